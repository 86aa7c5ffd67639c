// Two values side by side: where they differ.

import { isBytes, type Path, ZERO_UUID } from "../../wire/mod.ts";
import { isStruct, type Struct } from "./event_fields.ts";

/** A field that differs. */
export interface Difference {
  /** "added": only the second has it. "removed": only the first. */
  readonly kind: "changed" | "added" | "removed";
  /** Where it is, with the indexes of the first message; of what was added, of the second. */
  readonly path: Path;
  /** The same for readers: elements that were matched by a field carry it, `topics[name=orders].isInternal`. */
  readonly place: string;
  /** The value in the first. A list without structs is one value. */
  readonly a?: unknown;
  /** The value in the second. */
  readonly b?: unknown;
}

/** A place, as the way to it: nothing is built for places that do not differ. */
export interface Step {
  readonly above: Step | undefined;
  readonly key: string | number;
  /** Of an element that was matched by a field: "name=orders". */
  readonly label?: string;
}

/** What is called for each difference; false: enough. */
export type Report = (difference: Found) => boolean;

/** A difference whose place is not yet built. */
export interface Found {
  readonly kind: Difference["kind"];
  readonly step: Step;
  readonly a: unknown;
  readonly b: unknown;
}

/** Reports what differs between the fields of two structs, in their order. */
export function walkDifferences(a: object, b: object, report: Report): void {
  new Walk(report).structs(a as Struct, b as Struct, undefined, DEEPEST);
}

// Messages are five structs deep at most.
const DEEPEST = 16;

class Walk {
  readonly #report: Report;
  #isOver = false;

  constructor(report: Report) {
    this.#report = report;
  }

  structs(a: Struct, b: Struct, above: Step | undefined, left: number): void {
    for (const key of Object.keys(a)) this.#values(a[key], own(b, key), { above, key }, left);
    for (const key of Object.keys(b)) {
      if (!Object.hasOwn(a, key)) this.#values(undefined, b[key], { above, key }, left);
    }
  }

  #values(a: unknown, b: unknown, step: Step, left: number): void {
    if (this.#isOver || left === 0 || a === undefined && b === undefined) return;
    if (a === undefined) return this.#found("added", step, a, b);
    if (b === undefined) return this.#found("removed", step, a, b);
    if (isStruct(a) && isStruct(b)) return this.structs(a, b, step, left - 1);
    if (isStructs(a) && isStructs(b)) return this.#lists(a, b, step, left - 1);
    if (!isSame(a, b)) this.#found("changed", step, a, b);
  }

  #lists(a: readonly Struct[], b: readonly Struct[], above: Step, left: number): void {
    const names = NAMES.find((names) => isUnique(a, names) && isUnique(b, names));
    if (names) return this.#matched(a, b, names, above, left);
    for (let key = 0; key < Math.max(a.length, b.length); key++) {
      this.#values(a[key], b[key], { above, key }, left);
    }
  }

  #matched(
    a: readonly Struct[],
    b: readonly Struct[],
    names: readonly string[],
    above: Step,
    left: number,
  ): void {
    const rest = new Map(b.map((struct, key) => [labelOf(struct, names), { struct, key }]));
    a.forEach((struct, key) => {
      const label = labelOf(struct, names);
      this.#values(struct, rest.get(label)?.struct, { above, key, label }, left);
      rest.delete(label);
    });
    for (const [label, { struct, key }] of rest) {
      this.#values(undefined, struct, { above, key, label }, left);
    }
  }

  #found(kind: Difference["kind"], step: Step, a: unknown, b: unknown): void {
    this.#isOver = !this.#report({ kind, step, a, b });
  }
}

function own(struct: Struct, key: string): unknown {
  return Object.hasOwn(struct, key) ? struct[key] : undefined;
}

/** What names a struct in a list, the best first. */
const NAMES: readonly (readonly string[])[] = [
  ["topic", "partition"],
  ["name"],
  ["topicName"],
  ["topic"],
  ["topicId"],
  ["partitionIndex"],
  ["partitionId"],
  ["partition"],
  ["index"],
  ["nodeId"],
  ["brokerId"],
  ["replicaId"],
  ["voterId"],
  ["apiKey"],
  ["groupId"],
  ["memberId"],
  ["transactionalId"],
  ["producerId"],
  ["resourceType", "resourceName"],
  ["configName"],
  ["feature"],
  ["logDir"],
  ["user"],
  ["id"],
  ["key"],
  ["tag"],
];

function isUnique(list: readonly Struct[], names: readonly string[]): boolean {
  if (!list.every((struct) => names.every((name) => isName(own(struct, name))))) return false;
  return new Set(list.map((struct) => labelOf(struct, names))).size === list.length;
}

function isName(value: unknown): boolean {
  if (typeof value === "string") return value !== "" && value !== ZERO_UUID;
  return typeof value === "number" || typeof value === "bigint";
}

function labelOf(struct: Struct, names: readonly string[]): string {
  return names.map((name) => `${name}=${struct[name]}`).join(",");
}

function isStructs(x: unknown): x is readonly Struct[] {
  return Array.isArray(x) && x.every(isStruct);
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (isBytes(a) && isBytes(b)) return isEqual(a, b);
  return Array.isArray(a) && Array.isArray(b) && isEqual(a, b);
}

function isEqual(a: ArrayLike<unknown>, b: ArrayLike<unknown>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!Object.is(a[i], b[i])) return false;
  return true;
}

/** The difference with its place. */
export function differenceOf({ kind, step, a, b }: Found): Difference {
  const steps = stepsOf(step);
  return {
    kind,
    path: steps.map(({ key }) => key),
    place: steps.map(placeText).join(""),
    ...(a !== undefined && { a }),
    ...(b !== undefined && { b }),
  };
}

/** The place without indexes and names: "topics[].partitions[].leaderId". */
export function patternOf(step: Step): string {
  return stepsOf(step).map(({ key }, i) => typeof key === "number" ? "[]" : nameText(key, i)).join(
    "",
  );
}

function stepsOf(last: Step): Step[] {
  const steps: Step[] = [];
  for (let step: Step | undefined = last; step; step = step.above) steps.push(step);
  return steps.reverse();
}

function placeText({ key, label }: Step, i: number): string {
  return typeof key === "number" ? `[${label ?? key}]` : nameText(key, i);
}

function nameText(name: string, i: number): string {
  return i === 0 ? name : `.${name}`;
}
