// Generated from schemas/group/StreamsGroupCurrentMemberAssignmentKey.json. Do not edit.

/**
 * How StreamsGroupCurrentMemberAssignmentKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of StreamsGroupCurrentMemberAssignmentKey. */
export const streamsGroupCurrentMemberAssignmentKeyShape: Shape = {
  name: "StreamsGroupCurrentMemberAssignmentKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
    { name: "memberId", type: "string", versions: [0, 0] },
  ],
};
