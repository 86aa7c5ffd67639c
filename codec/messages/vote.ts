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
  type InvalidText,
  isEmptyList,
  type MessageCodec,
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
  writeInt64,
  type Writer,
  writeUint16,
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

function readVoteRequestPartitionData(r: Reader, version: number): VoteRequestPartitionData {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("replicaEpoch"); const replicaEpoch = r.int32();
  r.at("replicaId"); const replicaId = r.int32();
  r.at("replicaDirectoryId"); const replicaDirectoryId = version >= 1 ? readUuid(r) : ZERO_UUID;
  r.at("voterDirectoryId"); const voterDirectoryId = version >= 1 ? readUuid(r) : ZERO_UUID;
  r.at("lastOffsetEpoch"); const lastOffsetEpoch = r.int32();
  r.at("lastOffset"); const lastOffset = readInt64(r);
  r.at("preVote"); const preVote = version >= 2 ? r.bool() : false;
  const m: VoteRequestPartitionData = {
    partitionIndex,
    replicaEpoch,
    replicaId,
    replicaDirectoryId,
    voterDirectoryId,
    lastOffsetEpoch,
    lastOffset,
    preVote,
  };
  r.tags(m);
  r.up();
  return m;
}

function readVoteRequestPartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly VoteRequestPartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<VoteRequestPartitionData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readVoteRequestPartitionData(r, version);
  }
  r.up();
  return list;
}

function readVoteRequestTopicData(r: Reader, version: number): VoteRequestTopicData {
  r.down();
  r.at("topicName"); const topicName = r.compactString(repeated);
  r.at("partitions");
  const partitions = readVoteRequestPartitionDataList(
    r,
    version >= 2 ? r.compactCount(58, 96)
      : version >= 1 ? r.compactCount(57, 96)
      : r.compactCount(25, 96),
    version,
  );
  const m: VoteRequestTopicData = { topicName, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readVoteRequestTopicDataList(
  r: Reader,
  n: number,
  version: number,
): readonly VoteRequestTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<VoteRequestTopicData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readVoteRequestTopicData(r, version);
  }
  r.up();
  return list;
}

function readVoteRequest(r: Reader, version: number): VoteRequest {
  r.down();
  r.at("clusterId"); const clusterId = r.compactNullableString(repeated);
  r.at("voterId"); const voterId = version >= 1 ? r.int32() : -1;
  r.at("topics"); const topics = readVoteRequestTopicDataList(r, r.compactCount(3, 48), version);
  const m: VoteRequest = { clusterId, voterId, topics };
  r.tags(m);
  r.up();
  return m;
}

function writeVoteRequestPartitionData(
  w: Writer,
  m: VoteRequestPartitionDataInit,
  version: number,
): void {
  w.down(m);
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
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("replicaEpoch"); w.int32(replicaEpoch);
  w.at("replicaId"); w.int32(replicaId);
  w.at("replicaDirectoryId");
  if (version >= 1) writeUuid(w, replicaDirectoryId);
  w.at("voterDirectoryId");
  if (version >= 1) writeUuid(w, voterDirectoryId);
  w.at("lastOffsetEpoch"); w.int32(lastOffsetEpoch);
  w.at("lastOffset"); writeInt64(w, lastOffset);
  w.at("preVote");
  if (version >= 2) w.bool(preVote);
  else w.absent(preVote === false, "2+");
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeVoteRequestPartitionDataList(
  w: Writer,
  list: readonly VoteRequestPartitionDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeVoteRequestPartitionData(w, list![i]!, version);
  }
  w.up();
}

function writeVoteRequestTopicData(w: Writer, m: VoteRequestTopicDataInit, version: number): void {
  w.down(m);
  const { topicName, partitions, unknownTaggedFields } = m;
  w.at("topicName"); w.compactString(topicName);
  w.at("partitions");
  writeVoteRequestPartitionDataList(w, partitions, w.compactCount(partitions), version);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeVoteRequestTopicDataList(
  w: Writer,
  list: readonly VoteRequestTopicDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeVoteRequestTopicData(w, list![i]!, version);
  }
  w.up();
}

function writeVoteRequest(w: Writer, m: VoteRequestInit, version: number): void {
  w.down(m);
  const { clusterId = null, voterId = -1, topics, unknownTaggedFields } = m;
  w.at("clusterId"); w.compactNullableString(clusterId);
  w.at("voterId");
  if (version >= 1) w.int32(voterId);
  w.at("topics"); writeVoteRequestTopicDataList(w, topics, w.compactCount(topics), version);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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

function readVoteResponsePartitionData(r: Reader): VoteResponsePartitionData {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("leaderId"); const leaderId = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  r.at("voteGranted"); const voteGranted = r.bool();
  const m: VoteResponsePartitionData = {
    partitionIndex,
    errorCode,
    leaderId,
    leaderEpoch,
    voteGranted,
  };
  r.tags(m);
  r.up();
  return m;
}

function readVoteResponsePartitionDataList(
  r: Reader,
  n: number,
): readonly VoteResponsePartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<VoteResponsePartitionData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readVoteResponsePartitionData(r);
  }
  r.up();
  return list;
}

