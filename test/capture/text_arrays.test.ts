import { describe, expect, it } from "vitest";
import { readText } from "../../codec/capture/text/read_text.ts";
import { pieces, refusal } from "./text_samples.ts";

// Each as the program printed it: xxd -i, Go 1 and its %v, Java 17, Node 20, Python 3 and Rust 1.
const XXD_I = `unsigned char req[] = {
  0x00, 0x00, 0x00, 0x2a, 0x00, 0x12, 0x00, 0x05, 0x00, 0x00, 0x00, 0x0d,
  0x00, 0x01, 0x31, 0x00, 0x12, 0x61, 0x70, 0x61, 0x63, 0x68, 0x65, 0x2d,
  0x6b, 0x61, 0x66, 0x6b, 0x61, 0x2d, 0x6a, 0x61, 0x76, 0x61, 0x06, 0x34,
  0x2e, 0x34, 0x2e, 0x30, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00
};
unsigned int req_len = 46;`;
const GO =
  `[]byte{0x0, 0x0, 0x0, 0x2a, 0x0, 0x12, 0x0, 0x5, 0x0, 0x0, 0x0, 0xd, 0x0, 0x1, 0x31, 0x0, 0x12, 0x61, 0x70, 0x61, 0x63, 0x68, 0x65, 0x2d, 0x6b, 0x61, 0x66, 0x6b, 0x61, 0x2d, 0x6a, 0x61, 0x76, 0x61, 0x6, 0x34, 0x2e, 0x34, 0x2e, 0x30, 0x0, 0xff, 0xff, 0xff, 0xff, 0x0}`;
const GO_V =
  `[0 0 0 42 0 18 0 5 0 0 0 13 0 1 49 0 18 97 112 97 99 104 101 45 107 97 102 107 97 45 106 97 118 97 6 52 46 52 46 48 0 255 255 255 255 0]`;
const JAVA =
  `[0, 0, 0, 42, 0, 18, 0, 5, 0, 0, 0, 13, 0, 1, 49, 0, 18, 97, 112, 97, 99, 104, 101, 45, 107, 97, 102, 107, 97, 45, 106, 97, 118, 97, 6, 52, 46, 52, 46, 48, 0, -1, -1, -1, -1, 0]`;
const NODE_LIST = `[
    0,  0,   0, 42,   0,  18,  0,   5,   0,   0,   0,
   13,  0,   1, 49,   0,  18, 97, 112,  97,  99, 104,
  101, 45, 107, 97, 102, 107, 97,  45, 106,  97, 118,
   97,  6,  52, 46,  52,  46, 48,   0, 255, 255, 255,
  255,  0
]`;
const NODE_TYPED = `Uint8Array(46) [
    0,  0,   0, 42,   0,  18,  0,   5,   0,   0,   0,
   13,  0,   1, 49,   0,  18, 97, 112,  97,  99, 104,
  101, 45, 107, 97, 102, 107, 97,  45, 106,  97, 118,
   97,  6,  52, 46,  52,  46, 48,   0, 255, 255, 255,
  255,  0
]`;
const NODE_SIGNED = `Int8Array(46) [
    0,  0,   0, 42,   0,  18,  0,   5,   0,  0,   0,
   13,  0,   1, 49,   0,  18, 97, 112,  97, 99, 104,
  101, 45, 107, 97, 102, 107, 97,  45, 106, 97, 118,
   97,  6,  52, 46,  52,  46, 48,   0,  -1, -1,  -1,
   -1,  0
]`;
const NODE_CUT = `Uint8Array(120) [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0,
  ... 20 more items
]`;
const PYTHON_ARRAY =
  `array('B', [0, 0, 0, 42, 0, 18, 0, 5, 0, 0, 0, 13, 0, 1, 49, 0, 18, 97, 112, 97, 99, 104, 101, 45, 107, 97, 102, 107, 97, 45, 106, 97, 118, 97, 6, 52, 46, 52, 46, 48, 0, 255, 255, 255, 255, 0])`;
const RUST_X =
  `[0, 0, 0, 2a, 0, 12, 0, 5, 0, 0, 0, d, 0, 1, 31, 0, 12, 61, 70, 61, 63, 68, 65, 2d, 6b, 61, 66, 6b, 61, 2d, 6a, 61, 76, 61, 6, 34, 2e, 34, 2e, 30, 0, ff, ff, ff, ff, 0]`;
const RUST_02X =
  `[00, 00, 00, 2a, 00, 12, 00, 05, 00, 00, 00, 0d, 00, 01, 31, 00, 12, 61, 70, 61, 63, 68, 65, 2d, 6b, 61, 66, 6b, 61, 2d, 6a, 61, 76, 61, 06, 34, 2e, 34, 2e, 30, 00, ff, ff, ff, ff, 00]`;
