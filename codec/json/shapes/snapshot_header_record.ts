// Generated from schemas/clients/SnapshotHeaderRecord.json. Do not edit.

/**
 * How SnapshotHeaderRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of SnapshotHeaderRecord. */
export const snapshotHeaderRecordShape: Shape = {
  name: "SnapshotHeaderRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "version", type: "int16", versions: [0, 32767] },
    { name: "lastContainedLogTimestamp", type: "int64", versions: [0, 32767] },
  ],
};
