// Generated from schemas/clients/EndQuorumEpoch{Request,Response}.json. Do not edit.

/**
 * EndQuorumEpoch (API, key 54), versions 0-1.
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
  readInt32s,
  readUint16,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeInt32s,
  type Writer,
  writeUint16,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of an EndQuorumEpoch request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeEndQuorumEpochRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): EndQuorumEpochRequest {
  return runDecode(
  "EndQuorumEpochRequest",
  0,
  1,
  readEndQuorumEpochRequest,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of an EndQuorumEpoch request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeEndQuorumEpochRequest(
  message: EndQuorumEpochRequestInit,
  version: number,
): Bytes {
  return runEncode("EndQuorumEpochRequest", 0, 1, writeEndQuorumEpochRequest, message, version);
}

/**
 * Encodes the body of an EndQuorumEpoch request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeEndQuorumEpochRequestInto(
  message: EndQuorumEpochRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "EndQuorumEpochRequest",
    0,
    1,
    writeEndQuorumEpochRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of EndQuorumEpochRequest, for registries. */
export const EndQuorumEpochRequestCodec: MessageCodec<EndQuorumEpochRequest> = {
  name: "EndQuorumEpochRequest",
  type: "request",
  module: "clients",
  apiKey: 54,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  decode: decodeEndQuorumEpochRequest,
  encode: encodeEndQuorumEpochRequest,
};

