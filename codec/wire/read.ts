// Reads of types that most messages lack: functions, so that a bundle holds only those it uses.

import type { Reader } from "./reader.ts";
import { text, type TextOf } from "./text.ts";
import { uuidText } from "./uuid.ts";

const UUID_COST = 48;
const BIGINT_COST = 24;
const VIEW_COST = 112;
const MAX_BYTES = 2_147_483_647;

/** What decodes to no element: one frozen list for all. */
export const EMPTY: readonly never[] = /* @__PURE__ */ Object.freeze([]);

let nothing: Uint8Array | undefined;

/** One empty view for all bytes fields of length 0. */
export function emptyBytes(): Uint8Array {
  return nothing ??= new Uint8Array(0);
}

/** Unsigned, 2 bytes. */
export function readUint16(r: Reader): number {
  return r.view.getUint16(r.take(2, "uint16"));
}

/** Unsigned, 4 bytes. */
export function readUint32(r: Reader): number {
  return r.view.getUint32(r.take(4, "uint32"));
}

/** Two's complement, 8 bytes. */
export function readInt64(r: Reader): bigint {
  const p = r.take(8, "int64");
  r.charge(p, BIGINT_COST);
  return r.view.getBigInt64(p);
}

/** IEEE 754, 8 bytes. */
export function readFloat64(r: Reader): number {
  return r.view.getFloat64(r.take(8, "float64"));
}

/** 16 bytes, as Kafka's text of 22 characters. */
export function readUuid(r: Reader): string {
  const p = r.take(16, "uuid");
  r.charge(p, UUID_COST);
  return uuidText(r.bytes, p);
}

/** Compact bytes, a view of the input; `kind` is "bytes" or "records". */
export function readCompactBytes(r: Reader, kind = "bytes"): Uint8Array {
  const start = r.position;
  return span(r, start, r.uvarint() - 1, kind) ?? nullBytes(r, start, kind);
}

/** The same, or null. */
export function readCompactNullableBytes(r: Reader, kind = "bytes"): Uint8Array | null {
  const start = r.position;
  return span(r, start, r.uvarint() - 1, kind);
}

/** Bytes with int32 length, a view of the input. */
export function readBytes(r: Reader, kind = "bytes"): Uint8Array {
  const start = r.position;
  return span(r, start, r.int32(), kind) ?? nullBytes(r, start, kind);
}

/** The same, or null. */
export function readNullableBytes(r: Reader, kind = "bytes"): Uint8Array | null {
  const start = r.position;
  return span(r, start, r.int32(), kind);
}

function span(r: Reader, start: number, n: number, kind: string): Uint8Array | null {
  if (n === -1) return null;
  if (n < 0 || n > r.end - r.position) throw r.badLength(start, n, MAX_BYTES);
  const p = r.take(n, kind);
  if (n === 0) return emptyBytes();
  r.charge(start, VIEW_COST);
  return r.bytes.subarray(p, p + n);
}

function nullBytes(r: Reader, start: number, kind: string): never {
  throw r.error("null-not-allowed", start, kind, "null");
}

/** Whether a nullable struct is there: one byte, negative for null. */
export function readPresence(r: Reader): boolean {
  return r.int8() >= 0;
}

/** Whether a nullable struct in a tagged field is there: a varint, 0 for null. */
export function readTaggedPresence(r: Reader): boolean {
  const p = r.position;
  const marker = r.uvarint();
  if (marker > MAX_BYTES) {
    throw r.error("varint-range", p, `marker of at most ${MAX_BYTES}`, "a larger one");
  }
  return marker > 0;
}

/** `n` elements, each read by `read`. */
export function readList<T>(r: Reader, n: number, read: (r: Reader) => T): readonly T[] {
  if (n === 0) return EMPTY;
  const list = slots<T>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = read(r);
  }
  r.up();
  return list;
}

/** `n` int32, for which the count has checked that the bytes are there. */
export function readInt32s(r: Reader, n: number): readonly number[] {
  if (n === 0) return EMPTY;
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
  return manyInt32s(v, p, n);
}

function manyInt32s(v: DataView, p: number, n: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < n; i++) list.push(v.getInt32(p + 4 * i));
  return list;
}

/** `n` compact strings, not null. */
export function readCompactStrings(r: Reader, n: number, textOf: TextOf = text): readonly string[] {
  return readList(r, n, (r) => r.compactString(textOf));
}

/** `n` strings with int16 length, not null. */
export function readStrings(r: Reader, n: number, textOf: TextOf = text): readonly string[] {
  return readList(r, n, (r) => r.string(textOf));
}

/**
 * A list for `n` elements to be filled in order. Up to four slots come from a literal, which is small and
 * fast; beyond that the list grows with what is really there, never with a number from the wire.
 */
export function slots<T>(n: number): T[] {
  const none = null as T;
  switch (n) {
    case 1:
      return [none];
    case 2:
      return [none, none];
    case 3:
      return [none, none, none];
    case 4:
      return [none, none, none, none];
  }
  return [];
}

/** The list of `n` elements that `read` reads, or null for −1. */
export function orNull<T>(n: number, read: (n: number) => T): T | null {
  return n < 0 ? null : read(n);
}
