// Generated from schemas/clients/BeginQuorumEpoch{Request,Response}.json. Do not edit.

/**
 * BeginQuorumEpoch (API, key 53), versions 0-1.
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
  readUint16,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  type Writer,
  writeUint16,
  writeUuid,
  ZERO_UUID,
} from "../wire/mod.ts";

/**
 * Decodes the body of a BeginQuorumEpoch request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeBeginQuorumEpochRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): BeginQuorumEpochRequest {
  return runDecode(
  "BeginQuorumEpochRequest",
  0,
  1,
  readBeginQuorumEpochRequest,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a BeginQuorumEpoch request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeBeginQuorumEpochRequest(
  message: BeginQuorumEpochRequestInit,
  version: number,
): Bytes {
  return runEncode("BeginQuorumEpochRequest", 0, 1, writeBeginQuorumEpochRequest, message, version);
}

/**
 * Encodes the body of a BeginQuorumEpoch request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeBeginQuorumEpochRequestInto(
  message: BeginQuorumEpochRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "BeginQuorumEpochRequest",
    0,
    1,
    writeBeginQuorumEpochRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of BeginQuorumEpochRequest, for registries. */
export const BeginQuorumEpochRequestCodec: MessageCodec<BeginQuorumEpochRequest> = {
  name: "BeginQuorumEpochRequest",
  type: "request",
  module: "clients",
  apiKey: 53,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  decode: decodeBeginQuorumEpochRequest,
  encode: encodeBeginQuorumEpochRequest,
};

