// Generated from schemas/clients/DescribeTopicPartitions{Request,Response}.json. Do not edit.

/**
 * How DescribeTopicPartitions looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const describeTopicPartitionsRequestTopicRequestShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
  ],
};

const describeTopicPartitionsRequestCursorShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 32767] },
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
  ],
};

/** The shape of DescribeTopicPartitionsRequest. */
export const describeTopicPartitionsRequestShape: Shape = {
  name: "DescribeTopicPartitionsRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeTopicPartitionsRequestTopicRequestShape,
    },
    { name: "responsePartitionLimit", type: "int32", versions: [0, 32767], default: 2000 },
    {
      name: "cursor",
      type: "struct",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
      struct: describeTopicPartitionsRequestCursorShape,
    },
  ],
};

const describeTopicPartitionsResponsePartitionShape: StructShape = {
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "leaderId", type: "int32", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767], default: -1, ignorable: true },
    { name: "replicaNodes", type: "int32", array: true, versions: [0, 32767] },
    { name: "isrNodes", type: "int32", array: true, versions: [0, 32767] },
    {
      name: "eligibleLeaderReplicas",
      type: "int32",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    {
      name: "lastKnownElr",
      type: "int32",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    { name: "offlineReplicas", type: "int32", array: true, versions: [0, 32767], ignorable: true },
  ],
};

const describeTopicPartitionsResponseTopicShape: StructShape = {
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "name", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "topicId", type: "uuid", versions: [0, 32767], ignorable: true },
    { name: "isInternal", type: "bool", versions: [0, 32767], ignorable: true },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeTopicPartitionsResponsePartitionShape,
    },
    {
      name: "topicAuthorizedOperations",
      type: "int32",
      versions: [0, 32767],
      default: -2147483648,
    },
  ],
};

const describeTopicPartitionsResponseCursorShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 32767] },
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
  ],
};

/** The shape of DescribeTopicPartitionsResponse. */
export const describeTopicPartitionsResponseShape: Shape = {
  name: "DescribeTopicPartitionsResponse",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767], ignorable: true },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeTopicPartitionsResponseTopicShape,
    },
    {
      name: "nextCursor",
      type: "struct",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
      struct: describeTopicPartitionsResponseCursorShape,
    },
  ],
};
