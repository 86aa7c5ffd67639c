// Generated from schemas/storage/RemoteLogSegmentMetadataUpdateRecord.json. Do not edit.

/**
 * RemoteLogSegmentMetadataUpdateRecord (metadata, key 1), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type Key,
  type MessageCodec,
  putInt32,
  putInt64,
  putUuid,
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
  type TaggedField,
  writeCompactNullableBytes,
  writeCompactString,
  writeInt8,
  type Writer,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a RemoteLogSegmentMetadataUpdateRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeRemoteLogSegmentMetadataUpdateRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): RemoteLogSegmentMetadataUpdateRecord {
  return runDecode(
    "RemoteLogSegmentMetadataUpdateRecord",
    0,
    0,
    readRemoteLogSegmentMetadataUpdateRecord,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a RemoteLogSegmentMetadataUpdateRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeRemoteLogSegmentMetadataUpdateRecord(
  message: RemoteLogSegmentMetadataUpdateRecordInit,
  version: number,
): Bytes {
  return runEncode(
    "RemoteLogSegmentMetadataUpdateRecord",
    0,
    0,
    writeRemoteLogSegmentMetadataUpdateRecord,
    message,
    version,
  );
}

/**
 * Encodes the body of a RemoteLogSegmentMetadataUpdateRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeRemoteLogSegmentMetadataUpdateRecordInto(
  message: RemoteLogSegmentMetadataUpdateRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "RemoteLogSegmentMetadataUpdateRecord",
    0,
    0,
    writeRemoteLogSegmentMetadataUpdateRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of RemoteLogSegmentMetadataUpdateRecord, for registries. */
export const RemoteLogSegmentMetadataUpdateRecordCodec: MessageCodec<
  RemoteLogSegmentMetadataUpdateRecord
> = {
  name: "RemoteLogSegmentMetadataUpdateRecord",
  type: "metadata",
  module: "storage",
  apiKey: 1,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeRemoteLogSegmentMetadataUpdateRecord,
  encode: encodeRemoteLogSegmentMetadataUpdateRecord,
};

/** Part of RemoteLogSegmentMetadataUpdateRecord, versions 0. */
export interface RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry {
  /**
   * string, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataUpdateRecord.json TopicIdPartitionEntry.Name
   */
  name: string;
  /**
   * uuid, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataUpdateRecord.json TopicIdPartitionEntry.Id
   */
  id: string;
  /**
   * int32, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataUpdateRecord.json TopicIdPartitionEntry.Partition
   */
  partition: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry; fields with a default may be left out.
 */
export interface RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntryInit {
  /** See {@linkcode RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry.name}. */
  name: string;
  /** See {@linkcode RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry.id}. */
  id: string;
  /** See {@linkcode RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry.partition}. */
  partition: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of RemoteLogSegmentMetadataUpdateRecord, versions 0. */
export interface RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry {
  /**
   * TopicIdPartitionEntry, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataUpdateRecord.json RemoteLogSegmentIdEntry.TopicIdPartition
   */
  topicIdPartition: RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry;
  /**
   * uuid, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataUpdateRecord.json RemoteLogSegmentIdEntry.Id
   */
  id: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry; fields with a default may be left out.
 */
export interface RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntryInit {
  /**
   * See {@linkcode RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry.topicIdPartition}.
   */
  topicIdPartition: RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntryInit;
  /** See {@linkcode RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry.id}. */
  id: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * RemoteLogSegmentMetadataUpdateRecord: a record, key 1, versions 0, flexible versions 0+.
 */
export interface RemoteLogSegmentMetadataUpdateRecord {
  /**
   * RemoteLogSegmentIdEntry, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataUpdateRecord.json RemoteLogSegmentId
   */
  remoteLogSegmentId: RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry;
  /**
   * int32, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataUpdateRecord.json BrokerId
   */
  brokerId: number;
  /**
   * int64, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataUpdateRecord.json EventTimestampMs
   */
  eventTimestampMs: bigint;
  /**
   * bytes, versions 0+, nullable 0+, default null.
   *
   * @generated from RemoteLogSegmentMetadataUpdateRecord.json CustomMetadata
   */
  customMetadata: Uint8Array | null;
  /**
   * int8, versions 0+.
   *
   * @generated from RemoteLogSegmentMetadataUpdateRecord.json RemoteLogSegmentState
   */
  remoteLogSegmentState: number;
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
 * What encoders take for RemoteLogSegmentMetadataUpdateRecord; fields with a default may be left out.
 */
export interface RemoteLogSegmentMetadataUpdateRecordInit {
  /** See {@linkcode RemoteLogSegmentMetadataUpdateRecord.remoteLogSegmentId}. */
  remoteLogSegmentId: RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntryInit;
  /** See {@linkcode RemoteLogSegmentMetadataUpdateRecord.brokerId}. */
  brokerId: number;
  /** See {@linkcode RemoteLogSegmentMetadataUpdateRecord.eventTimestampMs}. */
  eventTimestampMs: bigint;
  /** See {@linkcode RemoteLogSegmentMetadataUpdateRecord.customMetadata}. */
  customMetadata?: Uint8Array | null | undefined;
  /** See {@linkcode RemoteLogSegmentMetadataUpdateRecord.remoteLogSegmentState}. */
  remoteLogSegmentState: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readRemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry(
  r: Reader,
  key: Key,
): RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry {
  r.down(key);
  const m: RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry = {
    name: readCompactString(r, "name", repeated),
    id: readUuid(r, "id"),
    partition: readInt32(r, "partition"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readRemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry(
  r: Reader,
  key: Key,
): RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry {
  r.down(key);
  const m: RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry = {
    topicIdPartition: readRemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry(
      r,
      "topicIdPartition",
    ),
    id: readUuid(r, "id"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readRemoteLogSegmentMetadataUpdateRecord(r: Reader): RemoteLogSegmentMetadataUpdateRecord {
  const m: RemoteLogSegmentMetadataUpdateRecord = {
    remoteLogSegmentId: readRemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry(
      r,
      "remoteLogSegmentId",
    ),
    brokerId: readInt32(r, "brokerId"),
    eventTimestampMs: readInt64(r, "eventTimestampMs"),
    customMetadata: readCompactNullableBytes(r, "customMetadata"),
    remoteLogSegmentState: readInt8(r, "remoteLogSegmentState"),
  };
  readTags(r, m);
  return m;
}

function writeRemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry(
  w: Writer,
  key: Key,
  m: RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntryInit,
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

function writeRemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry(
  w: Writer,
  key: Key,
  m: RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntryInit,
): void {
  w.into(key, m);
  const { topicIdPartition, id, unknownTaggedFields } = m;
  writeRemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry(
    w,
    "topicIdPartition",
    topicIdPartition,
  );
  writeUuid(w, "id", id);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeRemoteLogSegmentMetadataUpdateRecord(
  w: Writer,
  m: RemoteLogSegmentMetadataUpdateRecordInit,
): void {
  const {
    remoteLogSegmentId,
    brokerId,
    eventTimestampMs,
    customMetadata = null,
    remoteLogSegmentState,
    unknownTaggedFields,
  } = m;
  writeRemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry(
    w,
    "remoteLogSegmentId",
    remoteLogSegmentId,
  );
  const atBrokerId = w.room(12);
  putInt32(w, atBrokerId, "brokerId", brokerId);
  putInt64(w, atBrokerId + 4, "eventTimestampMs", eventTimestampMs);
  writeCompactNullableBytes(w, "customMetadata", customMetadata);
  writeInt8(w, "remoteLogSegmentState", remoteLogSegmentState);
  writeUnknownTags(w, unknownTaggedFields);
}
