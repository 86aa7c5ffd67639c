// Generated from schemas/clients/AlterReplicaLogDirs{Request,Response}.json. Do not edit.

/**
 * How AlterReplicaLogDirs looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const alterReplicaLogDirsRequestAlterReplicaLogDirTopicShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

const alterReplicaLogDirsRequestAlterReplicaLogDirShape: StructShape = {
  fields: [
    { name: "path", type: "string", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterReplicaLogDirsRequestAlterReplicaLogDirTopicShape,
    },
  ],
};

/** The shape of AlterReplicaLogDirsRequest. */
export const alterReplicaLogDirsRequestShape: Shape = {
  name: "AlterReplicaLogDirsRequest",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    {
      name: "dirs",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterReplicaLogDirsRequestAlterReplicaLogDirShape,
    },
  ],
};

const alterReplicaLogDirsResponseAlterReplicaLogDirPartitionResultShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
  ],
};

const alterReplicaLogDirsResponseAlterReplicaLogDirTopicResultShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterReplicaLogDirsResponseAlterReplicaLogDirPartitionResultShape,
    },
  ],
};

/** The shape of AlterReplicaLogDirsResponse. */
export const alterReplicaLogDirsResponseShape: Shape = {
  name: "AlterReplicaLogDirsResponse",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    {
      name: "results",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterReplicaLogDirsResponseAlterReplicaLogDirTopicResultShape,
    },
  ],
};
