import type { Versions } from "./spec.ts";

/** The highest version of an open-ended range. */
export const OPEN = 32767;

/** The empty range. Every empty range made here is this one. */
export const NONE: Versions = { lowest: 0, highest: -1 };

/**
 * Reads a version range as the schemas write it: `none`, `7`, `0-4`, `3+`.
 *
 * @returns The range; `"unset"` for blank text, which leaves the key to its default; `"malformed"`
 * for any other text.
 */
export function parseVersions(text: string): Versions | "unset" | "malformed" {
  const range = trimBlanks(text);
  if (range === "") return "unset";
  if (range === "none") return NONE;
  const [, lowest, plus, highest] = /^(\d+)(?:(\+)|-(\d+))?$/.exec(range) ?? [];
  if (lowest === undefined) return "malformed";
  return checked(Number(lowest), plus ? OPEN : Number(highest ?? lowest));
}

function checked(lowest: number, highest: number): Versions | "malformed" {
  return lowest > OPEN || highest > OPEN ? "malformed" : versions(lowest, highest);
}

/** A range from `lowest` to `highest`, both included; `NONE` where that is nothing. */
export function versions(lowest: number, highest: number): Versions {
  return lowest > highest ? NONE : { lowest, highest };
}

/** The range as the schemas write it. */
export function formatVersions({ lowest, highest }: Versions): string {
  if (lowest > highest) return "none";
  if (highest === OPEN) return `${lowest}+`;
  return lowest === highest ? `${lowest}` : `${lowest}-${highest}`;
}

/** Whether no version is in the range. */
export function isEmpty({ lowest, highest }: Versions): boolean {
  return lowest > highest;
}

/** Whether the range has no upper end. */
export function isOpen(range: Versions): boolean {
  return !isEmpty(range) && range.highest === OPEN;
}

/** The versions in both ranges. */
export function intersect(a: Versions, b: Versions): Versions {
  return versions(Math.max(a.lowest, b.lowest), Math.min(a.highest, b.highest));
}

/** Whether every version of `inner` is in `outer`; an empty `inner` always is. */
export function contains(outer: Versions, inner: Versions): boolean {
  return isEmpty(inner) || (outer.lowest <= inner.lowest && inner.highest <= outer.highest);
}

/** Whether both ranges hold the same versions. */
export function isSame(a: Versions, b: Versions): boolean {
  return contains(a, b) && contains(b, a);
}

/** Whether `version` is in the range. */
export function hasVersion({ lowest, highest }: Versions, version: number): boolean {
  return lowest <= version && version <= highest;
}

/** Cuts what Java's `trim` cuts, everything up to the space; JavaScript's would cut more. */
export function trimBlanks(text: string): string {
  return text.replace(/^[^!-\uffff]+|[^!-\uffff]+$/g, "");
}
