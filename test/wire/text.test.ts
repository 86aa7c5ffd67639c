import { describe, expect, it } from "vitest";
import { decodeMetadataRequest, encodeMetadataRequest } from "../../codec/messages/metadata.ts";
import { bytesOf } from "../kit/hex.ts";
import { Random } from "../kit/random.ts";
import { isUtf8 } from "../kit/scan.ts";
import { decodeKitchen, encodeKitchen } from "../kit/made_up/kitchen.ts";
import { LEAST, reasonOf, sentAs } from "./kitchen.ts";

const utf8 = new TextEncoder();

/** A field that holds these bytes as its text, in a body of Kitchen v1. */
function bodyWith(bytes: Uint8Array): Uint8Array {
  const body = encodeKitchen({ ...LEAST, oldS: "x".repeat(bytes.length) }, 1);
  const at = body.indexOf(120);
  const filled = body.slice();
  filled.set(bytes, bytes.length > 0 ? at : 0);
  return filled;
}

function decoded(bytes: Uint8Array, options = {}): string | null {
  return decodeKitchen(bodyWith(bytes), 1, options).oldS;
}

const TEXTS: readonly string[] = [
  "",
  "a",
  "\0",
  "\u007f",
  "\u0080",
  "\u07ff",
  "\u0800",
  "\ud7ff",
  "\ue000",
  "\ufeff",
  "\ufeffa",
  "a\ufeff",
  "\ufeff\ufeff",
  "\ufffd",
  "\uffff",
  "\u{10000}",
  "\u{1f431}",
  "\u{10ffff}",
  "e\u0301 and é",
];

describe("a string", () => {
  it("comes back as it was: every width, U+FEFF, U+0000, U+FFFD, no normalisation", () => {
    for (const text of TEXTS) {
      for (const version of [0, 1]) {
        expect(sentAs({ s: text, nS: text, oldS: text, nAS: [text] }, version))
          .toMatchObject({ s: text, nS: text, oldS: text, nAS: [text] });
      }
    }
  });
  it("comes back whatever its length, ASCII or not, up to 32,767 bytes", () => {
    for (let n = 0; n < 140; n++) {
      for (const end of ["", "a", "é", "中", "\u{1f431}"]) {
        const text = "x".repeat(n) + end;
        expect(sentAs({ s: text }, 1).s).toBe(text);
      }
    }
    for (const text of ["中".repeat(10_922), "\u{1f431}".repeat(8191), "é".repeat(16_383)]) {
      expect(sentAs({ s: text, nAS: [text, text] }, 0)).toMatchObject({
        s: text,
        nAS: [text, text],
      });
    }
  });
  it("keeps every code point of the first plane and some of the others", () => {
    for (let first = 0; first < 0x11000; first += 0x100) {
      let text = "";
      for (let i = 0; i < 0x100; i++) text += String.fromCodePoint(wellFormed(first + i));
      expect(sentAs({ s: text }, 1).s).toBe(text);
    }
  });
});

function wellFormed(point: number): number {
  return point >= 0xd800 && point < 0xe000 ? 0x20 : point;
}

