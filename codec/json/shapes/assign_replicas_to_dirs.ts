// Generated from schemas/clients/AssignReplicasToDirs{Request,Response}.json. Do not edit.

/**
 * How AssignReplicasToDirs looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const assignReplicasToDirsRequestPartitionDataShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
  ],
};

const assignReplicasToDirsRequestTopicDataShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: assignReplicasToDirsRequestPartitionDataShape,
    },
  ],
};

const assignReplicasToDirsRequestDirectoryDataShape: StructShape = {
  fields: [
    { name: "id", type: "uuid", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: assignReplicasToDirsRequestTopicDataShape,
    },
  ],
};

/** The shape of AssignReplicasToDirsRequest. */
export const assignReplicasToDirsRequestShape: Shape = {
  name: "AssignReplicasToDirsRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "brokerId", type: "int32", versions: [0, 32767] },
    { name: "brokerEpoch", type: "int64", versions: [0, 32767], default: -1n },
    {
      name: "directories",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: assignReplicasToDirsRequestDirectoryDataShape,
    },
  ],
};

const assignReplicasToDirsResponsePartitionDataShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
  ],
};

const assignReplicasToDirsResponseTopicDataShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: assignReplicasToDirsResponsePartitionDataShape,
    },
  ],
};

const assignReplicasToDirsResponseDirectoryDataShape: StructShape = {
  fields: [
    { name: "id", type: "uuid", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: assignReplicasToDirsResponseTopicDataShape,
    },
  ],
};

/** The shape of AssignReplicasToDirsResponse. */
export const assignReplicasToDirsResponseShape: Shape = {
  name: "AssignReplicasToDirsResponse",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "directories",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: assignReplicasToDirsResponseDirectoryDataShape,
    },
  ],
};
