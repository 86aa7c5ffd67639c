// Generated from schemas/group/ShareGroupMetadataKey.json. Do not edit.

/**
 * How ShareGroupMetadataKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ShareGroupMetadataKey. */
export const shareGroupMetadataKeyShape: Shape = {
  name: "ShareGroupMetadataKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
  ],
};
