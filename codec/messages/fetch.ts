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
  type InvalidText,
  isEmptyList,
  type MessageCodec,
  orNull,
  readCompactNullableBytes,
  type Reader,
  readInt32s,
  readInt64,
  readNullableBytes,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeCompactNullableBytes,
  writeInt32s,
  writeInt64,
  writeNullableBytes,
  type Writer,
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

function readFetchRequestReplicaState(r: Reader): FetchRequestReplicaState {
  r.down();
  r.at("replicaId"); const replicaId = r.int32();
  r.at("replicaEpoch"); const replicaEpoch = readInt64(r);
  const m: FetchRequestReplicaState = { replicaId, replicaEpoch };
  r.tags(m);
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
      if (!(version >= 17)) return false;
      r.at("replicaDirectoryId"); m.replicaDirectoryId = readUuid(r);
      return true;
    case 1:
      if (!(version === 18)) return false;
      r.at("highWatermark"); m.highWatermark = readInt64(r);
      return true;
  }
  return false;
}

function readFetchRequestPartition(r: Reader, version: number): FetchRequestPartition {
  r.down();
  r.at("partition"); const partition = r.int32();
  r.at("currentLeaderEpoch"); const currentLeaderEpoch = version >= 9 ? r.int32() : -1;
  r.at("fetchOffset"); const fetchOffset = readInt64(r);
  r.at("lastFetchedEpoch"); const lastFetchedEpoch = version >= 12 ? r.int32() : -1;
  r.at("logStartOffset"); const logStartOffset = version >= 5 ? readInt64(r) : -1n;
  r.at("partitionMaxBytes"); const partitionMaxBytes = r.int32();
  const m: FetchRequestPartition = {
    partition,
    currentLeaderEpoch,
    fetchOffset,
    lastFetchedEpoch,
    logStartOffset,
    partitionMaxBytes,
    replicaDirectoryId: ZERO_UUID,
    highWatermark: 9223372036854775807n,
  };
  if (version >= 12) r.tags(m, readFetchRequestPartitionTag, version);
  r.up();
  return m;
}

function readFetchRequestPartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly FetchRequestPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchRequestPartition>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readFetchRequestPartition(r, version);
  }
  r.up();
  return list;
}

function readFetchRequestTopic(r: Reader, version: number): FetchRequestTopic {
  r.down();
  r.at("topic");
  const topic = version >= 13 ? "" : version >= 12 ? r.compactString(repeated) : r.string(repeated);
  r.at("topicId"); const topicId = version >= 13 ? readUuid(r) : ZERO_UUID;
  r.at("partitions");
  const partitions = readFetchRequestPartitionList(
    r,
    version >= 12 ? r.compactCount(33, 96)
      : version >= 9 ? r.count(28, 96)
      : version >= 5 ? r.count(24, 96)
      : r.count(16, 96),
    version,
  );
  const m: FetchRequestTopic = { topic, topicId, partitions };
  if (version >= 12) r.tags(m);
  r.up();
  return m;
}

function readFetchRequestTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly FetchRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchRequestTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readFetchRequestTopic(r, version);
  }
  r.up();
  return list;
}

function readFetchRequestForgottenTopic(r: Reader, version: number): FetchRequestForgottenTopic {
  r.down();
  r.at("topic");
  const topic = version >= 13 ? "" : version >= 12 ? r.compactString(repeated) : r.string(repeated);
  r.at("topicId"); const topicId = version >= 13 ? readUuid(r) : ZERO_UUID;
  r.at("partitions");
  const partitions = readInt32s(r, version >= 12 ? r.compactCount(4, 8) : r.count(4, 8));
  const m: FetchRequestForgottenTopic = { topic, topicId, partitions };
  if (version >= 12) r.tags(m);
  r.up();
  return m;
}

function readFetchRequestForgottenTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly FetchRequestForgottenTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchRequestForgottenTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readFetchRequestForgottenTopic(r, version);
  }
  r.up();
  return list;
}

