// Generated from schemas/clients/UpdateMetadata{Request,Response}.json. Do not edit.

/**
 * How UpdateMetadata looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const updateMetadataRequestPartitionStateShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 4], ignorable: true },
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "controllerEpoch", type: "int32", versions: [0, 32767] },
    { name: "leader", type: "int32", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
    { name: "isr", type: "int32", array: true, versions: [0, 32767] },
    { name: "zkVersion", type: "int32", versions: [0, 32767] },
    { name: "replicas", type: "int32", array: true, versions: [0, 32767] },
    { name: "offlineReplicas", type: "int32", array: true, versions: [4, 32767], ignorable: true },
  ],
};

const updateMetadataRequestTopicStateShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [5, 32767] },
    { name: "topicId", type: "uuid", versions: [7, 32767], ignorable: true },
    {
      name: "partitionStates",
      type: "struct",
      array: true,
      versions: [5, 32767],
      struct: updateMetadataRequestPartitionStateShape,
    },
  ],
};

const updateMetadataRequestEndpointShape: StructShape = {
  fields: [
    { name: "port", type: "int32", versions: [1, 32767] },
    { name: "host", type: "string", versions: [1, 32767] },
    { name: "listener", type: "string", versions: [3, 32767], ignorable: true },
    { name: "securityProtocol", type: "int16", versions: [1, 32767] },
  ],
};

const updateMetadataRequestBrokerShape: StructShape = {
  fields: [
    { name: "id", type: "int32", versions: [0, 32767] },
    { name: "v0Host", type: "string", versions: [0, 0], ignorable: true },
    { name: "v0Port", type: "int32", versions: [0, 0], ignorable: true },
    {
      name: "endpoints",
      type: "struct",
      array: true,
      versions: [1, 32767],
      ignorable: true,
      struct: updateMetadataRequestEndpointShape,
    },
    { name: "rack", type: "string", versions: [2, 32767], nullable: [0, 32767], ignorable: true },
  ],
};

/** The shape of UpdateMetadataRequest. */
export const updateMetadataRequestShape: Shape = {
  name: "UpdateMetadataRequest",
  minVersion: 0,
  maxVersion: 8,
  fields: [
    { name: "controllerId", type: "int32", versions: [0, 32767] },
    { name: "isKRaftController", type: "bool", versions: [8, 32767] },
    { name: "type", type: "int8", versions: [8, 32767], tagged: [8, 32767] },
    { name: "controllerEpoch", type: "int32", versions: [0, 32767] },
    { name: "brokerEpoch", type: "int64", versions: [5, 32767], default: -1n, ignorable: true },
    {
      name: "ungroupedPartitionStates",
      type: "struct",
      array: true,
      versions: [0, 4],
      struct: updateMetadataRequestPartitionStateShape,
    },
    {
      name: "topicStates",
      type: "struct",
      array: true,
      versions: [5, 32767],
      struct: updateMetadataRequestTopicStateShape,
    },
    {
      name: "liveBrokers",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: updateMetadataRequestBrokerShape,
    },
  ],
};

/** The shape of UpdateMetadataResponse. */
export const updateMetadataResponseShape: Shape = {
  name: "UpdateMetadataResponse",
  minVersion: 0,
  maxVersion: 8,
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
  ],
};
