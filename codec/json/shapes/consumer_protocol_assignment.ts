// Generated from schemas/clients/ConsumerProtocolAssignment.json. Do not edit.

/**
 * How ConsumerProtocolAssignment looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const consumerProtocolAssignmentTopicPartitionShape: StructShape = {
  fields: [
    { name: "topic", type: "string", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

/** The shape of ConsumerProtocolAssignment. */
export const consumerProtocolAssignmentShape: Shape = {
  name: "ConsumerProtocolAssignment",
  minVersion: 0,
  maxVersion: 3,
  fields: [
    {
      name: "assignedPartitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: consumerProtocolAssignmentTopicPartitionShape,
    },
    { name: "userData", type: "bytes", versions: [0, 32767], nullable: [0, 32767], default: null },
  ],
};
