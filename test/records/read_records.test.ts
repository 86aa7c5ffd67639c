import { describe, expect, it } from "vitest";
import {
  type LogRecord,
  MissingDecompressorError,
  readRecords,
  type ReadRecordsOptions,
} from "../../codec/records/mod.ts";
import { DecodeError } from "../../codec/wire/mod.ts";
import { bytesOf, hexOf } from "../kit/hex.ts";
import { Random } from "../kit/random.ts";
import { batchIn, outcome, patched, sealed, specified, withBlock } from "./specimens.ts";

const { L6 } = specified;
const LONGEST = "feffffffffffffffff01"; // 2⁶³ − 1

describe("readRecords()", () => {
  it("reads every field", () => {
    const block = "32" + "00" + "d00f" + "02" + "066b6579" + "0a76616c7565" + "06" +
      "0261" + "0278" + "00" + "00" + "04c3a9" + "01";
    const batch = batchIn(
      withBlock(patched(L6, 43, "00000000000007d2" + "0003" + "00000005"), 1, block),
    );
    expect(readRecords(batch)).toEqual([{
      offset: 2n,
      timestamp: 1_700_000_001_000n,
      sequence: 6,
      key: bytesOf("6b6579"),
      value: bytesOf("76616c7565"),
      headers: [
        { key: "a", value: bytesOf("78") },
        { key: "", value: new Uint8Array(0) },
        { key: "é", value: null },
      ],
    }]);
  });
  it("tells null from empty", () => {
    const [nulls, empties] = recordsIn(2, "0c000000010100" + "0c000002000000");
    expect(nulls).toMatchObject({ key: null, value: null, headers: [] });
    expect(empties).toMatchObject({ key: new Uint8Array(0), value: new Uint8Array(0) });
  });
  it("counts offsets and timestamps from those of the batch", () => {
    const records = recordsIn(3, "0c000100010100" + "0c000003010100" + "0c000206010100");
    expect(records.map(({ offset }) => offset)).toEqual([1n, -1n, 4n]);
    expect(records.map(({ timestamp }) => timestamp - 1_700_000_000_000n)).toEqual([-1n, 0n, 1n]);
  });
  it("takes the append time where the broker has set the timestamps", () => {
    const appended = patched(patched(L6, 21, "0008"), 35, "0000018bcfe56bff");
    const [record] = readRecords(batchIn(withBlock(appended, 1, "0c000a00010100")));
    expect(record!.timestamp).toBe(1_700_000_001_023n);
  });
  it("counts from the delete horizon", () => {
    const horizon = patched(L6, 21, "0040");
    const batch = batchIn(withBlock(horizon, 1, "0c00" + "0900" + "010100"));
    expect(batch.deleteHorizonMs).toBe(1_700_000_000_000n);
    expect(readRecords(batch)[0]!.timestamp).toBe(1_699_999_999_995n);
  });
  it("goes on with sequence 0 behind 2³¹ − 1, and has none without a producer", () => {
    const sequencesFrom = (hex: string) =>
      readRecords(batchIn(withBlock(
        patched(L6, 53, hex),
        3,
        "0c000000010100" + "0c000002010100" + "0c000004010100",
      ))).map(({ sequence }) => sequence);
    expect(sequencesFrom("7ffffffe")).toEqual([2_147_483_646, 2_147_483_647, 0]);
    expect(sequencesFrom("00000000")).toEqual([0, 1, 2]);
    expect(sequencesFrom("ffffffff")).toEqual([-1, -1, -1]);
  });
  it("ignores the attributes of a record, which no Kafka has used", () => {
    expect(recordsIn(1, "0cff0000010100").length).toBe(1);
  });
  it("accepts varints longer than needed", () => {
    const [record] = recordsIn(1, "960000" + "8000" + "8000" + "8100" + "8100" + "8000");
    expect(record).toMatchObject({ offset: 1n, key: null, value: null, headers: [] });
  });
  it("refuses a batch that is compressed", () => {
    const error = outcome(() => readRecords(batchIn(sealed(patched(L6, 21, "0004")))));
    expect(error).toBeInstanceOf(MissingDecompressorError);
    expect(error).toMatchObject({
      name: "MissingDecompressorError",
      codec: "zstd",
      message: "Cannot open a batch: expected a decompressor for zstd, found none",
    });
  });
});

