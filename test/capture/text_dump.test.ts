import { describe, expect, it } from "vitest";
import { readText } from "../../codec/capture/text/read_text.ts";
import { hexOf } from "../kit/hex.ts";
import { pieces, refusal, REQUEST, RESPONSE } from "./text_samples.ts";

// Each as the program in its name printed it.
const XXD = `00000000: 0000 002a 0012 0005 0000 000d 0001 3100  ...*..........1.
00000010: 1261 7061 6368 652d 6b61 666b 612d 6a61  .apache-kafka-ja
00000020: 7661 0634 2e34 2e30 00ff ffff ff00       va.4.4.0......`;
const XXD_E = `00000000: 2a000000 05001200 0d000000 00310100  ...*..........1.
00000010: 61706112 2d656863 6b66616b 616a2d61  .apache-kafka-ja
00000020: 34066176 302e342e ffffff00     00ff  va.4.4.0......`;
const XXD_B = `00000000: 00000000 00000000 00000000 00001010 00000000 00000000  ......
00000006: 00000000 00001101 00000000 00100011 00000000 00000000  ...#..
0000000c: 00000000 00000000                                      ..`;
const XXD_D = `00000000: 0000 002a 0012 0005 0000 000d 0001 3100  ...*..........1.
00000016: 1261 7061 6368 652d 6b61 666b 612d 6a61  .apache-kafka-ja
00000032: 7661 0634 2e34 2e30 00ff ffff ff00       va.4.4.0......`;
const XXD_C8 = `00000000: 0000 000A 0000 000D  ........
00000008: 0023 0000 0000       .#....`;
const HEXDUMP_C = `00000000  00 00 00 2a 00 12 00 05  00 00 00 0d 00 01 31 00  |...*..........1.|
00000010  12 61 70 61 63 68 65 2d  6b 61 66 6b 61 2d 6a 61  |.apache-kafka-ja|
00000020  76 61 06 34 2e 34 2e 30  00 ff ff ff ff 00        |va.4.4.0......|
0000002e`;
const HEXDUMP_SQUEEZED =
  `00000000  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|
*
00000040  00 00 00 0a 00 00 00 0d  00 23 00 00 00 00        |.........#....|
0000004e`;
const HEXDUMP = `0000000 0000 2a00 1200 0500 0000 0d00 0100 0031
0000010 6112 6170 6863 2d65 616b 6b66 2d61 616a
0000020 6176 3406 342e 302e ff00 ffff 00ff     
000002e`;
const HEXDUMP_B = `0000000 000 000 000 012 000 000 000 015 000 043 000 000 000 000        
000000e`;
const OD_Z = `000000 00 00 00 2a 00 12 00 05 00 00 00 0d 00 01 31 00  >...*..........1.<
000010 12 61 70 61 63 68 65 2d 6b 61 66 6b 61 2d 6a 61  >.apache-kafka-ja<
000020 76 61 06 34 2e 34 2e 30 00 ff ff ff ff 00        >va.4.4.0......<
00002e`;
const OD_OCTAL = `0000000 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
*
0000100 00 00 00 0a 00 00 00 0d 00 23 00 00 00 00
0000116`;
const OD_DECIMAL = `0000000 00 00 00 2a 00 12 00 05 00 00 00 0d 00 01 31 00
0000016 12 61 70 61 63 68 65 2d 6b 61 66 6b 61 2d 6a 61
0000032 76 61 06 34 2e 34 2e 30 00 ff ff ff ff 00
0000046`;
const OD = `0000000 000000 005000 000000 006400 021400 000000 000000
0000016`;
const OD_X4 = `000000 2a000000 05001200 0d000000 00310100
000010 61706112 2d656863 6b66616b 616a2d61
000020 34066176 302e342e ffffff00 000000ff
00002e`;
const TSHARK_X = `0000  ff ff ff ff ff ff 02 00 00 00 00 01 08 06 00 01   ................
0010  08 00 06 04 00 01 02 00 00 00 00 01 0a 00 00 01   ................
0020  00 00 00 00 00 00 0a 00 00 02                     ..........

0000  02 00 00 00 00 02 02 00 00 00 00 01 08 00 45 00   ..............E.
0010  00 56 00 04 40 00 40 06 26 9c 0a 00 00 01 0a 00   .V..@.@.&.......
0020  00 02 9c 40 23 84 00 00 00 65 00 00 01 2d 50 18   ...@#....e...-P.
0030  20 00 c7 48 00 00 00 00 00 2a 00 12 00 05 00 00    ..H.....*......
0040  00 0d 00 01 31 00 12 61 70 61 63 68 65 2d 6b 61   ....1..apache-ka
0050  66 6b 61 2d 6a 61 76 61 06 34 2e 34 2e 30 00 ff   fka-java.4.4.0..
0060  ff ff ff 00                                       ....

0000  02 00 00 00 00 01 02 00 00 00 00 02 08 00 45 00   ..............E.
0010  00 36 00 05 40 00 40 06 26 bb 0a 00 00 02 0a 00   .6..@.@.&.......
0020  00 01 23 84 9c 40 00 00 01 2d 00 00 00 93 50 18   ..#..@...-....P.
0030  20 00 b9 fd 00 00 00 00 00 0a 00 00 00 0d 00 23    ..............#
0040  00 00 00 00                                       ....`;
const ZEROS = "00".repeat(64);

