// Generated from schemas/clients/JoinGroup{Request,Response}.json. Do not edit.

/**
 * How JoinGroup looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const joinGroupRequestProtocolShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "metadata", type: "bytes", versions: [0, 32767] },
  ],
};

/** The shape of JoinGroupRequest. */
export const joinGroupRequestShape: Shape = {
  name: "JoinGroupRequest",
  minVersion: 0,
  maxVersion: 9,
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767] },
    { name: "sessionTimeoutMs", type: "int32", versions: [0, 32767] },
    {
      name: "rebalanceTimeoutMs",
      type: "int32",
      versions: [1, 32767],
      default: -1,
      ignorable: true,
    },
    { name: "memberId", type: "string", versions: [0, 32767] },
    {
      name: "groupInstanceId",
      type: "string",
      versions: [5, 32767],
      nullable: [5, 32767],
      default: null,
    },
    { name: "protocolType", type: "string", versions: [0, 32767] },
    {
      name: "protocols",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: joinGroupRequestProtocolShape,
    },
    {
      name: "reason",
      type: "string",
      versions: [8, 32767],
      nullable: [8, 32767],
      default: null,
      ignorable: true,
    },
  ],
};

const joinGroupResponseMemberShape: StructShape = {
  fields: [
    { name: "memberId", type: "string", versions: [0, 32767] },
    {
      name: "groupInstanceId",
      type: "string",
      versions: [5, 32767],
      nullable: [5, 32767],
      default: null,
      ignorable: true,
    },
    { name: "metadata", type: "bytes", versions: [0, 32767] },
  ],
};

/** The shape of JoinGroupResponse. */
export const joinGroupResponseShape: Shape = {
  name: "JoinGroupResponse",
  minVersion: 0,
  maxVersion: 9,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [2, 32767], ignorable: true },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "generationId", type: "int32", versions: [0, 32767], default: -1 },
    {
      name: "protocolType",
      type: "string",
      versions: [7, 32767],
      nullable: [7, 32767],
      default: null,
      ignorable: true,
    },
    { name: "protocolName", type: "string", versions: [0, 32767], nullable: [7, 32767] },
    { name: "leader", type: "string", versions: [0, 32767] },
    { name: "skipAssignment", type: "bool", versions: [9, 32767] },
    { name: "memberId", type: "string", versions: [0, 32767] },
    {
      name: "members",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: joinGroupResponseMemberShape,
    },
  ],
};
