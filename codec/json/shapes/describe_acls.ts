// Generated from schemas/clients/DescribeAcls{Request,Response}.json. Do not edit.

/**
 * How DescribeAcls looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

/** The shape of DescribeAclsRequest. */
export const describeAclsRequestShape: Shape = {
  name: "DescribeAclsRequest",
  minVersion: 0,
  maxVersion: 3,
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

const describeAclsResponseAclDescriptionShape: StructShape = {
  fields: [
    { name: "principal", type: "string", versions: [0, 32767] },
    { name: "host", type: "string", versions: [0, 32767] },
    { name: "operation", type: "int8", versions: [0, 32767] },
    { name: "permissionType", type: "int8", versions: [0, 32767] },
  ],
};

const describeAclsResponseResourceShape: StructShape = {
  fields: [
    { name: "resourceType", type: "int8", versions: [0, 32767] },
    { name: "resourceName", type: "string", versions: [0, 32767] },
    { name: "patternType", type: "int8", versions: [1, 32767], default: 3 },
    {
      name: "acls",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeAclsResponseAclDescriptionShape,
    },
  ],
};

/** The shape of DescribeAclsResponse. */
export const describeAclsResponseShape: Shape = {
  name: "DescribeAclsResponse",
  minVersion: 0,
  maxVersion: 3,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    {
      name: "resources",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeAclsResponseResourceShape,
    },
  ],
};
