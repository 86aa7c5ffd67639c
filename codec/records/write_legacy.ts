// Writing messages of magic 0 and 1: a set, and the wrapper around a compressed one.

import { writeInt64, writeNullableBytes, type Writer } from "../wire/mod.ts";
import type { BatchInit } from "./batch.ts";
import { crc32 } from "./crc32.ts";
import { codecBits, maxTimestampOf, type Row, rowsOf, timestampBit } from "./rows.ts";

const LEAST_OFFSET = -9_223_372_036_854_775_808n;

/** Writes a set of messages, none of them compressed. */
export function writeSet(w: Writer, init: BatchInit, magic: 0 | 1): void {
  const rows = legacyRows(w, init, magic);
  const bits = magic === 1 ? timestampBit(w, init) : 0;
  const isWrapped = codecBits(w, init) > 0;
  const base = isWrapped && magic === 1 && rows.length > 0 ? rows[0]!.offset : 0n;
  w.at("records");
  rows.forEach((row, i) => {
    w.down(i);
    writeMessage(w, magic, bits, { ...row, offset: row.offset - base });
    w.up();
  });
}

/** Writes the wrapper around the set that is compressed in `block`. */
export function writeWrapper(w: Writer, init: BatchInit, magic: 0 | 1, block: Uint8Array): void {
  const rows = legacyRows(w, init, magic);
  const bits = codecBits(w, init) | (magic === 1 ? timestampBit(w, init) : 0);
  w.at("records");
  if (rows.length === 0) throw w.error("at least 1 record", "none");
  const { offset } = rows.at(-1)!;
  const timestamp = maxTimestampOf(init, rows);
  w.at("block");
  writeMessage(w, magic, bits, { offset, timestamp, key: null, value: block });
}

function writeMessage(w: Writer, magic: 0 | 1, bits: number, row: Omit<Row, "headers">): void {
  writeInt64(w, "offset", row.offset);
  const size = w.room(4);
  const sum = w.room(4);
  const start = w.room(2);
  w.bytes[start] = magic;
  w.bytes[start + 1] = bits;
  if (magic === 1) writeInt64(w, "timestamp", row.timestamp);
  writeNullableBytes(w, "key", row.key);
  writeNullableBytes(w, "value", row.value);
  w.view.setInt32(size, w.position - sum);
  w.view.setUint32(sum, crc32(w.bytes, start, w.position));
}

/** The records, if this magic can say them and what else is set. */
function legacyRows(w: Writer, init: BatchInit, magic: 0 | 1): readonly Row[] {
  checkDefaults(w, init);
  if (magic === 0) checkNoTimestamps(w, init);
  w.at("codec");
  if (init.codec === "zstd") throw w.error(`a codec that magic ${magic} has`, "zstd");
  const rows = rowsOf(w, init, LEAST_OFFSET);
  rows.forEach(({ headers, timestamp }, i) => {
    w.down(i);
    absent(w, "headers", Array.isArray(headers) && headers.length === 0, "2");
    absent(w, "timestamp", magic === 1 || timestamp === -1n, "1 and 2");
    w.up();
  });
  checkLast(w, init, rows);
  return rows;
}

/** Without a header around them there is no offset behind the last message. */
function checkLast(w: Writer, { lastOffset }: BatchInit, rows: readonly Row[]): void {
  const last = rows.at(-1)?.offset;
  w.at("lastOffset");
  if (last !== undefined && lastOffset !== undefined && lastOffset > last) {
    throw w.error("that of the last record before magic 2", "a higher one");
  }
}

function checkDefaults(w: Writer, init: BatchInit): void {
  const { partitionLeaderEpoch = -1, producerId = -1n, producerEpoch = -1 } = init;
  const { baseSequence = -1, deleteHorizonMs = null } = init;
  const { isTransactional = false, isControl = false } = init;
  absent(w, "partitionLeaderEpoch", partitionLeaderEpoch === -1, "2");
  absent(w, "producerId", producerId === -1n, "2");
  absent(w, "producerEpoch", producerEpoch === -1, "2");
  absent(w, "baseSequence", baseSequence === -1, "2");
  absent(w, "deleteHorizonMs", deleteHorizonMs === null, "2");
  absent(w, "isTransactional", isTransactional === false, "2");
  absent(w, "isControl", isControl === false, "2");
}

function checkNoTimestamps(w: Writer, { timestampType = "none", maxTimestamp = -1n }: BatchInit) {
  absent(w, "timestampType", timestampType === "none", "1 and 2");
  absent(w, "maxTimestamp", maxTimestamp === -1n, "1 and 2");
}

/** For a magic without this field: the value must be the default. `since` are those that have it. */
function absent(w: Writer, key: string, isDefault: boolean, since: string): void {
  w.at(key);
  if (!isDefault) throw w.error(`its default, since only magic ${since} has it`, "another value");
}
