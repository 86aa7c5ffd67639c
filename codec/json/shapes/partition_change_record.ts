// Generated from schemas/metadata/PartitionChangeRecord.json. Do not edit.

/**
 * How PartitionChangeRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of PartitionChangeRecord. */
export const partitionChangeRecordShape: Shape = {
  name: "PartitionChangeRecord",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "partitionId", type: "int32", versions: [0, 32767], default: -1 },
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    {
      name: "isr",
      type: "int32",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      tagged: [0, 32767],
      default: null,
    },
    { name: "leader", type: "int32", versions: [0, 32767], tagged: [0, 32767], default: -2 },
    {
      name: "replicas",
      type: "int32",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      tagged: [0, 32767],
      default: null,
    },
    {
      name: "removingReplicas",
      type: "int32",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      tagged: [0, 32767],
      default: null,
    },
    {
      name: "addingReplicas",
      type: "int32",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      tagged: [0, 32767],
      default: null,
    },
    {
      name: "leaderRecoveryState",
      type: "int8",
      versions: [0, 32767],
      tagged: [0, 32767],
      default: -1,
    },
    {
      name: "directories",
      type: "uuid",
      array: true,
      versions: [1, 32767],
      nullable: [1, 32767],
      tagged: [1, 32767],
      default: null,
    },
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
