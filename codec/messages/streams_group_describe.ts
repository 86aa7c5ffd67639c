// Generated from schemas/clients/StreamsGroupDescribe{Request,Response}.json. Do not edit.

/**
 * StreamsGroupDescribe (API, key 89), versions 0-1.
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
  writeInt8,
  writeList,
  writePresence,
  type Writer,
  writeUint16,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a StreamsGroupDescribe request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeStreamsGroupDescribeRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): StreamsGroupDescribeRequest {
  return runDecode(
    "StreamsGroupDescribeRequest",
    0,
    1,
    readStreamsGroupDescribeRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a StreamsGroupDescribe request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeStreamsGroupDescribeRequest(
  message: StreamsGroupDescribeRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "StreamsGroupDescribeRequest",
    0,
    1,
    writeStreamsGroupDescribeRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a StreamsGroupDescribe request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeStreamsGroupDescribeRequestInto(
  message: StreamsGroupDescribeRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "StreamsGroupDescribeRequest",
    0,
    1,
    writeStreamsGroupDescribeRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of StreamsGroupDescribeRequest, for registries. */
export const StreamsGroupDescribeRequestCodec: MessageCodec<StreamsGroupDescribeRequest> = {
  name: "StreamsGroupDescribeRequest",
  type: "request",
  module: "clients",
  apiKey: 89,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeStreamsGroupDescribeRequest,
  encode: encodeStreamsGroupDescribeRequest,
};

