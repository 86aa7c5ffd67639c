import { describe, expect, it } from "vitest";
import {
  type Batch,
  controlType,
  encodePlainBatch,
  readBatches,
  readRecords,
} from "../../codec/records/mod.ts";
import { DecodeError } from "../../codec/wire/mod.ts";
import { bytesOf, hexOf } from "../kit/hex.ts";
import { batchIn, joined, outcome, patched, sealed, specified, withBlock } from "./specimens.ts";

const { L5, L6, L7, L8, L9 } = specified;
const kraft = {
  magic: 2,
  crcValid: true,
  codec: "none",
  timestampType: "create",
  isTransactional: false,
  deleteHorizonMs: null,
  baseTimestamp: 1_700_000_000_000n,
  maxTimestamp: 1_700_000_000_000n,
  producerId: -1n,
  producerEpoch: -1,
  baseSequence: -1,
};

describe("protocol 8.7", () => {
  it("L5: a control batch", () => {
    const batch = batchIn(L5);
    expect(batch).toMatchObject({
      ...kraft,
      baseOffset: 0n,
      lastOffset: 0n,
      partitionLeaderEpoch: 2,
      crc: 0x1154eaf9,
      attributes: 32,
      isControl: true,
      count: 1,
    });
    const [record] = readRecords(batch);
    expect(controlType(record!)).toBe(2);
    expect(hexOf(record!.key!)).toBe("00000002");
    expect(hexOf(record!.value!)).toBe("00000000000102000000010002000000010000");
  });
  it("L6: two records", () => {
    const batch = batchIn(L6);
    expect(batch).toMatchObject({
      ...kraft,
      baseOffset: 1n,
      lastOffset: 2n,
      partitionLeaderEpoch: 2,
      crc: 0x6e589485,
      isControl: false,
      count: 2,
    });
    const records = readRecords(batch);
    expect(records.map(({ offset, timestamp, sequence, key, headers }) => [
      offset,
      timestamp,
      sequence,
      key,
      headers,
    ])).toEqual([
      [1n, 1_700_000_000_000n, -1, null, []],
      [2n, 1_700_000_000_000n, -1, null, []],
    ]);
    expect(records.map(({ value }) => value!.length)).toEqual([92, 4]);
    expect(hexOf(records[1]!.value!)).toBe("01140000");
  });
  it("L7: the header of a snapshot", () => {
    const batch = batchIn(L7);
    expect(batch).toMatchObject({ ...kraft, lastOffset: 1n, crc: 0x1bc06560, isControl: true });
    expect(readRecords(batch).map(controlType)).toEqual([3, 5]);
  });
  it("L8: data of a snapshot", () => {
    const batch = batchIn(L8);
    expect(batch).toMatchObject({ ...kraft, baseOffset: 1n, crc: 0xcddc1a00, isControl: false });
    expect(hexOf(readRecords(batch)[0]!.value!)).toBe(hexOf(readRecords(batchIn(L6))[0]!.value!));
  });
  it("L9: the footer of a snapshot", () => {
    const batch = batchIn(L9);
    expect(batch).toMatchObject({ ...kraft, baseOffset: 2n, crc: 0x8f6608e6, isControl: true });
    expect(readRecords(batch).map(controlType)).toEqual([4]);
  });
  it("L5 and L6 are a segment, L7 to L9 a snapshot", () => {
    expect([...readBatches(joined(L5, L6))].map(({ offset }) => offset)).toEqual([0, 91]);
    expect([...readBatches(joined(L7, L8, L9))].map(({ baseOffset }) => baseOffset))
      .toEqual([0n, 1n, 2n]);
  });
  for (const [name, bytes] of Object.entries(specified)) {
    it(`${name}: written again it has the same bytes`, () => {
      const batch = batchIn(bytes);
      const again = encodePlainBatch({ ...batch, records: readRecords(batch) });
      expect(hexOf(again)).toBe(hexOf(bytes));
    });
    it(`${name}: any bit flipped from the checksum on is corrupt, in the epoch it is not`, () => {
      const wrong: string[] = [];
      for (let i = 12; i < bytes.length; i++) {
        for (let bit = 0; bit < 8; bit++) {
          const flipped = bytes.slice();
          flipped[i]! ^= 1 << bit;
          const result = outcome(() => [...readBatches(flipped)].length);
          if (i !== 16 && result !== 1 && !isCorrupt(result)) wrong.push(`byte ${i}: ${result}`);
          if ((i < 16) !== (result === 1)) wrong.push(`byte ${i}: ${result}`);
        }
      }
      expect(wrong).toEqual([]);
    });
  }
  it("L6 without its last byte: the segment ends after L5", () => {
    const batches = readBatches(joined(L5, L6).subarray(0, -1));
    expect([...batches].length).toBe(1);
    expect(batches.partial).toBe(172);
  });
});

