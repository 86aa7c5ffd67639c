// Generated from schemas/clients/Fetch{Request,Response}.json. Do not edit.

/**
 * Fetch (API, key 1), versions 0-18.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  EMPTY,
  endTag,
  type InvalidText,
  isEmptyList,
  type Key,
  type MessageCodec,
  orNull,
  putInt16,
  putInt32,
  putInt64,
  readCompactCount,
  readCompactInt32s,
  readCompactNullableBytes,
  readCompactNullableCount,
  readCompactNullableString,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt32s,
  readInt64,
  readInt8,
  readNullableBytes,
  readNullableCount,
  readString,
  readTags,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  startTag,
  type TaggedField,
  writeAbsent,
  writeCompactCount,
  writeCompactInt32s,
  writeCompactNullableBytes,
  writeCompactNullableCount,
  writeCompactNullableString,
  writeCompactString,
  writeCount,
  writeInt16,
  writeInt32,
  writeInt64,
  writeInt8,
  writeList,
  writeNoTags,
  writeNullableBytes,
  writeNullableCount,
  type Writer,
  writeString,
  writeTagCount,
  writeTagsBefore,
  writeUnknownTags,
  writeUuid,
  ZERO_UUID,
} from "../wire/mod.ts";

/**
 * Decodes the body of a Fetch request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 18.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 18.
 */
export function decodeFetchRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): FetchRequest {
  return runDecode("FetchRequest", 0, 18, readFetchRequest, body, version, options);
}

/**
 * Encodes the body of a Fetch request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 18.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeFetchRequest(message: FetchRequestInit, version: number): Bytes {
  return runEncode("FetchRequest", 0, 18, writeFetchRequest, message, version);
}

/**
 * Encodes the body of a Fetch request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeFetchRequestInto(
  message: FetchRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto("FetchRequest", 0, 18, writeFetchRequest, message, version, target, offset);
}

/** Both directions of FetchRequest, for registries. */
export const FetchRequestCodec: MessageCodec<FetchRequest> = {
  name: "FetchRequest",
  type: "request",
  module: "clients",
  apiKey: 1,
  minVersion: 0,
  maxVersion: 18,
  flexibleFrom: 12,
  decode: decodeFetchRequest,
  encode: encodeFetchRequest,
};

