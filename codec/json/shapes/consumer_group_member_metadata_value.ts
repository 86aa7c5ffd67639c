// Generated from schemas/group/ConsumerGroupMemberMetadataValue.json. Do not edit.

/**
 * How ConsumerGroupMemberMetadataValue looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const consumerGroupMemberMetadataValueClassicProtocolShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "metadata", type: "bytes", versions: [0, 32767] },
  ],
};

const consumerGroupMemberMetadataValueClassicMemberMetadataShape: StructShape = {
  fields: [
    { name: "sessionTimeoutMs", type: "int32", versions: [0, 32767] },
    {
      name: "supportedProtocols",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: consumerGroupMemberMetadataValueClassicProtocolShape,
    },
  ],
};

/** The shape of ConsumerGroupMemberMetadataValue. */
export const consumerGroupMemberMetadataValueShape: Shape = {
  name: "ConsumerGroupMemberMetadataValue",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "instanceId", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "rackId", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "clientId", type: "string", versions: [0, 32767] },
    { name: "clientHost", type: "string", versions: [0, 32767] },
    { name: "subscribedTopicNames", type: "string", array: true, versions: [0, 32767] },
    { name: "subscribedTopicRegex", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "rebalanceTimeoutMs", type: "int32", versions: [0, 32767], default: -1 },
    { name: "serverAssignor", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    {
      name: "classicMemberMetadata",
      type: "struct",
      versions: [0, 32767],
      nullable: [0, 32767],
      tagged: [0, 32767],
      struct: consumerGroupMemberMetadataValueClassicMemberMetadataShape,
    },
  ],
};
