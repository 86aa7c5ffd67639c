// Generated from schemas/clients/ExpireDelegationToken{Request,Response}.json. Do not edit.

/**
 * How ExpireDelegationToken looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ExpireDelegationTokenRequest. */
export const expireDelegationTokenRequestShape: Shape = {
  name: "ExpireDelegationTokenRequest",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "hmac", type: "bytes", versions: [0, 32767] },
    { name: "expiryTimePeriodMs", type: "int64", versions: [0, 32767] },
  ],
};

/** The shape of ExpireDelegationTokenResponse. */
export const expireDelegationTokenResponseShape: Shape = {
  name: "ExpireDelegationTokenResponse",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "expiryTimestampMs", type: "int64", versions: [0, 32767] },
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
  ],
};
