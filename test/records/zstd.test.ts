import { Decompress as FzstdStream } from "fzstd";
import { describe, expect, it } from "vitest";
import { streamingZstd, zstdFrameInfo, zstdGuard } from "../../codec/records/zstd.ts";
import { bytesOf } from "../kit/hex.ts";
import { badFlips, badPrefixes, joined, outcome, repeated } from "./hostile.ts";
import { kafkaBlocks } from "./kafka_blocks.ts";
import { block, CHECKSUM, frame, RAW, RLE, SINGLE, skippable } from "./zstd_frames.ts";

const fzstd = streamingZstd((ondata) => new FzstdStream(ondata));
const open = (bytes: Uint8Array) => fzstd(bytes, request(67_108_864));
const guard = (bytes: Uint8Array) => {
  zstdGuard(bytes);
  return bytes;
};
const ABC = block(RAW, [97, 98, 99]);

describe("streamingZstd()", () => {
  it("reads what Kafka writes", async () => {
    const blocks = kafkaBlocks.filter(({ codec }) => codec === "zstd");
    for (const { text, block } of blocks) expect(await outcome(open, block) === text).toBe(true);
    expect(blocks.length).toBe(3);
  });
  it("reliability 6.4, 56: reads 1, 2 and n frames, and passes skippable ones", async () => {
    const one = kafkaBlocks[9]!.block;
    expect(kafkaBlocks[9]!.name).toBe("zstd of 18 bytes");
    const abc = "abc".repeat(6);
    expect(await outcome(open, repeated(one, 2))).toBe(abc.repeat(2));
    expect(await outcome(open, repeated(one, 50))).toBe(abc.repeat(50));
    expect(await outcome(open, joined(skippable(5), one, skippable(0), one))).toBe(abc.repeat(2));
  });
  it("refuses other bytes behind a frame, as Kafka does", async () => {
    const behind = [[0], [1, 2, 3, 4], new Array<number>(20).fill(0)];
    for (const bytes of behind) {
      expect(await outcome(open, joined(frame({}), bytes))).toBe("<corrupt>");
    }
  });
  it("reliability R-16: refuses every prefix", async () => {
    for (const { block } of kafkaBlocks.filter(({ codec }) => codec === "zstd")) {
      expect(await badPrefixes(open, block)).toEqual([]);
    }
    const two = joined(frame({}), skippable(3), frame({ flags: CHECKSUM }));
    const whole = [frame({}).length, frame({}).length + 11];
    expect(await badPrefixes(open, two, (n) => whole.includes(n))).toEqual([]);
  });
  it("reliability R-16: ends on every flip of a bit", async () => {
    expect(await badFlips(open, kafkaBlocks[9]!.block)).toEqual([]);
    expect(await badFlips(open, kafkaBlocks[14]!.block)).toEqual([]);
  });
  it("reliability R-16: refuses a declared size that is not the size", async () => {
    for (const size of [0, 2, 4]) {
      expect(await outcome(open, frame({ flags: SINGLE, size: [size] }))).toBe("<corrupt>");
    }
    expect(await outcome(open, frame({ flags: SINGLE, size: [3] }))).toBe("abc");
  });
  it("reliability 4.4: allows exactly maxBytes, in all frames together", async () => {
    const results: string[] = [];
    for (const maxBytes of [0, 2, 3, 5, 6, 7]) {
      results.push(await outcome((b) => fzstd(b, request(maxBytes)), frame({})));
      results.push(await outcome((b) => fzstd(b, request(maxBytes)), repeated(frame({}), 2)));
    }
    const no = "<limit>";
    const both = "abcabc";
    const expected = [no, no, no, no, "abc", no, "abc", no, "abc", both, "abc", both];
    expect(results).toEqual(expected);
  });
  it("counts what comes, also of blocks whose size nobody knows before", async () => {
    const long = kafkaBlocks[14]!; // 40,000 bytes in one compressed block
    expect(await outcome((b) => fzstd(b, request(39_999)), long.block)).toBe("<limit>");
    expect(await outcome((b) => fzstd(b, request(40_000)), long.block)).toBe(long.text);
  });
  it("hides what the stream throws", async () => {
    const zstd = streamingZstd(() => ({
      push(bytes: Uint8Array): void {
        throw new TypeError(`secret ${bytes}`);
      },
    }));
    expect(await outcome((b) => zstd(b, request(100)), frame({}))).toBe("<corrupt>");
    expect(() => zstd(frame({}), request(100))).not.toThrow("secret");
  });
  it("gives the stream whole frames, and only frames", () => {
    const seen: [number, boolean][] = [];
    const zstd = streamingZstd((ondata) => ({
      push(bytes, final): void {
        seen.push([bytes.length, final]);
        ondata(Uint8Array.of(1, 2, 3));
      },
    }));
    const bytes = joined(skippable(9), frame({}), frame({ flags: CHECKSUM }));
    expect(zstd(bytes, request(100))).toEqual(Uint8Array.of(1, 2, 3, 1, 2, 3));
    expect(seen).toEqual([[12, true], [16, true]]);
  });
});

