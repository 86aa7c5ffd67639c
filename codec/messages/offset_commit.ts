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
  type Key,
  type MessageCodec,
  putInt16,
  putInt32,
  putInt64,
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
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
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeCount,
  writeInt32,
  writeInt64,
  writeList,
  writeNoTags,
  writeNullableString,
  type Writer,
  writeString,
  writeUnknownTags,
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
  key: Key,
  version: number,
): OffsetCommitRequestPartition {
  r.down(key);
  const m: OffsetCommitRequestPartition = {
    partitionIndex: readInt32(r, "partitionIndex"),
    committedOffset: readInt64(r, "committedOffset"),
    committedLeaderEpoch: version >= 6 ? readInt32(r, "committedLeaderEpoch") : -1,
    commitTimestamp: version === 1 ? readInt64(r, "commitTimestamp") : -1n,
    committedMetadata: version >= 8 ? readCompactNullableString(r, "committedMetadata")
      : readNullableString(r, "committedMetadata"),
  };
  if (version >= 8) readTags(r, m);
  r.up();
  return m;
}

function readOffsetCommitRequestPartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetCommitRequestPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetCommitRequestPartition>(r, n, 72);
  for (let i = 0; i < n; i++) {
    list[i] = readOffsetCommitRequestPartition(r, i, version);
  }
  return list;
}

function readOffsetCommitRequestTopic(
  r: Reader,
  key: Key,
  version: number,
): OffsetCommitRequestTopic {
  r.down(key);
  const m: OffsetCommitRequestTopic = {
    name: version >= 10 ? ""
      : version >= 8 ? readCompactString(r, "name", repeated)
      : readString(r, "name", repeated),
    topicId: version >= 10 ? readUuid(r, "topicId") : ZERO_UUID,
    partitions: readOffsetCommitRequestPartitionList(
      r,
      version >= 8 ? readCompactCount(r, "partitions", 18)
        : version >= 6 ? readCount(r, "partitions", 18)
        : version >= 2 ? readCount(r, "partitions", 14)
        : version >= 1 ? readCount(r, "partitions", 22)
        : readCount(r, "partitions", 14),
      version,
    ),
  };
  if (version >= 8) readTags(r, m);
  r.up();
  return m;
}

function readOffsetCommitRequestTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetCommitRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetCommitRequestTopic>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readOffsetCommitRequestTopic(r, i, version);
  }
  return list;
}

function readOffsetCommitRequest(r: Reader, version: number): OffsetCommitRequest {
  const m: OffsetCommitRequest = {
    groupId: version >= 8 ? readCompactString(r, "groupId", repeated)
      : readString(r, "groupId", repeated),
    generationIdOrMemberEpoch: version >= 1 ? readInt32(r, "generationIdOrMemberEpoch") : -1,
    memberId: version >= 8 ? readCompactString(r, "memberId")
      : version >= 1 ? readString(r, "memberId")
      : "",
    groupInstanceId: version >= 8 ? readCompactNullableString(r, "groupInstanceId")
      : version >= 7 ? readNullableString(r, "groupInstanceId")
      : null,
    retentionTimeMs: version >= 2 && version <= 4 ? readInt64(r, "retentionTimeMs") : -1n,
    topics: readOffsetCommitRequestTopicList(
      r,
      version >= 10 ? readCompactCount(r, "topics", 18)
        : version >= 8 ? readCompactCount(r, "topics", 3)
        : readCount(r, "topics", 6),
      version,
    ),
  };
  if (version >= 8) readTags(r, m);
  return m;
}

