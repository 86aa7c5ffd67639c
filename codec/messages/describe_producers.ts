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
  type MessageCodec,
  type Reader,
  readInt32s,
  readInt64,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeInt32s,
  writeInt64,
  type Writer,
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

function readDescribeProducersRequestTopicRequest(r: Reader): DescribeProducersRequestTopicRequest {
  r.down();
  r.at("name"); const name = r.compactString(repeated);
  r.at("partitionIndexes"); const partitionIndexes = readInt32s(r, r.compactCount(4, 8));
  const m: DescribeProducersRequestTopicRequest = { name, partitionIndexes };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeProducersRequestTopicRequestList(
  r: Reader,
  n: number,
): readonly DescribeProducersRequestTopicRequest[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeProducersRequestTopicRequest>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeProducersRequestTopicRequest(r);
  }
  r.up();
  return list;
}

function readDescribeProducersRequest(r: Reader): DescribeProducersRequest {
  r.down();
  r.at("topics");
  const topics = readDescribeProducersRequestTopicRequestList(r, r.compactCount(3, 48));
  const m: DescribeProducersRequest = { topics };
  r.tags(m);
  r.up();
  return m;
}

function writeDescribeProducersRequestTopicRequest(
  w: Writer,
  m: DescribeProducersRequestTopicRequestInit,
): void {
  w.down(m);
  const { name, partitionIndexes, unknownTaggedFields } = m;
  w.at("name"); w.compactString(name);
  w.at("partitionIndexes"); writeInt32s(w, partitionIndexes, w.compactCount(partitionIndexes));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeProducersRequestTopicRequestList(
  w: Writer,
  list: readonly DescribeProducersRequestTopicRequestInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeProducersRequestTopicRequest(w, list![i]!);
  }
  w.up();
}

function writeDescribeProducersRequest(w: Writer, m: DescribeProducersRequestInit): void {
  w.down(m);
  const { topics, unknownTaggedFields } = m;
  w.at("topics"); writeDescribeProducersRequestTopicRequestList(w, topics, w.compactCount(topics));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
): DescribeProducersResponseProducerState {
  r.down();
  r.at("producerId"); const producerId = readInt64(r);
  r.at("producerEpoch"); const producerEpoch = r.int32();
  r.at("lastSequence"); const lastSequence = r.int32();
  r.at("lastTimestamp"); const lastTimestamp = readInt64(r);
  r.at("coordinatorEpoch"); const coordinatorEpoch = r.int32();
  r.at("currentTxnStartOffset"); const currentTxnStartOffset = readInt64(r);
  const m: DescribeProducersResponseProducerState = {
    producerId,
    producerEpoch,
    lastSequence,
    lastTimestamp,
    coordinatorEpoch,
    currentTxnStartOffset,
  };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeProducersResponseProducerStateList(
  r: Reader,
  n: number,
): readonly DescribeProducersResponseProducerState[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeProducersResponseProducerState>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeProducersResponseProducerState(r);
  }
  r.up();
  return list;
}

function readDescribeProducersResponsePartitionResponse(
  r: Reader,
): DescribeProducersResponsePartitionResponse {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  r.at("activeProducers");
  const activeProducers = readDescribeProducersResponseProducerStateList(r, r.compactCount(37, 80));
  const m: DescribeProducersResponsePartitionResponse = {
    partitionIndex,
    errorCode,
    errorMessage,
    activeProducers,
  };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeProducersResponsePartitionResponseList(
  r: Reader,
  n: number,
): readonly DescribeProducersResponsePartitionResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeProducersResponsePartitionResponse>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeProducersResponsePartitionResponse(r);
  }
  r.up();
  return list;
}

function readDescribeProducersResponseTopicResponse(
  r: Reader,
): DescribeProducersResponseTopicResponse {
  r.down();
  r.at("name"); const name = r.compactString(repeated);
  r.at("partitions");
  const partitions = readDescribeProducersResponsePartitionResponseList(r, r.compactCount(9, 64));
  const m: DescribeProducersResponseTopicResponse = { name, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeProducersResponseTopicResponseList(
  r: Reader,
  n: number,
): readonly DescribeProducersResponseTopicResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeProducersResponseTopicResponse>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeProducersResponseTopicResponse(r);
  }
  r.up();
  return list;
}

function readDescribeProducersResponse(r: Reader): DescribeProducersResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("topics");
  const topics = readDescribeProducersResponseTopicResponseList(r, r.compactCount(3, 48));
  const m: DescribeProducersResponse = { throttleTimeMs, topics };
  r.tags(m);
  r.up();
  return m;
}

function writeDescribeProducersResponseProducerState(
  w: Writer,
  m: DescribeProducersResponseProducerStateInit,
): void {
  w.down(m);
  const {
    producerId,
    producerEpoch,
    lastSequence = -1,
    lastTimestamp = -1n,
    coordinatorEpoch,
    currentTxnStartOffset = -1n,
    unknownTaggedFields,
  } = m;
  w.at("producerId"); writeInt64(w, producerId);
  w.at("producerEpoch"); w.int32(producerEpoch);
  w.at("lastSequence"); w.int32(lastSequence);
  w.at("lastTimestamp"); writeInt64(w, lastTimestamp);
  w.at("coordinatorEpoch"); w.int32(coordinatorEpoch);
  w.at("currentTxnStartOffset"); writeInt64(w, currentTxnStartOffset);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeProducersResponseProducerStateList(
  w: Writer,
  list: readonly DescribeProducersResponseProducerStateInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeProducersResponseProducerState(w, list![i]!);
  }
  w.up();
}

function writeDescribeProducersResponsePartitionResponse(
  w: Writer,
  m: DescribeProducersResponsePartitionResponseInit,
): void {
  w.down(m);
  const {
    partitionIndex,
    errorCode,
    errorMessage = null,
    activeProducers,
    unknownTaggedFields,
  } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage"); w.compactNullableString(errorMessage);
  w.at("activeProducers");
  writeDescribeProducersResponseProducerStateList(
    w,
    activeProducers,
    w.compactCount(activeProducers),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeProducersResponsePartitionResponseList(
  w: Writer,
  list: readonly DescribeProducersResponsePartitionResponseInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeProducersResponsePartitionResponse(w, list![i]!);
  }
  w.up();
}

function writeDescribeProducersResponseTopicResponse(
  w: Writer,
  m: DescribeProducersResponseTopicResponseInit,
): void {
  w.down(m);
  const { name, partitions, unknownTaggedFields } = m;
  w.at("name"); w.compactString(name);
  w.at("partitions");
  writeDescribeProducersResponsePartitionResponseList(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeProducersResponseTopicResponseList(
  w: Writer,
  list: readonly DescribeProducersResponseTopicResponseInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeProducersResponseTopicResponse(w, list![i]!);
  }
  w.up();
}

function writeDescribeProducersResponse(w: Writer, m: DescribeProducersResponseInit): void {
  w.down(m);
  const { throttleTimeMs, topics, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("topics");
  writeDescribeProducersResponseTopicResponseList(w, topics, w.compactCount(topics));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

/** The client's half of DescribeProducers. */
export const DescribeProducers: Api<DescribeProducersRequestInit, DescribeProducersResponse> = {
  name: "DescribeProducers",
  key: 61,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
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
