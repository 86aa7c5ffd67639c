// Generated from schemas/clients/DescribeLogDirs{Request,Response}.json. Do not edit.

/**
 * How DescribeLogDirs looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const describeLogDirsRequestDescribableLogDirTopicShape: StructShape = {
  fields: [
    { name: "topic", type: "string", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

/** The shape of DescribeLogDirsRequest. */
export const describeLogDirsRequestShape: Shape = {
  name: "DescribeLogDirsRequest",
  minVersion: 0,
  maxVersion: 5,
  fields: [
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      struct: describeLogDirsRequestDescribableLogDirTopicShape,
    },
  ],
};

const describeLogDirsResponsePartitionShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "partitionSize", type: "int64", versions: [0, 32767] },
    { name: "offsetLag", type: "int64", versions: [0, 32767] },
    { name: "isFutureKey", type: "bool", versions: [0, 32767] },
  ],
};

const describeLogDirsResponseTopicShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeLogDirsResponsePartitionShape,
    },
  ],
};

const describeLogDirsResponseResultShape: StructShape = {
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "logDir", type: "string", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeLogDirsResponseTopicShape,
    },
    { name: "totalBytes", type: "int64", versions: [4, 32767], default: -1n, ignorable: true },
    { name: "usableBytes", type: "int64", versions: [4, 32767], default: -1n, ignorable: true },
    { name: "isCordoned", type: "bool", versions: [5, 32767], ignorable: true },
  ],
};

/** The shape of DescribeLogDirsResponse. */
export const describeLogDirsResponseShape: Shape = {
  name: "DescribeLogDirsResponse",
  minVersion: 0,
  maxVersion: 5,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [3, 32767], ignorable: true },
    {
      name: "results",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeLogDirsResponseResultShape,
    },
  ],
};
