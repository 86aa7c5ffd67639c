// Generated from schemas/clients/OffsetFetch{Request,Response}.json. Do not edit.

/**
 * OffsetFetch (API, key 9), versions 0-10.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  EMPTY,
  type InvalidText,
  isEmptyList,
  type Key,
  type MessageCodec,
  orNull,
  putInt32,
  putInt64,
  readBool,
  readCompactCount,
  readCompactInt32s,
  readCompactNullableCount,
  readCompactNullableString,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt32s,
  readInt64,
  readNullableCount,
  readNullableString,
  readString,
  readTags,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeAbsent,
  writeBool,
  writeCompactCount,
  writeCompactInt32s,
  writeCompactNullableCount,
  writeCompactNullableString,
  writeCompactString,
  writeCount,
  writeInt16,
  writeInt32,
  writeList,
  writeNoTags,
  writeNullableCount,
  writeNullableString,
  type Writer,
  writeString,
  writeUnknownTags,
  writeUuid,
  ZERO_UUID,
} from "../wire/mod.ts";

/**
 * Decodes the body of an OffsetFetch request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 10.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 10.
 */
export function decodeOffsetFetchRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): OffsetFetchRequest {
  return runDecode("OffsetFetchRequest", 0, 10, readOffsetFetchRequest, body, version, options);
}

/**
 * Encodes the body of an OffsetFetch request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 10.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeOffsetFetchRequest(message: OffsetFetchRequestInit, version: number): Bytes {
  return runEncode("OffsetFetchRequest", 0, 10, writeOffsetFetchRequest, message, version);
}

/**
 * Encodes the body of an OffsetFetch request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeOffsetFetchRequestInto(
  message: OffsetFetchRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "OffsetFetchRequest",
    0,
    10,
    writeOffsetFetchRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of OffsetFetchRequest, for registries. */
export const OffsetFetchRequestCodec: MessageCodec<OffsetFetchRequest> = {
  name: "OffsetFetchRequest",
  type: "request",
  module: "clients",
  apiKey: 9,
  minVersion: 0,
  maxVersion: 10,
  flexibleFrom: 6,
  decode: decodeOffsetFetchRequest,
  encode: encodeOffsetFetchRequest,
};

