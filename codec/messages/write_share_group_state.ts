// Generated from schemas/clients/WriteShareGroupState{Request,Response}.json. Do not edit.

/**
 * WriteShareGroupState (API, key 85), versions 0-1.
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
  readInt64,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeInt64,
  type Writer,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a WriteShareGroupState request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeWriteShareGroupStateRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): WriteShareGroupStateRequest {
  return runDecode(
  "WriteShareGroupStateRequest",
  0,
  1,
  readWriteShareGroupStateRequest,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a WriteShareGroupState request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeWriteShareGroupStateRequest(
  message: WriteShareGroupStateRequestInit,
  version: number,
): Bytes {
  return runEncode(
  "WriteShareGroupStateRequest",
  0,
  1,
  writeWriteShareGroupStateRequest,
  message,
  version,
);
}

/**
 * Encodes the body of a WriteShareGroupState request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeWriteShareGroupStateRequestInto(
  message: WriteShareGroupStateRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "WriteShareGroupStateRequest",
    0,
    1,
    writeWriteShareGroupStateRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of WriteShareGroupStateRequest, for registries. */
export const WriteShareGroupStateRequestCodec: MessageCodec<WriteShareGroupStateRequest> = {
  name: "WriteShareGroupStateRequest",
  type: "request",
  module: "clients",
  apiKey: 85,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeWriteShareGroupStateRequest,
  encode: encodeWriteShareGroupStateRequest,
};

