import { describe, expect, it } from "vitest";
import { compressGzip, decompressGzip, inflateGzip, storeGzip } from "../../codec/records/gzip.ts";
import { Random } from "../kit/random.ts";
import { sameBytes } from "../kit/same.ts";
import { gzipVerdicts } from "./gzip_verdicts.ts";
import { badFlips, badPrefixes, joined, outcome, rows, samples } from "./hostile.ts";
import { kafkaBlocks } from "./kafka_blocks.ts";

const random = new Random(52);
const LARGE = "a line that is long enough for the stream of the platform\n".repeat(1_200);

describe("decompressGzip()", () => {
  it("reads what Kafka writes", async () => {
    const blocks = kafkaBlocks.filter(({ codec }) => codec === "gzip");
    for (const { text, block } of blocks) {
      expect(await outcome(decompressGzip, block) === text).toBe(true);
    }
    expect(blocks.length).toBe(3);
  });
  it("reliability R-16: gives Kafka's verdict on small blocks", async () => {
    expect(await differences("some text", decompressGzip)).toEqual([]);
  });
  it("reliability R-16: gives Kafka's verdict on blocks that go through the platform", async () => {
    expect(await differences(LARGE, decompressGzip)).toEqual([]);
  });
  it("takes a second member for one wherever it is", async () => {
    const plain = random.bytes(70_000);
    const block = joined(storeGzip(plain), storeGzip(plain), [9, 9, 9]);
    expect(sameBytes(await decompressGzip(block), joined(plain, plain))).toBe(true);
  });
  it("reliability 4.4: allows exactly maxBytes", async () => {
    const bad: string[] = [];
    for (const n of [0, 1, 1_000, 70_000, 200_000]) {
      for (const block of [storeGzip(random.bytes(n)), await compressGzip(rows(n))]) {
        for (const maxBytes of [Math.max(n - 1, 0), n, n + 1, Infinity]) {
          const length = await lengthOf(block, maxBytes);
          if (length !== (maxBytes < n ? "limit" : n)) bad.push(`${n} of ${maxBytes}: ${length}`);
        }
      }
    }
    expect(bad).toEqual([]);
  });
  it("allows nothing if the limit is no number or negative", async () => {
    const block = storeGzip(Uint8Array.of(1));
    expect(await lengthOf(block, NaN)).toBe("limit");
    expect(await lengthOf(block, -1)).toBe("limit");
  });
  it("gives bytes of their own", async () => {
    for (const n of [10, 100_000]) {
      const block = storeGzip(new Uint8Array(n).fill(7));
      const bytes = await decompressGzip(block);
      block.fill(0);
      expect(bytes.byteLength).toBe(bytes.buffer.byteLength);
      expect(bytes.every((byte) => byte === 7)).toBe(true);
    }
  });
  it("reads a block in the middle of a larger buffer", async () => {
    const plain = random.bytes(80_000);
    for (let offset = 0; offset < 8; offset++) {
      const around = joined(random.bytes(offset), storeGzip(plain), [1, 2, 3]);
      const block = around.subarray(offset, around.length - 3);
      expect(sameBytes(await decompressGzip(block), plain)).toBe(true);
    }
  });
});

describe("decompressGzip() does not believe a stream that", () => {
  const plain = random.bytes(100_000);
  const block = storeGzip(plain);
  const engines: Record<string, () => Pick<TransformStream, "readable" | "writable">> = {
    "cannot be made": () => {
      throw new Error("No such format");
    },
    "gives nothing": () => new TransformStream({ transform() {} }),
    "gives part of the bytes": () =>
      new TransformStream({ flush: (c) => c.enqueue(plain.slice(0, 70_000)) }),
    "gives other bytes": () =>
      new TransformStream({ flush: (c) => c.enqueue(plain.slice().fill(1)) }),
    "fails in the end": () => new TransformStream({ flush: (c) => c.error("no") }),
    "ends in the middle": () => new TransformStream({ transform: (_, c) => c.terminate() }),
    "ends before it has taken anything": () => ({
      readable: new ReadableStream({ start: (c) => c.close() }),
      writable: new WritableStream({ write: () => new Promise(() => {}) }),
    }),
    "does not stop": () =>
      new TransformStream({ transform: (_, c) => c.enqueue(new Uint8Array(80_000_000)) }),
  };
  for (const [name, make] of Object.entries(engines)) {
    it(name, async () => {
      let made = 0;
      const counted = () => (made++, make());
      const bytes = await withStream("DecompressionStream", counted, block);
      expect(sameBytes(bytes, plain)).toBe(true);
      expect(made).toBe(1);
    });
  }
  it("is not there", async () => {
    const bytes = await withStream("DecompressionStream", undefined, block);
    expect(sameBytes(bytes, plain)).toBe(true);
  });
});