describe("readBatches()", () => {
  const three = joined(L7, L8, L9);
  const ends = [0, 99, 99 + L8.length, three.length];

  it("reliability 6.4 row 50: gives the whole batches and what is left, wherever the bytes are cut", () => {
    const wrong: string[] = [];
    for (let cut = 0; cut <= three.length; cut++) {
      const batches = readBatches(three.subarray(0, cut));
      const whole = [...batches].length;
      const expected = ends.filter((end) => end > 0 && end <= cut).length;
      if (whole !== expected || batches.partial !== cut - ends[expected]!) {
        wrong.push(`${cut}: ${whole} batches, ${batches.partial} bytes`);
      }
    }
    expect(wrong).toEqual([]);
  });
  it("reliability 6.4 row 51: ends on garbage anywhere", () => {
    const wrong: string[] = [];
    for (let at = 0; at < three.length; at++) {
      for (const hex of ["00", "ff", "80000000", "00000000", "ffffffffffffffff"]) {
        if (at + hex.length / 2 > three.length) continue;
        for (const crc of ["refuse", "report"] as const) {
          const batches = readBatches(patched(three, at, hex), { crc });
          const result = outcome(() => Array.from(batches, ({ bytes }) => bytes.length));
          const isTyped = Array.isArray(result) ? sum(result) + batches.partial : isCorrupt(result);
          if (isTyped !== true && isTyped !== three.length) {
            wrong.push(`${hex} at ${at}: ${result}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
  it("reliability 6.4 row 52: refuses other magics", () => {
    for (const [hex, magic] of [["ff", -1], ["03", 3], ["7f", 127], ["80", -128]] as const) {
      expect(messageOf(patched(joined(L5, L6), 91 + 16, hex))).toBe(
        `Cannot decode Batch.magic at byte 91: expected 0 to 2, found ${magic} ` +
          "in the batch at byte 91, offsets 1 to 1",
      );
    }
  });
  it("reliability 6.4 row 52: reads a batch of magic 2 as nothing else", () => {
    for (const magic of ["00", "01"]) {
      const other = patched(L6, 16, magic);
      expect(messageOf(other)).toContain("Cannot decode Batch.crc at byte 0: ");
      expect(isCorrupt(outcome(() => [...readBatches(sealed(other))]))).toBe(true);
    }
  });
  it("reliability 6.4 row 53: an empty batch knows its last offset", () => {
    const batch = batchIn(withBlock(L6, 0, ""));
    expect(batch).toMatchObject({ baseOffset: 1n, lastOffset: 2n, count: 0 });
    expect(batch.bytes.length).toBe(61);
    expect(readRecords(batch)).toEqual([]);
  });
  it("reliability 6.4 row 54: names the offsets of a batch whose checksum does not fit", () => {
    for (const at of [17, 21, 27, 43, 57, 61, L6.length - 1]) {
      const set = joined(L5, L6, L5);
      set[91 + at]! ^= 1;
      expect(messageOf(set)).toBe(
        "Cannot decode Batch.crc at byte 91: expected that of its bytes, found another " +
          "in the batch at byte 91, offsets 1 to 2",
      );
    }
  });
  it("reliability 6.4 row 54: no other word than report and skip lets bytes through", () => {
    const set = joined(L5, L6, L5);
    set[91 + 61]! ^= 1;
    for (const crc of [undefined, null, false, "Skip", "none"]) {
      expect(() => [...readBatches(set, { crc: crc as never })]).toThrow("Cannot decode Batch.crc");
    }
  });
  it("reliability 6.4 row 54: with crc report gives that batch and those behind it", () => {
    const set = joined(L5, L6, L5);
    set[91 + 100]! ^= 1;
    const batches = [...readBatches(set, { crc: "report" })];
    expect(batches.map(({ crcValid }) => crcValid)).toEqual([true, false, true]);
    expect(batches[1]!.crc).toBe(0x6e589485);
    expect(readRecords(batches[1]!).length).toBe(2);
  });
  it("reliability 6.4 row 54: with crc skip nobody looks, and the records are the same", () => {
    const set = joined(L5, L6, L5);
    set[91 + 17]! ^= 1; // a byte of the checksum
    const batches = [...readBatches(set, { crc: "skip" })];
    expect(batches.map(({ crcValid }) => crcValid)).toEqual([null, null, null]);
    const wanted = [...readBatches(joined(L5, L6, L5))].flatMap((batch) => readRecords(batch));
    expect(batches.flatMap((batch) => readRecords(batch))).toEqual(wanted);
  });
  it("reliability 6.4 row 55: a control batch that is skipped leaves nothing behind", () => {
    const data = [...readBatches(joined(L5, L6, L5, L6))].filter(({ isControl }) => !isControl);
    expect(data.flatMap((batch) => readRecords(batch)).map(({ offset }) => offset))
      .toEqual([1n, 2n, 1n, 2n]);
  });
  it("reliability 6.1 row 6: a length that lies is corrupt, also with a checksum that fits", () => {
    const wrong: string[] = [];
    for (let lie = -8; lie <= 8; lie++) {
      if (lie === 0) continue;
      const set = patched(joined(L6, L5), 8, hexInt32(L6.length - 12 + lie));
      const lying = sealed(set.subarray(0, L6.length + lie));
      for (const bytes of [set, joined(lying, set.subarray(lying.length)), lying]) {
        const result = outcome(() => [...readBatches(bytes)].map((batch) => readRecords(batch)));
        if (!isCorrupt(result)) wrong.push(`${lie}: ${result}`);
      }
    }
    expect(wrong).toEqual([]);
  });
  it("refuses lengths that no batch has", () => {
    for (const length of [-2_147_483_648, -1, 0, 1, 13]) {
      expect(messageOf(patched(L5, 8, hexInt32(length)))).toBe(
        `Cannot decode Batch.batchLength at byte 0: expected at least 14, found ${length} ` +
          "in the batch at byte 0, offsets 0 to 0",
      );
      expect(messageOf(patched(L6, 8, hexInt32(length)).subarray(0, 12))).toContain("least 14");
    }
    for (const length of [14, 48]) {
      const short = patched(L5, 8, hexInt32(length));
      expect(messageOf(short)).toContain(`expected at least 49, found ${length} in`);
      expect(messageOf(short.subarray(0, 17))).toContain(
        `expected at least 49, found ${length} in`,
      );
      expect(readBatchesOf(short.subarray(0, 16))).toEqual([0, 16]);
    }
    expect(messageOf(patched(L5, 8, hexInt32(49)))).toContain("Batch.crc");
  });
  it("takes a length beyond the end for a batch that is cut", () => {
    expect(readBatchesOf(patched(L5, 8, "7fffffff"))).toEqual([0, 91]);
    expect(readBatchesOf(patched(L5, 8, hexInt32(80)))).toEqual([0, 91]);
  });
  it("ends where zeros begin, as brokers preallocate segments", () => {
    for (const zeros of [12, 13, 16, 17, 61, 100_000]) {
      expect(readBatchesOf(joined(L5, new Uint8Array(zeros)))).toEqual([1, 0]);
    }
    expect(readBatchesOf(new Uint8Array(12))).toEqual([0, 0]);
  });
  it("does not take zeros that may be the start of a batch for the end", () => {
    for (let zeros = 1; zeros < 12; zeros++) {
      expect(readBatchesOf(joined(L5, new Uint8Array(zeros)))).toEqual([1, zeros]);
    }
    expect(messageOf(joined(L5, new Uint8Array(1_000), L5))).toContain(
      "byte 91: expected at least 14",
    );
  });
  it("reads no batch from nothing", () => {
    expect(readBatchesOf(null)).toEqual([0, 0]);
    expect(readBatchesOf(new Uint8Array(0))).toEqual([0, 0]);
  });
  it("begins again each time it is iterated", () => {
    const batches = readBatches(three.subarray(0, -1));
    expect([...batches].length).toBe(2);
    expect(batches.partial).toBe(L9.length - 1);
    for (const batch of batches) {
      expect(batch.offset).toBe(0);
      break;
    }
    expect(batches.partial).toBe(0);
    expect([...batches].length).toBe(2);
  });
  it("reads views of what it is given, wherever that lies in its buffer", () => {
    for (let shift = 0; shift < 8; shift++) {
      const buffer = joined(new Uint8Array(shift).fill(255), L5, L6, new Uint8Array(9).fill(255));
      const window = buffer.subarray(shift, shift + L5.length + L6.length);
      const batches = [...readBatches(window)];
      expect(batches.map(({ bytes }) => bytes.byteOffset)).toEqual([shift, shift + 91]);
      for (const { bytes, block } of batches) {
        expect(bytes.buffer).toBe(buffer.buffer);
        expect(block.byteOffset).toBe(bytes.byteOffset + 61);
        expect(block.length).toBe(bytes.length - 61);
      }
      const records = batches.flatMap((batch) => readRecords(batch));
      expect(records.every(({ value }) => value!.buffer === buffer.buffer)).toBe(true);
    }
  });
  it("says what the attributes say", () => {
    const attributesOf = (hex: string) => {
      const { codec, timestampType, isTransactional, isControl, deleteHorizonMs } = batchIn(
        sealed(patched(L6, 21, hex)),
      );
      return [codec, timestampType, isTransactional, isControl, deleteHorizonMs];
    };
    expect(attributesOf("0000")).toEqual(["none", "create", false, false, null]);
    expect(attributesOf("0001")).toEqual(["gzip", "create", false, false, null]);
    expect(attributesOf("0002")).toEqual(["snappy", "create", false, false, null]);
    expect(attributesOf("0003")).toEqual(["lz4", "create", false, false, null]);
    expect(attributesOf("0004")).toEqual(["zstd", "create", false, false, null]);
    expect(attributesOf("0008")).toEqual(["none", "logAppend", false, false, null]);
    expect(attributesOf("0010")).toEqual(["none", "create", true, false, null]);
    expect(attributesOf("0020")).toEqual(["none", "create", false, true, null]);
    expect(attributesOf("0040")).toEqual(["none", "create", false, false, 1_700_000_000_000n]);
    expect(attributesOf("ff80")).toEqual(["none", "create", false, false, null]);
    expect(attributesOf("fffc")).toEqual([
      "zstd",
      "logAppend",
      true,
      true,
      1_700_000_000_000n,
    ]);
  });
  it("refuses a header that contradicts itself behind a checksum that fits", () => {
    expect(messageOf(sealed(patched(L6, 21, "0005")))).toBe(
      "Cannot decode Batch.attributes at byte 0: expected codec 0 to 4, found codec 5 " +
        "in the batch at byte 0, offsets 1 to 2",
    );
    expect(messageOf(sealed(patched(L6, 21, "0006")))).toContain("found codec 6");
    expect(messageOf(sealed(patched(L6, 21, "0007")))).toContain("found codec 7");
    expect(messageOf(sealed(patched(L6, 23, "ffffffff")))).toBe(
      "Cannot decode Batch.lastOffsetDelta at byte 0: expected at least 0, found less " +
        "in the batch at byte 0, offsets 1 to 0",
    );
  });
  it("reliability 6.1 row 5: refuses a negative number of records behind a checksum that fits", () => {
    for (const count of [-1, -2_147_483_648]) {
      const error = outcome(() => batchIn(sealed(patched(L6, 57, hexInt32(count)))));
      expect(error).toBeInstanceOf(DecodeError);
      expect(error).toMatchObject({
        reason: "corrupt",
        path: ["recordsCount"],
        offset: 0,
        expected: "at least 0",
        found: `${count} in the batch at byte 0, offsets 1 to 2`,
      });
    }
  });
  it("reads int32 and int64 at their edges", () => {
    const edges = sealed(patched(
      L6,
      0,
      "7fffffffffffffff000000a180000000026e5894850000" + "00000000" + "8000000000000000" +
        "7fffffffffffffff" + "7fffffffffffffff" + "7fff" + "7fffffff" + "00000002",
    ));
    expect(batchIn(edges)).toMatchObject({
      baseOffset: 9_223_372_036_854_775_807n,
      lastOffset: 9_223_372_036_854_775_807n,
      partitionLeaderEpoch: -2_147_483_648,
      baseTimestamp: -9_223_372_036_854_775_808n,
      maxTimestamp: 9_223_372_036_854_775_807n,
      producerId: 9_223_372_036_854_775_807n,
      producerEpoch: 32_767,
      baseSequence: 2_147_483_647,
    });
  });
});

describe("controlType()", () => {
  it("gives also what is not known yet", () => {
    expect(controlType({ key: bytesOf("0000000000") })).toBe(0);
    expect(controlType({ key: bytesOf("00017fff") })).toBe(32_767);
    expect(controlType({ key: bytesOf("0000ffff") })).toBe(-1);
  });
  it("refuses other keys", () => {
    const textOf = (key: Uint8Array | null) => String(outcome(() => controlType({ key })));
    expect(textOf(null)).toBe(
      "DecodeError: Cannot decode ControlRecord.key at byte 0: expected at least 4 bytes, found null",
    );
    expect(textOf(bytesOf("000000"))).toContain("expected at least 4 bytes, found 3 bytes");
    expect(textOf(bytesOf("ffff0000"))).toContain(
      "expected version 0 or above, found a negative one",
    );
  });
});

function isCorrupt(result: unknown): boolean {
  return result instanceof DecodeError && result.reason === "corrupt";
}

function messageOf(bytes: Uint8Array): string {
  const error = outcome(() => [...readBatches(bytes)]);
  return error instanceof DecodeError && error.reason === "corrupt" ? error.message : String(error);
}

function readBatchesOf(bytes: Uint8Array | null): [batches: number, partial: number] {
  const batches = readBatches(bytes);
  const list: Batch[] = [...batches];
  return [list.length, batches.partial];
}

function hexInt32(n: number): string {
  return (n >>> 0).toString(16).padStart(8, "0");
}

function sum(list: readonly number[]): number {
  return list.reduce((total, n) => total + n, 0);
}
