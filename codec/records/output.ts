// What a decompressor has given so far, and the two ways it may end badly.

import { DecodeError } from "../wire/mod.ts";

/** Bytes one batch may hold once it is opened, unless the caller says otherwise: 64 MiB. */
export const DEFAULT_MAX_BYTES = 67_108_864;

/** No caller gets more than 1 GiB out of one block. */
const CEILING = 1_073_741_824;

/** Members, frames, chunks, blocks, or codes of deflated data in one compressed block. */
const MAX_PARTS = 65_536;

/** Up to here a loop is faster than a call of the platform. */
const SHORT = 64;

/** Bytes that grow up to a limit and never beyond; a longer answer is a `DecodeError` `limit`. */
export class Output {
  /** What is decompressed, for errors. */
  readonly what: string;
  /** The limit. */
  readonly maxBytes: number;
  /** The buffer, replaced whenever it grows. */
  bytes: Uint8Array;
  /** How much of it is filled. */
  length = 0;
  #parts = 0;

  /** Room for `expected` bytes at first, less if the limit is lower. */
  constructor(what: string, maxBytes: number = DEFAULT_MAX_BYTES, expected = 0) {
    this.what = what;
    this.maxBytes = Math.max(Math.min(maxBytes, CEILING), 0) || 0;
    this.bytes = new Uint8Array(Math.min(expected, this.maxBytes));
  }

  /** The buffer with room for `n` more bytes; `filled` tells how much of it the caller has filled. */
  room(n: number, offset: number, filled: number = this.length): Uint8Array {
    this.length = filled;
    const wanted = filled + n;
    if (wanted > this.maxBytes) throw this.tooLarge(offset);
    if (wanted > this.bytes.length) this.#grow(wanted);
    return this.bytes;
  }

  #grow(wanted: number): void {
    const size = Math.min(Math.max(wanted, 2 * this.bytes.length), this.maxBytes);
    const bytes = new Uint8Array(size);
    bytes.set(this.bytes.subarray(0, this.length));
    this.bytes = bytes;
  }

  /** Adds bytes as they are. */
  append(bytes: Uint8Array, offset: number): void {
    this.room(bytes.length, offset).set(bytes, this.length);
    this.length += bytes.length;
  }

  /** Counts one more of what `MAX_PARTS` limits. */
  part(offset: number): void {
    if (++this.#parts > MAX_PARTS) {
      throw failure("limit", this.what, offset, `at most ${MAX_PARTS} parts`, "more");
    }
  }

  /** Makes sure that `n` bytes of the block are left at `at`. */
  need(n: number, block: Uint8Array, at: number): void {
    const left = Math.max(block.length - at, 0);
    if (n > left) throw this.corrupt(at, `${n} bytes`, `${left} bytes`);
  }

  /** Refuses a size the block declares before anything is set aside for it. */
  declare(size: number, offset: number): void {
    if (size > this.maxBytes - this.length) throw this.tooLarge(offset);
  }

  /** Everything, in a buffer of its own and of just that length. */
  finish(): Uint8Array {
    return this.length === this.bytes.length ? this.bytes : this.bytes.slice(0, this.length);
  }

  /** The error for more bytes than the limit allows. */
  tooLarge(offset: number): DecodeError {
    return failure("limit", this.what, offset, `at most ${this.maxBytes} bytes`, "more");
  }

  /** The error for a block that is not what its codec writes. */
  corrupt(offset: number, expected: string, found: string): DecodeError {
    return failure("corrupt", this.what, offset, expected, found);
  }
}

/** An error about a block: it has no fields, so the path is empty. */
export function failure(
  reason: "corrupt" | "limit",
  what: string,
  offset: number,
  expected: string,
  found: string,
): DecodeError {
  return new DecodeError(reason, what, [], offset, expected, found);
}

/** Copies `n` bytes. The caller has checked that both ends are inside. */
export function place(
  from: Uint8Array,
  start: number,
  to: Uint8Array,
  at: number,
  n: number,
): void {
  if (n > SHORT) to.set(from.subarray(start, start + n), at);
  else for (let i = 0; i < n; i++) to[at + i] = from[start + i]!;
}

/**
 * Writes `n` bytes again that stand `distance` bytes before `at`; they may overlap. The caller has checked
 * that both ends are inside `out`.
 */
export function repeat(out: Uint8Array, at: number, distance: number, n: number): void {
  if (n <= SHORT) {
    for (const end = at + n; at < end; at++) out[at] = out[at - distance]!;
    return;
  }
  // What is copied doubles what can be copied next.
  for (let d = distance; n > 0; d *= 2) {
    const k = Math.min(d, n);
    out.copyWithin(at, at - d, at - d + k);
    at += k;
    n -= k;
  }
}

/** The unsigned number in `n` bytes at `at`, last digits first. Bytes behind the end count as 0. */
export function littleEndian(bytes: Uint8Array, at: number, n: number): number {
  let value = 0;
  for (let i = at + n; i-- > at;) value = value * 256 + (bytes[i] ?? 0);
  return value;
}

/** Writes a uint32, last digits first. */
export function setUint32(bytes: Uint8Array, at: number, value: number): void {
  for (let i = 0; i < 4; i++) bytes[at + i] = value >>> 8 * i;
}

/** The int32 at `i`, last digits first. */
export function word(bytes: Uint8Array, i: number): number {
  return bytes[i]! | bytes[i + 1]! << 8 | bytes[i + 2]! << 16 | bytes[i + 3]! << 24;
}
