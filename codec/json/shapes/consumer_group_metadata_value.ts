// Generated from schemas/group/ConsumerGroupMetadataValue.json. Do not edit.

/**
 * How ConsumerGroupMetadataValue looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ConsumerGroupMetadataValue. */
export const consumerGroupMetadataValueShape: Shape = {
  name: "ConsumerGroupMetadataValue",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "epoch", type: "int32", versions: [0, 32767] },
    { name: "metadataHash", type: "int64", versions: [0, 32767], tagged: [0, 32767] },
  ],
};
