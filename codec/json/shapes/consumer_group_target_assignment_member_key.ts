// Generated from schemas/group/ConsumerGroupTargetAssignmentMemberKey.json. Do not edit.

/**
 * How ConsumerGroupTargetAssignmentMemberKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ConsumerGroupTargetAssignmentMemberKey. */
export const consumerGroupTargetAssignmentMemberKeyShape: Shape = {
  name: "ConsumerGroupTargetAssignmentMemberKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
    { name: "memberId", type: "string", versions: [0, 0] },
  ],
};
