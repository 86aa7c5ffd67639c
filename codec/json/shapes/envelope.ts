// Generated from schemas/clients/Envelope{Request,Response}.json. Do not edit.

/**
 * How Envelope looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of EnvelopeRequest. */
export const envelopeRequestShape: Shape = {
  name: "EnvelopeRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "requestData", type: "bytes", versions: [0, 32767] },
    { name: "requestPrincipal", type: "bytes", versions: [0, 32767], nullable: [0, 32767] },
    { name: "clientHostAddress", type: "bytes", versions: [0, 32767] },
  ],
};

/** The shape of EnvelopeResponse. */
export const envelopeResponseShape: Shape = {
  name: "EnvelopeResponse",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    {
      name: "responseData",
      type: "bytes",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
  ],
};
