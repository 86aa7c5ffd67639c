// Generated from schemas/group/StreamsGroupTargetAssignmentMemberKey.json. Do not edit.

/**
 * How StreamsGroupTargetAssignmentMemberKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of StreamsGroupTargetAssignmentMemberKey. */
export const streamsGroupTargetAssignmentMemberKeyShape: Shape = {
  name: "StreamsGroupTargetAssignmentMemberKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
    { name: "memberId", type: "string", versions: [0, 0] },
  ],
};