/** Part of WriteShareGroupStateRequest, versions 0-1. */
export interface WriteShareGroupStateRequestStateBatch {
  /**
   * int64, versions 0+.
   *
   * @generated from WriteShareGroupStateRequest.json StateBatch.FirstOffset
   */
  firstOffset: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from WriteShareGroupStateRequest.json StateBatch.LastOffset
   */
  lastOffset: bigint;
  /**
   * int8, versions 0+.
   *
   * @generated from WriteShareGroupStateRequest.json StateBatch.DeliveryState
   */
  deliveryState: number;
  /**
   * int16, versions 0+.
   *
   * @generated from WriteShareGroupStateRequest.json StateBatch.DeliveryCount
   */
  deliveryCount: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for WriteShareGroupStateRequestStateBatch; fields with a default may be left out.
 */
export interface WriteShareGroupStateRequestStateBatchInit {
  /** See {@linkcode WriteShareGroupStateRequestStateBatch.firstOffset}. */
  firstOffset: bigint;
  /** See {@linkcode WriteShareGroupStateRequestStateBatch.lastOffset}. */
  lastOffset: bigint;
  /** See {@linkcode WriteShareGroupStateRequestStateBatch.deliveryState}. */
  deliveryState: number;
  /** See {@linkcode WriteShareGroupStateRequestStateBatch.deliveryCount}. */
  deliveryCount: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of WriteShareGroupStateRequest, versions 0-1. */
export interface WriteShareGroupStateRequestPartitionData {
  /**
   * int32, versions 0+.
   *
   * @generated from WriteShareGroupStateRequest.json PartitionData.Partition
   */
  partition: number;
  /**
   * int32, versions 0+.
   *
   * @generated from WriteShareGroupStateRequest.json PartitionData.StateEpoch
   */
  stateEpoch: number;
  /**
   * int32, versions 0+.
   *
   * @generated from WriteShareGroupStateRequest.json PartitionData.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * int64, versions 0+.
   *
   * @generated from WriteShareGroupStateRequest.json PartitionData.StartOffset
   */
  startOffset: bigint;
  /**
   * int32, versions 1+, default -1, ignorable.
   *
   * @generated from WriteShareGroupStateRequest.json PartitionData.DeliveryCompleteCount
   */
  deliveryCompleteCount: number;
  /**
   * []StateBatch, versions 0+.
   *
   * @generated from WriteShareGroupStateRequest.json PartitionData.StateBatches
   */
  stateBatches: readonly WriteShareGroupStateRequestStateBatch[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for WriteShareGroupStateRequestPartitionData; fields with a default may be left out.
 */
export interface WriteShareGroupStateRequestPartitionDataInit {
  /** See {@linkcode WriteShareGroupStateRequestPartitionData.partition}. */
  partition: number;
  /** See {@linkcode WriteShareGroupStateRequestPartitionData.stateEpoch}. */
  stateEpoch: number;
  /** See {@linkcode WriteShareGroupStateRequestPartitionData.leaderEpoch}. */
  leaderEpoch: number;
  /** See {@linkcode WriteShareGroupStateRequestPartitionData.startOffset}. */
  startOffset: bigint;
  /** See {@linkcode WriteShareGroupStateRequestPartitionData.deliveryCompleteCount}. */
  deliveryCompleteCount?: number | undefined;
  /** See {@linkcode WriteShareGroupStateRequestPartitionData.stateBatches}. */
  stateBatches: readonly WriteShareGroupStateRequestStateBatchInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of WriteShareGroupStateRequest, versions 0-1. */
export interface WriteShareGroupStateRequestWriteStateData {
  /**
   * uuid, versions 0+.
   *
   * @generated from WriteShareGroupStateRequest.json WriteStateData.TopicId
   */
  topicId: string;
  /**
   * []PartitionData, versions 0+.
   *
   * @generated from WriteShareGroupStateRequest.json WriteStateData.Partitions
   */
  partitions: readonly WriteShareGroupStateRequestPartitionData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for WriteShareGroupStateRequestWriteStateData; fields with a default may be left out.
 */
export interface WriteShareGroupStateRequestWriteStateDataInit {
  /** See {@linkcode WriteShareGroupStateRequestWriteStateData.topicId}. */
  topicId: string;
  /** See {@linkcode WriteShareGroupStateRequestWriteStateData.partitions}. */
  partitions: readonly WriteShareGroupStateRequestPartitionDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** WriteShareGroupStateRequest: a request, key 85, versions 0-1, flexible versions 0+. */
export interface WriteShareGroupStateRequest {
  /**
   * string, versions 0+.
   *
   * @generated from WriteShareGroupStateRequest.json GroupId
   */
  groupId: string;
  /**
   * []WriteStateData, versions 0+.
   *
   * @generated from WriteShareGroupStateRequest.json Topics
   */
  topics: readonly WriteShareGroupStateRequestWriteStateData[];
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
 * What encoders take for WriteShareGroupStateRequest; fields with a default may be left out.
 */
export interface WriteShareGroupStateRequestInit {
  /** See {@linkcode WriteShareGroupStateRequest.groupId}. */
  groupId: string;
  /** See {@linkcode WriteShareGroupStateRequest.topics}. */
  topics: readonly WriteShareGroupStateRequestWriteStateDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readWriteShareGroupStateRequestStateBatch(
  r: Reader,
): WriteShareGroupStateRequestStateBatch {
  r.down();
  r.at("firstOffset"); const firstOffset = readInt64(r);
  r.at("lastOffset"); const lastOffset = readInt64(r);
  r.at("deliveryState"); const deliveryState = r.int8();
  r.at("deliveryCount"); const deliveryCount = r.int16();
  const m: WriteShareGroupStateRequestStateBatch = {
    firstOffset,
    lastOffset,
    deliveryState,
    deliveryCount,
  };
  r.tags(m);
  r.up();
  return m;
}

function readWriteShareGroupStateRequestStateBatchList(
  r: Reader,
  n: number,
): readonly WriteShareGroupStateRequestStateBatch[] {
  if (n === 0) return EMPTY;
  const list = slots<WriteShareGroupStateRequestStateBatch>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readWriteShareGroupStateRequestStateBatch(r);
  }
  r.up();
  return list;
}

function readWriteShareGroupStateRequestPartitionData(
  r: Reader,
  version: number,
): WriteShareGroupStateRequestPartitionData {
  r.down();
  r.at("partition"); const partition = r.int32();
  r.at("stateEpoch"); const stateEpoch = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  r.at("startOffset"); const startOffset = readInt64(r);
  r.at("deliveryCompleteCount"); const deliveryCompleteCount = version >= 1 ? r.int32() : -1;
  r.at("stateBatches");
  const stateBatches = readWriteShareGroupStateRequestStateBatchList(r, r.compactCount(20, 64));
  const m: WriteShareGroupStateRequestPartitionData = {
    partition,
    stateEpoch,
    leaderEpoch,
    startOffset,
    deliveryCompleteCount,
    stateBatches,
  };
  r.tags(m);
  r.up();
  return m;
}

function readWriteShareGroupStateRequestPartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly WriteShareGroupStateRequestPartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<WriteShareGroupStateRequestPartitionData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readWriteShareGroupStateRequestPartitionData(r, version);
  }
  r.up();
  return list;
}

function readWriteShareGroupStateRequestWriteStateData(
  r: Reader,
  version: number,
): WriteShareGroupStateRequestWriteStateData {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("partitions");
  const partitions = readWriteShareGroupStateRequestPartitionDataList(
    r,
    version >= 1 ? r.compactCount(26, 80) : r.compactCount(22, 80),
    version,
  );
  const m: WriteShareGroupStateRequestWriteStateData = { topicId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readWriteShareGroupStateRequestWriteStateDataList(
  r: Reader,
  n: number,
  version: number,
): readonly WriteShareGroupStateRequestWriteStateData[] {
  if (n === 0) return EMPTY;
  const list = slots<WriteShareGroupStateRequestWriteStateData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readWriteShareGroupStateRequestWriteStateData(r, version);
  }
  r.up();
  return list;
}

function readWriteShareGroupStateRequest(r: Reader, version: number): WriteShareGroupStateRequest {
  r.down();
  r.at("groupId"); const groupId = r.compactString(repeated);
  r.at("topics");
  const topics = readWriteShareGroupStateRequestWriteStateDataList(
    r,
    r.compactCount(18, 48),
    version,
  );
  const m: WriteShareGroupStateRequest = { groupId, topics };
  r.tags(m);
  r.up();
  return m;
}

function writeWriteShareGroupStateRequestStateBatch(
  w: Writer,
  m: WriteShareGroupStateRequestStateBatchInit,
): void {
  w.down(m);
  const { firstOffset, lastOffset, deliveryState, deliveryCount, unknownTaggedFields } = m;
  w.at("firstOffset"); writeInt64(w, firstOffset);
  w.at("lastOffset"); writeInt64(w, lastOffset);
  w.at("deliveryState"); w.int8(deliveryState);
  w.at("deliveryCount"); w.int16(deliveryCount);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeWriteShareGroupStateRequestStateBatchList(
  w: Writer,
  list: readonly WriteShareGroupStateRequestStateBatchInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeWriteShareGroupStateRequestStateBatch(w, list![i]!);
  }
  w.up();
}

function writeWriteShareGroupStateRequestPartitionData(
  w: Writer,
  m: WriteShareGroupStateRequestPartitionDataInit,
  version: number,
): void {
  w.down(m);
  const {
    partition,
    stateEpoch,
    leaderEpoch,
    startOffset,
    deliveryCompleteCount = -1,
    stateBatches,
    unknownTaggedFields,
  } = m;
  w.at("partition"); w.int32(partition);
  w.at("stateEpoch"); w.int32(stateEpoch);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.at("startOffset"); writeInt64(w, startOffset);
  w.at("deliveryCompleteCount");
  if (version >= 1) w.int32(deliveryCompleteCount);
  w.at("stateBatches");
  writeWriteShareGroupStateRequestStateBatchList(w, stateBatches, w.compactCount(stateBatches));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeWriteShareGroupStateRequestPartitionDataList(
  w: Writer,
  list: readonly WriteShareGroupStateRequestPartitionDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeWriteShareGroupStateRequestPartitionData(w, list![i]!, version);
  }
  w.up();
}

function writeWriteShareGroupStateRequestWriteStateData(
  w: Writer,
  m: WriteShareGroupStateRequestWriteStateDataInit,
  version: number,
): void {
  w.down(m);
  const { topicId, partitions, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("partitions");
  writeWriteShareGroupStateRequestPartitionDataList(
    w,
    partitions,
    w.compactCount(partitions),
    version,
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeWriteShareGroupStateRequestWriteStateDataList(
  w: Writer,
  list: readonly WriteShareGroupStateRequestWriteStateDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeWriteShareGroupStateRequestWriteStateData(w, list![i]!, version);
  }
  w.up();
}

function writeWriteShareGroupStateRequest(
  w: Writer,
  m: WriteShareGroupStateRequestInit,
  version: number,
): void {
  w.down(m);
  const { groupId, topics, unknownTaggedFields } = m;
  w.at("groupId"); w.compactString(groupId);
  w.at("topics");
  writeWriteShareGroupStateRequestWriteStateDataList(w, topics, w.compactCount(topics), version);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

/**
 * Decodes the body of a WriteShareGroupState response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeWriteShareGroupStateResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): WriteShareGroupStateResponse {
  return runDecode(
  "WriteShareGroupStateResponse",
  0,
  1,
  readWriteShareGroupStateResponse,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a WriteShareGroupState response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeWriteShareGroupStateResponse(
  message: WriteShareGroupStateResponseInit,
  version: number,
): Bytes {
  return runEncode(
  "WriteShareGroupStateResponse",
  0,
  1,
  writeWriteShareGroupStateResponse,
  message,
  version,
);
}

/**
 * Encodes the body of a WriteShareGroupState response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeWriteShareGroupStateResponseInto(
  message: WriteShareGroupStateResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "WriteShareGroupStateResponse",
    0,
    1,
    writeWriteShareGroupStateResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of WriteShareGroupStateResponse, for registries. */
export const WriteShareGroupStateResponseCodec: MessageCodec<WriteShareGroupStateResponse> = {
  name: "WriteShareGroupStateResponse",
  type: "response",
  module: "clients",
  apiKey: 85,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeWriteShareGroupStateResponse,
  encode: encodeWriteShareGroupStateResponse,
};

/** Part of WriteShareGroupStateResponse, versions 0-1. */
export interface WriteShareGroupStateResponsePartitionResult {
  /**
   * int32, versions 0+.
   *
   * @generated from WriteShareGroupStateResponse.json PartitionResult.Partition
   */
  partition: number;
  /**
   * int16, versions 0+.
   *
   * @generated from WriteShareGroupStateResponse.json PartitionResult.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from WriteShareGroupStateResponse.json PartitionResult.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for WriteShareGroupStateResponsePartitionResult; fields with a default may be left out.
 */
export interface WriteShareGroupStateResponsePartitionResultInit {
  /** See {@linkcode WriteShareGroupStateResponsePartitionResult.partition}. */
  partition: number;
  /** See {@linkcode WriteShareGroupStateResponsePartitionResult.errorCode}. */
  errorCode: number;
  /** See {@linkcode WriteShareGroupStateResponsePartitionResult.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of WriteShareGroupStateResponse, versions 0-1. */
export interface WriteShareGroupStateResponseWriteStateResult {
  /**
   * uuid, versions 0+.
   *
   * @generated from WriteShareGroupStateResponse.json WriteStateResult.TopicId
   */
  topicId: string;
  /**
   * []PartitionResult, versions 0+.
   *
   * @generated from WriteShareGroupStateResponse.json WriteStateResult.Partitions
   */
  partitions: readonly WriteShareGroupStateResponsePartitionResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for WriteShareGroupStateResponseWriteStateResult; fields with a default may be left out.
 */
export interface WriteShareGroupStateResponseWriteStateResultInit {
  /** See {@linkcode WriteShareGroupStateResponseWriteStateResult.topicId}. */
  topicId: string;
  /** See {@linkcode WriteShareGroupStateResponseWriteStateResult.partitions}. */
  partitions: readonly WriteShareGroupStateResponsePartitionResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** WriteShareGroupStateResponse: a response, key 85, versions 0-1, flexible versions 0+. */
export interface WriteShareGroupStateResponse {
  /**
   * []WriteStateResult, versions 0+.
   *
   * @generated from WriteShareGroupStateResponse.json Results
   */
  results: readonly WriteShareGroupStateResponseWriteStateResult[];
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
 * What encoders take for WriteShareGroupStateResponse; fields with a default may be left out.
 */
export interface WriteShareGroupStateResponseInit {
  /** See {@linkcode WriteShareGroupStateResponse.results}. */
  results: readonly WriteShareGroupStateResponseWriteStateResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readWriteShareGroupStateResponsePartitionResult(
  r: Reader,
): WriteShareGroupStateResponsePartitionResult {
  r.down();
  r.at("partition"); const partition = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  const m: WriteShareGroupStateResponsePartitionResult = { partition, errorCode, errorMessage };
  r.tags(m);
  r.up();
  return m;
}

function readWriteShareGroupStateResponsePartitionResultList(
  r: Reader,
  n: number,
): readonly WriteShareGroupStateResponsePartitionResult[] {
  if (n === 0) return EMPTY;
  const list = slots<WriteShareGroupStateResponsePartitionResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readWriteShareGroupStateResponsePartitionResult(r);
  }
  r.up();
  return list;
}

function readWriteShareGroupStateResponseWriteStateResult(
  r: Reader,
): WriteShareGroupStateResponseWriteStateResult {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("partitions");
  const partitions = readWriteShareGroupStateResponsePartitionResultList(r, r.compactCount(8, 56));
  const m: WriteShareGroupStateResponseWriteStateResult = { topicId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readWriteShareGroupStateResponseWriteStateResultList(
  r: Reader,
  n: number,
): readonly WriteShareGroupStateResponseWriteStateResult[] {
  if (n === 0) return EMPTY;
  const list = slots<WriteShareGroupStateResponseWriteStateResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readWriteShareGroupStateResponseWriteStateResult(r);
  }
  r.up();
  return list;
}

function readWriteShareGroupStateResponse(r: Reader): WriteShareGroupStateResponse {
  r.down();
  r.at("results");
  const results = readWriteShareGroupStateResponseWriteStateResultList(r, r.compactCount(18, 48));
  const m: WriteShareGroupStateResponse = { results };
  r.tags(m);
  r.up();
  return m;
}

function writeWriteShareGroupStateResponsePartitionResult(
  w: Writer,
  m: WriteShareGroupStateResponsePartitionResultInit,
): void {
  w.down(m);
  const { partition, errorCode, errorMessage = null, unknownTaggedFields } = m;
  w.at("partition"); w.int32(partition);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage"); w.compactNullableString(errorMessage);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeWriteShareGroupStateResponsePartitionResultList(
  w: Writer,
  list: readonly WriteShareGroupStateResponsePartitionResultInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeWriteShareGroupStateResponsePartitionResult(w, list![i]!);
  }
  w.up();
}

function writeWriteShareGroupStateResponseWriteStateResult(
  w: Writer,
  m: WriteShareGroupStateResponseWriteStateResultInit,
): void {
  w.down(m);
  const { topicId, partitions, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("partitions");
  writeWriteShareGroupStateResponsePartitionResultList(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeWriteShareGroupStateResponseWriteStateResultList(
  w: Writer,
  list: readonly WriteShareGroupStateResponseWriteStateResultInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeWriteShareGroupStateResponseWriteStateResult(w, list![i]!);
  }
  w.up();
}

function writeWriteShareGroupStateResponse(w: Writer, m: WriteShareGroupStateResponseInit): void {
  w.down(m);
  const { results, unknownTaggedFields } = m;
  w.at("results");
  writeWriteShareGroupStateResponseWriteStateResultList(w, results, w.compactCount(results));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

/** The client's half of WriteShareGroupState. */
export const WriteShareGroupState: Api<
  WriteShareGroupStateRequestInit,
  WriteShareGroupStateResponse
> = {
  name: "WriteShareGroupState",
  key: 85,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  encodeRequest: encodeWriteShareGroupStateRequest,
  decodeResponse: decodeWriteShareGroupStateResponse,
};

/** The broker's half of WriteShareGroupState. */
export const WriteShareGroupStateServer: ServerApi<
  WriteShareGroupStateRequest,
  WriteShareGroupStateResponseInit
> = {
  name: "WriteShareGroupState",
  key: 85,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decodeRequest: decodeWriteShareGroupStateRequest,
  encodeResponse: encodeWriteShareGroupStateResponse,
};