/** Part of BeginQuorumEpochRequest, versions 0-1. */
export interface BeginQuorumEpochRequestPartitionData {
  /**
   * int32, versions 0+.
   *
   * @generated from BeginQuorumEpochRequest.json PartitionData.PartitionIndex
   */
  partitionIndex: number;
  /**
   * uuid, versions 1+, ignorable.
   *
   * @generated from BeginQuorumEpochRequest.json PartitionData.VoterDirectoryId
   */
  voterDirectoryId: string;
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from BeginQuorumEpochRequest.json PartitionData.LeaderId
   */
  leaderId: number;
  /**
   * int32, versions 0+.
   *
   * @generated from BeginQuorumEpochRequest.json PartitionData.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for BeginQuorumEpochRequestPartitionData; fields with a default may be left out.
 */
export interface BeginQuorumEpochRequestPartitionDataInit {
  /** See {@linkcode BeginQuorumEpochRequestPartitionData.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode BeginQuorumEpochRequestPartitionData.voterDirectoryId}. */
  voterDirectoryId?: string | undefined;
  /** See {@linkcode BeginQuorumEpochRequestPartitionData.leaderId}. */
  leaderId: number;
  /** See {@linkcode BeginQuorumEpochRequestPartitionData.leaderEpoch}. */
  leaderEpoch: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of BeginQuorumEpochRequest, versions 0-1. */
export interface BeginQuorumEpochRequestTopicData {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from BeginQuorumEpochRequest.json TopicData.TopicName
   */
  topicName: string;
  /**
   * []PartitionData, versions 0+.
   *
   * @generated from BeginQuorumEpochRequest.json TopicData.Partitions
   */
  partitions: readonly BeginQuorumEpochRequestPartitionData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for BeginQuorumEpochRequestTopicData; fields with a default may be left out.
 */
export interface BeginQuorumEpochRequestTopicDataInit {
  /** See {@linkcode BeginQuorumEpochRequestTopicData.topicName}. */
  topicName: string;
  /** See {@linkcode BeginQuorumEpochRequestTopicData.partitions}. */
  partitions: readonly BeginQuorumEpochRequestPartitionDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of BeginQuorumEpochRequest, versions 1. */
export interface BeginQuorumEpochRequestLeaderEndpoint {
  /**
   * string, versions 1+.
   *
   * @generated from BeginQuorumEpochRequest.json LeaderEndpoint.Name
   */
  name: string;
  /**
   * string, versions 1+.
   *
   * @generated from BeginQuorumEpochRequest.json LeaderEndpoint.Host
   */
  host: string;
  /**
   * uint16, versions 1+.
   *
   * @generated from BeginQuorumEpochRequest.json LeaderEndpoint.Port
   */
  port: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for BeginQuorumEpochRequestLeaderEndpoint; fields with a default may be left out.
 */
export interface BeginQuorumEpochRequestLeaderEndpointInit {
  /** See {@linkcode BeginQuorumEpochRequestLeaderEndpoint.name}. */
  name: string;
  /** See {@linkcode BeginQuorumEpochRequestLeaderEndpoint.host}. */
  host: string;
  /** See {@linkcode BeginQuorumEpochRequestLeaderEndpoint.port}. */
  port: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** BeginQuorumEpochRequest: a request, key 53, versions 0-1, flexible versions 1+. */
export interface BeginQuorumEpochRequest {
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from BeginQuorumEpochRequest.json ClusterId
   */
  clusterId: string | null;
  /**
   * int32, versions 1+, default -1, ignorable, brokerId.
   *
   * @generated from BeginQuorumEpochRequest.json VoterId
   */
  voterId: number;
  /**
   * []TopicData, versions 0+.
   *
   * @generated from BeginQuorumEpochRequest.json Topics
   */
  topics: readonly BeginQuorumEpochRequestTopicData[];
  /**
   * []LeaderEndpoint, versions 1+, ignorable.
   *
   * @generated from BeginQuorumEpochRequest.json LeaderEndpoints
   */
  leaderEndpoints: readonly BeginQuorumEpochRequestLeaderEndpoint[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for BeginQuorumEpochRequest; fields with a default may be left out. */
export interface BeginQuorumEpochRequestInit {
  /** See {@linkcode BeginQuorumEpochRequest.clusterId}. */
  clusterId?: string | null | undefined;
  /** See {@linkcode BeginQuorumEpochRequest.voterId}. */
  voterId?: number | undefined;
  /** See {@linkcode BeginQuorumEpochRequest.topics}. */
  topics: readonly BeginQuorumEpochRequestTopicDataInit[];
  /** See {@linkcode BeginQuorumEpochRequest.leaderEndpoints}. */
  leaderEndpoints?: readonly BeginQuorumEpochRequestLeaderEndpointInit[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readBeginQuorumEpochRequestPartitionData(
  r: Reader,
  version: number,
): BeginQuorumEpochRequestPartitionData {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("voterDirectoryId"); const voterDirectoryId = version >= 1 ? readUuid(r) : ZERO_UUID;
  r.at("leaderId"); const leaderId = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  const m: BeginQuorumEpochRequestPartitionData = {
    partitionIndex,
    voterDirectoryId,
    leaderId,
    leaderEpoch,
  };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function readBeginQuorumEpochRequestPartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly BeginQuorumEpochRequestPartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<BeginQuorumEpochRequestPartitionData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readBeginQuorumEpochRequestPartitionData(r, version);
  }
  r.up();
  return list;
}

function readBeginQuorumEpochRequestTopicData(
  r: Reader,
  version: number,
): BeginQuorumEpochRequestTopicData {
  r.down();
  r.at("topicName");
  const topicName = version >= 1 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitions");
  const partitions = readBeginQuorumEpochRequestPartitionDataList(
    r,
    version >= 1 ? r.compactCount(29, 64) : r.count(12, 64),
    version,
  );
  const m: BeginQuorumEpochRequestTopicData = { topicName, partitions };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function readBeginQuorumEpochRequestTopicDataList(
  r: Reader,
  n: number,
  version: number,
): readonly BeginQuorumEpochRequestTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<BeginQuorumEpochRequestTopicData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readBeginQuorumEpochRequestTopicData(r, version);
  }
  r.up();
  return list;
}

function readBeginQuorumEpochRequestLeaderEndpoint(
  r: Reader,
): BeginQuorumEpochRequestLeaderEndpoint {
  r.down();
  r.at("name"); const name = r.compactString(repeated);
  r.at("host"); const host = r.compactString(repeated);
  r.at("port"); const port = readUint16(r);
  const m: BeginQuorumEpochRequestLeaderEndpoint = { name, host, port };
  r.tags(m);
  r.up();
  return m;
}

function readBeginQuorumEpochRequestLeaderEndpointList(
  r: Reader,
  n: number,
): readonly BeginQuorumEpochRequestLeaderEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<BeginQuorumEpochRequestLeaderEndpoint>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readBeginQuorumEpochRequestLeaderEndpoint(r);
  }
  r.up();
  return list;
}

function readBeginQuorumEpochRequest(r: Reader, version: number): BeginQuorumEpochRequest {
  r.down();
  r.at("clusterId");
  const clusterId = version >= 1 ? r.compactNullableString(repeated) : r.nullableString(repeated);
  r.at("voterId"); const voterId = version >= 1 ? r.int32() : -1;
  r.at("topics");
  const topics = readBeginQuorumEpochRequestTopicDataList(
    r,
    version >= 1 ? r.compactCount(3, 48) : r.count(6, 48),
    version,
  );
  r.at("leaderEndpoints");
  const leaderEndpoints = version >= 1 ? readBeginQuorumEpochRequestLeaderEndpointList(
    r,
    r.compactCount(5, 56),
  )
    : EMPTY;
  const m: BeginQuorumEpochRequest = { clusterId, voterId, topics, leaderEndpoints };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function writeBeginQuorumEpochRequestPartitionData(
  w: Writer,
  m: BeginQuorumEpochRequestPartitionDataInit,
  version: number,
): void {
  w.down(m);
  const {
    partitionIndex,
    voterDirectoryId = ZERO_UUID,
    leaderId,
    leaderEpoch,
    unknownTaggedFields,
  } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("voterDirectoryId");
  if (version >= 1) writeUuid(w, voterDirectoryId);
  w.at("leaderId"); w.int32(leaderId);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeBeginQuorumEpochRequestPartitionDataList(
  w: Writer,
  list: readonly BeginQuorumEpochRequestPartitionDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeBeginQuorumEpochRequestPartitionData(w, list![i]!, version);
  }
  w.up();
}

function writeBeginQuorumEpochRequestTopicData(
  w: Writer,
  m: BeginQuorumEpochRequestTopicDataInit,
  version: number,
): void {
  w.down(m);
  const { topicName, partitions, unknownTaggedFields } = m;
  w.at("topicName");
  if (version >= 1) w.compactString(topicName);
  else w.string(topicName);
  w.at("partitions");
  writeBeginQuorumEpochRequestPartitionDataList(
    w,
    partitions,
    version >= 1 ? w.compactCount(partitions) : w.count(partitions),
    version,
  );
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeBeginQuorumEpochRequestTopicDataList(
  w: Writer,
  list: readonly BeginQuorumEpochRequestTopicDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeBeginQuorumEpochRequestTopicData(w, list![i]!, version);
  }
  w.up();
}

function writeBeginQuorumEpochRequestLeaderEndpoint(
  w: Writer,
  m: BeginQuorumEpochRequestLeaderEndpointInit,
): void {
  w.down(m);
  const { name, host, port, unknownTaggedFields } = m;
  w.at("name"); w.compactString(name);
  w.at("host"); w.compactString(host);
  w.at("port"); writeUint16(w, port);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeBeginQuorumEpochRequestLeaderEndpointList(
  w: Writer,
  list: readonly BeginQuorumEpochRequestLeaderEndpointInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeBeginQuorumEpochRequestLeaderEndpoint(w, list![i]!);
  }
  w.up();
}

function writeBeginQuorumEpochRequest(
  w: Writer,
  m: BeginQuorumEpochRequestInit,
  version: number,
): void {
  w.down(m);
  const {
    clusterId = null,
    voterId = -1,
    topics,
    leaderEndpoints = EMPTY,
    unknownTaggedFields,
  } = m;
  w.at("clusterId");
  if (version >= 1) w.compactNullableString(clusterId);
  else w.nullableString(clusterId);
  w.at("voterId");
  if (version >= 1) w.int32(voterId);
  w.at("topics");
  writeBeginQuorumEpochRequestTopicDataList(
    w,
    topics,
    version >= 1 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  w.at("leaderEndpoints");
  if (version >= 1) {
    writeBeginQuorumEpochRequestLeaderEndpointList(
    w,
    leaderEndpoints,
    w.compactCount(leaderEndpoints),
  );
  }
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/**
 * Decodes the body of a BeginQuorumEpoch response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeBeginQuorumEpochResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): BeginQuorumEpochResponse {
  return runDecode(
  "BeginQuorumEpochResponse",
  0,
  1,
  readBeginQuorumEpochResponse,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a BeginQuorumEpoch response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeBeginQuorumEpochResponse(
  message: BeginQuorumEpochResponseInit,
  version: number,
): Bytes {
  return runEncode(
  "BeginQuorumEpochResponse",
  0,
  1,
  writeBeginQuorumEpochResponse,
  message,
  version,
);
}

/**
 * Encodes the body of a BeginQuorumEpoch response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeBeginQuorumEpochResponseInto(
  message: BeginQuorumEpochResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "BeginQuorumEpochResponse",
    0,
    1,
    writeBeginQuorumEpochResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of BeginQuorumEpochResponse, for registries. */
export const BeginQuorumEpochResponseCodec: MessageCodec<BeginQuorumEpochResponse> = {
  name: "BeginQuorumEpochResponse",
  type: "response",
  module: "clients",
  apiKey: 53,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  decode: decodeBeginQuorumEpochResponse,
  encode: encodeBeginQuorumEpochResponse,
};

/** Part of BeginQuorumEpochResponse, versions 0-1. */
export interface BeginQuorumEpochResponsePartitionData {
  /**
   * int32, versions 0+.
   *
   * @generated from BeginQuorumEpochResponse.json PartitionData.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from BeginQuorumEpochResponse.json PartitionData.ErrorCode
   */
  errorCode: number;
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from BeginQuorumEpochResponse.json PartitionData.LeaderId
   */
  leaderId: number;
  /**
   * int32, versions 0+.
   *
   * @generated from BeginQuorumEpochResponse.json PartitionData.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for BeginQuorumEpochResponsePartitionData; fields with a default may be left out.
 */
export interface BeginQuorumEpochResponsePartitionDataInit {
  /** See {@linkcode BeginQuorumEpochResponsePartitionData.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode BeginQuorumEpochResponsePartitionData.errorCode}. */
  errorCode: number;
  /** See {@linkcode BeginQuorumEpochResponsePartitionData.leaderId}. */
  leaderId: number;
  /** See {@linkcode BeginQuorumEpochResponsePartitionData.leaderEpoch}. */
  leaderEpoch: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of BeginQuorumEpochResponse, versions 0-1. */
export interface BeginQuorumEpochResponseTopicData {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from BeginQuorumEpochResponse.json TopicData.TopicName
   */
  topicName: string;
  /**
   * []PartitionData, versions 0+.
   *
   * @generated from BeginQuorumEpochResponse.json TopicData.Partitions
   */
  partitions: readonly BeginQuorumEpochResponsePartitionData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for BeginQuorumEpochResponseTopicData; fields with a default may be left out.
 */
export interface BeginQuorumEpochResponseTopicDataInit {
  /** See {@linkcode BeginQuorumEpochResponseTopicData.topicName}. */
  topicName: string;
  /** See {@linkcode BeginQuorumEpochResponseTopicData.partitions}. */
  partitions: readonly BeginQuorumEpochResponsePartitionDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of BeginQuorumEpochResponse, versions 1. */
export interface BeginQuorumEpochResponseNodeEndpoint {
  /**
   * int32, versions 1+, brokerId.
   *
   * @generated from BeginQuorumEpochResponse.json NodeEndpoint.NodeId
   */
  nodeId: number;
  /**
   * string, versions 1+.
   *
   * @generated from BeginQuorumEpochResponse.json NodeEndpoint.Host
   */
  host: string;
  /**
   * uint16, versions 1+.
   *
   * @generated from BeginQuorumEpochResponse.json NodeEndpoint.Port
   */
  port: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for BeginQuorumEpochResponseNodeEndpoint; fields with a default may be left out.
 */
export interface BeginQuorumEpochResponseNodeEndpointInit {
  /** See {@linkcode BeginQuorumEpochResponseNodeEndpoint.nodeId}. */
  nodeId: number;
  /** See {@linkcode BeginQuorumEpochResponseNodeEndpoint.host}. */
  host: string;
  /** See {@linkcode BeginQuorumEpochResponseNodeEndpoint.port}. */
  port: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** BeginQuorumEpochResponse: a response, key 53, versions 0-1, flexible versions 1+. */
export interface BeginQuorumEpochResponse {
  /**
   * int16, versions 0+.
   *
   * @generated from BeginQuorumEpochResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * []TopicData, versions 0+.
   *
   * @generated from BeginQuorumEpochResponse.json Topics
   */
  topics: readonly BeginQuorumEpochResponseTopicData[];
  /**
   * []NodeEndpoint, versions 1+, tag 0 in 1+.
   *
   * @generated from BeginQuorumEpochResponse.json NodeEndpoints
   */
  nodeEndpoints: readonly BeginQuorumEpochResponseNodeEndpoint[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for BeginQuorumEpochResponse; fields with a default may be left out. */
export interface BeginQuorumEpochResponseInit {
  /** See {@linkcode BeginQuorumEpochResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode BeginQuorumEpochResponse.topics}. */
  topics: readonly BeginQuorumEpochResponseTopicDataInit[];
  /** See {@linkcode BeginQuorumEpochResponse.nodeEndpoints}. */
  nodeEndpoints?: readonly BeginQuorumEpochResponseNodeEndpointInit[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readBeginQuorumEpochResponsePartitionData(
  r: Reader,
  version: number,
): BeginQuorumEpochResponsePartitionData {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("leaderId"); const leaderId = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  const m: BeginQuorumEpochResponsePartitionData = {
    partitionIndex,
    errorCode,
    leaderId,
    leaderEpoch,
  };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function readBeginQuorumEpochResponsePartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly BeginQuorumEpochResponsePartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<BeginQuorumEpochResponsePartitionData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readBeginQuorumEpochResponsePartitionData(r, version);
  }
  r.up();
  return list;
}

function readBeginQuorumEpochResponseTopicData(
  r: Reader,
  version: number,
): BeginQuorumEpochResponseTopicData {
  r.down();
  r.at("topicName");
  const topicName = version >= 1 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitions");
  const partitions = readBeginQuorumEpochResponsePartitionDataList(
    r,
    version >= 1 ? r.compactCount(15, 64) : r.count(14, 64),
    version,
  );
  const m: BeginQuorumEpochResponseTopicData = { topicName, partitions };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function readBeginQuorumEpochResponseTopicDataList(
  r: Reader,
  n: number,
  version: number,
): readonly BeginQuorumEpochResponseTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<BeginQuorumEpochResponseTopicData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readBeginQuorumEpochResponseTopicData(r, version);
  }
  r.up();
  return list;
}

function readBeginQuorumEpochResponseNodeEndpoint(r: Reader): BeginQuorumEpochResponseNodeEndpoint {
  r.down();
  r.at("nodeId"); const nodeId = r.int32();
  r.at("host"); const host = r.compactString(repeated);
  r.at("port"); const port = readUint16(r);
  const m: BeginQuorumEpochResponseNodeEndpoint = { nodeId, host, port };
  r.tags(m);
  r.up();
  return m;
}

function readBeginQuorumEpochResponseNodeEndpointList(
  r: Reader,
  n: number,
): readonly BeginQuorumEpochResponseNodeEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<BeginQuorumEpochResponseNodeEndpoint>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readBeginQuorumEpochResponseNodeEndpoint(r);
  }
  r.up();
  return list;
}

function readBeginQuorumEpochResponseTag(
  r: Reader,
  m: BeginQuorumEpochResponse,
  tag: number,
  version: number,
): boolean {
  switch (tag) {
    case 0:
      if (!(version === 1)) return false;
      r.at("nodeEndpoints");
      m.nodeEndpoints = readBeginQuorumEpochResponseNodeEndpointList(r, r.compactCount(8, 56));
      return true;
  }
  return false;
}

function readBeginQuorumEpochResponse(r: Reader, version: number): BeginQuorumEpochResponse {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("topics");
  const topics = readBeginQuorumEpochResponseTopicDataList(
    r,
    version >= 1 ? r.compactCount(3, 48) : r.count(6, 48),
    version,
  );
  const m: BeginQuorumEpochResponse = { errorCode, topics, nodeEndpoints: EMPTY };
  if (version === 1) r.tags(m, readBeginQuorumEpochResponseTag, version);
  r.up();
  return m;
}

function writeBeginQuorumEpochResponsePartitionData(
  w: Writer,
  m: BeginQuorumEpochResponsePartitionDataInit,
  version: number,
): void {
  w.down(m);
  const { partitionIndex, errorCode, leaderId, leaderEpoch, unknownTaggedFields } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("errorCode"); w.int16(errorCode);
  w.at("leaderId"); w.int32(leaderId);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeBeginQuorumEpochResponsePartitionDataList(
  w: Writer,
  list: readonly BeginQuorumEpochResponsePartitionDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeBeginQuorumEpochResponsePartitionData(w, list![i]!, version);
  }
  w.up();
}

function writeBeginQuorumEpochResponseTopicData(
  w: Writer,
  m: BeginQuorumEpochResponseTopicDataInit,
  version: number,
): void {
  w.down(m);
  const { topicName, partitions, unknownTaggedFields } = m;
  w.at("topicName");
  if (version >= 1) w.compactString(topicName);
  else w.string(topicName);
  w.at("partitions");
  writeBeginQuorumEpochResponsePartitionDataList(
    w,
    partitions,
    version >= 1 ? w.compactCount(partitions) : w.count(partitions),
    version,
  );
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeBeginQuorumEpochResponseTopicDataList(
  w: Writer,
  list: readonly BeginQuorumEpochResponseTopicDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeBeginQuorumEpochResponseTopicData(w, list![i]!, version);
  }
  w.up();
}

function writeBeginQuorumEpochResponseNodeEndpoint(
  w: Writer,
  m: BeginQuorumEpochResponseNodeEndpointInit,
): void {
  w.down(m);
  const { nodeId, host, port, unknownTaggedFields } = m;
  w.at("nodeId"); w.int32(nodeId);
  w.at("host"); w.compactString(host);
  w.at("port"); writeUint16(w, port);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeBeginQuorumEpochResponseNodeEndpointList(
  w: Writer,
  list: readonly BeginQuorumEpochResponseNodeEndpointInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeBeginQuorumEpochResponseNodeEndpoint(w, list![i]!);
  }
  w.up();
}

function writeBeginQuorumEpochResponse(
  w: Writer,
  m: BeginQuorumEpochResponseInit,
  version: number,
): void {
  w.down(m);
  const { errorCode, topics, nodeEndpoints = EMPTY, unknownTaggedFields } = m;
  w.at("errorCode"); w.int16(errorCode);
  w.at("topics");
  writeBeginQuorumEpochResponseTopicDataList(
    w,
    topics,
    version >= 1 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  w.at("nodeEndpoints");
  if (version >= 1) {}
  else w.absent(isEmptyList(nodeEndpoints), "1+");
  if (version === 1) {
    const sendsNodeEndpoints = !isEmptyList(nodeEndpoints);
    let unknown = w.tags(unknownTaggedFields, sendsNodeEndpoints ? 1 : 0);
    unknown = w.unknownTags(unknown, 0);
    if (sendsNodeEndpoints) {
      w.at("nodeEndpoints");
      const p = w.startTag(0);
      writeBeginQuorumEpochResponseNodeEndpointList(
        w,
        nodeEndpoints,
        w.compactCount(nodeEndpoints),
      );
      w.endTag(p);
    }
    w.unknownTags(unknown);
  } else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of BeginQuorumEpoch. */
export const BeginQuorumEpoch: Api<BeginQuorumEpochRequestInit, BeginQuorumEpochResponse> = {
  name: "BeginQuorumEpoch",
  key: 53,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  encodeRequest: encodeBeginQuorumEpochRequest,
  decodeResponse: decodeBeginQuorumEpochResponse,
};

/** The broker's half of BeginQuorumEpoch. */
export const BeginQuorumEpochServer: ServerApi<
  BeginQuorumEpochRequest,
  BeginQuorumEpochResponseInit
> = {
  name: "BeginQuorumEpoch",
  key: 53,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  decodeRequest: decodeBeginQuorumEpochRequest,
  encodeResponse: encodeBeginQuorumEpochResponse,
};
