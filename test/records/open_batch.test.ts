import { describe, expect, it } from "vitest";
import {
  type Batch,
  type Codec,
  compressors,
  type DecompressRequest,
  encodeBatch,
  type LogRecord,
  MissingDecompressorError,
  openBatch,
  type OpenBatchOptions,
} from "../../codec/records/mod.ts";
import { DecodeError } from "../../codec/wire/mod.ts";
import { bytesOf } from "../kit/hex.ts";
import { decompress } from "./decompress.ts";
import { batchIn, patched, sealed, settled, specified, withBlock } from "./specimens.ts";

const { L5, L6 } = specified;
const CODECS = ["none", "gzip", "snappy", "lz4", "zstd"];

describe("openBatch()", () => {
  it("needs no decompressor for a batch that is not compressed", async () => {
    expect((await openBatch(batchIn(L6))).map(({ offset }) => offset)).toEqual([1n, 2n]);
  });
  for (const codec of ["gzip", "snappy", "lz4", "zstd"] as const) {
    it(`rejects without a decompressor for ${codec}, and the batch stays readable`, async () => {
      const batch = compressed(codec, L6);
      const error = await settled(openBatch(batch, { decompress: without(codec) }));
      expect(error).toBeInstanceOf(MissingDecompressorError);
      expect(error).toMatchObject({ codec, name: "MissingDecompressorError" });
      expect(await settled(openBatch(batch))).toBeInstanceOf(MissingDecompressorError);
      expect(batch).toMatchObject({ codec, baseOffset: 1n, lastOffset: 2n, count: 2 });
      expect(batch.block).toEqual(L6.subarray(61));
    });
    it(`asks the decompressor for ${codec} once, and waits for it`, async () => {
      const requests: DecompressRequest[] = [];
      const batch = compressed(codec, L6);
      const records = await openBatch(batch, {
        decompress: {
          [codec]: (block: Uint8Array, request: DecompressRequest) => {
            requests.push(request);
            expect(block).toBe(batch.block);
            return Promise.resolve(block);
          },
        },
      });
      expect(records.map(({ offset }) => offset)).toEqual([1n, 2n]);
      const framing = codec === "snappy" ? "raw" : "frame";
      expect(requests).toEqual([{ codec, framing, maxBytes: 67_108_864 }]);
    });
  }
  for (const found of [undefined, "text", [1, 2], new ArrayBuffer(2)]) {
    it(`rejects what a decompressor gives that is no bytes: ${typeof found}`, async () => {
      const decompress = { zstd: () => found as never };
      expect(await settled(openBatch(compressed("zstd", L6), { decompress })))
        .toEqual(new TypeError("Cannot decompress zstd: expected the decompressor to give bytes"));
    });
  }
  it("rejects a decompressor that is no function", async () => {
    const error = await settled(
      openBatch(compressed("gzip", L6), { decompress: { gzip: 5 as never } }),
    );
    expect(error).toEqual(new TypeError("Cannot decompress gzip: expected a function"));
  });
  it("tells the two framings of snappy apart", async () => {
    const framings: string[] = [];
    for (const start of ["82534e4150505900", "82534e41505059", "82534e4150505901", "", "00"]) {
      const batch = { ...compressed("snappy", L6), block: bytesOf(start) };
      const snappy = (_: Uint8Array, { framing }: DecompressRequest) => {
        framings.push(framing);
        return L6.subarray(61);
      };
      await openBatch(batch, { decompress: { snappy } });
    }
    expect(framings).toEqual(["xerial", "raw", "raw", "raw", "raw"]);
  });
  it("counts bytes from the start of what was decompressed", async () => {
    expect(await textOf(compressed("gzip", withBlock(L6, 2, "0c000000010100" + "0c0000020301"))))
      .toBe(
        "corrupt: Cannot decode Batch.records at byte 0: expected at most 1 elements, found 2 " +
          "in the batch at byte 0, offsets 1 to 2",
      );
    expect(await textOf(compressed("gzip", withBlock(L6, 2, "0c000000010100" + "0c000002030100"))))
      .toContain("corrupt: Cannot decode Batch.records[1].key at byte 11: expected at least -1");
  });
  it("does not decompress the block of an empty batch, since there is none", async () => {
    expect(await openBatch(compressed("zstd", withBlock(L6, 0, "")))).toEqual([]);
  });
  it("refuses a block without records that holds some", async () => {
    const batch = compressed("gzip", withBlock(L6, 0, "0c000000010100"));
    expect(await textOf(batch)).toContain(
      "corrupt: Cannot decode Batch at byte 0: expected end of",
    );
    const empty = { ...inside, decompress: { gzip: () => new Uint8Array(0) } };
    expect(await openBatch(batch, empty)).toEqual([]);
  });
  it("gives views of what was decompressed", async () => {
    const bytes = L6.slice(61);
    const records = await openBatch(compressed("lz4", L6), { decompress: { lz4: () => bytes } });
    expect(records.every(({ value }) => value!.buffer === bytes.buffer)).toBe(true);
  });
  it("has the limits of reading records", async () => {
    const batch = compressed("gzip", L6);
    expect((await openBatch(batch, { ...inside, limits: { elements: 2 } })).length).toBe(2);
    expect(await textOf(batch, { limits: { elements: 1 } })).toMatch(
      /^limit: Cannot decode Batch.records at byte 0: .* in the batch at byte 0, offsets 1 to 2$/,
    );
    expect(await textOf(batch, { limits: { budget: 100 } })).toMatch(/^limit-memory: /);
  });
  it("reliability 4.4: limits what a batch may decompress to, exactly", async () => {
    const batch = compressed("gzip", L6);
    const { length } = batch.block;
    for (const decompressedBytes of [length, length + 1, 2_000_000_000]) {
      expect((await openBatch(batch, { ...inside, limits: { decompressedBytes } })).length).toBe(2);
    }
    for (const decompressedBytes of [length - 1, 0, NaN, -1]) {
      expect(await textOf(batch, { limits: { decompressedBytes } })).toMatch(
        /^limit: Cannot decode Batch.block at byte 0: expected at most -?\d+ bytes, found more in the batch/,
      );
    }
  });
  it("reliability 4.4: tells the decompressor the limit, at most 1 GiB", async () => {
    const asked: number[] = [];
    for (const decompressedBytes of [1_000, 1_073_741_824, 1_073_741_825, Infinity, NaN]) {
      const gzip = (block: Uint8Array, { maxBytes }: DecompressRequest) => {
        asked.push(maxBytes);
        return block;
      };
      const limits = { decompressedBytes };
      await settled(openBatch(compressed("gzip", L6), { decompress: { gzip }, limits }));
    }
    expect(asked).toEqual([1_000, 1_073_741_824, 1_073_741_824, 1_073_741_824, 0]);
  });
  it("reliability 6.1 row 22: an error of a decompressor names the batch", async () => {
    const failing = (error: unknown): OpenBatchOptions => ({
      decompress: {
        gzip: () => {
          throw error;
        },
      },
    });
    const limit = new DecodeError("limit", "gzip block", [], 9, "at most 5 bytes", "more");
    const batch = { ...compressed("gzip", L6), offset: 91 };
    expect(await textOf(batch, failing(limit))).toBe(
      "limit: Cannot decode Batch.block at byte 9: expected at most 5 bytes, found more " +
        "in the batch at byte 91, offsets 1 to 2",
    );
    const secret = new RangeError("Cannot read 736563726574");
    const error = await settled(openBatch(batch, failing(secret)));
    expect(String(error)).toBe(
      "DecodeError: Cannot decode Batch.block at byte 0: expected a gzip block, found another " +
        "in the batch at byte 91, offsets 1 to 2",
    );
    expect(error).toMatchObject({ reason: "corrupt" });
    expect((error as Error).cause).toBe(undefined);
    expect(await textOf(batch, { decompress: { gzip: () => Promise.reject(limit) } })).toMatch(
      /^limit: /,
    );
  });
});