describe("compressGzip()", () => {
  it("writes what is read back, and less if it can", async () => {
    const bad: string[] = [];
    for (const plain of samples((n) => random.bytes(n))) {
      const block = await compressGzip(plain);
      if (!sameBytes(await decompressGzip(block), plain)) bad.push(`${plain.length}`);
    }
    expect(bad).toEqual([]);
    expect((await compressGzip(rows(100_000))).length).toBeLessThan(25_000);
  });
  it("stores the bytes where the platform has no stream", async () => {
    for (const n of [0, 1, 65_535, 65_536, 200_000]) {
      const plain = random.bytes(n);
      const block = await withStream("CompressionStream", undefined, plain);
      expect(sameBytes(block, storeGzip(plain))).toBe(true);
      expect(sameBytes(inflateGzip(block), plain)).toBe(true);
    }
  });
});

describe("inflateGzip()", () => {
  it("reliability R-16: gives Kafka's verdict", async () => {
    expect(await differences("some text", inflateGzip)).toEqual([]);
    expect(await differences(LARGE, inflateGzip)).toEqual([]);
  });
  it("reliability R-16: refuses every prefix", async () => {
    for (const plain of [rows(60), new Uint8Array(0), random.bytes(40)]) {
      expect(await badPrefixes(inflateGzip, await compressGzip(plain))).toEqual([]);
    }
  });
  it("reliability R-16: refuses every prefix of a second member with a whole header", async () => {
    const first = storeGzip(rows(20));
    const block = joined(first, await compressGzip(rows(60)));
    const may = (n: number) => n >= first.length && n < first.length + 10;
    expect(await badPrefixes(inflateGzip, block, may)).toEqual([]);
  });
  it("reliability R-16: ends on every flip of a bit", async () => {
    expect(await badFlips(inflateGzip, await compressGzip(rows(300)))).toEqual([]);
    expect(await badFlips(inflateGzip, storeGzip(rows(60)))).toEqual([]);
  });
  it("reliability R-16: refuses every size but the right one", async () => {
    const bad: string[] = [];
    for (const size of [0, 1, 59, 61, 60 + 65_536, 2 ** 31, 2 ** 32 - 1]) {
      const block = storeGzip(rows(60));
      new DataView(block.buffer).setUint32(block.length - 4, size, true);
      const result = await outcome(inflateGzip, block);
      if (result !== "<corrupt>") bad.push(`${size}: ${result}`);
    }
    expect(bad).toEqual([]);
  });
  it("reliability 4.4: reads 65,536 members and refuses one more", async () => {
    const empty = [...storeGzip(new Uint8Array(0))];
    const members = new Uint8Array(65_537 * empty.length);
    for (let at = 0; at < members.length; at += empty.length) members.set(empty, at);
    expect(await outcome(inflateGzip, members.subarray(empty.length))).toBe("");
    expect(await outcome(inflateGzip, members)).toBe("<limit>");
  });
});

async function differences(
  text: string,
  open: (block: Uint8Array) => Uint8Array | Promise<Uint8Array>,
): Promise<string[]> {
  const bad: string[] = [];
  for (const [name, block, kafka] of gzipVerdicts(text)) {
    const result = await outcome(open, block);
    if (result !== (kafka ?? "<corrupt>")) bad.push(`${name}: ${result.slice(0, 40)}`);
  }
  return bad;
}

async function lengthOf(block: Uint8Array, maxBytes: number): Promise<number | string> {
  const open = (b: Uint8Array) => decompressGzip(b, { maxBytes });
  const result = await outcome(open, block);
  return result.startsWith("<limit") ? "limit" : result.length;
}

/** (De)compresses while the platform's stream is another one: it is looked up before the first wait. */
function withStream(
  name: "DecompressionStream" | "CompressionStream",
  make: (() => Pick<TransformStream, "readable" | "writable">) | undefined,
  bytes: Uint8Array,
): Uint8Array | Promise<Uint8Array> {
  const own = Object.getOwnPropertyDescriptor(globalThis, name)!;
  const value = make && function () {
    return make();
  };
  Object.defineProperty(globalThis, name, { value, configurable: true });
  try {
    return name === "CompressionStream" ? compressGzip(bytes) : decompressGzip(bytes);
  } finally {
    Object.defineProperty(globalThis, name, own);
  }
}
