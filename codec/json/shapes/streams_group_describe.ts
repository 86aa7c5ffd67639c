// Generated from schemas/clients/StreamsGroupDescribe{Request,Response}.json. Do not edit.

/**
 * How StreamsGroupDescribe looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

/** The shape of StreamsGroupDescribeRequest. */
export const streamsGroupDescribeRequestShape: Shape = {
  name: "StreamsGroupDescribeRequest",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "groupIds", type: "string", array: true, versions: [0, 32767] },
    { name: "includeAuthorizedOperations", type: "bool", versions: [0, 32767] },
    { name: "includeTopologyDescription", type: "bool", versions: [1, 32767] },
  ],
};

const streamsGroupDescribeResponseKeyValueShape: StructShape = {
  fields: [
    { name: "key", type: "string", versions: [0, 32767] },
    { name: "value", type: "string", versions: [0, 32767] },
  ],
};

const streamsGroupDescribeResponseTopicInfoShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "partitions", type: "int32", versions: [0, 32767] },
    { name: "replicationFactor", type: "int16", versions: [0, 32767] },
    {
      name: "topicConfigs",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupDescribeResponseKeyValueShape,
    },
  ],
};

const streamsGroupDescribeResponseSubtopologyShape: StructShape = {
  fields: [
    { name: "subtopologyId", type: "string", versions: [0, 32767] },
    { name: "sourceTopics", type: "string", array: true, versions: [0, 32767] },
    { name: "repartitionSinkTopics", type: "string", array: true, versions: [0, 32767] },
    {
      name: "stateChangelogTopics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupDescribeResponseTopicInfoShape,
    },
    {
      name: "repartitionSourceTopics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupDescribeResponseTopicInfoShape,
    },
  ],
};

const streamsGroupDescribeResponseTopologyShape: StructShape = {
  fields: [
    { name: "epoch", type: "int32", versions: [0, 32767] },
    {
      name: "subtopologies",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
      struct: streamsGroupDescribeResponseSubtopologyShape,
    },
  ],
};

const streamsGroupDescribeResponseEndpointShape: StructShape = {
  fields: [
    { name: "host", type: "string", versions: [0, 32767] },
    { name: "port", type: "uint16", versions: [0, 32767] },
  ],
};

const streamsGroupDescribeResponseTaskOffsetShape: StructShape = {
  fields: [
    { name: "subtopologyId", type: "string", versions: [0, 32767] },
    { name: "partition", type: "int32", versions: [0, 32767] },
    { name: "offset", type: "int64", versions: [0, 32767] },
  ],
};

