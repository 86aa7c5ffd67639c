// Generated from schemas/group/StreamsGroupTopologyKey.json. Do not edit.

/**
 * How StreamsGroupTopologyKey looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of StreamsGroupTopologyKey. */
export const streamsGroupTopologyKeyShape: Shape = {
  name: "StreamsGroupTopologyKey",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "groupId", type: "string", versions: [0, 0] },
  ],
};
