// Generated from schemas/metadata/BeginTransactionRecord.json. Do not edit.

/**
 * How BeginTransactionRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of BeginTransactionRecord. */
export const beginTransactionRecordShape: Shape = {
  name: "BeginTransactionRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    {
      name: "name",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      tagged: [0, 32767],
      default: null,
    },
  ],
};