/** Part of FetchRequest, versions 15-18. */
export interface FetchRequestReplicaState {
  /**
   * int32, versions 15+, default -1, brokerId.
   *
   * @generated from FetchRequest.json ReplicaState.ReplicaId
   */
  replicaId: number;
  /**
   * int64, versions 15+, default -1.
   *
   * @generated from FetchRequest.json ReplicaState.ReplicaEpoch
   */
  replicaEpoch: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for FetchRequestReplicaState; fields with a default may be left out. */
export interface FetchRequestReplicaStateInit {
  /** See {@linkcode FetchRequestReplicaState.replicaId}. */
  replicaId?: number | undefined;
  /** See {@linkcode FetchRequestReplicaState.replicaEpoch}. */
  replicaEpoch?: bigint | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of FetchRequest, versions 0-18. */
export interface FetchRequestPartition {
  /**
   * int32, versions 0+.
   *
   * @generated from FetchRequest.json FetchPartition.Partition
   */
  partition: number;
  /**
   * int32, versions 9+, default -1, ignorable.
   *
   * @generated from FetchRequest.json FetchPartition.CurrentLeaderEpoch
   */
  currentLeaderEpoch: number;
  /**
   * int64, versions 0+.
   *
   * @generated from FetchRequest.json FetchPartition.FetchOffset
   */
  fetchOffset: bigint;
  /**
   * int32, versions 12+, default -1.
   *
   * @generated from FetchRequest.json FetchPartition.LastFetchedEpoch
   */
  lastFetchedEpoch: number;
  /**
   * int64, versions 5+, default -1, ignorable.
   *
   * @generated from FetchRequest.json FetchPartition.LogStartOffset
   */
  logStartOffset: bigint;
  /**
   * int32, versions 0+.
   *
   * @generated from FetchRequest.json FetchPartition.PartitionMaxBytes
   */
  partitionMaxBytes: number;
  /**
   * uuid, versions 17+, tag 0 in 17+, ignorable.
   *
   * @generated from FetchRequest.json FetchPartition.ReplicaDirectoryId
   */
  replicaDirectoryId: string;
  /**
   * int64, versions 18+, tag 1 in 18+, default 9223372036854775807, ignorable.
   *
   * @generated from FetchRequest.json FetchPartition.HighWatermark
   */
  highWatermark: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for FetchRequestPartition; fields with a default may be left out. */
export interface FetchRequestPartitionInit {
  /** See {@linkcode FetchRequestPartition.partition}. */
  partition: number;
  /** See {@linkcode FetchRequestPartition.currentLeaderEpoch}. */
  currentLeaderEpoch?: number | undefined;
  /** See {@linkcode FetchRequestPartition.fetchOffset}. */
  fetchOffset: bigint;
  /** See {@linkcode FetchRequestPartition.lastFetchedEpoch}. */
  lastFetchedEpoch?: number | undefined;
  /** See {@linkcode FetchRequestPartition.logStartOffset}. */
  logStartOffset?: bigint | undefined;
  /** See {@linkcode FetchRequestPartition.partitionMaxBytes}. */
  partitionMaxBytes: number;
  /** See {@linkcode FetchRequestPartition.replicaDirectoryId}. */
  replicaDirectoryId?: string | undefined;
  /** See {@linkcode FetchRequestPartition.highWatermark}. */
  highWatermark?: bigint | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of FetchRequest, versions 0-18. */
export interface FetchRequestTopic {
  /**
   * string, versions 0-12, ignorable, topicName.
   *
   * @generated from FetchRequest.json FetchTopic.Topic
   */
  topic: string;
  /**
   * uuid, versions 13+, ignorable.
   *
   * @generated from FetchRequest.json FetchTopic.TopicId
   */
  topicId: string;
  /**
   * []FetchPartition, versions 0+.
   *
   * @generated from FetchRequest.json FetchTopic.Partitions
   */
  partitions: readonly FetchRequestPartition[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for FetchRequestTopic; fields with a default may be left out. */
export interface FetchRequestTopicInit {
  /** See {@linkcode FetchRequestTopic.topic}. */
  topic?: string | undefined;
  /** See {@linkcode FetchRequestTopic.topicId}. */
  topicId?: string | undefined;
  /** See {@linkcode FetchRequestTopic.partitions}. */
  partitions: readonly FetchRequestPartitionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of FetchRequest, versions 7-18. */
export interface FetchRequestForgottenTopic {
  /**
   * string, versions 7-12, ignorable, topicName.
   *
   * @generated from FetchRequest.json ForgottenTopic.Topic
   */
  topic: string;
  /**
   * uuid, versions 13+, ignorable.
   *
   * @generated from FetchRequest.json ForgottenTopic.TopicId
   */
  topicId: string;
  /**
   * []int32, versions 7+.
   *
   * @generated from FetchRequest.json ForgottenTopic.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for FetchRequestForgottenTopic; fields with a default may be left out.
 */
export interface FetchRequestForgottenTopicInit {
  /** See {@linkcode FetchRequestForgottenTopic.topic}. */
  topic?: string | undefined;
  /** See {@linkcode FetchRequestForgottenTopic.topicId}. */
  topicId?: string | undefined;
  /** See {@linkcode FetchRequestForgottenTopic.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** FetchRequest: a request, key 1, versions 0-18, flexible versions 12+. */
export interface FetchRequest {
  /**
   * string, versions 12+, nullable 12+, tag 0 in 12+, default null, ignorable.
   *
   * @generated from FetchRequest.json ClusterId
   */
  clusterId: string | null;
  /**
   * int32, versions 0-14, default -1, brokerId.
   *
   * @generated from FetchRequest.json ReplicaId
   */
  replicaId: number;
  /**
   * ReplicaState, versions 15+, tag 1 in 15+.
   *
   * @generated from FetchRequest.json ReplicaState
   */
  replicaState: FetchRequestReplicaState;
  /**
   * int32, versions 0+.
   *
   * @generated from FetchRequest.json MaxWaitMs
   */
  maxWaitMs: number;
  /**
   * int32, versions 0+.
   *
   * @generated from FetchRequest.json MinBytes
   */
  minBytes: number;
  /**
   * int32, versions 3+, default 2147483647, ignorable.
   *
   * @generated from FetchRequest.json MaxBytes
   */
  maxBytes: number;
  /**
   * int8, versions 4+, default 0, ignorable.
   *
   * @generated from FetchRequest.json IsolationLevel
   */
  isolationLevel: number;
  /**
   * int32, versions 7+, default 0, ignorable.
   *
   * @generated from FetchRequest.json SessionId
   */
  sessionId: number;
  /**
   * int32, versions 7+, default -1, ignorable.
   *
   * @generated from FetchRequest.json SessionEpoch
   */
  sessionEpoch: number;
  /**
   * []FetchTopic, versions 0+.
   *
   * @generated from FetchRequest.json Topics
   */
  topics: readonly FetchRequestTopic[];
  /**
   * []ForgottenTopic, versions 7+.
   *
   * @generated from FetchRequest.json ForgottenTopicsData
   */
  forgottenTopicsData: readonly FetchRequestForgottenTopic[];
  /**
   * string, versions 11+, default "", ignorable.
   *
   * @generated from FetchRequest.json RackId
   */
  rackId: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for FetchRequest; fields with a default may be left out. */
export interface FetchRequestInit {
  /** See {@linkcode FetchRequest.clusterId}. */
  clusterId?: string | null | undefined;
  /** See {@linkcode FetchRequest.replicaId}. */
  replicaId?: number | undefined;
  /** See {@linkcode FetchRequest.replicaState}. */
  replicaState?: FetchRequestReplicaStateInit | undefined;
  /** See {@linkcode FetchRequest.maxWaitMs}. */
  maxWaitMs: number;
  /** See {@linkcode FetchRequest.minBytes}. */
  minBytes: number;
  /** See {@linkcode FetchRequest.maxBytes}. */
  maxBytes?: number | undefined;
  /** See {@linkcode FetchRequest.isolationLevel}. */
  isolationLevel?: number | undefined;
  /** See {@linkcode FetchRequest.sessionId}. */
  sessionId?: number | undefined;
  /** See {@linkcode FetchRequest.sessionEpoch}. */
  sessionEpoch?: number | undefined;
  /** See {@linkcode FetchRequest.topics}. */
  topics: readonly FetchRequestTopicInit[];
  /** See {@linkcode FetchRequest.forgottenTopicsData}. */
  forgottenTopicsData?: readonly FetchRequestForgottenTopicInit[] | undefined;
  /** See {@linkcode FetchRequest.rackId}. */
  rackId?: string | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readFetchRequestReplicaState(r: Reader, key: Key): FetchRequestReplicaState {
  r.down(key);
  const m: FetchRequestReplicaState = {
    replicaId: readInt32(r, "replicaId"),
    replicaEpoch: readInt64(r, "replicaEpoch"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readFetchRequestPartitionTag(
  r: Reader,
  m: FetchRequestPartition,
  tag: number,
  version: number,
): boolean {
  switch (tag) {
    case 0:
      if (version <= 16) return false;
      m.replicaDirectoryId = readUuid(r, "replicaDirectoryId");
      return true;
    case 1:
      if (version <= 17) return false;
      m.highWatermark = readInt64(r, "highWatermark");
      return true;
  }
  return false;
}

function readFetchRequestPartition(r: Reader, key: Key, version: number): FetchRequestPartition {
  r.down(key);
  const m: FetchRequestPartition = {
    partition: readInt32(r, "partition"),
    currentLeaderEpoch: version >= 9 ? readInt32(r, "currentLeaderEpoch") : -1,
    fetchOffset: readInt64(r, "fetchOffset"),
    lastFetchedEpoch: version >= 12 ? readInt32(r, "lastFetchedEpoch") : -1,
    logStartOffset: version >= 5 ? readInt64(r, "logStartOffset") : -1n,
    partitionMaxBytes: readInt32(r, "partitionMaxBytes"),
    replicaDirectoryId: ZERO_UUID,
    highWatermark: 9223372036854775807n,
  };
  if (version >= 12) readTags(r, m, readFetchRequestPartitionTag, version);
  r.up();
  return m;
}

function readFetchRequestPartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly FetchRequestPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchRequestPartition>(r, n, 96);
  for (let i = 0; i < n; i++) {
    list[i] = readFetchRequestPartition(r, i, version);
  }
  return list;
}

function readFetchRequestTopic(r: Reader, key: Key, version: number): FetchRequestTopic {
  r.down(key);
  const m: FetchRequestTopic = {
    topic: version >= 13 ? ""
      : version >= 12 ? readCompactString(r, "topic", repeated)
      : readString(r, "topic", repeated),
    topicId: version >= 13 ? readUuid(r, "topicId") : ZERO_UUID,
    partitions: readFetchRequestPartitionList(
      r,
      version >= 12 ? readCompactCount(r, "partitions", 33)
        : version >= 9 ? readCount(r, "partitions", 28)
        : version >= 5 ? readCount(r, "partitions", 24)
        : readCount(r, "partitions", 16),
      version,
    ),
  };
  if (version >= 12) readTags(r, m);
  r.up();
  return m;
}

function readFetchRequestTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly FetchRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchRequestTopic>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readFetchRequestTopic(r, i, version);
  }
  return list;
}

function readFetchRequestForgottenTopic(
  r: Reader,
  key: Key,
  version: number,
): FetchRequestForgottenTopic {
  r.down(key);
  const m: FetchRequestForgottenTopic = {
    topic: version >= 13 ? ""
      : version >= 12 ? readCompactString(r, "topic", repeated)
      : readString(r, "topic", repeated),
    topicId: version >= 13 ? readUuid(r, "topicId") : ZERO_UUID,
    partitions: version >= 12 ? readCompactInt32s(r, "partitions") : readInt32s(r, "partitions"),
  };
  if (version >= 12) readTags(r, m);
  r.up();
  return m;
}

function readFetchRequestForgottenTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly FetchRequestForgottenTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchRequestForgottenTopic>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readFetchRequestForgottenTopic(r, i, version);
  }
  return list;
}

function readFetchRequestTag(r: Reader, m: FetchRequest, tag: number, version: number): boolean {
  switch (tag) {
    case 0:
      m.clusterId = readCompactNullableString(r, "clusterId", repeated);
      return true;
    case 1:
      if (version <= 14) return false;
      m.replicaState = readFetchRequestReplicaState(r, "replicaState");
      return true;
  }
  return false;
}

function readFetchRequest(r: Reader, version: number): FetchRequest {
  const m: FetchRequest = {
    clusterId: null,
    replicaId: version >= 15 ? -1 : readInt32(r, "replicaId"),
    replicaState: newFetchRequestReplicaState(),
    maxWaitMs: readInt32(r, "maxWaitMs"),
    minBytes: readInt32(r, "minBytes"),
    maxBytes: version >= 3 ? readInt32(r, "maxBytes") : 2147483647,
    isolationLevel: version >= 4 ? readInt8(r, "isolationLevel") : 0,
    sessionId: version >= 7 ? readInt32(r, "sessionId") : 0,
    sessionEpoch: version >= 7 ? readInt32(r, "sessionEpoch") : -1,
    topics: readFetchRequestTopicList(
      r,
      version >= 13 ? readCompactCount(r, "topics", 18)
        : version >= 12 ? readCompactCount(r, "topics", 3)
        : readCount(r, "topics", 6),
      version,
    ),
    forgottenTopicsData: version >= 7 ? readFetchRequestForgottenTopicList(
      r,
      version >= 13 ? readCompactCount(r, "forgottenTopicsData", 18)
        : version >= 12 ? readCompactCount(r, "forgottenTopicsData", 3)
        : readCount(r, "forgottenTopicsData", 6),
      version,
    )
      : EMPTY,
    rackId: version >= 12 ? readCompactString(r, "rackId", repeated)
      : version >= 11 ? readString(r, "rackId", repeated)
      : "",
  };
  if (version >= 12) readTags(r, m, readFetchRequestTag, version);
  return m;
}

function isDefaultFetchRequestReplicaState(m: FetchRequestReplicaStateInit | null): boolean {
  if (typeof m !== "object" || m === null) return false;
  const { replicaId = -1, replicaEpoch = -1n, unknownTaggedFields } = m;
  return replicaId === -1 && replicaEpoch === -1n && (unknownTaggedFields ?? EMPTY).length === 0;
}

function writeFetchRequestReplicaState(w: Writer, key: Key, m: FetchRequestReplicaStateInit): void {
  w.into(key, m);
  const { replicaId = -1, replicaEpoch = -1n, unknownTaggedFields } = m;
  const atReplicaId = w.room(12);
  putInt32(w, atReplicaId, "replicaId", replicaId);
  putInt64(w, atReplicaId + 4, "replicaEpoch", replicaEpoch);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeFetchRequestPartition(
  w: Writer,
  key: Key,
  m: FetchRequestPartitionInit,
  version: number,
): void {
  w.into(key, m);
  const {
    partition,
    currentLeaderEpoch = -1,
    fetchOffset,
    lastFetchedEpoch = -1,
    logStartOffset = -1n,
    partitionMaxBytes,
    replicaDirectoryId = ZERO_UUID,
    highWatermark = 9223372036854775807n,
    unknownTaggedFields,
  } = m;
  writeInt32(w, "partition", partition);
  if (version >= 9) writeInt32(w, "currentLeaderEpoch", currentLeaderEpoch);
  writeInt64(w, "fetchOffset", fetchOffset);
  if (version >= 12) writeInt32(w, "lastFetchedEpoch", lastFetchedEpoch);
  else writeAbsent(w, "lastFetchedEpoch", lastFetchedEpoch === -1, "12+");
  if (version >= 5) writeInt64(w, "logStartOffset", logStartOffset);
  writeInt32(w, "partitionMaxBytes", partitionMaxBytes);
  if (version >= 12) {
    const sendsReplicaDirectoryId = version >= 17 &&
      replicaDirectoryId !== "AAAAAAAAAAAAAAAAAAAAAA";
    const sendsHighWatermark = version >= 18 && highWatermark !== 9223372036854775807n;
    let unknown = writeTagCount(
      w,
      unknownTaggedFields,
      (sendsReplicaDirectoryId ? 1 : 0) + (sendsHighWatermark ? 1 : 0),
    );
    if (version >= 17) unknown = writeTagsBefore(w, unknown, 0);
    if (sendsReplicaDirectoryId) {
      const p = startTag(w, 0);
      writeUuid(w, "replicaDirectoryId", replicaDirectoryId);
      endTag(w, p);
    }
    if (version >= 18) unknown = writeTagsBefore(w, unknown, 1);
    if (sendsHighWatermark) {
      const p = startTag(w, 1);
      writeInt64(w, "highWatermark", highWatermark);
      endTag(w, p);
    }
    writeTagsBefore(w, unknown);
  } else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeFetchRequestTopic(
  w: Writer,
  key: Key,
  m: FetchRequestTopicInit,
  version: number,
): void {
  w.into(key, m);
  const { topic = "", topicId = ZERO_UUID, partitions, unknownTaggedFields } = m;
  if (version === 12) writeCompactString(w, "topic", topic);
  else if (version <= 11) writeString(w, "topic", topic);
  if (version >= 13) writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    version >= 12 ? writeCompactCount(w, "partitions", partitions)
      : writeCount(w, "partitions", partitions),
    writeFetchRequestPartition,
    version,
  );
  if (version >= 12) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeFetchRequestForgottenTopic(
  w: Writer,
  key: Key,
  m: FetchRequestForgottenTopicInit,
  version: number,
): void {
  w.into(key, m);
  const { topic = "", topicId = ZERO_UUID, partitions, unknownTaggedFields } = m;
  if (version === 12) writeCompactString(w, "topic", topic);
  else if (version <= 11) writeString(w, "topic", topic);
  if (version >= 13) writeUuid(w, "topicId", topicId);
  if (version >= 12) writeCompactInt32s(w, "partitions", partitions);
  else writeList(w, "partitions", partitions, writeCount(w, "partitions", partitions), writeInt32);
  if (version >= 12) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeFetchRequest(w: Writer, m: FetchRequestInit, version: number): void {
  const {
    clusterId = null,
    replicaId = -1,
    replicaState = newFetchRequestReplicaState(),
    maxWaitMs,
    minBytes,
    maxBytes = 2147483647,
    isolationLevel = 0,
    sessionId = 0,
    sessionEpoch = -1,
    topics,
    forgottenTopicsData = EMPTY,
    rackId = "",
    unknownTaggedFields,
  } = m;
  if (version >= 15) writeAbsent(w, "replicaId", replicaId === -1, "0-14");
  else writeInt32(w, "replicaId", replicaId);
  if (version <= 14) {
    writeAbsent(w, "replicaState", isDefaultFetchRequestReplicaState(replicaState), "15+");
  }
  const atMaxWaitMs = w.room(8);
  putInt32(w, atMaxWaitMs, "maxWaitMs", maxWaitMs);
  putInt32(w, atMaxWaitMs + 4, "minBytes", minBytes);
  if (version >= 3) writeInt32(w, "maxBytes", maxBytes);
  if (version >= 4) writeInt8(w, "isolationLevel", isolationLevel);
  if (version >= 7) writeInt32(w, "sessionId", sessionId);
  if (version >= 7) writeInt32(w, "sessionEpoch", sessionEpoch);
  writeList(
    w,
    "topics",
    topics,
    version >= 12 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeFetchRequestTopic,
    version,
  );
  if (version >= 7) {
    writeList(
      w,
      "forgottenTopicsData",
      forgottenTopicsData,
      version >= 12 ? writeCompactCount(w, "forgottenTopicsData", forgottenTopicsData)
        : writeCount(w, "forgottenTopicsData", forgottenTopicsData),
      writeFetchRequestForgottenTopic,
      version,
    );
  }
  else writeAbsent(w, "forgottenTopicsData", isEmptyList(forgottenTopicsData), "7+");
  if (version >= 12) writeCompactString(w, "rackId", rackId);
  else if (version >= 11) writeString(w, "rackId", rackId);
  if (version >= 12) {
    const sendsClusterId = clusterId !== null;
    const sendsReplicaState = version >= 15 && !isDefaultFetchRequestReplicaState(replicaState);
    let unknown = writeTagCount(
      w,
      unknownTaggedFields,
      (sendsClusterId ? 1 : 0) + (sendsReplicaState ? 1 : 0),
    );
    unknown = writeTagsBefore(w, unknown, 0);
    if (sendsClusterId) {
      const p = startTag(w, 0);
      writeCompactNullableString(w, "clusterId", clusterId);
      endTag(w, p);
    }
    if (version >= 15) unknown = writeTagsBefore(w, unknown, 1);
    if (sendsReplicaState) {
      const p = startTag(w, 1);
      writeFetchRequestReplicaState(w, "replicaState", replicaState);
      endTag(w, p);
    }
    writeTagsBefore(w, unknown);
  } else writeNoTags(w, unknownTaggedFields);
}

function newFetchRequestReplicaState(): FetchRequestReplicaState {
  return {
    replicaId: -1,
    replicaEpoch: -1n,
  };
}

/**
 * Decodes the body of a Fetch response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 18.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 18.
 */
export function decodeFetchResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): FetchResponse {
  return runDecode("FetchResponse", 0, 18, readFetchResponse, body, version, options);
}

/**
 * Encodes the body of a Fetch response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 18.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeFetchResponse(message: FetchResponseInit, version: number): Bytes {
  return runEncode("FetchResponse", 0, 18, writeFetchResponse, message, version);
}

/**
 * Encodes the body of a Fetch response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeFetchResponseInto(
  message: FetchResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "FetchResponse",
    0,
    18,
    writeFetchResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of FetchResponse, for registries. */
export const FetchResponseCodec: MessageCodec<FetchResponse> = {
  name: "FetchResponse",
  type: "response",
  module: "clients",
  apiKey: 1,
  minVersion: 0,
  maxVersion: 18,
  flexibleFrom: 12,
  decode: decodeFetchResponse,
  encode: encodeFetchResponse,
};

/** Part of FetchResponse, versions 12-18. */
export interface FetchResponseEpochEndOffset {
  /**
   * int32, versions 12+, default -1.
   *
   * @generated from FetchResponse.json EpochEndOffset.Epoch
   */
  epoch: number;
  /**
   * int64, versions 12+, default -1.
   *
   * @generated from FetchResponse.json EpochEndOffset.EndOffset
   */
  endOffset: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for FetchResponseEpochEndOffset; fields with a default may be left out.
 */
export interface FetchResponseEpochEndOffsetInit {
  /** See {@linkcode FetchResponseEpochEndOffset.epoch}. */
  epoch?: number | undefined;
  /** See {@linkcode FetchResponseEpochEndOffset.endOffset}. */
  endOffset?: bigint | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of FetchResponse, versions 12-18. */
export interface FetchResponseLeaderIdAndEpoch {
  /**
   * int32, versions 12+, default -1, brokerId.
   *
   * @generated from FetchResponse.json LeaderIdAndEpoch.LeaderId
   */
  leaderId: number;
  /**
   * int32, versions 12+, default -1.
   *
   * @generated from FetchResponse.json LeaderIdAndEpoch.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for FetchResponseLeaderIdAndEpoch; fields with a default may be left out.
 */
export interface FetchResponseLeaderIdAndEpochInit {
  /** See {@linkcode FetchResponseLeaderIdAndEpoch.leaderId}. */
  leaderId?: number | undefined;
  /** See {@linkcode FetchResponseLeaderIdAndEpoch.leaderEpoch}. */
  leaderEpoch?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of FetchResponse, versions 12-18. */
export interface FetchResponseSnapshotId {
  /**
   * int64, versions 0+, default -1.
   *
   * @generated from FetchResponse.json SnapshotId.EndOffset
   */
  endOffset: bigint;
  /**
   * int32, versions 0+, default -1.
   *
   * @generated from FetchResponse.json SnapshotId.Epoch
   */
  epoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for FetchResponseSnapshotId; fields with a default may be left out. */
export interface FetchResponseSnapshotIdInit {
  /** See {@linkcode FetchResponseSnapshotId.endOffset}. */
  endOffset?: bigint | undefined;
  /** See {@linkcode FetchResponseSnapshotId.epoch}. */
  epoch?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of FetchResponse, versions 4-18. */
export interface FetchResponseAbortedTransaction {
  /**
   * int64, versions 4+, producerId.
   *
   * @generated from FetchResponse.json AbortedTransaction.ProducerId
   */
  producerId: bigint;
  /**
   * int64, versions 4+.
   *
   * @generated from FetchResponse.json AbortedTransaction.FirstOffset
   */
  firstOffset: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for FetchResponseAbortedTransaction; fields with a default may be left out.
 */
export interface FetchResponseAbortedTransactionInit {
  /** See {@linkcode FetchResponseAbortedTransaction.producerId}. */
  producerId: bigint;
  /** See {@linkcode FetchResponseAbortedTransaction.firstOffset}. */
  firstOffset: bigint;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of FetchResponse, versions 0-18. */
export interface FetchResponsePartitionData {
  /**
   * int32, versions 0+.
   *
   * @generated from FetchResponse.json PartitionData.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from FetchResponse.json PartitionData.ErrorCode
   */
  errorCode: number;
  /**
   * int64, versions 0+.
   *
   * @generated from FetchResponse.json PartitionData.HighWatermark
   */
  highWatermark: bigint;
  /**
   * int64, versions 4+, default -1, ignorable.
   *
   * @generated from FetchResponse.json PartitionData.LastStableOffset
   */
  lastStableOffset: bigint;
  /**
   * int64, versions 5+, default -1, ignorable.
   *
   * @generated from FetchResponse.json PartitionData.LogStartOffset
   */
  logStartOffset: bigint;
  /**
   * EpochEndOffset, versions 12+, tag 0 in 12+.
   *
   * @generated from FetchResponse.json PartitionData.DivergingEpoch
   */
  divergingEpoch: FetchResponseEpochEndOffset;
  /**
   * LeaderIdAndEpoch, versions 12+, tag 1 in 12+.
   *
   * @generated from FetchResponse.json PartitionData.CurrentLeader
   */
  currentLeader: FetchResponseLeaderIdAndEpoch;
  /**
   * SnapshotId, versions 12+, tag 2 in 12+.
   *
   * @generated from FetchResponse.json PartitionData.SnapshotId
   */
  snapshotId: FetchResponseSnapshotId;
  /**
   * []AbortedTransaction, versions 4+, nullable 4+, ignorable.
   *
   * @generated from FetchResponse.json PartitionData.AbortedTransactions
   */
  abortedTransactions: readonly FetchResponseAbortedTransaction[] | null;
  /**
   * int32, versions 11+, default -1, brokerId.
   *
   * @generated from FetchResponse.json PartitionData.PreferredReadReplica
   */
  preferredReadReplica: number;
  /**
   * records, versions 0+, nullable 0+.
   *
   * @generated from FetchResponse.json PartitionData.Records
   */
  records: Uint8Array | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for FetchResponsePartitionData; fields with a default may be left out.
 */
export interface FetchResponsePartitionDataInit {
  /** See {@linkcode FetchResponsePartitionData.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode FetchResponsePartitionData.errorCode}. */
  errorCode: number;
  /** See {@linkcode FetchResponsePartitionData.highWatermark}. */
  highWatermark: bigint;
  /** See {@linkcode FetchResponsePartitionData.lastStableOffset}. */
  lastStableOffset?: bigint | undefined;
  /** See {@linkcode FetchResponsePartitionData.logStartOffset}. */
  logStartOffset?: bigint | undefined;
  /** See {@linkcode FetchResponsePartitionData.divergingEpoch}. */
  divergingEpoch?: FetchResponseEpochEndOffsetInit | undefined;
  /** See {@linkcode FetchResponsePartitionData.currentLeader}. */
  currentLeader?: FetchResponseLeaderIdAndEpochInit | undefined;
  /** See {@linkcode FetchResponsePartitionData.snapshotId}. */
  snapshotId?: FetchResponseSnapshotIdInit | undefined;
  /** See {@linkcode FetchResponsePartitionData.abortedTransactions}. */
  abortedTransactions?: readonly FetchResponseAbortedTransactionInit[] | null | undefined;
  /** See {@linkcode FetchResponsePartitionData.preferredReadReplica}. */
  preferredReadReplica?: number | undefined;
  /** See {@linkcode FetchResponsePartitionData.records}. */
  records: Uint8Array | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of FetchResponse, versions 0-18. */
export interface FetchResponseFetchableTopicResponse {
  /**
   * string, versions 0-12, ignorable, topicName.
   *
   * @generated from FetchResponse.json FetchableTopicResponse.Topic
   */
  topic: string;
  /**
   * uuid, versions 13+, ignorable.
   *
   * @generated from FetchResponse.json FetchableTopicResponse.TopicId
   */
  topicId: string;
  /**
   * []PartitionData, versions 0+.
   *
   * @generated from FetchResponse.json FetchableTopicResponse.Partitions
   */
  partitions: readonly FetchResponsePartitionData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for FetchResponseFetchableTopicResponse; fields with a default may be left out.
 */
export interface FetchResponseFetchableTopicResponseInit {
  /** See {@linkcode FetchResponseFetchableTopicResponse.topic}. */
  topic?: string | undefined;
  /** See {@linkcode FetchResponseFetchableTopicResponse.topicId}. */
  topicId?: string | undefined;
  /** See {@linkcode FetchResponseFetchableTopicResponse.partitions}. */
  partitions: readonly FetchResponsePartitionDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of FetchResponse, versions 16-18. */
export interface FetchResponseNodeEndpoint {
  /**
   * int32, versions 16+, brokerId.
   *
   * @generated from FetchResponse.json NodeEndpoint.NodeId
   */
  nodeId: number;
  /**
   * string, versions 16+.
   *
   * @generated from FetchResponse.json NodeEndpoint.Host
   */
  host: string;
  /**
   * int32, versions 16+.
   *
   * @generated from FetchResponse.json NodeEndpoint.Port
   */
  port: number;
  /**
   * string, versions 16+, nullable 16+, default null.
   *
   * @generated from FetchResponse.json NodeEndpoint.Rack
   */
  rack: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for FetchResponseNodeEndpoint; fields with a default may be left out.
 */
export interface FetchResponseNodeEndpointInit {
  /** See {@linkcode FetchResponseNodeEndpoint.nodeId}. */
  nodeId: number;
  /** See {@linkcode FetchResponseNodeEndpoint.host}. */
  host: string;
  /** See {@linkcode FetchResponseNodeEndpoint.port}. */
  port: number;
  /** See {@linkcode FetchResponseNodeEndpoint.rack}. */
  rack?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** FetchResponse: a response, key 1, versions 0-18, flexible versions 12+. */
export interface FetchResponse {
  /**
   * int32, versions 1+, ignorable.
   *
   * @generated from FetchResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 7+, ignorable.
   *
   * @generated from FetchResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * int32, versions 7+, default 0.
   *
   * @generated from FetchResponse.json SessionId
   */
  sessionId: number;
  /**
   * []FetchableTopicResponse, versions 0+.
   *
   * @generated from FetchResponse.json Responses
   */
  responses: readonly FetchResponseFetchableTopicResponse[];
  /**
   * []NodeEndpoint, versions 16+, tag 0 in 16+.
   *
   * @generated from FetchResponse.json NodeEndpoints
   */
  nodeEndpoints: readonly FetchResponseNodeEndpoint[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for FetchResponse; fields with a default may be left out. */
export interface FetchResponseInit {
  /** See {@linkcode FetchResponse.throttleTimeMs}. */
  throttleTimeMs?: number | undefined;
  /** See {@linkcode FetchResponse.errorCode}. */
  errorCode?: number | undefined;
  /** See {@linkcode FetchResponse.sessionId}. */
  sessionId?: number | undefined;
  /** See {@linkcode FetchResponse.responses}. */
  responses: readonly FetchResponseFetchableTopicResponseInit[];
  /** See {@linkcode FetchResponse.nodeEndpoints}. */
  nodeEndpoints?: readonly FetchResponseNodeEndpointInit[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readFetchResponseEpochEndOffset(r: Reader, key: Key): FetchResponseEpochEndOffset {
  r.down(key);
  const m: FetchResponseEpochEndOffset = {
    epoch: readInt32(r, "epoch"),
    endOffset: readInt64(r, "endOffset"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readFetchResponseLeaderIdAndEpoch(r: Reader, key: Key): FetchResponseLeaderIdAndEpoch {
  r.down(key);
  const m: FetchResponseLeaderIdAndEpoch = {
    leaderId: readInt32(r, "leaderId"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readFetchResponseSnapshotId(r: Reader, key: Key): FetchResponseSnapshotId {
  r.down(key);
  const m: FetchResponseSnapshotId = {
    endOffset: readInt64(r, "endOffset"),
    epoch: readInt32(r, "epoch"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readFetchResponseAbortedTransaction(
  r: Reader,
  key: Key,
  version: number,
): FetchResponseAbortedTransaction {
  r.down(key);
  const m: FetchResponseAbortedTransaction = {
    producerId: readInt64(r, "producerId"),
    firstOffset: readInt64(r, "firstOffset"),
  };
  if (version >= 12) readTags(r, m);
  r.up();
  return m;
}

function readFetchResponseAbortedTransactionList(
  r: Reader,
  n: number,
  version: number,
): readonly FetchResponseAbortedTransaction[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchResponseAbortedTransaction>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readFetchResponseAbortedTransaction(r, i, version);
  }
  return list;
}

function readFetchResponsePartitionDataTag(
  r: Reader,
  m: FetchResponsePartitionData,
  tag: number,
): boolean {
  switch (tag) {
    case 0:
      m.divergingEpoch = readFetchResponseEpochEndOffset(r, "divergingEpoch");
      return true;
    case 1:
      m.currentLeader = readFetchResponseLeaderIdAndEpoch(r, "currentLeader");
      return true;
    case 2:
      m.snapshotId = readFetchResponseSnapshotId(r, "snapshotId");
      return true;
  }
  return false;
}

function readFetchResponsePartitionData(
  r: Reader,
  key: Key,
  version: number,
): FetchResponsePartitionData {
  r.down(key);
  const m: FetchResponsePartitionData = {
    partitionIndex: readInt32(r, "partitionIndex"),
    errorCode: readInt16(r, "errorCode"),
    highWatermark: readInt64(r, "highWatermark"),
    lastStableOffset: version >= 4 ? readInt64(r, "lastStableOffset") : -1n,
    logStartOffset: version >= 5 ? readInt64(r, "logStartOffset") : -1n,
    divergingEpoch: newFetchResponseEpochEndOffset(),
    currentLeader: newFetchResponseLeaderIdAndEpoch(),
    snapshotId: newFetchResponseSnapshotId(),
    abortedTransactions: version >= 4 ? orNull(
      version >= 12 ? readCompactNullableCount(r, "abortedTransactions", 17)
        : readNullableCount(r, "abortedTransactions", 16),
      (n) => readFetchResponseAbortedTransactionList(r, n, version),
    )
      : EMPTY,
    preferredReadReplica: version >= 11 ? readInt32(r, "preferredReadReplica") : -1,
    records: version >= 12 ? readCompactNullableBytes(r, "records", "records")
      : readNullableBytes(r, "records", "records"),
  };
  if (version >= 12) readTags(r, m, readFetchResponsePartitionDataTag);
  r.up();
  return m;
}

function readFetchResponsePartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly FetchResponsePartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchResponsePartitionData>(r, n, 240);
  for (let i = 0; i < n; i++) {
    list[i] = readFetchResponsePartitionData(r, i, version);
  }
  return list;
}

function readFetchResponseFetchableTopicResponse(
  r: Reader,
  key: Key,
  version: number,
): FetchResponseFetchableTopicResponse {
  r.down(key);
  const m: FetchResponseFetchableTopicResponse = {
    topic: version >= 13 ? ""
      : version >= 12 ? readCompactString(r, "topic", repeated)
      : readString(r, "topic", repeated),
    topicId: version >= 13 ? readUuid(r, "topicId") : ZERO_UUID,
    partitions: readFetchResponsePartitionDataList(
      r,
      version >= 12 ? readCompactCount(r, "partitions", 37)
        : version >= 11 ? readCount(r, "partitions", 42)
        : version >= 5 ? readCount(r, "partitions", 38)
        : version >= 4 ? readCount(r, "partitions", 30)
        : readCount(r, "partitions", 18),
      version,
    ),
  };
  if (version >= 12) readTags(r, m);
  r.up();
  return m;
}

function readFetchResponseFetchableTopicResponseList(
  r: Reader,
  n: number,
  version: number,
): readonly FetchResponseFetchableTopicResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchResponseFetchableTopicResponse>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readFetchResponseFetchableTopicResponse(r, i, version);
  }
  return list;
}

function readFetchResponseNodeEndpoint(r: Reader, key: Key): FetchResponseNodeEndpoint {
  r.down(key);
  const m: FetchResponseNodeEndpoint = {
    nodeId: readInt32(r, "nodeId"),
    host: readCompactString(r, "host", repeated),
    port: readInt32(r, "port"),
    rack: readCompactNullableString(r, "rack", repeated),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readFetchResponseNodeEndpointList(
  r: Reader,
  n: number,
): readonly FetchResponseNodeEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchResponseNodeEndpoint>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readFetchResponseNodeEndpoint(r, i);
  }
  return list;
}

function readFetchResponseTag(r: Reader, m: FetchResponse, tag: number, version: number): boolean {
  switch (tag) {
    case 0:
      if (version <= 15) return false;
      m.nodeEndpoints = readFetchResponseNodeEndpointList(
        r,
        readCompactCount(r, "nodeEndpoints", 11),
      );
      return true;
  }
  return false;
}

function readFetchResponse(r: Reader, version: number): FetchResponse {
  const m: FetchResponse = {
    throttleTimeMs: version >= 1 ? readInt32(r, "throttleTimeMs") : 0,
    errorCode: version >= 7 ? readInt16(r, "errorCode") : 0,
    sessionId: version >= 7 ? readInt32(r, "sessionId") : 0,
    responses: readFetchResponseFetchableTopicResponseList(
      r,
      version >= 13 ? readCompactCount(r, "responses", 18)
        : version >= 12 ? readCompactCount(r, "responses", 3)
        : readCount(r, "responses", 6),
      version,
    ),
    nodeEndpoints: EMPTY,
  };
  if (version >= 12) readTags(r, m, readFetchResponseTag, version);
  return m;
}

function isDefaultFetchResponseEpochEndOffset(m: FetchResponseEpochEndOffsetInit | null): boolean {
  if (typeof m !== "object" || m === null) return false;
  const { epoch = -1, endOffset = -1n, unknownTaggedFields } = m;
  return epoch === -1 && endOffset === -1n && (unknownTaggedFields ?? EMPTY).length === 0;
}

function writeFetchResponseEpochEndOffset(
  w: Writer,
  key: Key,
  m: FetchResponseEpochEndOffsetInit,
): void {
  w.into(key, m);
  const { epoch = -1, endOffset = -1n, unknownTaggedFields } = m;
  const atEpoch = w.room(12);
  putInt32(w, atEpoch, "epoch", epoch);
  putInt64(w, atEpoch + 4, "endOffset", endOffset);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function isDefaultFetchResponseLeaderIdAndEpoch(
  m: FetchResponseLeaderIdAndEpochInit | null,
): boolean {
  if (typeof m !== "object" || m === null) return false;
  const { leaderId = -1, leaderEpoch = -1, unknownTaggedFields } = m;
  return leaderId === -1 && leaderEpoch === -1 && (unknownTaggedFields ?? EMPTY).length === 0;
}

function writeFetchResponseLeaderIdAndEpoch(
  w: Writer,
  key: Key,
  m: FetchResponseLeaderIdAndEpochInit,
): void {
  w.into(key, m);
  const { leaderId = -1, leaderEpoch = -1, unknownTaggedFields } = m;
  const atLeaderId = w.room(8);
  putInt32(w, atLeaderId, "leaderId", leaderId);
  putInt32(w, atLeaderId + 4, "leaderEpoch", leaderEpoch);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function isDefaultFetchResponseSnapshotId(m: FetchResponseSnapshotIdInit | null): boolean {
  if (typeof m !== "object" || m === null) return false;
  const { endOffset = -1n, epoch = -1, unknownTaggedFields } = m;
  return endOffset === -1n && epoch === -1 && (unknownTaggedFields ?? EMPTY).length === 0;
}

function writeFetchResponseSnapshotId(w: Writer, key: Key, m: FetchResponseSnapshotIdInit): void {
  w.into(key, m);
  const { endOffset = -1n, epoch = -1, unknownTaggedFields } = m;
  const atEndOffset = w.room(12);
  putInt64(w, atEndOffset, "endOffset", endOffset);
  putInt32(w, atEndOffset + 8, "epoch", epoch);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeFetchResponseAbortedTransaction(
  w: Writer,
  key: Key,
  m: FetchResponseAbortedTransactionInit,
  version: number,
): void {
  w.into(key, m);
  const { producerId, firstOffset, unknownTaggedFields } = m;
  const atProducerId = w.room(16);
  putInt64(w, atProducerId, "producerId", producerId);
  putInt64(w, atProducerId + 8, "firstOffset", firstOffset);
  if (version >= 12) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeFetchResponsePartitionData(
  w: Writer,
  key: Key,
  m: FetchResponsePartitionDataInit,
  version: number,
): void {
  w.into(key, m);
  const {
    partitionIndex,
    errorCode,
    highWatermark,
    lastStableOffset = -1n,
    logStartOffset = -1n,
    divergingEpoch = newFetchResponseEpochEndOffset(),
    currentLeader = newFetchResponseLeaderIdAndEpoch(),
    snapshotId = newFetchResponseSnapshotId(),
    abortedTransactions = EMPTY,
    preferredReadReplica = -1,
    records,
    unknownTaggedFields,
  } = m;
  const atPartitionIndex = w.room(14);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt16(w, atPartitionIndex + 4, "errorCode", errorCode);
  putInt64(w, atPartitionIndex + 6, "highWatermark", highWatermark);
  if (version >= 4) writeInt64(w, "lastStableOffset", lastStableOffset);
  if (version >= 5) writeInt64(w, "logStartOffset", logStartOffset);
  if (version <= 11) {
    writeAbsent(w, "divergingEpoch", isDefaultFetchResponseEpochEndOffset(divergingEpoch), "12+");
  }
  if (version <= 11) {
    writeAbsent(w, "currentLeader", isDefaultFetchResponseLeaderIdAndEpoch(currentLeader), "12+");
  }
  if (version <= 11) {
    writeAbsent(w, "snapshotId", isDefaultFetchResponseSnapshotId(snapshotId), "12+");
  }
  if (version >= 4) {
    writeList(
      w,
      "abortedTransactions",
      abortedTransactions,
      version >= 12 ? writeCompactNullableCount(w, "abortedTransactions", abortedTransactions)
        : writeNullableCount(w, "abortedTransactions", abortedTransactions),
      writeFetchResponseAbortedTransaction,
      version,
    );
  }
  if (version >= 11) writeInt32(w, "preferredReadReplica", preferredReadReplica);
  else writeAbsent(w, "preferredReadReplica", preferredReadReplica === -1, "11+");
  if (version >= 12) writeCompactNullableBytes(w, "records", records);
  else writeNullableBytes(w, "records", records);
  if (version >= 12) {
    const sendsDivergingEpoch = !isDefaultFetchResponseEpochEndOffset(divergingEpoch);
    const sendsCurrentLeader = !isDefaultFetchResponseLeaderIdAndEpoch(currentLeader);
    const sendsSnapshotId = !isDefaultFetchResponseSnapshotId(snapshotId);
    let unknown = writeTagCount(
      w,
      unknownTaggedFields,
      (sendsDivergingEpoch ? 1 : 0) + (sendsCurrentLeader ? 1 : 0) + (sendsSnapshotId ? 1 : 0),
    );
    unknown = writeTagsBefore(w, unknown, 0);
    if (sendsDivergingEpoch) {
      const p = startTag(w, 0);
      writeFetchResponseEpochEndOffset(w, "divergingEpoch", divergingEpoch);
      endTag(w, p);
    }
    unknown = writeTagsBefore(w, unknown, 1);
    if (sendsCurrentLeader) {
      const p = startTag(w, 1);
      writeFetchResponseLeaderIdAndEpoch(w, "currentLeader", currentLeader);
      endTag(w, p);
    }
    unknown = writeTagsBefore(w, unknown, 2);
    if (sendsSnapshotId) {
      const p = startTag(w, 2);
      writeFetchResponseSnapshotId(w, "snapshotId", snapshotId);
      endTag(w, p);
    }
    writeTagsBefore(w, unknown);
  } else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeFetchResponseFetchableTopicResponse(
  w: Writer,
  key: Key,
  m: FetchResponseFetchableTopicResponseInit,
  version: number,
): void {
  w.into(key, m);
  const { topic = "", topicId = ZERO_UUID, partitions, unknownTaggedFields } = m;
  if (version === 12) writeCompactString(w, "topic", topic);
  else if (version <= 11) writeString(w, "topic", topic);
  if (version >= 13) writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    version >= 12 ? writeCompactCount(w, "partitions", partitions)
      : writeCount(w, "partitions", partitions),
    writeFetchResponsePartitionData,
    version,
  );
  if (version >= 12) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeFetchResponseNodeEndpoint(
  w: Writer,
  key: Key,
  m: FetchResponseNodeEndpointInit,
): void {
  w.into(key, m);
  const { nodeId, host, port, rack = null, unknownTaggedFields } = m;
  writeInt32(w, "nodeId", nodeId);
  writeCompactString(w, "host", host);
  writeInt32(w, "port", port);
  writeCompactNullableString(w, "rack", rack);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeFetchResponse(w: Writer, m: FetchResponseInit, version: number): void {
  const {
    throttleTimeMs = 0,
    errorCode = 0,
    sessionId = 0,
    responses,
    nodeEndpoints = EMPTY,
    unknownTaggedFields,
  } = m;
  if (version >= 1) writeInt32(w, "throttleTimeMs", throttleTimeMs);
  if (version >= 7) writeInt16(w, "errorCode", errorCode);
  if (version >= 7) writeInt32(w, "sessionId", sessionId);
  else writeAbsent(w, "sessionId", sessionId === 0, "7+");
  writeList(
    w,
    "responses",
    responses,
    version >= 12 ? writeCompactCount(w, "responses", responses)
      : writeCount(w, "responses", responses),
    writeFetchResponseFetchableTopicResponse,
    version,
  );
  if (version <= 15) writeAbsent(w, "nodeEndpoints", isEmptyList(nodeEndpoints), "16+");
  if (version >= 12) {
    const sendsNodeEndpoints = version >= 16 && !isEmptyList(nodeEndpoints);
    let unknown = writeTagCount(w, unknownTaggedFields, sendsNodeEndpoints ? 1 : 0);
    if (version >= 16) unknown = writeTagsBefore(w, unknown, 0);
    if (sendsNodeEndpoints) {
      const p = startTag(w, 0);
      writeList(
        w,
        "nodeEndpoints",
        nodeEndpoints,
        writeCompactCount(w, "nodeEndpoints", nodeEndpoints),
        writeFetchResponseNodeEndpoint,
      );
      endTag(w, p);
    }
    writeTagsBefore(w, unknown);
  } else writeNoTags(w, unknownTaggedFields);
}

function newFetchResponseEpochEndOffset(): FetchResponseEpochEndOffset {
  return {
    epoch: -1,
    endOffset: -1n,
  };
}

function newFetchResponseLeaderIdAndEpoch(): FetchResponseLeaderIdAndEpoch {
  return {
    leaderId: -1,
    leaderEpoch: -1,
  };
}

function newFetchResponseSnapshotId(): FetchResponseSnapshotId {
  return {
    endOffset: -1n,
    epoch: -1,
  };
}

/** The client's half of Fetch. */
export const Fetch: Api<FetchRequestInit, FetchResponse> = {
  name: "Fetch",
  key: 1,
  minVersion: 0,
  maxVersion: 18,
  flexibleFrom: 12,
  throttlesFrom: 8,
  encodeRequest: encodeFetchRequest,
  decodeResponse: decodeFetchResponse,
};

/** The broker's half of Fetch. */
export const FetchServer: ServerApi<FetchRequest, FetchResponseInit> = {
  name: "Fetch",
  key: 1,
  minVersion: 0,
  maxVersion: 18,
  flexibleFrom: 12,
  decodeRequest: decodeFetchRequest,
  encodeResponse: encodeFetchResponse,
};
