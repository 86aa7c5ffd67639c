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

function readDescribeQuorumRequestPartitionData(r: Reader): DescribeQuorumRequestPartitionData {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  const m: DescribeQuorumRequestPartitionData = { partitionIndex };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeQuorumRequestPartitionDataList(
  r: Reader,
  n: number,
): readonly DescribeQuorumRequestPartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeQuorumRequestPartitionData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeQuorumRequestPartitionData(r);
  }
  r.up();
  return list;
}

function readDescribeQuorumRequestTopicData(r: Reader): DescribeQuorumRequestTopicData {
  r.down();
  r.at("topicName"); const topicName = r.compactString(repeated);
  r.at("partitions");
  const partitions = readDescribeQuorumRequestPartitionDataList(r, r.compactCount(5, 40));
  const m: DescribeQuorumRequestTopicData = { topicName, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeQuorumRequestTopicDataList(
  r: Reader,
  n: number,
): readonly DescribeQuorumRequestTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeQuorumRequestTopicData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeQuorumRequestTopicData(r);
  }
  r.up();
  return list;
}

function readDescribeQuorumRequest(r: Reader): DescribeQuorumRequest {
  r.down();
  r.at("topics"); const topics = readDescribeQuorumRequestTopicDataList(r, r.compactCount(3, 48));
  const m: DescribeQuorumRequest = { topics };
  r.tags(m);
  r.up();
  return m;
}

function writeDescribeQuorumRequestPartitionData(
  w: Writer,
  m: DescribeQuorumRequestPartitionDataInit,
): void {
  w.down(m);
  const { partitionIndex, unknownTaggedFields } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeQuorumRequestPartitionDataList(
  w: Writer,
  list: readonly DescribeQuorumRequestPartitionDataInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeQuorumRequestPartitionData(w, list![i]!);
  }
  w.up();
}

function writeDescribeQuorumRequestTopicData(
  w: Writer,
  m: DescribeQuorumRequestTopicDataInit,
): void {
  w.down(m);
  const { topicName, partitions, unknownTaggedFields } = m;
  w.at("topicName"); w.compactString(topicName);
  w.at("partitions");
  writeDescribeQuorumRequestPartitionDataList(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeQuorumRequestTopicDataList(
  w: Writer,
  list: readonly DescribeQuorumRequestTopicDataInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeQuorumRequestTopicData(w, list![i]!);
  }
  w.up();
}

function writeDescribeQuorumRequest(w: Writer, m: DescribeQuorumRequestInit): void {
  w.down(m);
  const { topics, unknownTaggedFields } = m;
  w.at("topics"); writeDescribeQuorumRequestTopicDataList(w, topics, w.compactCount(topics));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
  version: number,
): DescribeQuorumResponseReplicaState {
  r.down();
  r.at("replicaId"); const replicaId = r.int32();
  r.at("replicaDirectoryId"); const replicaDirectoryId = version >= 2 ? readUuid(r) : ZERO_UUID;
  r.at("logEndOffset"); const logEndOffset = readInt64(r);
  r.at("lastFetchTimestamp"); const lastFetchTimestamp = version >= 1 ? readInt64(r) : -1n;
  r.at("lastCaughtUpTimestamp"); const lastCaughtUpTimestamp = version >= 1 ? readInt64(r) : -1n;
  const m: DescribeQuorumResponseReplicaState = {
    replicaId,
    replicaDirectoryId,
    logEndOffset,
    lastFetchTimestamp,
    lastCaughtUpTimestamp,
  };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeQuorumResponseReplicaStateList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeQuorumResponseReplicaState[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeQuorumResponseReplicaState>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeQuorumResponseReplicaState(r, version);
  }
  r.up();
  return list;
}

function readDescribeQuorumResponsePartitionData(
  r: Reader,
  version: number,
): DescribeQuorumResponsePartitionData {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = version >= 2 ? r.compactNullableString() : "";
  r.at("leaderId"); const leaderId = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  r.at("highWatermark"); const highWatermark = readInt64(r);
  r.at("currentVoters");
  const currentVoters = readDescribeQuorumResponseReplicaStateList(
    r,
    version >= 2 ? r.compactCount(45, 72)
      : version >= 1 ? r.compactCount(29, 72)
      : r.compactCount(13, 72),
    version,
  );
  r.at("observers");
  const observers = readDescribeQuorumResponseReplicaStateList(
    r,
    version >= 2 ? r.compactCount(45, 72)
      : version >= 1 ? r.compactCount(29, 72)
      : r.compactCount(13, 72),
    version,
  );
  const m: DescribeQuorumResponsePartitionData = {
    partitionIndex,
    errorCode,
    errorMessage,
    leaderId,
    leaderEpoch,
    highWatermark,
    currentVoters,
    observers,
  };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeQuorumResponsePartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeQuorumResponsePartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeQuorumResponsePartitionData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeQuorumResponsePartitionData(r, version);
  }
  r.up();
  return list;
}

