// Generated from schemas/clients/ControlRecordTypeSchema.json. Do not edit.

/**
 * How ControlRecordTypeSchema looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ControlRecordTypeSchema. */
export const controlRecordTypeSchemaShape: Shape = {
  name: "ControlRecordTypeSchema",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "type", type: "int16", versions: [0, 32767] },
  ],
};
