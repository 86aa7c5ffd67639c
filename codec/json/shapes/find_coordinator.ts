// Generated from schemas/clients/FindCoordinator{Request,Response}.json. Do not edit.

/**
 * How FindCoordinator looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

/** The shape of FindCoordinatorRequest. */
export const findCoordinatorRequestShape: Shape = {
  name: "FindCoordinatorRequest",
  minVersion: 0,
  maxVersion: 6,
  fields: [
    { name: "key", type: "string", versions: [0, 3] },
    { name: "keyType", type: "int8", versions: [1, 32767] },
    { name: "coordinatorKeys", type: "string", array: true, versions: [4, 32767] },
  ],
};

const findCoordinatorResponseCoordinatorShape: StructShape = {
  fields: [
    { name: "key", type: "string", versions: [4, 32767] },
    { name: "nodeId", type: "int32", versions: [4, 32767] },
    { name: "host", type: "string", versions: [4, 32767] },
    { name: "port", type: "int32", versions: [4, 32767] },
    { name: "errorCode", type: "int16", versions: [4, 32767] },
    {
      name: "errorMessage",
      type: "string",
      versions: [4, 32767],
      nullable: [4, 32767],
      ignorable: true,
    },
  ],
};

/** The shape of FindCoordinatorResponse. */
export const findCoordinatorResponseShape: Shape = {
  name: "FindCoordinatorResponse",
  minVersion: 0,
  maxVersion: 6,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [1, 32767], ignorable: true },
    { name: "errorCode", type: "int16", versions: [0, 3] },
    { name: "errorMessage", type: "string", versions: [1, 3], nullable: [1, 3], ignorable: true },
    { name: "nodeId", type: "int32", versions: [0, 3] },
    { name: "host", type: "string", versions: [0, 3] },
    { name: "port", type: "int32", versions: [0, 3] },
    {
      name: "coordinators",
      type: "struct",
      array: true,
      versions: [4, 32767],
      struct: findCoordinatorResponseCoordinatorShape,
    },
  ],
};
