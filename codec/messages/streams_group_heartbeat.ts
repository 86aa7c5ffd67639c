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
  type MessageCodec,
  orNull,
  type Reader,
  readInt32s,
  readInt64,
  readList,
  readPresence,
  readUint16,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeInt32s,
  writeInt64,
  writeList,
  writePresence,
  type Writer,
  writeUint16,
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

function readStreamsGroupHeartbeatRequestKeyValue(r: Reader): StreamsGroupHeartbeatRequestKeyValue {
  r.down();
  r.at("key"); const key = r.compactString(repeated);
  r.at("value"); const value = r.compactString();
  const m: StreamsGroupHeartbeatRequestKeyValue = { key, value };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatRequestKeyValueList(
  r: Reader,
  n: number,
): readonly StreamsGroupHeartbeatRequestKeyValue[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupHeartbeatRequestKeyValue>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupHeartbeatRequestKeyValue(r);
  }
  r.up();
  return list;
}

function readStreamsGroupHeartbeatRequestTopicInfo(
  r: Reader,
): StreamsGroupHeartbeatRequestTopicInfo {
  r.down();
  r.at("name"); const name = r.compactString(repeated);
  r.at("partitions"); const partitions = r.int32();
  r.at("replicationFactor"); const replicationFactor = r.int16();
  r.at("topicConfigs");
  const topicConfigs = readStreamsGroupHeartbeatRequestKeyValueList(r, r.compactCount(3, 48));
  const m: StreamsGroupHeartbeatRequestTopicInfo = {
    name,
    partitions,
    replicationFactor,
    topicConfigs,
  };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatRequestTopicInfoList(
  r: Reader,
  n: number,
): readonly StreamsGroupHeartbeatRequestTopicInfo[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupHeartbeatRequestTopicInfo>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupHeartbeatRequestTopicInfo(r);
  }
  r.up();
  return list;
}

function readStreamsGroupHeartbeatRequestCopartitionGroup(
  r: Reader,
): StreamsGroupHeartbeatRequestCopartitionGroup {
  r.down();
  r.at("sourceTopics"); const sourceTopics = readList(r, r.compactCount(2, 8), (r) => r.int16());
  r.at("sourceTopicRegex");
  const sourceTopicRegex = readList(r, r.compactCount(2, 8), (r) => r.int16());
  r.at("repartitionSourceTopics");
  const repartitionSourceTopics = readList(r, r.compactCount(2, 8), (r) => r.int16());
  const m: StreamsGroupHeartbeatRequestCopartitionGroup = {
    sourceTopics,
    sourceTopicRegex,
    repartitionSourceTopics,
  };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatRequestCopartitionGroupList(
  r: Reader,
  n: number,
): readonly StreamsGroupHeartbeatRequestCopartitionGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupHeartbeatRequestCopartitionGroup>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupHeartbeatRequestCopartitionGroup(r);
  }
  r.up();
  return list;
}

function readStreamsGroupHeartbeatRequestSubtopology(
  r: Reader,
): StreamsGroupHeartbeatRequestSubtopology {
  r.down();
  r.at("subtopologyId"); const subtopologyId = r.compactString(repeated);
  r.at("sourceTopics");
  const sourceTopics = readList(r, r.compactCount(1, 8), (r) => r.compactString(repeated));
  r.at("sourceTopicRegex");
  const sourceTopicRegex = readList(r, r.compactCount(1, 8), (r) => r.compactString());
  r.at("stateChangelogTopics");
  const stateChangelogTopics = readStreamsGroupHeartbeatRequestTopicInfoList(
    r,
    r.compactCount(9, 64),
  );
  r.at("repartitionSinkTopics");
  const repartitionSinkTopics = readList(r, r.compactCount(1, 8), (r) => r.compactString(repeated));
  r.at("repartitionSourceTopics");
  const repartitionSourceTopics = readStreamsGroupHeartbeatRequestTopicInfoList(
    r,
    r.compactCount(9, 64),
  );
  r.at("copartitionGroups");
  const copartitionGroups = readStreamsGroupHeartbeatRequestCopartitionGroupList(
    r,
    r.compactCount(4, 56),
  );
  const m: StreamsGroupHeartbeatRequestSubtopology = {
    subtopologyId,
    sourceTopics,
    sourceTopicRegex,
    stateChangelogTopics,
    repartitionSinkTopics,
    repartitionSourceTopics,
    copartitionGroups,
  };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatRequestSubtopologyList(
  r: Reader,
  n: number,
): readonly StreamsGroupHeartbeatRequestSubtopology[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupHeartbeatRequestSubtopology>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupHeartbeatRequestSubtopology(r);
  }
  r.up();
  return list;
}

