// Generated from schemas/clients/OffsetFetch{Request,Response}.json. Do not edit.

/**
 * How OffsetFetch looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const offsetFetchRequestTopicShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 7] },
    { name: "partitionIndexes", type: "int32", array: true, versions: [0, 7] },
  ],
};

const offsetFetchRequestTopicsShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [8, 9], ignorable: true },
    { name: "topicId", type: "uuid", versions: [10, 32767], ignorable: true },
    { name: "partitionIndexes", type: "int32", array: true, versions: [8, 32767] },
  ],
};

const offsetFetchRequestGroupShape: StructShape = {
  fields: [
    { name: "groupId", type: "string", versions: [8, 32767] },
    {
      name: "memberId",
      type: "string",
      versions: [9, 32767],
      nullable: [9, 32767],
      default: null,
      ignorable: true,
    },
    { name: "memberEpoch", type: "int32", versions: [9, 32767], default: -1, ignorable: true },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [8, 32767],
      nullable: [8, 32767],
      struct: offsetFetchRequestTopicsShape,
    },
  ],
};

/** The shape of OffsetFetchRequest. */
export const offsetFetchRequestShape: Shape = {
  name: "OffsetFetchRequest",
  minVersion: 0,
  maxVersion: 10,
  fields: [
    { name: "groupId", type: "string", versions: [0, 7] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 7],
      nullable: [2, 7],
      struct: offsetFetchRequestTopicShape,
    },
    {
      name: "groups",
      type: "struct",
      array: true,
      versions: [8, 32767],
      struct: offsetFetchRequestGroupShape,
    },
    { name: "requireStable", type: "bool", versions: [7, 32767] },
  ],
};

const offsetFetchResponsePartitionShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 7] },
    { name: "committedOffset", type: "int64", versions: [0, 7] },
    { name: "committedLeaderEpoch", type: "int32", versions: [5, 7], default: -1, ignorable: true },
    { name: "metadata", type: "string", versions: [0, 7], nullable: [0, 7] },
    { name: "errorCode", type: "int16", versions: [0, 7] },
  ],
};

const offsetFetchResponseTopicShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 7] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 7],
      struct: offsetFetchResponsePartitionShape,
    },
  ],
};

const offsetFetchResponsePartitionsShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [8, 32767] },
    { name: "committedOffset", type: "int64", versions: [8, 32767] },
    {
      name: "committedLeaderEpoch",
      type: "int32",
      versions: [8, 32767],
      default: -1,
      ignorable: true,
    },
    { name: "metadata", type: "string", versions: [8, 32767], nullable: [8, 32767] },
    { name: "errorCode", type: "int16", versions: [8, 32767] },
  ],
};

const offsetFetchResponseTopicsShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [8, 9], ignorable: true },
    { name: "topicId", type: "uuid", versions: [10, 32767], ignorable: true },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [8, 32767],
      struct: offsetFetchResponsePartitionsShape,
    },
  ],
};

const offsetFetchResponseGroupShape: StructShape = {
  fields: [
    { name: "groupId", type: "string", versions: [8, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [8, 32767],
      struct: offsetFetchResponseTopicsShape,
    },
    { name: "errorCode", type: "int16", versions: [8, 32767] },
  ],
};

/** The shape of OffsetFetchResponse. */
export const offsetFetchResponseShape: Shape = {
  name: "OffsetFetchResponse",
  minVersion: 0,
  maxVersion: 10,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [3, 32767], ignorable: true },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 7],
      struct: offsetFetchResponseTopicShape,
    },
    { name: "errorCode", type: "int16", versions: [2, 7], ignorable: true },
    {
      name: "groups",
      type: "struct",
      array: true,
      versions: [8, 32767],
      struct: offsetFetchResponseGroupShape,
    },
  ],
};
