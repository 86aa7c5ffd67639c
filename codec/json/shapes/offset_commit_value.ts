// Generated from schemas/group/OffsetCommitValue.json. Do not edit.

/**
 * How OffsetCommitValue looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of OffsetCommitValue. */
export const offsetCommitValueShape: Shape = {
  name: "OffsetCommitValue",
  minVersion: 0,
  maxVersion: 4,
  fields: [
    { name: "offset", type: "int64", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [3, 32767], default: -1, ignorable: true },
    { name: "metadata", type: "string", versions: [0, 32767] },
    { name: "commitTimestamp", type: "int64", versions: [0, 32767] },
    { name: "expireTimestamp", type: "int64", versions: [1, 1], default: -1n, ignorable: true },
    { name: "topicId", type: "uuid", versions: [4, 32767], tagged: [4, 32767], ignorable: true },
  ],
};