function readDescribeQuorumResponseTopicData(
  r: Reader,
  version: number,
): DescribeQuorumResponseTopicData {
  r.down();
  r.at("topicName"); const topicName = r.compactString(repeated);
  r.at("partitions");
  const partitions = readDescribeQuorumResponsePartitionDataList(
    r,
    version >= 2 ? r.compactCount(26, 96) : r.compactCount(25, 96),
    version,
  );
  const m: DescribeQuorumResponseTopicData = { topicName, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeQuorumResponseTopicDataList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeQuorumResponseTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeQuorumResponseTopicData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeQuorumResponseTopicData(r, version);
  }
  r.up();
  return list;
}

function readDescribeQuorumResponseListener(r: Reader): DescribeQuorumResponseListener {
  r.down();
  r.at("name"); const name = r.compactString(repeated);
  r.at("host"); const host = r.compactString(repeated);
  r.at("port"); const port = readUint16(r);
  const m: DescribeQuorumResponseListener = { name, host, port };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeQuorumResponseListenerList(
  r: Reader,
  n: number,
): readonly DescribeQuorumResponseListener[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeQuorumResponseListener>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeQuorumResponseListener(r);
  }
  r.up();
  return list;
}

function readDescribeQuorumResponseNode(r: Reader): DescribeQuorumResponseNode {
  r.down();
  r.at("nodeId"); const nodeId = r.int32();
  r.at("listeners");
  const listeners = readDescribeQuorumResponseListenerList(r, r.compactCount(5, 56));
  const m: DescribeQuorumResponseNode = { nodeId, listeners };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeQuorumResponseNodeList(
  r: Reader,
  n: number,
): readonly DescribeQuorumResponseNode[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeQuorumResponseNode>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeQuorumResponseNode(r);
  }
  r.up();
  return list;
}

function readDescribeQuorumResponse(r: Reader, version: number): DescribeQuorumResponse {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = version >= 2 ? r.compactNullableString() : "";
  r.at("topics");
  const topics = readDescribeQuorumResponseTopicDataList(r, r.compactCount(3, 48), version);
  r.at("nodes");
  const nodes = version >= 2 ? readDescribeQuorumResponseNodeList(r, r.compactCount(6, 48)) : EMPTY;
  const m: DescribeQuorumResponse = { errorCode, errorMessage, topics, nodes };
  r.tags(m);
  r.up();
  return m;
}

