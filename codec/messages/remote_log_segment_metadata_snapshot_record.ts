// Generated from schemas/storage/RemoteLogSegmentMetadataSnapshotRecord.json. Do not edit.

/**
 * RemoteLogSegmentMetadataSnapshotRecord (metadata, key 3), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  EMPTY,
  type InvalidText,
  type MessageCodec,
  readCompactNullableBytes,
  type Reader,
  readInt64,
  readUuid,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writeCompactNullableBytes,
  writeInt64,
  type Writer,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a RemoteLogSegmentMetadataSnapshotRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeRemoteLogSegmentMetadataSnapshotRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): RemoteLogSegmentMetadataSnapshotRecord {
  return runDecode(
  "RemoteLogSegmentMetadataSnapshotRecord",
  0,
  0,
  readRemoteLogSegmentMetadataSnapshotRecord,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a RemoteLogSegmentMetadataSnapshotRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeRemoteLogSegmentMetadataSnapshotRecord(
  message: RemoteLogSegmentMetadataSnapshotRecordInit,
  version: number,
): Bytes {
  return runEncode(
  "RemoteLogSegmentMetadataSnapshotRecord",
  0,
  0,
  writeRemoteLogSegmentMetadataSnapshotRecord,
  message,
  version,
);
}

/**
 * Encodes the body of a RemoteLogSegmentMetadataSnapshotRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeRemoteLogSegmentMetadataSnapshotRecordInto(
  message: RemoteLogSegmentMetadataSnapshotRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "RemoteLogSegmentMetadataSnapshotRecord",
    0,
    0,
    writeRemoteLogSegmentMetadataSnapshotRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of RemoteLogSegmentMetadataSnapshotRecord, for registries. */
export const RemoteLogSegmentMetadataSnapshotRecordCodec: MessageCodec<
  RemoteLogSegmentMetadataSnapshotRecord
> = {
  name: "RemoteLogSegmentMetadataSnapshotRecord",
  type: "metadata",
  module: "storage",
  apiKey: 3,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeRemoteLogSegmentMetadataSnapshotRecord,
  encode: encodeRemoteLogSegmentMetadataSnapshotRecord,
};

