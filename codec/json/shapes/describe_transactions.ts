// Generated from schemas/clients/DescribeTransactions{Request,Response}.json. Do not edit.

/**
 * How DescribeTransactions looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

/** The shape of DescribeTransactionsRequest. */
export const describeTransactionsRequestShape: Shape = {
  name: "DescribeTransactionsRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "transactionalIds", type: "string", array: true, versions: [0, 32767] },
  ],
};

const describeTransactionsResponseTopicDataShape: StructShape = {
  fields: [
    { name: "topic", type: "string", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

const describeTransactionsResponseTransactionStateShape: StructShape = {
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "transactionalId", type: "string", versions: [0, 32767] },
    { name: "transactionState", type: "string", versions: [0, 32767] },
    { name: "transactionTimeoutMs", type: "int32", versions: [0, 32767] },
    { name: "transactionStartTimeMs", type: "int64", versions: [0, 32767] },
    { name: "producerId", type: "int64", versions: [0, 32767] },
    { name: "producerEpoch", type: "int16", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeTransactionsResponseTopicDataShape,
    },
  ],
};

/** The shape of DescribeTransactionsResponse. */
export const describeTransactionsResponseShape: Shape = {
  name: "DescribeTransactionsResponse",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    {
      name: "transactionStates",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeTransactionsResponseTransactionStateShape,
    },
  ],
};
