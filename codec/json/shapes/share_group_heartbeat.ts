// Generated from schemas/clients/ShareGroupHeartbeat{Request,Response}.json. Do not edit.

/**
 * How ShareGroupHeartbeat looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

/** The shape of ShareGroupHeartbeatRequest. */
export const shareGroupHeartbeatRequestShape: Shape = {
  name: "ShareGroupHeartbeatRequest",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767] },
    { name: "memberId", type: "string", versions: [0, 32767] },
    { name: "memberEpoch", type: "int32", versions: [0, 32767] },
    { name: "rackId", type: "string", versions: [0, 32767], nullable: [0, 32767], default: null },
    {
      name: "subscribedTopicNames",
      type: "string",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
  ],
};

const shareGroupHeartbeatResponseTopicPartitionsShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

const shareGroupHeartbeatResponseAssignmentShape: StructShape = {
  fields: [
    {
      name: "topicPartitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareGroupHeartbeatResponseTopicPartitionsShape,
    },
  ],
};

/** The shape of ShareGroupHeartbeatResponse. */
export const shareGroupHeartbeatResponseShape: Shape = {
  name: "ShareGroupHeartbeatResponse",
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
      struct: shareGroupHeartbeatResponseAssignmentShape,
    },
  ],
};
