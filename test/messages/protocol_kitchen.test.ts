// protocol.md 8.2: every type, in a version without and in versions with compact lengths.

import { describe, expect, it } from "vitest";
import { formatJson, parseJson } from "../../codec/json/mod.ts";
import {
  decodeKitchen,
  encodeKitchen,
  encodeKitchenInto,
  type Kitchen,
} from "../kit/made_up/kitchen.ts";
import { kitchenShape } from "../kit/made_up/kitchen_shapes.ts";
import { bytesOf, hexOf } from "../kit/hex.ts";
import { decodeError, encodeError } from "./refusals.ts";

const A: Kitchen = {
  flag: true,
  i8: -2,
  i16: -300,
  u16: 65535,
  i32: -2,
  u32: 4000000000,
  i64: -5n,
  f64: 12.34,
  id: "EBESExQVFhcYGRobHB0eHw",
  s: "aé",
  nS: null,
  oldS: "ab",
  b: Uint8Array.of(1, 2, 3),
  nB: null,
  aI: [1, -1],
  nAS: ["a", ""],
  st: { x: 258 },
  nSt: null,
  late: 7,
  lateIgn: 8,
};

const B: Kitchen = { ...A, nS: "", nB: new Uint8Array(0), nAS: null, nSt: { y: 1 } };

const DEFAULTS: Kitchen = {
  flag: false,
  i8: 0,
  i16: 0,
  u16: 0,
  i32: 0,
  u32: 0,
  i64: 0n,
  f64: 0,
  id: "AAAAAAAAAAAAAAAAAAAAAA",
  s: "",
  nS: "",
  oldS: "",
  b: new Uint8Array(0),
  nB: new Uint8Array(0),
  aI: [],
  nAS: [],
  st: { x: 0 },
  nSt: { y: 0 },
  late: 7,
  lateIgn: 8,
};

const NUMBERS = "01 fe fed4 ffff fffffffe ee6b2800 fffffffffffffffb 4028ae147ae147ae " +
  "101112131415161718191a1b1c1d1e1f";
const B1 = `${NUMBERS} 000361c3a9 ffff 00026162 00000003010203 ffffffff ` +
  "0000000200000001ffffffff 000000020001610000 0102 ff";

const ROWS: readonly [id: string, value: Kitchen, version: number, hex: string][] = [
  ["B1", A, 0, B1],
  [
    "B2",
    A,
    1,
    `${NUMBERS} 0461c3a9 00 00026162 04010203 00 0300000001ffffffff 03026101 010200 ff 00`,
  ],
  [
    "B3",
    A,
    2,
    `${NUMBERS} 0461c3a9 00 00026162 04010203 00 0300000001ffffffff 03026101 010200 ff ` +
    "00000007 00000008 00",
  ],
  [
    "B4",
    B,
    0,
    "01fefed4fffffffffffeee6b2800fffffffffffffffb4028ae147ae147ae101112131415161718191a1b1c1d1e1f" +
    "000361c3a900000002616200000003010203000000000000000200000001ffffffffffffffff0102010001",
  ],
  [
    "B5",
    B,
    1,
    "01fefed4fffffffffffeee6b2800fffffffffffffffb4028ae147ae147ae101112131415161718191a1b1c1d1e1f" +
    "0461c3a9010002616204010203010300000001ffffffff000102000100010000",
  ],
  [
    "B6",
    DEFAULTS,
    0,
    "00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" +
    "000000000000000000000000000000000000000000000000010000",
  ],
  [
    "B7",
    DEFAULTS,
    1,
    "00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" +
    "01010000010101010000000100000000",
  ],
  [
    "B8",
    DEFAULTS,
    2,
    "00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" +
    "010100000101010100000001000000000000070000000800",
  ],
];

describe("protocol 8.2", () => {
  for (const [id, value, version, hex] of ROWS) {
    it(`protocol ${id}: Kitchen v${version}`, () => {
      const bytes = bytesOf(hex);
      expect(hexOf(encodeKitchen(value, version))).toBe(hexOf(bytes));
      expect(encodeKitchenInto(value, version, new Uint8Array(200))).toBe(bytes.length);
      expect(decodeKitchen(bytes, version)).toEqual(value);
    });
  }

  it("protocol 8.2: Late = 9 cannot be said in versions 0 and 1", () => {
    for (const version of [0, 1]) {
      const { path } = encodeError(() => encodeKitchen({ ...A, late: 9 }, version));
      expect(path).toEqual(["late"]);
    }
    expect(decodeKitchen(encodeKitchen({ ...A, late: 9 }, 2), 2).late).toBe(9);
  });

  it("protocol 8.2: LateIgn = 99 is dropped in version 0, and reads as 8", () => {
    const bytes = encodeKitchen({ ...A, lateIgn: 99 }, 0);
    expect(hexOf(bytes)).toBe(hexOf(bytesOf(B1)));
    expect(decodeKitchen(bytes, 0).lateIgn).toBe(8);
  });

  it("protocol 8.2: JSON of B1", () => {
    const json = '{"flag":true,"i8":-2,"i16":-300,"u16":65535,"i32":-2,"u32":4000000000,"i64":-5,' +
      '"f64":12.34,"id":"EBESExQVFhcYGRobHB0eHw","s":"aé","nS":null,"oldS":"ab","b":"AQID",' +
      '"nB":null,"aI":[1,-1],"nAS":["a",""],"st":{"x":258},"nSt":null}';
    expect(formatJson(kitchenShape, decodeKitchen(bytesOf(B1), 0), 0)).toBe(json);
    expect(parseJson(kitchenShape, json, 0)).toEqual(A);
  });

  it("protocol 8.2: OldS keeps its int16 length in every version", () => {
    for (const version of [0, 1, 2]) {
      expect(hexOf(encodeKitchen(A, version))).toContain("00026162");
    }
  });

  it("every proper prefix of B3 is refused, at a byte inside it", () => {
    const bytes = bytesOf(ROWS[2]![3]);
    for (let n = 0; n < bytes.length; n++) {
      const { reason, offset } = decodeError(() => decodeKitchen(bytes.subarray(0, n), 2));
      expect(["truncated", "length-out-of-range"]).toContain(reason);
      expect(offset).toBeLessThanOrEqual(n);
    }
  });
});
