// Generated from schemas/metadata/EndTransactionRecord.json. Do not edit.

/**
 * How EndTransactionRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of EndTransactionRecord. */
export const endTransactionRecordShape: Shape = {
  name: "EndTransactionRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
  ],
};