function readVoteResponseTopicData(r: Reader): VoteResponseTopicData {
  r.down();
  r.at("topicName"); const topicName = r.compactString(repeated);
  r.at("partitions");
  const partitions = readVoteResponsePartitionDataList(r, r.compactCount(16, 72));
  const m: VoteResponseTopicData = { topicName, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readVoteResponseTopicDataList(r: Reader, n: number): readonly VoteResponseTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<VoteResponseTopicData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readVoteResponseTopicData(r);
  }
  r.up();
  return list;
}

function readVoteResponseNodeEndpoint(r: Reader): VoteResponseNodeEndpoint {
  r.down();
  r.at("nodeId"); const nodeId = r.int32();
  r.at("host"); const host = r.compactString(repeated);
  r.at("port"); const port = readUint16(r);
  const m: VoteResponseNodeEndpoint = { nodeId, host, port };
  r.tags(m);
  r.up();
  return m;
}

function readVoteResponseNodeEndpointList(
  r: Reader,
  n: number,
): readonly VoteResponseNodeEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<VoteResponseNodeEndpoint>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readVoteResponseNodeEndpoint(r);
  }
  r.up();
  return list;
}

function readVoteResponseTag(r: Reader, m: VoteResponse, tag: number, version: number): boolean {
  switch (tag) {
    case 0:
      if (!(version >= 1)) return false;
      r.at("nodeEndpoints");
      m.nodeEndpoints = readVoteResponseNodeEndpointList(r, r.compactCount(8, 56));
      return true;
  }
  return false;
}

function readVoteResponse(r: Reader, version: number): VoteResponse {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("topics"); const topics = readVoteResponseTopicDataList(r, r.compactCount(3, 48));
  const m: VoteResponse = { errorCode, topics, nodeEndpoints: EMPTY };
  r.tags(m, readVoteResponseTag, version);
  r.up();
  return m;
}

function writeVoteResponsePartitionData(w: Writer, m: VoteResponsePartitionDataInit): void {
  w.down(m);
  const { partitionIndex, errorCode, leaderId, leaderEpoch, voteGranted, unknownTaggedFields } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("errorCode"); w.int16(errorCode);
  w.at("leaderId"); w.int32(leaderId);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.at("voteGranted"); w.bool(voteGranted);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeVoteResponsePartitionDataList(
  w: Writer,
  list: readonly VoteResponsePartitionDataInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeVoteResponsePartitionData(w, list![i]!);
  }
  w.up();
}

function writeVoteResponseTopicData(w: Writer, m: VoteResponseTopicDataInit): void {
  w.down(m);
  const { topicName, partitions, unknownTaggedFields } = m;
  w.at("topicName"); w.compactString(topicName);
  w.at("partitions"); writeVoteResponsePartitionDataList(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeVoteResponseTopicDataList(
  w: Writer,
  list: readonly VoteResponseTopicDataInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeVoteResponseTopicData(w, list![i]!);
  }
  w.up();
}

function writeVoteResponseNodeEndpoint(w: Writer, m: VoteResponseNodeEndpointInit): void {
  w.down(m);
  const { nodeId, host, port, unknownTaggedFields } = m;
  w.at("nodeId"); w.int32(nodeId);
  w.at("host"); w.compactString(host);
  w.at("port"); writeUint16(w, port);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeVoteResponseNodeEndpointList(
  w: Writer,
  list: readonly VoteResponseNodeEndpointInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeVoteResponseNodeEndpoint(w, list![i]!);
  }
  w.up();
}

function writeVoteResponse(w: Writer, m: VoteResponseInit, version: number): void {
  w.down(m);
  const { errorCode, topics, nodeEndpoints = EMPTY, unknownTaggedFields } = m;
  w.at("errorCode"); w.int16(errorCode);
  w.at("topics"); writeVoteResponseTopicDataList(w, topics, w.compactCount(topics));
  w.at("nodeEndpoints");
  if (version >= 1) {}
  else w.absent(isEmptyList(nodeEndpoints), "1+");
  const sendsNodeEndpoints = version >= 1 && !isEmptyList(nodeEndpoints);
  let unknown = w.tags(unknownTaggedFields, sendsNodeEndpoints ? 1 : 0);
  if (version >= 1) unknown = w.unknownTags(unknown, 0);
  if (sendsNodeEndpoints) {
    w.at("nodeEndpoints");
    const p = w.startTag(0);
    writeVoteResponseNodeEndpointList(w, nodeEndpoints, w.compactCount(nodeEndpoints));
    w.endTag(p);
  }
  w.unknownTags(unknown);
  w.up();
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
