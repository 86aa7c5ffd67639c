// Generated from schemas/clients/Heartbeat{Request,Response}.json. Do not edit.

/**
 * How Heartbeat looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of HeartbeatRequest. */
export const heartbeatRequestShape: Shape = {
  name: "HeartbeatRequest",
  minVersion: 0,
  maxVersion: 4,
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767] },
    { name: "generationId", type: "int32", versions: [0, 32767] },
    { name: "memberId", type: "string", versions: [0, 32767] },
    {
      name: "groupInstanceId",
      type: "string",
      versions: [3, 32767],
      nullable: [3, 32767],
      default: null,
    },
  ],
};

/** The shape of HeartbeatResponse. */
export const heartbeatResponseShape: Shape = {
  name: "HeartbeatResponse",
  minVersion: 0,
  maxVersion: 4,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [1, 32767], ignorable: true },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
  ],
};
