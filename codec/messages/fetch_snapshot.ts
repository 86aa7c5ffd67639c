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
  type InvalidText,
  isEmptyList,
  type MessageCodec,
  readCompactBytes,
  type Reader,
  readInt64,
  readUint16,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeCompactBytes,
  writeInt64,
  type Writer,
  writeUint16,
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

function readFetchSnapshotRequestSnapshotId(r: Reader): FetchSnapshotRequestSnapshotId {
  r.down();
  r.at("endOffset"); const endOffset = readInt64(r);
  r.at("epoch"); const epoch = r.int32();
  const m: FetchSnapshotRequestSnapshotId = { endOffset, epoch };
  r.tags(m);
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
      if (!(version === 1)) return false;
      r.at("replicaDirectoryId"); m.replicaDirectoryId = readUuid(r);
      return true;
  }
  return false;
}

function readFetchSnapshotRequestPartitionSnapshot(
  r: Reader,
  version: number,
): FetchSnapshotRequestPartitionSnapshot {
  r.down();
  r.at("partition"); const partition = r.int32();
  r.at("currentLeaderEpoch"); const currentLeaderEpoch = r.int32();
  r.at("snapshotId"); const snapshotId = readFetchSnapshotRequestSnapshotId(r);
  r.at("position"); const position = readInt64(r);
  const m: FetchSnapshotRequestPartitionSnapshot = {
    partition,
    currentLeaderEpoch,
    snapshotId,
    position,
    replicaDirectoryId: ZERO_UUID,
  };
  r.tags(m, readFetchSnapshotRequestPartitionSnapshotTag, version);
  r.up();
  return m;
}

function readFetchSnapshotRequestPartitionSnapshotList(
  r: Reader,
  n: number,
  version: number,
): readonly FetchSnapshotRequestPartitionSnapshot[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchSnapshotRequestPartitionSnapshot>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readFetchSnapshotRequestPartitionSnapshot(r, version);
  }
  r.up();
  return list;
}

