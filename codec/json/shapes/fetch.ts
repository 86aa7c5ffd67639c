// Generated from schemas/clients/Fetch{Request,Response}.json. Do not edit.

/**
 * How Fetch looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const fetchRequestReplicaStateShape: StructShape = {
  fields: [
    { name: "replicaId", type: "int32", versions: [15, 32767], default: -1 },
    { name: "replicaEpoch", type: "int64", versions: [15, 32767], default: -1n },
  ],
};

const fetchRequestPartitionShape: StructShape = {
  fields: [
    { name: "partition", type: "int32", versions: [0, 32767] },
    {
      name: "currentLeaderEpoch",
      type: "int32",
      versions: [9, 32767],
      default: -1,
      ignorable: true,
    },
    { name: "fetchOffset", type: "int64", versions: [0, 32767] },
    { name: "lastFetchedEpoch", type: "int32", versions: [12, 32767], default: -1 },
    { name: "logStartOffset", type: "int64", versions: [5, 32767], default: -1n, ignorable: true },
    { name: "partitionMaxBytes", type: "int32", versions: [0, 32767] },
    {
      name: "replicaDirectoryId",
      type: "uuid",
      versions: [17, 32767],
      tagged: [17, 32767],
      ignorable: true,
    },
    {
      name: "highWatermark",
      type: "int64",
      versions: [18, 32767],
      tagged: [18, 32767],
      default: 9223372036854775807n,
      ignorable: true,
    },
  ],
};

const fetchRequestTopicShape: StructShape = {
  fields: [
    { name: "topic", type: "string", versions: [0, 12], ignorable: true },
    { name: "topicId", type: "uuid", versions: [13, 32767], ignorable: true },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: fetchRequestPartitionShape,
    },
  ],
};

const fetchRequestForgottenTopicShape: StructShape = {
  fields: [
    { name: "topic", type: "string", versions: [7, 12], ignorable: true },
    { name: "topicId", type: "uuid", versions: [13, 32767], ignorable: true },
    { name: "partitions", type: "int32", array: true, versions: [7, 32767] },
  ],
};

/** The shape of FetchRequest. */
export const fetchRequestShape: Shape = {
  name: "FetchRequest",
  minVersion: 0,
  maxVersion: 18,
  fields: [
    {
      name: "clusterId",
      type: "string",
      versions: [12, 32767],
      nullable: [12, 32767],
      tagged: [12, 32767],
      default: null,
      ignorable: true,
    },
    { name: "replicaId", type: "int32", versions: [0, 14], default: -1 },
    {
      name: "replicaState",
      type: "struct",
      versions: [15, 32767],
      tagged: [15, 32767],
      struct: fetchRequestReplicaStateShape,
    },
    { name: "maxWaitMs", type: "int32", versions: [0, 32767] },
    { name: "minBytes", type: "int32", versions: [0, 32767] },
    { name: "maxBytes", type: "int32", versions: [3, 32767], default: 2147483647, ignorable: true },
    { name: "isolationLevel", type: "int8", versions: [4, 32767], ignorable: true },
    { name: "sessionId", type: "int32", versions: [7, 32767], ignorable: true },
    { name: "sessionEpoch", type: "int32", versions: [7, 32767], default: -1, ignorable: true },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: fetchRequestTopicShape,
    },
    {
      name: "forgottenTopicsData",
      type: "struct",
      array: true,
      versions: [7, 32767],
      struct: fetchRequestForgottenTopicShape,
    },
    { name: "rackId", type: "string", versions: [11, 32767], ignorable: true },
  ],
};

const fetchResponseEpochEndOffsetShape: StructShape = {
  fields: [
    { name: "epoch", type: "int32", versions: [12, 32767], default: -1 },
    { name: "endOffset", type: "int64", versions: [12, 32767], default: -1n },
  ],
};

const fetchResponseLeaderIdAndEpochShape: StructShape = {
  fields: [
    { name: "leaderId", type: "int32", versions: [12, 32767], default: -1 },
    { name: "leaderEpoch", type: "int32", versions: [12, 32767], default: -1 },
  ],
};

const fetchResponseSnapshotIdShape: StructShape = {
  fields: [
    { name: "endOffset", type: "int64", versions: [0, 32767], default: -1n },
    { name: "epoch", type: "int32", versions: [0, 32767], default: -1 },
  ],
};

const fetchResponseAbortedTransactionShape: StructShape = {
  fields: [
    { name: "producerId", type: "int64", versions: [4, 32767] },
    { name: "firstOffset", type: "int64", versions: [4, 32767] },
  ],
};

const fetchResponsePartitionDataShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "highWatermark", type: "int64", versions: [0, 32767] },
    {
      name: "lastStableOffset",
      type: "int64",
      versions: [4, 32767],
      default: -1n,
      ignorable: true,
    },
    { name: "logStartOffset", type: "int64", versions: [5, 32767], default: -1n, ignorable: true },
    {
      name: "divergingEpoch",
      type: "struct",
      versions: [12, 32767],
      tagged: [12, 32767],
      struct: fetchResponseEpochEndOffsetShape,
    },
    {
      name: "currentLeader",
      type: "struct",
      versions: [12, 32767],
      tagged: [12, 32767],
      struct: fetchResponseLeaderIdAndEpochShape,
    },
    {
      name: "snapshotId",
      type: "struct",
      versions: [12, 32767],
      tagged: [12, 32767],
      struct: fetchResponseSnapshotIdShape,
    },
    {
      name: "abortedTransactions",
      type: "struct",
      array: true,
      versions: [4, 32767],
      nullable: [4, 32767],
      ignorable: true,
      struct: fetchResponseAbortedTransactionShape,
    },
    { name: "preferredReadReplica", type: "int32", versions: [11, 32767], default: -1 },
    { name: "records", type: "records", versions: [0, 32767], nullable: [0, 32767] },
  ],
};

const fetchResponseFetchableTopicResponseShape: StructShape = {
  fields: [
    { name: "topic", type: "string", versions: [0, 12], ignorable: true },
    { name: "topicId", type: "uuid", versions: [13, 32767], ignorable: true },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: fetchResponsePartitionDataShape,
    },
  ],
};

const fetchResponseNodeEndpointShape: StructShape = {
  fields: [
    { name: "nodeId", type: "int32", versions: [16, 32767] },
    { name: "host", type: "string", versions: [16, 32767] },
    { name: "port", type: "int32", versions: [16, 32767] },
    { name: "rack", type: "string", versions: [16, 32767], nullable: [16, 32767], default: null },
  ],
};

/** The shape of FetchResponse. */
export const fetchResponseShape: Shape = {
  name: "FetchResponse",
  minVersion: 0,
  maxVersion: 18,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [1, 32767], ignorable: true },
    { name: "errorCode", type: "int16", versions: [7, 32767], ignorable: true },
    { name: "sessionId", type: "int32", versions: [7, 32767] },
    {
      name: "responses",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: fetchResponseFetchableTopicResponseShape,
    },
    {
      name: "nodeEndpoints",
      type: "struct",
      array: true,
      versions: [16, 32767],
      tagged: [16, 32767],
      struct: fetchResponseNodeEndpointShape,
    },
  ],
};
