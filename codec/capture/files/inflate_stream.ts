// Inflates deflated data (RFC 1951) as it comes.

import type { ChunkQueue } from "./chunk_queue.ts";
import { type Code, codeOf, fixedCodes, longer } from "../../records/huffman.ts";

/**
 * Why inflating pauses: there is output to be taken, more bytes must come, the data has ended, what has come ends
 * before the data does, or it makes no sense.
 */
export type Pause = "output" | "more" | "end" | "truncated" | "corrupt";

/** Zero bytes that must follow the last ones in the queue, so that reading ahead never leaves it. */
export const PADDING = 1_024;

const WINDOW = 32_768;
const ROOM = 131_072; // output at a time
const LONGEST = 258; // of one symbol
const LONGEST_CODE = 2; // bytes
const AHEAD = 8; // bytes that one symbol reads at most
const FILLED = 16; // bits there are at least after a refill: a code, or the extra bits of one
const LARGEST_HEADER = 600; // of a block: 19 lengths of 3 bits, 316 of up to 14
const END_OF_BLOCK = 256;
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/**
 * Inflates what a queue holds, symbol by symbol, so that it can pause anywhere.
 *
 * Between two steps fewer than 8 bits are held, of the byte before the place of the queue.
 */
export class InflateStream {
  readonly #queue: ChunkQueue;
  #out: Uint8Array = new Uint8Array(WINDOW + ROOM);
  #n = 0;
  #taken = 0;
  #begin = 0; // where in `out` this data begins: nothing before it can be copied
  #realEnd = Infinity;
  #hold = 0;
  #bits = 0;
  #isLast = false;
  #stored = -1; // bytes left of a stored block
  #codes: readonly [literals: Code, distances: Code] | undefined;

  /** One that reads from this queue. */
  constructor(queue: ChunkQueue) {
    this.#queue = queue;
  }

  /** Begins other data, at the place of the queue. */
  begin(): void {
    this.#begin = this.#n;
    this.#isLast = false;
    this.#hold = this.#bits = 0;
  }

  /** Says that the bytes in the queue from this offset on are padding. */
  close(realEnd: number): void {
    this.#realEnd = realEnd;
  }

  /** Goes on until something is to be done. After "end" the queue stands behind the data. */
  run(): Pause {
    for (;;) {
      const pause = this.#step();
      const seen = pause === "corrupt" ? LONGEST_CODE : 0; // perhaps only padding made no sense
      if (this.#queue.offset + seen > this.#realEnd) return "truncated";
      if (pause !== undefined) return pause;
    }
  }

  /** What has been inflated since the last time; a view that stays as it is. */
  take(): Uint8Array {
    const piece = this.#out.subarray(this.#taken, this.#n);
    this.#taken = this.#n;
    if (this.#isFull()) this.#slide();
    return piece;
  }

  #isFull(): boolean {
    return this.#n > this.#out.length - LONGEST;
  }

  /** Goes on in a new buffer, with what can still be copied. */
  #slide(): void {
    const passed = this.#n - WINDOW;
    const out = new Uint8Array(WINDOW + ROOM);
    out.set(this.#out.subarray(passed, this.#n));
    this.#out = out;
    this.#begin = Math.max(0, this.#begin - passed);
    this.#n = this.#taken = WINDOW;
  }

  #step(): Pause | undefined {
    if (this.#isFull()) return "output";
    if (this.#stored >= 0) return this.#copyStored();
    if (this.#codes) return this.#coded(...this.#codes);
    return this.#isLast ? "end" : this.#header();
  }

  #header(): Pause | undefined {
    if (!this.#queue.has(LARGEST_HEADER)) return "more";
    this.#isLast = this.#number(1) === 1;
    const type = this.#number(2);
    if (type === 0) return this.#beginStored();
    this.#codes = type === 1 ? fixedCodes() : type === 2 ? this.#readCodes() : undefined;
    this.#release();
    return this.#codes ? undefined : "corrupt";
  }

  #beginStored(): Pause | undefined {
    this.#release();
    this.#hold = this.#bits = 0; // the rest of the byte
    const { view, at } = this.#queue;
    const n = view.getUint16(at, true);
    this.#queue.at += 4;
    if ((view.getUint16(at + 2, true) ^ n) !== 0xffff) return "corrupt";
    this.#stored = n;
    return undefined;
  }

  #copyStored(): Pause | undefined {
    if (this.#stored === 0) {
      this.#stored = -1;
      return undefined;
    }
    const queue = this.#queue;
    const there = Math.min(queue.length, this.#realEnd - queue.offset);
    if (there <= 0 || !queue.has(1)) return this.#realEnd < Infinity ? "truncated" : "more";
    const room = this.#out.length - this.#n;
    const n = Math.min(this.#stored, there, queue.bytes.length - queue.at, room);
    this.#out.set(queue.take(n), this.#n);
    this.#n += n;
    this.#stored -= n;
    return undefined;
  }

  /** The two codes of a dynamic block; undefined if they are none. */
  #readCodes(): readonly [literals: Code, distances: Code] | undefined {
    const literals = this.#number(5) + 257;
    const distances = this.#number(5) + 1;
    const n = this.#number(4) + 4;
    if (literals > 286 || distances > 30) return undefined;
    const first = new Uint8Array(ORDER.length);
    for (let i = 0; i < n; i++) first[ORDER[i]!] = this.#number(3);
    const code = codeOf(first, 0);
    const lengths = code && this.#lengths(code, literals + distances);
    if (lengths === undefined || lengths[END_OF_BLOCK] === 0) return undefined;
    const both = [lengths.subarray(0, literals), lengths.subarray(literals)].map((some) =>
      codeOf(some, 1)
    );
    return both[0] && both[1] && [both[0], both[1]];
  }

  /** Lengths of codes, themselves coded: 16 repeats the one before, 17 and 18 stand for zeros. */
  #lengths(code: Code, n: number): Uint8Array | undefined {
    const lengths = new Uint8Array(n);
    for (let i = 0; i < n;) {
      const symbol = this.#symbol(code);
      const value = symbol === 16 ? lengths[i - 1] : symbol < 16 ? symbol : 0;
      const end = i + this.#times(symbol);
      if (symbol < 0 || value === undefined || end > n) return undefined;
      lengths.fill(value, i, end);
      i = end;
    }
    return lengths;
  }

  #times(symbol: number): number {
    if (symbol < 16) return 1;
    return symbol < 18 ? this.#number(symbol - 14) + 3 : this.#number(7) + 11;
  }

