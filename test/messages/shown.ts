// What Kafka's JSON shows of a message, and whether two messages are the same.

import type { FieldShape, StructShape } from "../../codec/json/mod.ts";

type Struct = Record<string, unknown>;

/** A copy of a message without unknown tagged fields, with empty record batches where it holds some. */
export function asJsonShowsIt(shape: StructShape, message: object): object {
  const { unknownTaggedFields: _, ...shown } = message as Struct;
  for (const field of shape.fields) shown[field.name] = shownField(field, shown[field.name]);
  return shown;
}

function shownField({ type, struct }: FieldShape, x: unknown): unknown {
  if (x === null) return null;
  if (type === "records") return new Uint8Array(0);
  if (struct === undefined) return x;
  return Array.isArray(x)
    ? x.map((element) => asJsonShowsIt(struct, element))
    : asJsonShowsIt(struct, x as object);
}

/** Deep equality. -0 is not 0, NaN is NaN, bytes are compared as such. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a instanceof Uint8Array && b instanceof Uint8Array) return sameItems(a, b);
  if (Array.isArray(a) && Array.isArray(b)) return sameItems(a, b);
  if (!isStruct(a) || !isStruct(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameValue(a[key], b[key]));
}

function sameItems(a: ArrayLike<unknown>, b: ArrayLike<unknown>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!sameValue(a[i], b[i])) return false;
  return true;
}

function isStruct(x: unknown): x is Struct {
  return typeof x === "object" && x !== null && !Array.isArray(x) && !(x instanceof Uint8Array);
}
