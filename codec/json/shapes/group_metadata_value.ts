// Generated from schemas/group/GroupMetadataValue.json. Do not edit.

/**
 * How GroupMetadataValue looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const groupMetadataValueMemberMetadataShape: StructShape = {
  fields: [
    { name: "memberId", type: "string", versions: [0, 32767] },
    {
      name: "groupInstanceId",
      type: "string",
      versions: [3, 32767],
      nullable: [3, 32767],
      default: null,
      ignorable: true,
    },
    { name: "clientId", type: "string", versions: [0, 32767] },
    { name: "clientHost", type: "string", versions: [0, 32767] },
    { name: "rebalanceTimeout", type: "int32", versions: [1, 32767], default: -1, ignorable: true },
    { name: "sessionTimeout", type: "int32", versions: [0, 32767] },
    { name: "subscription", type: "bytes", versions: [0, 32767] },
    { name: "assignment", type: "bytes", versions: [0, 32767] },
  ],
};

/** The shape of GroupMetadataValue. */
export const groupMetadataValueShape: Shape = {
  name: "GroupMetadataValue",
  minVersion: 0,
  maxVersion: 4,
  fields: [
    { name: "protocolType", type: "string", versions: [0, 32767] },
    { name: "generation", type: "int32", versions: [0, 32767] },
    { name: "protocol", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "leader", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    {
      name: "currentStateTimestamp",
      type: "int64",
      versions: [2, 32767],
      default: -1n,
      ignorable: true,
    },
    {
      name: "members",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: groupMetadataValueMemberMetadataShape,
    },
  ],
};
