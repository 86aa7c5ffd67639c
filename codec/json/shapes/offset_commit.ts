// Generated from schemas/clients/OffsetCommit{Request,Response}.json. Do not edit.

/**
 * How OffsetCommit looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const offsetCommitRequestPartitionShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "committedOffset", type: "int64", versions: [0, 32767] },
    {
      name: "committedLeaderEpoch",
      type: "int32",
      versions: [6, 32767],
      default: -1,
      ignorable: true,
    },
    { name: "commitTimestamp", type: "int64", versions: [1, 1], default: -1n },
    { name: "committedMetadata", type: "string", versions: [0, 32767], nullable: [0, 32767] },
  ],
};

const offsetCommitRequestTopicShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 9], ignorable: true },
    { name: "topicId", type: "uuid", versions: [10, 32767], ignorable: true },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: offsetCommitRequestPartitionShape,
    },
  ],
};

/** The shape of OffsetCommitRequest. */
export const offsetCommitRequestShape: Shape = {
  name: "OffsetCommitRequest",
  minVersion: 0,
  maxVersion: 10,
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767] },
    {
      name: "generationIdOrMemberEpoch",
      type: "int32",
      versions: [1, 32767],
      default: -1,
      ignorable: true,
    },
    { name: "memberId", type: "string", versions: [1, 32767], ignorable: true },
    {
      name: "groupInstanceId",
      type: "string",
      versions: [7, 32767],
      nullable: [7, 32767],
      default: null,
    },
    { name: "retentionTimeMs", type: "int64", versions: [2, 4], default: -1n, ignorable: true },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: offsetCommitRequestTopicShape,
    },
  ],
};

const offsetCommitResponsePartitionShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
  ],
};

const offsetCommitResponseTopicShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 9], ignorable: true },
    { name: "topicId", type: "uuid", versions: [10, 32767], ignorable: true },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: offsetCommitResponsePartitionShape,
    },
  ],
};

/** The shape of OffsetCommitResponse. */
export const offsetCommitResponseShape: Shape = {
  name: "OffsetCommitResponse",
  minVersion: 0,
  maxVersion: 10,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [3, 32767], ignorable: true },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: offsetCommitResponseTopicShape,
    },
  ],
};
