// Generated from schemas/clients/ExpireDelegationToken{Request,Response}.json. Do not edit.

/**
 * ExpireDelegationToken (API, key 40), versions 0-2.
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
  putInt64,
  readBytes,
  readCompactBytes,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  type TaggedField,
  writeBytes,
  writeCompactBytes,
  writeInt64,
  writeNoTags,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of an ExpireDelegationToken request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeExpireDelegationTokenRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ExpireDelegationTokenRequest {
  return runDecode(
    "ExpireDelegationTokenRequest",
    0,
    2,
    readExpireDelegationTokenRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an ExpireDelegationToken request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeExpireDelegationTokenRequest(
  message: ExpireDelegationTokenRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "ExpireDelegationTokenRequest",
    0,
    2,
    writeExpireDelegationTokenRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of an ExpireDelegationToken request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeExpireDelegationTokenRequestInto(
  message: ExpireDelegationTokenRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ExpireDelegationTokenRequest",
    0,
    2,
    writeExpireDelegationTokenRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ExpireDelegationTokenRequest, for registries. */
export const ExpireDelegationTokenRequestCodec: MessageCodec<ExpireDelegationTokenRequest> = {
  name: "ExpireDelegationTokenRequest",
  type: "request",
  module: "clients",
  apiKey: 40,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decode: decodeExpireDelegationTokenRequest,
  encode: encodeExpireDelegationTokenRequest,
};

/** ExpireDelegationTokenRequest: a request, key 40, versions 0-2, flexible versions 2+. */
export interface ExpireDelegationTokenRequest {
  /**
   * bytes, versions 0+, secret.
   *
   * @generated from ExpireDelegationTokenRequest.json Hmac
   */
  hmac: Uint8Array;
  /**
   * int64, versions 0+.
   *
   * @generated from ExpireDelegationTokenRequest.json ExpiryTimePeriodMs
   */
  expiryTimePeriodMs: bigint;
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
 * What encoders take for ExpireDelegationTokenRequest; fields with a default may be left out.
 */
export interface ExpireDelegationTokenRequestInit {
  /** See {@linkcode ExpireDelegationTokenRequest.hmac}. */
  hmac: Uint8Array;
  /** See {@linkcode ExpireDelegationTokenRequest.expiryTimePeriodMs}. */
  expiryTimePeriodMs: bigint;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readExpireDelegationTokenRequest(
  r: Reader,
  version: number,
): ExpireDelegationTokenRequest {
  const m: ExpireDelegationTokenRequest = {
    hmac: version >= 2 ? readCompactBytes(r, "hmac") : readBytes(r, "hmac"),
    expiryTimePeriodMs: readInt64(r, "expiryTimePeriodMs"),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeExpireDelegationTokenRequest(
  w: Writer,
  m: ExpireDelegationTokenRequestInit,
  version: number,
): void {
  const { hmac, expiryTimePeriodMs, unknownTaggedFields } = m;
  if (version >= 2) writeCompactBytes(w, "hmac", hmac);
  else writeBytes(w, "hmac", hmac);
  writeInt64(w, "expiryTimePeriodMs", expiryTimePeriodMs);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an ExpireDelegationToken response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeExpireDelegationTokenResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ExpireDelegationTokenResponse {
  return runDecode(
    "ExpireDelegationTokenResponse",
    0,
    2,
    readExpireDelegationTokenResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an ExpireDelegationToken response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeExpireDelegationTokenResponse(
  message: ExpireDelegationTokenResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "ExpireDelegationTokenResponse",
    0,
    2,
    writeExpireDelegationTokenResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of an ExpireDelegationToken response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeExpireDelegationTokenResponseInto(
  message: ExpireDelegationTokenResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ExpireDelegationTokenResponse",
    0,
    2,
    writeExpireDelegationTokenResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ExpireDelegationTokenResponse, for registries. */
export const ExpireDelegationTokenResponseCodec: MessageCodec<ExpireDelegationTokenResponse> = {
  name: "ExpireDelegationTokenResponse",
  type: "response",
  module: "clients",
  apiKey: 40,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decode: decodeExpireDelegationTokenResponse,
  encode: encodeExpireDelegationTokenResponse,
};

/** ExpireDelegationTokenResponse: a response, key 40, versions 0-2, flexible versions 2+. */
export interface ExpireDelegationTokenResponse {
  /**
   * int16, versions 0+.
   *
   * @generated from ExpireDelegationTokenResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * int64, versions 0+.
   *
   * @generated from ExpireDelegationTokenResponse.json ExpiryTimestampMs
   */
  expiryTimestampMs: bigint;
  /**
   * int32, versions 0+.
   *
   * @generated from ExpireDelegationTokenResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
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
 * What encoders take for ExpireDelegationTokenResponse; fields with a default may be left out.
 */
export interface ExpireDelegationTokenResponseInit {
  /** See {@linkcode ExpireDelegationTokenResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode ExpireDelegationTokenResponse.expiryTimestampMs}. */
  expiryTimestampMs: bigint;
  /** See {@linkcode ExpireDelegationTokenResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readExpireDelegationTokenResponse(
  r: Reader,
  version: number,
): ExpireDelegationTokenResponse {
  const m: ExpireDelegationTokenResponse = {
    errorCode: readInt16(r, "errorCode"),
    expiryTimestampMs: readInt64(r, "expiryTimestampMs"),
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeExpireDelegationTokenResponse(
  w: Writer,
  m: ExpireDelegationTokenResponseInit,
  version: number,
): void {
  const { errorCode, expiryTimestampMs, throttleTimeMs, unknownTaggedFields } = m;
  const atErrorCode = w.room(14);
  putInt16(w, atErrorCode, "errorCode", errorCode);
  putInt64(w, atErrorCode + 2, "expiryTimestampMs", expiryTimestampMs);
  putInt32(w, atErrorCode + 10, "throttleTimeMs", throttleTimeMs);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of ExpireDelegationToken. */
export const ExpireDelegationToken: Api<
  ExpireDelegationTokenRequestInit,
  ExpireDelegationTokenResponse
> = {
  name: "ExpireDelegationToken",
  key: 40,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  throttlesFrom: 1,
  encodeRequest: encodeExpireDelegationTokenRequest,
  decodeResponse: decodeExpireDelegationTokenResponse,
};

/** The broker's half of ExpireDelegationToken. */
export const ExpireDelegationTokenServer: ServerApi<
  ExpireDelegationTokenRequest,
  ExpireDelegationTokenResponseInit
> = {
  name: "ExpireDelegationToken",
  key: 40,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decodeRequest: decodeExpireDelegationTokenRequest,
  encodeResponse: encodeExpireDelegationTokenResponse,
};
