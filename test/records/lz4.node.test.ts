import { compressFrameSync, decompressFrameSync } from "lz4-napi";
import { describe, expect, it } from "vitest";
import { compressLz4, decompressLz4 } from "../../codec/records/lz4.ts";
import { Random } from "../kit/random.ts";
import { sameBytes } from "../kit/same.ts";
import { samples } from "./hostile.ts";

const random = new Random(12);

describe("lz4-napi and this library", () => {
  it("read what the other writes, with every checksum there is", () => {
    const bad: string[] = [];
    for (const plain of samples((n) => random.bytes(n))) {
      for (const contentChecksum of [false, true]) {
        for (const blockChecksums of [false, true]) {
          const block = compressFrameSync(Buffer.from(plain), { contentChecksum, blockChecksums });
          if (!sameBytes(decompressLz4(block), plain)) bad.push(`${plain.length} read`);
        }
      }
      const block = Buffer.from(compressLz4(plain));
      if (!sameBytes(decompressFrameSync(block), plain)) bad.push(`${plain.length} written`);
    }
    expect(bad).toEqual([]);
  });
});
