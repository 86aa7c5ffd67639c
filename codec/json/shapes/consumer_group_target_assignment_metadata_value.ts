// Generated from schemas/group/ConsumerGroupTargetAssignmentMetadataValue.json. Do not edit.

/**
 * How ConsumerGroupTargetAssignmentMetadataValue looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ConsumerGroupTargetAssignmentMetadataValue. */
export const consumerGroupTargetAssignmentMetadataValueShape: Shape = {
  name: "ConsumerGroupTargetAssignmentMetadataValue",
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
