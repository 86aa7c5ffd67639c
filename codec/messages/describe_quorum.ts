// Generated from schemas/clients/DescribeQuorum{Request,Response}.json. Do not edit.

/**
 * DescribeQuorum (API, key 55), versions 0-2.
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
  type Key,
  type MessageCodec,
  putInt16,
  putInt32,
  putInt64,
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
  type TaggedField,
  writeAbsent,
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeInt16,
  writeInt32,
  writeInt64,
  writeList,
  type Writer,
  writeUint16,
  writeUnknownTags,
  writeUuid,
  ZERO_UUID,
} from "../wire/mod.ts";

/**
 * Decodes the body of a DescribeQuorum request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeDescribeQuorumRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeQuorumRequest {
  return runDecode(
    "DescribeQuorumRequest",
    0,
    2,
    readDescribeQuorumRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a DescribeQuorum request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeQuorumRequest(
  message: DescribeQuorumRequestInit,
  version: number,
): Bytes {
  return runEncode("DescribeQuorumRequest", 0, 2, writeDescribeQuorumRequest, message, version);
}

/**
 * Encodes the body of a DescribeQuorum request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeQuorumRequestInto(
  message: DescribeQuorumRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeQuorumRequest",
    0,
    2,
    writeDescribeQuorumRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeQuorumRequest, for registries. */
export const DescribeQuorumRequestCodec: MessageCodec<DescribeQuorumRequest> = {
  name: "DescribeQuorumRequest",
  type: "request",
  module: "clients",
  apiKey: 55,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decode: decodeDescribeQuorumRequest,
  encode: encodeDescribeQuorumRequest,
};

