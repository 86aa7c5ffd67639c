// Generated from schemas/clients/AddOffsetsToTxn{Request,Response}.json. Do not edit.

/**
 * AddOffsetsToTxn (API, key 25), versions 0-4.
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
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readString,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  type TaggedField,
  writeCompactString,
  writeNoTags,
  type Writer,
  writeString,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of an AddOffsetsToTxn request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 4.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 4.
 */
export function decodeAddOffsetsToTxnRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AddOffsetsToTxnRequest {
  return runDecode(
    "AddOffsetsToTxnRequest",
    0,
    4,
    readAddOffsetsToTxnRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AddOffsetsToTxn request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 4.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAddOffsetsToTxnRequest(
  message: AddOffsetsToTxnRequestInit,
  version: number,
): Bytes {
  return runEncode("AddOffsetsToTxnRequest", 0, 4, writeAddOffsetsToTxnRequest, message, version);
}

/**
 * Encodes the body of an AddOffsetsToTxn request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAddOffsetsToTxnRequestInto(
  message: AddOffsetsToTxnRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AddOffsetsToTxnRequest",
    0,
    4,
    writeAddOffsetsToTxnRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AddOffsetsToTxnRequest, for registries. */
export const AddOffsetsToTxnRequestCodec: MessageCodec<AddOffsetsToTxnRequest> = {
  name: "AddOffsetsToTxnRequest",
  type: "request",
  module: "clients",
  apiKey: 25,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 3,
  decode: decodeAddOffsetsToTxnRequest,
  encode: encodeAddOffsetsToTxnRequest,
};

/** AddOffsetsToTxnRequest: a request, key 25, versions 0-4, flexible versions 3+. */
export interface AddOffsetsToTxnRequest {
  /**
   * string, versions 0+, transactionalId.
   *
   * @generated from AddOffsetsToTxnRequest.json TransactionalId
   */
  transactionalId: string;
  /**
   * int64, versions 0+, producerId.
   *
   * @generated from AddOffsetsToTxnRequest.json ProducerId
   */
  producerId: bigint;
  /**
   * int16, versions 0+.
   *
   * @generated from AddOffsetsToTxnRequest.json ProducerEpoch
   */
  producerEpoch: number;
  /**
   * string, versions 0+, groupId.
   *
   * @generated from AddOffsetsToTxnRequest.json GroupId
   */
  groupId: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for AddOffsetsToTxnRequest; fields with a default may be left out. */
export interface AddOffsetsToTxnRequestInit {
  /** See {@linkcode AddOffsetsToTxnRequest.transactionalId}. */
  transactionalId: string;
  /** See {@linkcode AddOffsetsToTxnRequest.producerId}. */
  producerId: bigint;
  /** See {@linkcode AddOffsetsToTxnRequest.producerEpoch}. */
  producerEpoch: number;
  /** See {@linkcode AddOffsetsToTxnRequest.groupId}. */
  groupId: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAddOffsetsToTxnRequest(r: Reader, version: number): AddOffsetsToTxnRequest {
  const m: AddOffsetsToTxnRequest = {
    transactionalId: version >= 3 ? readCompactString(r, "transactionalId")
      : readString(r, "transactionalId"),
    producerId: readInt64(r, "producerId"),
    producerEpoch: readInt16(r, "producerEpoch"),
    groupId: version >= 3 ? readCompactString(r, "groupId", repeated)
      : readString(r, "groupId", repeated),
  };
  if (version >= 3) readTags(r, m);
  return m;
}

function writeAddOffsetsToTxnRequest(
  w: Writer,
  m: AddOffsetsToTxnRequestInit,
  version: number,
): void {
  const { transactionalId, producerId, producerEpoch, groupId, unknownTaggedFields } = m;
  if (version >= 3) writeCompactString(w, "transactionalId", transactionalId);
  else writeString(w, "transactionalId", transactionalId);
  const atProducerId = w.room(10);
  putInt64(w, atProducerId, "producerId", producerId);
  putInt16(w, atProducerId + 8, "producerEpoch", producerEpoch);
  if (version >= 3) writeCompactString(w, "groupId", groupId);
  else writeString(w, "groupId", groupId);
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an AddOffsetsToTxn response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 4.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 4.
 */
export function decodeAddOffsetsToTxnResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AddOffsetsToTxnResponse {
  return runDecode(
    "AddOffsetsToTxnResponse",
    0,
    4,
    readAddOffsetsToTxnResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AddOffsetsToTxn response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 4.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAddOffsetsToTxnResponse(
  message: AddOffsetsToTxnResponseInit,
  version: number,
): Bytes {
  return runEncode("AddOffsetsToTxnResponse", 0, 4, writeAddOffsetsToTxnResponse, message, version);
}

/**
 * Encodes the body of an AddOffsetsToTxn response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAddOffsetsToTxnResponseInto(
  message: AddOffsetsToTxnResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AddOffsetsToTxnResponse",
    0,
    4,
    writeAddOffsetsToTxnResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AddOffsetsToTxnResponse, for registries. */
export const AddOffsetsToTxnResponseCodec: MessageCodec<AddOffsetsToTxnResponse> = {
  name: "AddOffsetsToTxnResponse",
  type: "response",
  module: "clients",
  apiKey: 25,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 3,
  decode: decodeAddOffsetsToTxnResponse,
  encode: encodeAddOffsetsToTxnResponse,
};

/** AddOffsetsToTxnResponse: a response, key 25, versions 0-4, flexible versions 3+. */
export interface AddOffsetsToTxnResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from AddOffsetsToTxnResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from AddOffsetsToTxnResponse.json ErrorCode
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

/** What encoders take for AddOffsetsToTxnResponse; fields with a default may be left out. */
export interface AddOffsetsToTxnResponseInit {
  /** See {@linkcode AddOffsetsToTxnResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode AddOffsetsToTxnResponse.errorCode}. */
  errorCode: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAddOffsetsToTxnResponse(r: Reader, version: number): AddOffsetsToTxnResponse {
  const m: AddOffsetsToTxnResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
  };
  if (version >= 3) readTags(r, m);
  return m;
}

function writeAddOffsetsToTxnResponse(
  w: Writer,
  m: AddOffsetsToTxnResponseInit,
  version: number,
): void {
  const { throttleTimeMs, errorCode, unknownTaggedFields } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of AddOffsetsToTxn. */
export const AddOffsetsToTxn: Api<AddOffsetsToTxnRequestInit, AddOffsetsToTxnResponse> = {
  name: "AddOffsetsToTxn",
  key: 25,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 3,
  throttlesFrom: 1,
  encodeRequest: encodeAddOffsetsToTxnRequest,
  decodeResponse: decodeAddOffsetsToTxnResponse,
};

/** The broker's half of AddOffsetsToTxn. */
export const AddOffsetsToTxnServer: ServerApi<
  AddOffsetsToTxnRequest,
  AddOffsetsToTxnResponseInit
> = {
  name: "AddOffsetsToTxn",
  key: 25,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 3,
  decodeRequest: decodeAddOffsetsToTxnRequest,
  encodeResponse: encodeAddOffsetsToTxnResponse,
};
