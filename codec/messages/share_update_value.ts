// Generated from schemas/share/ShareUpdateValue.json. Do not edit.

/**
 * ShareUpdateValue (coordinator-value, key 1), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  EMPTY,
  endTag,
  type InvalidText,
  type Key,
  type MessageCodec,
  putInt16,
  putInt32,
  putInt64,
  putInt8,
  readCompactCount,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readInt8,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  startTag,
  type TaggedField,
  writeCompactCount,
  writeInt32,
  writeList,
  type Writer,
  writeTagCount,
  writeTagsBefore,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ShareUpdateValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeShareUpdateValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareUpdateValue {
  return runDecode("ShareUpdateValue", 0, 0, readShareUpdateValue, body, version, options);
}

/**
 * Encodes the body of a ShareUpdateValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareUpdateValue(message: ShareUpdateValueInit, version: number): Bytes {
  return runEncode("ShareUpdateValue", 0, 0, writeShareUpdateValue, message, version);
}

/**
 * Encodes the body of a ShareUpdateValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareUpdateValueInto(
  message: ShareUpdateValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareUpdateValue",
    0,
    0,
    writeShareUpdateValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareUpdateValue, for registries. */
export const ShareUpdateValueCodec: MessageCodec<ShareUpdateValue> = {
  name: "ShareUpdateValue",
  type: "coordinator-value",
  module: "share",
  apiKey: 1,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeShareUpdateValue,
  encode: encodeShareUpdateValue,
};

/** Part of ShareUpdateValue, versions 0. */
export interface ShareUpdateValueStateBatch {
  /**
   * int64, versions 0+.
   *
   * @generated from ShareUpdateValue.json StateBatch.FirstOffset
   */
  firstOffset: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from ShareUpdateValue.json StateBatch.LastOffset
   */
  lastOffset: bigint;
  /**
   * int8, versions 0+.
   *
   * @generated from ShareUpdateValue.json StateBatch.DeliveryState
   */
  deliveryState: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ShareUpdateValue.json StateBatch.DeliveryCount
   */
  deliveryCount: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareUpdateValueStateBatch; fields with a default may be left out.
 */
export interface ShareUpdateValueStateBatchInit {
  /** See {@linkcode ShareUpdateValueStateBatch.firstOffset}. */
  firstOffset: bigint;
  /** See {@linkcode ShareUpdateValueStateBatch.lastOffset}. */
  lastOffset: bigint;
  /** See {@linkcode ShareUpdateValueStateBatch.deliveryState}. */
  deliveryState: number;
  /** See {@linkcode ShareUpdateValueStateBatch.deliveryCount}. */
  deliveryCount: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * ShareUpdateValue: the value of a coordinator's record, key 1, versions 0, flexible versions 0+.
 */
export interface ShareUpdateValue {
  /**
   * int32, versions 0+.
   *
   * @generated from ShareUpdateValue.json SnapshotEpoch
   */
  snapshotEpoch: number;
  /**
   * int32, versions 0+.
   *
   * @generated from ShareUpdateValue.json LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * int64, versions 0+.
   *
   * @generated from ShareUpdateValue.json StartOffset
   */
  startOffset: bigint;
  /**
   * int32, versions 0+, tag 0 in 0+, default -1.
   *
   * @generated from ShareUpdateValue.json DeliveryCompleteCount
   */
  deliveryCompleteCount: number;
  /**
   * []StateBatch, versions 0+.
   *
   * @generated from ShareUpdateValue.json StateBatches
   */
  stateBatches: readonly ShareUpdateValueStateBatch[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ShareUpdateValue; fields with a default may be left out. */
export interface ShareUpdateValueInit {
  /** See {@linkcode ShareUpdateValue.snapshotEpoch}. */
  snapshotEpoch: number;
  /** See {@linkcode ShareUpdateValue.leaderEpoch}. */
  leaderEpoch: number;
  /** See {@linkcode ShareUpdateValue.startOffset}. */
  startOffset: bigint;
  /** See {@linkcode ShareUpdateValue.deliveryCompleteCount}. */
  deliveryCompleteCount?: number | undefined;
  /** See {@linkcode ShareUpdateValue.stateBatches}. */
  stateBatches: readonly ShareUpdateValueStateBatchInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readShareUpdateValueStateBatch(r: Reader, key: Key): ShareUpdateValueStateBatch {
  r.down(key);
  const m: ShareUpdateValueStateBatch = {
    firstOffset: readInt64(r, "firstOffset"),
    lastOffset: readInt64(r, "lastOffset"),
    deliveryState: readInt8(r, "deliveryState"),
    deliveryCount: readInt16(r, "deliveryCount"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareUpdateValueStateBatchList(
  r: Reader,
  n: number,
): readonly ShareUpdateValueStateBatch[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareUpdateValueStateBatch>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readShareUpdateValueStateBatch(r, i);
  }
  return list;
}

function readShareUpdateValueTag(r: Reader, m: ShareUpdateValue, tag: number): boolean {
  switch (tag) {
    case 0:
      m.deliveryCompleteCount = readInt32(r, "deliveryCompleteCount");
      return true;
  }
  return false;
}

function readShareUpdateValue(r: Reader): ShareUpdateValue {
  const m: ShareUpdateValue = {
    snapshotEpoch: readInt32(r, "snapshotEpoch"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
    startOffset: readInt64(r, "startOffset"),
    deliveryCompleteCount: -1,
    stateBatches: readShareUpdateValueStateBatchList(r, readCompactCount(r, "stateBatches", 20)),
  };
  readTags(r, m, readShareUpdateValueTag);
  return m;
}

function writeShareUpdateValueStateBatch(
  w: Writer,
  key: Key,
  m: ShareUpdateValueStateBatchInit,
): void {
  w.into(key, m);
  const { firstOffset, lastOffset, deliveryState, deliveryCount, unknownTaggedFields } = m;
  const atFirstOffset = w.room(19);
  putInt64(w, atFirstOffset, "firstOffset", firstOffset);
  putInt64(w, atFirstOffset + 8, "lastOffset", lastOffset);
  putInt8(w, atFirstOffset + 16, "deliveryState", deliveryState);
  putInt16(w, atFirstOffset + 17, "deliveryCount", deliveryCount);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareUpdateValue(w: Writer, m: ShareUpdateValueInit): void {
  const {
    snapshotEpoch,
    leaderEpoch,
    startOffset,
    deliveryCompleteCount = -1,
    stateBatches,
    unknownTaggedFields,
  } = m;
  const atSnapshotEpoch = w.room(16);
  putInt32(w, atSnapshotEpoch, "snapshotEpoch", snapshotEpoch);
  putInt32(w, atSnapshotEpoch + 4, "leaderEpoch", leaderEpoch);
  putInt64(w, atSnapshotEpoch + 8, "startOffset", startOffset);
  writeList(
    w,
    "stateBatches",
    stateBatches,
    writeCompactCount(w, "stateBatches", stateBatches),
    writeShareUpdateValueStateBatch,
  );
  const sendsDeliveryCompleteCount = deliveryCompleteCount !== -1;
  let unknown = writeTagCount(w, unknownTaggedFields, sendsDeliveryCompleteCount ? 1 : 0);
  unknown = writeTagsBefore(w, unknown, 0);
  if (sendsDeliveryCompleteCount) {
    const p = startTag(w, 0);
    writeInt32(w, "deliveryCompleteCount", deliveryCompleteCount);
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
}
