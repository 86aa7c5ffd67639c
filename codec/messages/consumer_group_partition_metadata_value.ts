// Generated from schemas/group/ConsumerGroupPartitionMetadataValue.json. Do not edit.

/**
 * ConsumerGroupPartitionMetadataValue (coordinator-value, key 4), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  EMPTY,
  type InvalidText,
  type Key,
  type MessageCodec,
  readCompactCount,
  readCompactString,
  type Reader,
  readInt32,
  readList,
  readTags,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writeCompactCount,
  writeCompactString,
  writeInt32,
  writeList,
  type Writer,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ConsumerGroupPartitionMetadataValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeConsumerGroupPartitionMetadataValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ConsumerGroupPartitionMetadataValue {
  return runDecode(
    "ConsumerGroupPartitionMetadataValue",
    0,
    0,
    readConsumerGroupPartitionMetadataValue,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ConsumerGroupPartitionMetadataValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeConsumerGroupPartitionMetadataValue(
  message: ConsumerGroupPartitionMetadataValueInit,
  version: number,
): Bytes {
  return runEncode(
    "ConsumerGroupPartitionMetadataValue",
    0,
    0,
    writeConsumerGroupPartitionMetadataValue,
    message,
    version,
  );
}

/**
 * Encodes the body of a ConsumerGroupPartitionMetadataValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeConsumerGroupPartitionMetadataValueInto(
  message: ConsumerGroupPartitionMetadataValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ConsumerGroupPartitionMetadataValue",
    0,
    0,
    writeConsumerGroupPartitionMetadataValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ConsumerGroupPartitionMetadataValue, for registries. */
export const ConsumerGroupPartitionMetadataValueCodec: MessageCodec<
  ConsumerGroupPartitionMetadataValue
> = {
  name: "ConsumerGroupPartitionMetadataValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 4,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeConsumerGroupPartitionMetadataValue,
  encode: encodeConsumerGroupPartitionMetadataValue,
};

