// Generated from schemas/clients/VotersRecord.json. Do not edit.

/**
 * How VotersRecord looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const votersRecordEndpointShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "host", type: "string", versions: [0, 32767] },
    { name: "port", type: "uint16", versions: [0, 32767] },
  ],
};

const votersRecordKRaftVersionFeatureShape: StructShape = {
  fields: [
    { name: "minSupportedVersion", type: "int16", versions: [0, 32767] },
    { name: "maxSupportedVersion", type: "int16", versions: [0, 32767] },
  ],
};

const votersRecordVoterShape: StructShape = {
  fields: [
    { name: "voterId", type: "int32", versions: [0, 32767] },
    { name: "voterDirectoryId", type: "uuid", versions: [0, 32767] },
    {
      name: "endpoints",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: votersRecordEndpointShape,
    },
    {
      name: "kRaftVersionFeature",
      type: "struct",
      versions: [0, 32767],
      struct: votersRecordKRaftVersionFeatureShape,
    },
  ],
};

/** The shape of VotersRecord. */
export const votersRecordShape: Shape = {
  name: "VotersRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "version", type: "int16", versions: [0, 32767] },
    {
      name: "voters",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: votersRecordVoterShape,
    },
  ],
};
