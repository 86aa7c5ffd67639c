// Generated from schemas/storage/RemoteLogSegmentMetadataSnapshotRecord.json. Do not edit.

/**
 * How RemoteLogSegmentMetadataSnapshotRecord looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const remoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntryShape: StructShape = {
  fields: [
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
    { name: "offset", type: "int64", versions: [0, 32767] },
  ],
};

/** The shape of RemoteLogSegmentMetadataSnapshotRecord. */
export const remoteLogSegmentMetadataSnapshotRecordShape: Shape = {
  name: "RemoteLogSegmentMetadataSnapshotRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "segmentId", type: "uuid", versions: [0, 32767] },
    { name: "startOffset", type: "int64", versions: [0, 32767] },
    { name: "endOffset", type: "int64", versions: [0, 32767] },
    { name: "brokerId", type: "int32", versions: [0, 32767] },
    { name: "maxTimestampMs", type: "int64", versions: [0, 32767] },
    { name: "eventTimestampMs", type: "int64", versions: [0, 32767] },
    {
      name: "segmentLeaderEpochs",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: remoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntryShape,
    },
    { name: "segmentSizeInBytes", type: "int32", versions: [0, 32767] },
    {
      name: "customMetadata",
      type: "bytes",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    { name: "remoteLogSegmentState", type: "int8", versions: [0, 32767] },
    { name: "txnIndexEmpty", type: "bool", versions: [0, 32767], tagged: [0, 32767] },
  ],
};
