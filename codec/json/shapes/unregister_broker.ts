// Generated from schemas/clients/UnregisterBroker{Request,Response}.json. Do not edit.

/**
 * How UnregisterBroker looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of UnregisterBrokerRequest. */
export const unregisterBrokerRequestShape: Shape = {
  name: "UnregisterBrokerRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "brokerId", type: "int32", versions: [0, 32767] },
  ],
};

/** The shape of UnregisterBrokerResponse. */
export const unregisterBrokerResponseShape: Shape = {
  name: "UnregisterBrokerResponse",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
  ],
};