function readFetchSnapshotRequestTopicSnapshot(
  r: Reader,
  version: number,
): FetchSnapshotRequestTopicSnapshot {
  r.down();
  r.at("name"); const name = r.compactString(repeated);
  r.at("partitions");
  const partitions = readFetchSnapshotRequestPartitionSnapshotList(
    r,
    r.compactCount(30, 112),
    version,
  );
  const m: FetchSnapshotRequestTopicSnapshot = { name, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readFetchSnapshotRequestTopicSnapshotList(
  r: Reader,
  n: number,
  version: number,
): readonly FetchSnapshotRequestTopicSnapshot[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchSnapshotRequestTopicSnapshot>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readFetchSnapshotRequestTopicSnapshot(r, version);
  }
  r.up();
  return list;
}

function readFetchSnapshotRequestTag(
  r: Reader,
  m: FetchSnapshotRequest,
  tag: number,
  version: number,
): boolean {
  switch (tag) {
    case 0:
      r.at("clusterId"); m.clusterId = r.compactNullableString(repeated);
      return true;
  }
  return false;
}

function readFetchSnapshotRequest(r: Reader, version: number): FetchSnapshotRequest {
  r.down();
  r.at("replicaId"); const replicaId = r.int32();
  r.at("maxBytes"); const maxBytes = r.int32();
  r.at("topics");
  const topics = readFetchSnapshotRequestTopicSnapshotList(r, r.compactCount(3, 48), version);
  const m: FetchSnapshotRequest = { clusterId: null, replicaId, maxBytes, topics };
  r.tags(m, readFetchSnapshotRequestTag, version);
  r.up();
  return m;
}

function writeFetchSnapshotRequestSnapshotId(
  w: Writer,
  m: FetchSnapshotRequestSnapshotIdInit,
): void {
  w.down(m);
  const { endOffset, epoch, unknownTaggedFields } = m;
  w.at("endOffset"); writeInt64(w, endOffset);
  w.at("epoch"); w.int32(epoch);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeFetchSnapshotRequestPartitionSnapshot(
  w: Writer,
  m: FetchSnapshotRequestPartitionSnapshotInit,
  version: number,
): void {
  w.down(m);
  const {
    partition,
    currentLeaderEpoch,
    snapshotId,
    position,
    replicaDirectoryId = ZERO_UUID,
    unknownTaggedFields,
  } = m;
  w.at("partition"); w.int32(partition);
  w.at("currentLeaderEpoch"); w.int32(currentLeaderEpoch);
  w.at("snapshotId"); writeFetchSnapshotRequestSnapshotId(w, snapshotId);
  w.at("position"); writeInt64(w, position);
  const sendsReplicaDirectoryId = version === 1 && replicaDirectoryId !== "AAAAAAAAAAAAAAAAAAAAAA";
  let unknown = w.tags(unknownTaggedFields, sendsReplicaDirectoryId ? 1 : 0);
  if (version === 1) unknown = w.unknownTags(unknown, 0);
  if (sendsReplicaDirectoryId) {
    w.at("replicaDirectoryId");
    const p = w.startTag(0);
    writeUuid(w, replicaDirectoryId);
    w.endTag(p);
  }
  w.unknownTags(unknown);
  w.up();
}

function writeFetchSnapshotRequestPartitionSnapshotList(
  w: Writer,
  list: readonly FetchSnapshotRequestPartitionSnapshotInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeFetchSnapshotRequestPartitionSnapshot(w, list![i]!, version);
  }
  w.up();
}

function writeFetchSnapshotRequestTopicSnapshot(
  w: Writer,
  m: FetchSnapshotRequestTopicSnapshotInit,
  version: number,
): void {
  w.down(m);
  const { name, partitions, unknownTaggedFields } = m;
  w.at("name"); w.compactString(name);
  w.at("partitions");
  writeFetchSnapshotRequestPartitionSnapshotList(
    w,
    partitions,
    w.compactCount(partitions),
    version,
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeFetchSnapshotRequestTopicSnapshotList(
  w: Writer,
  list: readonly FetchSnapshotRequestTopicSnapshotInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeFetchSnapshotRequestTopicSnapshot(w, list![i]!, version);
  }
  w.up();
}

function writeFetchSnapshotRequest(w: Writer, m: FetchSnapshotRequestInit, version: number): void {
  w.down(m);
  const {
    clusterId = null,
    replicaId = -1,
    maxBytes = 2147483647,
    topics,
    unknownTaggedFields,
  } = m;
  w.at("replicaId"); w.int32(replicaId);
  w.at("maxBytes"); w.int32(maxBytes);
  w.at("topics");
  writeFetchSnapshotRequestTopicSnapshotList(w, topics, w.compactCount(topics), version);
  const sendsClusterId = clusterId !== null;
  let unknown = w.tags(unknownTaggedFields, sendsClusterId ? 1 : 0);
  unknown = w.unknownTags(unknown, 0);
  if (sendsClusterId) {
    w.at("clusterId");
    const p = w.startTag(0);
    w.compactNullableString(clusterId);
    w.endTag(p);
  }
  w.unknownTags(unknown);
  w.up();
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

function readFetchSnapshotResponseSnapshotId(r: Reader): FetchSnapshotResponseSnapshotId {
  r.down();
  r.at("endOffset"); const endOffset = readInt64(r);
  r.at("epoch"); const epoch = r.int32();
  const m: FetchSnapshotResponseSnapshotId = { endOffset, epoch };
  r.tags(m);
  r.up();
  return m;
}

function readFetchSnapshotResponseLeaderIdAndEpoch(
  r: Reader,
): FetchSnapshotResponseLeaderIdAndEpoch {
  r.down();
  r.at("leaderId"); const leaderId = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  const m: FetchSnapshotResponseLeaderIdAndEpoch = { leaderId, leaderEpoch };
  r.tags(m);
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
      r.at("currentLeader"); m.currentLeader = readFetchSnapshotResponseLeaderIdAndEpoch(r);
      return true;
  }
  return false;
}

function readFetchSnapshotResponsePartitionSnapshot(
  r: Reader,
): FetchSnapshotResponsePartitionSnapshot {
  r.down();
  r.at("index"); const index = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("snapshotId"); const snapshotId = readFetchSnapshotResponseSnapshotId(r);
  r.at("size"); const size = readInt64(r);
  r.at("position"); const position = readInt64(r);
  r.at("unalignedRecords"); const unalignedRecords = readCompactBytes(r, "records");
  const m: FetchSnapshotResponsePartitionSnapshot = {
    index,
    errorCode,
    snapshotId,
    currentLeader: newFetchSnapshotResponseLeaderIdAndEpoch(),
    size,
    position,
    unalignedRecords,
  };
  r.tags(m, readFetchSnapshotResponsePartitionSnapshotTag);
  r.up();
  return m;
}

function readFetchSnapshotResponsePartitionSnapshotList(
  r: Reader,
  n: number,
): readonly FetchSnapshotResponsePartitionSnapshot[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchSnapshotResponsePartitionSnapshot>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readFetchSnapshotResponsePartitionSnapshot(r);
  }
  r.up();
  return list;
}

function readFetchSnapshotResponseTopicSnapshot(r: Reader): FetchSnapshotResponseTopicSnapshot {
  r.down();
  r.at("name"); const name = r.compactString(repeated);
  r.at("partitions");
  const partitions = readFetchSnapshotResponsePartitionSnapshotList(r, r.compactCount(37, 168));
  const m: FetchSnapshotResponseTopicSnapshot = { name, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readFetchSnapshotResponseTopicSnapshotList(
  r: Reader,
  n: number,
): readonly FetchSnapshotResponseTopicSnapshot[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchSnapshotResponseTopicSnapshot>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readFetchSnapshotResponseTopicSnapshot(r);
  }
  r.up();
  return list;
}

function readFetchSnapshotResponseNodeEndpoint(r: Reader): FetchSnapshotResponseNodeEndpoint {
  r.down();
  r.at("nodeId"); const nodeId = r.int32();
  r.at("host"); const host = r.compactString(repeated);
  r.at("port"); const port = readUint16(r);
  const m: FetchSnapshotResponseNodeEndpoint = { nodeId, host, port };
  r.tags(m);
  r.up();
  return m;
}

function readFetchSnapshotResponseNodeEndpointList(
  r: Reader,
  n: number,
): readonly FetchSnapshotResponseNodeEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<FetchSnapshotResponseNodeEndpoint>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readFetchSnapshotResponseNodeEndpoint(r);
  }
  r.up();
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
      if (!(version === 1)) return false;
      r.at("nodeEndpoints");
      m.nodeEndpoints = readFetchSnapshotResponseNodeEndpointList(r, r.compactCount(8, 56));
      return true;
  }
  return false;
}

