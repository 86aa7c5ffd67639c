// Generated from schemas/clients/AlterPartition{Request,Response}.json. Do not edit.

/**
 * How AlterPartition looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const alterPartitionRequestBrokerStateShape: StructShape = {
  fields: [
    { name: "brokerId", type: "int32", versions: [3, 32767] },
    { name: "brokerEpoch", type: "int64", versions: [3, 32767], default: -1n },
  ],
};

const alterPartitionRequestPartitionDataShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
    { name: "newIsr", type: "int32", array: true, versions: [0, 2] },
    {
      name: "newIsrWithEpochs",
      type: "struct",
      array: true,
      versions: [3, 32767],
      struct: alterPartitionRequestBrokerStateShape,
    },
    { name: "leaderRecoveryState", type: "int8", versions: [1, 32767] },
    { name: "partitionEpoch", type: "int32", versions: [0, 32767] },
  ],
};

const alterPartitionRequestTopicDataShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 1], ignorable: true },
    { name: "topicId", type: "uuid", versions: [2, 32767], ignorable: true },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterPartitionRequestPartitionDataShape,
    },
  ],
};

/** The shape of AlterPartitionRequest. */
export const alterPartitionRequestShape: Shape = {
  name: "AlterPartitionRequest",
  minVersion: 0,
  maxVersion: 3,
  fields: [
    { name: "brokerId", type: "int32", versions: [0, 32767] },
    { name: "brokerEpoch", type: "int64", versions: [0, 32767], default: -1n },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterPartitionRequestTopicDataShape,
    },
  ],
};

const alterPartitionResponsePartitionDataShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "leaderId", type: "int32", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
    { name: "isr", type: "int32", array: true, versions: [0, 32767] },
    { name: "leaderRecoveryState", type: "int8", versions: [1, 32767], ignorable: true },
    { name: "partitionEpoch", type: "int32", versions: [0, 32767] },
  ],
};

const alterPartitionResponseTopicDataShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 1], ignorable: true },
    { name: "topicId", type: "uuid", versions: [2, 32767], ignorable: true },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterPartitionResponsePartitionDataShape,
    },
  ],
};

/** The shape of AlterPartitionResponse. */
export const alterPartitionResponseShape: Shape = {
  name: "AlterPartitionResponse",
  minVersion: 0,
  maxVersion: 3,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterPartitionResponseTopicDataShape,
    },
  ],
};
