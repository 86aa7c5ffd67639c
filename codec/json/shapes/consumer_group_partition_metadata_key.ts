// Generated from schemas/group/ConsumerGroupPartitionMetadataKey.json. Do not edit.

/**
 * How ConsumerGroupPartitionMetadataKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ConsumerGroupPartitionMetadataKey. */
export const consumerGroupPartitionMetadataKeyShape: Shape = {
  name: "ConsumerGroupPartitionMetadataKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
  ],
};
