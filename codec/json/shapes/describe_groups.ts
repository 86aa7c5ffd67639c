// Generated from schemas/clients/DescribeGroups{Request,Response}.json. Do not edit.

/**
 * How DescribeGroups looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

/** The shape of DescribeGroupsRequest. */
export const describeGroupsRequestShape: Shape = {
  name: "DescribeGroupsRequest",
  minVersion: 0,
  maxVersion: 6,
  fields: [
    { name: "groups", type: "string", array: true, versions: [0, 32767] },
    { name: "includeAuthorizedOperations", type: "bool", versions: [3, 32767] },
  ],
};

const describeGroupsResponseDescribedGroupMemberShape: StructShape = {
  fields: [
    { name: "memberId", type: "string", versions: [0, 32767] },
    {
      name: "groupInstanceId",
      type: "string",
      versions: [4, 32767],
      nullable: [4, 32767],
      default: null,
      ignorable: true,
    },
    { name: "clientId", type: "string", versions: [0, 32767] },
    { name: "clientHost", type: "string", versions: [0, 32767] },
    { name: "memberMetadata", type: "bytes", versions: [0, 32767] },
    { name: "memberAssignment", type: "bytes", versions: [0, 32767] },
  ],
};

const describeGroupsResponseDescribedGroupShape: StructShape = {
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "errorMessage",
      type: "string",
      versions: [6, 32767],
      nullable: [6, 32767],
      default: null,
    },
    { name: "groupId", type: "string", versions: [0, 32767] },
    { name: "groupState", type: "string", versions: [0, 32767] },
    { name: "protocolType", type: "string", versions: [0, 32767] },
    { name: "protocolData", type: "string", versions: [0, 32767] },
    {
      name: "members",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeGroupsResponseDescribedGroupMemberShape,
    },
    { name: "authorizedOperations", type: "int32", versions: [3, 32767], default: -2147483648 },
  ],
};

/** The shape of DescribeGroupsResponse. */
export const describeGroupsResponseShape: Shape = {
  name: "DescribeGroupsResponse",
  minVersion: 0,
  maxVersion: 6,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [1, 32767], ignorable: true },
    {
      name: "groups",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeGroupsResponseDescribedGroupShape,
    },
  ],
};