/** Part of ConsumerGroupPartitionMetadataValue, versions 0. */
export interface ConsumerGroupPartitionMetadataValuePartitionMetadata {
  /**
   * int32, versions 0+.
   *
   * @generated from ConsumerGroupPartitionMetadataValue.json PartitionMetadata.Partition
   */
  partition: number;
  /**
   * []string, versions 0+.
   *
   * @generated from ConsumerGroupPartitionMetadataValue.json PartitionMetadata.Racks
   */
  racks: readonly string[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ConsumerGroupPartitionMetadataValuePartitionMetadata; fields with a default may be left out.
 */
export interface ConsumerGroupPartitionMetadataValuePartitionMetadataInit {
  /** See {@linkcode ConsumerGroupPartitionMetadataValuePartitionMetadata.partition}. */
  partition: number;
  /** See {@linkcode ConsumerGroupPartitionMetadataValuePartitionMetadata.racks}. */
  racks: readonly string[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ConsumerGroupPartitionMetadataValue, versions 0. */
export interface ConsumerGroupPartitionMetadataValueTopicMetadata {
  /**
   * uuid, versions 0+.
   *
   * @generated from ConsumerGroupPartitionMetadataValue.json TopicMetadata.TopicId
   */
  topicId: string;
  /**
   * string, versions 0+.
   *
   * @generated from ConsumerGroupPartitionMetadataValue.json TopicMetadata.TopicName
   */
  topicName: string;
  /**
   * int32, versions 0+.
   *
   * @generated from ConsumerGroupPartitionMetadataValue.json TopicMetadata.NumPartitions
   */
  numPartitions: number;
  /**
   * []PartitionMetadata, versions 0+.
   *
   * @generated from ConsumerGroupPartitionMetadataValue.json TopicMetadata.PartitionMetadata
   */
  partitionMetadata: readonly ConsumerGroupPartitionMetadataValuePartitionMetadata[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ConsumerGroupPartitionMetadataValueTopicMetadata; fields with a default may be left out.
 */
export interface ConsumerGroupPartitionMetadataValueTopicMetadataInit {
  /** See {@linkcode ConsumerGroupPartitionMetadataValueTopicMetadata.topicId}. */
  topicId: string;
  /** See {@linkcode ConsumerGroupPartitionMetadataValueTopicMetadata.topicName}. */
  topicName: string;
  /** See {@linkcode ConsumerGroupPartitionMetadataValueTopicMetadata.numPartitions}. */
  numPartitions: number;
  /** See {@linkcode ConsumerGroupPartitionMetadataValueTopicMetadata.partitionMetadata}. */
  partitionMetadata: readonly ConsumerGroupPartitionMetadataValuePartitionMetadataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * ConsumerGroupPartitionMetadataValue: the value of a coordinator's record, key 4, versions 0, flexible versions 0+.
 */
export interface ConsumerGroupPartitionMetadataValue {
  /**
   * []TopicMetadata, versions 0+.
   *
   * @generated from ConsumerGroupPartitionMetadataValue.json Topics
   */
  topics: readonly ConsumerGroupPartitionMetadataValueTopicMetadata[];
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
 * What encoders take for ConsumerGroupPartitionMetadataValue; fields with a default may be left out.
 */
export interface ConsumerGroupPartitionMetadataValueInit {
  /** See {@linkcode ConsumerGroupPartitionMetadataValue.topics}. */
  topics: readonly ConsumerGroupPartitionMetadataValueTopicMetadataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readConsumerGroupPartitionMetadataValuePartitionMetadata(
  r: Reader,
  key: Key,
): ConsumerGroupPartitionMetadataValuePartitionMetadata {
  r.down(key);
  const m: ConsumerGroupPartitionMetadataValuePartitionMetadata = {
    partition: readInt32(r, "partition"),
    racks: readList(
      r,
      readCompactCount(r, "racks", 1),
      (r, i) => readCompactString(r, i, repeated),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readConsumerGroupPartitionMetadataValuePartitionMetadataList(
  r: Reader,
  n: number,
): readonly ConsumerGroupPartitionMetadataValuePartitionMetadata[] {
  if (n === 0) return EMPTY;
  const list = slots<ConsumerGroupPartitionMetadataValuePartitionMetadata>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readConsumerGroupPartitionMetadataValuePartitionMetadata(r, i);
  }
  return list;
}

function readConsumerGroupPartitionMetadataValueTopicMetadata(
  r: Reader,
  key: Key,
): ConsumerGroupPartitionMetadataValueTopicMetadata {
  r.down(key);
  const m: ConsumerGroupPartitionMetadataValueTopicMetadata = {
    topicId: readUuid(r, "topicId"),
    topicName: readCompactString(r, "topicName", repeated),
    numPartitions: readInt32(r, "numPartitions"),
    partitionMetadata: readConsumerGroupPartitionMetadataValuePartitionMetadataList(
      r,
      readCompactCount(r, "partitionMetadata", 6),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readConsumerGroupPartitionMetadataValueTopicMetadataList(
  r: Reader,
  n: number,
): readonly ConsumerGroupPartitionMetadataValueTopicMetadata[] {
  if (n === 0) return EMPTY;
  const list = slots<ConsumerGroupPartitionMetadataValueTopicMetadata>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readConsumerGroupPartitionMetadataValueTopicMetadata(r, i);
  }
  return list;
}

function readConsumerGroupPartitionMetadataValue(r: Reader): ConsumerGroupPartitionMetadataValue {
  const m: ConsumerGroupPartitionMetadataValue = {
    topics: readConsumerGroupPartitionMetadataValueTopicMetadataList(
      r,
      readCompactCount(r, "topics", 23),
    ),
  };
  readTags(r, m);
  return m;
}

function writeConsumerGroupPartitionMetadataValuePartitionMetadata(
  w: Writer,
  key: Key,
  m: ConsumerGroupPartitionMetadataValuePartitionMetadataInit,
): void {
  w.into(key, m);
  const { partition, racks, unknownTaggedFields } = m;
  writeInt32(w, "partition", partition);
  writeList(w, "racks", racks, writeCompactCount(w, "racks", racks), writeCompactString);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeConsumerGroupPartitionMetadataValueTopicMetadata(
  w: Writer,
  key: Key,
  m: ConsumerGroupPartitionMetadataValueTopicMetadataInit,
): void {
  w.into(key, m);
  const { topicId, topicName, numPartitions, partitionMetadata, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeCompactString(w, "topicName", topicName);
  writeInt32(w, "numPartitions", numPartitions);
  writeList(
    w,
    "partitionMetadata",
    partitionMetadata,
    writeCompactCount(w, "partitionMetadata", partitionMetadata),
    writeConsumerGroupPartitionMetadataValuePartitionMetadata,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeConsumerGroupPartitionMetadataValue(
  w: Writer,
  m: ConsumerGroupPartitionMetadataValueInit,
): void {
  const { topics, unknownTaggedFields } = m;
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeConsumerGroupPartitionMetadataValueTopicMetadata,
  );
  writeUnknownTags(w, unknownTaggedFields);
}