/** StreamsGroupDescribeRequest: a request, key 89, versions 0-1, flexible versions 0+. */
export interface StreamsGroupDescribeRequest {
  /**
   * []string, versions 0+, groupId.
   *
   * @generated from StreamsGroupDescribeRequest.json GroupIds
   */
  groupIds: readonly string[];
  /**
   * bool, versions 0+.
   *
   * @generated from StreamsGroupDescribeRequest.json IncludeAuthorizedOperations
   */
  includeAuthorizedOperations: boolean;
  /**
   * bool, versions 1+, default false.
   *
   * @generated from StreamsGroupDescribeRequest.json IncludeTopologyDescription
   */
  includeTopologyDescription: boolean;
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
 * What encoders take for StreamsGroupDescribeRequest; fields with a default may be left out.
 */
export interface StreamsGroupDescribeRequestInit {
  /** See {@linkcode StreamsGroupDescribeRequest.groupIds}. */
  groupIds: readonly string[];
  /** See {@linkcode StreamsGroupDescribeRequest.includeAuthorizedOperations}. */
  includeAuthorizedOperations: boolean;
  /** See {@linkcode StreamsGroupDescribeRequest.includeTopologyDescription}. */
  includeTopologyDescription?: boolean | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readStreamsGroupDescribeRequest(r: Reader, version: number): StreamsGroupDescribeRequest {
  const m: StreamsGroupDescribeRequest = {
    groupIds: readList(
      r,
      readCompactCount(r, "groupIds", 1),
      (r, i) => readCompactString(r, i, repeated),
    ),
    includeAuthorizedOperations: readBool(r, "includeAuthorizedOperations"),
    includeTopologyDescription: version >= 1 ? readBool(r, "includeTopologyDescription") : false,
  };
  readTags(r, m);
  return m;
}

function writeStreamsGroupDescribeRequest(
  w: Writer,
  m: StreamsGroupDescribeRequestInit,
  version: number,
): void {
  const {
    groupIds,
    includeAuthorizedOperations,
    includeTopologyDescription = false,
    unknownTaggedFields,
  } = m;
  writeList(
    w,
    "groupIds",
    groupIds,
    writeCompactCount(w, "groupIds", groupIds),
    writeCompactString,
  );
  writeBool(w, "includeAuthorizedOperations", includeAuthorizedOperations);
  if (version >= 1) writeBool(w, "includeTopologyDescription", includeTopologyDescription);
  else writeAbsent(w, "includeTopologyDescription", includeTopologyDescription === false, "1+");
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a StreamsGroupDescribe response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeStreamsGroupDescribeResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): StreamsGroupDescribeResponse {
  return runDecode(
    "StreamsGroupDescribeResponse",
    0,
    1,
    readStreamsGroupDescribeResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a StreamsGroupDescribe response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeStreamsGroupDescribeResponse(
  message: StreamsGroupDescribeResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "StreamsGroupDescribeResponse",
    0,
    1,
    writeStreamsGroupDescribeResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a StreamsGroupDescribe response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeStreamsGroupDescribeResponseInto(
  message: StreamsGroupDescribeResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "StreamsGroupDescribeResponse",
    0,
    1,
    writeStreamsGroupDescribeResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of StreamsGroupDescribeResponse, for registries. */
export const StreamsGroupDescribeResponseCodec: MessageCodec<StreamsGroupDescribeResponse> = {
  name: "StreamsGroupDescribeResponse",
  type: "response",
  module: "clients",
  apiKey: 89,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeStreamsGroupDescribeResponse,
  encode: encodeStreamsGroupDescribeResponse,
};

/** Part of StreamsGroupDescribeResponse, versions 0-1. */
export interface StreamsGroupDescribeResponseKeyValue {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json KeyValue.Key
   */
  key: string;
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json KeyValue.Value
   */
  value: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupDescribeResponseKeyValue; fields with a default may be left out.
 */
export interface StreamsGroupDescribeResponseKeyValueInit {
  /** See {@linkcode StreamsGroupDescribeResponseKeyValue.key}. */
  key: string;
  /** See {@linkcode StreamsGroupDescribeResponseKeyValue.value}. */
  value: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupDescribeResponse, versions 0-1. */
export interface StreamsGroupDescribeResponseTopicInfo {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from StreamsGroupDescribeResponse.json TopicInfo.Name
   */
  name: string;
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json TopicInfo.Partitions
   */
  partitions: number;
  /**
   * int16, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json TopicInfo.ReplicationFactor
   */
  replicationFactor: number;
  /**
   * []KeyValue, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json TopicInfo.TopicConfigs
   */
  topicConfigs: readonly StreamsGroupDescribeResponseKeyValue[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupDescribeResponseTopicInfo; fields with a default may be left out.
 */
export interface StreamsGroupDescribeResponseTopicInfoInit {
  /** See {@linkcode StreamsGroupDescribeResponseTopicInfo.name}. */
  name: string;
  /** See {@linkcode StreamsGroupDescribeResponseTopicInfo.partitions}. */
  partitions: number;
  /** See {@linkcode StreamsGroupDescribeResponseTopicInfo.replicationFactor}. */
  replicationFactor: number;
  /** See {@linkcode StreamsGroupDescribeResponseTopicInfo.topicConfigs}. */
  topicConfigs: readonly StreamsGroupDescribeResponseKeyValueInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupDescribeResponse, versions 0-1. */
export interface StreamsGroupDescribeResponseSubtopology {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Subtopology.SubtopologyId
   */
  subtopologyId: string;
  /**
   * []string, versions 0+, topicName.
   *
   * @generated from StreamsGroupDescribeResponse.json Subtopology.SourceTopics
   */
  sourceTopics: readonly string[];
  /**
   * []string, versions 0+, topicName.
   *
   * @generated from StreamsGroupDescribeResponse.json Subtopology.RepartitionSinkTopics
   */
  repartitionSinkTopics: readonly string[];
  /**
   * []TopicInfo, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Subtopology.StateChangelogTopics
   */
  stateChangelogTopics: readonly StreamsGroupDescribeResponseTopicInfo[];
  /**
   * []TopicInfo, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Subtopology.RepartitionSourceTopics
   */
  repartitionSourceTopics: readonly StreamsGroupDescribeResponseTopicInfo[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupDescribeResponseSubtopology; fields with a default may be left out.
 */
export interface StreamsGroupDescribeResponseSubtopologyInit {
  /** See {@linkcode StreamsGroupDescribeResponseSubtopology.subtopologyId}. */
  subtopologyId: string;
  /** See {@linkcode StreamsGroupDescribeResponseSubtopology.sourceTopics}. */
  sourceTopics: readonly string[];
  /** See {@linkcode StreamsGroupDescribeResponseSubtopology.repartitionSinkTopics}. */
  repartitionSinkTopics: readonly string[];
  /** See {@linkcode StreamsGroupDescribeResponseSubtopology.stateChangelogTopics}. */
  stateChangelogTopics: readonly StreamsGroupDescribeResponseTopicInfoInit[];
  /** See {@linkcode StreamsGroupDescribeResponseSubtopology.repartitionSourceTopics}. */
  repartitionSourceTopics: readonly StreamsGroupDescribeResponseTopicInfoInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupDescribeResponse, versions 0-1. */
export interface StreamsGroupDescribeResponseTopology {
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Topology.Epoch
   */
  epoch: number;
  /**
   * []Subtopology, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupDescribeResponse.json Topology.Subtopologies
   */
  subtopologies: readonly StreamsGroupDescribeResponseSubtopology[] | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupDescribeResponseTopology; fields with a default may be left out.
 */
export interface StreamsGroupDescribeResponseTopologyInit {
  /** See {@linkcode StreamsGroupDescribeResponseTopology.epoch}. */
  epoch: number;
  /** See {@linkcode StreamsGroupDescribeResponseTopology.subtopologies}. */
  subtopologies?: readonly StreamsGroupDescribeResponseSubtopologyInit[] | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupDescribeResponse, versions 0-1. */
export interface StreamsGroupDescribeResponseEndpoint {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Endpoint.Host
   */
  host: string;
  /**
   * uint16, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Endpoint.Port
   */
  port: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupDescribeResponseEndpoint; fields with a default may be left out.
 */
export interface StreamsGroupDescribeResponseEndpointInit {
  /** See {@linkcode StreamsGroupDescribeResponseEndpoint.host}. */
  host: string;
  /** See {@linkcode StreamsGroupDescribeResponseEndpoint.port}. */
  port: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupDescribeResponse, versions 0-1. */
export interface StreamsGroupDescribeResponseTaskOffset {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json TaskOffset.SubtopologyId
   */
  subtopologyId: string;
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json TaskOffset.Partition
   */
  partition: number;
  /**
   * int64, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json TaskOffset.Offset
   */
  offset: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupDescribeResponseTaskOffset; fields with a default may be left out.
 */
export interface StreamsGroupDescribeResponseTaskOffsetInit {
  /** See {@linkcode StreamsGroupDescribeResponseTaskOffset.subtopologyId}. */
  subtopologyId: string;
  /** See {@linkcode StreamsGroupDescribeResponseTaskOffset.partition}. */
  partition: number;
  /** See {@linkcode StreamsGroupDescribeResponseTaskOffset.offset}. */
  offset: bigint;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupDescribeResponse, versions 0-1. */
export interface StreamsGroupDescribeResponseTaskIds {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json TaskIds.SubtopologyId
   */
  subtopologyId: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json TaskIds.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupDescribeResponseTaskIds; fields with a default may be left out.
 */
export interface StreamsGroupDescribeResponseTaskIdsInit {
  /** See {@linkcode StreamsGroupDescribeResponseTaskIds.subtopologyId}. */
  subtopologyId: string;
  /** See {@linkcode StreamsGroupDescribeResponseTaskIds.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupDescribeResponse, versions 0-1. */
export interface StreamsGroupDescribeResponseAssignment {
  /**
   * []TaskIds, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Assignment.ActiveTasks
   */
  activeTasks: readonly StreamsGroupDescribeResponseTaskIds[];
  /**
   * []TaskIds, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Assignment.StandbyTasks
   */
  standbyTasks: readonly StreamsGroupDescribeResponseTaskIds[];
  /**
   * []TaskIds, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Assignment.WarmupTasks
   */
  warmupTasks: readonly StreamsGroupDescribeResponseTaskIds[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupDescribeResponseAssignment; fields with a default may be left out.
 */
export interface StreamsGroupDescribeResponseAssignmentInit {
  /** See {@linkcode StreamsGroupDescribeResponseAssignment.activeTasks}. */
  activeTasks: readonly StreamsGroupDescribeResponseTaskIdsInit[];
  /** See {@linkcode StreamsGroupDescribeResponseAssignment.standbyTasks}. */
  standbyTasks: readonly StreamsGroupDescribeResponseTaskIdsInit[];
  /** See {@linkcode StreamsGroupDescribeResponseAssignment.warmupTasks}. */
  warmupTasks: readonly StreamsGroupDescribeResponseTaskIdsInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupDescribeResponse, versions 0-1. */
export interface StreamsGroupDescribeResponseMember {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Member.MemberId
   */
  memberId: string;
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Member.MemberEpoch
   */
  memberEpoch: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupDescribeResponse.json Member.InstanceId
   */
  instanceId: string | null;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupDescribeResponse.json Member.RackId
   */
  rackId: string | null;
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Member.ClientId
   */
  clientId: string;
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Member.ClientHost
   */
  clientHost: string;
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Member.TopologyEpoch
   */
  topologyEpoch: number;
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Member.ProcessId
   */
  processId: string;
  /**
   * Endpoint, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupDescribeResponse.json Member.UserEndpoint
   */
  userEndpoint: StreamsGroupDescribeResponseEndpoint | null;
  /**
   * []KeyValue, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Member.ClientTags
   */
  clientTags: readonly StreamsGroupDescribeResponseKeyValue[];
  /**
   * []TaskOffset, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Member.TaskOffsets
   */
  taskOffsets: readonly StreamsGroupDescribeResponseTaskOffset[];
  /**
   * []TaskOffset, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Member.TaskEndOffsets
   */
  taskEndOffsets: readonly StreamsGroupDescribeResponseTaskOffset[];
  /**
   * Assignment, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Member.Assignment
   */
  assignment: StreamsGroupDescribeResponseAssignment;
  /**
   * Assignment, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Member.TargetAssignment
   */
  targetAssignment: StreamsGroupDescribeResponseAssignment;
  /**
   * bool, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Member.IsClassic
   */
  isClassic: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupDescribeResponseMember; fields with a default may be left out.
 */
export interface StreamsGroupDescribeResponseMemberInit {
  /** See {@linkcode StreamsGroupDescribeResponseMember.memberId}. */
  memberId: string;
  /** See {@linkcode StreamsGroupDescribeResponseMember.memberEpoch}. */
  memberEpoch: number;
  /** See {@linkcode StreamsGroupDescribeResponseMember.instanceId}. */
  instanceId?: string | null | undefined;
  /** See {@linkcode StreamsGroupDescribeResponseMember.rackId}. */
  rackId?: string | null | undefined;
  /** See {@linkcode StreamsGroupDescribeResponseMember.clientId}. */
  clientId: string;
  /** See {@linkcode StreamsGroupDescribeResponseMember.clientHost}. */
  clientHost: string;
  /** See {@linkcode StreamsGroupDescribeResponseMember.topologyEpoch}. */
  topologyEpoch: number;
  /** See {@linkcode StreamsGroupDescribeResponseMember.processId}. */
  processId: string;
  /** See {@linkcode StreamsGroupDescribeResponseMember.userEndpoint}. */
  userEndpoint?: StreamsGroupDescribeResponseEndpointInit | null | undefined;
  /** See {@linkcode StreamsGroupDescribeResponseMember.clientTags}. */
  clientTags: readonly StreamsGroupDescribeResponseKeyValueInit[];
  /** See {@linkcode StreamsGroupDescribeResponseMember.taskOffsets}. */
  taskOffsets: readonly StreamsGroupDescribeResponseTaskOffsetInit[];
  /** See {@linkcode StreamsGroupDescribeResponseMember.taskEndOffsets}. */
  taskEndOffsets: readonly StreamsGroupDescribeResponseTaskOffsetInit[];
  /** See {@linkcode StreamsGroupDescribeResponseMember.assignment}. */
  assignment: StreamsGroupDescribeResponseAssignmentInit;
  /** See {@linkcode StreamsGroupDescribeResponseMember.targetAssignment}. */
  targetAssignment: StreamsGroupDescribeResponseAssignmentInit;
  /** See {@linkcode StreamsGroupDescribeResponseMember.isClassic}. */
  isClassic: boolean;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupDescribeResponse, versions 1. */
export interface StreamsGroupDescribeResponseTopologyDescriptionNode {
  /**
   * string, versions 1+.
   *
   * @generated from StreamsGroupDescribeResponse.json TopologyDescriptionNode.Name
   */
  name: string;
  /**
   * int8, versions 1+.
   *
   * @generated from StreamsGroupDescribeResponse.json TopologyDescriptionNode.NodeType
   */
  nodeType: number;
  /**
   * []string, versions 1+, topicName.
   *
   * @generated from StreamsGroupDescribeResponse.json TopologyDescriptionNode.SourceTopics
   */
  sourceTopics: readonly string[];
  /**
   * string, versions 1+, nullable 1+, default null, topicName.
   *
   * @generated from StreamsGroupDescribeResponse.json TopologyDescriptionNode.SinkTopic
   */
  sinkTopic: string | null;
  /**
   * []string, versions 1+.
   *
   * @generated from StreamsGroupDescribeResponse.json TopologyDescriptionNode.Stores
   */
  stores: readonly string[];
  /**
   * []string, versions 1+.
   *
   * @generated from StreamsGroupDescribeResponse.json TopologyDescriptionNode.Successors
   */
  successors: readonly string[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupDescribeResponseTopologyDescriptionNode; fields with a default may be left out.
 */
export interface StreamsGroupDescribeResponseTopologyDescriptionNodeInit {
  /** See {@linkcode StreamsGroupDescribeResponseTopologyDescriptionNode.name}. */
  name: string;
  /** See {@linkcode StreamsGroupDescribeResponseTopologyDescriptionNode.nodeType}. */
  nodeType: number;
  /** See {@linkcode StreamsGroupDescribeResponseTopologyDescriptionNode.sourceTopics}. */
  sourceTopics: readonly string[];
  /** See {@linkcode StreamsGroupDescribeResponseTopologyDescriptionNode.sinkTopic}. */
  sinkTopic?: string | null | undefined;
  /** See {@linkcode StreamsGroupDescribeResponseTopologyDescriptionNode.stores}. */
  stores: readonly string[];
  /** See {@linkcode StreamsGroupDescribeResponseTopologyDescriptionNode.successors}. */
  successors: readonly string[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupDescribeResponse, versions 1. */
export interface StreamsGroupDescribeResponseTopologyDescriptionSubtopology {
  /**
   * string, versions 1+.
   *
   * @generated from StreamsGroupDescribeResponse.json TopologyDescriptionSubtopology.SubtopologyId
   */
  subtopologyId: string;
  /**
   * []TopologyDescriptionNode, versions 1+.
   *
   * @generated from StreamsGroupDescribeResponse.json TopologyDescriptionSubtopology.Nodes
   */
  nodes: readonly StreamsGroupDescribeResponseTopologyDescriptionNode[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupDescribeResponseTopologyDescriptionSubtopology; fields with a default may be left out.
 */
export interface StreamsGroupDescribeResponseTopologyDescriptionSubtopologyInit {
  /**
   * See {@linkcode StreamsGroupDescribeResponseTopologyDescriptionSubtopology.subtopologyId}.
   */
  subtopologyId: string;
  /** See {@linkcode StreamsGroupDescribeResponseTopologyDescriptionSubtopology.nodes}. */
  nodes: readonly StreamsGroupDescribeResponseTopologyDescriptionNodeInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupDescribeResponse, versions 1. */
export interface StreamsGroupDescribeResponseTopologyDescriptionGlobalStore {
  /**
   * TopologyDescriptionNode, versions 1+.
   *
   * @generated from StreamsGroupDescribeResponse.json TopologyDescriptionGlobalStore.Source
   */
  source: StreamsGroupDescribeResponseTopologyDescriptionNode;
  /**
   * TopologyDescriptionNode, versions 1+.
   *
   * @generated from StreamsGroupDescribeResponse.json TopologyDescriptionGlobalStore.Processor
   */
  processor: StreamsGroupDescribeResponseTopologyDescriptionNode;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupDescribeResponseTopologyDescriptionGlobalStore; fields with a default may be left out.
 */
export interface StreamsGroupDescribeResponseTopologyDescriptionGlobalStoreInit {
  /** See {@linkcode StreamsGroupDescribeResponseTopologyDescriptionGlobalStore.source}. */
  source: StreamsGroupDescribeResponseTopologyDescriptionNodeInit;
  /** See {@linkcode StreamsGroupDescribeResponseTopologyDescriptionGlobalStore.processor}. */
  processor: StreamsGroupDescribeResponseTopologyDescriptionNodeInit;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupDescribeResponse, versions 1. */
export interface StreamsGroupDescribeResponseTopologyDescription {
  /**
   * []TopologyDescriptionSubtopology, versions 1+.
   *
   * @generated from StreamsGroupDescribeResponse.json TopologyDescription.Subtopologies
   */
  subtopologies: readonly StreamsGroupDescribeResponseTopologyDescriptionSubtopology[];
  /**
   * []TopologyDescriptionGlobalStore, versions 1+.
   *
   * @generated from StreamsGroupDescribeResponse.json TopologyDescription.GlobalStores
   */
  globalStores: readonly StreamsGroupDescribeResponseTopologyDescriptionGlobalStore[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupDescribeResponseTopologyDescription; fields with a default may be left out.
 */
export interface StreamsGroupDescribeResponseTopologyDescriptionInit {
  /** See {@linkcode StreamsGroupDescribeResponseTopologyDescription.subtopologies}. */
  subtopologies: readonly StreamsGroupDescribeResponseTopologyDescriptionSubtopologyInit[];
  /** See {@linkcode StreamsGroupDescribeResponseTopologyDescription.globalStores}. */
  globalStores: readonly StreamsGroupDescribeResponseTopologyDescriptionGlobalStoreInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupDescribeResponse, versions 0-1. */
export interface StreamsGroupDescribeResponseDescribedGroup {
  /**
   * int16, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json DescribedGroup.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupDescribeResponse.json DescribedGroup.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * string, versions 0+, groupId.
   *
   * @generated from StreamsGroupDescribeResponse.json DescribedGroup.GroupId
   */
  groupId: string;
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json DescribedGroup.GroupState
   */
  groupState: string;
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json DescribedGroup.GroupEpoch
   */
  groupEpoch: number;
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json DescribedGroup.AssignmentEpoch
   */
  assignmentEpoch: number;
  /**
   * Topology, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupDescribeResponse.json DescribedGroup.Topology
   */
  topology: StreamsGroupDescribeResponseTopology | null;
  /**
   * []Member, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json DescribedGroup.Members
   */
  members: readonly StreamsGroupDescribeResponseMember[];
  /**
   * int32, versions 0+, default -2147483648.
   *
   * @generated from StreamsGroupDescribeResponse.json DescribedGroup.AuthorizedOperations
   */
  authorizedOperations: number;
  /**
   * TopologyDescription, versions 1+, nullable 1+, default null.
   *
   * @generated from StreamsGroupDescribeResponse.json DescribedGroup.TopologyDescription
   */
  topologyDescription: StreamsGroupDescribeResponseTopologyDescription | null;
  /**
   * int8, versions 1+, default 0.
   *
   * @generated from StreamsGroupDescribeResponse.json DescribedGroup.TopologyDescriptionStatus
   */
  topologyDescriptionStatus: number;
  /**
   * string, versions 1+, nullable 1+, default null, ignorable.
   *
   * @generated from StreamsGroupDescribeResponse.json DescribedGroup.AssignorName
   */
  assignorName: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupDescribeResponseDescribedGroup; fields with a default may be left out.
 */
export interface StreamsGroupDescribeResponseDescribedGroupInit {
  /** See {@linkcode StreamsGroupDescribeResponseDescribedGroup.errorCode}. */
  errorCode: number;
  /** See {@linkcode StreamsGroupDescribeResponseDescribedGroup.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode StreamsGroupDescribeResponseDescribedGroup.groupId}. */
  groupId: string;
  /** See {@linkcode StreamsGroupDescribeResponseDescribedGroup.groupState}. */
  groupState: string;
  /** See {@linkcode StreamsGroupDescribeResponseDescribedGroup.groupEpoch}. */
  groupEpoch: number;
  /** See {@linkcode StreamsGroupDescribeResponseDescribedGroup.assignmentEpoch}. */
  assignmentEpoch: number;
  /** See {@linkcode StreamsGroupDescribeResponseDescribedGroup.topology}. */
  topology?: StreamsGroupDescribeResponseTopologyInit | null | undefined;
  /** See {@linkcode StreamsGroupDescribeResponseDescribedGroup.members}. */
  members: readonly StreamsGroupDescribeResponseMemberInit[];
  /** See {@linkcode StreamsGroupDescribeResponseDescribedGroup.authorizedOperations}. */
  authorizedOperations?: number | undefined;
  /** See {@linkcode StreamsGroupDescribeResponseDescribedGroup.topologyDescription}. */
  topologyDescription?: StreamsGroupDescribeResponseTopologyDescriptionInit | null | undefined;
  /** See {@linkcode StreamsGroupDescribeResponseDescribedGroup.topologyDescriptionStatus}. */
  topologyDescriptionStatus?: number | undefined;
  /** See {@linkcode StreamsGroupDescribeResponseDescribedGroup.assignorName}. */
  assignorName?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** StreamsGroupDescribeResponse: a response, key 89, versions 0-1, flexible versions 0+. */
export interface StreamsGroupDescribeResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []DescribedGroup, versions 0+.
   *
   * @generated from StreamsGroupDescribeResponse.json Groups
   */
  groups: readonly StreamsGroupDescribeResponseDescribedGroup[];
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
 * What encoders take for StreamsGroupDescribeResponse; fields with a default may be left out.
 */
export interface StreamsGroupDescribeResponseInit {
  /** See {@linkcode StreamsGroupDescribeResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode StreamsGroupDescribeResponse.groups}. */
  groups: readonly StreamsGroupDescribeResponseDescribedGroupInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readStreamsGroupDescribeResponseKeyValue(
  r: Reader,
  key: Key,
): StreamsGroupDescribeResponseKeyValue {
  r.down(key);
  const m: StreamsGroupDescribeResponseKeyValue = {
    key: readCompactString(r, "key", repeated),
    value: readCompactString(r, "value"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseKeyValueList(
  r: Reader,
  n: number,
): readonly StreamsGroupDescribeResponseKeyValue[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupDescribeResponseKeyValue>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupDescribeResponseKeyValue(r, i);
  }
  return list;
}

function readStreamsGroupDescribeResponseTopicInfo(
  r: Reader,
  key: Key,
): StreamsGroupDescribeResponseTopicInfo {
  r.down(key);
  const m: StreamsGroupDescribeResponseTopicInfo = {
    name: readCompactString(r, "name", repeated),
    partitions: readInt32(r, "partitions"),
    replicationFactor: readInt16(r, "replicationFactor"),
    topicConfigs: readStreamsGroupDescribeResponseKeyValueList(
      r,
      readCompactCount(r, "topicConfigs", 3),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseTopicInfoList(
  r: Reader,
  n: number,
): readonly StreamsGroupDescribeResponseTopicInfo[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupDescribeResponseTopicInfo>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupDescribeResponseTopicInfo(r, i);
  }
  return list;
}

function readStreamsGroupDescribeResponseSubtopology(
  r: Reader,
  key: Key,
): StreamsGroupDescribeResponseSubtopology {
  r.down(key);
  const m: StreamsGroupDescribeResponseSubtopology = {
    subtopologyId: readCompactString(r, "subtopologyId", repeated),
    sourceTopics: readList(
      r,
      readCompactCount(r, "sourceTopics", 1),
      (r, i) => readCompactString(r, i, repeated),
    ),
    repartitionSinkTopics: readList(
      r,
      readCompactCount(r, "repartitionSinkTopics", 1),
      (r, i) => readCompactString(r, i, repeated),
    ),
    stateChangelogTopics: readStreamsGroupDescribeResponseTopicInfoList(
      r,
      readCompactCount(r, "stateChangelogTopics", 9),
    ),
    repartitionSourceTopics: readStreamsGroupDescribeResponseTopicInfoList(
      r,
      readCompactCount(r, "repartitionSourceTopics", 9),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseSubtopologyList(
  r: Reader,
  n: number,
): readonly StreamsGroupDescribeResponseSubtopology[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupDescribeResponseSubtopology>(r, n, 72);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupDescribeResponseSubtopology(r, i);
  }
  return list;
}

function readStreamsGroupDescribeResponseTopology(
  r: Reader,
  key: Key,
): StreamsGroupDescribeResponseTopology {
  r.down(key);
  const m: StreamsGroupDescribeResponseTopology = {
    epoch: readInt32(r, "epoch"),
    subtopologies: orNull(
      readCompactNullableCount(r, "subtopologies", 6),
      (n) => readStreamsGroupDescribeResponseSubtopologyList(r, n),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseEndpoint(
  r: Reader,
  key: Key,
): StreamsGroupDescribeResponseEndpoint {
  r.down(key);
  const m: StreamsGroupDescribeResponseEndpoint = {
    host: readCompactString(r, "host", repeated),
    port: readUint16(r, "port"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseTaskOffset(
  r: Reader,
  key: Key,
): StreamsGroupDescribeResponseTaskOffset {
  r.down(key);
  const m: StreamsGroupDescribeResponseTaskOffset = {
    subtopologyId: readCompactString(r, "subtopologyId", repeated),
    partition: readInt32(r, "partition"),
    offset: readInt64(r, "offset"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseTaskOffsetList(
  r: Reader,
  n: number,
): readonly StreamsGroupDescribeResponseTaskOffset[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupDescribeResponseTaskOffset>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupDescribeResponseTaskOffset(r, i);
  }
  return list;
}

function readStreamsGroupDescribeResponseTaskIds(
  r: Reader,
  key: Key,
): StreamsGroupDescribeResponseTaskIds {
  r.down(key);
  const m: StreamsGroupDescribeResponseTaskIds = {
    subtopologyId: readCompactString(r, "subtopologyId", repeated),
    partitions: readCompactInt32s(r, "partitions"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseTaskIdsList(
  r: Reader,
  n: number,
): readonly StreamsGroupDescribeResponseTaskIds[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupDescribeResponseTaskIds>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupDescribeResponseTaskIds(r, i);
  }
  return list;
}

function readStreamsGroupDescribeResponseAssignment(
  r: Reader,
  key: Key,
): StreamsGroupDescribeResponseAssignment {
  r.down(key);
  const m: StreamsGroupDescribeResponseAssignment = {
    activeTasks: readStreamsGroupDescribeResponseTaskIdsList(
      r,
      readCompactCount(r, "activeTasks", 3),
    ),
    standbyTasks: readStreamsGroupDescribeResponseTaskIdsList(
      r,
      readCompactCount(r, "standbyTasks", 3),
    ),
    warmupTasks: readStreamsGroupDescribeResponseTaskIdsList(
      r,
      readCompactCount(r, "warmupTasks", 3),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseMember(
  r: Reader,
  key: Key,
): StreamsGroupDescribeResponseMember {
  r.down(key);
  const m: StreamsGroupDescribeResponseMember = {
    memberId: readCompactString(r, "memberId"),
    memberEpoch: readInt32(r, "memberEpoch"),
    instanceId: readCompactNullableString(r, "instanceId"),
    rackId: readCompactNullableString(r, "rackId", repeated),
    clientId: readCompactString(r, "clientId"),
    clientHost: readCompactString(r, "clientHost", repeated),
    topologyEpoch: readInt32(r, "topologyEpoch"),
    processId: readCompactString(r, "processId"),
    userEndpoint: readPresence(
      r,
      "userEndpoint",
    ) ? readStreamsGroupDescribeResponseEndpoint(r, "userEndpoint")
      : null,
    clientTags: readStreamsGroupDescribeResponseKeyValueList(
      r,
      readCompactCount(r, "clientTags", 3),
    ),
    taskOffsets: readStreamsGroupDescribeResponseTaskOffsetList(
      r,
      readCompactCount(r, "taskOffsets", 14),
    ),
    taskEndOffsets: readStreamsGroupDescribeResponseTaskOffsetList(
      r,
      readCompactCount(r, "taskEndOffsets", 14),
    ),
    assignment: readStreamsGroupDescribeResponseAssignment(r, "assignment"),
    targetAssignment: readStreamsGroupDescribeResponseAssignment(r, "targetAssignment"),
    isClassic: readBool(r, "isClassic"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseMemberList(
  r: Reader,
  n: number,
): readonly StreamsGroupDescribeResponseMember[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupDescribeResponseMember>(r, n, 288);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupDescribeResponseMember(r, i);
  }
  return list;
}

function readStreamsGroupDescribeResponseTopologyDescriptionNode(
  r: Reader,
  key: Key,
): StreamsGroupDescribeResponseTopologyDescriptionNode {
  r.down(key);
  const m: StreamsGroupDescribeResponseTopologyDescriptionNode = {
    name: readCompactString(r, "name", repeated),
    nodeType: readInt8(r, "nodeType"),
    sourceTopics: readList(
      r,
      readCompactCount(r, "sourceTopics", 1),
      (r, i) => readCompactString(r, i, repeated),
    ),
    sinkTopic: readCompactNullableString(r, "sinkTopic", repeated),
    stores: readList(
      r,
      readCompactCount(r, "stores", 1),
      (r, i) => readCompactString(r, i, repeated),
    ),
    successors: readList(
      r,
      readCompactCount(r, "successors", 1),
      (r, i) => readCompactString(r, i, repeated),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseTopologyDescriptionNodeList(
  r: Reader,
  n: number,
): readonly StreamsGroupDescribeResponseTopologyDescriptionNode[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupDescribeResponseTopologyDescriptionNode>(r, n, 80);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupDescribeResponseTopologyDescriptionNode(r, i);
  }
  return list;
}

function readStreamsGroupDescribeResponseTopologyDescriptionSubtopology(
  r: Reader,
  key: Key,
): StreamsGroupDescribeResponseTopologyDescriptionSubtopology {
  r.down(key);
  const m: StreamsGroupDescribeResponseTopologyDescriptionSubtopology = {
    subtopologyId: readCompactString(r, "subtopologyId", repeated),
    nodes: readStreamsGroupDescribeResponseTopologyDescriptionNodeList(
      r,
      readCompactCount(r, "nodes", 7),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseTopologyDescriptionSubtopologyList(
  r: Reader,
  n: number,
): readonly StreamsGroupDescribeResponseTopologyDescriptionSubtopology[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupDescribeResponseTopologyDescriptionSubtopology>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupDescribeResponseTopologyDescriptionSubtopology(r, i);
  }
  return list;
}

function readStreamsGroupDescribeResponseTopologyDescriptionGlobalStore(
  r: Reader,
  key: Key,
): StreamsGroupDescribeResponseTopologyDescriptionGlobalStore {
  r.down(key);
  const m: StreamsGroupDescribeResponseTopologyDescriptionGlobalStore = {
    source: readStreamsGroupDescribeResponseTopologyDescriptionNode(r, "source"),
    processor: readStreamsGroupDescribeResponseTopologyDescriptionNode(r, "processor"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseTopologyDescriptionGlobalStoreList(
  r: Reader,
  n: number,
): readonly StreamsGroupDescribeResponseTopologyDescriptionGlobalStore[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupDescribeResponseTopologyDescriptionGlobalStore>(r, n, 192);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupDescribeResponseTopologyDescriptionGlobalStore(r, i);
  }
  return list;
}

function readStreamsGroupDescribeResponseTopologyDescription(
  r: Reader,
  key: Key,
): StreamsGroupDescribeResponseTopologyDescription {
  r.down(key);
  const m: StreamsGroupDescribeResponseTopologyDescription = {
    subtopologies: readStreamsGroupDescribeResponseTopologyDescriptionSubtopologyList(
      r,
      readCompactCount(r, "subtopologies", 3),
    ),
    globalStores: readStreamsGroupDescribeResponseTopologyDescriptionGlobalStoreList(
      r,
      readCompactCount(r, "globalStores", 15),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseDescribedGroup(
  r: Reader,
  key: Key,
  version: number,
): StreamsGroupDescribeResponseDescribedGroup {
  r.down(key);
  const m: StreamsGroupDescribeResponseDescribedGroup = {
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
    groupId: readCompactString(r, "groupId", repeated),
    groupState: readCompactString(r, "groupState", repeated),
    groupEpoch: readInt32(r, "groupEpoch"),
    assignmentEpoch: readInt32(r, "assignmentEpoch"),
    topology: readPresence(r, "topology") ? readStreamsGroupDescribeResponseTopology(r, "topology")
      : null,
    members: readStreamsGroupDescribeResponseMemberList(r, readCompactCount(r, "members", 28)),
    authorizedOperations: readInt32(r, "authorizedOperations"),
    topologyDescription: version >= 1 ? readPresence(
      r,
      "topologyDescription",
    ) ? readStreamsGroupDescribeResponseTopologyDescription(r, "topologyDescription")
      : null
      : null,
    topologyDescriptionStatus: version >= 1 ? readInt8(r, "topologyDescriptionStatus") : 0,
    assignorName: version >= 1 ? readCompactNullableString(r, "assignorName", repeated) : null,
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseDescribedGroupList(
  r: Reader,
  n: number,
  version: number,
): readonly StreamsGroupDescribeResponseDescribedGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupDescribeResponseDescribedGroup>(r, n, 208);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupDescribeResponseDescribedGroup(r, i, version);
  }
  return list;
}

function readStreamsGroupDescribeResponse(
  r: Reader,
  version: number,
): StreamsGroupDescribeResponse {
  const m: StreamsGroupDescribeResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    groups: readStreamsGroupDescribeResponseDescribedGroupList(
      r,
      version >= 1 ? readCompactCount(r, "groups", 23) : readCompactCount(r, "groups", 20),
      version,
    ),
  };
  readTags(r, m);
  return m;
}

function writeStreamsGroupDescribeResponseKeyValue(
  w: Writer,
  key: Key,
  m: StreamsGroupDescribeResponseKeyValueInit,
): void {
  w.into(key, m);
  const { key: key_, value, unknownTaggedFields } = m;
  writeCompactString(w, "key", key_);
  writeCompactString(w, "value", value);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupDescribeResponseTopicInfo(
  w: Writer,
  key: Key,
  m: StreamsGroupDescribeResponseTopicInfoInit,
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
    writeStreamsGroupDescribeResponseKeyValue,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupDescribeResponseSubtopology(
  w: Writer,
  key: Key,
  m: StreamsGroupDescribeResponseSubtopologyInit,
): void {
  w.into(key, m);
  const {
    subtopologyId,
    sourceTopics,
    repartitionSinkTopics,
    stateChangelogTopics,
    repartitionSourceTopics,
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
    "repartitionSinkTopics",
    repartitionSinkTopics,
    writeCompactCount(w, "repartitionSinkTopics", repartitionSinkTopics),
    writeCompactString,
  );
  writeList(
    w,
    "stateChangelogTopics",
    stateChangelogTopics,
    writeCompactCount(w, "stateChangelogTopics", stateChangelogTopics),
    writeStreamsGroupDescribeResponseTopicInfo,
  );
  writeList(
    w,
    "repartitionSourceTopics",
    repartitionSourceTopics,
    writeCompactCount(w, "repartitionSourceTopics", repartitionSourceTopics),
    writeStreamsGroupDescribeResponseTopicInfo,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupDescribeResponseTopology(
  w: Writer,
  key: Key,
  m: StreamsGroupDescribeResponseTopologyInit,
): void {
  w.into(key, m);
  const { epoch, subtopologies = null, unknownTaggedFields } = m;
  writeInt32(w, "epoch", epoch);
  writeList(
    w,
    "subtopologies",
    subtopologies,
    writeCompactNullableCount(w, "subtopologies", subtopologies),
    writeStreamsGroupDescribeResponseSubtopology,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupDescribeResponseEndpoint(
  w: Writer,
  key: Key,
  m: StreamsGroupDescribeResponseEndpointInit,
): void {
  w.into(key, m);
  const { host, port, unknownTaggedFields } = m;
  writeCompactString(w, "host", host);
  writeUint16(w, "port", port);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupDescribeResponseTaskOffset(
  w: Writer,
  key: Key,
  m: StreamsGroupDescribeResponseTaskOffsetInit,
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

function writeStreamsGroupDescribeResponseTaskIds(
  w: Writer,
  key: Key,
  m: StreamsGroupDescribeResponseTaskIdsInit,
): void {
  w.into(key, m);
  const { subtopologyId, partitions, unknownTaggedFields } = m;
  writeCompactString(w, "subtopologyId", subtopologyId);
  writeCompactInt32s(w, "partitions", partitions);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupDescribeResponseAssignment(
  w: Writer,
  key: Key,
  m: StreamsGroupDescribeResponseAssignmentInit,
): void {
  w.into(key, m);
  const { activeTasks, standbyTasks, warmupTasks, unknownTaggedFields } = m;
  writeList(
    w,
    "activeTasks",
    activeTasks,
    writeCompactCount(w, "activeTasks", activeTasks),
    writeStreamsGroupDescribeResponseTaskIds,
  );
  writeList(
    w,
    "standbyTasks",
    standbyTasks,
    writeCompactCount(w, "standbyTasks", standbyTasks),
    writeStreamsGroupDescribeResponseTaskIds,
  );
  writeList(
    w,
    "warmupTasks",
    warmupTasks,
    writeCompactCount(w, "warmupTasks", warmupTasks),
    writeStreamsGroupDescribeResponseTaskIds,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupDescribeResponseMember(
  w: Writer,
  key: Key,
  m: StreamsGroupDescribeResponseMemberInit,
): void {
  w.into(key, m);
  const {
    memberId,
    memberEpoch,
    instanceId = null,
    rackId = null,
    clientId,
    clientHost,
    topologyEpoch,
    processId,
    userEndpoint = null,
    clientTags,
    taskOffsets,
    taskEndOffsets,
    assignment,
    targetAssignment,
    isClassic,
    unknownTaggedFields,
  } = m;
  writeCompactString(w, "memberId", memberId);
  writeInt32(w, "memberEpoch", memberEpoch);
  writeCompactNullableString(w, "instanceId", instanceId);
  writeCompactNullableString(w, "rackId", rackId);
  writeCompactString(w, "clientId", clientId);
  writeCompactString(w, "clientHost", clientHost);
  writeInt32(w, "topologyEpoch", topologyEpoch);
  writeCompactString(w, "processId", processId);
  if (writePresence(w, userEndpoint)) {
    writeStreamsGroupDescribeResponseEndpoint(w, "userEndpoint", userEndpoint);
  }
  writeList(
    w,
    "clientTags",
    clientTags,
    writeCompactCount(w, "clientTags", clientTags),
    writeStreamsGroupDescribeResponseKeyValue,
  );
  writeList(
    w,
    "taskOffsets",
    taskOffsets,
    writeCompactCount(w, "taskOffsets", taskOffsets),
    writeStreamsGroupDescribeResponseTaskOffset,
  );
  writeList(
    w,
    "taskEndOffsets",
    taskEndOffsets,
    writeCompactCount(w, "taskEndOffsets", taskEndOffsets),
    writeStreamsGroupDescribeResponseTaskOffset,
  );
  writeStreamsGroupDescribeResponseAssignment(w, "assignment", assignment);
  writeStreamsGroupDescribeResponseAssignment(w, "targetAssignment", targetAssignment);
  writeBool(w, "isClassic", isClassic);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupDescribeResponseTopologyDescriptionNode(
  w: Writer,
  key: Key,
  m: StreamsGroupDescribeResponseTopologyDescriptionNodeInit,
): void {
  w.into(key, m);
  const {
    name,
    nodeType,
    sourceTopics,
    sinkTopic = null,
    stores,
    successors,
    unknownTaggedFields,
  } = m;
  writeCompactString(w, "name", name);
  writeInt8(w, "nodeType", nodeType);
  writeList(
    w,
    "sourceTopics",
    sourceTopics,
    writeCompactCount(w, "sourceTopics", sourceTopics),
    writeCompactString,
  );
  writeCompactNullableString(w, "sinkTopic", sinkTopic);
  writeList(w, "stores", stores, writeCompactCount(w, "stores", stores), writeCompactString);
  writeList(
    w,
    "successors",
    successors,
    writeCompactCount(w, "successors", successors),
    writeCompactString,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupDescribeResponseTopologyDescriptionSubtopology(
  w: Writer,
  key: Key,
  m: StreamsGroupDescribeResponseTopologyDescriptionSubtopologyInit,
): void {
  w.into(key, m);
  const { subtopologyId, nodes, unknownTaggedFields } = m;
  writeCompactString(w, "subtopologyId", subtopologyId);
  writeList(
    w,
    "nodes",
    nodes,
    writeCompactCount(w, "nodes", nodes),
    writeStreamsGroupDescribeResponseTopologyDescriptionNode,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupDescribeResponseTopologyDescriptionGlobalStore(
  w: Writer,
  key: Key,
  m: StreamsGroupDescribeResponseTopologyDescriptionGlobalStoreInit,
): void {
  w.into(key, m);
  const { source, processor, unknownTaggedFields } = m;
  writeStreamsGroupDescribeResponseTopologyDescriptionNode(w, "source", source);
  writeStreamsGroupDescribeResponseTopologyDescriptionNode(w, "processor", processor);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupDescribeResponseTopologyDescription(
  w: Writer,
  key: Key,
  m: StreamsGroupDescribeResponseTopologyDescriptionInit,
): void {
  w.into(key, m);
  const { subtopologies, globalStores, unknownTaggedFields } = m;
  writeList(
    w,
    "subtopologies",
    subtopologies,
    writeCompactCount(w, "subtopologies", subtopologies),
    writeStreamsGroupDescribeResponseTopologyDescriptionSubtopology,
  );
  writeList(
    w,
    "globalStores",
    globalStores,
    writeCompactCount(w, "globalStores", globalStores),
    writeStreamsGroupDescribeResponseTopologyDescriptionGlobalStore,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupDescribeResponseDescribedGroup(
  w: Writer,
  key: Key,
  m: StreamsGroupDescribeResponseDescribedGroupInit,
  version: number,
): void {
  w.into(key, m);
  const {
    errorCode,
    errorMessage = null,
    groupId,
    groupState,
    groupEpoch,
    assignmentEpoch,
    topology = null,
    members,
    authorizedOperations = -2147483648,
    topologyDescription = null,
    topologyDescriptionStatus = 0,
    assignorName = null,
    unknownTaggedFields,
  } = m;
  writeInt16(w, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeCompactString(w, "groupId", groupId);
  writeCompactString(w, "groupState", groupState);
  const atGroupEpoch = w.room(8);
  putInt32(w, atGroupEpoch, "groupEpoch", groupEpoch);
  putInt32(w, atGroupEpoch + 4, "assignmentEpoch", assignmentEpoch);
  if (writePresence(w, topology)) {
    writeStreamsGroupDescribeResponseTopology(w, "topology", topology);
  }
  writeList(
    w,
    "members",
    members,
    writeCompactCount(w, "members", members),
    writeStreamsGroupDescribeResponseMember,
  );
  writeInt32(w, "authorizedOperations", authorizedOperations);
  if (version >= 1) {
    if (writePresence(w, topologyDescription)) {
      writeStreamsGroupDescribeResponseTopologyDescription(
        w,
        "topologyDescription",
        topologyDescription,
      );
    }
  }
  else writeAbsent(w, "topologyDescription", topologyDescription === null, "1+");
  if (version >= 1) writeInt8(w, "topologyDescriptionStatus", topologyDescriptionStatus);
  else writeAbsent(w, "topologyDescriptionStatus", topologyDescriptionStatus === 0, "1+");
  if (version >= 1) writeCompactNullableString(w, "assignorName", assignorName);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupDescribeResponse(
  w: Writer,
  m: StreamsGroupDescribeResponseInit,
  version: number,
): void {
  const { throttleTimeMs, groups, unknownTaggedFields } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "groups",
    groups,
    writeCompactCount(w, "groups", groups),
    writeStreamsGroupDescribeResponseDescribedGroup,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of StreamsGroupDescribe. */
export const StreamsGroupDescribe: Api<
  StreamsGroupDescribeRequestInit,
  StreamsGroupDescribeResponse
> = {
  name: "StreamsGroupDescribe",
  key: 89,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeStreamsGroupDescribeRequest,
  decodeResponse: decodeStreamsGroupDescribeResponse,
};

/** The broker's half of StreamsGroupDescribe. */
export const StreamsGroupDescribeServer: ServerApi<
  StreamsGroupDescribeRequest,
  StreamsGroupDescribeResponseInit
> = {
  name: "StreamsGroupDescribe",
  key: 89,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decodeRequest: decodeStreamsGroupDescribeRequest,
  encodeResponse: encodeStreamsGroupDescribeResponse,
};
