// Generated from schemas/clients/UpdateFeatures{Request,Response}.json. Do not edit.

/**
 * How UpdateFeatures looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const updateFeaturesRequestFeatureUpdateKeyShape: StructShape = {
  fields: [
    { name: "feature", type: "string", versions: [0, 32767] },
    { name: "maxVersionLevel", type: "int16", versions: [0, 32767] },
    { name: "allowDowngrade", type: "bool", versions: [0, 0] },
    { name: "upgradeType", type: "int8", versions: [1, 32767], default: 1 },
  ],
};

/** The shape of UpdateFeaturesRequest. */
export const updateFeaturesRequestShape: Shape = {
  name: "UpdateFeaturesRequest",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "timeoutMs", type: "int32", versions: [0, 32767], default: 60000 },
    {
      name: "featureUpdates",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: updateFeaturesRequestFeatureUpdateKeyShape,
    },
    { name: "validateOnly", type: "bool", versions: [1, 32767] },
  ],
};

const updateFeaturesResponseUpdatableFeatureResultShape: StructShape = {
  fields: [
    { name: "feature", type: "string", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
  ],
};

/** The shape of UpdateFeaturesResponse. */
export const updateFeaturesResponseShape: Shape = {
  name: "UpdateFeaturesResponse",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    {
      name: "results",
      type: "struct",
      array: true,
      versions: [0, 1],
      ignorable: true,
      struct: updateFeaturesResponseUpdatableFeatureResultShape,
    },
  ],
};