function readStreamsGroupHeartbeatRequestTopology(r: Reader): StreamsGroupHeartbeatRequestTopology {
  r.down();
  r.at("epoch"); const epoch = r.int32();
  r.at("subtopologies");
  const subtopologies = readStreamsGroupHeartbeatRequestSubtopologyList(r, r.compactCount(8, 88));
  const m: StreamsGroupHeartbeatRequestTopology = { epoch, subtopologies };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatRequestTaskIds(r: Reader): StreamsGroupHeartbeatRequestTaskIds {
  r.down();
  r.at("subtopologyId"); const subtopologyId = r.compactString(repeated);
  r.at("partitions"); const partitions = readInt32s(r, r.compactCount(4, 8));
  const m: StreamsGroupHeartbeatRequestTaskIds = { subtopologyId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatRequestTaskIdsList(
  r: Reader,
  n: number,
): readonly StreamsGroupHeartbeatRequestTaskIds[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupHeartbeatRequestTaskIds>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupHeartbeatRequestTaskIds(r);
  }
  r.up();
  return list;
}

function readStreamsGroupHeartbeatRequestEndpoint(r: Reader): StreamsGroupHeartbeatRequestEndpoint {
  r.down();
  r.at("host"); const host = r.compactString(repeated);
  r.at("port"); const port = readUint16(r);
  const m: StreamsGroupHeartbeatRequestEndpoint = { host, port };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatRequestTaskOffset(
  r: Reader,
): StreamsGroupHeartbeatRequestTaskOffset {
  r.down();
  r.at("subtopologyId"); const subtopologyId = r.compactString(repeated);
  r.at("partition"); const partition = r.int32();
  r.at("offset"); const offset = readInt64(r);
  const m: StreamsGroupHeartbeatRequestTaskOffset = { subtopologyId, partition, offset };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatRequestTaskOffsetList(
  r: Reader,
  n: number,
): readonly StreamsGroupHeartbeatRequestTaskOffset[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupHeartbeatRequestTaskOffset>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupHeartbeatRequestTaskOffset(r);
  }
  r.up();
  return list;
}

function readStreamsGroupHeartbeatRequest(r: Reader): StreamsGroupHeartbeatRequest {
  r.down();
  r.at("groupId"); const groupId = r.compactString(repeated);
  r.at("memberId"); const memberId = r.compactString();
  r.at("memberEpoch"); const memberEpoch = r.int32();
  r.at("endpointInformationEpoch"); const endpointInformationEpoch = r.int32();
  r.at("instanceId"); const instanceId = r.compactNullableString();
  r.at("rackId"); const rackId = r.compactNullableString(repeated);
  r.at("rebalanceTimeoutMs"); const rebalanceTimeoutMs = r.int32();
  r.at("topology");
  const topology = readPresence(r) ? readStreamsGroupHeartbeatRequestTopology(r) : null;
  r.at("activeTasks");
  const activeTasks = orNull(
    r.compactNullableCount(3, 48),
    (n) => readStreamsGroupHeartbeatRequestTaskIdsList(r, n),
  );
  r.at("standbyTasks");
  const standbyTasks = orNull(
    r.compactNullableCount(3, 48),
    (n) => readStreamsGroupHeartbeatRequestTaskIdsList(r, n),
  );
  r.at("warmupTasks");
  const warmupTasks = orNull(
    r.compactNullableCount(3, 48),
    (n) => readStreamsGroupHeartbeatRequestTaskIdsList(r, n),
  );
  r.at("processId"); const processId = r.compactNullableString();
  r.at("userEndpoint");
  const userEndpoint = readPresence(r) ? readStreamsGroupHeartbeatRequestEndpoint(r) : null;
  r.at("clientTags");
  const clientTags = orNull(
    r.compactNullableCount(3, 48),
    (n) => readStreamsGroupHeartbeatRequestKeyValueList(r, n),
  );
  r.at("taskOffsets");
  const taskOffsets = orNull(
    r.compactNullableCount(14, 56),
    (n) => readStreamsGroupHeartbeatRequestTaskOffsetList(r, n),
  );
  r.at("taskEndOffsets");
  const taskEndOffsets = orNull(
    r.compactNullableCount(14, 56),
    (n) => readStreamsGroupHeartbeatRequestTaskOffsetList(r, n),
  );
  r.at("shutdownApplication"); const shutdownApplication = r.bool();
  const m: StreamsGroupHeartbeatRequest = {
    groupId,
    memberId,
    memberEpoch,
    endpointInformationEpoch,
    instanceId,
    rackId,
    rebalanceTimeoutMs,
    topology,
    activeTasks,
    standbyTasks,
    warmupTasks,
    processId,
    userEndpoint,
    clientTags,
    taskOffsets,
    taskEndOffsets,
    shutdownApplication,
  };
  r.tags(m);
  r.up();
  return m;
}

function writeStreamsGroupHeartbeatRequestKeyValue(
  w: Writer,
  m: StreamsGroupHeartbeatRequestKeyValueInit,
): void {
  w.down(m);
  const { key, value, unknownTaggedFields } = m;
  w.at("key"); w.compactString(key);
  w.at("value"); w.compactString(value);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupHeartbeatRequestKeyValueList(
  w: Writer,
  list: readonly StreamsGroupHeartbeatRequestKeyValueInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupHeartbeatRequestKeyValue(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupHeartbeatRequestTopicInfo(
  w: Writer,
  m: StreamsGroupHeartbeatRequestTopicInfoInit,
): void {
  w.down(m);
  const { name, partitions, replicationFactor, topicConfigs, unknownTaggedFields } = m;
  w.at("name"); w.compactString(name);
  w.at("partitions"); w.int32(partitions);
  w.at("replicationFactor"); w.int16(replicationFactor);
  w.at("topicConfigs");
  writeStreamsGroupHeartbeatRequestKeyValueList(w, topicConfigs, w.compactCount(topicConfigs));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupHeartbeatRequestTopicInfoList(
  w: Writer,
  list: readonly StreamsGroupHeartbeatRequestTopicInfoInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupHeartbeatRequestTopicInfo(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupHeartbeatRequestCopartitionGroup(
  w: Writer,
  m: StreamsGroupHeartbeatRequestCopartitionGroupInit,
): void {
  w.down(m);
  const { sourceTopics, sourceTopicRegex, repartitionSourceTopics, unknownTaggedFields } = m;
  w.at("sourceTopics");
  writeList(w, sourceTopics, w.compactCount(sourceTopics), (w, x) => w.int16(x));
  w.at("sourceTopicRegex");
  writeList(w, sourceTopicRegex, w.compactCount(sourceTopicRegex), (w, x) => w.int16(x));
  w.at("repartitionSourceTopics");
  writeList(
    w,
    repartitionSourceTopics,
    w.compactCount(repartitionSourceTopics),
    (w, x) => w.int16(x),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupHeartbeatRequestCopartitionGroupList(
  w: Writer,
  list: readonly StreamsGroupHeartbeatRequestCopartitionGroupInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupHeartbeatRequestCopartitionGroup(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupHeartbeatRequestSubtopology(
  w: Writer,
  m: StreamsGroupHeartbeatRequestSubtopologyInit,
): void {
  w.down(m);
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
  w.at("subtopologyId"); w.compactString(subtopologyId);
  w.at("sourceTopics");
  writeList(w, sourceTopics, w.compactCount(sourceTopics), (w, x) => w.compactString(x));
  w.at("sourceTopicRegex");
  writeList(w, sourceTopicRegex, w.compactCount(sourceTopicRegex), (w, x) => w.compactString(x));
  w.at("stateChangelogTopics");
  writeStreamsGroupHeartbeatRequestTopicInfoList(
    w,
    stateChangelogTopics,
    w.compactCount(stateChangelogTopics),
  );
  w.at("repartitionSinkTopics");
  writeList(
    w,
    repartitionSinkTopics,
    w.compactCount(repartitionSinkTopics),
    (w, x) => w.compactString(x),
  );
  w.at("repartitionSourceTopics");
  writeStreamsGroupHeartbeatRequestTopicInfoList(
    w,
    repartitionSourceTopics,
    w.compactCount(repartitionSourceTopics),
  );
  w.at("copartitionGroups");
  writeStreamsGroupHeartbeatRequestCopartitionGroupList(
    w,
    copartitionGroups,
    w.compactCount(copartitionGroups),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupHeartbeatRequestSubtopologyList(
  w: Writer,
  list: readonly StreamsGroupHeartbeatRequestSubtopologyInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupHeartbeatRequestSubtopology(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupHeartbeatRequestTopology(
  w: Writer,
  m: StreamsGroupHeartbeatRequestTopologyInit,
): void {
  w.down(m);
  const { epoch, subtopologies, unknownTaggedFields } = m;
  w.at("epoch"); w.int32(epoch);
  w.at("subtopologies");
  writeStreamsGroupHeartbeatRequestSubtopologyList(w, subtopologies, w.compactCount(subtopologies));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupHeartbeatRequestTaskIds(
  w: Writer,
  m: StreamsGroupHeartbeatRequestTaskIdsInit,
): void {
  w.down(m);
  const { subtopologyId, partitions, unknownTaggedFields } = m;
  w.at("subtopologyId"); w.compactString(subtopologyId);
  w.at("partitions"); writeInt32s(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupHeartbeatRequestTaskIdsList(
  w: Writer,
  list: readonly StreamsGroupHeartbeatRequestTaskIdsInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupHeartbeatRequestTaskIds(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupHeartbeatRequestEndpoint(
  w: Writer,
  m: StreamsGroupHeartbeatRequestEndpointInit,
): void {
  w.down(m);
  const { host, port, unknownTaggedFields } = m;
  w.at("host"); w.compactString(host);
  w.at("port"); writeUint16(w, port);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupHeartbeatRequestTaskOffset(
  w: Writer,
  m: StreamsGroupHeartbeatRequestTaskOffsetInit,
): void {
  w.down(m);
  const { subtopologyId, partition, offset, unknownTaggedFields } = m;
  w.at("subtopologyId"); w.compactString(subtopologyId);
  w.at("partition"); w.int32(partition);
  w.at("offset"); writeInt64(w, offset);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupHeartbeatRequestTaskOffsetList(
  w: Writer,
  list: readonly StreamsGroupHeartbeatRequestTaskOffsetInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupHeartbeatRequestTaskOffset(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupHeartbeatRequest(w: Writer, m: StreamsGroupHeartbeatRequestInit): void {
  w.down(m);
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
  w.at("groupId"); w.compactString(groupId);
  w.at("memberId"); w.compactString(memberId);
  w.at("memberEpoch"); w.int32(memberEpoch);
  w.at("endpointInformationEpoch"); w.int32(endpointInformationEpoch);
  w.at("instanceId"); w.compactNullableString(instanceId);
  w.at("rackId"); w.compactNullableString(rackId);
  w.at("rebalanceTimeoutMs"); w.int32(rebalanceTimeoutMs);
  w.at("topology");
  if (writePresence(w, topology)) writeStreamsGroupHeartbeatRequestTopology(w, topology);
  w.at("activeTasks");
  writeStreamsGroupHeartbeatRequestTaskIdsList(w, activeTasks, w.compactNullableCount(activeTasks));
  w.at("standbyTasks");
  writeStreamsGroupHeartbeatRequestTaskIdsList(
    w,
    standbyTasks,
    w.compactNullableCount(standbyTasks),
  );
  w.at("warmupTasks");
  writeStreamsGroupHeartbeatRequestTaskIdsList(w, warmupTasks, w.compactNullableCount(warmupTasks));
  w.at("processId"); w.compactNullableString(processId);
  w.at("userEndpoint");
  if (writePresence(w, userEndpoint)) writeStreamsGroupHeartbeatRequestEndpoint(w, userEndpoint);
  w.at("clientTags");
  writeStreamsGroupHeartbeatRequestKeyValueList(w, clientTags, w.compactNullableCount(clientTags));
  w.at("taskOffsets");
  writeStreamsGroupHeartbeatRequestTaskOffsetList(
    w,
    taskOffsets,
    w.compactNullableCount(taskOffsets),
  );
  w.at("taskEndOffsets");
  writeStreamsGroupHeartbeatRequestTaskOffsetList(
    w,
    taskEndOffsets,
    w.compactNullableCount(taskEndOffsets),
  );
  w.at("shutdownApplication"); w.bool(shutdownApplication);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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

function readStreamsGroupHeartbeatResponseStatus(r: Reader): StreamsGroupHeartbeatResponseStatus {
  r.down();
  r.at("statusCode"); const statusCode = r.int8();
  r.at("statusDetail"); const statusDetail = r.compactString();
  const m: StreamsGroupHeartbeatResponseStatus = { statusCode, statusDetail };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatResponseStatusList(
  r: Reader,
  n: number,
): readonly StreamsGroupHeartbeatResponseStatus[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupHeartbeatResponseStatus>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupHeartbeatResponseStatus(r);
  }
  r.up();
  return list;
}

function readStreamsGroupHeartbeatResponseTaskIds(r: Reader): StreamsGroupHeartbeatResponseTaskIds {
  r.down();
  r.at("subtopologyId"); const subtopologyId = r.compactString(repeated);
  r.at("partitions"); const partitions = readInt32s(r, r.compactCount(4, 8));
  const m: StreamsGroupHeartbeatResponseTaskIds = { subtopologyId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatResponseTaskIdsList(
  r: Reader,
  n: number,
): readonly StreamsGroupHeartbeatResponseTaskIds[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupHeartbeatResponseTaskIds>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupHeartbeatResponseTaskIds(r);
  }
  r.up();
  return list;
}

function readStreamsGroupHeartbeatResponseEndpoint(
  r: Reader,
): StreamsGroupHeartbeatResponseEndpoint {
  r.down();
  r.at("host"); const host = r.compactString(repeated);
  r.at("port"); const port = readUint16(r);
  const m: StreamsGroupHeartbeatResponseEndpoint = { host, port };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatResponseTopicPartition(
  r: Reader,
): StreamsGroupHeartbeatResponseTopicPartition {
  r.down();
  r.at("topic"); const topic = r.compactString(repeated);
  r.at("partitions"); const partitions = readInt32s(r, r.compactCount(4, 8));
  const m: StreamsGroupHeartbeatResponseTopicPartition = { topic, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatResponseTopicPartitionList(
  r: Reader,
  n: number,
): readonly StreamsGroupHeartbeatResponseTopicPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupHeartbeatResponseTopicPartition>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupHeartbeatResponseTopicPartition(r);
  }
  r.up();
  return list;
}

function readStreamsGroupHeartbeatResponseEndpointToPartitions(
  r: Reader,
): StreamsGroupHeartbeatResponseEndpointToPartitions {
  r.down();
  r.at("userEndpoint"); const userEndpoint = readStreamsGroupHeartbeatResponseEndpoint(r);
  r.at("activePartitions");
  const activePartitions = readStreamsGroupHeartbeatResponseTopicPartitionList(
    r,
    r.compactCount(3, 48),
  );
  r.at("standbyPartitions");
  const standbyPartitions = readStreamsGroupHeartbeatResponseTopicPartitionList(
    r,
    r.compactCount(3, 48),
  );
  const m: StreamsGroupHeartbeatResponseEndpointToPartitions = {
    userEndpoint,
    activePartitions,
    standbyPartitions,
  };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupHeartbeatResponseEndpointToPartitionsList(
  r: Reader,
  n: number,
): readonly StreamsGroupHeartbeatResponseEndpointToPartitions[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupHeartbeatResponseEndpointToPartitions>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupHeartbeatResponseEndpointToPartitions(r);
  }
  r.up();
  return list;
}

function readStreamsGroupHeartbeatResponse(
  r: Reader,
  version: number,
): StreamsGroupHeartbeatResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  r.at("memberId"); const memberId = r.compactString();
  r.at("memberEpoch"); const memberEpoch = r.int32();
  r.at("heartbeatIntervalMs"); const heartbeatIntervalMs = r.int32();
  r.at("acceptableRecoveryLagLegacy");
  const acceptableRecoveryLagLegacy = version >= 1 ? 0 : r.int32();
  r.at("taskOffsetIntervalMs"); const taskOffsetIntervalMs = r.int32();
  r.at("acceptableRecoveryLag"); const acceptableRecoveryLag = version >= 1 ? readInt64(r) : -1n;
  r.at("status");
  const status = orNull(
    r.compactNullableCount(3, 48),
    (n) => readStreamsGroupHeartbeatResponseStatusList(r, n),
  );
  r.at("activeTasks");
  const activeTasks = orNull(
    r.compactNullableCount(3, 48),
    (n) => readStreamsGroupHeartbeatResponseTaskIdsList(r, n),
  );
  r.at("standbyTasks");
  const standbyTasks = orNull(
    r.compactNullableCount(3, 48),
    (n) => readStreamsGroupHeartbeatResponseTaskIdsList(r, n),
  );
  r.at("warmupTasks");
  const warmupTasks = orNull(
    r.compactNullableCount(3, 48),
    (n) => readStreamsGroupHeartbeatResponseTaskIdsList(r, n),
  );
  r.at("topologyDescriptionRequired");
  const topologyDescriptionRequired = version >= 1 ? r.bool() : false;
  r.at("endpointInformationEpoch"); const endpointInformationEpoch = r.int32();
  r.at("partitionsByUserEndpoint");
  const partitionsByUserEndpoint = orNull(
    r.compactNullableCount(7, 96),
    (n) => readStreamsGroupHeartbeatResponseEndpointToPartitionsList(r, n),
  );
  const m: StreamsGroupHeartbeatResponse = {
    throttleTimeMs,
    errorCode,
    errorMessage,
    memberId,
    memberEpoch,
    heartbeatIntervalMs,
    acceptableRecoveryLagLegacy,
    taskOffsetIntervalMs,
    acceptableRecoveryLag,
    status,
    activeTasks,
    standbyTasks,
    warmupTasks,
    topologyDescriptionRequired,
    endpointInformationEpoch,
    partitionsByUserEndpoint,
  };
  r.tags(m);
  r.up();
  return m;
}

function writeStreamsGroupHeartbeatResponseStatus(
  w: Writer,
  m: StreamsGroupHeartbeatResponseStatusInit,
): void {
  w.down(m);
  const { statusCode, statusDetail, unknownTaggedFields } = m;
  w.at("statusCode"); w.int8(statusCode);
  w.at("statusDetail"); w.compactString(statusDetail);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupHeartbeatResponseStatusList(
  w: Writer,
  list: readonly StreamsGroupHeartbeatResponseStatusInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupHeartbeatResponseStatus(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupHeartbeatResponseTaskIds(
  w: Writer,
  m: StreamsGroupHeartbeatResponseTaskIdsInit,
): void {
  w.down(m);
  const { subtopologyId, partitions, unknownTaggedFields } = m;
  w.at("subtopologyId"); w.compactString(subtopologyId);
  w.at("partitions"); writeInt32s(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupHeartbeatResponseTaskIdsList(
  w: Writer,
  list: readonly StreamsGroupHeartbeatResponseTaskIdsInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupHeartbeatResponseTaskIds(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupHeartbeatResponseEndpoint(
  w: Writer,
  m: StreamsGroupHeartbeatResponseEndpointInit,
): void {
  w.down(m);
  const { host, port, unknownTaggedFields } = m;
  w.at("host"); w.compactString(host);
  w.at("port"); writeUint16(w, port);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupHeartbeatResponseTopicPartition(
  w: Writer,
  m: StreamsGroupHeartbeatResponseTopicPartitionInit,
): void {
  w.down(m);
  const { topic, partitions, unknownTaggedFields } = m;
  w.at("topic"); w.compactString(topic);
  w.at("partitions"); writeInt32s(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupHeartbeatResponseTopicPartitionList(
  w: Writer,
  list: readonly StreamsGroupHeartbeatResponseTopicPartitionInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupHeartbeatResponseTopicPartition(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupHeartbeatResponseEndpointToPartitions(
  w: Writer,
  m: StreamsGroupHeartbeatResponseEndpointToPartitionsInit,
): void {
  w.down(m);
  const { userEndpoint, activePartitions, standbyPartitions, unknownTaggedFields } = m;
  w.at("userEndpoint"); writeStreamsGroupHeartbeatResponseEndpoint(w, userEndpoint);
  w.at("activePartitions");
  writeStreamsGroupHeartbeatResponseTopicPartitionList(
    w,
    activePartitions,
    w.compactCount(activePartitions),
  );
  w.at("standbyPartitions");
  writeStreamsGroupHeartbeatResponseTopicPartitionList(
    w,
    standbyPartitions,
    w.compactCount(standbyPartitions),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupHeartbeatResponseEndpointToPartitionsList(
  w: Writer,
  list: readonly StreamsGroupHeartbeatResponseEndpointToPartitionsInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupHeartbeatResponseEndpointToPartitions(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupHeartbeatResponse(
  w: Writer,
  m: StreamsGroupHeartbeatResponseInit,
  version: number,
): void {
  w.down(m);
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
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage"); w.compactNullableString(errorMessage);
  w.at("memberId"); w.compactString(memberId);
  w.at("memberEpoch"); w.int32(memberEpoch);
  w.at("heartbeatIntervalMs"); w.int32(heartbeatIntervalMs);
  w.at("acceptableRecoveryLagLegacy");
  if (version >= 1) w.absent(acceptableRecoveryLagLegacy === 0, "0");
  else w.int32(acceptableRecoveryLagLegacy);
  w.at("taskOffsetIntervalMs"); w.int32(taskOffsetIntervalMs);
  w.at("acceptableRecoveryLag");
  if (version >= 1) writeInt64(w, acceptableRecoveryLag);
  w.at("status");
  writeStreamsGroupHeartbeatResponseStatusList(w, status, w.compactNullableCount(status));
  w.at("activeTasks");
  writeStreamsGroupHeartbeatResponseTaskIdsList(
    w,
    activeTasks,
    w.compactNullableCount(activeTasks),
  );
  w.at("standbyTasks");
  writeStreamsGroupHeartbeatResponseTaskIdsList(
    w,
    standbyTasks,
    w.compactNullableCount(standbyTasks),
  );
  w.at("warmupTasks");
  writeStreamsGroupHeartbeatResponseTaskIdsList(
    w,
    warmupTasks,
    w.compactNullableCount(warmupTasks),
  );
  w.at("topologyDescriptionRequired");
  if (version >= 1) w.bool(topologyDescriptionRequired);
  else w.absent(topologyDescriptionRequired === false, "1+");
  w.at("endpointInformationEpoch"); w.int32(endpointInformationEpoch);
  w.at("partitionsByUserEndpoint");
  writeStreamsGroupHeartbeatResponseEndpointToPartitionsList(
    w,
    partitionsByUserEndpoint,
    w.compactNullableCount(partitionsByUserEndpoint),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
