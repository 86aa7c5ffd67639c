// Generated from schemas/group/StreamsGroupTargetAssignmentMemberValue.json. Do not edit.

/**
 * How StreamsGroupTargetAssignmentMemberValue looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const streamsGroupTargetAssignmentMemberValueTaskIdsShape: StructShape = {
  fields: [
    { name: "subtopologyId", type: "string", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

/** The shape of StreamsGroupTargetAssignmentMemberValue. */
export const streamsGroupTargetAssignmentMemberValueShape: Shape = {
  name: "StreamsGroupTargetAssignmentMemberValue",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    {
      name: "activeTasks",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupTargetAssignmentMemberValueTaskIdsShape,
    },
    {
      name: "standbyTasks",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupTargetAssignmentMemberValueTaskIdsShape,
    },
    {
      name: "warmupTasks",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupTargetAssignmentMemberValueTaskIdsShape,
    },
  ],
};
