// Generated from schemas/group/ShareGroupMemberMetadataValue.json. Do not edit.

/**
 * How ShareGroupMemberMetadataValue looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ShareGroupMemberMetadataValue. */
export const shareGroupMemberMetadataValueShape: Shape = {
  name: "ShareGroupMemberMetadataValue",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "rackId", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "clientId", type: "string", versions: [0, 32767] },
    { name: "clientHost", type: "string", versions: [0, 32767] },
    { name: "subscribedTopicNames", type: "string", array: true, versions: [0, 32767] },
  ],
};
