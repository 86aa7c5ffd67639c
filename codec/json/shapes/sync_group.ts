// Generated from schemas/clients/SyncGroup{Request,Response}.json. Do not edit.

/**
 * How SyncGroup looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const syncGroupRequestAssignmentShape: StructShape = {
  fields: [
    { name: "memberId", type: "string", versions: [0, 32767] },
    { name: "assignment", type: "bytes", versions: [0, 32767] },
  ],
};

/** The shape of SyncGroupRequest. */
export const syncGroupRequestShape: Shape = {
  name: "SyncGroupRequest",
  minVersion: 0,
  maxVersion: 5,
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767] },
    { name: "generationId", type: "int32", versions: [0, 32767] },
    { name: "memberId", type: "string", versions: [0, 32767] },
    {
      name: "groupInstanceId",
      type: "string",
      versions: [3, 32767],
      nullable: [3, 32767],
      default: null,
    },
    {
      name: "protocolType",
      type: "string",
      versions: [5, 32767],
      nullable: [5, 32767],
      default: null,
      ignorable: true,
    },
    {
      name: "protocolName",
      type: "string",
      versions: [5, 32767],
      nullable: [5, 32767],
      default: null,
      ignorable: true,
    },
    {
      name: "assignments",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: syncGroupRequestAssignmentShape,
    },
  ],
};

/** The shape of SyncGroupResponse. */
export const syncGroupResponseShape: Shape = {
  name: "SyncGroupResponse",
  minVersion: 0,
  maxVersion: 5,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [1, 32767], ignorable: true },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "protocolType",
      type: "string",
      versions: [5, 32767],
      nullable: [5, 32767],
      default: null,
      ignorable: true,
    },
    {
      name: "protocolName",
      type: "string",
      versions: [5, 32767],
      nullable: [5, 32767],
      default: null,
      ignorable: true,
    },
    { name: "assignment", type: "bytes", versions: [0, 32767] },
  ],
};
