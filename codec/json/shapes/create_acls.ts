// Generated from schemas/clients/CreateAcls{Request,Response}.json. Do not edit.

/**
 * How CreateAcls looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const createAclsRequestAclCreationShape: StructShape = {
  fields: [
    { name: "resourceType", type: "int8", versions: [0, 32767] },
    { name: "resourceName", type: "string", versions: [0, 32767] },
    { name: "resourcePatternType", type: "int8", versions: [1, 32767], default: 3 },
    { name: "principal", type: "string", versions: [0, 32767] },
    { name: "host", type: "string", versions: [0, 32767] },
    { name: "operation", type: "int8", versions: [0, 32767] },
    { name: "permissionType", type: "int8", versions: [0, 32767] },
  ],
};

/** The shape of CreateAclsRequest. */
export const createAclsRequestShape: Shape = {
  name: "CreateAclsRequest",
  minVersion: 0,
  maxVersion: 3,
  fields: [
    {
      name: "creations",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: createAclsRequestAclCreationShape,
    },
  ],
};

const createAclsResponseAclCreationResultShape: StructShape = {
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
  ],
};

/** The shape of CreateAclsResponse. */
export const createAclsResponseShape: Shape = {
  name: "CreateAclsResponse",
  minVersion: 0,
  maxVersion: 3,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    {
      name: "results",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: createAclsResponseAclCreationResultShape,
    },
  ],
};