/** Part of DescribeQuorumRequest, versions 0-2. */
export interface DescribeQuorumRequestPartitionData {
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeQuorumRequest.json PartitionData.PartitionIndex
   */
  partitionIndex: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeQuorumRequestPartitionData; fields with a default may be left out.
 */
export interface DescribeQuorumRequestPartitionDataInit {
  /** See {@linkcode DescribeQuorumRequestPartitionData.partitionIndex}. */
  partitionIndex: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeQuorumRequest, versions 0-2. */
export interface DescribeQuorumRequestTopicData {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from DescribeQuorumRequest.json TopicData.TopicName
   */
  topicName: string;
  /**
   * []PartitionData, versions 0+.
   *
   * @generated from DescribeQuorumRequest.json TopicData.Partitions
   */
  partitions: readonly DescribeQuorumRequestPartitionData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeQuorumRequestTopicData; fields with a default may be left out.
 */
export interface DescribeQuorumRequestTopicDataInit {
  /** See {@linkcode DescribeQuorumRequestTopicData.topicName}. */
  topicName: string;
  /** See {@linkcode DescribeQuorumRequestTopicData.partitions}. */
  partitions: readonly DescribeQuorumRequestPartitionDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DescribeQuorumRequest: a request, key 55, versions 0-2, flexible versions 0+. */
export interface DescribeQuorumRequest {
  /**
   * []TopicData, versions 0+.
   *
   * @generated from DescribeQuorumRequest.json Topics
   */
  topics: readonly DescribeQuorumRequestTopicData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DescribeQuorumRequest; fields with a default may be left out. */
export interface DescribeQuorumRequestInit {
  /** See {@linkcode DescribeQuorumRequest.topics}. */
  topics: readonly DescribeQuorumRequestTopicDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeQuorumRequestPartitionData(
  r: Reader,
  key: Key,
): DescribeQuorumRequestPartitionData {
  r.down(key);
  const m: DescribeQuorumRequestPartitionData = {
    partitionIndex: readInt32(r, "partitionIndex"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeQuorumRequestPartitionDataList(
  r: Reader,
  n: number,
): readonly DescribeQuorumRequestPartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeQuorumRequestPartitionData>(r, n, 40);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeQuorumRequestPartitionData(r, i);
  }
  return list;
}

function readDescribeQuorumRequestTopicData(r: Reader, key: Key): DescribeQuorumRequestTopicData {
  r.down(key);
  const m: DescribeQuorumRequestTopicData = {
    topicName: readCompactString(r, "topicName", repeated),
    partitions: readDescribeQuorumRequestPartitionDataList(r, readCompactCount(r, "partitions", 5)),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeQuorumRequestTopicDataList(
  r: Reader,
  n: number,
): readonly DescribeQuorumRequestTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeQuorumRequestTopicData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeQuorumRequestTopicData(r, i);
  }
  return list;
}

function readDescribeQuorumRequest(r: Reader): DescribeQuorumRequest {
  const m: DescribeQuorumRequest = {
    topics: readDescribeQuorumRequestTopicDataList(r, readCompactCount(r, "topics", 3)),
  };
  readTags(r, m);
  return m;
}

function writeDescribeQuorumRequestPartitionData(
  w: Writer,
  key: Key,
  m: DescribeQuorumRequestPartitionDataInit,
): void {
  w.into(key, m);
  const { partitionIndex, unknownTaggedFields } = m;
  writeInt32(w, "partitionIndex", partitionIndex);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeQuorumRequestTopicData(
  w: Writer,
  key: Key,
  m: DescribeQuorumRequestTopicDataInit,
): void {
  w.into(key, m);
  const { topicName, partitions, unknownTaggedFields } = m;
  writeCompactString(w, "topicName", topicName);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeDescribeQuorumRequestPartitionData,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeQuorumRequest(w: Writer, m: DescribeQuorumRequestInit): void {
  const { topics, unknownTaggedFields } = m;
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeDescribeQuorumRequestTopicData,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a DescribeQuorum response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeDescribeQuorumResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeQuorumResponse {
  return runDecode(
    "DescribeQuorumResponse",
    0,
    2,
    readDescribeQuorumResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a DescribeQuorum response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeQuorumResponse(
  message: DescribeQuorumResponseInit,
  version: number,
): Bytes {
  return runEncode("DescribeQuorumResponse", 0, 2, writeDescribeQuorumResponse, message, version);
}

/**
 * Encodes the body of a DescribeQuorum response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeQuorumResponseInto(
  message: DescribeQuorumResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeQuorumResponse",
    0,
    2,
    writeDescribeQuorumResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeQuorumResponse, for registries. */
export const DescribeQuorumResponseCodec: MessageCodec<DescribeQuorumResponse> = {
  name: "DescribeQuorumResponse",
  type: "response",
  module: "clients",
  apiKey: 55,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decode: decodeDescribeQuorumResponse,
  encode: encodeDescribeQuorumResponse,
};

/** Part of DescribeQuorumResponse, versions 0-2. */
export interface DescribeQuorumResponseReplicaState {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from DescribeQuorumResponse.json ReplicaState.ReplicaId
   */
  replicaId: number;
  /**
   * uuid, versions 2+.
   *
   * @generated from DescribeQuorumResponse.json ReplicaState.ReplicaDirectoryId
   */
  replicaDirectoryId: string;
  /**
   * int64, versions 0+.
   *
   * @generated from DescribeQuorumResponse.json ReplicaState.LogEndOffset
   */
  logEndOffset: bigint;
  /**
   * int64, versions 1+, default -1, ignorable.
   *
   * @generated from DescribeQuorumResponse.json ReplicaState.LastFetchTimestamp
   */
  lastFetchTimestamp: bigint;
  /**
   * int64, versions 1+, default -1, ignorable.
   *
   * @generated from DescribeQuorumResponse.json ReplicaState.LastCaughtUpTimestamp
   */
  lastCaughtUpTimestamp: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeQuorumResponseReplicaState; fields with a default may be left out.
 */
export interface DescribeQuorumResponseReplicaStateInit {
  /** See {@linkcode DescribeQuorumResponseReplicaState.replicaId}. */
  replicaId: number;
  /** See {@linkcode DescribeQuorumResponseReplicaState.replicaDirectoryId}. */
  replicaDirectoryId?: string | undefined;
  /** See {@linkcode DescribeQuorumResponseReplicaState.logEndOffset}. */
  logEndOffset: bigint;
  /** See {@linkcode DescribeQuorumResponseReplicaState.lastFetchTimestamp}. */
  lastFetchTimestamp?: bigint | undefined;
  /** See {@linkcode DescribeQuorumResponseReplicaState.lastCaughtUpTimestamp}. */
  lastCaughtUpTimestamp?: bigint | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeQuorumResponse, versions 0-2. */
export interface DescribeQuorumResponsePartitionData {
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeQuorumResponse.json PartitionData.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from DescribeQuorumResponse.json PartitionData.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 2+, nullable 2+, ignorable.
   *
   * @generated from DescribeQuorumResponse.json PartitionData.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from DescribeQuorumResponse.json PartitionData.LeaderId
   */
  leaderId: number;
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeQuorumResponse.json PartitionData.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * int64, versions 0+.
   *
   * @generated from DescribeQuorumResponse.json PartitionData.HighWatermark
   */
  highWatermark: bigint;
  /**
   * []ReplicaState, versions 0+.
   *
   * @generated from DescribeQuorumResponse.json PartitionData.CurrentVoters
   */
  currentVoters: readonly DescribeQuorumResponseReplicaState[];
  /**
   * []ReplicaState, versions 0+.
   *
   * @generated from DescribeQuorumResponse.json PartitionData.Observers
   */
  observers: readonly DescribeQuorumResponseReplicaState[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeQuorumResponsePartitionData; fields with a default may be left out.
 */
export interface DescribeQuorumResponsePartitionDataInit {
  /** See {@linkcode DescribeQuorumResponsePartitionData.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode DescribeQuorumResponsePartitionData.errorCode}. */
  errorCode: number;
  /** See {@linkcode DescribeQuorumResponsePartitionData.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode DescribeQuorumResponsePartitionData.leaderId}. */
  leaderId: number;
  /** See {@linkcode DescribeQuorumResponsePartitionData.leaderEpoch}. */
  leaderEpoch: number;
  /** See {@linkcode DescribeQuorumResponsePartitionData.highWatermark}. */
  highWatermark: bigint;
  /** See {@linkcode DescribeQuorumResponsePartitionData.currentVoters}. */
  currentVoters: readonly DescribeQuorumResponseReplicaStateInit[];
  /** See {@linkcode DescribeQuorumResponsePartitionData.observers}. */
  observers: readonly DescribeQuorumResponseReplicaStateInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeQuorumResponse, versions 0-2. */
export interface DescribeQuorumResponseTopicData {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from DescribeQuorumResponse.json TopicData.TopicName
   */
  topicName: string;
  /**
   * []PartitionData, versions 0+.
   *
   * @generated from DescribeQuorumResponse.json TopicData.Partitions
   */
  partitions: readonly DescribeQuorumResponsePartitionData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeQuorumResponseTopicData; fields with a default may be left out.
 */
export interface DescribeQuorumResponseTopicDataInit {
  /** See {@linkcode DescribeQuorumResponseTopicData.topicName}. */
  topicName: string;
  /** See {@linkcode DescribeQuorumResponseTopicData.partitions}. */
  partitions: readonly DescribeQuorumResponsePartitionDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeQuorumResponse, versions 2. */
export interface DescribeQuorumResponseListener {
  /**
   * string, versions 2+.
   *
   * @generated from DescribeQuorumResponse.json Listener.Name
   */
  name: string;
  /**
   * string, versions 2+.
   *
   * @generated from DescribeQuorumResponse.json Listener.Host
   */
  host: string;
  /**
   * uint16, versions 2+.
   *
   * @generated from DescribeQuorumResponse.json Listener.Port
   */
  port: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeQuorumResponseListener; fields with a default may be left out.
 */
export interface DescribeQuorumResponseListenerInit {
  /** See {@linkcode DescribeQuorumResponseListener.name}. */
  name: string;
  /** See {@linkcode DescribeQuorumResponseListener.host}. */
  host: string;
  /** See {@linkcode DescribeQuorumResponseListener.port}. */
  port: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeQuorumResponse, versions 2. */
export interface DescribeQuorumResponseNode {
  /**
   * int32, versions 2+, brokerId.
   *
   * @generated from DescribeQuorumResponse.json Node.NodeId
   */
  nodeId: number;
  /**
   * []Listener, versions 2+.
   *
   * @generated from DescribeQuorumResponse.json Node.Listeners
   */
  listeners: readonly DescribeQuorumResponseListener[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeQuorumResponseNode; fields with a default may be left out.
 */
export interface DescribeQuorumResponseNodeInit {
  /** See {@linkcode DescribeQuorumResponseNode.nodeId}. */
  nodeId: number;
  /** See {@linkcode DescribeQuorumResponseNode.listeners}. */
  listeners: readonly DescribeQuorumResponseListenerInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DescribeQuorumResponse: a response, key 55, versions 0-2, flexible versions 0+. */
export interface DescribeQuorumResponse {
  /**
   * int16, versions 0+.
   *
   * @generated from DescribeQuorumResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 2+, nullable 2+, ignorable.
   *
   * @generated from DescribeQuorumResponse.json ErrorMessage
   */
  errorMessage: string | null;
  /**
   * []TopicData, versions 0+.
   *
   * @generated from DescribeQuorumResponse.json Topics
   */
  topics: readonly DescribeQuorumResponseTopicData[];
  /**
   * []Node, versions 2+.
   *
   * @generated from DescribeQuorumResponse.json Nodes
   */
  nodes: readonly DescribeQuorumResponseNode[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DescribeQuorumResponse; fields with a default may be left out. */
export interface DescribeQuorumResponseInit {
  /** See {@linkcode DescribeQuorumResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode DescribeQuorumResponse.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode DescribeQuorumResponse.topics}. */
  topics: readonly DescribeQuorumResponseTopicDataInit[];
  /** See {@linkcode DescribeQuorumResponse.nodes}. */
  nodes?: readonly DescribeQuorumResponseNodeInit[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeQuorumResponseReplicaState(
  r: Reader,
  key: Key,
  version: number,
): DescribeQuorumResponseReplicaState {
  r.down(key);
  const m: DescribeQuorumResponseReplicaState = {
    replicaId: readInt32(r, "replicaId"),
    replicaDirectoryId: version >= 2 ? readUuid(r, "replicaDirectoryId") : ZERO_UUID,
    logEndOffset: readInt64(r, "logEndOffset"),
    lastFetchTimestamp: version >= 1 ? readInt64(r, "lastFetchTimestamp") : -1n,
    lastCaughtUpTimestamp: version >= 1 ? readInt64(r, "lastCaughtUpTimestamp") : -1n,
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeQuorumResponseReplicaStateList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeQuorumResponseReplicaState[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeQuorumResponseReplicaState>(r, n, 72);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeQuorumResponseReplicaState(r, i, version);
  }
  return list;
}

function readDescribeQuorumResponsePartitionData(
  r: Reader,
  key: Key,
  version: number,
): DescribeQuorumResponsePartitionData {
  r.down(key);
  const m: DescribeQuorumResponsePartitionData = {
    partitionIndex: readInt32(r, "partitionIndex"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: version >= 2 ? readCompactNullableString(r, "errorMessage") : "",
    leaderId: readInt32(r, "leaderId"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
    highWatermark: readInt64(r, "highWatermark"),
    currentVoters: readDescribeQuorumResponseReplicaStateList(
      r,
      version >= 2 ? readCompactCount(r, "currentVoters", 45)
        : version >= 1 ? readCompactCount(r, "currentVoters", 29)
        : readCompactCount(r, "currentVoters", 13),
      version,
    ),
    observers: readDescribeQuorumResponseReplicaStateList(
      r,
      version >= 2 ? readCompactCount(r, "observers", 45)
        : version >= 1 ? readCompactCount(r, "observers", 29)
        : readCompactCount(r, "observers", 13),
      version,
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeQuorumResponsePartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeQuorumResponsePartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeQuorumResponsePartitionData>(r, n, 96);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeQuorumResponsePartitionData(r, i, version);
  }
  return list;
}

function readDescribeQuorumResponseTopicData(
  r: Reader,
  key: Key,
  version: number,
): DescribeQuorumResponseTopicData {
  r.down(key);
  const m: DescribeQuorumResponseTopicData = {
    topicName: readCompactString(r, "topicName", repeated),
    partitions: readDescribeQuorumResponsePartitionDataList(
      r,
      version >= 2 ? readCompactCount(r, "partitions", 26) : readCompactCount(r, "partitions", 25),
      version,
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeQuorumResponseTopicDataList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeQuorumResponseTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeQuorumResponseTopicData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeQuorumResponseTopicData(r, i, version);
  }
  return list;
}

function readDescribeQuorumResponseListener(r: Reader, key: Key): DescribeQuorumResponseListener {
  r.down(key);
  const m: DescribeQuorumResponseListener = {
    name: readCompactString(r, "name", repeated),
    host: readCompactString(r, "host", repeated),
    port: readUint16(r, "port"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeQuorumResponseListenerList(
  r: Reader,
  n: number,
): readonly DescribeQuorumResponseListener[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeQuorumResponseListener>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeQuorumResponseListener(r, i);
  }
  return list;
}

function readDescribeQuorumResponseNode(r: Reader, key: Key): DescribeQuorumResponseNode {
  r.down(key);
  const m: DescribeQuorumResponseNode = {
    nodeId: readInt32(r, "nodeId"),
    listeners: readDescribeQuorumResponseListenerList(r, readCompactCount(r, "listeners", 5)),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeQuorumResponseNodeList(
  r: Reader,
  n: number,
): readonly DescribeQuorumResponseNode[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeQuorumResponseNode>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeQuorumResponseNode(r, i);
  }
  return list;
}

function readDescribeQuorumResponse(r: Reader, version: number): DescribeQuorumResponse {
  const m: DescribeQuorumResponse = {
    errorCode: readInt16(r, "errorCode"),
    errorMessage: version >= 2 ? readCompactNullableString(r, "errorMessage") : "",
    topics: readDescribeQuorumResponseTopicDataList(r, readCompactCount(r, "topics", 3), version),
    nodes: version >= 2 ? readDescribeQuorumResponseNodeList(r, readCompactCount(r, "nodes", 6))
      : EMPTY,
  };
  readTags(r, m);
  return m;
}

function writeDescribeQuorumResponseReplicaState(
  w: Writer,
  key: Key,
  m: DescribeQuorumResponseReplicaStateInit,
  version: number,
): void {
  w.into(key, m);
  const {
    replicaId,
    replicaDirectoryId = ZERO_UUID,
    logEndOffset,
    lastFetchTimestamp = -1n,
    lastCaughtUpTimestamp = -1n,
    unknownTaggedFields,
  } = m;
  writeInt32(w, "replicaId", replicaId);
  if (version >= 2) writeUuid(w, "replicaDirectoryId", replicaDirectoryId);
  else writeAbsent(w, "replicaDirectoryId", replicaDirectoryId === "AAAAAAAAAAAAAAAAAAAAAA", "2+");
  writeInt64(w, "logEndOffset", logEndOffset);
  if (version >= 1) writeInt64(w, "lastFetchTimestamp", lastFetchTimestamp);
  if (version >= 1) writeInt64(w, "lastCaughtUpTimestamp", lastCaughtUpTimestamp);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeQuorumResponsePartitionData(
  w: Writer,
  key: Key,
  m: DescribeQuorumResponsePartitionDataInit,
  version: number,
): void {
  w.into(key, m);
  const {
    partitionIndex,
    errorCode,
    errorMessage = "",
    leaderId,
    leaderEpoch,
    highWatermark,
    currentVoters,
    observers,
    unknownTaggedFields,
  } = m;
  const atPartitionIndex = w.room(6);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt16(w, atPartitionIndex + 4, "errorCode", errorCode);
  if (version >= 2) writeCompactNullableString(w, "errorMessage", errorMessage);
  const atLeaderId = w.room(16);
  putInt32(w, atLeaderId, "leaderId", leaderId);
  putInt32(w, atLeaderId + 4, "leaderEpoch", leaderEpoch);
  putInt64(w, atLeaderId + 8, "highWatermark", highWatermark);
  writeList(
    w,
    "currentVoters",
    currentVoters,
    writeCompactCount(w, "currentVoters", currentVoters),
    writeDescribeQuorumResponseReplicaState,
    version,
  );
  writeList(
    w,
    "observers",
    observers,
    writeCompactCount(w, "observers", observers),
    writeDescribeQuorumResponseReplicaState,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeQuorumResponseTopicData(
  w: Writer,
  key: Key,
  m: DescribeQuorumResponseTopicDataInit,
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
    writeDescribeQuorumResponsePartitionData,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeQuorumResponseListener(
  w: Writer,
  key: Key,
  m: DescribeQuorumResponseListenerInit,
): void {
  w.into(key, m);
  const { name, host, port, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeCompactString(w, "host", host);
  writeUint16(w, "port", port);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeQuorumResponseNode(
  w: Writer,
  key: Key,
  m: DescribeQuorumResponseNodeInit,
): void {
  w.into(key, m);
  const { nodeId, listeners, unknownTaggedFields } = m;
  writeInt32(w, "nodeId", nodeId);
  writeList(
    w,
    "listeners",
    listeners,
    writeCompactCount(w, "listeners", listeners),
    writeDescribeQuorumResponseListener,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeQuorumResponse(
  w: Writer,
  m: DescribeQuorumResponseInit,
  version: number,
): void {
  const { errorCode, errorMessage = "", topics, nodes = EMPTY, unknownTaggedFields } = m;
  writeInt16(w, "errorCode", errorCode);
  if (version >= 2) writeCompactNullableString(w, "errorMessage", errorMessage);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeDescribeQuorumResponseTopicData,
    version,
  );
  if (version >= 2) {
    writeList(
      w,
      "nodes",
      nodes,
      writeCompactCount(w, "nodes", nodes),
      writeDescribeQuorumResponseNode,
    );
  }
  else writeAbsent(w, "nodes", isEmptyList(nodes), "2+");
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of DescribeQuorum. */
export const DescribeQuorum: Api<DescribeQuorumRequestInit, DescribeQuorumResponse> = {
  name: "DescribeQuorum",
  key: 55,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  encodeRequest: encodeDescribeQuorumRequest,
  decodeResponse: decodeDescribeQuorumResponse,
};

/** The broker's half of DescribeQuorum. */
export const DescribeQuorumServer: ServerApi<DescribeQuorumRequest, DescribeQuorumResponseInit> = {
  name: "DescribeQuorum",
  key: 55,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decodeRequest: decodeDescribeQuorumRequest,
  encodeResponse: encodeDescribeQuorumResponse,
};
