// Generated from schemas/clients/EndTxn{Request,Response}.json. Do not edit.

/**
 * How EndTxn looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of EndTxnRequest. */
export const endTxnRequestShape: Shape = {
  name: "EndTxnRequest",
  minVersion: 0,
  maxVersion: 5,
  fields: [
    { name: "transactionalId", type: "string", versions: [0, 32767] },
    { name: "producerId", type: "int64", versions: [0, 32767] },
    { name: "producerEpoch", type: "int16", versions: [0, 32767] },
    { name: "committed", type: "bool", versions: [0, 32767] },
  ],
};

/** The shape of EndTxnResponse. */
export const endTxnResponseShape: Shape = {
  name: "EndTxnResponse",
  minVersion: 0,
  maxVersion: 5,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "producerId", type: "int64", versions: [5, 32767], default: -1n, ignorable: true },
    { name: "producerEpoch", type: "int16", versions: [5, 32767], default: -1, ignorable: true },
  ],
};
