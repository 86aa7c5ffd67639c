// Generated from schemas/clients/UpdateRaftVoter{Request,Response}.json. Do not edit.

/**
 * How UpdateRaftVoter looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const updateRaftVoterRequestListenerShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "host", type: "string", versions: [0, 32767] },
    { name: "port", type: "uint16", versions: [0, 32767] },
  ],
};

const updateRaftVoterRequestKRaftVersionFeatureShape: StructShape = {
  fields: [
    { name: "minSupportedVersion", type: "int16", versions: [0, 32767] },
    { name: "maxSupportedVersion", type: "int16", versions: [0, 32767] },
  ],
};

/** The shape of UpdateRaftVoterRequest. */
export const updateRaftVoterRequestShape: Shape = {
  name: "UpdateRaftVoterRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "clusterId", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "currentLeaderEpoch", type: "int32", versions: [0, 32767] },
    { name: "voterId", type: "int32", versions: [0, 32767] },
    { name: "voterDirectoryId", type: "uuid", versions: [0, 32767] },
    {
      name: "listeners",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: updateRaftVoterRequestListenerShape,
    },
    {
      name: "kRaftVersionFeature",
      type: "struct",
      versions: [0, 32767],
      struct: updateRaftVoterRequestKRaftVersionFeatureShape,
    },
  ],
};

const updateRaftVoterResponseCurrentLeaderShape: StructShape = {
  fields: [
    { name: "leaderId", type: "int32", versions: [0, 32767], default: -1 },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767], default: -1 },
    { name: "host", type: "string", versions: [0, 32767] },
    { name: "port", type: "int32", versions: [0, 32767] },
  ],
};

/** The shape of UpdateRaftVoterResponse. */
export const updateRaftVoterResponseShape: Shape = {
  name: "UpdateRaftVoterResponse",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "currentLeader",
      type: "struct",
      versions: [0, 32767],
      tagged: [0, 32767],
      struct: updateRaftVoterResponseCurrentLeaderShape,
    },
  ],
};
