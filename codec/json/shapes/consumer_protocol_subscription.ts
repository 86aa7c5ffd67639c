// Generated from schemas/clients/ConsumerProtocolSubscription.json. Do not edit.

/**
 * How ConsumerProtocolSubscription looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const consumerProtocolSubscriptionTopicPartitionShape: StructShape = {
  fields: [
    { name: "topic", type: "string", versions: [1, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [1, 32767] },
  ],
};

/** The shape of ConsumerProtocolSubscription. */
export const consumerProtocolSubscriptionShape: Shape = {
  name: "ConsumerProtocolSubscription",
  minVersion: 0,
  maxVersion: 3,
  fields: [
    { name: "topics", type: "string", array: true, versions: [0, 32767] },
    { name: "userData", type: "bytes", versions: [0, 32767], nullable: [0, 32767], default: null },
    {
      name: "ownedPartitions",
      type: "struct",
      array: true,
      versions: [1, 32767],
      ignorable: true,
      struct: consumerProtocolSubscriptionTopicPartitionShape,
    },
    { name: "generationId", type: "int32", versions: [2, 32767], default: -1, ignorable: true },
    {
      name: "rackId",
      type: "string",
      versions: [3, 32767],
      nullable: [3, 32767],
      default: null,
      ignorable: true,
    },
  ],
};
