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
  type InvalidText,
  type MessageCodec,
  type Reader,
  readInt64,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writeInt64,
  type Writer,
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

function readShareSnapshotValueStateBatch(r: Reader): ShareSnapshotValueStateBatch {
  r.down();
  r.at("firstOffset"); const firstOffset = readInt64(r);
  r.at("lastOffset"); const lastOffset = readInt64(r);
  r.at("deliveryState"); const deliveryState = r.int8();
  r.at("deliveryCount"); const deliveryCount = r.int16();
  const m: ShareSnapshotValueStateBatch = { firstOffset, lastOffset, deliveryState, deliveryCount };
  r.tags(m);
  r.up();
  return m;
}

function readShareSnapshotValueStateBatchList(
  r: Reader,
  n: number,
): readonly ShareSnapshotValueStateBatch[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareSnapshotValueStateBatch>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareSnapshotValueStateBatch(r);
  }
  r.up();
  return list;
}

function readShareSnapshotValueTag(r: Reader, m: ShareSnapshotValue, tag: number): boolean {
  switch (tag) {
    case 0:
      r.at("deliveryCompleteCount"); m.deliveryCompleteCount = r.int32();
      return true;
  }
  return false;
}

function readShareSnapshotValue(r: Reader): ShareSnapshotValue {
  r.down();
  r.at("snapshotEpoch"); const snapshotEpoch = r.int32();
  r.at("stateEpoch"); const stateEpoch = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  r.at("startOffset"); const startOffset = readInt64(r);
  r.at("createTimestamp"); const createTimestamp = readInt64(r);
  r.at("writeTimestamp"); const writeTimestamp = readInt64(r);
  r.at("stateBatches");
  const stateBatches = readShareSnapshotValueStateBatchList(r, r.compactCount(20, 64));
  const m: ShareSnapshotValue = {
    snapshotEpoch,
    stateEpoch,
    leaderEpoch,
    startOffset,
    deliveryCompleteCount: -1,
    createTimestamp,
    writeTimestamp,
    stateBatches,
  };
  r.tags(m, readShareSnapshotValueTag);
  r.up();
  return m;
}

function writeShareSnapshotValueStateBatch(w: Writer, m: ShareSnapshotValueStateBatchInit): void {
  w.down(m);
  const { firstOffset, lastOffset, deliveryState, deliveryCount, unknownTaggedFields } = m;
  w.at("firstOffset"); writeInt64(w, firstOffset);
  w.at("lastOffset"); writeInt64(w, lastOffset);
  w.at("deliveryState"); w.int8(deliveryState);
  w.at("deliveryCount"); w.int16(deliveryCount);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareSnapshotValueStateBatchList(
  w: Writer,
  list: readonly ShareSnapshotValueStateBatchInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareSnapshotValueStateBatch(w, list![i]!);
  }
  w.up();
}

function writeShareSnapshotValue(w: Writer, m: ShareSnapshotValueInit): void {
  w.down(m);
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
  w.at("snapshotEpoch"); w.int32(snapshotEpoch);
  w.at("stateEpoch"); w.int32(stateEpoch);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.at("startOffset"); writeInt64(w, startOffset);
  w.at("createTimestamp"); writeInt64(w, createTimestamp);
  w.at("writeTimestamp"); writeInt64(w, writeTimestamp);
  w.at("stateBatches");
  writeShareSnapshotValueStateBatchList(w, stateBatches, w.compactCount(stateBatches));
  const sendsDeliveryCompleteCount = deliveryCompleteCount !== -1;
  let unknown = w.tags(unknownTaggedFields, sendsDeliveryCompleteCount ? 1 : 0);
  unknown = w.unknownTags(unknown, 0);
  if (sendsDeliveryCompleteCount) {
    w.at("deliveryCompleteCount");
    const p = w.startTag(0);
    w.int32(deliveryCompleteCount);
    w.endTag(p);
  }
  w.unknownTags(unknown);
  w.up();
}
