// Inflate (RFC 1951) with a limit: it decides where a platform's gzip refuses or cannot tell.

import { type Code, codeOf, fixedCodes, longer } from "./huffman.ts";
import { type Output, repeat } from "./output.ts";

const TRAILER = 8; // a checksum and a size always follow the deflated data,
const AHEAD = 4; // so reading 4 bytes ahead of what is used never leaves a whole member
const FILLED = 16; // bits there are at least after a refill: a code, or the extra bits of one
const WINDOW = 32_768;
const END_OF_BLOCK = 256;
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Adds to `out` what is deflated from `at` on; gives the offset of the trailer behind it. */
export function inflate(block: Uint8Array, at: number, out: Output): number {
  return new Inflater(block, at, out).run();
}

class Inflater {
  readonly #block: Uint8Array;
  readonly #out: Output;
  readonly #start: number;
  #at: number;
  #hold = 0;
  #bits = 0;

  constructor(block: Uint8Array, at: number, out: Output) {
    this.#block = block;
    this.#at = at;
    this.#out = out;
    this.#start = out.length;
  }

  run(): number {
    for (let last = 0; last === 0;) {
      last = this.#take(1);
      const type = this.#take(2);
      if (type === 0) this.#stored();
      else if (type === 1) this.#coded(...fixedCodes());
      else if (type === 2) this.#coded(...this.#codes());
      else throw this.#corrupt("block of type 0, 1 or 2");
    }
    this.#align();
    return this.#at;
  }

  #stored(): void {
    this.#align();
    const n = this.#take(16);
    if ((this.#take(16) ^ n) !== 0xffff) throw this.#corrupt("length and its complement");
    this.#align();
    const end = this.#at + n;
    if (end > this.#block.length - TRAILER) throw this.#truncated();
    this.#out.append(this.#block.subarray(this.#at, end), this.#at);
    this.#at = end;
  }

  /** The two codes of a dynamic block. */
  #codes(): readonly [Code, Code] {
    this.#out.part(this.#at); // some 17 bytes for tables that take 8 microseconds to make
    const literals = this.#take(5) + 257;
    const distances = this.#take(5) + 1;
    const n = this.#take(4) + 4;
    if (literals > 286 || distances > 30) throw this.#corrupt("at most 286 and 30 codes");
    const first = new Uint8Array(ORDER.length);
    for (let i = 0; i < n; i++) first[ORDER[i]!] = this.#take(3);
    const lengths = this.#lengths(this.#code(first, 0), literals + distances);
    if (lengths[END_OF_BLOCK] === 0) throw this.#corrupt("code for the end of the block");
    return [
      this.#code(lengths.subarray(0, literals), 1),
      this.#code(lengths.subarray(literals), 1),
    ];
  }

  /** Lengths of codes, themselves coded: 16 repeats the one before, 17 and 18 stand for zeros. */
  #lengths(code: Code, n: number): Uint8Array {
    const lengths = new Uint8Array(n);
    for (let i = 0; i < n;) {
      const symbol = this.#symbol(code);
      const value = symbol === 16 ? lengths[i - 1] : symbol < 16 ? symbol : 0;
      const end = i + this.#times(symbol);
      if (value === undefined || end > n) throw this.#corrupt("lengths of codes");
      lengths.fill(value, i, end);
      i = end;
    }
    return lengths;
  }

  #times(symbol: number): number {
    if (symbol < 16) return 1;
    return symbol < 18 ? this.#take(symbol - 14) + 3 : this.#take(7) + 11;
  }

  #symbol(code: Code): number {
    this.#fill();
    const entry = code.fast[this.#hold & code.mask]!;
    if (entry === 0) throw this.#corrupt("code");
    this.#drop(entry & 15);
    return entry >> 4;
  }

  /** Literals and copies up to the end of a block. All the time goes here, so all state is local. */
  #coded(literals: Code, distances: Code): void {
    const block = this.#block;
    const limit = block.length - AHEAD;
    const start = this.#start;
    const { fast, mask } = literals;
    let at = this.#at;
    let hold = this.#hold;
    let bits = this.#bits;
    let out = this.#out.bytes;
    let n = this.#out.length;
    for (;;) {
      if (at > limit) throw this.#truncated();
      if (bits < FILLED) {
        hold |= (block[at]! | block[at + 1]! << 8) << bits;
        at += 2;
        bits += 16;
      }
      let entry = fast[hold & mask]! || longer(literals, hold);
      hold >>>= entry & 15;
      bits -= entry & 15;
      const symbol = entry >> 4;
      if (symbol < END_OF_BLOCK) {
        if (entry === 0) throw this.#corrupt("code", at);
        if (n === out.length) out = this.#out.room(1, at, n);
        out[n++] = symbol;
        continue;
      }
      if (symbol === END_OF_BLOCK) break;
      let length = symbol - 254;
      if (symbol > 284) length = 258;
      else if (symbol > 264) {
        const extra = symbol - 261 >> 2;
        if (bits < FILLED) {
          hold |= (block[at]! | block[at + 1]! << 8) << bits;
          at += 2;
          bits += 16;
        }
        length = ((symbol - 1 & 3 | 4) << extra) + 3 + (hold & (1 << extra) - 1);
        hold >>>= extra;
        bits -= extra;
      }
      if (bits < FILLED) {
        hold |= (block[at]! | block[at + 1]! << 8) << bits;
        at += 2;
        bits += 16;
      }
      entry = distances.fast[hold & distances.mask]! || longer(distances, hold);
      hold >>>= entry & 15;
      bits -= entry & 15;
      let distance = (entry >> 4) + 1;
      if (distance > 4) {
        if (bits < FILLED) {
          hold |= (block[at]! | block[at + 1]! << 8) << bits;
          at += 2;
          bits += 16;
        }
        const extra = (distance - 1 >> 1) - 1;
        distance = ((distance - 1 & 1 | 2) << extra) + 1 + (hold & (1 << extra) - 1);
        hold >>>= extra;
        bits -= extra;
      }
      // The fixed codes have symbols that mean nothing: 286, 287 and distances beyond the window.
      if (entry === 0 || symbol > 285 || distance > Math.min(n - start, WINDOW)) {
        throw this.#corrupt("copy of earlier bytes", at);
      }
      if (n + length > out.length) out = this.#out.room(length, at, n);
      repeat(out, n, distance, length);
      n += length;
    }
    this.#at = at;
    this.#hold = hold;
    this.#bits = bits;
    this.#out.length = n;
  }

  /** The next `n` bits, at most 16. */
  #take(n: number): number {
    this.#fill();
    const value = this.#hold & (1 << n) - 1;
    this.#drop(n);
    return value;
  }

  #fill(): void {
    if (this.#at > this.#block.length - AHEAD) throw this.#truncated();
    for (; this.#bits < FILLED; this.#bits += 8) {
      this.#hold |= this.#block[this.#at++]! << this.#bits;
    }
  }

  #drop(n: number): void {
    this.#hold >>>= n;
    this.#bits -= n;
  }

  /** Drops the rest of a byte and gives back the whole ones. */
  #align(): void {
    this.#at -= this.#bits >> 3;
    this.#hold = 0;
    this.#bits = 0;
  }

  #code(lengths: Uint8Array, lone: number): Code {
    const code = codeOf(lengths, lone);
    if (code === undefined) throw this.#corrupt("complete code");
    return code;
  }

  #truncated(): Error {
    return this.#out.corrupt(this.#block.length, "more deflated data", "end of block");
  }

  #corrupt(expected: string, at: number = this.#at): Error {
    return this.#out.corrupt(at, expected, "something else");
  }
}
