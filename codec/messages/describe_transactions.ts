// Generated from schemas/clients/DescribeTransactions{Request,Response}.json. Do not edit.

/**
 * DescribeTransactions (API, key 65), versions 0.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  EMPTY,
  type InvalidText,
  type Key,
  type MessageCodec,
  putInt16,
  putInt32,
  putInt64,
  readCompactCount,
  readCompactInt32s,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readList,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeCompactCount,
  writeCompactInt32s,
  writeCompactString,
  writeInt16,
  writeInt32,
  writeList,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a DescribeTransactions request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeDescribeTransactionsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeTransactionsRequest {
  return runDecode(
    "DescribeTransactionsRequest",
    0,
    0,
    readDescribeTransactionsRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a DescribeTransactions request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeTransactionsRequest(
  message: DescribeTransactionsRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "DescribeTransactionsRequest",
    0,
    0,
    writeDescribeTransactionsRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a DescribeTransactions request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeTransactionsRequestInto(
  message: DescribeTransactionsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeTransactionsRequest",
    0,
    0,
    writeDescribeTransactionsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeTransactionsRequest, for registries. */
export const DescribeTransactionsRequestCodec: MessageCodec<DescribeTransactionsRequest> = {
  name: "DescribeTransactionsRequest",
  type: "request",
  module: "clients",
  apiKey: 65,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeDescribeTransactionsRequest,
  encode: encodeDescribeTransactionsRequest,
};

