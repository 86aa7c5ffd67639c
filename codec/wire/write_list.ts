// Writing arrays: a count, then the elements.

import type { Key } from "./cursor.ts";
import { putInt32, writeInt32, writeUvarint } from "./write.ts";
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
  putInt32(w, n);
  return n;
}

/** The same, or null, which has no elements. */
export function writeNullableCount(w: Writer, key: Key, list: List): number {
  if (list !== null) return writeCount(w, key, list);
  putInt32(w, -1);
  return 0;
}

function lengthOf(w: Writer, key: Key, list: List): number {
  w.at(key);
  if (!Array.isArray(list)) throw w.bad("array", list);
  return list.length;
}

/** The `n` elements of a list, each written by `write` under its index; `list` is null only if `n` is 0. */
export function writeList<T>(
  w: Writer,
  list: readonly T[] | null,
  n: number,
  write: (w: Writer, i: number, x: T) => void,
): void {
  for (let i = 0; i < n; i++) write(w, i, list![i]!);
}

/** The `n` int32 of a list: as `writeList`, without a call for each. */
export function writeInt32s(w: Writer, list: readonly number[] | null, n: number): void {
  for (let i = 0; i < n; i++) writeInt32(w, i, list![i]!);
}

/** Whether a list is the default that need not be sent: a list, and empty. */
export function isEmptyList(x: unknown): boolean {
  return Array.isArray(x) && x.length === 0;
}
