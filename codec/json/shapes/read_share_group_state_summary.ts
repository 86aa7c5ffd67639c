// Generated from schemas/clients/ReadShareGroupStateSummary{Request,Response}.json. Do not edit.

/**
 * How ReadShareGroupStateSummary looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const readShareGroupStateSummaryRequestPartitionDataShape: StructShape = {
  fields: [
    { name: "partition", type: "int32", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
  ],
};

const readShareGroupStateSummaryRequestReadStateSummaryDataShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: readShareGroupStateSummaryRequestPartitionDataShape,
    },
  ],
};

/** The shape of ReadShareGroupStateSummaryRequest. */
export const readShareGroupStateSummaryRequestShape: Shape = {
  name: "ReadShareGroupStateSummaryRequest",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: readShareGroupStateSummaryRequestReadStateSummaryDataShape,
    },
  ],
};

const readShareGroupStateSummaryResponsePartitionResultShape: StructShape = {
  fields: [
    { name: "partition", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "errorMessage",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    { name: "stateEpoch", type: "int32", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
    { name: "startOffset", type: "int64", versions: [0, 32767] },
    {
      name: "deliveryCompleteCount",
      type: "int32",
      versions: [1, 32767],
      default: -1,
      ignorable: true,
    },
  ],
};

const readShareGroupStateSummaryResponseReadStateSummaryResultShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: readShareGroupStateSummaryResponsePartitionResultShape,
    },
  ],
};

/** The shape of ReadShareGroupStateSummaryResponse. */
export const readShareGroupStateSummaryResponseShape: Shape = {
  name: "ReadShareGroupStateSummaryResponse",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    {
      name: "results",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: readShareGroupStateSummaryResponseReadStateSummaryResultShape,
    },
  ],
};
