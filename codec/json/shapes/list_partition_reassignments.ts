// Generated from schemas/clients/ListPartitionReassignments{Request,Response}.json. Do not edit.

/**
 * How ListPartitionReassignments looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const listPartitionReassignmentsRequestTopicsShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "partitionIndexes", type: "int32", array: true, versions: [0, 32767] },
  ],
};

/** The shape of ListPartitionReassignmentsRequest. */
export const listPartitionReassignmentsRequestShape: Shape = {
  name: "ListPartitionReassignmentsRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "timeoutMs", type: "int32", versions: [0, 32767], default: 60000 },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
      struct: listPartitionReassignmentsRequestTopicsShape,
    },
  ],
};

const listPartitionReassignmentsResponseOngoingPartitionReassignmentShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "replicas", type: "int32", array: true, versions: [0, 32767] },
    { name: "addingReplicas", type: "int32", array: true, versions: [0, 32767] },
    { name: "removingReplicas", type: "int32", array: true, versions: [0, 32767] },
  ],
};

const listPartitionReassignmentsResponseOngoingTopicReassignmentShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: listPartitionReassignmentsResponseOngoingPartitionReassignmentShape,
    },
  ],
};

/** The shape of ListPartitionReassignmentsResponse. */
export const listPartitionReassignmentsResponseShape: Shape = {
  name: "ListPartitionReassignmentsResponse",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: listPartitionReassignmentsResponseOngoingTopicReassignmentShape,
    },
  ],
};
