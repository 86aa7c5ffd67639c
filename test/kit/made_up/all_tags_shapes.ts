// Generated from test/kit/made_up/AllTags.json. Do not edit.

/**
 * How AllTags looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../../../codec/json/shape.ts";

const allTagsIn3Shape: StructShape = {
  fields: [
    { name: "x", type: "int16", versions: [0, 32767] },
  ],
};

const allTagsIn4Shape: StructShape = {
  fields: [
    { name: "x", type: "int16", versions: [0, 32767] },
  ],
};

const allTagsIn7Shape: StructShape = {
  fields: [
    { name: "x", type: "int16", versions: [0, 32767] },
  ],
};

/** The shape of AllTags. */
export const allTagsShape: Shape = {
  name: "AllTags",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "a", type: "int8", versions: [0, 32767] },
    {
      name: "t0",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      tagged: [0, 32767],
      default: null,
    },
    { name: "t1", type: "int32", versions: [0, 32767], tagged: [0, 32767], default: -1 },
    { name: "t2", type: "int32", array: true, versions: [1, 32767], tagged: [1, 32767] },
    {
      name: "t3",
      type: "struct",
      versions: [0, 32767],
      nullable: [0, 32767],
      tagged: [0, 32767],
      default: null,
      struct: allTagsIn3Shape,
    },
    {
      name: "t4",
      type: "struct",
      versions: [0, 32767],
      tagged: [0, 32767],
      struct: allTagsIn4Shape,
    },
    { name: "t5", type: "string", versions: [0, 32767], nullable: [0, 32767], tagged: [0, 32767] },
    { name: "t6", type: "bool", versions: [0, 32767], tagged: [0, 32767], default: true },
    {
      name: "t7",
      type: "struct",
      versions: [0, 32767],
      nullable: [0, 32767],
      tagged: [0, 32767],
      struct: allTagsIn7Shape,
    },
    { name: "t8", type: "float64", versions: [0, 32767], tagged: [0, 32767] },
    { name: "t9", type: "bytes", versions: [0, 32767], nullable: [0, 32767], tagged: [0, 32767] },
    { name: "t10", type: "uuid", versions: [0, 32767], tagged: [0, 32767] },
  ],
};
