// Generated from schemas/metadata/ConfigRecord.json. Do not edit.

/**
 * How ConfigRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ConfigRecord. */
export const configRecordShape: Shape = {
  name: "ConfigRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "resourceType", type: "int8", versions: [0, 32767] },
    { name: "resourceName", type: "string", versions: [0, 32767] },
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "value", type: "string", versions: [0, 32767], nullable: [0, 32767] },
  ],
};
