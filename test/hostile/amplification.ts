// reliability R-15: how much heap a decoded message keeps for each byte of input. The frames are those that
// should keep most: a site's list, filled with the smallest elements there are.

import { DecodeError, type DecodeLimits } from "../../codec/wire/mod.ts";
import type { Place, Plan, PlannedField } from "../kit/plan.ts";
import type { Message } from "../kit/same.ts";
import { scan } from "../kit/scan.ts";
import { leastElement, leastOf } from "../kit/values.ts";
import { varint } from "./inputs.ts";

/** One array field in one version. */
export interface ArraySite {
  readonly place: Place;
  /** The fields that lead to it, itself last. */
  readonly path: readonly PlannedField[];
}

/** How a site is filled: so many elements in the list around it, so many in itself. */
export interface Filling {
  readonly site: ArraySite;
  /** Elements in the innermost list around the site; 1 where there is none. */
  readonly outer: number;
  readonly inner: number;
  /** Bytes in each `bytes` field: of 0 or 1, as empty views are shared and others are not. */
  readonly bytes: number;
}

/** Every array field of these versions. */
export function arraySites(places: readonly Place[]): ArraySite[] {
  return places.flatMap((place) => pathsIn(place.plan).map((path) => ({ place, path })));
}

function pathsIn({ body, tagged }: Plan): PlannedField[][] {
  return [...body, ...tagged].flatMap((f) => {
    const below = f.struct ? pathsIn(f.struct).map((path) => [f, ...path]) : [];
    return f.list ? [[f], ...below] : below;
  });
}

/** The fillings of a site that could keep most, each with about this many bytes of heap. */
export function fillingsOf(site: ArraySite, heap: number): Filling[] {
  const isNested = site.path.filter((f) => f.list).length > 1;
  const fillings: Filling[] = [];
  for (const bytes of holds(site.path.at(-1)!, ["bytes", "records"]) ? [0, 1] : [0]) {
    fillings.push(filledTo({ site, outer: 1, inner: 0, bytes }, heap));
    if (!isNested) continue;
    for (const inner of [1, 5]) { // a list that grows to five elements has room for seventeen
      fillings.push(filledTo({ site, outer: 2, inner, bytes }, heap));
    }
  }
  return fillings;
}

/** The same with so many elements, in the list that is not fixed, that it keeps about `heap` bytes. */
export function filledTo(filling: Filling, heap: number): Filling {
  return counted(filling, heap / weightOfUnit(filling)[1], 300_000);
}

/** The same in a message of about so many bytes. */
export function sizedTo(filling: Filling, bytes: number): Filling {
  return counted(filling, bytes / weightOfUnit(filling)[0], 900_000); // the limit is 1,000,000
}

function counted(filling: Filling, wanted: number, most: number): Filling {
  const { outer, inner } = filling;
  const count = Math.ceil(Math.min(wanted, outer === 1 ? most : most / (inner + 1)));
  return outer === 1 ? { ...filling, inner: count } : { ...filling, outer: count };
}

/** Fillings by falling estimate, one of each kind: versions that look alike keep alike. */
export function worstFirst(fillings: readonly Filling[]): Filling[] {
  const sorted = fillings.map((filling) => ({ filling, estimate: estimateOf(filling) }))
    .sort((a, b) => b.estimate - a.estimate);
  const kinds = new Map<string, Filling>();
  for (const { filling } of sorted) {
    const kind = nameOfFilling(filling).replace(/ v[0-9]+| [0-9]{2,}/g, "");
    if (!kinds.has(kind)) kinds.set(kind, filling);
  }
  return [...kinds.values()];
}

function holds(f: PlannedField, types: readonly string[]): boolean {
  return types.includes(f.type) || (f.struct?.body.some((g) => holds(g, types)) ?? false);
}

/** "MetadataResponse v12 brokers, 1 x 1000". */
export function nameOfFilling({ site, outer, inner, bytes }: Filling): string {
  const path = site.path.map((f) => f.name).join(".");
  return `${site.place.name} ${path}, ${outer} x ${inner}${bytes > 0 ? ", bytes" : ""}`;
}

/** The body of a message that is filled so. */
export function bodyOf(filling: Filling): Uint8Array {
  const { place, path } = filling.site;
  return place.codec.encode(filledStruct(place.plan, path, filling), place.version);
}