/** Part of OffsetFetchRequest, versions 0-7. */
export interface OffsetFetchRequestTopic {
  /**
   * string, versions 0-7, topicName.
   *
   * @generated from OffsetFetchRequest.json OffsetFetchRequestTopic.Name
   */
  name: string;
  /**
   * []int32, versions 0-7.
   *
   * @generated from OffsetFetchRequest.json OffsetFetchRequestTopic.PartitionIndexes
   */
  partitionIndexes: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for OffsetFetchRequestTopic; fields with a default may be left out. */
export interface OffsetFetchRequestTopicInit {
  /** See {@linkcode OffsetFetchRequestTopic.name}. */
  name: string;
  /** See {@linkcode OffsetFetchRequestTopic.partitionIndexes}. */
  partitionIndexes: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of OffsetFetchRequest, versions 8-10. */
export interface OffsetFetchRequestTopics {
  /**
   * string, versions 8-9, ignorable, topicName.
   *
   * @generated from OffsetFetchRequest.json OffsetFetchRequestTopics.Name
   */
  name: string;
  /**
   * uuid, versions 10+, ignorable.
   *
   * @generated from OffsetFetchRequest.json OffsetFetchRequestTopics.TopicId
   */
  topicId: string;
  /**
   * []int32, versions 8+.
   *
   * @generated from OffsetFetchRequest.json OffsetFetchRequestTopics.PartitionIndexes
   */
  partitionIndexes: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for OffsetFetchRequestTopics; fields with a default may be left out. */
export interface OffsetFetchRequestTopicsInit {
  /** See {@linkcode OffsetFetchRequestTopics.name}. */
  name?: string | undefined;
  /** See {@linkcode OffsetFetchRequestTopics.topicId}. */
  topicId?: string | undefined;
  /** See {@linkcode OffsetFetchRequestTopics.partitionIndexes}. */
  partitionIndexes: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of OffsetFetchRequest, versions 8-10. */
export interface OffsetFetchRequestGroup {
  /**
   * string, versions 8+, groupId.
   *
   * @generated from OffsetFetchRequest.json OffsetFetchRequestGroup.GroupId
   */
  groupId: string;
  /**
   * string, versions 9+, nullable 9+, default null, ignorable.
   *
   * @generated from OffsetFetchRequest.json OffsetFetchRequestGroup.MemberId
   */
  memberId: string | null;
  /**
   * int32, versions 9+, default -1, ignorable.
   *
   * @generated from OffsetFetchRequest.json OffsetFetchRequestGroup.MemberEpoch
   */
  memberEpoch: number;
  /**
   * []OffsetFetchRequestTopics, versions 8+, nullable 8+.
   *
   * @generated from OffsetFetchRequest.json OffsetFetchRequestGroup.Topics
   */
  topics: readonly OffsetFetchRequestTopics[] | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for OffsetFetchRequestGroup; fields with a default may be left out. */
export interface OffsetFetchRequestGroupInit {
  /** See {@linkcode OffsetFetchRequestGroup.groupId}. */
  groupId: string;
  /** See {@linkcode OffsetFetchRequestGroup.memberId}. */
  memberId?: string | null | undefined;
  /** See {@linkcode OffsetFetchRequestGroup.memberEpoch}. */
  memberEpoch?: number | undefined;
  /** See {@linkcode OffsetFetchRequestGroup.topics}. */
  topics: readonly OffsetFetchRequestTopicsInit[] | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** OffsetFetchRequest: a request, key 9, versions 0-10, flexible versions 6+. */
export interface OffsetFetchRequest {
  /**
   * string, versions 0-7, groupId.
   *
   * @generated from OffsetFetchRequest.json GroupId
   */
  groupId: string;
  /**
   * []OffsetFetchRequestTopic, versions 0-7, nullable 2-7.
   *
   * @generated from OffsetFetchRequest.json Topics
   */
  topics: readonly OffsetFetchRequestTopic[] | null;
  /**
   * []OffsetFetchRequestGroup, versions 8+.
   *
   * @generated from OffsetFetchRequest.json Groups
   */
  groups: readonly OffsetFetchRequestGroup[];
  /**
   * bool, versions 7+, default false.
   *
   * @generated from OffsetFetchRequest.json RequireStable
   */
  requireStable: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for OffsetFetchRequest; fields with a default may be left out. */
export interface OffsetFetchRequestInit {
  /** See {@linkcode OffsetFetchRequest.groupId}. */
  groupId?: string | undefined;
  /** See {@linkcode OffsetFetchRequest.topics}. */
  topics?: readonly OffsetFetchRequestTopicInit[] | null | undefined;
  /** See {@linkcode OffsetFetchRequest.groups}. */
  groups?: readonly OffsetFetchRequestGroupInit[] | undefined;
  /** See {@linkcode OffsetFetchRequest.requireStable}. */
  requireStable?: boolean | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readOffsetFetchRequestTopic(
  r: Reader,
  key: Key,
  version: number,
): OffsetFetchRequestTopic {
  r.down(key);
  const m: OffsetFetchRequestTopic = {
    name: version >= 6 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    partitionIndexes: version >= 6 ? readCompactInt32s(r, "partitionIndexes")
      : readInt32s(r, "partitionIndexes"),
  };
  if (version >= 6) readTags(r, m);
  r.up();
  return m;
}

function readOffsetFetchRequestTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetFetchRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetFetchRequestTopic>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readOffsetFetchRequestTopic(r, i, version);
  }
  return list;
}

function readOffsetFetchRequestTopics(
  r: Reader,
  key: Key,
  version: number,
): OffsetFetchRequestTopics {
  r.down(key);
  const m: OffsetFetchRequestTopics = {
    name: version >= 10 ? "" : readCompactString(r, "name", repeated),
    topicId: version >= 10 ? readUuid(r, "topicId") : ZERO_UUID,
    partitionIndexes: readCompactInt32s(r, "partitionIndexes"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readOffsetFetchRequestTopicsList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetFetchRequestTopics[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetFetchRequestTopics>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readOffsetFetchRequestTopics(r, i, version);
  }
  return list;
}

function readOffsetFetchRequestGroup(
  r: Reader,
  key: Key,
  version: number,
): OffsetFetchRequestGroup {
  r.down(key);
  const m: OffsetFetchRequestGroup = {
    groupId: readCompactString(r, "groupId", repeated),
    memberId: version >= 9 ? readCompactNullableString(r, "memberId") : null,
    memberEpoch: version >= 9 ? readInt32(r, "memberEpoch") : -1,
    topics: orNull(
      version >= 10 ? readCompactNullableCount(r, "topics", 18)
        : readCompactNullableCount(r, "topics", 3),
      (n) => readOffsetFetchRequestTopicsList(r, n, version),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readOffsetFetchRequestGroupList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetFetchRequestGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetFetchRequestGroup>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readOffsetFetchRequestGroup(r, i, version);
  }
  return list;
}

function readOffsetFetchRequest(r: Reader, version: number): OffsetFetchRequest {
  const m: OffsetFetchRequest = {
    groupId: version >= 8 ? ""
      : version >= 6 ? readCompactString(r, "groupId", repeated)
      : readString(r, "groupId", repeated),
    topics: version >= 8 ? EMPTY
      : orNull(
        version >= 6 ? readCompactNullableCount(r, "topics", 3)
          : version >= 2 ? readNullableCount(r, "topics", 6)
          : readCount(r, "topics", 6),
        (n) => readOffsetFetchRequestTopicList(r, n, version),
      ),
    groups: version >= 8 ? readOffsetFetchRequestGroupList(
      r,
      version >= 9 ? readCompactCount(r, "groups", 8) : readCompactCount(r, "groups", 3),
      version,
    )
      : EMPTY,
    requireStable: version >= 7 ? readBool(r, "requireStable") : false,
  };
  if (version >= 6) readTags(r, m);
  return m;
}

function writeOffsetFetchRequestTopic(
  w: Writer,
  key: Key,
  m: OffsetFetchRequestTopicInit,
  version: number,
): void {
  w.into(key, m);
  const { name, partitionIndexes, unknownTaggedFields } = m;
  if (version >= 6) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  if (version >= 6) writeCompactInt32s(w, "partitionIndexes", partitionIndexes);
  else {
    writeList(
      w,
      "partitionIndexes",
      partitionIndexes,
      writeCount(w, "partitionIndexes", partitionIndexes),
      writeInt32,
    );
  }
  if (version >= 6) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeOffsetFetchRequestTopics(
  w: Writer,
  key: Key,
  m: OffsetFetchRequestTopicsInit,
  version: number,
): void {
  w.into(key, m);
  const { name = "", topicId = ZERO_UUID, partitionIndexes, unknownTaggedFields } = m;
  if (version <= 9) writeCompactString(w, "name", name);
  if (version >= 10) writeUuid(w, "topicId", topicId);
  writeCompactInt32s(w, "partitionIndexes", partitionIndexes);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeOffsetFetchRequestGroup(
  w: Writer,
  key: Key,
  m: OffsetFetchRequestGroupInit,
  version: number,
): void {
  w.into(key, m);
  const { groupId, memberId = null, memberEpoch = -1, topics, unknownTaggedFields } = m;
  writeCompactString(w, "groupId", groupId);
  if (version >= 9) writeCompactNullableString(w, "memberId", memberId);
  if (version >= 9) writeInt32(w, "memberEpoch", memberEpoch);
  writeList(
    w,
    "topics",
    topics,
    writeCompactNullableCount(w, "topics", topics),
    writeOffsetFetchRequestTopics,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeOffsetFetchRequest(w: Writer, m: OffsetFetchRequestInit, version: number): void {
  const {
    groupId = "",
    topics = EMPTY,
    groups = EMPTY,
    requireStable = false,
    unknownTaggedFields,
  } = m;
  if (version >= 8) writeAbsent(w, "groupId", groupId === "", "0-7");
  else if (version >= 6) writeCompactString(w, "groupId", groupId);
  else writeString(w, "groupId", groupId);
  if (version >= 8) writeAbsent(w, "topics", isEmptyList(topics), "0-7");
  else {
    writeList(
      w,
      "topics",
      topics,
      version >= 6 ? writeCompactNullableCount(w, "topics", topics)
        : version >= 2 ? writeNullableCount(w, "topics", topics)
        : writeCount(w, "topics", topics),
      writeOffsetFetchRequestTopic,
      version,
    );
  }
  if (version >= 8) {
    writeList(
      w,
      "groups",
      groups,
      writeCompactCount(w, "groups", groups),
      writeOffsetFetchRequestGroup,
      version,
    );
  }
  else writeAbsent(w, "groups", isEmptyList(groups), "8+");
  if (version >= 7) writeBool(w, "requireStable", requireStable);
  else writeAbsent(w, "requireStable", requireStable === false, "7+");
  if (version >= 6) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an OffsetFetch response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 10.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 10.
 */
export function decodeOffsetFetchResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): OffsetFetchResponse {
  return runDecode("OffsetFetchResponse", 0, 10, readOffsetFetchResponse, body, version, options);
}

/**
 * Encodes the body of an OffsetFetch response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 10.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeOffsetFetchResponse(
  message: OffsetFetchResponseInit,
  version: number,
): Bytes {
  return runEncode("OffsetFetchResponse", 0, 10, writeOffsetFetchResponse, message, version);
}

/**
 * Encodes the body of an OffsetFetch response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeOffsetFetchResponseInto(
  message: OffsetFetchResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "OffsetFetchResponse",
    0,
    10,
    writeOffsetFetchResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of OffsetFetchResponse, for registries. */
export const OffsetFetchResponseCodec: MessageCodec<OffsetFetchResponse> = {
  name: "OffsetFetchResponse",
  type: "response",
  module: "clients",
  apiKey: 9,
  minVersion: 0,
  maxVersion: 10,
  flexibleFrom: 6,
  decode: decodeOffsetFetchResponse,
  encode: encodeOffsetFetchResponse,
};

/** Part of OffsetFetchResponse, versions 0-7. */
export interface OffsetFetchResponsePartition {
  /**
   * int32, versions 0-7.
   *
   * @generated from OffsetFetchResponse.json OffsetFetchResponsePartition.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int64, versions 0-7.
   *
   * @generated from OffsetFetchResponse.json OffsetFetchResponsePartition.CommittedOffset
   */
  committedOffset: bigint;
  /**
   * int32, versions 5-7, default -1, ignorable.
   *
   * @generated from OffsetFetchResponse.json OffsetFetchResponsePartition.CommittedLeaderEpoch
   */
  committedLeaderEpoch: number;
  /**
   * string, versions 0-7, nullable 0-7.
   *
   * @generated from OffsetFetchResponse.json OffsetFetchResponsePartition.Metadata
   */
  metadata: string | null;
  /**
   * int16, versions 0-7.
   *
   * @generated from OffsetFetchResponse.json OffsetFetchResponsePartition.ErrorCode
   */
  errorCode: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for OffsetFetchResponsePartition; fields with a default may be left out.
 */
export interface OffsetFetchResponsePartitionInit {
  /** See {@linkcode OffsetFetchResponsePartition.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode OffsetFetchResponsePartition.committedOffset}. */
  committedOffset: bigint;
  /** See {@linkcode OffsetFetchResponsePartition.committedLeaderEpoch}. */
  committedLeaderEpoch?: number | undefined;
  /** See {@linkcode OffsetFetchResponsePartition.metadata}. */
  metadata: string | null;
  /** See {@linkcode OffsetFetchResponsePartition.errorCode}. */
  errorCode: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of OffsetFetchResponse, versions 0-7. */
export interface OffsetFetchResponseTopic {
  /**
   * string, versions 0-7, topicName.
   *
   * @generated from OffsetFetchResponse.json OffsetFetchResponseTopic.Name
   */
  name: string;
  /**
   * []OffsetFetchResponsePartition, versions 0-7.
   *
   * @generated from OffsetFetchResponse.json OffsetFetchResponseTopic.Partitions
   */
  partitions: readonly OffsetFetchResponsePartition[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for OffsetFetchResponseTopic; fields with a default may be left out. */
export interface OffsetFetchResponseTopicInit {
  /** See {@linkcode OffsetFetchResponseTopic.name}. */
  name: string;
  /** See {@linkcode OffsetFetchResponseTopic.partitions}. */
  partitions: readonly OffsetFetchResponsePartitionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of OffsetFetchResponse, versions 8-10. */
export interface OffsetFetchResponsePartitions {
  /**
   * int32, versions 8+.
   *
   * @generated from OffsetFetchResponse.json OffsetFetchResponsePartitions.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int64, versions 8+.
   *
   * @generated from OffsetFetchResponse.json OffsetFetchResponsePartitions.CommittedOffset
   */
  committedOffset: bigint;
  /**
   * int32, versions 8+, default -1, ignorable.
   *
   * @generated from OffsetFetchResponse.json OffsetFetchResponsePartitions.CommittedLeaderEpoch
   */
  committedLeaderEpoch: number;
  /**
   * string, versions 8+, nullable 8+.
   *
   * @generated from OffsetFetchResponse.json OffsetFetchResponsePartitions.Metadata
   */
  metadata: string | null;
  /**
   * int16, versions 8+.
   *
   * @generated from OffsetFetchResponse.json OffsetFetchResponsePartitions.ErrorCode
   */
  errorCode: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for OffsetFetchResponsePartitions; fields with a default may be left out.
 */
export interface OffsetFetchResponsePartitionsInit {
  /** See {@linkcode OffsetFetchResponsePartitions.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode OffsetFetchResponsePartitions.committedOffset}. */
  committedOffset: bigint;
  /** See {@linkcode OffsetFetchResponsePartitions.committedLeaderEpoch}. */
  committedLeaderEpoch?: number | undefined;
  /** See {@linkcode OffsetFetchResponsePartitions.metadata}. */
  metadata: string | null;
  /** See {@linkcode OffsetFetchResponsePartitions.errorCode}. */
  errorCode: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of OffsetFetchResponse, versions 8-10. */
export interface OffsetFetchResponseTopics {
  /**
   * string, versions 8-9, ignorable, topicName.
   *
   * @generated from OffsetFetchResponse.json OffsetFetchResponseTopics.Name
   */
  name: string;
  /**
   * uuid, versions 10+, ignorable.
   *
   * @generated from OffsetFetchResponse.json OffsetFetchResponseTopics.TopicId
   */
  topicId: string;
  /**
   * []OffsetFetchResponsePartitions, versions 8+.
   *
   * @generated from OffsetFetchResponse.json OffsetFetchResponseTopics.Partitions
   */
  partitions: readonly OffsetFetchResponsePartitions[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for OffsetFetchResponseTopics; fields with a default may be left out.
 */
export interface OffsetFetchResponseTopicsInit {
  /** See {@linkcode OffsetFetchResponseTopics.name}. */
  name?: string | undefined;
  /** See {@linkcode OffsetFetchResponseTopics.topicId}. */
  topicId?: string | undefined;
  /** See {@linkcode OffsetFetchResponseTopics.partitions}. */
  partitions: readonly OffsetFetchResponsePartitionsInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of OffsetFetchResponse, versions 8-10. */
export interface OffsetFetchResponseGroup {
  /**
   * string, versions 8+, groupId.
   *
   * @generated from OffsetFetchResponse.json OffsetFetchResponseGroup.GroupId
   */
  groupId: string;
  /**
   * []OffsetFetchResponseTopics, versions 8+.
   *
   * @generated from OffsetFetchResponse.json OffsetFetchResponseGroup.Topics
   */
  topics: readonly OffsetFetchResponseTopics[];
  /**
   * int16, versions 8+, default 0.
   *
   * @generated from OffsetFetchResponse.json OffsetFetchResponseGroup.ErrorCode
   */
  errorCode: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for OffsetFetchResponseGroup; fields with a default may be left out. */
export interface OffsetFetchResponseGroupInit {
  /** See {@linkcode OffsetFetchResponseGroup.groupId}. */
  groupId: string;
  /** See {@linkcode OffsetFetchResponseGroup.topics}. */
  topics: readonly OffsetFetchResponseTopicsInit[];
  /** See {@linkcode OffsetFetchResponseGroup.errorCode}. */
  errorCode?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** OffsetFetchResponse: a response, key 9, versions 0-10, flexible versions 6+. */
export interface OffsetFetchResponse {
  /**
   * int32, versions 3+, ignorable.
   *
   * @generated from OffsetFetchResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []OffsetFetchResponseTopic, versions 0-7.
   *
   * @generated from OffsetFetchResponse.json Topics
   */
  topics: readonly OffsetFetchResponseTopic[];
  /**
   * int16, versions 2-7, default 0, ignorable.
   *
   * @generated from OffsetFetchResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * []OffsetFetchResponseGroup, versions 8+.
   *
   * @generated from OffsetFetchResponse.json Groups
   */
  groups: readonly OffsetFetchResponseGroup[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for OffsetFetchResponse; fields with a default may be left out. */
export interface OffsetFetchResponseInit {
  /** See {@linkcode OffsetFetchResponse.throttleTimeMs}. */
  throttleTimeMs?: number | undefined;
  /** See {@linkcode OffsetFetchResponse.topics}. */
  topics?: readonly OffsetFetchResponseTopicInit[] | undefined;
  /** See {@linkcode OffsetFetchResponse.errorCode}. */
  errorCode?: number | undefined;
  /** See {@linkcode OffsetFetchResponse.groups}. */
  groups?: readonly OffsetFetchResponseGroupInit[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readOffsetFetchResponsePartition(
  r: Reader,
  key: Key,
  version: number,
): OffsetFetchResponsePartition {
  r.down(key);
  const m: OffsetFetchResponsePartition = {
    partitionIndex: readInt32(r, "partitionIndex"),
    committedOffset: readInt64(r, "committedOffset"),
    committedLeaderEpoch: version >= 5 ? readInt32(r, "committedLeaderEpoch") : -1,
    metadata: version >= 6 ? readCompactNullableString(r, "metadata")
      : readNullableString(r, "metadata"),
    errorCode: readInt16(r, "errorCode"),
  };
  if (version >= 6) readTags(r, m);
  r.up();
  return m;
}

function readOffsetFetchResponsePartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetFetchResponsePartition[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetFetchResponsePartition>(r, n, 72);
  for (let i = 0; i < n; i++) {
    list[i] = readOffsetFetchResponsePartition(r, i, version);
  }
  return list;
}

function readOffsetFetchResponseTopic(
  r: Reader,
  key: Key,
  version: number,
): OffsetFetchResponseTopic {
  r.down(key);
  const m: OffsetFetchResponseTopic = {
    name: version >= 6 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    partitions: readOffsetFetchResponsePartitionList(
      r,
      version >= 6 ? readCompactCount(r, "partitions", 20)
        : version >= 5 ? readCount(r, "partitions", 20)
        : readCount(r, "partitions", 16),
      version,
    ),
  };
  if (version >= 6) readTags(r, m);
  r.up();
  return m;
}

function readOffsetFetchResponseTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetFetchResponseTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetFetchResponseTopic>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readOffsetFetchResponseTopic(r, i, version);
  }
  return list;
}

function readOffsetFetchResponsePartitions(r: Reader, key: Key): OffsetFetchResponsePartitions {
  r.down(key);
  const m: OffsetFetchResponsePartitions = {
    partitionIndex: readInt32(r, "partitionIndex"),
    committedOffset: readInt64(r, "committedOffset"),
    committedLeaderEpoch: readInt32(r, "committedLeaderEpoch"),
    metadata: readCompactNullableString(r, "metadata"),
    errorCode: readInt16(r, "errorCode"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readOffsetFetchResponsePartitionsList(
  r: Reader,
  n: number,
): readonly OffsetFetchResponsePartitions[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetFetchResponsePartitions>(r, n, 72);
  for (let i = 0; i < n; i++) {
    list[i] = readOffsetFetchResponsePartitions(r, i);
  }
  return list;
}

function readOffsetFetchResponseTopics(
  r: Reader,
  key: Key,
  version: number,
): OffsetFetchResponseTopics {
  r.down(key);
  const m: OffsetFetchResponseTopics = {
    name: version >= 10 ? "" : readCompactString(r, "name", repeated),
    topicId: version >= 10 ? readUuid(r, "topicId") : ZERO_UUID,
    partitions: readOffsetFetchResponsePartitionsList(r, readCompactCount(r, "partitions", 20)),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readOffsetFetchResponseTopicsList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetFetchResponseTopics[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetFetchResponseTopics>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readOffsetFetchResponseTopics(r, i, version);
  }
  return list;
}

function readOffsetFetchResponseGroup(
  r: Reader,
  key: Key,
  version: number,
): OffsetFetchResponseGroup {
  r.down(key);
  const m: OffsetFetchResponseGroup = {
    groupId: readCompactString(r, "groupId", repeated),
    topics: readOffsetFetchResponseTopicsList(
      r,
      version >= 10 ? readCompactCount(r, "topics", 18) : readCompactCount(r, "topics", 3),
      version,
    ),
    errorCode: readInt16(r, "errorCode"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readOffsetFetchResponseGroupList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetFetchResponseGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetFetchResponseGroup>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readOffsetFetchResponseGroup(r, i, version);
  }
  return list;
}

function readOffsetFetchResponse(r: Reader, version: number): OffsetFetchResponse {
  const m: OffsetFetchResponse = {
    throttleTimeMs: version >= 3 ? readInt32(r, "throttleTimeMs") : 0,
    topics: version >= 8 ? EMPTY
      : readOffsetFetchResponseTopicList(
        r,
        version >= 6 ? readCompactCount(r, "topics", 3) : readCount(r, "topics", 6),
        version,
      ),
    errorCode: version >= 2 && version <= 7 ? readInt16(r, "errorCode") : 0,
    groups: version >= 8 ? readOffsetFetchResponseGroupList(
      r,
      readCompactCount(r, "groups", 5),
      version,
    )
      : EMPTY,
  };
  if (version >= 6) readTags(r, m);
  return m;
}

function writeOffsetFetchResponsePartition(
  w: Writer,
  key: Key,
  m: OffsetFetchResponsePartitionInit,
  version: number,
): void {
  w.into(key, m);
  const {
    partitionIndex,
    committedOffset,
    committedLeaderEpoch = -1,
    metadata,
    errorCode,
    unknownTaggedFields,
  } = m;
  const atPartitionIndex = w.room(12);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt64(w, atPartitionIndex + 4, "committedOffset", committedOffset);
  if (version >= 5) writeInt32(w, "committedLeaderEpoch", committedLeaderEpoch);
  if (version >= 6) writeCompactNullableString(w, "metadata", metadata);
  else writeNullableString(w, "metadata", metadata);
  writeInt16(w, "errorCode", errorCode);
  if (version >= 6) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeOffsetFetchResponseTopic(
  w: Writer,
  key: Key,
  m: OffsetFetchResponseTopicInit,
  version: number,
): void {
  w.into(key, m);
  const { name, partitions, unknownTaggedFields } = m;
  if (version >= 6) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  writeList(
    w,
    "partitions",
    partitions,
    version >= 6 ? writeCompactCount(w, "partitions", partitions)
      : writeCount(w, "partitions", partitions),
    writeOffsetFetchResponsePartition,
    version,
  );
  if (version >= 6) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeOffsetFetchResponsePartitions(
  w: Writer,
  key: Key,
  m: OffsetFetchResponsePartitionsInit,
): void {
  w.into(key, m);
  const {
    partitionIndex,
    committedOffset,
    committedLeaderEpoch = -1,
    metadata,
    errorCode,
    unknownTaggedFields,
  } = m;
  const atPartitionIndex = w.room(16);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt64(w, atPartitionIndex + 4, "committedOffset", committedOffset);
  putInt32(w, atPartitionIndex + 12, "committedLeaderEpoch", committedLeaderEpoch);
  writeCompactNullableString(w, "metadata", metadata);
  writeInt16(w, "errorCode", errorCode);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeOffsetFetchResponseTopics(
  w: Writer,
  key: Key,
  m: OffsetFetchResponseTopicsInit,
  version: number,
): void {
  w.into(key, m);
  const { name = "", topicId = ZERO_UUID, partitions, unknownTaggedFields } = m;
  if (version <= 9) writeCompactString(w, "name", name);
  if (version >= 10) writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeOffsetFetchResponsePartitions,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeOffsetFetchResponseGroup(
  w: Writer,
  key: Key,
  m: OffsetFetchResponseGroupInit,
  version: number,
): void {
  w.into(key, m);
  const { groupId, topics, errorCode = 0, unknownTaggedFields } = m;
  writeCompactString(w, "groupId", groupId);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeOffsetFetchResponseTopics,
    version,
  );
  writeInt16(w, "errorCode", errorCode);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeOffsetFetchResponse(w: Writer, m: OffsetFetchResponseInit, version: number): void {
  const {
    throttleTimeMs = 0,
    topics = EMPTY,
    errorCode = 0,
    groups = EMPTY,
    unknownTaggedFields,
  } = m;
  if (version >= 3) writeInt32(w, "throttleTimeMs", throttleTimeMs);
  if (version >= 8) writeAbsent(w, "topics", isEmptyList(topics), "0-7");
  else {
    writeList(
      w,
      "topics",
      topics,
      version >= 6 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
      writeOffsetFetchResponseTopic,
      version,
    );
  }
  if (version >= 2 && version <= 7) writeInt16(w, "errorCode", errorCode);
  if (version >= 8) {
    writeList(
      w,
      "groups",
      groups,
      writeCompactCount(w, "groups", groups),
      writeOffsetFetchResponseGroup,
      version,
    );
  }
  else writeAbsent(w, "groups", isEmptyList(groups), "8+");
  if (version >= 6) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of OffsetFetch. */
export const OffsetFetch: Api<OffsetFetchRequestInit, OffsetFetchResponse> = {
  name: "OffsetFetch",
  key: 9,
  minVersion: 0,
  maxVersion: 10,
  flexibleFrom: 6,
  throttlesFrom: 4,
  encodeRequest: encodeOffsetFetchRequest,
  decodeResponse: decodeOffsetFetchResponse,
};

/** The broker's half of OffsetFetch. */
export const OffsetFetchServer: ServerApi<OffsetFetchRequest, OffsetFetchResponseInit> = {
  name: "OffsetFetch",
  key: 9,
  minVersion: 0,
  maxVersion: 10,
  flexibleFrom: 6,
  decodeRequest: decodeOffsetFetchRequest,
  encodeResponse: encodeOffsetFetchResponse,
};
