// Generated from schemas/clients/UnregisterController{Request,Response}.json. Do not edit.

/**
 * How UnregisterController looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of UnregisterControllerRequest. */
export const unregisterControllerRequestShape: Shape = {
  name: "UnregisterControllerRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "controllerId", type: "int32", versions: [0, 32767] },
  ],
};

/** The shape of UnregisterControllerResponse. */
export const unregisterControllerResponseShape: Shape = {
  name: "UnregisterControllerResponse",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
  ],
};
