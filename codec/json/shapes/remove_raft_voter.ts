// Generated from schemas/clients/RemoveRaftVoter{Request,Response}.json. Do not edit.

/**
 * How RemoveRaftVoter looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of RemoveRaftVoterRequest. */
export const removeRaftVoterRequestShape: Shape = {
  name: "RemoveRaftVoterRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "clusterId", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "voterId", type: "int32", versions: [0, 32767] },
    { name: "voterDirectoryId", type: "uuid", versions: [0, 32767] },
  ],
};

/** The shape of RemoveRaftVoterResponse. */
export const removeRaftVoterResponseShape: Shape = {
  name: "RemoveRaftVoterResponse",
  minVersion: 0,
  maxVersion: 0,
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
