// Generated from schemas/clients/ShareFetch{Request,Response}.json. Do not edit.

/**
 * How ShareFetch looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const shareFetchRequestAcknowledgementBatchShape: StructShape = {
  fields: [
    { name: "firstOffset", type: "int64", versions: [0, 32767] },
    { name: "lastOffset", type: "int64", versions: [0, 32767] },
    { name: "acknowledgeTypes", type: "int8", array: true, versions: [0, 32767] },
  ],
};

const shareFetchRequestFetchPartitionShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "partitionMaxBytes", type: "int32", versions: [0, 0] },
    {
      name: "acknowledgementBatches",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareFetchRequestAcknowledgementBatchShape,
    },
  ],
};

const shareFetchRequestFetchTopicShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareFetchRequestFetchPartitionShape,
    },
  ],
};

const shareFetchRequestForgottenTopicShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

/** The shape of ShareFetchRequest. */
export const shareFetchRequestShape: Shape = {
  name: "ShareFetchRequest",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767], nullable: [0, 32767], default: null },
    { name: "memberId", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "shareSessionEpoch", type: "int32", versions: [0, 32767] },
    { name: "maxWaitMs", type: "int32", versions: [0, 32767] },
    { name: "minBytes", type: "int32", versions: [0, 32767] },
    { name: "maxBytes", type: "int32", versions: [0, 32767], default: 2147483647 },
    { name: "maxRecords", type: "int32", versions: [1, 32767] },
    { name: "batchSize", type: "int32", versions: [1, 32767] },
    { name: "shareAcquireMode", type: "int8", versions: [2, 32767], ignorable: true },
    { name: "isRenewAck", type: "bool", versions: [2, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareFetchRequestFetchTopicShape,
    },
    {
      name: "forgottenTopicsData",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareFetchRequestForgottenTopicShape,
    },
  ],
};

const shareFetchResponseLeaderIdAndEpochShape: StructShape = {
  fields: [
    { name: "leaderId", type: "int32", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
  ],
};

const shareFetchResponseAcquiredRecordsShape: StructShape = {
  fields: [
    { name: "firstOffset", type: "int64", versions: [0, 32767] },
    { name: "lastOffset", type: "int64", versions: [0, 32767] },
    { name: "deliveryCount", type: "int16", versions: [0, 32767] },
  ],
};

const shareFetchResponsePartitionDataShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "errorMessage",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    { name: "acknowledgeErrorCode", type: "int16", versions: [0, 32767] },
    {
      name: "acknowledgeErrorMessage",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    {
      name: "currentLeader",
      type: "struct",
      versions: [0, 32767],
      struct: shareFetchResponseLeaderIdAndEpochShape,
    },
    { name: "records", type: "records", versions: [0, 32767], nullable: [0, 0] },
    {
      name: "acquiredRecords",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareFetchResponseAcquiredRecordsShape,
    },
  ],
};

const shareFetchResponseShareFetchableTopicResponseShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareFetchResponsePartitionDataShape,
    },
  ],
};

const shareFetchResponseNodeEndpointShape: StructShape = {
  fields: [
    { name: "nodeId", type: "int32", versions: [0, 32767] },
    { name: "host", type: "string", versions: [0, 32767] },
    { name: "port", type: "int32", versions: [0, 32767] },
    { name: "rack", type: "string", versions: [0, 32767], nullable: [0, 32767], default: null },
  ],
};

/** The shape of ShareFetchResponse. */
export const shareFetchResponseShape: Shape = {
  name: "ShareFetchResponse",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "errorMessage",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    { name: "acquisitionLockTimeoutMs", type: "int32", versions: [1, 32767] },
    {
      name: "responses",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareFetchResponseShareFetchableTopicResponseShape,
    },
    {
      name: "nodeEndpoints",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareFetchResponseNodeEndpointShape,
    },
  ],
};
