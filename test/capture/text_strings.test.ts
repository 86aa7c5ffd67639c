import { describe, expect, it } from "vitest";
import { readText } from "../../codec/capture/text/read_text.ts";
import { hexOf } from "../kit/hex.ts";
import { pieces, refusal, REQUEST } from "./text_samples.ts";

// Each as the program printed it: Go 1 (%q), Node 20, Python 3 and Rust 1.
const GO = String
  .raw`"\x00\x00\x00*\x00\x12\x00\x05\x00\x00\x00\r\x00\x011\x00\x12apache-kafka-java\x064.4.0\x00\xff\xff\xff\xff\x00"`;
const NODE_JSON = String
  .raw`"\u0000\u0000\u0000*\u0000\u0012\u0000\u0005\u0000\u0000\u0000\r\u0000\u00011\u0000\u0012apache-kafka-java\u00064.4.0\u0000ÿÿÿÿ\u0000"`;
const NODE_LOST = String
  .raw`"\u0000\u0000\u0000*\u0000\u0012\u0000\u0005\u0000\u0000\u0000\r\u0000\u00011\u0000\u0012apache-kafka-java\u00064.4.0\u0000����\u0000"`;
const PYTHON = String
  .raw`b'\x00\x00\x00*\x00\x12\x00\x05\x00\x00\x00\r\x00\x011\x00\x12apache-kafka-java\x064.4.0\x00\xff\xff\xff\xff\x00'`;
const PYTHON_BYTEARRAY = String
  .raw`bytearray(b'\x00\x00\x00*\x00\x12\x00\x05\x00\x00\x00\r\x00\x011\x00\x12apache-kafka-java\x064.4.0\x00\xff\xff\xff\xff\x00')`;
const PYTHON_STRING = String
  .raw`'\x00\x00\x00*\x00\x12\x00\x05\x00\x00\x00\r\x00\x011\x00\x12apache-kafka-java\x064.4.0\x00ÿÿÿÿ\x00'`;
const RUST = String
  .raw`"\0\0\0*\0\u{12}\0\u{5}\0\0\0\r\0\u{1}1\0\u{12}apache-kafka-java\u{6}4.4.0"`;
const RUST_ESCAPED = String
  .raw`\x00\x00\x00*\x00\x12\x00\x05\x00\x00\x00\r\x00\x011\x00\x12apache-kafka-java\x064.4.0\x00\xff\xff\xff\xff\x00`;
// As the sources of Wireshark write it.
const WIRESHARK = String.raw`"\x00\x00\x00\x0a\x00\x00\x00\x0d" \
"\x00\x23\x00\x00\x00\x00"`;
const STRING = "string, a string with escapes";

describe("readText() of a string with escapes", () => {
  it("reads what programs print", () => {
    for (const text of [GO, NODE_JSON, PYTHON, PYTHON_BYTEARRAY, PYTHON_STRING]) {
      expect(pieces(text)).toEqual([STRING, "0: request"]);
    }
    expect(pieces(RUST)).toEqual([STRING, `0: ${hexOf(REQUEST.subarray(0, 40))}`]);
    expect(pieces(RUST_ESCAPED)).toEqual(["string, escapes without quotes", "0: request"]);
    expect(pieces(WIRESHARK)).toEqual([STRING, "0: response"]);
  });
  it("reads it as a value of a program", () => {
    const texts = [
      String.raw`data = b'\x00\x12'`,
      String.raw`let data: &[u8] = b"\x00\x12";`,
      String.raw`const unsigned char data[] = "\x00" "\x12";`,
      String.raw`(b'\x00'` + "\n" + String.raw` b'\x12')`,
      String.raw`"\u0000" + "\u0012"`,
      "“\\x00\\x12”",
      "‘\\x00\\x12’;",
      String.raw`\x00\x12`,
      String.raw`\x00 \x12`,
      String.raw`\x00` + "\r\n" + String.raw`\x12` + "\r\n",
    ];
    expect(texts.map((text) => pieces(text)[1])).toEqual(texts.map(() => "0: 0012"));
  });
  it("reads every escape", () => {
    const text = String.raw`"\x00\x{1}\1\02\003\377\n\t\r\a\b\f\v\e\\\'\"\/\?` + '\\`\\\nz"';
    expect(pieces(text)[1]).toBe("0: 0001010203ff0a090d07080c0b1b5c27222f3f607a");
  });
  it("knows where a zero stands alone: where characters are written with braces", () => {
    expect(pieces(String.raw`"\01"`)[1]).toBe("0: 01");
    expect(pieces(String.raw`"\01\u{2}"`)[1]).toBe("0: 003102");
  });
  it("takes characters beyond ASCII for bytes if they can all be, else for UTF-8, and says so", () => {
    const latin = String.raw`"\x00\u00e9ÿ"`;
    expect(pieces(latin)[1]).toBe("0: 00e9ff");
    expect(readText(latin).notes)
      .toEqual(["Line 1: characters from 80 on were taken as one byte each (2 times)"]);
    for (const text of [String.raw`"\x00é€"`, String.raw`"\x00\u00e9\u20ac"`]) {
      expect(pieces(text)[1]).toBe("0: 00c3a9e282ac");
      expect(readText(text).notes)
        .toEqual(["Line 1: characters from 80 on were taken as UTF-8 (2 times)"]);
    }
    expect(pieces(String.raw`"\xff\xe9é"`)[1]).toBe("0: ffe9c3a9");
    expect(pieces(String.raw`"\x00\ud83d\ude00\U0001f600😀"`)[1])
      .toBe("0: 00f09f9880f09f9880f09f9880");
  });
  it("keeps blanks between other characters", () => {
    expect(pieces(String.raw`\x00 a`)[1]).toBe("0: 002061");
    expect(pieces(String.raw`"\x00 \x01"`)[1]).toBe("0: 002001");
  });
  it("ends with the kind of quote it began with", () => {
    expect(pieces(String.raw`b"it's \x00"`)[1]).toBe("0: 697427732000");
    expect(pieces(String.raw`b'it\'s "\x00'`)[1]).toBe("0: 69742773202200");
  });
});

describe("readText() refuses a string", () => {
  const at = (column: number, expected: string, found: string) =>
    `Cannot read the text as a string with escapes, line 1, column ${column}: expected ${expected}, found ${found}`;

  it("in which bytes were lost", () => {
    expect(refusal(NODE_LOST)).toBe(at(124, "a character", "one that stands for lost bytes"));
    for (const text of [String.raw`"\x00\ud83d"`, String.raw`"\x00\u{110000}"`]) {
      expect(refusal(text)).toBe(at(6, "a character", "one that stands for lost bytes"));
    }
  });
  it("that does not end, or goes on behind its end", () => {
    expect(refusal(String.raw`b'\x00\x12`)).toBe(at(11, "a closing quote", "the end of the text"));
    expect(refusal(`"\\x00\n"`)).toBe(
      at(6, "a closing quote or a printed character", "something else"),
    );
    expect(refusal(String.raw`b'\x00' and`)).toBe(at(9, "a quoted string", "something else"));
  });
  it("with an escape that nobody knows", () => {
    expect(refusal(String.raw`b'\x00\q'`)).toBe(at(7, "a known escape", "something else"));
    expect(refusal(String.raw`b'\x00\xg'`)).toBe(at(7, "a known escape", "something else"));
    expect(refusal(`b'\\x00\\`)).toBe(at(7, "a known escape", "something else"));
  });
  it("without any number in it", () => {
    expect(refusal(`"hello\\n"`)).toContain("or another form of bytes");
  });
});
