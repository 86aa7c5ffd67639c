// Generated from schemas/clients/ShareAcknowledge{Request,Response}.json. Do not edit.

/**
 * How ShareAcknowledge looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const shareAcknowledgeRequestAcknowledgementBatchShape: StructShape = {
  fields: [
    { name: "firstOffset", type: "int64", versions: [0, 32767] },
    { name: "lastOffset", type: "int64", versions: [0, 32767] },
    { name: "acknowledgeTypes", type: "int8", array: true, versions: [0, 32767] },
  ],
};

const shareAcknowledgeRequestAcknowledgePartitionShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    {
      name: "acknowledgementBatches",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareAcknowledgeRequestAcknowledgementBatchShape,
    },
  ],
};

const shareAcknowledgeRequestAcknowledgeTopicShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareAcknowledgeRequestAcknowledgePartitionShape,
    },
  ],
};

/** The shape of ShareAcknowledgeRequest. */
export const shareAcknowledgeRequestShape: Shape = {
  name: "ShareAcknowledgeRequest",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767], nullable: [0, 32767], default: null },
    { name: "memberId", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "shareSessionEpoch", type: "int32", versions: [0, 32767] },
    { name: "isRenewAck", type: "bool", versions: [2, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareAcknowledgeRequestAcknowledgeTopicShape,
    },
  ],
};

const shareAcknowledgeResponseLeaderIdAndEpochShape: StructShape = {
  fields: [
    { name: "leaderId", type: "int32", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
  ],
};

const shareAcknowledgeResponsePartitionDataShape: StructShape = {
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
    {
      name: "currentLeader",
      type: "struct",
      versions: [0, 32767],
      struct: shareAcknowledgeResponseLeaderIdAndEpochShape,
    },
  ],
};

const shareAcknowledgeResponseTopicResponseShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareAcknowledgeResponsePartitionDataShape,
    },
  ],
};

const shareAcknowledgeResponseNodeEndpointShape: StructShape = {
  fields: [
    { name: "nodeId", type: "int32", versions: [0, 32767] },
    { name: "host", type: "string", versions: [0, 32767] },
    { name: "port", type: "int32", versions: [0, 32767] },
    { name: "rack", type: "string", versions: [0, 32767], nullable: [0, 32767], default: null },
  ],
};

/** The shape of ShareAcknowledgeResponse. */
export const shareAcknowledgeResponseShape: Shape = {
  name: "ShareAcknowledgeResponse",
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
    { name: "acquisitionLockTimeoutMs", type: "int32", versions: [2, 32767], ignorable: true },
    {
      name: "responses",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareAcknowledgeResponseTopicResponseShape,
    },
    {
      name: "nodeEndpoints",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareAcknowledgeResponseNodeEndpointShape,
    },
  ],
};
