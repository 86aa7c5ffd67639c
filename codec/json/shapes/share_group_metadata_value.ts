// Generated from schemas/group/ShareGroupMetadataValue.json. Do not edit.

/**
 * How ShareGroupMetadataValue looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ShareGroupMetadataValue. */
export const shareGroupMetadataValueShape: Shape = {
  name: "ShareGroupMetadataValue",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "epoch", type: "int32", versions: [0, 32767] },
    { name: "metadataHash", type: "int64", versions: [0, 32767] },
  ],
};
