// Generated from test/kit/made_up/Kitchen.json. Do not edit.

/**
 * How Kitchen looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../../../codec/json/shape.ts";

const kitchenInnerShape: StructShape = {
  fields: [
    { name: "x", type: "int16", versions: [0, 32767] },
  ],
};

const kitchenInner2Shape: StructShape = {
  fields: [
    { name: "y", type: "int16", versions: [0, 32767] },
  ],
};

/** The shape of Kitchen. */
export const kitchenShape: Shape = {
  name: "Kitchen",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "flag", type: "bool", versions: [0, 32767] },
    { name: "i8", type: "int8", versions: [0, 32767] },
    { name: "i16", type: "int16", versions: [0, 32767] },
    { name: "u16", type: "uint16", versions: [0, 32767] },
    { name: "i32", type: "int32", versions: [0, 32767] },
    { name: "u32", type: "uint32", versions: [0, 32767] },
    { name: "i64", type: "int64", versions: [0, 32767] },
    { name: "f64", type: "float64", versions: [0, 32767] },
    { name: "id", type: "uuid", versions: [0, 32767] },
    { name: "s", type: "string", versions: [0, 32767] },
    { name: "nS", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "oldS", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "b", type: "bytes", versions: [0, 32767] },
    { name: "nB", type: "bytes", versions: [0, 32767], nullable: [0, 32767] },
    { name: "aI", type: "int32", array: true, versions: [0, 32767] },
    { name: "nAS", type: "string", array: true, versions: [0, 32767], nullable: [0, 32767] },
    { name: "st", type: "struct", versions: [0, 32767], struct: kitchenInnerShape },
    {
      name: "nSt",
      type: "struct",
      versions: [0, 32767],
      nullable: [0, 32767],
      struct: kitchenInner2Shape,
    },
    { name: "late", type: "int32", versions: [2, 32767], default: 7 },
    { name: "lateIgn", type: "int32", versions: [2, 32767], default: 8, ignorable: true },
  ],
};
