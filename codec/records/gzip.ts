// Gzip (RFC 1952) as Kafka reads it: further members count, bytes behind the last one do not.

import type { DecompressRequest } from "./batch.ts";
import { crc32 } from "./crc32.ts";
import { inflate } from "./inflate.ts";
import { littleEndian, Output, setUint32 } from "./output.ts";

const WHAT = "gzip block";
const HEADER_CHECKSUM = 2;
const EXTRA = 4;
const NAME = 8;
const COMMENT = 16;
const HEADER = 10;
const TRAILER = 8;

const MAX_STORED = 65_535;

const LARGE = 65_536; // a stream costs 0.1 to 0.3 ms, as much as inflating 10 kB here
const SLICE = 32_768;
const MIN_SLICE = 1_024;
const MAX_RATIO = 1_032; // 258 bytes out of two bits

/**
 * What a gzip block holds.
 *
 * Small blocks are inflated here, at once. Large ones go through the platform's `DecompressionStream` where there
 * is one, and its answer counts if it can be checked; whatever it refuses is inflated here. Engines differ in
 * what they do with a second member and with bytes behind the last, so no answer depends on them.
 *
 * @throws {DecodeError} Or rejects: `corrupt`, or `limit` if there are more than `maxBytes` bytes (default 64 MiB).
 */
export function decompressGzip(
  block: Uint8Array,
  { maxBytes }: Partial<DecompressRequest> = {},
): Uint8Array | Promise<Uint8Array> {
  if (block.length < LARGE || !streamable(block)) return inflateGzip(block, maxBytes);
  return streamed(block, maxBytes);
}

/**
 * The same without the platform and at once, for callers that cannot wait.
 *
 * @throws {DecodeError} `corrupt`, or `limit` if there are more than `maxBytes` bytes (default 64 MiB).
 */
export function inflateGzip(block: Uint8Array, maxBytes?: number): Uint8Array {
  const out = outputFor(block, maxBytes);
  for (let at = firstData(block, out); at >= 0; out.part(at)) {
    const start = out.length;
    const trailer = inflate(block, at, out);
    checkTrailer(block, trailer, out, start);
    at = dataOf(block, trailer + TRAILER);
  }
  return out.finish();
}

/** Sized as the block says it ends, as far as one can believe it: most do not shrink to a 32nd. */
function outputFor(block: Uint8Array, maxBytes: number | undefined): Output {
  const size = block.length < 4 ? 0 : littleEndian(block, block.length - 4, 4);
  return new Output(WHAT, maxBytes, Math.min(size, 32 * block.length));
}

function firstData(block: Uint8Array, out: Output): number {
  const at = dataOf(block, 0);
  if (at < 0) throw out.corrupt(0, "gzip header", "something else");
  return at;
}

/** Where the data of the member at `at` begins; −1 if no header stands there. Kafka ignores reserved flags. */
function dataOf(block: Uint8Array, at: number): number {
  if (block.length - at < HEADER || !isMagic(block, at)) return -1;
  const flags = block[at + 3]!;
  let end = at + HEADER;
  if (flags & EXTRA) end += 2 + littleEndian(block, end, 2);
  if (flags & NAME) end = behindZero(block, end);
  if (flags & COMMENT) end = behindZero(block, end);
  if (flags & HEADER_CHECKSUM) {
    if (
      end + 2 > block.length || (crc32(block, at, end) & 0xffff) !== littleEndian(block, end, 2)
    ) return -1;
    end += 2;
  }
  return end <= block.length ? end : -1;
}

/** Also that the data is deflated: there is no other method. */
function isMagic(block: Uint8Array, at: number): boolean {
  return block[at] === 0x1f && block[at + 1] === 0x8b && block[at + 2] === 8;
}

function behindZero(block: Uint8Array, at: number): number {
  const zero = block.indexOf(0, at);
  return zero < 0 ? block.length + 1 : zero + 1;
}

