// Generated from schemas/clients/BrokerHeartbeat{Request,Response}.json. Do not edit.

/**
 * How BrokerHeartbeat looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of BrokerHeartbeatRequest. */
export const brokerHeartbeatRequestShape: Shape = {
  name: "BrokerHeartbeatRequest",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "brokerId", type: "int32", versions: [0, 32767] },
    { name: "brokerEpoch", type: "int64", versions: [0, 32767], default: -1n },
    { name: "currentMetadataOffset", type: "int64", versions: [0, 32767] },
    { name: "wantFence", type: "bool", versions: [0, 32767] },
    { name: "wantShutDown", type: "bool", versions: [0, 32767] },
    { name: "offlineLogDirs", type: "uuid", array: true, versions: [1, 32767], tagged: [1, 32767] },
    {
      name: "cordonedLogDirs",
      type: "uuid",
      array: true,
      versions: [2, 32767],
      nullable: [2, 32767],
      tagged: [2, 32767],
      default: null,
    },
  ],
};

/** The shape of BrokerHeartbeatResponse. */
export const brokerHeartbeatResponseShape: Shape = {
  name: "BrokerHeartbeatResponse",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "isCaughtUp", type: "bool", versions: [0, 32767] },
    { name: "isFenced", type: "bool", versions: [0, 32767], default: true },
    { name: "shouldShutDown", type: "bool", versions: [0, 32767] },
  ],
};
