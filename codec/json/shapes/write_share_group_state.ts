// Generated from schemas/clients/WriteShareGroupState{Request,Response}.json. Do not edit.

/**
 * How WriteShareGroupState looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const writeShareGroupStateRequestStateBatchShape: StructShape = {
  fields: [
    { name: "firstOffset", type: "int64", versions: [0, 32767] },
    { name: "lastOffset", type: "int64", versions: [0, 32767] },
    { name: "deliveryState", type: "int8", versions: [0, 32767] },
    { name: "deliveryCount", type: "int16", versions: [0, 32767] },
  ],
};

const writeShareGroupStateRequestPartitionDataShape: StructShape = {
  fields: [
    { name: "partition", type: "int32", versions: [0, 32767] },
    { name: "stateEpoch", type: "int32", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
    { name: "startOffset", type: "int64", versions: [0, 32767] },
    {
      name: "deliveryCompleteCount",
      type: "int32",
      versions: [1, 32767],
      default: -1,
      ignorable: true,
    },
    {
      name: "stateBatches",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: writeShareGroupStateRequestStateBatchShape,
    },
  ],
};

const writeShareGroupStateRequestWriteStateDataShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: writeShareGroupStateRequestPartitionDataShape,
    },
  ],
};

/** The shape of WriteShareGroupStateRequest. */
export const writeShareGroupStateRequestShape: Shape = {
  name: "WriteShareGroupStateRequest",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: writeShareGroupStateRequestWriteStateDataShape,
    },
  ],
};

const writeShareGroupStateResponsePartitionResultShape: StructShape = {
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

const writeShareGroupStateResponseWriteStateResultShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: writeShareGroupStateResponsePartitionResultShape,
    },
  ],
};

/** The shape of WriteShareGroupStateResponse. */
export const writeShareGroupStateResponseShape: Shape = {
  name: "WriteShareGroupStateResponse",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    {
      name: "results",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: writeShareGroupStateResponseWriteStateResultShape,
    },
  ],
};
