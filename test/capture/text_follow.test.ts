import { describe, expect, it } from "vitest";
import { readText } from "../../codec/capture/text/read_text.ts";
import { hexOf } from "../kit/hex.ts";
import { bytesOf } from "../kit/read_file.ts";
import { pieces, refusal } from "./text_samples.ts";

const RULE = "===================================================================";
const FRAME = `${RULE}
Follow: tcp,raw
Filter: tcp.stream eq 0
Node 0: 10.0.0.1:40000
Node 1: 10.0.0.2:9092`;

// As tshark 4.0.17 printed it.
const RAW = `
${FRAME}
0000002a001200050000000d00013100126170616368652d6b61666b612d6a61766106342e342e3000ffffffff00
\t0000000a0000000d002300000000
${RULE}
`;
const HEX_LINES = `00000000  00 00 00 2a 00 12 00 05  00 00 00 0d 00 01 31 00  ...*.... ......1.
00000010  12 61 70 61 63 68 65 2d  6b 61 66 6b 61 2d 6a 61  .apache- kafka-ja
00000020  76 61 06 34 2e 34 2e 30  00 ff ff ff ff 00        va.4.4.0 ......
\t00000000  00 00 00 0a 00 00 00 0d  00 23 00 00 00 00        ........ .#....
`;
const HEX = `
${FRAME.replace("raw", "hex")}
${HEX_LINES}${RULE}
`;
const BOTH = ["0: request", "1: response"];

describe("readText() of a followed stream", () => {
  it("reads tshark -z follow,tcp,raw", () => {
    expect(pieces(RAW)).toEqual(["follow-raw, tshark -z follow,tcp,raw", ...BOTH]);
    const { nodes, notes } = readText(RAW);
    expect([nodes, notes]).toEqual([["10.0.0.1:40000", "10.0.0.2:9092"], []]);
  });
  it("reads follow,tls,raw, whose node 0 may be silent", () => {
    const text = RAW.replace("tcp,", "tls,").replace(/^0000002a.*\n/m, "");
    expect(pieces(text)).toEqual(["follow-raw, tshark -z follow,tls,raw", "1: response"]);
  });
  it("reads it with what else tshark wrote to the terminal, and says so", () => {
    const warning = 'Running as user "root" and group "root". This could be dangerous.';
    const text = `${warning}\n${RAW.trimEnd()}${warning}\n`;
    expect(pieces(text).slice(1)).toEqual(BOTH);
    expect(readText(text).notes).toEqual(["Line 1: text before the stream was passed over"]);
  });
  it('reads the lines alone, as Wireshark\'s "Raw" has them', () => {
    const text = RAW.split("\n").filter((line) => /^\t?00/.test(line)).join("\r\n");
    expect(pieces(text)).toEqual([`follow-raw, Wireshark's "Follow", as raw`, ...BOTH]);
    expect(readText(text).nodes).toBeUndefined();
  });
  it("takes lines of one side alone for digits", () => {
    expect(pieces("\t0000000a0000000d\n\t002300000000")[0]).toBe("hex, hexadecimal digits");
  });
  it("reads tshark -z follow,tcp,hex", () => {
    expect(pieces(HEX)).toEqual(["follow-hex, tshark -z follow,tcp,hex", ...BOTH]);
    expect(readText(HEX).nodes).toEqual(["10.0.0.1:40000", "10.0.0.2:9092"]);
  });
  it('reads the lines alone, as Wireshark\'s "Hex Dump" has them, with offsets that go on', () => {
    const again = HEX_LINES.replace(/^0/gm, "1").replace(
      /1(00000[012]0)/g,
      (_, rest) => `000000${(Number.parseInt(rest, 16) + 46).toString(16)}`,
    ).replaceAll("\t", "    ");
    const [, first, second] = pieces(HEX_LINES + again.replace("    00000000", "    0000000e"));
    expect([first, second]).toEqual(BOTH);
    expect(pieces(HEX_LINES + again.replace("    00000000", "    0000000e"))).toEqual([
      `follow-hex, Wireshark's "Follow", as hex`,
      ...BOTH,
      ...BOTH,
    ]);
  });
});

describe("readText() refuses a followed stream", () => {
  it("that holds nothing", () => {
    const text = RAW.replace(/^\t?00.*\n/gm, "").replace("eq 0", "eq 9");
    expect(refusal(text)).toBe(
      "Cannot read the text as a followed stream, line 1, column 1: " +
        "expected a line that holds bytes, found none: has the capture a stream of that number?",
    );
  });
  it("in a form that loses bytes", () => {
    const text = RAW.replace("tcp,raw", "tcp,ascii").replace(/^0000002a.*/m, "46\n...*");
    expect(refusal(text)).toBe(
      'Cannot read the text as a followed stream, line 7, column 1: expected a stream that was followed as "raw" ' +
        'or "hex", found a form that has lost bytes',
    );
  });
  it("with a line that is no hex, or half a byte", () => {
    expect(refusal(RAW.replace("0023", "00Z3"))).toBe(
      "Cannot read the text as a followed stream, line 8, column 20: " +
        "expected two hexadecimal digits for each byte, found something else",
    );
    expect(refusal(RAW.replace(/ffff00\n/, "ffff0\n"))).toBe(
      "Cannot read the text as a followed stream, line 7, column 92: " +
        "expected two hexadecimal digits for each byte, found the end of the line",
    );
  });
  it("with another one behind it", () => {
    expect(refusal(RAW + RAW)).toBe(
      "Cannot read the text as a followed stream, line 12, column 1: " +
        "expected one stream, found the start of another",
    );
  });
  it("whose lines are not all there", () => {
    expect(refusal(HEX.replace(/^00000010.*\n/m, ""))).toBe(
      "Cannot read the text as a hex dump, line 8, column 1: " +
        "expected the offset that follows from the lines before, found something else",
    );
  });
});

describe("the recorded streams", () => {
  for (const file of ["describe-stream-10.txt", "startup-stream-37.txt"]) {
    it(`${file}: both sides are those of its lines`, async () => {
      const text = new TextDecoder().decode(await bytesOf(`test/captures/${file}`));
      const { pieces, nodes } = readText(text);
      const names = [...text.matchAll(/^Node [01]: (.*)$/gm)].map(([, name]) => name);
      expect(nodes).toEqual(names);
      for (const side of [0, 1] as const) {
        const found = pieces.filter((piece) => piece.side === side).map(({ bytes }) =>
          hexOf(bytes)
        );
        const lines = side === 0 ? /^[0-9a-f]+$/gm : /^\t[0-9a-f]+$/gm;
        expect(found.join("")).toBe(text.match(lines)!.join("").replaceAll("\t", ""));
      }
    });
  }
});
