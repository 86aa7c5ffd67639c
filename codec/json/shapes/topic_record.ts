// Generated from schemas/metadata/TopicRecord.json. Do not edit.

/**
 * How TopicRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of TopicRecord. */
export const topicRecordShape: Shape = {
  name: "TopicRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "topicId", type: "uuid", versions: [0, 32767] },
  ],
};