function checkTrailer(block: Uint8Array, at: number, out: Output, start: number): void {
  out.need(TRAILER, block, at);
  if (littleEndian(block, at, 4) !== crc32(out.bytes, start, out.length)) {
    throw out.corrupt(at, "CRC-32 of the data", "another");
  }
  if (littleEndian(block, at + 4, 4) !== out.length - start) {
    throw out.corrupt(at + 4, "size of the data", "another");
  }
}

/** Whether there is a stream, and no second member: only then can its answer be checked. */
function streamable(block: Uint8Array): boolean {
  if (typeof DecompressionStream === "undefined") return false;
  for (let i = block.indexOf(0x1f, HEADER); i >= 0; i = block.indexOf(0x1f, i + 1)) {
    if (isMagic(block, i)) return false;
  }
  return true;
}

async function streamed(block: Uint8Array, maxBytes: number | undefined): Promise<Uint8Array> {
  const out = outputFor(block, maxBytes);
  firstData(block, out);
  try {
    await pipe(block, new DecompressionStream("gzip"), out);
    checkTrailer(block, block.length - TRAILER, out, 0);
    return out.finish();
  } catch {
    return inflateGzip(block, maxBytes);
  }
}

/** What `CompressionStream` and `DecompressionStream` have in common. */
type Stream = Pick<CompressionStream, "readable" | "writable">;

async function pipe(bytes: Uint8Array, { readable, writable }: Stream, out: Output): Promise<void> {
  const reader = readable.getReader();
  const failures: unknown[] = [];
  feed(bytes, writable.getWriter(), out).catch((error) => {
    failures.push(error);
    return reader.cancel();
  }).catch(() => {}); // of a stream that has failed
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      out.append(next.value, 0);
    }
  } finally {
    reader.cancel().catch(() => {}); // nothing is left half read
  }
  // A stream may end before it has taken everything; then its writer never settles, and nobody waits for it.
  if (failures.length > 0) throw failures[0];
}

type StreamWriter = ReturnType<Stream["writable"]["getWriter"]>;

/**
 * Writes slices that cannot become more than the limit allows: Deno inflates a whole slice before it gives
 * anything. Near the limit it refuses to go on.
 */
async function feed(bytes: Uint8Array, writer: StreamWriter, out: Output): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    await writer.ready;
    const n = Math.min(SLICE, Math.floor((out.maxBytes - out.length) / MAX_RATIO));
    if (n < MIN_SLICE) throw out.tooLarge(at);
    await writer.write(bytes.subarray(at, at += n) as Uint8Array<ArrayBuffer>);
  }
  await writer.close();
}

/** A gzip block, by the platform's `CompressionStream`; where there is none it holds the bytes as they are. */
export async function compressGzip(bytes: Uint8Array): Promise<Uint8Array> {
  if (typeof CompressionStream === "undefined") return storeGzip(bytes);
  const out = new Output(WHAT, Infinity, bytes.length >> 1);
  await pipe(bytes, new CompressionStream("gzip"), out);
  return out.finish();
}

/** A gzip block of stored bytes: valid, and 5 bytes longer for each 65,535. */
export function storeGzip(bytes: Uint8Array): Uint8Array {
  const blocks = Math.ceil(bytes.length / MAX_STORED) || 1;
  const block = new Uint8Array(HEADER + 5 * blocks + bytes.length + TRAILER);
  block.set([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
  let at = HEADER;
  for (let i = 1, start = 0; i <= blocks; i++, start += MAX_STORED) {
    const part = bytes.subarray(start, start + MAX_STORED);
    const n = part.length;
    block.set([i === blocks ? 1 : 0, n & 255, n >> 8, ~n & 255, ~n >> 8 & 255], at);
    block.set(part, at + 5);
    at += 5 + n;
  }
  setUint32(block, at, crc32(bytes));
  setUint32(block, at + 4, bytes.length);
  return block;
}
