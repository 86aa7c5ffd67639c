// Generated from schemas/group/ShareGroupTargetAssignmentMetadataValue.json. Do not edit.

/**
 * How ShareGroupTargetAssignmentMetadataValue looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ShareGroupTargetAssignmentMetadataValue. */
export const shareGroupTargetAssignmentMetadataValueShape: Shape = {
  name: "ShareGroupTargetAssignmentMetadataValue",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "assignmentEpoch", type: "int32", versions: [0, 32767] },
    {
      name: "assignmentTimestamp",
      type: "int64",
      versions: [0, 32767],
      tagged: [0, 32767],
      ignorable: true,
    },
  ],
};
