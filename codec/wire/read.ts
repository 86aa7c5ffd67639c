// Reading the types of the protocol: functions over a reader and the field that comes next, so that a bundle
// holds only those it uses.

import type { Key } from "./cursor.ts";
import type { DecodeError } from "./errors.ts";
import type { Reader } from "./reader.ts";
import { decoder, text, type TextOf } from "./text.ts";
import { uuidText } from "./uuid.ts";

// What a creation is charged, in bytes of heap: about what V8 spends without pointer compression. Structs
// are charged with the list they are in, by a figure of the generator. Views and
// tagged fields are charged twice what they take: since the budget is 64 times the input, many of a byte or two
// end within 32 times.
const STRING_COST = 24;
const UUID_COST = 48;
const BIGINT_COST = 24;
/** What a view of the input is charged. */
export const VIEW_COST = 208;
const REPLACED_COST = 256;
const MAX_STRING = 32_767;
const MAX_INT32 = 2_147_483_647;

/** One byte; anything but 0 is true, as in Kafka. */
export function readBool(r: Reader, key: Key): boolean {
  return r.view.getUint8(r.next(key, 1, "bool")) !== 0;
}

/** Two's complement, 1 byte. */
export function readInt8(r: Reader, key: Key): number {
  return r.view.getInt8(r.next(key, 1, "int8"));
}

/** Two's complement, 2 bytes. */
export function readInt16(r: Reader, key: Key): number {
  return r.view.getInt16(r.next(key, 2, "int16"));
}

/** Unsigned, 2 bytes. */
export function readUint16(r: Reader, key: Key): number {
  return r.view.getUint16(r.next(key, 2, "uint16"));
}

/** Two's complement, 4 bytes. */
export function readInt32(r: Reader, key: Key): number {
  return r.view.getInt32(r.next(key, 4, "int32"));
}

/** Unsigned, 4 bytes. */
export function readUint32(r: Reader, key: Key): number {
  return r.view.getUint32(r.next(key, 4, "uint32"));
}

/** Two's complement, 8 bytes. */
export function readInt64(r: Reader, key: Key): bigint {
  r.charge(BIGINT_COST, 0);
  return r.view.getBigInt64(r.next(key, 8, "int64"));
}

/** IEEE 754, 8 bytes. */
export function readFloat64(r: Reader, key: Key): number {
  return r.view.getFloat64(r.next(key, 8, "float64"));
}

/** 16 bytes, as Kafka's text of 22 characters. */
export function readUuid(r: Reader, key: Key): string {
  r.at(key);
  r.charge(UUID_COST, 0);
  return uuidText(r.bytes, r.take(16, "uuid"));
}

/**
 * Unsigned varint of at most 5 bytes, 0 to 2³² − 1, or to 2³¹ − 1 if so many `bits` are said. Forms longer than
 * needed are accepted.
 */
export function readUvarint(r: Reader, bits = 32): number {
  const p = r.position;
  const byte = r.bytes[p]; // undefined at the end
  if (byte === undefined || byte > 127) return longUvarint(r, p, bits);
  r.position = p + 1;
  return byte;
}

function longUvarint(r: Reader, start: number, bits: number): number {
  let value = 0;
  for (let i = 0; i < 5; i++) {
    r.position = start;
    const byte = r.bytes[r.take(i + 1, "uvarint") + i]!;
    if (i > 3 && byte >= 1 << bits - 28) break;
    value |= (byte & 127) << 7 * i;
    if (byte < 128) return value >>> 0;
  }
  throw r.error("varint-range", start, `uvarint of ${bits} bits`, "more bits");
}

/** An unsigned varint that must be below 2³¹, as tags and their number must. */
export function readUint31(r: Reader): number {
  return readUvarint(r, 31);
}

/** Compact string, not null. */
export function readCompactString(r: Reader, key: Key, textOf: TextOf = text): string {
  r.at(key, "string");
  const start = r.position;
  const n = readUvarint(r) - 1;
  return chars(r, start, n, textOf);
}

/** Compact string or null. */
export function readCompactNullableString(
  r: Reader,
  key: Key,
  textOf: TextOf = text,
): string | null {
  r.at(key, "string");
  const start = r.position;
  const n = readUvarint(r) - 1;
  return n < 0 ? null : chars(r, start, n, textOf);
}

