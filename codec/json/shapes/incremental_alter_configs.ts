// Generated from schemas/clients/IncrementalAlterConfigs{Request,Response}.json. Do not edit.

/**
 * How IncrementalAlterConfigs looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const incrementalAlterConfigsRequestAlterableConfigShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "configOperation", type: "int8", versions: [0, 32767] },
    { name: "value", type: "string", versions: [0, 32767], nullable: [0, 32767] },
  ],
};

const incrementalAlterConfigsRequestAlterConfigsResourceShape: StructShape = {
  fields: [
    { name: "resourceType", type: "int8", versions: [0, 32767] },
    { name: "resourceName", type: "string", versions: [0, 32767] },
    {
      name: "configs",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: incrementalAlterConfigsRequestAlterableConfigShape,
    },
  ],
};

/** The shape of IncrementalAlterConfigsRequest. */
export const incrementalAlterConfigsRequestShape: Shape = {
  name: "IncrementalAlterConfigsRequest",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    {
      name: "resources",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: incrementalAlterConfigsRequestAlterConfigsResourceShape,
    },
    { name: "validateOnly", type: "bool", versions: [0, 32767] },
  ],
};

const incrementalAlterConfigsResponseAlterConfigsResourceResponseShape: StructShape = {
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "resourceType", type: "int8", versions: [0, 32767] },
    { name: "resourceName", type: "string", versions: [0, 32767] },
  ],
};

/** The shape of IncrementalAlterConfigsResponse. */
export const incrementalAlterConfigsResponseShape: Shape = {
  name: "IncrementalAlterConfigsResponse",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    {
      name: "responses",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: incrementalAlterConfigsResponseAlterConfigsResourceResponseShape,
    },
  ],
};
