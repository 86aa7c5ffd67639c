// Generated from schemas/clients/ListGroups{Request,Response}.json. Do not edit.

/**
 * How ListGroups looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

/** The shape of ListGroupsRequest. */
export const listGroupsRequestShape: Shape = {
  name: "ListGroupsRequest",
  minVersion: 0,
  maxVersion: 5,
  fields: [
    { name: "statesFilter", type: "string", array: true, versions: [4, 32767] },
    { name: "typesFilter", type: "string", array: true, versions: [5, 32767] },
  ],
};

const listGroupsResponseListedGroupShape: StructShape = {
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767] },
    { name: "protocolType", type: "string", versions: [0, 32767] },
    { name: "groupState", type: "string", versions: [4, 32767], ignorable: true },
    { name: "groupType", type: "string", versions: [5, 32767], ignorable: true },
  ],
};

/** The shape of ListGroupsResponse. */
export const listGroupsResponseShape: Shape = {
  name: "ListGroupsResponse",
  minVersion: 0,
  maxVersion: 5,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [1, 32767], ignorable: true },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "groups",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: listGroupsResponseListedGroupShape,
    },
  ],
};
