// Finding fields of a message by their place, with the structs that lead there.

import type { Path } from "../../wire/mod.ts";

/** A message or one of its structs, by the names of its fields. */
export type Struct = Readonly<Record<string, unknown>>;

/** A field that was found. */
export interface Found {
  readonly value: unknown;
  /** With indexes. */
  readonly path: Path;
  /** The structs that lead to it, the message first. */
  readonly structs: readonly Struct[];
}

/** All fields at a place; `names` has no steps for list elements. */
export function* fieldsAt(
  message: object,
  names: readonly string[],
  path: Path = [],
  structs: readonly Struct[] = [],
): Generator<Found> {
  const struct = message as Struct;
  const [name, ...rest] = names as [string, ...string[]];
  const value = struct[name];
  const here = [...structs, struct];
  if (rest.length === 0) {
    yield { value, path: [...path, name], structs: here };
  } else if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      yield* fieldsAt(value[i] as object, rest, [...path, name, i], here);
    }
  } else if (value !== null && value !== undefined) {
    yield* fieldsAt(value as object, rest, [...path, name], here);
  }
}
