// Generated from schemas/clients/UnregisterController{Request,Response}.json. Do not edit.

/**
 * UnregisterController (API, key 94), versions 0.
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
 * Decodes the body of an UnregisterController request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeUnregisterControllerRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): UnregisterControllerRequest {
  return runDecode(
    "UnregisterControllerRequest",
    0,
    0,
    readUnregisterControllerRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an UnregisterController request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeUnregisterControllerRequest(
  message: UnregisterControllerRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "UnregisterControllerRequest",
    0,
    0,
    writeUnregisterControllerRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of an UnregisterController request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeUnregisterControllerRequestInto(
  message: UnregisterControllerRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "UnregisterControllerRequest",
    0,
    0,
    writeUnregisterControllerRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of UnregisterControllerRequest, for registries. */
export const UnregisterControllerRequestCodec: MessageCodec<UnregisterControllerRequest> = {
  name: "UnregisterControllerRequest",
  type: "request",
  module: "clients",
  apiKey: 94,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeUnregisterControllerRequest,
  encode: encodeUnregisterControllerRequest,
};

/** UnregisterControllerRequest: a request, key 94, versions 0, flexible versions 0+. */
export interface UnregisterControllerRequest {
  /**
   * int32, versions 0+.
   *
   * @generated from UnregisterControllerRequest.json ControllerId
   */
  controllerId: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for UnregisterControllerRequest; fields with a default may be left out.
 */
export interface UnregisterControllerRequestInit {
  /** See {@linkcode UnregisterControllerRequest.controllerId}. */
  controllerId: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readUnregisterControllerRequest(r: Reader): UnregisterControllerRequest {
  const m: UnregisterControllerRequest = {
    controllerId: readInt32(r, "controllerId"),
  };
  readTags(r, m);
  return m;
}

function writeUnregisterControllerRequest(w: Writer, m: UnregisterControllerRequestInit): void {
  const { controllerId, unknownTaggedFields } = m;
  writeInt32(w, "controllerId", controllerId);
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an UnregisterController response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeUnregisterControllerResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): UnregisterControllerResponse {
  return runDecode(
    "UnregisterControllerResponse",
    0,
    0,
    readUnregisterControllerResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an UnregisterController response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeUnregisterControllerResponse(
  message: UnregisterControllerResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "UnregisterControllerResponse",
    0,
    0,
    writeUnregisterControllerResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of an UnregisterController response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeUnregisterControllerResponseInto(
  message: UnregisterControllerResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "UnregisterControllerResponse",
    0,
    0,
    writeUnregisterControllerResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of UnregisterControllerResponse, for registries. */
export const UnregisterControllerResponseCodec: MessageCodec<UnregisterControllerResponse> = {
  name: "UnregisterControllerResponse",
  type: "response",
  module: "clients",
  apiKey: 94,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeUnregisterControllerResponse,
  encode: encodeUnregisterControllerResponse,
};

/** UnregisterControllerResponse: a response, key 94, versions 0, flexible versions 0+. */
export interface UnregisterControllerResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from UnregisterControllerResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from UnregisterControllerResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from UnregisterControllerResponse.json ErrorMessage
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

/**
 * What encoders take for UnregisterControllerResponse; fields with a default may be left out.
 */
export interface UnregisterControllerResponseInit {
  /** See {@linkcode UnregisterControllerResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode UnregisterControllerResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode UnregisterControllerResponse.errorMessage}. */
  errorMessage: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readUnregisterControllerResponse(r: Reader): UnregisterControllerResponse {
  const m: UnregisterControllerResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
  };
  readTags(r, m);
  return m;
}

function writeUnregisterControllerResponse(w: Writer, m: UnregisterControllerResponseInit): void {
  const { throttleTimeMs, errorCode, errorMessage, unknownTaggedFields } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of UnregisterController. */
export const UnregisterController: Api<
  UnregisterControllerRequestInit,
  UnregisterControllerResponse
> = {
  name: "UnregisterController",
  key: 94,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeUnregisterControllerRequest,
  decodeResponse: decodeUnregisterControllerResponse,
};

/** The broker's half of UnregisterController. */
export const UnregisterControllerServer: ServerApi<
  UnregisterControllerRequest,
  UnregisterControllerResponseInit
> = {
  name: "UnregisterController",
  key: 94,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeUnregisterControllerRequest,
  encodeResponse: encodeUnregisterControllerResponse,
};
