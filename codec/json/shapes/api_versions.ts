// Generated from schemas/clients/ApiVersions{Request,Response}.json. Do not edit.

/**
 * How ApiVersions looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

/** The shape of ApiVersionsRequest. */
export const apiVersionsRequestShape: Shape = {
  name: "ApiVersionsRequest",
  minVersion: 0,
  maxVersion: 5,
  fields: [
    { name: "clientSoftwareName", type: "string", versions: [3, 32767], ignorable: true },
    { name: "clientSoftwareVersion", type: "string", versions: [3, 32767], ignorable: true },
    {
      name: "clusterId",
      type: "string",
      versions: [5, 32767],
      nullable: [5, 32767],
      default: null,
      ignorable: true,
    },
    { name: "nodeId", type: "int32", versions: [5, 32767], default: -1, ignorable: true },
  ],
};

const apiVersionsResponseApiVersionShape: StructShape = {
  fields: [
    { name: "apiKey", type: "int16", versions: [0, 32767] },
    { name: "minVersion", type: "int16", versions: [0, 32767] },
    { name: "maxVersion", type: "int16", versions: [0, 32767] },
  ],
};

const apiVersionsResponseSupportedFeatureKeyShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [3, 32767] },
    { name: "minVersion", type: "int16", versions: [3, 32767] },
    { name: "maxVersion", type: "int16", versions: [3, 32767] },
  ],
};

const apiVersionsResponseFinalizedFeatureKeyShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [3, 32767] },
    { name: "maxVersionLevel", type: "int16", versions: [3, 32767] },
    { name: "minVersionLevel", type: "int16", versions: [3, 32767] },
  ],
};

/** The shape of ApiVersionsResponse. */
export const apiVersionsResponseShape: Shape = {
  name: "ApiVersionsResponse",
  minVersion: 0,
  maxVersion: 5,
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "apiKeys",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: apiVersionsResponseApiVersionShape,
    },
    { name: "throttleTimeMs", type: "int32", versions: [1, 32767], ignorable: true },
    {
      name: "supportedFeatures",
      type: "struct",
      array: true,
      versions: [3, 32767],
      tagged: [3, 32767],
      ignorable: true,
      struct: apiVersionsResponseSupportedFeatureKeyShape,
    },
    {
      name: "finalizedFeaturesEpoch",
      type: "int64",
      versions: [3, 32767],
      tagged: [3, 32767],
      default: -1n,
      ignorable: true,
    },
    {
      name: "finalizedFeatures",
      type: "struct",
      array: true,
      versions: [3, 32767],
      tagged: [3, 32767],
      ignorable: true,
      struct: apiVersionsResponseFinalizedFeatureKeyShape,
    },
    {
      name: "zkMigrationReady",
      type: "bool",
      versions: [3, 32767],
      tagged: [3, 32767],
      ignorable: true,
    },
  ],
};
