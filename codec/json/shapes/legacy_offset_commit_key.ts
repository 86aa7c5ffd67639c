// Generated from schemas/group/LegacyOffsetCommitKey.json. Do not edit.

/**
 * How LegacyOffsetCommitKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of LegacyOffsetCommitKey. */
export const legacyOffsetCommitKeyShape: Shape = {
  name: "LegacyOffsetCommitKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "group", type: "string", versions: [0, 0] },
    { name: "topic", type: "string", versions: [0, 0] },
    { name: "partition", type: "int32", versions: [0, 0] },
  ],
};
