// Writing a batch of magic 2.

import { isBytes, putInt16, writeInt16, writeInt32, writeInt64, type Writer } from "../wire/mod.ts";
import type { BatchInit, RecordHeader } from "./batch.ts";
import { crc32c } from "./crc32c.ts";
import { checkInt64, codecBits, maxTimestampOf, type Row, rowsOf, timestampBit } from "./rows.ts";
import { writeVarint, writeVarlong } from "./varint.ts";

const MAX_DELTA = 2_147_483_647n;

/** Writes a batch whose records are not compressed yet, without its length and checksum: see `sealV2`. */
export function writeV2(w: Writer, init: BatchInit): void {
  const { baseOffset = 0n, partitionLeaderEpoch = -1, deleteHorizonMs = null } = init;
  const { producerId = -1n, producerEpoch = -1, baseSequence = -1 } = init;
  const rows = rowsOf(w, init, baseOffset);
  const baseTimestamp = deleteHorizonMs ?? init.baseTimestamp ?? rows[0]?.timestamp ?? -1n;
  writeInt64(w, "baseOffset", baseOffset);
  w.room(4); // length
  writeInt32(w, "partitionLeaderEpoch", partitionLeaderEpoch);
  w.bytes[w.room(1)] = 2;
  w.room(4); // checksum
  putInt16(w, w.room(2), "attributes", attributesOf(w, init, rows));
  writeInt32(w, "lastOffset", lastDeltaOf(w, init, rows));
  writeInt64(w, deleteHorizonMs === null ? "baseTimestamp" : "deleteHorizonMs", baseTimestamp);
  writeInt64(w, "maxTimestamp", maxTimestampOf(init, rows));
  writeInt64(w, "producerId", producerId);
  writeInt16(w, "producerEpoch", producerEpoch);
  writeInt32(w, "baseSequence", baseSequence);
  writeInt32(w, "records", rows.length);
  for (let i = 0; i < rows.length; i++) writeRecord(w, i, rows[i]!, baseOffset, baseTimestamp);
}

/** Puts length and checksum into a batch that is otherwise complete. */
export function sealV2<T extends Uint8Array>(batch: T): T {
  const view = new DataView(batch.buffer, batch.byteOffset, batch.byteLength);
  view.setInt32(8, batch.length - 12);
  view.setUint32(17, crc32c(batch, 21));
  return batch;
}

function attributesOf(w: Writer, init: BatchInit, rows: readonly Row[]): number {
  const { isTransactional = false, isControl = false, deleteHorizonMs = null } = init;
  const codec = codecBits(w, init);
  return (rows.length > 0 ? codec : 0) | // Kafka never compresses nothing
    timestampBit(w, init) |
    bit(w, "isTransactional", isTransactional, 16) |
    bit(w, "isControl", isControl, 32) |
    (deleteHorizonMs === null ? 0 : 64);
}

function bit(w: Writer, key: string, x: boolean, value: number): number {
  w.at(key);
  if (typeof x !== "boolean") throw w.bad("bool", x);
  return x ? value : 0;
}

function lastDeltaOf(w: Writer, init: BatchInit, rows: readonly Row[]): number {
  const { baseOffset = 0n } = init;
  const least = rows.at(-1)?.offset ?? baseOffset;
  const { lastOffset = least } = init;
  checkInt64(w, "lastOffset", lastOffset);
  if (lastOffset < least) throw w.error("that of the last record or above", "a lower one");
  const delta = lastOffset - baseOffset;
  if (delta > MAX_DELTA) throw w.error(`at most ${MAX_DELTA} above baseOffset`, "a higher one");
  return Number(delta);
}

function writeRecord(
  w: Writer,
  i: number,
  row: Row,
  baseOffset: bigint,
  baseTimestamp: bigint,
): void {
  w.at("records");
  w.down(i);
  const { timestamp, offset, key, value, headers } = row;
  const width = widthOf((key?.length ?? 0) + (value?.length ?? 0));
  const start = w.room(width);
  w.bytes[w.room(1)] = 0;
  const delta = timestamp - baseTimestamp;
  w.at("timestamp");
  if (BigInt.asIntN(64, delta) !== delta) throw w.error("int64 from baseTimestamp", "out of range");
  writeVarlong(w, delta);
  writeVarint(w, Number(offset - baseOffset));
  writeSpan(w, "key", key);
  writeSpan(w, "value", value);
  writeHeaders(w, headers);
  putLength(w, start, width);
  w.up();
}

function writeHeaders(w: Writer, headers: readonly RecordHeader[]): void {
  w.at("headers");
  if (!Array.isArray(headers)) throw w.bad("array", headers);
  const n = headers.length;
  writeVarint(w, n);
  for (let i = 0; i < n; i++) writeHeader(w, i, headers[i]);
}

function writeHeader(w: Writer, i: number, header: RecordHeader): void {
  w.into(i, header);
  const { key, value } = header;
  w.at("key");
  if (typeof key !== "string" || /\p{Surrogate}/u.test(key)) throw w.bad("string", key);
  writeSpan(w, "key", (utf8 ??= new TextEncoder()).encode(key));
  writeSpan(w, "value", value);
  w.up();
}

let utf8: TextEncoder | undefined;

function writeSpan(w: Writer, key: string, x: Uint8Array | null): void {
  if (x === null) return writeVarint(w, -1);
  w.at(key);
  if (!isBytes(x)) throw w.bad("Uint8Array or null", x);
  const n = x.length;
  writeVarint(w, n);
  w.bytes.set(x, w.room(n));
}

/** How many bytes a length takes as a varint. */
function widthOf(n: number): number {
  return n < 64 ? 1 : n < 8_192 ? 2 : n < 1_048_576 ? 3 : n < 134_217_728 ? 4 : 5;
}

/** Puts the length of a record into the `width` bytes that are free for it, or makes more room. */
function putLength(w: Writer, start: number, width: number): void {
  const from = start + width;
  const length = w.position - from;
  const more = widthOf(length) - width;
  w.room(more);
  if (more > 0) w.bytes.copyWithin(from + more, from, from + length);
  const end = w.position;
  w.position = start;
  writeVarint(w, length);
  w.position = end;
}
