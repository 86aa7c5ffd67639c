// Generated from schemas/clients/Vote{Request,Response}.json. Do not edit.

/**
 * Vote (API, key 52), versions 0-2.
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
  putBool,
  putInt16,
  putInt32,
  putInt64,
  readBool,
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
  writeBool,
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeInt16,
  writeInt32,
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
 * Decodes the body of a Vote request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeVoteRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): VoteRequest {
  return runDecode("VoteRequest", 0, 2, readVoteRequest, body, version, options);
}

/**
 * Encodes the body of a Vote request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeVoteRequest(message: VoteRequestInit, version: number): Bytes {
  return runEncode("VoteRequest", 0, 2, writeVoteRequest, message, version);
}

/**
 * Encodes the body of a Vote request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeVoteRequestInto(
  message: VoteRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto("VoteRequest", 0, 2, writeVoteRequest, message, version, target, offset);
}

/** Both directions of VoteRequest, for registries. */
export const VoteRequestCodec: MessageCodec<VoteRequest> = {
  name: "VoteRequest",
  type: "request",
  module: "clients",
  apiKey: 52,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decode: decodeVoteRequest,
  encode: encodeVoteRequest,
};

/** Part of VoteRequest, versions 0-2. */
export interface VoteRequestPartitionData {
  /**
   * int32, versions 0+.
   *
   * @generated from VoteRequest.json PartitionData.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int32, versions 0+.
   *
   * @generated from VoteRequest.json PartitionData.ReplicaEpoch
   */
  replicaEpoch: number;
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from VoteRequest.json PartitionData.ReplicaId
   */
  replicaId: number;
  /**
   * uuid, versions 1+, ignorable.
   *
   * @generated from VoteRequest.json PartitionData.ReplicaDirectoryId
   */
  replicaDirectoryId: string;
  /**
   * uuid, versions 1+, ignorable.
   *
   * @generated from VoteRequest.json PartitionData.VoterDirectoryId
   */
  voterDirectoryId: string;
  /**
   * int32, versions 0+.
   *
   * @generated from VoteRequest.json PartitionData.LastOffsetEpoch
   */
  lastOffsetEpoch: number;
  /**
   * int64, versions 0+.
   *
   * @generated from VoteRequest.json PartitionData.LastOffset
   */
  lastOffset: bigint;
  /**
   * bool, versions 2+.
   *
   * @generated from VoteRequest.json PartitionData.PreVote
   */
  preVote: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for VoteRequestPartitionData; fields with a default may be left out. */
export interface VoteRequestPartitionDataInit {
  /** See {@linkcode VoteRequestPartitionData.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode VoteRequestPartitionData.replicaEpoch}. */
  replicaEpoch: number;
  /** See {@linkcode VoteRequestPartitionData.replicaId}. */
  replicaId: number;
  /** See {@linkcode VoteRequestPartitionData.replicaDirectoryId}. */
  replicaDirectoryId?: string | undefined;
  /** See {@linkcode VoteRequestPartitionData.voterDirectoryId}. */
  voterDirectoryId?: string | undefined;
  /** See {@linkcode VoteRequestPartitionData.lastOffsetEpoch}. */
  lastOffsetEpoch: number;
  /** See {@linkcode VoteRequestPartitionData.lastOffset}. */
  lastOffset: bigint;
  /** See {@linkcode VoteRequestPartitionData.preVote}. */
  preVote?: boolean | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of VoteRequest, versions 0-2. */
export interface VoteRequestTopicData {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from VoteRequest.json TopicData.TopicName
   */
  topicName: string;
  /**
   * []PartitionData, versions 0+.
   *
   * @generated from VoteRequest.json TopicData.Partitions
   */
  partitions: readonly VoteRequestPartitionData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for VoteRequestTopicData; fields with a default may be left out. */
export interface VoteRequestTopicDataInit {
  /** See {@linkcode VoteRequestTopicData.topicName}. */
  topicName: string;
  /** See {@linkcode VoteRequestTopicData.partitions}. */
  partitions: readonly VoteRequestPartitionDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** VoteRequest: a request, key 52, versions 0-2, flexible versions 0+. */
export interface VoteRequest {
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from VoteRequest.json ClusterId
   */
  clusterId: string | null;
  /**
   * int32, versions 1+, default -1, ignorable, brokerId.
   *
   * @generated from VoteRequest.json VoterId
   */
  voterId: number;
  /**
   * []TopicData, versions 0+.
   *
   * @generated from VoteRequest.json Topics
   */
  topics: readonly VoteRequestTopicData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for VoteRequest; fields with a default may be left out. */
export interface VoteRequestInit {
  /** See {@linkcode VoteRequest.clusterId}. */
  clusterId?: string | null | undefined;
  /** See {@linkcode VoteRequest.voterId}. */
  voterId?: number | undefined;
  /** See {@linkcode VoteRequest.topics}. */
  topics: readonly VoteRequestTopicDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readVoteRequestPartitionData(
  r: Reader,
  key: Key,
  version: number,
): VoteRequestPartitionData {
  r.down(key);
  const m: VoteRequestPartitionData = {
    partitionIndex: readInt32(r, "partitionIndex"),
    replicaEpoch: readInt32(r, "replicaEpoch"),
    replicaId: readInt32(r, "replicaId"),
    replicaDirectoryId: version >= 1 ? readUuid(r, "replicaDirectoryId") : ZERO_UUID,
    voterDirectoryId: version >= 1 ? readUuid(r, "voterDirectoryId") : ZERO_UUID,
    lastOffsetEpoch: readInt32(r, "lastOffsetEpoch"),
    lastOffset: readInt64(r, "lastOffset"),
    preVote: version >= 2 ? readBool(r, "preVote") : false,
  };
  readTags(r, m);
  r.up();
  return m;
}

function readVoteRequestPartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly VoteRequestPartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<VoteRequestPartitionData>(r, n, 96);
  for (let i = 0; i < n; i++) {
    list[i] = readVoteRequestPartitionData(r, i, version);
  }
  return list;
}

function readVoteRequestTopicData(r: Reader, key: Key, version: number): VoteRequestTopicData {
  r.down(key);
  const m: VoteRequestTopicData = {
    topicName: readCompactString(r, "topicName", repeated),
    partitions: readVoteRequestPartitionDataList(
      r,
      version >= 2 ? readCompactCount(r, "partitions", 58)
        : version >= 1 ? readCompactCount(r, "partitions", 57)
        : readCompactCount(r, "partitions", 25),
      version,
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readVoteRequestTopicDataList(
  r: Reader,
  n: number,
  version: number,
): readonly VoteRequestTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<VoteRequestTopicData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readVoteRequestTopicData(r, i, version);
  }
  return list;
}

function readVoteRequest(r: Reader, version: number): VoteRequest {
  const m: VoteRequest = {
    clusterId: readCompactNullableString(r, "clusterId", repeated),
    voterId: version >= 1 ? readInt32(r, "voterId") : -1,
    topics: readVoteRequestTopicDataList(r, readCompactCount(r, "topics", 3), version),
  };
  readTags(r, m);
  return m;
}

function writeVoteRequestPartitionData(
  w: Writer,
  key: Key,
  m: VoteRequestPartitionDataInit,
  version: number,
): void {
  w.into(key, m);
  const {
    partitionIndex,
    replicaEpoch,
    replicaId,
    replicaDirectoryId = ZERO_UUID,
    voterDirectoryId = ZERO_UUID,
    lastOffsetEpoch,
    lastOffset,
    preVote = false,
    unknownTaggedFields,
  } = m;
  const atPartitionIndex = w.room(12);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt32(w, atPartitionIndex + 4, "replicaEpoch", replicaEpoch);
  putInt32(w, atPartitionIndex + 8, "replicaId", replicaId);
  if (version >= 1) writeUuid(w, "replicaDirectoryId", replicaDirectoryId);
  if (version >= 1) writeUuid(w, "voterDirectoryId", voterDirectoryId);
  const atLastOffsetEpoch = w.room(12);
  putInt32(w, atLastOffsetEpoch, "lastOffsetEpoch", lastOffsetEpoch);
  putInt64(w, atLastOffsetEpoch + 4, "lastOffset", lastOffset);
  if (version >= 2) writeBool(w, "preVote", preVote);
  else writeAbsent(w, "preVote", preVote === false, "2+");
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeVoteRequestTopicData(
  w: Writer,
  key: Key,
  m: VoteRequestTopicDataInit,
  version: number,
): void {
  w.into(key, m);
  const { topicName, partitions, unknownTaggedFields } = m;
  writeCompactString(w, "topicName", topicName);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeVoteRequestPartitionData,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeVoteRequest(w: Writer, m: VoteRequestInit, version: number): void {
  const { clusterId = null, voterId = -1, topics, unknownTaggedFields } = m;
  writeCompactNullableString(w, "clusterId", clusterId);
  if (version >= 1) writeInt32(w, "voterId", voterId);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeVoteRequestTopicData,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a Vote response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeVoteResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): VoteResponse {
  return runDecode("VoteResponse", 0, 2, readVoteResponse, body, version, options);
}

/**
 * Encodes the body of a Vote response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeVoteResponse(message: VoteResponseInit, version: number): Bytes {
  return runEncode("VoteResponse", 0, 2, writeVoteResponse, message, version);
}

/**
 * Encodes the body of a Vote response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeVoteResponseInto(
  message: VoteResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto("VoteResponse", 0, 2, writeVoteResponse, message, version, target, offset);
}

/** Both directions of VoteResponse, for registries. */
export const VoteResponseCodec: MessageCodec<VoteResponse> = {
  name: "VoteResponse",
  type: "response",
  module: "clients",
  apiKey: 52,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decode: decodeVoteResponse,
  encode: encodeVoteResponse,
};

/** Part of VoteResponse, versions 0-2. */
export interface VoteResponsePartitionData {
  /**
   * int32, versions 0+.
   *
   * @generated from VoteResponse.json PartitionData.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from VoteResponse.json PartitionData.ErrorCode
   */
  errorCode: number;
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from VoteResponse.json PartitionData.LeaderId
   */
  leaderId: number;
  /**
   * int32, versions 0+.
   *
   * @generated from VoteResponse.json PartitionData.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * bool, versions 0+.
   *
   * @generated from VoteResponse.json PartitionData.VoteGranted
   */
  voteGranted: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for VoteResponsePartitionData; fields with a default may be left out.
 */
export interface VoteResponsePartitionDataInit {
  /** See {@linkcode VoteResponsePartitionData.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode VoteResponsePartitionData.errorCode}. */
  errorCode: number;
  /** See {@linkcode VoteResponsePartitionData.leaderId}. */
  leaderId: number;
  /** See {@linkcode VoteResponsePartitionData.leaderEpoch}. */
  leaderEpoch: number;
  /** See {@linkcode VoteResponsePartitionData.voteGranted}. */
  voteGranted: boolean;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of VoteResponse, versions 0-2. */
export interface VoteResponseTopicData {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from VoteResponse.json TopicData.TopicName
   */
  topicName: string;
  /**
   * []PartitionData, versions 0+.
   *
   * @generated from VoteResponse.json TopicData.Partitions
   */
  partitions: readonly VoteResponsePartitionData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for VoteResponseTopicData; fields with a default may be left out. */
export interface VoteResponseTopicDataInit {
  /** See {@linkcode VoteResponseTopicData.topicName}. */
  topicName: string;
  /** See {@linkcode VoteResponseTopicData.partitions}. */
  partitions: readonly VoteResponsePartitionDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of VoteResponse, versions 1-2. */
export interface VoteResponseNodeEndpoint {
  /**
   * int32, versions 1+, brokerId.
   *
   * @generated from VoteResponse.json NodeEndpoint.NodeId
   */
  nodeId: number;
  /**
   * string, versions 1+.
   *
   * @generated from VoteResponse.json NodeEndpoint.Host
   */
  host: string;
  /**
   * uint16, versions 1+.
   *
   * @generated from VoteResponse.json NodeEndpoint.Port
   */
  port: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for VoteResponseNodeEndpoint; fields with a default may be left out. */
export interface VoteResponseNodeEndpointInit {
  /** See {@linkcode VoteResponseNodeEndpoint.nodeId}. */
  nodeId: number;
  /** See {@linkcode VoteResponseNodeEndpoint.host}. */
  host: string;
  /** See {@linkcode VoteResponseNodeEndpoint.port}. */
  port: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** VoteResponse: a response, key 52, versions 0-2, flexible versions 0+. */
export interface VoteResponse {
  /**
   * int16, versions 0+.
   *
   * @generated from VoteResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * []TopicData, versions 0+.
   *
   * @generated from VoteResponse.json Topics
   */
  topics: readonly VoteResponseTopicData[];
  /**
   * []NodeEndpoint, versions 1+, tag 0 in 1+.
   *
   * @generated from VoteResponse.json NodeEndpoints
   */
  nodeEndpoints: readonly VoteResponseNodeEndpoint[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for VoteResponse; fields with a default may be left out. */
export interface VoteResponseInit {
  /** See {@linkcode VoteResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode VoteResponse.topics}. */
  topics: readonly VoteResponseTopicDataInit[];
  /** See {@linkcode VoteResponse.nodeEndpoints}. */
  nodeEndpoints?: readonly VoteResponseNodeEndpointInit[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readVoteResponsePartitionData(r: Reader, key: Key): VoteResponsePartitionData {
  r.down(key);
  const m: VoteResponsePartitionData = {
    partitionIndex: readInt32(r, "partitionIndex"),
    errorCode: readInt16(r, "errorCode"),
    leaderId: readInt32(r, "leaderId"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
    voteGranted: readBool(r, "voteGranted"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readVoteResponsePartitionDataList(
  r: Reader,
  n: number,
): readonly VoteResponsePartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<VoteResponsePartitionData>(r, n, 72);
  for (let i = 0; i < n; i++) {
    list[i] = readVoteResponsePartitionData(r, i);
  }
  return list;
}

function readVoteResponseTopicData(r: Reader, key: Key): VoteResponseTopicData {
  r.down(key);
  const m: VoteResponseTopicData = {
    topicName: readCompactString(r, "topicName", repeated),
    partitions: readVoteResponsePartitionDataList(r, readCompactCount(r, "partitions", 16)),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readVoteResponseTopicDataList(r: Reader, n: number): readonly VoteResponseTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<VoteResponseTopicData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readVoteResponseTopicData(r, i);
  }
  return list;
}

function readVoteResponseNodeEndpoint(r: Reader, key: Key): VoteResponseNodeEndpoint {
  r.down(key);
  const m: VoteResponseNodeEndpoint = {
    nodeId: readInt32(r, "nodeId"),
    host: readCompactString(r, "host", repeated),
    port: readUint16(r, "port"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readVoteResponseNodeEndpointList(
  r: Reader,
  n: number,
): readonly VoteResponseNodeEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<VoteResponseNodeEndpoint>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readVoteResponseNodeEndpoint(r, i);
  }
  return list;
}

function readVoteResponseTag(r: Reader, m: VoteResponse, tag: number, version: number): boolean {
  switch (tag) {
    case 0:
      if (version <= 0) return false;
      m.nodeEndpoints = readVoteResponseNodeEndpointList(
        r,
        readCompactCount(r, "nodeEndpoints", 8),
      );
      return true;
  }
  return false;
}

function readVoteResponse(r: Reader, version: number): VoteResponse {
  const m: VoteResponse = {
    errorCode: readInt16(r, "errorCode"),
    topics: readVoteResponseTopicDataList(r, readCompactCount(r, "topics", 3)),
    nodeEndpoints: EMPTY,
  };
  readTags(r, m, readVoteResponseTag, version);
  return m;
}

function writeVoteResponsePartitionData(
  w: Writer,
  key: Key,
  m: VoteResponsePartitionDataInit,
): void {
  w.into(key, m);
  const { partitionIndex, errorCode, leaderId, leaderEpoch, voteGranted, unknownTaggedFields } = m;
  const atPartitionIndex = w.room(15);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt16(w, atPartitionIndex + 4, "errorCode", errorCode);
  putInt32(w, atPartitionIndex + 6, "leaderId", leaderId);
  putInt32(w, atPartitionIndex + 10, "leaderEpoch", leaderEpoch);
  putBool(w, atPartitionIndex + 14, "voteGranted", voteGranted);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeVoteResponseTopicData(w: Writer, key: Key, m: VoteResponseTopicDataInit): void {
  w.into(key, m);
  const { topicName, partitions, unknownTaggedFields } = m;
  writeCompactString(w, "topicName", topicName);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeVoteResponsePartitionData,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeVoteResponseNodeEndpoint(w: Writer, key: Key, m: VoteResponseNodeEndpointInit): void {
  w.into(key, m);
  const { nodeId, host, port, unknownTaggedFields } = m;
  writeInt32(w, "nodeId", nodeId);
  writeCompactString(w, "host", host);
  writeUint16(w, "port", port);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeVoteResponse(w: Writer, m: VoteResponseInit, version: number): void {
  const { errorCode, topics, nodeEndpoints = EMPTY, unknownTaggedFields } = m;
  writeInt16(w, "errorCode", errorCode);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeVoteResponseTopicData,
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
      writeVoteResponseNodeEndpoint,
    );
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
}

/** The client's half of Vote. */
export const Vote: Api<VoteRequestInit, VoteResponse> = {
  name: "Vote",
  key: 52,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  encodeRequest: encodeVoteRequest,
  decodeResponse: decodeVoteResponse,
};

/** The broker's half of Vote. */
export const VoteServer: ServerApi<VoteRequest, VoteResponseInit> = {
  name: "Vote",
  key: 52,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decodeRequest: decodeVoteRequest,
  encodeResponse: encodeVoteResponse,
};