/** Part of EndQuorumEpochRequest, versions 1. */
export interface EndQuorumEpochRequestReplicaInfo {
  /**
   * int32, versions 1+, brokerId.
   *
   * @generated from EndQuorumEpochRequest.json ReplicaInfo.CandidateId
   */
  candidateId: number;
  /**
   * uuid, versions 1+.
   *
   * @generated from EndQuorumEpochRequest.json ReplicaInfo.CandidateDirectoryId
   */
  candidateDirectoryId: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for EndQuorumEpochRequestReplicaInfo; fields with a default may be left out.
 */
export interface EndQuorumEpochRequestReplicaInfoInit {
  /** See {@linkcode EndQuorumEpochRequestReplicaInfo.candidateId}. */
  candidateId: number;
  /** See {@linkcode EndQuorumEpochRequestReplicaInfo.candidateDirectoryId}. */
  candidateDirectoryId: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of EndQuorumEpochRequest, versions 0-1. */
export interface EndQuorumEpochRequestPartitionData {
  /**
   * int32, versions 0+.
   *
   * @generated from EndQuorumEpochRequest.json PartitionData.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from EndQuorumEpochRequest.json PartitionData.LeaderId
   */
  leaderId: number;
  /**
   * int32, versions 0+.
   *
   * @generated from EndQuorumEpochRequest.json PartitionData.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * []int32, versions 0, ignorable.
   *
   * @generated from EndQuorumEpochRequest.json PartitionData.PreferredSuccessors
   */
  preferredSuccessors: readonly number[];
  /**
   * []ReplicaInfo, versions 1+, ignorable.
   *
   * @generated from EndQuorumEpochRequest.json PartitionData.PreferredCandidates
   */
  preferredCandidates: readonly EndQuorumEpochRequestReplicaInfo[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for EndQuorumEpochRequestPartitionData; fields with a default may be left out.
 */
export interface EndQuorumEpochRequestPartitionDataInit {
  /** See {@linkcode EndQuorumEpochRequestPartitionData.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode EndQuorumEpochRequestPartitionData.leaderId}. */
  leaderId: number;
  /** See {@linkcode EndQuorumEpochRequestPartitionData.leaderEpoch}. */
  leaderEpoch: number;
  /** See {@linkcode EndQuorumEpochRequestPartitionData.preferredSuccessors}. */
  preferredSuccessors?: readonly number[] | undefined;
  /** See {@linkcode EndQuorumEpochRequestPartitionData.preferredCandidates}. */
  preferredCandidates?: readonly EndQuorumEpochRequestReplicaInfoInit[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of EndQuorumEpochRequest, versions 0-1. */
export interface EndQuorumEpochRequestTopicData {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from EndQuorumEpochRequest.json TopicData.TopicName
   */
  topicName: string;
  /**
   * []PartitionData, versions 0+.
   *
   * @generated from EndQuorumEpochRequest.json TopicData.Partitions
   */
  partitions: readonly EndQuorumEpochRequestPartitionData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for EndQuorumEpochRequestTopicData; fields with a default may be left out.
 */
export interface EndQuorumEpochRequestTopicDataInit {
  /** See {@linkcode EndQuorumEpochRequestTopicData.topicName}. */
  topicName: string;
  /** See {@linkcode EndQuorumEpochRequestTopicData.partitions}. */
  partitions: readonly EndQuorumEpochRequestPartitionDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of EndQuorumEpochRequest, versions 1. */
export interface EndQuorumEpochRequestLeaderEndpoint {
  /**
   * string, versions 1+.
   *
   * @generated from EndQuorumEpochRequest.json LeaderEndpoint.Name
   */
  name: string;
  /**
   * string, versions 1+.
   *
   * @generated from EndQuorumEpochRequest.json LeaderEndpoint.Host
   */
  host: string;
  /**
   * uint16, versions 1+.
   *
   * @generated from EndQuorumEpochRequest.json LeaderEndpoint.Port
   */
  port: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for EndQuorumEpochRequestLeaderEndpoint; fields with a default may be left out.
 */
export interface EndQuorumEpochRequestLeaderEndpointInit {
  /** See {@linkcode EndQuorumEpochRequestLeaderEndpoint.name}. */
  name: string;
  /** See {@linkcode EndQuorumEpochRequestLeaderEndpoint.host}. */
  host: string;
  /** See {@linkcode EndQuorumEpochRequestLeaderEndpoint.port}. */
  port: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** EndQuorumEpochRequest: a request, key 54, versions 0-1, flexible versions 1+. */
export interface EndQuorumEpochRequest {
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from EndQuorumEpochRequest.json ClusterId
   */
  clusterId: string | null;
  /**
   * []TopicData, versions 0+.
   *
   * @generated from EndQuorumEpochRequest.json Topics
   */
  topics: readonly EndQuorumEpochRequestTopicData[];
  /**
   * []LeaderEndpoint, versions 1+, ignorable.
   *
   * @generated from EndQuorumEpochRequest.json LeaderEndpoints
   */
  leaderEndpoints: readonly EndQuorumEpochRequestLeaderEndpoint[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for EndQuorumEpochRequest; fields with a default may be left out. */
export interface EndQuorumEpochRequestInit {
  /** See {@linkcode EndQuorumEpochRequest.clusterId}. */
  clusterId?: string | null | undefined;
  /** See {@linkcode EndQuorumEpochRequest.topics}. */
  topics: readonly EndQuorumEpochRequestTopicDataInit[];
  /** See {@linkcode EndQuorumEpochRequest.leaderEndpoints}. */
  leaderEndpoints?: readonly EndQuorumEpochRequestLeaderEndpointInit[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readEndQuorumEpochRequestReplicaInfo(r: Reader): EndQuorumEpochRequestReplicaInfo {
  r.down();
  r.at("candidateId"); const candidateId = r.int32();
  r.at("candidateDirectoryId"); const candidateDirectoryId = readUuid(r);
  const m: EndQuorumEpochRequestReplicaInfo = { candidateId, candidateDirectoryId };
  r.tags(m);
  r.up();
  return m;
}

function readEndQuorumEpochRequestReplicaInfoList(
  r: Reader,
  n: number,
): readonly EndQuorumEpochRequestReplicaInfo[] {
  if (n === 0) return EMPTY;
  const list = slots<EndQuorumEpochRequestReplicaInfo>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readEndQuorumEpochRequestReplicaInfo(r);
  }
  r.up();
  return list;
}

function readEndQuorumEpochRequestPartitionData(
  r: Reader,
  version: number,
): EndQuorumEpochRequestPartitionData {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("leaderId"); const leaderId = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  r.at("preferredSuccessors");
  const preferredSuccessors = version >= 1 ? EMPTY : readInt32s(r, r.count(4, 8));
  r.at("preferredCandidates");
  const preferredCandidates = version >= 1 ? readEndQuorumEpochRequestReplicaInfoList(
    r,
    r.compactCount(21, 48),
  )
    : EMPTY;
  const m: EndQuorumEpochRequestPartitionData = {
    partitionIndex,
    leaderId,
    leaderEpoch,
    preferredSuccessors,
    preferredCandidates,
  };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function readEndQuorumEpochRequestPartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly EndQuorumEpochRequestPartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<EndQuorumEpochRequestPartitionData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readEndQuorumEpochRequestPartitionData(r, version);
  }
  r.up();
  return list;
}

function readEndQuorumEpochRequestTopicData(
  r: Reader,
  version: number,
): EndQuorumEpochRequestTopicData {
  r.down();
  r.at("topicName");
  const topicName = version >= 1 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitions");
  const partitions = readEndQuorumEpochRequestPartitionDataList(
    r,
    version >= 1 ? r.compactCount(14, 72) : r.count(16, 72),
    version,
  );
  const m: EndQuorumEpochRequestTopicData = { topicName, partitions };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function readEndQuorumEpochRequestTopicDataList(
  r: Reader,
  n: number,
  version: number,
): readonly EndQuorumEpochRequestTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<EndQuorumEpochRequestTopicData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readEndQuorumEpochRequestTopicData(r, version);
  }
  r.up();
  return list;
}

function readEndQuorumEpochRequestLeaderEndpoint(r: Reader): EndQuorumEpochRequestLeaderEndpoint {
  r.down();
  r.at("name"); const name = r.compactString(repeated);
  r.at("host"); const host = r.compactString(repeated);
  r.at("port"); const port = readUint16(r);
  const m: EndQuorumEpochRequestLeaderEndpoint = { name, host, port };
  r.tags(m);
  r.up();
  return m;
}

function readEndQuorumEpochRequestLeaderEndpointList(
  r: Reader,
  n: number,
): readonly EndQuorumEpochRequestLeaderEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<EndQuorumEpochRequestLeaderEndpoint>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readEndQuorumEpochRequestLeaderEndpoint(r);
  }
  r.up();
  return list;
}

function readEndQuorumEpochRequest(r: Reader, version: number): EndQuorumEpochRequest {
  r.down();
  r.at("clusterId");
  const clusterId = version >= 1 ? r.compactNullableString(repeated) : r.nullableString(repeated);
  r.at("topics");
  const topics = readEndQuorumEpochRequestTopicDataList(
    r,
    version >= 1 ? r.compactCount(3, 48) : r.count(6, 48),
    version,
  );
  r.at("leaderEndpoints");
  const leaderEndpoints = version >= 1 ? readEndQuorumEpochRequestLeaderEndpointList(
    r,
    r.compactCount(5, 56),
  )
    : EMPTY;
  const m: EndQuorumEpochRequest = { clusterId, topics, leaderEndpoints };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function writeEndQuorumEpochRequestReplicaInfo(
  w: Writer,
  m: EndQuorumEpochRequestReplicaInfoInit,
): void {
  w.down(m);
  const { candidateId, candidateDirectoryId, unknownTaggedFields } = m;
  w.at("candidateId"); w.int32(candidateId);
  w.at("candidateDirectoryId"); writeUuid(w, candidateDirectoryId);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeEndQuorumEpochRequestReplicaInfoList(
  w: Writer,
  list: readonly EndQuorumEpochRequestReplicaInfoInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeEndQuorumEpochRequestReplicaInfo(w, list![i]!);
  }
  w.up();
}

function writeEndQuorumEpochRequestPartitionData(
  w: Writer,
  m: EndQuorumEpochRequestPartitionDataInit,
  version: number,
): void {
  w.down(m);
  const {
    partitionIndex,
    leaderId,
    leaderEpoch,
    preferredSuccessors = EMPTY,
    preferredCandidates = EMPTY,
    unknownTaggedFields,
  } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("leaderId"); w.int32(leaderId);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.at("preferredSuccessors");
  if (version >= 1) {}
  else writeInt32s(w, preferredSuccessors, w.count(preferredSuccessors));
  w.at("preferredCandidates");
  if (version >= 1) {
    writeEndQuorumEpochRequestReplicaInfoList(
    w,
    preferredCandidates,
    w.compactCount(preferredCandidates),
  );
  }
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeEndQuorumEpochRequestPartitionDataList(
  w: Writer,
  list: readonly EndQuorumEpochRequestPartitionDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeEndQuorumEpochRequestPartitionData(w, list![i]!, version);
  }
  w.up();
}

function writeEndQuorumEpochRequestTopicData(
  w: Writer,
  m: EndQuorumEpochRequestTopicDataInit,
  version: number,
): void {
  w.down(m);
  const { topicName, partitions, unknownTaggedFields } = m;
  w.at("topicName");
  if (version >= 1) w.compactString(topicName);
  else w.string(topicName);
  w.at("partitions");
  writeEndQuorumEpochRequestPartitionDataList(
    w,
    partitions,
    version >= 1 ? w.compactCount(partitions) : w.count(partitions),
    version,
  );
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeEndQuorumEpochRequestTopicDataList(
  w: Writer,
  list: readonly EndQuorumEpochRequestTopicDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeEndQuorumEpochRequestTopicData(w, list![i]!, version);
  }
  w.up();
}

function writeEndQuorumEpochRequestLeaderEndpoint(
  w: Writer,
  m: EndQuorumEpochRequestLeaderEndpointInit,
): void {
  w.down(m);
  const { name, host, port, unknownTaggedFields } = m;
  w.at("name"); w.compactString(name);
  w.at("host"); w.compactString(host);
  w.at("port"); writeUint16(w, port);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeEndQuorumEpochRequestLeaderEndpointList(
  w: Writer,
  list: readonly EndQuorumEpochRequestLeaderEndpointInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeEndQuorumEpochRequestLeaderEndpoint(w, list![i]!);
  }
  w.up();
}

function writeEndQuorumEpochRequest(
  w: Writer,
  m: EndQuorumEpochRequestInit,
  version: number,
): void {
  w.down(m);
  const { clusterId = null, topics, leaderEndpoints = EMPTY, unknownTaggedFields } = m;
  w.at("clusterId");
  if (version >= 1) w.compactNullableString(clusterId);
  else w.nullableString(clusterId);
  w.at("topics");
  writeEndQuorumEpochRequestTopicDataList(
    w,
    topics,
    version >= 1 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  w.at("leaderEndpoints");
  if (version >= 1) {
    writeEndQuorumEpochRequestLeaderEndpointList(
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
 * Decodes the body of an EndQuorumEpoch response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeEndQuorumEpochResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): EndQuorumEpochResponse {
  return runDecode(
  "EndQuorumEpochResponse",
  0,
  1,
  readEndQuorumEpochResponse,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of an EndQuorumEpoch response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeEndQuorumEpochResponse(
  message: EndQuorumEpochResponseInit,
  version: number,
): Bytes {
  return runEncode("EndQuorumEpochResponse", 0, 1, writeEndQuorumEpochResponse, message, version);
}

/**
 * Encodes the body of an EndQuorumEpoch response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeEndQuorumEpochResponseInto(
  message: EndQuorumEpochResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "EndQuorumEpochResponse",
    0,
    1,
    writeEndQuorumEpochResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of EndQuorumEpochResponse, for registries. */
export const EndQuorumEpochResponseCodec: MessageCodec<EndQuorumEpochResponse> = {
  name: "EndQuorumEpochResponse",
  type: "response",
  module: "clients",
  apiKey: 54,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  decode: decodeEndQuorumEpochResponse,
  encode: encodeEndQuorumEpochResponse,
};

/** Part of EndQuorumEpochResponse, versions 0-1. */
export interface EndQuorumEpochResponsePartitionData {
  /**
   * int32, versions 0+.
   *
   * @generated from EndQuorumEpochResponse.json PartitionData.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from EndQuorumEpochResponse.json PartitionData.ErrorCode
   */
  errorCode: number;
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from EndQuorumEpochResponse.json PartitionData.LeaderId
   */
  leaderId: number;
  /**
   * int32, versions 0+.
   *
   * @generated from EndQuorumEpochResponse.json PartitionData.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for EndQuorumEpochResponsePartitionData; fields with a default may be left out.
 */
export interface EndQuorumEpochResponsePartitionDataInit {
  /** See {@linkcode EndQuorumEpochResponsePartitionData.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode EndQuorumEpochResponsePartitionData.errorCode}. */
  errorCode: number;
  /** See {@linkcode EndQuorumEpochResponsePartitionData.leaderId}. */
  leaderId: number;
  /** See {@linkcode EndQuorumEpochResponsePartitionData.leaderEpoch}. */
  leaderEpoch: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of EndQuorumEpochResponse, versions 0-1. */
export interface EndQuorumEpochResponseTopicData {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from EndQuorumEpochResponse.json TopicData.TopicName
   */
  topicName: string;
  /**
   * []PartitionData, versions 0+.
   *
   * @generated from EndQuorumEpochResponse.json TopicData.Partitions
   */
  partitions: readonly EndQuorumEpochResponsePartitionData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for EndQuorumEpochResponseTopicData; fields with a default may be left out.
 */
export interface EndQuorumEpochResponseTopicDataInit {
  /** See {@linkcode EndQuorumEpochResponseTopicData.topicName}. */
  topicName: string;
  /** See {@linkcode EndQuorumEpochResponseTopicData.partitions}. */
  partitions: readonly EndQuorumEpochResponsePartitionDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of EndQuorumEpochResponse, versions 1. */
export interface EndQuorumEpochResponseNodeEndpoint {
  /**
   * int32, versions 1+, brokerId.
   *
   * @generated from EndQuorumEpochResponse.json NodeEndpoint.NodeId
   */
  nodeId: number;
  /**
   * string, versions 1+.
   *
   * @generated from EndQuorumEpochResponse.json NodeEndpoint.Host
   */
  host: string;
  /**
   * uint16, versions 1+.
   *
   * @generated from EndQuorumEpochResponse.json NodeEndpoint.Port
   */
  port: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for EndQuorumEpochResponseNodeEndpoint; fields with a default may be left out.
 */
export interface EndQuorumEpochResponseNodeEndpointInit {
  /** See {@linkcode EndQuorumEpochResponseNodeEndpoint.nodeId}. */
  nodeId: number;
  /** See {@linkcode EndQuorumEpochResponseNodeEndpoint.host}. */
  host: string;
  /** See {@linkcode EndQuorumEpochResponseNodeEndpoint.port}. */
  port: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** EndQuorumEpochResponse: a response, key 54, versions 0-1, flexible versions 1+. */
export interface EndQuorumEpochResponse {
  /**
   * int16, versions 0+.
   *
   * @generated from EndQuorumEpochResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * []TopicData, versions 0+.
   *
   * @generated from EndQuorumEpochResponse.json Topics
   */
  topics: readonly EndQuorumEpochResponseTopicData[];
  /**
   * []NodeEndpoint, versions 1+, tag 0 in 1+.
   *
   * @generated from EndQuorumEpochResponse.json NodeEndpoints
   */
  nodeEndpoints: readonly EndQuorumEpochResponseNodeEndpoint[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for EndQuorumEpochResponse; fields with a default may be left out. */
export interface EndQuorumEpochResponseInit {
  /** See {@linkcode EndQuorumEpochResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode EndQuorumEpochResponse.topics}. */
  topics: readonly EndQuorumEpochResponseTopicDataInit[];
  /** See {@linkcode EndQuorumEpochResponse.nodeEndpoints}. */
  nodeEndpoints?: readonly EndQuorumEpochResponseNodeEndpointInit[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readEndQuorumEpochResponsePartitionData(
  r: Reader,
  version: number,
): EndQuorumEpochResponsePartitionData {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("leaderId"); const leaderId = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  const m: EndQuorumEpochResponsePartitionData = {
    partitionIndex,
    errorCode,
    leaderId,
    leaderEpoch,
  };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function readEndQuorumEpochResponsePartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly EndQuorumEpochResponsePartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<EndQuorumEpochResponsePartitionData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readEndQuorumEpochResponsePartitionData(r, version);
  }
  r.up();
  return list;
}

function readEndQuorumEpochResponseTopicData(
  r: Reader,
  version: number,
): EndQuorumEpochResponseTopicData {
  r.down();
  r.at("topicName");
  const topicName = version >= 1 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitions");
  const partitions = readEndQuorumEpochResponsePartitionDataList(
    r,
    version >= 1 ? r.compactCount(15, 64) : r.count(14, 64),
    version,
  );
  const m: EndQuorumEpochResponseTopicData = { topicName, partitions };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function readEndQuorumEpochResponseTopicDataList(
  r: Reader,
  n: number,
  version: number,
): readonly EndQuorumEpochResponseTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<EndQuorumEpochResponseTopicData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readEndQuorumEpochResponseTopicData(r, version);
  }
  r.up();
  return list;
}

function readEndQuorumEpochResponseNodeEndpoint(r: Reader): EndQuorumEpochResponseNodeEndpoint {
  r.down();
  r.at("nodeId"); const nodeId = r.int32();
  r.at("host"); const host = r.compactString(repeated);
  r.at("port"); const port = readUint16(r);
  const m: EndQuorumEpochResponseNodeEndpoint = { nodeId, host, port };
  r.tags(m);
  r.up();
  return m;
}

function readEndQuorumEpochResponseNodeEndpointList(
  r: Reader,
  n: number,
): readonly EndQuorumEpochResponseNodeEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<EndQuorumEpochResponseNodeEndpoint>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readEndQuorumEpochResponseNodeEndpoint(r);
  }
  r.up();
  return list;
}

function readEndQuorumEpochResponseTag(
  r: Reader,
  m: EndQuorumEpochResponse,
  tag: number,
  version: number,
): boolean {
  switch (tag) {
    case 0:
      if (!(version === 1)) return false;
      r.at("nodeEndpoints");
      m.nodeEndpoints = readEndQuorumEpochResponseNodeEndpointList(r, r.compactCount(8, 56));
      return true;
  }
  return false;
}

function readEndQuorumEpochResponse(r: Reader, version: number): EndQuorumEpochResponse {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("topics");
  const topics = readEndQuorumEpochResponseTopicDataList(
    r,
    version >= 1 ? r.compactCount(3, 48) : r.count(6, 48),
    version,
  );
  const m: EndQuorumEpochResponse = { errorCode, topics, nodeEndpoints: EMPTY };
  if (version === 1) r.tags(m, readEndQuorumEpochResponseTag, version);
  r.up();
  return m;
}

function writeEndQuorumEpochResponsePartitionData(
  w: Writer,
  m: EndQuorumEpochResponsePartitionDataInit,
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

function writeEndQuorumEpochResponsePartitionDataList(
  w: Writer,
  list: readonly EndQuorumEpochResponsePartitionDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeEndQuorumEpochResponsePartitionData(w, list![i]!, version);
  }
  w.up();
}

function writeEndQuorumEpochResponseTopicData(
  w: Writer,
  m: EndQuorumEpochResponseTopicDataInit,
  version: number,
): void {
  w.down(m);
  const { topicName, partitions, unknownTaggedFields } = m;
  w.at("topicName");
  if (version >= 1) w.compactString(topicName);
  else w.string(topicName);
  w.at("partitions");
  writeEndQuorumEpochResponsePartitionDataList(
    w,
    partitions,
    version >= 1 ? w.compactCount(partitions) : w.count(partitions),
    version,
  );
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeEndQuorumEpochResponseTopicDataList(
  w: Writer,
  list: readonly EndQuorumEpochResponseTopicDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeEndQuorumEpochResponseTopicData(w, list![i]!, version);
  }
  w.up();
}

function writeEndQuorumEpochResponseNodeEndpoint(
  w: Writer,
  m: EndQuorumEpochResponseNodeEndpointInit,
): void {
  w.down(m);
  const { nodeId, host, port, unknownTaggedFields } = m;
  w.at("nodeId"); w.int32(nodeId);
  w.at("host"); w.compactString(host);
  w.at("port"); writeUint16(w, port);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeEndQuorumEpochResponseNodeEndpointList(
  w: Writer,
  list: readonly EndQuorumEpochResponseNodeEndpointInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeEndQuorumEpochResponseNodeEndpoint(w, list![i]!);
  }
  w.up();
}

function writeEndQuorumEpochResponse(
  w: Writer,
  m: EndQuorumEpochResponseInit,
  version: number,
): void {
  w.down(m);
  const { errorCode, topics, nodeEndpoints = EMPTY, unknownTaggedFields } = m;
  w.at("errorCode"); w.int16(errorCode);
  w.at("topics");
  writeEndQuorumEpochResponseTopicDataList(
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
      writeEndQuorumEpochResponseNodeEndpointList(w, nodeEndpoints, w.compactCount(nodeEndpoints));
      w.endTag(p);
    }
    w.unknownTags(unknown);
  } else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of EndQuorumEpoch. */
export const EndQuorumEpoch: Api<EndQuorumEpochRequestInit, EndQuorumEpochResponse> = {
  name: "EndQuorumEpoch",
  key: 54,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  encodeRequest: encodeEndQuorumEpochRequest,
  decodeResponse: decodeEndQuorumEpochResponse,
};

/** The broker's half of EndQuorumEpoch. */
export const EndQuorumEpochServer: ServerApi<EndQuorumEpochRequest, EndQuorumEpochResponseInit> = {
  name: "EndQuorumEpoch",
  key: 54,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  decodeRequest: decodeEndQuorumEpochRequest,
  encodeResponse: encodeEndQuorumEpochResponse,
};
