// Generated from schemas/share/ShareUpdateKey.json. Do not edit.

/**
 * How ShareUpdateKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ShareUpdateKey. */
export const shareUpdateKeyShape: Shape = {
  name: "ShareUpdateKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
    { name: "topicId", type: "uuid", versions: [0, 0] },
    { name: "partition", type: "int32", versions: [0, 0] },
  ],
};
