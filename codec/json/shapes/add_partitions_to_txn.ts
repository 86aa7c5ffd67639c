// Generated from schemas/clients/AddPartitionsToTxn{Request,Response}.json. Do not edit.

/**
 * How AddPartitionsToTxn looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const addPartitionsToTxnRequestTopicShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

const addPartitionsToTxnRequestTransactionShape: StructShape = {
  fields: [
    { name: "transactionalId", type: "string", versions: [4, 32767] },
    { name: "producerId", type: "int64", versions: [4, 32767] },
    { name: "producerEpoch", type: "int16", versions: [4, 32767] },
    { name: "verifyOnly", type: "bool", versions: [4, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [4, 32767],
      struct: addPartitionsToTxnRequestTopicShape,
    },
  ],
};

/** The shape of AddPartitionsToTxnRequest. */
export const addPartitionsToTxnRequestShape: Shape = {
  name: "AddPartitionsToTxnRequest",
  minVersion: 0,
  maxVersion: 5,
  fields: [
    {
      name: "transactions",
      type: "struct",
      array: true,
      versions: [4, 32767],
      struct: addPartitionsToTxnRequestTransactionShape,
    },
    { name: "v3AndBelowTransactionalId", type: "string", versions: [0, 3] },
    { name: "v3AndBelowProducerId", type: "int64", versions: [0, 3] },
    { name: "v3AndBelowProducerEpoch", type: "int16", versions: [0, 3] },
    {
      name: "v3AndBelowTopics",
      type: "struct",
      array: true,
      versions: [0, 3],
      struct: addPartitionsToTxnRequestTopicShape,
    },
  ],
};

const addPartitionsToTxnResponsePartitionResultShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "partitionErrorCode", type: "int16", versions: [0, 32767] },
  ],
};

const addPartitionsToTxnResponseTopicResultShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    {
      name: "resultsByPartition",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: addPartitionsToTxnResponsePartitionResultShape,
    },
  ],
};

const addPartitionsToTxnResponseResultShape: StructShape = {
  fields: [
    { name: "transactionalId", type: "string", versions: [4, 32767] },
    {
      name: "topicResults",
      type: "struct",
      array: true,
      versions: [4, 32767],
      struct: addPartitionsToTxnResponseTopicResultShape,
    },
  ],
};

/** The shape of AddPartitionsToTxnResponse. */
export const addPartitionsToTxnResponseShape: Shape = {
  name: "AddPartitionsToTxnResponse",
  minVersion: 0,
  maxVersion: 5,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [4, 32767], ignorable: true },
    {
      name: "resultsByTransaction",
      type: "struct",
      array: true,
      versions: [4, 32767],
      struct: addPartitionsToTxnResponseResultShape,
    },
    {
      name: "resultsByTopicV3AndBelow",
      type: "struct",
      array: true,
      versions: [0, 3],
      struct: addPartitionsToTxnResponseTopicResultShape,
    },
  ],
};
