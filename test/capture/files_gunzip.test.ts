import { describe, expect, it } from "vitest";
import { ChunkQueue } from "../../codec/capture/files/chunk_queue.ts";
import { Gunzip } from "../../codec/capture/files/gunzip.ts";
import { compressGzip, storeGzip } from "../../codec/records/gzip.ts";
import { ascii, concat, counting } from "../kit/capture_writer.ts";
import { Random } from "../kit/random.ts";
import { sameBytes } from "../kit/same.ts";
import { Bits, lengths, member, stored } from "../records/deflated.ts";
import { gzipVerdicts } from "../records/gzip_verdicts.ts";

/** What is unpacked when the bytes come in pieces of this size, and why not all of it. */
function unpack(bytes: Uint8Array, size: number = bytes.length) {
  const gunzip = new Gunzip(new ChunkQueue());
  const pieces: Uint8Array[] = [];
  const drain = () => {
    for (let piece = gunzip.next(); piece; piece = gunzip.next()) pieces.push(piece);
  };
  for (let at = 0; at < bytes.length; at += size) {
    gunzip.push(bytes.subarray(at, at + size));
    drain();
  }
  gunzip.end();
  drain();
  return { bytes: concat(...pieces), code: gunzip.problem?.code, text: gunzip.problem?.text };
}

const text = ascii("Of a line that is said again and again, most is a copy. ".repeat(60));
const random = new Random(41);
const TORN = "The file ends inside its gzip data";

