// Generated from schemas/clients/DescribeProducers{Request,Response}.json. Do not edit.

/**
 * How DescribeProducers looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const describeProducersRequestTopicRequestShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "partitionIndexes", type: "int32", array: true, versions: [0, 32767] },
  ],
};

/** The shape of DescribeProducersRequest. */
export const describeProducersRequestShape: Shape = {
  name: "DescribeProducersRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeProducersRequestTopicRequestShape,
    },
  ],
};

const describeProducersResponseProducerStateShape: StructShape = {
  fields: [
    { name: "producerId", type: "int64", versions: [0, 32767] },
    { name: "producerEpoch", type: "int32", versions: [0, 32767] },
    { name: "lastSequence", type: "int32", versions: [0, 32767], default: -1 },
    { name: "lastTimestamp", type: "int64", versions: [0, 32767], default: -1n },
    { name: "coordinatorEpoch", type: "int32", versions: [0, 32767] },
    { name: "currentTxnStartOffset", type: "int64", versions: [0, 32767], default: -1n },
  ],
};

const describeProducersResponsePartitionResponseShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "errorMessage",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    {
      name: "activeProducers",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeProducersResponseProducerStateShape,
    },
  ],
};

const describeProducersResponseTopicResponseShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeProducersResponsePartitionResponseShape,
    },
  ],
};

/** The shape of DescribeProducersResponse. */
export const describeProducersResponseShape: Shape = {
  name: "DescribeProducersResponse",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeProducersResponseTopicResponseShape,
    },
  ],
};
