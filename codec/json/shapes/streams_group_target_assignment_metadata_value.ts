// Generated from schemas/group/StreamsGroupTargetAssignmentMetadataValue.json. Do not edit.

/**
 * How StreamsGroupTargetAssignmentMetadataValue looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of StreamsGroupTargetAssignmentMetadataValue. */
export const streamsGroupTargetAssignmentMetadataValueShape: Shape = {
  name: "StreamsGroupTargetAssignmentMetadataValue",
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