/** DescribeTransactionsRequest: a request, key 65, versions 0, flexible versions 0+. */
export interface DescribeTransactionsRequest {
  /**
   * []string, versions 0+, transactionalId.
   *
   * @generated from DescribeTransactionsRequest.json TransactionalIds
   */
  transactionalIds: readonly string[];
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
 * What encoders take for DescribeTransactionsRequest; fields with a default may be left out.
 */
export interface DescribeTransactionsRequestInit {
  /** See {@linkcode DescribeTransactionsRequest.transactionalIds}. */
  transactionalIds: readonly string[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeTransactionsRequest(r: Reader): DescribeTransactionsRequest {
  const m: DescribeTransactionsRequest = {
    transactionalIds: readList(r, readCompactCount(r, "transactionalIds", 1), readCompactString),
  };
  readTags(r, m);
  return m;
}

function writeDescribeTransactionsRequest(w: Writer, m: DescribeTransactionsRequestInit): void {
  const { transactionalIds, unknownTaggedFields } = m;
  writeList(
    w,
    "transactionalIds",
    transactionalIds,
    writeCompactCount(w, "transactionalIds", transactionalIds),
    writeCompactString,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a DescribeTransactions response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeDescribeTransactionsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeTransactionsResponse {
  return runDecode(
    "DescribeTransactionsResponse",
    0,
    0,
    readDescribeTransactionsResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a DescribeTransactions response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeTransactionsResponse(
  message: DescribeTransactionsResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "DescribeTransactionsResponse",
    0,
    0,
    writeDescribeTransactionsResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a DescribeTransactions response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeTransactionsResponseInto(
  message: DescribeTransactionsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeTransactionsResponse",
    0,
    0,
    writeDescribeTransactionsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeTransactionsResponse, for registries. */
export const DescribeTransactionsResponseCodec: MessageCodec<DescribeTransactionsResponse> = {
  name: "DescribeTransactionsResponse",
  type: "response",
  module: "clients",
  apiKey: 65,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeDescribeTransactionsResponse,
  encode: encodeDescribeTransactionsResponse,
};

/** Part of DescribeTransactionsResponse, versions 0. */
export interface DescribeTransactionsResponseTopicData {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from DescribeTransactionsResponse.json TopicData.Topic
   */
  topic: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from DescribeTransactionsResponse.json TopicData.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeTransactionsResponseTopicData; fields with a default may be left out.
 */
export interface DescribeTransactionsResponseTopicDataInit {
  /** See {@linkcode DescribeTransactionsResponseTopicData.topic}. */
  topic: string;
  /** See {@linkcode DescribeTransactionsResponseTopicData.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeTransactionsResponse, versions 0. */
export interface DescribeTransactionsResponseTransactionState {
  /**
   * int16, versions 0+.
   *
   * @generated from DescribeTransactionsResponse.json TransactionState.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, transactionalId.
   *
   * @generated from DescribeTransactionsResponse.json TransactionState.TransactionalId
   */
  transactionalId: string;
  /**
   * string, versions 0+.
   *
   * @generated from DescribeTransactionsResponse.json TransactionState.TransactionState
   */
  transactionState: string;
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeTransactionsResponse.json TransactionState.TransactionTimeoutMs
   */
  transactionTimeoutMs: number;
  /**
   * int64, versions 0+.
   *
   * @generated from DescribeTransactionsResponse.json TransactionState.TransactionStartTimeMs
   */
  transactionStartTimeMs: bigint;
  /**
   * int64, versions 0+, producerId.
   *
   * @generated from DescribeTransactionsResponse.json TransactionState.ProducerId
   */
  producerId: bigint;
  /**
   * int16, versions 0+.
   *
   * @generated from DescribeTransactionsResponse.json TransactionState.ProducerEpoch
   */
  producerEpoch: number;
  /**
   * []TopicData, versions 0+.
   *
   * @generated from DescribeTransactionsResponse.json TransactionState.Topics
   */
  topics: readonly DescribeTransactionsResponseTopicData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeTransactionsResponseTransactionState; fields with a default may be left out.
 */
export interface DescribeTransactionsResponseTransactionStateInit {
  /** See {@linkcode DescribeTransactionsResponseTransactionState.errorCode}. */
  errorCode: number;
  /** See {@linkcode DescribeTransactionsResponseTransactionState.transactionalId}. */
  transactionalId: string;
  /** See {@linkcode DescribeTransactionsResponseTransactionState.transactionState}. */
  transactionState: string;
  /** See {@linkcode DescribeTransactionsResponseTransactionState.transactionTimeoutMs}. */
  transactionTimeoutMs: number;
  /** See {@linkcode DescribeTransactionsResponseTransactionState.transactionStartTimeMs}. */
  transactionStartTimeMs: bigint;
  /** See {@linkcode DescribeTransactionsResponseTransactionState.producerId}. */
  producerId: bigint;
  /** See {@linkcode DescribeTransactionsResponseTransactionState.producerEpoch}. */
  producerEpoch: number;
  /** See {@linkcode DescribeTransactionsResponseTransactionState.topics}. */
  topics: readonly DescribeTransactionsResponseTopicDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DescribeTransactionsResponse: a response, key 65, versions 0, flexible versions 0+. */
export interface DescribeTransactionsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeTransactionsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []TransactionState, versions 0+.
   *
   * @generated from DescribeTransactionsResponse.json TransactionStates
   */
  transactionStates: readonly DescribeTransactionsResponseTransactionState[];
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
 * What encoders take for DescribeTransactionsResponse; fields with a default may be left out.
 */
export interface DescribeTransactionsResponseInit {
  /** See {@linkcode DescribeTransactionsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode DescribeTransactionsResponse.transactionStates}. */
  transactionStates: readonly DescribeTransactionsResponseTransactionStateInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeTransactionsResponseTopicData(
  r: Reader,
  key: Key,
): DescribeTransactionsResponseTopicData {
  r.down(key);
  const m: DescribeTransactionsResponseTopicData = {
    topic: readCompactString(r, "topic", repeated),
    partitions: readCompactInt32s(r, "partitions"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeTransactionsResponseTopicDataList(
  r: Reader,
  n: number,
): readonly DescribeTransactionsResponseTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeTransactionsResponseTopicData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeTransactionsResponseTopicData(r, i);
  }
  return list;
}

function readDescribeTransactionsResponseTransactionState(
  r: Reader,
  key: Key,
): DescribeTransactionsResponseTransactionState {
  r.down(key);
  const m: DescribeTransactionsResponseTransactionState = {
    errorCode: readInt16(r, "errorCode"),
    transactionalId: readCompactString(r, "transactionalId"),
    transactionState: readCompactString(r, "transactionState", repeated),
    transactionTimeoutMs: readInt32(r, "transactionTimeoutMs"),
    transactionStartTimeMs: readInt64(r, "transactionStartTimeMs"),
    producerId: readInt64(r, "producerId"),
    producerEpoch: readInt16(r, "producerEpoch"),
    topics: readDescribeTransactionsResponseTopicDataList(r, readCompactCount(r, "topics", 3)),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeTransactionsResponseTransactionStateList(
  r: Reader,
  n: number,
): readonly DescribeTransactionsResponseTransactionState[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeTransactionsResponseTransactionState>(r, n, 96);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeTransactionsResponseTransactionState(r, i);
  }
  return list;
}

function readDescribeTransactionsResponse(r: Reader): DescribeTransactionsResponse {
  const m: DescribeTransactionsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    transactionStates: readDescribeTransactionsResponseTransactionStateList(
      r,
      readCompactCount(r, "transactionStates", 28),
    ),
  };
  readTags(r, m);
  return m;
}

function writeDescribeTransactionsResponseTopicData(
  w: Writer,
  key: Key,
  m: DescribeTransactionsResponseTopicDataInit,
): void {
  w.into(key, m);
  const { topic, partitions, unknownTaggedFields } = m;
  writeCompactString(w, "topic", topic);
  writeCompactInt32s(w, "partitions", partitions);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeTransactionsResponseTransactionState(
  w: Writer,
  key: Key,
  m: DescribeTransactionsResponseTransactionStateInit,
): void {
  w.into(key, m);
  const {
    errorCode,
    transactionalId,
    transactionState,
    transactionTimeoutMs,
    transactionStartTimeMs,
    producerId,
    producerEpoch,
    topics,
    unknownTaggedFields,
  } = m;
  writeInt16(w, "errorCode", errorCode);
  writeCompactString(w, "transactionalId", transactionalId);
  writeCompactString(w, "transactionState", transactionState);
  const atTransactionTimeoutMs = w.room(22);
  putInt32(w, atTransactionTimeoutMs, "transactionTimeoutMs", transactionTimeoutMs);
  putInt64(w, atTransactionTimeoutMs + 4, "transactionStartTimeMs", transactionStartTimeMs);
  putInt64(w, atTransactionTimeoutMs + 12, "producerId", producerId);
  putInt16(w, atTransactionTimeoutMs + 20, "producerEpoch", producerEpoch);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeDescribeTransactionsResponseTopicData,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeTransactionsResponse(w: Writer, m: DescribeTransactionsResponseInit): void {
  const { throttleTimeMs, transactionStates, unknownTaggedFields } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "transactionStates",
    transactionStates,
    writeCompactCount(w, "transactionStates", transactionStates),
    writeDescribeTransactionsResponseTransactionState,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of DescribeTransactions. */
export const DescribeTransactions: Api<
  DescribeTransactionsRequestInit,
  DescribeTransactionsResponse
> = {
  name: "DescribeTransactions",
  key: 65,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeDescribeTransactionsRequest,
  decodeResponse: decodeDescribeTransactionsResponse,
};

/** The broker's half of DescribeTransactions. */
export const DescribeTransactionsServer: ServerApi<
  DescribeTransactionsRequest,
  DescribeTransactionsResponseInit
> = {
  name: "DescribeTransactions",
  key: 65,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeDescribeTransactionsRequest,
  encodeResponse: encodeDescribeTransactionsResponse,
};
