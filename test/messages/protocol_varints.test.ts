// protocol.md 8.1: unsigned varints, each as the number of an unknown tagged field with no bytes.

import { describe, expect, it } from "vitest";
import type { TaggedField } from "../../codec/wire/mod.ts";
import { decodePrim, encodePrim, type PrimInit } from "../kit/made_up/prim.ts";
import { bytesOf, hexOf } from "../kit/hex.ts";
import { decodeError, encodeError } from "./refusals.ts";

const PRIM: PrimInit = { flag: true, s: "", n: null, b: new Uint8Array(0), l: null, p: null };
const FIELDS = "01 01 00 01 00 ff"; // the same in version 1, without its tagged section
const TAG_AT = 7;

const VALUES = [
  [0, "00"],
  [1, "01"],
  [127, "7f"],
  [128, "8001"],
  [300, "ac02"],
  [16383, "ff7f"],
  [16384, "808001"],
  [2097151, "ffff7f"],
  [2097152, "80808001"],
  [268435455, "ffffff7f"],
  [268435456, "8080808001"],
] as const;

describe("protocol 8.1", () => {
  for (const [value, hex] of VALUES) {
    it(`protocol 8.1: ${value} is ${hex}`, () => {
      const unknownTaggedFields = [{ tag: value, data: new Uint8Array(0) }];
      const bytes = bytesOf(`${FIELDS} 01 ${hex} 00`);
      expect(hexOf(encodePrim({ ...PRIM, unknownTaggedFields }, 1))).toBe(hexOf(bytes));
      expect(tagsOf(hex)).toEqual(unknownTaggedFields);
    });
  }

  it("protocol 8.1: 2147483646 is the largest tag that can be written", () => {
    const unknownTaggedFields = [{ tag: 2147483646, data: new Uint8Array(0) }];
    const hex = hexOf(encodePrim({ ...PRIM, unknownTaggedFields }, 1));
    expect(hex).toBe(hexOf(bytesOf(`${FIELDS} 01 feffffff07 00`)));
  });

  it("protocol 8.1: 2147483647 is ffffffff07", () => {
    const unknownTaggedFields = tagsOf("ffffffff07");
    expect(unknownTaggedFields).toEqual([{ tag: 2147483647, data: new Uint8Array(0) }]);
    const { path } = encodeError(() => encodePrim({ ...PRIM, unknownTaggedFields }, 1));
    expect(path).toEqual(["unknownTaggedFields", 0, "tag"]);
  });

  it("protocol 8.1: 4294967295 is ffffffff0f, which is no tag", () => {
    expect(decodeError(() => tagsOf("ffffffff0f"))).toMatchObject({
      reason: "varint-range",
      path: ["taggedFields"],
      offset: TAG_AT,
    });
  });

  for (const [hex, value] of [["8000", 0], ["8200", 2], ["8080808000", 0]] as const) {
    it(`protocol 8.1: ${hex} is read as ${value}`, () => {
      expect(tagsOf(hex)).toEqual([{ tag: value, data: new Uint8Array(0) }]);
    });
  }

  const TOO_LONG = [
    ["808080808000", "six bytes"],
    ["8080808080", "a fifth byte with its high bit set"],
    ["ffffffff10", "a bit beyond the 32nd"],
    ["ffffffff7f", "three bits beyond the 32nd"],
  ] as const;
  for (const [hex, what] of TOO_LONG) {
    it(`protocol 8.1: ${hex} is refused: ${what}`, () => {
      expect(decodeError(() => tagsOf(hex))).toMatchObject({
        reason: "varint-range",
        path: ["taggedFields"],
        offset: TAG_AT,
        expected: "uvarint of 31 bits",
        found: "more bits",
      });
    });
  }

  it("protocol 8.1: 80 at the end of the input is truncated", () => {
    const bytes = bytesOf(`${FIELDS} 01 0b 80`); // the size of tag 11
    expect(decodeError(() => decodePrim(bytes, 1))).toMatchObject({
      reason: "truncated",
      path: ["taggedFields"],
      offset: TAG_AT + 1,
      expected: "uvarint (2 bytes)",
      found: "1 byte",
    });
  });
});

function tagsOf(tag: string): readonly TaggedField[] | undefined {
  return decodePrim(bytesOf(`${FIELDS} 01 ${tag} 00`), 1).unknownTaggedFields;
}
