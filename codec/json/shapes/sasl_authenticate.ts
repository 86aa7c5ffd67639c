// Generated from schemas/clients/SaslAuthenticate{Request,Response}.json. Do not edit.

/**
 * How SaslAuthenticate looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of SaslAuthenticateRequest. */
export const saslAuthenticateRequestShape: Shape = {
  name: "SaslAuthenticateRequest",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "authBytes", type: "bytes", versions: [0, 32767] },
  ],
};

/** The shape of SaslAuthenticateResponse. */
export const saslAuthenticateResponseShape: Shape = {
  name: "SaslAuthenticateResponse",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "authBytes", type: "bytes", versions: [0, 32767] },
    { name: "sessionLifetimeMs", type: "int64", versions: [1, 32767], ignorable: true },
  ],
};
