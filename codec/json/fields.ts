// What a shape says about its fields: versions, defaults, what is left out.

import { EMPTY, emptyBytes, isBytes, ZERO_UUID } from "../wire/mod.ts";
import type { FieldShape, Range, Shape } from "./shape.ts";

const OPEN = 32_767;

/** A message or one of its structs, seen by the names of its fields. */
export type Struct = Readonly<Record<string, unknown>>;

/** Whether `version` is in the range; an absent range has none. */
export function has(range: Range | undefined, version: number): boolean {
  return range !== undefined && range[0] <= version && version <= range[1];
}

/** The range as schemas write it: `2+`, `0-1`, `3`. */
export function rangeText([lowest, highest]: Range): string {
  if (highest === OPEN) return `${lowest}+`;
  return lowest === highest ? `${lowest}` : `${lowest}-${highest}`;
}

/** Whether the message exists in `version`. */
export function isVersion({ minVersion, maxVersion }: Shape, version: unknown): boolean {
  return Number.isInteger(version) && has([minVersion, maxVersion], version as number);
}

/** Both halves of the complaint about a version that the message does not have. */
export function badVersion(shape: Shape, version: unknown): [expected: string, found: string] {
  const found = typeof version === "number" ? `version ${version}` : typeof version;
  return [`version ${shape.minVersion} to ${shape.maxVersion}`, found];
}

/** What to expect of the default where a version lacks the field. */
export function onlyDefault({ versions }: FieldShape): string {
  return `its default in this version (the field has versions ${rangeText(versions)})`;
}

/** The value of a field that nobody has set. Structs are made anew, what is empty is shared. */
export function defaultOf(f: FieldShape): unknown {
  if (f.default === null) return null;
  if (f.array) return EMPTY;
  switch (f.type) {
    case "records":
      return null;
    case "bytes":
      return emptyBytes();
    case "struct":
      return defaultStruct(f.struct!.fields);
    case "int64":
      return BigInt(f.default ?? 0);
    default:
      return f.default ?? zeroOf(f);
  }
}

function zeroOf({ type }: FieldShape): unknown {
  if (type === "bool") return false;
  if (type === "string") return "";
  return type === "uuid" ? ZERO_UUID : 0;
}

function defaultStruct(fields: readonly FieldShape[]): Struct {
  const struct: Record<string, unknown> = {};
  for (const f of fields) struct[f.name] = defaultOf(f);
  return struct;
}

/**
 * Whether a tagged field with this value is left out, and a version without the field loses nothing.
 *
 * An undefined value stands for the default. NaN is never a default; -0.0 is the same as 0.0.
 */
export function isDefault(f: FieldShape, x: unknown): boolean {
  if (x === undefined) return true;
  if (x === null || f.default === null) return x === null && defaultOf(f) === null;
  if (f.array) return Array.isArray(x) && x.length === 0;
  if (f.type === "bytes") return isBytes(x) && x.length === 0;
  if (f.type === "struct") return isDefaultStruct(f.struct!.fields, x);
  return x === defaultOf(f);
}

/** As deep as the struct is, unknown tagged fields included. */
function isDefaultStruct(fields: readonly FieldShape[], x: unknown): boolean {
  if (!isStruct(x)) return false;
  const unknown = x["unknownTaggedFields"];
  if (Array.isArray(unknown) && unknown.length > 0) return false;
  return fields.every((f) => isDefault(f, x[f.name]));
}

/** Whether `x` can hold fields. */
export function isStruct(x: unknown): x is Struct {
  return typeof x === "object" && x !== null && !Array.isArray(x) && !ArrayBuffer.isView(x);
}

/** The least and the greatest value of a type of at most 32 bits; undefined for all other types. */
export function limitsOf({ type }: FieldShape): readonly [number, number] | undefined {
  switch (type) {
    case "int8":
      return [-128, 127];
    case "int16":
      return [-32_768, 32_767];
    case "uint16":
      return [0, 65_535];
    case "int32":
      return [-2_147_483_648, 2_147_483_647];
    case "uint32":
      return [0, 4_294_967_295];
    default:
      return undefined;
  }
}
