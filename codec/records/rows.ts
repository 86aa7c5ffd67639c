// The records to be written, checked and complete: each property of the caller's is read once.

import { EMPTY, type Key, type Writer } from "../wire/mod.ts";
import { type BatchInit, CODECS, type RecordInit } from "./batch.ts";

/** A record with everything that has a default. */
export type Row = Required<RecordInit>;

/** The records of a batch. Their offsets ascend, from `least` on. */
export function rowsOf(w: Writer, init: BatchInit, least: bigint): readonly Row[] {
  const { baseOffset = 0n, records } = init;
  checkInt64(w, "baseOffset", baseOffset);
  w.at("records");
  if (!Array.isArray(records)) throw w.bad("array", records);
  let next = baseOffset;
  return Array.from<RecordInit, Row>(records, (record, i) => {
    const row = rowOf(w, i, record, next);
    if (row.offset < (i === 0 ? least : next)) throw tooLow(w, i);
    next = row.offset + 1n;
    return row;
  });
}

function rowOf(w: Writer, i: number, record: RecordInit, next: bigint): Row {
  w.into(i, record);
  const { timestamp, key = null, value = null, headers = EMPTY, offset = next } = record;
  checkInt64(w, "timestamp", timestamp);
  checkInt64(w, "offset", offset);
  w.up();
  return { timestamp, key, value, headers, offset };
}

function tooLow(w: Writer, i: number) {
  w.down(i);
  w.at("offset");
  return w.error(
    i === 0 ? "baseOffset or above" : "above that of the record before",
    "a lower one",
  );
}

/** Refuses what is no int64. */
export function checkInt64(w: Writer, key: Key, x: unknown): void {
  w.at(key);
  if (typeof x !== "bigint" || BigInt.asIntN(64, x) !== x) throw w.bad("int64 (bigint)", x);
}

/** The bits of the codec, which all magics have in the same place. */
export function codecBits(w: Writer, { codec = "none" }: BatchInit): number {
  const number = CODECS.indexOf(codec);
  w.at("codec");
  if (number < 0) throw w.error("none, gzip, snappy, lz4 or zstd", "something else");
  return number;
}

/** The bit of the timestamp type, from magic 1 on. */
export function timestampBit(w: Writer, { timestampType = "create" }: BatchInit): number {
  w.at("timestampType");
  if (timestampType === "logAppend") return 8;
  if (timestampType === "create") return 0;
  throw w.error("create or logAppend", "something else");
}

/** The largest timestamp of the records, −1 without any. */
export function maxTimestampOf({ maxTimestamp }: BatchInit, rows: readonly Row[]): bigint {
  const larger = (max: bigint, { timestamp }: Row) => timestamp > max ? timestamp : max;
  return maxTimestamp ?? rows.reduce(larger, -1n);
}
