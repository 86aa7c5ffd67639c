// Generated from schemas/clients/DefaultPrincipalData.json. Do not edit.

/**
 * How DefaultPrincipalData looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of DefaultPrincipalData. */
export const defaultPrincipalDataShape: Shape = {
  name: "DefaultPrincipalData",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "type", type: "string", versions: [0, 32767] },
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "tokenAuthenticated", type: "bool", versions: [0, 32767] },
  ],
};
