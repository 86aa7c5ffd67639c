import { describe, expect, it } from "vitest";
import { readText } from "../../codec/capture/text/read_text.ts";
import { hexOf } from "../kit/hex.ts";
import { pieces, refusal, REQUEST } from "./text_samples.ts";

// Each as the program printed it: xxd -p, od -An, Go 1, Java 17 and Perl 5.
const XXD_P = `0000002a001200050000000d00013100126170616368652d6b61666b612d
6a61766106342e342e3000ffffffff00`;
const OD = ` 00 00 00 2a 00 12 00 05 00 00 00 0d 00 01 31 00
 12 61 70 61 63 68 65 2d 6b 61 66 6b 61 2d 6a 61
 76 61 06 34 2e 34 2e 30 00 ff ff ff ff 00`;
const OD_DECIMAL = `   0   0   0  42   0  18   0   5   0   0   0  13   0   1  49   0
  18  97 112  97  99 104 101  45 107  97 102 107  97  45 106  97
 118  97   6  52  46  52  46  48   0 255 255 255 255   0`;
const OD_SIGNED = `    0    0    0   42    0   18    0    5    0    0    0   13    0    1   49    0
   18   97  112   97   99  104  101   45  107   97  102  107   97   45  106   97
  118   97    6   52   46   52   46   48    0   -1   -1   -1   -1    0`;
const GO_UPPER =
  `0000002A001200050000000D00013100126170616368652D6B61666B612D6A61766106342E342E3000FFFFFFFF00`;
const GO_PREFIXED =
  `0x00 0x00 0x00 0x2a 0x00 0x12 0x00 0x05 0x00 0x00 0x00 0x0d 0x00 0x01 0x31 0x00 0x12 0x61 0x70 0x61 0x63 0x68 0x65 0x2d 0x6b 0x61 0x66 0x6b 0x61 0x2d 0x6a 0x61 0x76 0x61 0x06 0x34 0x2e 0x34 0x2e 0x30 0x00 0xff 0xff 0xff 0xff 0x00`;
const JAVA_COMMAS =
  `0x00, 0x00, 0x00, 0x2a, 0x00, 0x12, 0x00, 0x05, 0x00, 0x00, 0x00, 0x0d, 0x00, 0x01, 0x31, 0x00, 0x12, 0x61, 0x70, 0x61, 0x63, 0x68, 0x65, 0x2d, 0x6b, 0x61, 0x66, 0x6b, 0x61, 0x2d, 0x6a, 0x61, 0x76, 0x61, 0x06, 0x34, 0x2e, 0x34, 0x2e, 0x30, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00`;
const JAVA_BASE64 = `AAAAKgASAAUAAAANAAExABJhcGFjaGUta2Fma2EtamF2YQY0LjQuMAD/////AA==`;
const JAVA_BASE64URL = `AAAAKgASAAUAAAANAAExABJhcGFjaGUta2Fma2EtamF2YQY0LjQuMAD_____AA`;
const PERL_COLONS =
  `00:00:00:2a:00:12:00:05:00:00:00:0d:00:01:31:00:12:61:70:61:63:68:65:2d:6b:61:66:6b:61:2d:6a:61:76:61:06:34:2e:34:2e:30:00:ff:ff:ff:ff:00:`;
const PERL_DECIMAL =
  `0 0 0 42 0 18 0 5 0 0 0 13 0 1 49 0 18 97 112 97 99 104 101 45 107 97 102 107 97 45 106 97 118 97 6 52 46 52 46 48 0 255 255 255 255 0`;
const PYTHON_HEX =
  `b'0000002a001200050000000d00013100126170616368652d6b61666b612d6a61766106342e342e3000ffffffff00'`;
const PYTHON_BASE64 = `b'AAAAKgASAAUAAAANAAExABJhcGFjaGUta2Fma2EtamF2YQY0LjQuMAD/////AA=='`;

