// Generated from schemas/clients/DescribeShareGroupOffsets{Request,Response}.json. Do not edit.

/**
 * DescribeShareGroupOffsets (API, key 90), versions 0-1.
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
  orNull,
  putInt32,
  putInt64,
  readCompactCount,
  readCompactInt32s,
  readCompactNullableCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
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
  writeCompactInt32s,
  writeCompactNullableCount,
  writeCompactNullableString,
  writeCompactString,
  writeInt16,
  writeInt32,
  writeInt64,
  writeList,
  type Writer,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a DescribeShareGroupOffsets request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeDescribeShareGroupOffsetsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeShareGroupOffsetsRequest {
  return runDecode(
    "DescribeShareGroupOffsetsRequest",
    0,
    1,
    readDescribeShareGroupOffsetsRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a DescribeShareGroupOffsets request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeShareGroupOffsetsRequest(
  message: DescribeShareGroupOffsetsRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "DescribeShareGroupOffsetsRequest",
    0,
    1,
    writeDescribeShareGroupOffsetsRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a DescribeShareGroupOffsets request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeShareGroupOffsetsRequestInto(
  message: DescribeShareGroupOffsetsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeShareGroupOffsetsRequest",
    0,
    1,
    writeDescribeShareGroupOffsetsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeShareGroupOffsetsRequest, for registries. */
export const DescribeShareGroupOffsetsRequestCodec: MessageCodec<
  DescribeShareGroupOffsetsRequest
> = {
  name: "DescribeShareGroupOffsetsRequest",
  type: "request",
  module: "clients",
  apiKey: 90,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeDescribeShareGroupOffsetsRequest,
  encode: encodeDescribeShareGroupOffsetsRequest,
};

