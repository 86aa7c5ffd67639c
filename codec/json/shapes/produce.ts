// Generated from schemas/clients/Produce{Request,Response}.json. Do not edit.

/**
 * How Produce looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const produceRequestPartitionProduceDataShape: StructShape = {
  fields: [
    { name: "index", type: "int32", versions: [0, 32767] },
    { name: "records", type: "records", versions: [0, 32767], nullable: [0, 32767] },
  ],
};

const produceRequestTopicProduceDataShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 12], ignorable: true },
    { name: "topicId", type: "uuid", versions: [13, 32767], ignorable: true },
    {
      name: "partitionData",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: produceRequestPartitionProduceDataShape,
    },
  ],
};

/** The shape of ProduceRequest. */
export const produceRequestShape: Shape = {
  name: "ProduceRequest",
  minVersion: 0,
  maxVersion: 13,
  fields: [
    {
      name: "transactionalId",
      type: "string",
      versions: [3, 32767],
      nullable: [3, 32767],
      default: null,
    },
    { name: "acks", type: "int16", versions: [0, 32767] },
    { name: "timeoutMs", type: "int32", versions: [0, 32767] },
    {
      name: "topicData",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: produceRequestTopicProduceDataShape,
    },
  ],
};

const produceResponseBatchIndexAndErrorMessageShape: StructShape = {
  fields: [
    { name: "batchIndex", type: "int32", versions: [8, 32767] },
    {
      name: "batchIndexErrorMessage",
      type: "string",
      versions: [8, 32767],
      nullable: [8, 32767],
      default: null,
    },
  ],
};

const produceResponseLeaderIdAndEpochShape: StructShape = {
  fields: [
    { name: "leaderId", type: "int32", versions: [10, 32767], default: -1 },
    { name: "leaderEpoch", type: "int32", versions: [10, 32767], default: -1 },
  ],
};

const produceResponsePartitionProduceResponseShape: StructShape = {
  fields: [
    { name: "index", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "baseOffset", type: "int64", versions: [0, 32767] },
    { name: "logAppendTimeMs", type: "int64", versions: [2, 32767], default: -1n, ignorable: true },
    { name: "logStartOffset", type: "int64", versions: [5, 32767], default: -1n, ignorable: true },
    {
      name: "recordErrors",
      type: "struct",
      array: true,
      versions: [8, 32767],
      ignorable: true,
      struct: produceResponseBatchIndexAndErrorMessageShape,
    },
    {
      name: "errorMessage",
      type: "string",
      versions: [8, 32767],
      nullable: [8, 32767],
      default: null,
      ignorable: true,
    },
    {
      name: "currentLeader",
      type: "struct",
      versions: [10, 32767],
      tagged: [10, 32767],
      struct: produceResponseLeaderIdAndEpochShape,
    },
  ],
};

const produceResponseTopicProduceResponseShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 12], ignorable: true },
    { name: "topicId", type: "uuid", versions: [13, 32767], ignorable: true },
    {
      name: "partitionResponses",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: produceResponsePartitionProduceResponseShape,
    },
  ],
};

const produceResponseNodeEndpointShape: StructShape = {
  fields: [
    { name: "nodeId", type: "int32", versions: [10, 32767] },
    { name: "host", type: "string", versions: [10, 32767] },
    { name: "port", type: "int32", versions: [10, 32767] },
    { name: "rack", type: "string", versions: [10, 32767], nullable: [10, 32767], default: null },
  ],
};

/** The shape of ProduceResponse. */
export const produceResponseShape: Shape = {
  name: "ProduceResponse",
  minVersion: 0,
  maxVersion: 13,
  fields: [
    {
      name: "responses",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: produceResponseTopicProduceResponseShape,
    },
    { name: "throttleTimeMs", type: "int32", versions: [1, 32767], ignorable: true },
    {
      name: "nodeEndpoints",
      type: "struct",
      array: true,
      versions: [10, 32767],
      tagged: [10, 32767],
      struct: produceResponseNodeEndpointShape,
    },
  ],
};
