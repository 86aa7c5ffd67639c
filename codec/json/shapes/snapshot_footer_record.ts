// Generated from schemas/clients/SnapshotFooterRecord.json. Do not edit.

/**
 * How SnapshotFooterRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of SnapshotFooterRecord. */
export const snapshotFooterRecordShape: Shape = {
  name: "SnapshotFooterRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "version", type: "int16", versions: [0, 32767] },
  ],
};
