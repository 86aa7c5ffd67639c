// Generated from schemas/group/StreamsGroupTopologyValue.json. Do not edit.

/**
 * How StreamsGroupTopologyValue looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const streamsGroupTopologyValueTopicConfigShape: StructShape = {
  fields: [
    { name: "key", type: "string", versions: [0, 32767] },
    { name: "value", type: "string", versions: [0, 32767] },
  ],
};

const streamsGroupTopologyValueTopicInfoShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "partitions", type: "int32", versions: [0, 32767] },
    { name: "replicationFactor", type: "int16", versions: [0, 32767] },
    {
      name: "topicConfigs",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupTopologyValueTopicConfigShape,
    },
  ],
};

const streamsGroupTopologyValueCopartitionGroupShape: StructShape = {
  fields: [
    { name: "sourceTopics", type: "int16", array: true, versions: [0, 32767] },
    { name: "sourceTopicRegex", type: "int16", array: true, versions: [0, 32767] },
    { name: "repartitionSourceTopics", type: "int16", array: true, versions: [0, 32767] },
  ],
};

const streamsGroupTopologyValueSubtopologyShape: StructShape = {
  fields: [
    { name: "subtopologyId", type: "string", versions: [0, 32767] },
    { name: "sourceTopics", type: "string", array: true, versions: [0, 32767] },
    { name: "sourceTopicRegex", type: "string", array: true, versions: [0, 32767] },
    {
      name: "stateChangelogTopics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupTopologyValueTopicInfoShape,
    },
    { name: "repartitionSinkTopics", type: "string", array: true, versions: [0, 32767] },
    {
      name: "repartitionSourceTopics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupTopologyValueTopicInfoShape,
    },
    {
      name: "copartitionGroups",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupTopologyValueCopartitionGroupShape,
    },
  ],
};

/** The shape of StreamsGroupTopologyValue. */
export const streamsGroupTopologyValueShape: Shape = {
  name: "StreamsGroupTopologyValue",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "epoch", type: "int32", versions: [0, 32767] },
    {
      name: "subtopologies",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupTopologyValueSubtopologyShape,
    },
  ],
};
