// Snappy, as a block of its own or in the chunks of Kafka's Java library ("xerial").

import type { DecompressRequest, Framing } from "./batch.ts";
import { findMatches, newTable } from "./matches.ts";
import { Output, place, repeat, word } from "./output.ts";

const WHAT = "snappy block";
const MAGIC = [0x82, 0x53, 0x4e, 0x41, 0x50, 0x50, 0x59, 0];
const HEADER = 16; // the magic number and two versions, which Kafka does not look at
const MAX_RATIO = 22; // a copy of 3 bytes stands for 64
const CHUNK = 32_768;

/**
 * What a snappy block holds. Without `framing` it is what the block begins with.
 *
 * @throws {DecodeError} `corrupt`, or `limit` if there are more than `maxBytes` bytes (default 64 MiB).
 */
export function decompressSnappy(
  block: Uint8Array,
  { maxBytes, framing = snappyFramingOf(block) }: Partial<DecompressRequest> = {},
): Uint8Array {
  const out = new Output(WHAT, maxBytes);
  if (framing === "xerial") readChunks(block, out);
  else readRaw(block, 0, block.length, out);
  return out.finish();
}

/** How a snappy block is framed. No raw block begins like a xerial one: its first copy would be of nothing. */
export function snappyFramingOf(block: Uint8Array): Framing {
  return isXerial(block, 0) ? "xerial" : "raw";
}

function isXerial(block: Uint8Array, at: number): boolean {
  return MAGIC.every((byte, i) => block[at + i] === byte);
}

/** Chunks of a length, big-endian, and a raw block. A header may also stand between them. */
function readChunks(block: Uint8Array, out: Output): void {
  out.need(HEADER, block, 0);
  if (!isXerial(block, 0)) throw out.corrupt(0, "xerial header", "something else");
  for (let at = HEADER; at < block.length; out.part(at)) {
    out.need(4, block, at);
    if (isXerial(block, at)) {
      out.need(HEADER, block, at);
      at += HEADER;
      continue;
    }
    const n = new DataView(block.buffer, block.byteOffset + at, 4).getUint32(0);
    out.need(n, block, at += 4);
    readRaw(block, at, at += n, out);
  }
}

function readRaw(block: Uint8Array, at: number, end: number, out: Output): void {
  const first = behindSize(block, at, end, out);
  const size = sizeOf(block, at, first);
  out.declare(size, at);
  if (size > MAX_RATIO * (end - first)) {
    throw out.corrupt(at, "size the block can have", "a larger one");
  }
  out.room(size, at);
  readElements(block, first, end, out, size);
}

function behindSize(block: Uint8Array, at: number, end: number, out: Output): number {
  for (let i = at; i < Math.min(end, at + 5);) if (block[i++]! < 128) return i;
  throw out.corrupt(at, "size of at most 5 bytes", "none");
}

/** Seven bits a byte, last ones first. */
function sizeOf(block: Uint8Array, at: number, end: number): number {
  let size = 0;
  for (let i = end; i-- > at;) size = size * 128 + (block[i]! & 127);
  return size;
}

/** Literals and copies, which fill the next `size` bytes of `out` exactly. */
function readElements(block: Uint8Array, at: number, end: number, out: Output, size: number): void {
  const { bytes, length: start } = out;
  const limit = start + size;
  let n = start;
  while (at < end) {
    const tag = block[at++]!;
    const kind = tag & 3;
    let length = (tag >> 2) + 1;
    let distance = 0;
    if (kind === 0 && length > 60) {
      const extra = length - 60;
      length = (word(block, at) & -1 >>> 32 - 8 * extra) + 1;
      at += extra;
    } else if (kind === 1) {
      length = (tag >> 2 & 7) + 4;
      distance = tag >> 5 << 8 | block[at++]!;
    } else if (kind === 2) {
      distance = block[at]! | block[at + 1]! << 8;
      at += 2;
    } else if (kind === 3) {
      distance = word(block, at);
      at += 4;
    }
    if (length < 1 || length > limit - n) {
      throw out.corrupt(at, "element within the declared size", "a longer one");
    }
    if (kind === 0) {
      if (length > end - at) throw out.corrupt(at, "literal inside", "one beyond the block");
      place(block, at, bytes, n, length);
      at += length;
    } else {
      if (at > end || distance < 1 || distance > n - start) {
        throw out.corrupt(at, "copy of earlier bytes", "something else");
      }
      repeat(bytes, n, distance, length);
    }
    n += length;
  }
  if (n < limit) throw out.corrupt(end, "declared size", "fewer bytes");
  out.length = limit;
}

/**
 * A snappy block in chunks of 32 KiB, as Kafka's Java client writes it and every reader of Kafka's reads it.
 */
export function compressSnappy(bytes: Uint8Array): Uint8Array {
  const block = new Uint8Array(maxSize(bytes.length));
  block.set([...MAGIC, 0, 0, 0, 1, 0, 0, 0, 1]);
  const table = newTable();
  let at = HEADER;
  for (let start = 0; start < bytes.length; start += CHUNK) {
    const end = Math.min(start + CHUNK, bytes.length);
    const next = writeRaw(bytes, start, end, block, at + 4, table);
    new DataView(block.buffer).setUint32(at, next - at - 4);
    at = next;
  }
  return block.slice(0, at);
}

/** Of what does not shrink at all; a byte more for each 64 would be enough. */
function maxSize(n: number): number {
  return HEADER + n + (n >> 5) + 16 * Math.ceil(n / CHUNK);
}

/** One raw block; gives where it ends. */
function writeRaw(
  bytes: Uint8Array,
  start: number,
  end: number,
  block: Uint8Array,
  at: number,
  table: Int32Array,
): number {
  at = writeSize(end - start, block, at);
  const rest = findMatches(bytes, start, end, table, (from, to, distance, n) => {
    at = writeLiteral(bytes, from, to, block, at);
    at = writeCopy(distance, n, block, at);
  });
  return writeLiteral(bytes, rest, end, block, at);
}

function writeSize(size: number, block: Uint8Array, at: number): number {
  for (; size > 127; size >>= 7) block[at++] = size & 127 | 128;
  block[at++] = size;
  return at;
}

function writeLiteral(
  bytes: Uint8Array,
  from: number,
  to: number,
  block: Uint8Array,
  at: number,
): number {
  const n = to - from;
  if (n === 0) return at;
  if (n <= 60) block[at++] = n - 1 << 2;
  else {
    block[at++] = 61 << 2;
    block[at++] = n - 1;
    block[at++] = n - 1 >> 8;
  }
  place(bytes, from, block, at, n);
  return at + n;
}

function writeCopy(distance: number, n: number, block: Uint8Array, at: number): number {
  for (; n > 0; n -= 64) {
    block[at++] = Math.min(n, 64) - 1 << 2 | 2;
    block[at++] = distance;
    block[at++] = distance >> 8;
  }
  return at;
}
