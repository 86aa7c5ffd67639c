// Generated from schemas/metadata/FenceBrokerRecord.json. Do not edit.

/**
 * How FenceBrokerRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of FenceBrokerRecord. */
export const fenceBrokerRecordShape: Shape = {
  name: "FenceBrokerRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "id", type: "int32", versions: [0, 32767] },
    { name: "epoch", type: "int64", versions: [0, 32767] },
  ],
};