describe("readText() of hexadecimal digits", () => {
  it("reads them as programs print them", () => {
    for (const text of [XXD_P, OD, GO_UPPER, PYTHON_HEX, `"${XXD_P}"`, `“${XXD_P}”`]) {
      expect(pieces(text)).toEqual(["hex, hexadecimal digits", "0: request"]);
    }
    for (const text of [GO_PREFIXED, JAVA_COMMAS]) {
      expect(pieces(text)).toEqual(['hex, hexadecimal digits with "0x"', "0: request"]);
    }
    const dashes = PERL_COLONS.slice(0, -1).toUpperCase().replaceAll(":", "-");
    for (const text of [PERL_COLONS, dashes]) {
      expect(pieces(text)).toEqual(["hex, hexadecimal digits with colons or dashes", "0: request"]);
    }
  });
  it("reads groups of any even number, in any case, with or without 0x", () => {
    const texts = [
      "00000014",
      "0000 0014",
      "0x00000014",
      "0x0000 0014",
      "0X0,0X0,0X0,0X14",
      "00 00\n00\t14\n",
      "\n\n  0000\r\n\u00a00014",
      "00,00,00,14",
      "$ xxd -p a\n00000014",
    ];
    expect(texts.map((text) => pieces(text)[1])).toEqual(texts.map(() => "0: 00000014"));
  });
  it("passes over comments, and says so", () => {
    const text = `# a request
00 00 00 02  # length: 23 bytes
0012  // api key
03 ; "--" more
04 -- end
05 /* face */
00:00:  # colons`;
    expect(pieces(text)[1]).toBe("0: 0000000200120304050000");
    expect(readText(text).notes).toEqual([
      "Line 1: a comment or a command was passed over",
      "Lines 2 to 7: a comment was passed over (6 times)",
    ]);
  });
  it("does not take a comment with a # behind digits for a command", () => {
    expect(pieces("0014# length")[1]).toBe("0: 0014");
  });
  it("refuses half a byte, other letters, and offsets without a dump", () => {
    const at = (line: number, column: number, expected: string, found: string) =>
      `Cannot read the text, line ${line}, column ${column}: expected ${expected}, ` +
      `or another form of bytes, found ${found}`;
    expect(refusal("")).toBe(at(1, 1, "at least one byte", "none"));
    const pair = "two hexadecimal digits for each byte";
    expect(refusal("00 00\n00 0g")).toBe(at(2, 5, pair, "something else"));
    expect(refusal('"00 0g"')).toBe(at(1, 6, pair, "something else"));
    expect(refusal("\ufeff\u00a000\r\n00 0g")).toBe(at(2, 5, pair, "something else"));
    expect(refusal("\ufeff00 0g")).toBe(at(1, 5, pair, "something else"));
    expect(refusal("00000014 0003 000")).toBe(at(1, 18, pair, "the end of the line"));
    expect(refusal("0x1234 0x")).toBe(at(1, 10, pair, "the end of the line"));
    expect(refusal("0000:0012")).toBe(at(1, 5, "a single byte before this sign", "something else"));
    expect(refusal("00:0012")).toBe(at(1, 4, "a single byte behind this sign", "something else"));
    expect(refusal("0000|0012")).toBe(at(1, 5, "a blank or a digit", "something else"));
    expect(refusal("00-00-14-0")).toBe(
      at(1, 10, "a single byte behind this sign", "something else"),
    );
  });
});

describe("readText() of numbers without brackets", () => {
  it("reads them as programs print them", () => {
    for (const text of [OD_DECIMAL, OD_SIGNED, PERL_DECIMAL, PERL_DECIMAL.replaceAll(" ", ", ")]) {
      expect(pieces(text)).toEqual(["decimal, decimal numbers", "0: request"]);
    }
  });
  it("takes them for decimal if their digits are one or three, or they have a sign", () => {
    expect(pieces("0 0 0 18")).toEqual(["decimal, decimal numbers", "0: 00000012"]);
    expect(pieces("10 100 99")).toEqual(["decimal, decimal numbers", "0: 0a6463"]);
    expect(pieces("10 -1 99")).toEqual(["decimal, decimal numbers", "0: 0aff63"]);
    expect(pieces("000 018")).toEqual(["decimal, decimal numbers", "0: 0012"]);
    expect(pieces("10 11 99")).toEqual(["hex, hexadecimal digits", "0: 101199"]);
    expect(pieces("0x10, 18")).toEqual(["decimal, decimal numbers", "0: 1012"]);
  });
  it("refuses those that are not written alike: one may have lost a digit", () => {
    expect(refusal("00 00 00 14 00 0")).toBe(
      "Cannot read the text as decimal numbers, line 1, column 16: " +
        "expected a number of two digits, found something else",
    );
    expect(refusal("0 18 256")).toBe(
      "Cannot read the text as decimal numbers, line 1, column 6: " +
        "expected a number from -128 to 255, found something else",
    );
    expect(refusal("0 0 0 1a")).toContain("or another form of bytes");
    expect(refusal("7")).toContain("or another form of bytes");
  });
});

describe("readText() of base64", () => {
  it("reads either alphabet, padded or not, in lines, and in quotes", () => {
    const lines = JAVA_BASE64.replace(/.{16}/g, "$&\r\n");
    for (const text of [JAVA_BASE64, PYTHON_BASE64, lines, JAVA_BASE64.replace("==", "")]) {
      expect(pieces(text)).toEqual(["base64, base64", "0: request"]);
    }
    expect(pieces(JAVA_BASE64URL)).toEqual(["base64, base64url", "0: request"]);
  });
  it("takes digits that can be hexadecimal for that", () => {
    expect(pieces("AAAAAAAAAAAA")).toEqual(["hex, hexadecimal digits", "0: aaaaaaaaaaaa"]);
  });
  it("refuses what is too short, spare, mixed, or hexadecimal with a mistake", () => {
    const texts = [
      "AAAAKgASAAU", // 11
      "AAAAKgASAAUAAAANA", // one too many
      "AAAAKgASAAUAAAANAB==", // spare bits
      "AAAAKgASAAUAAAA=AA==", // padding within
      "AAAAKgASAAUAAA===",
      "AAAAKgASAAUAAAAN=",
      "AAAA+gASAAUAA_AN",
      "AAAAKgAS AAUAAAAN",
      "AAAAKgAS\nAAUA\nAAAA",
      "00000014000300000000000g",
      "00-00-00-14-00-03-00-0",
    ];
    expect(texts.filter((text) => !refusal(text).includes("another form of bytes"))).toEqual([]);
    expect(pieces("AAAAKgASAAUA")[1]).toBe(`0: ${hexOf(REQUEST.subarray(0, 9))}`);
  });
});
