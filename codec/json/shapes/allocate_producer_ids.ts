// Generated from schemas/clients/AllocateProducerIds{Request,Response}.json. Do not edit.

/**
 * How AllocateProducerIds looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of AllocateProducerIdsRequest. */
export const allocateProducerIdsRequestShape: Shape = {
  name: "AllocateProducerIdsRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "brokerId", type: "int32", versions: [0, 32767] },
    { name: "brokerEpoch", type: "int64", versions: [0, 32767], default: -1n },
  ],
};

/** The shape of AllocateProducerIdsResponse. */
export const allocateProducerIdsResponseShape: Shape = {
  name: "AllocateProducerIdsResponse",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "producerIdStart", type: "int64", versions: [0, 32767] },
    { name: "producerIdLen", type: "int32", versions: [0, 32767] },
  ],
};
