import { describe, expect, it } from "vitest";
import { ZERO_UUID } from "../../codec/wire/mod.ts";
import { hexOf } from "../kit/hex.ts";
import { decodeKitchen, encodeKitchen } from "../kit/made_up/kitchen.ts";
import { Random } from "../kit/random.ts";
import { LEAST, refusal, sentAs } from "./kitchen.ts";

const AT = 30; // 1 + 1 + 2 + 2 + 4 + 4 + 8 + 8 bytes come first

function bytesOfUuid(id: string): Uint8Array {
  return encodeKitchen({ ...LEAST, id }, 0).subarray(AT, AT + 16);
}

function textOf(bytes: Uint8Array): string {
  const body = encodeKitchen(LEAST, 0);
  body.set(bytes, AT);
  return decodeKitchen(body, 0).id;
}

/** The same by what the platform knows of base64. */
function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").slice(0, 22);
}

describe("a uuid", () => {
  it("is the base64url of its bytes, without padding", () => {
    const random = new Random(16);
    for (let i = 0; i < 2000; i++) {
      const bytes = random.bytes(16);
      const text = base64url(bytes);
      expect(textOf(bytes)).toBe(text);
      expect(hexOf(bytesOfUuid(text))).toBe(hexOf(bytes));
    }
  });
  it("has every digit at every place", () => {
    for (let bit = 0; bit < 128; bit++) {
      const bytes = new Uint8Array(16);
      bytes[bit >> 3] = 128 >> (bit & 7);
      expect(textOf(bytes)).toBe(base64url(bytes));
      expect(bytesOfUuid(base64url(bytes))).toEqual(bytes);
    }
  });
  it("of zeros is ZERO_UUID, both ways", () => {
    expect(textOf(new Uint8Array(16))).toBe(ZERO_UUID);
    expect(bytesOfUuid(ZERO_UUID)).toEqual(new Uint8Array(16));
    expect(sentAs({ id: ZERO_UUID }, 1).id).toBe(ZERO_UUID);
  });
  it("overwrites what the writer has written before", () => {
    bytesOfUuid("_____________________w");
    expect(bytesOfUuid(ZERO_UUID)).toEqual(new Uint8Array(16));
  });
});

const NO_UUIDS: readonly unknown[] = [
  "",
  "A",
  "AAAAAAAAAAAAAAAAAAAAA",
  "AAAAAAAAAAAAAAAAAAAAAAA",
  "AAAAAAAAAAAAAAAAAAAAAA==",
  "AAAAAAAAAAAAAAAAAAAAA=",
  "AAAAAAAAAAAAAAAAAAAAAB", // bits behind the last byte
  "AAAAAAAAAAAAAAAAAAAAAP",
  "+AAAAAAAAAAAAAAAAAAAAA",
  "/AAAAAAAAAAAAAAAAAAAAA",
  " AAAAAAAAAAAAAAAAAAAAA",
  "AAAAAAAAAA\0AAAAAAAAAAA",
  "AAAAAAAAAAéAAAAAAAAAAA",
  "AAAAAAAAAA\u0141AAAAAAAAAAA", // A in its lower byte
  "AAAAAAAAAA\ud800AAAAAAAAAAA",
  "00000000-0000-0000-0000-000000000000",
  new Uint8Array(16),
  null,
  undefined,
  0,
  0n,
  {},
  [],
  ["AAAAAAAAAAAAAAAAAAAAAA"],
  new String("AAAAAAAAAAAAAAAAAAAAAA"),
  Symbol("AAAAAAAAAAAAAAAAAAAAAA"),
];

describe("what is no uuid", () => {
  for (const [i, id] of NO_UUIDS.entries()) {
    it(`is refused: ${i}, ${typeof id}`, () => {
      expect(refusal(() => encodeKitchen({ ...LEAST, id: id as string }, 0))).toMatch(
        /^Cannot encode Kitchen\.id: expected uuid \(22 characters of base64url\), found [a-z A-Z0-9]+$/,
      );
    });
  }
  it("is every text with one character that is no digit", () => {
    for (let code = 0; code < 256; code++) {
      const letter = String.fromCharCode(code);
      const isDigit = /[A-Za-z0-9_-]/.test(letter);
      for (const at of [0, 1, 2, 3, 19, 20]) {
        const id = "A".repeat(at) + letter + "A".repeat(21 - at);
        const message = refusal(() => encodeKitchen({ ...LEAST, id }, 0));
        expect([code, at, message === "no error"]).toEqual([code, at, isDigit]);
      }
    }
  });
});
