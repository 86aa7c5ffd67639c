// Generated from schemas/clients/AddOffsetsToTxn{Request,Response}.json. Do not edit.

/**
 * How AddOffsetsToTxn looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of AddOffsetsToTxnRequest. */
export const addOffsetsToTxnRequestShape: Shape = {
  name: "AddOffsetsToTxnRequest",
  minVersion: 0,
  maxVersion: 4,
  fields: [
    { name: "transactionalId", type: "string", versions: [0, 32767] },
    { name: "producerId", type: "int64", versions: [0, 32767] },
    { name: "producerEpoch", type: "int16", versions: [0, 32767] },
    { name: "groupId", type: "string", versions: [0, 32767] },
  ],
};

/** The shape of AddOffsetsToTxnResponse. */
export const addOffsetsToTxnResponseShape: Shape = {
  name: "AddOffsetsToTxnResponse",
  minVersion: 0,
  maxVersion: 4,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
  ],
};
