// Generated from schemas/metadata/DelegationTokenRecord.json. Do not edit.

/**
 * How DelegationTokenRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of DelegationTokenRecord. */
export const delegationTokenRecordShape: Shape = {
  name: "DelegationTokenRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "owner", type: "string", versions: [0, 32767] },
    { name: "requester", type: "string", versions: [0, 32767] },
    { name: "renewers", type: "string", array: true, versions: [0, 32767] },
    { name: "issueTimestamp", type: "int64", versions: [0, 32767] },
    { name: "maxTimestamp", type: "int64", versions: [0, 32767] },
    { name: "expirationTimestamp", type: "int64", versions: [0, 32767] },
    { name: "tokenId", type: "string", versions: [0, 32767] },
  ],
};
