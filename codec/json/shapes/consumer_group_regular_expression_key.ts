// Generated from schemas/group/ConsumerGroupRegularExpressionKey.json. Do not edit.

/**
 * How ConsumerGroupRegularExpressionKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ConsumerGroupRegularExpressionKey. */
export const consumerGroupRegularExpressionKeyShape: Shape = {
  name: "ConsumerGroupRegularExpressionKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
    { name: "regularExpression", type: "string", versions: [0, 0] },
  ],
};