const RUST_PRETTY =
  `[ 0x00, 0x00, 0x00, 0x2a, 0x00, 0x12, 0x00, 0x05, 0x00, 0x00, 0x00, 0x0d, 0x00, 0x01, 0x31, 0x00, 0x12, 0x61, 0x70, 0x61, 0x63, 0x68, 0x65, 0x2d, 0x6b, 0x61, 0x66, 0x6b, 0x61, 0x2d, 0x6a, 0x61, 0x76, 0x61, 0x06, 0x34, 0x2e, 0x34, 0x2e, 0x30, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00,
]`;
// As the sources of Wireshark write them.
const PEERS = `char peer0_0[] = { /* Packet 4 */
0x00, 0x00, 0x00, 0x2a, 0x00, 0x12, 0x00, 0x05, \n0x00, 0x00, 0x00, 0x0d, 0x00, 0x01, 0x31, 0x00, \n0x12, 0x61, 0x70, 0x61, 0x63, 0x68, 0x65, 0x2d, \n0x6b, 0x61, 0x66, 0x6b, 0x61, 0x2d, 0x6a, 0x61, \n0x76, 0x61, 0x06, 0x34, 0x2e, 0x34, 0x2e, 0x30, \n0x00, 0xff, 0xff, 0xff, 0xff, 0x00 };
char peer1_0[] = { /* Packet 5 */
0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00, 0x0d, \n0x00, 0x23, 0x00, 0x00, 0x00, 0x00 };
`;
const PACKET = `/* Frame (14 bytes) */
static const unsigned char pkt1[14] = {
0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00, 0x0d, /* ......*/ */
0x00, 0x23, 0x00, 0x00, 0x00, 0x00              /* .#.... */
};

`;

describe("readText() of arrays", () => {
  it("reads what Wireshark writes for C, with both sides", () => {
    expect(pieces(PEERS)).toEqual(["array, C arrays of Wireshark", "0: request", "1: response"]);
    expect(pieces(PACKET)).toEqual(["array, a C array", "0: response"]);
  });
  it("reads arrays of languages", () => {
    const found = [XXD_I, GO, NODE_TYPED, NODE_SIGNED, PYTHON_ARRAY].map(pieces);
    expect(found).toEqual([
      ["array, a C array", "0: request"],
      ["array, a Go slice", "0: request"],
      ["array, a JavaScript array", "0: request"],
      ["array, a JavaScript array", "0: request"],
      ["array, a Python array", "0: request"],
    ]);
    const four = [
      "{0x00, 0x00, 0x00, 0x12}",
      "[4]uint8{0x0, 0x0, 0x0, 0x12}",
      "byte[] data = new byte[] { 0, 0, 0, (byte) 0x12 };",
      "const data = Uint8Array.of(0, 0, 0, 18);",
      "Buffer.from([0, 0, 0, 18])",
      "data = bytes([0, 0, 0, 18])",
      "byteArrayOf(0, 0, 0, 18)",
      "let data: &[u8] = &[0u8, 0, 0, 18];",
      "vec![0, 0, 0, 0x12_u8]",
      "<<0,0,0,18>>",
      "(0 0 0 18)",
    ];
    expect(four.map((text) => pieces(text)[1])).toEqual(four.map(() => "0: 00000012"));
  });
  it("reads lists as they are printed, decimal, with signs, or hexadecimal", () => {
    for (const text of [GO_V, JAVA, NODE_LIST, RUST_X, RUST_02X, RUST_PRETTY]) {
      expect(pieces(text)).toEqual(["array, a list of numbers", "0: request"]);
    }
    expect(pieces("[-128, 255]")[1]).toBe("0: 80ff");
    expect(pieces("[0 0 0 18, 0 3, -1]")[1]).toBe("0: 000000120003ff");
  });
  it("takes the base of bare numbers from all of them", () => {
    expect(pieces("[00, 00, 14]")[1]).toBe("0: 000014");
    expect(pieces("[0, 0, 14]")[1]).toBe("0: 00000e");
    expect(pieces("[0, 0, 14, a]")[1]).toBe("0: 0000140a");
    expect(pieces("[10, 11, 12]")[1]).toBe("0: 0a0b0c");
    expect(pieces("[000, 018, 255]")[1]).toBe("0: 0012ff");
    expect(pieces("<<10,11,12>>")[1]).toBe("0: 0a0b0c");
    expect(pieces("{0x10, 11}")[1]).toBe("0: 100b");
  });
  it("notes numbers that were not printed, and comments", () => {
    const { pieces, notes } = readText(NODE_CUT);
    expect([pieces[0]!.bytes.length, pieces[0]!.missing]).toEqual([100, 20]);
    expect(notes).toEqual(['Line 1: not all bytes were printed ("...")']);
    expect(readText("[0, 0, 1, ...]").pieces[0]).toEqual({
      side: 0,
      bytes: Uint8Array.of(0, 0, 1),
    });
    expect(readText("\n\n[0, ...]").notes).toEqual(['Line 3: not all bytes were printed ("...")']);
    const text = "[0, // length\n 18 # of it\n] /* the\nend */";
    expect(readText(text).notes).toEqual(["Lines 1 to 3: a comment was passed over (3 times)"]);
  });
  it("refuses numbers that are no bytes, or not of one kind", () => {
    const at = (column: number, expected: string, found: string) =>
      `Cannot read the text as an array, line 1, column ${column}: expected ${expected}, found ${found}`;
    const byte = "a number from -128 to 255";
    expect(refusal("[0, 0, 256]")).toBe(at(8, byte, "something else"));
    expect(refusal("{0, -129}")).toBe(at(5, byte, "something else"));
    expect(refusal("[0, 1000]")).toBe(at(5, "a number", "something else"));
    expect(refusal("[0, 18")).toBe(at(7, "a number", "the end of the text"));
    expect(refusal("[0.5, 1]")).toContain("or another form of bytes");
    expect(refusal("<<0a>>")).toBe(at(3, byte, "something else"));
    expect(refusal("[00, 1, 2]")).toBe(at(6, "a number of two digits", "something else"));
    expect(refusal("[0, ..., 1]")).toBe(at(10, "the end of the list", "something else"));
    expect(refusal("char a[] = {0x00}; char b[] = {")).toBe(
      at(32, "a number", "the end of the text"),
    );
    expect(refusal("[0] /* and")).toBe(at(5, "the end of this comment", "something else"));
  });
});
