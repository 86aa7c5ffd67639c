// Generated from schemas/clients/InitProducerId{Request,Response}.json. Do not edit.

/**
 * InitProducerId (API, key 22), versions 0-6.
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
  readBool,
  readCompactNullableString,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readNullableString,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  type TaggedField,
  writeAbsent,
  writeBool,
  writeCompactNullableString,
  writeInt16,
  writeInt32,
  writeInt64,
  writeNoTags,
  writeNullableString,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of an InitProducerId request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 6.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 6.
 */
export function decodeInitProducerIdRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): InitProducerIdRequest {
  return runDecode(
    "InitProducerIdRequest",
    0,
    6,
    readInitProducerIdRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an InitProducerId request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 6.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeInitProducerIdRequest(
  message: InitProducerIdRequestInit,
  version: number,
): Bytes {
  return runEncode("InitProducerIdRequest", 0, 6, writeInitProducerIdRequest, message, version);
}

/**
 * Encodes the body of an InitProducerId request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeInitProducerIdRequestInto(
  message: InitProducerIdRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "InitProducerIdRequest",
    0,
    6,
    writeInitProducerIdRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of InitProducerIdRequest, for registries. */
export const InitProducerIdRequestCodec: MessageCodec<InitProducerIdRequest> = {
  name: "InitProducerIdRequest",
  type: "request",
  module: "clients",
  apiKey: 22,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 2,
  decode: decodeInitProducerIdRequest,
  encode: encodeInitProducerIdRequest,
};

/** InitProducerIdRequest: a request, key 22, versions 0-6, flexible versions 2+. */
export interface InitProducerIdRequest {
  /**
   * string, versions 0+, nullable 0+, transactionalId.
   *
   * @generated from InitProducerIdRequest.json TransactionalId
   */
  transactionalId: string | null;
  /**
   * int32, versions 0+.
   *
   * @generated from InitProducerIdRequest.json TransactionTimeoutMs
   */
  transactionTimeoutMs: number;
  /**
   * int64, versions 3+, default -1, producerId.
   *
   * @generated from InitProducerIdRequest.json ProducerId
   */
  producerId: bigint;
  /**
   * int16, versions 3+, default -1.
   *
   * @generated from InitProducerIdRequest.json ProducerEpoch
   */
  producerEpoch: number;
  /**
   * bool, versions 6+, default false.
   *
   * @generated from InitProducerIdRequest.json Enable2Pc
   */
  enable2Pc: boolean;
  /**
   * bool, versions 6+, default false.
   *
   * @generated from InitProducerIdRequest.json KeepPreparedTxn
   */
  keepPreparedTxn: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for InitProducerIdRequest; fields with a default may be left out. */
export interface InitProducerIdRequestInit {
  /** See {@linkcode InitProducerIdRequest.transactionalId}. */
  transactionalId: string | null;
  /** See {@linkcode InitProducerIdRequest.transactionTimeoutMs}. */
  transactionTimeoutMs: number;
  /** See {@linkcode InitProducerIdRequest.producerId}. */
  producerId?: bigint | undefined;
  /** See {@linkcode InitProducerIdRequest.producerEpoch}. */
  producerEpoch?: number | undefined;
  /** See {@linkcode InitProducerIdRequest.enable2Pc}. */
  enable2Pc?: boolean | undefined;
  /** See {@linkcode InitProducerIdRequest.keepPreparedTxn}. */
  keepPreparedTxn?: boolean | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readInitProducerIdRequest(r: Reader, version: number): InitProducerIdRequest {
  const m: InitProducerIdRequest = {
    transactionalId: version >= 2 ? readCompactNullableString(r, "transactionalId")
      : readNullableString(r, "transactionalId"),
    transactionTimeoutMs: readInt32(r, "transactionTimeoutMs"),
    producerId: version >= 3 ? readInt64(r, "producerId") : -1n,
    producerEpoch: version >= 3 ? readInt16(r, "producerEpoch") : -1,
    enable2Pc: version >= 6 ? readBool(r, "enable2Pc") : false,
    keepPreparedTxn: version >= 6 ? readBool(r, "keepPreparedTxn") : false,
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeInitProducerIdRequest(
  w: Writer,
  m: InitProducerIdRequestInit,
  version: number,
): void {
  const {
    transactionalId,
    transactionTimeoutMs,
    producerId = -1n,
    producerEpoch = -1,
    enable2Pc = false,
    keepPreparedTxn = false,
    unknownTaggedFields,
  } = m;
  if (version >= 2) writeCompactNullableString(w, "transactionalId", transactionalId);
  else writeNullableString(w, "transactionalId", transactionalId);
  writeInt32(w, "transactionTimeoutMs", transactionTimeoutMs);
  if (version >= 3) writeInt64(w, "producerId", producerId);
  else writeAbsent(w, "producerId", producerId === -1n, "3+");
  if (version >= 3) writeInt16(w, "producerEpoch", producerEpoch);
  else writeAbsent(w, "producerEpoch", producerEpoch === -1, "3+");
  if (version >= 6) writeBool(w, "enable2Pc", enable2Pc);
  else writeAbsent(w, "enable2Pc", enable2Pc === false, "6+");
  if (version >= 6) writeBool(w, "keepPreparedTxn", keepPreparedTxn);
  else writeAbsent(w, "keepPreparedTxn", keepPreparedTxn === false, "6+");
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an InitProducerId response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 6.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 6.
 */
export function decodeInitProducerIdResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): InitProducerIdResponse {
  return runDecode(
    "InitProducerIdResponse",
    0,
    6,
    readInitProducerIdResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an InitProducerId response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 6.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeInitProducerIdResponse(
  message: InitProducerIdResponseInit,
  version: number,
): Bytes {
  return runEncode("InitProducerIdResponse", 0, 6, writeInitProducerIdResponse, message, version);
}

/**
 * Encodes the body of an InitProducerId response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeInitProducerIdResponseInto(
  message: InitProducerIdResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "InitProducerIdResponse",
    0,
    6,
    writeInitProducerIdResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of InitProducerIdResponse, for registries. */
export const InitProducerIdResponseCodec: MessageCodec<InitProducerIdResponse> = {
  name: "InitProducerIdResponse",
  type: "response",
  module: "clients",
  apiKey: 22,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 2,
  decode: decodeInitProducerIdResponse,
  encode: encodeInitProducerIdResponse,
};

/** InitProducerIdResponse: a response, key 22, versions 0-6, flexible versions 2+. */
export interface InitProducerIdResponse {
  /**
   * int32, versions 0+, ignorable.
   *
   * @generated from InitProducerIdResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from InitProducerIdResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * int64, versions 0+, default -1, producerId.
   *
   * @generated from InitProducerIdResponse.json ProducerId
   */
  producerId: bigint;
  /**
   * int16, versions 0+.
   *
   * @generated from InitProducerIdResponse.json ProducerEpoch
   */
  producerEpoch: number;
  /**
   * int64, versions 6+, default -1, producerId.
   *
   * @generated from InitProducerIdResponse.json OngoingTxnProducerId
   */
  ongoingTxnProducerId: bigint;
  /**
   * int16, versions 6+, default -1.
   *
   * @generated from InitProducerIdResponse.json OngoingTxnProducerEpoch
   */
  ongoingTxnProducerEpoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for InitProducerIdResponse; fields with a default may be left out. */
export interface InitProducerIdResponseInit {
  /** See {@linkcode InitProducerIdResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode InitProducerIdResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode InitProducerIdResponse.producerId}. */
  producerId?: bigint | undefined;
  /** See {@linkcode InitProducerIdResponse.producerEpoch}. */
  producerEpoch: number;
  /** See {@linkcode InitProducerIdResponse.ongoingTxnProducerId}. */
  ongoingTxnProducerId?: bigint | undefined;
  /** See {@linkcode InitProducerIdResponse.ongoingTxnProducerEpoch}. */
  ongoingTxnProducerEpoch?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readInitProducerIdResponse(r: Reader, version: number): InitProducerIdResponse {
  const m: InitProducerIdResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    producerId: readInt64(r, "producerId"),
    producerEpoch: readInt16(r, "producerEpoch"),
    ongoingTxnProducerId: version >= 6 ? readInt64(r, "ongoingTxnProducerId") : -1n,
    ongoingTxnProducerEpoch: version >= 6 ? readInt16(r, "ongoingTxnProducerEpoch") : -1,
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeInitProducerIdResponse(
  w: Writer,
  m: InitProducerIdResponseInit,
  version: number,
): void {
  const {
    throttleTimeMs,
    errorCode,
    producerId = -1n,
    producerEpoch,
    ongoingTxnProducerId = -1n,
    ongoingTxnProducerEpoch = -1,
    unknownTaggedFields,
  } = m;
  const atThrottleTimeMs = w.room(16);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  putInt64(w, atThrottleTimeMs + 6, "producerId", producerId);
  putInt16(w, atThrottleTimeMs + 14, "producerEpoch", producerEpoch);
  if (version >= 6) writeInt64(w, "ongoingTxnProducerId", ongoingTxnProducerId);
  else writeAbsent(w, "ongoingTxnProducerId", ongoingTxnProducerId === -1n, "6+");
  if (version >= 6) writeInt16(w, "ongoingTxnProducerEpoch", ongoingTxnProducerEpoch);
  else writeAbsent(w, "ongoingTxnProducerEpoch", ongoingTxnProducerEpoch === -1, "6+");
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of InitProducerId. */
export const InitProducerId: Api<InitProducerIdRequestInit, InitProducerIdResponse> = {
  name: "InitProducerId",
  key: 22,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 2,
  throttlesFrom: 1,
  encodeRequest: encodeInitProducerIdRequest,
  decodeResponse: decodeInitProducerIdResponse,
};

/** The broker's half of InitProducerId. */
export const InitProducerIdServer: ServerApi<InitProducerIdRequest, InitProducerIdResponseInit> = {
  name: "InitProducerId",
  key: 22,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 2,
  decodeRequest: decodeInitProducerIdRequest,
  encodeResponse: encodeInitProducerIdResponse,
};
