// Whether two messages say the same in one version: by value, not by identity of lists and views.

import type { Plan, PlannedField } from "./plan.ts";

/** A message or one of its structs, seen by the names of its fields. */
export type Message = Readonly<Record<string, unknown>>;

interface Unknown {
  readonly tag: number;
  readonly data: Uint8Array;
}

/**
 * Where a decoded message is not what was encoded, as a path; "" where they agree.
 *
 * A field of `given` may be undefined, which stands for its default. What the version cannot carry has to be
 * the default in `decoded`, and so has a tagged −0.0, which is never sent.
 */
export function difference(plan: Plan, given: Message, decoded: Message): string {
  const unknown = sorted(given);
  const place = unknownDifference(unknown, sorted(decoded));
  if (place !== "") return place;
  const keys = Object.keys(decoded);
  const extra = "unknownTaggedFields" in decoded ? 1 : 0;
  if (extra === 1 && unknown.length === 0) return ".unknownTaggedFields is empty, not absent";
  if (keys.length !== plan.fields.length + extra) return ` has the keys ${keys.join()}`;
  for (const f of plan.fields) {
    const below = fieldDifference(f, expectedOf(f, given[f.name]), decoded[f.name]);
    if (below !== undefined) return `.${f.name}${below}`;
  }
  return "";
}

function expectedOf(f: PlannedField, given: unknown): unknown {
  if (given === undefined || !f.present) return f.default;
  return f.tag >= 0 && isDefault(f, given) ? f.default : given;
}

function fieldDifference(f: PlannedField, given: unknown, decoded: unknown): string | undefined {
  if (given === null || decoded === null) return given === decoded ? undefined : " null";
  if (!f.list) return valueDifference(f, given, decoded);
  if (!Array.isArray(given) || !Array.isArray(decoded)) return " no list";
  if (given.length !== decoded.length) return ` of ${given.length} has ${decoded.length}`;
  for (let i = 0; i < given.length; i++) {
    const below = valueDifference(f, given[i], decoded[i]);
    if (below !== undefined) return `[${i}]${below}`;
  }
  return undefined;
}

function valueDifference(f: PlannedField, given: unknown, decoded: unknown): string | undefined {
  switch (f.type) {
    case "struct":
      return difference(f.struct!, given as Message, decoded as Message) || undefined;
    case "bytes":
    case "records":
      return sameBytes(given as Uint8Array, decoded as Uint8Array) ? undefined : " bytes";
    case "float64":
      return Object.is(given, decoded) ? undefined : " float64";
    default:
      return given === decoded ? undefined : "";
  }
}

/** Whether a tagged field with this value is left out (protocol.md 2.7). */
export function isDefault(f: PlannedField, x: unknown): boolean {
  if (x === undefined) return true;
  if (x === null || f.default === null) return x === f.default;
  if (f.list) return (x as unknown[]).length === 0;
  if (f.type === "bytes") return (x as Uint8Array).length === 0;
  if (f.type !== "struct") return x === f.default;
  const struct = x as Message;
  return sorted(struct).length === 0 &&
    f.struct!.fields.every((field) => isDefault(field, struct[field.name]));
}

function sorted(message: Message): readonly Unknown[] {
  const list = message["unknownTaggedFields"] as readonly Unknown[] | undefined;
  if (list === undefined || list.length < 2) return list ?? [];
  return list.toSorted?.((a, b) => a.tag - b.tag) ?? [...list].sort((a, b) => a.tag - b.tag);
}

function unknownDifference(given: readonly Unknown[], decoded: readonly Unknown[]): string {
  const same = given.length === decoded.length && given.every(({ tag, data }, i) => {
    const other = decoded[i]!;
    return tag === other.tag && sameBytes(data, other.data);
  });
  return same ? "" : ".unknownTaggedFields";
}

/** Whether two arrays hold the same bytes. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
