// protocol.md 8.4 and 7.2: input that is wrong, or right in more than one way, outside tagged fields.

import { describe, expect, it } from "vitest";
import { decodeAllTags, encodeAllTags } from "../kit/made_up/all_tags.ts";
import { decodePrim, encodePrim, type Prim } from "../kit/made_up/prim.ts";
import { bytesOf, hexOf } from "../kit/hex.ts";
import { decodeError } from "./refusals.ts";

const M1: Prim = { flag: true, s: "", n: null, b: new Uint8Array(0), l: null, p: null };

interface Accepted {
  readonly id: string;
  readonly what: string;
  readonly version: number;
  readonly hex: string;
  readonly fields: Partial<Prim>;
  /** What it is written as, where that is something else. */
  readonly again?: string;
}

const ACCEPTED: readonly Accepted[] = [
  { id: "M1", what: "nulls", version: 0, hex: "01 0000 ffff 00000000 ffffffff ff", fields: {} },
  { id: "M2", what: "nulls, flexible", version: 1, hex: "01 01 00 01 00 ff 00", fields: {} },
  {
    id: "M3",
    what: "a nullable struct",
    version: 0,
    hex: "01 0000 ffff 00000000 ffffffff 01 07",
    fields: { p: { x: 7 } },
  },
  {
    id: "M4",
    what: "a nullable struct, flexible: two tagged sections",
    version: 1,
    hex: "01 01 00 01 00 01 07 00 00",
    fields: { p: { x: 7 } },
  },
  {
    id: "M11",
    what: "marker 0 of a nullable struct: present",
    version: 0,
    hex: "01 0000 ffff 00000000 ffffffff 00 07",
    fields: { p: { x: 7 } },
    again: "01 0000 ffff 00000000 ffffffff 01 07",
  },
  {
    id: "M12",
    what: "a byte order mark: text like any other",
    version: 0,
    hex: "01 0004 efbbbf41 ffff 00000000 ffffffff ff",
    fields: { s: "\uFEFFA" },
  },
  {
    id: "M15",
    what: "a length in more bytes than needed",
    version: 1,
    hex: "01 01 8200 61 01 00 ff 00",
    fields: { n: "a" },
    again: "01 01 02 61 01 00 ff 00",
  },
  {
    id: "M16",
    what: "a bool of 2: true",
    version: 0,
    hex: "02 0000 ffff 00000000 ffffffff ff",
    fields: {},
    again: "01 0000 ffff 00000000 ffffffff ff",
  },
];

describe("protocol 8.4: accepted", () => {
  for (const { id, what, version, hex, fields, again = hex } of ACCEPTED) {
    it(`protocol ${id}: ${what}`, () => {
      const message = decodePrim(bytesOf(hex), version);
      expect(message).toEqual({ ...M1, ...fields });
      expect(hexOf(encodePrim(message, version))).toBe(hexOf(bytesOf(again)));
    });
  }
});

interface Refused {
  readonly id: string;
  readonly what: string;
  readonly version: number;
  readonly hex: string;
  readonly error: object;
}

const length = (field: string, offset: number, expected: string, found: number) => ({
  reason: "length-out-of-range",
  path: [field],
  offset,
  expected,
  found: `${found}`,
});

