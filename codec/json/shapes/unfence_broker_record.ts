// Generated from schemas/metadata/UnfenceBrokerRecord.json. Do not edit.

/**
 * How UnfenceBrokerRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of UnfenceBrokerRecord. */
export const unfenceBrokerRecordShape: Shape = {
  name: "UnfenceBrokerRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "id", type: "int32", versions: [0, 32767] },
    { name: "epoch", type: "int64", versions: [0, 32767] },
  ],
};
