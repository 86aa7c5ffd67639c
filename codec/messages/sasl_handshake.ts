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
  type Reader,
  readList,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  writeList,
  type Writer,
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
  r.down();
  r.at("mechanism"); const mechanism = r.string(repeated);
  const m: SaslHandshakeRequest = { mechanism };
  r.up();
  return m;
}

function writeSaslHandshakeRequest(w: Writer, m: SaslHandshakeRequestInit): void {
  w.down(m);
  const { mechanism } = m;
  w.at("mechanism"); w.string(mechanism);
  w.up();
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
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("mechanisms"); const mechanisms = readList(r, r.count(2, 8), (r) => r.string(repeated));
  const m: SaslHandshakeResponse = { errorCode, mechanisms };
  r.up();
  return m;
}

function writeSaslHandshakeResponse(w: Writer, m: SaslHandshakeResponseInit): void {
  w.down(m);
  const { errorCode, mechanisms } = m;
  w.at("errorCode"); w.int16(errorCode);
  w.at("mechanisms"); writeList(w, mechanisms, w.count(mechanisms), (w, x) => w.string(x));
  w.up();
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
