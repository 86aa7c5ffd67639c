// Generated from schemas/clients/StreamsGroupHeartbeat{Request,Response}.json. Do not edit.

/**
 * How StreamsGroupHeartbeat looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const streamsGroupHeartbeatRequestKeyValueShape: StructShape = {
  fields: [
    { name: "key", type: "string", versions: [0, 32767] },
    { name: "value", type: "string", versions: [0, 32767] },
  ],
};

const streamsGroupHeartbeatRequestTopicInfoShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "partitions", type: "int32", versions: [0, 32767] },
    { name: "replicationFactor", type: "int16", versions: [0, 32767] },
    {
      name: "topicConfigs",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupHeartbeatRequestKeyValueShape,
    },
  ],
};

const streamsGroupHeartbeatRequestCopartitionGroupShape: StructShape = {
  fields: [
    { name: "sourceTopics", type: "int16", array: true, versions: [0, 32767] },
    { name: "sourceTopicRegex", type: "int16", array: true, versions: [0, 32767] },
    { name: "repartitionSourceTopics", type: "int16", array: true, versions: [0, 32767] },
  ],
};

const streamsGroupHeartbeatRequestSubtopologyShape: StructShape = {
  fields: [
    { name: "subtopologyId", type: "string", versions: [0, 32767] },
    { name: "sourceTopics", type: "string", array: true, versions: [0, 32767] },
    { name: "sourceTopicRegex", type: "string", array: true, versions: [0, 32767] },
    {
      name: "stateChangelogTopics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupHeartbeatRequestTopicInfoShape,
    },
    { name: "repartitionSinkTopics", type: "string", array: true, versions: [0, 32767] },
    {
      name: "repartitionSourceTopics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupHeartbeatRequestTopicInfoShape,
    },
    {
      name: "copartitionGroups",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupHeartbeatRequestCopartitionGroupShape,
    },
  ],
};

const streamsGroupHeartbeatRequestTopologyShape: StructShape = {
  fields: [
    { name: "epoch", type: "int32", versions: [0, 32767] },
    {
      name: "subtopologies",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupHeartbeatRequestSubtopologyShape,
    },
  ],
};

const streamsGroupHeartbeatRequestTaskIdsShape: StructShape = {
  fields: [
    { name: "subtopologyId", type: "string", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

const streamsGroupHeartbeatRequestEndpointShape: StructShape = {
  fields: [
    { name: "host", type: "string", versions: [0, 32767] },
    { name: "port", type: "uint16", versions: [0, 32767] },
  ],
};

const streamsGroupHeartbeatRequestTaskOffsetShape: StructShape = {
  fields: [
    { name: "subtopologyId", type: "string", versions: [0, 32767] },
    { name: "partition", type: "int32", versions: [0, 32767] },
    { name: "offset", type: "int64", versions: [0, 32767] },
  ],
};

/** The shape of StreamsGroupHeartbeatRequest. */
export const streamsGroupHeartbeatRequestShape: Shape = {
  name: "StreamsGroupHeartbeatRequest",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767] },
    { name: "memberId", type: "string", versions: [0, 32767] },
    { name: "memberEpoch", type: "int32", versions: [0, 32767] },
    { name: "endpointInformationEpoch", type: "int32", versions: [0, 32767] },
    {
      name: "instanceId",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    { name: "rackId", type: "string", versions: [0, 32767], nullable: [0, 32767], default: null },
    { name: "rebalanceTimeoutMs", type: "int32", versions: [0, 32767], default: -1 },
    {
      name: "topology",
      type: "struct",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
      struct: streamsGroupHeartbeatRequestTopologyShape,
    },
    {
      name: "activeTasks",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
      struct: streamsGroupHeartbeatRequestTaskIdsShape,
    },
    {
      name: "standbyTasks",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
      struct: streamsGroupHeartbeatRequestTaskIdsShape,
    },
    {
      name: "warmupTasks",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
      struct: streamsGroupHeartbeatRequestTaskIdsShape,
    },
    {
      name: "processId",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    {
      name: "userEndpoint",
      type: "struct",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
      struct: streamsGroupHeartbeatRequestEndpointShape,
    },
    {
      name: "clientTags",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
      struct: streamsGroupHeartbeatRequestKeyValueShape,
    },
    {
      name: "taskOffsets",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
      struct: streamsGroupHeartbeatRequestTaskOffsetShape,
    },
    {
      name: "taskEndOffsets",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
      struct: streamsGroupHeartbeatRequestTaskOffsetShape,
    },
    { name: "shutdownApplication", type: "bool", versions: [0, 32767] },
  ],
};

const streamsGroupHeartbeatResponseStatusShape: StructShape = {
  fields: [
    { name: "statusCode", type: "int8", versions: [0, 32767] },
    { name: "statusDetail", type: "string", versions: [0, 32767] },
  ],
};

const streamsGroupHeartbeatResponseTaskIdsShape: StructShape = {
  fields: [
    { name: "subtopologyId", type: "string", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

const streamsGroupHeartbeatResponseEndpointShape: StructShape = {
  fields: [
    { name: "host", type: "string", versions: [0, 32767] },
    { name: "port", type: "uint16", versions: [0, 32767] },
  ],
};

const streamsGroupHeartbeatResponseTopicPartitionShape: StructShape = {
  fields: [
    { name: "topic", type: "string", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

const streamsGroupHeartbeatResponseEndpointToPartitionsShape: StructShape = {
  fields: [
    {
      name: "userEndpoint",
      type: "struct",
      versions: [0, 32767],
      struct: streamsGroupHeartbeatResponseEndpointShape,
    },
    {
      name: "activePartitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupHeartbeatResponseTopicPartitionShape,
    },
    {
      name: "standbyPartitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupHeartbeatResponseTopicPartitionShape,
    },
  ],
};

/** The shape of StreamsGroupHeartbeatResponse. */
export const streamsGroupHeartbeatResponseShape: Shape = {
  name: "StreamsGroupHeartbeatResponse",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "errorMessage",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    { name: "memberId", type: "string", versions: [0, 32767] },
    { name: "memberEpoch", type: "int32", versions: [0, 32767] },
    { name: "heartbeatIntervalMs", type: "int32", versions: [0, 32767] },
    { name: "acceptableRecoveryLagLegacy", type: "int32", versions: [0, 0] },
    { name: "taskOffsetIntervalMs", type: "int32", versions: [0, 32767] },
    {
      name: "acceptableRecoveryLag",
      type: "int64",
      versions: [1, 32767],
      default: -1n,
      ignorable: true,
    },
    {
      name: "status",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      struct: streamsGroupHeartbeatResponseStatusShape,
    },
    {
      name: "activeTasks",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
      struct: streamsGroupHeartbeatResponseTaskIdsShape,
    },
    {
      name: "standbyTasks",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
      struct: streamsGroupHeartbeatResponseTaskIdsShape,
    },
    {
      name: "warmupTasks",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
      struct: streamsGroupHeartbeatResponseTaskIdsShape,
    },
    { name: "topologyDescriptionRequired", type: "bool", versions: [1, 32767] },
    { name: "endpointInformationEpoch", type: "int32", versions: [0, 32767] },
    {
      name: "partitionsByUserEndpoint",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
      struct: streamsGroupHeartbeatResponseEndpointToPartitionsShape,
    },
  ],
};
