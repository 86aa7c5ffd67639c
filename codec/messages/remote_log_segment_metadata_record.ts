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
  type InvalidText,
  type MessageCodec,
  readCompactNullableBytes,
  type Reader,
  readInt64,
  readUuid,
  repeated,
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
): RemoteLogSegmentMetadataRecordTopicIdPartitionEntry {
  r.down();
  r.at("name"); const name = r.compactString(repeated);
  r.at("id"); const id = readUuid(r);
  r.at("partition"); const partition = r.int32();
  const m: RemoteLogSegmentMetadataRecordTopicIdPartitionEntry = { name, id, partition };
  r.tags(m);
  r.up();
  return m;
}

function readRemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry(
  r: Reader,
): RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry {
  r.down();
  r.at("topicIdPartition");
  const topicIdPartition = readRemoteLogSegmentMetadataRecordTopicIdPartitionEntry(r);
  r.at("id"); const id = readUuid(r);
  const m: RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry = { topicIdPartition, id };
  r.tags(m);
  r.up();
  return m;
}

function readRemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry(
  r: Reader,
): RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry {
  r.down();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  r.at("offset"); const offset = readInt64(r);
  const m: RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry = { leaderEpoch, offset };
  r.tags(m);
  r.up();
  return m;
}

function readRemoteLogSegmentMetadataRecordSegmentLeaderEpochEntryList(
  r: Reader,
  n: number,
): readonly RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry[] {
  if (n === 0) return EMPTY;
  const list = slots<RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readRemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry(r);
  }
  r.up();
  return list;
}

function readRemoteLogSegmentMetadataRecordTag(
  r: Reader,
  m: RemoteLogSegmentMetadataRecord,
  tag: number,
): boolean {
  switch (tag) {
    case 0:
      r.at("txnIndexEmpty"); m.txnIndexEmpty = r.bool();
      return true;
  }
  return false;
}

function readRemoteLogSegmentMetadataRecord(r: Reader): RemoteLogSegmentMetadataRecord {
  r.down();
  r.at("remoteLogSegmentId");
  const remoteLogSegmentId = readRemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry(r);
  r.at("startOffset"); const startOffset = readInt64(r);
  r.at("endOffset"); const endOffset = readInt64(r);
  r.at("brokerId"); const brokerId = r.int32();
  r.at("maxTimestampMs"); const maxTimestampMs = readInt64(r);
  r.at("eventTimestampMs"); const eventTimestampMs = readInt64(r);
  r.at("segmentLeaderEpochs");
  const segmentLeaderEpochs = readRemoteLogSegmentMetadataRecordSegmentLeaderEpochEntryList(
    r,
    r.compactCount(13, 48),
  );
  r.at("segmentSizeInBytes"); const segmentSizeInBytes = r.int32();
  r.at("customMetadata"); const customMetadata = readCompactNullableBytes(r);
  r.at("remoteLogSegmentState"); const remoteLogSegmentState = r.int8();
  const m: RemoteLogSegmentMetadataRecord = {
    remoteLogSegmentId,
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
  r.tags(m, readRemoteLogSegmentMetadataRecordTag);
  r.up();
  return m;
}

function writeRemoteLogSegmentMetadataRecordTopicIdPartitionEntry(
  w: Writer,
  m: RemoteLogSegmentMetadataRecordTopicIdPartitionEntryInit,
): void {
  w.down(m);
  const { name, id, partition, unknownTaggedFields } = m;
  w.at("name"); w.compactString(name);
  w.at("id"); writeUuid(w, id);
  w.at("partition"); w.int32(partition);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeRemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry(
  w: Writer,
  m: RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntryInit,
): void {
  w.down(m);
  const { topicIdPartition, id, unknownTaggedFields } = m;
  w.at("topicIdPartition");
  writeRemoteLogSegmentMetadataRecordTopicIdPartitionEntry(w, topicIdPartition);
  w.at("id"); writeUuid(w, id);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeRemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry(
  w: Writer,
  m: RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntryInit,
): void {
  w.down(m);
  const { leaderEpoch, offset, unknownTaggedFields } = m;
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.at("offset"); writeInt64(w, offset);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeRemoteLogSegmentMetadataRecordSegmentLeaderEpochEntryList(
  w: Writer,
  list: readonly RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntryInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeRemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry(w, list![i]!);
  }
  w.up();
}

function writeRemoteLogSegmentMetadataRecord(
  w: Writer,
  m: RemoteLogSegmentMetadataRecordInit,
): void {
  w.down(m);
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
  w.at("remoteLogSegmentId");
  writeRemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry(w, remoteLogSegmentId);
  w.at("startOffset"); writeInt64(w, startOffset);
  w.at("endOffset"); writeInt64(w, endOffset);
  w.at("brokerId"); w.int32(brokerId);
  w.at("maxTimestampMs"); writeInt64(w, maxTimestampMs);
  w.at("eventTimestampMs"); writeInt64(w, eventTimestampMs);
  w.at("segmentLeaderEpochs");
  writeRemoteLogSegmentMetadataRecordSegmentLeaderEpochEntryList(
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
