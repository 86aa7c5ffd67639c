// Generated from schemas/clients/RenewDelegationToken{Request,Response}.json. Do not edit.

/**
 * How RenewDelegationToken looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of RenewDelegationTokenRequest. */
export const renewDelegationTokenRequestShape: Shape = {
  name: "RenewDelegationTokenRequest",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "hmac", type: "bytes", versions: [0, 32767] },
    { name: "renewPeriodMs", type: "int64", versions: [0, 32767] },
  ],
};

/** The shape of RenewDelegationTokenResponse. */
export const renewDelegationTokenResponseShape: Shape = {
  name: "RenewDelegationTokenResponse",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "expiryTimestampMs", type: "int64", versions: [0, 32767] },
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
  ],
};
