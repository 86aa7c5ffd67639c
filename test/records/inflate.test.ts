import { describe, expect, it } from "vitest";
import { DecodeError } from "../../codec/wire/mod.ts";
import { inflateGzip } from "../../codec/records/gzip.ts";
import { Random } from "../kit/random.ts";
import { sameBytes } from "../kit/same.ts";
import { Bits, fixed, lengths, member, stored } from "./deflated.ts";
import { joined, latin1, outcome, repeated } from "./hostile.ts";
import { malformed } from "./malformed.ts";

const ascii = (text: string) => new TextEncoder().encode(text);
const NOTHING = new Uint8Array(0);
const EMPTY_DISTANCES = [0];

describe("inflateGzip() reads", () => {
  it("stored blocks, empty ones too", () => {
    const bits = stored(new Bits(), 0, NOTHING);
    stored(bits, 0, ascii("abc"));
    stored(bits, 0, NOTHING);
    expect(text(stored(bits, 1, ascii("def")), "abcdef")).toBe("abcdef");
  });
  it("the fixed code, blocks one after the other without a gap", () => {
    const bits = new Bits();
    for (const last of [0, 0, 1]) {
      bits.number(last, 1).number(1, 2);
      for (const byte of [97, 200, 255, 0]) bits.fixed(byte);
      bits.fixed(256);
    }
    expect(text(bits, "a\xc8\xff\0".repeat(3))).toBe("a\xc8\xff\0".repeat(3));
  });
  it("every length and every distance", () => {
    const plain = new Random(7).bytes(32_768);
    const bits = stored(new Bits(), 0, plain.subarray(0, 16_384));
    stored(bits, 0, plain.subarray(16_384)).number(1, 1).number(1, 2);
    const all = [...plain];
    for (const [symbol, extra, bitsOfExtra, distance] of copies()) {
      bits.fixed(symbol).number(extra.length, bitsOfExtra.length);
      bits.code(distance, 5).number(extra.distance, bitsOfExtra.distance);
      const n = lengthOf(symbol) + extra.length;
      const from = all.length - distanceOf(distance) - extra.distance;
      for (let i = 0; i < n; i++) all.push(all[from + i]!);
    }
    bits.fixed(256);
    const expected = Uint8Array.from(all);
    expect(all.length).toBeGreaterThan(40_000);
    expect(sameBytes(inflateGzip(member(bits.bytes(), expected)), expected)).toBe(true);
  });
  it("codes of 15 bits", () => {
    const literals = lengths(257, {});
    for (let i = 0; i < 15; i++) literals[97 + i] = i + 1; // a has one bit, o has 15
    literals[256] = 15;
    const bits = new Bits().number(1, 1).number(2, 2).codes(literals, EMPTY_DISTANCES);
    bits.code(0b10, 2).code(0x7ffe, 15).code(0, 1).code(0x3ffe, 14).code(0x7fff, 15);
    expect(text(bits, "boan")).toBe("boan");
  });
  it("a lone code for the end and none for distances", () => {
    const bits = new Bits().number(1, 1).number(2, 2).codes(lengths(257, { 256: 1 }), [0]);
    expect(text(bits.code(0, 1), "")).toBe("");
  });
  it("a lone code of one bit for distances", () => {
    const bits = new Bits().number(1, 1).number(2, 2);
    bits.codes(lengths(258, { 97: 2, 256: 2, 257: 1 }), [1]);
    bits.code(0b10, 2).code(0, 1).code(0, 1).code(0b11, 2);
    expect(text(bits, "aaaa")).toBe("aaaa");
  });
});

describe("reliability 4.4: inflateGzip() reads 65,536 codes and members together", () => {
  const eight = new Bits();
  for (let i = 0; i < 8; i++) {
    eight.number(0, 1).number(2, 2).codes(lengths(257, { 256: 1 }), [0]).code(0, 1);
  }
  const end = new Bits().number(1, 1).number(1, 2).fixed(256).bytes();
  const codes = repeated(eight.bytes(), 8_192);
  it("and refuses one more", async () => {
    expect(eight.length % 8).toBe(0);
    expect(
      await outcome(inflateGzip, member(joined(codes.subarray(eight.length / 8), end), NOTHING)),
    )
      .toBe("");
    expect(await outcome(inflateGzip, member(joined(codes, end), NOTHING))).toBe("<limit>");
  });
  it("and any number of blocks without codes of their own", async () => {
    const stored = repeated(Uint8Array.of(0, 0, 0, 255, 255), 100_000);
    expect(await outcome(inflateGzip, member(joined(stored, end), NOTHING))).toBe("");
  });
});

describe("inflateGzip() refuses", () => {
  it("what the format does not have, before it comes to the checksum", () => {
    const bad: string[] = [];
    for (const [name, bits] of Object.entries(malformed())) {
      const expected = missing(member(bits.bytes(), NOTHING));
      if (expected === undefined || /CRC|size/.test(expected)) bad.push(`${name}: ${expected}`);
    }
    expect(bad).toEqual([]);
  });
  it("copies from before a member, though there are bytes", async () => {
    const first = member(stored(new Bits(), 1, ascii("abc")).bytes(), ascii("abc"));
    const second = member(fixed().fixed(257).code(0, 5).fixed(256).bytes(), ascii("ccc"));
    expect(await outcome(inflateGzip, joined(first, second))).toBe("<corrupt>");
  });
});

/** What a corrupt block should have had. */
function missing(block: Uint8Array): string | undefined {
  try {
    inflateGzip(block);
  } catch (error) {
    if (error instanceof DecodeError && error.reason === "corrupt") return error.expected;
  }
  return undefined;
}

function text(bits: Bits, plain: string): string {
  const bytes = Uint8Array.from(plain, (c) => c.charCodeAt(0));
  return latin1(inflateGzip(member(bits.bytes(), bytes)));
}

type Two = { readonly length: number; readonly distance: number };

/** Each symbol with no extra bit set and with all, in pairs. */
function copies(): [symbol: number, extra: Two, bits: Two, distance: number][] {
  const list: [number, Two, Two, number][] = [];
  for (let symbol = 257; symbol < 286; symbol++) {
    const distance = 29 - (symbol - 257);
    for (const d of [distance, Math.max(distance - 1, 0)]) {
      const bits = { length: extraOfLength(symbol), distance: Math.max((d >> 1) - 1, 0) };
      list.push([symbol, { length: 0, distance: 0 }, bits, d]);
      list.push([
        symbol,
        { length: 2 ** bits.length - 1, distance: 2 ** bits.distance - 1 },
        bits,
        d,
      ]);
    }
  }
  return list;
}

const LENGTHS =
  "3 4 5 6 7 8 9 10 11 13 15 17 19 23 27 31 35 43 51 59 67 83 99 115 131 163 195 227 258"
    .split(" ").map(Number);
const DISTANCES =
  "1 2 3 4 5 7 9 13 17 25 33 49 65 97 129 193 257 385 513 769 1025 1537 2049 3073 4097 6145 8193 12289 16385 24577"
    .split(" ").map(Number);

function lengthOf(symbol: number): number {
  return LENGTHS[symbol - 257]!;
}

function distanceOf(symbol: number): number {
  return DISTANCES[symbol]!;
}

function extraOfLength(symbol: number): number {
  return symbol < 265 || symbol === 285 ? 0 : (symbol - 261) >> 2;
}