describe("ill-formed UTF-8", () => {
  it("reliability 6.2: is every truncation of a character of 2, 3 and 4 bytes", () => {
    for (
      const text of [
        "\u0080",
        "é",
        "\u0800",
        "中",
        "\uffff",
        "\u{10000}",
        "\u{1f431}",
        "\u{10ffff}",
      ]
    ) {
      const whole = utf8.encode(text);
      for (let n = 1; n < whole.length; n++) {
        for (const around of ["", "a", "x".repeat(70)]) {
          const cut = Uint8Array.from([...utf8.encode(around), ...whole.subarray(0, n)]);
          const inside = Uint8Array.from([...whole.subarray(0, n), ...utf8.encode(`${around}b`)]);
          const refused = /^invalid-utf8 at 5[0-9]$/;
          expect(reasonOf(() => decoded(cut))).toMatch(refused);
          expect(reasonOf(() => decoded(inside))).toMatch(refused);
        }
      }
    }
  });
  it("is what the Unicode standard says, for every sequence of two bytes and many of three and four", () => {
    const random = new Random(3);
    const failures: string[] = [];
    const check = (bytes: Uint8Array) => {
      const reason = reasonOf(() => decoded(bytes));
      const expected = isUtf8(bytes, 0, bytes.length) ? "no error" : "invalid-utf8";
      if (!reason.startsWith(expected)) failures.push(`${bytes}: ${reason}`);
    };
    for (let n = 0; n < 65_536; n += n < 0x8000 ? 37 : 3) check(Uint8Array.of(n >> 8, n));
    for (let n = 0; n < 20_000; n++) {
      const lead = 0xc0 + random.below(64);
      const rest = [0, 0, 0].map(() =>
        random.chance(70) ? 0x80 + random.below(64) : random.below(256)
      );
      check(Uint8Array.of(lead, ...rest.slice(0, 1 + random.below(3))));
    }
    expect(failures.slice(0, 10)).toEqual([]);
  });
  it("does not move what follows", () => {
    const body = encodeKitchen({ ...LEAST, oldS: "xx", b: Uint8Array.of(7) }, 1);
    body.set([0xc3, 0x28], body.indexOf(120));
    const message = decodeKitchen(body, 1, { replaceInvalidUtf8: true });
    expect(message).toMatchObject({ oldS: "\ufffd(", b: Uint8Array.of(7) });
  });
});

describe("DecodeOptions.replaceInvalidUtf8", () => {
  const replace = { replaceInvalidUtf8: true };

  it("changes nothing about text that is well-formed", () => {
    for (const text of TEXTS) {
      const message = decodeKitchen(encodeKitchen({ ...LEAST, s: text }, 1), 1, replace);
      expect(message.s).toBe(text);
      expect("invalidText" in message).toBe(false);
    }
  });
  it("replaces, and keeps the bytes beside the text", () => {
    const bytes = bytesOf("fffe");
    const body = bodyWith(bytes);
    const message = decodeKitchen(body, 1, replace);
    expect(message.oldS).toBe("\ufffd\ufffd");
    expect(message.invalidText).toEqual([{ path: ["oldS"], data: bytes }]);
    expect(message.invalidText![0]!.data.buffer).toBe(body.buffer);
  });
  it("keeps U+FEFF", () => {
    expect(decoded(bytesOf("efbbbf ff"), replace)).toBe("\ufeff\ufffd");
  });
  it("names every place, in order, also inside lists", () => {
    const topics = ["good", "bad1", "é..", "bad2"].map((name) => ({ name }));
    const body = encodeMetadataRequest({ topics }, 9);
    const bad = body.map((byte) => byte === 0x62 ? 0xff : byte); // each b
    const message = decodeMetadataRequest(bad, 9, replace);
    expect(message.topics!.map(({ name }) => name)).toEqual(
      ["good", "\ufffdad1", "é..", "\ufffdad2"],
    );
    expect(message.invalidText!.map(({ path }) => path)).toEqual(
      [["topics", 1, "name"], ["topics", 3, "name"]],
    );
  });
  it("does not excuse any other error", () => {
    const body = bodyWith(bytesOf("ff"));
    for (let n = 0; n < body.length; n++) {
      expect(reasonOf(() => decodeKitchen(body.subarray(0, n), 1, replace)))
        .toMatch(/^(truncated|length-out-of-range) at/);
    }
  });
  it("is charged: a message of many replacements exceeds a limit, not the heap", () => {
    const nAS = new Array(2000).fill("x");
    const body = encodeKitchen({ ...LEAST, nAS }, 1).map((byte) => byte === 120 ? 255 : byte);
    expect(decodeKitchen(body, 1, { replaceInvalidUtf8: true, limits: { budget: 2 ** 30 } }))
      .toMatchObject({ nAS: new Array(2000).fill("\ufffd") });
    for (const limits of [{ budget: 100_000 }, { elements: 2100 }]) {
      expect(reasonOf(() => decodeKitchen(body, 1, { ...replace, limits }))).toMatch(/^limit/);
    }
  });
  it("is not asked for by default", () => {
    expect(reasonOf(() => decoded(bytesOf("ff")))).toMatch(/^invalid-utf8/);
    expect(reasonOf(() => decoded(bytesOf("ff"), { replaceInvalidUtf8: false })))
      .toMatch(/^invalid-utf8/);
  });
  it("leaves encoders alone, which ignore what is beside the text", () => {
    const message = decodeKitchen(bodyWith(bytesOf("ff")), 1, replace);
    expect(decodeKitchen(encodeKitchen(message, 1), 1).oldS).toBe("\ufffd");
  });
});

