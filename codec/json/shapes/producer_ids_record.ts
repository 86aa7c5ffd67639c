// Generated from schemas/metadata/ProducerIdsRecord.json. Do not edit.

/**
 * How ProducerIdsRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ProducerIdsRecord. */
export const producerIdsRecordShape: Shape = {
  name: "ProducerIdsRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "brokerId", type: "int32", versions: [0, 32767] },
    { name: "brokerEpoch", type: "int64", versions: [0, 32767], default: -1n },
    { name: "nextProducerId", type: "int64", versions: [0, 32767] },
  ],
};
