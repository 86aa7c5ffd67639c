// What can be known of a zstd block without opening it, and an adapter for a decompressor that the caller brings.

import { DecodeError } from "../wire/mod.ts";
import type { Decompress } from "./batch.ts";
import { failure, littleEndian, Output } from "./output.ts";

const WHAT = "zstd block";
const MAGIC = 0xfd2fb528;
const SKIPPABLE = 0x184d2a50; // to 0x184d2a5f
const SINGLE_SEGMENT = 32;
const RESERVED = 8;
const CHECKSUM = 4;
const MAX_BLOCK = 131_072;
const RLE = 1;
const COMPRESSED = 2;
const MAX_WINDOW = 8_388_608;
// fzstd moves its window for each block: 64 GiB take a second, and are 1 GiB in blocks of 128 KiB.
const MAX_MOVED = 68_719_476_736;
const MIN_HEADER = 6;

/** What a zstd frame says about itself before its first block. */
export interface ZstdFrameInfo {
  /** Bytes before the first block; all bytes of a skippable frame. */
  readonly headerSize: number;
  /** A frame that is for somebody else; it has none of the following. */
  readonly skippable: boolean;
  /** Bytes of history a decompressor has to keep. */
  readonly windowSize: number;
  /** Bytes the frame becomes, rounded beyond 2⁵³; null if it does not say so. */
  readonly contentSize: number | null;
  /** The dictionary it was made with; 0 if none is named. */
  readonly dictionaryId: number;
  /** Whether a checksum follows the last block. */
  readonly checksum: boolean;
}

/** How much a zstd block may ask for. */
export interface ZstdLimits {
  /** Bytes that all its frames may become. Default 64 MiB; more than 1 GiB counts as that. */
  readonly maxBytes?: number;
  /** Bytes of history of one frame. Default 8 MiB, what RFC 8878 wants every decompressor to have. */
  readonly maxWindow?: number;
}

/** As much of a streaming decompressor as `streamingZstd` uses: `push` gives its data before it returns. */
export interface ZstdStream {
  /** Takes the next bytes; `final` if they are the last. */
  push(chunk: Uint8Array, final: boolean): unknown;
}

/**
 * Makes a `Decompress` of a streaming class: fzstd's, for example. Every frame passes `zstdGuard` before the class
 * sees it, and its data is counted while it comes. Checksums of frames are left to the class; fzstd does not verify
 * them, and Kafka's own producer writes none.
 *
 * What happens inside a compressed block is up to the class, too: fzstd 0.1.1 takes minutes for some blocks of 22
 * bytes that no encoder writes. Where blocks may be hostile, run it in a worker, or call `zstdGuard` and then a
 * decompressor that checks every step, such as that of `node:zlib` (since Node.js 22.15).
 *
 * @example
 * ```ts
 * import { Decompress } from "fzstd";
 * import { streamingZstd } from "kafka-wire/records";
 * const zstd = streamingZstd((ondata) => new Decompress(ondata));
 * const block = Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0, 0x58, 0x19, 0, 0, 97, 98, 99);
 * const bytes = await zstd(block, { codec: "zstd", framing: "frame", maxBytes: 3 });
 * if (new TextDecoder().decode(bytes) !== "abc") throw new Error("Cannot match the text");
 * ```
 */
export function streamingZstd(
  create: (ondata: (chunk: Uint8Array) => void) => ZstdStream,
  { maxWindow }: Pick<ZstdLimits, "maxWindow"> = {},
): Decompress {
  return (block, { maxBytes }) => {
    const out = new Output(WHAT, maxBytes);
    for (const { start, end, contentSize } of framesOf(block, out, maxWindow)) {
      const before = out.length;
      const stream = create((chunk) => out.append(chunk, start));
      pushed(stream, block.subarray(start, end), start, out);
      if (contentSize !== null && contentSize !== out.length - before) {
        throw out.corrupt(start, "declared size of the content", "another");
      }
    }
    return out.finish();
  };
}

function pushed(stream: ZstdStream, frame: Uint8Array, start: number, out: Output): void {
  try {
    stream.push(frame, true);
  } catch (error) {
    // What others throw may hold bytes of the block.
    throw error instanceof DecodeError ? error : out.corrupt(start, "zstd frame", "another");
  }
}

/**
 * Refuses a block whose frames are not whole, or ask for more memory or work than the limits allow. Call it before
 * a decompressor that takes what a header says on trust.
 *
 * @throws {DecodeError} `corrupt` or `limit`
 */
export function zstdGuard(block: Uint8Array, { maxBytes, maxWindow }: ZstdLimits = {}): void {
  framesOf(block, new Output(WHAT, maxBytes), maxWindow);
}

