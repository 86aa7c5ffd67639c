// Generated from schemas/share/ShareSnapshotKey.json. Do not edit.

/**
 * How ShareSnapshotKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ShareSnapshotKey. */
export const shareSnapshotKeyShape: Shape = {
  name: "ShareSnapshotKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
    { name: "topicId", type: "uuid", versions: [0, 0] },
    { name: "partition", type: "int32", versions: [0, 0] },
  ],
};