/** Part of DescribeShareGroupOffsetsRequest, versions 0-1. */
export interface DescribeShareGroupOffsetsRequestTopic {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from DescribeShareGroupOffsetsRequest.json DescribeShareGroupOffsetsRequestTopic.TopicName
   */
  topicName: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from DescribeShareGroupOffsetsRequest.json DescribeShareGroupOffsetsRequestTopic.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeShareGroupOffsetsRequestTopic; fields with a default may be left out.
 */
export interface DescribeShareGroupOffsetsRequestTopicInit {
  /** See {@linkcode DescribeShareGroupOffsetsRequestTopic.topicName}. */
  topicName: string;
  /** See {@linkcode DescribeShareGroupOffsetsRequestTopic.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeShareGroupOffsetsRequest, versions 0-1. */
export interface DescribeShareGroupOffsetsRequestGroup {
  /**
   * string, versions 0+, groupId.
   *
   * @generated from DescribeShareGroupOffsetsRequest.json DescribeShareGroupOffsetsRequestGroup.GroupId
   */
  groupId: string;
  /**
   * []DescribeShareGroupOffsetsRequestTopic, versions 0+, nullable 0+.
   *
   * @generated from DescribeShareGroupOffsetsRequest.json DescribeShareGroupOffsetsRequestGroup.Topics
   */
  topics: readonly DescribeShareGroupOffsetsRequestTopic[] | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeShareGroupOffsetsRequestGroup; fields with a default may be left out.
 */
export interface DescribeShareGroupOffsetsRequestGroupInit {
  /** See {@linkcode DescribeShareGroupOffsetsRequestGroup.groupId}. */
  groupId: string;
  /** See {@linkcode DescribeShareGroupOffsetsRequestGroup.topics}. */
  topics: readonly DescribeShareGroupOffsetsRequestTopicInit[] | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * DescribeShareGroupOffsetsRequest: a request, key 90, versions 0-1, flexible versions 0+.
 */
export interface DescribeShareGroupOffsetsRequest {
  /**
   * []DescribeShareGroupOffsetsRequestGroup, versions 0+.
   *
   * @generated from DescribeShareGroupOffsetsRequest.json Groups
   */
  groups: readonly DescribeShareGroupOffsetsRequestGroup[];
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
 * What encoders take for DescribeShareGroupOffsetsRequest; fields with a default may be left out.
 */
export interface DescribeShareGroupOffsetsRequestInit {
  /** See {@linkcode DescribeShareGroupOffsetsRequest.groups}. */
  groups: readonly DescribeShareGroupOffsetsRequestGroupInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeShareGroupOffsetsRequestTopic(
  r: Reader,
  key: Key,
): DescribeShareGroupOffsetsRequestTopic {
  r.down(key);
  const m: DescribeShareGroupOffsetsRequestTopic = {
    topicName: readCompactString(r, "topicName", repeated),
    partitions: readCompactInt32s(r, "partitions"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeShareGroupOffsetsRequestTopicList(
  r: Reader,
  n: number,
): readonly DescribeShareGroupOffsetsRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeShareGroupOffsetsRequestTopic>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeShareGroupOffsetsRequestTopic(r, i);
  }
  return list;
}

function readDescribeShareGroupOffsetsRequestGroup(
  r: Reader,
  key: Key,
): DescribeShareGroupOffsetsRequestGroup {
  r.down(key);
  const m: DescribeShareGroupOffsetsRequestGroup = {
    groupId: readCompactString(r, "groupId", repeated),
    topics: orNull(
      readCompactNullableCount(r, "topics", 3),
      (n) => readDescribeShareGroupOffsetsRequestTopicList(r, n),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeShareGroupOffsetsRequestGroupList(
  r: Reader,
  n: number,
): readonly DescribeShareGroupOffsetsRequestGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeShareGroupOffsetsRequestGroup>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeShareGroupOffsetsRequestGroup(r, i);
  }
  return list;
}

function readDescribeShareGroupOffsetsRequest(r: Reader): DescribeShareGroupOffsetsRequest {
  const m: DescribeShareGroupOffsetsRequest = {
    groups: readDescribeShareGroupOffsetsRequestGroupList(r, readCompactCount(r, "groups", 3)),
  };
  readTags(r, m);
  return m;
}

function writeDescribeShareGroupOffsetsRequestTopic(
  w: Writer,
  key: Key,
  m: DescribeShareGroupOffsetsRequestTopicInit,
): void {
  w.into(key, m);
  const { topicName, partitions, unknownTaggedFields } = m;
  writeCompactString(w, "topicName", topicName);
  writeCompactInt32s(w, "partitions", partitions);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeShareGroupOffsetsRequestGroup(
  w: Writer,
  key: Key,
  m: DescribeShareGroupOffsetsRequestGroupInit,
): void {
  w.into(key, m);
  const { groupId, topics, unknownTaggedFields } = m;
  writeCompactString(w, "groupId", groupId);
  writeList(
    w,
    "topics",
    topics,
    writeCompactNullableCount(w, "topics", topics),
    writeDescribeShareGroupOffsetsRequestTopic,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeShareGroupOffsetsRequest(
  w: Writer,
  m: DescribeShareGroupOffsetsRequestInit,
): void {
  const { groups, unknownTaggedFields } = m;
  writeList(
    w,
    "groups",
    groups,
    writeCompactCount(w, "groups", groups),
    writeDescribeShareGroupOffsetsRequestGroup,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a DescribeShareGroupOffsets response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeDescribeShareGroupOffsetsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeShareGroupOffsetsResponse {
  return runDecode(
    "DescribeShareGroupOffsetsResponse",
    0,
    1,
    readDescribeShareGroupOffsetsResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a DescribeShareGroupOffsets response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeShareGroupOffsetsResponse(
  message: DescribeShareGroupOffsetsResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "DescribeShareGroupOffsetsResponse",
    0,
    1,
    writeDescribeShareGroupOffsetsResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a DescribeShareGroupOffsets response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeShareGroupOffsetsResponseInto(
  message: DescribeShareGroupOffsetsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeShareGroupOffsetsResponse",
    0,
    1,
    writeDescribeShareGroupOffsetsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeShareGroupOffsetsResponse, for registries. */
export const DescribeShareGroupOffsetsResponseCodec: MessageCodec<
  DescribeShareGroupOffsetsResponse
> = {
  name: "DescribeShareGroupOffsetsResponse",
  type: "response",
  module: "clients",
  apiKey: 90,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeDescribeShareGroupOffsetsResponse,
  encode: encodeDescribeShareGroupOffsetsResponse,
};

/** Part of DescribeShareGroupOffsetsResponse, versions 0-1. */
export interface DescribeShareGroupOffsetsResponsePartition {
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeShareGroupOffsetsResponse.json DescribeShareGroupOffsetsResponsePartition.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int64, versions 0+.
   *
   * @generated from DescribeShareGroupOffsetsResponse.json DescribeShareGroupOffsetsResponsePartition.StartOffset
   */
  startOffset: bigint;
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeShareGroupOffsetsResponse.json DescribeShareGroupOffsetsResponsePartition.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * int64, versions 1+, default -1, ignorable.
   *
   * @generated from DescribeShareGroupOffsetsResponse.json DescribeShareGroupOffsetsResponsePartition.Lag
   */
  lag: bigint;
  /**
   * int16, versions 0+.
   *
   * @generated from DescribeShareGroupOffsetsResponse.json DescribeShareGroupOffsetsResponsePartition.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from DescribeShareGroupOffsetsResponse.json DescribeShareGroupOffsetsResponsePartition.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeShareGroupOffsetsResponsePartition; fields with a default may be left out.
 */
export interface DescribeShareGroupOffsetsResponsePartitionInit {
  /** See {@linkcode DescribeShareGroupOffsetsResponsePartition.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode DescribeShareGroupOffsetsResponsePartition.startOffset}. */
  startOffset: bigint;
  /** See {@linkcode DescribeShareGroupOffsetsResponsePartition.leaderEpoch}. */
  leaderEpoch: number;
  /** See {@linkcode DescribeShareGroupOffsetsResponsePartition.lag}. */
  lag?: bigint | undefined;
  /** See {@linkcode DescribeShareGroupOffsetsResponsePartition.errorCode}. */
  errorCode: number;
  /** See {@linkcode DescribeShareGroupOffsetsResponsePartition.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeShareGroupOffsetsResponse, versions 0-1. */
export interface DescribeShareGroupOffsetsResponseTopic {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from DescribeShareGroupOffsetsResponse.json DescribeShareGroupOffsetsResponseTopic.TopicName
   */
  topicName: string;
  /**
   * uuid, versions 0+.
   *
   * @generated from DescribeShareGroupOffsetsResponse.json DescribeShareGroupOffsetsResponseTopic.TopicId
   */
  topicId: string;
  /**
   * []DescribeShareGroupOffsetsResponsePartition, versions 0+.
   *
   * @generated from DescribeShareGroupOffsetsResponse.json DescribeShareGroupOffsetsResponseTopic.Partitions
   */
  partitions: readonly DescribeShareGroupOffsetsResponsePartition[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeShareGroupOffsetsResponseTopic; fields with a default may be left out.
 */
export interface DescribeShareGroupOffsetsResponseTopicInit {
  /** See {@linkcode DescribeShareGroupOffsetsResponseTopic.topicName}. */
  topicName: string;
  /** See {@linkcode DescribeShareGroupOffsetsResponseTopic.topicId}. */
  topicId: string;
  /** See {@linkcode DescribeShareGroupOffsetsResponseTopic.partitions}. */
  partitions: readonly DescribeShareGroupOffsetsResponsePartitionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeShareGroupOffsetsResponse, versions 0-1. */
export interface DescribeShareGroupOffsetsResponseGroup {
  /**
   * string, versions 0+, groupId.
   *
   * @generated from DescribeShareGroupOffsetsResponse.json DescribeShareGroupOffsetsResponseGroup.GroupId
   */
  groupId: string;
  /**
   * []DescribeShareGroupOffsetsResponseTopic, versions 0+.
   *
   * @generated from DescribeShareGroupOffsetsResponse.json DescribeShareGroupOffsetsResponseGroup.Topics
   */
  topics: readonly DescribeShareGroupOffsetsResponseTopic[];
  /**
   * int16, versions 0+.
   *
   * @generated from DescribeShareGroupOffsetsResponse.json DescribeShareGroupOffsetsResponseGroup.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from DescribeShareGroupOffsetsResponse.json DescribeShareGroupOffsetsResponseGroup.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeShareGroupOffsetsResponseGroup; fields with a default may be left out.
 */
export interface DescribeShareGroupOffsetsResponseGroupInit {
  /** See {@linkcode DescribeShareGroupOffsetsResponseGroup.groupId}. */
  groupId: string;
  /** See {@linkcode DescribeShareGroupOffsetsResponseGroup.topics}. */
  topics: readonly DescribeShareGroupOffsetsResponseTopicInit[];
  /** See {@linkcode DescribeShareGroupOffsetsResponseGroup.errorCode}. */
  errorCode: number;
  /** See {@linkcode DescribeShareGroupOffsetsResponseGroup.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * DescribeShareGroupOffsetsResponse: a response, key 90, versions 0-1, flexible versions 0+.
 */
export interface DescribeShareGroupOffsetsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeShareGroupOffsetsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []DescribeShareGroupOffsetsResponseGroup, versions 0+.
   *
   * @generated from DescribeShareGroupOffsetsResponse.json Groups
   */
  groups: readonly DescribeShareGroupOffsetsResponseGroup[];
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
 * What encoders take for DescribeShareGroupOffsetsResponse; fields with a default may be left out.
 */
export interface DescribeShareGroupOffsetsResponseInit {
  /** See {@linkcode DescribeShareGroupOffsetsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode DescribeShareGroupOffsetsResponse.groups}. */
  groups: readonly DescribeShareGroupOffsetsResponseGroupInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeShareGroupOffsetsResponsePartition(
  r: Reader,
  key: Key,
  version: number,
): DescribeShareGroupOffsetsResponsePartition {
  r.down(key);
  const m: DescribeShareGroupOffsetsResponsePartition = {
    partitionIndex: readInt32(r, "partitionIndex"),
    startOffset: readInt64(r, "startOffset"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
    lag: version >= 1 ? readInt64(r, "lag") : -1n,
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeShareGroupOffsetsResponsePartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeShareGroupOffsetsResponsePartition[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeShareGroupOffsetsResponsePartition>(r, n, 80);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeShareGroupOffsetsResponsePartition(r, i, version);
  }
  return list;
}

function readDescribeShareGroupOffsetsResponseTopic(
  r: Reader,
  key: Key,
  version: number,
): DescribeShareGroupOffsetsResponseTopic {
  r.down(key);
  const m: DescribeShareGroupOffsetsResponseTopic = {
    topicName: readCompactString(r, "topicName", repeated),
    topicId: readUuid(r, "topicId"),
    partitions: readDescribeShareGroupOffsetsResponsePartitionList(
      r,
      version >= 1 ? readCompactCount(r, "partitions", 28) : readCompactCount(r, "partitions", 20),
      version,
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeShareGroupOffsetsResponseTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeShareGroupOffsetsResponseTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeShareGroupOffsetsResponseTopic>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeShareGroupOffsetsResponseTopic(r, i, version);
  }
  return list;
}

function readDescribeShareGroupOffsetsResponseGroup(
  r: Reader,
  key: Key,
  version: number,
): DescribeShareGroupOffsetsResponseGroup {
  r.down(key);
  const m: DescribeShareGroupOffsetsResponseGroup = {
    groupId: readCompactString(r, "groupId", repeated),
    topics: readDescribeShareGroupOffsetsResponseTopicList(
      r,
      readCompactCount(r, "topics", 19),
      version,
    ),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeShareGroupOffsetsResponseGroupList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeShareGroupOffsetsResponseGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeShareGroupOffsetsResponseGroup>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeShareGroupOffsetsResponseGroup(r, i, version);
  }
  return list;
}

function readDescribeShareGroupOffsetsResponse(
  r: Reader,
  version: number,
): DescribeShareGroupOffsetsResponse {
  const m: DescribeShareGroupOffsetsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    groups: readDescribeShareGroupOffsetsResponseGroupList(
      r,
      readCompactCount(r, "groups", 6),
      version,
    ),
  };
  readTags(r, m);
  return m;
}

function writeDescribeShareGroupOffsetsResponsePartition(
  w: Writer,
  key: Key,
  m: DescribeShareGroupOffsetsResponsePartitionInit,
  version: number,
): void {
  w.into(key, m);
  const {
    partitionIndex,
    startOffset,
    leaderEpoch,
    lag = -1n,
    errorCode,
    errorMessage = null,
    unknownTaggedFields,
  } = m;
  const atPartitionIndex = w.room(16);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt64(w, atPartitionIndex + 4, "startOffset", startOffset);
  putInt32(w, atPartitionIndex + 12, "leaderEpoch", leaderEpoch);
  if (version >= 1) writeInt64(w, "lag", lag);
  writeInt16(w, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeShareGroupOffsetsResponseTopic(
  w: Writer,
  key: Key,
  m: DescribeShareGroupOffsetsResponseTopicInit,
  version: number,
): void {
  w.into(key, m);
  const { topicName, topicId, partitions, unknownTaggedFields } = m;
  writeCompactString(w, "topicName", topicName);
  writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeDescribeShareGroupOffsetsResponsePartition,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeShareGroupOffsetsResponseGroup(
  w: Writer,
  key: Key,
  m: DescribeShareGroupOffsetsResponseGroupInit,
  version: number,
): void {
  w.into(key, m);
  const { groupId, topics, errorCode, errorMessage = null, unknownTaggedFields } = m;
  writeCompactString(w, "groupId", groupId);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeDescribeShareGroupOffsetsResponseTopic,
    version,
  );
  writeInt16(w, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeShareGroupOffsetsResponse(
  w: Writer,
  m: DescribeShareGroupOffsetsResponseInit,
  version: number,
): void {
  const { throttleTimeMs, groups, unknownTaggedFields } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "groups",
    groups,
    writeCompactCount(w, "groups", groups),
    writeDescribeShareGroupOffsetsResponseGroup,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of DescribeShareGroupOffsets. */
export const DescribeShareGroupOffsets: Api<
  DescribeShareGroupOffsetsRequestInit,
  DescribeShareGroupOffsetsResponse
> = {
  name: "DescribeShareGroupOffsets",
  key: 90,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeDescribeShareGroupOffsetsRequest,
  decodeResponse: decodeDescribeShareGroupOffsetsResponse,
};

/** The broker's half of DescribeShareGroupOffsets. */
export const DescribeShareGroupOffsetsServer: ServerApi<
  DescribeShareGroupOffsetsRequest,
  DescribeShareGroupOffsetsResponseInit
> = {
  name: "DescribeShareGroupOffsets",
  key: 90,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decodeRequest: decodeDescribeShareGroupOffsetsRequest,
  encodeResponse: encodeDescribeShareGroupOffsetsResponse,
};
