// Generated from schemas/clients/SaslAuthenticate{Request,Response}.json. Do not edit.

/**
 * SaslAuthenticate (API, key 36), versions 0-2.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  readBytes,
  readCompactBytes,
  readCompactNullableString,
  type Reader,
  readInt16,
  readInt64,
  readNullableString,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  type TaggedField,
  writeBytes,
  writeCompactBytes,
  writeCompactNullableString,
  writeInt16,
  writeInt64,
  writeNoTags,
  writeNullableString,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a SaslAuthenticate request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeSaslAuthenticateRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): SaslAuthenticateRequest {
  return runDecode(
    "SaslAuthenticateRequest",
    0,
    2,
    readSaslAuthenticateRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a SaslAuthenticate request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeSaslAuthenticateRequest(
  message: SaslAuthenticateRequestInit,
  version: number,
): Bytes {
  return runEncode("SaslAuthenticateRequest", 0, 2, writeSaslAuthenticateRequest, message, version);
}

/**
 * Encodes the body of a SaslAuthenticate request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeSaslAuthenticateRequestInto(
  message: SaslAuthenticateRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "SaslAuthenticateRequest",
    0,
    2,
    writeSaslAuthenticateRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of SaslAuthenticateRequest, for registries. */
export const SaslAuthenticateRequestCodec: MessageCodec<SaslAuthenticateRequest> = {
  name: "SaslAuthenticateRequest",
  type: "request",
  module: "clients",
  apiKey: 36,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decode: decodeSaslAuthenticateRequest,
  encode: encodeSaslAuthenticateRequest,
};

/** SaslAuthenticateRequest: a request, key 36, versions 0-2, flexible versions 2+. */
export interface SaslAuthenticateRequest {
  /**
   * bytes, versions 0+, secret.
   *
   * @generated from SaslAuthenticateRequest.json AuthBytes
   */
  authBytes: Uint8Array;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for SaslAuthenticateRequest; fields with a default may be left out. */
export interface SaslAuthenticateRequestInit {
  /** See {@linkcode SaslAuthenticateRequest.authBytes}. */
  authBytes: Uint8Array;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readSaslAuthenticateRequest(r: Reader, version: number): SaslAuthenticateRequest {
  const m: SaslAuthenticateRequest = {
    authBytes: version >= 2 ? readCompactBytes(r, "authBytes") : readBytes(r, "authBytes"),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeSaslAuthenticateRequest(
  w: Writer,
  m: SaslAuthenticateRequestInit,
  version: number,
): void {
  const { authBytes, unknownTaggedFields } = m;
  if (version >= 2) writeCompactBytes(w, "authBytes", authBytes);
  else writeBytes(w, "authBytes", authBytes);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a SaslAuthenticate response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeSaslAuthenticateResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): SaslAuthenticateResponse {
  return runDecode(
    "SaslAuthenticateResponse",
    0,
    2,
    readSaslAuthenticateResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a SaslAuthenticate response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeSaslAuthenticateResponse(
  message: SaslAuthenticateResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "SaslAuthenticateResponse",
    0,
    2,
    writeSaslAuthenticateResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a SaslAuthenticate response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeSaslAuthenticateResponseInto(
  message: SaslAuthenticateResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "SaslAuthenticateResponse",
    0,
    2,
    writeSaslAuthenticateResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of SaslAuthenticateResponse, for registries. */
export const SaslAuthenticateResponseCodec: MessageCodec<SaslAuthenticateResponse> = {
  name: "SaslAuthenticateResponse",
  type: "response",
  module: "clients",
  apiKey: 36,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decode: decodeSaslAuthenticateResponse,
  encode: encodeSaslAuthenticateResponse,
};

/** SaslAuthenticateResponse: a response, key 36, versions 0-2, flexible versions 2+. */
export interface SaslAuthenticateResponse {
  /**
   * int16, versions 0+.
   *
   * @generated from SaslAuthenticateResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from SaslAuthenticateResponse.json ErrorMessage
   */
  errorMessage: string | null;
  /**
   * bytes, versions 0+, secret.
   *
   * @generated from SaslAuthenticateResponse.json AuthBytes
   */
  authBytes: Uint8Array;
  /**
   * int64, versions 1+, default 0, ignorable.
   *
   * @generated from SaslAuthenticateResponse.json SessionLifetimeMs
   */
  sessionLifetimeMs: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for SaslAuthenticateResponse; fields with a default may be left out. */
export interface SaslAuthenticateResponseInit {
  /** See {@linkcode SaslAuthenticateResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode SaslAuthenticateResponse.errorMessage}. */
  errorMessage: string | null;
  /** See {@linkcode SaslAuthenticateResponse.authBytes}. */
  authBytes: Uint8Array;
  /** See {@linkcode SaslAuthenticateResponse.sessionLifetimeMs}. */
  sessionLifetimeMs?: bigint | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readSaslAuthenticateResponse(r: Reader, version: number): SaslAuthenticateResponse {
  const m: SaslAuthenticateResponse = {
    errorCode: readInt16(r, "errorCode"),
    errorMessage: version >= 2 ? readCompactNullableString(r, "errorMessage")
      : readNullableString(r, "errorMessage"),
    authBytes: version >= 2 ? readCompactBytes(r, "authBytes") : readBytes(r, "authBytes"),
    sessionLifetimeMs: version >= 1 ? readInt64(r, "sessionLifetimeMs") : 0n,
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeSaslAuthenticateResponse(
  w: Writer,
  m: SaslAuthenticateResponseInit,
  version: number,
): void {
  const { errorCode, errorMessage, authBytes, sessionLifetimeMs = 0n, unknownTaggedFields } = m;
  writeInt16(w, "errorCode", errorCode);
  if (version >= 2) writeCompactNullableString(w, "errorMessage", errorMessage);
  else writeNullableString(w, "errorMessage", errorMessage);
  if (version >= 2) writeCompactBytes(w, "authBytes", authBytes);
  else writeBytes(w, "authBytes", authBytes);
  if (version >= 1) writeInt64(w, "sessionLifetimeMs", sessionLifetimeMs);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of SaslAuthenticate. */
export const SaslAuthenticate: Api<SaslAuthenticateRequestInit, SaslAuthenticateResponse> = {
  name: "SaslAuthenticate",
  key: 36,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  encodeRequest: encodeSaslAuthenticateRequest,
  decodeResponse: decodeSaslAuthenticateResponse,
};

/** The broker's half of SaslAuthenticate. */
export const SaslAuthenticateServer: ServerApi<
  SaslAuthenticateRequest,
  SaslAuthenticateResponseInit
> = {
  name: "SaslAuthenticate",
  key: 36,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decodeRequest: decodeSaslAuthenticateRequest,
  encodeResponse: encodeSaslAuthenticateResponse,
};
