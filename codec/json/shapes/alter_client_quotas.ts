// Generated from schemas/clients/AlterClientQuotas{Request,Response}.json. Do not edit.

/**
 * How AlterClientQuotas looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const alterClientQuotasRequestEntityDataShape: StructShape = {
  fields: [
    { name: "entityType", type: "string", versions: [0, 32767] },
    { name: "entityName", type: "string", versions: [0, 32767], nullable: [0, 32767] },
  ],
};

const alterClientQuotasRequestOpDataShape: StructShape = {
  fields: [
    { name: "key", type: "string", versions: [0, 32767] },
    { name: "value", type: "float64", versions: [0, 32767] },
    { name: "remove", type: "bool", versions: [0, 32767] },
  ],
};

const alterClientQuotasRequestEntryDataShape: StructShape = {
  fields: [
    {
      name: "entity",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterClientQuotasRequestEntityDataShape,
    },
    {
      name: "ops",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterClientQuotasRequestOpDataShape,
    },
  ],
};

/** The shape of AlterClientQuotasRequest. */
export const alterClientQuotasRequestShape: Shape = {
  name: "AlterClientQuotasRequest",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    {
      name: "entries",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterClientQuotasRequestEntryDataShape,
    },
    { name: "validateOnly", type: "bool", versions: [0, 32767] },
  ],
};

const alterClientQuotasResponseEntityDataShape: StructShape = {
  fields: [
    { name: "entityType", type: "string", versions: [0, 32767] },
    { name: "entityName", type: "string", versions: [0, 32767], nullable: [0, 32767] },
  ],
};

const alterClientQuotasResponseEntryDataShape: StructShape = {
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    {
      name: "entity",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterClientQuotasResponseEntityDataShape,
    },
  ],
};

/** The shape of AlterClientQuotasResponse. */
export const alterClientQuotasResponseShape: Shape = {
  name: "AlterClientQuotasResponse",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    {
      name: "entries",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterClientQuotasResponseEntryDataShape,
    },
  ],
};
