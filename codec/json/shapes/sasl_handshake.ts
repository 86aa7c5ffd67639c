// Generated from schemas/clients/SaslHandshake{Request,Response}.json. Do not edit.

/**
 * How SaslHandshake looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of SaslHandshakeRequest. */
export const saslHandshakeRequestShape: Shape = {
  name: "SaslHandshakeRequest",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "mechanism", type: "string", versions: [0, 32767] },
  ],
};

/** The shape of SaslHandshakeResponse. */
export const saslHandshakeResponseShape: Shape = {
  name: "SaslHandshakeResponse",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "mechanisms", type: "string", array: true, versions: [0, 32767] },
  ],
};
