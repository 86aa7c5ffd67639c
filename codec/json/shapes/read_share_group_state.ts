// Generated from schemas/clients/ReadShareGroupState{Request,Response}.json. Do not edit.

/**
 * How ReadShareGroupState looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const readShareGroupStateRequestPartitionDataShape: StructShape = {
  fields: [
    { name: "partition", type: "int32", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
  ],
};

const readShareGroupStateRequestReadStateDataShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: readShareGroupStateRequestPartitionDataShape,
    },
  ],
};

/** The shape of ReadShareGroupStateRequest. */
export const readShareGroupStateRequestShape: Shape = {
  name: "ReadShareGroupStateRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: readShareGroupStateRequestReadStateDataShape,
    },
  ],
};

const readShareGroupStateResponseStateBatchShape: StructShape = {
  fields: [
    { name: "firstOffset", type: "int64", versions: [0, 32767] },
    { name: "lastOffset", type: "int64", versions: [0, 32767] },
    { name: "deliveryState", type: "int8", versions: [0, 32767] },
    { name: "deliveryCount", type: "int16", versions: [0, 32767] },
  ],
};

const readShareGroupStateResponsePartitionResultShape: StructShape = {
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
    { name: "stateEpoch", type: "int32", versions: [0, 32767] },
    { name: "startOffset", type: "int64", versions: [0, 32767] },
    {
      name: "stateBatches",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: readShareGroupStateResponseStateBatchShape,
    },
  ],
};

const readShareGroupStateResponseReadStateResultShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: readShareGroupStateResponsePartitionResultShape,
    },
  ],
};

/** The shape of ReadShareGroupStateResponse. */
export const readShareGroupStateResponseShape: Shape = {
  name: "ReadShareGroupStateResponse",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    {
      name: "results",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: readShareGroupStateResponseReadStateResultShape,
    },
  ],
};
