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

function readOffsetFetchRequestTopic(r: Reader, version: number): OffsetFetchRequestTopic {
  r.down();
  r.at("name"); const name = version >= 6 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitionIndexes");
  const partitionIndexes = readInt32s(r, version >= 6 ? r.compactCount(4, 8) : r.count(4, 8));
  const m: OffsetFetchRequestTopic = { name, partitionIndexes };
  if (version >= 6) r.tags(m);
  r.up();
  return m;
}

function readOffsetFetchRequestTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetFetchRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetFetchRequestTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readOffsetFetchRequestTopic(r, version);
  }
  r.up();
  return list;
}

function readOffsetFetchRequestTopics(r: Reader, version: number): OffsetFetchRequestTopics {
  r.down();
  r.at("name"); const name = version >= 10 ? "" : r.compactString(repeated);
  r.at("topicId"); const topicId = version >= 10 ? readUuid(r) : ZERO_UUID;
  r.at("partitionIndexes"); const partitionIndexes = readInt32s(r, r.compactCount(4, 8));
  const m: OffsetFetchRequestTopics = { name, topicId, partitionIndexes };
  r.tags(m);
  r.up();
  return m;
}

function readOffsetFetchRequestTopicsList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetFetchRequestTopics[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetFetchRequestTopics>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readOffsetFetchRequestTopics(r, version);
  }
  r.up();
  return list;
}

function readOffsetFetchRequestGroup(r: Reader, version: number): OffsetFetchRequestGroup {
  r.down();
  r.at("groupId"); const groupId = r.compactString(repeated);
  r.at("memberId"); const memberId = version >= 9 ? r.compactNullableString() : null;
  r.at("memberEpoch"); const memberEpoch = version >= 9 ? r.int32() : -1;
  r.at("topics");
  const topics = orNull(
    version >= 10 ? r.compactNullableCount(18, 56) : r.compactNullableCount(3, 56),
    (n) => readOffsetFetchRequestTopicsList(r, n, version),
  );
  const m: OffsetFetchRequestGroup = { groupId, memberId, memberEpoch, topics };
  r.tags(m);
  r.up();
  return m;
}

function readOffsetFetchRequestGroupList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetFetchRequestGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetFetchRequestGroup>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readOffsetFetchRequestGroup(r, version);
  }
  r.up();
  return list;
}

function readOffsetFetchRequest(r: Reader, version: number): OffsetFetchRequest {
  r.down();
  r.at("groupId");
  const groupId = version >= 8 ? "" : version >= 6 ? r.compactString(repeated) : r.string(repeated);
  r.at("topics");
  const topics = version >= 8 ? EMPTY
    : orNull(
      version >= 6 ? r.compactNullableCount(3, 48)
        : version >= 2 ? r.nullableCount(6, 48)
        : r.count(6, 48),
      (n) => readOffsetFetchRequestTopicList(r, n, version),
    );
  r.at("groups");
  const groups = version >= 8 ? readOffsetFetchRequestGroupList(
    r,
    version >= 9 ? r.compactCount(8, 64) : r.compactCount(3, 64),
    version,
  )
    : EMPTY;
  r.at("requireStable"); const requireStable = version >= 7 ? r.bool() : false;
  const m: OffsetFetchRequest = { groupId, topics, groups, requireStable };
  if (version >= 6) r.tags(m);
  r.up();
  return m;
}

function writeOffsetFetchRequestTopic(
  w: Writer,
  m: OffsetFetchRequestTopicInit,
  version: number,
): void {
  w.down(m);
  const { name, partitionIndexes, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 6) w.compactString(name);
  else w.string(name);
  w.at("partitionIndexes");
  writeInt32s(
    w,
    partitionIndexes,
    version >= 6 ? w.compactCount(partitionIndexes) : w.count(partitionIndexes),
  );
  if (version >= 6) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeOffsetFetchRequestTopicList(
  w: Writer,
  list: readonly OffsetFetchRequestTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeOffsetFetchRequestTopic(w, list![i]!, version);
  }
  w.up();
}

