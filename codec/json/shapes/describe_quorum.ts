// Generated from schemas/clients/DescribeQuorum{Request,Response}.json. Do not edit.

/**
 * How DescribeQuorum looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const describeQuorumRequestPartitionDataShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
  ],
};

const describeQuorumRequestTopicDataShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeQuorumRequestPartitionDataShape,
    },
  ],
};

/** The shape of DescribeQuorumRequest. */
export const describeQuorumRequestShape: Shape = {
  name: "DescribeQuorumRequest",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeQuorumRequestTopicDataShape,
    },
  ],
};

const describeQuorumResponseReplicaStateShape: StructShape = {
  fields: [
    { name: "replicaId", type: "int32", versions: [0, 32767] },
    { name: "replicaDirectoryId", type: "uuid", versions: [2, 32767] },
    { name: "logEndOffset", type: "int64", versions: [0, 32767] },
    {
      name: "lastFetchTimestamp",
      type: "int64",
      versions: [1, 32767],
      default: -1n,
      ignorable: true,
    },
    {
      name: "lastCaughtUpTimestamp",
      type: "int64",
      versions: [1, 32767],
      default: -1n,
      ignorable: true,
    },
  ],
};

const describeQuorumResponsePartitionDataShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "errorMessage",
      type: "string",
      versions: [2, 32767],
      nullable: [2, 32767],
      ignorable: true,
    },
    { name: "leaderId", type: "int32", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
    { name: "highWatermark", type: "int64", versions: [0, 32767] },
    {
      name: "currentVoters",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeQuorumResponseReplicaStateShape,
    },
    {
      name: "observers",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeQuorumResponseReplicaStateShape,
    },
  ],
};

const describeQuorumResponseTopicDataShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeQuorumResponsePartitionDataShape,
    },
  ],
};

const describeQuorumResponseListenerShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [2, 32767] },
    { name: "host", type: "string", versions: [2, 32767] },
    { name: "port", type: "uint16", versions: [2, 32767] },
  ],
};

const describeQuorumResponseNodeShape: StructShape = {
  fields: [
    { name: "nodeId", type: "int32", versions: [2, 32767] },
    {
      name: "listeners",
      type: "struct",
      array: true,
      versions: [2, 32767],
      struct: describeQuorumResponseListenerShape,
    },
  ],
};

/** The shape of DescribeQuorumResponse. */
export const describeQuorumResponseShape: Shape = {
  name: "DescribeQuorumResponse",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "errorMessage",
      type: "string",
      versions: [2, 32767],
      nullable: [2, 32767],
      ignorable: true,
    },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeQuorumResponseTopicDataShape,
    },
    {
      name: "nodes",
      type: "struct",
      array: true,
      versions: [2, 32767],
      struct: describeQuorumResponseNodeShape,
    },
  ],
};
