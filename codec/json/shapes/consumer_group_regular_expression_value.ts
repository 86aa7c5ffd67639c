// Generated from schemas/group/ConsumerGroupRegularExpressionValue.json. Do not edit.

/**
 * How ConsumerGroupRegularExpressionValue looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ConsumerGroupRegularExpressionValue. */
export const consumerGroupRegularExpressionValueShape: Shape = {
  name: "ConsumerGroupRegularExpressionValue",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "topics", type: "string", array: true, versions: [0, 32767] },
    { name: "version", type: "int64", versions: [0, 32767] },
    { name: "timestamp", type: "int64", versions: [0, 32767] },
  ],
};
