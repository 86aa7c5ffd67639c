// Generated from schemas/clients/TxnOffsetCommit{Request,Response}.json. Do not edit.

/**
 * How TxnOffsetCommit looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const txnOffsetCommitRequestPartitionShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "committedOffset", type: "int64", versions: [0, 32767] },
    {
      name: "committedLeaderEpoch",
      type: "int32",
      versions: [2, 32767],
      default: -1,
      ignorable: true,
    },
    { name: "committedMetadata", type: "string", versions: [0, 32767], nullable: [0, 32767] },
  ],
};

const txnOffsetCommitRequestTopicShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 5], ignorable: true },
    { name: "topicId", type: "uuid", versions: [6, 32767], ignorable: true },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: txnOffsetCommitRequestPartitionShape,
    },
  ],
};

/** The shape of TxnOffsetCommitRequest. */
export const txnOffsetCommitRequestShape: Shape = {
  name: "TxnOffsetCommitRequest",
  minVersion: 0,
  maxVersion: 6,
  fields: [
    { name: "transactionalId", type: "string", versions: [0, 32767] },
    { name: "groupId", type: "string", versions: [0, 32767] },
    { name: "producerId", type: "int64", versions: [0, 32767] },
    { name: "producerEpoch", type: "int16", versions: [0, 32767] },
    { name: "generationIdOrMemberEpoch", type: "int32", versions: [3, 32767], default: -1 },
    { name: "memberId", type: "string", versions: [3, 32767] },
    {
      name: "groupInstanceId",
      type: "string",
      versions: [3, 32767],
      nullable: [3, 32767],
      default: null,
    },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: txnOffsetCommitRequestTopicShape,
    },
  ],
};

const txnOffsetCommitResponsePartitionShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
  ],
};

const txnOffsetCommitResponseTopicShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 5], ignorable: true },
    { name: "topicId", type: "uuid", versions: [6, 32767], ignorable: true },
    {
      name: "partitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: txnOffsetCommitResponsePartitionShape,
    },
  ],
};

/** The shape of TxnOffsetCommitResponse. */
export const txnOffsetCommitResponseShape: Shape = {
  name: "TxnOffsetCommitResponse",
  minVersion: 0,
  maxVersion: 6,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: txnOffsetCommitResponseTopicShape,
    },
  ],
};
