// Generated from schemas/clients/DescribeShareGroupOffsets{Request,Response}.json. Do not edit.

/**
 * How DescribeShareGroupOffsets looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const describeShareGroupOffsetsRequestTopicShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

const describeShareGroupOffsetsRequestGroupShape: StructShape = {
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      struct: describeShareGroupOffsetsRequestTopicShape,
    },
  ],
};

/** The shape of DescribeShareGroupOffsetsRequest. */
export const describeShareGroupOffsetsRequestShape: Shape = {
  name: "DescribeShareGroupOffsetsRequest",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    {
      name: "groups",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeShareGroupOffsetsRequestGroupShape,
    },
  ],
};

const describeShareGroupOffsetsResponsePartitionShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "startOffset", type: "int64", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
    { name: "lag", type: "int64", versions: [1, 32767], default: -1n, ignorable: true },
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

const describeShareGroupOffsetsResponseTopicShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 32767] },
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeShareGroupOffsetsResponsePartitionShape,
    },
  ],
};

const describeShareGroupOffsetsResponseGroupShape: StructShape = {
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeShareGroupOffsetsResponseTopicShape,
    },
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

/** The shape of DescribeShareGroupOffsetsResponse. */
export const describeShareGroupOffsetsResponseShape: Shape = {
  name: "DescribeShareGroupOffsetsResponse",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    {
      name: "groups",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeShareGroupOffsetsResponseGroupShape,
    },
  ],
};
