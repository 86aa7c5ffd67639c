// What the emitters ask about a message: which struct lives in which versions, what a version looks like,
// how small and how large a struct can be.

import { nestedTypeName } from "./names.ts";
import type { FieldSpec, MessageSpec, StructSpec, Versions } from "./spec.ts";
import { structName } from "./types.ts";
import { hasVersion, intersect, isEmpty } from "./versions.ts";

/** A struct of a message with everything around it that its code depends on. */
export interface StructModel {
  readonly spec: StructSpec;
  readonly message: MessageSpec;
  /** Name of its TypeScript interface. */
  readonly type: string;
  /** Versions of the message in which the struct can occur. */
  readonly context: Versions;
  /** The same if the message began at version 0, which is what makes a field required. */
  readonly lifetime: Versions;
}

/** The structs of a message, those used by others first, the message itself last. */
export function structsOf(message: MessageSpec): readonly StructModel[] {
  const valid = message.validVersions;
  const contexts = contextsOf(message, valid);
  const lifetimes = contextsOf(message, { lowest: 0, highest: valid.highest });
  const ordered = new Map<string, StructModel>();
  const visit = (spec: StructSpec): void => {
    for (const field of spec.fields) {
      const name = structName(field.type);
      if (name !== null && !ordered.has(name)) visit(message.structs.get(name)!);
    }
    const context = contexts.get(spec.name);
    if (context === undefined) return; // no version uses it
    const type = spec === message ? message.name : nestedTypeName(message.name, spec.name);
    ordered.set(spec.name, { spec, message, type, context, lifetime: lifetimes.get(spec.name)! });
  };
  visit(message);
  return [...ordered.values()];
}

function contextsOf(message: MessageSpec, whole: Versions): Map<string, Versions> {
  const contexts = new Map<string, Versions>();
  const visit = (spec: StructSpec, context: Versions): void => {
    const known = contexts.get(spec.name);
    contexts.set(spec.name, known === undefined ? context : hull(known, context));
    for (const field of spec.fields) {
      const name = structName(field.type);
      const inner = intersect(context, field.versions);
      if (name !== null && !isEmpty(inner)) visit(message.structs.get(name)!, inner);
    }
  };
  visit(message, whole);
  return contexts;
}

/** The smallest range around two. */
function hull(a: Versions, b: Versions): Versions {
  return { lowest: Math.min(a.lowest, b.lowest), highest: Math.max(a.highest, b.highest) };
}

/** What one version does with a field. */
export function isPresent(field: FieldSpec, version: number): boolean {
  return hasVersion(field.versions, version);
}

/** Whether the field is in the tagged section of that version. */
export function isTagged(field: FieldSpec, version: number): boolean {
  return isPresent(field, version) && hasVersion(field.taggedVersions, version);
}

/** Whether the field stands among the fields in order. */
export function isMandatory(field: FieldSpec, version: number): boolean {
  return isPresent(field, version) && !isTagged(field, version);
}

/** Whether lengths are varints in that version; a tagged field always says them so. */
export function isCompact(field: FieldSpec, version: number): boolean {
  return hasVersion(field.flexibleVersions, version);
}

/** Whether null is a value of the field in that version. */
export function isNullable(field: FieldSpec, version: number): boolean {
  return hasVersion(field.nullableVersions, version);
}

/** Whether the structs of the message end in a tagged section in that version. */
export function isFlexible(message: MessageSpec, version: number): boolean {
  return hasVersion(message.flexibleVersions, version);
}

/** Whether null is a value of the field in some version. */
export function mayBeNull(field: FieldSpec): boolean {
  return !isEmpty(field.nullableVersions) || field.default.kind === "null" ||
    field.type.kind === "records";
}

/** Whether the field is an array of int32. */
export function isInt32s({ type }: FieldSpec): boolean {
  return type.kind === "array" && type.element.kind === "int32";
}

/** Whether all versions of the context have a compact array of int32 there that is not null. */
export function isCompactInt32s(field: FieldSpec, context: Versions): boolean {
  return isInt32s(field) &&
    versionsIn(context).every((v) => isCompact(field, v) && !isNullable(field, v));
}

/** The versions of a context, ascending. */
export function versionsIn({ lowest, highest }: Versions): readonly number[] {
  return Array.from({ length: highest - lowest + 1 }, (_, i) => lowest + i);
}

/** A stretch of versions that have the same text. */
export interface Stretch {
  readonly lowest: number;
  readonly highest: number;
  readonly text: string;
}

/** Neighbouring versions of the context with equal text, the highest versions first. */
export function stretches(context: Versions, textOf: (version: number) => string): Stretch[] {
  const found: Stretch[] = [];
  for (const version of versionsIn(context)) {
    const text = textOf(version);
    const last = found[0];
    if (last?.text === text) found[0] = { ...last, highest: version };
    else found.unshift({ lowest: version, highest: version, text });
  }
  return found;
}

