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
  endTag,
  type InvalidText,
  type Key,
  type MessageCodec,
  putInt32,
  putInt64,
  putUuid,
  readBool,
  readCompactCount,
  readCompactNullableBytes,
  type Reader,
  readInt32,
  readInt64,
  readInt8,
  readTags,
  readUuid,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  startTag,
  type TaggedField,
  writeBool,
  writeCompactCount,
  writeCompactNullableBytes,
  writeInt32,
  writeInt8,
  writeList,
  type Writer,
  writeTagCount,
  writeTagsBefore,
  writeUnknownTags,
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
  key: Key,
): RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry {
  r.down(key);
  const m: RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry = {
    leaderEpoch: readInt32(r, "leaderEpoch"),
    offset: readInt64(r, "offset"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readRemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntryList(
  r: Reader,
  n: number,
): readonly RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry[] {
  if (n === 0) return EMPTY;
  const list = slots<RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readRemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry(r, i);
  }
  return list;
}

function readRemoteLogSegmentMetadataSnapshotRecordTag(
  r: Reader,
  m: RemoteLogSegmentMetadataSnapshotRecord,
  tag: number,
): boolean {
  switch (tag) {
    case 0:
      m.txnIndexEmpty = readBool(r, "txnIndexEmpty");
      return true;
  }
  return false;
}

function readRemoteLogSegmentMetadataSnapshotRecord(
  r: Reader,
): RemoteLogSegmentMetadataSnapshotRecord {
  const m: RemoteLogSegmentMetadataSnapshotRecord = {
    segmentId: readUuid(r, "segmentId"),
    startOffset: readInt64(r, "startOffset"),
    endOffset: readInt64(r, "endOffset"),
    brokerId: readInt32(r, "brokerId"),
    maxTimestampMs: readInt64(r, "maxTimestampMs"),
    eventTimestampMs: readInt64(r, "eventTimestampMs"),
    segmentLeaderEpochs: readRemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntryList(
      r,
      readCompactCount(r, "segmentLeaderEpochs", 13),
    ),
    segmentSizeInBytes: readInt32(r, "segmentSizeInBytes"),
    customMetadata: readCompactNullableBytes(r, "customMetadata"),
    remoteLogSegmentState: readInt8(r, "remoteLogSegmentState"),
    txnIndexEmpty: false,
  };
  readTags(r, m, readRemoteLogSegmentMetadataSnapshotRecordTag);
  return m;
}

function writeRemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry(
  w: Writer,
  key: Key,
  m: RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntryInit,
): void {
  w.into(key, m);
  const { leaderEpoch, offset, unknownTaggedFields } = m;
  const atLeaderEpoch = w.room(12);
  putInt32(w, atLeaderEpoch, "leaderEpoch", leaderEpoch);
  putInt64(w, atLeaderEpoch + 4, "offset", offset);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeRemoteLogSegmentMetadataSnapshotRecord(
  w: Writer,
  m: RemoteLogSegmentMetadataSnapshotRecordInit,
): void {
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
  const atSegmentId = w.room(52);
  putUuid(w, atSegmentId, "segmentId", segmentId);
  putInt64(w, atSegmentId + 16, "startOffset", startOffset);
  putInt64(w, atSegmentId + 24, "endOffset", endOffset);
  putInt32(w, atSegmentId + 32, "brokerId", brokerId);
  putInt64(w, atSegmentId + 36, "maxTimestampMs", maxTimestampMs);
  putInt64(w, atSegmentId + 44, "eventTimestampMs", eventTimestampMs);
  writeList(
    w,
    "segmentLeaderEpochs",
    segmentLeaderEpochs,
    writeCompactCount(w, "segmentLeaderEpochs", segmentLeaderEpochs),
    writeRemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry,
  );
  writeInt32(w, "segmentSizeInBytes", segmentSizeInBytes);
  writeCompactNullableBytes(w, "customMetadata", customMetadata);
  writeInt8(w, "remoteLogSegmentState", remoteLogSegmentState);
  const sendsTxnIndexEmpty = txnIndexEmpty !== false;
  let unknown = writeTagCount(w, unknownTaggedFields, sendsTxnIndexEmpty ? 1 : 0);
  unknown = writeTagsBefore(w, unknown, 0);
  if (sendsTxnIndexEmpty) {
    const p = startTag(w, 0);
    writeBool(w, "txnIndexEmpty", txnIndexEmpty);
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
}
