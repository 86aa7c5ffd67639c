import { describe, expect, it } from "vitest";
import {
  type BatchInit,
  builtIn,
  compressors,
  encodeBatch,
  encodePlainBatch,
  openBatch,
  readBatches,
  readRecords,
  type RecordInit,
} from "../../codec/records/mod.ts";
import { EncodeError } from "../../codec/wire/mod.ts";
import { hexOf } from "../kit/hex.ts";
import { Random } from "../kit/random.ts";
import { batchIn, outcome, sealed, settled, specified, withBlock } from "./specimens.ts";

const T = 1_700_000_000_000n;
const one: readonly RecordInit[] = [{ timestamp: T, value: Uint8Array.of(1) }];

describe("encodePlainBatch()", () => {
  it("has a default for everything but records and timestamps", () => {
    const bytes = encodePlainBatch({ records: [{ timestamp: T }, { timestamp: T + 5n }] });
    const expected = withBlock(specified.L6, 2, "0c000000010100" + "0c000a02010100");
    const view = new DataView(expected.buffer);
    view.setBigInt64(0, 0n);
    view.setInt32(12, -1);
    view.setBigInt64(35, T + 5n);
    expect(hexOf(bytes)).toBe(hexOf(sealed(expected)));
  });
  it("writes every field of the header", () => {
    const init = {
      baseOffset: -9_223_372_036_854_775_808n,
      lastOffset: -9_223_372_036_854_775_801n,
      partitionLeaderEpoch: 2_147_483_647,
      timestampType: "logAppend",
      isTransactional: true,
      isControl: true,
      deleteHorizonMs: T,
      maxTimestamp: 9_223_372_036_854_775_807n,
      producerId: 9_223_372_036_854_775_807n,
      producerEpoch: -32_768,
      baseSequence: 2_147_483_647,
    } as const;
    const batch = batchIn(encodePlainBatch({ ...init, records: one }));
    expect(batch).toMatchObject({
      ...init,
      magic: 2,
      baseTimestamp: T,
      count: 1,
      attributes: 0x78,
    });
  });
  it("takes a batch with its records", () => {
    const batch = batchIn(specified.L6);
    const written = encodePlainBatch({ ...batch, records: readRecords(batch) });
    expect(hexOf(written)).toBe(hexOf(specified.L6));
    const other = encodePlainBatch({ ...batch, baseOffset: 0n, records: readRecords(batch) });
    expect(readRecords(batchIn(other)).map(({ offset }) => offset)).toEqual([1n, 2n]);
  });
  it("counts offsets up from the one before", () => {
    const records = [{ timestamp: T }, { timestamp: T, offset: 17n }, { timestamp: T }];
    const batch = batchIn(encodePlainBatch({ baseOffset: 10n, records }));
    expect(batch.lastOffset).toBe(18n);
    expect(readRecords(batch).map(({ offset }) => offset)).toEqual([10n, 17n, 18n]);
  });
  it("writes an empty batch, as compaction leaves it", () => {
    const batch = batchIn(encodePlainBatch({ baseOffset: 5n, lastOffset: 9n, records: [] }));
    expect(batch).toMatchObject({ count: 0, baseOffset: 5n, lastOffset: 9n, maxTimestamp: -1n });
    expect(batch.bytes.length).toBe(61);
    expect(batchIn(encodePlainBatch({ records: [] })).lastOffset).toBe(0n);
  });
  it("writes lengths of every width", () => {
    const wrong: number[] = [];
    for (const edge of [64, 8_192, 1_048_576]) {
      for (let length = edge - 12; length <= edge + 2; length++) {
        const value = new Uint8Array(length).fill(length);
        const headers = [{ key: "k".repeat(length % 5), value: new Uint8Array(length % 3) }];
        const bytes = encodePlainBatch({ records: [{ timestamp: T, value, headers }, ...one] });
        const [first, second] = readRecords(batchIn(bytes));
        const isSame = first!.value!.length === length &&
          first!.value!.every((x) => x === (length & 255));
        if (
          !isSame || first!.headers[0]!.key.length !== length % 5 || second!.value!.length !== 1
        ) {
          wrong.push(length);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
  it("writes headers whose text and bytes differ in length, also behind a short value", () => {
    const headers = [
      { key: "é".repeat(100), value: new Uint8Array(9_000) },
      { key: "\u{1f600}", value: null },
      { key: "", value: new Uint8Array(0) },
    ];
    const bytes = encodePlainBatch({ records: [{ timestamp: T, headers }, ...one] });
    expect(readRecords(batchIn(bytes)).map((record) => record.headers)).toEqual([headers, []]);
  });
  it("writes one message a record in magic 0 and 1", () => {
    for (const magic of [0, 1] as const) {
      const timestamp = magic === 0 ? -1n : T;
      const records = [{ timestamp, key: Uint8Array.of(7) }, {
        timestamp,
        value: Uint8Array.of(8),
      }];
      const batches = [...readBatches(encodePlainBatch({ magic, baseOffset: 40n, records }))];
      expect(batches.flatMap((batch) => readRecords(batch))).toEqual([
        { offset: 40n, timestamp, sequence: -1, key: Uint8Array.of(7), value: null, headers: [] },
        { offset: 41n, timestamp, sequence: -1, key: null, value: Uint8Array.of(8), headers: [] },
      ]);
      expect(batches.map((batch) => batch.magic)).toEqual([magic, magic]);
    }
    expect(encodePlainBatch({ magic: 1, records: [] }).length).toBe(0);
  });
  it("keeps what was written when something else is", () => {
    const first = encodePlainBatch({ records: one });
    const copy = first.slice();
    encodePlainBatch({ records: [{ timestamp: 0n, value: new Uint8Array(100) }] });
    expect(first).toEqual(copy);
    expect(first.byteLength).toBe(first.buffer.byteLength);
  });
});

describe("encodePlainBatch() refuses", () => {
  const legacy = { magic: 1, records: one } as const;
  const old = { magic: 0, records: [{ timestamp: -1n }] } as const;
  const key = { timestamp: T, headers: [{ key: "a", value: null }] };
  for (
    const [what, init, message] of [
      ["nothing", null, "Batch: expected Batch, found null"],
      ["no records", {}, "Batch.records: expected array, found undefined"],
      [
        "another magic",
        { magic: 3, records: one },
        "Batch.magic: expected 0, 1 or 2, found something else",
      ],
      [
        "another text as magic",
        { magic: "2", records: one },
        "Batch.magic: expected 0, 1 or 2, found something else",
      ],
      ["a codec", { codec: "gzip", records: one }, "Batch.codec: expected none, found a codec"],
      [
        "an unknown codec",
        { codec: "brotli", records: one },
        "Batch.codec: expected none, gzip, snappy, lz4 or zstd, found something else",
      ],
      [
        "an unknown timestamp type",
        { timestampType: "none", records: one },
        "Batch.timestampType: expected create or logAppend, found something else",
      ],
      [
        "a flag that is none",
        { isControl: 1, records: one },
        "Batch.isControl: expected bool, found number",
      ],
      [
        "an offset that is a number",
        { baseOffset: 1, records: one },
        "Batch.baseOffset: expected int64 (bigint), found number",
      ],
      [
        "an offset beyond int64",
        { baseOffset: 1n << 63n, records: one },
        "Batch.baseOffset: expected int64 (bigint), found bigint out of range",
      ],
      [
        "an epoch beyond int32",
        { partitionLeaderEpoch: 2_147_483_648, records: one },
        "Batch.partitionLeaderEpoch: expected int32, found integer out of range",
      ],
      [
        "a producer epoch beyond int16",
        { producerEpoch: 32_768, records: one },
        "Batch.producerEpoch: expected int16, found integer out of range",
      ],
      [
        "a fraction",
        { baseSequence: 0.5, records: one },
        "Batch.baseSequence: expected int32, found fraction",
      ],
      [
        "a last offset below that of the last record",
        { lastOffset: 0n, records: [...one, ...one] },
        "Batch.lastOffset: expected that of the last record or above, found a lower one",
      ],
      [
        "a last offset below the first",
        { baseOffset: 2n, lastOffset: 1n, records: [] },
        "Batch.lastOffset: expected that of the last record or above, found a lower one",
      ],
      [
        "a last offset too far away",
        { lastOffset: 2_147_483_648n, records: one },
        "Batch.lastOffset: expected at most 2147483647 above baseOffset, found a higher one",
      ],
      [
        "a delete horizon that is a number",
        { deleteHorizonMs: 5, records: one },
        "Batch.deleteHorizonMs: expected int64 (bigint), found number",
      ],
      [
        "a base timestamp that is a text",
        { baseTimestamp: "5", records: one },
        "Batch.baseTimestamp: expected int64 (bigint), found string",
      ],
      [
        "a record that is null",
        { records: [...one, null] },
        "Batch.records[1]: expected struct, found null",
      ],
      ["a hole", { records: new Array(1) }, "Batch.records[0]: expected struct, found undefined"],
      [
        "a record without timestamp",
        { records: [{}] },
        "Batch.records[0].timestamp: expected int64 (bigint), found undefined",
      ],
      ["a timestamp too far from the first", {
        baseTimestamp: -1n,
        records: [{ timestamp: 9_223_372_036_854_775_807n }],
      }, "Batch.records[0].timestamp: expected int64 from baseTimestamp, found out of range"],
      [
        "an offset below the base",
        { baseOffset: 5n, records: [{ timestamp: T, offset: 4n }] },
        "Batch.records[0].offset: expected baseOffset or above, found a lower one",
      ],
      [
        "offsets that do not ascend",
        { records: [...one, { timestamp: T, offset: 0n }] },
        "Batch.records[1].offset: expected above that of the record before, found a lower one",
      ],
      [
        "a record too far from the base",
        { records: [{ timestamp: T, offset: 2_147_483_648n }] },
        "Batch.lastOffset: expected at most 2147483647 above baseOffset, found a higher one",
      ],
      [
        "a key that is a text",
        { records: [{ timestamp: T, key: "secret" }] },
        "Batch.records[0].key: expected Uint8Array or null, found string",
      ],
      [
        "a value that is a list",
        { records: [...one, { timestamp: T, value: [1] }] },
        "Batch.records[1].value: expected Uint8Array or null, found array",
      ],
      [
        "headers that are none",
        { records: [{ timestamp: T, headers: null }] },
        "Batch.records[0].headers: expected array, found null",
      ],
      [
        "a header that is a list",
        { records: [{ timestamp: T, headers: ["a"] }] },
        "Batch.records[0].headers[0]: expected struct, found string",
      ],
      [
        "a header without a value",
        { records: [{ timestamp: T, headers: [{ key: "a" }] }] },
        "Batch.records[0].headers[0].value: expected Uint8Array or null, found undefined",
      ],
      ["a header key that is null", {
        records: [{ timestamp: T, headers: [{ key: null, value: null }] }],
      }, "Batch.records[0].headers[0].key: expected string, found null"],
      ["a header key that is no text", {
        records: [{ timestamp: T, headers: [{ key: "\ud800", value: null }] }],
      }, "Batch.records[0].headers[0].key: expected string, found string with a lone surrogate"],
      [
        "headers before magic 2",
        { magic: 1, records: [key] },
        "Batch.records[0].headers: expected its default, since only magic 2 has it, found another value",
      ],
      [
        "timestamps in magic 0",
        { magic: 0, records: one },
        "Batch.records[0].timestamp: expected its default, since only magic 1 and 2 has it, found another value",
      ],
      [
        "an append time in magic 0",
        { ...old, timestampType: "logAppend" },
        "Batch.timestampType: expected its default, since only magic 1 and 2 has it, found another value",
      ],
      [
        "a largest timestamp in magic 0",
        { ...old, maxTimestamp: 1n },
        "Batch.maxTimestamp: expected its default, since only magic 1 and 2 has it, found another value",
      ],
      [
        "zstd before magic 2",
        { ...legacy, codec: "zstd" },
        "Batch.codec: expected a codec that magic 1 has, found zstd",
      ],
      [
        "an offset behind the last message",
        { ...legacy, lastOffset: 1n },
        "Batch.lastOffset: expected that of the last record before magic 2, found a higher one",
      ],
      [
        "a key in magic 1 that is a text",
        { magic: 1, records: [{ timestamp: T, key: "secret" }] },
        "Batch.records[0].key: expected Uint8Array, found string",
      ],
      ...Object.entries({
        partitionLeaderEpoch: 0,
        producerId: 0n,
        producerEpoch: 0,
        baseSequence: 0,
        deleteHorizonMs: 0n,
        isTransactional: true,
        isControl: true,
      }).map(([name, value]) =>
        [
          `${name} before magic 2`,
          { ...legacy, [name]: value },
          `Batch.${name}: expected its default, since only magic 2 has it, found another value`,
        ] as const
      ),
    ] as const
  ) {
    it(what, async () => {
      const expected = `EncodeError: Cannot encode ${message}`;
      expect(String(outcome(() => encodePlainBatch(init as unknown as BatchInit)))).toBe(expected);
      if (what === "a codec") return;
      expect(String(await settled(encodeBatch(init as unknown as BatchInit)))).toBe(expected);
    });
  }
});

describe("encodeBatch()", () => {
  it("rejects without a compressor for the codec", async () => {
    const error = await settled(
      encodeBatch({ codec: "zstd", records: one }, { compress: compressors }),
    );
    expect(error).toBeInstanceOf(EncodeError);
    expect(String(error)).toBe(
      "EncodeError: Cannot encode Batch.codec: expected a codec with a compressor, found zstd",
    );
    expect(await settled(encodeBatch({ codec: "gzip", records: one }))).toBeInstanceOf(EncodeError);
  });
  for (const magic of [1, 2] as const) {
    for (const found of [undefined, "text", [1, 2], new ArrayBuffer(2)]) {
      it(`rejects what a compressor gives that is no bytes: magic ${magic}, ${typeof found}`, async () => {
        const compress = { gzip: () => found as never };
        expect(await settled(encodeBatch({ magic, codec: "gzip", records: one }, { compress })))
          .toEqual(new TypeError("Cannot compress gzip: expected the compressor to give bytes"));
      });
    }
  }
  it("gives the compressor all records and takes its block as it is", async () => {
    const given: string[] = [];
    const zstd = (bytes: Uint8Array) => {
      given.push(hexOf(bytes));
      return Promise.resolve(Uint8Array.of(1, 2, 3));
    };
    const bytes = await encodeBatch({ codec: "zstd", records: one }, { compress: { zstd } });
    const batch = batchIn(bytes);
    expect(batch).toMatchObject({ codec: "zstd", count: 1, attributes: 4 });
    expect(hexOf(batch.block)).toBe("010203");
    expect(given).toEqual(["0e00000001020100"]);
  });
  it("does not compress an empty batch, as Kafka does not", async () => {
    const init = { codec: "zstd", timestampType: "logAppend", records: [] } as const;
    expect(batchIn(await encodeBatch(init))).toMatchObject({
      attributes: 8,
      count: 0,
      codec: "none",
    });
  });
  it("writes a wrapper with the last offset and the largest timestamp", async () => {
    const records = [{ timestamp: T + 9n, offset: 100n }, { timestamp: T, offset: 107n }];
    const sets: Uint8Array[] = [];
    const gzip = (set: Uint8Array) => (sets.push(set), set);
    const init = { codec: "gzip", records } as const;
    const v1 = batchIn(await encodeBatch({ ...init, magic: 1 }, { compress: { gzip } }));
    expect(v1).toMatchObject({ baseOffset: 107n, maxTimestamp: T + 9n, codec: "gzip" });
    const old = records.map(({ offset }) => ({ offset, timestamp: -1n }));
    const v0 = batchIn(
      await encodeBatch({ ...init, magic: 0, records: old }, { compress: { gzip } }),
    );
    expect(v0).toMatchObject({ baseOffset: 107n, maxTimestamp: -1n, codec: "gzip" });
    expect(sets.map((set) => [...readBatches(set)].map(({ baseOffset }) => baseOffset)))
      .toEqual([[0n, 7n], [100n, 107n]]);
  });
  it("writes the append time into a wrapper and into what is inside", async () => {
    const gzip = (set: Uint8Array) => set;
    const init = { magic: 1, codec: "gzip", timestampType: "logAppend", records: one } as const;
    const batch = batchIn(await encodeBatch({ ...init, maxTimestamp: 7n }, { compress: { gzip } }));
    expect(batch).toMatchObject({ timestampType: "logAppend", maxTimestamp: 7n });
    expect(batchIn(batch.block).timestampType).toBe("logAppend");
    expect((await openBatch(batch, { decompress: { gzip } }))[0]!.timestamp).toBe(7n);
  });
  it("refuses an empty compressed set", async () => {
    for (const magic of [0, 1] as const) {
      const init = { magic, codec: "gzip", records: [] } as const;
      expect(String(await settled(encodeBatch(init, { compress: compressors })))).toBe(
        "EncodeError: Cannot encode Batch.records: expected at least 1 record, found none",
      );
    }
  });
  it("reliability R-01: what is written is read again", async () => {
    const random = new Random(2_026);
    const wrong: string[] = [];
    for (let i = 0; i < 300; i++) {
      const init = randomInit(random);
      const bytes = await encodeBatch(init, { compress: compressors });
      const batches = [...readBatches(bytes)];
      const read = await Promise.all(batches.map((b) => openBatch(b, { decompress: builtIn })));
      const records = read.flat();
      const again = await encodeBatch({ ...init, ...batches[0], records }, {
        compress: compressors,
      });
      const expected = init.records.map(({ timestamp, key, value, headers }) => [
        timestamp,
        key,
        value,
        headers,
      ]);
      const found = records.map((
        { timestamp, key, value, headers },
      ) => [timestamp, key, value, headers]);
      if (hexOf(again) !== hexOf(bytes)) wrong.push(`${i}: other bytes`);
      expect(found).toEqual(expected);
    }
    expect(wrong).toEqual([]);
  });
});

function randomInit(random: Random): BatchInit {
  const magic = random.one([0, 1, 2, 2] as const);
  const codec = random.one(["none", "gzip", "snappy", "lz4"] as const);
  const span = () =>
    random.chance(20) ? null : random.bytes(random.below(random.one([3, 70, 300])));
  const header = () => ({ key: random.one(["", "a", "trace", "ü"]), value: span() });
  const n = random.below(20) + (magic < 2 ? 1 : 0);
  const records = Array.from({ length: n }, (): RecordInit => ({
    timestamp: magic === 0 ? -1n : BigInt(random.uint32()) * 1_000n,
    key: span(),
    value: span(),
    headers: magic < 2 ? [] : Array.from({ length: random.below(4) }, header),
  }));
  const baseOffset = BigInt(random.uint32());
  if (magic < 2) return { magic, codec, baseOffset, records };
  return {
    codec,
    baseOffset,
    records,
    partitionLeaderEpoch: random.below(100),
    isTransactional: random.chance(50),
    producerId: random.int64(),
    producerEpoch: random.below(32_768),
    baseSequence: random.below(2_147_483_647),
  };
}
