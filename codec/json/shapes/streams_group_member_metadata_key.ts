// Generated from schemas/group/StreamsGroupMemberMetadataKey.json. Do not edit.

/**
 * How StreamsGroupMemberMetadataKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of StreamsGroupMemberMetadataKey. */
export const streamsGroupMemberMetadataKeyShape: Shape = {
  name: "StreamsGroupMemberMetadataKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
    { name: "memberId", type: "string", versions: [0, 0] },
  ],
};
