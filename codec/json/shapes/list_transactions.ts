// Generated from schemas/clients/ListTransactions{Request,Response}.json. Do not edit.

/**
 * How ListTransactions looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

/** The shape of ListTransactionsRequest. */
export const listTransactionsRequestShape: Shape = {
  name: "ListTransactionsRequest",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "stateFilters", type: "string", array: true, versions: [0, 32767] },
    { name: "producerIdFilters", type: "int64", array: true, versions: [0, 32767] },
    { name: "durationFilter", type: "int64", versions: [1, 32767], default: -1n },
    {
      name: "transactionalIdPattern",
      type: "string",
      versions: [2, 32767],
      nullable: [2, 32767],
      default: null,
    },
  ],
};

const listTransactionsResponseTransactionStateShape: StructShape = {
  fields: [
    { name: "transactionalId", type: "string", versions: [0, 32767] },
    { name: "producerId", type: "int64", versions: [0, 32767] },
    { name: "transactionState", type: "string", versions: [0, 32767] },
  ],
};

/** The shape of ListTransactionsResponse. */
export const listTransactionsResponseShape: Shape = {
  name: "ListTransactionsResponse",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "unknownStateFilters", type: "string", array: true, versions: [0, 32767] },
    {
      name: "transactionStates",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: listTransactionsResponseTransactionStateShape,
    },
  ],
};
