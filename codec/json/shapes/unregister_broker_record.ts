// Generated from schemas/metadata/UnregisterBrokerRecord.json. Do not edit.

/**
 * How UnregisterBrokerRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of UnregisterBrokerRecord. */
export const unregisterBrokerRecordShape: Shape = {
  name: "UnregisterBrokerRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "brokerId", type: "int32", versions: [0, 32767] },
    { name: "brokerEpoch", type: "int64", versions: [0, 32767] },
  ],
};
