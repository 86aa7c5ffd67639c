// Generated from schemas/group/ShareGroupPartitionMetadataKey.json. Do not edit.

/**
 * How ShareGroupPartitionMetadataKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ShareGroupPartitionMetadataKey. */
export const shareGroupPartitionMetadataKeyShape: Shape = {
  name: "ShareGroupPartitionMetadataKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
  ],
};
