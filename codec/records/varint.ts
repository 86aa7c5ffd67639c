// Zig-zag varints, which only records have: 0, −1, 1, −2 … are written as the unsigned 0, 1, 2, 3 …

import { type Reader, readUvarint, type Writer, writeUvarint } from "../wire/mod.ts";

/** Zig-zag varint of at most 5 bytes, an int32. Forms longer than needed are accepted. */
export function readVarint(r: Reader): number {
  const n = readUvarint(r);
  return n >>> 1 ^ -(n & 1);
}

/** Zig-zag varint of at most 10 bytes, an int64. Forms longer than needed are accepted. */
export function readVarlong(r: Reader): bigint {
  const start = r.position;
  let value = 0;
  for (let i = 0; i < 7; i++) { // 49 bits: what a number holds exactly
    const byte = byteOf(r, start, i);
    value += (byte & 127) * 2 ** (7 * i);
    if (byte > 127) continue;
    return i < 4 ? BigInt(value >>> 1 ^ -(value & 1)) : unzigzag(BigInt(value));
  }
  return unzigzag(lastBits(r, start) << 49n | BigInt(value));
}

/** The 15 bits that bytes 8 to 10 add. */
function lastBits(r: Reader, start: number): bigint {
  let value = 0;
  for (let i = 0; i < 3; i++) {
    const byte = byteOf(r, start, i + 7);
    if (i === 2 && byte > 1) break;
    value |= (byte & 127) << 7 * i;
    if (byte < 128) return BigInt(value);
  }
  throw r.error("varint-range", start, "varint of 64 bits", "more bits");
}

function byteOf(r: Reader, start: number, i: number): number {
  r.position = start;
  return r.bytes[r.take(i + 1, "varlong") + i]!;
}

function unzigzag(n: bigint): bigint {
  return n >> 1n ^ -(n & 1n);
}

/** Zig-zag varint of the fewest bytes; `x` is an int32. */
export function writeVarint(w: Writer, x: number): void {
  writeUvarint(w, (x << 1 ^ x >> 31) >>> 0);
}

/** Zig-zag varint of the fewest bytes; `x` is an int64. */
export function writeVarlong(w: Writer, x: bigint): void {
  const n = Number(x);
  if ((n | 0) === n) return writeVarint(w, n); // no arithmetic with bigints
  let rest = BigInt.asUintN(64, x << 1n ^ x >> 63n);
  for (; rest > 0xffff_ffffn; rest >>= 7n) w.bytes[w.room(1)] = Number(rest & 127n) | 128;
  writeUvarint(w, Number(rest));
}