const REFUSED: readonly Refused[] = [
  {
    id: "M5",
    what: "null for a string that is not nullable",
    version: 0,
    hex: "01 ffff ffff 00000000 ffffffff ff",
    error: {
      reason: "null-not-allowed",
      path: ["s"],
      offset: 1,
      expected: "string",
      found: "null",
    },
  },
  {
    id: "M5",
    what: "the same, flexible",
    version: 1,
    hex: "01 00 00 01 00 ff 00",
    error: {
      reason: "null-not-allowed",
      path: ["s"],
      offset: 1,
      expected: "string",
      found: "null",
    },
  },
  {
    id: "M6",
    what: "a length of -2 for a nullable string",
    version: 0,
    hex: "01 0000 fffe 00000000 ffffffff ff",
    error: length("n", 3, "at least -1", -2),
  },
  {
    id: "M7",
    what: "a string beyond the end",
    version: 0,
    hex: "01 0005 6162",
    error: length("s", 1, "at most 2 bytes", 5),
  },
  {
    id: "M8",
    what: "bytes beyond the end, by 2 GiB",
    version: 0,
    hex: "01 0000 ffff 7fffffff ffffffff ff",
    error: length("b", 5, "at most 5 bytes", 2147483647),
  },
  {
    id: "M9",
    what: "more elements than bytes left",
    version: 0,
    hex: "01 0000 ffff 00000000 00000006 0000000001",
    error: { ...length("l", 9, "", 6), expected: expect.stringMatching(/^at most 1 element/) },
  },
  {
    id: "M10",
    what: "as many elements as bytes left, where each takes four",
    version: 0,
    hex: "01 0000 ffff 00000000 00000005 0000000001",
    error: { ...length("l", 9, "", 5), expected: expect.stringMatching(/^at most 1 element/) },
  },
  {
    id: "M13",
    what: "ill-formed UTF-8",
    version: 0,
    hex: "01 0002 c328 ffff 00000000 ffffffff ff",
    error: {
      reason: "invalid-utf8",
      path: ["s"],
      offset: 3,
      expected: "UTF-8",
      found: "something else",
    },
  },
  {
    id: "M14",
    what: "a compact string of 32768 bytes",
    version: 1,
    hex: `01 818002 ${"61".repeat(32768)} 00 01 00 ff 00`,
    error: length("s", 1, "at most 32767 bytes", 32768),
  },
];

describe("protocol 8.4: refused", () => {
  for (const { id, what, version, hex, error } of REFUSED) {
    it(`protocol ${id}: ${what}`, () => {
      expect(decodeError(() => decodePrim(bytesOf(hex), version))).toMatchObject(error);
    });
  }

  it("protocol M13: replaced where the caller allows it, and kept beside the text", () => {
    const bytes = bytesOf("01 0002 c328 ffff 00000000 ffffffff ff");
    expect(decodePrim(bytes, 0, { replaceInvalidUtf8: true })).toEqual({
      ...M1,
      s: "\uFFFD(",
      invalidText: [{ path: ["s"], data: Uint8Array.of(0xc3, 0x28) }],
    });
  });

  it("protocol M14: 32767 bytes are a string", () => {
    const bytes = bytesOf(`01 808002 ${"61".repeat(32767)} 00 01 00 ff 00`);
    const message = decodePrim(bytes, 1);
    expect(message.s.length).toBe(32767);
    expect(hexOf(encodePrim(message, 1))).toBe(hexOf(bytes));
  });
});

const MORE_REFUSED: readonly Refused[] = [
  {
    id: "7.2",
    what: "a length of -32768 for a nullable string",
    version: 0,
    hex: "01 0000 8000 00000000 ffffffff ff",
    error: length("n", 3, "at least -1", -32768),
  },
  {
    id: "7.2",
    what: "a count of -2 for a nullable array",
    version: 0,
    hex: "01 0000 ffff 00000000 fffffffe ff",
    error: length("l", 9, "at least -1", -2),
  },
  {
    id: "7.2",
    what: "a compact length of 2^31 + 1 for a nullable string",
    version: 1,
    hex: "01 01 8280808008 01 00 ff 00",
    error: {
      ...length("n", 2, "", 2147483649),
      expected: expect.stringMatching(/^at most \d+ bytes$/),
    },
  },
  {
    id: "7.2",
    what: "a compact length of 2^31 for a nullable string",
    version: 1,
    hex: "01 01 8080808008 01 00 ff 00",
    error: { reason: "length-out-of-range", path: ["n"], offset: 2 },
  },
  {
    id: "7.2",
    what: "a compact count of 2^32 - 1 for a nullable array",
    version: 1,
    hex: "01 01 00 01 ffffffff0f ff 00",
    error: { reason: "length-out-of-range", path: ["l"], offset: 4 },
  },
  {
    id: "7.2",
    what: "bits beyond the 32nd in a length",
    version: 1,
    hex: "01 01 ffffffff7f 01 00 ff 00",
    error: { reason: "varint-range", path: ["n"], offset: 2 },
  },
  {
    id: "7.2",
    what: "null for bytes that are not nullable",
    version: 0,
    hex: "01 0000 ffff ffffffff ffffffff ff",
    error: { reason: "null-not-allowed", path: ["b"], offset: 5, expected: "bytes", found: "null" },
  },
  {
    id: "7.2",
    what: "a byte after the message",
    version: 1,
    hex: "01 01 00 01 00 ff 00 00",
    error: {
      reason: "trailing-bytes",
      path: [],
      offset: 7,
      expected: "end of message",
      found: "1 byte",
    },
  },
];

