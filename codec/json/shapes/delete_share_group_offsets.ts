// Generated from schemas/clients/DeleteShareGroupOffsets{Request,Response}.json. Do not edit.

/**
 * How DeleteShareGroupOffsets looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const deleteShareGroupOffsetsRequestTopicShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 32767] },
  ],
};

/** The shape of DeleteShareGroupOffsetsRequest. */
export const deleteShareGroupOffsetsRequestShape: Shape = {
  name: "DeleteShareGroupOffsetsRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 32767] },
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: deleteShareGroupOffsetsRequestTopicShape,
    },
  ],
};

const deleteShareGroupOffsetsResponseTopicShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 32767] },
    { name: "topicId", type: "uuid", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "errorMessage",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
  ],
};

/** The shape of DeleteShareGroupOffsetsResponse. */
export const deleteShareGroupOffsetsResponseShape: Shape = {
  name: "DeleteShareGroupOffsetsResponse",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "errorMessage",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    {
      name: "responses",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: deleteShareGroupOffsetsResponseTopicShape,
    },
  ],
};
