// Generated from schemas/group/OffsetCommitKey.json. Do not edit.

/**
 * How OffsetCommitKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of OffsetCommitKey. */
export const offsetCommitKeyShape: Shape = {
  name: "OffsetCommitKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "group", type: "string", versions: [0, 0] },
    { name: "topic", type: "string", versions: [0, 0] },
    { name: "partition", type: "int32", versions: [0, 0] },
  ],
};
