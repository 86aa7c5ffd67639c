// Generated from schemas/clients/DescribeClientQuotas{Request,Response}.json. Do not edit.

/**
 * How DescribeClientQuotas looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const describeClientQuotasRequestComponentDataShape: StructShape = {
  fields: [
    { name: "entityType", type: "string", versions: [0, 32767] },
    { name: "matchType", type: "int8", versions: [0, 32767] },
    { name: "match", type: "string", versions: [0, 32767], nullable: [0, 32767] },
  ],
};

/** The shape of DescribeClientQuotasRequest. */
export const describeClientQuotasRequestShape: Shape = {
  name: "DescribeClientQuotasRequest",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    {
      name: "components",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeClientQuotasRequestComponentDataShape,
    },
    { name: "strict", type: "bool", versions: [0, 32767] },
  ],
};

const describeClientQuotasResponseEntityDataShape: StructShape = {
  fields: [
    { name: "entityType", type: "string", versions: [0, 32767] },
    { name: "entityName", type: "string", versions: [0, 32767], nullable: [0, 32767] },
  ],
};

const describeClientQuotasResponseValueDataShape: StructShape = {
  fields: [
    { name: "key", type: "string", versions: [0, 32767] },
    { name: "value", type: "float64", versions: [0, 32767] },
  ],
};

const describeClientQuotasResponseEntryDataShape: StructShape = {
  fields: [
    {
      name: "entity",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeClientQuotasResponseEntityDataShape,
    },
    {
      name: "values",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeClientQuotasResponseValueDataShape,
    },
  ],
};

/** The shape of DescribeClientQuotasResponse. */
export const describeClientQuotasResponseShape: Shape = {
  name: "DescribeClientQuotasResponse",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    {
      name: "entries",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      struct: describeClientQuotasResponseEntryDataShape,
    },
  ],
};
