// Generated from schemas/metadata/ClearElrRecord.json. Do not edit.

/**
 * How ClearElrRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ClearElrRecord. */
export const clearElrRecordShape: Shape = {
  name: "ClearElrRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "topicName", type: "string", versions: [0, 32767] },
  ],
};
