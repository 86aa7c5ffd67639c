import { Decompress as FzstdStream } from "fzstd";
import { describe, expect, it } from "vitest";
import { crc32 } from "../../codec/records/crc32.ts";
import { decompressGzip, inflateGzip } from "../../codec/records/gzip.ts";
import { compressLz4, decompressLz4 } from "../../codec/records/lz4.ts";
import { Output } from "../../codec/records/output.ts";
import { compressSnappy, decompressSnappy } from "../../codec/records/snappy.ts";
import { streamingZstd, zstdGuard } from "../../codec/records/zstd.ts";
import { bytesOf } from "../kit/hex.ts";
import { GIB, gzipZeros, lz4Zeros, snappyZeros, zstdPairs, zstdZeros } from "./bombs.ts";
import { joined, type Open, outcome, repeated } from "./hostile.ts";

const MIB = 1_048_576;
const request = (maxBytes: number) => ({ codec: "zstd", framing: "frame", maxBytes }) as const;
const gzip: Open = (block) => decompressGzip(block);
const snappy: Open = (block) => decompressSnappy(block);
const lz4: Open = (block) => decompressLz4(block);

describe("reliability R-16: 1 GiB is refused at 64 MiB", () => {
  it("from gzip, by the stream of the platform and by this library", async () => {
    const { block } = gzipZeros(GIB);
    expect(block.length).toBeLessThan(1.1 * MIB);
    expect(await outcome(gzip, block)).toBe("<limit>");
    expect(await outcome((b) => inflateGzip(b), block)).toBe("<limit>");
  });
  it("from gzip, in members of 1 MiB with one limit over all", async () => {
    const size = gzipZeros(MIB).size;
    const { block } = gzipZeros(MIB, crc32(new Uint8Array(size)));
    expect(await outcome(gzip, repeated(block, 1_024))).toBe("<limit>");
    expect(await lengthOf(gzip, repeated(block, 63))).toBe(63 * size);
  });
  it("from snappy", async () => {
    expect(await outcome(snappy, snappyZeros())).toBe("<limit>");
  });
  it("from lz4", async () => {
    expect(await outcome(lz4, lz4Zeros())).toBe("<limit>");
  });
  it("from zstd, before it is decompressed if its blocks say what they become", () => {
    expect(() => zstdGuard(zstdZeros())).toThrow("at most 67108864 bytes");
  });
  it("from zstd, while it is decompressed if they do not", async () => {
    let given = 0;
    const zstd = streamingZstd((ondata) =>
      new FzstdStream((chunk) => {
        given += chunk.length;
        ondata(chunk);
      })
    );
    const block = zstdPairs();
    expect(() => zstdGuard(block)).not.toThrow();
    expect(await outcome((b) => zstd(b, request(4 * MIB)), block)).toBe("<limit>");
    expect(given).toBe(4 * MIB + 131_072); // a block, which nobody keeps
    expect(await outcome((b) => zstd(b, request(64 * MIB)), block)).toBe("<limit>");
  });
});

describe("reliability 6.1, 23: 1,000:1 is read below the limit", () => {
  it("from gzip, by this library and by the stream of the platform", async () => {
    for (const n of [20 * MIB, 70 * MIB]) {
      const size = gzipZeros(n).size;
      const { block } = gzipZeros(n, crc32(new Uint8Array(size)));
      expect(size / block.length).toBeGreaterThan(1_000);
      expect(await lengthOf((b) => decompressGzip(b, { maxBytes: 128 * MIB }), block)).toBe(size);
      expect(await outcome((b) => decompressGzip(b, { maxBytes: size - 1 }), block)).toBe(
        "<limit>",
      );
    }
  });
  it("from snappy and lz4, at their own ratios, up to the last byte", async () => {
    const zeros = new Uint8Array(64 * MIB);
    expect(await lengthOf(snappy, compressSnappy(zeros))).toBe(64 * MIB);
    expect(await lengthOf(lz4, compressLz4(zeros))).toBe(64 * MIB);
  });
  it("from zstd", async () => {
    const zstd = streamingZstd((ondata) => new FzstdStream(ondata));
    const n = await lengthOf(
      (b) => zstd(b, request(GIB)),
      zstdPairs().subarray(0, 6 + 13 + 12 * 99 + 0),
    );
    expect(n).toBe("<corrupt>"); // no last block
    const whole = joined(
      zstdPairs().subarray(0, 6 + 13 + 12 * 99),
      bytesOf("4d000008610100fcff391002"),
    );
    expect(await lengthOf((b) => zstd(b, request(GIB)), whole)).toBe(101 * 131_072);
  });
});

describe("reliability R-16: a declared size is checked before anything is set aside", () => {
  const lies: Record<string, [Open, string, string]> = {
    "snappy: 2^32 - 1": [snappy, "ffffffff0f 00", "<limit>"],
    "snappy: 64 MiB and a byte": [snappy, "8180802000", "<limit>"],
    "snappy: 64 MiB in 6 bytes": [snappy, "80808020 0061", "<corrupt>"],
    "xerial: a chunk of 64 MiB and a byte": [
      snappy,
      "82534e4150505900 00000001 00000001 00000006 81808020 0061",
      "<limit>",
    ],
    "zstd: 2^63": [(b) => guarded(b), "28b52ffd e0 0000000000000080 01 0000", "<limit>"],
    "zstd: 8 MiB in an empty block": [
      (b) => guarded(b),
      "28b52ffd a0 00008000 01 0000",
      "<corrupt>",
    ],
  };
  for (const [name, [open, hex, expected]] of Object.entries(lies)) {
    it(name, async () => {
      expect(await outcome(open, bytesOf(hex))).toBe(expected);
    });
  }
});

describe("Output", () => {
  it("never holds room for more than the limit", () => {
    expect(new Output("x", 1_000, 1_000_000_000).bytes.length).toBe(1_000);
    const out = new Output("x", 1_000, 10);
    const sizes: number[] = [];
    for (let n = 0; n < 1_000; n += 10) {
      out.append(new Uint8Array(10), 0);
      sizes.push(out.bytes.length);
    }
    expect([...new Set(sizes)]).toEqual([10, 20, 40, 80, 160, 320, 640, 1_000]);
    expect(() => out.append(Uint8Array.of(1), 7)).toThrow(
      "x at byte 7: expected at most 1000 bytes",
    );
    expect(out.finish().length).toBe(1_000);
  });
  it("allows 64 MiB unless told otherwise, 1 GiB at most and nothing if that is no number", () => {
    const limits = [undefined, 5, GIB + 1, Infinity, NaN, -1];
    const allowed = limits.map((limit) => new Output("x", limit).maxBytes);
    expect(allowed).toEqual([67_108_864, 5, GIB, GIB, 0, 0]);
  });
});

function guarded(block: Uint8Array): Uint8Array {
  zstdGuard(block);
  return block;
}

/** How many zeros, or other bytes for zstd, come out; the text of that many would be too long. */
async function lengthOf(open: Open, block: Uint8Array): Promise<number | string> {
  let length = 0;
  const result = await outcome(async (b) => {
    length = (await open(b)).length;
    return new Uint8Array(0);
  }, block);
  return result || length;
}
