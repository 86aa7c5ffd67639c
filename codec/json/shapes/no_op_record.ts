// Generated from schemas/metadata/NoOpRecord.json. Do not edit.

/**
 * How NoOpRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of NoOpRecord. */
export const noOpRecordShape: Shape = {
  name: "NoOpRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
  ],
};
