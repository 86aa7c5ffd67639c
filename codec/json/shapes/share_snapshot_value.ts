// Generated from schemas/share/ShareSnapshotValue.json. Do not edit.

/**
 * How ShareSnapshotValue looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const shareSnapshotValueStateBatchShape: StructShape = {
  fields: [
    { name: "firstOffset", type: "int64", versions: [0, 32767] },
    { name: "lastOffset", type: "int64", versions: [0, 32767] },
    { name: "deliveryState", type: "int8", versions: [0, 32767] },
    { name: "deliveryCount", type: "int16", versions: [0, 32767] },
  ],
};

/** The shape of ShareSnapshotValue. */
export const shareSnapshotValueShape: Shape = {
  name: "ShareSnapshotValue",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "snapshotEpoch", type: "int32", versions: [0, 32767] },
    { name: "stateEpoch", type: "int32", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
    { name: "startOffset", type: "int64", versions: [0, 32767] },
    {
      name: "deliveryCompleteCount",
      type: "int32",
      versions: [0, 32767],
      tagged: [0, 32767],
      default: -1,
    },
    { name: "createTimestamp", type: "int64", versions: [0, 32767] },
    { name: "writeTimestamp", type: "int64", versions: [0, 32767] },
    {
      name: "stateBatches",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareSnapshotValueStateBatchShape,
    },
  ],
};