describe("readRecords() refuses as corrupt", () => {
  const where = "in the batch at byte 0, offsets 1 to 2";
  for (
    const [what, count, block, message] of [
      [
        "a count of the first record too few",
        1,
        "0c000000010100" + "0c000002010100",
        "Batch at byte 68: expected end of message, found 7 bytes",
      ],
      [
        "one more than there are",
        2,
        "0c000000010100" + "0c00000201",
        "Batch.records at byte 61: expected at most 1 elements, found 2",
      ],
      [
        "one more, which has no bytes",
        2,
        "1a00000001" + "0e01020304050607" + "00",
        "Batch.records[1] at byte 75: expected uvarint (1 byte), found 0 bytes",
      ],
      [
        "bytes without a record",
        0,
        "00",
        "Batch at byte 61: expected end of message, found 1 byte",
      ],
      [
        "a length below 0",
        1,
        "01000000010100",
        "Batch.records[0] at byte 61: expected record, found null",
      ],
      [
        "a length far below 0",
        1,
        "07000000010100",
        "Batch.records[0] at byte 61: expected at least -1, found -4",
      ],
      [
        "a length beyond the end",
        1,
        "0e000000010100",
        "Batch.records[0] at byte 61: expected at most 6 bytes, found 7",
      ],
      [
        "a length of 2³¹ − 1",
        1,
        "feffffff0f00000001",
        "Batch.records[0] at byte 61: expected at most 4 bytes, found 2147483647",
      ],
      [
        "a length with more bits",
        1,
        "feffffff1f00000001",
        "Batch.records[0] at byte 61: expected uvarint of 32 bits, found more bits",
      ],
      [
        "a record longer than its fields",
        1,
        "0e00000001010000",
        "Batch.records[0] at byte 61: expected 7 bytes, found 6",
      ],
      [
        "a record shorter than its fields",
        2,
        "0a000000010100" + "0c000002010100",
        "Batch.records[0] at byte 61: expected 5 bytes, found 6",
      ],
      [
        "an empty record",
        1,
        "00000000010100",
        "Batch.records[0] at byte 61: expected 0 bytes, found 6",
      ],
      [
        "a timestamp without an end",
        1,
        `1800${"ff".repeat(11)}`,
        "Batch.records[0] at byte 63: expected varint of 64 bits, found more bits",
      ],
      [
        "an offset without an end",
        1,
        "0e0000ffffffffff",
        "Batch.records[0] at byte 64: expected uvarint of 32 bits, found more bits",
      ],
      [
        "a key below null",
        1,
        "0c000000030100",
        "Batch.records[0].key at byte 65: expected at least -1, found -2",
      ],
      [
        "a key beyond the end",
        1,
        "0c000000060100",
        "Batch.records[0].key at byte 65: expected at most 2 bytes, found 3",
      ],
      [
        "a key that takes the rest",
        1,
        "0c000000040100",
        "Batch.records[0].value at byte 68: expected uvarint (1 byte), found 0 bytes",
      ],
      [
        "a value below null",
        1,
        "0c000000010300",
        "Batch.records[0].value at byte 66: expected at least -1, found -2",
      ],
      [
        "a value beyond the end",
        1,
        "0c000000010400",
        "Batch.records[0].value at byte 66: expected at most 1 bytes, found 2",
      ],
      [
        "a negative number of headers",
        1,
        "0c000000010101",
        "Batch.records[0].headers at byte 67: expected array, found null",
      ],
      [
        "a very negative number of headers",
        1,
        "0c000000010103",
        "Batch.records[0].headers at byte 67: expected at least -1, found -2",
      ],
      [
        "more headers than bytes",
        1,
        "100000000101040001",
        "Batch.records[0].headers at byte 67: expected at most 1 elements, found 2",
      ],
      [
        "2³¹ − 1 headers",
        1,
        "140000000101feffffff0f",
        "Batch.records[0].headers at byte 67: expected at most 0 elements, found 2147483647",
      ],
      [
        "a header whose key is null",
        1,
        "100000000101020101",
        "Batch.records[0].headers[0].key at byte 68: expected string, found null",
      ],
      [
        "a header key beyond the end",
        1,
        "100000000101020401",
        "Batch.records[0].headers[0].key at byte 68: expected at most 1 bytes, found 2",
      ],
      [
        "a header value beyond the end",
        1,
        "100000000101020004",
        "Batch.records[0].headers[0].value at byte 69: expected at most 0 bytes, found 2",
      ],
    ] as const
  ) {
    it(what, () => {
      expect(textOf(count, block)).toBe(`corrupt: Cannot decode ${message} ${where}`);
    });
  }
  it("reliability 6.1 row 5: 2³¹ − 1 records", () => {
    expect(textOf(2_147_483_647, "0c000000010100")).toBe(
      `corrupt: Cannot decode Batch.records at byte 61: expected at most 1 elements, found 2147483647 ${where}`,
    );
  });
  it("reliability 6.1 row 2: more records than a seventh of the bytes, exactly", () => {
    const block = "0c000000010100".repeat(8);
    expect(recordsIn(8, block).length).toBe(8);
    expect(textOf(9, block)).toContain("records at byte 61: expected at most 8 elements, found 9");
    expect(textOf(9, `${block}000000000000`)).toContain("expected at most 8 elements, found 9");
    expect(textOf(9, `${block}00000000000000`)).toContain(
      "records[8] at byte 117: expected 0 bytes",
    );
  });
  it("every proper prefix of records", () => {
    const { block, count } = batchIn(L6);
    const accepted: number[] = [];
    for (let length = 0; length < block.length; length++) {
      if (!textOf(count!, hexOf(block.subarray(0, length))).startsWith("corrupt: ")) {
        accepted.push(length);
      }
    }
    expect(accepted).toEqual([]);
  });
  it("a record with any other length before it", () => {
    const record = "000000066b6579047676020261026278".slice(0, -2);
    const length = record.length / 2;
    expect(recordsIn(1, hexVarint(length) + record).length).toBe(1);
    const accepted: number[] = [];
    for (let lie = -length; lie <= 64; lie++) {
      if (lie === 0) continue;
      const text = textOf(1, hexVarint(length + lie) + record + "00".repeat(64));
      if (!text.startsWith("corrupt: ")) accepted.push(lie);
    }
    expect(accepted).toEqual([]);
  });
});

