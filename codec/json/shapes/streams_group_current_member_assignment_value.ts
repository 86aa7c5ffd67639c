// Generated from schemas/group/StreamsGroupCurrentMemberAssignmentValue.json. Do not edit.

/**
 * How StreamsGroupCurrentMemberAssignmentValue looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const streamsGroupCurrentMemberAssignmentValueTaskIdsShape: StructShape = {
  fields: [
    { name: "subtopologyId", type: "string", versions: [0, 32767] },
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

/** The shape of StreamsGroupCurrentMemberAssignmentValue. */
export const streamsGroupCurrentMemberAssignmentValueShape: Shape = {
  name: "StreamsGroupCurrentMemberAssignmentValue",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "memberEpoch", type: "int32", versions: [0, 32767] },
    { name: "previousMemberEpoch", type: "int32", versions: [0, 32767] },
    { name: "state", type: "int8", versions: [0, 32767] },
    {
      name: "activeTasks",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupCurrentMemberAssignmentValueTaskIdsShape,
    },
    {
      name: "standbyTasks",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupCurrentMemberAssignmentValueTaskIdsShape,
    },
    {
      name: "warmupTasks",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupCurrentMemberAssignmentValueTaskIdsShape,
    },
    {
      name: "activeTasksPendingRevocation",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupCurrentMemberAssignmentValueTaskIdsShape,
    },
    {
      name: "standbyTasksPendingRevocation",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupCurrentMemberAssignmentValueTaskIdsShape,
    },
    {
      name: "warmupTasksPendingRevocation",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: streamsGroupCurrentMemberAssignmentValueTaskIdsShape,
    },
  ],
};
