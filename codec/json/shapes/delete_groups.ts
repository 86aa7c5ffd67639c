// Generated from schemas/clients/DeleteGroups{Request,Response}.json. Do not edit.

/**
 * How DeleteGroups looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

/** The shape of DeleteGroupsRequest. */
export const deleteGroupsRequestShape: Shape = {
  name: "DeleteGroupsRequest",
  minVersion: 0,
  maxVersion: 3,
  fields: [
    { name: "groupsNames", type: "string", array: true, versions: [0, 32767] },
  ],
};

const deleteGroupsResponseDeletableGroupResultShape: StructShape = {
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "errorMessage",
      type: "string",
      versions: [3, 32767],
      nullable: [3, 32767],
      default: null,
      ignorable: true,
    },
  ],
};

/** The shape of DeleteGroupsResponse. */
export const deleteGroupsResponseShape: Shape = {
  name: "DeleteGroupsResponse",
  minVersion: 0,
  maxVersion: 3,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    {
      name: "results",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: deleteGroupsResponseDeletableGroupResultShape,
    },
  ],
};
