// Generated from schemas/metadata/PartitionRecord.json. Do not edit.

/**
 * How PartitionRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of PartitionRecord. */
export const partitionRecordShape: Shape = {
  name: "PartitionRecord",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "partitionId", type: "int32", versions: [0, 32767], default: -1 },
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    { name: "replicas", type: "int32", array: true, versions: [0, 32767] },
    { name: "isr", type: "int32", array: true, versions: [0, 32767] },
    { name: "removingReplicas", type: "int32", array: true, versions: [0, 32767] },
    { name: "addingReplicas", type: "int32", array: true, versions: [0, 32767] },
    { name: "leader", type: "int32", versions: [0, 32767], default: -1 },
    { name: "leaderRecoveryState", type: "int8", versions: [0, 32767], tagged: [0, 32767] },
    { name: "leaderEpoch", type: "int32", versions: [0, 32767], default: -1 },
    { name: "partitionEpoch", type: "int32", versions: [0, 32767], default: -1 },
    { name: "directories", type: "uuid", array: true, versions: [1, 32767] },
    {
      name: "eligibleLeaderReplicas",
      type: "int32",
      array: true,
      versions: [2, 32767],
      nullable: [2, 32767],
      tagged: [2, 32767],
      default: null,
    },
    {
      name: "lastKnownElr",
      type: "int32",
      array: true,
      versions: [2, 32767],
      nullable: [2, 32767],
      tagged: [2, 32767],
      default: null,
    },
  ],
};
