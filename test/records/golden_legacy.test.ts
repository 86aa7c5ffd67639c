// Message sets of magic 0 and 1 that Kafka's own classes wrote.

import { describe, expect, it } from "vitest";
import {
  builtIn,
  encodePlainBatch,
  type LogRecord,
  openBatch,
  readBatches,
} from "../../codec/records/mod.ts";
import { goldenLines } from "../kit/golden.ts";
import { bytesOf, hexOf } from "../kit/hex.ts";

interface Line {
  readonly magic: 0 | 1;
  readonly codec: string;
  readonly baseOffset: number;
  readonly timestampType: string;
  readonly records: readonly (readonly [key: string | null, value: string | null])[];
  readonly hex: string;
}

const FIRST = 1_700_000_000_000;
const APPENDED = 1_700_000_000_099n;
const lines: Line[] = (await goldenLines("legacy-3.9")).map((line) => JSON.parse(line));

it("there are sets of both magics in every codec", () => {
  const kinds = new Set(lines.map(({ magic, codec }) => `${magic} ${codec}`));
  expect(lines.length).toBe(36);
  expect([...kinds].sort()).toEqual(
    ["0 gzip", "0 lz4", "0 none", "0 snappy", "1 gzip", "1 lz4", "1 none", "1 snappy"],
  );
});

describe("protocol 5: readBatches() and openBatch() read the set", () => {
  for (const line of lines) {
    it(nameOf(line), async () => {
      const batches = [...readBatches(bytesOf(line.hex))];
      expect(batches.length).toBe(line.codec === "none" ? line.records.length : 1);
      const records: LogRecord[] = [];
      for (const batch of batches) {
        expect(batch).toMatchObject({ magic: line.magic, codec: line.codec, crcValid: true });
        records.push(...await openBatch(batch, { decompress: builtIn }));
      }
      expect(records.map(({ key, value }) => [textOf(key), textOf(value)])).toEqual(line.records);
      expect(records.map(({ offset }) => offset)).toEqual(
        line.records.map((_, i) => BigInt(line.baseOffset + i)),
      );
      expect(records.map(({ timestamp }) => timestamp)).toEqual(
        line.records.map((_, i) => timestampOf(line, i)),
      );
    });
  }
});

describe("encodePlainBatch() writes the same bytes as Kafka for", () => {
  for (const line of lines.filter(({ codec }) => codec === "none")) {
    it(nameOf(line), () => {
      const records = line.records.map(([key, value], i) => ({
        timestamp: timestampOf(line, i),
        key: key === null ? null : new TextEncoder().encode(key),
        value: value === null ? null : new TextEncoder().encode(value),
      }));
      const { magic, baseOffset, timestampType } = line;
      const written = encodePlainBatch({
        magic,
        baseOffset: BigInt(baseOffset),
        records,
        ...timestampType === "LogAppendTime" ? { timestampType: "logAppend" } : {},
      });
      expect(hexOf(written)).toBe(line.hex);
    });
  }
});

function nameOf({ magic, codec, baseOffset, timestampType, records }: Line): string {
  return `magic ${magic}, ${codec}, ${records.length} from ${baseOffset}, ${timestampType}`;
}

function timestampOf({ magic, timestampType }: Line, i: number): bigint {
  if (magic === 0) return -1n;
  return timestampType === "LogAppendTime" ? APPENDED : BigInt(FIRST + i);
}

function textOf(bytes: Uint8Array | null): string | null {
  return bytes && new TextDecoder().decode(bytes);
}
