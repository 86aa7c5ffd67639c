// Generated from schemas/clients/BeginQuorumEpoch{Request,Response}.json. Do not edit.

/**
 * How BeginQuorumEpoch looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const beginQuorumEpochRequestPartitionDataShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "voterDirectoryId", type: "uuid", versions: [1, 32767], ignorable: true },
    { name: "leaderId", type: "int32", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
  ],
};

const beginQuorumEpochRequestTopicDataShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: beginQuorumEpochRequestPartitionDataShape,
    },
  ],
};

const beginQuorumEpochRequestLeaderEndpointShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [1, 32767] },
    { name: "host", type: "string", versions: [1, 32767] },
    { name: "port", type: "uint16", versions: [1, 32767] },
  ],
};

/** The shape of BeginQuorumEpochRequest. */
export const beginQuorumEpochRequestShape: Shape = {
  name: "BeginQuorumEpochRequest",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    {
      name: "clusterId",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    { name: "voterId", type: "int32", versions: [1, 32767], default: -1, ignorable: true },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: beginQuorumEpochRequestTopicDataShape,
    },
    {
      name: "leaderEndpoints",
      type: "struct",
      array: true,
      versions: [1, 32767],
      ignorable: true,
      struct: beginQuorumEpochRequestLeaderEndpointShape,
    },
  ],
};

const beginQuorumEpochResponsePartitionDataShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "leaderId", type: "int32", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
  ],
};

const beginQuorumEpochResponseTopicDataShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: beginQuorumEpochResponsePartitionDataShape,
    },
  ],
};

const beginQuorumEpochResponseNodeEndpointShape: StructShape = {
  fields: [
    { name: "nodeId", type: "int32", versions: [1, 32767] },
    { name: "host", type: "string", versions: [1, 32767] },
    { name: "port", type: "uint16", versions: [1, 32767] },
  ],
};

/** The shape of BeginQuorumEpochResponse. */
export const beginQuorumEpochResponseShape: Shape = {
  name: "BeginQuorumEpochResponse",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: beginQuorumEpochResponseTopicDataShape,
    },
    {
      name: "nodeEndpoints",
      type: "struct",
      array: true,
      versions: [1, 32767],
      tagged: [1, 32767],
      struct: beginQuorumEpochResponseNodeEndpointShape,
    },
  ],
};
