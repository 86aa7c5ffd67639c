// Message sets of magic 0 and 1. The bytes were put together by Python's zlib and gzip, not by this library.

import { describe, expect, it } from "vitest";
import {
  encodePlainBatch,
  type LogRecord,
  openBatch,
  type OpenBatchOptions,
  readBatches,
  readRecords,
} from "../../codec/records/mod.ts";
import { DecodeError } from "../../codec/wire/mod.ts";
import { bytesOf, hexOf } from "../kit/hex.ts";
import { decompress } from "./decompress.ts";
import { batchIn, joined, outcome, patched, sealed, settled, specified } from "./specimens.ts";

const V0 = bytesOf("000000000000000500000011615054270000000000016b000000027631");
const V1 = bytesOf(
  "000000000000000600000017c1672ac501000000018bcfe56800ffffffff0000000176",
);
const V1_APPENDED = bytesOf(
  "000000000000000700000016cb57755001080000018bcfe5680100000000ffffffff",
);
/** a0, a1 and a2 at offsets 10 to 12. */
const V0_GZIP = bytesOf(
  "000000000000000c0000004fd76bd6cf0001ffffffff000000411f8b0800000000000203636000032e2016b0937e7f" +
    "8881e13f1000794c89061029066e909ca7ccfd10243943a81c0f48ee8268df3b243923001fce397b54000000",
);
/** b0, b1 and b2 at offsets 100 to 102, inside 0 to 2. */
const V1_GZIP = bytesOf(
  "000000000000006600000067c592f9d701010000018bcfe56802ffffffff000000511f8b0800000000000203636080" +
    "03a928963651462083b1fbfcd30c900853b601884c3280aa00494a853d4ad90457c50856650856650855c50452e57c" +
    "d2391aae8a09acca08acca08002362dcb472000000",
);
const T = 1_700_000_000_000n;

