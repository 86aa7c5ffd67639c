// Generated from schemas/clients/FetchSnapshot{Request,Response}.json. Do not edit.

/**
 * FetchSnapshot (API, key 59), versions 0-1.
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
  putInt16,
  putInt32,
  putInt64,
  readCompactBytes,
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readTags,
  readUint16,
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
  writeCompactBytes,
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeInt32,
  writeInt64,
  writeList,
  type Writer,
  writeTagCount,
  writeTagsBefore,
  writeUint16,
  writeUnknownTags,
  writeUuid,
  ZERO_UUID,
} from "../wire/mod.ts";

/**
 * Decodes the body of a FetchSnapshot request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeFetchSnapshotRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): FetchSnapshotRequest {
  return runDecode("FetchSnapshotRequest", 0, 1, readFetchSnapshotRequest, body, version, options);
}

/**
 * Encodes the body of a FetchSnapshot request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeFetchSnapshotRequest(
  message: FetchSnapshotRequestInit,
  version: number,
): Bytes {
  return runEncode("FetchSnapshotRequest", 0, 1, writeFetchSnapshotRequest, message, version);
}

/**
 * Encodes the body of a FetchSnapshot request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeFetchSnapshotRequestInto(
  message: FetchSnapshotRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "FetchSnapshotRequest",
    0,
    1,
    writeFetchSnapshotRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of FetchSnapshotRequest, for registries. */
export const FetchSnapshotRequestCodec: MessageCodec<FetchSnapshotRequest> = {
  name: "FetchSnapshotRequest",
  type: "request",
  module: "clients",
  apiKey: 59,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeFetchSnapshotRequest,
  encode: encodeFetchSnapshotRequest,
};

