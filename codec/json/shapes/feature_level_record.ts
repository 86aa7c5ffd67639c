// Generated from schemas/metadata/FeatureLevelRecord.json. Do not edit.

/**
 * How FeatureLevelRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of FeatureLevelRecord. */
export const featureLevelRecordShape: Shape = {
  name: "FeatureLevelRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "featureLevel", type: "int16", versions: [0, 32767] },
  ],
};
