import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readText } from "../../codec/capture/text/read_text.ts";
import { UnknownTextError } from "../../codec/capture/text/unknown_text.ts";
import { hexOf } from "../kit/hex.ts";
import { base64, dumps, followed, literals, type Printer } from "./text_printers.ts";
import { refusal, REQUEST, RESPONSE } from "./text_samples.ts";

// With rows that are alike, and text that looks like digits.
const anyBytes = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 100 }),
  fc.tuple(fc.nat(255), fc.integer({ min: 1, max: 90 })).map(([byte, n]) =>
    new Uint8Array(n).fill(byte)
  ),
  fc.array(fc.constantFrom(...Array.from("abcdef 019*|><.", (sign) => sign.charCodeAt(0))), {
    minLength: 1,
    maxLength: 70,
  }).map((codes) => Uint8Array.from(codes)),
);
// A message of Kafka begins with a zero: so there is an escape with a number, and a decimal of one digit.
const messages = anyBytes.map((bytes) => Uint8Array.of(0, ...bytes));
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const ALPHABETS = { "base64": `${ALPHABET}+/=`, "base64url": `${ALPHABET}-_` };
const RUNS = { numRuns: 40 };

describe("readText() reads back what is printed", () => {
  for (const [name, printed] of Object.entries({ ...dumps, ...literals })) {
    it(`as ${name}`, () => {
      fc.assert(
        fc.property(messages, (bytes) => {
          expect(sides(printed(bytes))[0]).toBe(hexOf(bytes));
        }),
        RUNS,
      );
    });
  }
  for (const [name, printed] of Object.entries(followed)) {
    it(`of both sides, as ${name}`, () => {
      const segments = fc.array(fc.record({ side: fc.constantFrom(0, 1), bytes: messages }), {
        minLength: 1,
        maxLength: 5,
      });
      fc.assert(
        fc.property(segments, (sent) => {
          const of = (side: number) =>
            sent.filter((one) => one.side === side).map(({ bytes }) => hexOf(bytes)).join("");
          expect(sides(printed(sent))).toEqual([of(0), of(1)]);
        }),
        RUNS,
      );
    });
  }
  for (const [name, alphabet] of Object.entries(ALPHABETS)) {
    it(`as ${name}, unless it is nearly hexadecimal`, () => {
      const long = fc.uint8Array({ minLength: 9, maxLength: 60 });
      fc.assert(
        fc.property(long, (bytes) => {
          const text = base64(bytes, alphabet);
          fc.pre(text.replace(/[^g-z]/gi, "").length * 16 >= text.length);
          expect(sides(text)[0]).toBe(hexOf(bytes));
        }),
        RUNS,
      );
    });
  }
  it("as base64 with what elsewhere begins a comment", () => {
    for (
      const [text, hex] of [["Db//AAAAAAAAAAAG", "0dbfff000000000000000006"], [
        "Db--AAAAAAAAAAAG",
        "0dbfbe000000000000000006",
      ]]
    ) {
      expect(sides(text!)[0]).toBe(hex);
    }
  });
  it("as decimals without brackets", () => {
    fc.assert(
      fc.property(messages, (bytes) => {
        expect(sides(bytes.join(" "))[0]).toBe(hexOf(bytes));
        expect(sides(Int8Array.from(bytes).join(","))[0]).toBe(hexOf(bytes));
      }),
      RUNS,
    );
  });
});

describe("readText() refuses what has lost a part", () => {
  for (const [name, printed] of Object.entries(dumps)) {
    it(`a dump of ${name} without one of its lines`, () => {
      const long = fc.uint8Array({ minLength: 60, maxLength: 100 });
      fc.assert(
        fc.property(long, fc.nat(), (bytes, n) => {
          const lines = printed(bytes).trimEnd().split("\n");
          lines.splice(1 + n % (lines.length - 2), 1); // neither the first, nor the last
          expect(refusal(lines.join("\n"))).toContain("the offset that follows");
        }),
        RUNS,
      );
    });
  }
  it("a text of pairs without one of its digits", () => {
    fc.assert(
      fc.property(messages, fc.nat(), (bytes, n) => {
        const text = literals["pairs"]!(Uint8Array.of(0, ...bytes)); // one zero will stay whole
        const at = n % (bytes.length + 1) * 3;
        expect(refusal(text.slice(0, at) + text.slice(at + 1))).toContain("expected");
      }),
      RUNS,
    );
  });
});

describe("reliability R-09: readText()", () => {
  const all: readonly Printer[] = [...Object.values(dumps), ...Object.values(literals)];
  const samples = [REQUEST, RESPONSE].flatMap((bytes) => all.map((printed) => printed(bytes)))
    .concat(
      Object.values(followed).map((printed) =>
        printed([{ side: 0, bytes: REQUEST }, { side: 1, bytes: RESPONSE }])
      ),
    );
  const scraps = [
    "0",
    "00",
    "g",
    " ",
    "\n",
    "\t",
    "*",
    "\\",
    "\\x",
    '"',
    "'",
    "[",
    "]",
    "{",
    "<Buffer ",
    ">",
    ",",
    ":",
    "-",
    "0x",
    "...",
    "#",
    "/*",
    "=",
    "====================",
    "\u00e9",
    "\ufffd",
    "\ud800",
    "\0",
  ];

  it("of any text gives bytes or an UnknownTextError", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(fc.constantFrom(...scraps)).map((list) => list.join("")),
    );
    fc.assert(
      fc.property(text, (text) => {
        expect(outcome(text)).toMatch(/^(read|refused)$/);
      }),
      {
        numRuns: 500,
      },
    );
  });
  it("of a damaged sample gives bytes or an UnknownTextError", () => {
    const change = fc.tuple(fc.nat(), fc.nat(3), fc.constantFrom(...scraps));
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        fc.array(change, { minLength: 1, maxLength: 3 }),
        (sample, changes) => {
          const text = changes.reduce((text, [n, cut, scrap]) => {
            const at = n % (text.length + 1);
            return text.slice(0, at) + scrap + text.slice(at + cut);
          }, sample);
          expect(outcome(text)).toMatch(/^(read|refused)$/);
        },
      ),
      { numRuns: 1_000 },
    );
  });
  it("reliability R-24: no error and no note says what is in the text", () => {
    const secret = "hunter2-Hunter2";
    for (const sample of samples) {
      for (
        const text of [sample + secret, secret + sample, sample.replace("\n", `\n${secret}\n`)]
      ) {
        expect(said(text)).not.toMatch(/hunter2/i);
      }
    }
  });
});

/** The digits of each side. */
function sides(text: string): readonly [string, string] {
  const { pieces } = readText(text);
  const of = (side: number) =>
    pieces.filter((piece) => piece.side === side).map(({ bytes }) => hexOf(bytes)).join("");
  return [of(0), of(1)];
}

function outcome(text: string): string {
  try {
    return readText(text).pieces.length > 0 ? "read" : "nothing";
  } catch (error) {
    if (!(error instanceof UnknownTextError)) return String(error);
    return error.line >= 1 && error.column >= 1 ? "refused" : "nowhere";
  }
}

function said(text: string): string {
  try {
    const { what, notes } = readText(text);
    return [what, ...notes].join("\n");
  } catch (error) {
    return String(error);
  }
}
