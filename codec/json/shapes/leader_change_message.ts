// Generated from schemas/clients/LeaderChangeMessage.json. Do not edit.

/**
 * How LeaderChangeMessage looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const leaderChangeMessageVoterShape: StructShape = {
  fields: [
    { name: "voterId", type: "int32", versions: [0, 32767] },
    { name: "voterDirectoryId", type: "uuid", versions: [1, 32767] },
  ],
};

/** The shape of LeaderChangeMessage. */
export const leaderChangeMessageShape: Shape = {
  name: "LeaderChangeMessage",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "version", type: "int16", versions: [0, 32767] },
    { name: "leaderId", type: "int32", versions: [0, 32767] },
    {
      name: "voters",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: leaderChangeMessageVoterShape,
    },
    {
      name: "grantingVoters",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: leaderChangeMessageVoterShape,
    },
  ],
};