  /** The next symbol of a code whose lengths are at most 7; −1 if the bits are none. */
  #symbol(code: Code): number {
    this.#fill();
    const entry = code.fast[this.#hold & code.mask]!;
    this.#drop(entry & 15);
    return entry === 0 ? -1 : entry >> 4;
  }

  /** Literals and copies. All the time goes here, so all state is local. */
  #coded(literals: Code, distances: Code): Pause | undefined {
    const queue = this.#queue;
    if (!queue.has(AHEAD)) return "more";
    const { bytes } = queue;
    const out = this.#out;
    const begin = this.#begin;
    const last = bytes.length - AHEAD;
    const full = out.length - LONGEST;
    const realEnd = this.#realEnd - queue.offset + queue.at;
    const { fast, mask } = literals;
    let { at } = queue;
    let hold = this.#hold;
    let bits = this.#bits;
    let n = this.#n;
    let before = n;
    let pause: Pause | undefined;
    for (;;) {
      if (at - (bits >> 3) > realEnd) {
        n = before; // the last symbol was made of padding
        pause = "truncated";
        break;
      }
      if (at > last || n > full) break;
      before = n;
      if (bits < FILLED) {
        hold |= (bytes[at]! | bytes[at + 1]! << 8) << bits;
        at += 2;
        bits += 16;
      }
      let entry = fast[hold & mask]! || longer(literals, hold);
      hold >>>= entry & 15;
      bits -= entry & 15;
      const symbol = entry >> 4;
      if (symbol < END_OF_BLOCK) {
        if (entry === 0) {
          pause = "corrupt";
          break;
        }
        out[n++] = symbol;
        continue;
      }
      if (symbol === END_OF_BLOCK) {
        this.#codes = undefined;
        break;
      }
      let length = symbol - 254;
      if (symbol > 284) length = LONGEST;
      else if (symbol > 264) {
        const extra = symbol - 261 >> 2;
        if (bits < FILLED) {
          hold |= (bytes[at]! | bytes[at + 1]! << 8) << bits;
          at += 2;
          bits += 16;
        }
        length = ((symbol - 1 & 3 | 4) << extra) + 3 + (hold & (1 << extra) - 1);
        hold >>>= extra;
        bits -= extra;
      }
      if (bits < FILLED) {
        hold |= (bytes[at]! | bytes[at + 1]! << 8) << bits;
        at += 2;
        bits += 16;
      }
      entry = distances.fast[hold & distances.mask]! || longer(distances, hold);
      hold >>>= entry & 15;
      bits -= entry & 15;
      let distance = (entry >> 4) + 1;
      if (distance > 4) {
        if (bits < FILLED) {
          hold |= (bytes[at]! | bytes[at + 1]! << 8) << bits;
          at += 2;
          bits += 16;
        }
        const extra = (distance - 1 >> 1) - 1;
        distance = ((distance - 1 & 1 | 2) << extra) + 1 + (hold & (1 << extra) - 1);
        hold >>>= extra;
        bits -= extra;
      }
      // The fixed codes have symbols that mean nothing: 286, 287 and distances beyond the window.
      if (entry === 0 || symbol > 285 || distance > WINDOW || distance > n - begin) {
        pause = "corrupt";
        break;
      }
      for (const end = n + length; n < end; n++) out[n] = out[n - distance]!;
    }
    queue.at = at;
    this.#hold = hold;
    this.#bits = bits;
    this.#n = n;
    this.#release();
    return pause;
  }

  /** The next `n` bits, at most 16. */
  #number(n: number): number {
    this.#fill();
    const value = this.#hold & (1 << n) - 1;
    this.#drop(n);
    return value;
  }

  #fill(): void {
    const queue = this.#queue;
    for (; this.#bits < FILLED; this.#bits += 8) {
      this.#hold |= queue.bytes[queue.at++]! << this.#bits;
    }
  }

  #drop(n: number): void {
    this.#hold >>>= n;
    this.#bits -= n;
  }

  /** Gives whole bytes back to the queue, whose chunk may be another after the next look at it. */
  #release(): void {
    this.#queue.at -= this.#bits >> 3;
    this.#bits &= 7;
    this.#hold &= (1 << this.#bits) - 1;
  }
}
