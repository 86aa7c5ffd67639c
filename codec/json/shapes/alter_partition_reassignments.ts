// Generated from schemas/clients/AlterPartitionReassignments{Request,Response}.json. Do not edit.

/**
 * How AlterPartitionReassignments looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const alterPartitionReassignmentsRequestReassignablePartitionShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    {
      name: "replicas",
      type: "int32",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
  ],
};

const alterPartitionReassignmentsRequestReassignableTopicShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterPartitionReassignmentsRequestReassignablePartitionShape,
    },
  ],
};

/** The shape of AlterPartitionReassignmentsRequest. */
export const alterPartitionReassignmentsRequestShape: Shape = {
  name: "AlterPartitionReassignmentsRequest",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "timeoutMs", type: "int32", versions: [0, 32767], default: 60000 },
    { name: "allowReplicationFactorChange", type: "bool", versions: [1, 32767], default: true },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterPartitionReassignmentsRequestReassignableTopicShape,
    },
  ],
};

const alterPartitionReassignmentsResponseReassignablePartitionResponseShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
  ],
};

const alterPartitionReassignmentsResponseReassignableTopicResponseShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterPartitionReassignmentsResponseReassignablePartitionResponseShape,
    },
  ],
};

/** The shape of AlterPartitionReassignmentsResponse. */
export const alterPartitionReassignmentsResponseShape: Shape = {
  name: "AlterPartitionReassignmentsResponse",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    {
      name: "allowReplicationFactorChange",
      type: "bool",
      versions: [1, 32767],
      default: true,
      ignorable: true,
    },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    {
      name: "responses",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterPartitionReassignmentsResponseReassignableTopicResponseShape,
    },
  ],
};
