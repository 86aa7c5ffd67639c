// Generated from schemas/clients/Vote{Request,Response}.json. Do not edit.

/**
 * How Vote looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const voteRequestPartitionDataShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "replicaEpoch", type: "int32", versions: [0, 32767] },
    { name: "replicaId", type: "int32", versions: [0, 32767] },
    { name: "replicaDirectoryId", type: "uuid", versions: [1, 32767], ignorable: true },
    { name: "voterDirectoryId", type: "uuid", versions: [1, 32767], ignorable: true },
    { name: "lastOffsetEpoch", type: "int32", versions: [0, 32767] },
    { name: "lastOffset", type: "int64", versions: [0, 32767] },
    { name: "preVote", type: "bool", versions: [2, 32767] },
  ],
};

const voteRequestTopicDataShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: voteRequestPartitionDataShape,
    },
  ],
};

/** The shape of VoteRequest. */
export const voteRequestShape: Shape = {
  name: "VoteRequest",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    {
      name: "clusterId",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    { name: "voterId", type: "int32", versions: [1, 32767], default: -1, ignorable: true },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: voteRequestTopicDataShape,
    },
  ],
};

const voteResponsePartitionDataShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "leaderId", type: "int32", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
    { name: "voteGranted", type: "bool", versions: [0, 32767] },
  ],
};

const voteResponseTopicDataShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: voteResponsePartitionDataShape,
    },
  ],
};

const voteResponseNodeEndpointShape: StructShape = {
  fields: [
    { name: "nodeId", type: "int32", versions: [1, 32767] },
    { name: "host", type: "string", versions: [1, 32767] },
    { name: "port", type: "uint16", versions: [1, 32767] },
  ],
};

/** The shape of VoteResponse. */
export const voteResponseShape: Shape = {
  name: "VoteResponse",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: voteResponseTopicDataShape,
    },
    {
      name: "nodeEndpoints",
      type: "struct",
      array: true,
      versions: [1, 32767],
      tagged: [1, 32767],
      struct: voteResponseNodeEndpointShape,
    },
  ],
};
