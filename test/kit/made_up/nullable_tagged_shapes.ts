// Generated from test/kit/made_up/NullableTagged.json. Do not edit.

/**
 * How NullableTagged looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../../../codec/json/shape.ts";

const nullableTaggedHeldShape: StructShape = {
  fields: [
    { name: "x", type: "string", versions: [0, 32767] },
  ],
};

/** The shape of NullableTagged. */
export const nullableTaggedShape: Shape = {
  name: "NullableTagged",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    {
      name: "s",
      type: "struct",
      versions: [0, 32767],
      nullable: [0, 32767],
      tagged: [0, 32767],
      default: null,
      struct: nullableTaggedHeldShape,
    },
  ],
};
