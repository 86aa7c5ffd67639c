// Generated from schemas/group/ShareGroupMemberMetadataKey.json. Do not edit.

/**
 * How ShareGroupMemberMetadataKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ShareGroupMemberMetadataKey. */
export const shareGroupMemberMetadataKeyShape: Shape = {
  name: "ShareGroupMemberMetadataKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
    { name: "memberId", type: "string", versions: [0, 0] },
  ],
};
