// Generated from schemas/clients/WriteTxnMarkers{Request,Response}.json. Do not edit.

/**
 * How WriteTxnMarkers looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const writeTxnMarkersRequestWritableTxnMarkerTopicShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "partitionIndexes", type: "int32", array: true, versions: [0, 32767] },
  ],
};

const writeTxnMarkersRequestWritableTxnMarkerShape: StructShape = {
  fields: [
    { name: "producerId", type: "int64", versions: [0, 32767] },
    { name: "producerEpoch", type: "int16", versions: [0, 32767] },
    { name: "transactionResult", type: "bool", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: writeTxnMarkersRequestWritableTxnMarkerTopicShape,
    },
    { name: "coordinatorEpoch", type: "int32", versions: [0, 32767] },
    { name: "transactionVersion", type: "int8", versions: [2, 32767], ignorable: true },
  ],
};

/** The shape of WriteTxnMarkersRequest. */
export const writeTxnMarkersRequestShape: Shape = {
  name: "WriteTxnMarkersRequest",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    {
      name: "markers",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: writeTxnMarkersRequestWritableTxnMarkerShape,
    },
  ],
};

const writeTxnMarkersResponseWritableTxnMarkerPartitionResultShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
  ],
};

const writeTxnMarkersResponseWritableTxnMarkerTopicResultShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: writeTxnMarkersResponseWritableTxnMarkerPartitionResultShape,
    },
  ],
};

const writeTxnMarkersResponseWritableTxnMarkerResultShape: StructShape = {
  fields: [
    { name: "producerId", type: "int64", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: writeTxnMarkersResponseWritableTxnMarkerTopicResultShape,
    },
  ],
};

/** The shape of WriteTxnMarkersResponse. */
export const writeTxnMarkersResponseShape: Shape = {
  name: "WriteTxnMarkersResponse",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    {
      name: "markers",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: writeTxnMarkersResponseWritableTxnMarkerResultShape,
    },
  ],
};
