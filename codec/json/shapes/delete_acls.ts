// Generated from schemas/clients/DeleteAcls{Request,Response}.json. Do not edit.

/**
 * How DeleteAcls looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const deleteAclsRequestFilterShape: StructShape = {
  fields: [
    { name: "resourceTypeFilter", type: "int8", versions: [0, 32767] },
    { name: "resourceNameFilter", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "patternTypeFilter", type: "int8", versions: [1, 32767], default: 3 },
    { name: "principalFilter", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "hostFilter", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "operation", type: "int8", versions: [0, 32767] },
    { name: "permissionType", type: "int8", versions: [0, 32767] },
  ],
};

/** The shape of DeleteAclsRequest. */
export const deleteAclsRequestShape: Shape = {
  name: "DeleteAclsRequest",
  minVersion: 0,
  maxVersion: 3,
  fields: [
    {
      name: "filters",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: deleteAclsRequestFilterShape,
    },
  ],
};

const deleteAclsResponseMatchingAclShape: StructShape = {
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "resourceType", type: "int8", versions: [0, 32767] },
    { name: "resourceName", type: "string", versions: [0, 32767] },
    { name: "patternType", type: "int8", versions: [1, 32767], default: 3 },
    { name: "principal", type: "string", versions: [0, 32767] },
    { name: "host", type: "string", versions: [0, 32767] },
    { name: "operation", type: "int8", versions: [0, 32767] },
    { name: "permissionType", type: "int8", versions: [0, 32767] },
  ],
};

const deleteAclsResponseFilterResultShape: StructShape = {
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    {
      name: "matchingAcls",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: deleteAclsResponseMatchingAclShape,
    },
  ],
};

/** The shape of DeleteAclsResponse. */
export const deleteAclsResponseShape: Shape = {
  name: "DeleteAclsResponse",
  minVersion: 0,
  maxVersion: 3,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    {
      name: "filterResults",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: deleteAclsResponseFilterResultShape,
    },
  ],
};
