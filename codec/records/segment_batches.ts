// The batches of a log of any length, and what lies between them.

import { bytesText, DecodeError } from "../wire/mod.ts";
import type { Batch } from "./batch.ts";
import { badHeader } from "./batch_error.ts";
import type { ByteWindow } from "./byte_source.ts";
import { crc32c } from "./crc32c.ts";
import { batchOf, LENGTH_END, sizeAt } from "./read_batches.ts";
import { V2_HEADER } from "./read_v2.ts";
import type { WarningEvent } from "./segment_event.ts";

/** A batch, of which `offset` counts from the start of the log, or bytes that are none. */
export type Piece = Batch | Scrap;

/** Bytes that are no batch. */
export type Scrap = Omit<WarningEvent, "kind" | "id" | "count">;

const HEADER = 17; // up to the magic
const SCANNED = 67_108_864; // bytes of checksums that a log may cost in vain

/** Reads the pieces of a log one after the other. */
export class BatchWalk {
  readonly #window: ByteWindow;
  readonly #maxBytes: number;
  /** The least offset that the next batch may have. */
  #next: bigint | undefined;
  #inVain = 0;

  /** A walk over what is in the window; a batch of more than `maxBytes` bytes counts as corrupt. */
  constructor(window: ByteWindow, maxBytes: number) {
    this.#window = window;
    this.#maxBytes = maxBytes;
  }

  /** The next piece; undefined at the end. */
  async next(): Promise<Piece | undefined> {
    const window = this.#window;
    await window.fill(HEADER);
    if (window.bytes.length === 0) return undefined;
    try {
      const size = this.#size();
      if (size === 0) return await this.#zeros();
      if (!await window.fill(size)) return this.#torn(size);
      return await this.#batch(size);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      return await this.#scrap(error);
    }
  }

  /** As `sizeAt`, with what it cannot see: the rest of the log and the limit. */
  #size(): number {
    const { bytes, offset } = this.#window;
    const view = viewOf(bytes.subarray(0, HEADER));
    if (bytes.length >= LENGTH_END && view.getInt32(8) === 0) return 0;
    const size = sizeAt(view, 0, offset);
    if (size === Infinity || size <= this.#maxBytes) return size;
    const baseOffset = view.getBigInt64(0);
    const place = { offset, baseOffset, lastOffset: baseOffset };
    throw badHeader(place, "batchLength", `at most ${this.#maxBytes - LENGTH_END}`, "more");
  }

