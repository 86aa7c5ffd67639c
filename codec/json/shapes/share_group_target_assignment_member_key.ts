// Generated from schemas/group/ShareGroupTargetAssignmentMemberKey.json. Do not edit.

/**
 * How ShareGroupTargetAssignmentMemberKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ShareGroupTargetAssignmentMemberKey. */
export const shareGroupTargetAssignmentMemberKeyShape: Shape = {
  name: "ShareGroupTargetAssignmentMemberKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
    { name: "memberId", type: "string", versions: [0, 0] },
  ],
};