/**
 * What the header of the frame at `offset` says.
 *
 * @throws {DecodeError} `corrupt`
 */
export function zstdFrameInfo(block: Uint8Array, offset = 0): ZstdFrameInfo {
  return readHeader(block, offset, new Output(WHAT));
}

interface Frame {
  readonly start: number;
  readonly end: number;
  readonly contentSize: number | null;
}

/** Frames with data, in order. Like Kafka's reader it wants nothing but frames. */
function framesOf(block: Uint8Array, out: Output, maxWindow: number = MAX_WINDOW): Frame[] {
  const frames: Frame[] = [];
  let least = 0;
  for (let at = 0; at === 0 || at < block.length;) {
    out.part(at);
    const info = readHeader(block, at, out);
    const start = at;
    at += info.headerSize;
    if (info.skippable) continue;
    checkFrame(info, start, out, maxWindow);
    const blocks = readBlocks(block, at, info, out);
    least += blocks.least;
    out.declare(least, start);
    at = blocks.end;
    frames.push({ start, end: at, contentSize: info.contentSize });
  }
  return frames;
}

function checkFrame(info: ZstdFrameInfo, at: number, out: Output, maxWindow: number): void {
  const { windowSize, contentSize, dictionaryId } = info;
  if (dictionaryId > 0) throw out.corrupt(at, "frame without a dictionary", "one with it");
  if (!(windowSize <= maxWindow)) {
    throw failure("limit", WHAT, at, `window of at most ${maxWindow} bytes`, "a larger one");
  }
  if (contentSize !== null) out.declare(contentSize, at);
}

interface Blocks {
  /** Where the frame ends. */
  readonly end: number;
  /** Bytes it becomes at least. */
  readonly least: number;
}

function readBlocks(block: Uint8Array, at: number, info: ZstdFrameInfo, out: Output): Blocks {
  const maxBlock = Math.min(info.windowSize, MAX_BLOCK);
  let least = 0;
  let most = 0;
  let moved = 0;
  for (let last = 0; last === 0;) {
    out.need(3, block, at);
    const header = littleEndian(block, at, 3);
    const type = header >> 1 & 3;
    const size = header >> 3;
    last = header & 1;
    if (type > COMPRESSED || size > maxBlock) throw out.corrupt(at, "zstd block", "another");
    at += 3 + (type === RLE ? 1 : size);
    out.need(0, block, at);
    most += type === COMPRESSED ? maxBlock : size;
    least += type === COMPRESSED ? 0 : size;
    moved += info.windowSize;
    if (moved > MAX_MOVED) throw failure("limit", WHAT, at, "fewer blocks for the window", "more");
    out.part(at);
  }
  const end = at + (info.checksum ? 4 : 0);
  out.need(0, block, end);
  const size = info.contentSize ?? least;
  if (size < least || size > most) throw out.corrupt(at, "declared size of the content", "another");
  return { end, least: size };
}

function readHeader(block: Uint8Array, at: number, out: Output): ZstdFrameInfo {
  out.need(MIN_HEADER, block, at);
  const magic = littleEndian(block, at, 4);
  if (magic - SKIPPABLE >>> 0 < 16) return skippable(block, at, out);
  const flags = block[at + 4]!;
  if (magic !== MAGIC || flags & RESERVED) throw out.corrupt(at, "zstd frame", "something else");
  const single = (flags & SINGLE_SEGMENT) !== 0;
  const dictionaryAt = at + (single ? 5 : 6);
  const sizeAt = dictionaryAt + (4 >> 3 - (flags & 3));
  const sizeOfSize = flags < 64 ? Number(single) : 1 << (flags >> 6);
  const end = sizeAt + sizeOfSize;
  out.need(0, block, end);
  const size = littleEndian(block, sizeAt, sizeOfSize) + (sizeOfSize === 2 ? 256 : 0);
  return {
    headerSize: end - at,
    skippable: false,
    windowSize: single ? size : windowOf(block[at + 5]!),
    contentSize: sizeOfSize > 0 ? size : null,
    dictionaryId: littleEndian(block, dictionaryAt, sizeAt - dictionaryAt),
    checksum: (flags & CHECKSUM) !== 0,
  };
}

function skippable(block: Uint8Array, at: number, out: Output): ZstdFrameInfo {
  out.need(8, block, at);
  const headerSize = 8 + littleEndian(block, at + 4, 4);
  out.need(headerSize, block, at);
  return {
    headerSize,
    skippable: true,
    windowSize: 0,
    contentSize: null,
    dictionaryId: 0,
    checksum: false,
  };
}

/** Five bits of exponent, three of eighths. */
function windowOf(byte: number): number {
  return (8 + (byte & 7)) * 2 ** (7 + (byte >> 3));
}