function filledStruct(plan: Plan, path: readonly PlannedField[], filling: Filling): Message {
  const [f, ...rest] = path as [PlannedField, ...PlannedField[]];
  const lists = rest.filter((g) => g.list).length;
  const count = lists === 0 ? filling.inner : lists === 1 ? filling.outer : 1;
  const element = rest.length > 0
    ? filledStruct(f.struct!, rest, filling)
    : heavyElement(f, filling.bytes);
  return { ...leastOf(plan), [f.name]: f.list ? new Array(count).fill(element) : element };
}

/** Of the smallest elements, the one that keeps most. */
function heavyElement(f: PlannedField, bytes: number): unknown {
  if (f.type === "int64") return 1n;
  if (f.type === "bytes" || f.type === "records") return new Uint8Array(bytes);
  if (f.type !== "struct") return leastElement(f);
  const struct: Record<string, unknown> = {};
  for (const g of f.struct!.body) {
    struct[g.name] = g.list ? (g.nullable ? null : []) : heavyField(g, bytes);
  }
  return struct;
}

function heavyField(f: PlannedField, bytes: number): unknown {
  const isBytes = f.type === "bytes" || f.type === "records";
  return f.nullable && !(isBytes && bytes > 0) ? null : heavyElement(f, bytes);
}

/** About how much heap V8 takes for each byte of such a message: good enough to find the worst. */
export function estimateOf(filling: Filling): number {
  const [wire, heap] = weightOfUnit(filling);
  return heap / wire;
}

/** Of one element of the list that is not fixed. */
function weightOfUnit({ site, outer, inner, bytes }: Filling): [wire: number, heap: number] {
  const [wire, heap] = weightOf(site.path.at(-1)!, bytes);
  if (outer === 1) return [wire, heap + 8];
  const around = site.path.filter((f) => f.list).at(-2)!.struct!;
  const room = inner > 4 ? 17 : inner;
  const [wireAround, heapAround] = weightOfStruct(around, bytes);
  return [wireAround + inner * wire, heapAround + 56 + 8 * room + inner * heap];
}

function weightOf(f: PlannedField, bytes: number): [wire: number, heap: number] {
  switch (f.type) {
    case "struct":
      return weightOfStruct(f.struct!, bytes);
    case "int64":
      return [8, 24];
    case "uuid":
      return [16, 40];
    case "bytes":
    case "records":
      return [f.compact ? 1 + bytes : 4 + bytes, bytes * 104];
    default:
      return [f.min || 1, 0];
  }
}

function weightOfStruct(plan: Plan, bytes: number): [wire: number, heap: number] {
  let heap = 24 + 8 * plan.fields.length;
  let wire = plan.min;
  for (const g of plan.body) {
    if (g.list || g.type === "struct") continue;
    const isBytes = g.type === "bytes" || g.type === "records";
    if (g.nullable && !isBytes) continue;
    heap += weightOf(g, bytes)[1];
    if (isBytes) wire += bytes;
  }
  return [wire, heap];
}

/** The bytes a decode is charged, found by asking with one budget after another. */
export function chargeOf(place: Place, body: Uint8Array): number {
  let [refused, accepted] = [0, 64 * 1_048_576];
  while (accepted - refused > 1) {
    const budget = Math.floor((refused + accepted) / 2);
    if (fits(place, body, budget)) accepted = budget;
    else refused = budget;
  }
  return accepted;
}

function fits(place: Place, body: Uint8Array, budget: number): boolean {
  return reasonFor(place, body, { budget }) !== "limit-memory";
}

/** Whether a body is within the limits that hold by default. */
export function isDecoded(place: Place, body: Uint8Array): boolean {
  return reasonFor(place, body, {}) === "";
}

function reasonFor({ codec, version }: Place, body: Uint8Array, limits: Partial<DecodeLimits>) {
  try {
    codec.decode(body, version, { limits });
    return "";
  } catch (error) {
    if (error instanceof DecodeError && error.reason.startsWith("limit")) return error.reason;
    throw error;
  }
}

/**
 * A message whose first tagged sections, at most `sections`, hold as many unknown fields as one may, of `size`
 * bytes each: one tag of one byte again and again, which a decoder takes.
 */
export function withTags(
  place: Place,
  body: Uint8Array,
  sections: number,
  size: number,
): Uint8Array {
  const counts = scan(place.plan, body, true).sites.filter(({ kind }) => kind === "tag count");
  const field = [100, size, ...new Array(size).fill(1)];
  const section = [...varint(1024), ...new Array(1024).fill(field).flat()];
  const bytes = [...body];
  for (const { offset } of counts.slice(0, sections).reverse()) bytes.splice(offset, 1, ...section);
  return Uint8Array.from(bytes);
}
