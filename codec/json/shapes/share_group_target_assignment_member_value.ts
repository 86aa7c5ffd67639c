// Generated from schemas/group/ShareGroupTargetAssignmentMemberValue.json. Do not edit.

/**
 * How ShareGroupTargetAssignmentMemberValue looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const shareGroupTargetAssignmentMemberValueTopicPartitionShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

/** The shape of ShareGroupTargetAssignmentMemberValue. */
export const shareGroupTargetAssignmentMemberValueShape: Shape = {
  name: "ShareGroupTargetAssignmentMemberValue",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    {
      name: "topicPartitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareGroupTargetAssignmentMemberValueTopicPartitionShape,
    },
  ],
};
