// Generated from schemas/clients/Envelope{Request,Response}.json. Do not edit.

/**
 * Envelope (API, key 58), versions 0.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  readCompactBytes,
  readCompactNullableBytes,
  type Reader,
  readInt16,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  type TaggedField,
  writeCompactBytes,
  writeCompactNullableBytes,
  writeInt16,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of an Envelope request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeEnvelopeRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): EnvelopeRequest {
  return runDecode("EnvelopeRequest", 0, 0, readEnvelopeRequest, body, version, options);
}

/**
 * Encodes the body of an Envelope request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeEnvelopeRequest(message: EnvelopeRequestInit, version: number): Bytes {
  return runEncode("EnvelopeRequest", 0, 0, writeEnvelopeRequest, message, version);
}

/**
 * Encodes the body of an Envelope request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeEnvelopeRequestInto(
  message: EnvelopeRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "EnvelopeRequest",
    0,
    0,
    writeEnvelopeRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of EnvelopeRequest, for registries. */
export const EnvelopeRequestCodec: MessageCodec<EnvelopeRequest> = {
  name: "EnvelopeRequest",
  type: "request",
  module: "clients",
  apiKey: 58,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeEnvelopeRequest,
  encode: encodeEnvelopeRequest,
};

/** EnvelopeRequest: a request, key 58, versions 0, flexible versions 0+. */
export interface EnvelopeRequest {
  /**
   * bytes, versions 0+, secret.
   *
   * @generated from EnvelopeRequest.json RequestData
   */
  requestData: Uint8Array;
  /**
   * bytes, versions 0+, nullable 0+.
   *
   * @generated from EnvelopeRequest.json RequestPrincipal
   */
  requestPrincipal: Uint8Array | null;
  /**
   * bytes, versions 0+.
   *
   * @generated from EnvelopeRequest.json ClientHostAddress
   */
  clientHostAddress: Uint8Array;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for EnvelopeRequest; fields with a default may be left out. */
export interface EnvelopeRequestInit {
  /** See {@linkcode EnvelopeRequest.requestData}. */
  requestData: Uint8Array;
  /** See {@linkcode EnvelopeRequest.requestPrincipal}. */
  requestPrincipal: Uint8Array | null;
  /** See {@linkcode EnvelopeRequest.clientHostAddress}. */
  clientHostAddress: Uint8Array;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readEnvelopeRequest(r: Reader): EnvelopeRequest {
  const m: EnvelopeRequest = {
    requestData: readCompactBytes(r, "requestData"),
    requestPrincipal: readCompactNullableBytes(r, "requestPrincipal"),
    clientHostAddress: readCompactBytes(r, "clientHostAddress"),
  };
  readTags(r, m);
  return m;
}

function writeEnvelopeRequest(w: Writer, m: EnvelopeRequestInit): void {
  const { requestData, requestPrincipal, clientHostAddress, unknownTaggedFields } = m;
  writeCompactBytes(w, "requestData", requestData);
  writeCompactNullableBytes(w, "requestPrincipal", requestPrincipal);
  writeCompactBytes(w, "clientHostAddress", clientHostAddress);
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an Envelope response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeEnvelopeResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): EnvelopeResponse {
  return runDecode("EnvelopeResponse", 0, 0, readEnvelopeResponse, body, version, options);
}

/**
 * Encodes the body of an Envelope response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeEnvelopeResponse(message: EnvelopeResponseInit, version: number): Bytes {
  return runEncode("EnvelopeResponse", 0, 0, writeEnvelopeResponse, message, version);
}

/**
 * Encodes the body of an Envelope response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeEnvelopeResponseInto(
  message: EnvelopeResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "EnvelopeResponse",
    0,
    0,
    writeEnvelopeResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of EnvelopeResponse, for registries. */
export const EnvelopeResponseCodec: MessageCodec<EnvelopeResponse> = {
  name: "EnvelopeResponse",
  type: "response",
  module: "clients",
  apiKey: 58,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeEnvelopeResponse,
  encode: encodeEnvelopeResponse,
};

/** EnvelopeResponse: a response, key 58, versions 0, flexible versions 0+. */
export interface EnvelopeResponse {
  /**
   * bytes, versions 0+, nullable 0+, default null, secret.
   *
   * @generated from EnvelopeResponse.json ResponseData
   */
  responseData: Uint8Array | null;
  /**
   * int16, versions 0+.
   *
   * @generated from EnvelopeResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for EnvelopeResponse; fields with a default may be left out. */
export interface EnvelopeResponseInit {
  /** See {@linkcode EnvelopeResponse.responseData}. */
  responseData?: Uint8Array | null | undefined;
  /** See {@linkcode EnvelopeResponse.errorCode}. */
  errorCode: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readEnvelopeResponse(r: Reader): EnvelopeResponse {
  const m: EnvelopeResponse = {
    responseData: readCompactNullableBytes(r, "responseData"),
    errorCode: readInt16(r, "errorCode"),
  };
  readTags(r, m);
  return m;
}

function writeEnvelopeResponse(w: Writer, m: EnvelopeResponseInit): void {
  const { responseData = null, errorCode, unknownTaggedFields } = m;
  writeCompactNullableBytes(w, "responseData", responseData);
  writeInt16(w, "errorCode", errorCode);
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of Envelope. */
export const Envelope: Api<EnvelopeRequestInit, EnvelopeResponse> = {
  name: "Envelope",
  key: 58,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  encodeRequest: encodeEnvelopeRequest,
  decodeResponse: decodeEnvelopeResponse,
};

/** The broker's half of Envelope. */
export const EnvelopeServer: ServerApi<EnvelopeRequest, EnvelopeResponseInit> = {
  name: "Envelope",
  key: 58,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeEnvelopeRequest,
  encodeResponse: encodeEnvelopeResponse,
};
