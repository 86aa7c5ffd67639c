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
  endTag,
  type InvalidText,
  isEmptyList,
  type Key,
  type MessageCodec,
  putInt16,
  putInt32,
  putUuid,
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt32s,
  readNullableString,
  readString,
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
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeCount,
  writeInt16,
  writeInt32,
  writeList,
  writeNoTags,
  writeNullableString,
  type Writer,
  writeString,
  writeTagCount,
  writeTagsBefore,
  writeUint16,
  writeUnknownTags,
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

function readEndQuorumEpochRequestReplicaInfo(
  r: Reader,
  key: Key,
): EndQuorumEpochRequestReplicaInfo {
  r.down(key);
  const m: EndQuorumEpochRequestReplicaInfo = {
    candidateId: readInt32(r, "candidateId"),
    candidateDirectoryId: readUuid(r, "candidateDirectoryId"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readEndQuorumEpochRequestReplicaInfoList(
  r: Reader,
  n: number,
): readonly EndQuorumEpochRequestReplicaInfo[] {
  if (n === 0) return EMPTY;
  const list = slots<EndQuorumEpochRequestReplicaInfo>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readEndQuorumEpochRequestReplicaInfo(r, i);
  }
  return list;
}

function readEndQuorumEpochRequestPartitionData(
  r: Reader,
  key: Key,
  version: number,
): EndQuorumEpochRequestPartitionData {
  r.down(key);
  const m: EndQuorumEpochRequestPartitionData = {
    partitionIndex: readInt32(r, "partitionIndex"),
    leaderId: readInt32(r, "leaderId"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
    preferredSuccessors: version >= 1 ? EMPTY : readInt32s(r, "preferredSuccessors"),
    preferredCandidates: version >= 1 ? readEndQuorumEpochRequestReplicaInfoList(
      r,
      readCompactCount(r, "preferredCandidates", 21),
    )
      : EMPTY,
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readEndQuorumEpochRequestPartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly EndQuorumEpochRequestPartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<EndQuorumEpochRequestPartitionData>(r, n, 72);
  for (let i = 0; i < n; i++) {
    list[i] = readEndQuorumEpochRequestPartitionData(r, i, version);
  }
  return list;
}

function readEndQuorumEpochRequestTopicData(
  r: Reader,
  key: Key,
  version: number,
): EndQuorumEpochRequestTopicData {
  r.down(key);
  const m: EndQuorumEpochRequestTopicData = {
    topicName: version >= 1 ? readCompactString(r, "topicName", repeated)
      : readString(r, "topicName", repeated),
    partitions: readEndQuorumEpochRequestPartitionDataList(
      r,
      version >= 1 ? readCompactCount(r, "partitions", 14) : readCount(r, "partitions", 16),
      version,
    ),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readEndQuorumEpochRequestTopicDataList(
  r: Reader,
  n: number,
  version: number,
): readonly EndQuorumEpochRequestTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<EndQuorumEpochRequestTopicData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readEndQuorumEpochRequestTopicData(r, i, version);
  }
  return list;
}

function readEndQuorumEpochRequestLeaderEndpoint(
  r: Reader,
  key: Key,
): EndQuorumEpochRequestLeaderEndpoint {
  r.down(key);
  const m: EndQuorumEpochRequestLeaderEndpoint = {
    name: readCompactString(r, "name", repeated),
    host: readCompactString(r, "host", repeated),
    port: readUint16(r, "port"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readEndQuorumEpochRequestLeaderEndpointList(
  r: Reader,
  n: number,
): readonly EndQuorumEpochRequestLeaderEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<EndQuorumEpochRequestLeaderEndpoint>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readEndQuorumEpochRequestLeaderEndpoint(r, i);
  }
  return list;
}

function readEndQuorumEpochRequest(r: Reader, version: number): EndQuorumEpochRequest {
  const m: EndQuorumEpochRequest = {
    clusterId: version >= 1 ? readCompactNullableString(r, "clusterId", repeated)
      : readNullableString(r, "clusterId", repeated),
    topics: readEndQuorumEpochRequestTopicDataList(
      r,
      version >= 1 ? readCompactCount(r, "topics", 3) : readCount(r, "topics", 6),
      version,
    ),
    leaderEndpoints: version >= 1 ? readEndQuorumEpochRequestLeaderEndpointList(
      r,
      readCompactCount(r, "leaderEndpoints", 5),
    )
      : EMPTY,
  };
  if (version >= 1) readTags(r, m);
  return m;
}

function writeEndQuorumEpochRequestReplicaInfo(
  w: Writer,
  key: Key,
  m: EndQuorumEpochRequestReplicaInfoInit,
): void {
  w.into(key, m);
  const { candidateId, candidateDirectoryId, unknownTaggedFields } = m;
  const atCandidateId = w.room(20);
  putInt32(w, atCandidateId, "candidateId", candidateId);
  putUuid(w, atCandidateId + 4, "candidateDirectoryId", candidateDirectoryId);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeEndQuorumEpochRequestPartitionData(
  w: Writer,
  key: Key,
  m: EndQuorumEpochRequestPartitionDataInit,
  version: number,
): void {
  w.into(key, m);
  const {
    partitionIndex,
    leaderId,
    leaderEpoch,
    preferredSuccessors = EMPTY,
    preferredCandidates = EMPTY,
    unknownTaggedFields,
  } = m;
  const atPartitionIndex = w.room(12);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt32(w, atPartitionIndex + 4, "leaderId", leaderId);
  putInt32(w, atPartitionIndex + 8, "leaderEpoch", leaderEpoch);
  if (version <= 0) {
    writeList(
      w,
      "preferredSuccessors",
      preferredSuccessors,
      writeCount(w, "preferredSuccessors", preferredSuccessors),
      writeInt32,
    );
  }
  if (version >= 1) {
    writeList(
      w,
      "preferredCandidates",
      preferredCandidates,
      writeCompactCount(w, "preferredCandidates", preferredCandidates),
      writeEndQuorumEpochRequestReplicaInfo,
    );
  }
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeEndQuorumEpochRequestTopicData(
  w: Writer,
  key: Key,
  m: EndQuorumEpochRequestTopicDataInit,
  version: number,
): void {
  w.into(key, m);
  const { topicName, partitions, unknownTaggedFields } = m;
  if (version >= 1) writeCompactString(w, "topicName", topicName);
  else writeString(w, "topicName", topicName);
  writeList(
    w,
    "partitions",
    partitions,
    version >= 1 ? writeCompactCount(w, "partitions", partitions)
      : writeCount(w, "partitions", partitions),
    writeEndQuorumEpochRequestPartitionData,
    version,
  );
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeEndQuorumEpochRequestLeaderEndpoint(
  w: Writer,
  key: Key,
  m: EndQuorumEpochRequestLeaderEndpointInit,
): void {
  w.into(key, m);
  const { name, host, port, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeCompactString(w, "host", host);
  writeUint16(w, "port", port);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeEndQuorumEpochRequest(
  w: Writer,
  m: EndQuorumEpochRequestInit,
  version: number,
): void {
  const { clusterId = null, topics, leaderEndpoints = EMPTY, unknownTaggedFields } = m;
  if (version >= 1) writeCompactNullableString(w, "clusterId", clusterId);
  else writeNullableString(w, "clusterId", clusterId);
  writeList(
    w,
    "topics",
    topics,
    version >= 1 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeEndQuorumEpochRequestTopicData,
    version,
  );
  if (version >= 1) {
    writeList(
      w,
      "leaderEndpoints",
      leaderEndpoints,
      writeCompactCount(w, "leaderEndpoints", leaderEndpoints),
      writeEndQuorumEpochRequestLeaderEndpoint,
    );
  }
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
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
  key: Key,
  version: number,
): EndQuorumEpochResponsePartitionData {
  r.down(key);
  const m: EndQuorumEpochResponsePartitionData = {
    partitionIndex: readInt32(r, "partitionIndex"),
    errorCode: readInt16(r, "errorCode"),
    leaderId: readInt32(r, "leaderId"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readEndQuorumEpochResponsePartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly EndQuorumEpochResponsePartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<EndQuorumEpochResponsePartitionData>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readEndQuorumEpochResponsePartitionData(r, i, version);
  }
  return list;
}

function readEndQuorumEpochResponseTopicData(
  r: Reader,
  key: Key,
  version: number,
): EndQuorumEpochResponseTopicData {
  r.down(key);
  const m: EndQuorumEpochResponseTopicData = {
    topicName: version >= 1 ? readCompactString(r, "topicName", repeated)
      : readString(r, "topicName", repeated),
    partitions: readEndQuorumEpochResponsePartitionDataList(
      r,
      version >= 1 ? readCompactCount(r, "partitions", 15) : readCount(r, "partitions", 14),
      version,
    ),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readEndQuorumEpochResponseTopicDataList(
  r: Reader,
  n: number,
  version: number,
): readonly EndQuorumEpochResponseTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<EndQuorumEpochResponseTopicData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readEndQuorumEpochResponseTopicData(r, i, version);
  }
  return list;
}

function readEndQuorumEpochResponseNodeEndpoint(
  r: Reader,
  key: Key,
): EndQuorumEpochResponseNodeEndpoint {
  r.down(key);
  const m: EndQuorumEpochResponseNodeEndpoint = {
    nodeId: readInt32(r, "nodeId"),
    host: readCompactString(r, "host", repeated),
    port: readUint16(r, "port"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readEndQuorumEpochResponseNodeEndpointList(
  r: Reader,
  n: number,
): readonly EndQuorumEpochResponseNodeEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<EndQuorumEpochResponseNodeEndpoint>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readEndQuorumEpochResponseNodeEndpoint(r, i);
  }
  return list;
}

function readEndQuorumEpochResponseTag(r: Reader, m: EndQuorumEpochResponse, tag: number): boolean {
  switch (tag) {
    case 0:
      m.nodeEndpoints = readEndQuorumEpochResponseNodeEndpointList(
        r,
        readCompactCount(r, "nodeEndpoints", 8),
      );
      return true;
  }
  return false;
}

function readEndQuorumEpochResponse(r: Reader, version: number): EndQuorumEpochResponse {
  const m: EndQuorumEpochResponse = {
    errorCode: readInt16(r, "errorCode"),
    topics: readEndQuorumEpochResponseTopicDataList(
      r,
      version >= 1 ? readCompactCount(r, "topics", 3) : readCount(r, "topics", 6),
      version,
    ),
    nodeEndpoints: EMPTY,
  };
  if (version >= 1) readTags(r, m, readEndQuorumEpochResponseTag);
  return m;
}

function writeEndQuorumEpochResponsePartitionData(
  w: Writer,
  key: Key,
  m: EndQuorumEpochResponsePartitionDataInit,
  version: number,
): void {
  w.into(key, m);
  const { partitionIndex, errorCode, leaderId, leaderEpoch, unknownTaggedFields } = m;
  const atPartitionIndex = w.room(14);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt16(w, atPartitionIndex + 4, "errorCode", errorCode);
  putInt32(w, atPartitionIndex + 6, "leaderId", leaderId);
  putInt32(w, atPartitionIndex + 10, "leaderEpoch", leaderEpoch);
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeEndQuorumEpochResponseTopicData(
  w: Writer,
  key: Key,
  m: EndQuorumEpochResponseTopicDataInit,
  version: number,
): void {
  w.into(key, m);
  const { topicName, partitions, unknownTaggedFields } = m;
  if (version >= 1) writeCompactString(w, "topicName", topicName);
  else writeString(w, "topicName", topicName);
  writeList(
    w,
    "partitions",
    partitions,
    version >= 1 ? writeCompactCount(w, "partitions", partitions)
      : writeCount(w, "partitions", partitions),
    writeEndQuorumEpochResponsePartitionData,
    version,
  );
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeEndQuorumEpochResponseNodeEndpoint(
  w: Writer,
  key: Key,
  m: EndQuorumEpochResponseNodeEndpointInit,
): void {
  w.into(key, m);
  const { nodeId, host, port, unknownTaggedFields } = m;
  writeInt32(w, "nodeId", nodeId);
  writeCompactString(w, "host", host);
  writeUint16(w, "port", port);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeEndQuorumEpochResponse(
  w: Writer,
  m: EndQuorumEpochResponseInit,
  version: number,
): void {
  const { errorCode, topics, nodeEndpoints = EMPTY, unknownTaggedFields } = m;
  writeInt16(w, "errorCode", errorCode);
  writeList(
    w,
    "topics",
    topics,
    version >= 1 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeEndQuorumEpochResponseTopicData,
    version,
  );
  if (version <= 0) writeAbsent(w, "nodeEndpoints", isEmptyList(nodeEndpoints), "1+");
  if (version >= 1) {
    const sendsNodeEndpoints = !isEmptyList(nodeEndpoints);
    let unknown = writeTagCount(w, unknownTaggedFields, sendsNodeEndpoints ? 1 : 0);
    unknown = writeTagsBefore(w, unknown, 0);
    if (sendsNodeEndpoints) {
      const p = startTag(w, 0);
      writeList(
        w,
        "nodeEndpoints",
        nodeEndpoints,
        writeCompactCount(w, "nodeEndpoints", nodeEndpoints),
        writeEndQuorumEpochResponseNodeEndpoint,
      );
      endTag(w, p);
    }
    writeTagsBefore(w, unknown);
  } else writeNoTags(w, unknownTaggedFields);
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