/** Part of FetchSnapshotRequest, versions 0-1. */
export interface FetchSnapshotRequestSnapshotId {
  /**
   * int64, versions 0+.
   *
   * @generated from FetchSnapshotRequest.json SnapshotId.EndOffset
   */
  endOffset: bigint;
  /**
   * int32, versions 0+.
   *
   * @generated from FetchSnapshotRequest.json SnapshotId.Epoch
   */
  epoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for FetchSnapshotRequestSnapshotId; fields with a default may be left out.
 */
export interface FetchSnapshotRequestSnapshotIdInit {
  /** See {@linkcode FetchSnapshotRequestSnapshotId.endOffset}. */
  endOffset: bigint;
  /** See {@linkcode FetchSnapshotRequestSnapshotId.epoch}. */
  epoch: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of FetchSnapshotRequest, versions 0-1. */
export interface FetchSnapshotRequestPartitionSnapshot {
  /**
   * int32, versions 0+.
   *
   * @generated from FetchSnapshotRequest.json PartitionSnapshot.Partition
   */
  partition: number;
  /**
   * int32, versions 0+.
   *
   * @generated from FetchSnapshotRequest.json PartitionSnapshot.CurrentLeaderEpoch
   */
  currentLeaderEpoch: number;
  /**
   * SnapshotId, versions 0+.
   *
   * @generated from FetchSnapshotRequest.json PartitionSnapshot.SnapshotId
   */
  snapshotId: FetchSnapshotRequestSnapshotId;
  /**
   * int64, versions 0+.
   *
   * @generated from FetchSnapshotRequest.json PartitionSnapshot.Position
   */
  position: bigint;
  /**
   * uuid, versions 1+, tag 0 in 1+, ignorable.
   *
   * @generated from FetchSnapshotRequest.json PartitionSnapshot.ReplicaDirectoryId
   */
  replicaDirectoryId: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for FetchSnapshotRequestPartitionSnapshot; fields with a default may be left out.
 */
export interface FetchSnapshotRequestPartitionSnapshotInit {
  /** See {@linkcode FetchSnapshotRequestPartitionSnapshot.partition}. */
  partition: number;
  /** See {@linkcode FetchSnapshotRequestPartitionSnapshot.currentLeaderEpoch}. */
  currentLeaderEpoch: number;
  /** See {@linkcode FetchSnapshotRequestPartitionSnapshot.snapshotId}. */
  snapshotId: FetchSnapshotRequestSnapshotIdInit;
  /** See {@linkcode FetchSnapshotRequestPartitionSnapshot.position}. */
  position: bigint;
  /** See {@linkcode FetchSnapshotRequestPartitionSnapshot.replicaDirectoryId}. */
  replicaDirectoryId?: string | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of FetchSnapshotRequest, versions 0-1. */
export interface FetchSnapshotRequestTopicSnapshot {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from FetchSnapshotRequest.json TopicSnapshot.Name
   */
  name: string;
  /**
   * []PartitionSnapshot, versions 0+.
   *
   * @generated from FetchSnapshotRequest.json TopicSnapshot.Partitions
   */
  partitions: readonly FetchSnapshotRequestPartitionSnapshot[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for FetchSnapshotRequestTopicSnapshot; fields with a default may be left out.
 */
export interface FetchSnapshotRequestTopicSnapshotInit {
  /** See {@linkcode FetchSnapshotRequestTopicSnapshot.name}. */
  name: string;
  /** See {@linkcode FetchSnapshotRequestTopicSnapshot.partitions}. */
  partitions: readonly FetchSnapshotRequestPartitionSnapshotInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** FetchSnapshotRequest: a request, key 59, versions 0-1, flexible versions 0+. */
export interface FetchSnapshotRequest {
  /**
   * string, versions 0+, nullable 0+, tag 0 in 0+, default null.
   *
   * @generated from FetchSnapshotRequest.json ClusterId
   */
  clusterId: string | null;
  /**
   * int32, versions 0+, default -1, brokerId.
   *
   * @generated from FetchSnapshotRequest.json ReplicaId
   */
  replicaId: number;
  /**
   * int32, versions 0+, default 2147483647.
   *
   * @generated from FetchSnapshotRequest.json MaxBytes
   */
  maxBytes: number;
  /**
   * []TopicSnapshot, versions 0+.
   *
   * @generated from FetchSnapshotRequest.json Topics
   */
  topics: readonly FetchSnapshotRequestTopicSnapshot[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for FetchSnapshotRequest; fields with a default may be left out. */
export interface FetchSnapshotRequestInit {
  /** See {@linkcode FetchSnapshotRequest.clusterId}. */
  clusterId?: string | null | undefined;
  /** See {@linkcode FetchSnapshotRequest.replicaId}. */
  replicaId?: number | undefined;
  /** See {@linkcode FetchSnapshotRequest.maxBytes}. */
  maxBytes?: number | undefined;
  /** See {@linkcode FetchSnapshotRequest.topics}. */
  topics: readonly FetchSnapshotRequestTopicSnapshotInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readFetchSnapshotRequestSnapshotId(r: Reader, key: Key): FetchSnapshotRequestSnapshotId {
  r.down(key);
  const m: FetchSnapshotRequestSnapshotId = {
    endOffset: readInt64(r, "endOffset"),
    epoch: readInt32(r, "epoch"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readFetchSnapshotRequestPartitionSnapshotTag(
  r: Reader,
  m: FetchSnapshotRequestPartitionSnapshot,
  tag: number,
  version: number,
): boolean {
  switch (tag) {
    case 0:
      if (version <= 0) return false;
      m.replicaDirectoryId = readUuid(r, "replicaDirectoryId");
      return true;
  }
  return false;
}

function readFetchSnapshotRequestPartitionSnapshot(
  r: Reader,
  key: Key,
  version: number,
): FetchSnapshotRequestPartitionSnapshot {
  r.down(key);
  const m: FetchSnapshotRequestPartitionSnapshot = {
    partition: readInt32(r, "partition"),
    currentLeaderEpoch: readInt32(r, "currentLeaderEpoch"),
    snapshotId: readFetchSnapshotRequestSnapshotId(r, "snapshotId"),
    position: readInt64(r, "position"),
    replicaDirectoryId: ZERO_UUID,
  };
  readTags(r, m, readFetchSnapshotRequestPartitionSnapshotTag, version);
  r.up();
  return m;
}

function readFetchSnapshotRequestPartitionSnapshotList(
  r: Reader,
  n: number,
  version: number,
): readonly FetchSnapshotRequestPartitionSnapshot[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchSnapshotRequestPartitionSnapshot>(r, n, 112);
  for (let i = 0; i < n; i++) {
    list[i] = readFetchSnapshotRequestPartitionSnapshot(r, i, version);
  }
  return list;
}

function readFetchSnapshotRequestTopicSnapshot(
  r: Reader,
  key: Key,
  version: number,
): FetchSnapshotRequestTopicSnapshot {
  r.down(key);
  const m: FetchSnapshotRequestTopicSnapshot = {
    name: readCompactString(r, "name", repeated),
    partitions: readFetchSnapshotRequestPartitionSnapshotList(
      r,
      readCompactCount(r, "partitions", 30),
      version,
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readFetchSnapshotRequestTopicSnapshotList(
  r: Reader,
  n: number,
  version: number,
): readonly FetchSnapshotRequestTopicSnapshot[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchSnapshotRequestTopicSnapshot>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readFetchSnapshotRequestTopicSnapshot(r, i, version);
  }
  return list;
}

function readFetchSnapshotRequestTag(r: Reader, m: FetchSnapshotRequest, tag: number): boolean {
  switch (tag) {
    case 0:
      m.clusterId = readCompactNullableString(r, "clusterId", repeated);
      return true;
  }
  return false;
}

function readFetchSnapshotRequest(r: Reader, version: number): FetchSnapshotRequest {
  const m: FetchSnapshotRequest = {
    clusterId: null,
    replicaId: readInt32(r, "replicaId"),
    maxBytes: readInt32(r, "maxBytes"),
    topics: readFetchSnapshotRequestTopicSnapshotList(r, readCompactCount(r, "topics", 3), version),
  };
  readTags(r, m, readFetchSnapshotRequestTag);
  return m;
}

function writeFetchSnapshotRequestSnapshotId(
  w: Writer,
  key: Key,
  m: FetchSnapshotRequestSnapshotIdInit,
): void {
  w.into(key, m);
  const { endOffset, epoch, unknownTaggedFields } = m;
  const atEndOffset = w.room(12);
  putInt64(w, atEndOffset, "endOffset", endOffset);
  putInt32(w, atEndOffset + 8, "epoch", epoch);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeFetchSnapshotRequestPartitionSnapshot(
  w: Writer,
  key: Key,
  m: FetchSnapshotRequestPartitionSnapshotInit,
  version: number,
): void {
  w.into(key, m);
  const {
    partition,
    currentLeaderEpoch,
    snapshotId,
    position,
    replicaDirectoryId = ZERO_UUID,
    unknownTaggedFields,
  } = m;
  const atPartition = w.room(8);
  putInt32(w, atPartition, "partition", partition);
  putInt32(w, atPartition + 4, "currentLeaderEpoch", currentLeaderEpoch);
  writeFetchSnapshotRequestSnapshotId(w, "snapshotId", snapshotId);
  writeInt64(w, "position", position);
  const sendsReplicaDirectoryId = version >= 1 && replicaDirectoryId !== "AAAAAAAAAAAAAAAAAAAAAA";
  let unknown = writeTagCount(w, unknownTaggedFields, sendsReplicaDirectoryId ? 1 : 0);
  if (version >= 1) unknown = writeTagsBefore(w, unknown, 0);
  if (sendsReplicaDirectoryId) {
    const p = startTag(w, 0);
    writeUuid(w, "replicaDirectoryId", replicaDirectoryId);
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
  w.up();
}

function writeFetchSnapshotRequestTopicSnapshot(
  w: Writer,
  key: Key,
  m: FetchSnapshotRequestTopicSnapshotInit,
  version: number,
): void {
  w.into(key, m);
  const { name, partitions, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeFetchSnapshotRequestPartitionSnapshot,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeFetchSnapshotRequest(w: Writer, m: FetchSnapshotRequestInit, version: number): void {
  const {
    clusterId = null,
    replicaId = -1,
    maxBytes = 2147483647,
    topics,
    unknownTaggedFields,
  } = m;
  const atReplicaId = w.room(8);
  putInt32(w, atReplicaId, "replicaId", replicaId);
  putInt32(w, atReplicaId + 4, "maxBytes", maxBytes);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeFetchSnapshotRequestTopicSnapshot,
    version,
  );
  const sendsClusterId = clusterId !== null;
  let unknown = writeTagCount(w, unknownTaggedFields, sendsClusterId ? 1 : 0);
  unknown = writeTagsBefore(w, unknown, 0);
  if (sendsClusterId) {
    const p = startTag(w, 0);
    writeCompactNullableString(w, "clusterId", clusterId);
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
}

/**
 * Decodes the body of a FetchSnapshot response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeFetchSnapshotResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): FetchSnapshotResponse {
  return runDecode(
    "FetchSnapshotResponse",
    0,
    1,
    readFetchSnapshotResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a FetchSnapshot response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeFetchSnapshotResponse(
  message: FetchSnapshotResponseInit,
  version: number,
): Bytes {
  return runEncode("FetchSnapshotResponse", 0, 1, writeFetchSnapshotResponse, message, version);
}

/**
 * Encodes the body of a FetchSnapshot response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeFetchSnapshotResponseInto(
  message: FetchSnapshotResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "FetchSnapshotResponse",
    0,
    1,
    writeFetchSnapshotResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of FetchSnapshotResponse, for registries. */
export const FetchSnapshotResponseCodec: MessageCodec<FetchSnapshotResponse> = {
  name: "FetchSnapshotResponse",
  type: "response",
  module: "clients",
  apiKey: 59,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeFetchSnapshotResponse,
  encode: encodeFetchSnapshotResponse,
};

/** Part of FetchSnapshotResponse, versions 0-1. */
export interface FetchSnapshotResponseSnapshotId {
  /**
   * int64, versions 0+.
   *
   * @generated from FetchSnapshotResponse.json SnapshotId.EndOffset
   */
  endOffset: bigint;
  /**
   * int32, versions 0+.
   *
   * @generated from FetchSnapshotResponse.json SnapshotId.Epoch
   */
  epoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for FetchSnapshotResponseSnapshotId; fields with a default may be left out.
 */
export interface FetchSnapshotResponseSnapshotIdInit {
  /** See {@linkcode FetchSnapshotResponseSnapshotId.endOffset}. */
  endOffset: bigint;
  /** See {@linkcode FetchSnapshotResponseSnapshotId.epoch}. */
  epoch: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of FetchSnapshotResponse, versions 0-1. */
export interface FetchSnapshotResponseLeaderIdAndEpoch {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from FetchSnapshotResponse.json LeaderIdAndEpoch.LeaderId
   */
  leaderId: number;
  /**
   * int32, versions 0+.
   *
   * @generated from FetchSnapshotResponse.json LeaderIdAndEpoch.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for FetchSnapshotResponseLeaderIdAndEpoch; fields with a default may be left out.
 */
export interface FetchSnapshotResponseLeaderIdAndEpochInit {
  /** See {@linkcode FetchSnapshotResponseLeaderIdAndEpoch.leaderId}. */
  leaderId: number;
  /** See {@linkcode FetchSnapshotResponseLeaderIdAndEpoch.leaderEpoch}. */
  leaderEpoch: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of FetchSnapshotResponse, versions 0-1. */
export interface FetchSnapshotResponsePartitionSnapshot {
  /**
   * int32, versions 0+.
   *
   * @generated from FetchSnapshotResponse.json PartitionSnapshot.Index
   */
  index: number;
  /**
   * int16, versions 0+.
   *
   * @generated from FetchSnapshotResponse.json PartitionSnapshot.ErrorCode
   */
  errorCode: number;
  /**
   * SnapshotId, versions 0+.
   *
   * @generated from FetchSnapshotResponse.json PartitionSnapshot.SnapshotId
   */
  snapshotId: FetchSnapshotResponseSnapshotId;
  /**
   * LeaderIdAndEpoch, versions 0+, tag 0 in 0+.
   *
   * @generated from FetchSnapshotResponse.json PartitionSnapshot.CurrentLeader
   */
  currentLeader: FetchSnapshotResponseLeaderIdAndEpoch;
  /**
   * int64, versions 0+.
   *
   * @generated from FetchSnapshotResponse.json PartitionSnapshot.Size
   */
  size: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from FetchSnapshotResponse.json PartitionSnapshot.Position
   */
  position: bigint;
  /**
   * records, versions 0+.
   *
   * @generated from FetchSnapshotResponse.json PartitionSnapshot.UnalignedRecords
   */
  unalignedRecords: Uint8Array | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for FetchSnapshotResponsePartitionSnapshot; fields with a default may be left out.
 */
export interface FetchSnapshotResponsePartitionSnapshotInit {
  /** See {@linkcode FetchSnapshotResponsePartitionSnapshot.index}. */
  index: number;
  /** See {@linkcode FetchSnapshotResponsePartitionSnapshot.errorCode}. */
  errorCode: number;
  /** See {@linkcode FetchSnapshotResponsePartitionSnapshot.snapshotId}. */
  snapshotId: FetchSnapshotResponseSnapshotIdInit;
  /** See {@linkcode FetchSnapshotResponsePartitionSnapshot.currentLeader}. */
  currentLeader?: FetchSnapshotResponseLeaderIdAndEpochInit | undefined;
  /** See {@linkcode FetchSnapshotResponsePartitionSnapshot.size}. */
  size: bigint;
  /** See {@linkcode FetchSnapshotResponsePartitionSnapshot.position}. */
  position: bigint;
  /** See {@linkcode FetchSnapshotResponsePartitionSnapshot.unalignedRecords}. */
  unalignedRecords: Uint8Array | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of FetchSnapshotResponse, versions 0-1. */
export interface FetchSnapshotResponseTopicSnapshot {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from FetchSnapshotResponse.json TopicSnapshot.Name
   */
  name: string;
  /**
   * []PartitionSnapshot, versions 0+.
   *
   * @generated from FetchSnapshotResponse.json TopicSnapshot.Partitions
   */
  partitions: readonly FetchSnapshotResponsePartitionSnapshot[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for FetchSnapshotResponseTopicSnapshot; fields with a default may be left out.
 */
export interface FetchSnapshotResponseTopicSnapshotInit {
  /** See {@linkcode FetchSnapshotResponseTopicSnapshot.name}. */
  name: string;
  /** See {@linkcode FetchSnapshotResponseTopicSnapshot.partitions}. */
  partitions: readonly FetchSnapshotResponsePartitionSnapshotInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of FetchSnapshotResponse, versions 1. */
export interface FetchSnapshotResponseNodeEndpoint {
  /**
   * int32, versions 1+, brokerId.
   *
   * @generated from FetchSnapshotResponse.json NodeEndpoint.NodeId
   */
  nodeId: number;
  /**
   * string, versions 1+.
   *
   * @generated from FetchSnapshotResponse.json NodeEndpoint.Host
   */
  host: string;
  /**
   * uint16, versions 1+.
   *
   * @generated from FetchSnapshotResponse.json NodeEndpoint.Port
   */
  port: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for FetchSnapshotResponseNodeEndpoint; fields with a default may be left out.
 */
export interface FetchSnapshotResponseNodeEndpointInit {
  /** See {@linkcode FetchSnapshotResponseNodeEndpoint.nodeId}. */
  nodeId: number;
  /** See {@linkcode FetchSnapshotResponseNodeEndpoint.host}. */
  host: string;
  /** See {@linkcode FetchSnapshotResponseNodeEndpoint.port}. */
  port: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** FetchSnapshotResponse: a response, key 59, versions 0-1, flexible versions 0+. */
export interface FetchSnapshotResponse {
  /**
   * int32, versions 0+, ignorable.
   *
   * @generated from FetchSnapshotResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from FetchSnapshotResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * []TopicSnapshot, versions 0+.
   *
   * @generated from FetchSnapshotResponse.json Topics
   */
  topics: readonly FetchSnapshotResponseTopicSnapshot[];
  /**
   * []NodeEndpoint, versions 1+, tag 0 in 1+.
   *
   * @generated from FetchSnapshotResponse.json NodeEndpoints
   */
  nodeEndpoints: readonly FetchSnapshotResponseNodeEndpoint[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for FetchSnapshotResponse; fields with a default may be left out. */
export interface FetchSnapshotResponseInit {
  /** See {@linkcode FetchSnapshotResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode FetchSnapshotResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode FetchSnapshotResponse.topics}. */
  topics: readonly FetchSnapshotResponseTopicSnapshotInit[];
  /** See {@linkcode FetchSnapshotResponse.nodeEndpoints}. */
  nodeEndpoints?: readonly FetchSnapshotResponseNodeEndpointInit[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readFetchSnapshotResponseSnapshotId(r: Reader, key: Key): FetchSnapshotResponseSnapshotId {
  r.down(key);
  const m: FetchSnapshotResponseSnapshotId = {
    endOffset: readInt64(r, "endOffset"),
    epoch: readInt32(r, "epoch"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readFetchSnapshotResponseLeaderIdAndEpoch(
  r: Reader,
  key: Key,
): FetchSnapshotResponseLeaderIdAndEpoch {
  r.down(key);
  const m: FetchSnapshotResponseLeaderIdAndEpoch = {
    leaderId: readInt32(r, "leaderId"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readFetchSnapshotResponsePartitionSnapshotTag(
  r: Reader,
  m: FetchSnapshotResponsePartitionSnapshot,
  tag: number,
): boolean {
  switch (tag) {
    case 0:
      m.currentLeader = readFetchSnapshotResponseLeaderIdAndEpoch(r, "currentLeader");
      return true;
  }
  return false;
}

function readFetchSnapshotResponsePartitionSnapshot(
  r: Reader,
  key: Key,
): FetchSnapshotResponsePartitionSnapshot {
  r.down(key);
  const m: FetchSnapshotResponsePartitionSnapshot = {
    index: readInt32(r, "index"),
    errorCode: readInt16(r, "errorCode"),
    snapshotId: readFetchSnapshotResponseSnapshotId(r, "snapshotId"),
    currentLeader: newFetchSnapshotResponseLeaderIdAndEpoch(),
    size: readInt64(r, "size"),
    position: readInt64(r, "position"),
    unalignedRecords: readCompactBytes(r, "unalignedRecords", "records"),
  };
  readTags(r, m, readFetchSnapshotResponsePartitionSnapshotTag);
  r.up();
  return m;
}

function readFetchSnapshotResponsePartitionSnapshotList(
  r: Reader,
  n: number,
): readonly FetchSnapshotResponsePartitionSnapshot[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchSnapshotResponsePartitionSnapshot>(r, n, 168);
  for (let i = 0; i < n; i++) {
    list[i] = readFetchSnapshotResponsePartitionSnapshot(r, i);
  }
  return list;
}

function readFetchSnapshotResponseTopicSnapshot(
  r: Reader,
  key: Key,
): FetchSnapshotResponseTopicSnapshot {
  r.down(key);
  const m: FetchSnapshotResponseTopicSnapshot = {
    name: readCompactString(r, "name", repeated),
    partitions: readFetchSnapshotResponsePartitionSnapshotList(
      r,
      readCompactCount(r, "partitions", 37),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readFetchSnapshotResponseTopicSnapshotList(
  r: Reader,
  n: number,
): readonly FetchSnapshotResponseTopicSnapshot[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchSnapshotResponseTopicSnapshot>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readFetchSnapshotResponseTopicSnapshot(r, i);
  }
  return list;
}

function readFetchSnapshotResponseNodeEndpoint(
  r: Reader,
  key: Key,
): FetchSnapshotResponseNodeEndpoint {
  r.down(key);
  const m: FetchSnapshotResponseNodeEndpoint = {
    nodeId: readInt32(r, "nodeId"),
    host: readCompactString(r, "host", repeated),
    port: readUint16(r, "port"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readFetchSnapshotResponseNodeEndpointList(
  r: Reader,
  n: number,
): readonly FetchSnapshotResponseNodeEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchSnapshotResponseNodeEndpoint>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readFetchSnapshotResponseNodeEndpoint(r, i);
  }
  return list;
}

function readFetchSnapshotResponseTag(
  r: Reader,
  m: FetchSnapshotResponse,
  tag: number,
  version: number,
): boolean {
  switch (tag) {
    case 0:
      if (version <= 0) return false;
      m.nodeEndpoints = readFetchSnapshotResponseNodeEndpointList(
        r,
        readCompactCount(r, "nodeEndpoints", 8),
      );
      return true;
  }
  return false;
}

function readFetchSnapshotResponse(r: Reader, version: number): FetchSnapshotResponse {
  const m: FetchSnapshotResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    topics: readFetchSnapshotResponseTopicSnapshotList(r, readCompactCount(r, "topics", 3)),
    nodeEndpoints: EMPTY,
  };
  readTags(r, m, readFetchSnapshotResponseTag, version);
  return m;
}

function writeFetchSnapshotResponseSnapshotId(
  w: Writer,
  key: Key,
  m: FetchSnapshotResponseSnapshotIdInit,
): void {
  w.into(key, m);
  const { endOffset, epoch, unknownTaggedFields } = m;
  const atEndOffset = w.room(12);
  putInt64(w, atEndOffset, "endOffset", endOffset);
  putInt32(w, atEndOffset + 8, "epoch", epoch);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function isDefaultFetchSnapshotResponseLeaderIdAndEpoch(
  m: FetchSnapshotResponseLeaderIdAndEpochInit | null,
): boolean {
  if (typeof m !== "object" || m === null) return false;
  const { leaderId, leaderEpoch, unknownTaggedFields } = m;
  return leaderId === 0 && leaderEpoch === 0 && (unknownTaggedFields ?? EMPTY).length === 0;
}

function writeFetchSnapshotResponseLeaderIdAndEpoch(
  w: Writer,
  key: Key,
  m: FetchSnapshotResponseLeaderIdAndEpochInit,
): void {
  w.into(key, m);
  const { leaderId, leaderEpoch, unknownTaggedFields } = m;
  const atLeaderId = w.room(8);
  putInt32(w, atLeaderId, "leaderId", leaderId);
  putInt32(w, atLeaderId + 4, "leaderEpoch", leaderEpoch);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeFetchSnapshotResponsePartitionSnapshot(
  w: Writer,
  key: Key,
  m: FetchSnapshotResponsePartitionSnapshotInit,
): void {
  w.into(key, m);
  const {
    index,
    errorCode,
    snapshotId,
    currentLeader = newFetchSnapshotResponseLeaderIdAndEpoch(),
    size,
    position,
    unalignedRecords,
    unknownTaggedFields,
  } = m;
  const atIndex = w.room(6);
  putInt32(w, atIndex, "index", index);
  putInt16(w, atIndex + 4, "errorCode", errorCode);
  writeFetchSnapshotResponseSnapshotId(w, "snapshotId", snapshotId);
  const atSize = w.room(16);
  putInt64(w, atSize, "size", size);
  putInt64(w, atSize + 8, "position", position);
  writeCompactBytes(w, "unalignedRecords", unalignedRecords);
  const sendsCurrentLeader = !isDefaultFetchSnapshotResponseLeaderIdAndEpoch(currentLeader);
  let unknown = writeTagCount(w, unknownTaggedFields, sendsCurrentLeader ? 1 : 0);
  unknown = writeTagsBefore(w, unknown, 0);
  if (sendsCurrentLeader) {
    const p = startTag(w, 0);
    writeFetchSnapshotResponseLeaderIdAndEpoch(w, "currentLeader", currentLeader);
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
  w.up();
}

function writeFetchSnapshotResponseTopicSnapshot(
  w: Writer,
  key: Key,
  m: FetchSnapshotResponseTopicSnapshotInit,
): void {
  w.into(key, m);
  const { name, partitions, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeFetchSnapshotResponsePartitionSnapshot,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeFetchSnapshotResponseNodeEndpoint(
  w: Writer,
  key: Key,
  m: FetchSnapshotResponseNodeEndpointInit,
): void {
  w.into(key, m);
  const { nodeId, host, port, unknownTaggedFields } = m;
  writeInt32(w, "nodeId", nodeId);
  writeCompactString(w, "host", host);
  writeUint16(w, "port", port);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeFetchSnapshotResponse(
  w: Writer,
  m: FetchSnapshotResponseInit,
  version: number,
): void {
  const { throttleTimeMs, errorCode, topics, nodeEndpoints = EMPTY, unknownTaggedFields } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeFetchSnapshotResponseTopicSnapshot,
  );
  if (version <= 0) writeAbsent(w, "nodeEndpoints", isEmptyList(nodeEndpoints), "1+");
  const sendsNodeEndpoints = version >= 1 && !isEmptyList(nodeEndpoints);
  let unknown = writeTagCount(w, unknownTaggedFields, sendsNodeEndpoints ? 1 : 0);
  if (version >= 1) unknown = writeTagsBefore(w, unknown, 0);
  if (sendsNodeEndpoints) {
    const p = startTag(w, 0);
    writeList(
      w,
      "nodeEndpoints",
      nodeEndpoints,
      writeCompactCount(w, "nodeEndpoints", nodeEndpoints),
      writeFetchSnapshotResponseNodeEndpoint,
    );
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
}

function newFetchSnapshotResponseLeaderIdAndEpoch(): FetchSnapshotResponseLeaderIdAndEpoch {
  return {
    leaderId: 0,
    leaderEpoch: 0,
  };
}

/** The client's half of FetchSnapshot. */
export const FetchSnapshot: Api<FetchSnapshotRequestInit, FetchSnapshotResponse> = {
  name: "FetchSnapshot",
  key: 59,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeFetchSnapshotRequest,
  decodeResponse: decodeFetchSnapshotResponse,
};

/** The broker's half of FetchSnapshot. */
export const FetchSnapshotServer: ServerApi<FetchSnapshotRequest, FetchSnapshotResponseInit> = {
  name: "FetchSnapshot",
  key: 59,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decodeRequest: decodeFetchSnapshotRequest,
  encodeResponse: encodeFetchSnapshotResponse,
};
