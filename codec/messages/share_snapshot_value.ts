// Generated from schemas/share/ShareSnapshotValue.json. Do not edit.

/**
 * ShareSnapshotValue (coordinator-value, key 0), versions 0.
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
 * Decodes the body of a ShareSnapshotValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeShareSnapshotValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareSnapshotValue {
  return runDecode("ShareSnapshotValue", 0, 0, readShareSnapshotValue, body, version, options);
}

/**
 * Encodes the body of a ShareSnapshotValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareSnapshotValue(message: ShareSnapshotValueInit, version: number): Bytes {
  return runEncode("ShareSnapshotValue", 0, 0, writeShareSnapshotValue, message, version);
}

/**
 * Encodes the body of a ShareSnapshotValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareSnapshotValueInto(
  message: ShareSnapshotValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareSnapshotValue",
    0,
    0,
    writeShareSnapshotValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareSnapshotValue, for registries. */
export const ShareSnapshotValueCodec: MessageCodec<ShareSnapshotValue> = {
  name: "ShareSnapshotValue",
  type: "coordinator-value",
  module: "share",
  apiKey: 0,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeShareSnapshotValue,
  encode: encodeShareSnapshotValue,
};

/** Part of ShareSnapshotValue, versions 0. */
export interface ShareSnapshotValueStateBatch {
  /**
   * int64, versions 0+.
   *
   * @generated from ShareSnapshotValue.json StateBatch.FirstOffset
   */
  firstOffset: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from ShareSnapshotValue.json StateBatch.LastOffset
   */
  lastOffset: bigint;
  /**
   * int8, versions 0+.
   *
   * @generated from ShareSnapshotValue.json StateBatch.DeliveryState
   */
  deliveryState: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ShareSnapshotValue.json StateBatch.DeliveryCount
   */
  deliveryCount: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareSnapshotValueStateBatch; fields with a default may be left out.
 */
export interface ShareSnapshotValueStateBatchInit {
  /** See {@linkcode ShareSnapshotValueStateBatch.firstOffset}. */
  firstOffset: bigint;
  /** See {@linkcode ShareSnapshotValueStateBatch.lastOffset}. */
  lastOffset: bigint;
  /** See {@linkcode ShareSnapshotValueStateBatch.deliveryState}. */
  deliveryState: number;
  /** See {@linkcode ShareSnapshotValueStateBatch.deliveryCount}. */
  deliveryCount: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * ShareSnapshotValue: the value of a coordinator's record, key 0, versions 0, flexible versions 0+.
 */
export interface ShareSnapshotValue {
  /**
   * int32, versions 0+.
   *
   * @generated from ShareSnapshotValue.json SnapshotEpoch
   */
  snapshotEpoch: number;
  /**
   * int32, versions 0+.
   *
   * @generated from ShareSnapshotValue.json StateEpoch
   */
  stateEpoch: number;
  /**
   * int32, versions 0+.
   *
   * @generated from ShareSnapshotValue.json LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * int64, versions 0+.
   *
   * @generated from ShareSnapshotValue.json StartOffset
   */
  startOffset: bigint;
  /**
   * int32, versions 0+, tag 0 in 0+, default -1.
   *
   * @generated from ShareSnapshotValue.json DeliveryCompleteCount
   */
  deliveryCompleteCount: number;
  /**
   * int64, versions 0+.
   *
   * @generated from ShareSnapshotValue.json CreateTimestamp
   */
  createTimestamp: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from ShareSnapshotValue.json WriteTimestamp
   */
  writeTimestamp: bigint;
  /**
   * []StateBatch, versions 0+.
   *
   * @generated from ShareSnapshotValue.json StateBatches
   */
  stateBatches: readonly ShareSnapshotValueStateBatch[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ShareSnapshotValue; fields with a default may be left out. */
export interface ShareSnapshotValueInit {
  /** See {@linkcode ShareSnapshotValue.snapshotEpoch}. */
  snapshotEpoch: number;
  /** See {@linkcode ShareSnapshotValue.stateEpoch}. */
  stateEpoch: number;
  /** See {@linkcode ShareSnapshotValue.leaderEpoch}. */
  leaderEpoch: number;
  /** See {@linkcode ShareSnapshotValue.startOffset}. */
  startOffset: bigint;
  /** See {@linkcode ShareSnapshotValue.deliveryCompleteCount}. */
  deliveryCompleteCount?: number | undefined;
  /** See {@linkcode ShareSnapshotValue.createTimestamp}. */
  createTimestamp: bigint;
  /** See {@linkcode ShareSnapshotValue.writeTimestamp}. */
  writeTimestamp: bigint;
  /** See {@linkcode ShareSnapshotValue.stateBatches}. */
  stateBatches: readonly ShareSnapshotValueStateBatchInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readShareSnapshotValueStateBatch(r: Reader, key: Key): ShareSnapshotValueStateBatch {
  r.down(key);
  const m: ShareSnapshotValueStateBatch = {
    firstOffset: readInt64(r, "firstOffset"),
    lastOffset: readInt64(r, "lastOffset"),
    deliveryState: readInt8(r, "deliveryState"),
    deliveryCount: readInt16(r, "deliveryCount"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareSnapshotValueStateBatchList(
  r: Reader,
  n: number,
): readonly ShareSnapshotValueStateBatch[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareSnapshotValueStateBatch>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readShareSnapshotValueStateBatch(r, i);
  }
  return list;
}

function readShareSnapshotValueTag(r: Reader, m: ShareSnapshotValue, tag: number): boolean {
  switch (tag) {
    case 0:
      m.deliveryCompleteCount = readInt32(r, "deliveryCompleteCount");
      return true;
  }
  return false;
}

function readShareSnapshotValue(r: Reader): ShareSnapshotValue {
  const m: ShareSnapshotValue = {
    snapshotEpoch: readInt32(r, "snapshotEpoch"),
    stateEpoch: readInt32(r, "stateEpoch"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
    startOffset: readInt64(r, "startOffset"),
    deliveryCompleteCount: -1,
    createTimestamp: readInt64(r, "createTimestamp"),
    writeTimestamp: readInt64(r, "writeTimestamp"),
    stateBatches: readShareSnapshotValueStateBatchList(r, readCompactCount(r, "stateBatches", 20)),
  };
  readTags(r, m, readShareSnapshotValueTag);
  return m;
}

function writeShareSnapshotValueStateBatch(
  w: Writer,
  key: Key,
  m: ShareSnapshotValueStateBatchInit,
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

function writeShareSnapshotValue(w: Writer, m: ShareSnapshotValueInit): void {
  const {
    snapshotEpoch,
    stateEpoch,
    leaderEpoch,
    startOffset,
    deliveryCompleteCount = -1,
    createTimestamp,
    writeTimestamp,
    stateBatches,
    unknownTaggedFields,
  } = m;
  const atSnapshotEpoch = w.room(20);
  putInt32(w, atSnapshotEpoch, "snapshotEpoch", snapshotEpoch);
  putInt32(w, atSnapshotEpoch + 4, "stateEpoch", stateEpoch);
  putInt32(w, atSnapshotEpoch + 8, "leaderEpoch", leaderEpoch);
  putInt64(w, atSnapshotEpoch + 12, "startOffset", startOffset);
  const atCreateTimestamp = w.room(16);
  putInt64(w, atCreateTimestamp, "createTimestamp", createTimestamp);
  putInt64(w, atCreateTimestamp + 8, "writeTimestamp", writeTimestamp);
  writeList(
    w,
    "stateBatches",
    stateBatches,
    writeCompactCount(w, "stateBatches", stateBatches),
    writeShareSnapshotValueStateBatch,
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