function readFetchSnapshotResponse(r: Reader, version: number): FetchSnapshotResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("topics");
  const topics = readFetchSnapshotResponseTopicSnapshotList(r, r.compactCount(3, 48));
  const m: FetchSnapshotResponse = { throttleTimeMs, errorCode, topics, nodeEndpoints: EMPTY };
  r.tags(m, readFetchSnapshotResponseTag, version);
  r.up();
  return m;
}

function writeFetchSnapshotResponseSnapshotId(
  w: Writer,
  m: FetchSnapshotResponseSnapshotIdInit,
): void {
  w.down(m);
  const { endOffset, epoch, unknownTaggedFields } = m;
  w.at("endOffset"); writeInt64(w, endOffset);
  w.at("epoch"); w.int32(epoch);
  w.unknownTags(w.tags(unknownTaggedFields));
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
  m: FetchSnapshotResponseLeaderIdAndEpochInit,
): void {
  w.down(m);
  const { leaderId, leaderEpoch, unknownTaggedFields } = m;
  w.at("leaderId"); w.int32(leaderId);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeFetchSnapshotResponsePartitionSnapshot(
  w: Writer,
  m: FetchSnapshotResponsePartitionSnapshotInit,
): void {
  w.down(m);
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
  w.at("index"); w.int32(index);
  w.at("errorCode"); w.int16(errorCode);
  w.at("snapshotId"); writeFetchSnapshotResponseSnapshotId(w, snapshotId);
  w.at("size"); writeInt64(w, size);
  w.at("position"); writeInt64(w, position);
  w.at("unalignedRecords"); writeCompactBytes(w, unalignedRecords);
  const sendsCurrentLeader = !isDefaultFetchSnapshotResponseLeaderIdAndEpoch(currentLeader);
  let unknown = w.tags(unknownTaggedFields, sendsCurrentLeader ? 1 : 0);
  unknown = w.unknownTags(unknown, 0);
  if (sendsCurrentLeader) {
    w.at("currentLeader");
    const p = w.startTag(0);
    writeFetchSnapshotResponseLeaderIdAndEpoch(w, currentLeader);
    w.endTag(p);
  }
  w.unknownTags(unknown);
  w.up();
}

function writeFetchSnapshotResponsePartitionSnapshotList(
  w: Writer,
  list: readonly FetchSnapshotResponsePartitionSnapshotInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeFetchSnapshotResponsePartitionSnapshot(w, list![i]!);
  }
  w.up();
}

