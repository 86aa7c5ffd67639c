import { describe, expect, it } from "vitest";
import { registryOf } from "../../codec/wire/mod.ts";
import { registry } from "../../codec/messages/registry.ts";
import {
  type BatchEvent,
  type ByteSource,
  compressors,
  encodeBatch,
  encodePlainBatch,
  readSegment,
  type ReadSegmentOptions,
  type RecordEvent,
  type SegmentEvent,
  type WarningEvent,
} from "../../codec/records/mod.ts";
import { Random } from "../kit/random.ts";
import { decompress } from "./decompress.ts";
import { logFile } from "./files.ts";

/** Batches of two records each, at offsets 10 · i and 10 · i + 1. */
function batchAt(i: number): Uint8Array {
  const value = new TextEncoder().encode(`value of batch ${i}`);
  return encodePlainBatch({
    baseOffset: BigInt(10 * i),
    partitionLeaderEpoch: 3,
    records: [0n, 1n].map((n) => ({ timestamp: 1_700_000_000_000n + n, value })),
  });
}

const [first, second, third] = [batchAt(0), batchAt(1), batchAt(2)];

function joined(...parts: (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

async function eventsOf(
  source: ByteSource,
  options: ReadSegmentOptions = {},
): Promise<SegmentEvent[]> {
  const events: SegmentEvent[] = [];
  for await (const event of readSegment(source, options)) events.push(event);
  return events;
}

function batchesIn(events: readonly SegmentEvent[]): BatchEvent[] {
  return events.filter((event) => event.kind === "batch");
}

function recordsIn(events: readonly SegmentEvent[]): RecordEvent[] {
  return events.filter((event) => event.kind === "record");
}

function warningsIn(events: readonly SegmentEvent[]): WarningEvent[] {
  return events.filter((event) => event.kind === "warning");
}

/** What is left of a log: offsets of batches, and code, place and size of warnings. */
async function outline(source: ByteSource, options?: ReadSegmentOptions): Promise<string[]> {
  return (await eventsOf(source, options)).flatMap((event) => {
    if (event.kind === "record") return [];
    if (event.kind === "batch") return [`${event.baseOffset}${event.crcOk ? "" : " crc"}`];
    return [`${event.code} ${event.fileOffset}+${event.bytes}`];
  });
}

describe("readSegment()", () => {
  it("numbers its events, batches before their records", async () => {
    const events = await eventsOf(joined(first, second));
    expect(events.map(({ kind, id }) => `${id} ${kind}`)).toEqual(
      ["1 batch", "2 record", "3 record", "4 batch", "5 record", "6 record"],
    );
    expect(recordsIn(events).map(({ batch, offset, time }) => [batch, offset, time])).toEqual([
      [1, 0n, 1_700_000_000_000n],
      [1, 1n, 1_700_000_000_001n],
      [4, 10n, 1_700_000_000_000n],
      [4, 11n, 1_700_000_000_001n],
    ]);
    const [, batch] = batchesIn(events);
    expect(batch).toMatchObject({
      fileOffset: first.length,
      crcOk: true,
      control: false,
      issues: [],
      count: 2,
      partitionLeaderEpoch: 3,
    });
  });
  it("reads an empty log", async () => {
    expect(await eventsOf(new Uint8Array(0))).toEqual([]);
    expect(await eventsOf(new Blob([]))).toEqual([]);
  });
  it("opens compressed batches, or says what it lacks", async () => {
    const records = [{ timestamp: 0n, value: new Uint8Array(100) }];
    const log = await encodeBatch({ codec: "gzip", records }, { compress: compressors });
    const events = await eventsOf(log);
    expect(recordsIn(events)).toEqual([]);
    expect(batchesIn(events)[0]!.issues).toMatchObject([
      { path: ["block"], offset: 0, what: expect.stringContaining("gzip") },
    ]);
    const own = async () => (await import("../../codec/records/mod.ts")).builtIn;
    expect(recordsIn(await eventsOf(log, { decompress: await own() })).length).toBe(1);
  });
});

describe("readSegment(), as deep as is asked", () => {
  const log = joined(first, second);
  const kinds = async (source: ByteSource, options: ReadSegmentOptions) =>
    (await eventsOf(source, options)).map(({ id, kind }) => `${id} ${kind}`);

  it("reads batches alone, and sees their checksums", async () => {
    const damaged = joined(first, second);
    damaged[damaged.length - 1]! ^= 1;
    expect(await kinds(log, { records: "batches" })).toEqual(["1 batch", "2 batch"]);
    const events = batchesIn(await eventsOf(damaged, { records: "batches" }));
    expect(events.map(({ crcOk, issues }) => [crcOk, issues.length])).toEqual([[true, 0], [
      false,
      1,
    ]]);
  });
  it("opens no batch then, so that nothing is asked of a decompressor", async () => {
    const records = [{ timestamp: 0n, value: new Uint8Array(100) }];
    const zipped = await encodeBatch({ codec: "gzip", records }, { compress: compressors });
    const [batch] = batchesIn(await eventsOf(zipped, { records: "batches" }));
    expect(batch).toMatchObject({ codec: "gzip", count: 1, issues: [] });
  });
  it("reads the records of the metadata log, and of no other, if these are asked for", async () => {
    const metadata = await logFile("__cluster_metadata-0/00000000000000000415.log");
    const asked = { registry, records: "metadata" } as const;
    expect(await eventsOf(metadata, asked)).toEqual(await eventsOf(metadata, { registry }));
    expect(await kinds(log, asked)).toEqual(["1 batch", "2 batch"]);
    expect(await kinds(log, { ...asked, topic: "orders" })).toEqual(["1 batch", "2 batch"]);
  });
});

describe("what is no source", () => {
  for (
    const [found, name] of [
      [undefined, "undefined"],
      [null, "object"],
      ["file.log", "string"],
      [[first], "Array"],
      [new ArrayBuffer(8), "ArrayBuffer"],
    ] as const
  ) {
    it(`${name} is told`, async () => {
      const expected = "a Uint8Array, a Blob, a ReadableStream or an async iterable";
      await expect(eventsOf(found as never)).rejects.toThrow(
        new TypeError(`Cannot read: expected ${expected}, found ${name}`),
      );
    });
  }
  it("chunks without bytes are told, and the source is let go", async () => {
    let isOver = false;
    async function* texts() {
      try {
        yield await "text";
      } finally {
        isOver = true;
      }
    }
    await expect(eventsOf(texts() as never)).rejects.toThrow(
      new TypeError("Cannot read: expected chunks that are a Uint8Array, found string"),
    );
    expect(isOver).toBe(true);
  });
});

describe("capture 2.7: readSegment()", () => {
  it("reports a tail that ends inside a batch, wherever it is cut", async () => {
    for (let n = 1; n < second.length; n++) {
      expect(await outline(joined(first, second.subarray(0, n))), `${n} bytes`)
        .toEqual(["0", `partial ${first.length}+${n}`]);
    }
  });
  it("reports zeros at the end as set aside", async () => {
    for (const n of [12, 17, 61, 5_000_000]) {
      expect(await outline(new Blob([first as Uint8Array<ArrayBuffer>, new Uint8Array(n)])))
        .toEqual(["0", `preallocated ${first.length}+${n}`]);
    }
  });
  it("finds the next batch behind zeros", async () => {
    for (const n of [17, 100, 100_000]) {
      const log = joined(first, new Uint8Array(n), second);
      expect(await outline(log)).toEqual(["0", `corrupt ${first.length}+${n}`, "10"]);
    }
  });
  it("scans to the next batch behind rubbish", async () => {
    const random = new Random(11);
    for (let n = 17; n < 400; n += 13) {
      const rubbish = Array.from({ length: n }, () => 3 + random.below(250));
      expect(await outline(joined(first, rubbish, second, third)), `${n} bytes`)
        .toEqual(["0", `corrupt ${first.length}+${n}`, "10", "20"]);
    }
  });
  it("passes over a batch whose length or magic is broken", async () => {
    for (const [at, value] of [[8, 0x80], [11, 13], [8, 0x7f], [16, 3], [16, 0xff]] as const) {
      const broken = second.slice();
      if (at === 11) broken.fill(0, 8, 11);
      broken[at] = value;
      expect(await outline(joined(first, broken, third)), `byte ${at}`)
        .toEqual(["0", `corrupt ${first.length}+${broken.length}`, "20"]);
    }
  });
  it("keeps a batch whose checksum is wrong, unopened, if the next one follows", async () => {
    const broken = second.slice();
    broken[broken.length - 3]! ^= 1;
    const events = await eventsOf(joined(first, broken, third));
    expect(batchesIn(events).map(({ crcOk }) => crcOk)).toEqual([true, false, true]);
    expect(recordsIn(events).map(({ offset }) => offset)).toEqual([0n, 1n, 20n, 21n]);
    expect(batchesIn(events)[1]!.issues[0]!.what).toBe(
      "Cannot decode Batch.crc at byte 107: expected that of its bytes, " +
        "found another in the batch at byte 107, offsets 10 to 11",
    );
  });
  it("says which record is broken and goes on", async () => {
    const other = encodePlainBatch({ baseOffset: 30n, records: [{ timestamp: 0n, value: null }] });
    const log = joined(first, other, third);
    const records = recordsIn(await eventsOf(log, { registry, topic: "__cluster_metadata" }));
    expect(records.length).toBe(5);
    expect(records.every(({ issues, metadata }) => issues.length === 1 && metadata === undefined))
      .toBe(true);
    expect(records[2]!.issues[0]!.what).toBe(
      "Cannot decode MetadataRecord.frameVersion at byte 0: " +
        "expected uvarint (1 byte), found 0 bytes",
    );
  });
  it("shows a record of an unknown type by its frame", async () => {
    const value = Uint8Array.of(1, 200, 1, 7, 9, 9); // type 200, version 7
    const log = encodePlainBatch({ records: [{ timestamp: 0n, value }] });
    const [record] = recordsIn(await eventsOf(log, { registry, topic: "__cluster_metadata" }));
    expect(record!.metadata).toEqual({ type: 200, version: 7, body: Uint8Array.of(9, 9) });
    expect(record!.issues[0]!.what).toBe(
      "Cannot decode MetadataRecord.type at byte 1: expected a known type, found type 200",
    );
  });
  it("folds warnings after ten of a code", async () => {
    const rubbish = new Uint8Array(20).fill(255);
    const parts = Array.from({ length: 25 }, (_, i) => [batchAt(i), rubbish]).flat();
    const warnings = warningsIn(await eventsOf(joined(...parts)));
    expect(warnings.length).toBe(11);
    expect(warnings.map(({ count }) => count)).toEqual([...new Array(10).fill(1), 15]);
    expect(warnings[10]).toMatchObject({ code: "corrupt", bytes: 15 * 20 });
  });
  it("gives up looking where that becomes too dear", async () => {
    const size = 40_000_000;
    const log = new Uint8Array(size + 1_000);
    const view = new DataView(log.buffer);
    log[0] = 255; // no batch
    for (let i = 1; i < 700; i++) {
      const at = i;
      if (i % 70 !== 1) continue;
      view.setInt32(at + 8, size);
      log[at + 16] = 2;
    }
    const start = performance.now();
    const [warning] = warningsIn(await eventsOf(log));
    expect(warning).toMatchObject({ code: "scan-limit", fileOffset: 0, bytes: log.length });
    expect(performance.now() - start).toBeLessThan(20_000);
  });
  it("refuses a batch that is longer than allowed", async () => {
    const batchBytes = second.length - 1;
    const log = joined(second, encodePlainBatch({ baseOffset: 99n, records: [] }));
    expect(await outline(log, { limits: { batchBytes } })).toEqual([
      `corrupt 0+${second.length}`,
      "99",
    ]);
    expect(await outline(log, { limits: { batchBytes: batchBytes + 1 } })).toEqual(["10", "99"]);
  });
});

describe("damage costs no other batch:", () => {
  const offsetsOf = async (log: Uint8Array) =>
    batchesIn(await eventsOf(log)).filter(({ crcOk }) => crcOk).map(({ baseOffset }) => baseOffset);
  it("a length that ends where a later batch begins", async () => {
    const log = joined(first, second, third);
    new DataView(log.buffer).setInt32(8, first.length + second.length - 12);
    expect(await offsetsOf(log)).toEqual([10n, 20n]);
    new DataView(log.buffer).setInt32(8, log.length - 12);
    expect(await offsetsOf(log)).toEqual([10n, 20n]);
  });
  it("a bit in a message of magic 0 or 1", async () => {
    for (const magic of [0, 1] as const) {
      const value = new Uint8Array(20);
      const sets = [0, 1, 2, 3].map((i) =>
        encodePlainBatch({
          magic,
          baseOffset: BigInt(i),
          records: [{ timestamp: magic === 0 ? -1n : 5n, value }],
        })
      );
      const log = joined(...sets);
      const { length } = sets[0]!;
      for (let bit = 64; bit < length * 8; bit++) {
        const flipped = log.slice();
        flipped[length + (bit >> 3)]! ^= 1 << (bit & 7);
        const offsets = await offsetsOf(flipped);
        expect(offsets, `magic ${magic}, bit ${bit}`).toEqual([0n, 2n, 3n]);
      }
    }
  });
  it("a batch that seems to begin in a value, and be longer than the log", async () => {
    const value = new Uint8Array(100);
    const view = new DataView(value.buffer);
    view.setBigInt64(0, 1n);
    view.setInt32(8, 70_000_000);
    view.setInt8(16, 2);
    const broken = encodePlainBatch({ records: [{ timestamp: 0n, value }] });
    broken[9]! ^= 16;
    expect(await outline(joined(broken, second, third))).toEqual([
      `corrupt 0+${broken.length}`,
      "10",
      "20",
    ]);
  });
  it("an offset, which no checksum covers, or a count, and then a length", async () => {
    for (const [at, bit] of [[3, 1], [0, 128], [23, 64]] as const) {
      const [other, broken] = [first.slice(), second.slice()];
      other[at]! ^= bit;
      broken[9]! ^= 1;
      const events = await eventsOf(joined(other, broken, third, batchAt(3)));
      const offsets = batchesIn(events).map(({ baseOffset }) => baseOffset);
      expect(offsets.slice(-2), `byte ${at}`).toEqual([20n, 30n]);
    }
  });
  it("a batch before a gap of more than 2^32 offsets", async () => {
    const far = encodePlainBatch({ baseOffset: 1n << 33n, records: [{ timestamp: 0n }] });
    const broken = second.slice();
    broken[9]! ^= 1;
    expect(await offsetsOf(joined(first, broken, far))).toEqual([0n, 1n << 33n]);
  });
  it("zeros, wherever the chunks end", async () => {
    for (const zeros of [12, 20, 30, 61, 100]) {
      const log = joined(new Uint8Array(zeros), batchAt(0), second);
      const whole = await outline(log);
      expect(whole).toEqual([`corrupt 0+${zeros}`, "0", "10"]);
      for (let size = 1; size < 140; size++) {
        expect(await outline(chunked(log, size)), `${zeros} zeros, ${size} bytes`).toEqual(whole);
      }
    }
  });
  it("time stays linear where checksums are in vain", async () => {
    const forged = (length: number, baseOffset: bigint) => {
      const header = new Uint8Array(61);
      const view = new DataView(header.buffer);
      view.setBigInt64(0, baseOffset);
      view.setInt32(8, length);
      view.setInt8(16, 2);
      return header;
    };
    const empty = (baseOffset: bigint) => encodePlainBatch({ baseOffset, records: [] });
    const count = 8_000;
    const size = count * 122;
    const log = new Uint8Array(size);
    for (let i = 0; i < count; i++) {
      log.set(empty(BigInt(2 * i)), i * 122);
      log.set(forged(size - i * 122 - 61 - 12 - 5, BigInt(2 * i + 1)), i * 122 + 61);
    }
    const start = performance.now();
    const events = await eventsOf(log);
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(warningsIn(events).map(({ code }) => code)).toContain("scan-limit");
  });
});

describe("the topic", () => {
  for (const topic of ["constructor", "__proto__", "toString", "orders"]) {
    it(`"${topic}" is an ordinary one`, async () => {
      const events = await eventsOf(first, { registry, topic });
      expect(recordsIn(events).map(({ issues }) => issues)).toEqual([[], []]);
    });
  }
});

describe("reliability R-12: readSegment() gives the same events however the bytes come", () => {
  it("in chunks of 1 to 200 bytes, empty ones among them", async () => {
    const log = joined(first, second, new Uint8Array(30).fill(9), third, third.subarray(0, 40));
    const whole = await eventsOf(log);
    for (let size = 1; size <= 200; size++) {
      expect(await eventsOf(chunked(log, size)), `${size} bytes`).toEqual(whole);
    }
  });
  it("as bytes, blob, stream and iterable", async () => {
    const log = await logFile("orders-none-0/00000000000000000000.log");
    const whole = await eventsOf(log);
    const blob = new Blob([log]);
    expect(batchesIn(whole).length).toBe(3);
    expect(await eventsOf(blob)).toEqual(whole);
    expect(await eventsOf(blob.stream())).toEqual(whole);
    expect(await eventsOf(chunked(log, 1000))).toEqual(whole);
  });
  it("lets go of the source when it is left", async () => {
    let isCancelled = false;
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(first),
      cancel: () => {
        isCancelled = true;
      },
    });
    for await (const event of readSegment(stream)) if (event.id === 3) break;
    expect(isCancelled).toBe(true);
  });
  it("throws what the source throws", async () => {
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error("the disk is gone")),
    });
    await expect(eventsOf(stream)).rejects.toThrow("the disk is gone");
  });
});