describe("readRecords() with a header key that is not UTF-8", () => {
  const block = "160000000101" + "02" + "06ff6180" + "01";
  it("refuses it", () => {
    expect(textOf(1, block)).toBe(
      "invalid-utf8: Cannot decode Batch.records[0].headers[0].key at byte 69: expected UTF-8, " +
        "found something else in the batch at byte 0, offsets 1 to 2",
    );
  });
  it("replaces it if told so, and keeps its bytes", () => {
    const [record] = recordsIn(1, block, { replaceInvalidUtf8: true });
    expect(record!.headers).toEqual([
      { key: "\u{fffd}a\u{fffd}", value: null, rawKey: bytesOf("ff6180") },
    ]);
    const [good] = recordsIn(1, "160000000101" + "02" + "06efbbbf" + "01", {
      replaceInvalidUtf8: true,
    });
    expect(good!.headers).toEqual([{ key: "\u{feff}", value: null }]);
  });
});

describe("readRecords() has limits", () => {
  const eight = "0c000000010100".repeat(8);
  it("elements are records and headers, exactly", () => {
    const block = "140000000101" + "04" + "0001" + "0001";
    expect(recordsIn(1, block, { limits: { elements: 3 } }).length).toBe(1);
    expect(textOf(1, block, { limits: { elements: 2 } })).toMatch(
      /^limit: Cannot decode Batch.records\[0\].headers at byte 68: .* in the batch at byte 0, offsets/,
    );
    expect(recordsIn(8, eight, { limits: { elements: 8 } }).length).toBe(8);
    expect(textOf(8, eight, { limits: { elements: 7 } })).toMatch(
      /^limit: Cannot decode Batch.records at/,
    );
  });
  it("elements are 1,000,000 if nothing is said", () => {
    const full = batchIn(withBlock(L6, 1_000_000, "0c000000010100".repeat(1_000_000)));
    expect(readRecords(full).length).toBe(1_000_000);
    const over = batchIn(withBlock(L6, 1_000_001, "0c000000010100".repeat(1_000_001)));
    expect(outcome(() => readRecords(over))).toMatchObject({ reason: "limit" });
    expect(readRecords(over, { limits: { elements: 2_000_000 } }).length).toBe(1_000_001);
  });
  it("reliability R-15: the budget charges records, views, headers and strings", () => {
    const costOf = (count: number, block: string) => {
      const batch = batchIn(withBlock(L6, count, block));
      for (let budget = 0;; budget++) {
        const result = outcome(() => readRecords(batch, { limits: { budget } }));
        if (Array.isArray(result)) return budget;
        if (!(result instanceof DecodeError) || result.reason !== "limit-memory") throw result;
      }
    };
    const list = 48;
    expect(costOf(1, "0c000000010100")).toBe(list + 152);
    expect(costOf(8, eight)).toBe(list + 8 * 152);
    expect(costOf(1, "1000000002ff02ff00")).toBe(list + 152 + 2 * 208);
    expect(costOf(1, "0c000000000000")).toBe(list + 152);
    expect(costOf(1, "140000000101" + "04" + "0001" + "0001")).toBe(2 * list + 152 + 2 * 56);
    expect(costOf(1, "160000000101" + "02" + "0461" + "61" + "02" + "ff"))
      .toBe(2 * list + 152 + 56 + 26 + 208);
  });
  it("reliability R-15: headers of two bytes and more are read, headers that keep most are refused", () => {
    const recordsWith = (header: string, n: number) => {
      const record = `0000000101${(2 * n).toString(16).padStart(2, "0")}${header.repeat(n)}`;
      return withBlock(L6, 2_000, `${record.length.toString(16)}${record}`.repeat(2_000));
    };
    expect(readRecords(batchIn(recordsWith("0661626306616263", 5))).length).toBe(2_000);
    expect(readRecords(batchIn(recordsWith("0000", 5))).length).toBe(2_000);
    expect(outcome(() => readRecords(batchIn(recordsWith("000261", 5)))))
      .toMatchObject({ reason: "limit-memory" });
  });
});