function writeOffsetFetchRequestTopics(
  w: Writer,
  m: OffsetFetchRequestTopicsInit,
  version: number,
): void {
  w.down(m);
  const { name = "", topicId = ZERO_UUID, partitionIndexes, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 10) {}
  else w.compactString(name);
  w.at("topicId");
  if (version >= 10) writeUuid(w, topicId);
  w.at("partitionIndexes"); writeInt32s(w, partitionIndexes, w.compactCount(partitionIndexes));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeOffsetFetchRequestTopicsList(
  w: Writer,
  list: readonly OffsetFetchRequestTopicsInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeOffsetFetchRequestTopics(w, list![i]!, version);
  }
  w.up();
}

function writeOffsetFetchRequestGroup(
  w: Writer,
  m: OffsetFetchRequestGroupInit,
  version: number,
): void {
  w.down(m);
  const { groupId, memberId = null, memberEpoch = -1, topics, unknownTaggedFields } = m;
  w.at("groupId"); w.compactString(groupId);
  w.at("memberId");
  if (version >= 9) w.compactNullableString(memberId);
  w.at("memberEpoch");
  if (version >= 9) w.int32(memberEpoch);
  w.at("topics");
  writeOffsetFetchRequestTopicsList(w, topics, w.compactNullableCount(topics), version);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeOffsetFetchRequestGroupList(
  w: Writer,
  list: readonly OffsetFetchRequestGroupInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeOffsetFetchRequestGroup(w, list![i]!, version);
  }
  w.up();
}

function writeOffsetFetchRequest(w: Writer, m: OffsetFetchRequestInit, version: number): void {
  w.down(m);
  const {
    groupId = "",
    topics = EMPTY,
    groups = EMPTY,
    requireStable = false,
    unknownTaggedFields,
  } = m;
  w.at("groupId");
  if (version >= 8) w.absent(groupId === "", "0-7");
  else if (version >= 6) w.compactString(groupId);
  else w.string(groupId);
  w.at("topics");
  if (version >= 8) w.absent(isEmptyList(topics), "0-7");
  else {
    writeOffsetFetchRequestTopicList(
    w,
    topics,
    version >= 6 ? w.compactNullableCount(topics)
      : version >= 2 ? w.nullableCount(topics)
      : w.count(topics),
    version,
  );
  }
  w.at("groups");
  if (version >= 8) writeOffsetFetchRequestGroupList(w, groups, w.compactCount(groups), version);
  else w.absent(isEmptyList(groups), "8+");
  w.at("requireStable");
  if (version >= 7) w.bool(requireStable);
  else w.absent(requireStable === false, "7+");
  if (version >= 6) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
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
  version: number,
): OffsetFetchResponsePartition {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("committedOffset"); const committedOffset = readInt64(r);
  r.at("committedLeaderEpoch"); const committedLeaderEpoch = version >= 5 ? r.int32() : -1;
  r.at("metadata");
  const metadata = version >= 6 ? r.compactNullableString() : r.nullableString();
  r.at("errorCode"); const errorCode = r.int16();
  const m: OffsetFetchResponsePartition = {
    partitionIndex,
    committedOffset,
    committedLeaderEpoch,
    metadata,
    errorCode,
  };
  if (version >= 6) r.tags(m);
  r.up();
  return m;
}

function readOffsetFetchResponsePartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetFetchResponsePartition[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetFetchResponsePartition>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readOffsetFetchResponsePartition(r, version);
  }
  r.up();
  return list;
}

function readOffsetFetchResponseTopic(r: Reader, version: number): OffsetFetchResponseTopic {
  r.down();
  r.at("name"); const name = version >= 6 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitions");
  const partitions = readOffsetFetchResponsePartitionList(
    r,
    version >= 6 ? r.compactCount(20, 72) : version >= 5 ? r.count(20, 72) : r.count(16, 72),
    version,
  );
  const m: OffsetFetchResponseTopic = { name, partitions };
  if (version >= 6) r.tags(m);
  r.up();
  return m;
}

function readOffsetFetchResponseTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetFetchResponseTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetFetchResponseTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readOffsetFetchResponseTopic(r, version);
  }
  r.up();
  return list;
}

function readOffsetFetchResponsePartitions(r: Reader): OffsetFetchResponsePartitions {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("committedOffset"); const committedOffset = readInt64(r);
  r.at("committedLeaderEpoch"); const committedLeaderEpoch = r.int32();
  r.at("metadata"); const metadata = r.compactNullableString();
  r.at("errorCode"); const errorCode = r.int16();
  const m: OffsetFetchResponsePartitions = {
    partitionIndex,
    committedOffset,
    committedLeaderEpoch,
    metadata,
    errorCode,
  };
  r.tags(m);
  r.up();
  return m;
}

function readOffsetFetchResponsePartitionsList(
  r: Reader,
  n: number,
): readonly OffsetFetchResponsePartitions[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetFetchResponsePartitions>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readOffsetFetchResponsePartitions(r);
  }
  r.up();
  return list;
}

function readOffsetFetchResponseTopics(r: Reader, version: number): OffsetFetchResponseTopics {
  r.down();
  r.at("name"); const name = version >= 10 ? "" : r.compactString(repeated);
  r.at("topicId"); const topicId = version >= 10 ? readUuid(r) : ZERO_UUID;
  r.at("partitions");
  const partitions = readOffsetFetchResponsePartitionsList(r, r.compactCount(20, 72));
  const m: OffsetFetchResponseTopics = { name, topicId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readOffsetFetchResponseTopicsList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetFetchResponseTopics[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetFetchResponseTopics>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readOffsetFetchResponseTopics(r, version);
  }
  r.up();
  return list;
}

function readOffsetFetchResponseGroup(r: Reader, version: number): OffsetFetchResponseGroup {
  r.down();
  r.at("groupId"); const groupId = r.compactString(repeated);
  r.at("topics");
  const topics = readOffsetFetchResponseTopicsList(
    r,
    version >= 10 ? r.compactCount(18, 56) : r.compactCount(3, 56),
    version,
  );
  r.at("errorCode"); const errorCode = r.int16();
  const m: OffsetFetchResponseGroup = { groupId, topics, errorCode };
  r.tags(m);
  r.up();
  return m;
}

function readOffsetFetchResponseGroupList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetFetchResponseGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetFetchResponseGroup>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readOffsetFetchResponseGroup(r, version);
  }
  r.up();
  return list;
}

function readOffsetFetchResponse(r: Reader, version: number): OffsetFetchResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = version >= 3 ? r.int32() : 0;
  r.at("topics");
  const topics = version >= 8 ? EMPTY
    : readOffsetFetchResponseTopicList(
      r,
      version >= 6 ? r.compactCount(3, 48) : r.count(6, 48),
      version,
    );
  r.at("errorCode"); const errorCode = version >= 2 && version <= 7 ? r.int16() : 0;
  r.at("groups");
  const groups = version >= 8 ? readOffsetFetchResponseGroupList(r, r.compactCount(5, 56), version)
    : EMPTY;
  const m: OffsetFetchResponse = { throttleTimeMs, topics, errorCode, groups };
  if (version >= 6) r.tags(m);
  r.up();
  return m;
}

function writeOffsetFetchResponsePartition(
  w: Writer,
  m: OffsetFetchResponsePartitionInit,
  version: number,
): void {
  w.down(m);
  const {
    partitionIndex,
    committedOffset,
    committedLeaderEpoch = -1,
    metadata,
    errorCode,
    unknownTaggedFields,
  } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("committedOffset"); writeInt64(w, committedOffset);
  w.at("committedLeaderEpoch");
  if (version >= 5) w.int32(committedLeaderEpoch);
  w.at("metadata");
  if (version >= 6) w.compactNullableString(metadata);
  else w.nullableString(metadata);
  w.at("errorCode"); w.int16(errorCode);
  if (version >= 6) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeOffsetFetchResponsePartitionList(
  w: Writer,
  list: readonly OffsetFetchResponsePartitionInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeOffsetFetchResponsePartition(w, list![i]!, version);
  }
  w.up();
}

