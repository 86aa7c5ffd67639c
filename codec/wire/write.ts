// Writing the types of the protocol. Functions over a writer, so that a bundle holds only those it uses.
//
// Each value is checked before it is stored: what reaches a `DataView` setter is the result of a shift, never
// the field itself, because V8 stops inlining a setter that has once seen a number held as a double.

import type { Key } from "./cursor.ts";
import type { EncodeError } from "./errors.ts";
import { putUuidText, ZERO_UUID } from "./uuid.ts";
import { append, byteCount, isBytes, isWellFormed, type Writer } from "./writer.ts";

const MAX_STRING = 32_767;
const SHORT = 48; // up to here, character by character beats encodeInto

let utf8: TextEncoder | undefined;

// Types of a fixed size come twice: `writeX` at the end, `putX` at a place that `room` has given for a run of
// them, which spares V8 most of the inlining.

/** One byte, 1 or 0. */
export function writeBool(w: Writer, key: Key, x: boolean): void {
  putBool(w, w.room(1), key, x);
}

/** The same at \`p\`. */
export function putBool(w: Writer, p: number, key: Key, x: boolean): void {
  if (typeof x !== "boolean") throw w.badAt(key, "bool", x);
  w.bytes[p] = x ? 1 : 0;
}

/** Two's complement, 1 byte. */
export function writeInt8(w: Writer, key: Key, x: number): void {
  putInt8(w, w.room(1), key, x);
}

/** The same at \`p\`. */
export function putInt8(w: Writer, p: number, key: Key, x: number): void {
  if (typeof x !== "number" || (x << 24) >> 24 !== x) throw w.badAt(key, "int8", x);
  w.view.setInt8(p, (x << 24) >> 24);
}

/** Two's complement, 2 bytes. */
export function writeInt16(w: Writer, key: Key, x: number): void {
  putInt16(w, w.room(2), key, x);
}

/** The same at \`p\`. */
export function putInt16(w: Writer, p: number, key: Key, x: number): void {
  if (typeof x !== "number" || (x << 16) >> 16 !== x) throw w.badAt(key, "int16", x);
  w.view.setInt16(p, (x << 16) >> 16);
}

/** Unsigned, 2 bytes. */
export function writeUint16(w: Writer, key: Key, x: number): void {
  putUint16(w, w.room(2), key, x);
}

/** The same at \`p\`. */
export function putUint16(w: Writer, p: number, key: Key, x: number): void {
  if (typeof x !== "number" || (x & 0xffff) !== x) throw w.badAt(key, "uint16", x);
  w.view.setUint16(p, x & 0xffff);
}

/** Two's complement, 4 bytes. */
export function writeInt32(w: Writer, key: Key, x: number): void {
  putInt32(w, w.room(4), key, x);
}

/** The same at \`p\`. */
export function putInt32(w: Writer, p: number, key: Key, x: number): void {
  if (typeof x !== "number" || (x | 0) !== x) throw w.badAt(key, "int32", x);
  w.view.setInt32(p, x | 0);
}

/** Unsigned, 4 bytes. */
export function writeUint32(w: Writer, key: Key, x: number): void {
  putUint32(w, w.room(4), key, x);
}

/** The same at \`p\`. */
export function putUint32(w: Writer, p: number, key: Key, x: number): void {
  if (typeof x !== "number" || x >>> 0 !== x) throw w.badAt(key, "uint32", x);
  w.view.setInt32(p, x | 0);
}

/** Two's complement, 8 bytes. */
export function writeInt64(w: Writer, key: Key, x: bigint): void {
  putInt64(w, w.room(8), key, x);
}

/** The same at \`p\`. */
export function putInt64(w: Writer, p: number, key: Key, x: bigint): void {
  if (typeof x !== "bigint" || BigInt.asIntN(64, x) !== x) throw w.badAt(key, "int64 (bigint)", x);
  w.view.setBigInt64(p, x);
}

/** IEEE 754, 8 bytes. Every NaN is written as `7ff8000000000000`: engines lose its payload at will. */
export function writeFloat64(w: Writer, key: Key, x: number): void {
  putFloat64(w, w.room(8), key, x);
}

/** The same at \`p\`. */
export function putFloat64(w: Writer, p: number, key: Key, x: number): void {
  if (typeof x !== "number") throw w.badAt(key, "float64", x);
  if (x === x) w.view.setFloat64(p, x);
  else w.view.setBigInt64(p, 0x7ff8000000000000n);
}

/** 16 bytes, from Kafka's text of 22 characters. */
export function writeUuid(w: Writer, key: Key, x: string): void {
  putUuid(w, w.room(16), key, x);
}

/** The same at \`p\`. */
export function putUuid(w: Writer, p: number, key: Key, x: string): void {
  if (x === ZERO_UUID) w.bytes.fill(0, p, p + 16);
  else if (typeof x !== "string" || !putUuidText(x, w.bytes, p)) {
    throw w.badAt(key, "uuid (22 characters of base64url)", x);
  }
}

/** Unsigned varint of the fewest bytes; `x` is an integer from 0 to 2³² − 1. */
export function writeUvarint(w: Writer, x: number): void {
  if (x < 128) w.bytes[w.room(1)] = x;
  else longUvarint(w, x);
}

