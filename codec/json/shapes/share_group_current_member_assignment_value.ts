// Generated from schemas/group/ShareGroupCurrentMemberAssignmentValue.json. Do not edit.

/**
 * How ShareGroupCurrentMemberAssignmentValue looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const shareGroupCurrentMemberAssignmentValueTopicPartitionsShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

/** The shape of ShareGroupCurrentMemberAssignmentValue. */
export const shareGroupCurrentMemberAssignmentValueShape: Shape = {
  name: "ShareGroupCurrentMemberAssignmentValue",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "memberEpoch", type: "int32", versions: [0, 32767] },
    { name: "previousMemberEpoch", type: "int32", versions: [0, 32767] },
    { name: "state", type: "int8", versions: [0, 32767] },
    {
      name: "assignedPartitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareGroupCurrentMemberAssignmentValueTopicPartitionsShape,
    },
  ],
};
