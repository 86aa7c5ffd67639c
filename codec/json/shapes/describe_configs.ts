// Generated from schemas/clients/DescribeConfigs{Request,Response}.json. Do not edit.

/**
 * How DescribeConfigs looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const describeConfigsRequestResourceShape: StructShape = {
  fields: [
    { name: "resourceType", type: "int8", versions: [0, 32767] },
    { name: "resourceName", type: "string", versions: [0, 32767] },
    {
      name: "configurationKeys",
      type: "string",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
    },
  ],
};

/** The shape of DescribeConfigsRequest. */
export const describeConfigsRequestShape: Shape = {
  name: "DescribeConfigsRequest",
  minVersion: 0,
  maxVersion: 4,
  fields: [
    {
      name: "resources",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeConfigsRequestResourceShape,
    },
    { name: "includeSynonyms", type: "bool", versions: [1, 32767] },
    { name: "includeDocumentation", type: "bool", versions: [3, 32767] },
  ],
};

const describeConfigsResponseSynonymShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [1, 32767] },
    { name: "value", type: "string", versions: [1, 32767], nullable: [0, 32767] },
    { name: "source", type: "int8", versions: [1, 32767] },
  ],
};

const describeConfigsResponseResourceResultShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "value", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "readOnly", type: "bool", versions: [0, 32767] },
    { name: "isDefault", type: "bool", versions: [0, 0] },
    { name: "configSource", type: "int8", versions: [1, 32767], default: -1, ignorable: true },
    { name: "isSensitive", type: "bool", versions: [0, 32767] },
    {
      name: "synonyms",
      type: "struct",
      array: true,
      versions: [1, 32767],
      ignorable: true,
      struct: describeConfigsResponseSynonymShape,
    },
    { name: "configType", type: "int8", versions: [3, 32767], ignorable: true },
    {
      name: "documentation",
      type: "string",
      versions: [3, 32767],
      nullable: [0, 32767],
      ignorable: true,
    },
  ],
};

const describeConfigsResponseResultShape: StructShape = {
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "resourceType", type: "int8", versions: [0, 32767] },
    { name: "resourceName", type: "string", versions: [0, 32767] },
    {
      name: "configs",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeConfigsResponseResourceResultShape,
    },
  ],
};

/** The shape of DescribeConfigsResponse. */
export const describeConfigsResponseShape: Shape = {
  name: "DescribeConfigsResponse",
  minVersion: 0,
  maxVersion: 4,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    {
      name: "results",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeConfigsResponseResultShape,
    },
  ],
};
