// Generated from schemas/clients/OffsetCommit{Request,Response}.json. Do not edit.

/**
 * OffsetCommit (API, key 8), versions 0-10.
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
  ZERO_UUID,
} from "../wire/mod.ts";

/**
 * Decodes the body of an OffsetCommit request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 10.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 10.
 */
export function decodeOffsetCommitRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): OffsetCommitRequest {
  return runDecode("OffsetCommitRequest", 0, 10, readOffsetCommitRequest, body, version, options);
}

/**
 * Encodes the body of an OffsetCommit request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 10.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeOffsetCommitRequest(
  message: OffsetCommitRequestInit,
  version: number,
): Bytes {
  return runEncode("OffsetCommitRequest", 0, 10, writeOffsetCommitRequest, message, version);
}

/**
 * Encodes the body of an OffsetCommit request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeOffsetCommitRequestInto(
  message: OffsetCommitRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "OffsetCommitRequest",
    0,
    10,
    writeOffsetCommitRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of OffsetCommitRequest, for registries. */
export const OffsetCommitRequestCodec: MessageCodec<OffsetCommitRequest> = {
  name: "OffsetCommitRequest",
  type: "request",
  module: "clients",
  apiKey: 8,
  minVersion: 0,
  maxVersion: 10,
  flexibleFrom: 8,
  decode: decodeOffsetCommitRequest,
  encode: encodeOffsetCommitRequest,
};

