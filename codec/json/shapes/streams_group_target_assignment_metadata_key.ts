// Generated from schemas/group/StreamsGroupTargetAssignmentMetadataKey.json. Do not edit.

/**
 * How StreamsGroupTargetAssignmentMetadataKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of StreamsGroupTargetAssignmentMetadataKey. */
export const streamsGroupTargetAssignmentMetadataKeyShape: Shape = {
  name: "StreamsGroupTargetAssignmentMetadataKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
  ],
};