function readFetchRequestTag(r: Reader, m: FetchRequest, tag: number, version: number): boolean {
  switch (tag) {
    case 0:
      if (!(version >= 12)) return false;
      r.at("clusterId"); m.clusterId = r.compactNullableString(repeated);
      return true;
    case 1:
      if (!(version >= 15)) return false;
      r.at("replicaState"); m.replicaState = readFetchRequestReplicaState(r);
      return true;
  }
  return false;
}

function readFetchRequest(r: Reader, version: number): FetchRequest {
  r.down();
  r.at("replicaId"); const replicaId = version >= 15 ? -1 : r.int32();
  r.at("maxWaitMs"); const maxWaitMs = r.int32();
  r.at("minBytes"); const minBytes = r.int32();
  r.at("maxBytes"); const maxBytes = version >= 3 ? r.int32() : 2147483647;
  r.at("isolationLevel"); const isolationLevel = version >= 4 ? r.int8() : 0;
  r.at("sessionId"); const sessionId = version >= 7 ? r.int32() : 0;
  r.at("sessionEpoch"); const sessionEpoch = version >= 7 ? r.int32() : -1;
  r.at("topics");
  const topics = readFetchRequestTopicList(
    r,
    version >= 13 ? r.compactCount(18, 56) : version >= 12 ? r.compactCount(3, 56) : r.count(6, 56),
    version,
  );
  r.at("forgottenTopicsData");
  const forgottenTopicsData = version >= 7 ? readFetchRequestForgottenTopicList(
    r,
    version >= 13 ? r.compactCount(18, 56) : version >= 12 ? r.compactCount(3, 56) : r.count(6, 56),
    version,
  )
    : EMPTY;
  r.at("rackId");
  const rackId = version >= 12 ? r.compactString(repeated)
    : version >= 11 ? r.string(repeated)
    : "";
  const m: FetchRequest = {
    clusterId: null,
    replicaId,
    replicaState: newFetchRequestReplicaState(),
    maxWaitMs,
    minBytes,
    maxBytes,
    isolationLevel,
    sessionId,
    sessionEpoch,
    topics,
    forgottenTopicsData,
    rackId,
  };
  if (version >= 12) r.tags(m, readFetchRequestTag, version);
  r.up();
  return m;
}

function isDefaultFetchRequestReplicaState(m: FetchRequestReplicaStateInit | null): boolean {
  if (typeof m !== "object" || m === null) return false;
  const { replicaId = -1, replicaEpoch = -1n, unknownTaggedFields } = m;
  return replicaId === -1 && replicaEpoch === -1n && (unknownTaggedFields ?? EMPTY).length === 0;
}

function writeFetchRequestReplicaState(w: Writer, m: FetchRequestReplicaStateInit): void {
  w.down(m);
  const { replicaId = -1, replicaEpoch = -1n, unknownTaggedFields } = m;
  w.at("replicaId"); w.int32(replicaId);
  w.at("replicaEpoch"); writeInt64(w, replicaEpoch);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeFetchRequestPartition(
  w: Writer,
  m: FetchRequestPartitionInit,
  version: number,
): void {
  w.down(m);
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
  w.at("partition"); w.int32(partition);
  w.at("currentLeaderEpoch");
  if (version >= 9) w.int32(currentLeaderEpoch);
  w.at("fetchOffset"); writeInt64(w, fetchOffset);
  w.at("lastFetchedEpoch");
  if (version >= 12) w.int32(lastFetchedEpoch);
  else w.absent(lastFetchedEpoch === -1, "12+");
  w.at("logStartOffset");
  if (version >= 5) writeInt64(w, logStartOffset);
  w.at("partitionMaxBytes"); w.int32(partitionMaxBytes);
  if (version >= 12) {
    const sendsReplicaDirectoryId = version >= 17 &&
      replicaDirectoryId !== "AAAAAAAAAAAAAAAAAAAAAA";
    const sendsHighWatermark = version === 18 && highWatermark !== 9223372036854775807n;
    let unknown = w.tags(
      unknownTaggedFields,
      (sendsReplicaDirectoryId ? 1 : 0) + (sendsHighWatermark ? 1 : 0),
    );
    if (version >= 17) unknown = w.unknownTags(unknown, 0);
    if (sendsReplicaDirectoryId) {
      w.at("replicaDirectoryId");
      const p = w.startTag(0);
      writeUuid(w, replicaDirectoryId);
      w.endTag(p);
    }
    if (version === 18) unknown = w.unknownTags(unknown, 1);
    if (sendsHighWatermark) {
      w.at("highWatermark");
      const p = w.startTag(1);
      writeInt64(w, highWatermark);
      w.endTag(p);
    }
    w.unknownTags(unknown);
  } else w.noTags(unknownTaggedFields);
  w.up();
}

function writeFetchRequestPartitionList(
  w: Writer,
  list: readonly FetchRequestPartitionInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeFetchRequestPartition(w, list![i]!, version);
  }
  w.up();
}

