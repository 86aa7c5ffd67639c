// Generated from schemas/clients/DeleteRecords{Request,Response}.json. Do not edit.

/**
 * How DeleteRecords looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const deleteRecordsRequestPartitionShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "offset", type: "int64", versions: [0, 32767] },
  ],
};

const deleteRecordsRequestTopicShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: deleteRecordsRequestPartitionShape,
    },
  ],
};

/** The shape of DeleteRecordsRequest. */
export const deleteRecordsRequestShape: Shape = {
  name: "DeleteRecordsRequest",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: deleteRecordsRequestTopicShape,
    },
    { name: "timeoutMs", type: "int32", versions: [0, 32767] },
  ],
};

const deleteRecordsResponsePartitionResultShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "lowWatermark", type: "int64", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
  ],
};

const deleteRecordsResponseTopicResultShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: deleteRecordsResponsePartitionResultShape,
    },
  ],
};

/** The shape of DeleteRecordsResponse. */
export const deleteRecordsResponseShape: Shape = {
  name: "DeleteRecordsResponse",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: deleteRecordsResponseTopicResultShape,
    },
  ],
};
