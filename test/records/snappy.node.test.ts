import SnappyJS from "snappyjs";
import { describe, expect, it } from "vitest";
import { compressSnappy, decompressSnappy } from "../../codec/records/snappy.ts";
import { Random } from "../kit/random.ts";
import { sameBytes } from "../kit/same.ts";
import { joined, samples } from "./hostile.ts";

const random = new Random(11);

describe("snappyjs and this library", () => {
  it("read what the other writes", () => {
    const bad: string[] = [];
    for (const plain of samples((n) => random.bytes(n))) {
      if (!sameBytes(decompressSnappy(SnappyJS.compress(plain) as Uint8Array), plain)) {
        bad.push(`${plain.length} read`);
      }
      if (!sameBytes(readChunks(compressSnappy(plain)), plain)) bad.push(`${plain.length} written`);
    }
    expect(bad).toEqual([]);
  });
});

/** What snappyjs makes of the chunks, whose framing it does not know. */
function readChunks(block: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  const view = new DataView(block.buffer, block.byteOffset);
  for (let at = 16; at < block.length;) {
    const n = view.getInt32(at);
    parts.push(SnappyJS.uncompress(block.slice(at += 4, at += n)) as Uint8Array);
  }
  return joined(...parts);
}
