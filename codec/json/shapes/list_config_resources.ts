// Generated from schemas/clients/ListConfigResources{Request,Response}.json. Do not edit.

/**
 * How ListConfigResources looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

/** The shape of ListConfigResourcesRequest. */
export const listConfigResourcesRequestShape: Shape = {
  name: "ListConfigResourcesRequest",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "resourceTypes", type: "int8", array: true, versions: [1, 32767] },
  ],
};

const listConfigResourcesResponseConfigResourceShape: StructShape = {
  fields: [
    { name: "resourceName", type: "string", versions: [0, 32767] },
    { name: "resourceType", type: "int8", versions: [1, 32767], default: 16, ignorable: true },
  ],
};

/** The shape of ListConfigResourcesResponse. */
export const listConfigResourcesResponseShape: Shape = {
  name: "ListConfigResourcesResponse",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "configResources",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: listConfigResourcesResponseConfigResourceShape,
    },
  ],
};
