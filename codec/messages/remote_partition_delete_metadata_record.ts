// Generated from schemas/storage/RemotePartitionDeleteMetadataRecord.json. Do not edit.

/**
 * RemotePartitionDeleteMetadataRecord (metadata, key 2), versions 0.
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
  putInt8,
  putUuid,
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
  writeCompactString,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a RemotePartitionDeleteMetadataRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeRemotePartitionDeleteMetadataRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): RemotePartitionDeleteMetadataRecord {
  return runDecode(
    "RemotePartitionDeleteMetadataRecord",
    0,
    0,
    readRemotePartitionDeleteMetadataRecord,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a RemotePartitionDeleteMetadataRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeRemotePartitionDeleteMetadataRecord(
  message: RemotePartitionDeleteMetadataRecordInit,
  version: number,
): Bytes {
  return runEncode(
    "RemotePartitionDeleteMetadataRecord",
    0,
    0,
    writeRemotePartitionDeleteMetadataRecord,
    message,
    version,
  );
}

/**
 * Encodes the body of a RemotePartitionDeleteMetadataRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeRemotePartitionDeleteMetadataRecordInto(
  message: RemotePartitionDeleteMetadataRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "RemotePartitionDeleteMetadataRecord",
    0,
    0,
    writeRemotePartitionDeleteMetadataRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of RemotePartitionDeleteMetadataRecord, for registries. */
export const RemotePartitionDeleteMetadataRecordCodec: MessageCodec<
  RemotePartitionDeleteMetadataRecord
> = {
  name: "RemotePartitionDeleteMetadataRecord",
  type: "metadata",
  module: "storage",
  apiKey: 2,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeRemotePartitionDeleteMetadataRecord,
  encode: encodeRemotePartitionDeleteMetadataRecord,
};

/** Part of RemotePartitionDeleteMetadataRecord, versions 0. */
export interface RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry {
  /**
   * string, versions 0+.
   *
   * @generated from RemotePartitionDeleteMetadataRecord.json TopicIdPartitionEntry.Name
   */
  name: string;
  /**
   * uuid, versions 0+.
   *
   * @generated from RemotePartitionDeleteMetadataRecord.json TopicIdPartitionEntry.Id
   */
  id: string;
  /**
   * int32, versions 0+.
   *
   * @generated from RemotePartitionDeleteMetadataRecord.json TopicIdPartitionEntry.Partition
   */
  partition: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry; fields with a default may be left out.
 */
export interface RemotePartitionDeleteMetadataRecordTopicIdPartitionEntryInit {
  /** See {@linkcode RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry.name}. */
  name: string;
  /** See {@linkcode RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry.id}. */
  id: string;
  /** See {@linkcode RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry.partition}. */
  partition: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** RemotePartitionDeleteMetadataRecord: a record, key 2, versions 0, flexible versions 0+. */
export interface RemotePartitionDeleteMetadataRecord {
  /**
   * TopicIdPartitionEntry, versions 0+.
   *
   * @generated from RemotePartitionDeleteMetadataRecord.json TopicIdPartition
   */
  topicIdPartition: RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry;
  /**
   * int32, versions 0+.
   *
   * @generated from RemotePartitionDeleteMetadataRecord.json BrokerId
   */
  brokerId: number;
  /**
   * int64, versions 0+.
   *
   * @generated from RemotePartitionDeleteMetadataRecord.json EventTimestampMs
   */
  eventTimestampMs: bigint;
  /**
   * int8, versions 0+.
   *
   * @generated from RemotePartitionDeleteMetadataRecord.json RemotePartitionDeleteState
   */
  remotePartitionDeleteState: number;
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
 * What encoders take for RemotePartitionDeleteMetadataRecord; fields with a default may be left out.
 */
export interface RemotePartitionDeleteMetadataRecordInit {
  /** See {@linkcode RemotePartitionDeleteMetadataRecord.topicIdPartition}. */
  topicIdPartition: RemotePartitionDeleteMetadataRecordTopicIdPartitionEntryInit;
  /** See {@linkcode RemotePartitionDeleteMetadataRecord.brokerId}. */
  brokerId: number;
  /** See {@linkcode RemotePartitionDeleteMetadataRecord.eventTimestampMs}. */
  eventTimestampMs: bigint;
  /** See {@linkcode RemotePartitionDeleteMetadataRecord.remotePartitionDeleteState}. */
  remotePartitionDeleteState: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readRemotePartitionDeleteMetadataRecordTopicIdPartitionEntry(
  r: Reader,
  key: Key,
): RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry {
  r.down(key);
  const m: RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry = {
    name: readCompactString(r, "name", repeated),
    id: readUuid(r, "id"),
    partition: readInt32(r, "partition"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readRemotePartitionDeleteMetadataRecord(r: Reader): RemotePartitionDeleteMetadataRecord {
  const m: RemotePartitionDeleteMetadataRecord = {
    topicIdPartition: readRemotePartitionDeleteMetadataRecordTopicIdPartitionEntry(
      r,
      "topicIdPartition",
    ),
    brokerId: readInt32(r, "brokerId"),
    eventTimestampMs: readInt64(r, "eventTimestampMs"),
    remotePartitionDeleteState: readInt8(r, "remotePartitionDeleteState"),
  };
  readTags(r, m);
  return m;
}

function writeRemotePartitionDeleteMetadataRecordTopicIdPartitionEntry(
  w: Writer,
  key: Key,
  m: RemotePartitionDeleteMetadataRecordTopicIdPartitionEntryInit,
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

function writeRemotePartitionDeleteMetadataRecord(
  w: Writer,
  m: RemotePartitionDeleteMetadataRecordInit,
): void {
  const {
    topicIdPartition,
    brokerId,
    eventTimestampMs,
    remotePartitionDeleteState,
    unknownTaggedFields,
  } = m;
  writeRemotePartitionDeleteMetadataRecordTopicIdPartitionEntry(
    w,
    "topicIdPartition",
    topicIdPartition,
  );
  const atBrokerId = w.room(13);
  putInt32(w, atBrokerId, "brokerId", brokerId);
  putInt64(w, atBrokerId + 4, "eventTimestampMs", eventTimestampMs);
  putInt8(w, atBrokerId + 12, "remotePartitionDeleteState", remotePartitionDeleteState);
  writeUnknownTags(w, unknownTaggedFields);
}