/** A text and the test on `version` under which it holds; the last case needs none. */
export interface Case {
  readonly test: string;
  readonly text: string;
}

/** The cases of a context with the smallest version tests that tell them apart. */
export function casesOf(context: Versions, textOf: (version: number) => string): Case[] {
  const found = stretches(context, textOf);
  const [high, middle, low] = found;
  if (found.length === 3 && high!.text === low!.text) {
    return [{ test: testOf(middle!, context), text: middle!.text }, { test: "", text: low!.text }];
  }
  return found.map(({ lowest, text }, i) => ({
    test: i === found.length - 1 ? "" : `version >= ${lowest}`,
    text,
  }));
}

/** The same for statements, of which some versions have none: each test then says its whole range. */
export function statementsOf(context: Versions, textOf: (version: number) => string): Case[] {
  const found = casesOf(context, textOf);
  if (found.slice(0, -1).every(({ text }) => text !== "")) {
    return found.filter(({ text }) => text !== "");
  }
  return stretches(context, textOf).filter(({ text }) => text !== "")
    .map((stretch) => ({ test: testOf(stretch, context), text: stretch.text }));
}

/** One expression for all versions of the context. */
export function choose(context: Versions, textOf: (version: number) => string): string {
  return casesOf(context, textOf)
    .map(({ test, text }) => test === "" ? text : `${test} ? ${text} : `).join("");
}

/** The test that is true in just those versions of the context; "" if it always is, null if never. */
export function testFor(context: Versions, holds: (version: number) => boolean): string | null {
  const found = stretches(context, (version) => String(holds(version)));
  const true_ = found.filter(({ text }) => text === "true");
  if (true_.length === 0) return null;
  if (found.length === 1) return "";
  const tests = true_.map((stretch) => testOf(stretch, context));
  return tests.length === 1 ? tests[0]! : tests.map((test) => `(${test})`).join(" || ");
}

function testOf({ lowest, highest }: Stretch, context: Versions): string {
  const inside = lowest > context.lowest && highest < context.highest;
  if (inside && lowest === highest) return `version === ${lowest}`;
  const tests = [];
  if (lowest > context.lowest) tests.push(`version >= ${lowest}`);
  if (highest < context.highest) tests.push(`version <= ${highest}`);
  return tests.join(" && ");
}

/** The fewest bytes a struct takes in that version. */
export function minSize(message: MessageSpec, spec: StructSpec, version: number): number {
  let size = isFlexible(message, version) ? 1 : 0;
  for (const field of spec.fields) {
    if (isMandatory(field, version)) size += minFieldSize(message, field, version);
  }
  return size;
}

const FIXED: { readonly [kind: string]: number } = {
  bool: 1,
  int8: 1,
  int16: 2,
  uint16: 2,
  int32: 4,
  uint32: 4,
  int64: 8,
  float64: 8,
  uuid: 16,
};

/** Bytes of a field whose type has a fixed size, else null. */
export function fixedSize({ type }: FieldSpec): number | null {
  return FIXED[type.kind] ?? null;
}

function minFieldSize(message: MessageSpec, field: FieldSpec, version: number): number {
  const { type } = field;
  if (type.kind === "struct") {
    if (isNullable(field, version)) return 1;
    return minSize(message, message.structs.get(type.name)!, version);
  }
  return FIXED[type.kind] ?? (isCompact(field, version) ? 1 : type.kind === "string" ? 2 : 4);
}

/** The fewest bytes an element of an array field takes, at least 1. */
export function minElementSize(message: MessageSpec, field: FieldSpec, version: number): number {
  const { type } = field;
  if (type.kind !== "array") return 1;
  const { element } = type;
  if (element.kind === "struct") {
    return Math.max(1, minSize(message, message.structs.get(element.name)!, version));
  }
  return FIXED[element.kind] ??
    (isCompact(field, version) ? 1 : element.kind === "string" ? 2 : 4);
}

const OBJECT = 24;
const SLOT = 8;

/** Bytes of heap one decoded struct takes, with the structs it always holds; lists and texts are charged where read. */
function heapCost(message: MessageSpec, spec: StructSpec): number {
  return spec.fields.reduce((cost, { type }) => {
    const inner = type.kind === "struct" ? heapCost(message, message.structs.get(type.name)!) : 0;
    return cost + SLOT + inner;
  }, OBJECT);
}

/** Bytes of heap one struct takes as element of a list, its slot included. */
export function elementCost(message: MessageSpec, spec: StructSpec): number {
  return SLOT + heapCost(message, spec);
}
