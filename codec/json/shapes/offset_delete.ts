// Generated from schemas/clients/OffsetDelete{Request,Response}.json. Do not edit.

/**
 * How OffsetDelete looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const offsetDeleteRequestPartitionShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
  ],
};

const offsetDeleteRequestTopicShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: offsetDeleteRequestPartitionShape,
    },
  ],
};

/** The shape of OffsetDeleteRequest. */
export const offsetDeleteRequestShape: Shape = {
  name: "OffsetDeleteRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: offsetDeleteRequestTopicShape,
    },
  ],
};

const offsetDeleteResponsePartitionShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
  ],
};

const offsetDeleteResponseTopicShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: offsetDeleteResponsePartitionShape,
    },
  ],
};

/** The shape of OffsetDeleteResponse. */
export const offsetDeleteResponseShape: Shape = {
  name: "OffsetDeleteResponse",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767], ignorable: true },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: offsetDeleteResponseTopicShape,
    },
  ],
};
