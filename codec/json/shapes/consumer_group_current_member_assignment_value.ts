// Generated from schemas/group/ConsumerGroupCurrentMemberAssignmentValue.json. Do not edit.

/**
 * How ConsumerGroupCurrentMemberAssignmentValue looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const consumerGroupCurrentMemberAssignmentValueTopicPartitionsShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
    {
      name: "assignmentEpochs",
      type: "int32",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      tagged: [0, 32767],
    },
  ],
};

/** The shape of ConsumerGroupCurrentMemberAssignmentValue. */
export const consumerGroupCurrentMemberAssignmentValueShape: Shape = {
  name: "ConsumerGroupCurrentMemberAssignmentValue",
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
      struct: consumerGroupCurrentMemberAssignmentValueTopicPartitionsShape,
    },
    {
      name: "partitionsPendingRevocation",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: consumerGroupCurrentMemberAssignmentValueTopicPartitionsShape,
    },
  ],
};