function writeOffsetCommitRequestPartition(
  w: Writer,
  key: Key,
  m: OffsetCommitRequestPartitionInit,
  version: number,
): void {
  w.into(key, m);
  const {
    partitionIndex,
    committedOffset,
    committedLeaderEpoch = -1,
    commitTimestamp = -1n,
    committedMetadata,
    unknownTaggedFields,
  } = m;
  const atPartitionIndex = w.room(12);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt64(w, atPartitionIndex + 4, "committedOffset", committedOffset);
  if (version >= 6) writeInt32(w, "committedLeaderEpoch", committedLeaderEpoch);
  if (version === 1) writeInt64(w, "commitTimestamp", commitTimestamp);
  else writeAbsent(w, "commitTimestamp", commitTimestamp === -1n, "1");
  if (version >= 8) writeCompactNullableString(w, "committedMetadata", committedMetadata);
  else writeNullableString(w, "committedMetadata", committedMetadata);
  if (version >= 8) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeOffsetCommitRequestTopic(
  w: Writer,
  key: Key,
  m: OffsetCommitRequestTopicInit,
  version: number,
): void {
  w.into(key, m);
  const { name = "", topicId = ZERO_UUID, partitions, unknownTaggedFields } = m;
  if (version >= 8 && version <= 9) writeCompactString(w, "name", name);
  else if (version <= 7) writeString(w, "name", name);
  if (version >= 10) writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    version >= 8 ? writeCompactCount(w, "partitions", partitions)
      : writeCount(w, "partitions", partitions),
    writeOffsetCommitRequestPartition,
    version,
  );
  if (version >= 8) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeOffsetCommitRequest(w: Writer, m: OffsetCommitRequestInit, version: number): void {
  const {
    groupId,
    generationIdOrMemberEpoch = -1,
    memberId = "",
    groupInstanceId = null,
    retentionTimeMs = -1n,
    topics,
    unknownTaggedFields,
  } = m;
  if (version >= 8) writeCompactString(w, "groupId", groupId);
  else writeString(w, "groupId", groupId);
  if (version >= 1) writeInt32(w, "generationIdOrMemberEpoch", generationIdOrMemberEpoch);
  if (version >= 8) writeCompactString(w, "memberId", memberId);
  else if (version >= 1) writeString(w, "memberId", memberId);
  if (version >= 8) writeCompactNullableString(w, "groupInstanceId", groupInstanceId);
  else if (version >= 7) writeNullableString(w, "groupInstanceId", groupInstanceId);
  else writeAbsent(w, "groupInstanceId", groupInstanceId === null, "7+");
  if (version >= 2 && version <= 4) writeInt64(w, "retentionTimeMs", retentionTimeMs);
  writeList(
    w,
    "topics",
    topics,
    version >= 8 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeOffsetCommitRequestTopic,
    version,
  );
  if (version >= 8) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
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
  key: Key,
  version: number,
): OffsetCommitResponsePartition {
  r.down(key);
  const m: OffsetCommitResponsePartition = {
    partitionIndex: readInt32(r, "partitionIndex"),
    errorCode: readInt16(r, "errorCode"),
  };
  if (version >= 8) readTags(r, m);
  r.up();
  return m;
}

function readOffsetCommitResponsePartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetCommitResponsePartition[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetCommitResponsePartition>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readOffsetCommitResponsePartition(r, i, version);
  }
  return list;
}

function readOffsetCommitResponseTopic(
  r: Reader,
  key: Key,
  version: number,
): OffsetCommitResponseTopic {
  r.down(key);
  const m: OffsetCommitResponseTopic = {
    name: version >= 10 ? ""
      : version >= 8 ? readCompactString(r, "name", repeated)
      : readString(r, "name", repeated),
    topicId: version >= 10 ? readUuid(r, "topicId") : ZERO_UUID,
    partitions: readOffsetCommitResponsePartitionList(
      r,
      version >= 8 ? readCompactCount(r, "partitions", 7) : readCount(r, "partitions", 6),
      version,
    ),
  };
  if (version >= 8) readTags(r, m);
  r.up();
  return m;
}

function readOffsetCommitResponseTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetCommitResponseTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetCommitResponseTopic>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readOffsetCommitResponseTopic(r, i, version);
  }
  return list;
}

function readOffsetCommitResponse(r: Reader, version: number): OffsetCommitResponse {
  const m: OffsetCommitResponse = {
    throttleTimeMs: version >= 3 ? readInt32(r, "throttleTimeMs") : 0,
    topics: readOffsetCommitResponseTopicList(
      r,
      version >= 10 ? readCompactCount(r, "topics", 18)
        : version >= 8 ? readCompactCount(r, "topics", 3)
        : readCount(r, "topics", 6),
      version,
    ),
  };
  if (version >= 8) readTags(r, m);
  return m;
}

function writeOffsetCommitResponsePartition(
  w: Writer,
  key: Key,
  m: OffsetCommitResponsePartitionInit,
  version: number,
): void {
  w.into(key, m);
  const { partitionIndex, errorCode, unknownTaggedFields } = m;
  const atPartitionIndex = w.room(6);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt16(w, atPartitionIndex + 4, "errorCode", errorCode);
  if (version >= 8) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeOffsetCommitResponseTopic(
  w: Writer,
  key: Key,
  m: OffsetCommitResponseTopicInit,
  version: number,
): void {
  w.into(key, m);
  const { name = "", topicId = ZERO_UUID, partitions, unknownTaggedFields } = m;
  if (version >= 8 && version <= 9) writeCompactString(w, "name", name);
  else if (version <= 7) writeString(w, "name", name);
  if (version >= 10) writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    version >= 8 ? writeCompactCount(w, "partitions", partitions)
      : writeCount(w, "partitions", partitions),
    writeOffsetCommitResponsePartition,
    version,
  );
  if (version >= 8) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeOffsetCommitResponse(w: Writer, m: OffsetCommitResponseInit, version: number): void {
  const { throttleTimeMs = 0, topics, unknownTaggedFields } = m;
  if (version >= 3) writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "topics",
    topics,
    version >= 8 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeOffsetCommitResponseTopic,
    version,
  );
  if (version >= 8) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of OffsetCommit. */
export const OffsetCommit: Api<OffsetCommitRequestInit, OffsetCommitResponse> = {
  name: "OffsetCommit",
  key: 8,
  minVersion: 0,
  maxVersion: 10,
  flexibleFrom: 8,
  throttlesFrom: 4,
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
