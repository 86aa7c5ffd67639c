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
  type Key,
  type MessageCodec,
  putInt16,
  putInt32,
  putInt64,
  putInt8,
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readInt8,
  readTags,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeInt32,
  writeList,
  type Writer,
  writeUnknownTags,
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
  key: Key,
): WriteShareGroupStateRequestStateBatch {
  r.down(key);
  const m: WriteShareGroupStateRequestStateBatch = {
    firstOffset: readInt64(r, "firstOffset"),
    lastOffset: readInt64(r, "lastOffset"),
    deliveryState: readInt8(r, "deliveryState"),
    deliveryCount: readInt16(r, "deliveryCount"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readWriteShareGroupStateRequestStateBatchList(
  r: Reader,
  n: number,
): readonly WriteShareGroupStateRequestStateBatch[] {
  if (n === 0) return EMPTY;
  const list = slots<WriteShareGroupStateRequestStateBatch>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readWriteShareGroupStateRequestStateBatch(r, i);
  }
  return list;
}

function readWriteShareGroupStateRequestPartitionData(
  r: Reader,
  key: Key,
  version: number,
): WriteShareGroupStateRequestPartitionData {
  r.down(key);
  const m: WriteShareGroupStateRequestPartitionData = {
    partition: readInt32(r, "partition"),
    stateEpoch: readInt32(r, "stateEpoch"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
    startOffset: readInt64(r, "startOffset"),
    deliveryCompleteCount: version >= 1 ? readInt32(r, "deliveryCompleteCount") : -1,
    stateBatches: readWriteShareGroupStateRequestStateBatchList(
      r,
      readCompactCount(r, "stateBatches", 20),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readWriteShareGroupStateRequestPartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly WriteShareGroupStateRequestPartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<WriteShareGroupStateRequestPartitionData>(r, n, 80);
  for (let i = 0; i < n; i++) {
    list[i] = readWriteShareGroupStateRequestPartitionData(r, i, version);
  }
  return list;
}

function readWriteShareGroupStateRequestWriteStateData(
  r: Reader,
  key: Key,
  version: number,
): WriteShareGroupStateRequestWriteStateData {
  r.down(key);
  const m: WriteShareGroupStateRequestWriteStateData = {
    topicId: readUuid(r, "topicId"),
    partitions: readWriteShareGroupStateRequestPartitionDataList(
      r,
      version >= 1 ? readCompactCount(r, "partitions", 26) : readCompactCount(r, "partitions", 22),
      version,
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readWriteShareGroupStateRequestWriteStateDataList(
  r: Reader,
  n: number,
  version: number,
): readonly WriteShareGroupStateRequestWriteStateData[] {
  if (n === 0) return EMPTY;
  const list = slots<WriteShareGroupStateRequestWriteStateData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readWriteShareGroupStateRequestWriteStateData(r, i, version);
  }
  return list;
}

function readWriteShareGroupStateRequest(r: Reader, version: number): WriteShareGroupStateRequest {
  const m: WriteShareGroupStateRequest = {
    groupId: readCompactString(r, "groupId", repeated),
    topics: readWriteShareGroupStateRequestWriteStateDataList(
      r,
      readCompactCount(r, "topics", 18),
      version,
    ),
  };
  readTags(r, m);
  return m;
}

function writeWriteShareGroupStateRequestStateBatch(
  w: Writer,
  key: Key,
  m: WriteShareGroupStateRequestStateBatchInit,
): void {
  w.into(key, m);
  const { firstOffset, lastOffset, deliveryState, deliveryCount, unknownTaggedFields } = m;
  const atFirstOffset = w.room(19);
  putInt64(w, atFirstOffset, "firstOffset", firstOffset);
  putInt64(w, atFirstOffset + 8, "lastOffset", lastOffset);
  putInt8(w, atFirstOffset + 16, "deliveryState", deliveryState);
  putInt16(w, atFirstOffset + 17, "deliveryCount", deliveryCount);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeWriteShareGroupStateRequestPartitionData(
  w: Writer,
  key: Key,
  m: WriteShareGroupStateRequestPartitionDataInit,
  version: number,
): void {
  w.into(key, m);
  const {
    partition,
    stateEpoch,
    leaderEpoch,
    startOffset,
    deliveryCompleteCount = -1,
    stateBatches,
    unknownTaggedFields,
  } = m;
  const atPartition = w.room(20);
  putInt32(w, atPartition, "partition", partition);
  putInt32(w, atPartition + 4, "stateEpoch", stateEpoch);
  putInt32(w, atPartition + 8, "leaderEpoch", leaderEpoch);
  putInt64(w, atPartition + 12, "startOffset", startOffset);
  if (version >= 1) writeInt32(w, "deliveryCompleteCount", deliveryCompleteCount);
  writeList(
    w,
    "stateBatches",
    stateBatches,
    writeCompactCount(w, "stateBatches", stateBatches),
    writeWriteShareGroupStateRequestStateBatch,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeWriteShareGroupStateRequestWriteStateData(
  w: Writer,
  key: Key,
  m: WriteShareGroupStateRequestWriteStateDataInit,
  version: number,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeWriteShareGroupStateRequestPartitionData,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeWriteShareGroupStateRequest(
  w: Writer,
  m: WriteShareGroupStateRequestInit,
  version: number,
): void {
  const { groupId, topics, unknownTaggedFields } = m;
  writeCompactString(w, "groupId", groupId);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeWriteShareGroupStateRequestWriteStateData,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
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
  key: Key,
): WriteShareGroupStateResponsePartitionResult {
  r.down(key);
  const m: WriteShareGroupStateResponsePartitionResult = {
    partition: readInt32(r, "partition"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readWriteShareGroupStateResponsePartitionResultList(
  r: Reader,
  n: number,
): readonly WriteShareGroupStateResponsePartitionResult[] {
  if (n === 0) return EMPTY;
  const list = slots<WriteShareGroupStateResponsePartitionResult>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readWriteShareGroupStateResponsePartitionResult(r, i);
  }
  return list;
}

function readWriteShareGroupStateResponseWriteStateResult(
  r: Reader,
  key: Key,
): WriteShareGroupStateResponseWriteStateResult {
  r.down(key);
  const m: WriteShareGroupStateResponseWriteStateResult = {
    topicId: readUuid(r, "topicId"),
    partitions: readWriteShareGroupStateResponsePartitionResultList(
      r,
      readCompactCount(r, "partitions", 8),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readWriteShareGroupStateResponseWriteStateResultList(
  r: Reader,
  n: number,
): readonly WriteShareGroupStateResponseWriteStateResult[] {
  if (n === 0) return EMPTY;
  const list = slots<WriteShareGroupStateResponseWriteStateResult>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readWriteShareGroupStateResponseWriteStateResult(r, i);
  }
  return list;
}

function readWriteShareGroupStateResponse(r: Reader): WriteShareGroupStateResponse {
  const m: WriteShareGroupStateResponse = {
    results: readWriteShareGroupStateResponseWriteStateResultList(
      r,
      readCompactCount(r, "results", 18),
    ),
  };
  readTags(r, m);
  return m;
}

function writeWriteShareGroupStateResponsePartitionResult(
  w: Writer,
  key: Key,
  m: WriteShareGroupStateResponsePartitionResultInit,
): void {
  w.into(key, m);
  const { partition, errorCode, errorMessage = null, unknownTaggedFields } = m;
  const atPartition = w.room(6);
  putInt32(w, atPartition, "partition", partition);
  putInt16(w, atPartition + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeWriteShareGroupStateResponseWriteStateResult(
  w: Writer,
  key: Key,
  m: WriteShareGroupStateResponseWriteStateResultInit,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeWriteShareGroupStateResponsePartitionResult,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeWriteShareGroupStateResponse(w: Writer, m: WriteShareGroupStateResponseInit): void {
  const { results, unknownTaggedFields } = m;
  writeList(
    w,
    "results",
    results,
    writeCompactCount(w, "results", results),
    writeWriteShareGroupStateResponseWriteStateResult,
  );
  writeUnknownTags(w, unknownTaggedFields);
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
