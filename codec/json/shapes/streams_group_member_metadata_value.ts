// Generated from schemas/group/StreamsGroupMemberMetadataValue.json. Do not edit.

/**
 * How StreamsGroupMemberMetadataValue looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const streamsGroupMemberMetadataValueEndpointShape: StructShape = {
  fields: [
    { name: "host", type: "string", versions: [0, 32767] },
    { name: "port", type: "uint16", versions: [0, 32767] },
  ],
};

const streamsGroupMemberMetadataValueKeyValueShape: StructShape = {
  fields: [
    { name: "key", type: "string", versions: [0, 32767] },
    { name: "value", type: "string", versions: [0, 32767] },
  ],
};

/** The shape of StreamsGroupMemberMetadataValue. */
export const streamsGroupMemberMetadataValueShape: Shape = {
  name: "StreamsGroupMemberMetadataValue",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "instanceId", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "rackId", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "clientId", type: "string", versions: [0, 32767] },
    { name: "clientHost", type: "string", versions: [0, 32767] },
    { name: "rebalanceTimeoutMs", type: "int32", versions: [0, 32767], default: -1 },
    { name: "topologyEpoch", type: "int32", versions: [0, 32767] },
    { name: "processId", type: "string", versions: [0, 32767] },
    {
      name: "userEndpoint",
      type: "struct",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
      struct: streamsGroupMemberMetadataValueEndpointShape,
    },
    {
      name: "clientTags",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupMemberMetadataValueKeyValueShape,
    },
  ],
};
