// Generated from schemas/clients/UnregisterBroker{Request,Response}.json. Do not edit.

/**
 * UnregisterBroker (API, key 64), versions 0.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  putInt16,
  putInt32,
  readCompactNullableString,
  type Reader,
  readInt16,
  readInt32,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  type TaggedField,
  writeCompactNullableString,
  writeInt32,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of an UnregisterBroker request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeUnregisterBrokerRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): UnregisterBrokerRequest {
  return runDecode(
    "UnregisterBrokerRequest",
    0,
    0,
    readUnregisterBrokerRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an UnregisterBroker request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeUnregisterBrokerRequest(
  message: UnregisterBrokerRequestInit,
  version: number,
): Bytes {
  return runEncode("UnregisterBrokerRequest", 0, 0, writeUnregisterBrokerRequest, message, version);
}

/**
 * Encodes the body of an UnregisterBroker request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeUnregisterBrokerRequestInto(
  message: UnregisterBrokerRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "UnregisterBrokerRequest",
    0,
    0,
    writeUnregisterBrokerRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of UnregisterBrokerRequest, for registries. */
export const UnregisterBrokerRequestCodec: MessageCodec<UnregisterBrokerRequest> = {
  name: "UnregisterBrokerRequest",
  type: "request",
  module: "clients",
  apiKey: 64,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeUnregisterBrokerRequest,
  encode: encodeUnregisterBrokerRequest,
};

/** UnregisterBrokerRequest: a request, key 64, versions 0, flexible versions 0+. */
export interface UnregisterBrokerRequest {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from UnregisterBrokerRequest.json BrokerId
   */
  brokerId: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for UnregisterBrokerRequest; fields with a default may be left out. */
export interface UnregisterBrokerRequestInit {
  /** See {@linkcode UnregisterBrokerRequest.brokerId}. */
  brokerId: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readUnregisterBrokerRequest(r: Reader): UnregisterBrokerRequest {
  const m: UnregisterBrokerRequest = {
    brokerId: readInt32(r, "brokerId"),
  };
  readTags(r, m);
  return m;
}

function writeUnregisterBrokerRequest(w: Writer, m: UnregisterBrokerRequestInit): void {
  const { brokerId, unknownTaggedFields } = m;
  writeInt32(w, "brokerId", brokerId);
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an UnregisterBroker response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeUnregisterBrokerResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): UnregisterBrokerResponse {
  return runDecode(
    "UnregisterBrokerResponse",
    0,
    0,
    readUnregisterBrokerResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an UnregisterBroker response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeUnregisterBrokerResponse(
  message: UnregisterBrokerResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "UnregisterBrokerResponse",
    0,
    0,
    writeUnregisterBrokerResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of an UnregisterBroker response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeUnregisterBrokerResponseInto(
  message: UnregisterBrokerResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "UnregisterBrokerResponse",
    0,
    0,
    writeUnregisterBrokerResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of UnregisterBrokerResponse, for registries. */
export const UnregisterBrokerResponseCodec: MessageCodec<UnregisterBrokerResponse> = {
  name: "UnregisterBrokerResponse",
  type: "response",
  module: "clients",
  apiKey: 64,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeUnregisterBrokerResponse,
  encode: encodeUnregisterBrokerResponse,
};

/** UnregisterBrokerResponse: a response, key 64, versions 0, flexible versions 0+. */
export interface UnregisterBrokerResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from UnregisterBrokerResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from UnregisterBrokerResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from UnregisterBrokerResponse.json ErrorMessage
   */
  errorMessage: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for UnregisterBrokerResponse; fields with a default may be left out. */
export interface UnregisterBrokerResponseInit {
  /** See {@linkcode UnregisterBrokerResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode UnregisterBrokerResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode UnregisterBrokerResponse.errorMessage}. */
  errorMessage: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readUnregisterBrokerResponse(r: Reader): UnregisterBrokerResponse {
  const m: UnregisterBrokerResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
  };
  readTags(r, m);
  return m;
}

function writeUnregisterBrokerResponse(w: Writer, m: UnregisterBrokerResponseInit): void {
  const { throttleTimeMs, errorCode, errorMessage, unknownTaggedFields } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of UnregisterBroker. */
export const UnregisterBroker: Api<UnregisterBrokerRequestInit, UnregisterBrokerResponse> = {
  name: "UnregisterBroker",
  key: 64,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeUnregisterBrokerRequest,
  decodeResponse: decodeUnregisterBrokerResponse,
};

/** The broker's half of UnregisterBroker. */
export const UnregisterBrokerServer: ServerApi<
  UnregisterBrokerRequest,
  UnregisterBrokerResponseInit
> = {
  name: "UnregisterBroker",
  key: 64,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeUnregisterBrokerRequest,
  encodeResponse: encodeUnregisterBrokerResponse,
};