describe("names that repeat", () => {
  /** Topics of these names, sent and read. */
  function names(list: readonly string[]): (string | null)[] {
    const topics = list.map((name) => ({ name }));
    return decodeMetadataRequest(encodeMetadataRequest({ topics }, 9), 9).topics!
      .map(({ name }) => name);
  }

  it("are told apart where they differ in one byte, at every place and length", () => {
    for (let length = 1; length <= 70; length++) {
      const list: string[] = [];
      for (let at = 0; at < length; at++) {
        for (const letter of "abz") {
          list.push("m".repeat(at) + letter + "m".repeat(length - at - 1));
        }
      }
      const twice = [...list, ...list, ...list];
      expect(names(twice)).toEqual(twice);
    }
  });
  it("are told apart where they share a place to be kept, whichever part of them differs", () => {
    const head = Array.from({ length: 3000 }, (_, i) => `${i + 1000}-of-the-same-name`);
    const middle = head.map((name) => `the-same${name.slice(0, 4)}name-again`);
    const end = head.map((name) => `of-the-same-name${name.slice(0, 4)}`);
    for (const list of [head, middle, end]) {
      for (let i = 0; i < 3; i++) expect(names(list)).toEqual(list);
      const twice = list.flatMap((name) => [name, name]); // kept on its second sight
      for (let i = 0; i < 2; i++) expect(names([...twice, ...list])).toEqual([...twice, ...list]);
    }
  });
  it("come back when there are more of them than places to keep them", () => {
    const random = new Random(9);
    const list = Array.from({ length: 20_000 }, () => `topic-${random.below(6000) + 1000}`);
    expect(names(list)).toEqual(list);
    expect(names(list.toReversed?.() ?? [...list].reverse())).toEqual([...list].reverse());
  });
  it("come back on the first sight, the second and the third", () => {
    for (let i = 0; i < 4; i++) {
      expect(names(["sight-of-one-name", "é".repeat(9), "\ufeffbom!", "sight-of-one-name"]))
        .toEqual(["sight-of-one-name", "é".repeat(9), "\ufeffbom!", "sight-of-one-name"]);
    }
  });
  it("are told apart from text beyond ASCII of as many characters or bytes", () => {
    const list = [
      "abcdefgh",
      "abcdéfg",
      "abcdéfgh",
      "ébcdefg",
      "\u00e9\u00e9\u00e9\u00e9",
      "aaaaaaaa",
    ];
    for (let i = 0; i < 4; i++) expect(names(list)).toEqual(list);
  });
  it("stay as they were when the input is overwritten", () => {
    const body = encodeMetadataRequest({ topics: [{ name: "overwritten-1" }] }, 9);
    for (let i = 0; i < 3; i++) decodeMetadataRequest(body, 9);
    const { topics } = decodeMetadataRequest(body, 9);
    body.fill(0x61, 3, 10);
    expect(topics![0]!.name).toBe("overwritten-1");
    expect(decodeMetadataRequest(body, 9).topics![0]!.name).not.toBe("overwritten-1");
    expect(names(["overwritten-1"])).toEqual(["overwritten-1"]);
  });
  it("are refused where they are not UTF-8, however often they come", () => {
    const body = encodeMetadataRequest({ topics: [{ name: "repeated-x" }] }, 9);
    body[body.indexOf(0x78)] = 0xff;
    for (let i = 0; i < 4; i++) {
      expect(reasonOf(() => decodeMetadataRequest(body, 9))).toBe("invalid-utf8 at 2");
    }
  });
});
