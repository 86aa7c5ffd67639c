// Generated from schemas/clients/DeleteTopics{Request,Response}.json. Do not edit.

/**
 * How DeleteTopics looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const deleteTopicsRequestDeleteTopicStateShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [6, 32767], nullable: [6, 32767], default: null },
    { name: "topicId", type: "uuid", versions: [6, 32767] },
  ],
};

/** The shape of DeleteTopicsRequest. */
export const deleteTopicsRequestShape: Shape = {
  name: "DeleteTopicsRequest",
  minVersion: 0,
  maxVersion: 6,
  fields: [
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [6, 32767],
      struct: deleteTopicsRequestDeleteTopicStateShape,
    },
    { name: "topicNames", type: "string", array: true, versions: [0, 5], ignorable: true },
    { name: "timeoutMs", type: "int32", versions: [0, 32767] },
  ],
};

const deleteTopicsResponseDeletableTopicResultShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767], nullable: [6, 32767] },
    { name: "topicId", type: "uuid", versions: [6, 32767], ignorable: true },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "errorMessage",
      type: "string",
      versions: [5, 32767],
      nullable: [5, 32767],
      default: null,
      ignorable: true,
    },
  ],
};

/** The shape of DeleteTopicsResponse. */
export const deleteTopicsResponseShape: Shape = {
  name: "DeleteTopicsResponse",
  minVersion: 0,
  maxVersion: 6,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [1, 32767], ignorable: true },
    {
      name: "responses",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: deleteTopicsResponseDeletableTopicResultShape,
    },
  ],
};
