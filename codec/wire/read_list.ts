// Reading arrays: a count that is checked against the bytes left, then the elements.

import { badLength, readInt32, readUvarint } from "./read.ts";
import type { Key } from "./cursor.ts";
import type { Reader } from "./reader.ts";

const LIST_COST = 48;
const SLOT_COST = 8;
const GROWTH_COST = 96; // a list that grows to five elements has room for seventeen

/** What decodes to no element: one frozen list for all. */
export const EMPTY: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** Number of elements of a compact array, not null, of at least `min` bytes each. */
export function readCompactCount(r: Reader, key: Key, min: number): number {
  r.at(key, "array");
  const start = r.position;
  const n = readUvarint(r) - 1;
  if (n < 0 || n * min > r.end - r.position) throw badLength(r, start, n, "array", min);
  return n;
}

/** The same, −1 for null. */
export function readCompactNullableCount(r: Reader, key: Key, min: number): number {
  r.at(key, "array");
  const start = r.position;
  const n = readUvarint(r) - 1;
  if (n * min > r.end - r.position) throw badLength(r, start, n, "array", min);
  return n;
}

/** Number of elements of an array with int32 count, not null, of at least `min` bytes each. */
export function readCount(r: Reader, key: Key, min: number): number {
  r.at(key, "array");
  const start = r.position;
  const n = readInt32(r, key);
  if (n < 0 || n * min > r.end - r.position) throw badLength(r, start, n, "array", min);
  return n;
}

/** The same, −1 for null. */
export function readNullableCount(r: Reader, key: Key, min: number): number {
  r.at(key, "array");
  const start = r.position;
  const n = readInt32(r, key);
  if (n < -1 || n * min > r.end - r.position) throw badLength(r, start, n, "array", min);
  return n;
}

/** The list of `n` elements that `read` reads, or null for −1. */
export function orNull<T>(n: number, read: (n: number) => T): T | null {
  return n < 0 ? null : read(n);
}

/**
 * A list for `n` elements of `cost` bytes of heap each, to be filled in order. Up to four slots are there at
 * once, which is small and fast; beyond that the list grows with what is really there, never with a number
 * from the wire.
 */
export function slots<T>(r: Reader, n: number, cost: number): T[] {
  r.charge(LIST_COST + n * cost, n);
  return n > 4 ? [] : FOUR.slice(0, n) as T[];
}

const FOUR: readonly unknown[] = [null, null, null, null];

/** `n` elements, each read by `read` under its index. */
export function readList<T>(r: Reader, n: number, read: (r: Reader, i: number) => T): readonly T[] {
  if (n === 0) return EMPTY;
  const list = slots<T>(r, n, SLOT_COST);
  for (let i = 0; i < n; i++) list[i] = read(r, i);
  return list;
}

/** Compact array of int32, not null: bounds and budget once for all. */
export function readCompactInt32s(r: Reader, key: Key): readonly number[] {
  return int32s(r, key, true);
}

/** Array of int32 with int32 count, not null. */
export function readInt32s(r: Reader, key: Key): readonly number[] {
  return int32s(r, key, false);
}

/**
 * Lists of replicas are most of a large Metadata response. In one body, with the short lists written out, this
 * is too long for V8 to inline (460 bytes of bytecode), so that it is compiled once, as a whole: inlined into
 * the reader of a struct, it would use up what may be inlined there, and in some processes does.
 */
function int32s(r: Reader, key: Key, compact: boolean): readonly number[] {
  r.at(key, "array");
  const start = r.position;
  const n = compact ? readUvarint(r) - 1 : readInt32(r, key);
  if (n === 0) return EMPTY;
  if (n < 0 || n * 4 > r.end - r.position) throw badLength(r, start, n, "array", 4);
  r.charge(LIST_COST + n * SLOT_COST, n);
  const p = r.take(n * 4, "[]int32");
  const v = r.view;
  switch (n) {
    case 1:
      return [v.getInt32(p)];
    case 2:
      return [v.getInt32(p), v.getInt32(p + 4)];
    case 3:
      return [v.getInt32(p), v.getInt32(p + 4), v.getInt32(p + 8)];
    case 4:
      return [v.getInt32(p), v.getInt32(p + 4), v.getInt32(p + 8), v.getInt32(p + 12)];
  }
  r.charge(GROWTH_COST, 0);
  const list = [v.getInt32(p), v.getInt32(p + 4), v.getInt32(p + 8), v.getInt32(p + 12)];
  for (let i = 4; i < n; i++) list.push(v.getInt32(p + 4 * i));
  return list;
}
