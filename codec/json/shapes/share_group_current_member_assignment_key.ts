// Generated from schemas/group/ShareGroupCurrentMemberAssignmentKey.json. Do not edit.

/**
 * How ShareGroupCurrentMemberAssignmentKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ShareGroupCurrentMemberAssignmentKey. */
export const shareGroupCurrentMemberAssignmentKeyShape: Shape = {
  name: "ShareGroupCurrentMemberAssignmentKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
    { name: "memberId", type: "string", versions: [0, 0] },
  ],
};
