import { describe, expect, it } from "vitest";
import { readVarint, readVarlong, writeVarint, writeVarlong } from "../../codec/records/varint.ts";
import { DecodeError, Reader, Writer } from "../../codec/wire/mod.ts";
import { bytesOf, hexOf } from "../kit/hex.ts";
import { Random } from "../kit/random.ts";
import { outcome } from "./specimens.ts";

const zigzag32: readonly [number, string][] = [
  [0, "00"],
  [-1, "01"],
  [1, "02"],
  [-2, "03"],
  [63, "7e"],
  [-64, "7f"],
  [64, "8001"],
  [300, "d804"],
  [-300, "d704"],
  [2_147_483_647, "feffffff0f"],
  [-2_147_483_648, "ffffffff0f"],
];
const zigzag64: readonly [bigint, string][] = [
  [0n, "00"],
  [-1n, "01"],
  [500n, "e807"],
  [-500n, "e707"],
  [8_589_934_592n, "8080808040"],
  [9_223_372_036_854_775_807n, "feffffffffffffffff01"],
  [-9_223_372_036_854_775_808n, "ffffffffffffffffff01"],
];

describe("protocol 8.1 zig-zag varint (32)", () => {
  for (const [value, hex] of zigzag32) {
    it(`${value} is ${hex}`, () => {
      expect(readWhole(hex, readVarint)).toBe(value);
      expect(written((w) => writeVarint(w, value))).toBe(hex);
    });
  }
});

describe("protocol 8.1 zig-zag varlong (64)", () => {
  for (const [value, hex] of zigzag64) {
    it(`${value} is ${hex}`, () => {
      expect(readWhole(hex, readVarlong)).toBe(value);
      expect(written((w) => writeVarlong(w, value))).toBe(hex);
    });
  }
  for (const [value, hex] of zigzag32) {
    it(`${value} is ${hex} in 32 and in 64 bits`, () => {
      expect(readWhole(hex, readVarlong)).toBe(BigInt(value));
      expect(written((w) => writeVarlong(w, BigInt(value)))).toBe(hex);
    });
  }
});

it("readVarint() and readVarlong() accept forms longer than needed", () => {
  for (const hex of ["8400", "848000", "84808000", "8480808000"]) {
    expect(readWhole(hex, readVarint)).toBe(2);
    expect(readWhole(hex, readVarlong)).toBe(2n);
  }
  for (const zeros of [4, 5, 6, 7, 8]) {
    expect(readWhole(`84${"80".repeat(zeros)}00`, readVarlong)).toBe(2n);
  }
});

describe("readVarint() refuses", () => {
  for (
    const [hex, reason] of [
      ["808080808000", "varint-range"],
      ["8080808080", "varint-range"],
      ["ffffffff1f", "varint-range"],
      ["ffffffff7f", "varint-range"],
      ["80", "truncated"],
      ["80808080", "truncated"],
      ["", "truncated"],
    ] as const
  ) {
    it(hex || "nothing", () => expect(reasonOf(hex, readVarint)).toBe(`${reason} at byte 1`));
  }
});

describe("readVarlong() refuses", () => {
  for (
    const [hex, reason] of [
      ["8080808080808080808000", "varint-range"],
      ["80808080808080808080", "varint-range"],
      ["ffffffffffffffffff02", "varint-range"],
      ["ffffffffffffffffff7f", "varint-range"],
      ["80", "truncated"],
      ["80808080808080", "truncated"],
      ["808080808080808080", "truncated"],
      ["", "truncated"],
    ] as const
  ) {
    it(hex || "nothing", () => expect(reasonOf(hex, readVarlong)).toBe(`${reason} at byte 1`));
  }
});

it("writeVarint() and writeVarlong() write what is read again, at every bit", () => {
  const random = new Random(1);
  const lost: bigint[] = [];
  for (let bits = 1n; bits <= 64n; bits++) {
    const edge = 1n << (bits - 1n);
    for (const x of [edge, edge - 1n, -edge, random.int64() % edge]) {
      const value = BigInt.asIntN(64, x);
      const hex = written((w) => writeVarlong(w, value));
      if (readWhole(hex, readVarlong) !== value || hex.length > 20) lost.push(value);
      const small = Number(BigInt.asIntN(32, x));
      const short = written((w) => writeVarint(w, small));
      if (readWhole(short, readVarint) !== small || short.length > 10) lost.push(BigInt(small));
    }
  }
  expect(lost).toEqual([]);
});

/** Reads behind one byte and before another, all of it. */
function readWhole<T>(hex: string, read: (r: Reader) => T): T {
  const r = new Reader(bytesOf(`ff${hex}01`));
  r.position = 1;
  const value = read(r);
  expect(r.position).toBe(1 + hex.length / 2);
  return value;
}

function reasonOf(hex: string, read: (r: Reader) => unknown): string {
  const r = new Reader(bytesOf(`00${hex}`));
  r.position = 1;
  const error = outcome(() => read(r));
  return error instanceof DecodeError ? `${error.reason} at byte ${error.offset}` : String(error);
}

function written(write: (w: Writer) => void): string {
  const w = new Writer(16);
  write(w);
  return hexOf(w.written());
}
