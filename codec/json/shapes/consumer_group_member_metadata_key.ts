// Generated from schemas/group/ConsumerGroupMemberMetadataKey.json. Do not edit.

/**
 * How ConsumerGroupMemberMetadataKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ConsumerGroupMemberMetadataKey. */
export const consumerGroupMemberMetadataKeyShape: Shape = {
  name: "ConsumerGroupMemberMetadataKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
    { name: "memberId", type: "string", versions: [0, 0] },
  ],
};
