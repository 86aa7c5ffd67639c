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
  type MessageCodec,
  type Reader,
  readInt32s,
  readInt64,
  readList,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeInt32s,
  writeInt64,
  writeList,
  type Writer,
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
  r.down();
  r.at("transactionalIds");
  const transactionalIds = readList(r, r.compactCount(1, 8), (r) => r.compactString());
  const m: DescribeTransactionsRequest = { transactionalIds };
  r.tags(m);
  r.up();
  return m;
}

function writeDescribeTransactionsRequest(w: Writer, m: DescribeTransactionsRequestInit): void {
  w.down(m);
  const { transactionalIds, unknownTaggedFields } = m;
  w.at("transactionalIds");
  writeList(w, transactionalIds, w.compactCount(transactionalIds), (w, x) => w.compactString(x));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
): DescribeTransactionsResponseTopicData {
  r.down();
  r.at("topic"); const topic = r.compactString(repeated);
  r.at("partitions"); const partitions = readInt32s(r, r.compactCount(4, 8));
  const m: DescribeTransactionsResponseTopicData = { topic, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeTransactionsResponseTopicDataList(
  r: Reader,
  n: number,
): readonly DescribeTransactionsResponseTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeTransactionsResponseTopicData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeTransactionsResponseTopicData(r);
  }
  r.up();
  return list;
}

function readDescribeTransactionsResponseTransactionState(
  r: Reader,
): DescribeTransactionsResponseTransactionState {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("transactionalId"); const transactionalId = r.compactString();
  r.at("transactionState"); const transactionState = r.compactString(repeated);
  r.at("transactionTimeoutMs"); const transactionTimeoutMs = r.int32();
  r.at("transactionStartTimeMs"); const transactionStartTimeMs = readInt64(r);
  r.at("producerId"); const producerId = readInt64(r);
  r.at("producerEpoch"); const producerEpoch = r.int16();
  r.at("topics");
  const topics = readDescribeTransactionsResponseTopicDataList(r, r.compactCount(3, 48));
  const m: DescribeTransactionsResponseTransactionState = {
    errorCode,
    transactionalId,
    transactionState,
    transactionTimeoutMs,
    transactionStartTimeMs,
    producerId,
    producerEpoch,
    topics,
  };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeTransactionsResponseTransactionStateList(
  r: Reader,
  n: number,
): readonly DescribeTransactionsResponseTransactionState[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeTransactionsResponseTransactionState>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeTransactionsResponseTransactionState(r);
  }
  r.up();
  return list;
}

function readDescribeTransactionsResponse(r: Reader): DescribeTransactionsResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("transactionStates");
  const transactionStates = readDescribeTransactionsResponseTransactionStateList(
    r,
    r.compactCount(28, 96),
  );
  const m: DescribeTransactionsResponse = { throttleTimeMs, transactionStates };
  r.tags(m);
  r.up();
  return m;
}

function writeDescribeTransactionsResponseTopicData(
  w: Writer,
  m: DescribeTransactionsResponseTopicDataInit,
): void {
  w.down(m);
  const { topic, partitions, unknownTaggedFields } = m;
  w.at("topic"); w.compactString(topic);
  w.at("partitions"); writeInt32s(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeTransactionsResponseTopicDataList(
  w: Writer,
  list: readonly DescribeTransactionsResponseTopicDataInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeTransactionsResponseTopicData(w, list![i]!);
  }
  w.up();
}

function writeDescribeTransactionsResponseTransactionState(
  w: Writer,
  m: DescribeTransactionsResponseTransactionStateInit,
): void {
  w.down(m);
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
  w.at("errorCode"); w.int16(errorCode);
  w.at("transactionalId"); w.compactString(transactionalId);
  w.at("transactionState"); w.compactString(transactionState);
  w.at("transactionTimeoutMs"); w.int32(transactionTimeoutMs);
  w.at("transactionStartTimeMs"); writeInt64(w, transactionStartTimeMs);
  w.at("producerId"); writeInt64(w, producerId);
  w.at("producerEpoch"); w.int16(producerEpoch);
  w.at("topics"); writeDescribeTransactionsResponseTopicDataList(w, topics, w.compactCount(topics));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeTransactionsResponseTransactionStateList(
  w: Writer,
  list: readonly DescribeTransactionsResponseTransactionStateInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeTransactionsResponseTransactionState(w, list![i]!);
  }
  w.up();
}

function writeDescribeTransactionsResponse(w: Writer, m: DescribeTransactionsResponseInit): void {
  w.down(m);
  const { throttleTimeMs, transactionStates, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("transactionStates");
  writeDescribeTransactionsResponseTransactionStateList(
    w,
    transactionStates,
    w.compactCount(transactionStates),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
