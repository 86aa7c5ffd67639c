import { describe, expect, it } from "vitest";
import { registry } from "../../codec/messages/registry.ts";
import { readSegment } from "../../codec/records/mod.ts";
import { Progress } from "../kit/progress.ts";
import { decompress } from "../records/decompress.ts";
import { logFile } from "../records/files.ts";

const names = [
  "payments-0",
  "payments-1",
  "orders-none-0",
  "orders-gzip-0",
  "orders-snappy-0",
  "orders-lz4-0",
  "orders-zstd-0",
];

describe("reliability R-06, deep: every bit of a segment", () => {
  for (const name of names) {
    it(`${name}: flipped, costs at most the batch it is in, within a second`, async () => {
      const log = await logFile(`${name}/00000000000000000000.log`);
      const whole = await soundBatches(log);
      const progress = new Progress(`R-06 ${name}`);
      let longest = 0;
      for (let bit = 0; bit < 8 * log.length; bit++) {
        const flipped = log.slice();
        flipped[bit >> 3]! ^= 1 << (bit & 7);
        const start = performance.now();
        const sound = await soundBatches(flipped);
        longest = Math.max(longest, performance.now() - start);
        expect(sound, `bit ${bit}`).toBeGreaterThanOrEqual(whole - 1);
        progress.at(bit);
      }
      progress.end(`${8 * log.length} flips, the longest ${longest.toFixed(1)} ms`);
      expect(longest).toBeLessThan(1_000);
    });
  }
});

async function soundBatches(log: Uint8Array): Promise<number> {
  let sound = 0;
  for await (const event of readSegment(log, { registry, decompress })) {
    if (event.kind === "batch" && event.crcOk) sound++;
  }
  return sound;
}
