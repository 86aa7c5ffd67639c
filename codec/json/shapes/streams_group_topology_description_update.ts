// Generated from schemas/clients/StreamsGroupTopologyDescriptionUpdate{Request,Response}.json. Do not edit.

/**
 * How StreamsGroupTopologyDescriptionUpdate looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const streamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNodeShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "nodeType", type: "int8", versions: [0, 32767] },
    { name: "sourceTopics", type: "string", array: true, versions: [0, 32767] },
    {
      name: "sinkTopic",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    { name: "stores", type: "string", array: true, versions: [0, 32767] },
    { name: "successors", type: "string", array: true, versions: [0, 32767] },
  ],
};

const streamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopologyShape: StructShape = {
  fields: [
    { name: "subtopologyId", type: "string", versions: [0, 32767] },
    {
      name: "nodes",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNodeShape,
    },
  ],
};

const streamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStoreShape: StructShape = {
  fields: [
    {
      name: "source",
      type: "struct",
      versions: [0, 32767],
      struct: streamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNodeShape,
    },
    {
      name: "processor",
      type: "struct",
      versions: [0, 32767],
      struct: streamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNodeShape,
    },
  ],
};

const streamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionShape: StructShape = {
  fields: [
    {
      name: "subtopologies",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopologyShape,
    },
    {
      name: "globalStores",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStoreShape,
    },
  ],
};

/** The shape of StreamsGroupTopologyDescriptionUpdateRequest. */
export const streamsGroupTopologyDescriptionUpdateRequestShape: Shape = {
  name: "StreamsGroupTopologyDescriptionUpdateRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767] },
    { name: "memberId", type: "string", versions: [0, 32767] },
    { name: "topologyEpoch", type: "int32", versions: [0, 32767] },
    {
      name: "topologyDescription",
      type: "struct",
      versions: [0, 32767],
      struct: streamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionShape,
    },
  ],
};

/** The shape of StreamsGroupTopologyDescriptionUpdateResponse. */
export const streamsGroupTopologyDescriptionUpdateResponseShape: Shape = {
  name: "StreamsGroupTopologyDescriptionUpdateResponse",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "errorMessage",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
  ],
};
