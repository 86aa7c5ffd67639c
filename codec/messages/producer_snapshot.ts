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
  type MessageCodec,
  type Reader,
  readInt64,
  readUint32,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  writeInt64,
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

function readProducerSnapshotProducerEntry(r: Reader): ProducerSnapshotProducerEntry {
  r.down();
  r.at("producerId"); const producerId = readInt64(r);
  r.at("epoch"); const epoch = r.int16();
  r.at("lastSequence"); const lastSequence = r.int32();
  r.at("lastOffset"); const lastOffset = readInt64(r);
  r.at("offsetDelta"); const offsetDelta = r.int32();
  r.at("timestamp"); const timestamp = readInt64(r);
  r.at("coordinatorEpoch"); const coordinatorEpoch = r.int32();
  r.at("currentTxnFirstOffset"); const currentTxnFirstOffset = readInt64(r);
  const m: ProducerSnapshotProducerEntry = {
    producerId,
    epoch,
    lastSequence,
    lastOffset,
    offsetDelta,
    timestamp,
    coordinatorEpoch,
    currentTxnFirstOffset,
  };
  r.up();
  return m;
}

function readProducerSnapshotProducerEntryList(
  r: Reader,
  n: number,
): readonly ProducerSnapshotProducerEntry[] {
  if (n === 0) return EMPTY;
  const list = slots<ProducerSnapshotProducerEntry>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readProducerSnapshotProducerEntry(r);
  }
  r.up();
  return list;
}

function readProducerSnapshot(r: Reader): ProducerSnapshot {
  r.down();
  r.at("crc"); const crc = readUint32(r);
  r.at("producerEntries");
  const producerEntries = readProducerSnapshotProducerEntryList(r, r.count(46, 96));
  const m: ProducerSnapshot = { crc, producerEntries };
  r.up();
  return m;
}

function writeProducerSnapshotProducerEntry(w: Writer, m: ProducerSnapshotProducerEntryInit): void {
  w.down(m);
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
  w.at("producerId"); writeInt64(w, producerId);
  w.at("epoch"); w.int16(epoch);
  w.at("lastSequence"); w.int32(lastSequence);
  w.at("lastOffset"); writeInt64(w, lastOffset);
  w.at("offsetDelta"); w.int32(offsetDelta);
  w.at("timestamp"); writeInt64(w, timestamp);
  w.at("coordinatorEpoch"); w.int32(coordinatorEpoch);
  w.at("currentTxnFirstOffset"); writeInt64(w, currentTxnFirstOffset);
  w.up();
}

function writeProducerSnapshotProducerEntryList(
  w: Writer,
  list: readonly ProducerSnapshotProducerEntryInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeProducerSnapshotProducerEntry(w, list![i]!);
  }
  w.up();
}

function writeProducerSnapshot(w: Writer, m: ProducerSnapshotInit): void {
  w.down(m);
  const { crc = 0, producerEntries = EMPTY } = m;
  w.at("crc"); writeUint32(w, crc);
  w.at("producerEntries");
  writeProducerSnapshotProducerEntryList(w, producerEntries, w.count(producerEntries));
  w.up();
}
