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
  type MessageCodec,
  orNull,
  type Reader,
  readInt32s,
  readInt64,
  readUuid,
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
): DescribeShareGroupOffsetsRequestTopic {
  r.down();
  r.at("topicName"); const topicName = r.compactString(repeated);
  r.at("partitions"); const partitions = readInt32s(r, r.compactCount(4, 8));
  const m: DescribeShareGroupOffsetsRequestTopic = { topicName, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeShareGroupOffsetsRequestTopicList(
  r: Reader,
  n: number,
): readonly DescribeShareGroupOffsetsRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeShareGroupOffsetsRequestTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeShareGroupOffsetsRequestTopic(r);
  }
  r.up();
  return list;
}

function readDescribeShareGroupOffsetsRequestGroup(
  r: Reader,
): DescribeShareGroupOffsetsRequestGroup {
  r.down();
  r.at("groupId"); const groupId = r.compactString(repeated);
  r.at("topics");
  const topics = orNull(
    r.compactNullableCount(3, 48),
    (n) => readDescribeShareGroupOffsetsRequestTopicList(r, n),
  );
  const m: DescribeShareGroupOffsetsRequestGroup = { groupId, topics };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeShareGroupOffsetsRequestGroupList(
  r: Reader,
  n: number,
): readonly DescribeShareGroupOffsetsRequestGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeShareGroupOffsetsRequestGroup>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeShareGroupOffsetsRequestGroup(r);
  }
  r.up();
  return list;
}

function readDescribeShareGroupOffsetsRequest(r: Reader): DescribeShareGroupOffsetsRequest {
  r.down();
  r.at("groups");
  const groups = readDescribeShareGroupOffsetsRequestGroupList(r, r.compactCount(3, 48));
  const m: DescribeShareGroupOffsetsRequest = { groups };
  r.tags(m);
  r.up();
  return m;
}

function writeDescribeShareGroupOffsetsRequestTopic(
  w: Writer,
  m: DescribeShareGroupOffsetsRequestTopicInit,
): void {
  w.down(m);
  const { topicName, partitions, unknownTaggedFields } = m;
  w.at("topicName"); w.compactString(topicName);
  w.at("partitions"); writeInt32s(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeShareGroupOffsetsRequestTopicList(
  w: Writer,
  list: readonly DescribeShareGroupOffsetsRequestTopicInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeShareGroupOffsetsRequestTopic(w, list![i]!);
  }
  w.up();
}

function writeDescribeShareGroupOffsetsRequestGroup(
  w: Writer,
  m: DescribeShareGroupOffsetsRequestGroupInit,
): void {
  w.down(m);
  const { groupId, topics, unknownTaggedFields } = m;
  w.at("groupId"); w.compactString(groupId);
  w.at("topics");
  writeDescribeShareGroupOffsetsRequestTopicList(w, topics, w.compactNullableCount(topics));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeShareGroupOffsetsRequestGroupList(
  w: Writer,
  list: readonly DescribeShareGroupOffsetsRequestGroupInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeShareGroupOffsetsRequestGroup(w, list![i]!);
  }
  w.up();
}

function writeDescribeShareGroupOffsetsRequest(
  w: Writer,
  m: DescribeShareGroupOffsetsRequestInit,
): void {
  w.down(m);
  const { groups, unknownTaggedFields } = m;
  w.at("groups"); writeDescribeShareGroupOffsetsRequestGroupList(w, groups, w.compactCount(groups));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
  version: number,
): DescribeShareGroupOffsetsResponsePartition {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("startOffset"); const startOffset = readInt64(r);
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  r.at("lag"); const lag = version >= 1 ? readInt64(r) : -1n;
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  const m: DescribeShareGroupOffsetsResponsePartition = {
    partitionIndex,
    startOffset,
    leaderEpoch,
    lag,
    errorCode,
    errorMessage,
  };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeShareGroupOffsetsResponsePartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeShareGroupOffsetsResponsePartition[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeShareGroupOffsetsResponsePartition>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeShareGroupOffsetsResponsePartition(r, version);
  }
  r.up();
  return list;
}

function readDescribeShareGroupOffsetsResponseTopic(
  r: Reader,
  version: number,
): DescribeShareGroupOffsetsResponseTopic {
  r.down();
  r.at("topicName"); const topicName = r.compactString(repeated);
  r.at("topicId"); const topicId = readUuid(r);
  r.at("partitions");
  const partitions = readDescribeShareGroupOffsetsResponsePartitionList(
    r,
    version >= 1 ? r.compactCount(28, 80) : r.compactCount(20, 80),
    version,
  );
  const m: DescribeShareGroupOffsetsResponseTopic = { topicName, topicId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeShareGroupOffsetsResponseTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeShareGroupOffsetsResponseTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeShareGroupOffsetsResponseTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeShareGroupOffsetsResponseTopic(r, version);
  }
  r.up();
  return list;
}

function readDescribeShareGroupOffsetsResponseGroup(
  r: Reader,
  version: number,
): DescribeShareGroupOffsetsResponseGroup {
  r.down();
  r.at("groupId"); const groupId = r.compactString(repeated);
  r.at("topics");
  const topics = readDescribeShareGroupOffsetsResponseTopicList(r, r.compactCount(19, 56), version);
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  const m: DescribeShareGroupOffsetsResponseGroup = { groupId, topics, errorCode, errorMessage };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeShareGroupOffsetsResponseGroupList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeShareGroupOffsetsResponseGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeShareGroupOffsetsResponseGroup>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeShareGroupOffsetsResponseGroup(r, version);
  }
  r.up();
  return list;
}

