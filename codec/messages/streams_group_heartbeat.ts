// Generated from schemas/clients/StreamsGroupHeartbeat{Request,Response}.json. Do not edit.

/**
 * StreamsGroupHeartbeat (API, key 88), versions 0-1.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  EMPTY,
  type InvalidText,
  type Key,
  type MessageCodec,
  orNull,
  putInt16,
  putInt32,
  putInt64,
  readBool,
  readCompactCount,
  readCompactInt32s,
  readCompactNullableCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readInt8,
  readList,
  readPresence,
  readTags,
  readUint16,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeAbsent,
  writeBool,
  writeCompactCount,
  writeCompactInt32s,
  writeCompactNullableCount,
  writeCompactNullableString,
  writeCompactString,
  writeInt16,
  writeInt32,
  writeInt64,
  writeInt8,
  writeList,
  writePresence,
  type Writer,
  writeUint16,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a StreamsGroupHeartbeat request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeStreamsGroupHeartbeatRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): StreamsGroupHeartbeatRequest {
  return runDecode(
    "StreamsGroupHeartbeatRequest",
    0,
    1,
    readStreamsGroupHeartbeatRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a StreamsGroupHeartbeat request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeStreamsGroupHeartbeatRequest(
  message: StreamsGroupHeartbeatRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "StreamsGroupHeartbeatRequest",
    0,
    1,
    writeStreamsGroupHeartbeatRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a StreamsGroupHeartbeat request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeStreamsGroupHeartbeatRequestInto(
  message: StreamsGroupHeartbeatRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "StreamsGroupHeartbeatRequest",
    0,
    1,
    writeStreamsGroupHeartbeatRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of StreamsGroupHeartbeatRequest, for registries. */
export const StreamsGroupHeartbeatRequestCodec: MessageCodec<StreamsGroupHeartbeatRequest> = {
  name: "StreamsGroupHeartbeatRequest",
  type: "request",
  module: "clients",
  apiKey: 88,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeStreamsGroupHeartbeatRequest,
  encode: encodeStreamsGroupHeartbeatRequest,
};

