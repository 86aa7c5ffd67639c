// Generated from schemas/storage/ProducerSnapshot.json. Do not edit.

/**
 * ProducerSnapshot (data), versions 1.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  EMPTY,
  type InvalidText,
  type Key,
  type MessageCodec,
  putInt16,
  putInt32,
  putInt64,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readUint32,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  writeCount,
  writeList,
  type Writer,
  writeUint32,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ProducerSnapshot.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes of the message, without anything that says its version.
 * @param version The version of the message, 1 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 1 to 1.
 */
export function decodeProducerSnapshot(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ProducerSnapshot {
  return runDecode("ProducerSnapshot", 1, 1, readProducerSnapshot, body, version, options);
}

/**
 * Encodes the body of a ProducerSnapshot into an array of its own.
 *
 * @param version The version of the message, 1 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeProducerSnapshot(message: ProducerSnapshotInit, version: number): Bytes {
  return runEncode("ProducerSnapshot", 1, 1, writeProducerSnapshot, message, version);
}

/**
 * Encodes the body of a ProducerSnapshot into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeProducerSnapshotInto(
  message: ProducerSnapshotInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ProducerSnapshot",
    1,
    1,
    writeProducerSnapshot,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ProducerSnapshot, for registries. */
export const ProducerSnapshotCodec: MessageCodec<ProducerSnapshot> = {
  name: "ProducerSnapshot",
  type: "data",
  module: "storage",
  apiKey: null,
  minVersion: 1,
  maxVersion: 1,
  flexibleFrom: null,
  decode: decodeProducerSnapshot,
  encode: encodeProducerSnapshot,
};

/** Part of ProducerSnapshot, versions 1. */
export interface ProducerSnapshotProducerEntry {
  /**
   * int64, versions 1.
   *
   * @generated from ProducerSnapshot.json ProducerEntry.ProducerId
   */
  producerId: bigint;
  /**
   * int16, versions 1.
   *
   * @generated from ProducerSnapshot.json ProducerEntry.Epoch
   */
  epoch: number;
  /**
   * int32, versions 1.
   *
   * @generated from ProducerSnapshot.json ProducerEntry.LastSequence
   */
  lastSequence: number;
  /**
   * int64, versions 1.
   *
   * @generated from ProducerSnapshot.json ProducerEntry.LastOffset
   */
  lastOffset: bigint;
  /**
   * int32, versions 1.
   *
   * @generated from ProducerSnapshot.json ProducerEntry.OffsetDelta
   */
  offsetDelta: number;
  /**
   * int64, versions 1.
   *
   * @generated from ProducerSnapshot.json ProducerEntry.Timestamp
   */
  timestamp: bigint;
  /**
   * int32, versions 1.
   *
   * @generated from ProducerSnapshot.json ProducerEntry.CoordinatorEpoch
   */
  coordinatorEpoch: number;
  /**
   * int64, versions 1.
   *
   * @generated from ProducerSnapshot.json ProducerEntry.CurrentTxnFirstOffset
   */
  currentTxnFirstOffset: bigint;
}

/**
 * What encoders take for ProducerSnapshotProducerEntry; fields with a default may be left out.
 */
export interface ProducerSnapshotProducerEntryInit {
  /** See {@linkcode ProducerSnapshotProducerEntry.producerId}. */
  producerId: bigint;
  /** See {@linkcode ProducerSnapshotProducerEntry.epoch}. */
  epoch: number;
  /** See {@linkcode ProducerSnapshotProducerEntry.lastSequence}. */
  lastSequence: number;
  /** See {@linkcode ProducerSnapshotProducerEntry.lastOffset}. */
  lastOffset: bigint;
  /** See {@linkcode ProducerSnapshotProducerEntry.offsetDelta}. */
  offsetDelta: number;
  /** See {@linkcode ProducerSnapshotProducerEntry.timestamp}. */
  timestamp: bigint;
  /** See {@linkcode ProducerSnapshotProducerEntry.coordinatorEpoch}. */
  coordinatorEpoch: number;
  /** See {@linkcode ProducerSnapshotProducerEntry.currentTxnFirstOffset}. */
  currentTxnFirstOffset: bigint;
}

/**
 * ProducerSnapshot: a message without a number of its own, versions 1, no flexible version.
 */
export interface ProducerSnapshot {
  /**
   * uint32, versions 1.
   *
   * @generated from ProducerSnapshot.json Crc
   */
  crc: number;
  /**
   * []ProducerEntry, versions 1.
   *
   * @generated from ProducerSnapshot.json ProducerEntries
   */
  producerEntries: readonly ProducerSnapshotProducerEntry[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ProducerSnapshot; fields with a default may be left out. */
export interface ProducerSnapshotInit {
  /** See {@linkcode ProducerSnapshot.crc}. */
  crc?: number | undefined;
  /** See {@linkcode ProducerSnapshot.producerEntries}. */
  producerEntries?: readonly ProducerSnapshotProducerEntryInit[] | undefined;
}

function readProducerSnapshotProducerEntry(r: Reader, key: Key): ProducerSnapshotProducerEntry {
  r.down(key);
  const m: ProducerSnapshotProducerEntry = {
    producerId: readInt64(r, "producerId"),
    epoch: readInt16(r, "epoch"),
    lastSequence: readInt32(r, "lastSequence"),
    lastOffset: readInt64(r, "lastOffset"),
    offsetDelta: readInt32(r, "offsetDelta"),
    timestamp: readInt64(r, "timestamp"),
    coordinatorEpoch: readInt32(r, "coordinatorEpoch"),
    currentTxnFirstOffset: readInt64(r, "currentTxnFirstOffset"),
  };
  r.up();
  return m;
}

function readProducerSnapshotProducerEntryList(
  r: Reader,
  n: number,
): readonly ProducerSnapshotProducerEntry[] {
  if (n === 0) return EMPTY;
  const list = slots<ProducerSnapshotProducerEntry>(r, n, 96);
  for (let i = 0; i < n; i++) {
    list[i] = readProducerSnapshotProducerEntry(r, i);
  }
  return list;
}

function readProducerSnapshot(r: Reader): ProducerSnapshot {
  const m: ProducerSnapshot = {
    crc: readUint32(r, "crc"),
    producerEntries: readProducerSnapshotProducerEntryList(r, readCount(r, "producerEntries", 46)),
  };
  return m;
}

function writeProducerSnapshotProducerEntry(
  w: Writer,
  key: Key,
  m: ProducerSnapshotProducerEntryInit,
): void {
  w.into(key, m);
  const {
    producerId,
    epoch,
    lastSequence,
    lastOffset,
    offsetDelta,
    timestamp,
    coordinatorEpoch,
    currentTxnFirstOffset,
  } = m;
  const atProducerId = w.room(46);
  putInt64(w, atProducerId, "producerId", producerId);
  putInt16(w, atProducerId + 8, "epoch", epoch);
  putInt32(w, atProducerId + 10, "lastSequence", lastSequence);
  putInt64(w, atProducerId + 14, "lastOffset", lastOffset);
  putInt32(w, atProducerId + 22, "offsetDelta", offsetDelta);
  putInt64(w, atProducerId + 26, "timestamp", timestamp);
  putInt32(w, atProducerId + 34, "coordinatorEpoch", coordinatorEpoch);
  putInt64(w, atProducerId + 38, "currentTxnFirstOffset", currentTxnFirstOffset);
  w.up();
}

function writeProducerSnapshot(w: Writer, m: ProducerSnapshotInit): void {
  const { crc = 0, producerEntries = EMPTY } = m;
  writeUint32(w, "crc", crc);
  writeList(
    w,
    "producerEntries",
    producerEntries,
    writeCount(w, "producerEntries", producerEntries),
    writeProducerSnapshotProducerEntry,
  );
}
