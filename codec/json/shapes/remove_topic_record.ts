// Generated from schemas/metadata/RemoveTopicRecord.json. Do not edit.

/**
 * How RemoveTopicRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of RemoveTopicRecord. */
export const removeTopicRecordShape: Shape = {
  name: "RemoveTopicRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "topicId", type: "uuid", versions: [0, 32767] },
  ],
};