function writeFetchRequestTopic(w: Writer, m: FetchRequestTopicInit, version: number): void {
  w.down(m);
  const { topic = "", topicId = ZERO_UUID, partitions, unknownTaggedFields } = m;
  w.at("topic");
  if (version >= 13) {}
  else if (version >= 12) w.compactString(topic);
  else w.string(topic);
  w.at("topicId");
  if (version >= 13) writeUuid(w, topicId);
  w.at("partitions");
  writeFetchRequestPartitionList(
    w,
    partitions,
    version >= 12 ? w.compactCount(partitions) : w.count(partitions),
    version,
  );
  if (version >= 12) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeFetchRequestTopicList(
  w: Writer,
  list: readonly FetchRequestTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeFetchRequestTopic(w, list![i]!, version);
  }
  w.up();
}

function writeFetchRequestForgottenTopic(
  w: Writer,
  m: FetchRequestForgottenTopicInit,
  version: number,
): void {
  w.down(m);
  const { topic = "", topicId = ZERO_UUID, partitions, unknownTaggedFields } = m;
  w.at("topic");
  if (version >= 13) {}
  else if (version >= 12) w.compactString(topic);
  else w.string(topic);
  w.at("topicId");
  if (version >= 13) writeUuid(w, topicId);
  w.at("partitions");
  writeInt32s(w, partitions, version >= 12 ? w.compactCount(partitions) : w.count(partitions));
  if (version >= 12) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeFetchRequestForgottenTopicList(
  w: Writer,
  list: readonly FetchRequestForgottenTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeFetchRequestForgottenTopic(w, list![i]!, version);
  }
  w.up();
}

