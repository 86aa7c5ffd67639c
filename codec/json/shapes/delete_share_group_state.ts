// Generated from schemas/clients/DeleteShareGroupState{Request,Response}.json. Do not edit.

/**
 * How DeleteShareGroupState looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const deleteShareGroupStateRequestPartitionDataShape: StructShape = {
  fields: [
    { name: "partition", type: "int32", versions: [0, 32767] },
  ],
};

const deleteShareGroupStateRequestDeleteStateDataShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: deleteShareGroupStateRequestPartitionDataShape,
    },
  ],
};

/** The shape of DeleteShareGroupStateRequest. */
export const deleteShareGroupStateRequestShape: Shape = {
  name: "DeleteShareGroupStateRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: deleteShareGroupStateRequestDeleteStateDataShape,
    },
  ],
};

const deleteShareGroupStateResponsePartitionResultShape: StructShape = {
  fields: [
    { name: "partition", type: "int32", versions: [0, 32767] },
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

const deleteShareGroupStateResponseDeleteStateResultShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: deleteShareGroupStateResponsePartitionResultShape,
    },
  ],
};

/** The shape of DeleteShareGroupStateResponse. */
export const deleteShareGroupStateResponseShape: Shape = {
  name: "DeleteShareGroupStateResponse",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    {
      name: "results",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: deleteShareGroupStateResponseDeleteStateResultShape,
    },
  ],
};