describe("protocol 7.2: where Kafka is lax", () => {
  for (const { id, what, version, hex, error } of MORE_REFUSED) {
    it(`protocol ${id}: ${what} is refused`, () => {
      expect(decodeError(() => decodePrim(bytesOf(hex), version))).toMatchObject(error);
    });
  }

  it("protocol 7.2: a version that does not exist is refused before a byte is read", () => {
    for (const version of [-1, 2, 0.5, NaN]) {
      expect(decodeError(() => decodePrim(new Uint8Array(0), version))).toMatchObject({
        reason: "unsupported-version",
        path: [],
        offset: 0,
        expected: "version 0 to 1",
        found: `version ${version}`,
      });
    }
  });

  it("protocol 7.2: every marker of a nullable struct from 0 to 127 is present, the others null", () => {
    for (let marker = 0; marker < 256; marker++) {
      const head = `01 0000 ffff 00000000 ffffffff ${marker.toString(16).padStart(2, "0")}`;
      const isThere = marker < 128;
      const message = decodePrim(bytesOf(isThere ? `${head} 07` : head), 0);
      expect(message.p).toEqual(isThere ? { x: 7 } : null);
      const again = hexOf(encodePrim(message, 0)).slice(26);
      expect(again).toBe(isThere ? "0107" : "ff");
    }
  });

  it("protocol 7.2: every marker of a tagged nullable struct from 1 on is present", () => {
    for (const [marker, size] of [["01", "04"], ["02", "04"], ["7f", "04"], ["ffffffff07", "08"]]) {
      const message = decodeAllTags(bytesOf(`05 01 03 ${size} ${marker} 0001 00`), 0);
      expect(message.t3).toEqual({ x: 1 });
      expect(hexOf(encodeAllTags(message, 0))).toBe("0501030401000100");
    }
  });

  it("protocol 7.2: a marker of a tagged nullable struct above 2147483647 is refused", () => {
    const bytes = bytesOf("05 01 03 08 8080808008 0001 00");
    expect(decodeError(() => decodeAllTags(bytes, 0))).toMatchObject({
      reason: "varint-range",
      path: ["t3"],
      offset: 4,
    });
  });

  it("protocol 7.2: every bool byte but 0 is true", () => {
    for (let byte = 0; byte < 256; byte++) {
      const hex = `${byte.toString(16).padStart(2, "0")} 01 00 01 00 ff 00`;
      expect(decodePrim(bytesOf(hex), 1).flag).toBe(byte !== 0);
    }
  });

  it("protocol 7.2: a NaN keeps no payload", () => {
    for (const nan of ["7ff8000000000001", "7ff0000000000001", "ffffffffffffffff"]) {
      const message = decodeAllTags(bytesOf(`05 01 08 08 ${nan}`), 0);
      expect(hexOf(encodeAllTags(message, 0))).toBe("050108087ff8000000000000");
    }
  });
});