describe("Gunzip", () => {
  it("unpacks what the platform packs, whatever it is and however it comes", async () => {
    const plains = [
      counting(0),
      counting(1),
      text,
      random.bytes(3_000),
      concat(random.bytes(70_000), new Uint8Array(300_000), text),
    ];
    for (const plain of plains) {
      const packed = await compressGzip(plain);
      for (const size of [packed.length, 1_000, 77]) {
        const unpacked = unpack(packed, size);
        expect(sameBytes(unpacked.bytes, plain)).toBe(true);
        expect(unpacked.code).toBe(undefined);
      }
    }
  });

  it("unpacks member after member", async () => {
    const plain = random.bytes(70_000);
    const long = ascii("of a line, most is a copy; ".repeat(10_000));
    const file = concat(await compressGzip(plain), storeGzip(text), await compressGzip(long));
    for (const size of [file.length, 10_000, 99]) {
      const { bytes, code } = unpack(file, size);
      expect([sameBytes(bytes, concat(plain, text, long)), code]).toEqual([true, undefined]);
    }
  });

  // Checksums of headers are passed; and a file that ends in a header is cut, which matters here.
  it("gives Kafka's verdict on odd members, with two exceptions", () => {
    const verdicts = gzipVerdicts("some text")
      .filter(([name]) => !/^a wrong checksum|^half a header behind/.test(name));
    const differences = verdicts.filter(([, file, kafka]) => {
      const { bytes, code } = unpack(file);
      if (kafka === null) return code === undefined;
      return new TextDecoder().decode(bytes) !== kafka || code === "capture-truncated";
    });
    expect(differences.map(([name]) => name)).toEqual([]);
    expect(verdicts.length).toBeGreaterThan(20);
  });

  it("says where bytes that are no gzip follow, and passes zeros", () => {
    const packed = storeGzip(text);
    expect(unpack(concat(packed, new Uint8Array(600))).code).toBe(undefined);
    const { bytes, text: why } = unpack(concat(packed, ascii("no gzip")));
    expect([bytes.length, why]).toEqual([
      text.length,
      "Bytes that are no gzip follow; they are not read",
    ]);
  });

  it("C-29: gives all that can be unpacked before a cut, at every byte", async () => {
    const plain = text.subarray(0, 200);
    const bits = new Bits();
    stored(bits, 0, plain.subarray(0, 20));
    stored(bits, 0, counting(0));
    bits.number(0, 1).number(2, 2).codes(lengths(257, { 256: 1 }), [1]).code(0, 1);
    stored(bits, 1, plain.subarray(20));
    for (const packed of [await compressGzip(plain), member(bits.bytes(), plain)]) {
      const given = Array.from(
        { length: packed.length },
        (_, n) => unpackedOf(packed.subarray(0, n), plain),
      );
      expect(given).toEqual([...given].sort((a, b) => a - b));
      expect(given.at(-1)).toBe(200);
      expect(unpack(packed).code).toBe(undefined);
    }
  });

  /** How many bytes a file gives that is cut, all at once and bit by bit. */
  function unpackedOf(cut: Uint8Array, plain: Uint8Array): number {
    const [whole, slow] = [unpack(cut), unpack(cut, 1)];
    const isPrefix = sameBytes(whole.bytes, plain.subarray(0, whole.bytes.length));
    if (
      isPrefix && sameBytes(slow.bytes, whole.bytes) && whole.text === TORN && slow.text === TORN
    ) {
      return whole.bytes.length;
    }
    throw new Error(`Cannot match the file of ${cut.length} bytes: ${whole.text}, ${slow.text}`);
  }

  it("R-12: gives the same in all cuts, also of damaged data, which is never taken for sound", async () => {
    const plain = text.subarray(0, 200);
    const packed = await compressGzip(plain);
    const odd: number[] = [];
    for (let bit = 0; bit < 8 * packed.length; bit++) {
      const damaged = packed.slice();
      damaged[bit >> 3]! ^= 1 << (bit & 7);
      const [whole, slow] = [unpack(damaged), unpack(damaged, 5)];
      const isSame = sameBytes(slow.bytes, whole.bytes) && slow.text === whole.text;
      if (!isSame || whole.code === undefined && !sameBytes(whole.bytes, plain)) odd.push(bit);
    }
    expect(odd).toEqual([]);
  });

  it("refuses codes that are none, and copies from before the beginning", () => {
    const literals = lengths(258, { 65: 1, 256: 1 });
    const cases: readonly [name: string, bits: Bits, given: string][] = [
      ["a block of type 3", new Bits().number(1, 1).number(3, 2), ""],
      ["a copy of nothing", new Bits().number(1, 1).number(1, 2).fixed(257).code(0, 5), ""],
      [
        "a copy from too far",
        new Bits().number(1, 1).number(1, 2).fixed(65).fixed(257).code(1, 5),
        "A",
      ],
      ["symbol 286", new Bits().number(1, 1).number(1, 2).fixed(65).fixed(286).code(0, 5), "A"],
      ["distance 30", new Bits().number(1, 1).number(1, 2).fixed(65).fixed(257).code(30, 5), "A"],
      ["a wrong complement", new Bits().number(1, 3).raw(counting(4, 1)), ""],
      ["287 literals", new Bits().number(1, 1).number(2, 2).number(30, 5).number(0, 5), ""],
      ["no end of block", dynamic(lengths(258, { 65: 1, 66: 1 }), [1]), ""],
      ["too many codes", dynamic(lengths(258, { 65: 1, 66: 1, 256: 1 }), [1]), ""],
      ["too few codes", dynamic(lengths(258, { 65: 2, 256: 2 }), [1]), ""],
      ["a code that is none", dynamic(literals, [1]).code(0, 1), "A"],
    ];
    const found = cases.map(([name, bits, given]) => {
      const { bytes, text } = unpack(
        member(concat(bits.bytes(), new Uint8Array(20).fill(255)), counting(0)),
      );
      return [name, text, new TextDecoder().decode(bytes.subarray(0, given.length))];
    });
    expect(found.slice(0, -1)).toEqual(
      cases.slice(0, -1).map(([name, , given]) => [
        name,
        "Cannot unpack on: expected deflated data",
        given,
      ]),
    );
    expect(found.at(-1)![2]).toBe("A");
  });

  it("reads stored, fixed and dynamic blocks in one member", () => {
    const literals = lengths(258, { 65: 2, 66: 2, 256: 2, 257: 2 });
    const bits = new Bits();
    stored(bits, 0, ascii("AB"));
    bits.number(0, 1).number(1, 2).fixed(67).fixed(258).code(2, 5).fixed(256);
    bits.number(1, 1).number(2, 2).codes(literals, [1, 1]);
    bits.code(1, 2).code(3, 2).code(0, 1).code(2, 2);
    const plain = ascii("ABCABCABBBB");
    const { bytes, code } = unpack(member(bits.bytes(), plain));
    expect(new TextDecoder().decode(bytes)).toBe("ABCABCABBBB");
    expect(code).toBe(undefined);
  });
});

function dynamic(literals: readonly number[], distances: readonly number[]): Bits {
  return new Bits().number(1, 1).number(2, 2).codes(literals, distances);
}
