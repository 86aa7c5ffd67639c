// Generated from schemas/clients/ResponseHeader.json. Do not edit.

/**
 * How ResponseHeader looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of ResponseHeader. */
export const responseHeaderShape: Shape = {
  name: "ResponseHeader",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "correlationId", type: "int32", versions: [0, 32767] },
  ],
};
