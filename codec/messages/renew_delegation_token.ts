// Generated from schemas/clients/RenewDelegationToken{Request,Response}.json. Do not edit.

/**
 * RenewDelegationToken (API, key 39), versions 0-2.
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
 * Decodes the body of a RenewDelegationToken request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeRenewDelegationTokenRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): RenewDelegationTokenRequest {
  return runDecode(
    "RenewDelegationTokenRequest",
    0,
    2,
    readRenewDelegationTokenRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a RenewDelegationToken request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeRenewDelegationTokenRequest(
  message: RenewDelegationTokenRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "RenewDelegationTokenRequest",
    0,
    2,
    writeRenewDelegationTokenRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a RenewDelegationToken request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeRenewDelegationTokenRequestInto(
  message: RenewDelegationTokenRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "RenewDelegationTokenRequest",
    0,
    2,
    writeRenewDelegationTokenRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of RenewDelegationTokenRequest, for registries. */
export const RenewDelegationTokenRequestCodec: MessageCodec<RenewDelegationTokenRequest> = {
  name: "RenewDelegationTokenRequest",
  type: "request",
  module: "clients",
  apiKey: 39,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decode: decodeRenewDelegationTokenRequest,
  encode: encodeRenewDelegationTokenRequest,
};

/** RenewDelegationTokenRequest: a request, key 39, versions 0-2, flexible versions 2+. */
export interface RenewDelegationTokenRequest {
  /**
   * bytes, versions 0+, secret.
   *
   * @generated from RenewDelegationTokenRequest.json Hmac
   */
  hmac: Uint8Array;
  /**
   * int64, versions 0+.
   *
   * @generated from RenewDelegationTokenRequest.json RenewPeriodMs
   */
  renewPeriodMs: bigint;
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
 * What encoders take for RenewDelegationTokenRequest; fields with a default may be left out.
 */
export interface RenewDelegationTokenRequestInit {
  /** See {@linkcode RenewDelegationTokenRequest.hmac}. */
  hmac: Uint8Array;
  /** See {@linkcode RenewDelegationTokenRequest.renewPeriodMs}. */
  renewPeriodMs: bigint;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readRenewDelegationTokenRequest(r: Reader, version: number): RenewDelegationTokenRequest {
  const m: RenewDelegationTokenRequest = {
    hmac: version >= 2 ? readCompactBytes(r, "hmac") : readBytes(r, "hmac"),
    renewPeriodMs: readInt64(r, "renewPeriodMs"),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeRenewDelegationTokenRequest(
  w: Writer,
  m: RenewDelegationTokenRequestInit,
  version: number,
): void {
  const { hmac, renewPeriodMs, unknownTaggedFields } = m;
  if (version >= 2) writeCompactBytes(w, "hmac", hmac);
  else writeBytes(w, "hmac", hmac);
  writeInt64(w, "renewPeriodMs", renewPeriodMs);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a RenewDelegationToken response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeRenewDelegationTokenResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): RenewDelegationTokenResponse {
  return runDecode(
    "RenewDelegationTokenResponse",
    0,
    2,
    readRenewDelegationTokenResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a RenewDelegationToken response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeRenewDelegationTokenResponse(
  message: RenewDelegationTokenResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "RenewDelegationTokenResponse",
    0,
    2,
    writeRenewDelegationTokenResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a RenewDelegationToken response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeRenewDelegationTokenResponseInto(
  message: RenewDelegationTokenResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "RenewDelegationTokenResponse",
    0,
    2,
    writeRenewDelegationTokenResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of RenewDelegationTokenResponse, for registries. */
export const RenewDelegationTokenResponseCodec: MessageCodec<RenewDelegationTokenResponse> = {
  name: "RenewDelegationTokenResponse",
  type: "response",
  module: "clients",
  apiKey: 39,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decode: decodeRenewDelegationTokenResponse,
  encode: encodeRenewDelegationTokenResponse,
};

/** RenewDelegationTokenResponse: a response, key 39, versions 0-2, flexible versions 2+. */
export interface RenewDelegationTokenResponse {
  /**
   * int16, versions 0+.
   *
   * @generated from RenewDelegationTokenResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * int64, versions 0+.
   *
   * @generated from RenewDelegationTokenResponse.json ExpiryTimestampMs
   */
  expiryTimestampMs: bigint;
  /**
   * int32, versions 0+.
   *
   * @generated from RenewDelegationTokenResponse.json ThrottleTimeMs
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
 * What encoders take for RenewDelegationTokenResponse; fields with a default may be left out.
 */
export interface RenewDelegationTokenResponseInit {
  /** See {@linkcode RenewDelegationTokenResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode RenewDelegationTokenResponse.expiryTimestampMs}. */
  expiryTimestampMs: bigint;
  /** See {@linkcode RenewDelegationTokenResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readRenewDelegationTokenResponse(
  r: Reader,
  version: number,
): RenewDelegationTokenResponse {
  const m: RenewDelegationTokenResponse = {
    errorCode: readInt16(r, "errorCode"),
    expiryTimestampMs: readInt64(r, "expiryTimestampMs"),
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeRenewDelegationTokenResponse(
  w: Writer,
  m: RenewDelegationTokenResponseInit,
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

/** The client's half of RenewDelegationToken. */
export const RenewDelegationToken: Api<
  RenewDelegationTokenRequestInit,
  RenewDelegationTokenResponse
> = {
  name: "RenewDelegationToken",
  key: 39,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  throttlesFrom: 1,
  encodeRequest: encodeRenewDelegationTokenRequest,
  decodeResponse: decodeRenewDelegationTokenResponse,
};

/** The broker's half of RenewDelegationToken. */
export const RenewDelegationTokenServer: ServerApi<
  RenewDelegationTokenRequest,
  RenewDelegationTokenResponseInit
> = {
  name: "RenewDelegationToken",
  key: 39,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decodeRequest: decodeRenewDelegationTokenRequest,
  encodeResponse: encodeRenewDelegationTokenResponse,
};
