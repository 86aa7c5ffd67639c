// Generated from schemas/clients/StopReplica{Request,Response}.json. Do not edit.

/**
 * How StopReplica looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const stopReplicaRequestPartitionV0Shape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 0] },
    { name: "partitionIndex", type: "int32", versions: [0, 0] },
  ],
};

const stopReplicaRequestTopicV1Shape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [1, 2] },
    { name: "partitionIndexes", type: "int32", array: true, versions: [1, 2] },
  ],
};

const stopReplicaRequestPartitionStateShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [3, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [3, 32767], default: -1 },
    { name: "deletePartition", type: "bool", versions: [3, 32767] },
  ],
};

const stopReplicaRequestTopicStateShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [3, 32767] },
    {
      name: "partitionStates",
      type: "struct",
      array: true,
      versions: [3, 32767],
      struct: stopReplicaRequestPartitionStateShape,
    },
  ],
};

/** The shape of StopReplicaRequest. */
export const stopReplicaRequestShape: Shape = {
  name: "StopReplicaRequest",
  minVersion: 0,
  maxVersion: 4,
  fields: [
    { name: "controllerId", type: "int32", versions: [0, 32767] },
    { name: "isKRaftController", type: "bool", versions: [4, 32767] },
    { name: "controllerEpoch", type: "int32", versions: [0, 32767] },
    { name: "brokerEpoch", type: "int64", versions: [1, 32767], default: -1n, ignorable: true },
    { name: "deletePartitions", type: "bool", versions: [0, 2] },
    {
      name: "ungroupedPartitions",
      type: "struct",
      array: true,
      versions: [0, 0],
      struct: stopReplicaRequestPartitionV0Shape,
    },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [1, 2],
      struct: stopReplicaRequestTopicV1Shape,
    },
    {
      name: "topicStates",
      type: "struct",
      array: true,
      versions: [3, 32767],
      struct: stopReplicaRequestTopicStateShape,
    },
  ],
};

const stopReplicaResponsePartitionErrorShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 32767] },
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
  ],
};

/** The shape of StopReplicaResponse. */
export const stopReplicaResponseShape: Shape = {
  name: "StopReplicaResponse",
  minVersion: 0,
  maxVersion: 4,
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "partitionErrors",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: stopReplicaResponsePartitionErrorShape,
    },
  ],
};
