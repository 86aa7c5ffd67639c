// Generated from schemas/metadata/ClientQuotaRecord.json. Do not edit.

/**
 * How ClientQuotaRecord looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const clientQuotaRecordEntityDataShape: StructShape = {
  fields: [
    { name: "entityType", type: "string", versions: [0, 32767] },
    { name: "entityName", type: "string", versions: [0, 32767], nullable: [0, 32767] },
  ],
};

/** The shape of ClientQuotaRecord. */
export const clientQuotaRecordShape: Shape = {
  name: "ClientQuotaRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    {
      name: "entity",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: clientQuotaRecordEntityDataShape,
    },
    { name: "key", type: "string", versions: [0, 32767] },
    { name: "value", type: "float64", versions: [0, 32767] },
    { name: "remove", type: "bool", versions: [0, 32767] },
  ],
};
