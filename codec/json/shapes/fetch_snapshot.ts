// Generated from schemas/clients/FetchSnapshot{Request,Response}.json. Do not edit.

/**
 * How FetchSnapshot looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const fetchSnapshotRequestSnapshotIdShape: StructShape = {
  fields: [
    { name: "endOffset", type: "int64", versions: [0, 32767] },
    { name: "epoch", type: "int32", versions: [0, 32767] },
  ],
};

const fetchSnapshotRequestPartitionSnapshotShape: StructShape = {
  fields: [
    { name: "partition", type: "int32", versions: [0, 32767] },
    { name: "currentLeaderEpoch", type: "int32", versions: [0, 32767] },
    {
      name: "snapshotId",
      type: "struct",
      versions: [0, 32767],
      struct: fetchSnapshotRequestSnapshotIdShape,
    },
    { name: "position", type: "int64", versions: [0, 32767] },
    {
      name: "replicaDirectoryId",
      type: "uuid",
      versions: [1, 32767],
      tagged: [1, 32767],
      ignorable: true,
    },
  ],
};

const fetchSnapshotRequestTopicSnapshotShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: fetchSnapshotRequestPartitionSnapshotShape,
    },
  ],
};

/** The shape of FetchSnapshotRequest. */
export const fetchSnapshotRequestShape: Shape = {
  name: "FetchSnapshotRequest",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    {
      name: "clusterId",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      tagged: [0, 32767],
      default: null,
    },
    { name: "replicaId", type: "int32", versions: [0, 32767], default: -1 },
    { name: "maxBytes", type: "int32", versions: [0, 32767], default: 2147483647 },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: fetchSnapshotRequestTopicSnapshotShape,
    },
  ],
};

const fetchSnapshotResponseSnapshotIdShape: StructShape = {
  fields: [
    { name: "endOffset", type: "int64", versions: [0, 32767] },
    { name: "epoch", type: "int32", versions: [0, 32767] },
  ],
};

const fetchSnapshotResponseLeaderIdAndEpochShape: StructShape = {
  fields: [
    { name: "leaderId", type: "int32", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
  ],
};

const fetchSnapshotResponsePartitionSnapshotShape: StructShape = {
  fields: [
    { name: "index", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "snapshotId",
      type: "struct",
      versions: [0, 32767],
      struct: fetchSnapshotResponseSnapshotIdShape,
    },
    {
      name: "currentLeader",
      type: "struct",
      versions: [0, 32767],
      tagged: [0, 32767],
      struct: fetchSnapshotResponseLeaderIdAndEpochShape,
    },
    { name: "size", type: "int64", versions: [0, 32767] },
    { name: "position", type: "int64", versions: [0, 32767] },
    { name: "unalignedRecords", type: "records", versions: [0, 32767] },
  ],
};

const fetchSnapshotResponseTopicSnapshotShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: fetchSnapshotResponsePartitionSnapshotShape,
    },
  ],
};

const fetchSnapshotResponseNodeEndpointShape: StructShape = {
  fields: [
    { name: "nodeId", type: "int32", versions: [1, 32767] },
    { name: "host", type: "string", versions: [1, 32767] },
    { name: "port", type: "uint16", versions: [1, 32767] },
  ],
};

/** The shape of FetchSnapshotResponse. */
export const fetchSnapshotResponseShape: Shape = {
  name: "FetchSnapshotResponse",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767], ignorable: true },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: fetchSnapshotResponseTopicSnapshotShape,
    },
    {
      name: "nodeEndpoints",
      type: "struct",
      array: true,
      versions: [1, 32767],
      tagged: [1, 32767],
      struct: fetchSnapshotResponseNodeEndpointShape,
    },
  ],
};