async function* chunked(log: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < log.length; at += size) {
    yield log.subarray(at, at + size);
    yield await new Uint8Array(0);
  }
}

describe("reliability R-06: readSegment()", () => {
  it("never throws for a flipped bit, and loses at most the batch it is in", async () => {
    const log = joined(first, second, third);
    for (let bit = 0; bit < log.length * 8; bit++) {
      const flipped = log.slice();
      flipped[bit >> 3]! ^= 1 << (bit & 7);
      const events = await eventsOf(flipped, { registry });
      const whole = batchesIn(events).filter(({ crcOk }) => crcOk).length;
      expect(whole, `bit ${bit}`).toBeGreaterThanOrEqual(2);
      expect(recordsIn(events).length).toBe(2 * whole);
    }
  });
  it("reads the rest though a registry knows nothing", async () => {
    const log = await logFile(
      "single/__cluster_metadata-0/00000000000000000000-0000000000.checkpoint",
    );
    const records = recordsIn(await eventsOf(log, { registry: registryOf([]) }));
    expect(records.length).toBe(12);
    expect(records.filter(({ issues }) => issues.length > 0).length).toBe(12);
  });
});

describe("reliability R-06: real segments", () => {
  const names = [
    "payments-0",
    "payments-1",
    "orders-gzip-0",
    "orders-snappy-0",
    "orders-lz4-0",
    "orders-zstd-0",
  ];
  for (const name of names) {
    it(`${name}: no flipped bit makes readSegment() throw, hang or lose other batches`, async () => {
      const log = await logFile(`${name}/00000000000000000000.log`);
      const whole = batchesIn(await eventsOf(log)).length;
      const random = new Random(6);
      for (let i = 0; i < 400; i++) {
        const flipped = log.slice();
        const bit = random.below(8 * log.length);
        flipped[bit >> 3]! ^= 1 << (bit & 7);
        const start = performance.now();
        const batches = batchesIn(await eventsOf(flipped, { registry, decompress }));
        expect(performance.now() - start, `bit ${bit}`).toBeLessThan(1_000);
        const sound = batches.filter(({ crcOk }) => crcOk).length;
        expect(sound, `bit ${bit}`).toBeGreaterThanOrEqual(whole - 1);
      }
    });
  }
});
