// Spans and messages as flat lists, so that tests can compare them.

import type { Span } from "../../codec/inspect/mod.ts";
import { formatPath, type Path } from "../../codec/wire/mod.ts";
import { hexOf } from "../kit/hex.ts";

/** Spans without parts, and with bytes. */
export function leavesOf(spans: readonly Span[]): Span[] {
  const parents = new Set(spans.map(({ parent }) => parent));
  return spans.filter(({ start, end }, i) => start < end && !parents.has(i));
}

/** A span on one line: bytes, part, role, path, type, value, number of the span around it. */
export function lineOf({ start, end, part, role, path, type, value, parent }: Span): string {
  const place = `${start}-${end} in ${parent} ${part} ${formatPath(path)}`;
  return `${place}: ${type} ${role}${value === undefined ? "" : ` = ${shown(value)}`}`;
}

/** What is wrong with a tree of spans, beyond what the types say; "" if nothing. */
export function treeProblem(spans: readonly Span[]): string {
  for (const [i, { start, end, parent }] of spans.entries()) {
    const around = spans[parent];
    if (i > 0 !== (around !== undefined) || parent >= i) return `span ${i} is in ${parent}`;
    if (start > end || around && (start < around.start || end > around.end)) {
      return `span ${i} from ${start} to ${end} is not within ${parent}`;
    }
    if (i > 0 && start < spans[i - 1]!.start) {
      return `span ${i} starts before the one in front of it`;
    }
  }
  return "";
}

/** What is wrong if the leaves do not cover the bytes from `from` to `to` once, in order. */
export function coverProblem(spans: readonly Span[], from: number, to: number): string {
  let at = from;
  for (const { start, end } of leavesOf(spans)) {
    if (start !== at) return `a leaf starts at ${start}, not at ${at}`;
    at = end;
  }
  return at === to ? "" : `the leaves end at ${at}, not at ${to}`;
}

/** The values of a message, by path; what has no field in it is not there. */
export function valuesOf(message: unknown): Map<string, string> {
  const values = new Map<string, string>();
  collect(message, [], values);
  return values;
}

function collect(value: unknown, path: Path, values: Map<string, string>): void {
  if (Array.isArray(value)) value.forEach((element, i) => collect(element, [...path, i], values));
  else if (typeof value !== "object" || value === null || value instanceof Uint8Array) {
    values.set(formatPath(path), shown(value));
  } else for (const [key, inner] of Object.entries(value)) collect(inner, [...path, key], values);
}

/** A value as text, so that no two are the same. */
export function shown(value: unknown): string {
  if (value instanceof Uint8Array) return `bytes ${hexOf(value)}`;
  if (typeof value === "bigint") return `${value}n`;
  return Object.is(value, -0)
    ? "-0"
    : typeof value === "string"
    ? JSON.stringify(value)
    : `${value}`;
}

/** The value at a path. */
export function valueAt(message: unknown, path: Path): unknown {
  return path.reduce((value, key) => (value as Record<string | number, unknown>)[key], message);
}
