// Generated from schemas/storage/RemoteLogSegmentMetadataRecord.json. Do not edit.

/**
 * RemoteLogSegmentMetadataRecord (metadata, key 0), versions 0.
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
  readCompactString,
  type Reader,
  readInt32,
  readInt64,
  readInt8,
  readTags,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  startTag,
  type TaggedField,
  writeBool,
  writeCompactCount,
  writeCompactNullableBytes,
  writeCompactString,
  writeInt32,
  writeInt8,
  writeList,
  type Writer,
  writeTagCount,
  writeTagsBefore,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a RemoteLogSegmentMetadataRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeRemoteLogSegmentMetadataRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): RemoteLogSegmentMetadataRecord {
  return runDecode(
    "RemoteLogSegmentMetadataRecord",
    0,
    0,
    readRemoteLogSegmentMetadataRecord,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a RemoteLogSegmentMetadataRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeRemoteLogSegmentMetadataRecord(
  message: RemoteLogSegmentMetadataRecordInit,
  version: number,
): Bytes {
  return runEncode(
    "RemoteLogSegmentMetadataRecord",
    0,
    0,
    writeRemoteLogSegmentMetadataRecord,
    message,
    version,
  );
}

/**
 * Encodes the body of a RemoteLogSegmentMetadataRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeRemoteLogSegmentMetadataRecordInto(
  message: RemoteLogSegmentMetadataRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "RemoteLogSegmentMetadataRecord",
    0,
    0,
    writeRemoteLogSegmentMetadataRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of RemoteLogSegmentMetadataRecord, for registries. */
export const RemoteLogSegmentMetadataRecordCodec: MessageCodec<RemoteLogSegmentMetadataRecord> = {
  name: "RemoteLogSegmentMetadataRecord",
  type: "metadata",
  module: "storage",
  apiKey: 0,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeRemoteLogSegmentMetadataRecord,
  encode: encodeRemoteLogSegmentMetadataRecord,
};

