// Generated from schemas/clients/LeaderAndIsr{Request,Response}.json. Do not edit.

/**
 * How LeaderAndIsr looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const leaderAndIsrRequestPartitionStateShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 1], ignorable: true },
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "controllerEpoch", type: "int32", versions: [0, 32767] },
    { name: "leader", type: "int32", versions: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767] },
    { name: "isr", type: "int32", array: true, versions: [0, 32767] },
    { name: "partitionEpoch", type: "int32", versions: [0, 32767] },
    { name: "replicas", type: "int32", array: true, versions: [0, 32767] },
    { name: "addingReplicas", type: "int32", array: true, versions: [3, 32767], ignorable: true },
    { name: "removingReplicas", type: "int32", array: true, versions: [3, 32767], ignorable: true },
    { name: "isNew", type: "bool", versions: [1, 32767], ignorable: true },
    { name: "leaderRecoveryState", type: "int8", versions: [6, 32767] },
  ],
};

const leaderAndIsrRequestTopicStateShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [2, 32767] },
    { name: "topicId", type: "uuid", versions: [5, 32767], ignorable: true },
    {
      name: "partitionStates",
      type: "struct",
      array: true,
      versions: [2, 32767],
      struct: leaderAndIsrRequestPartitionStateShape,
    },
  ],
};

const leaderAndIsrRequestLiveLeaderShape: StructShape = {
  fields: [
    { name: "brokerId", type: "int32", versions: [0, 32767] },
    { name: "hostName", type: "string", versions: [0, 32767] },
    { name: "port", type: "int32", versions: [0, 32767] },
  ],
};

/** The shape of LeaderAndIsrRequest. */
export const leaderAndIsrRequestShape: Shape = {
  name: "LeaderAndIsrRequest",
  minVersion: 0,
  maxVersion: 7,
  fields: [
    { name: "controllerId", type: "int32", versions: [0, 32767] },
    { name: "isKRaftController", type: "bool", versions: [7, 32767] },
    { name: "controllerEpoch", type: "int32", versions: [0, 32767] },
    { name: "brokerEpoch", type: "int64", versions: [2, 32767], default: -1n, ignorable: true },
    { name: "type", type: "int8", versions: [5, 32767] },
    {
      name: "ungroupedPartitionStates",
      type: "struct",
      array: true,
      versions: [0, 1],
      struct: leaderAndIsrRequestPartitionStateShape,
    },
    {
      name: "topicStates",
      type: "struct",
      array: true,
      versions: [2, 32767],
      struct: leaderAndIsrRequestTopicStateShape,
    },
    {
      name: "liveLeaders",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: leaderAndIsrRequestLiveLeaderShape,
    },
  ],
};

const leaderAndIsrResponsePartitionErrorShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 4], ignorable: true },
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
  ],
};

const leaderAndIsrResponseTopicErrorShape: StructShape = {
  fields: [
    { name: "topicId", type: "uuid", versions: [5, 32767] },
    {
      name: "partitionErrors",
      type: "struct",
      array: true,
      versions: [5, 32767],
      struct: leaderAndIsrResponsePartitionErrorShape,
    },
  ],
};

/** The shape of LeaderAndIsrResponse. */
export const leaderAndIsrResponseShape: Shape = {
  name: "LeaderAndIsrResponse",
  minVersion: 0,
  maxVersion: 7,
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "partitionErrors",
      type: "struct",
      array: true,
      versions: [0, 4],
      struct: leaderAndIsrResponsePartitionErrorShape,
    },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [5, 32767],
      struct: leaderAndIsrResponseTopicErrorShape,
    },
  ],
};
