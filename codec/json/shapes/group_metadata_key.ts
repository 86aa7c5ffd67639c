// Generated from schemas/group/GroupMetadataKey.json. Do not edit.

/**
 * How GroupMetadataKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of GroupMetadataKey. */
export const groupMetadataKeyShape: Shape = {
  name: "GroupMetadataKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "group", type: "string", versions: [0, 0] },
  ],
};
