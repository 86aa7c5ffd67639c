// Generated from schemas/group/ShareGroupStatePartitionMetadataValue.json. Do not edit.

/**
 * How ShareGroupStatePartitionMetadataValue looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const shareGroupStatePartitionMetadataValueTopicPartitionsInfoShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    { name: "topicName", type: "string", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

const shareGroupStatePartitionMetadataValueTopicInfoShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    { name: "topicName", type: "string", versions: [0, 32767] },
  ],
};

/** The shape of ShareGroupStatePartitionMetadataValue. */
export const shareGroupStatePartitionMetadataValueShape: Shape = {
  name: "ShareGroupStatePartitionMetadataValue",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    {
      name: "initializingTopics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareGroupStatePartitionMetadataValueTopicPartitionsInfoShape,
    },
    {
      name: "initializedTopics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareGroupStatePartitionMetadataValueTopicPartitionsInfoShape,
    },
    {
      name: "deletingTopics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareGroupStatePartitionMetadataValueTopicInfoShape,
    },
  ],
};
