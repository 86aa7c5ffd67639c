// Generated from schemas/raft/QuorumStateData.json. Do not edit.

/**
 * How QuorumStateData looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const quorumStateDataVoterShape: StructShape = {
  fields: [
    { name: "voterId", type: "int32", versions: [0, 0] },
  ],
};

/** The shape of QuorumStateData. */
export const quorumStateDataShape: Shape = {
  name: "QuorumStateData",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "clusterId", type: "string", versions: [0, 0] },
    { name: "leaderId", type: "int32", versions: [0, 32767], default: -1 },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767], default: -1 },
    { name: "votedId", type: "int32", versions: [0, 32767], default: -1 },
    { name: "votedDirectoryId", type: "uuid", versions: [1, 32767] },
    { name: "appliedOffset", type: "int64", versions: [0, 0] },
    {
      name: "currentVoters",
      type: "struct",
      array: true,
      versions: [0, 0],
      nullable: [0, 0],
      struct: quorumStateDataVoterShape,
    },
  ],
};
