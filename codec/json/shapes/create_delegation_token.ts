// Generated from schemas/clients/CreateDelegationToken{Request,Response}.json. Do not edit.

/**
 * How CreateDelegationToken looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const createDelegationTokenRequestCreatableRenewersShape: StructShape = {
  fields: [
    { name: "principalType", type: "string", versions: [0, 32767] },
    { name: "principalName", type: "string", versions: [0, 32767] },
  ],
};

/** The shape of CreateDelegationTokenRequest. */
export const createDelegationTokenRequestShape: Shape = {
  name: "CreateDelegationTokenRequest",
  minVersion: 0,
  maxVersion: 3,
  fields: [
    { name: "ownerPrincipalType", type: "string", versions: [3, 32767], nullable: [3, 32767] },
    { name: "ownerPrincipalName", type: "string", versions: [3, 32767], nullable: [3, 32767] },
    {
      name: "renewers",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: createDelegationTokenRequestCreatableRenewersShape,
    },
    { name: "maxLifetimeMs", type: "int64", versions: [0, 32767] },
  ],
};

/** The shape of CreateDelegationTokenResponse. */
export const createDelegationTokenResponseShape: Shape = {
  name: "CreateDelegationTokenResponse",
  minVersion: 0,
  maxVersion: 3,
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "principalType", type: "string", versions: [0, 32767] },
    { name: "principalName", type: "string", versions: [0, 32767] },
    { name: "tokenRequesterPrincipalType", type: "string", versions: [3, 32767] },
    { name: "tokenRequesterPrincipalName", type: "string", versions: [3, 32767] },
    { name: "issueTimestampMs", type: "int64", versions: [0, 32767] },
    { name: "expiryTimestampMs", type: "int64", versions: [0, 32767] },
    { name: "maxTimestampMs", type: "int64", versions: [0, 32767] },
    { name: "tokenId", type: "string", versions: [0, 32767] },
    { name: "hmac", type: "bytes", versions: [0, 32767] },
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
  ],
};
