// Generated from schemas/clients/CreateTopics{Request,Response}.json. Do not edit.

/**
 * How CreateTopics looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const createTopicsRequestCreatableReplicaAssignmentShape: StructShape = {
  fields: [
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
    { name: "brokerIds", type: "int32", array: true, versions: [0, 32767] },
  ],
};

const createTopicsRequestCreatableTopicConfigShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "value", type: "string", versions: [0, 32767], nullable: [0, 32767] },
  ],
};

const createTopicsRequestCreatableTopicShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "numPartitions", type: "int32", versions: [0, 32767] },
    { name: "replicationFactor", type: "int16", versions: [0, 32767] },
    {
      name: "assignments",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: createTopicsRequestCreatableReplicaAssignmentShape,
    },
    {
      name: "configs",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: createTopicsRequestCreatableTopicConfigShape,
    },
  ],
};

/** The shape of CreateTopicsRequest. */
export const createTopicsRequestShape: Shape = {
  name: "CreateTopicsRequest",
  minVersion: 0,
  maxVersion: 7,
  fields: [
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: createTopicsRequestCreatableTopicShape,
    },
    { name: "timeoutMs", type: "int32", versions: [0, 32767], default: 60000 },
    { name: "validateOnly", type: "bool", versions: [1, 32767] },
  ],
};

const createTopicsResponseCreatableTopicConfigsShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [5, 32767] },
    { name: "value", type: "string", versions: [5, 32767], nullable: [5, 32767] },
    { name: "readOnly", type: "bool", versions: [5, 32767] },
    { name: "configSource", type: "int8", versions: [5, 32767], default: -1, ignorable: true },
    { name: "isSensitive", type: "bool", versions: [5, 32767] },
  ],
};

const createTopicsResponseCreatableTopicResultShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "topicId", type: "uuid", versions: [7, 32767], ignorable: true },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "errorMessage",
      type: "string",
      versions: [1, 32767],
      nullable: [0, 32767],
      ignorable: true,
    },
    {
      name: "topicConfigErrorCode",
      type: "int16",
      versions: [5, 32767],
      tagged: [5, 32767],
      ignorable: true,
    },
    { name: "numPartitions", type: "int32", versions: [5, 32767], default: -1, ignorable: true },
    {
      name: "replicationFactor",
      type: "int16",
      versions: [5, 32767],
      default: -1,
      ignorable: true,
    },
    {
      name: "configs",
      type: "struct",
      array: true,
      versions: [5, 32767],
      nullable: [5, 32767],
      ignorable: true,
      struct: createTopicsResponseCreatableTopicConfigsShape,
    },
  ],
};

/** The shape of CreateTopicsResponse. */
export const createTopicsResponseShape: Shape = {
  name: "CreateTopicsResponse",
  minVersion: 0,
  maxVersion: 7,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [2, 32767], ignorable: true },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: createTopicsResponseCreatableTopicResultShape,
    },
  ],
};
