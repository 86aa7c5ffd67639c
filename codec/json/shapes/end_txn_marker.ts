// Generated from schemas/clients/EndTxnMarker.json. Do not edit.

/**
 * How EndTxnMarker looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of EndTxnMarker. */
export const endTxnMarkerShape: Shape = {
  name: "EndTxnMarker",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "coordinatorEpoch", type: "int32", versions: [0, 32767] },
  ],
};