/** Part of RemoteLogSegmentMetadataSnapshotRecord, versions 0. */
export interface RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry {
  /**
   * int32, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataSnapshotRecord.json SegmentLeaderEpochEntry.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * int64, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataSnapshotRecord.json SegmentLeaderEpochEntry.Offset
   */
  offset: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry; fields with a default may be left out.
 */
export interface RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntryInit {
  /**
   * See {@linkcode RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry.leaderEpoch}.
   */
  leaderEpoch: number;
  /** See {@linkcode RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry.offset}. */
  offset: bigint;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * RemoteLogSegmentMetadataSnapshotRecord: a record, key 3, versions 0, flexible versions 0+.
 */
export interface RemoteLogSegmentMetadataSnapshotRecord {
  /**
   * uuid, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataSnapshotRecord.json SegmentId
   */
  segmentId: string;
  /**
   * int64, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataSnapshotRecord.json StartOffset
   */
  startOffset: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataSnapshotRecord.json EndOffset
   */
  endOffset: bigint;
  /**
   * int32, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataSnapshotRecord.json BrokerId
   */
  brokerId: number;
  /**
   * int64, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataSnapshotRecord.json MaxTimestampMs
   */
  maxTimestampMs: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataSnapshotRecord.json EventTimestampMs
   */
  eventTimestampMs: bigint;
  /**
   * []SegmentLeaderEpochEntry, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataSnapshotRecord.json SegmentLeaderEpochs
   */
  segmentLeaderEpochs: readonly RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry[];
  /**
   * int32, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataSnapshotRecord.json SegmentSizeInBytes
   */
  segmentSizeInBytes: number;
  /**
   * bytes, versions 0+, nullable 0+, default null.
   *
   * @generated from RemoteLogSegmentMetadataSnapshotRecord.json CustomMetadata
   */
  customMetadata: Uint8Array | null;
  /**
   * int8, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataSnapshotRecord.json RemoteLogSegmentState
   */
  remoteLogSegmentState: number;
  /**
   * bool, versions 0+, tag 0 in 0+.
   *
   * @generated from RemoteLogSegmentMetadataSnapshotRecord.json TxnIndexEmpty
   */
  txnIndexEmpty: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for RemoteLogSegmentMetadataSnapshotRecord; fields with a default may be left out.
 */
export interface RemoteLogSegmentMetadataSnapshotRecordInit {
  /** See {@linkcode RemoteLogSegmentMetadataSnapshotRecord.segmentId}. */
  segmentId: string;
  /** See {@linkcode RemoteLogSegmentMetadataSnapshotRecord.startOffset}. */
  startOffset: bigint;
  /** See {@linkcode RemoteLogSegmentMetadataSnapshotRecord.endOffset}. */
  endOffset: bigint;
  /** See {@linkcode RemoteLogSegmentMetadataSnapshotRecord.brokerId}. */
  brokerId: number;
  /** See {@linkcode RemoteLogSegmentMetadataSnapshotRecord.maxTimestampMs}. */
  maxTimestampMs: bigint;
  /** See {@linkcode RemoteLogSegmentMetadataSnapshotRecord.eventTimestampMs}. */
  eventTimestampMs: bigint;
  /** See {@linkcode RemoteLogSegmentMetadataSnapshotRecord.segmentLeaderEpochs}. */
  segmentLeaderEpochs: readonly RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntryInit[];
  /** See {@linkcode RemoteLogSegmentMetadataSnapshotRecord.segmentSizeInBytes}. */
  segmentSizeInBytes: number;
  /** See {@linkcode RemoteLogSegmentMetadataSnapshotRecord.customMetadata}. */
  customMetadata?: Uint8Array | null | undefined;
  /** See {@linkcode RemoteLogSegmentMetadataSnapshotRecord.remoteLogSegmentState}. */
  remoteLogSegmentState: number;
  /** See {@linkcode RemoteLogSegmentMetadataSnapshotRecord.txnIndexEmpty}. */
  txnIndexEmpty?: boolean | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readRemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry(
  r: Reader,
): RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry {
  r.down();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  r.at("offset"); const offset = readInt64(r);
  const m: RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry = { leaderEpoch, offset };
  r.tags(m);
  r.up();
  return m;
}

function readRemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntryList(
  r: Reader,
  n: number,
): readonly RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry[] {
  if (n === 0) return EMPTY;
  const list = slots<RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readRemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry(r);
  }
  r.up();
  return list;
}

function readRemoteLogSegmentMetadataSnapshotRecordTag(
  r: Reader,
  m: RemoteLogSegmentMetadataSnapshotRecord,
  tag: number,
): boolean {
  switch (tag) {
    case 0:
      r.at("txnIndexEmpty"); m.txnIndexEmpty = r.bool();
      return true;
  }
  return false;
}

function readRemoteLogSegmentMetadataSnapshotRecord(
  r: Reader,
): RemoteLogSegmentMetadataSnapshotRecord {
  r.down();
  r.at("segmentId"); const segmentId = readUuid(r);
  r.at("startOffset"); const startOffset = readInt64(r);
  r.at("endOffset"); const endOffset = readInt64(r);
  r.at("brokerId"); const brokerId = r.int32();
  r.at("maxTimestampMs"); const maxTimestampMs = readInt64(r);
  r.at("eventTimestampMs"); const eventTimestampMs = readInt64(r);
  r.at("segmentLeaderEpochs");
  const segmentLeaderEpochs = readRemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntryList(
    r,
    r.compactCount(13, 48),
  );
  r.at("segmentSizeInBytes"); const segmentSizeInBytes = r.int32();
  r.at("customMetadata"); const customMetadata = readCompactNullableBytes(r);
  r.at("remoteLogSegmentState"); const remoteLogSegmentState = r.int8();
  const m: RemoteLogSegmentMetadataSnapshotRecord = {
    segmentId,
    startOffset,
    endOffset,
    brokerId,
    maxTimestampMs,
    eventTimestampMs,
    segmentLeaderEpochs,
    segmentSizeInBytes,
    customMetadata,
    remoteLogSegmentState,
    txnIndexEmpty: false,
  };
  r.tags(m, readRemoteLogSegmentMetadataSnapshotRecordTag);
  r.up();
  return m;
}

function writeRemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry(
  w: Writer,
  m: RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntryInit,
): void {
  w.down(m);
  const { leaderEpoch, offset, unknownTaggedFields } = m;
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.at("offset"); writeInt64(w, offset);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeRemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntryList(
  w: Writer,
  list: readonly RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntryInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeRemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry(w, list![i]!);
  }
  w.up();
}

function writeRemoteLogSegmentMetadataSnapshotRecord(
  w: Writer,
  m: RemoteLogSegmentMetadataSnapshotRecordInit,
): void {
  w.down(m);
  const {
    segmentId,
    startOffset,
    endOffset,
    brokerId,
    maxTimestampMs,
    eventTimestampMs,
    segmentLeaderEpochs,
    segmentSizeInBytes,
    customMetadata = null,
    remoteLogSegmentState,
    txnIndexEmpty = false,
    unknownTaggedFields,
  } = m;
  w.at("segmentId"); writeUuid(w, segmentId);
  w.at("startOffset"); writeInt64(w, startOffset);
  w.at("endOffset"); writeInt64(w, endOffset);
  w.at("brokerId"); w.int32(brokerId);
  w.at("maxTimestampMs"); writeInt64(w, maxTimestampMs);
  w.at("eventTimestampMs"); writeInt64(w, eventTimestampMs);
  w.at("segmentLeaderEpochs");
  writeRemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntryList(
    w,
    segmentLeaderEpochs,
    w.compactCount(segmentLeaderEpochs),
  );
  w.at("segmentSizeInBytes"); w.int32(segmentSizeInBytes);
  w.at("customMetadata"); writeCompactNullableBytes(w, customMetadata);
  w.at("remoteLogSegmentState"); w.int8(remoteLogSegmentState);
  const sendsTxnIndexEmpty = txnIndexEmpty !== false;
  let unknown = w.tags(unknownTaggedFields, sendsTxnIndexEmpty ? 1 : 0);
  unknown = w.unknownTags(unknown, 0);
  if (sendsTxnIndexEmpty) {
    w.at("txnIndexEmpty");
    const p = w.startTag(0);
    w.bool(txnIndexEmpty);
    w.endTag(p);
  }
  w.unknownTags(unknown);
  w.up();
}