it("reliability R-06: a byte changed behind a checksum that fits is read or refused, never worse", () => {
  const random = new Random(50);
  const untyped: string[] = [];
  let refused = 0;
  for (let i = 0; i < 20_000; i++) {
    const block = batchIn(L6).block.slice();
    block[random.below(block.length)] = random.uint32();
    const result = outcome(() => readRecords({ ...batchIn(L6), bytes: framed(block), block }));
    if (isCorrupt(result) || isInvalidText(result)) refused++;
    else if (!Array.isArray(result)) untyped.push(`${hexOf(block)}: ${result}`);
  }
  expect(untyped).toEqual([]);
  expect(refused).toBeGreaterThan(100);
});

it("readRecords() has read all or refused, for any short block", () => {
  const untyped: string[] = [];
  for (let n = 0; n < 65_536; n += 7) {
    const block = Uint8Array.of(n >> 8, n, n & 15, n >> 4, 1, 1, 0);
    const result = outcome(() =>
      readRecords({ ...batchIn(L6), count: 1, bytes: framed(block), block })
    );
    if (!isCorrupt(result) && !Array.isArray(result)) untyped.push(`${hexOf(block)}: ${result}`);
  }
  expect(untyped).toEqual([]);
  expect(recordsIn(1, `1e00${LONGEST}00010100`)[0]!.timestamp)
    .toBe(1_700_000_000_000n + 9_223_372_036_854_775_807n);
});

function framed(block: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(61 + block.length);
  bytes.set(block, 61);
  return bytes;
}

function recordsIn(
  count: number,
  block: string,
  options?: ReadRecordsOptions,
): readonly LogRecord[] {
  return readRecords(batchIn(withBlock(L6, count, block)), options);
}

function textOf(count: number, block: string, options?: ReadRecordsOptions): string {
  const error = outcome(() => recordsIn(count, block, options));
  return error instanceof DecodeError ? `${error.reason}: ${error.message}` : String(error);
}

function isCorrupt(result: unknown): boolean {
  return result instanceof DecodeError && result.reason === "corrupt";
}

function isInvalidText(result: unknown): boolean {
  return result instanceof DecodeError && result.reason === "invalid-utf8";
}

/** A number below 2¹³ as a zig-zag varint. */
function hexVarint(n: number): string {
  const bits = n < 0 ? -2 * n - 1 : 2 * n;
  return hexOf(bits < 128 ? Uint8Array.of(bits) : Uint8Array.of(bits | 128, bits >> 7));
}