function writeFetchRequest(w: Writer, m: FetchRequestInit, version: number): void {
  w.down(m);
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
  w.at("replicaId");
  if (version >= 15) w.absent(replicaId === -1, "0-14");
  else w.int32(replicaId);
  w.at("replicaState");
  if (version >= 15) {}
  else w.absent(isDefaultFetchRequestReplicaState(replicaState), "15+");
  w.at("maxWaitMs"); w.int32(maxWaitMs);
  w.at("minBytes"); w.int32(minBytes);
  w.at("maxBytes");
  if (version >= 3) w.int32(maxBytes);
  w.at("isolationLevel");
  if (version >= 4) w.int8(isolationLevel);
  w.at("sessionId");
  if (version >= 7) w.int32(sessionId);
  w.at("sessionEpoch");
  if (version >= 7) w.int32(sessionEpoch);
  w.at("topics");
  writeFetchRequestTopicList(
    w,
    topics,
    version >= 12 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  w.at("forgottenTopicsData");
  if (version >= 7) {
    writeFetchRequestForgottenTopicList(
    w,
    forgottenTopicsData,
    version >= 12 ? w.compactCount(forgottenTopicsData) : w.count(forgottenTopicsData),
    version,
  );
  }
  else w.absent(isEmptyList(forgottenTopicsData), "7+");
  w.at("rackId");
  if (version >= 12) w.compactString(rackId);
  else if (version >= 11) w.string(rackId);
  if (version >= 12) {
    const sendsClusterId = clusterId !== null;
    const sendsReplicaState = version >= 15 && !isDefaultFetchRequestReplicaState(replicaState);
    let unknown = w.tags(
      unknownTaggedFields,
      (sendsClusterId ? 1 : 0) + (sendsReplicaState ? 1 : 0),
    );
    unknown = w.unknownTags(unknown, 0);
    if (sendsClusterId) {
      w.at("clusterId");
      const p = w.startTag(0);
      w.compactNullableString(clusterId);
      w.endTag(p);
    }
    if (version >= 15) unknown = w.unknownTags(unknown, 1);
    if (sendsReplicaState) {
      w.at("replicaState");
      const p = w.startTag(1);
      writeFetchRequestReplicaState(w, replicaState);
      w.endTag(p);
    }
    w.unknownTags(unknown);
  } else w.noTags(unknownTaggedFields);
  w.up();
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

function readFetchResponseEpochEndOffset(r: Reader): FetchResponseEpochEndOffset {
  r.down();
  r.at("epoch"); const epoch = r.int32();
  r.at("endOffset"); const endOffset = readInt64(r);
  const m: FetchResponseEpochEndOffset = { epoch, endOffset };
  r.tags(m);
  r.up();
  return m;
}

function readFetchResponseLeaderIdAndEpoch(r: Reader): FetchResponseLeaderIdAndEpoch {
  r.down();
  r.at("leaderId"); const leaderId = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  const m: FetchResponseLeaderIdAndEpoch = { leaderId, leaderEpoch };
  r.tags(m);
  r.up();
  return m;
}

function readFetchResponseSnapshotId(r: Reader): FetchResponseSnapshotId {
  r.down();
  r.at("endOffset"); const endOffset = readInt64(r);
  r.at("epoch"); const epoch = r.int32();
  const m: FetchResponseSnapshotId = { endOffset, epoch };
  r.tags(m);
  r.up();
  return m;
}

function readFetchResponseAbortedTransaction(
  r: Reader,
  version: number,
): FetchResponseAbortedTransaction {
  r.down();
  r.at("producerId"); const producerId = readInt64(r);
  r.at("firstOffset"); const firstOffset = readInt64(r);
  const m: FetchResponseAbortedTransaction = { producerId, firstOffset };
  if (version >= 12) r.tags(m);
  r.up();
  return m;
}

function readFetchResponseAbortedTransactionList(
  r: Reader,
  n: number,
  version: number,
): readonly FetchResponseAbortedTransaction[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchResponseAbortedTransaction>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readFetchResponseAbortedTransaction(r, version);
  }
  r.up();
  return list;
}

function readFetchResponsePartitionDataTag(
  r: Reader,
  m: FetchResponsePartitionData,
  tag: number,
  version: number,
): boolean {
  switch (tag) {
    case 0:
      if (!(version >= 12)) return false;
      r.at("divergingEpoch"); m.divergingEpoch = readFetchResponseEpochEndOffset(r);
      return true;
    case 1:
      if (!(version >= 12)) return false;
      r.at("currentLeader"); m.currentLeader = readFetchResponseLeaderIdAndEpoch(r);
      return true;
    case 2:
      if (!(version >= 12)) return false;
      r.at("snapshotId"); m.snapshotId = readFetchResponseSnapshotId(r);
      return true;
  }
  return false;
}

function readFetchResponsePartitionData(r: Reader, version: number): FetchResponsePartitionData {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("highWatermark"); const highWatermark = readInt64(r);
  r.at("lastStableOffset"); const lastStableOffset = version >= 4 ? readInt64(r) : -1n;
  r.at("logStartOffset"); const logStartOffset = version >= 5 ? readInt64(r) : -1n;
  r.at("abortedTransactions");
  const abortedTransactions = version >= 4 ? orNull(
    version >= 12 ? r.compactNullableCount(17, 48) : r.nullableCount(16, 48),
    (n) => readFetchResponseAbortedTransactionList(r, n, version),
  )
    : EMPTY;
  r.at("preferredReadReplica"); const preferredReadReplica = version >= 11 ? r.int32() : -1;
  r.at("records");
  const records = version >= 12 ? readCompactNullableBytes(r, "records")
    : readNullableBytes(r, "records");
  const m: FetchResponsePartitionData = {
    partitionIndex,
    errorCode,
    highWatermark,
    lastStableOffset,
    logStartOffset,
    divergingEpoch: newFetchResponseEpochEndOffset(),
    currentLeader: newFetchResponseLeaderIdAndEpoch(),
    snapshotId: newFetchResponseSnapshotId(),
    abortedTransactions,
    preferredReadReplica,
    records,
  };
  if (version >= 12) r.tags(m, readFetchResponsePartitionDataTag, version);
  r.up();
  return m;
}

function readFetchResponsePartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly FetchResponsePartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchResponsePartitionData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readFetchResponsePartitionData(r, version);
  }
  r.up();
  return list;
}

