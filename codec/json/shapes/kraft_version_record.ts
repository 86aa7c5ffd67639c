// Generated from schemas/clients/KRaftVersionRecord.json. Do not edit.

/**
 * How KRaftVersionRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of KRaftVersionRecord. */
export const kRaftVersionRecordShape: Shape = {
  name: "KRaftVersionRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "version", type: "int16", versions: [0, 32767] },
    { name: "kRaftVersion", type: "int16", versions: [0, 32767] },
  ],
};