describe("openBatch() and encodeBatch()", () => {
  for (const codec of ["gzip", "snappy", "lz4"] as const) {
    for (const magic of [0, 1, 2] as const) {
      it(`${codec} in magic ${magic}`, async () => {
        const records = Array.from({ length: 40 }, (_, i): LogRecord => ({
          offset: 1_000n + BigInt(i),
          timestamp: magic === 0 ? -1n : 1_700_000_000_000n + BigInt(i % 7),
          sequence: -1,
          key: i % 3 === 0 ? null : new Uint8Array(i).fill(i),
          value: i % 5 === 0 ? null : new Uint8Array(100).fill(i),
          headers: [],
        }));
        const bytes = await encodeBatch({ magic, codec, records, baseOffset: 1_000n }, {
          compress: compressors,
        });
        const batch = batchIn(bytes);
        expect(batch).toMatchObject({ magic, codec, lastOffset: 1_039n });
        expect(batch.block.length).toBeLessThan(2_500);
        expect(await openBatch(batch, { decompress })).toEqual(records);
      });
    }
    it(`${codec}: every cut of the block is corrupt`, async () => {
      const records = [{ timestamp: 0n, value: new Uint8Array(300).fill(7) }, { timestamp: 0n }];
      const batch = batchIn(await encodeBatch({ codec, records }, { compress: compressors }));
      const wrong: string[] = [];
      for (let length = 0; length < batch.block.length; length++) {
        const cut = { ...batch, block: batch.block.subarray(0, length) };
        const text = await textOf(cut, { decompress });
        if (!text.startsWith("corrupt: ")) wrong.push(`${length}: ${text}`);
      }
      expect(wrong).toEqual([]);
    });
  }
  it("control records survive", async () => {
    const batch = batchIn(L5);
    const records = await openBatch(batch);
    expect(await encodeBatch({ ...batch, records })).toEqual(L5);
  });
});

/** What the batch would be if its block were compressed with a codec that does nothing. */
function compressed(codec: Codec, bytes: Uint8Array): Batch {
  return batchIn(sealed(patched(bytes, 21, `000${CODECS.indexOf(codec)}`)));
}

const inside: OpenBatchOptions = { decompress: { gzip: (block) => block } };

function without(codec: Codec): OpenBatchOptions["decompress"] & object {
  return Object.fromEntries(Object.entries(decompress).filter(([name]) => name !== codec));
}

async function textOf(batch: Batch, options: OpenBatchOptions = {}): Promise<string> {
  const error = await settled(openBatch(batch, { ...inside, ...options }));
  return error instanceof DecodeError ? `${error.reason}: ${error.message}` : String(error);
}
