// Generated from schemas/clients/EndTxn{Request,Response}.json. Do not edit.

/**
 * EndTxn (API, key 26), versions 0-5.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  putBool,
  putInt16,
  putInt32,
  putInt64,
  readBool,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readString,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  type TaggedField,
  writeCompactString,
  writeInt16,
  writeInt64,
  writeNoTags,
  type Writer,
  writeString,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of an EndTxn request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 5.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 5.
 */
export function decodeEndTxnRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): EndTxnRequest {
  return runDecode("EndTxnRequest", 0, 5, readEndTxnRequest, body, version, options);
}

/**
 * Encodes the body of an EndTxn request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 5.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeEndTxnRequest(message: EndTxnRequestInit, version: number): Bytes {
  return runEncode("EndTxnRequest", 0, 5, writeEndTxnRequest, message, version);
}

/**
 * Encodes the body of an EndTxn request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeEndTxnRequestInto(
  message: EndTxnRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto("EndTxnRequest", 0, 5, writeEndTxnRequest, message, version, target, offset);
}

/** Both directions of EndTxnRequest, for registries. */
export const EndTxnRequestCodec: MessageCodec<EndTxnRequest> = {
  name: "EndTxnRequest",
  type: "request",
  module: "clients",
  apiKey: 26,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 3,
  decode: decodeEndTxnRequest,
  encode: encodeEndTxnRequest,
};

/** EndTxnRequest: a request, key 26, versions 0-5, flexible versions 3+. */
export interface EndTxnRequest {
  /**
   * string, versions 0+, transactionalId.
   *
   * @generated from EndTxnRequest.json TransactionalId
   */
  transactionalId: string;
  /**
   * int64, versions 0+, producerId.
   *
   * @generated from EndTxnRequest.json ProducerId
   */
  producerId: bigint;
  /**
   * int16, versions 0+.
   *
   * @generated from EndTxnRequest.json ProducerEpoch
   */
  producerEpoch: number;
  /**
   * bool, versions 0+.
   *
   * @generated from EndTxnRequest.json Committed
   */
  committed: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for EndTxnRequest; fields with a default may be left out. */
export interface EndTxnRequestInit {
  /** See {@linkcode EndTxnRequest.transactionalId}. */
  transactionalId: string;
  /** See {@linkcode EndTxnRequest.producerId}. */
  producerId: bigint;
  /** See {@linkcode EndTxnRequest.producerEpoch}. */
  producerEpoch: number;
  /** See {@linkcode EndTxnRequest.committed}. */
  committed: boolean;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readEndTxnRequest(r: Reader, version: number): EndTxnRequest {
  const m: EndTxnRequest = {
    transactionalId: version >= 3 ? readCompactString(r, "transactionalId")
      : readString(r, "transactionalId"),
    producerId: readInt64(r, "producerId"),
    producerEpoch: readInt16(r, "producerEpoch"),
    committed: readBool(r, "committed"),
  };
  if (version >= 3) readTags(r, m);
  return m;
}

function writeEndTxnRequest(w: Writer, m: EndTxnRequestInit, version: number): void {
  const { transactionalId, producerId, producerEpoch, committed, unknownTaggedFields } = m;
  if (version >= 3) writeCompactString(w, "transactionalId", transactionalId);
  else writeString(w, "transactionalId", transactionalId);
  const atProducerId = w.room(11);
  putInt64(w, atProducerId, "producerId", producerId);
  putInt16(w, atProducerId + 8, "producerEpoch", producerEpoch);
  putBool(w, atProducerId + 10, "committed", committed);
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an EndTxn response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 5.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 5.
 */
export function decodeEndTxnResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): EndTxnResponse {
  return runDecode("EndTxnResponse", 0, 5, readEndTxnResponse, body, version, options);
}

/**
 * Encodes the body of an EndTxn response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 5.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeEndTxnResponse(message: EndTxnResponseInit, version: number): Bytes {
  return runEncode("EndTxnResponse", 0, 5, writeEndTxnResponse, message, version);
}

/**
 * Encodes the body of an EndTxn response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeEndTxnResponseInto(
  message: EndTxnResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "EndTxnResponse",
    0,
    5,
    writeEndTxnResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of EndTxnResponse, for registries. */
export const EndTxnResponseCodec: MessageCodec<EndTxnResponse> = {
  name: "EndTxnResponse",
  type: "response",
  module: "clients",
  apiKey: 26,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 3,
  decode: decodeEndTxnResponse,
  encode: encodeEndTxnResponse,
};

/** EndTxnResponse: a response, key 26, versions 0-5, flexible versions 3+. */
export interface EndTxnResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from EndTxnResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from EndTxnResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * int64, versions 5+, default -1, ignorable, producerId.
   *
   * @generated from EndTxnResponse.json ProducerId
   */
  producerId: bigint;
  /**
   * int16, versions 5+, default -1, ignorable.
   *
   * @generated from EndTxnResponse.json ProducerEpoch
   */
  producerEpoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for EndTxnResponse; fields with a default may be left out. */
export interface EndTxnResponseInit {
  /** See {@linkcode EndTxnResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode EndTxnResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode EndTxnResponse.producerId}. */
  producerId?: bigint | undefined;
  /** See {@linkcode EndTxnResponse.producerEpoch}. */
  producerEpoch?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readEndTxnResponse(r: Reader, version: number): EndTxnResponse {
  const m: EndTxnResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    producerId: version >= 5 ? readInt64(r, "producerId") : -1n,
    producerEpoch: version >= 5 ? readInt16(r, "producerEpoch") : -1,
  };
  if (version >= 3) readTags(r, m);
  return m;
}

function writeEndTxnResponse(w: Writer, m: EndTxnResponseInit, version: number): void {
  const {
    throttleTimeMs,
    errorCode,
    producerId = -1n,
    producerEpoch = -1,
    unknownTaggedFields,
  } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  if (version >= 5) writeInt64(w, "producerId", producerId);
  if (version >= 5) writeInt16(w, "producerEpoch", producerEpoch);
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of EndTxn. */
export const EndTxn: Api<EndTxnRequestInit, EndTxnResponse> = {
  name: "EndTxn",
  key: 26,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 3,
  throttlesFrom: 1,
  encodeRequest: encodeEndTxnRequest,
  decodeResponse: decodeEndTxnResponse,
};

/** The broker's half of EndTxn. */
export const EndTxnServer: ServerApi<EndTxnRequest, EndTxnResponseInit> = {
  name: "EndTxn",
  key: 26,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 3,
  decodeRequest: decodeEndTxnRequest,
  encodeResponse: encodeEndTxnResponse,
};
