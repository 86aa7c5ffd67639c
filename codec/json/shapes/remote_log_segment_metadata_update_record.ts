// Generated from schemas/storage/RemoteLogSegmentMetadataUpdateRecord.json. Do not edit.

/**
 * How RemoteLogSegmentMetadataUpdateRecord looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const remoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntryShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "id", type: "uuid", versions: [0, 32767] },
    { name: "partition", type: "int32", versions: [0, 32767] },
  ],
};

const remoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntryShape: StructShape = {
  fields: [
    {
      name: "topicIdPartition",
      type: "struct",
      versions: [0, 32767],
      struct: remoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntryShape,
    },
    { name: "id", type: "uuid", versions: [0, 32767] },
  ],
};

/** The shape of RemoteLogSegmentMetadataUpdateRecord. */
export const remoteLogSegmentMetadataUpdateRecordShape: Shape = {
  name: "RemoteLogSegmentMetadataUpdateRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    {
      name: "remoteLogSegmentId",
      type: "struct",
      versions: [0, 32767],
      struct: remoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntryShape,
    },
    { name: "brokerId", type: "int32", versions: [0, 32767] },
    { name: "eventTimestampMs", type: "int64", versions: [0, 32767] },
    {
      name: "customMetadata",
      type: "bytes",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    { name: "remoteLogSegmentState", type: "int8", versions: [0, 32767] },
  ],
};
