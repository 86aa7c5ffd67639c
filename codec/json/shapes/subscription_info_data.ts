// Generated from schemas/streams/SubscriptionInfoData.json. Do not edit.

/**
 * How SubscriptionInfoData looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const subscriptionInfoDataTaskIdShape: StructShape = {
  fields: [
    { name: "topicGroupId", type: "int32", versions: [1, 6] },
    { name: "partition", type: "int32", versions: [1, 6] },
  ],
};

const subscriptionInfoDataPartitionToOffsetSumShape: StructShape = {
  fields: [
    { name: "partition", type: "int32", versions: [7, 9] },
    { name: "offsetSum", type: "int64", versions: [7, 9] },
  ],
};

const subscriptionInfoDataTaskOffsetSumShape: StructShape = {
  fields: [
    { name: "topicGroupId", type: "int32", versions: [7, 32767] },
    { name: "partition", type: "int32", versions: [10, 32767] },
    { name: "offsetSum", type: "int64", versions: [10, 32767] },
    { name: "namedTopology", type: "string", versions: [10, 32767], nullable: [10, 32767] },
    {
      name: "partitionToOffsetSum",
      type: "struct",
      array: true,
      versions: [7, 9],
      struct: subscriptionInfoDataPartitionToOffsetSumShape,
    },
  ],
};

const subscriptionInfoDataClientTagShape: StructShape = {
  fields: [
    { name: "key", type: "bytes", versions: [11, 32767] },
    { name: "value", type: "bytes", versions: [11, 32767] },
  ],
};

/** The shape of SubscriptionInfoData. */
export const subscriptionInfoDataShape: Shape = {
  name: "SubscriptionInfoData",
  minVersion: 1,
  maxVersion: 11,
  fields: [
    { name: "version", type: "int32", versions: [1, 32767] },
    { name: "latestSupportedVersion", type: "int32", versions: [3, 32767], default: -1 },
    { name: "processId", type: "uuid", versions: [1, 32767] },
    {
      name: "prevTasks",
      type: "struct",
      array: true,
      versions: [1, 6],
      struct: subscriptionInfoDataTaskIdShape,
    },
    {
      name: "standbyTasks",
      type: "struct",
      array: true,
      versions: [1, 6],
      struct: subscriptionInfoDataTaskIdShape,
    },
    { name: "userEndPoint", type: "bytes", versions: [2, 32767] },
    {
      name: "taskOffsetSums",
      type: "struct",
      array: true,
      versions: [7, 32767],
      struct: subscriptionInfoDataTaskOffsetSumShape,
    },
    { name: "uniqueField", type: "int8", versions: [8, 32767] },
    { name: "errorCode", type: "int32", versions: [9, 32767] },
    {
      name: "clientTags",
      type: "struct",
      array: true,
      versions: [11, 32767],
      struct: subscriptionInfoDataClientTagShape,
    },
  ],
};
