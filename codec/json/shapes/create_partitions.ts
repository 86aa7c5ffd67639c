// Generated from schemas/clients/CreatePartitions{Request,Response}.json. Do not edit.

/**
 * How CreatePartitions looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const createPartitionsRequestAssignmentShape: StructShape = {
  fields: [
    { name: "brokerIds", type: "int32", array: true, versions: [0, 32767] },
  ],
};

const createPartitionsRequestTopicShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "count", type: "int32", versions: [0, 32767] },
    {
      name: "assignments",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      struct: createPartitionsRequestAssignmentShape,
    },
  ],
};

/** The shape of CreatePartitionsRequest. */
export const createPartitionsRequestShape: Shape = {
  name: "CreatePartitionsRequest",
  minVersion: 0,
  maxVersion: 3,
  fields: [
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: createPartitionsRequestTopicShape,
    },
    { name: "timeoutMs", type: "int32", versions: [0, 32767] },
    { name: "validateOnly", type: "bool", versions: [0, 32767] },
  ],
};

const createPartitionsResponseTopicResultShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
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

/** The shape of CreatePartitionsResponse. */
export const createPartitionsResponseShape: Shape = {
  name: "CreatePartitionsResponse",
  minVersion: 0,
  maxVersion: 3,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    {
      name: "results",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: createPartitionsResponseTopicResultShape,
    },
  ],
};