/** Part of OffsetCommitRequest, versions 0-10. */
export interface OffsetCommitRequestPartition {
  /**
   * int32, versions 0+.
   *
   * @generated from OffsetCommitRequest.json OffsetCommitRequestPartition.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int64, versions 0+.
   *
   * @generated from OffsetCommitRequest.json OffsetCommitRequestPartition.CommittedOffset
   */
  committedOffset: bigint;
  /**
   * int32, versions 6+, default -1, ignorable.
   *
   * @generated from OffsetCommitRequest.json OffsetCommitRequestPartition.CommittedLeaderEpoch
   */
  committedLeaderEpoch: number;
  /**
   * int64, versions 1, default -1.
   *
   * @generated from OffsetCommitRequest.json OffsetCommitRequestPartition.CommitTimestamp
   */
  commitTimestamp: bigint;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from OffsetCommitRequest.json OffsetCommitRequestPartition.CommittedMetadata
   */
  committedMetadata: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for OffsetCommitRequestPartition; fields with a default may be left out.
 */
export interface OffsetCommitRequestPartitionInit {
  /** See {@linkcode OffsetCommitRequestPartition.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode OffsetCommitRequestPartition.committedOffset}. */
  committedOffset: bigint;
  /** See {@linkcode OffsetCommitRequestPartition.committedLeaderEpoch}. */
  committedLeaderEpoch?: number | undefined;
  /** See {@linkcode OffsetCommitRequestPartition.commitTimestamp}. */
  commitTimestamp?: bigint | undefined;
  /** See {@linkcode OffsetCommitRequestPartition.committedMetadata}. */
  committedMetadata: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of OffsetCommitRequest, versions 0-10. */
export interface OffsetCommitRequestTopic {
  /**
   * string, versions 0-9, ignorable, topicName.
   *
   * @generated from OffsetCommitRequest.json OffsetCommitRequestTopic.Name
   */
  name: string;
  /**
   * uuid, versions 10+, ignorable.
   *
   * @generated from OffsetCommitRequest.json OffsetCommitRequestTopic.TopicId
   */
  topicId: string;
  /**
   * []OffsetCommitRequestPartition, versions 0+.
   *
   * @generated from OffsetCommitRequest.json OffsetCommitRequestTopic.Partitions
   */
  partitions: readonly OffsetCommitRequestPartition[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for OffsetCommitRequestTopic; fields with a default may be left out. */
export interface OffsetCommitRequestTopicInit {
  /** See {@linkcode OffsetCommitRequestTopic.name}. */
  name?: string | undefined;
  /** See {@linkcode OffsetCommitRequestTopic.topicId}. */
  topicId?: string | undefined;
  /** See {@linkcode OffsetCommitRequestTopic.partitions}. */
  partitions: readonly OffsetCommitRequestPartitionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** OffsetCommitRequest: a request, key 8, versions 0-10, flexible versions 8+. */
export interface OffsetCommitRequest {
  /**
   * string, versions 0+, groupId.
   *
   * @generated from OffsetCommitRequest.json GroupId
   */
  groupId: string;
  /**
   * int32, versions 1+, default -1, ignorable.
   *
   * @generated from OffsetCommitRequest.json GenerationIdOrMemberEpoch
   */
  generationIdOrMemberEpoch: number;
  /**
   * string, versions 1+, ignorable.
   *
   * @generated from OffsetCommitRequest.json MemberId
   */
  memberId: string;
  /**
   * string, versions 7+, nullable 7+, default null.
   *
   * @generated from OffsetCommitRequest.json GroupInstanceId
   */
  groupInstanceId: string | null;
  /**
   * int64, versions 2-4, default -1, ignorable.
   *
   * @generated from OffsetCommitRequest.json RetentionTimeMs
   */
  retentionTimeMs: bigint;
  /**
   * []OffsetCommitRequestTopic, versions 0+.
   *
   * @generated from OffsetCommitRequest.json Topics
   */
  topics: readonly OffsetCommitRequestTopic[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for OffsetCommitRequest; fields with a default may be left out. */
export interface OffsetCommitRequestInit {
  /** See {@linkcode OffsetCommitRequest.groupId}. */
  groupId: string;
  /** See {@linkcode OffsetCommitRequest.generationIdOrMemberEpoch}. */
  generationIdOrMemberEpoch?: number | undefined;
  /** See {@linkcode OffsetCommitRequest.memberId}. */
  memberId?: string | undefined;
  /** See {@linkcode OffsetCommitRequest.groupInstanceId}. */
  groupInstanceId?: string | null | undefined;
  /** See {@linkcode OffsetCommitRequest.retentionTimeMs}. */
  retentionTimeMs?: bigint | undefined;
  /** See {@linkcode OffsetCommitRequest.topics}. */
  topics: readonly OffsetCommitRequestTopicInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readOffsetCommitRequestPartition(
  r: Reader,
  version: number,
): OffsetCommitRequestPartition {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("committedOffset"); const committedOffset = readInt64(r);
  r.at("committedLeaderEpoch"); const committedLeaderEpoch = version >= 6 ? r.int32() : -1;
  r.at("commitTimestamp"); const commitTimestamp = version === 1 ? readInt64(r) : -1n;
  r.at("committedMetadata");
  const committedMetadata = version >= 8 ? r.compactNullableString() : r.nullableString();
  const m: OffsetCommitRequestPartition = {
    partitionIndex,
    committedOffset,
    committedLeaderEpoch,
    commitTimestamp,
    committedMetadata,
  };
  if (version >= 8) r.tags(m);
  r.up();
  return m;
}

function readOffsetCommitRequestPartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetCommitRequestPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetCommitRequestPartition>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readOffsetCommitRequestPartition(r, version);
  }
  r.up();
  return list;
}

function readOffsetCommitRequestTopic(r: Reader, version: number): OffsetCommitRequestTopic {
  r.down();
  r.at("name");
  const name = version >= 10 ? "" : version >= 8 ? r.compactString(repeated) : r.string(repeated);
  r.at("topicId"); const topicId = version >= 10 ? readUuid(r) : ZERO_UUID;
  r.at("partitions");
  const partitions = readOffsetCommitRequestPartitionList(
    r,
    version >= 8 ? r.compactCount(18, 72)
      : version >= 6 ? r.count(18, 72)
      : version >= 2 ? r.count(14, 72)
      : version >= 1 ? r.count(22, 72)
      : r.count(14, 72),
    version,
  );
  const m: OffsetCommitRequestTopic = { name, topicId, partitions };
  if (version >= 8) r.tags(m);
  r.up();
  return m;
}

function readOffsetCommitRequestTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetCommitRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetCommitRequestTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readOffsetCommitRequestTopic(r, version);
  }
  r.up();
  return list;
}

function readOffsetCommitRequest(r: Reader, version: number): OffsetCommitRequest {
  r.down();
  r.at("groupId"); const groupId = version >= 8 ? r.compactString(repeated) : r.string(repeated);
  r.at("generationIdOrMemberEpoch");
  const generationIdOrMemberEpoch = version >= 1 ? r.int32() : -1;
  r.at("memberId");
  const memberId = version >= 8 ? r.compactString() : version >= 1 ? r.string() : "";
  r.at("groupInstanceId");
  const groupInstanceId = version >= 8 ? r.compactNullableString()
    : version >= 7 ? r.nullableString()
    : null;
  r.at("retentionTimeMs");
  const retentionTimeMs = version >= 2 && version <= 4 ? readInt64(r) : -1n;
  r.at("topics");
  const topics = readOffsetCommitRequestTopicList(
    r,
    version >= 10 ? r.compactCount(18, 56) : version >= 8 ? r.compactCount(3, 56) : r.count(6, 56),
    version,
  );
  const m: OffsetCommitRequest = {
    groupId,
    generationIdOrMemberEpoch,
    memberId,
    groupInstanceId,
    retentionTimeMs,
    topics,
  };
  if (version >= 8) r.tags(m);
  r.up();
  return m;
}

function writeOffsetCommitRequestPartition(
  w: Writer,
  m: OffsetCommitRequestPartitionInit,
  version: number,
): void {
  w.down(m);
  const {
    partitionIndex,
    committedOffset,
    committedLeaderEpoch = -1,
    commitTimestamp = -1n,
    committedMetadata,
    unknownTaggedFields,
  } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("committedOffset"); writeInt64(w, committedOffset);
  w.at("committedLeaderEpoch");
  if (version >= 6) w.int32(committedLeaderEpoch);
  w.at("commitTimestamp");
  if (version === 1) writeInt64(w, commitTimestamp);
  else w.absent(commitTimestamp === -1n, "1");
  w.at("committedMetadata");
  if (version >= 8) w.compactNullableString(committedMetadata);
  else w.nullableString(committedMetadata);
  if (version >= 8) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeOffsetCommitRequestPartitionList(
  w: Writer,
  list: readonly OffsetCommitRequestPartitionInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeOffsetCommitRequestPartition(w, list![i]!, version);
  }
  w.up();
}

function writeOffsetCommitRequestTopic(
  w: Writer,
  m: OffsetCommitRequestTopicInit,
  version: number,
): void {
  w.down(m);
  const { name = "", topicId = ZERO_UUID, partitions, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 10) {}
  else if (version >= 8) w.compactString(name);
  else w.string(name);
  w.at("topicId");
  if (version >= 10) writeUuid(w, topicId);
  w.at("partitions");
  writeOffsetCommitRequestPartitionList(
    w,
    partitions,
    version >= 8 ? w.compactCount(partitions) : w.count(partitions),
    version,
  );
  if (version >= 8) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeOffsetCommitRequestTopicList(
  w: Writer,
  list: readonly OffsetCommitRequestTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeOffsetCommitRequestTopic(w, list![i]!, version);
  }
  w.up();
}

function writeOffsetCommitRequest(w: Writer, m: OffsetCommitRequestInit, version: number): void {
  w.down(m);
  const {
    groupId,
    generationIdOrMemberEpoch = -1,
    memberId = "",
    groupInstanceId = null,
    retentionTimeMs = -1n,
    topics,
    unknownTaggedFields,
  } = m;
  w.at("groupId");
  if (version >= 8) w.compactString(groupId);
  else w.string(groupId);
  w.at("generationIdOrMemberEpoch");
  if (version >= 1) w.int32(generationIdOrMemberEpoch);
  w.at("memberId");
  if (version >= 8) w.compactString(memberId);
  else if (version >= 1) w.string(memberId);
  w.at("groupInstanceId");
  if (version >= 8) w.compactNullableString(groupInstanceId);
  else if (version >= 7) w.nullableString(groupInstanceId);
  else w.absent(groupInstanceId === null, "7+");
  w.at("retentionTimeMs");
  if (version >= 2 && version <= 4) writeInt64(w, retentionTimeMs);
  w.at("topics");
  writeOffsetCommitRequestTopicList(
    w,
    topics,
    version >= 8 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  if (version >= 8) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/**
 * Decodes the body of an OffsetCommit response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 10.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 10.
 */
export function decodeOffsetCommitResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): OffsetCommitResponse {
  return runDecode("OffsetCommitResponse", 0, 10, readOffsetCommitResponse, body, version, options);
}

/**
 * Encodes the body of an OffsetCommit response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 10.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeOffsetCommitResponse(
  message: OffsetCommitResponseInit,
  version: number,
): Bytes {
  return runEncode("OffsetCommitResponse", 0, 10, writeOffsetCommitResponse, message, version);
}

/**
 * Encodes the body of an OffsetCommit response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeOffsetCommitResponseInto(
  message: OffsetCommitResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "OffsetCommitResponse",
    0,
    10,
    writeOffsetCommitResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of OffsetCommitResponse, for registries. */
export const OffsetCommitResponseCodec: MessageCodec<OffsetCommitResponse> = {
  name: "OffsetCommitResponse",
  type: "response",
  module: "clients",
  apiKey: 8,
  minVersion: 0,
  maxVersion: 10,
  flexibleFrom: 8,
  decode: decodeOffsetCommitResponse,
  encode: encodeOffsetCommitResponse,
};

/** Part of OffsetCommitResponse, versions 0-10. */
export interface OffsetCommitResponsePartition {
  /**
   * int32, versions 0+.
   *
   * @generated from OffsetCommitResponse.json OffsetCommitResponsePartition.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from OffsetCommitResponse.json OffsetCommitResponsePartition.ErrorCode
   */
  errorCode: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for OffsetCommitResponsePartition; fields with a default may be left out.
 */
export interface OffsetCommitResponsePartitionInit {
  /** See {@linkcode OffsetCommitResponsePartition.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode OffsetCommitResponsePartition.errorCode}. */
  errorCode: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of OffsetCommitResponse, versions 0-10. */
export interface OffsetCommitResponseTopic {
  /**
   * string, versions 0-9, ignorable, topicName.
   *
   * @generated from OffsetCommitResponse.json OffsetCommitResponseTopic.Name
   */
  name: string;
  /**
   * uuid, versions 10+, ignorable.
   *
   * @generated from OffsetCommitResponse.json OffsetCommitResponseTopic.TopicId
   */
  topicId: string;
  /**
   * []OffsetCommitResponsePartition, versions 0+.
   *
   * @generated from OffsetCommitResponse.json OffsetCommitResponseTopic.Partitions
   */
  partitions: readonly OffsetCommitResponsePartition[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for OffsetCommitResponseTopic; fields with a default may be left out.
 */
export interface OffsetCommitResponseTopicInit {
  /** See {@linkcode OffsetCommitResponseTopic.name}. */
  name?: string | undefined;
  /** See {@linkcode OffsetCommitResponseTopic.topicId}. */
  topicId?: string | undefined;
  /** See {@linkcode OffsetCommitResponseTopic.partitions}. */
  partitions: readonly OffsetCommitResponsePartitionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** OffsetCommitResponse: a response, key 8, versions 0-10, flexible versions 8+. */
export interface OffsetCommitResponse {
  /**
   * int32, versions 3+, ignorable.
   *
   * @generated from OffsetCommitResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []OffsetCommitResponseTopic, versions 0+.
   *
   * @generated from OffsetCommitResponse.json Topics
   */
  topics: readonly OffsetCommitResponseTopic[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for OffsetCommitResponse; fields with a default may be left out. */
export interface OffsetCommitResponseInit {
  /** See {@linkcode OffsetCommitResponse.throttleTimeMs}. */
  throttleTimeMs?: number | undefined;
  /** See {@linkcode OffsetCommitResponse.topics}. */
  topics: readonly OffsetCommitResponseTopicInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readOffsetCommitResponsePartition(
  r: Reader,
  version: number,
): OffsetCommitResponsePartition {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  const m: OffsetCommitResponsePartition = { partitionIndex, errorCode };
  if (version >= 8) r.tags(m);
  r.up();
  return m;
}

function readOffsetCommitResponsePartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetCommitResponsePartition[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetCommitResponsePartition>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readOffsetCommitResponsePartition(r, version);
  }
  r.up();
  return list;
}

function readOffsetCommitResponseTopic(r: Reader, version: number): OffsetCommitResponseTopic {
  r.down();
  r.at("name");
  const name = version >= 10 ? "" : version >= 8 ? r.compactString(repeated) : r.string(repeated);
  r.at("topicId"); const topicId = version >= 10 ? readUuid(r) : ZERO_UUID;
  r.at("partitions");
  const partitions = readOffsetCommitResponsePartitionList(
    r,
    version >= 8 ? r.compactCount(7, 48) : r.count(6, 48),
    version,
  );
  const m: OffsetCommitResponseTopic = { name, topicId, partitions };
  if (version >= 8) r.tags(m);
  r.up();
  return m;
}

function readOffsetCommitResponseTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetCommitResponseTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetCommitResponseTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readOffsetCommitResponseTopic(r, version);
  }
  r.up();
  return list;
}

function readOffsetCommitResponse(r: Reader, version: number): OffsetCommitResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = version >= 3 ? r.int32() : 0;
  r.at("topics");
  const topics = readOffsetCommitResponseTopicList(
    r,
    version >= 10 ? r.compactCount(18, 56) : version >= 8 ? r.compactCount(3, 56) : r.count(6, 56),
    version,
  );
  const m: OffsetCommitResponse = { throttleTimeMs, topics };
  if (version >= 8) r.tags(m);
  r.up();
  return m;
}

function writeOffsetCommitResponsePartition(
  w: Writer,
  m: OffsetCommitResponsePartitionInit,
  version: number,
): void {
  w.down(m);
  const { partitionIndex, errorCode, unknownTaggedFields } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("errorCode"); w.int16(errorCode);
  if (version >= 8) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeOffsetCommitResponsePartitionList(
  w: Writer,
  list: readonly OffsetCommitResponsePartitionInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeOffsetCommitResponsePartition(w, list![i]!, version);
  }
  w.up();
}

function writeOffsetCommitResponseTopic(
  w: Writer,
  m: OffsetCommitResponseTopicInit,
  version: number,
): void {
  w.down(m);
  const { name = "", topicId = ZERO_UUID, partitions, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 10) {}
  else if (version >= 8) w.compactString(name);
  else w.string(name);
  w.at("topicId");
  if (version >= 10) writeUuid(w, topicId);
  w.at("partitions");
  writeOffsetCommitResponsePartitionList(
    w,
    partitions,
    version >= 8 ? w.compactCount(partitions) : w.count(partitions),
    version,
  );
  if (version >= 8) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeOffsetCommitResponseTopicList(
  w: Writer,
  list: readonly OffsetCommitResponseTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeOffsetCommitResponseTopic(w, list![i]!, version);
  }
  w.up();
}

function writeOffsetCommitResponse(w: Writer, m: OffsetCommitResponseInit, version: number): void {
  w.down(m);
  const { throttleTimeMs = 0, topics, unknownTaggedFields } = m;
  w.at("throttleTimeMs");
  if (version >= 3) w.int32(throttleTimeMs);
  w.at("topics");
  writeOffsetCommitResponseTopicList(
    w,
    topics,
    version >= 8 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  if (version >= 8) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of OffsetCommit. */
export const OffsetCommit: Api<OffsetCommitRequestInit, OffsetCommitResponse> = {
  name: "OffsetCommit",
  key: 8,
  minVersion: 0,
  maxVersion: 10,
  flexibleFrom: 8,
  encodeRequest: encodeOffsetCommitRequest,
  decodeResponse: decodeOffsetCommitResponse,
};

/** The broker's half of OffsetCommit. */
export const OffsetCommitServer: ServerApi<OffsetCommitRequest, OffsetCommitResponseInit> = {
  name: "OffsetCommit",
  key: 8,
  minVersion: 0,
  maxVersion: 10,
  flexibleFrom: 8,
  decodeRequest: decodeOffsetCommitRequest,
  encodeResponse: encodeOffsetCommitResponse,
};