/** Part of StreamsGroupHeartbeatRequest, versions 0-1. */
export interface StreamsGroupHeartbeatRequestKeyValue {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json KeyValue.Key
   */
  key: string;
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json KeyValue.Value
   */
  value: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupHeartbeatRequestKeyValue; fields with a default may be left out.
 */
export interface StreamsGroupHeartbeatRequestKeyValueInit {
  /** See {@linkcode StreamsGroupHeartbeatRequestKeyValue.key}. */
  key: string;
  /** See {@linkcode StreamsGroupHeartbeatRequestKeyValue.value}. */
  value: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupHeartbeatRequest, versions 0-1. */
export interface StreamsGroupHeartbeatRequestTopicInfo {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from StreamsGroupHeartbeatRequest.json TopicInfo.Name
   */
  name: string;
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json TopicInfo.Partitions
   */
  partitions: number;
  /**
   * int16, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json TopicInfo.ReplicationFactor
   */
  replicationFactor: number;
  /**
   * []KeyValue, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json TopicInfo.TopicConfigs
   */
  topicConfigs: readonly StreamsGroupHeartbeatRequestKeyValue[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupHeartbeatRequestTopicInfo; fields with a default may be left out.
 */
export interface StreamsGroupHeartbeatRequestTopicInfoInit {
  /** See {@linkcode StreamsGroupHeartbeatRequestTopicInfo.name}. */
  name: string;
  /** See {@linkcode StreamsGroupHeartbeatRequestTopicInfo.partitions}. */
  partitions: number;
  /** See {@linkcode StreamsGroupHeartbeatRequestTopicInfo.replicationFactor}. */
  replicationFactor: number;
  /** See {@linkcode StreamsGroupHeartbeatRequestTopicInfo.topicConfigs}. */
  topicConfigs: readonly StreamsGroupHeartbeatRequestKeyValueInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupHeartbeatRequest, versions 0-1. */
export interface StreamsGroupHeartbeatRequestCopartitionGroup {
  /**
   * []int16, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json CopartitionGroup.SourceTopics
   */
  sourceTopics: readonly number[];
  /**
   * []int16, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json CopartitionGroup.SourceTopicRegex
   */
  sourceTopicRegex: readonly number[];
  /**
   * []int16, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json CopartitionGroup.RepartitionSourceTopics
   */
  repartitionSourceTopics: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupHeartbeatRequestCopartitionGroup; fields with a default may be left out.
 */
export interface StreamsGroupHeartbeatRequestCopartitionGroupInit {
  /** See {@linkcode StreamsGroupHeartbeatRequestCopartitionGroup.sourceTopics}. */
  sourceTopics: readonly number[];
  /** See {@linkcode StreamsGroupHeartbeatRequestCopartitionGroup.sourceTopicRegex}. */
  sourceTopicRegex: readonly number[];
  /** See {@linkcode StreamsGroupHeartbeatRequestCopartitionGroup.repartitionSourceTopics}. */
  repartitionSourceTopics: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupHeartbeatRequest, versions 0-1. */
export interface StreamsGroupHeartbeatRequestSubtopology {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json Subtopology.SubtopologyId
   */
  subtopologyId: string;
  /**
   * []string, versions 0+, topicName.
   *
   * @generated from StreamsGroupHeartbeatRequest.json Subtopology.SourceTopics
   */
  sourceTopics: readonly string[];
  /**
   * []string, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json Subtopology.SourceTopicRegex
   */
  sourceTopicRegex: readonly string[];
  /**
   * []TopicInfo, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json Subtopology.StateChangelogTopics
   */
  stateChangelogTopics: readonly StreamsGroupHeartbeatRequestTopicInfo[];
  /**
   * []string, versions 0+, topicName.
   *
   * @generated from StreamsGroupHeartbeatRequest.json Subtopology.RepartitionSinkTopics
   */
  repartitionSinkTopics: readonly string[];
  /**
   * []TopicInfo, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json Subtopology.RepartitionSourceTopics
   */
  repartitionSourceTopics: readonly StreamsGroupHeartbeatRequestTopicInfo[];
  /**
   * []CopartitionGroup, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json Subtopology.CopartitionGroups
   */
  copartitionGroups: readonly StreamsGroupHeartbeatRequestCopartitionGroup[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupHeartbeatRequestSubtopology; fields with a default may be left out.
 */
export interface StreamsGroupHeartbeatRequestSubtopologyInit {
  /** See {@linkcode StreamsGroupHeartbeatRequestSubtopology.subtopologyId}. */
  subtopologyId: string;
  /** See {@linkcode StreamsGroupHeartbeatRequestSubtopology.sourceTopics}. */
  sourceTopics: readonly string[];
  /** See {@linkcode StreamsGroupHeartbeatRequestSubtopology.sourceTopicRegex}. */
  sourceTopicRegex: readonly string[];
  /** See {@linkcode StreamsGroupHeartbeatRequestSubtopology.stateChangelogTopics}. */
  stateChangelogTopics: readonly StreamsGroupHeartbeatRequestTopicInfoInit[];
  /** See {@linkcode StreamsGroupHeartbeatRequestSubtopology.repartitionSinkTopics}. */
  repartitionSinkTopics: readonly string[];
  /** See {@linkcode StreamsGroupHeartbeatRequestSubtopology.repartitionSourceTopics}. */
  repartitionSourceTopics: readonly StreamsGroupHeartbeatRequestTopicInfoInit[];
  /** See {@linkcode StreamsGroupHeartbeatRequestSubtopology.copartitionGroups}. */
  copartitionGroups: readonly StreamsGroupHeartbeatRequestCopartitionGroupInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupHeartbeatRequest, versions 0-1. */
export interface StreamsGroupHeartbeatRequestTopology {
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json Topology.Epoch
   */
  epoch: number;
  /**
   * []Subtopology, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json Topology.Subtopologies
   */
  subtopologies: readonly StreamsGroupHeartbeatRequestSubtopology[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupHeartbeatRequestTopology; fields with a default may be left out.
 */
export interface StreamsGroupHeartbeatRequestTopologyInit {
  /** See {@linkcode StreamsGroupHeartbeatRequestTopology.epoch}. */
  epoch: number;
  /** See {@linkcode StreamsGroupHeartbeatRequestTopology.subtopologies}. */
  subtopologies: readonly StreamsGroupHeartbeatRequestSubtopologyInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupHeartbeatRequest, versions 0-1. */
export interface StreamsGroupHeartbeatRequestTaskIds {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json TaskIds.SubtopologyId
   */
  subtopologyId: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json TaskIds.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupHeartbeatRequestTaskIds; fields with a default may be left out.
 */
export interface StreamsGroupHeartbeatRequestTaskIdsInit {
  /** See {@linkcode StreamsGroupHeartbeatRequestTaskIds.subtopologyId}. */
  subtopologyId: string;
  /** See {@linkcode StreamsGroupHeartbeatRequestTaskIds.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupHeartbeatRequest, versions 0-1. */
export interface StreamsGroupHeartbeatRequestEndpoint {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json Endpoint.Host
   */
  host: string;
  /**
   * uint16, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json Endpoint.Port
   */
  port: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupHeartbeatRequestEndpoint; fields with a default may be left out.
 */
export interface StreamsGroupHeartbeatRequestEndpointInit {
  /** See {@linkcode StreamsGroupHeartbeatRequestEndpoint.host}. */
  host: string;
  /** See {@linkcode StreamsGroupHeartbeatRequestEndpoint.port}. */
  port: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupHeartbeatRequest, versions 0-1. */
export interface StreamsGroupHeartbeatRequestTaskOffset {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json TaskOffset.SubtopologyId
   */
  subtopologyId: string;
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json TaskOffset.Partition
   */
  partition: number;
  /**
   * int64, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json TaskOffset.Offset
   */
  offset: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupHeartbeatRequestTaskOffset; fields with a default may be left out.
 */
export interface StreamsGroupHeartbeatRequestTaskOffsetInit {
  /** See {@linkcode StreamsGroupHeartbeatRequestTaskOffset.subtopologyId}. */
  subtopologyId: string;
  /** See {@linkcode StreamsGroupHeartbeatRequestTaskOffset.partition}. */
  partition: number;
  /** See {@linkcode StreamsGroupHeartbeatRequestTaskOffset.offset}. */
  offset: bigint;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** StreamsGroupHeartbeatRequest: a request, key 88, versions 0-1, flexible versions 0+. */
export interface StreamsGroupHeartbeatRequest {
  /**
   * string, versions 0+, groupId.
   *
   * @generated from StreamsGroupHeartbeatRequest.json GroupId
   */
  groupId: string;
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json MemberId
   */
  memberId: string;
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json MemberEpoch
   */
  memberEpoch: number;
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatRequest.json EndpointInformationEpoch
   */
  endpointInformationEpoch: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupHeartbeatRequest.json InstanceId
   */
  instanceId: string | null;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupHeartbeatRequest.json RackId
   */
  rackId: string | null;
  /**
   * int32, versions 0+, default -1.
   *
   * @generated from StreamsGroupHeartbeatRequest.json RebalanceTimeoutMs
   */
  rebalanceTimeoutMs: number;
  /**
   * Topology, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupHeartbeatRequest.json Topology
   */
  topology: StreamsGroupHeartbeatRequestTopology | null;
  /**
   * []TaskIds, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupHeartbeatRequest.json ActiveTasks
   */
  activeTasks: readonly StreamsGroupHeartbeatRequestTaskIds[] | null;
  /**
   * []TaskIds, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupHeartbeatRequest.json StandbyTasks
   */
  standbyTasks: readonly StreamsGroupHeartbeatRequestTaskIds[] | null;
  /**
   * []TaskIds, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupHeartbeatRequest.json WarmupTasks
   */
  warmupTasks: readonly StreamsGroupHeartbeatRequestTaskIds[] | null;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupHeartbeatRequest.json ProcessId
   */
  processId: string | null;
  /**
   * Endpoint, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupHeartbeatRequest.json UserEndpoint
   */
  userEndpoint: StreamsGroupHeartbeatRequestEndpoint | null;
  /**
   * []KeyValue, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupHeartbeatRequest.json ClientTags
   */
  clientTags: readonly StreamsGroupHeartbeatRequestKeyValue[] | null;
  /**
   * []TaskOffset, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupHeartbeatRequest.json TaskOffsets
   */
  taskOffsets: readonly StreamsGroupHeartbeatRequestTaskOffset[] | null;
  /**
   * []TaskOffset, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupHeartbeatRequest.json TaskEndOffsets
   */
  taskEndOffsets: readonly StreamsGroupHeartbeatRequestTaskOffset[] | null;
  /**
   * bool, versions 0+, default false.
   *
   * @generated from StreamsGroupHeartbeatRequest.json ShutdownApplication
   */
  shutdownApplication: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for StreamsGroupHeartbeatRequest; fields with a default may be left out.
 */
export interface StreamsGroupHeartbeatRequestInit {
  /** See {@linkcode StreamsGroupHeartbeatRequest.groupId}. */
  groupId: string;
  /** See {@linkcode StreamsGroupHeartbeatRequest.memberId}. */
  memberId: string;
  /** See {@linkcode StreamsGroupHeartbeatRequest.memberEpoch}. */
  memberEpoch: number;
  /** See {@linkcode StreamsGroupHeartbeatRequest.endpointInformationEpoch}. */
  endpointInformationEpoch: number;
  /** See {@linkcode StreamsGroupHeartbeatRequest.instanceId}. */
  instanceId?: string | null | undefined;
  /** See {@linkcode StreamsGroupHeartbeatRequest.rackId}. */
  rackId?: string | null | undefined;
  /** See {@linkcode StreamsGroupHeartbeatRequest.rebalanceTimeoutMs}. */
  rebalanceTimeoutMs?: number | undefined;
  /** See {@linkcode StreamsGroupHeartbeatRequest.topology}. */
  topology?: StreamsGroupHeartbeatRequestTopologyInit | null | undefined;
  /** See {@linkcode StreamsGroupHeartbeatRequest.activeTasks}. */
  activeTasks?: readonly StreamsGroupHeartbeatRequestTaskIdsInit[] | null | undefined;
  /** See {@linkcode StreamsGroupHeartbeatRequest.standbyTasks}. */
  standbyTasks?: readonly StreamsGroupHeartbeatRequestTaskIdsInit[] | null | undefined;
  /** See {@linkcode StreamsGroupHeartbeatRequest.warmupTasks}. */
  warmupTasks?: readonly StreamsGroupHeartbeatRequestTaskIdsInit[] | null | undefined;
  /** See {@linkcode StreamsGroupHeartbeatRequest.processId}. */
  processId?: string | null | undefined;
  /** See {@linkcode StreamsGroupHeartbeatRequest.userEndpoint}. */
  userEndpoint?: StreamsGroupHeartbeatRequestEndpointInit | null | undefined;
  /** See {@linkcode StreamsGroupHeartbeatRequest.clientTags}. */
  clientTags?: readonly StreamsGroupHeartbeatRequestKeyValueInit[] | null | undefined;
  /** See {@linkcode StreamsGroupHeartbeatRequest.taskOffsets}. */
  taskOffsets?: readonly StreamsGroupHeartbeatRequestTaskOffsetInit[] | null | undefined;
  /** See {@linkcode StreamsGroupHeartbeatRequest.taskEndOffsets}. */
  taskEndOffsets?: readonly StreamsGroupHeartbeatRequestTaskOffsetInit[] | null | undefined;
  /** See {@linkcode StreamsGroupHeartbeatRequest.shutdownApplication}. */
  shutdownApplication?: boolean | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readStreamsGroupHeartbeatRequestKeyValue(
  r: Reader,
  key: Key,
): StreamsGroupHeartbeatRequestKeyValue {
  r.down(key);
  const m: StreamsGroupHeartbeatRequestKeyValue = {
    key: readCompactString(r, "key", repeated),
    value: readCompactString(r, "value"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatRequestKeyValueList(
  r: Reader,
  n: number,
): readonly StreamsGroupHeartbeatRequestKeyValue[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupHeartbeatRequestKeyValue>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupHeartbeatRequestKeyValue(r, i);
  }
  return list;
}

function readStreamsGroupHeartbeatRequestTopicInfo(
  r: Reader,
  key: Key,
): StreamsGroupHeartbeatRequestTopicInfo {
  r.down(key);
  const m: StreamsGroupHeartbeatRequestTopicInfo = {
    name: readCompactString(r, "name", repeated),
    partitions: readInt32(r, "partitions"),
    replicationFactor: readInt16(r, "replicationFactor"),
    topicConfigs: readStreamsGroupHeartbeatRequestKeyValueList(
      r,
      readCompactCount(r, "topicConfigs", 3),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatRequestTopicInfoList(
  r: Reader,
  n: number,
): readonly StreamsGroupHeartbeatRequestTopicInfo[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupHeartbeatRequestTopicInfo>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupHeartbeatRequestTopicInfo(r, i);
  }
  return list;
}

function readStreamsGroupHeartbeatRequestCopartitionGroup(
  r: Reader,
  key: Key,
): StreamsGroupHeartbeatRequestCopartitionGroup {
  r.down(key);
  const m: StreamsGroupHeartbeatRequestCopartitionGroup = {
    sourceTopics: readList(r, readCompactCount(r, "sourceTopics", 2), readInt16),
    sourceTopicRegex: readList(r, readCompactCount(r, "sourceTopicRegex", 2), readInt16),
    repartitionSourceTopics: readList(
      r,
      readCompactCount(r, "repartitionSourceTopics", 2),
      readInt16,
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatRequestCopartitionGroupList(
  r: Reader,
  n: number,
): readonly StreamsGroupHeartbeatRequestCopartitionGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupHeartbeatRequestCopartitionGroup>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupHeartbeatRequestCopartitionGroup(r, i);
  }
  return list;
}

function readStreamsGroupHeartbeatRequestSubtopology(
  r: Reader,
  key: Key,
): StreamsGroupHeartbeatRequestSubtopology {
  r.down(key);
  const m: StreamsGroupHeartbeatRequestSubtopology = {
    subtopologyId: readCompactString(r, "subtopologyId", repeated),
    sourceTopics: readList(
      r,
      readCompactCount(r, "sourceTopics", 1),
      (r, i) => readCompactString(r, i, repeated),
    ),
    sourceTopicRegex: readList(r, readCompactCount(r, "sourceTopicRegex", 1), readCompactString),
    stateChangelogTopics: readStreamsGroupHeartbeatRequestTopicInfoList(
      r,
      readCompactCount(r, "stateChangelogTopics", 9),
    ),
    repartitionSinkTopics: readList(
      r,
      readCompactCount(r, "repartitionSinkTopics", 1),
      (r, i) => readCompactString(r, i, repeated),
    ),
    repartitionSourceTopics: readStreamsGroupHeartbeatRequestTopicInfoList(
      r,
      readCompactCount(r, "repartitionSourceTopics", 9),
    ),
    copartitionGroups: readStreamsGroupHeartbeatRequestCopartitionGroupList(
      r,
      readCompactCount(r, "copartitionGroups", 4),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatRequestSubtopologyList(
  r: Reader,
  n: number,
): readonly StreamsGroupHeartbeatRequestSubtopology[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupHeartbeatRequestSubtopology>(r, n, 88);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupHeartbeatRequestSubtopology(r, i);
  }
  return list;
}

function readStreamsGroupHeartbeatRequestTopology(
  r: Reader,
  key: Key,
): StreamsGroupHeartbeatRequestTopology {
  r.down(key);
  const m: StreamsGroupHeartbeatRequestTopology = {
    epoch: readInt32(r, "epoch"),
    subtopologies: readStreamsGroupHeartbeatRequestSubtopologyList(
      r,
      readCompactCount(r, "subtopologies", 8),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatRequestTaskIds(
  r: Reader,
  key: Key,
): StreamsGroupHeartbeatRequestTaskIds {
  r.down(key);
  const m: StreamsGroupHeartbeatRequestTaskIds = {
    subtopologyId: readCompactString(r, "subtopologyId", repeated),
    partitions: readCompactInt32s(r, "partitions"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatRequestTaskIdsList(
  r: Reader,
  n: number,
): readonly StreamsGroupHeartbeatRequestTaskIds[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupHeartbeatRequestTaskIds>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupHeartbeatRequestTaskIds(r, i);
  }
  return list;
}

function readStreamsGroupHeartbeatRequestEndpoint(
  r: Reader,
  key: Key,
): StreamsGroupHeartbeatRequestEndpoint {
  r.down(key);
  const m: StreamsGroupHeartbeatRequestEndpoint = {
    host: readCompactString(r, "host", repeated),
    port: readUint16(r, "port"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatRequestTaskOffset(
  r: Reader,
  key: Key,
): StreamsGroupHeartbeatRequestTaskOffset {
  r.down(key);
  const m: StreamsGroupHeartbeatRequestTaskOffset = {
    subtopologyId: readCompactString(r, "subtopologyId", repeated),
    partition: readInt32(r, "partition"),
    offset: readInt64(r, "offset"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatRequestTaskOffsetList(
  r: Reader,
  n: number,
): readonly StreamsGroupHeartbeatRequestTaskOffset[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupHeartbeatRequestTaskOffset>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupHeartbeatRequestTaskOffset(r, i);
  }
  return list;
}

function readStreamsGroupHeartbeatRequest(r: Reader): StreamsGroupHeartbeatRequest {
  const m: StreamsGroupHeartbeatRequest = {
    groupId: readCompactString(r, "groupId", repeated),
    memberId: readCompactString(r, "memberId"),
    memberEpoch: readInt32(r, "memberEpoch"),
    endpointInformationEpoch: readInt32(r, "endpointInformationEpoch"),
    instanceId: readCompactNullableString(r, "instanceId"),
    rackId: readCompactNullableString(r, "rackId", repeated),
    rebalanceTimeoutMs: readInt32(r, "rebalanceTimeoutMs"),
    topology: readPresence(r, "topology") ? readStreamsGroupHeartbeatRequestTopology(r, "topology")
      : null,
    activeTasks: orNull(
      readCompactNullableCount(r, "activeTasks", 3),
      (n) => readStreamsGroupHeartbeatRequestTaskIdsList(r, n),
    ),
    standbyTasks: orNull(
      readCompactNullableCount(r, "standbyTasks", 3),
      (n) => readStreamsGroupHeartbeatRequestTaskIdsList(r, n),
    ),
    warmupTasks: orNull(
      readCompactNullableCount(r, "warmupTasks", 3),
      (n) => readStreamsGroupHeartbeatRequestTaskIdsList(r, n),
    ),
    processId: readCompactNullableString(r, "processId"),
    userEndpoint: readPresence(
      r,
      "userEndpoint",
    ) ? readStreamsGroupHeartbeatRequestEndpoint(r, "userEndpoint")
      : null,
    clientTags: orNull(
      readCompactNullableCount(r, "clientTags", 3),
      (n) => readStreamsGroupHeartbeatRequestKeyValueList(r, n),
    ),
    taskOffsets: orNull(
      readCompactNullableCount(r, "taskOffsets", 14),
      (n) => readStreamsGroupHeartbeatRequestTaskOffsetList(r, n),
    ),
    taskEndOffsets: orNull(
      readCompactNullableCount(r, "taskEndOffsets", 14),
      (n) => readStreamsGroupHeartbeatRequestTaskOffsetList(r, n),
    ),
    shutdownApplication: readBool(r, "shutdownApplication"),
  };
  readTags(r, m);
  return m;
}

function writeStreamsGroupHeartbeatRequestKeyValue(
  w: Writer,
  key: Key,
  m: StreamsGroupHeartbeatRequestKeyValueInit,
): void {
  w.into(key, m);
  const { key: key_, value, unknownTaggedFields } = m;
  writeCompactString(w, "key", key_);
  writeCompactString(w, "value", value);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupHeartbeatRequestTopicInfo(
  w: Writer,
  key: Key,
  m: StreamsGroupHeartbeatRequestTopicInfoInit,
): void {
  w.into(key, m);
  const { name, partitions, replicationFactor, topicConfigs, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  const atPartitions = w.room(6);
  putInt32(w, atPartitions, "partitions", partitions);
  putInt16(w, atPartitions + 4, "replicationFactor", replicationFactor);
  writeList(
    w,
    "topicConfigs",
    topicConfigs,
    writeCompactCount(w, "topicConfigs", topicConfigs),
    writeStreamsGroupHeartbeatRequestKeyValue,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupHeartbeatRequestCopartitionGroup(
  w: Writer,
  key: Key,
  m: StreamsGroupHeartbeatRequestCopartitionGroupInit,
): void {
  w.into(key, m);
  const { sourceTopics, sourceTopicRegex, repartitionSourceTopics, unknownTaggedFields } = m;
  writeList(
    w,
    "sourceTopics",
    sourceTopics,
    writeCompactCount(w, "sourceTopics", sourceTopics),
    writeInt16,
  );
  writeList(
    w,
    "sourceTopicRegex",
    sourceTopicRegex,
    writeCompactCount(w, "sourceTopicRegex", sourceTopicRegex),
    writeInt16,
  );
  writeList(
    w,
    "repartitionSourceTopics",
    repartitionSourceTopics,
    writeCompactCount(w, "repartitionSourceTopics", repartitionSourceTopics),
    writeInt16,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupHeartbeatRequestSubtopology(
  w: Writer,
  key: Key,
  m: StreamsGroupHeartbeatRequestSubtopologyInit,
): void {
  w.into(key, m);
  const {
    subtopologyId,
    sourceTopics,
    sourceTopicRegex,
    stateChangelogTopics,
    repartitionSinkTopics,
    repartitionSourceTopics,
    copartitionGroups,
    unknownTaggedFields,
  } = m;
  writeCompactString(w, "subtopologyId", subtopologyId);
  writeList(
    w,
    "sourceTopics",
    sourceTopics,
    writeCompactCount(w, "sourceTopics", sourceTopics),
    writeCompactString,
  );
  writeList(
    w,
    "sourceTopicRegex",
    sourceTopicRegex,
    writeCompactCount(w, "sourceTopicRegex", sourceTopicRegex),
    writeCompactString,
  );
  writeList(
    w,
    "stateChangelogTopics",
    stateChangelogTopics,
    writeCompactCount(w, "stateChangelogTopics", stateChangelogTopics),
    writeStreamsGroupHeartbeatRequestTopicInfo,
  );
  writeList(
    w,
    "repartitionSinkTopics",
    repartitionSinkTopics,
    writeCompactCount(w, "repartitionSinkTopics", repartitionSinkTopics),
    writeCompactString,
  );
  writeList(
    w,
    "repartitionSourceTopics",
    repartitionSourceTopics,
    writeCompactCount(w, "repartitionSourceTopics", repartitionSourceTopics),
    writeStreamsGroupHeartbeatRequestTopicInfo,
  );
  writeList(
    w,
    "copartitionGroups",
    copartitionGroups,
    writeCompactCount(w, "copartitionGroups", copartitionGroups),
    writeStreamsGroupHeartbeatRequestCopartitionGroup,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupHeartbeatRequestTopology(
  w: Writer,
  key: Key,
  m: StreamsGroupHeartbeatRequestTopologyInit,
): void {
  w.into(key, m);
  const { epoch, subtopologies, unknownTaggedFields } = m;
  writeInt32(w, "epoch", epoch);
  writeList(
    w,
    "subtopologies",
    subtopologies,
    writeCompactCount(w, "subtopologies", subtopologies),
    writeStreamsGroupHeartbeatRequestSubtopology,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupHeartbeatRequestTaskIds(
  w: Writer,
  key: Key,
  m: StreamsGroupHeartbeatRequestTaskIdsInit,
): void {
  w.into(key, m);
  const { subtopologyId, partitions, unknownTaggedFields } = m;
  writeCompactString(w, "subtopologyId", subtopologyId);
  writeCompactInt32s(w, "partitions", partitions);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupHeartbeatRequestEndpoint(
  w: Writer,
  key: Key,
  m: StreamsGroupHeartbeatRequestEndpointInit,
): void {
  w.into(key, m);
  const { host, port, unknownTaggedFields } = m;
  writeCompactString(w, "host", host);
  writeUint16(w, "port", port);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupHeartbeatRequestTaskOffset(
  w: Writer,
  key: Key,
  m: StreamsGroupHeartbeatRequestTaskOffsetInit,
): void {
  w.into(key, m);
  const { subtopologyId, partition, offset, unknownTaggedFields } = m;
  writeCompactString(w, "subtopologyId", subtopologyId);
  const atPartition = w.room(12);
  putInt32(w, atPartition, "partition", partition);
  putInt64(w, atPartition + 4, "offset", offset);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupHeartbeatRequest(w: Writer, m: StreamsGroupHeartbeatRequestInit): void {
  const {
    groupId,
    memberId,
    memberEpoch,
    endpointInformationEpoch,
    instanceId = null,
    rackId = null,
    rebalanceTimeoutMs = -1,
    topology = null,
    activeTasks = null,
    standbyTasks = null,
    warmupTasks = null,
    processId = null,
    userEndpoint = null,
    clientTags = null,
    taskOffsets = null,
    taskEndOffsets = null,
    shutdownApplication = false,
    unknownTaggedFields,
  } = m;
  writeCompactString(w, "groupId", groupId);
  writeCompactString(w, "memberId", memberId);
  const atMemberEpoch = w.room(8);
  putInt32(w, atMemberEpoch, "memberEpoch", memberEpoch);
  putInt32(w, atMemberEpoch + 4, "endpointInformationEpoch", endpointInformationEpoch);
  writeCompactNullableString(w, "instanceId", instanceId);
  writeCompactNullableString(w, "rackId", rackId);
  writeInt32(w, "rebalanceTimeoutMs", rebalanceTimeoutMs);
  if (writePresence(w, topology)) {
    writeStreamsGroupHeartbeatRequestTopology(w, "topology", topology);
  }
  writeList(
    w,
    "activeTasks",
    activeTasks,
    writeCompactNullableCount(w, "activeTasks", activeTasks),
    writeStreamsGroupHeartbeatRequestTaskIds,
  );
  writeList(
    w,
    "standbyTasks",
    standbyTasks,
    writeCompactNullableCount(w, "standbyTasks", standbyTasks),
    writeStreamsGroupHeartbeatRequestTaskIds,
  );
  writeList(
    w,
    "warmupTasks",
    warmupTasks,
    writeCompactNullableCount(w, "warmupTasks", warmupTasks),
    writeStreamsGroupHeartbeatRequestTaskIds,
  );
  writeCompactNullableString(w, "processId", processId);
  if (writePresence(w, userEndpoint)) {
    writeStreamsGroupHeartbeatRequestEndpoint(w, "userEndpoint", userEndpoint);
  }
  writeList(
    w,
    "clientTags",
    clientTags,
    writeCompactNullableCount(w, "clientTags", clientTags),
    writeStreamsGroupHeartbeatRequestKeyValue,
  );
  writeList(
    w,
    "taskOffsets",
    taskOffsets,
    writeCompactNullableCount(w, "taskOffsets", taskOffsets),
    writeStreamsGroupHeartbeatRequestTaskOffset,
  );
  writeList(
    w,
    "taskEndOffsets",
    taskEndOffsets,
    writeCompactNullableCount(w, "taskEndOffsets", taskEndOffsets),
    writeStreamsGroupHeartbeatRequestTaskOffset,
  );
  writeBool(w, "shutdownApplication", shutdownApplication);
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a StreamsGroupHeartbeat response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeStreamsGroupHeartbeatResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): StreamsGroupHeartbeatResponse {
  return runDecode(
    "StreamsGroupHeartbeatResponse",
    0,
    1,
    readStreamsGroupHeartbeatResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a StreamsGroupHeartbeat response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeStreamsGroupHeartbeatResponse(
  message: StreamsGroupHeartbeatResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "StreamsGroupHeartbeatResponse",
    0,
    1,
    writeStreamsGroupHeartbeatResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a StreamsGroupHeartbeat response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeStreamsGroupHeartbeatResponseInto(
  message: StreamsGroupHeartbeatResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "StreamsGroupHeartbeatResponse",
    0,
    1,
    writeStreamsGroupHeartbeatResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of StreamsGroupHeartbeatResponse, for registries. */
export const StreamsGroupHeartbeatResponseCodec: MessageCodec<StreamsGroupHeartbeatResponse> = {
  name: "StreamsGroupHeartbeatResponse",
  type: "response",
  module: "clients",
  apiKey: 88,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeStreamsGroupHeartbeatResponse,
  encode: encodeStreamsGroupHeartbeatResponse,
};

/** Part of StreamsGroupHeartbeatResponse, versions 0-1. */
export interface StreamsGroupHeartbeatResponseStatus {
  /**
   * int8, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatResponse.json Status.StatusCode
   */
  statusCode: number;
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatResponse.json Status.StatusDetail
   */
  statusDetail: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupHeartbeatResponseStatus; fields with a default may be left out.
 */
export interface StreamsGroupHeartbeatResponseStatusInit {
  /** See {@linkcode StreamsGroupHeartbeatResponseStatus.statusCode}. */
  statusCode: number;
  /** See {@linkcode StreamsGroupHeartbeatResponseStatus.statusDetail}. */
  statusDetail: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupHeartbeatResponse, versions 0-1. */
export interface StreamsGroupHeartbeatResponseTaskIds {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatResponse.json TaskIds.SubtopologyId
   */
  subtopologyId: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatResponse.json TaskIds.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupHeartbeatResponseTaskIds; fields with a default may be left out.
 */
export interface StreamsGroupHeartbeatResponseTaskIdsInit {
  /** See {@linkcode StreamsGroupHeartbeatResponseTaskIds.subtopologyId}. */
  subtopologyId: string;
  /** See {@linkcode StreamsGroupHeartbeatResponseTaskIds.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupHeartbeatResponse, versions 0-1. */
export interface StreamsGroupHeartbeatResponseEndpoint {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatResponse.json Endpoint.Host
   */
  host: string;
  /**
   * uint16, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatResponse.json Endpoint.Port
   */
  port: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupHeartbeatResponseEndpoint; fields with a default may be left out.
 */
export interface StreamsGroupHeartbeatResponseEndpointInit {
  /** See {@linkcode StreamsGroupHeartbeatResponseEndpoint.host}. */
  host: string;
  /** See {@linkcode StreamsGroupHeartbeatResponseEndpoint.port}. */
  port: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupHeartbeatResponse, versions 0-1. */
export interface StreamsGroupHeartbeatResponseTopicPartition {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from StreamsGroupHeartbeatResponse.json TopicPartition.Topic
   */
  topic: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatResponse.json TopicPartition.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupHeartbeatResponseTopicPartition; fields with a default may be left out.
 */
export interface StreamsGroupHeartbeatResponseTopicPartitionInit {
  /** See {@linkcode StreamsGroupHeartbeatResponseTopicPartition.topic}. */
  topic: string;
  /** See {@linkcode StreamsGroupHeartbeatResponseTopicPartition.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupHeartbeatResponse, versions 0-1. */
export interface StreamsGroupHeartbeatResponseEndpointToPartitions {
  /**
   * Endpoint, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatResponse.json EndpointToPartitions.UserEndpoint
   */
  userEndpoint: StreamsGroupHeartbeatResponseEndpoint;
  /**
   * []TopicPartition, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatResponse.json EndpointToPartitions.ActivePartitions
   */
  activePartitions: readonly StreamsGroupHeartbeatResponseTopicPartition[];
  /**
   * []TopicPartition, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatResponse.json EndpointToPartitions.StandbyPartitions
   */
  standbyPartitions: readonly StreamsGroupHeartbeatResponseTopicPartition[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupHeartbeatResponseEndpointToPartitions; fields with a default may be left out.
 */
export interface StreamsGroupHeartbeatResponseEndpointToPartitionsInit {
  /** See {@linkcode StreamsGroupHeartbeatResponseEndpointToPartitions.userEndpoint}. */
  userEndpoint: StreamsGroupHeartbeatResponseEndpointInit;
  /** See {@linkcode StreamsGroupHeartbeatResponseEndpointToPartitions.activePartitions}. */
  activePartitions: readonly StreamsGroupHeartbeatResponseTopicPartitionInit[];
  /** See {@linkcode StreamsGroupHeartbeatResponseEndpointToPartitions.standbyPartitions}. */
  standbyPartitions: readonly StreamsGroupHeartbeatResponseTopicPartitionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** StreamsGroupHeartbeatResponse: a response, key 88, versions 0-1, flexible versions 0+. */
export interface StreamsGroupHeartbeatResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupHeartbeatResponse.json ErrorMessage
   */
  errorMessage: string | null;
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatResponse.json MemberId
   */
  memberId: string;
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatResponse.json MemberEpoch
   */
  memberEpoch: number;
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatResponse.json HeartbeatIntervalMs
   */
  heartbeatIntervalMs: number;
  /**
   * int32, versions 0.
   *
   * @generated from StreamsGroupHeartbeatResponse.json AcceptableRecoveryLagLegacy
   */
  acceptableRecoveryLagLegacy: number;
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatResponse.json TaskOffsetIntervalMs
   */
  taskOffsetIntervalMs: number;
  /**
   * int64, versions 1+, default -1, ignorable.
   *
   * @generated from StreamsGroupHeartbeatResponse.json AcceptableRecoveryLag
   */
  acceptableRecoveryLag: bigint;
  /**
   * []Status, versions 0+, nullable 0+.
   *
   * @generated from StreamsGroupHeartbeatResponse.json Status
   */
  status: readonly StreamsGroupHeartbeatResponseStatus[] | null;
  /**
   * []TaskIds, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupHeartbeatResponse.json ActiveTasks
   */
  activeTasks: readonly StreamsGroupHeartbeatResponseTaskIds[] | null;
  /**
   * []TaskIds, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupHeartbeatResponse.json StandbyTasks
   */
  standbyTasks: readonly StreamsGroupHeartbeatResponseTaskIds[] | null;
  /**
   * []TaskIds, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupHeartbeatResponse.json WarmupTasks
   */
  warmupTasks: readonly StreamsGroupHeartbeatResponseTaskIds[] | null;
  /**
   * bool, versions 1+, default false.
   *
   * @generated from StreamsGroupHeartbeatResponse.json TopologyDescriptionRequired
   */
  topologyDescriptionRequired: boolean;
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupHeartbeatResponse.json EndpointInformationEpoch
   */
  endpointInformationEpoch: number;
  /**
   * []EndpointToPartitions, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupHeartbeatResponse.json PartitionsByUserEndpoint
   */
  partitionsByUserEndpoint: readonly StreamsGroupHeartbeatResponseEndpointToPartitions[] | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for StreamsGroupHeartbeatResponse; fields with a default may be left out.
 */
export interface StreamsGroupHeartbeatResponseInit {
  /** See {@linkcode StreamsGroupHeartbeatResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode StreamsGroupHeartbeatResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode StreamsGroupHeartbeatResponse.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode StreamsGroupHeartbeatResponse.memberId}. */
  memberId: string;
  /** See {@linkcode StreamsGroupHeartbeatResponse.memberEpoch}. */
  memberEpoch: number;
  /** See {@linkcode StreamsGroupHeartbeatResponse.heartbeatIntervalMs}. */
  heartbeatIntervalMs: number;
  /** See {@linkcode StreamsGroupHeartbeatResponse.acceptableRecoveryLagLegacy}. */
  acceptableRecoveryLagLegacy?: number | undefined;
  /** See {@linkcode StreamsGroupHeartbeatResponse.taskOffsetIntervalMs}. */
  taskOffsetIntervalMs: number;
  /** See {@linkcode StreamsGroupHeartbeatResponse.acceptableRecoveryLag}. */
  acceptableRecoveryLag?: bigint | undefined;
  /** See {@linkcode StreamsGroupHeartbeatResponse.status}. */
  status: readonly StreamsGroupHeartbeatResponseStatusInit[] | null;
  /** See {@linkcode StreamsGroupHeartbeatResponse.activeTasks}. */
  activeTasks?: readonly StreamsGroupHeartbeatResponseTaskIdsInit[] | null | undefined;
  /** See {@linkcode StreamsGroupHeartbeatResponse.standbyTasks}. */
  standbyTasks?: readonly StreamsGroupHeartbeatResponseTaskIdsInit[] | null | undefined;
  /** See {@linkcode StreamsGroupHeartbeatResponse.warmupTasks}. */
  warmupTasks?: readonly StreamsGroupHeartbeatResponseTaskIdsInit[] | null | undefined;
  /** See {@linkcode StreamsGroupHeartbeatResponse.topologyDescriptionRequired}. */
  topologyDescriptionRequired?: boolean | undefined;
  /** See {@linkcode StreamsGroupHeartbeatResponse.endpointInformationEpoch}. */
  endpointInformationEpoch: number;
  /** See {@linkcode StreamsGroupHeartbeatResponse.partitionsByUserEndpoint}. */
  partitionsByUserEndpoint?: readonly StreamsGroupHeartbeatResponseEndpointToPartitionsInit[] | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readStreamsGroupHeartbeatResponseStatus(
  r: Reader,
  key: Key,
): StreamsGroupHeartbeatResponseStatus {
  r.down(key);
  const m: StreamsGroupHeartbeatResponseStatus = {
    statusCode: readInt8(r, "statusCode"),
    statusDetail: readCompactString(r, "statusDetail"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatResponseStatusList(
  r: Reader,
  n: number,
): readonly StreamsGroupHeartbeatResponseStatus[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupHeartbeatResponseStatus>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupHeartbeatResponseStatus(r, i);
  }
  return list;
}

function readStreamsGroupHeartbeatResponseTaskIds(
  r: Reader,
  key: Key,
): StreamsGroupHeartbeatResponseTaskIds {
  r.down(key);
  const m: StreamsGroupHeartbeatResponseTaskIds = {
    subtopologyId: readCompactString(r, "subtopologyId", repeated),
    partitions: readCompactInt32s(r, "partitions"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatResponseTaskIdsList(
  r: Reader,
  n: number,
): readonly StreamsGroupHeartbeatResponseTaskIds[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupHeartbeatResponseTaskIds>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupHeartbeatResponseTaskIds(r, i);
  }
  return list;
}

function readStreamsGroupHeartbeatResponseEndpoint(
  r: Reader,
  key: Key,
): StreamsGroupHeartbeatResponseEndpoint {
  r.down(key);
  const m: StreamsGroupHeartbeatResponseEndpoint = {
    host: readCompactString(r, "host", repeated),
    port: readUint16(r, "port"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatResponseTopicPartition(
  r: Reader,
  key: Key,
): StreamsGroupHeartbeatResponseTopicPartition {
  r.down(key);
  const m: StreamsGroupHeartbeatResponseTopicPartition = {
    topic: readCompactString(r, "topic", repeated),
    partitions: readCompactInt32s(r, "partitions"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatResponseTopicPartitionList(
  r: Reader,
  n: number,
): readonly StreamsGroupHeartbeatResponseTopicPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupHeartbeatResponseTopicPartition>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupHeartbeatResponseTopicPartition(r, i);
  }
  return list;
}

function readStreamsGroupHeartbeatResponseEndpointToPartitions(
  r: Reader,
  key: Key,
): StreamsGroupHeartbeatResponseEndpointToPartitions {
  r.down(key);
  const m: StreamsGroupHeartbeatResponseEndpointToPartitions = {
    userEndpoint: readStreamsGroupHeartbeatResponseEndpoint(r, "userEndpoint"),
    activePartitions: readStreamsGroupHeartbeatResponseTopicPartitionList(
      r,
      readCompactCount(r, "activePartitions", 3),
    ),
    standbyPartitions: readStreamsGroupHeartbeatResponseTopicPartitionList(
      r,
      readCompactCount(r, "standbyPartitions", 3),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatResponseEndpointToPartitionsList(
  r: Reader,
  n: number,
): readonly StreamsGroupHeartbeatResponseEndpointToPartitions[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupHeartbeatResponseEndpointToPartitions>(r, n, 96);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupHeartbeatResponseEndpointToPartitions(r, i);
  }
  return list;
}

function readStreamsGroupHeartbeatResponse(
  r: Reader,
  version: number,
): StreamsGroupHeartbeatResponse {
  const m: StreamsGroupHeartbeatResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
    memberId: readCompactString(r, "memberId"),
    memberEpoch: readInt32(r, "memberEpoch"),
    heartbeatIntervalMs: readInt32(r, "heartbeatIntervalMs"),
    acceptableRecoveryLagLegacy: version >= 1 ? 0 : readInt32(r, "acceptableRecoveryLagLegacy"),
    taskOffsetIntervalMs: readInt32(r, "taskOffsetIntervalMs"),
    acceptableRecoveryLag: version >= 1 ? readInt64(r, "acceptableRecoveryLag") : -1n,
    status: orNull(
      readCompactNullableCount(r, "status", 3),
      (n) => readStreamsGroupHeartbeatResponseStatusList(r, n),
    ),
    activeTasks: orNull(
      readCompactNullableCount(r, "activeTasks", 3),
      (n) => readStreamsGroupHeartbeatResponseTaskIdsList(r, n),
    ),
    standbyTasks: orNull(
      readCompactNullableCount(r, "standbyTasks", 3),
      (n) => readStreamsGroupHeartbeatResponseTaskIdsList(r, n),
    ),
    warmupTasks: orNull(
      readCompactNullableCount(r, "warmupTasks", 3),
      (n) => readStreamsGroupHeartbeatResponseTaskIdsList(r, n),
    ),
    topologyDescriptionRequired: version >= 1 ? readBool(r, "topologyDescriptionRequired") : false,
    endpointInformationEpoch: readInt32(r, "endpointInformationEpoch"),
    partitionsByUserEndpoint: orNull(
      readCompactNullableCount(r, "partitionsByUserEndpoint", 7),
      (n) => readStreamsGroupHeartbeatResponseEndpointToPartitionsList(r, n),
    ),
  };
  readTags(r, m);
  return m;
}

function writeStreamsGroupHeartbeatResponseStatus(
  w: Writer,
  key: Key,
  m: StreamsGroupHeartbeatResponseStatusInit,
): void {
  w.into(key, m);
  const { statusCode, statusDetail, unknownTaggedFields } = m;
  writeInt8(w, "statusCode", statusCode);
  writeCompactString(w, "statusDetail", statusDetail);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupHeartbeatResponseTaskIds(
  w: Writer,
  key: Key,
  m: StreamsGroupHeartbeatResponseTaskIdsInit,
): void {
  w.into(key, m);
  const { subtopologyId, partitions, unknownTaggedFields } = m;
  writeCompactString(w, "subtopologyId", subtopologyId);
  writeCompactInt32s(w, "partitions", partitions);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupHeartbeatResponseEndpoint(
  w: Writer,
  key: Key,
  m: StreamsGroupHeartbeatResponseEndpointInit,
): void {
  w.into(key, m);
  const { host, port, unknownTaggedFields } = m;
  writeCompactString(w, "host", host);
  writeUint16(w, "port", port);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupHeartbeatResponseTopicPartition(
  w: Writer,
  key: Key,
  m: StreamsGroupHeartbeatResponseTopicPartitionInit,
): void {
  w.into(key, m);
  const { topic, partitions, unknownTaggedFields } = m;
  writeCompactString(w, "topic", topic);
  writeCompactInt32s(w, "partitions", partitions);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupHeartbeatResponseEndpointToPartitions(
  w: Writer,
  key: Key,
  m: StreamsGroupHeartbeatResponseEndpointToPartitionsInit,
): void {
  w.into(key, m);
  const { userEndpoint, activePartitions, standbyPartitions, unknownTaggedFields } = m;
  writeStreamsGroupHeartbeatResponseEndpoint(w, "userEndpoint", userEndpoint);
  writeList(
    w,
    "activePartitions",
    activePartitions,
    writeCompactCount(w, "activePartitions", activePartitions),
    writeStreamsGroupHeartbeatResponseTopicPartition,
  );
  writeList(
    w,
    "standbyPartitions",
    standbyPartitions,
    writeCompactCount(w, "standbyPartitions", standbyPartitions),
    writeStreamsGroupHeartbeatResponseTopicPartition,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupHeartbeatResponse(
  w: Writer,
  m: StreamsGroupHeartbeatResponseInit,
  version: number,
): void {
  const {
    throttleTimeMs,
    errorCode,
    errorMessage = null,
    memberId,
    memberEpoch,
    heartbeatIntervalMs,
    acceptableRecoveryLagLegacy = 0,
    taskOffsetIntervalMs,
    acceptableRecoveryLag = -1n,
    status,
    activeTasks = null,
    standbyTasks = null,
    warmupTasks = null,
    topologyDescriptionRequired = false,
    endpointInformationEpoch,
    partitionsByUserEndpoint = null,
    unknownTaggedFields,
  } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeCompactString(w, "memberId", memberId);
  const atMemberEpoch = w.room(8);
  putInt32(w, atMemberEpoch, "memberEpoch", memberEpoch);
  putInt32(w, atMemberEpoch + 4, "heartbeatIntervalMs", heartbeatIntervalMs);
  if (version >= 1) {
    writeAbsent(w, "acceptableRecoveryLagLegacy", acceptableRecoveryLagLegacy === 0, "0");
  }
  else writeInt32(w, "acceptableRecoveryLagLegacy", acceptableRecoveryLagLegacy);
  writeInt32(w, "taskOffsetIntervalMs", taskOffsetIntervalMs);
  if (version >= 1) writeInt64(w, "acceptableRecoveryLag", acceptableRecoveryLag);
  writeList(
    w,
    "status",
    status,
    writeCompactNullableCount(w, "status", status),
    writeStreamsGroupHeartbeatResponseStatus,
  );
  writeList(
    w,
    "activeTasks",
    activeTasks,
    writeCompactNullableCount(w, "activeTasks", activeTasks),
    writeStreamsGroupHeartbeatResponseTaskIds,
  );
  writeList(
    w,
    "standbyTasks",
    standbyTasks,
    writeCompactNullableCount(w, "standbyTasks", standbyTasks),
    writeStreamsGroupHeartbeatResponseTaskIds,
  );
  writeList(
    w,
    "warmupTasks",
    warmupTasks,
    writeCompactNullableCount(w, "warmupTasks", warmupTasks),
    writeStreamsGroupHeartbeatResponseTaskIds,
  );
  if (version >= 1) writeBool(w, "topologyDescriptionRequired", topologyDescriptionRequired);
  else writeAbsent(w, "topologyDescriptionRequired", topologyDescriptionRequired === false, "1+");
  writeInt32(w, "endpointInformationEpoch", endpointInformationEpoch);
  writeList(
    w,
    "partitionsByUserEndpoint",
    partitionsByUserEndpoint,
    writeCompactNullableCount(w, "partitionsByUserEndpoint", partitionsByUserEndpoint),
    writeStreamsGroupHeartbeatResponseEndpointToPartitions,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of StreamsGroupHeartbeat. */
export const StreamsGroupHeartbeat: Api<
  StreamsGroupHeartbeatRequestInit,
  StreamsGroupHeartbeatResponse
> = {
  name: "StreamsGroupHeartbeat",
  key: 88,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeStreamsGroupHeartbeatRequest,
  decodeResponse: decodeStreamsGroupHeartbeatResponse,
};

/** The broker's half of StreamsGroupHeartbeat. */
export const StreamsGroupHeartbeatServer: ServerApi<
  StreamsGroupHeartbeatRequest,
  StreamsGroupHeartbeatResponseInit
> = {
  name: "StreamsGroupHeartbeat",
  key: 88,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decodeRequest: decodeStreamsGroupHeartbeatRequest,
  encodeResponse: encodeStreamsGroupHeartbeatResponse,
};
