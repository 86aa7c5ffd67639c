// Generated from schemas/clients/DescribeProducers{Request,Response}.json. Do not edit.

/**
 * DescribeProducers (API, key 61), versions 0.
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
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
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
  writeCompactNullableString,
  writeCompactString,
  writeInt32,
  writeList,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a DescribeProducers request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeDescribeProducersRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeProducersRequest {
  return runDecode(
    "DescribeProducersRequest",
    0,
    0,
    readDescribeProducersRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a DescribeProducers request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeProducersRequest(
  message: DescribeProducersRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "DescribeProducersRequest",
    0,
    0,
    writeDescribeProducersRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a DescribeProducers request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeProducersRequestInto(
  message: DescribeProducersRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeProducersRequest",
    0,
    0,
    writeDescribeProducersRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeProducersRequest, for registries. */
export const DescribeProducersRequestCodec: MessageCodec<DescribeProducersRequest> = {
  name: "DescribeProducersRequest",
  type: "request",
  module: "clients",
  apiKey: 61,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeDescribeProducersRequest,
  encode: encodeDescribeProducersRequest,
};

/** Part of DescribeProducersRequest, versions 0. */
export interface DescribeProducersRequestTopicRequest {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from DescribeProducersRequest.json TopicRequest.Name
   */
  name: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from DescribeProducersRequest.json TopicRequest.PartitionIndexes
   */
  partitionIndexes: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeProducersRequestTopicRequest; fields with a default may be left out.
 */
export interface DescribeProducersRequestTopicRequestInit {
  /** See {@linkcode DescribeProducersRequestTopicRequest.name}. */
  name: string;
  /** See {@linkcode DescribeProducersRequestTopicRequest.partitionIndexes}. */
  partitionIndexes: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DescribeProducersRequest: a request, key 61, versions 0, flexible versions 0+. */
export interface DescribeProducersRequest {
  /**
   * []TopicRequest, versions 0+.
   *
   * @generated from DescribeProducersRequest.json Topics
   */
  topics: readonly DescribeProducersRequestTopicRequest[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DescribeProducersRequest; fields with a default may be left out. */
export interface DescribeProducersRequestInit {
  /** See {@linkcode DescribeProducersRequest.topics}. */
  topics: readonly DescribeProducersRequestTopicRequestInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeProducersRequestTopicRequest(
  r: Reader,
  key: Key,
): DescribeProducersRequestTopicRequest {
  r.down(key);
  const m: DescribeProducersRequestTopicRequest = {
    name: readCompactString(r, "name", repeated),
    partitionIndexes: readCompactInt32s(r, "partitionIndexes"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeProducersRequestTopicRequestList(
  r: Reader,
  n: number,
): readonly DescribeProducersRequestTopicRequest[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeProducersRequestTopicRequest>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeProducersRequestTopicRequest(r, i);
  }
  return list;
}

function readDescribeProducersRequest(r: Reader): DescribeProducersRequest {
  const m: DescribeProducersRequest = {
    topics: readDescribeProducersRequestTopicRequestList(r, readCompactCount(r, "topics", 3)),
  };
  readTags(r, m);
  return m;
}

function writeDescribeProducersRequestTopicRequest(
  w: Writer,
  key: Key,
  m: DescribeProducersRequestTopicRequestInit,
): void {
  w.into(key, m);
  const { name, partitionIndexes, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeCompactInt32s(w, "partitionIndexes", partitionIndexes);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeProducersRequest(w: Writer, m: DescribeProducersRequestInit): void {
  const { topics, unknownTaggedFields } = m;
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeDescribeProducersRequestTopicRequest,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a DescribeProducers response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeDescribeProducersResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeProducersResponse {
  return runDecode(
    "DescribeProducersResponse",
    0,
    0,
    readDescribeProducersResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a DescribeProducers response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeProducersResponse(
  message: DescribeProducersResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "DescribeProducersResponse",
    0,
    0,
    writeDescribeProducersResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a DescribeProducers response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeProducersResponseInto(
  message: DescribeProducersResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeProducersResponse",
    0,
    0,
    writeDescribeProducersResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeProducersResponse, for registries. */
export const DescribeProducersResponseCodec: MessageCodec<DescribeProducersResponse> = {
  name: "DescribeProducersResponse",
  type: "response",
  module: "clients",
  apiKey: 61,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeDescribeProducersResponse,
  encode: encodeDescribeProducersResponse,
};

/** Part of DescribeProducersResponse, versions 0. */
export interface DescribeProducersResponseProducerState {
  /**
   * int64, versions 0+, producerId.
   *
   * @generated from DescribeProducersResponse.json ProducerState.ProducerId
   */
  producerId: bigint;
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeProducersResponse.json ProducerState.ProducerEpoch
   */
  producerEpoch: number;
  /**
   * int32, versions 0+, default -1.
   *
   * @generated from DescribeProducersResponse.json ProducerState.LastSequence
   */
  lastSequence: number;
  /**
   * int64, versions 0+, default -1.
   *
   * @generated from DescribeProducersResponse.json ProducerState.LastTimestamp
   */
  lastTimestamp: bigint;
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeProducersResponse.json ProducerState.CoordinatorEpoch
   */
  coordinatorEpoch: number;
  /**
   * int64, versions 0+, default -1.
   *
   * @generated from DescribeProducersResponse.json ProducerState.CurrentTxnStartOffset
   */
  currentTxnStartOffset: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeProducersResponseProducerState; fields with a default may be left out.
 */
export interface DescribeProducersResponseProducerStateInit {
  /** See {@linkcode DescribeProducersResponseProducerState.producerId}. */
  producerId: bigint;
  /** See {@linkcode DescribeProducersResponseProducerState.producerEpoch}. */
  producerEpoch: number;
  /** See {@linkcode DescribeProducersResponseProducerState.lastSequence}. */
  lastSequence?: number | undefined;
  /** See {@linkcode DescribeProducersResponseProducerState.lastTimestamp}. */
  lastTimestamp?: bigint | undefined;
  /** See {@linkcode DescribeProducersResponseProducerState.coordinatorEpoch}. */
  coordinatorEpoch: number;
  /** See {@linkcode DescribeProducersResponseProducerState.currentTxnStartOffset}. */
  currentTxnStartOffset?: bigint | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeProducersResponse, versions 0. */
export interface DescribeProducersResponsePartitionResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeProducersResponse.json PartitionResponse.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from DescribeProducersResponse.json PartitionResponse.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from DescribeProducersResponse.json PartitionResponse.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * []ProducerState, versions 0+.
   *
   * @generated from DescribeProducersResponse.json PartitionResponse.ActiveProducers
   */
  activeProducers: readonly DescribeProducersResponseProducerState[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeProducersResponsePartitionResponse; fields with a default may be left out.
 */
export interface DescribeProducersResponsePartitionResponseInit {
  /** See {@linkcode DescribeProducersResponsePartitionResponse.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode DescribeProducersResponsePartitionResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode DescribeProducersResponsePartitionResponse.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode DescribeProducersResponsePartitionResponse.activeProducers}. */
  activeProducers: readonly DescribeProducersResponseProducerStateInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeProducersResponse, versions 0. */
export interface DescribeProducersResponseTopicResponse {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from DescribeProducersResponse.json TopicResponse.Name
   */
  name: string;
  /**
   * []PartitionResponse, versions 0+.
   *
   * @generated from DescribeProducersResponse.json TopicResponse.Partitions
   */
  partitions: readonly DescribeProducersResponsePartitionResponse[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeProducersResponseTopicResponse; fields with a default may be left out.
 */
export interface DescribeProducersResponseTopicResponseInit {
  /** See {@linkcode DescribeProducersResponseTopicResponse.name}. */
  name: string;
  /** See {@linkcode DescribeProducersResponseTopicResponse.partitions}. */
  partitions: readonly DescribeProducersResponsePartitionResponseInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DescribeProducersResponse: a response, key 61, versions 0, flexible versions 0+. */
export interface DescribeProducersResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeProducersResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []TopicResponse, versions 0+.
   *
   * @generated from DescribeProducersResponse.json Topics
   */
  topics: readonly DescribeProducersResponseTopicResponse[];
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
 * What encoders take for DescribeProducersResponse; fields with a default may be left out.
 */
export interface DescribeProducersResponseInit {
  /** See {@linkcode DescribeProducersResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode DescribeProducersResponse.topics}. */
  topics: readonly DescribeProducersResponseTopicResponseInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeProducersResponseProducerState(
  r: Reader,
  key: Key,
): DescribeProducersResponseProducerState {
  r.down(key);
  const m: DescribeProducersResponseProducerState = {
    producerId: readInt64(r, "producerId"),
    producerEpoch: readInt32(r, "producerEpoch"),
    lastSequence: readInt32(r, "lastSequence"),
    lastTimestamp: readInt64(r, "lastTimestamp"),
    coordinatorEpoch: readInt32(r, "coordinatorEpoch"),
    currentTxnStartOffset: readInt64(r, "currentTxnStartOffset"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeProducersResponseProducerStateList(
  r: Reader,
  n: number,
): readonly DescribeProducersResponseProducerState[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeProducersResponseProducerState>(r, n, 80);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeProducersResponseProducerState(r, i);
  }
  return list;
}

function readDescribeProducersResponsePartitionResponse(
  r: Reader,
  key: Key,
): DescribeProducersResponsePartitionResponse {
  r.down(key);
  const m: DescribeProducersResponsePartitionResponse = {
    partitionIndex: readInt32(r, "partitionIndex"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
    activeProducers: readDescribeProducersResponseProducerStateList(
      r,
      readCompactCount(r, "activeProducers", 37),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeProducersResponsePartitionResponseList(
  r: Reader,
  n: number,
): readonly DescribeProducersResponsePartitionResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeProducersResponsePartitionResponse>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeProducersResponsePartitionResponse(r, i);
  }
  return list;
}

function readDescribeProducersResponseTopicResponse(
  r: Reader,
  key: Key,
): DescribeProducersResponseTopicResponse {
  r.down(key);
  const m: DescribeProducersResponseTopicResponse = {
    name: readCompactString(r, "name", repeated),
    partitions: readDescribeProducersResponsePartitionResponseList(
      r,
      readCompactCount(r, "partitions", 9),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeProducersResponseTopicResponseList(
  r: Reader,
  n: number,
): readonly DescribeProducersResponseTopicResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeProducersResponseTopicResponse>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeProducersResponseTopicResponse(r, i);
  }
  return list;
}

function readDescribeProducersResponse(r: Reader): DescribeProducersResponse {
  const m: DescribeProducersResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    topics: readDescribeProducersResponseTopicResponseList(r, readCompactCount(r, "topics", 3)),
  };
  readTags(r, m);
  return m;
}

function writeDescribeProducersResponseProducerState(
  w: Writer,
  key: Key,
  m: DescribeProducersResponseProducerStateInit,
): void {
  w.into(key, m);
  const {
    producerId,
    producerEpoch,
    lastSequence = -1,
    lastTimestamp = -1n,
    coordinatorEpoch,
    currentTxnStartOffset = -1n,
    unknownTaggedFields,
  } = m;
  const atProducerId = w.room(36);
  putInt64(w, atProducerId, "producerId", producerId);
  putInt32(w, atProducerId + 8, "producerEpoch", producerEpoch);
  putInt32(w, atProducerId + 12, "lastSequence", lastSequence);
  putInt64(w, atProducerId + 16, "lastTimestamp", lastTimestamp);
  putInt32(w, atProducerId + 24, "coordinatorEpoch", coordinatorEpoch);
  putInt64(w, atProducerId + 28, "currentTxnStartOffset", currentTxnStartOffset);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeProducersResponsePartitionResponse(
  w: Writer,
  key: Key,
  m: DescribeProducersResponsePartitionResponseInit,
): void {
  w.into(key, m);
  const {
    partitionIndex,
    errorCode,
    errorMessage = null,
    activeProducers,
    unknownTaggedFields,
  } = m;
  const atPartitionIndex = w.room(6);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt16(w, atPartitionIndex + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeList(
    w,
    "activeProducers",
    activeProducers,
    writeCompactCount(w, "activeProducers", activeProducers),
    writeDescribeProducersResponseProducerState,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeProducersResponseTopicResponse(
  w: Writer,
  key: Key,
  m: DescribeProducersResponseTopicResponseInit,
): void {
  w.into(key, m);
  const { name, partitions, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeDescribeProducersResponsePartitionResponse,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeProducersResponse(w: Writer, m: DescribeProducersResponseInit): void {
  const { throttleTimeMs, topics, unknownTaggedFields } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeDescribeProducersResponseTopicResponse,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of DescribeProducers. */
export const DescribeProducers: Api<DescribeProducersRequestInit, DescribeProducersResponse> = {
  name: "DescribeProducers",
  key: 61,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeDescribeProducersRequest,
  decodeResponse: decodeDescribeProducersResponse,
};

/** The broker's half of DescribeProducers. */
export const DescribeProducersServer: ServerApi<
  DescribeProducersRequest,
  DescribeProducersResponseInit
> = {
  name: "DescribeProducers",
  key: 61,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeDescribeProducersRequest,
  encodeResponse: encodeDescribeProducersResponse,
};
