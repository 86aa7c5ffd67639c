// Generated from schemas/metadata/RegisterControllerRecord.json. Do not edit.

/**
 * How RegisterControllerRecord looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const registerControllerRecordControllerEndpointShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "host", type: "string", versions: [0, 32767] },
    { name: "port", type: "uint16", versions: [0, 32767] },
    { name: "securityProtocol", type: "int16", versions: [0, 32767] },
  ],
};

const registerControllerRecordControllerFeatureShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "minSupportedVersion", type: "int16", versions: [0, 32767] },
    { name: "maxSupportedVersion", type: "int16", versions: [0, 32767] },
  ],
};

/** The shape of RegisterControllerRecord. */
export const registerControllerRecordShape: Shape = {
  name: "RegisterControllerRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "controllerId", type: "int32", versions: [0, 32767] },
    { name: "incarnationId", type: "uuid", versions: [0, 32767] },
    { name: "zkMigrationReady", type: "bool", versions: [0, 32767] },
    {
      name: "endPoints",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: registerControllerRecordControllerEndpointShape,
    },
    {
      name: "features",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: registerControllerRecordControllerFeatureShape,
    },
  ],
};
