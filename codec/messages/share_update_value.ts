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

function readShareUpdateValueStateBatch(r: Reader): ShareUpdateValueStateBatch {
  r.down();
  r.at("firstOffset"); const firstOffset = readInt64(r);
  r.at("lastOffset"); const lastOffset = readInt64(r);
  r.at("deliveryState"); const deliveryState = r.int8();
  r.at("deliveryCount"); const deliveryCount = r.int16();
  const m: ShareUpdateValueStateBatch = { firstOffset, lastOffset, deliveryState, deliveryCount };
  r.tags(m);
  r.up();
  return m;
}

function readShareUpdateValueStateBatchList(
  r: Reader,
  n: number,
): readonly ShareUpdateValueStateBatch[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareUpdateValueStateBatch>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareUpdateValueStateBatch(r);
  }
  r.up();
  return list;
}

function readShareUpdateValueTag(r: Reader, m: ShareUpdateValue, tag: number): boolean {
  switch (tag) {
    case 0:
      r.at("deliveryCompleteCount"); m.deliveryCompleteCount = r.int32();
      return true;
  }
  return false;
}

function readShareUpdateValue(r: Reader): ShareUpdateValue {
  r.down();
  r.at("snapshotEpoch"); const snapshotEpoch = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  r.at("startOffset"); const startOffset = readInt64(r);
  r.at("stateBatches");
  const stateBatches = readShareUpdateValueStateBatchList(r, r.compactCount(20, 64));
  const m: ShareUpdateValue = {
    snapshotEpoch,
    leaderEpoch,
    startOffset,
    deliveryCompleteCount: -1,
    stateBatches,
  };
  r.tags(m, readShareUpdateValueTag);
  r.up();
  return m;
}

function writeShareUpdateValueStateBatch(w: Writer, m: ShareUpdateValueStateBatchInit): void {
  w.down(m);
  const { firstOffset, lastOffset, deliveryState, deliveryCount, unknownTaggedFields } = m;
  w.at("firstOffset"); writeInt64(w, firstOffset);
  w.at("lastOffset"); writeInt64(w, lastOffset);
  w.at("deliveryState"); w.int8(deliveryState);
  w.at("deliveryCount"); w.int16(deliveryCount);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareUpdateValueStateBatchList(
  w: Writer,
  list: readonly ShareUpdateValueStateBatchInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareUpdateValueStateBatch(w, list![i]!);
  }
  w.up();
}

function writeShareUpdateValue(w: Writer, m: ShareUpdateValueInit): void {
  w.down(m);
  const {
    snapshotEpoch,
    leaderEpoch,
    startOffset,
    deliveryCompleteCount = -1,
    stateBatches,
    unknownTaggedFields,
  } = m;
  w.at("snapshotEpoch"); w.int32(snapshotEpoch);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.at("startOffset"); writeInt64(w, startOffset);
  w.at("stateBatches");
  writeShareUpdateValueStateBatchList(w, stateBatches, w.compactCount(stateBatches));
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
