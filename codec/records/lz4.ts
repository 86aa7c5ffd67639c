// LZ4 frames (magic number 04 22 4d 18).

import type { DecompressRequest } from "./batch.ts";
import { findMatches, newTable } from "./matches.ts";
import { littleEndian, Output, place, repeat, setUint32, word } from "./output.ts";
import { xxhash32 } from "./xxhash32.ts";

const MAGIC = 0x184d2204;
const VERSION = 0x40;
const INDEPENDENT = 32;
const BLOCK_CHECKSUM = 16;
const CONTENT_SIZE = 8;
const CONTENT_CHECKSUM = 4;
const UNCOMPRESSED = 0x80000000;
const HEADER = 7;
const MIN_COPY = 4;
const BLOCK = 65_536;

/**
 * What the LZ4 frames of a block hold. A further frame is read if it follows at once; other bytes behind the
 * last one are ignored, as by Kafka, which reads one frame. Unlike Kafka it reads blocks that refer to earlier
 * ones, and checks the size and the checksum of the content if the frame has them.
 *
 * @throws {DecodeError} `corrupt`, or `limit` if there are more than `maxBytes` bytes (default 64 MiB).
 */
export function decompressLz4(
  block: Uint8Array,
  { maxBytes }: Partial<DecompressRequest> = {},
): Uint8Array {
  const out = new Output("lz4 block", maxBytes, 3 * block.length);
  let at = 0;
  do at = readFrame(block, at, out); while (littleEndian(block, at, 4) === MAGIC);
  return out.finish();
}

function readFrame(block: Uint8Array, start: number, out: Output): number {
  const before = out.length;
  const { flags, maxBlock, size, end } = readHeader(block, start, out);
  let at = readBlocks(block, end, out, flags, maxBlock);
  if (flags & CONTENT_CHECKSUM) {
    checkSum(xxhash32(out.bytes, before, out.length), block, at, out);
    at += 4;
  }
  if (size === out.length - before || size === undefined) return at;
  throw out.corrupt(start, "declared size of the content", "another");
}

interface Header {
  readonly flags: number;
  /** Bytes a block may hold. */
  readonly maxBlock: number;
  /** Bytes of the content, if the frame says so. */
  readonly size: number | undefined;
  /** Where the first block stands. */
  readonly end: number;
}

function readHeader(block: Uint8Array, at: number, out: Output): Header {
  out.part(at);
  out.need(HEADER, block, at);
  if (littleEndian(block, at, 4) !== MAGIC) throw out.corrupt(at, "lz4 frame", "something else");
  const flags = block[at + 4]!;
  const descriptor = block[at + 5]!;
  const long = (flags & CONTENT_SIZE) !== 0;
  if ((flags & 0xc3) !== VERSION || (descriptor & 0x8f) !== 0 || descriptor < 0x40) {
    throw out.corrupt(at + 4, "frame of version 1 without a dictionary", "something else");
  }
  const end = at + HEADER + (long ? 8 : 0);
  out.need(0, block, end);
  checkHeader(block, at, end - 1, out);
  const size = long ? littleEndian(block, at + 6, 8) : undefined;
  if (size !== undefined) out.declare(size, at + 6);
  return { flags, maxBlock: 1 << (descriptor >> 3) + 8, size, end };
}

/** The second byte of the hash; before Kafka 0.10 it was, by mistake, that of a hash with the magic number. */
function checkHeader(block: Uint8Array, start: number, at: number, out: Output): void {
  const found = block[at]!;
  for (const from of [start + 4, start]) {
    if ((xxhash32(block, from, at) >>> 8 & 255) === found) return;
  }
  throw out.corrupt(at, "checksum of the header", "another");
}

function checkSum(sum: number, block: Uint8Array, at: number, out: Output): void {
  out.need(4, block, at);
  if (littleEndian(block, at, 4) !== sum) throw out.corrupt(at, "checksum", "another");
}

/** Blocks up to the end mark; Kafka takes an empty uncompressed block for one, too. */
function readBlocks(
  block: Uint8Array,
  at: number,
  out: Output,
  flags: number,
  maxBlock: number,
): number {
  const start = out.length;
  for (;; out.part(at)) {
    out.need(4, block, at);
    const size = word(block, at); // negative if the block is not compressed
    const n = size & 0x7fffffff;
    if (n > maxBlock) throw out.corrupt(at, `at most ${maxBlock} bytes`, `${n} bytes`);
    at += 4;
    if (n === 0) return at;
    out.need(n, block, at);
    const end = at + n;
    if (size < 0) out.append(block.subarray(at, end), at);
    else readSequences(block, at, end, out, maxBlock, flags & INDEPENDENT ? out.length : start);
    if (flags & BLOCK_CHECKSUM) checkSum(xxhash32(block, at, end), block, end, out);
    at = end + (flags & BLOCK_CHECKSUM ? 4 : 0);
  }
}

