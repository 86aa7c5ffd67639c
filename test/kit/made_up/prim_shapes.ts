// Generated from test/kit/made_up/Prim.json. Do not edit.

/**
 * How Prim looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../../../codec/json/shape.ts";

const primPointShape: StructShape = {
  fields: [
    { name: "x", type: "int8", versions: [0, 32767] },
  ],
};

/** The shape of Prim. */
export const primShape: Shape = {
  name: "Prim",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "flag", type: "bool", versions: [0, 32767] },
    { name: "s", type: "string", versions: [0, 32767] },
    { name: "n", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "b", type: "bytes", versions: [0, 32767] },
    { name: "l", type: "int32", array: true, versions: [0, 32767], nullable: [0, 32767] },
    {
      name: "p",
      type: "struct",
      versions: [0, 32767],
      nullable: [0, 32767],
      struct: primPointShape,
    },
  ],
};
