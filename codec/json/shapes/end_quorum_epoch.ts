// Generated from schemas/clients/EndQuorumEpoch{Request,Response}.json. Do not edit.

/**
 * How EndQuorumEpoch looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const endQuorumEpochRequestReplicaInfoShape: StructShape = {
  fields: [
    { name: "candidateId", type: "int32", versions: [1, 32767] },
    { name: "candidateDirectoryId", type: "uuid", versions: [1, 32767] },
  ],
};

const endQuorumEpochRequestPartitionDataShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "leaderId", type: "int32", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
    { name: "preferredSuccessors", type: "int32", array: true, versions: [0, 0], ignorable: true },
    {
      name: "preferredCandidates",
      type: "struct",
      array: true,
      versions: [1, 32767],
      ignorable: true,
      struct: endQuorumEpochRequestReplicaInfoShape,
    },
  ],
};

const endQuorumEpochRequestTopicDataShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: endQuorumEpochRequestPartitionDataShape,
    },
  ],
};

const endQuorumEpochRequestLeaderEndpointShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [1, 32767] },
    { name: "host", type: "string", versions: [1, 32767] },
    { name: "port", type: "uint16", versions: [1, 32767] },
  ],
};

/** The shape of EndQuorumEpochRequest. */
export const endQuorumEpochRequestShape: Shape = {
  name: "EndQuorumEpochRequest",
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
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: endQuorumEpochRequestTopicDataShape,
    },
    {
      name: "leaderEndpoints",
      type: "struct",
      array: true,
      versions: [1, 32767],
      ignorable: true,
      struct: endQuorumEpochRequestLeaderEndpointShape,
    },
  ],
};

const endQuorumEpochResponsePartitionDataShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "leaderId", type: "int32", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
  ],
};

const endQuorumEpochResponseTopicDataShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: endQuorumEpochResponsePartitionDataShape,
    },
  ],
};

const endQuorumEpochResponseNodeEndpointShape: StructShape = {
  fields: [
    { name: "nodeId", type: "int32", versions: [1, 32767] },
    { name: "host", type: "string", versions: [1, 32767] },
    { name: "port", type: "uint16", versions: [1, 32767] },
  ],
};

/** The shape of EndQuorumEpochResponse. */
export const endQuorumEpochResponseShape: Shape = {
  name: "EndQuorumEpochResponse",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: endQuorumEpochResponseTopicDataShape,
    },
    {
      name: "nodeEndpoints",
      type: "struct",
      array: true,
      versions: [1, 32767],
      tagged: [1, 32767],
      struct: endQuorumEpochResponseNodeEndpointShape,
    },
  ],
};
