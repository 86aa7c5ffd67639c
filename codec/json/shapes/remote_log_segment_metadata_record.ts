// Generated from schemas/storage/RemoteLogSegmentMetadataRecord.json. Do not edit.

/**
 * How RemoteLogSegmentMetadataRecord looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const remoteLogSegmentMetadataRecordTopicIdPartitionEntryShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "id", type: "uuid", versions: [0, 32767] },
    { name: "partition", type: "int32", versions: [0, 32767] },
  ],
};

const remoteLogSegmentMetadataRecordRemoteLogSegmentIdEntryShape: StructShape = {
  fields: [
    {
      name: "topicIdPartition",
      type: "struct",
      versions: [0, 32767],
      struct: remoteLogSegmentMetadataRecordTopicIdPartitionEntryShape,
    },
    { name: "id", type: "uuid", versions: [0, 32767] },
  ],
};

const remoteLogSegmentMetadataRecordSegmentLeaderEpochEntryShape: StructShape = {
  fields: [
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
    { name: "offset", type: "int64", versions: [0, 32767] },
  ],
};

/** The shape of RemoteLogSegmentMetadataRecord. */
export const remoteLogSegmentMetadataRecordShape: Shape = {
  name: "RemoteLogSegmentMetadataRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    {
      name: "remoteLogSegmentId",
      type: "struct",
      versions: [0, 32767],
      struct: remoteLogSegmentMetadataRecordRemoteLogSegmentIdEntryShape,
    },
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
      struct: remoteLogSegmentMetadataRecordSegmentLeaderEpochEntryShape,
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
