// Generated from schemas/group/ShareGroupPartitionMetadataValue.json. Do not edit.

/**
 * How ShareGroupPartitionMetadataValue looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const shareGroupPartitionMetadataValueTopicPartitionsInfoShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    { name: "topicName", type: "string", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

const shareGroupPartitionMetadataValueTopicInfoShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    { name: "topicName", type: "string", versions: [0, 32767] },
  ],
};

/** The shape of ShareGroupPartitionMetadataValue. */
export const shareGroupPartitionMetadataValueShape: Shape = {
  name: "ShareGroupPartitionMetadataValue",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    {
      name: "initializedTopics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareGroupPartitionMetadataValueTopicPartitionsInfoShape,
    },
    {
      name: "deletingTopics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareGroupPartitionMetadataValueTopicInfoShape,
    },
  ],
};
