// Generated from schemas/clients/AlterShareGroupOffsets{Request,Response}.json. Do not edit.

/**
 * How AlterShareGroupOffsets looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const alterShareGroupOffsetsRequestPartitionShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "startOffset", type: "int64", versions: [0, 32767] },
  ],
};

const alterShareGroupOffsetsRequestTopicShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterShareGroupOffsetsRequestPartitionShape,
    },
  ],
};

/** The shape of AlterShareGroupOffsetsRequest. */
export const alterShareGroupOffsetsRequestShape: Shape = {
  name: "AlterShareGroupOffsetsRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterShareGroupOffsetsRequestTopicShape,
    },
  ],
};

const alterShareGroupOffsetsResponsePartitionShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "errorMessage",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
  ],
};

const alterShareGroupOffsetsResponseTopicShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 32767] },
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterShareGroupOffsetsResponsePartitionShape,
    },
  ],
};

/** The shape of AlterShareGroupOffsetsResponse. */
export const alterShareGroupOffsetsResponseShape: Shape = {
  name: "AlterShareGroupOffsetsResponse",
  minVersion: 0,
  maxVersion: 0,
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
    {
      name: "responses",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterShareGroupOffsetsResponseTopicShape,
    },
  ],
};
