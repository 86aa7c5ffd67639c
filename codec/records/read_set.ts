// The set of messages inside a compressed message of magic 0 or 1.

import type { Reader } from "../wire/mod.ts";
import type { Batch, LogRecord } from "./batch.ts";
import { readMessage } from "./legacy.ts";
import { readBatches, type ReadBatchesOptions } from "./read_batches.ts";
import { RECORD_COST } from "./read_v2.ts";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The records of the set that the wrapper holds, all of the reader's bytes. */
export function readSet(
  r: Reader,
  wrapper: Batch,
  options: ReadBatchesOptions,
): readonly LogRecord[] {
  const records: Mutable<LogRecord>[] = [];
  const batches = readBatches(r.bytes, options);
  r.at("records");
  for (const message of batches) {
    r.down(records.length);
    records.push(readInner(r, wrapper, message));
    r.up();
  }
  r.at(records.length);
  checkEnd(r, batches.partial);
  r.at("records");
  makeAbsolute(r, wrapper, records);
  return records;
}

function readInner(r: Reader, wrapper: Batch, message: Batch): Mutable<LogRecord> {
  const { codec, magic, offset } = message;
  if (magic === 2) throw r.error("corrupt", offset, "magic 0 or 1", "magic 2");
  if (codec !== "none") throw r.error("limit", offset, "a wrapper and a set", "a deeper nesting");
  r.charge(RECORD_COST, 1);
  const record: Mutable<LogRecord> = readMessage(r, offset, message);
  if (magic === 1 && wrapper.timestampType === "logAppend") {
    record.timestamp = wrapper.baseTimestamp;
  }
  return record;
}

/** A message that is cut is no broken one: such sets have been seen (kafka-python #710). */
function checkEnd(r: Reader, partial: number): void {
  const rest = r.end - r.position;
  if (partial > 0) {
    throw r.error("truncated", r.position, "a whole message", `${partial} of its bytes`);
  }
  if (rest > 0) throw r.error("corrupt", r.position, "a message", `${rest} zeros`);
}

/**
 * In magic 1 the offset of the wrapper is that of the last message, and those inside count from the first.
 * Some versions of librdkafka leave 0 in a wrapper that they produce: theirs count from 0.
 */
function makeAbsolute(r: Reader, wrapper: Batch, records: readonly Mutable<LogRecord>[]): void {
  const last = records.at(-1);
  if (last === undefined) throw r.error("corrupt", 0, "at least 1 message", "none");
  const { lastOffset, magic } = wrapper;
  if (magic === 0 || lastOffset === 0n) return;
  const base = lastOffset - last.offset;
  if (base < 0n) throw r.error("corrupt", 0, "offsets up to that of the wrapper", "a higher one");
  for (const record of records) record.offset += base;
}
