// Generated from schemas/metadata/ZkMigrationStateRecord.json. Do not edit.

/**
 * How ZkMigrationStateRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ZkMigrationStateRecord. */
export const zkMigrationStateRecordShape: Shape = {
  name: "ZkMigrationStateRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "zkMigrationState", type: "int8", versions: [0, 32767] },
  ],
};