describe("readBatches() of magic 0 and 1", () => {
  it("gives a message as a batch", () => {
    const batches = [...readBatches(joined(V0, V1, V1_APPENDED))];
    expect(batches.map(({ offset, magic, baseOffset, lastOffset, count }) => [
      offset,
      magic,
      baseOffset,
      lastOffset,
      count,
    ])).toEqual([[0, 0, 5n, 5n, 1], [29, 1, 6n, 6n, 1], [64, 1, 7n, 7n, 1]]);
    expect(batches[0]).toEqual({
      offset: 0,
      bytes: V0,
      magic: 0,
      baseOffset: 5n,
      lastOffset: 5n,
      partitionLeaderEpoch: -1,
      crc: 0x61505427,
      crcValid: true,
      attributes: 0,
      codec: "none",
      timestampType: "none",
      isTransactional: false,
      isControl: false,
      deleteHorizonMs: null,
      baseTimestamp: -1n,
      maxTimestamp: -1n,
      producerId: -1n,
      producerEpoch: -1,
      baseSequence: -1,
      count: 1,
      block: bytesOf("7631"),
    });
    expect(batches[1]).toMatchObject({
      timestampType: "create",
      baseTimestamp: T,
      maxTimestamp: T,
    });
    expect(batches[2]).toMatchObject({ timestampType: "logAppend", baseTimestamp: T + 1n });
    expect(batches[2]!.block.length).toBe(0);
  });
  it("says nothing of the number of records in a compressed set", () => {
    expect(batchIn(V0_GZIP)).toMatchObject({
      magic: 0,
      codec: "gzip",
      count: null,
      baseOffset: 12n,
    });
    expect(batchIn(V1_GZIP)).toMatchObject({
      magic: 1,
      codec: "gzip",
      count: null,
      baseOffset: 102n,
      lastOffset: 102n,
    });
    expect(hexOf(batchIn(V1_GZIP).block)).toMatch(/^1f8b/);
  });
  it("reads the three magics one after the other", () => {
    const mixed = [...readBatches(joined(V0, specified.L6, V1_GZIP, V1))];
    expect(mixed.map(({ magic }) => magic)).toEqual([0, 2, 1, 1]);
  });
  it("gives the whole messages and what is left, wherever the bytes are cut", () => {
    const set = joined(V0, V1, V1_APPENDED);
    const ends = [0, 29, 64, 98];
    const wrong: string[] = [];
    for (let cut = 0; cut <= set.length; cut++) {
      const batches = readBatches(set.subarray(0, cut));
      const whole = [...batches].length;
      const expected = ends.filter((end) => end > 0 && end <= cut).length;
      if (whole !== expected || batches.partial !== cut - ends[expected]!) wrong.push(`${cut}`);
    }
    expect(wrong).toEqual([]);
  });
  for (const [name, bytes] of Object.entries({ V0, V1, V1_APPENDED, V1_GZIP })) {
    it(`refuses any bit flipped from the checksum on: ${name}`, () => {
      const accepted: number[] = [];
      for (let i = 12; i < bytes.length; i++) {
        for (let bit = 0; bit < 8; bit++) {
          const flipped = bytes.slice();
          flipped[i]! ^= 1 << bit;
          if (!isCorrupt(outcome(() => [...readBatches(flipped)]))) accepted.push(i);
        }
      }
      expect(accepted).toEqual([]);
    });
  }
  for (
    const [what, bytes, message] of [
      [
        "a size without room for magic 1",
        patched(V1, 8, "00000015"),
        "batchLength at byte 0: expected at least 22, found 21",
      ],
      [
        "a size without room for magic 0",
        patched(V0, 8, "0000000d"),
        "batchLength at byte 0: expected at least 14, found 13",
      ],
      [
        "a codec unknown before magic 2",
        sealed(patched(V1, 17, "04")),
        "attributes at byte 0: expected codec 0 to 3, found codec 4",
      ],
      [
        "a codec nobody knows",
        sealed(patched(V0, 17, "07")),
        "attributes at byte 0: expected codec 0 to 3, found codec 7",
      ],
      [
        "a key length below -1",
        sealed(patched(V0, 18, "fffffffe")),
        "key at byte 0: expected -1 to the bytes of the message, found another length",
      ],
      [
        "a key beyond the message",
        sealed(patched(V0, 18, "00000004")),
        "key at byte 0: expected -1 to the bytes of the message, found another length",
      ],
      [
        "a key of 2³¹ − 1 bytes",
        sealed(patched(V0, 18, "7fffffff")),
        "key at byte 0: expected -1 to the bytes of the message, found another length",
      ],
      [
        "a value below -1",
        sealed(patched(V0, 23, "fffffffe")),
        "value at byte 0: expected 2 bytes, found -2",
      ],
      [
        "a null value with bytes",
        sealed(patched(V0, 23, "ffffffff")),
        "value at byte 0: expected 2 bytes, found -1",
      ],
      [
        "a value shorter than the message",
        sealed(patched(V0, 23, "00000001")),
        "value at byte 0: expected 2 bytes, found 1",
      ],
      [
        "a value longer than the message",
        sealed(patched(V0, 23, "00000003")),
        "value at byte 0: expected 2 bytes, found 3",
      ],
      [
        "a compressed set that is null",
        sealed(patched(V1_APPENDED, 17, "01")),
        "value at byte 0: expected 0 bytes, found -1",
      ],
    ] as const
  ) {
    it(`refuses ${what}`, () => {
      expect(String(outcome(() => [...readBatches(bytes)]))).toMatch(
        new RegExp(
          `^DecodeError: Cannot decode Batch.${message} in the batch at byte 0, offsets \\d to`,
        ),
      );
    });
  }
});

describe("readRecords() of magic 0 and 1", () => {
  it("gives the one record", () => {
    expect(readRecords(batchIn(V0))).toEqual([record(5n, -1n, "k", "v1")]);
    expect(readRecords(batchIn(V1))).toEqual([record(6n, T, null, "v")]);
    expect(readRecords(batchIn(V1_APPENDED))).toEqual([record(7n, T + 1n, "", null)]);
  });
  it("gives views", () => {
    const [{ key, value }] = readRecords(batchIn(V0)) as [LogRecord];
    expect([key!.buffer, value!.buffer]).toEqual([V0.buffer, V0.buffer]);
    expect(key!.buffer).toBe(V0.buffer);
  });
});

