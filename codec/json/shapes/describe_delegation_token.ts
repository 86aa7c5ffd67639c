// Generated from schemas/clients/DescribeDelegationToken{Request,Response}.json. Do not edit.

/**
 * How DescribeDelegationToken looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const describeDelegationTokenRequestOwnerShape: StructShape = {
  fields: [
    { name: "principalType", type: "string", versions: [0, 32767] },
    { name: "principalName", type: "string", versions: [0, 32767] },
  ],
};

/** The shape of DescribeDelegationTokenRequest. */
export const describeDelegationTokenRequestShape: Shape = {
  name: "DescribeDelegationTokenRequest",
  minVersion: 0,
  maxVersion: 3,
  fields: [
    {
      name: "owners",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      struct: describeDelegationTokenRequestOwnerShape,
    },
  ],
};

const describeDelegationTokenResponseDescribedDelegationTokenRenewerShape: StructShape = {
  fields: [
    { name: "principalType", type: "string", versions: [0, 32767] },
    { name: "principalName", type: "string", versions: [0, 32767] },
  ],
};

const describeDelegationTokenResponseDescribedDelegationTokenShape: StructShape = {
  fields: [
    { name: "principalType", type: "string", versions: [0, 32767] },
    { name: "principalName", type: "string", versions: [0, 32767] },
    { name: "tokenRequesterPrincipalType", type: "string", versions: [3, 32767] },
    { name: "tokenRequesterPrincipalName", type: "string", versions: [3, 32767] },
    { name: "issueTimestamp", type: "int64", versions: [0, 32767] },
    { name: "expiryTimestamp", type: "int64", versions: [0, 32767] },
    { name: "maxTimestamp", type: "int64", versions: [0, 32767] },
    { name: "tokenId", type: "string", versions: [0, 32767] },
    { name: "hmac", type: "bytes", versions: [0, 32767] },
    {
      name: "renewers",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeDelegationTokenResponseDescribedDelegationTokenRenewerShape,
    },
  ],
};

/** The shape of DescribeDelegationTokenResponse. */
export const describeDelegationTokenResponseShape: Shape = {
  name: "DescribeDelegationTokenResponse",
  minVersion: 0,
  maxVersion: 3,
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "tokens",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeDelegationTokenResponseDescribedDelegationTokenShape,
    },
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
  ],
};
