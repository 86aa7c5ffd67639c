// Generated from schemas/transaction/TransactionLogValue.json. Do not edit.

/**
 * How TransactionLogValue looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const transactionLogValuePartitionsSchemaShape: StructShape = {
  fields: [
    { name: "topic", type: "string", versions: [0, 32767] },
    { name: "partitionIds", type: "int32", array: true, versions: [0, 32767] },
  ],
};

/** The shape of TransactionLogValue. */
export const transactionLogValueShape: Shape = {
  name: "TransactionLogValue",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "producerId", type: "int64", versions: [0, 32767] },
    {
      name: "previousProducerId",
      type: "int64",
      versions: [1, 32767],
      tagged: [1, 32767],
      default: -1n,
    },
    {
      name: "nextProducerId",
      type: "int64",
      versions: [1, 32767],
      tagged: [1, 32767],
      default: -1n,
    },
    { name: "producerEpoch", type: "int16", versions: [0, 32767] },
    {
      name: "nextProducerEpoch",
      type: "int16",
      versions: [1, 32767],
      tagged: [1, 32767],
      default: -1,
    },
    { name: "transactionTimeoutMs", type: "int32", versions: [0, 32767] },
    { name: "transactionStatus", type: "int8", versions: [0, 32767] },
    {
      name: "transactionPartitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      struct: transactionLogValuePartitionsSchemaShape,
    },
    { name: "transactionLastUpdateTimestampMs", type: "int64", versions: [0, 32767] },
    { name: "transactionStartTimestampMs", type: "int64", versions: [0, 32767] },
    { name: "clientTransactionVersion", type: "int16", versions: [1, 32767], tagged: [1, 32767] },
  ],
};
