// Generated from schemas/group/ShareGroupTargetAssignmentMetadataKey.json. Do not edit.

/**
 * How ShareGroupTargetAssignmentMetadataKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ShareGroupTargetAssignmentMetadataKey. */
export const shareGroupTargetAssignmentMetadataKeyShape: Shape = {
  name: "ShareGroupTargetAssignmentMetadataKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
  ],
};
