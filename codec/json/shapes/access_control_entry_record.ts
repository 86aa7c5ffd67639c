// Generated from schemas/metadata/AccessControlEntryRecord.json. Do not edit.

/**
 * How AccessControlEntryRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of AccessControlEntryRecord. */
export const accessControlEntryRecordShape: Shape = {
  name: "AccessControlEntryRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "id", type: "uuid", versions: [0, 32767] },
    { name: "resourceType", type: "int8", versions: [0, 32767] },
    { name: "resourceName", type: "string", versions: [0, 32767] },
    { name: "patternType", type: "int8", versions: [0, 32767] },
    { name: "principal", type: "string", versions: [0, 32767] },
    { name: "host", type: "string", versions: [0, 32767] },
    { name: "operation", type: "int8", versions: [0, 32767] },
    { name: "permissionType", type: "int8", versions: [0, 32767] },
  ],
};