function writeDescribeQuorumResponseReplicaState(
  w: Writer,
  m: DescribeQuorumResponseReplicaStateInit,
  version: number,
): void {
  w.down(m);
  const {
    replicaId,
    replicaDirectoryId = ZERO_UUID,
    logEndOffset,
    lastFetchTimestamp = -1n,
    lastCaughtUpTimestamp = -1n,
    unknownTaggedFields,
  } = m;
  w.at("replicaId"); w.int32(replicaId);
  w.at("replicaDirectoryId");
  if (version >= 2) writeUuid(w, replicaDirectoryId);
  else w.absent(replicaDirectoryId === "AAAAAAAAAAAAAAAAAAAAAA", "2+");
  w.at("logEndOffset"); writeInt64(w, logEndOffset);
  w.at("lastFetchTimestamp");
  if (version >= 1) writeInt64(w, lastFetchTimestamp);
  w.at("lastCaughtUpTimestamp");
  if (version >= 1) writeInt64(w, lastCaughtUpTimestamp);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeQuorumResponseReplicaStateList(
  w: Writer,
  list: readonly DescribeQuorumResponseReplicaStateInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeQuorumResponseReplicaState(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeQuorumResponsePartitionData(
  w: Writer,
  m: DescribeQuorumResponsePartitionDataInit,
  version: number,
): void {
  w.down(m);
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
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage");
  if (version >= 2) w.compactNullableString(errorMessage);
  w.at("leaderId"); w.int32(leaderId);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.at("highWatermark"); writeInt64(w, highWatermark);
  w.at("currentVoters");
  writeDescribeQuorumResponseReplicaStateList(
    w,
    currentVoters,
    w.compactCount(currentVoters),
    version,
  );
  w.at("observers");
  writeDescribeQuorumResponseReplicaStateList(w, observers, w.compactCount(observers), version);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeQuorumResponsePartitionDataList(
  w: Writer,
  list: readonly DescribeQuorumResponsePartitionDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeQuorumResponsePartitionData(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeQuorumResponseTopicData(
  w: Writer,
  m: DescribeQuorumResponseTopicDataInit,
  version: number,
): void {
  w.down(m);
  const { topicName, partitions, unknownTaggedFields } = m;
  w.at("topicName"); w.compactString(topicName);
  w.at("partitions");
  writeDescribeQuorumResponsePartitionDataList(w, partitions, w.compactCount(partitions), version);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeQuorumResponseTopicDataList(
  w: Writer,
  list: readonly DescribeQuorumResponseTopicDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeQuorumResponseTopicData(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeQuorumResponseListener(
  w: Writer,
  m: DescribeQuorumResponseListenerInit,
): void {
  w.down(m);
  const { name, host, port, unknownTaggedFields } = m;
  w.at("name"); w.compactString(name);
  w.at("host"); w.compactString(host);
  w.at("port"); writeUint16(w, port);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeQuorumResponseListenerList(
  w: Writer,
  list: readonly DescribeQuorumResponseListenerInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeQuorumResponseListener(w, list![i]!);
  }
  w.up();
}

function writeDescribeQuorumResponseNode(w: Writer, m: DescribeQuorumResponseNodeInit): void {
  w.down(m);
  const { nodeId, listeners, unknownTaggedFields } = m;
  w.at("nodeId"); w.int32(nodeId);
  w.at("listeners");
  writeDescribeQuorumResponseListenerList(w, listeners, w.compactCount(listeners));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeQuorumResponseNodeList(
  w: Writer,
  list: readonly DescribeQuorumResponseNodeInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeQuorumResponseNode(w, list![i]!);
  }
  w.up();
}

function writeDescribeQuorumResponse(
  w: Writer,
  m: DescribeQuorumResponseInit,
  version: number,
): void {
  w.down(m);
  const { errorCode, errorMessage = "", topics, nodes = EMPTY, unknownTaggedFields } = m;
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage");
  if (version >= 2) w.compactNullableString(errorMessage);
  w.at("topics");
  writeDescribeQuorumResponseTopicDataList(w, topics, w.compactCount(topics), version);
  w.at("nodes");
  if (version >= 2) writeDescribeQuorumResponseNodeList(w, nodes, w.compactCount(nodes));
  else w.absent(isEmptyList(nodes), "2+");
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
