// Generated from schemas/group/StreamsGroupMetadataKey.json. Do not edit.

/**
 * How StreamsGroupMetadataKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of StreamsGroupMetadataKey. */
export const streamsGroupMetadataKeyShape: Shape = {
  name: "StreamsGroupMetadataKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
  ],
};
