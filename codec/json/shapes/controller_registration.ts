// Generated from schemas/clients/ControllerRegistration{Request,Response}.json. Do not edit.

/**
 * How ControllerRegistration looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const controllerRegistrationRequestListenerShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "host", type: "string", versions: [0, 32767] },
    { name: "port", type: "uint16", versions: [0, 32767] },
    { name: "securityProtocol", type: "int16", versions: [0, 32767] },
  ],
};

const controllerRegistrationRequestFeatureShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "minSupportedVersion", type: "int16", versions: [0, 32767] },
    { name: "maxSupportedVersion", type: "int16", versions: [0, 32767] },
  ],
};

/** The shape of ControllerRegistrationRequest. */
export const controllerRegistrationRequestShape: Shape = {
  name: "ControllerRegistrationRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "controllerId", type: "int32", versions: [0, 32767] },
    { name: "incarnationId", type: "uuid", versions: [0, 32767] },
    { name: "zkMigrationReady", type: "bool", versions: [0, 32767] },
    {
      name: "listeners",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: controllerRegistrationRequestListenerShape,
    },
    {
      name: "features",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: controllerRegistrationRequestFeatureShape,
    },
  ],
};

/** The shape of ControllerRegistrationResponse. */
export const controllerRegistrationResponseShape: Shape = {
  name: "ControllerRegistrationResponse",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
  ],
};
