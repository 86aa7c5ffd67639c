import { constants, deflateRawSync, gunzipSync, gzipSync, inflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compressGzip, decompressGzip, inflateGzip, storeGzip } from "../../codec/records/gzip.ts";
import { inflate } from "../../codec/records/inflate.ts";
import { Output } from "../../codec/records/output.ts";
import { Random } from "../kit/random.ts";
import { sameBytes } from "../kit/same.ts";
import { joined, rows, samples } from "./hostile.ts";
import { malformed } from "./malformed.ts";

const random = new Random(1_951);
const strategies = [
  constants.Z_DEFAULT_STRATEGY,
  constants.Z_FILTERED,
  constants.Z_HUFFMAN_ONLY,
  constants.Z_RLE,
  constants.Z_FIXED,
];

describe("zlib and this library", () => {
  it("read the same: every level and strategy", async () => {
    const bad: string[] = [];
    for (const plain of samples((n) => random.bytes(n))) {
      for (const [level, strategy] of settings()) {
        const block = new Uint8Array(gzipSync(plain, { level, strategy }));
        const same = sameBytes(inflateGzip(block), plain) &&
          sameBytes(await decompressGzip(block), plain);
        if (!same) bad.push(`${plain.length} bytes, level ${level}, strategy ${strategy}`);
      }
    }
    expect(bad).toEqual([]);
  });
  it("read what this library writes", async () => {
    const bad: number[] = [];
    for (const plain of samples((n) => random.bytes(n))) {
      for (const block of [await compressGzip(plain), storeGzip(plain)]) {
        if (!sameBytes(gunzipSync(block), plain)) bad.push(plain.length);
      }
    }
    expect(bad).toEqual([]);
  });
  it("refuse the same malformed blocks", () => {
    const read: string[] = [];
    for (const [name, bits] of Object.entries(malformed())) {
      if (zlib(bits.bytes()) !== undefined) read.push(name);
    }
    expect(read).toEqual([]);
  });
  it("agree on damaged blocks, byte for byte", () => {
    const bad: string[] = [];
    let refused = 0;
    for (let i = 0; i < 20_000; i++) {
      const deflated = damaged();
      const [theirs, ours] = [zlib(deflated), own(deflated)];
      if (theirs === undefined) refused++;
      const same = theirs === undefined || ours === undefined
        ? theirs === ours
        : sameBytes(theirs, ours);
      if (!same) bad.push(Buffer.from(deflated).toString("hex"));
    }
    expect(bad).toEqual([]);
    expect(refused).toBeGreaterThan(5_000);
    expect(refused).toBeLessThan(19_000);
  });
});

function settings(): [level: number, strategy: number][] {
  return [0, 1, 6, 9].flatMap((level) => strategies.map((s): [number, number] => [level, s]));
}

/** A deflated text with up to three wrong bits, most of them near the start, where the codes are. */
function damaged(): Uint8Array {
  const level = random.one([1, 6, 9]);
  const plain = random.chance(50) ? rows(random.below(400)) : random.bytes(random.below(60));
  const bytes = new Uint8Array(deflateRawSync(plain, { level, strategy: random.one(strategies) }));
  for (let n = random.below(4); n > 0; n--) {
    const at = random.below(random.chance(70) ? Math.min(bytes.length, 30) : bytes.length);
    bytes[at]! ^= 1 << random.below(8);
  }
  return bytes;
}

function zlib(deflated: Uint8Array): Uint8Array | undefined {
  try {
    return inflateRawSync(deflated, { maxOutputLength: 100_000 });
  } catch {
    return undefined;
  }
}

function own(deflated: Uint8Array): Uint8Array | undefined {
  const out = new Output("block", 100_000);
  try {
    const end = inflate(joined(deflated, new Uint8Array(8)), 0, out);
    return end <= deflated.length ? out.finish() : undefined;
  } catch {
    return undefined;
  }
}
