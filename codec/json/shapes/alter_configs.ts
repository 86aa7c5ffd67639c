// Generated from schemas/clients/AlterConfigs{Request,Response}.json. Do not edit.

/**
 * How AlterConfigs looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const alterConfigsRequestAlterableConfigShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "value", type: "string", versions: [0, 32767], nullable: [0, 32767] },
  ],
};

const alterConfigsRequestResourceShape: StructShape = {
  fields: [
    { name: "resourceType", type: "int8", versions: [0, 32767] },
    { name: "resourceName", type: "string", versions: [0, 32767] },
    {
      name: "configs",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterConfigsRequestAlterableConfigShape,
    },
  ],
};

/** The shape of AlterConfigsRequest. */
export const alterConfigsRequestShape: Shape = {
  name: "AlterConfigsRequest",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    {
      name: "resources",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterConfigsRequestResourceShape,
    },
    { name: "validateOnly", type: "bool", versions: [0, 32767] },
  ],
};

const alterConfigsResponseResourceResponseShape: StructShape = {
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "resourceType", type: "int8", versions: [0, 32767] },
    { name: "resourceName", type: "string", versions: [0, 32767] },
  ],
};

/** The shape of AlterConfigsResponse. */
export const alterConfigsResponseShape: Shape = {
  name: "AlterConfigsResponse",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    {
      name: "responses",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterConfigsResponseResourceResponseShape,
    },
  ],
};