  async #batch(size: number): Promise<Piece> {
    const window = this.#window;
    const batch = batchOf(window.bytes.subarray(0, size), window.offset, true);
    if (!batch.crcValid && !await this.#isFollowed(size)) {
      throw badHeader(batch, "crc", "that of its bytes", "another");
    }
    window.pass(size);
    this.#next = batch.lastOffset + 1n;
    return batch;
  }

  /** The end of a log that was not closed; unless a whole batch is in it, and the length was wrong. */
  #torn(size: number): Piece {
    const { bytes, offset } = this.#window;
    if (this.#find(bytes, 1) < 0) {
      this.#window.pass(bytes.length);
      const text = `The log ends inside a batch, after ${bytesText(bytes.length)} of it`;
      return { code: "partial", text, fileOffset: offset, bytes: bytes.length };
    }
    const place = { offset, baseOffset: 0n, lastOffset: 0n };
    throw badHeader(place, "batchLength", `at most ${bytes.length - LENGTH_END}`, `${size}`);
  }

  /** Where the first batch begins whose checksum fits and that is there as a whole; −1 if there is none. */
  #find(bytes: Uint8Array, from: number): number {
    const view = viewOf(bytes);
    for (let at = from; at <= bytes.length - V2_HEADER && this.#inVain <= SCANNED; at++) {
      if (!isPlausible(view, at, this.#next, this.#maxBytes)) continue;
      const size = LENGTH_END + view.getInt32(at + 8);
      if (size > bytes.length - at) continue;
      if (isSound(bytes.subarray(at, at + size))) return at;
      this.#inVain += size;
    }
    return -1;
  }

  /** Whether a batch of this size ends where the next begins, or the log ends. */
  async #isFollowed(size: number): Promise<boolean> {
    const window = this.#window;
    await window.fill(size + V2_HEADER);
    const view = viewOf(window.bytes);
    if (view.byteLength === size) return true;
    return view.byteLength >= size + V2_HEADER &&
      isPlausible(view, size, this.#next, this.#maxBytes);
  }

  /** Zeros up to the end of the log; or not, and then they are no batch. */
  async #zeros(): Promise<Piece> {
    const window = this.#window;
    const fileOffset = window.offset;
    do {
      const { bytes } = window;
      const n = bytes.findIndex((byte) => byte !== 0);
      if (n >= 0) {
        window.pass(Math.max(0, n - LENGTH_END)); // offset and length may begin with zeros
        const place = { offset: fileOffset, baseOffset: 0n, lastOffset: 0n };
        return await this.#scrap(badHeader(place, "batchLength", "at least 14", "0"), fileOffset);
      }
      window.pass(bytes.length);
    } while (await window.fill(1));
    const bytes = window.offset - fileOffset;
    return {
      code: "preallocated",
      text: `The log ends with ${bytesText(bytes)} of room, all zeros`,
      fileOffset,
      bytes,
    };
  }

  /** Passes everything up to the next batch of magic 2 whose checksum fits. */
  async #scrap(error: DecodeError, fileOffset = this.#window.offset): Promise<Scrap> {
    const window = this.#window;
    if (window.offset === fileOffset) window.pass(1);
    const isFound = await this.#scan();
    const code = this.#inVain > SCANNED ? "scan-limit" : "corrupt";
    if (!isFound) window.pass(window.bytes.length);
    const bytes = window.offset - fileOffset;
    const { reason, path, expected, found } = error;
    const placed = new DecodeError(reason, "Batch", path, fileOffset, expected, found);
    return { code, text: placed.message, fileOffset, bytes, error: placed };
  }

  async #scan(): Promise<boolean> {
    const window = this.#window;
    while (await window.fill(V2_HEADER)) {
      const view = viewOf(window.bytes);
      const last = view.byteLength - V2_HEADER;
      let at = 0;
      while (at <= last && !isPlausible(view, at, this.#next, this.#maxBytes)) at++;
      window.pass(at);
      if (at > last) continue;
      const size = LENGTH_END + view.getInt32(at + 8);
      if (await window.fill(size) && isSound(window.bytes.subarray(0, size))) return true;
      this.#inVain += size;
      if (this.#inVain > SCANNED) return false;
      window.pass(1);
    }
    return false;
  }
}

function isSound(batch: Uint8Array): boolean {
  return crc32c(batch, 21) === viewOf(batch).getUint32(17);
}

/** Whether a header of magic 2 may stand there; cheap, as it is asked for every byte. */
function isPlausible(view: DataView, at: number, next: bigint | undefined, maxBytes: number) {
  if (view.getInt8(at + 16) !== 2) return false;
  const length = view.getInt32(at + 8);
  const lastOffsetDelta = view.getInt32(at + 23);
  const count = view.getInt32(at + 57);
  return length >= V2_HEADER - LENGTH_END && length + LENGTH_END <= maxBytes &&
    view.getUint16(at + 21) < 128 && lastOffsetDelta >= 0 &&
    count >= 0 && count - 1 <= lastOffsetDelta && isNear(view.getBigInt64(at), next);
}

/** Compaction leaves gaps, but not such that a few random bytes would do. */
function isNear(baseOffset: bigint, next: bigint | undefined): boolean {
  if (next === undefined) return baseOffset >= 0n;
  return baseOffset >= next && baseOffset - next < 4_294_967_296n;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
