// Generated from schemas/group/ShareGroupStatePartitionMetadataKey.json. Do not edit.

/**
 * How ShareGroupStatePartitionMetadataKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ShareGroupStatePartitionMetadataKey. */
export const shareGroupStatePartitionMetadataKeyShape: Shape = {
  name: "ShareGroupStatePartitionMetadataKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
  ],
};