/**
 * Literals, then a copy of earlier bytes, and so on; the last literals end the block. No copy reaches back
 * beyond `floor`.
 */
function readSequences(
  block: Uint8Array,
  at: number,
  end: number,
  out: Output,
  maxBlock: number,
  floor: number,
): void {
  let { bytes, length: n } = out;
  const limit = n + maxBlock;
  while (at < end) {
    const token = block[at++]!;
    let length = token >> 4;
    if (length === 15) {
      for (let byte = 255; byte === 255; length += byte) byte = block[at++] ?? 0;
    }
    if (length > Math.min(end - at, limit - n)) throw out.corrupt(at, "literals inside", "more");
    if (n + length > bytes.length) bytes = out.room(length, at, n);
    place(block, at, bytes, n, length);
    at += length;
    n += length;
    if (at === end) {
      out.length = n;
      return;
    }
    const distance = block[at]! | block[at + 1]! << 8;
    at += 2;
    length = token & 15;
    if (length === 15) {
      for (let byte = 255; byte === 255; length += byte) byte = block[at++] ?? 0;
    }
    length += MIN_COPY;
    if (at > end || length > limit - n) {
      throw out.corrupt(at, "copy inside the block", "a longer one");
    }
    if (distance === 0 || distance > n - floor) {
      throw out.corrupt(at, "copy of earlier bytes", "none");
    }
    if (n + length > bytes.length) bytes = out.room(length, at, n);
    repeat(bytes, n, distance, length);
    n += length;
  }
  throw out.corrupt(end, "literals at the end", "none");
}

/** One LZ4 frame of independent blocks of 64 KiB without checksums, as Kafka's producer writes it. */
export function compressLz4(bytes: Uint8Array): Uint8Array {
  const block = new Uint8Array(maxSize(bytes.length));
  block.set([4, 0x22, 0x4d, 0x18, VERSION | INDEPENDENT, 0x40, 0x82]);
  const table = newTable();
  let at = HEADER;
  for (let start = 0; start < bytes.length; start += BLOCK) {
    at = writeBlock(bytes, start, Math.min(start + BLOCK, bytes.length), block, at, table);
  }
  setUint32(block, at, 0); // the end mark, where scratch may be
  return block.slice(0, at + 4);
}

/** Of what does not shrink, before that is seen: a byte more for each 255 literals. */
function maxSize(n: number): number {
  return HEADER + n + (n >> 7) + 20 * Math.ceil(n / BLOCK) + 4;
}

/** One block with its size in front; gives where it ends. */
function writeBlock(
  bytes: Uint8Array,
  start: number,
  end: number,
  block: Uint8Array,
  at: number,
  table: Int32Array,
): number {
  const first = at + 4;
  let next = first;
  const rest = findMatches(bytes, start, end, table, (from, to, distance, n) => {
    next = writeSequence(bytes, from, to, distance, n, block, next);
  });
  next = writeSequence(bytes, rest, end, 0, 0, block, next);
  const n = end - start;
  if (next - first < n) {
    setUint32(block, at, next - first);
    return next;
  }
  setUint32(block, at, UNCOMPRESSED + n);
  block.set(bytes.subarray(start, end), first);
  return first + n;
}

/** Literals and, if `n` is not 0, a copy. */
function writeSequence(
  bytes: Uint8Array,
  from: number,
  to: number,
  distance: number,
  n: number,
  block: Uint8Array,
  at: number,
): number {
  const literals = to - from;
  const copied = Math.max(n - MIN_COPY, 0);
  block[at++] = Math.min(literals, 15) << 4 | Math.min(copied, 15);
  at = writeMore(literals - 15, block, at);
  place(bytes, from, block, at, literals);
  at += literals;
  if (n === 0) return at;
  block[at++] = distance;
  block[at++] = distance >> 8;
  return writeMore(copied - 15, block, at);
}

/** What a length has beyond the 15 its half byte can say. */
function writeMore(rest: number, block: Uint8Array, at: number): number {
  if (rest < 0) return at;
  for (; rest > 254; rest -= 255) block[at++] = 255;
  block[at++] = rest;
  return at;
}
