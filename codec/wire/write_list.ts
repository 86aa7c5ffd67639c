// Writing arrays: a count, then the elements.

import type { Key } from "./cursor.ts";
import { setInt32, writeInt32, writeUvarint } from "./write.ts";
import type { Writer } from "./writer.ts";

type List = readonly unknown[] | null;

/** Count of a compact array, which it gives; null is refused. */
export function writeCompactCount(w: Writer, key: Key, list: List): number {
  const n = lengthOf(w, key, list);
  writeUvarint(w, n + 1);
  return n;
}

/** The same, or null, which has no elements. */
export function writeCompactNullableCount(w: Writer, key: Key, list: List): number {
  if (list !== null) return writeCompactCount(w, key, list);
  writeUvarint(w, 0);
  return 0;
}

/** Count of an array, int32, which it gives; null is refused. */
export function writeCount(w: Writer, key: Key, list: List): number {
  const n = lengthOf(w, key, list);
  setInt32(w, n);
  return n;
}

/** The same, or null, which has no elements. */
export function writeNullableCount(w: Writer, key: Key, list: List): number {
  if (list !== null) return writeCount(w, key, list);
  setInt32(w, -1);
  return 0;
}

function lengthOf(w: Writer, key: Key, list: List): number {
  if (!Array.isArray(list)) throw w.badAt(key, "array", list);
  const n: unknown = list.length; // of a proxy it may be anything
  if (typeof n !== "number" || (n | 0) !== n || n < 0) throw w.badAt(key, "array", list);
  return n;
}

/**
 * The `n` elements of the list in the field `key`, each written by `write` under its index; `list` is null only
 * if `n` is 0.
 */
export function writeList<T>(
  w: Writer,
  key: Key,
  list: readonly T[] | null,
  n: number,
  write: (w: Writer, i: number, x: T, version: number) => void,
  version = 0,
): void {
  w.at(key);
  for (let i = 0; i < n; i++) write(w, i, list![i]!, version);
}

/**
 * Compact array of int32; null is refused.
 *
 * In one body, as its reader: lists of replicas are most of a large Metadata response.
 */
export function writeCompactInt32s(w: Writer, key: Key, list: readonly number[] | null): void {
  const n = lengthOf(w, key, list);
  if (n > 126) return writeList(w, key, list, writeCompactCount(w, key, list), writeInt32);
  let p = w.room(1 + n * 4);
  const { view } = w;
  view.setUint8(p++, n + 1);
  for (let i = 0; i < n; i++, p += 4) {
    const x = list![i]!;
    if (typeof x !== "number" || (x | 0) !== x) {
      w.at(key);
      throw w.badAt(i, "int32", x);
    }
    view.setInt32(p, x | 0);
  }
}

/** Whether a list is the default that need not be sent: a list, and empty. */
export function isEmptyList(x: unknown): boolean {
  return Array.isArray(x) && x.length === 0;
}
