import { describe, expect, it } from "vitest";
import { compressLz4, decompressLz4 } from "../../codec/records/lz4.ts";
import { bytesOf } from "../kit/hex.ts";
import { Random } from "../kit/random.ts";
import { sameBytes } from "../kit/same.ts";
import { badFlips, badPrefixes, joined, outcome, repeated, rows, samples } from "./hostile.ts";
import { kafkaBlocks } from "./kafka_blocks.ts";
import { frame, INDEPENDENT, lz4Verdicts, sizeOf } from "./lz4_frames.ts";

const random = new Random(4);
const open = (block: Uint8Array) => decompressLz4(block);

// What lz4 1.9.4 makes of 96,000 bytes, in blocks of 64 KiB: -BD, so that the second block begins with a copy
// from the first, and -BD -BX, with a checksum for each block.
const TEXT = '{"id":17,"name":"kafka"}';
const FIRST = `097b226964223a31372c226e616d65223a226b61666b61227d1800${"ff".repeat(256)}`;
const SECOND = `0f1800${"ff".repeat(119)}5f50666b61227d`;
const DEPENDENT = bytesOf(
  `04224d1844405e 23010000ff${FIRST}d050616d65223a 81000000${SECOND} 00000000e892f5d2`,
);
const CHECKED = bytesOf(
  `04224d185440ae 23010000ff${FIRST}d050616d65223a cf3d0e97 81000000${SECOND} c51165d5 00000000e892f5d2`,
);

describe("decompressLz4()", () => {
  it("reads what Kafka writes, for magic 0 with its broken checksum of the header", async () => {
    const blocks = kafkaBlocks.filter(({ codec }) => codec === "lz4");
    for (const { text, block } of blocks) expect(await outcome(open, block) === text).toBe(true);
    expect(blocks.length).toBe(6);
  });
  it("reads blocks that refer to earlier ones, and checksums of blocks", async () => {
    const text = TEXT.repeat(4_000);
    expect(await outcome(open, DEPENDENT) === text).toBe(true);
    expect(await outcome(open, CHECKED) === text).toBe(true);
  });
  it("refuses copies from earlier blocks if the frame says there are none", async () => {
    const block = DEPENDENT.slice();
    block.set(frame({ flags: 0x64 }).subarray(4, 7), 4);
    expect(await outcome(open, block)).toBe("<corrupt>");
  });
  it("reliability R-16: reads and refuses what Kafka does, and what the table adds", async () => {
    const bad: string[] = [];
    for (const { name, block, ours } of lz4Verdicts) {
      const result = await outcome(open, block);
      if (result !== (ours ?? "<corrupt>")) bad.push(`${name}: ${result.slice(0, 40)}`);
    }
    expect(bad).toEqual([]);
  });
  it("reliability 6.4, 56: reads 1, 2 and n frames", async () => {
    const one = compressLz4(rows(70_000));
    for (const n of [1, 2, 5]) {
      const text = await outcome(open, repeated(one, n));
      expect(text.length).toBe(n * 70_000);
    }
  });
  it("reliability 6.4, 57: refuses every prefix", async () => {
    expect(await badPrefixes(open, compressLz4(rows(150)))).toEqual([]);
    expect(await badPrefixes(open, CHECKED)).toEqual([]);
  });
  it("reliability R-16: refuses every prefix of a second frame behind its magic number", async () => {
    const first = compressLz4(rows(50));
    const may = (n: number) => n >= first.length && n < first.length + 4;
    expect(await badPrefixes(open, joined(first, first), may)).toEqual([]);
  });
  it("reliability R-16: ends on every flip of a bit", async () => {
    expect(await badFlips(open, compressLz4(rows(300)))).toEqual([]);
    expect(await badFlips(open, CHECKED)).toEqual([]);
  });
  it("reliability 2: checks the distance of every copy", async () => {
    const bad: string[] = [];
    for (let distance = 0; distance < 65_536; distance += distance < 16 ? 1 : 97) {
      const hex = `0c000000 32616263 ${hex16(distance)} 507878787878`;
      const result = await outcome(open, frame({ blocks: hex }));
      const expected = distance > 0 && distance < 4 ? copied(distance) : "<corrupt>";
      if (result !== expected) bad.push(`${distance}: ${result}`);
    }
    expect(bad).toEqual([]);
  });
  it("reliability 4.4: allows exactly maxBytes, in all blocks and frames together", async () => {
    const bad: string[] = [];
    for (const n of [0, 1, 1_000, 65_536, 100_000]) {
      for (
        const block of [compressLz4(rows(n)), joined(compressLz4(rows(n)), compressLz4(rows(0)))]
      ) {
        for (const maxBytes of [Math.max(n - 1, 0), n, n + 1]) {
          const result = await outcome((b) => decompressLz4(b, { maxBytes }), block);
          const length = result === "<limit>" ? result : result.length;
          if (length !== (maxBytes < n ? "<limit>" : n)) bad.push(`${n} of ${maxBytes}: ${length}`);
        }
      }
    }
    expect(bad).toEqual([]);
  });
  it("reliability 4.4: compares the declared size with maxBytes before it reads a block", async () => {
    const flags = INDEPENDENT | 8;
    const lie = frame({ flags, size: sizeOf(101n), blocks: "ffffff7f" });
    expect(await outcome((b) => decompressLz4(b, { maxBytes: 100 }), lie)).toBe("<limit>");
    expect(await outcome((b) => decompressLz4(b, { maxBytes: 101 }), lie)).toBe("<corrupt>");
  });
  it("reliability 4.4: reads 65,536 frames and blocks, and refuses one more", async () => {
    const nothing = Uint8Array.of(1, 0, 0, 0, 0);
    const blocks = (n: number) =>
      joined(frame({ blocks: "", end: "" }), repeated(nothing, n), new Uint8Array(4));
    expect(await outcome(open, blocks(65_535))).toBe("");
    expect(await outcome(open, blocks(65_536))).toBe("<limit>");
    expect(await outcome(open, repeated(frame({ blocks: "" }), 65_537))).toBe("<limit>");
  });
});

describe("compressLz4()", () => {
  it("writes what is read back, and less if it can", () => {
    const bad: number[] = [];
    for (const plain of samples((n) => random.bytes(n))) {
      const block = compressLz4(plain);
      if (!sameBytes(decompressLz4(block), plain)) bad.push(plain.length);
    }
    expect(bad).toEqual([]);
    expect(compressLz4(rows(100_000)).length).toBeLessThan(50_000);
    expect(compressLz4(new Uint8Array(100_000)).length).toBeLessThan(500);
  });
  it("leaves bytes that do not shrink as they are, at 4 bytes a block", () => {
    expect(compressLz4(random.bytes(200_000)).length).toBe(7 + 4 * 4 + 200_000 + 4);
  });
  it("writes the frame of Kafka's producer", () => {
    const { block } = kafkaBlocks.find(({ codec }) => codec === "lz4")!;
    expect(sameBytes(compressLz4(new Uint8Array(0)), block)).toBe(true);
  });
});

function copied(distance: number): string {
  let text = "abc";
  for (let i = 0; i < 6; i++) text += text[text.length - distance];
  return `${text}xxxxx`;
}

function hex16(x: number): string {
  return [x & 255, x >> 8].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
