// Messages of magic 0 and 1, in use before Kafka 0.11: one alone, or a wrapper whose value is a compressed set.

import { EMPTY, type Reader, readNullableBytes } from "../wire/mod.ts";
import { type Batch, type Codec, CODECS, type LogRecord } from "./batch.ts";
import { badHeader } from "./batch_error.ts";

/** The message in `bytes`, which hold its header, not checked yet; `sum` is the checksum of its bytes. */
export function legacyBatch(
  bytes: Uint8Array,
  view: DataView,
  offset: number,
  sum: number | null,
): Batch {
  const magic = bytes[16] as 0 | 1;
  const baseOffset = view.getBigInt64(0);
  const attributes = view.getInt8(17);
  const codec = CODECS[attributes & 7] as Codec | "none";
  const timestamp = magic === 1 ? view.getBigInt64(18) : -1n;
  return {
    offset,
    bytes,
    magic,
    baseOffset,
    lastOffset: baseOffset,
    partitionLeaderEpoch: -1,
    crc: view.getUint32(12),
    crcValid: sum === null ? null : sum === view.getUint32(12),
    attributes,
    codec,
    timestampType: magic === 0 ? "none" : attributes & 8 ? "logAppend" : "create",
    isTransactional: false,
    isControl: false,
    deleteHorizonMs: null,
    baseTimestamp: timestamp,
    maxTimestamp: timestamp,
    producerId: -1n,
    producerEpoch: -1,
    baseSequence: -1,
    count: codec === "none" ? 1 : null,
    block: bytes.subarray(valueAt(view, magic) + 4),
  };
}

/** Where the key begins: its length, int32. */
function keyAt(magic: number): number {
  return magic === 1 ? 26 : 18;
}

/** Where the value begins, if the length of the key is right. */
function valueAt(view: DataView, magic: number): number {
  const at = keyAt(magic);
  return at + 4 + Math.max(view.getInt32(at), 0);
}

/** Refuses what no message can say. */
export function checkLegacy(batch: Batch, view: DataView): void {
  const { attributes, block, codec, magic } = batch;
  if (codec === undefined || codec === "zstd") {
    throw badHeader(batch, "attributes", "codec 0 to 3", `codec ${attributes & 7}`);
  }
  const at = valueAt(view, magic);
  if (view.getInt32(keyAt(magic)) < -1 || at + 4 > view.byteLength) {
    throw badHeader(batch, "key", "-1 to the bytes of the message", "another length");
  }
  const length = view.getInt32(at);
  const isNull = length === -1 && block.length === 0 && codec === "none";
  if (length === block.length || isNull) return;
  throw badHeader(batch, "value", `${block.length} bytes`, `${length}`);
}

/** Key and value of the message that begins at `start`, as a record. */
export function readMessage(r: Reader, start: number, batch: Batch): LogRecord {
  r.position = start + keyAt(batch.magic);
  return {
    offset: batch.baseOffset,
    timestamp: batch.baseTimestamp,
    sequence: -1,
    key: readNullableBytes(r, "key"),
    value: readNullableBytes(r, "value"),
    headers: EMPTY,
  };
}
