// Generated from schemas/storage/ProducerSnapshot.json. Do not edit.

/**
 * How ProducerSnapshot looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const producerSnapshotProducerEntryShape: StructShape = {
  fields: [
    { name: "producerId", type: "int64", versions: [1, 1] },
    { name: "epoch", type: "int16", versions: [1, 1] },
    { name: "lastSequence", type: "int32", versions: [1, 1] },
    { name: "lastOffset", type: "int64", versions: [1, 1] },
    { name: "offsetDelta", type: "int32", versions: [1, 1] },
    { name: "timestamp", type: "int64", versions: [1, 1] },
    { name: "coordinatorEpoch", type: "int32", versions: [1, 1] },
    { name: "currentTxnFirstOffset", type: "int64", versions: [1, 1] },
  ],
};

/** The shape of ProducerSnapshot. */
export const producerSnapshotShape: Shape = {
  name: "ProducerSnapshot",
  minVersion: 1,
  maxVersion: 1,
  fields: [
    { name: "crc", type: "uint32", versions: [1, 1] },
    {
      name: "producerEntries",
      type: "struct",
      array: true,
      versions: [1, 1],
      struct: producerSnapshotProducerEntryShape,
    },
  ],
};