function readDescribeShareGroupOffsetsResponse(
  r: Reader,
  version: number,
): DescribeShareGroupOffsetsResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("groups");
  const groups = readDescribeShareGroupOffsetsResponseGroupList(r, r.compactCount(6, 64), version);
  const m: DescribeShareGroupOffsetsResponse = { throttleTimeMs, groups };
  r.tags(m);
  r.up();
  return m;
}

function writeDescribeShareGroupOffsetsResponsePartition(
  w: Writer,
  m: DescribeShareGroupOffsetsResponsePartitionInit,
  version: number,
): void {
  w.down(m);
  const {
    partitionIndex,
    startOffset,
    leaderEpoch,
    lag = -1n,
    errorCode,
    errorMessage = null,
    unknownTaggedFields,
  } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("startOffset"); writeInt64(w, startOffset);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.at("lag");
  if (version >= 1) writeInt64(w, lag);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage"); w.compactNullableString(errorMessage);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeShareGroupOffsetsResponsePartitionList(
  w: Writer,
  list: readonly DescribeShareGroupOffsetsResponsePartitionInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeShareGroupOffsetsResponsePartition(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeShareGroupOffsetsResponseTopic(
  w: Writer,
  m: DescribeShareGroupOffsetsResponseTopicInit,
  version: number,
): void {
  w.down(m);
  const { topicName, topicId, partitions, unknownTaggedFields } = m;
  w.at("topicName"); w.compactString(topicName);
  w.at("topicId"); writeUuid(w, topicId);
  w.at("partitions");
  writeDescribeShareGroupOffsetsResponsePartitionList(
    w,
    partitions,
    w.compactCount(partitions),
    version,
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeShareGroupOffsetsResponseTopicList(
  w: Writer,
  list: readonly DescribeShareGroupOffsetsResponseTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeShareGroupOffsetsResponseTopic(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeShareGroupOffsetsResponseGroup(
  w: Writer,
  m: DescribeShareGroupOffsetsResponseGroupInit,
  version: number,
): void {
  w.down(m);
  const { groupId, topics, errorCode, errorMessage = null, unknownTaggedFields } = m;
  w.at("groupId"); w.compactString(groupId);
  w.at("topics");
  writeDescribeShareGroupOffsetsResponseTopicList(w, topics, w.compactCount(topics), version);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage"); w.compactNullableString(errorMessage);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeShareGroupOffsetsResponseGroupList(
  w: Writer,
  list: readonly DescribeShareGroupOffsetsResponseGroupInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeShareGroupOffsetsResponseGroup(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeShareGroupOffsetsResponse(
  w: Writer,
  m: DescribeShareGroupOffsetsResponseInit,
  version: number,
): void {
  w.down(m);
  const { throttleTimeMs, groups, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("groups");
  writeDescribeShareGroupOffsetsResponseGroupList(w, groups, w.compactCount(groups), version);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
