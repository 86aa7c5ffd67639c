// Generated from schemas/group/StreamsGroupMetadataValue.json. Do not edit.

/**
 * How StreamsGroupMetadataValue looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const streamsGroupMetadataValueLastAssignmentConfigShape: StructShape = {
  fields: [
    { name: "key", type: "string", versions: [0, 32767] },
    { name: "value", type: "string", versions: [0, 32767] },
  ],
};

/** The shape of StreamsGroupMetadataValue. */
export const streamsGroupMetadataValueShape: Shape = {
  name: "StreamsGroupMetadataValue",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "epoch", type: "int32", versions: [0, 32767] },
    { name: "metadataHash", type: "int64", versions: [0, 32767] },
    {
      name: "validatedTopologyEpoch",
      type: "int32",
      versions: [0, 32767],
      tagged: [0, 32767],
      default: -1,
    },
    {
      name: "lastAssignmentConfigs",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      tagged: [0, 32767],
      struct: streamsGroupMetadataValueLastAssignmentConfigShape,
    },
    {
      name: "storedDescriptionTopologyEpoch",
      type: "int32",
      versions: [0, 32767],
      tagged: [0, 32767],
      default: -1,
    },
    {
      name: "failedDescriptionTopologyEpoch",
      type: "int32",
      versions: [0, 32767],
      tagged: [0, 32767],
      default: -1,
    },
  ],
};