describe("zstdGuard()", () => {
  it("takes frames that are whole and small enough", () => {
    for (const { block } of kafkaBlocks.filter(({ codec }) => codec === "zstd")) zstdGuard(block);
    zstdGuard(joined(skippable(7), frame({ flags: CHECKSUM })));
    expect(zstdFrameInfo(skippable(7)).skippable).toBe(true);
  });
  it("refuses what is no frame", async () => {
    const all: Record<string, Uint8Array> = {
      "nothing": new Uint8Array(0),
      "another magic number": joined([0x27], frame({}).subarray(1)),
      "a reserved bit": frame({ flags: 8 }),
      "block type 3": frame({ blocks: block(3, [97]) }),
      "a block above 128 KiB": frame({ blocks: block(RLE, [97], 131_073) }),
      "a block above the window": frame({ window: 0, blocks: block(RLE, [97], 1_025) }),
      "a dictionary": frame({ flags: 1, dictionary: [7] }),
      "a declared size its blocks cannot have": frame({ flags: 0x80, size: [4, 0, 0, 0] }),
      "a skippable frame beyond the block": skippable(9).subarray(0, 16),
    };
    const bad: string[] = [];
    for (const [name, bytes] of Object.entries(all)) {
      const result = await outcome(guard, bytes);
      if (result !== "<corrupt>") bad.push(`${name}: ${result}`);
    }
    expect(bad).toEqual([]);
  });
  it("takes a window of 8 MiB and no larger one, unless it may", async () => {
    const blocks = ABC;
    const eight = frame({ window: 13 << 3, blocks });
    const nine = frame({ window: 13 << 3 | 1, blocks });
    const most = frame({ window: 255, blocks });
    expect(await outcome(guard, eight)).not.toBe("<limit>");
    expect(await outcome(guard, nine)).toBe("<limit>");
    expect(await outcome(guard, most)).toBe("<limit>");
    expect(() => zstdGuard(nine, { maxWindow: 9_437_184 })).not.toThrow();
    expect(() => zstdGuard(nine, { maxWindow: 9_437_183 })).toThrow("window of at most");
    expect(() => zstdGuard(eight, { maxWindow: NaN })).toThrow("window of at most");
  });
  it("refuses declared sizes above maxBytes before it looks at a block", () => {
    const bytes = frame({
      flags: 0xc0,
      size: [255, 255, 255, 255, 255, 255, 255, 255],
      blocks: [],
    });
    expect(() => zstdGuard(bytes)).toThrow("at most 67108864 bytes");
    const small = frame({ flags: 0x80, size: [101, 0, 0, 0], blocks: [] });
    expect(() => zstdGuard(small, { maxBytes: 100 })).toThrow("at most 100 bytes");
  });
  it("adds up what blocks and frames will be", () => {
    const bytes = repeated(frame({ blocks: block(RLE, [97], 1_000) }), 10);
    expect(() => zstdGuard(bytes, { maxBytes: 9_999 })).toThrow("at most 9999 bytes");
    expect(() => zstdGuard(bytes, { maxBytes: 10_000 })).not.toThrow();
  });
  it("refuses more blocks than a decompressor can move its window for", () => {
    const few = repeated(Uint8Array.from(block(RLE, [97], 1, false)), 8_191);
    const last = block(RLE, [97], 1);
    expect(() => zstdGuard(frame({ window: 13 << 3, blocks: joined(few, last) }))).not.toThrow();
    const more = joined(few, few.subarray(0, 4), last);
    expect(() => zstdGuard(frame({ window: 13 << 3, blocks: more }))).toThrow("fewer blocks");
    expect(() => zstdGuard(frame({ window: 10 << 3, blocks: more }))).not.toThrow();
  });
  it("reliability 4.4: takes 65,536 frames and blocks, and refuses one more", async () => {
    const bytes = repeated(Uint8Array.from(skippable(0)), 65_537);
    expect(await outcome(guard, bytes.subarray(8))).not.toBe("<limit>");
    expect(await outcome(guard, bytes)).toBe("<limit>");
  });
});

describe("zstdFrameInfo()", () => {
  it("reads what Kafka writes: a window of 2 MiB, no size, no checksum", () => {
    expect(zstdFrameInfo(kafkaBlocks[9]!.block)).toEqual({
      headerSize: 6,
      skippable: false,
      windowSize: 2_097_152,
      contentSize: null,
      dictionaryId: 0,
      checksum: false,
    });
  });
  it("reads every size of a size and of a dictionary's number", () => {
    const seen: unknown[] = [];
    for (const [flags, size] of [[SINGLE, 1], [0x40, 2], [0x80, 4], [0xc0, 8]] as const) {
      for (const [flag, length] of [[0, 0], [1, 1], [2, 2], [3, 4]] as const) {
        const one = (n: number) => Array.from({ length: n }, (_, i) => i === 0 ? 9 : 0);
        const bytes = frame({ flags: flags | flag, size: one(size), dictionary: one(length) });
        const { headerSize, contentSize, dictionaryId } = zstdFrameInfo(bytes);
        seen.push([headerSize, contentSize, dictionaryId]);
      }
    }
    expect(seen).toEqual([
      ...[[6, 9, 0], [7, 9, 9], [8, 9, 9], [10, 9, 9]],
      ...[[8, 265, 0], [9, 265, 9], [10, 265, 9], [12, 265, 9]],
      ...[[10, 9, 0], [11, 9, 9], [12, 9, 9], [14, 9, 9]],
      ...[[14, 9, 0], [15, 9, 9], [16, 9, 9], [18, 9, 9]],
    ]);
  });
  it("reads windows from 1 KiB to 3.75 TiB", () => {
    const windows = [0, 7, 8, 255].map((window) => zstdFrameInfo(frame({ window })).windowSize);
    expect(windows).toEqual([1_024, 1_920, 2_048, 15 * 2 ** 38]);
  });
  it("reads a frame behind others", () => {
    const bytes = joined(skippable(3), frame({}));
    expect(zstdFrameInfo(bytes, 11).headerSize).toBe(6);
    expect(zstdFrameInfo(bytes).headerSize).toBe(11);
    expect(bytesOf("28b52ffd")).toEqual(bytes.slice(11, 15));
  });
});

function request(maxBytes: number) {
  return { codec: "zstd", framing: "frame", maxBytes } as const;
}
