// Generated from schemas/clients/ConsumerGroupHeartbeat{Request,Response}.json. Do not edit.

/**
 * How ConsumerGroupHeartbeat looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const consumerGroupHeartbeatRequestTopicPartitionsShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

/** The shape of ConsumerGroupHeartbeatRequest. */
export const consumerGroupHeartbeatRequestShape: Shape = {
  name: "ConsumerGroupHeartbeatRequest",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767] },
    { name: "memberId", type: "string", versions: [0, 32767] },
    { name: "memberEpoch", type: "int32", versions: [0, 32767] },
    {
      name: "instanceId",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    { name: "rackId", type: "string", versions: [0, 32767], nullable: [0, 32767], default: null },
    { name: "rebalanceTimeoutMs", type: "int32", versions: [0, 32767], default: -1 },
    {
      name: "subscribedTopicNames",
      type: "string",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    {
      name: "subscribedTopicRegex",
      type: "string",
      versions: [1, 32767],
      nullable: [1, 32767],
      default: null,
    },
    {
      name: "serverAssignor",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    {
      name: "topicPartitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
      struct: consumerGroupHeartbeatRequestTopicPartitionsShape,
    },
  ],
};

const consumerGroupHeartbeatResponseTopicPartitionsShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

const consumerGroupHeartbeatResponseAssignmentShape: StructShape = {
  fields: [
    {
      name: "topicPartitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: consumerGroupHeartbeatResponseTopicPartitionsShape,
    },
  ],
};

/** The shape of ConsumerGroupHeartbeatResponse. */
export const consumerGroupHeartbeatResponseShape: Shape = {
  name: "ConsumerGroupHeartbeatResponse",
  minVersion: 0,
  maxVersion: 1,
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
    { name: "memberId", type: "string", versions: [0, 32767], nullable: [0, 32767], default: null },
    { name: "memberEpoch", type: "int32", versions: [0, 32767] },
    { name: "heartbeatIntervalMs", type: "int32", versions: [0, 32767] },
    {
      name: "assignment",
      type: "struct",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
      struct: consumerGroupHeartbeatResponseAssignmentShape,
    },
  ],
};
