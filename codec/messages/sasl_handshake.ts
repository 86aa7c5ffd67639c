// Generated from schemas/clients/SaslHandshake{Request,Response}.json. Do not edit.

/**
 * SaslHandshake (API, key 17), versions 0-1.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  readCount,
  type Reader,
  readInt16,
  readList,
  readString,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  writeCount,
  writeInt16,
  writeList,
  type Writer,
  writeString,
} from "../wire/mod.ts";

/**
 * Decodes the body of a SaslHandshake request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeSaslHandshakeRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): SaslHandshakeRequest {
  return runDecode("SaslHandshakeRequest", 0, 1, readSaslHandshakeRequest, body, version, options);
}

/**
 * Encodes the body of a SaslHandshake request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeSaslHandshakeRequest(
  message: SaslHandshakeRequestInit,
  version: number,
): Bytes {
  return runEncode("SaslHandshakeRequest", 0, 1, writeSaslHandshakeRequest, message, version);
}

/**
 * Encodes the body of a SaslHandshake request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeSaslHandshakeRequestInto(
  message: SaslHandshakeRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "SaslHandshakeRequest",
    0,
    1,
    writeSaslHandshakeRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of SaslHandshakeRequest, for registries. */
export const SaslHandshakeRequestCodec: MessageCodec<SaslHandshakeRequest> = {
  name: "SaslHandshakeRequest",
  type: "request",
  module: "clients",
  apiKey: 17,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: null,
  decode: decodeSaslHandshakeRequest,
  encode: encodeSaslHandshakeRequest,
};

/** SaslHandshakeRequest: a request, key 17, versions 0-1, no flexible version. */
export interface SaslHandshakeRequest {
  /**
   * string, versions 0+.
   *
   * @generated from SaslHandshakeRequest.json Mechanism
   */
  mechanism: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for SaslHandshakeRequest; fields with a default may be left out. */
export interface SaslHandshakeRequestInit {
  /** See {@linkcode SaslHandshakeRequest.mechanism}. */
  mechanism: string;
}

function readSaslHandshakeRequest(r: Reader): SaslHandshakeRequest {
  const m: SaslHandshakeRequest = {
    mechanism: readString(r, "mechanism", repeated),
  };
  return m;
}

function writeSaslHandshakeRequest(w: Writer, m: SaslHandshakeRequestInit): void {
  const { mechanism } = m;
  writeString(w, "mechanism", mechanism);
}

/**
 * Decodes the body of a SaslHandshake response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeSaslHandshakeResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): SaslHandshakeResponse {
  return runDecode(
    "SaslHandshakeResponse",
    0,
    1,
    readSaslHandshakeResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a SaslHandshake response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeSaslHandshakeResponse(
  message: SaslHandshakeResponseInit,
  version: number,
): Bytes {
  return runEncode("SaslHandshakeResponse", 0, 1, writeSaslHandshakeResponse, message, version);
}

/**
 * Encodes the body of a SaslHandshake response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeSaslHandshakeResponseInto(
  message: SaslHandshakeResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "SaslHandshakeResponse",
    0,
    1,
    writeSaslHandshakeResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of SaslHandshakeResponse, for registries. */
export const SaslHandshakeResponseCodec: MessageCodec<SaslHandshakeResponse> = {
  name: "SaslHandshakeResponse",
  type: "response",
  module: "clients",
  apiKey: 17,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: null,
  decode: decodeSaslHandshakeResponse,
  encode: encodeSaslHandshakeResponse,
};

/** SaslHandshakeResponse: a response, key 17, versions 0-1, no flexible version. */
export interface SaslHandshakeResponse {
  /**
   * int16, versions 0+.
   *
   * @generated from SaslHandshakeResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * []string, versions 0+.
   *
   * @generated from SaslHandshakeResponse.json Mechanisms
   */
  mechanisms: readonly string[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for SaslHandshakeResponse; fields with a default may be left out. */
export interface SaslHandshakeResponseInit {
  /** See {@linkcode SaslHandshakeResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode SaslHandshakeResponse.mechanisms}. */
  mechanisms: readonly string[];
}

function readSaslHandshakeResponse(r: Reader): SaslHandshakeResponse {
  const m: SaslHandshakeResponse = {
    errorCode: readInt16(r, "errorCode"),
    mechanisms: readList(r, readCount(r, "mechanisms", 2), (r, i) => readString(r, i, repeated)),
  };
  return m;
}

function writeSaslHandshakeResponse(w: Writer, m: SaslHandshakeResponseInit): void {
  const { errorCode, mechanisms } = m;
  writeInt16(w, "errorCode", errorCode);
  writeList(w, "mechanisms", mechanisms, writeCount(w, "mechanisms", mechanisms), writeString);
}

/** The client's half of SaslHandshake. */
export const SaslHandshake: Api<SaslHandshakeRequestInit, SaslHandshakeResponse> = {
  name: "SaslHandshake",
  key: 17,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: null,
  encodeRequest: encodeSaslHandshakeRequest,
  decodeResponse: decodeSaslHandshakeResponse,
};

/** The broker's half of SaslHandshake. */
export const SaslHandshakeServer: ServerApi<SaslHandshakeRequest, SaslHandshakeResponseInit> = {
  name: "SaslHandshake",
  key: 17,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: null,
  decodeRequest: decodeSaslHandshakeRequest,
  encodeResponse: encodeSaslHandshakeResponse,
};
