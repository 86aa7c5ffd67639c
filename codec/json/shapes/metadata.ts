// Generated from schemas/clients/Metadata{Request,Response}.json. Do not edit.

/**
 * How Metadata looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const metadataRequestTopicShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [10, 32767], ignorable: true },
    { name: "name", type: "string", versions: [0, 32767], nullable: [10, 32767] },
  ],
};

/** The shape of MetadataRequest. */
export const metadataRequestShape: Shape = {
  name: "MetadataRequest",
  minVersion: 0,
  maxVersion: 13,
  fields: [
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [1, 32767],
      struct: metadataRequestTopicShape,
    },
    { name: "allowAutoTopicCreation", type: "bool", versions: [4, 32767], default: true },
    { name: "includeClusterAuthorizedOperations", type: "bool", versions: [8, 10] },
    { name: "includeTopicAuthorizedOperations", type: "bool", versions: [8, 32767] },
  ],
};

const metadataResponseBrokerShape: StructShape = {
  fields: [
    { name: "nodeId", type: "int32", versions: [0, 32767] },
    { name: "host", type: "string", versions: [0, 32767] },
    { name: "port", type: "int32", versions: [0, 32767] },
    {
      name: "rack",
      type: "string",
      versions: [1, 32767],
      nullable: [1, 32767],
      default: null,
      ignorable: true,
    },
    {
      name: "pod",
      type: "string",
      versions: [11, 32767],
      nullable: [11, 32767],
      tagged: [11, 32767],
      default: null,
      ignorable: true,
    },
  ],
};

const metadataResponsePartitionShape: StructShape = {
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "leaderId", type: "int32", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [7, 32767], default: -1, ignorable: true },
    { name: "replicaNodes", type: "int32", array: true, versions: [0, 32767] },
    { name: "isrNodes", type: "int32", array: true, versions: [0, 32767] },
    { name: "offlineReplicas", type: "int32", array: true, versions: [5, 32767], ignorable: true },
  ],
};

const metadataResponseTopicShape: StructShape = {
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "name", type: "string", versions: [0, 32767], nullable: [12, 32767] },
    { name: "topicId", type: "uuid", versions: [10, 32767], ignorable: true },
    { name: "isInternal", type: "bool", versions: [1, 32767], ignorable: true },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: metadataResponsePartitionShape,
    },
    {
      name: "topicAuthorizedOperations",
      type: "int32",
      versions: [8, 32767],
      default: -2147483648,
    },
  ],
};

/** The shape of MetadataResponse. */
export const metadataResponseShape: Shape = {
  name: "MetadataResponse",
  minVersion: 0,
  maxVersion: 13,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [3, 32767], ignorable: true },
    {
      name: "brokers",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: metadataResponseBrokerShape,
    },
    {
      name: "clusterId",
      type: "string",
      versions: [2, 32767],
      nullable: [2, 32767],
      default: null,
      ignorable: true,
    },
    { name: "controllerId", type: "int32", versions: [1, 32767], default: -1, ignorable: true },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: metadataResponseTopicShape,
    },
    { name: "clusterAuthorizedOperations", type: "int32", versions: [8, 10], default: -2147483648 },
    { name: "errorCode", type: "int16", versions: [13, 32767], ignorable: true },
  ],
};
