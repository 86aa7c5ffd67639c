// Batches of magic 2, in use since Kafka 0.11, and the records in them.

import {
  badLength,
  EMPTY,
  emptyBytes,
  type Reader,
  repeated,
  slots,
  VIEW_COST,
} from "../wire/mod.ts";
import { type Batch, type Codec, CODECS, type LogRecord, type RecordHeader } from "./batch.ts";
import { badHeader } from "./batch_error.ts";
import { readVarint, readVarlong } from "./varint.ts";

/** Where the records begin. */
export const V2_HEADER = 61;

/** The batch in `bytes`, which hold its header, not checked yet; `sum` is the checksum of its bytes. */
export function v2Batch(
  bytes: Uint8Array,
  view: DataView,
  offset: number,
  sum: number | null,
): Batch {
  const baseOffset = view.getBigInt64(0);
  const attributes = view.getInt16(21);
  const baseTimestamp = view.getBigInt64(27);
  return {
    offset,
    bytes,
    magic: 2,
    baseOffset,
    lastOffset: baseOffset + BigInt(view.getInt32(23)),
    partitionLeaderEpoch: view.getInt32(12),
    crc: view.getUint32(17),
    crcValid: sum === null ? null : sum === view.getUint32(17),
    attributes,
    codec: CODECS[attributes & 7] as Codec | "none",
    timestampType: attributes & 8 ? "logAppend" : "create",
    isTransactional: (attributes & 16) > 0,
    isControl: (attributes & 32) > 0,
    deleteHorizonMs: attributes & 64 ? baseTimestamp : null,
    baseTimestamp,
    maxTimestamp: view.getBigInt64(35),
    producerId: view.getBigInt64(43),
    producerEpoch: view.getInt16(51),
    baseSequence: view.getInt32(53),
    count: view.getInt32(57),
    block: bytes.subarray(V2_HEADER),
  };
}

/** Refuses what no batch can say. */
export function checkV2(batch: Batch): void {
  const { attributes, baseOffset, lastOffset, codec, count } = batch;
  if (codec === undefined) {
    throw badHeader(batch, "attributes", "codec 0 to 4", `codec ${attributes & 7}`);
  }
  if (lastOffset < baseOffset) throw badHeader(batch, "lastOffsetDelta", "at least 0", "less");
  if (count! < 0) throw badHeader(batch, "recordsCount", "at least 0", `${count}`);
}

// What a creation is charged, in bytes of heap with a slot in a list: 0.95 to 1.4 times what V8 spends (Node 20),
// views aside, which cost twice that (`VIEW_COST`).

/** A record; its key, value and headers come on top. */
export const RECORD_COST = 152;
const HEADER_COST = 56;
const STRING_COST = 24;
const REPLACED_COST = 256;
// Bytes that the smallest of them takes.
const MIN_RECORD = 7;
const MIN_HEADER = 2;

/** The records of a batch from here to the end; `replace` is for header keys that are not UTF-8. */
export function readV2Records(r: Reader, batch: Batch, replace: boolean): readonly LogRecord[] {
  r.at("records");
  const start = r.position;
  const count = batch.count!;
  if (count * MIN_RECORD > r.end - start) throw badLength(r, start, count, "array", MIN_RECORD);
  const records = slots<LogRecord>(r, count, RECORD_COST);
  for (let i = 0; i < count; i++) records[i] = readRecord(r, i, batch, replace);
  return records;
}

function readRecord(r: Reader, i: number, batch: Batch, replace: boolean): LogRecord {
  r.down(i);
  const start = r.position;
  const length = readVarint(r);
  const end = r.position + length;
  if (length < 0 || end > r.end) throw badLength(r, start, length, "record");
  r.take(1, "attributes");
  const timestampDelta = readVarlong(r);
  const offsetDelta = readVarint(r);
  const record = {
    offset: batch.baseOffset + BigInt(offsetDelta),
    timestamp: batch.timestampType === "create"
      ? batch.baseTimestamp + timestampDelta
      : batch.maxTimestamp,
    sequence: sequenceOf(batch.baseSequence, offsetDelta),
    key: readSpan(r, "key"),
    value: readSpan(r, "value"),
    headers: readHeaders(r, replace),
  };
  r.up();
  if (r.position === end) return record;
  throw r.error("corrupt", start, `${length} bytes`, `${length + r.position - end}`);
}

/** Sequence numbers go from 2³¹ − 1 to 0. */
function sequenceOf(base: number, delta: number): number {
  return base < 0 ? -1 : (base + delta) & 0x7fffffff;
}

function readSpan(r: Reader, key: string): Uint8Array | null {
  r.at(key);
  const start = r.position;
  const n = readVarint(r);
  if (n === -1) return null;
  if (n < 0 || n > r.end - r.position) throw badLength(r, start, n, "bytes");
  if (n === 0) return emptyBytes();
  r.charge(VIEW_COST, 0);
  const p = r.take(n, "bytes");
  return r.bytes.subarray(p, p + n);
}

function readHeaders(r: Reader, replace: boolean): readonly RecordHeader[] {
  r.at("headers");
  const start = r.position;
  const n = readVarint(r);
  if (n === 0) return EMPTY;
  if (n < 0 || n * MIN_HEADER > r.end - r.position) {
    throw badLength(r, start, n, "array", MIN_HEADER);
  }
  const headers = slots<RecordHeader>(r, n, HEADER_COST);
  for (let i = 0; i < n; i++) headers[i] = readHeader(r, i, replace);
  return headers;
}

function readHeader(r: Reader, i: number, replace: boolean): RecordHeader {
  r.down(i);
  r.at("key");
  const start = r.position;
  const n = readVarint(r);
  if (n < 0 || n > r.end - r.position) throw badLength(r, start, n, "string");
  if (n > 0) r.charge(STRING_COST + n, 0);
  const p = r.take(n, "string");
  const key = repeated(r.bytes, r.view, p, n);
  if (key === undefined && !replace) throw r.error("invalid-utf8", p, "UTF-8", "something else");
  const value = readSpan(r, "value");
  r.up();
  return key === undefined ? replaced(r, p, n, value) : { key, value };
}

function replaced(r: Reader, p: number, n: number, value: Uint8Array | null): RecordHeader {
  r.charge(REPLACED_COST, 0);
  const rawKey = r.bytes.subarray(p, p + n);
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  return { key: decoder.decode(rawKey.slice()), value, rawKey };
}
