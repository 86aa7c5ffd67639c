// Generated from schemas/group/ConsumerGroupMetadataKey.json. Do not edit.

/**
 * How ConsumerGroupMetadataKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ConsumerGroupMetadataKey. */
export const consumerGroupMetadataKeyShape: Shape = {
  name: "ConsumerGroupMetadataKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
  ],
};
