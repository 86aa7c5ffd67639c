// Generated from schemas/clients/ElectLeaders{Request,Response}.json. Do not edit.

/**
 * How ElectLeaders looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const electLeadersRequestTopicPartitionsShape: StructShape = {
  fields: [
    { name: "topic", type: "string", versions: [0, 32767] },
    { name: "partitions", type: "int32", array: true, versions: [0, 32767] },
  ],
};

/** The shape of ElectLeadersRequest. */
export const electLeadersRequestShape: Shape = {
  name: "ElectLeadersRequest",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "electionType", type: "int8", versions: [1, 32767] },
    {
      name: "topicPartitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      struct: electLeadersRequestTopicPartitionsShape,
    },
    { name: "timeoutMs", type: "int32", versions: [0, 32767], default: 60000 },
  ],
};

const electLeadersResponsePartitionResultShape: StructShape = {
  fields: [
    { name: "partitionId", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
  ],
};

const electLeadersResponseReplicaElectionResultShape: StructShape = {
  fields: [
    { name: "topic", type: "string", versions: [0, 32767] },
    {
      name: "partitionResult",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: electLeadersResponsePartitionResultShape,
    },
  ],
};

/** The shape of ElectLeadersResponse. */
export const electLeadersResponseShape: Shape = {
  name: "ElectLeadersResponse",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [1, 32767] },
    {
      name: "replicaElectionResults",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: electLeadersResponseReplicaElectionResultShape,
    },
  ],
};
