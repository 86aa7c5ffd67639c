// Generated from schemas/group/ConsumerGroupCurrentMemberAssignmentKey.json. Do not edit.

/**
 * How ConsumerGroupCurrentMemberAssignmentKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ConsumerGroupCurrentMemberAssignmentKey. */
export const consumerGroupCurrentMemberAssignmentKeyShape: Shape = {
  name: "ConsumerGroupCurrentMemberAssignmentKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
    { name: "memberId", type: "string", versions: [0, 0] },
  ],
};
