// Generated from schemas/clients/ShareGroupDescribe{Request,Response}.json. Do not edit.

/**
 * How ShareGroupDescribe looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

/** The shape of ShareGroupDescribeRequest. */
export const shareGroupDescribeRequestShape: Shape = {
  name: "ShareGroupDescribeRequest",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "groupIds", type: "string", array: true, versions: [0, 32767] },
    { name: "includeAuthorizedOperations", type: "bool", versions: [0, 32767] },
  ],
};

const shareGroupDescribeResponseTopicPartitionsShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    { name: "topicName", type: "string", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

const shareGroupDescribeResponseAssignmentShape: StructShape = {
  fields: [
    {
      name: "topicPartitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareGroupDescribeResponseTopicPartitionsShape,
    },
  ],
};

const shareGroupDescribeResponseMemberShape: StructShape = {
  fields: [
    { name: "memberId", type: "string", versions: [0, 32767] },
    { name: "rackId", type: "string", versions: [0, 32767], nullable: [0, 32767], default: null },
    { name: "memberEpoch", type: "int32", versions: [0, 32767] },
    { name: "clientId", type: "string", versions: [0, 32767] },
    { name: "clientHost", type: "string", versions: [0, 32767] },
    { name: "subscribedTopicNames", type: "string", array: true, versions: [0, 32767] },
    {
      name: "assignment",
      type: "struct",
      versions: [0, 32767],
      struct: shareGroupDescribeResponseAssignmentShape,
    },
  ],
};

const shareGroupDescribeResponseDescribedGroupShape: StructShape = {
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "errorMessage",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    { name: "groupId", type: "string", versions: [0, 32767] },
    { name: "groupState", type: "string", versions: [0, 32767] },
    { name: "groupEpoch", type: "int32", versions: [0, 32767] },
    { name: "assignmentEpoch", type: "int32", versions: [0, 32767] },
    { name: "assignorName", type: "string", versions: [0, 32767] },
    {
      name: "members",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareGroupDescribeResponseMemberShape,
    },
    { name: "authorizedOperations", type: "int32", versions: [0, 32767], default: -2147483648 },
  ],
};

/** The shape of ShareGroupDescribeResponse. */
export const shareGroupDescribeResponseShape: Shape = {
  name: "ShareGroupDescribeResponse",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    {
      name: "groups",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: shareGroupDescribeResponseDescribedGroupShape,
    },
  ],
};
