// Generated from schemas/clients/AddRaftVoter{Request,Response}.json. Do not edit.

/**
 * How AddRaftVoter looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const addRaftVoterRequestListenerShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "host", type: "string", versions: [0, 32767] },
    { name: "port", type: "uint16", versions: [0, 32767] },
  ],
};

/** The shape of AddRaftVoterRequest. */
export const addRaftVoterRequestShape: Shape = {
  name: "AddRaftVoterRequest",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "clusterId", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "timeoutMs", type: "int32", versions: [0, 32767] },
    { name: "voterId", type: "int32", versions: [0, 32767] },
    { name: "voterDirectoryId", type: "uuid", versions: [0, 32767] },
    {
      name: "listeners",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: addRaftVoterRequestListenerShape,
    },
    { name: "ackWhenCommitted", type: "bool", versions: [1, 32767], default: true },
  ],
};

/** The shape of AddRaftVoterResponse. */
export const addRaftVoterResponseShape: Shape = {
  name: "AddRaftVoterResponse",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "errorMessage",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      ignorable: true,
    },
  ],
};
