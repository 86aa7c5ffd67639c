// Generated from schemas/metadata/AbortTransactionRecord.json. Do not edit.

/**
 * How AbortTransactionRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of AbortTransactionRecord. */
export const abortTransactionRecordShape: Shape = {
  name: "AbortTransactionRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    {
      name: "reason",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      tagged: [0, 32767],
      default: null,
    },
  ],
};