/** String with int16 length, not null. */
export function readString(r: Reader, key: Key, textOf: TextOf = text): string {
  r.at(key, "string");
  const start = r.position;
  const n = readInt16(r, key);
  return chars(r, start, n, textOf);
}

/** String with int16 length, or null. */
export function readNullableString(r: Reader, key: Key, textOf: TextOf = text): string | null {
  r.at(key, "string");
  const start = r.position;
  const n = readInt16(r, key);
  return n === -1 ? null : chars(r, start, n, textOf);
}

function chars(r: Reader, start: number, n: number, textOf: TextOf): string {
  if (n < 0 || n > MAX_STRING || n > r.end - r.position) {
    throw badLength(r, start, n, "string", 1, MAX_STRING);
  }
  r.charge(STRING_COST + n, 0);
  const p = r.take(n, "string");
  return textOf(r.bytes, r.view, p, n) ?? replaced(r, p, n);
}

/** Text for `n` bytes that are not UTF-8, if they may be replaced. */
function replaced(r: Reader, p: number, n: number): string {
  if (r.invalid === undefined) throw r.error("invalid-utf8", p, "UTF-8", "something else");
  r.charge(REPLACED_COST, 1);
  const data = r.bytes.subarray(p, p + n);
  r.invalid.push({ path: r.trail?.path() ?? [], data });
  return decoder(false).decode(data.slice());
}

/** Compact bytes, not null, a view of the input; `kind` is "bytes" or "records". */
export function readCompactBytes(r: Reader, key: Key, kind = "bytes"): Uint8Array {
  r.at(key, kind);
  return span(r, r.position, readUvarint(r) - 1, kind);
}

/** The same, or null. */
export function readCompactNullableBytes(r: Reader, key: Key, kind = "bytes"): Uint8Array | null {
  r.at(key, kind);
  const start = r.position;
  const n = readUvarint(r) - 1;
  return n < 0 ? null : span(r, start, n, kind);
}

/** Bytes with int32 length, not null, a view of the input. */
export function readBytes(r: Reader, key: Key, kind = "bytes"): Uint8Array {
  r.at(key, kind);
  return span(r, r.position, readInt32(r, key), kind);
}

/** The same, or null. */
export function readNullableBytes(r: Reader, key: Key, kind = "bytes"): Uint8Array | null {
  r.at(key, kind);
  const start = r.position;
  const n = readInt32(r, key);
  return n === -1 ? null : span(r, start, n, kind);
}

function span(r: Reader, start: number, n: number, kind: string): Uint8Array {
  if (n < 0 || n > r.end - r.position) throw badLength(r, start, n, kind);
  const p = r.take(n, kind);
  if (n === 0) return emptyBytes();
  r.charge(VIEW_COST, 0);
  return r.bytes.subarray(p, p + n);
}

const NOTHING = /* @__PURE__ */ new Uint8Array(0);

/** One empty view for all bytes fields of length 0. */
export function emptyBytes(): Uint8Array {
  return NOTHING;
}

/** Whether a nullable struct is there: one byte, negative for null. */
export function readPresence(r: Reader, key: Key): boolean {
  r.at(key, "struct");
  return readInt8(r, key) >= 0;
}

/** Whether a nullable struct in a tagged field is there: a varint, 0 for null. */
export function readTaggedPresence(r: Reader, key: Key): boolean {
  r.at(key, "struct");
  return readUint31(r) > 0;
}

/**
 * The error for a count or length that is null where it may not be, negative, above `max`, or too large for
 * the bytes left at `min` each. Out of line: V8 inlines the functions that check only as long as they are short.
 */
export function badLength(
  r: Reader,
  offset: number,
  n: number,
  kind: string,
  min = 1,
  max: number = MAX_INT32,
): DecodeError {
  if (n === -1) return r.error("null-not-allowed", offset, kind, "null");
  const most = Math.min(max, Math.floor((r.end - r.position) / min));
  const unit = kind === "array" ? "elements" : "bytes";
  const expected = n < 0 ? "at least -1" : `at most ${most} ${unit}`;
  return r.error("length-out-of-range", offset, expected, `${n}`);
}
