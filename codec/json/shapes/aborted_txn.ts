// Generated from schemas/clients/AbortedTxn.json. Do not edit.

/**
 * How AbortedTxn looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of AbortedTxn. */
export const abortedTxnShape: Shape = {
  name: "AbortedTxn",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "producerId", type: "int64", versions: [0, 32767] },
    { name: "firstOffset", type: "int64", versions: [0, 32767] },
    { name: "lastOffset", type: "int64", versions: [0, 32767] },
    { name: "lastStableOffset", type: "int64", versions: [0, 32767] },
  ],
};