const streamsGroupDescribeResponseTaskIdsShape: StructShape = {
  fields: [
    { name: "subtopologyId", type: "string", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

const streamsGroupDescribeResponseAssignmentShape: StructShape = {
  fields: [
    {
      name: "activeTasks",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupDescribeResponseTaskIdsShape,
    },
    {
      name: "standbyTasks",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupDescribeResponseTaskIdsShape,
    },
    {
      name: "warmupTasks",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupDescribeResponseTaskIdsShape,
    },
  ],
};

const streamsGroupDescribeResponseMemberShape: StructShape = {
  fields: [
    { name: "memberId", type: "string", versions: [0, 32767] },
    { name: "memberEpoch", type: "int32", versions: [0, 32767] },
    {
      name: "instanceId",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    { name: "rackId", type: "string", versions: [0, 32767], nullable: [0, 32767], default: null },
    { name: "clientId", type: "string", versions: [0, 32767] },
    { name: "clientHost", type: "string", versions: [0, 32767] },
    { name: "topologyEpoch", type: "int32", versions: [0, 32767] },
    { name: "processId", type: "string", versions: [0, 32767] },
    {
      name: "userEndpoint",
      type: "struct",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
      struct: streamsGroupDescribeResponseEndpointShape,
    },
    {
      name: "clientTags",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupDescribeResponseKeyValueShape,
    },
    {
      name: "taskOffsets",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupDescribeResponseTaskOffsetShape,
    },
    {
      name: "taskEndOffsets",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupDescribeResponseTaskOffsetShape,
    },
    {
      name: "assignment",
      type: "struct",
      versions: [0, 32767],
      struct: streamsGroupDescribeResponseAssignmentShape,
    },
    {
      name: "targetAssignment",
      type: "struct",
      versions: [0, 32767],
      struct: streamsGroupDescribeResponseAssignmentShape,
    },
    { name: "isClassic", type: "bool", versions: [0, 32767] },
  ],
};

const streamsGroupDescribeResponseTopologyDescriptionNodeShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [1, 32767] },
    { name: "nodeType", type: "int8", versions: [1, 32767] },
    { name: "sourceTopics", type: "string", array: true, versions: [1, 32767] },
    {
      name: "sinkTopic",
      type: "string",
      versions: [1, 32767],
      nullable: [1, 32767],
      default: null,
    },
    { name: "stores", type: "string", array: true, versions: [1, 32767] },
    { name: "successors", type: "string", array: true, versions: [1, 32767] },
  ],
};

const streamsGroupDescribeResponseTopologyDescriptionSubtopologyShape: StructShape = {
  fields: [
    { name: "subtopologyId", type: "string", versions: [1, 32767] },
    {
      name: "nodes",
      type: "struct",
      array: true,
      versions: [1, 32767],
      struct: streamsGroupDescribeResponseTopologyDescriptionNodeShape,
    },
  ],
};

const streamsGroupDescribeResponseTopologyDescriptionGlobalStoreShape: StructShape = {
  fields: [
    {
      name: "source",
      type: "struct",
      versions: [1, 32767],
      struct: streamsGroupDescribeResponseTopologyDescriptionNodeShape,
    },
    {
      name: "processor",
      type: "struct",
      versions: [1, 32767],
      struct: streamsGroupDescribeResponseTopologyDescriptionNodeShape,
    },
  ],
};

const streamsGroupDescribeResponseTopologyDescriptionShape: StructShape = {
  fields: [
    {
      name: "subtopologies",
      type: "struct",
      array: true,
      versions: [1, 32767],
      struct: streamsGroupDescribeResponseTopologyDescriptionSubtopologyShape,
    },
    {
      name: "globalStores",
      type: "struct",
      array: true,
      versions: [1, 32767],
      struct: streamsGroupDescribeResponseTopologyDescriptionGlobalStoreShape,
    },
  ],
};

const streamsGroupDescribeResponseDescribedGroupShape: StructShape = {
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "errorMessage",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    { name: "groupId", type: "string", versions: [0, 32767] },
    { name: "groupState", type: "string", versions: [0, 32767] },
    { name: "groupEpoch", type: "int32", versions: [0, 32767] },
    { name: "assignmentEpoch", type: "int32", versions: [0, 32767] },
    {
      name: "topology",
      type: "struct",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
      struct: streamsGroupDescribeResponseTopologyShape,
    },
    {
      name: "members",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupDescribeResponseMemberShape,
    },
    { name: "authorizedOperations", type: "int32", versions: [0, 32767], default: -2147483648 },
    {
      name: "topologyDescription",
      type: "struct",
      versions: [1, 32767],
      nullable: [1, 32767],
      default: null,
      struct: streamsGroupDescribeResponseTopologyDescriptionShape,
    },
    { name: "topologyDescriptionStatus", type: "int8", versions: [1, 32767] },
    {
      name: "assignorName",
      type: "string",
      versions: [1, 32767],
      nullable: [1, 32767],
      default: null,
      ignorable: true,
    },
  ],
};

/** The shape of StreamsGroupDescribeResponse. */
export const streamsGroupDescribeResponseShape: Shape = {
  name: "StreamsGroupDescribeResponse",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    {
      name: "groups",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupDescribeResponseDescribedGroupShape,
    },
  ],
};
