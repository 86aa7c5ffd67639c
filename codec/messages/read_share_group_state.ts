// Generated from schemas/clients/ReadShareGroupState{Request,Response}.json. Do not edit.

/**
 * ReadShareGroupState (API, key 84), versions 0.
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
  writeList,
  type Writer,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ReadShareGroupState request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeReadShareGroupStateRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ReadShareGroupStateRequest {
  return runDecode(
    "ReadShareGroupStateRequest",
    0,
    0,
    readReadShareGroupStateRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ReadShareGroupState request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeReadShareGroupStateRequest(
  message: ReadShareGroupStateRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "ReadShareGroupStateRequest",
    0,
    0,
    writeReadShareGroupStateRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a ReadShareGroupState request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeReadShareGroupStateRequestInto(
  message: ReadShareGroupStateRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ReadShareGroupStateRequest",
    0,
    0,
    writeReadShareGroupStateRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ReadShareGroupStateRequest, for registries. */
export const ReadShareGroupStateRequestCodec: MessageCodec<ReadShareGroupStateRequest> = {
  name: "ReadShareGroupStateRequest",
  type: "request",
  module: "clients",
  apiKey: 84,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeReadShareGroupStateRequest,
  encode: encodeReadShareGroupStateRequest,
};

/** Part of ReadShareGroupStateRequest, versions 0. */
export interface ReadShareGroupStateRequestPartitionData {
  /**
   * int32, versions 0+.
   *
   * @generated from ReadShareGroupStateRequest.json PartitionData.Partition
   */
  partition: number;
  /**
   * int32, versions 0+.
   *
   * @generated from ReadShareGroupStateRequest.json PartitionData.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ReadShareGroupStateRequestPartitionData; fields with a default may be left out.
 */
export interface ReadShareGroupStateRequestPartitionDataInit {
  /** See {@linkcode ReadShareGroupStateRequestPartitionData.partition}. */
  partition: number;
  /** See {@linkcode ReadShareGroupStateRequestPartitionData.leaderEpoch}. */
  leaderEpoch: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ReadShareGroupStateRequest, versions 0. */
export interface ReadShareGroupStateRequestReadStateData {
  /**
   * uuid, versions 0+.
   *
   * @generated from ReadShareGroupStateRequest.json ReadStateData.TopicId
   */
  topicId: string;
  /**
   * []PartitionData, versions 0+.
   *
   * @generated from ReadShareGroupStateRequest.json ReadStateData.Partitions
   */
  partitions: readonly ReadShareGroupStateRequestPartitionData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ReadShareGroupStateRequestReadStateData; fields with a default may be left out.
 */
export interface ReadShareGroupStateRequestReadStateDataInit {
  /** See {@linkcode ReadShareGroupStateRequestReadStateData.topicId}. */
  topicId: string;
  /** See {@linkcode ReadShareGroupStateRequestReadStateData.partitions}. */
  partitions: readonly ReadShareGroupStateRequestPartitionDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ReadShareGroupStateRequest: a request, key 84, versions 0, flexible versions 0+. */
export interface ReadShareGroupStateRequest {
  /**
   * string, versions 0+.
   *
   * @generated from ReadShareGroupStateRequest.json GroupId
   */
  groupId: string;
  /**
   * []ReadStateData, versions 0+.
   *
   * @generated from ReadShareGroupStateRequest.json Topics
   */
  topics: readonly ReadShareGroupStateRequestReadStateData[];
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
 * What encoders take for ReadShareGroupStateRequest; fields with a default may be left out.
 */
export interface ReadShareGroupStateRequestInit {
  /** See {@linkcode ReadShareGroupStateRequest.groupId}. */
  groupId: string;
  /** See {@linkcode ReadShareGroupStateRequest.topics}. */
  topics: readonly ReadShareGroupStateRequestReadStateDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readReadShareGroupStateRequestPartitionData(
  r: Reader,
  key: Key,
): ReadShareGroupStateRequestPartitionData {
  r.down(key);
  const m: ReadShareGroupStateRequestPartitionData = {
    partition: readInt32(r, "partition"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readReadShareGroupStateRequestPartitionDataList(
  r: Reader,
  n: number,
): readonly ReadShareGroupStateRequestPartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<ReadShareGroupStateRequestPartitionData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readReadShareGroupStateRequestPartitionData(r, i);
  }
  return list;
}

function readReadShareGroupStateRequestReadStateData(
  r: Reader,
  key: Key,
): ReadShareGroupStateRequestReadStateData {
  r.down(key);
  const m: ReadShareGroupStateRequestReadStateData = {
    topicId: readUuid(r, "topicId"),
    partitions: readReadShareGroupStateRequestPartitionDataList(
      r,
      readCompactCount(r, "partitions", 9),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readReadShareGroupStateRequestReadStateDataList(
  r: Reader,
  n: number,
): readonly ReadShareGroupStateRequestReadStateData[] {
  if (n === 0) return EMPTY;
  const list = slots<ReadShareGroupStateRequestReadStateData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readReadShareGroupStateRequestReadStateData(r, i);
  }
  return list;
}

function readReadShareGroupStateRequest(r: Reader): ReadShareGroupStateRequest {
  const m: ReadShareGroupStateRequest = {
    groupId: readCompactString(r, "groupId", repeated),
    topics: readReadShareGroupStateRequestReadStateDataList(r, readCompactCount(r, "topics", 18)),
  };
  readTags(r, m);
  return m;
}

function writeReadShareGroupStateRequestPartitionData(
  w: Writer,
  key: Key,
  m: ReadShareGroupStateRequestPartitionDataInit,
): void {
  w.into(key, m);
  const { partition, leaderEpoch, unknownTaggedFields } = m;
  const atPartition = w.room(8);
  putInt32(w, atPartition, "partition", partition);
  putInt32(w, atPartition + 4, "leaderEpoch", leaderEpoch);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeReadShareGroupStateRequestReadStateData(
  w: Writer,
  key: Key,
  m: ReadShareGroupStateRequestReadStateDataInit,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeReadShareGroupStateRequestPartitionData,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeReadShareGroupStateRequest(w: Writer, m: ReadShareGroupStateRequestInit): void {
  const { groupId, topics, unknownTaggedFields } = m;
  writeCompactString(w, "groupId", groupId);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeReadShareGroupStateRequestReadStateData,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a ReadShareGroupState response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeReadShareGroupStateResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ReadShareGroupStateResponse {
  return runDecode(
    "ReadShareGroupStateResponse",
    0,
    0,
    readReadShareGroupStateResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ReadShareGroupState response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeReadShareGroupStateResponse(
  message: ReadShareGroupStateResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "ReadShareGroupStateResponse",
    0,
    0,
    writeReadShareGroupStateResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a ReadShareGroupState response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeReadShareGroupStateResponseInto(
  message: ReadShareGroupStateResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ReadShareGroupStateResponse",
    0,
    0,
    writeReadShareGroupStateResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ReadShareGroupStateResponse, for registries. */
export const ReadShareGroupStateResponseCodec: MessageCodec<ReadShareGroupStateResponse> = {
  name: "ReadShareGroupStateResponse",
  type: "response",
  module: "clients",
  apiKey: 84,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeReadShareGroupStateResponse,
  encode: encodeReadShareGroupStateResponse,
};

/** Part of ReadShareGroupStateResponse, versions 0. */
export interface ReadShareGroupStateResponseStateBatch {
  /**
   * int64, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json StateBatch.FirstOffset
   */
  firstOffset: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json StateBatch.LastOffset
   */
  lastOffset: bigint;
  /**
   * int8, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json StateBatch.DeliveryState
   */
  deliveryState: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json StateBatch.DeliveryCount
   */
  deliveryCount: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ReadShareGroupStateResponseStateBatch; fields with a default may be left out.
 */
export interface ReadShareGroupStateResponseStateBatchInit {
  /** See {@linkcode ReadShareGroupStateResponseStateBatch.firstOffset}. */
  firstOffset: bigint;
  /** See {@linkcode ReadShareGroupStateResponseStateBatch.lastOffset}. */
  lastOffset: bigint;
  /** See {@linkcode ReadShareGroupStateResponseStateBatch.deliveryState}. */
  deliveryState: number;
  /** See {@linkcode ReadShareGroupStateResponseStateBatch.deliveryCount}. */
  deliveryCount: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ReadShareGroupStateResponse, versions 0. */
export interface ReadShareGroupStateResponsePartitionResult {
  /**
   * int32, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json PartitionResult.Partition
   */
  partition: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json PartitionResult.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ReadShareGroupStateResponse.json PartitionResult.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * int32, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json PartitionResult.StateEpoch
   */
  stateEpoch: number;
  /**
   * int64, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json PartitionResult.StartOffset
   */
  startOffset: bigint;
  /**
   * []StateBatch, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json PartitionResult.StateBatches
   */
  stateBatches: readonly ReadShareGroupStateResponseStateBatch[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ReadShareGroupStateResponsePartitionResult; fields with a default may be left out.
 */
export interface ReadShareGroupStateResponsePartitionResultInit {
  /** See {@linkcode ReadShareGroupStateResponsePartitionResult.partition}. */
  partition: number;
  /** See {@linkcode ReadShareGroupStateResponsePartitionResult.errorCode}. */
  errorCode: number;
  /** See {@linkcode ReadShareGroupStateResponsePartitionResult.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode ReadShareGroupStateResponsePartitionResult.stateEpoch}. */
  stateEpoch: number;
  /** See {@linkcode ReadShareGroupStateResponsePartitionResult.startOffset}. */
  startOffset: bigint;
  /** See {@linkcode ReadShareGroupStateResponsePartitionResult.stateBatches}. */
  stateBatches: readonly ReadShareGroupStateResponseStateBatchInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ReadShareGroupStateResponse, versions 0. */
export interface ReadShareGroupStateResponseReadStateResult {
  /**
   * uuid, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json ReadStateResult.TopicId
   */
  topicId: string;
  /**
   * []PartitionResult, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json ReadStateResult.Partitions
   */
  partitions: readonly ReadShareGroupStateResponsePartitionResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ReadShareGroupStateResponseReadStateResult; fields with a default may be left out.
 */
export interface ReadShareGroupStateResponseReadStateResultInit {
  /** See {@linkcode ReadShareGroupStateResponseReadStateResult.topicId}. */
  topicId: string;
  /** See {@linkcode ReadShareGroupStateResponseReadStateResult.partitions}. */
  partitions: readonly ReadShareGroupStateResponsePartitionResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ReadShareGroupStateResponse: a response, key 84, versions 0, flexible versions 0+. */
export interface ReadShareGroupStateResponse {
  /**
   * []ReadStateResult, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json Results
   */
  results: readonly ReadShareGroupStateResponseReadStateResult[];
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
 * What encoders take for ReadShareGroupStateResponse; fields with a default may be left out.
 */
export interface ReadShareGroupStateResponseInit {
  /** See {@linkcode ReadShareGroupStateResponse.results}. */
  results: readonly ReadShareGroupStateResponseReadStateResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readReadShareGroupStateResponseStateBatch(
  r: Reader,
  key: Key,
): ReadShareGroupStateResponseStateBatch {
  r.down(key);
  const m: ReadShareGroupStateResponseStateBatch = {
    firstOffset: readInt64(r, "firstOffset"),
    lastOffset: readInt64(r, "lastOffset"),
    deliveryState: readInt8(r, "deliveryState"),
    deliveryCount: readInt16(r, "deliveryCount"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readReadShareGroupStateResponseStateBatchList(
  r: Reader,
  n: number,
): readonly ReadShareGroupStateResponseStateBatch[] {
  if (n === 0) return EMPTY;
  const list = slots<ReadShareGroupStateResponseStateBatch>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readReadShareGroupStateResponseStateBatch(r, i);
  }
  return list;
}

function readReadShareGroupStateResponsePartitionResult(
  r: Reader,
  key: Key,
): ReadShareGroupStateResponsePartitionResult {
  r.down(key);
  const m: ReadShareGroupStateResponsePartitionResult = {
    partition: readInt32(r, "partition"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
    stateEpoch: readInt32(r, "stateEpoch"),
    startOffset: readInt64(r, "startOffset"),
    stateBatches: readReadShareGroupStateResponseStateBatchList(
      r,
      readCompactCount(r, "stateBatches", 20),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readReadShareGroupStateResponsePartitionResultList(
  r: Reader,
  n: number,
): readonly ReadShareGroupStateResponsePartitionResult[] {
  if (n === 0) return EMPTY;
  const list = slots<ReadShareGroupStateResponsePartitionResult>(r, n, 80);
  for (let i = 0; i < n; i++) {
    list[i] = readReadShareGroupStateResponsePartitionResult(r, i);
  }
  return list;
}

function readReadShareGroupStateResponseReadStateResult(
  r: Reader,
  key: Key,
): ReadShareGroupStateResponseReadStateResult {
  r.down(key);
  const m: ReadShareGroupStateResponseReadStateResult = {
    topicId: readUuid(r, "topicId"),
    partitions: readReadShareGroupStateResponsePartitionResultList(
      r,
      readCompactCount(r, "partitions", 21),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readReadShareGroupStateResponseReadStateResultList(
  r: Reader,
  n: number,
): readonly ReadShareGroupStateResponseReadStateResult[] {
  if (n === 0) return EMPTY;
  const list = slots<ReadShareGroupStateResponseReadStateResult>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readReadShareGroupStateResponseReadStateResult(r, i);
  }
  return list;
}

function readReadShareGroupStateResponse(r: Reader): ReadShareGroupStateResponse {
  const m: ReadShareGroupStateResponse = {
    results: readReadShareGroupStateResponseReadStateResultList(
      r,
      readCompactCount(r, "results", 18),
    ),
  };
  readTags(r, m);
  return m;
}

function writeReadShareGroupStateResponseStateBatch(
  w: Writer,
  key: Key,
  m: ReadShareGroupStateResponseStateBatchInit,
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

function writeReadShareGroupStateResponsePartitionResult(
  w: Writer,
  key: Key,
  m: ReadShareGroupStateResponsePartitionResultInit,
): void {
  w.into(key, m);
  const {
    partition,
    errorCode,
    errorMessage = null,
    stateEpoch,
    startOffset,
    stateBatches,
    unknownTaggedFields,
  } = m;
  const atPartition = w.room(6);
  putInt32(w, atPartition, "partition", partition);
  putInt16(w, atPartition + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  const atStateEpoch = w.room(12);
  putInt32(w, atStateEpoch, "stateEpoch", stateEpoch);
  putInt64(w, atStateEpoch + 4, "startOffset", startOffset);
  writeList(
    w,
    "stateBatches",
    stateBatches,
    writeCompactCount(w, "stateBatches", stateBatches),
    writeReadShareGroupStateResponseStateBatch,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeReadShareGroupStateResponseReadStateResult(
  w: Writer,
  key: Key,
  m: ReadShareGroupStateResponseReadStateResultInit,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeReadShareGroupStateResponsePartitionResult,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeReadShareGroupStateResponse(w: Writer, m: ReadShareGroupStateResponseInit): void {
  const { results, unknownTaggedFields } = m;
  writeList(
    w,
    "results",
    results,
    writeCompactCount(w, "results", results),
    writeReadShareGroupStateResponseReadStateResult,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of ReadShareGroupState. */
export const ReadShareGroupState: Api<
  ReadShareGroupStateRequestInit,
  ReadShareGroupStateResponse
> = {
  name: "ReadShareGroupState",
  key: 84,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  encodeRequest: encodeReadShareGroupStateRequest,
  decodeResponse: decodeReadShareGroupStateResponse,
};

/** The broker's half of ReadShareGroupState. */
export const ReadShareGroupStateServer: ServerApi<
  ReadShareGroupStateRequest,
  ReadShareGroupStateResponseInit
> = {
  name: "ReadShareGroupState",
  key: 84,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeReadShareGroupStateRequest,
  encodeResponse: encodeReadShareGroupStateResponse,
};
