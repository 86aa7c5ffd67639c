// Generated from schemas/metadata/RemoveAccessControlEntryRecord.json. Do not edit.

/**
 * How RemoveAccessControlEntryRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of RemoveAccessControlEntryRecord. */
export const removeAccessControlEntryRecordShape: Shape = {
  name: "RemoveAccessControlEntryRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "id", type: "uuid", versions: [0, 32767] },
  ],
};
