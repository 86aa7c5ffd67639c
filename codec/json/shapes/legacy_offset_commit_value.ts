// Generated from schemas/group/LegacyOffsetCommitValue.json. Do not edit.

/**
 * How LegacyOffsetCommitValue looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of LegacyOffsetCommitValue. */
export const legacyOffsetCommitValueShape: Shape = {
  name: "LegacyOffsetCommitValue",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "offset", type: "int64", versions: [0, 0] },
    { name: "metadata", type: "string", versions: [0, 0] },
    { name: "commitTimestamp", type: "int64", versions: [0, 0] },
  ],
};