function longUvarint(w: Writer, x: number): void {
  let rest = x >>> 0;
  for (; rest > 127; rest >>>= 7) w.bytes[w.room(1)] = rest | 128;
  w.bytes[w.room(1)] = rest;
}

/** Compact string; null is refused. */
export function writeCompactString(w: Writer, key: Key, s: string | null): void {
  const start = w.position;
  writeUvarint(w, unitsOf(w, key, s) + 1);
  if (!ascii(w, s!)) anyText(w, key, s!, start, true);
}

/** Compact string or null. */
export function writeCompactNullableString(w: Writer, key: Key, s: string | null): void {
  if (s === null) writeUvarint(w, 0);
  else writeCompactString(w, key, s);
}

/** String with int16 length; null is refused. */
export function writeString(w: Writer, key: Key, s: string | null): void {
  const start = w.position;
  setInt16(w, unitsOf(w, key, s));
  if (!ascii(w, s!)) anyText(w, key, s!, start, false);
}

/** String with int16 length, or null. */
export function writeNullableString(w: Writer, key: Key, s: string | null): void {
  if (s === null) setInt16(w, -1);
  else writeString(w, key, s);
}

/** An int16 that is known to be one. */
function setInt16(w: Writer, x: number): void {
  w.view.setInt16(w.room(2), x);
}

/** An int32 that is known to be one. */
export function setInt32(w: Writer, x: number): void {
  w.view.setInt32(w.room(4), x);
}

function unitsOf(w: Writer, key: Key, s: string | null): number {
  if (typeof s !== "string") throw w.badAt(key, "string", s);
  if (s.length > MAX_STRING) throw tooLong(w, key);
  return s.length;
}

/** Writes a short string as if it were ASCII; false if it is long or was not. */
function ascii(w: Writer, s: string): boolean {
  const n = s.length;
  if (n > SHORT) return false;
  const p = w.room(n);
  let or = 0;
  let i = 0;
  for (; i + 4 <= n; i += 4) { // four characters a store
    const a = s.charCodeAt(i), b = s.charCodeAt(i + 1);
    const c = s.charCodeAt(i + 2), d = s.charCodeAt(i + 3);
    w.view.setInt32(p + i, a << 24 | b << 16 | c << 8 | d);
    or |= a | b | c | d;
  }
  for (; i < n; i++) {
    const a = s.charCodeAt(i);
    w.bytes[p + i] = a;
    or |= a;
  }
  return or < 128;
}

/** Long or not ASCII: encoded at the head of the buffer, its length written again, copied into place. */
function anyText(w: Writer, key: Key, s: string, start: number, compact: boolean): void {
  if (!isWellFormed(s)) throw w.badAt(key, "well-formed string", s);
  utf8 ??= new TextEncoder();
  const { written } = utf8.encodeInto(s, w.head);
  if (written > MAX_STRING) throw tooLong(w, key);
  w.position = start;
  if (compact) writeUvarint(w, written + 1);
  else setInt16(w, written);
  w.bytes.copyWithin(w.room(written), 0, written);
}

function tooLong(w: Writer, key: Key): EncodeError {
  w.at(key);
  return w.error(`string of at most ${MAX_STRING} bytes`, "a longer one");
}

/** Compact bytes; null is refused. */
export function writeCompactBytes(w: Writer, key: Key, x: Uint8Array | null): void {
  if (!isBytes(x)) throw w.badAt(key, "Uint8Array", x);
  writeUvarint(w, byteCount(x) + 1);
  append(w, x);
}

/** Compact bytes or null. */
export function writeCompactNullableBytes(w: Writer, key: Key, x: Uint8Array | null): void {
  if (x === null) writeUvarint(w, 0);
  else writeCompactBytes(w, key, x);
}

/** Bytes with int32 length; null is refused. */
export function writeBytes(w: Writer, key: Key, x: Uint8Array | null): void {
  if (!isBytes(x)) throw w.badAt(key, "Uint8Array", x);
  setInt32(w, byteCount(x));
  append(w, x);
}

/** Bytes with int32 length, or null. */
export function writeNullableBytes(w: Writer, key: Key, x: Uint8Array | null): void {
  if (x === null) setInt32(w, -1);
  else writeBytes(w, key, x);
}

/** Marker of a nullable struct; false for null, which has no body. */
export function writePresence<T>(w: Writer, x: T | null): x is T {
  w.view.setInt8(w.room(1), x === null ? -1 : 1);
  return x !== null;
}

/** Marker of a nullable struct in a tagged field; false for null. */
export function writeTaggedPresence<T>(w: Writer, x: T | null): x is T {
  writeUvarint(w, x === null ? 0 : 1);
  return x !== null;
}

/** For a version without this field: the value must be the default. `since` are the versions that have it. */
export function writeAbsent(w: Writer, key: Key, isDefault: boolean, since: string): void {
  if (isDefault) return;
  w.at(key);
  throw w.error(`its default, since only versions ${since} have it`, "another value");
}

/** Whether bytes are the default that need not be sent. */
export function isEmptyBytes(x: unknown): boolean {
  return isBytes(x) && byteCount(x) === 0;
}