function readFetchResponseFetchableTopicResponse(
  r: Reader,
  version: number,
): FetchResponseFetchableTopicResponse {
  r.down();
  r.at("topic");
  const topic = version >= 13 ? "" : version >= 12 ? r.compactString(repeated) : r.string(repeated);
  r.at("topicId"); const topicId = version >= 13 ? readUuid(r) : ZERO_UUID;
  r.at("partitions");
  const partitions = readFetchResponsePartitionDataList(
    r,
    version >= 12 ? r.compactCount(37, 240)
      : version >= 11 ? r.count(42, 240)
      : version >= 5 ? r.count(38, 240)
      : version >= 4 ? r.count(30, 240)
      : r.count(18, 240),
    version,
  );
  const m: FetchResponseFetchableTopicResponse = { topic, topicId, partitions };
  if (version >= 12) r.tags(m);
  r.up();
  return m;
}

function readFetchResponseFetchableTopicResponseList(
  r: Reader,
  n: number,
  version: number,
): readonly FetchResponseFetchableTopicResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchResponseFetchableTopicResponse>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readFetchResponseFetchableTopicResponse(r, version);
  }
  r.up();
  return list;
}

function readFetchResponseNodeEndpoint(r: Reader): FetchResponseNodeEndpoint {
  r.down();
  r.at("nodeId"); const nodeId = r.int32();
  r.at("host"); const host = r.compactString(repeated);
  r.at("port"); const port = r.int32();
  r.at("rack"); const rack = r.compactNullableString(repeated);
  const m: FetchResponseNodeEndpoint = { nodeId, host, port, rack };
  r.tags(m);
  r.up();
  return m;
}

function readFetchResponseNodeEndpointList(
  r: Reader,
  n: number,
): readonly FetchResponseNodeEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchResponseNodeEndpoint>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readFetchResponseNodeEndpoint(r);
  }
  r.up();
  return list;
}

function readFetchResponseTag(r: Reader, m: FetchResponse, tag: number, version: number): boolean {
  switch (tag) {
    case 0:
      if (!(version >= 16)) return false;
      r.at("nodeEndpoints");
      m.nodeEndpoints = readFetchResponseNodeEndpointList(r, r.compactCount(11, 64));
      return true;
  }
  return false;
}

function readFetchResponse(r: Reader, version: number): FetchResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = version >= 1 ? r.int32() : 0;
  r.at("errorCode"); const errorCode = version >= 7 ? r.int16() : 0;
  r.at("sessionId"); const sessionId = version >= 7 ? r.int32() : 0;
  r.at("responses");
  const responses = readFetchResponseFetchableTopicResponseList(
    r,
    version >= 13 ? r.compactCount(18, 56) : version >= 12 ? r.compactCount(3, 56) : r.count(6, 56),
    version,
  );
  const m: FetchResponse = {
    throttleTimeMs,
    errorCode,
    sessionId,
    responses,
    nodeEndpoints: EMPTY,
  };
  if (version >= 12) r.tags(m, readFetchResponseTag, version);
  r.up();
  return m;
}

function isDefaultFetchResponseEpochEndOffset(m: FetchResponseEpochEndOffsetInit | null): boolean {
  if (typeof m !== "object" || m === null) return false;
  const { epoch = -1, endOffset = -1n, unknownTaggedFields } = m;
  return epoch === -1 && endOffset === -1n && (unknownTaggedFields ?? EMPTY).length === 0;
}