describe("openBatch() of a compressed set", () => {
  it("of magic 0 takes the offsets inside as they are", async () => {
    expect(await openBatch(batchIn(V0_GZIP), { decompress })).toEqual([
      record(10n, -1n, null, "a0"),
      record(11n, -1n, null, "a1"),
      record(12n, -1n, null, "a2"),
    ]);
  });
  it("of magic 1 counts offsets so that the last is that of the wrapper", async () => {
    expect(await openBatch(batchIn(V1_GZIP), { decompress })).toEqual([
      record(100n, T, "k0", "b0"),
      record(101n, T + 1n, "k1", "b1"),
      record(102n, T + 2n, "k2", "b2"),
    ]);
  });
  it("of magic 1 keeps the gaps that compaction leaves", async () => {
    const set = setOf([0n, 3n, 7n]);
    expect((await opened(107n, set) as LogRecord[]).map(({ offset }) => offset))
      .toEqual([100n, 103n, 107n]);
  });
  it("of magic 1 counts from 0 if the wrapper has offset 0", async () => {
    expect((await opened(0n, setOf([0n, 1n, 2n])) as LogRecord[]).map(({ offset }) => offset))
      .toEqual([0n, 1n, 2n]);
  });
  it("of magic 1 takes the append time of the wrapper", async () => {
    const records = await openBatch(batchIn(wrapper(2n, setOf([0n, 1n, 2n]), "09")), inside);
    expect(records.map(({ timestamp }) => timestamp)).toEqual([T, T, T]);
  });
  it("reads messages of magic 0 in a wrapper of magic 1", async () => {
    expect(await opened(40n, patched(V0, 0, "0000000000000000"))).toEqual([
      record(40n, -1n, "k", "v1"),
    ]);
  });
  it("refuses offsets above that of the wrapper", async () => {
    expect(await textOf(1n, setOf([0n, 1n, 2n]))).toBe(
      "corrupt: Cannot decode Batch.records at byte 0: expected offsets up to that of the wrapper, " +
        "found a higher one in the batch at byte 0, offsets 1 to 1",
    );
  });
  it("refuses an empty set", async () => {
    expect(await textOf(1n, new Uint8Array(0))).toContain(
      "corrupt: Cannot decode Batch.records at byte",
    );
    expect(await textOf(1n, new Uint8Array(0))).toContain(
      "expected at least 1 message, found none",
    );
  });
  it("refuses zeros, which no producer preallocates", async () => {
    expect(await textOf(1n, new Uint8Array(40))).toContain(
      "corrupt: Cannot decode Batch.records[0] at byte 0",
    );
    const zeros = joined(setOf([0n, 1n]), new Uint8Array(40));
    expect(await textOf(1n, zeros)).toContain(
      "Batch.records[2] at byte 70: expected a message, found 40 zeros",
    );
  });
  it("refuses a batch of magic 2 in it", async () => {
    expect(await textOf(1n, specified.L6)).toBe(
      "corrupt: Cannot decode Batch.records[0] at byte 0: expected magic 0 or 1, found magic 2 " +
        "in the batch at byte 0, offsets 1 to 1",
    );
  });
  it("reliability 4.4: refuses a set in a set in a set", async () => {
    const set = joined(setOf([0n]), wrapper(1n, setOf([0n, 1n])));
    expect(await textOf(1n, set)).toBe(
      "limit: Cannot decode Batch.records[1] at byte 35: expected a wrapper and a set, " +
        "found a deeper nesting in the batch at byte 0, offsets 1 to 1",
    );
  });
  it("reliability 2: 10,000 sets inside each other end at the second", async () => {
    const set = nested(10_000);
    let calls = 0;
    const counting = { gzip: (block: Uint8Array) => (calls++, block) };
    const error = await settled(openBatch(batchIn(set), { decompress: counting }));
    expect(error).toMatchObject({ reason: "limit" });
    expect(calls).toBe(1);
  });
  it("reliability 6.4 row 58: a set that ends inside a message is truncated, wherever it is cut", async () => {
    const set = setOf([0n, 1n, 2n]);
    const wrong: string[] = [];
    for (let cut = 1; cut < set.length; cut++) {
      if (cut % 35 === 0) continue;
      const text = await textOf(2n, set.subarray(0, cut));
      const at = cut - cut % 35;
      if (
        !text.startsWith(
          `truncated: Cannot decode Batch.records[${at / 35}] at byte ${at}: expected a whole `,
        )
      ) {
        wrong.push(text);
      }
    }
    expect(wrong).toEqual([]);
    expect(await textOf(2n, set.subarray(0, 40))).toContain(
      "expected a whole message, found 5 of its bytes in the batch at byte 0, offsets 2 to 2",
    );
  });
  it("checks the checksums inside, unless told otherwise", async () => {
    const set = setOf([0n, 1n, 2n]);
    set[69]! ^= 1;
    expect(await textOf(2n, set)).toMatch(
      /^corrupt: Cannot decode Batch.crc at byte 35: expected that of/,
    );
    const records = await openBatch(batchIn(wrapper(2n, set)), { ...inside, crc: "report" });
    expect(records.length).toBe(3);
  });
  it("has the limits of one decode for all messages", async () => {
    const set = setOf([0n, 1n, 2n]);
    const reasonAt = async (limits: { elements?: number; budget?: number }) => {
      const result = await settled(openBatch(batchIn(wrapper(2n, set)), { ...inside, limits }));
      return result instanceof DecodeError ? result.reason : (result as LogRecord[]).length;
    };
    expect(await reasonAt({ elements: 3 })).toBe(3);
    expect(await reasonAt({ elements: 2 })).toBe("limit");
    expect(await reasonAt({ budget: 3 * (152 + 208) })).toBe(3);
    expect(await reasonAt({ budget: 3 * (152 + 208) - 1 })).toBe("limit-memory");
  });
});

