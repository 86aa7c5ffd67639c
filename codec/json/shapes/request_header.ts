// Generated from schemas/clients/RequestHeader.json. Do not edit.

/**
 * How RequestHeader looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of RequestHeader. */
export const requestHeaderShape: Shape = {
  name: "RequestHeader",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "requestApiKey", type: "int16", versions: [0, 32767] },
    { name: "requestApiVersion", type: "int16", versions: [0, 32767] },
    { name: "correlationId", type: "int32", versions: [0, 32767] },
    {
      name: "clientId",
      type: "string",
      versions: [1, 32767],
      nullable: [1, 32767],
      ignorable: true,
    },
  ],
};
