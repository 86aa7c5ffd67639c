// Generated from schemas/group/ConsumerGroupTargetAssignmentMetadataKey.json. Do not edit.

/**
 * How ConsumerGroupTargetAssignmentMetadataKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ConsumerGroupTargetAssignmentMetadataKey. */
export const consumerGroupTargetAssignmentMetadataKeyShape: Shape = {
  name: "ConsumerGroupTargetAssignmentMetadataKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
  ],
};