/** Part of RemoteLogSegmentMetadataRecord, versions 0. */
export interface RemoteLogSegmentMetadataRecordTopicIdPartitionEntry {
  /**
   * string, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataRecord.json TopicIdPartitionEntry.Name
   */
  name: string;
  /**
   * uuid, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataRecord.json TopicIdPartitionEntry.Id
   */
  id: string;
  /**
   * int32, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataRecord.json TopicIdPartitionEntry.Partition
   */
  partition: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for RemoteLogSegmentMetadataRecordTopicIdPartitionEntry; fields with a default may be left out.
 */
export interface RemoteLogSegmentMetadataRecordTopicIdPartitionEntryInit {
  /** See {@linkcode RemoteLogSegmentMetadataRecordTopicIdPartitionEntry.name}. */
  name: string;
  /** See {@linkcode RemoteLogSegmentMetadataRecordTopicIdPartitionEntry.id}. */
  id: string;
  /** See {@linkcode RemoteLogSegmentMetadataRecordTopicIdPartitionEntry.partition}. */
  partition: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of RemoteLogSegmentMetadataRecord, versions 0. */
export interface RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry {
  /**
   * TopicIdPartitionEntry, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataRecord.json RemoteLogSegmentIdEntry.TopicIdPartition
   */
  topicIdPartition: RemoteLogSegmentMetadataRecordTopicIdPartitionEntry;
  /**
   * uuid, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataRecord.json RemoteLogSegmentIdEntry.Id
   */
  id: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry; fields with a default may be left out.
 */
export interface RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntryInit {
  /** See {@linkcode RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry.topicIdPartition}. */
  topicIdPartition: RemoteLogSegmentMetadataRecordTopicIdPartitionEntryInit;
  /** See {@linkcode RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry.id}. */
  id: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of RemoteLogSegmentMetadataRecord, versions 0. */
export interface RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry {
  /**
   * int32, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataRecord.json SegmentLeaderEpochEntry.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * int64, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataRecord.json SegmentLeaderEpochEntry.Offset
   */
  offset: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry; fields with a default may be left out.
 */
export interface RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntryInit {
  /** See {@linkcode RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry.leaderEpoch}. */
  leaderEpoch: number;
  /** See {@linkcode RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry.offset}. */
  offset: bigint;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** RemoteLogSegmentMetadataRecord: a record, key 0, versions 0, flexible versions 0+. */
export interface RemoteLogSegmentMetadataRecord {
  /**
   * RemoteLogSegmentIdEntry, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataRecord.json RemoteLogSegmentId
   */
  remoteLogSegmentId: RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry;
  /**
   * int64, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataRecord.json StartOffset
   */
  startOffset: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataRecord.json EndOffset
   */
  endOffset: bigint;
  /**
   * int32, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataRecord.json BrokerId
   */
  brokerId: number;
  /**
   * int64, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataRecord.json MaxTimestampMs
   */
  maxTimestampMs: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataRecord.json EventTimestampMs
   */
  eventTimestampMs: bigint;
  /**
   * []SegmentLeaderEpochEntry, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataRecord.json SegmentLeaderEpochs
   */
  segmentLeaderEpochs: readonly RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry[];
  /**
   * int32, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataRecord.json SegmentSizeInBytes
   */
  segmentSizeInBytes: number;
  /**
   * bytes, versions 0+, nullable 0+, default null.
   *
   * @generated from RemoteLogSegmentMetadataRecord.json CustomMetadata
   */
  customMetadata: Uint8Array | null;
  /**
   * int8, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataRecord.json RemoteLogSegmentState
   */
  remoteLogSegmentState: number;
  /**
   * bool, versions 0+, tag 0 in 0+.
   *
   * @generated from RemoteLogSegmentMetadataRecord.json TxnIndexEmpty
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
 * What encoders take for RemoteLogSegmentMetadataRecord; fields with a default may be left out.
 */
export interface RemoteLogSegmentMetadataRecordInit {
  /** See {@linkcode RemoteLogSegmentMetadataRecord.remoteLogSegmentId}. */
  remoteLogSegmentId: RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntryInit;
  /** See {@linkcode RemoteLogSegmentMetadataRecord.startOffset}. */
  startOffset: bigint;
  /** See {@linkcode RemoteLogSegmentMetadataRecord.endOffset}. */
  endOffset: bigint;
  /** See {@linkcode RemoteLogSegmentMetadataRecord.brokerId}. */
  brokerId: number;
  /** See {@linkcode RemoteLogSegmentMetadataRecord.maxTimestampMs}. */
  maxTimestampMs: bigint;
  /** See {@linkcode RemoteLogSegmentMetadataRecord.eventTimestampMs}. */
  eventTimestampMs: bigint;
  /** See {@linkcode RemoteLogSegmentMetadataRecord.segmentLeaderEpochs}. */
  segmentLeaderEpochs: readonly RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntryInit[];
  /** See {@linkcode RemoteLogSegmentMetadataRecord.segmentSizeInBytes}. */
  segmentSizeInBytes: number;
  /** See {@linkcode RemoteLogSegmentMetadataRecord.customMetadata}. */
  customMetadata?: Uint8Array | null | undefined;
  /** See {@linkcode RemoteLogSegmentMetadataRecord.remoteLogSegmentState}. */
  remoteLogSegmentState: number;
  /** See {@linkcode RemoteLogSegmentMetadataRecord.txnIndexEmpty}. */
  txnIndexEmpty?: boolean | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readRemoteLogSegmentMetadataRecordTopicIdPartitionEntry(
  r: Reader,
  key: Key,
): RemoteLogSegmentMetadataRecordTopicIdPartitionEntry {
  r.down(key);
  const m: RemoteLogSegmentMetadataRecordTopicIdPartitionEntry = {
    name: readCompactString(r, "name", repeated),
    id: readUuid(r, "id"),
    partition: readInt32(r, "partition"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readRemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry(
  r: Reader,
  key: Key,
): RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry {
  r.down(key);
  const m: RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry = {
    topicIdPartition: readRemoteLogSegmentMetadataRecordTopicIdPartitionEntry(
      r,
      "topicIdPartition",
    ),
    id: readUuid(r, "id"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readRemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry(
  r: Reader,
  key: Key,
): RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry {
  r.down(key);
  const m: RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry = {
    leaderEpoch: readInt32(r, "leaderEpoch"),
    offset: readInt64(r, "offset"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readRemoteLogSegmentMetadataRecordSegmentLeaderEpochEntryList(
  r: Reader,
  n: number,
): readonly RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry[] {
  if (n === 0) return EMPTY;
  const list = slots<RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readRemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry(r, i);
  }
  return list;
}

function readRemoteLogSegmentMetadataRecordTag(
  r: Reader,
  m: RemoteLogSegmentMetadataRecord,
  tag: number,
): boolean {
  switch (tag) {
    case 0:
      m.txnIndexEmpty = readBool(r, "txnIndexEmpty");
      return true;
  }
  return false;
}

function readRemoteLogSegmentMetadataRecord(r: Reader): RemoteLogSegmentMetadataRecord {
  const m: RemoteLogSegmentMetadataRecord = {
    remoteLogSegmentId: readRemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry(
      r,
      "remoteLogSegmentId",
    ),
    startOffset: readInt64(r, "startOffset"),
    endOffset: readInt64(r, "endOffset"),
    brokerId: readInt32(r, "brokerId"),
    maxTimestampMs: readInt64(r, "maxTimestampMs"),
    eventTimestampMs: readInt64(r, "eventTimestampMs"),
    segmentLeaderEpochs: readRemoteLogSegmentMetadataRecordSegmentLeaderEpochEntryList(
      r,
      readCompactCount(r, "segmentLeaderEpochs", 13),
    ),
    segmentSizeInBytes: readInt32(r, "segmentSizeInBytes"),
    customMetadata: readCompactNullableBytes(r, "customMetadata"),
    remoteLogSegmentState: readInt8(r, "remoteLogSegmentState"),
    txnIndexEmpty: false,
  };
  readTags(r, m, readRemoteLogSegmentMetadataRecordTag);
  return m;
}

function writeRemoteLogSegmentMetadataRecordTopicIdPartitionEntry(
  w: Writer,
  key: Key,
  m: RemoteLogSegmentMetadataRecordTopicIdPartitionEntryInit,
): void {
  w.into(key, m);
  const { name, id, partition, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  const atId = w.room(20);
  putUuid(w, atId, "id", id);
  putInt32(w, atId + 16, "partition", partition);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeRemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry(
  w: Writer,
  key: Key,
  m: RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntryInit,
): void {
  w.into(key, m);
  const { topicIdPartition, id, unknownTaggedFields } = m;
  writeRemoteLogSegmentMetadataRecordTopicIdPartitionEntry(w, "topicIdPartition", topicIdPartition);
  writeUuid(w, "id", id);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeRemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry(
  w: Writer,
  key: Key,
  m: RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntryInit,
): void {
  w.into(key, m);
  const { leaderEpoch, offset, unknownTaggedFields } = m;
  const atLeaderEpoch = w.room(12);
  putInt32(w, atLeaderEpoch, "leaderEpoch", leaderEpoch);
  putInt64(w, atLeaderEpoch + 4, "offset", offset);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeRemoteLogSegmentMetadataRecord(
  w: Writer,
  m: RemoteLogSegmentMetadataRecordInit,
): void {
  const {
    remoteLogSegmentId,
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
  writeRemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry(
    w,
    "remoteLogSegmentId",
    remoteLogSegmentId,
  );
  const atStartOffset = w.room(36);
  putInt64(w, atStartOffset, "startOffset", startOffset);
  putInt64(w, atStartOffset + 8, "endOffset", endOffset);
  putInt32(w, atStartOffset + 16, "brokerId", brokerId);
  putInt64(w, atStartOffset + 20, "maxTimestampMs", maxTimestampMs);
  putInt64(w, atStartOffset + 28, "eventTimestampMs", eventTimestampMs);
  writeList(
    w,
    "segmentLeaderEpochs",
    segmentLeaderEpochs,
    writeCompactCount(w, "segmentLeaderEpochs", segmentLeaderEpochs),
    writeRemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry,
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
