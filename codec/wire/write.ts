// Writes of types that most messages lack: functions, so that a bundle holds only those it uses.

import { putUuid, ZERO_UUID } from "./uuid.ts";
import { isBytes, type Writer } from "./writer.ts";

/** Unsigned, 2 bytes. */
export function writeUint16(w: Writer, x: number): void {
  const p = w.room(2);
  const v = x & 0xffff;
  if (v !== x) throw w.bad("uint16", x);
  w.view.setUint16(p, v);
}

/** Unsigned, 4 bytes. */
export function writeUint32(w: Writer, x: number): void {
  const p = w.room(4);
  const v = x >>> 0;
  if (v !== x) throw w.bad("uint32", x);
  w.view.setInt32(p, x | 0);
}

/** Two's complement, 8 bytes. */
export function writeInt64(w: Writer, x: bigint): void {
  const p = w.room(8);
  if (typeof x !== "bigint" || BigInt.asIntN(64, x) !== x) throw w.bad("int64 (bigint)", x);
  w.view.setBigInt64(p, x);
}

/** IEEE 754, 8 bytes. Every NaN is written as `7ff8000000000000`: engines lose its payload at will. */
export function writeFloat64(w: Writer, x: number): void {
  const p = w.room(8);
  if (typeof x !== "number") throw w.bad("float64", x);
  w.view.setFloat64(p, x);
  if (x !== x) w.view.setBigInt64(p, 0x7ff8000000000000n);
}

/** 16 bytes, from Kafka's text of 22 characters. */
export function writeUuid(w: Writer, x: string): void {
  const p = w.room(16);
  if (x === ZERO_UUID) w.bytes.fill(0, p, p + 16);
  else if (typeof x !== "string" || !putUuid(x, w.bytes, p)) {
    throw w.bad("uuid (22 characters of base64url)", x);
  }
}

/** Compact bytes, not null. */
export function writeCompactBytes(w: Writer, x: Uint8Array | null): void {
  if (!isBytes(x)) throw w.bad("Uint8Array", x);
  const n = x.length;
  w.uvarint(n + 1);
  w.bytes.set(x, w.room(n));
}

/** Compact bytes or null. */
export function writeCompactNullableBytes(w: Writer, x: Uint8Array | null): void {
  if (x === null) w.uvarint(0);
  else writeCompactBytes(w, x);
}

/** Bytes with int32 length, not null. */
export function writeBytes(w: Writer, x: Uint8Array | null): void {
  if (!isBytes(x)) throw w.bad("Uint8Array", x);
  const n = x.length;
  w.int32(n);
  w.bytes.set(x, w.room(n));
}

/** Bytes with int32 length, or null. */
export function writeNullableBytes(w: Writer, x: Uint8Array | null): void {
  if (x === null) w.int32(-1);
  else writeBytes(w, x);
}

/** Marker of a nullable struct; false for null, which has no body. */
export function writePresence<T>(w: Writer, x: T | null): x is T {
  w.int8(x === null ? -1 : 1);
  return x !== null;
}

/** Marker of a nullable struct in a tagged field; false for null. */
export function writeTaggedPresence<T>(w: Writer, x: T | null): x is T {
  w.uvarint(x === null ? 0 : 1);
  return x !== null;
}

/** The `n` elements of a list, each written by `write`; `list` is null only if `n` is 0. */
export function writeList<T>(
  w: Writer,
  list: readonly T[] | null,
  n: number,
  write: (w: Writer, x: T) => void,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    write(w, list![i]!);
  }
  w.up();
}

/** The `n` int32 of a list. */
export function writeInt32s(w: Writer, list: readonly number[] | null, n: number): void {
  writeList(w, list, n, int32);
}

function int32(w: Writer, x: number): void {
  w.int32(x);
}

/** Whether a list is the default that need not be sent: empty, not null, a list at all. */
export function isEmptyList(x: unknown): boolean {
  return Array.isArray(x) && x.length === 0;
}

/** Whether bytes are the default that need not be sent. */
export function isEmptyBytes(x: unknown): boolean {
  return isBytes(x) && x.length === 0;
}