function writeFetchResponseEpochEndOffset(w: Writer, m: FetchResponseEpochEndOffsetInit): void {
  w.down(m);
  const { epoch = -1, endOffset = -1n, unknownTaggedFields } = m;
  w.at("epoch"); w.int32(epoch);
  w.at("endOffset"); writeInt64(w, endOffset);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function isDefaultFetchResponseLeaderIdAndEpoch(
  m: FetchResponseLeaderIdAndEpochInit | null,
): boolean {
  if (typeof m !== "object" || m === null) return false;
  const { leaderId = -1, leaderEpoch = -1, unknownTaggedFields } = m;
  return leaderId === -1 && leaderEpoch === -1 && (unknownTaggedFields ?? EMPTY).length === 0;
}

function writeFetchResponseLeaderIdAndEpoch(w: Writer, m: FetchResponseLeaderIdAndEpochInit): void {
  w.down(m);
  const { leaderId = -1, leaderEpoch = -1, unknownTaggedFields } = m;
  w.at("leaderId"); w.int32(leaderId);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function isDefaultFetchResponseSnapshotId(m: FetchResponseSnapshotIdInit | null): boolean {
  if (typeof m !== "object" || m === null) return false;
  const { endOffset = -1n, epoch = -1, unknownTaggedFields } = m;
  return endOffset === -1n && epoch === -1 && (unknownTaggedFields ?? EMPTY).length === 0;
}

function writeFetchResponseSnapshotId(w: Writer, m: FetchResponseSnapshotIdInit): void {
  w.down(m);
  const { endOffset = -1n, epoch = -1, unknownTaggedFields } = m;
  w.at("endOffset"); writeInt64(w, endOffset);
  w.at("epoch"); w.int32(epoch);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeFetchResponseAbortedTransaction(
  w: Writer,
  m: FetchResponseAbortedTransactionInit,
  version: number,
): void {
  w.down(m);
  const { producerId, firstOffset, unknownTaggedFields } = m;
  w.at("producerId"); writeInt64(w, producerId);
  w.at("firstOffset"); writeInt64(w, firstOffset);
  if (version >= 12) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeFetchResponseAbortedTransactionList(
  w: Writer,
  list: readonly FetchResponseAbortedTransactionInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeFetchResponseAbortedTransaction(w, list![i]!, version);
  }
  w.up();
}

function writeFetchResponsePartitionData(
  w: Writer,
  m: FetchResponsePartitionDataInit,
  version: number,
): void {
  w.down(m);
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
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("errorCode"); w.int16(errorCode);
  w.at("highWatermark"); writeInt64(w, highWatermark);
  w.at("lastStableOffset");
  if (version >= 4) writeInt64(w, lastStableOffset);
  w.at("logStartOffset");
  if (version >= 5) writeInt64(w, logStartOffset);
  w.at("divergingEpoch");
  if (version >= 12) {}
  else w.absent(isDefaultFetchResponseEpochEndOffset(divergingEpoch), "12+");
  w.at("currentLeader");
  if (version >= 12) {}
  else w.absent(isDefaultFetchResponseLeaderIdAndEpoch(currentLeader), "12+");
  w.at("snapshotId");
  if (version >= 12) {}
  else w.absent(isDefaultFetchResponseSnapshotId(snapshotId), "12+");
  w.at("abortedTransactions");
  if (version >= 4) {
    writeFetchResponseAbortedTransactionList(
    w,
    abortedTransactions,
    version >= 12 ? w.compactNullableCount(abortedTransactions)
      : w.nullableCount(abortedTransactions),
    version,
  );
  }
  w.at("preferredReadReplica");
  if (version >= 11) w.int32(preferredReadReplica);
  else w.absent(preferredReadReplica === -1, "11+");
  w.at("records");
  if (version >= 12) writeCompactNullableBytes(w, records);
  else writeNullableBytes(w, records);
  if (version >= 12) {
    const sendsDivergingEpoch = !isDefaultFetchResponseEpochEndOffset(divergingEpoch);
    const sendsCurrentLeader = !isDefaultFetchResponseLeaderIdAndEpoch(currentLeader);
    const sendsSnapshotId = !isDefaultFetchResponseSnapshotId(snapshotId);
    let unknown = w.tags(
      unknownTaggedFields,
      (sendsDivergingEpoch ? 1 : 0) + (sendsCurrentLeader ? 1 : 0) + (sendsSnapshotId ? 1 : 0),
    );
    unknown = w.unknownTags(unknown, 0);
    if (sendsDivergingEpoch) {
      w.at("divergingEpoch");
      const p = w.startTag(0);
      writeFetchResponseEpochEndOffset(w, divergingEpoch);
      w.endTag(p);
    }
    unknown = w.unknownTags(unknown, 1);
    if (sendsCurrentLeader) {
      w.at("currentLeader");
      const p = w.startTag(1);
      writeFetchResponseLeaderIdAndEpoch(w, currentLeader);
      w.endTag(p);
    }
    unknown = w.unknownTags(unknown, 2);
    if (sendsSnapshotId) {
      w.at("snapshotId");
      const p = w.startTag(2);
      writeFetchResponseSnapshotId(w, snapshotId);
      w.endTag(p);
    }
    w.unknownTags(unknown);
  } else w.noTags(unknownTaggedFields);
  w.up();
}

function writeFetchResponsePartitionDataList(
  w: Writer,
  list: readonly FetchResponsePartitionDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeFetchResponsePartitionData(w, list![i]!, version);
  }
  w.up();
}

function writeFetchResponseFetchableTopicResponse(
  w: Writer,
  m: FetchResponseFetchableTopicResponseInit,
  version: number,
): void {
  w.down(m);
  const { topic = "", topicId = ZERO_UUID, partitions, unknownTaggedFields } = m;
  w.at("topic");
  if (version >= 13) {}
  else if (version >= 12) w.compactString(topic);
  else w.string(topic);
  w.at("topicId");
  if (version >= 13) writeUuid(w, topicId);
  w.at("partitions");
  writeFetchResponsePartitionDataList(
    w,
    partitions,
    version >= 12 ? w.compactCount(partitions) : w.count(partitions),
    version,
  );
  if (version >= 12) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeFetchResponseFetchableTopicResponseList(
  w: Writer,
  list: readonly FetchResponseFetchableTopicResponseInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeFetchResponseFetchableTopicResponse(w, list![i]!, version);
  }
  w.up();
}

function writeFetchResponseNodeEndpoint(w: Writer, m: FetchResponseNodeEndpointInit): void {
  w.down(m);
  const { nodeId, host, port, rack = null, unknownTaggedFields } = m;
  w.at("nodeId"); w.int32(nodeId);
  w.at("host"); w.compactString(host);
  w.at("port"); w.int32(port);
  w.at("rack"); w.compactNullableString(rack);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeFetchResponseNodeEndpointList(
  w: Writer,
  list: readonly FetchResponseNodeEndpointInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeFetchResponseNodeEndpoint(w, list![i]!);
  }
  w.up();
}

function writeFetchResponse(w: Writer, m: FetchResponseInit, version: number): void {
  w.down(m);
  const {
    throttleTimeMs = 0,
    errorCode = 0,
    sessionId = 0,
    responses,
    nodeEndpoints = EMPTY,
    unknownTaggedFields,
  } = m;
  w.at("throttleTimeMs");
  if (version >= 1) w.int32(throttleTimeMs);
  w.at("errorCode");
  if (version >= 7) w.int16(errorCode);
  w.at("sessionId");
  if (version >= 7) w.int32(sessionId);
  else w.absent(sessionId === 0, "7+");
  w.at("responses");
  writeFetchResponseFetchableTopicResponseList(
    w,
    responses,
    version >= 12 ? w.compactCount(responses) : w.count(responses),
    version,
  );
  w.at("nodeEndpoints");
  if (version >= 16) {}
  else w.absent(isEmptyList(nodeEndpoints), "16+");
  if (version >= 12) {
    const sendsNodeEndpoints = version >= 16 && !isEmptyList(nodeEndpoints);
    let unknown = w.tags(unknownTaggedFields, sendsNodeEndpoints ? 1 : 0);
    if (version >= 16) unknown = w.unknownTags(unknown, 0);
    if (sendsNodeEndpoints) {
      w.at("nodeEndpoints");
      const p = w.startTag(0);
      writeFetchResponseNodeEndpointList(w, nodeEndpoints, w.compactCount(nodeEndpoints));
      w.endTag(p);
    }
    w.unknownTags(unknown);
  } else w.noTags(unknownTaggedFields);
  w.up();
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
