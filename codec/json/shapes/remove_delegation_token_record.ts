// Generated from schemas/metadata/RemoveDelegationTokenRecord.json. Do not edit.

/**
 * How RemoveDelegationTokenRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of RemoveDelegationTokenRecord. */
export const removeDelegationTokenRecordShape: Shape = {
  name: "RemoveDelegationTokenRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "tokenId", type: "string", versions: [0, 32767] },
  ],
};
