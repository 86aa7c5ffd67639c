// Generated from schemas/metadata/UnregisterControllerRecord.json. Do not edit.

/**
 * How UnregisterControllerRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of UnregisterControllerRecord. */
export const unregisterControllerRecordShape: Shape = {
  name: "UnregisterControllerRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "controllerId", type: "int32", versions: [0, 32767] },
  ],
};