function writeOffsetFetchResponseTopic(
  w: Writer,
  m: OffsetFetchResponseTopicInit,
  version: number,
): void {
  w.down(m);
  const { name, partitions, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 6) w.compactString(name);
  else w.string(name);
  w.at("partitions");
  writeOffsetFetchResponsePartitionList(
    w,
    partitions,
    version >= 6 ? w.compactCount(partitions) : w.count(partitions),
    version,
  );
  if (version >= 6) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeOffsetFetchResponseTopicList(
  w: Writer,
  list: readonly OffsetFetchResponseTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeOffsetFetchResponseTopic(w, list![i]!, version);
  }
  w.up();
}

function writeOffsetFetchResponsePartitions(w: Writer, m: OffsetFetchResponsePartitionsInit): void {
  w.down(m);
  const {
    partitionIndex,
    committedOffset,
    committedLeaderEpoch = -1,
    metadata,
    errorCode,
    unknownTaggedFields,
  } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("committedOffset"); writeInt64(w, committedOffset);
  w.at("committedLeaderEpoch"); w.int32(committedLeaderEpoch);
  w.at("metadata"); w.compactNullableString(metadata);
  w.at("errorCode"); w.int16(errorCode);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeOffsetFetchResponsePartitionsList(
  w: Writer,
  list: readonly OffsetFetchResponsePartitionsInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeOffsetFetchResponsePartitions(w, list![i]!);
  }
  w.up();
}

function writeOffsetFetchResponseTopics(
  w: Writer,
  m: OffsetFetchResponseTopicsInit,
  version: number,
): void {
  w.down(m);
  const { name = "", topicId = ZERO_UUID, partitions, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 10) {}
  else w.compactString(name);
  w.at("topicId");
  if (version >= 10) writeUuid(w, topicId);
  w.at("partitions");
  writeOffsetFetchResponsePartitionsList(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeOffsetFetchResponseTopicsList(
  w: Writer,
  list: readonly OffsetFetchResponseTopicsInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeOffsetFetchResponseTopics(w, list![i]!, version);
  }
  w.up();
}

function writeOffsetFetchResponseGroup(
  w: Writer,
  m: OffsetFetchResponseGroupInit,
  version: number,
): void {
  w.down(m);
  const { groupId, topics, errorCode = 0, unknownTaggedFields } = m;
  w.at("groupId"); w.compactString(groupId);
  w.at("topics"); writeOffsetFetchResponseTopicsList(w, topics, w.compactCount(topics), version);
  w.at("errorCode"); w.int16(errorCode);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeOffsetFetchResponseGroupList(
  w: Writer,
  list: readonly OffsetFetchResponseGroupInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeOffsetFetchResponseGroup(w, list![i]!, version);
  }
  w.up();
}

function writeOffsetFetchResponse(w: Writer, m: OffsetFetchResponseInit, version: number): void {
  w.down(m);
  const {
    throttleTimeMs = 0,
    topics = EMPTY,
    errorCode = 0,
    groups = EMPTY,
    unknownTaggedFields,
  } = m;
  w.at("throttleTimeMs");
  if (version >= 3) w.int32(throttleTimeMs);
  w.at("topics");
  if (version >= 8) w.absent(isEmptyList(topics), "0-7");
  else {
    writeOffsetFetchResponseTopicList(
    w,
    topics,
    version >= 6 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  }
  w.at("errorCode");
  if (version >= 2 && version <= 7) w.int16(errorCode);
  w.at("groups");
  if (version >= 8) writeOffsetFetchResponseGroupList(w, groups, w.compactCount(groups), version);
  else w.absent(isEmptyList(groups), "8+");
  if (version >= 6) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of OffsetFetch. */
export const OffsetFetch: Api<OffsetFetchRequestInit, OffsetFetchResponse> = {
  name: "OffsetFetch",
  key: 9,
  minVersion: 0,
  maxVersion: 10,
  flexibleFrom: 6,
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
