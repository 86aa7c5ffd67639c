// Generated from schemas/clients/InitProducerId{Request,Response}.json. Do not edit.

/**
 * How InitProducerId looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of InitProducerIdRequest. */
export const initProducerIdRequestShape: Shape = {
  name: "InitProducerIdRequest",
  minVersion: 0,
  maxVersion: 6,
  fields: [
    { name: "transactionalId", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "transactionTimeoutMs", type: "int32", versions: [0, 32767] },
    { name: "producerId", type: "int64", versions: [3, 32767], default: -1n },
    { name: "producerEpoch", type: "int16", versions: [3, 32767], default: -1 },
    { name: "enable2Pc", type: "bool", versions: [6, 32767] },
    { name: "keepPreparedTxn", type: "bool", versions: [6, 32767] },
  ],
};

/** The shape of InitProducerIdResponse. */
export const initProducerIdResponseShape: Shape = {
  name: "InitProducerIdResponse",
  minVersion: 0,
  maxVersion: 6,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767], ignorable: true },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "producerId", type: "int64", versions: [0, 32767], default: -1n },
    { name: "producerEpoch", type: "int16", versions: [0, 32767] },
    { name: "ongoingTxnProducerId", type: "int64", versions: [6, 32767], default: -1n },
    { name: "ongoingTxnProducerEpoch", type: "int16", versions: [6, 32767], default: -1 },
  ],
};