describe("readText() of a dump", () => {
  it("reads xxd, with groups and lines of any width, and offsets in decimal", () => {
    expect(pieces(XXD)).toEqual(["xxd, xxd", "0: request"]);
    expect(pieces(XXD_D)).toEqual(["xxd, xxd", "0: request"]);
    expect(pieces(XXD_C8)).toEqual(["xxd, xxd", "0: response"]);
    expect(pieces("00000000: 0000000a0000000d002300000000      .........#...."))
      .toEqual(["xxd, xxd", "0: response"]);
    expect(pieces("00000000: 00 00 00 0a 00 00 00 0d 00 23 00 00 00 00        .........#...."))
      .toEqual(["xxd, xxd", "0: response"]);
  });
  it("reads hexdump -C, and puts in what a * stands for", () => {
    expect(pieces(HEXDUMP_C)).toEqual(["hexdump, hexdump -C", "0: request"]);
    expect(pieces(HEXDUMP_SQUEEZED))
      .toEqual(["hexdump, hexdump -C", `0: ${ZEROS}${hexOf(RESPONSE)}`]);
    expect(readText(HEXDUMP_SQUEEZED).notes)
      .toEqual(['Line 2: "*" stands for lines like the one before it']);
  });
  it("reads od -t x1, with offsets in any base", () => {
    expect(pieces(OD_Z)).toEqual(["od, od -t x1z", "0: request"]);
    expect(pieces(OD_OCTAL)).toEqual(["od, od -t x1", `0: ${ZEROS}${hexOf(RESPONSE)}`]);
    expect(pieces(OD_DECIMAL)).toEqual(["od, od -t x1", "0: request"]);
  });
  it("reads what Wireshark copies as a hex dump", () => {
    const text = `0000   00 00 00 0a 00 00 00 0d 00 23 00 00 00 00         .........#....`;
    expect(pieces(text)).toEqual(["hex-dump, a hex dump of Wireshark", "0: response"]);
  });
  it("reads the packets of tshark -x as such", () => {
    const { form, packets, layer, pieces, notes } = readText(TSHARK_X);
    expect([form, packets, layer]).toEqual(["hex-dump", true, "ethernet"]);
    expect(pieces.map(({ bytes }) => hexOf(bytes.subarray(54))))
      .toEqual([hexOf(REQUEST), hexOf(RESPONSE)]);
    expect(notes).toEqual(["Passed over because they are no IP packets: 1"]);
  });
  it("reads the parts of a packet under their names", () => {
    const [arp, frame] = TSHARK_X.split("\n\n");
    const text = `Frame (100 bytes):\n${frame}\nReassembled TCP (42 bytes):\n${arp}`;
    expect(readText(text)).toMatchObject({
      packets: true,
      layer: "ethernet",
      pieces: [{ side: 0 }],
    });
  });
  it("reads several dumps, one behind the other", () => {
    expect(pieces(`${HEXDUMP_C}\n${OD_Z.replace(/^000/gm, "00000")}`))
      .toEqual(["hexdump, hexdump -C", "0: request", "0: request"]);
  });
  it("reads a dump without its text, its end, or with blanks and CRLF as a page gave them", () => {
    const bare = HEXDUMP_C.replace(/ +\|.*/g, "").replace(/\n0000002e$/, "");
    expect(pieces(bare)).toEqual(["hex-dump, a hex dump of Wireshark", "0: request"]);
    const pasted = `\ufeff${HEXDUMP_C.replaceAll(" ", "\u00a0").replaceAll("\n", "\r\n")}\r\n`;
    expect(pieces(pasted)).toEqual(["hexdump, hexdump -C", "0: request"]);
  });
  it("passes over commands and comments, and says so", () => {
    const text = `$ xxd request.bin\n${XXD}\n# the end\nroot@host:/# `;
    expect(pieces(text)).toEqual(["xxd, xxd", "0: request"]);
    expect(readText(text).notes)
      .toEqual(["Lines 1 to 6: a comment or a command was passed over (3 times)"]);
  });
  it("does not take text for bytes", () => {
    const text = "00000000: 6162 2063 6420 6566                      ab cd ef";
    expect(pieces(text)).toEqual(["xxd, xxd", "0: 6162206364206566"]);
    const half = "00000000  61 62 20 63 64 20 65 66                           |ab cd ef|";
    expect(pieces(half)).toEqual(["hexdump, hexdump -C", "0: 6162206364206566"]);
  });
  it("does not take the text of a full line for the other half of another", () => {
    const text = "61 62 20 63 64 20 65 66  20 61 62 20 63 64 20 65  ab cd ef  ab cd e";
    expect(pieces(`00000000  ${text}`)[1]).toBe("0: 61622063642065662061622063642065");
  });
  it("does not take bytes for binary digits because their text ends with blanks", () => {
    const text = `00000000: 61626364 20202020 20202020 20202020  abcd${" ".repeat(12)}`;
    expect(pieces(text)[1]).toBe(`0: 61626364${"20".repeat(12)}`);
  });
  it("does not take longer bytes for a packet because they begin like one", () => {
    const header = "45 00 00 14 00 00 00 00 40 06 00 00 7f 00 00 01";
    const rest = `00000010: 7f 00 00 01 ${"00 ".repeat(64)}`;
    expect(readText(`00000000: ${header}\n${rest}`).layer).toBe("ip");
    expect(readText(`00000000: ${header}\n${rest} 00`.replace("  ", " ")).packets).toBeUndefined();
  });
  it("notes a text that is not that of the bytes", () => {
    const text = XXD.replace(".apache", ".apacha");
    expect(pieces(text)).toEqual(["xxd, xxd", "0: request"]);
    expect(readText(text).notes)
      .toEqual(["Line 2: the text beside the bytes is not that of the bytes"]);
  });
});