function writeFetchSnapshotResponseTopicSnapshot(
  w: Writer,
  m: FetchSnapshotResponseTopicSnapshotInit,
): void {
  w.down(m);
  const { name, partitions, unknownTaggedFields } = m;
  w.at("name"); w.compactString(name);
  w.at("partitions");
  writeFetchSnapshotResponsePartitionSnapshotList(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeFetchSnapshotResponseTopicSnapshotList(
  w: Writer,
  list: readonly FetchSnapshotResponseTopicSnapshotInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeFetchSnapshotResponseTopicSnapshot(w, list![i]!);
  }
  w.up();
}

function writeFetchSnapshotResponseNodeEndpoint(
  w: Writer,
  m: FetchSnapshotResponseNodeEndpointInit,
): void {
  w.down(m);
  const { nodeId, host, port, unknownTaggedFields } = m;
  w.at("nodeId"); w.int32(nodeId);
  w.at("host"); w.compactString(host);
  w.at("port"); writeUint16(w, port);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeFetchSnapshotResponseNodeEndpointList(
  w: Writer,
  list: readonly FetchSnapshotResponseNodeEndpointInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeFetchSnapshotResponseNodeEndpoint(w, list![i]!);
  }
  w.up();
}

function writeFetchSnapshotResponse(
  w: Writer,
  m: FetchSnapshotResponseInit,
  version: number,
): void {
  w.down(m);
  const { throttleTimeMs, errorCode, topics, nodeEndpoints = EMPTY, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("errorCode"); w.int16(errorCode);
  w.at("topics"); writeFetchSnapshotResponseTopicSnapshotList(w, topics, w.compactCount(topics));
  w.at("nodeEndpoints");
  if (version >= 1) {}
  else w.absent(isEmptyList(nodeEndpoints), "1+");
  const sendsNodeEndpoints = version === 1 && !isEmptyList(nodeEndpoints);
  let unknown = w.tags(unknownTaggedFields, sendsNodeEndpoints ? 1 : 0);
  if (version === 1) unknown = w.unknownTags(unknown, 0);
  if (sendsNodeEndpoints) {
    w.at("nodeEndpoints");
    const p = w.startTag(0);
    writeFetchSnapshotResponseNodeEndpointList(w, nodeEndpoints, w.compactCount(nodeEndpoints));
    w.endTag(p);
  }
  w.unknownTags(unknown);
  w.up();
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
