// Generated from schemas/transaction/TransactionLogKey.json. Do not edit.

/**
 * How TransactionLogKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of TransactionLogKey. */
export const transactionLogKeyShape: Shape = {
  name: "TransactionLogKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "transactionalId", type: "string", versions: [0, 0] },
  ],
};
