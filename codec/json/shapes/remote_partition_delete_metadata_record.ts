// Generated from schemas/storage/RemotePartitionDeleteMetadataRecord.json. Do not edit.

/**
 * How RemotePartitionDeleteMetadataRecord looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const remotePartitionDeleteMetadataRecordTopicIdPartitionEntryShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "id", type: "uuid", versions: [0, 32767] },
    { name: "partition", type: "int32", versions: [0, 32767] },
  ],
};

/** The shape of RemotePartitionDeleteMetadataRecord. */
export const remotePartitionDeleteMetadataRecordShape: Shape = {
  name: "RemotePartitionDeleteMetadataRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    {
      name: "topicIdPartition",
      type: "struct",
      versions: [0, 32767],
      struct: remotePartitionDeleteMetadataRecordTopicIdPartitionEntryShape,
    },
    { name: "brokerId", type: "int32", versions: [0, 32767] },
    { name: "eventTimestampMs", type: "int64", versions: [0, 32767] },
    { name: "remotePartitionDeleteState", type: "int8", versions: [0, 32767] },
  ],
};
