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
  endTag,
  type InvalidText,
  isEmptyList,
  type Key,
  type MessageCodec,
  putInt16,
  putInt32,
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
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
  key: Key,
  version: number,
): BeginQuorumEpochRequestPartitionData {
  r.down(key);
  const m: BeginQuorumEpochRequestPartitionData = {
    partitionIndex: readInt32(r, "partitionIndex"),
    voterDirectoryId: version >= 1 ? readUuid(r, "voterDirectoryId") : ZERO_UUID,
    leaderId: readInt32(r, "leaderId"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readBeginQuorumEpochRequestPartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly BeginQuorumEpochRequestPartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<BeginQuorumEpochRequestPartitionData>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readBeginQuorumEpochRequestPartitionData(r, i, version);
  }
  return list;
}

function readBeginQuorumEpochRequestTopicData(
  r: Reader,
  key: Key,
  version: number,
): BeginQuorumEpochRequestTopicData {
  r.down(key);
  const m: BeginQuorumEpochRequestTopicData = {
    topicName: version >= 1 ? readCompactString(r, "topicName", repeated)
      : readString(r, "topicName", repeated),
    partitions: readBeginQuorumEpochRequestPartitionDataList(
      r,
      version >= 1 ? readCompactCount(r, "partitions", 29) : readCount(r, "partitions", 12),
      version,
    ),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readBeginQuorumEpochRequestTopicDataList(
  r: Reader,
  n: number,
  version: number,
): readonly BeginQuorumEpochRequestTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<BeginQuorumEpochRequestTopicData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readBeginQuorumEpochRequestTopicData(r, i, version);
  }
  return list;
}

function readBeginQuorumEpochRequestLeaderEndpoint(
  r: Reader,
  key: Key,
): BeginQuorumEpochRequestLeaderEndpoint {
  r.down(key);
  const m: BeginQuorumEpochRequestLeaderEndpoint = {
    name: readCompactString(r, "name", repeated),
    host: readCompactString(r, "host", repeated),
    port: readUint16(r, "port"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readBeginQuorumEpochRequestLeaderEndpointList(
  r: Reader,
  n: number,
): readonly BeginQuorumEpochRequestLeaderEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<BeginQuorumEpochRequestLeaderEndpoint>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readBeginQuorumEpochRequestLeaderEndpoint(r, i);
  }
  return list;
}

function readBeginQuorumEpochRequest(r: Reader, version: number): BeginQuorumEpochRequest {
  const m: BeginQuorumEpochRequest = {
    clusterId: version >= 1 ? readCompactNullableString(r, "clusterId", repeated)
      : readNullableString(r, "clusterId", repeated),
    voterId: version >= 1 ? readInt32(r, "voterId") : -1,
    topics: readBeginQuorumEpochRequestTopicDataList(
      r,
      version >= 1 ? readCompactCount(r, "topics", 3) : readCount(r, "topics", 6),
      version,
    ),
    leaderEndpoints: version >= 1 ? readBeginQuorumEpochRequestLeaderEndpointList(
      r,
      readCompactCount(r, "leaderEndpoints", 5),
    )
      : EMPTY,
  };
  if (version >= 1) readTags(r, m);
  return m;
}

function writeBeginQuorumEpochRequestPartitionData(
  w: Writer,
  key: Key,
  m: BeginQuorumEpochRequestPartitionDataInit,
  version: number,
): void {
  w.into(key, m);
  const {
    partitionIndex,
    voterDirectoryId = ZERO_UUID,
    leaderId,
    leaderEpoch,
    unknownTaggedFields,
  } = m;
  writeInt32(w, "partitionIndex", partitionIndex);
  if (version >= 1) writeUuid(w, "voterDirectoryId", voterDirectoryId);
  const atLeaderId = w.room(8);
  putInt32(w, atLeaderId, "leaderId", leaderId);
  putInt32(w, atLeaderId + 4, "leaderEpoch", leaderEpoch);
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeBeginQuorumEpochRequestTopicData(
  w: Writer,
  key: Key,
  m: BeginQuorumEpochRequestTopicDataInit,
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
    writeBeginQuorumEpochRequestPartitionData,
    version,
  );
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeBeginQuorumEpochRequestLeaderEndpoint(
  w: Writer,
  key: Key,
  m: BeginQuorumEpochRequestLeaderEndpointInit,
): void {
  w.into(key, m);
  const { name, host, port, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeCompactString(w, "host", host);
  writeUint16(w, "port", port);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeBeginQuorumEpochRequest(
  w: Writer,
  m: BeginQuorumEpochRequestInit,
  version: number,
): void {
  const {
    clusterId = null,
    voterId = -1,
    topics,
    leaderEndpoints = EMPTY,
    unknownTaggedFields,
  } = m;
  if (version >= 1) writeCompactNullableString(w, "clusterId", clusterId);
  else writeNullableString(w, "clusterId", clusterId);
  if (version >= 1) writeInt32(w, "voterId", voterId);
  writeList(
    w,
    "topics",
    topics,
    version >= 1 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeBeginQuorumEpochRequestTopicData,
    version,
  );
  if (version >= 1) {
    writeList(
      w,
      "leaderEndpoints",
      leaderEndpoints,
      writeCompactCount(w, "leaderEndpoints", leaderEndpoints),
      writeBeginQuorumEpochRequestLeaderEndpoint,
    );
  }
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
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
  key: Key,
  version: number,
): BeginQuorumEpochResponsePartitionData {
  r.down(key);
  const m: BeginQuorumEpochResponsePartitionData = {
    partitionIndex: readInt32(r, "partitionIndex"),
    errorCode: readInt16(r, "errorCode"),
    leaderId: readInt32(r, "leaderId"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readBeginQuorumEpochResponsePartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly BeginQuorumEpochResponsePartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<BeginQuorumEpochResponsePartitionData>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readBeginQuorumEpochResponsePartitionData(r, i, version);
  }
  return list;
}

function readBeginQuorumEpochResponseTopicData(
  r: Reader,
  key: Key,
  version: number,
): BeginQuorumEpochResponseTopicData {
  r.down(key);
  const m: BeginQuorumEpochResponseTopicData = {
    topicName: version >= 1 ? readCompactString(r, "topicName", repeated)
      : readString(r, "topicName", repeated),
    partitions: readBeginQuorumEpochResponsePartitionDataList(
      r,
      version >= 1 ? readCompactCount(r, "partitions", 15) : readCount(r, "partitions", 14),
      version,
    ),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readBeginQuorumEpochResponseTopicDataList(
  r: Reader,
  n: number,
  version: number,
): readonly BeginQuorumEpochResponseTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<BeginQuorumEpochResponseTopicData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readBeginQuorumEpochResponseTopicData(r, i, version);
  }
  return list;
}

function readBeginQuorumEpochResponseNodeEndpoint(
  r: Reader,
  key: Key,
): BeginQuorumEpochResponseNodeEndpoint {
  r.down(key);
  const m: BeginQuorumEpochResponseNodeEndpoint = {
    nodeId: readInt32(r, "nodeId"),
    host: readCompactString(r, "host", repeated),
    port: readUint16(r, "port"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readBeginQuorumEpochResponseNodeEndpointList(
  r: Reader,
  n: number,
): readonly BeginQuorumEpochResponseNodeEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<BeginQuorumEpochResponseNodeEndpoint>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readBeginQuorumEpochResponseNodeEndpoint(r, i);
  }
  return list;
}

function readBeginQuorumEpochResponseTag(
  r: Reader,
  m: BeginQuorumEpochResponse,
  tag: number,
): boolean {
  switch (tag) {
    case 0:
      m.nodeEndpoints = readBeginQuorumEpochResponseNodeEndpointList(
        r,
        readCompactCount(r, "nodeEndpoints", 8),
      );
      return true;
  }
  return false;
}

function readBeginQuorumEpochResponse(r: Reader, version: number): BeginQuorumEpochResponse {
  const m: BeginQuorumEpochResponse = {
    errorCode: readInt16(r, "errorCode"),
    topics: readBeginQuorumEpochResponseTopicDataList(
      r,
      version >= 1 ? readCompactCount(r, "topics", 3) : readCount(r, "topics", 6),
      version,
    ),
    nodeEndpoints: EMPTY,
  };
  if (version >= 1) readTags(r, m, readBeginQuorumEpochResponseTag);
  return m;
}

function writeBeginQuorumEpochResponsePartitionData(
  w: Writer,
  key: Key,
  m: BeginQuorumEpochResponsePartitionDataInit,
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

function writeBeginQuorumEpochResponseTopicData(
  w: Writer,
  key: Key,
  m: BeginQuorumEpochResponseTopicDataInit,
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
    writeBeginQuorumEpochResponsePartitionData,
    version,
  );
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeBeginQuorumEpochResponseNodeEndpoint(
  w: Writer,
  key: Key,
  m: BeginQuorumEpochResponseNodeEndpointInit,
): void {
  w.into(key, m);
  const { nodeId, host, port, unknownTaggedFields } = m;
  writeInt32(w, "nodeId", nodeId);
  writeCompactString(w, "host", host);
  writeUint16(w, "port", port);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeBeginQuorumEpochResponse(
  w: Writer,
  m: BeginQuorumEpochResponseInit,
  version: number,
): void {
  const { errorCode, topics, nodeEndpoints = EMPTY, unknownTaggedFields } = m;
  writeInt16(w, "errorCode", errorCode);
  writeList(
    w,
    "topics",
    topics,
    version >= 1 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeBeginQuorumEpochResponseTopicData,
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
        writeBeginQuorumEpochResponseNodeEndpoint,
      );
      endTag(w, p);
    }
    writeTagsBefore(w, unknown);
  } else writeNoTags(w, unknownTaggedFields);
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
