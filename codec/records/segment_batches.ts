// The batches of a log of any length, and what lies between them.

import { bytesText, DecodeError } from "../wire/mod.ts";
import type { Batch } from "./batch.ts";
import { badHeader } from "./batch_error.ts";
import type { ByteWindow } from "./byte_source.ts";
import { Candidates } from "./candidates.ts";
import { batchOf, LENGTH_END, MAGIC_END, sizeAt, viewOf } from "./read_batches.ts";
import type { WarningEvent } from "./segment_event.ts";

/** A batch, of which `offset` counts from the start of the log, or bytes that are none. */
export type Piece = Batch | Scrap;

/** Bytes that are no batch. */
export type Scrap = Omit<WarningEvent, "kind" | "id" | "count">;

/** Reads the pieces of a log one after the other. What they are does not depend on how the bytes come. */
export class BatchWalk {
  readonly #window: ByteWindow;
  readonly #maxBytes: number;
  readonly #candidates: Candidates;

  /** A walk over what is in the window; a batch of more than `maxBytes` bytes counts as corrupt. */
  constructor(window: ByteWindow, maxBytes: number) {
    this.#window = window;
    this.#maxBytes = maxBytes;
    this.#candidates = new Candidates(maxBytes);
  }

  /** The next piece; undefined at the end. */
  async next(): Promise<Piece | undefined> {
    const window = this.#window;
    await window.fill(MAGIC_END);
    if (window.bytes.length === 0) return undefined;
    try {
      const size = this.#size();
      if (size === 0) return await this.#zeros();
      if (await window.fill(size)) return await this.#batch(size);
      return this.#torn(size);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      return await this.#scrap(error);
    }
  }

  /** As `sizeAt`, with what it cannot see: the rest of the log and the limit. */
  #size(): number {
    const { bytes, offset } = this.#window;
    const view = viewOf(bytes.subarray(0, MAGIC_END));
    if (view.byteLength === MAGIC_END) this.#candidates.saw(view.getInt8(MAGIC_END - 1));
    if (bytes.length >= LENGTH_END && view.getInt32(8) === 0) return 0;
    const size = sizeAt(view, 0, offset);
    if (size <= this.#maxBytes || size === Infinity) return size;
    throw this.#badLength(this.#maxBytes, "more");
  }

  async #batch(size: number): Promise<Piece> {
    const window = this.#window;
    const bytes = window.bytes.subarray(0, size);
    const batch = this.#candidates.tried(size, () => batchOf(bytes, window.offset, "report"));
    if (!batch.crcValid) {
      const error = badHeader(batch, "crc", "that of its bytes", "another");
      const inside = this.#candidates.find(bytes, 1); // if there is one, the length is wrong as well
      if (inside >= 0) return this.#passed(inside, error);
      if (!await this.#isFollowed(size)) throw error;
    }
    window.pass(size);
    this.#candidates.passed(batch);
    return batch;
  }

  /** Whether a batch of this size ends where the next begins, or the log ends. */
  async #isFollowed(size: number): Promise<boolean> {
    const window = this.#window;
    await window.fill(size + Candidates.HEADER);
    if (window.bytes.length === size) return true;
    return this.#candidates.isPlausible(viewOf(window.bytes), size);
  }

  /** The end of a log that was not closed; unless a whole batch is in it, and the length was wrong. */
  #torn(size: number): Piece {
    const { bytes, offset: fileOffset } = this.#window;
    const { length } = bytes;
    const inside = this.#candidates.find(bytes, 1);
    if (inside >= 0) return this.#passed(inside, this.#badLength(length, `${size - LENGTH_END}`));
    this.#window.pass(length);
    if (this.#candidates.isSpent) return spent(fileOffset, length);
    const text = `The log ends inside a batch, after ${bytesText(length)} of it`;
    return { code: "partial", text, fileOffset, bytes: length };
  }

  /** Zeros up to the end of the log; or not, and then they are no batch. */
  async #zeros(): Promise<Piece> {
    const window = this.#window;
    const fileOffset = window.offset;
    for (;;) {
      const { bytes } = window;
      const n = bytes.findIndex((byte) => byte !== 0);
      // The next batch may begin with zeros: its offset, and all of its length but the last byte.
      const isMore = n < 0 && await window.fill(bytes.length + 1);
      if (n < 0 && !isMore) break;
      const zeros = (n < 0 ? bytes.length : n) - LENGTH_END + 1;
      window.pass(Math.max(0, zeros));
      if (n >= 0) return await this.#scrap(this.#badLength(0, "0"), fileOffset);
    }
    window.pass(window.bytes.length);
    const bytes = window.offset - fileOffset;
    const text = `The log ends with ${bytesText(bytes)} of room, all zeros`;
    return { code: "preallocated", text, fileOffset, bytes };
  }

  /** An error about the length of the batch that begins here, which may be at most `most` bytes long. */
  #badLength(most: number, found: string): DecodeError {
    const { offset, bytes } = this.#window;
    const baseOffset = bytes.length < 8 ? 0n : viewOf(bytes).getBigInt64(0);
    const expected = most === 0 ? "at least 14" : `at most ${most - LENGTH_END}`;
    const place = { offset, baseOffset, lastOffset: baseOffset };
    return badHeader(place, "batchLength", expected, found);
  }

  /** Passes everything up to the next batch. */
  async #scrap(error: DecodeError, fileOffset = this.#window.offset): Promise<Scrap> {
    const window = this.#window;
    if (window.offset === fileOffset) window.pass(1);
    if (this.#candidates.isSpent) window.pass(await this.#all());
    else await this.#scan();
    return this.#scrapOf(error, fileOffset);
  }

  /** Passes `n` bytes, behind which a batch begins. */
  #passed(n: number, error: DecodeError): Scrap {
    const fileOffset = this.#window.offset;
    this.#window.pass(n);
    return this.#scrapOf(error, fileOffset);
  }

  #scrapOf(error: DecodeError, fileOffset: number): Scrap {
    const bytes = this.#window.offset - fileOffset;
    if (this.#candidates.isSpent) return spent(fileOffset, bytes);
    const { reason, path, expected, found } = error;
    const placed = new DecodeError(reason, "Batch", path, fileOffset, expected, found);
    return { code: "corrupt", text: placed.message, fileOffset, bytes, error: placed };
  }

  /** Passes everything up to the next batch whose checksum fits, or up to the end. */
  async #scan(): Promise<void> {
    const window = this.#window;
    for (;;) {
      const isMore = await window.fill(Candidates.HEADER);
      const { bytes } = window;
      const end = isMore ? bytes.length - Candidates.HEADER + 1 : bytes.length;
      const at = this.#candidates.next(bytes, 0, end);
      window.pass(at);
      if (at === bytes.length) return;
      if (at === end) continue;
      const isWhole = await window.fill(LENGTH_END + viewOf(bytes).getInt32(at + 8));
      if (isWhole && this.#candidates.isSound(window.bytes)) return;
      window.pass(this.#candidates.isSpent ? await this.#all() : 1);
    }
  }

  /** How many bytes are left, waiting for all of them; they are let go as they come. */
  async #all(): Promise<number> {
    const window = this.#window;
    while (await window.fill(window.bytes.length + 1)) window.pass(window.bytes.length - 1);
    return window.bytes.length;
  }
}

function spent(fileOffset: number, bytes: number): Scrap {
  const text = "Looking for the next batch has become too dear: the rest is not read";
  return { code: "scan-limit", text, fileOffset, bytes };
}
