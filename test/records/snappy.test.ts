import { describe, expect, it } from "vitest";
import { compressSnappy, decompressSnappy, snappyFramingOf } from "../../codec/records/snappy.ts";
import { Random } from "../kit/random.ts";
import { sameBytes } from "../kit/same.ts";
import { badFlips, badPrefixes, joined, outcome, repeated, rows, samples } from "./hostile.ts";
import { kafkaBlocks } from "./kafka_blocks.ts";
import { snappyVerdicts } from "./snappy_verdicts.ts";

const random = new Random(82);
const open = (block: Uint8Array) => decompressSnappy(block);

describe("decompressSnappy()", () => {
  it("reliability 6.4, 56: reads what Kafka writes, in one chunk and in two", async () => {
    const blocks = kafkaBlocks.filter(({ codec }) => codec === "snappy");
    for (const { text, block } of blocks) expect(await outcome(open, block) === text).toBe(true);
    expect(blocks.length).toBe(3);
  });
  it("reliability R-16: reads and refuses what Kafka does, four bytes of a chunk apart", async () => {
    const bad: string[] = [];
    for (const { name, block, ours } of snappyVerdicts) {
      const result = await outcome(open, block);
      if (result !== (ours ?? "<corrupt>")) bad.push(`${name}: ${result}`);
    }
    expect(bad).toEqual([]);
  });
  it("takes the framing it is told", async () => {
    const xerial = compressSnappy(rows(10));
    const raw = xerial.subarray(20);
    expect(await outcome((b) => decompressSnappy(b, { framing: "raw" }), xerial)).toBe("<corrupt>");
    expect(await outcome((b) => decompressSnappy(b, { framing: "xerial" }), raw)).toBe("<corrupt>");
    expect(sameBytes(decompressSnappy(raw, { framing: "raw" }), rows(10))).toBe(true);
  });
  it("reliability R-16: refuses every prefix that ends inside a chunk", async () => {
    const chunk = compressSnappy(rows(100)).subarray(16);
    const block = joined(compressSnappy(rows(100)), chunk, chunk);
    const whole = (n: number) => n >= 16 && (n - 16) % chunk.length === 0;
    expect(await badPrefixes(open, block, whole)).toEqual([]);
    expect(await badPrefixes(open, chunk.subarray(4))).toEqual([]);
  });
  it("reliability R-16: ends on every flip of a bit", async () => {
    const xerial = compressSnappy(rows(300));
    expect(await badFlips(open, xerial)).toEqual([]);
    expect(await badFlips(open, xerial.subarray(20))).toEqual([]);
  });
  it("reliability 2: checks every copy of two bytes at every position", async () => {
    expect(await badCopies()).toEqual([]);
  });
  it("reliability 4.4: allows exactly maxBytes, in all chunks together", async () => {
    const bad: string[] = [];
    for (const n of [0, 1, 1_000, 32_768, 100_000]) {
      for (const maxBytes of [Math.max(n - 1, 0), n, n + 1]) {
        const result = await outcome(
          (b) => decompressSnappy(b, { maxBytes }),
          compressSnappy(rows(n)),
        );
        const length = result === "<limit>" ? result : result.length;
        if (length !== (maxBytes < n ? "<limit>" : n)) bad.push(`${n} of ${maxBytes}: ${length}`);
      }
    }
    expect(bad).toEqual([]);
  });
  it("reliability 4.4: reads 65,536 chunks and refuses one more", async () => {
    const header = compressSnappy(new Uint8Array(0));
    const chunk = Uint8Array.of(0, 0, 0, 1, 0);
    expect(await outcome(open, joined(header, repeated(chunk, 65_536)))).toBe("");
    expect(await outcome(open, joined(header, repeated(chunk, 65_537)))).toBe("<limit>");
  });
});

describe("compressSnappy()", () => {
  it("writes what is read back, and less if it can", () => {
    const bad: number[] = [];
    for (const plain of samples((n) => random.bytes(n))) {
      const block = compressSnappy(plain);
      if (!sameBytes(decompressSnappy(block), plain)) bad.push(plain.length);
    }
    expect(bad).toEqual([]);
    expect(compressSnappy(rows(100_000)).length).toBeLessThan(50_000);
    expect(compressSnappy(new Uint8Array(100_000)).length).toBeLessThan(5_000);
  });
  it("writes chunks of 32 KiB behind the header of Kafka's producer", () => {
    const block = compressSnappy(rows(40_000));
    expect(sameBytes(block.subarray(0, 16), kafkaBlocks[1]!.block)).toBe(true);
    expect(snappyFramingOf(block)).toBe("xerial");
  });
});

describe("snappyFramingOf()", () => {
  it("sees the header only if it is whole", () => {
    const block = compressSnappy(new Uint8Array(0));
    const framings = [8, 7, 0].map((n) => snappyFramingOf(block.subarray(0, n)));
    expect(framings).toEqual(["xerial", "raw", "raw"]);
  });
});

/** Three literals with a copy before, between and behind them: right if it copies what is already there. */
async function badCopies(): Promise<string[]> {
  const bad: string[] = [];
  for (let position = 0; position < 4; position++) {
    for (let tag = 1; tag < 256; tag += 4) {
      for (let low = 0; low < 256; low++) {
        const n = 4 + (tag >> 2 & 7);
        const distance = (tag >> 5) * 256 + low;
        const elements = [[0, 97], [0, 98], [0, 99]];
        elements.splice(position, 0, [tag, low]);
        const block = [3 + n, ...elements.flat()];
        const result = await outcome(open, Uint8Array.from(block));
        const expected = copied("abc", position, distance, n);
        if (result !== expected) bad.push(`${tag} ${low} at ${position}: ${result}`);
      }
    }
  }
  return bad;
}

function copied(text: string, position: number, distance: number, n: number): string {
  if (distance === 0 || distance > position) return "<corrupt>";
  let start = text.slice(0, position);
  for (let i = 0; i < n; i++) start += start[start.length - distance];
  return start + text.slice(position);
}