it("encodePlainBatch() writes messages of magic 0 and 1 with the same bytes", () => {
  for (const bytes of [V0, V1, V1_APPENDED]) {
    const batch = batchIn(bytes);
    expect(hexOf(encodePlainBatch({ ...batch, records: readRecords(batch) }))).toBe(hexOf(bytes));
  }
});

/** Messages of 35 bytes, magic 1, at these offsets. */
function setOf(offsets: readonly bigint[]): Uint8Array {
  return joined(...offsets.map((offset) => {
    const copy = V1.slice();
    new DataView(copy.buffer).setBigInt64(0, offset);
    return copy;
  }));
}

/** A wrapper of magic 1 that says gzip around what `inside` opens. */
function wrapper(offset: bigint, set: Uint8Array, attributes = "01"): Uint8Array {
  const message = joined(V1.subarray(0, 34), set);
  const view = new DataView(message.buffer);
  view.setBigInt64(0, offset);
  view.setInt32(8, message.length - 12);
  view.setInt32(30, set.length);
  return sealed(patched(message, 17, attributes));
}

/** Wrappers inside each other, checksums in the first three, which are more than can be reached. */
function nested(depth: number): Uint8Array {
  const header = 34;
  const set = new Uint8Array(depth * header);
  for (let level = 0; level < depth; level++) set.set(V1.subarray(0, header), level * header);
  const view = new DataView(set.buffer);
  for (let level = 0; level < depth; level++) {
    const at = level * header;
    view.setBigInt64(at, 0n);
    view.setInt32(at + 8, set.length - at - 12);
    view.setInt8(at + 17, 1);
    view.setInt32(at + 30, set.length - at - header);
  }
  for (const level of [2, 1, 0]) {
    const at = level * header;
    set.set(sealed(set.subarray(at)), at);
  }
  return set;
}

const inside: OpenBatchOptions = { decompress: { gzip: (block) => block } };

function opened(offset: bigint, set: Uint8Array): Promise<unknown> {
  return settled(openBatch(batchIn(wrapper(offset, set)), inside));
}

async function textOf(offset: bigint, set: Uint8Array): Promise<string> {
  const error = await opened(offset, set);
  return error instanceof DecodeError ? `${error.reason}: ${error.message}` : String(error);
}

function isCorrupt(result: unknown): boolean {
  return result instanceof DecodeError && result.reason === "corrupt";
}

function record(
  offset: bigint,
  timestamp: bigint,
  key: string | null,
  value: string | null,
): LogRecord {
  const bytes = (text: string | null) => text === null ? null : new TextEncoder().encode(text);
  return { offset, timestamp, sequence: -1, key: bytes(key), value: bytes(value), headers: [] };
}