describe("readText() refuses a dump", () => {
  const words =
    'Cannot read the text as a dump, line 1, column 1: expected bytes one by one, as "hexdump -C", ' +
    '"od -A x -t x1" and "xxd" write them, found words, in which the order of bytes depends on the machine';

  it("of words, whose order depends on the machine", () => {
    const half = HEXDUMP.split("\n")[0] + " 00ff\n0000011"; // the last word is one byte
    for (const text of [HEXDUMP, HEXDUMP_B, OD, OD_X4, half]) expect(refusal(text)).toBe(words);
  });
  it("of words in reverse, which only its text betrays, or of bits", () => {
    const begin = "Cannot read the text as a hex dump, line 1, column 1: " +
      "expected hexadecimal bytes in their order, found ";
    expect(refusal(XXD_E)).toBe(`${begin}words with their last byte first`);
    expect(refusal(XXD_B)).toBe(`${begin}binary digits`);
  });
  it("with a line that is missing, doubled or damaged, instead of taking offsets for bytes", () => {
    const at = (line: number, column: number, expected: string) =>
      `Cannot read the text as a hex dump, line ${line}, column ${column}: expected ${expected}, found something else`;
    const offset = "the offset that follows from the lines before";
    const bare = HEXDUMP_C.replace(/ +\|.*/g, "");
    expect(refusal(bare.replace(/00000010.*\n/, ""))).toBe(at(2, 1, offset));
    expect(refusal(bare.replace(/(00000010.*\n)/, "$1$1"))).toBe(at(3, 1, offset));
    expect(refusal(XXD.replace("6368", "63g8"))).toBe(
      at(2, 21, "two hexadecimal digits for each byte"),
    );
    expect(refusal(XXD.replace("00000010:", "000000l0:"))).toBe(at(2, 1, "an offset and bytes"));
    expect(refusal(`${HEXDUMP_C}\nhello`)).toBe(at(5, 1, "an offset and bytes"));
  });
  it("whose * stands for nothing, for a part of a line, or for more than 16 MiB", () => {
    expect(refusal(HEXDUMP_SQUEEZED.replace(/\n0[^]*$/, ""))).toBe(
      'Cannot read the text as a hex dump, line 2, column 1: expected a line behind the "*", ' +
        "found the end of the text",
    );
    expect(refusal(HEXDUMP_SQUEEZED.replaceAll("00000040", "00000048"))).toBe(
      "Cannot read the text as a hex dump, line 3, column 1: " +
        "expected the offset that follows from the lines before, found something else",
    );
    const line = HEXDUMP_SQUEEZED.split("\n")[0];
    expect(readText(`${line}\n*\n01000010\n`).pieces[0]!.bytes.length).toBe(16_777_232);
    expect(refusal(`${line}\n*\n01000020\n`)).toBe(
      'Cannot read the text as a hex dump, line 3, column 1: expected "*" to stand for at most 16777216 bytes, ' +
        "found more",
    );
  });
});
