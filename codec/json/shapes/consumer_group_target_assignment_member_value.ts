// Generated from schemas/group/ConsumerGroupTargetAssignmentMemberValue.json. Do not edit.

/**
 * How ConsumerGroupTargetAssignmentMemberValue looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const consumerGroupTargetAssignmentMemberValueTopicPartitionShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

/** The shape of ConsumerGroupTargetAssignmentMemberValue. */
export const consumerGroupTargetAssignmentMemberValueShape: Shape = {
  name: "ConsumerGroupTargetAssignmentMemberValue",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    {
      name: "topicPartitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: consumerGroupTargetAssignmentMemberValueTopicPartitionShape,
    },
  ],
};
