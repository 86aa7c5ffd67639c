// Writes deflated data bit by bit, also such as no library would write.

import { crc32 } from "../../codec/records/crc32.ts";
import { joined } from "./hostile.ts";

/** Bits from the last of each byte on. */
export class Bits {
  readonly #bytes: number[] = [];
  #n = 0;

  /** How many there are. */
  get length(): number {
    return this.#n;
  }

  /** A number of `n` bits, last bit first. */
  number(value: number, n: number): this {
    for (let i = 0; i < n; i++) this.#bit(value >>> i & 1);
    return this;
  }

  /** A Huffman code of `n` bits, first bit first. */
  code(value: number, n: number): this {
    for (let i = n; i-- > 0;) this.#bit(value >>> i & 1);
    return this;
  }

  /** Zeros up to the end of the byte. */
  align(): this {
    while (this.#n % 8 !== 0) this.#bit(0);
    return this;
  }

  /** Whole bytes. */
  raw(bytes: Uint8Array): this {
    this.align();
    for (const byte of bytes) this.number(byte, 8);
    return this;
  }

  /** A literal or length symbol of the fixed code. */
  fixed(symbol: number): this {
    if (symbol < 144) return this.code(0x30 + symbol, 8);
    if (symbol < 256) return this.code(0x190 + symbol - 144, 9);
    if (symbol < 280) return this.code(symbol - 256, 7);
    return this.code(0xc0 + symbol - 280, 8);
  }

  /** A dynamic block's description of its codes, every length written with a code of 4 bits. */
  codes(literals: readonly number[], distances: readonly number[]): this {
    this.number(literals.length - 257, 5).number(distances.length - 1, 5).number(15, 4);
    for (const symbol of ORDER) this.number(symbol < 16 ? 4 : 0, 3);
    for (const length of [...literals, ...distances]) this.code(length, 4);
    return this;
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }

  #bit(bit: number): void {
    if (this.#n % 8 === 0) this.#bytes.push(0);
    this.#bytes[this.#n >> 3]! |= bit << (this.#n & 7);
    this.#n++;
  }
}

const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Lengths for an alphabet: those given, otherwise none. */
export function lengths(n: number, given: Readonly<Record<number, number>>): number[] {
  return Array.from({ length: n }, (_, symbol) => given[symbol] ?? 0);
}

/** A gzip member of deflated data that becomes `plain`. */
export function member(deflated: Uint8Array, plain: Uint8Array): Uint8Array {
  return joined(HEADER, deflated, trailer(crc32(plain), plain.length));
}

export const HEADER = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];

export function trailer(crc: number, size: number): number[] {
  return [crc, crc >>> 8, crc >>> 16, crc >>> 24, size, size >>> 8, size >>> 16, size >>> 24]
    .map((x) => x & 255);
}

/** The start of a last block in the fixed code. */
export function fixed(): Bits {
  return new Bits().number(1, 1).number(1, 2);
}

/** Adds a stored block. */
export function stored(bits: Bits, last: number, bytes: Uint8Array): Bits {
  bits.number(last, 1).number(0, 2).align();
  return bits.number(bytes.length, 16).number(bytes.length ^ 0xffff, 16).raw(bytes);
}
