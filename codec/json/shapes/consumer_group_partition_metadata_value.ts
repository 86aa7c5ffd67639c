// Generated from schemas/group/ConsumerGroupPartitionMetadataValue.json. Do not edit.

/**
 * How ConsumerGroupPartitionMetadataValue looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const consumerGroupPartitionMetadataValuePartitionMetadataShape: StructShape = {
  fields: [
    { name: "partition", type: "int32", versions: [0, 32767] },
    { name: "racks", type: "string", array: true, versions: [0, 32767] },
  ],
};

const consumerGroupPartitionMetadataValueTopicMetadataShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    { name: "topicName", type: "string", versions: [0, 32767] },
    { name: "numPartitions", type: "int32", versions: [0, 32767] },
    {
      name: "partitionMetadata",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: consumerGroupPartitionMetadataValuePartitionMetadataShape,
    },
  ],
};

/** The shape of ConsumerGroupPartitionMetadataValue. */
export const consumerGroupPartitionMetadataValueShape: Shape = {
  name: "ConsumerGroupPartitionMetadataValue",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: consumerGroupPartitionMetadataValueTopicMetadataShape,
    },
  ],
};
