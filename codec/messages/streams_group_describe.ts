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
  r.down();
  r.at("groupIds");
  const groupIds = readList(r, r.compactCount(1, 8), (r) => r.compactString(repeated));
  r.at("includeAuthorizedOperations"); const includeAuthorizedOperations = r.bool();
  r.at("includeTopologyDescription");
  const includeTopologyDescription = version >= 1 ? r.bool() : false;
  const m: StreamsGroupDescribeRequest = {
    groupIds,
    includeAuthorizedOperations,
    includeTopologyDescription,
  };
  r.tags(m);
  r.up();
  return m;
}

function writeStreamsGroupDescribeRequest(
  w: Writer,
  m: StreamsGroupDescribeRequestInit,
  version: number,
): void {
  w.down(m);
  const {
    groupIds,
    includeAuthorizedOperations,
    includeTopologyDescription = false,
    unknownTaggedFields,
  } = m;
  w.at("groupIds"); writeList(w, groupIds, w.compactCount(groupIds), (w, x) => w.compactString(x));
  w.at("includeAuthorizedOperations"); w.bool(includeAuthorizedOperations);
  w.at("includeTopologyDescription");
  if (version >= 1) w.bool(includeTopologyDescription);
  else w.absent(includeTopologyDescription === false, "1+");
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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

function readStreamsGroupDescribeResponseKeyValue(r: Reader): StreamsGroupDescribeResponseKeyValue {
  r.down();
  r.at("key"); const key = r.compactString(repeated);
  r.at("value"); const value = r.compactString();
  const m: StreamsGroupDescribeResponseKeyValue = { key, value };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseKeyValueList(
  r: Reader,
  n: number,
): readonly StreamsGroupDescribeResponseKeyValue[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupDescribeResponseKeyValue>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupDescribeResponseKeyValue(r);
  }
  r.up();
  return list;
}

function readStreamsGroupDescribeResponseTopicInfo(
  r: Reader,
): StreamsGroupDescribeResponseTopicInfo {
  r.down();
  r.at("name"); const name = r.compactString(repeated);
  r.at("partitions"); const partitions = r.int32();
  r.at("replicationFactor"); const replicationFactor = r.int16();
  r.at("topicConfigs");
  const topicConfigs = readStreamsGroupDescribeResponseKeyValueList(r, r.compactCount(3, 48));
  const m: StreamsGroupDescribeResponseTopicInfo = {
    name,
    partitions,
    replicationFactor,
    topicConfigs,
  };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseTopicInfoList(
  r: Reader,
  n: number,
): readonly StreamsGroupDescribeResponseTopicInfo[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupDescribeResponseTopicInfo>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupDescribeResponseTopicInfo(r);
  }
  r.up();
  return list;
}

function readStreamsGroupDescribeResponseSubtopology(
  r: Reader,
): StreamsGroupDescribeResponseSubtopology {
  r.down();
  r.at("subtopologyId"); const subtopologyId = r.compactString(repeated);
  r.at("sourceTopics");
  const sourceTopics = readList(r, r.compactCount(1, 8), (r) => r.compactString(repeated));
  r.at("repartitionSinkTopics");
  const repartitionSinkTopics = readList(r, r.compactCount(1, 8), (r) => r.compactString(repeated));
  r.at("stateChangelogTopics");
  const stateChangelogTopics = readStreamsGroupDescribeResponseTopicInfoList(
    r,
    r.compactCount(9, 64),
  );
  r.at("repartitionSourceTopics");
  const repartitionSourceTopics = readStreamsGroupDescribeResponseTopicInfoList(
    r,
    r.compactCount(9, 64),
  );
  const m: StreamsGroupDescribeResponseSubtopology = {
    subtopologyId,
    sourceTopics,
    repartitionSinkTopics,
    stateChangelogTopics,
    repartitionSourceTopics,
  };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseSubtopologyList(
  r: Reader,
  n: number,
): readonly StreamsGroupDescribeResponseSubtopology[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupDescribeResponseSubtopology>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupDescribeResponseSubtopology(r);
  }
  r.up();
  return list;
}

function readStreamsGroupDescribeResponseTopology(r: Reader): StreamsGroupDescribeResponseTopology {
  r.down();
  r.at("epoch"); const epoch = r.int32();
  r.at("subtopologies");
  const subtopologies = orNull(
    r.compactNullableCount(6, 72),
    (n) => readStreamsGroupDescribeResponseSubtopologyList(r, n),
  );
  const m: StreamsGroupDescribeResponseTopology = { epoch, subtopologies };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseEndpoint(r: Reader): StreamsGroupDescribeResponseEndpoint {
  r.down();
  r.at("host"); const host = r.compactString(repeated);
  r.at("port"); const port = readUint16(r);
  const m: StreamsGroupDescribeResponseEndpoint = { host, port };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseTaskOffset(
  r: Reader,
): StreamsGroupDescribeResponseTaskOffset {
  r.down();
  r.at("subtopologyId"); const subtopologyId = r.compactString(repeated);
  r.at("partition"); const partition = r.int32();
  r.at("offset"); const offset = readInt64(r);
  const m: StreamsGroupDescribeResponseTaskOffset = { subtopologyId, partition, offset };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseTaskOffsetList(
  r: Reader,
  n: number,
): readonly StreamsGroupDescribeResponseTaskOffset[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupDescribeResponseTaskOffset>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupDescribeResponseTaskOffset(r);
  }
  r.up();
  return list;
}

function readStreamsGroupDescribeResponseTaskIds(r: Reader): StreamsGroupDescribeResponseTaskIds {
  r.down();
  r.at("subtopologyId"); const subtopologyId = r.compactString(repeated);
  r.at("partitions"); const partitions = readInt32s(r, r.compactCount(4, 8));
  const m: StreamsGroupDescribeResponseTaskIds = { subtopologyId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseTaskIdsList(
  r: Reader,
  n: number,
): readonly StreamsGroupDescribeResponseTaskIds[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupDescribeResponseTaskIds>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupDescribeResponseTaskIds(r);
  }
  r.up();
  return list;
}

function readStreamsGroupDescribeResponseAssignment(
  r: Reader,
): StreamsGroupDescribeResponseAssignment {
  r.down();
  r.at("activeTasks");
  const activeTasks = readStreamsGroupDescribeResponseTaskIdsList(r, r.compactCount(3, 48));
  r.at("standbyTasks");
  const standbyTasks = readStreamsGroupDescribeResponseTaskIdsList(r, r.compactCount(3, 48));
  r.at("warmupTasks");
  const warmupTasks = readStreamsGroupDescribeResponseTaskIdsList(r, r.compactCount(3, 48));
  const m: StreamsGroupDescribeResponseAssignment = { activeTasks, standbyTasks, warmupTasks };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseMember(r: Reader): StreamsGroupDescribeResponseMember {
  r.down();
  r.at("memberId"); const memberId = r.compactString();
  r.at("memberEpoch"); const memberEpoch = r.int32();
  r.at("instanceId"); const instanceId = r.compactNullableString();
  r.at("rackId"); const rackId = r.compactNullableString(repeated);
  r.at("clientId"); const clientId = r.compactString();
  r.at("clientHost"); const clientHost = r.compactString(repeated);
  r.at("topologyEpoch"); const topologyEpoch = r.int32();
  r.at("processId"); const processId = r.compactString();
  r.at("userEndpoint");
  const userEndpoint = readPresence(r) ? readStreamsGroupDescribeResponseEndpoint(r) : null;
  r.at("clientTags");
  const clientTags = readStreamsGroupDescribeResponseKeyValueList(r, r.compactCount(3, 48));
  r.at("taskOffsets");
  const taskOffsets = readStreamsGroupDescribeResponseTaskOffsetList(r, r.compactCount(14, 56));
  r.at("taskEndOffsets");
  const taskEndOffsets = readStreamsGroupDescribeResponseTaskOffsetList(r, r.compactCount(14, 56));
  r.at("assignment"); const assignment = readStreamsGroupDescribeResponseAssignment(r);
  r.at("targetAssignment");
  const targetAssignment = readStreamsGroupDescribeResponseAssignment(r);
  r.at("isClassic"); const isClassic = r.bool();
  const m: StreamsGroupDescribeResponseMember = {
    memberId,
    memberEpoch,
    instanceId,
    rackId,
    clientId,
    clientHost,
    topologyEpoch,
    processId,
    userEndpoint,
    clientTags,
    taskOffsets,
    taskEndOffsets,
    assignment,
    targetAssignment,
    isClassic,
  };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseMemberList(
  r: Reader,
  n: number,
): readonly StreamsGroupDescribeResponseMember[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupDescribeResponseMember>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupDescribeResponseMember(r);
  }
  r.up();
  return list;
}

function readStreamsGroupDescribeResponseTopologyDescriptionNode(
  r: Reader,
): StreamsGroupDescribeResponseTopologyDescriptionNode {
  r.down();
  r.at("name"); const name = r.compactString(repeated);
  r.at("nodeType"); const nodeType = r.int8();
  r.at("sourceTopics");
  const sourceTopics = readList(r, r.compactCount(1, 8), (r) => r.compactString(repeated));
  r.at("sinkTopic"); const sinkTopic = r.compactNullableString(repeated);
  r.at("stores");
  const stores = readList(r, r.compactCount(1, 8), (r) => r.compactString(repeated));
  r.at("successors");
  const successors = readList(r, r.compactCount(1, 8), (r) => r.compactString(repeated));
  const m: StreamsGroupDescribeResponseTopologyDescriptionNode = {
    name,
    nodeType,
    sourceTopics,
    sinkTopic,
    stores,
    successors,
  };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseTopologyDescriptionNodeList(
  r: Reader,
  n: number,
): readonly StreamsGroupDescribeResponseTopologyDescriptionNode[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupDescribeResponseTopologyDescriptionNode>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupDescribeResponseTopologyDescriptionNode(r);
  }
  r.up();
  return list;
}

function readStreamsGroupDescribeResponseTopologyDescriptionSubtopology(
  r: Reader,
): StreamsGroupDescribeResponseTopologyDescriptionSubtopology {
  r.down();
  r.at("subtopologyId"); const subtopologyId = r.compactString(repeated);
  r.at("nodes");
  const nodes = readStreamsGroupDescribeResponseTopologyDescriptionNodeList(
    r,
    r.compactCount(7, 80),
  );
  const m: StreamsGroupDescribeResponseTopologyDescriptionSubtopology = { subtopologyId, nodes };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseTopologyDescriptionSubtopologyList(
  r: Reader,
  n: number,
): readonly StreamsGroupDescribeResponseTopologyDescriptionSubtopology[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupDescribeResponseTopologyDescriptionSubtopology>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupDescribeResponseTopologyDescriptionSubtopology(r);
  }
  r.up();
  return list;
}

function readStreamsGroupDescribeResponseTopologyDescriptionGlobalStore(
  r: Reader,
): StreamsGroupDescribeResponseTopologyDescriptionGlobalStore {
  r.down();
  r.at("source"); const source = readStreamsGroupDescribeResponseTopologyDescriptionNode(r);
  r.at("processor"); const processor = readStreamsGroupDescribeResponseTopologyDescriptionNode(r);
  const m: StreamsGroupDescribeResponseTopologyDescriptionGlobalStore = { source, processor };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseTopologyDescriptionGlobalStoreList(
  r: Reader,
  n: number,
): readonly StreamsGroupDescribeResponseTopologyDescriptionGlobalStore[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupDescribeResponseTopologyDescriptionGlobalStore>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupDescribeResponseTopologyDescriptionGlobalStore(r);
  }
  r.up();
  return list;
}

function readStreamsGroupDescribeResponseTopologyDescription(
  r: Reader,
): StreamsGroupDescribeResponseTopologyDescription {
  r.down();
  r.at("subtopologies");
  const subtopologies = readStreamsGroupDescribeResponseTopologyDescriptionSubtopologyList(
    r,
    r.compactCount(3, 48),
  );
  r.at("globalStores");
  const globalStores = readStreamsGroupDescribeResponseTopologyDescriptionGlobalStoreList(
    r,
    r.compactCount(15, 192),
  );
  const m: StreamsGroupDescribeResponseTopologyDescription = { subtopologies, globalStores };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseDescribedGroup(
  r: Reader,
  version: number,
): StreamsGroupDescribeResponseDescribedGroup {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  r.at("groupId"); const groupId = r.compactString(repeated);
  r.at("groupState"); const groupState = r.compactString(repeated);
  r.at("groupEpoch"); const groupEpoch = r.int32();
  r.at("assignmentEpoch"); const assignmentEpoch = r.int32();
  r.at("topology");
  const topology = readPresence(r) ? readStreamsGroupDescribeResponseTopology(r) : null;
  r.at("members");
  const members = readStreamsGroupDescribeResponseMemberList(r, r.compactCount(28, 288));
  r.at("authorizedOperations"); const authorizedOperations = r.int32();
  r.at("topologyDescription");
  const topologyDescription = version >= 1 ? readPresence(
    r,
  ) ? readStreamsGroupDescribeResponseTopologyDescription(r)
    : null
    : null;
  r.at("topologyDescriptionStatus");
  const topologyDescriptionStatus = version >= 1 ? r.int8() : 0;
  r.at("assignorName");
  const assignorName = version >= 1 ? r.compactNullableString(repeated) : null;
  const m: StreamsGroupDescribeResponseDescribedGroup = {
    errorCode,
    errorMessage,
    groupId,
    groupState,
    groupEpoch,
    assignmentEpoch,
    topology,
    members,
    authorizedOperations,
    topologyDescription,
    topologyDescriptionStatus,
    assignorName,
  };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupDescribeResponseDescribedGroupList(
  r: Reader,
  n: number,
  version: number,
): readonly StreamsGroupDescribeResponseDescribedGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupDescribeResponseDescribedGroup>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupDescribeResponseDescribedGroup(r, version);
  }
  r.up();
  return list;
}

function readStreamsGroupDescribeResponse(
  r: Reader,
  version: number,
): StreamsGroupDescribeResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("groups");
  const groups = readStreamsGroupDescribeResponseDescribedGroupList(
    r,
    version >= 1 ? r.compactCount(23, 208) : r.compactCount(20, 208),
    version,
  );
  const m: StreamsGroupDescribeResponse = { throttleTimeMs, groups };
  r.tags(m);
  r.up();
  return m;
}

function writeStreamsGroupDescribeResponseKeyValue(
  w: Writer,
  m: StreamsGroupDescribeResponseKeyValueInit,
): void {
  w.down(m);
  const { key, value, unknownTaggedFields } = m;
  w.at("key"); w.compactString(key);
  w.at("value"); w.compactString(value);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupDescribeResponseKeyValueList(
  w: Writer,
  list: readonly StreamsGroupDescribeResponseKeyValueInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupDescribeResponseKeyValue(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupDescribeResponseTopicInfo(
  w: Writer,
  m: StreamsGroupDescribeResponseTopicInfoInit,
): void {
  w.down(m);
  const { name, partitions, replicationFactor, topicConfigs, unknownTaggedFields } = m;
  w.at("name"); w.compactString(name);
  w.at("partitions"); w.int32(partitions);
  w.at("replicationFactor"); w.int16(replicationFactor);
  w.at("topicConfigs");
  writeStreamsGroupDescribeResponseKeyValueList(w, topicConfigs, w.compactCount(topicConfigs));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupDescribeResponseTopicInfoList(
  w: Writer,
  list: readonly StreamsGroupDescribeResponseTopicInfoInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupDescribeResponseTopicInfo(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupDescribeResponseSubtopology(
  w: Writer,
  m: StreamsGroupDescribeResponseSubtopologyInit,
): void {
  w.down(m);
  const {
    subtopologyId,
    sourceTopics,
    repartitionSinkTopics,
    stateChangelogTopics,
    repartitionSourceTopics,
    unknownTaggedFields,
  } = m;
  w.at("subtopologyId"); w.compactString(subtopologyId);
  w.at("sourceTopics");
  writeList(w, sourceTopics, w.compactCount(sourceTopics), (w, x) => w.compactString(x));
  w.at("repartitionSinkTopics");
  writeList(
    w,
    repartitionSinkTopics,
    w.compactCount(repartitionSinkTopics),
    (w, x) => w.compactString(x),
  );
  w.at("stateChangelogTopics");
  writeStreamsGroupDescribeResponseTopicInfoList(
    w,
    stateChangelogTopics,
    w.compactCount(stateChangelogTopics),
  );
  w.at("repartitionSourceTopics");
  writeStreamsGroupDescribeResponseTopicInfoList(
    w,
    repartitionSourceTopics,
    w.compactCount(repartitionSourceTopics),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupDescribeResponseSubtopologyList(
  w: Writer,
  list: readonly StreamsGroupDescribeResponseSubtopologyInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupDescribeResponseSubtopology(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupDescribeResponseTopology(
  w: Writer,
  m: StreamsGroupDescribeResponseTopologyInit,
): void {
  w.down(m);
  const { epoch, subtopologies = null, unknownTaggedFields } = m;
  w.at("epoch"); w.int32(epoch);
  w.at("subtopologies");
  writeStreamsGroupDescribeResponseSubtopologyList(
    w,
    subtopologies,
    w.compactNullableCount(subtopologies),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupDescribeResponseEndpoint(
  w: Writer,
  m: StreamsGroupDescribeResponseEndpointInit,
): void {
  w.down(m);
  const { host, port, unknownTaggedFields } = m;
  w.at("host"); w.compactString(host);
  w.at("port"); writeUint16(w, port);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupDescribeResponseTaskOffset(
  w: Writer,
  m: StreamsGroupDescribeResponseTaskOffsetInit,
): void {
  w.down(m);
  const { subtopologyId, partition, offset, unknownTaggedFields } = m;
  w.at("subtopologyId"); w.compactString(subtopologyId);
  w.at("partition"); w.int32(partition);
  w.at("offset"); writeInt64(w, offset);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupDescribeResponseTaskOffsetList(
  w: Writer,
  list: readonly StreamsGroupDescribeResponseTaskOffsetInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupDescribeResponseTaskOffset(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupDescribeResponseTaskIds(
  w: Writer,
  m: StreamsGroupDescribeResponseTaskIdsInit,
): void {
  w.down(m);
  const { subtopologyId, partitions, unknownTaggedFields } = m;
  w.at("subtopologyId"); w.compactString(subtopologyId);
  w.at("partitions"); writeInt32s(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupDescribeResponseTaskIdsList(
  w: Writer,
  list: readonly StreamsGroupDescribeResponseTaskIdsInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupDescribeResponseTaskIds(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupDescribeResponseAssignment(
  w: Writer,
  m: StreamsGroupDescribeResponseAssignmentInit,
): void {
  w.down(m);
  const { activeTasks, standbyTasks, warmupTasks, unknownTaggedFields } = m;
  w.at("activeTasks");
  writeStreamsGroupDescribeResponseTaskIdsList(w, activeTasks, w.compactCount(activeTasks));
  w.at("standbyTasks");
  writeStreamsGroupDescribeResponseTaskIdsList(w, standbyTasks, w.compactCount(standbyTasks));
  w.at("warmupTasks");
  writeStreamsGroupDescribeResponseTaskIdsList(w, warmupTasks, w.compactCount(warmupTasks));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupDescribeResponseMember(
  w: Writer,
  m: StreamsGroupDescribeResponseMemberInit,
): void {
  w.down(m);
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
  w.at("memberId"); w.compactString(memberId);
  w.at("memberEpoch"); w.int32(memberEpoch);
  w.at("instanceId"); w.compactNullableString(instanceId);
  w.at("rackId"); w.compactNullableString(rackId);
  w.at("clientId"); w.compactString(clientId);
  w.at("clientHost"); w.compactString(clientHost);
  w.at("topologyEpoch"); w.int32(topologyEpoch);
  w.at("processId"); w.compactString(processId);
  w.at("userEndpoint");
  if (writePresence(w, userEndpoint)) writeStreamsGroupDescribeResponseEndpoint(w, userEndpoint);
  w.at("clientTags");
  writeStreamsGroupDescribeResponseKeyValueList(w, clientTags, w.compactCount(clientTags));
  w.at("taskOffsets");
  writeStreamsGroupDescribeResponseTaskOffsetList(w, taskOffsets, w.compactCount(taskOffsets));
  w.at("taskEndOffsets");
  writeStreamsGroupDescribeResponseTaskOffsetList(
    w,
    taskEndOffsets,
    w.compactCount(taskEndOffsets),
  );
  w.at("assignment"); writeStreamsGroupDescribeResponseAssignment(w, assignment);
  w.at("targetAssignment"); writeStreamsGroupDescribeResponseAssignment(w, targetAssignment);
  w.at("isClassic"); w.bool(isClassic);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupDescribeResponseMemberList(
  w: Writer,
  list: readonly StreamsGroupDescribeResponseMemberInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupDescribeResponseMember(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupDescribeResponseTopologyDescriptionNode(
  w: Writer,
  m: StreamsGroupDescribeResponseTopologyDescriptionNodeInit,
): void {
  w.down(m);
  const {
    name,
    nodeType,
    sourceTopics,
    sinkTopic = null,
    stores,
    successors,
    unknownTaggedFields,
  } = m;
  w.at("name"); w.compactString(name);
  w.at("nodeType"); w.int8(nodeType);
  w.at("sourceTopics");
  writeList(w, sourceTopics, w.compactCount(sourceTopics), (w, x) => w.compactString(x));
  w.at("sinkTopic"); w.compactNullableString(sinkTopic);
  w.at("stores"); writeList(w, stores, w.compactCount(stores), (w, x) => w.compactString(x));
  w.at("successors");
  writeList(w, successors, w.compactCount(successors), (w, x) => w.compactString(x));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupDescribeResponseTopologyDescriptionNodeList(
  w: Writer,
  list: readonly StreamsGroupDescribeResponseTopologyDescriptionNodeInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupDescribeResponseTopologyDescriptionNode(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupDescribeResponseTopologyDescriptionSubtopology(
  w: Writer,
  m: StreamsGroupDescribeResponseTopologyDescriptionSubtopologyInit,
): void {
  w.down(m);
  const { subtopologyId, nodes, unknownTaggedFields } = m;
  w.at("subtopologyId"); w.compactString(subtopologyId);
  w.at("nodes");
  writeStreamsGroupDescribeResponseTopologyDescriptionNodeList(w, nodes, w.compactCount(nodes));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupDescribeResponseTopologyDescriptionSubtopologyList(
  w: Writer,
  list: readonly StreamsGroupDescribeResponseTopologyDescriptionSubtopologyInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupDescribeResponseTopologyDescriptionSubtopology(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupDescribeResponseTopologyDescriptionGlobalStore(
  w: Writer,
  m: StreamsGroupDescribeResponseTopologyDescriptionGlobalStoreInit,
): void {
  w.down(m);
  const { source, processor, unknownTaggedFields } = m;
  w.at("source"); writeStreamsGroupDescribeResponseTopologyDescriptionNode(w, source);
  w.at("processor"); writeStreamsGroupDescribeResponseTopologyDescriptionNode(w, processor);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupDescribeResponseTopologyDescriptionGlobalStoreList(
  w: Writer,
  list: readonly StreamsGroupDescribeResponseTopologyDescriptionGlobalStoreInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupDescribeResponseTopologyDescriptionGlobalStore(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupDescribeResponseTopologyDescription(
  w: Writer,
  m: StreamsGroupDescribeResponseTopologyDescriptionInit,
): void {
  w.down(m);
  const { subtopologies, globalStores, unknownTaggedFields } = m;
  w.at("subtopologies");
  writeStreamsGroupDescribeResponseTopologyDescriptionSubtopologyList(
    w,
    subtopologies,
    w.compactCount(subtopologies),
  );
  w.at("globalStores");
  writeStreamsGroupDescribeResponseTopologyDescriptionGlobalStoreList(
    w,
    globalStores,
    w.compactCount(globalStores),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupDescribeResponseDescribedGroup(
  w: Writer,
  m: StreamsGroupDescribeResponseDescribedGroupInit,
  version: number,
): void {
  w.down(m);
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
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage"); w.compactNullableString(errorMessage);
  w.at("groupId"); w.compactString(groupId);
  w.at("groupState"); w.compactString(groupState);
  w.at("groupEpoch"); w.int32(groupEpoch);
  w.at("assignmentEpoch"); w.int32(assignmentEpoch);
  w.at("topology");
  if (writePresence(w, topology)) writeStreamsGroupDescribeResponseTopology(w, topology);
  w.at("members"); writeStreamsGroupDescribeResponseMemberList(w, members, w.compactCount(members));
  w.at("authorizedOperations"); w.int32(authorizedOperations);
  w.at("topologyDescription");
  if (version >= 1) {
    if (writePresence(w, topologyDescription)) writeStreamsGroupDescribeResponseTopologyDescription(
    w,
    topologyDescription,
  );
  }
  else w.absent(topologyDescription === null, "1+");
  w.at("topologyDescriptionStatus");
  if (version >= 1) w.int8(topologyDescriptionStatus);
  else w.absent(topologyDescriptionStatus === 0, "1+");
  w.at("assignorName");
  if (version >= 1) w.compactNullableString(assignorName);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupDescribeResponseDescribedGroupList(
  w: Writer,
  list: readonly StreamsGroupDescribeResponseDescribedGroupInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupDescribeResponseDescribedGroup(w, list![i]!, version);
  }
  w.up();
}

function writeStreamsGroupDescribeResponse(
  w: Writer,
  m: StreamsGroupDescribeResponseInit,
  version: number,
): void {
  w.down(m);
  const { throttleTimeMs, groups, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("groups");
  writeStreamsGroupDescribeResponseDescribedGroupList(w, groups, w.compactCount(groups), version);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
