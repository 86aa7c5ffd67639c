// Generated from schemas/clients/InitializeShareGroupState{Request,Response}.json. Do not edit.

/**
 * How InitializeShareGroupState looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const initializeShareGroupStateRequestPartitionDataShape: StructShape = {
  fields: [
    { name: "partition", type: "int32", versions: [0, 32767] },
    { name: "stateEpoch", type: "int32", versions: [0, 32767] },
    { name: "startOffset", type: "int64", versions: [0, 32767] },
  ],
};

const initializeShareGroupStateRequestInitializeStateDataShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: initializeShareGroupStateRequestPartitionDataShape,
    },
  ],
};

/** The shape of InitializeShareGroupStateRequest. */
export const initializeShareGroupStateRequestShape: Shape = {
  name: "InitializeShareGroupStateRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: initializeShareGroupStateRequestInitializeStateDataShape,
    },
  ],
};

const initializeShareGroupStateResponsePartitionResultShape: StructShape = {
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

const initializeShareGroupStateResponseInitializeStateResultShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: initializeShareGroupStateResponsePartitionResultShape,
    },
  ],
};

/** The shape of InitializeShareGroupStateResponse. */
export const initializeShareGroupStateResponseShape: Shape = {
  name: "InitializeShareGroupStateResponse",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    {
      name: "results",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: initializeShareGroupStateResponseInitializeStateResultShape,
    },
  ],
};
