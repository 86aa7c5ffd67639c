// Generated from schemas/clients/LeaveGroup{Request,Response}.json. Do not edit.

/**
 * How LeaveGroup looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const leaveGroupRequestMemberIdentityShape: StructShape = {
  fields: [
    { name: "memberId", type: "string", versions: [3, 32767] },
    {
      name: "groupInstanceId",
      type: "string",
      versions: [3, 32767],
      nullable: [3, 32767],
      default: null,
    },
    {
      name: "reason",
      type: "string",
      versions: [5, 32767],
      nullable: [5, 32767],
      default: null,
      ignorable: true,
    },
  ],
};

/** The shape of LeaveGroupRequest. */
export const leaveGroupRequestShape: Shape = {
  name: "LeaveGroupRequest",
  minVersion: 0,
  maxVersion: 5,
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767] },
    { name: "memberId", type: "string", versions: [0, 2] },
    {
      name: "members",
      type: "struct",
      array: true,
      versions: [3, 32767],
      struct: leaveGroupRequestMemberIdentityShape,
    },
  ],
};

const leaveGroupResponseMemberResponseShape: StructShape = {
  fields: [
    { name: "memberId", type: "string", versions: [3, 32767] },
    { name: "groupInstanceId", type: "string", versions: [3, 32767], nullable: [3, 32767] },
    { name: "errorCode", type: "int16", versions: [3, 32767] },
  ],
};

/** The shape of LeaveGroupResponse. */
export const leaveGroupResponseShape: Shape = {
  name: "LeaveGroupResponse",
  minVersion: 0,
  maxVersion: 5,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [1, 32767], ignorable: true },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "members",
      type: "struct",
      array: true,
      versions: [3, 32767],
      struct: leaveGroupResponseMemberResponseShape,
    },
  ],
};
