// Generated from schemas/clients/ListOffsets{Request,Response}.json. Do not edit.

/**
 * How ListOffsets looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const listOffsetsRequestPartitionShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    {
      name: "currentLeaderEpoch",
      type: "int32",
      versions: [4, 32767],
      default: -1,
      ignorable: true,
    },
    { name: "timestamp", type: "int64", versions: [0, 32767] },
    { name: "maxNumOffsets", type: "int32", versions: [0, 0], default: 1 },
  ],
};

const listOffsetsRequestTopicShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: listOffsetsRequestPartitionShape,
    },
  ],
};

/** The shape of ListOffsetsRequest. */
export const listOffsetsRequestShape: Shape = {
  name: "ListOffsetsRequest",
  minVersion: 0,
  maxVersion: 11,
  fields: [
    { name: "replicaId", type: "int32", versions: [0, 32767] },
    { name: "isolationLevel", type: "int8", versions: [2, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: listOffsetsRequestTopicShape,
    },
    { name: "timeoutMs", type: "int32", versions: [10, 32767], ignorable: true },
  ],
};

const listOffsetsResponsePartitionResponseShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "oldStyleOffsets", type: "int64", array: true, versions: [0, 0] },
    { name: "timestamp", type: "int64", versions: [1, 32767], default: -1n },
    { name: "offset", type: "int64", versions: [1, 32767], default: -1n },
    { name: "leaderEpoch", type: "int32", versions: [4, 32767], default: -1 },
  ],
};

const listOffsetsResponseTopicResponseShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: listOffsetsResponsePartitionResponseShape,
    },
  ],
};

/** The shape of ListOffsetsResponse. */
export const listOffsetsResponseShape: Shape = {
  name: "ListOffsetsResponse",
  minVersion: 0,
  maxVersion: 11,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [2, 32767], ignorable: true },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: listOffsetsResponseTopicResponseShape,
    },
  ],
};
