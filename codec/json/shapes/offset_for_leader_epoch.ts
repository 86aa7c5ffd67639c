// Generated from schemas/clients/OffsetForLeaderEpoch{Request,Response}.json. Do not edit.

/**
 * How OffsetForLeaderEpoch looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const offsetForLeaderEpochRequestOffsetForLeaderPartitionShape: StructShape = {
  fields: [
    { name: "partition", type: "int32", versions: [0, 32767] },
    {
      name: "currentLeaderEpoch",
      type: "int32",
      versions: [2, 32767],
      default: -1,
      ignorable: true,
    },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
  ],
};

const offsetForLeaderEpochRequestOffsetForLeaderTopicShape: StructShape = {
  fields: [
    { name: "topic", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: offsetForLeaderEpochRequestOffsetForLeaderPartitionShape,
    },
  ],
};

/** The shape of OffsetForLeaderEpochRequest. */
export const offsetForLeaderEpochRequestShape: Shape = {
  name: "OffsetForLeaderEpochRequest",
  minVersion: 0,
  maxVersion: 4,
  fields: [
    { name: "replicaId", type: "int32", versions: [3, 32767], default: -2, ignorable: true },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: offsetForLeaderEpochRequestOffsetForLeaderTopicShape,
    },
  ],
};

const offsetForLeaderEpochResponseEpochEndOffsetShape: StructShape = {
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "partition", type: "int32", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [1, 32767], default: -1, ignorable: true },
    { name: "endOffset", type: "int64", versions: [0, 32767], default: -1n },
  ],
};

const offsetForLeaderEpochResponseOffsetForLeaderTopicResultShape: StructShape = {
  fields: [
    { name: "topic", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: offsetForLeaderEpochResponseEpochEndOffsetShape,
    },
  ],
};

/** The shape of OffsetForLeaderEpochResponse. */
export const offsetForLeaderEpochResponseShape: Shape = {
  name: "OffsetForLeaderEpochResponse",
  minVersion: 0,
  maxVersion: 4,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [2, 32767], ignorable: true },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: offsetForLeaderEpochResponseOffsetForLeaderTopicResultShape,
    },
  ],
};
