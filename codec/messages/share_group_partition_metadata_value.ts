// Generated from schemas/group/ShareGroupPartitionMetadataValue.json. Do not edit.

/**
 * ShareGroupPartitionMetadataValue (coordinator-value, key 9), versions 0.
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
  readCompactInt32s,
  readCompactString,
  type Reader,
  readTags,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writeCompactCount,
  writeCompactInt32s,
  writeCompactString,
  writeList,
  type Writer,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ShareGroupPartitionMetadataValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeShareGroupPartitionMetadataValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareGroupPartitionMetadataValue {
  return runDecode(
    "ShareGroupPartitionMetadataValue",
    0,
    0,
    readShareGroupPartitionMetadataValue,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ShareGroupPartitionMetadataValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareGroupPartitionMetadataValue(
  message: ShareGroupPartitionMetadataValueInit,
  version: number,
): Bytes {
  return runEncode(
    "ShareGroupPartitionMetadataValue",
    0,
    0,
    writeShareGroupPartitionMetadataValue,
    message,
    version,
  );
}

/**
 * Encodes the body of a ShareGroupPartitionMetadataValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareGroupPartitionMetadataValueInto(
  message: ShareGroupPartitionMetadataValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareGroupPartitionMetadataValue",
    0,
    0,
    writeShareGroupPartitionMetadataValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareGroupPartitionMetadataValue, for registries. */
export const ShareGroupPartitionMetadataValueCodec: MessageCodec<
  ShareGroupPartitionMetadataValue
> = {
  name: "ShareGroupPartitionMetadataValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 9,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeShareGroupPartitionMetadataValue,
  encode: encodeShareGroupPartitionMetadataValue,
};

/** Part of ShareGroupPartitionMetadataValue, versions 0. */
export interface ShareGroupPartitionMetadataValueTopicPartitionsInfo {
  /**
   * uuid, versions 0+.
   *
   * @generated from ShareGroupPartitionMetadataValue.json TopicPartitionsInfo.TopicId
   */
  topicId: string;
  /**
   * string, versions 0+.
   *
   * @generated from ShareGroupPartitionMetadataValue.json TopicPartitionsInfo.TopicName
   */
  topicName: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from ShareGroupPartitionMetadataValue.json TopicPartitionsInfo.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareGroupPartitionMetadataValueTopicPartitionsInfo; fields with a default may be left out.
 */
export interface ShareGroupPartitionMetadataValueTopicPartitionsInfoInit {
  /** See {@linkcode ShareGroupPartitionMetadataValueTopicPartitionsInfo.topicId}. */
  topicId: string;
  /** See {@linkcode ShareGroupPartitionMetadataValueTopicPartitionsInfo.topicName}. */
  topicName: string;
  /** See {@linkcode ShareGroupPartitionMetadataValueTopicPartitionsInfo.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ShareGroupPartitionMetadataValue, versions 0. */
export interface ShareGroupPartitionMetadataValueTopicInfo {
  /**
   * uuid, versions 0+.
   *
   * @generated from ShareGroupPartitionMetadataValue.json TopicInfo.TopicId
   */
  topicId: string;
  /**
   * string, versions 0+.
   *
   * @generated from ShareGroupPartitionMetadataValue.json TopicInfo.TopicName
   */
  topicName: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareGroupPartitionMetadataValueTopicInfo; fields with a default may be left out.
 */
export interface ShareGroupPartitionMetadataValueTopicInfoInit {
  /** See {@linkcode ShareGroupPartitionMetadataValueTopicInfo.topicId}. */
  topicId: string;
  /** See {@linkcode ShareGroupPartitionMetadataValueTopicInfo.topicName}. */
  topicName: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * ShareGroupPartitionMetadataValue: the value of a coordinator's record, key 9, versions 0, flexible versions 0+.
 */
export interface ShareGroupPartitionMetadataValue {
  /**
   * []TopicPartitionsInfo, versions 0+.
   *
   * @generated from ShareGroupPartitionMetadataValue.json InitializedTopics
   */
  initializedTopics: readonly ShareGroupPartitionMetadataValueTopicPartitionsInfo[];
  /**
   * []TopicInfo, versions 0+.
   *
   * @generated from ShareGroupPartitionMetadataValue.json DeletingTopics
   */
  deletingTopics: readonly ShareGroupPartitionMetadataValueTopicInfo[];
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
 * What encoders take for ShareGroupPartitionMetadataValue; fields with a default may be left out.
 */
export interface ShareGroupPartitionMetadataValueInit {
  /** See {@linkcode ShareGroupPartitionMetadataValue.initializedTopics}. */
  initializedTopics: readonly ShareGroupPartitionMetadataValueTopicPartitionsInfoInit[];
  /** See {@linkcode ShareGroupPartitionMetadataValue.deletingTopics}. */
  deletingTopics: readonly ShareGroupPartitionMetadataValueTopicInfoInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readShareGroupPartitionMetadataValueTopicPartitionsInfo(
  r: Reader,
  key: Key,
): ShareGroupPartitionMetadataValueTopicPartitionsInfo {
  r.down(key);
  const m: ShareGroupPartitionMetadataValueTopicPartitionsInfo = {
    topicId: readUuid(r, "topicId"),
    topicName: readCompactString(r, "topicName", repeated),
    partitions: readCompactInt32s(r, "partitions"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareGroupPartitionMetadataValueTopicPartitionsInfoList(
  r: Reader,
  n: number,
): readonly ShareGroupPartitionMetadataValueTopicPartitionsInfo[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareGroupPartitionMetadataValueTopicPartitionsInfo>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readShareGroupPartitionMetadataValueTopicPartitionsInfo(r, i);
  }
  return list;
}

function readShareGroupPartitionMetadataValueTopicInfo(
  r: Reader,
  key: Key,
): ShareGroupPartitionMetadataValueTopicInfo {
  r.down(key);
  const m: ShareGroupPartitionMetadataValueTopicInfo = {
    topicId: readUuid(r, "topicId"),
    topicName: readCompactString(r, "topicName", repeated),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareGroupPartitionMetadataValueTopicInfoList(
  r: Reader,
  n: number,
): readonly ShareGroupPartitionMetadataValueTopicInfo[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareGroupPartitionMetadataValueTopicInfo>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readShareGroupPartitionMetadataValueTopicInfo(r, i);
  }
  return list;
}

function readShareGroupPartitionMetadataValue(r: Reader): ShareGroupPartitionMetadataValue {
  const m: ShareGroupPartitionMetadataValue = {
    initializedTopics: readShareGroupPartitionMetadataValueTopicPartitionsInfoList(
      r,
      readCompactCount(r, "initializedTopics", 19),
    ),
    deletingTopics: readShareGroupPartitionMetadataValueTopicInfoList(
      r,
      readCompactCount(r, "deletingTopics", 18),
    ),
  };
  readTags(r, m);
  return m;
}

function writeShareGroupPartitionMetadataValueTopicPartitionsInfo(
  w: Writer,
  key: Key,
  m: ShareGroupPartitionMetadataValueTopicPartitionsInfoInit,
): void {
  w.into(key, m);
  const { topicId, topicName, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeCompactString(w, "topicName", topicName);
  writeCompactInt32s(w, "partitions", partitions);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareGroupPartitionMetadataValueTopicInfo(
  w: Writer,
  key: Key,
  m: ShareGroupPartitionMetadataValueTopicInfoInit,
): void {
  w.into(key, m);
  const { topicId, topicName, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeCompactString(w, "topicName", topicName);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareGroupPartitionMetadataValue(
  w: Writer,
  m: ShareGroupPartitionMetadataValueInit,
): void {
  const { initializedTopics, deletingTopics, unknownTaggedFields } = m;
  writeList(
    w,
    "initializedTopics",
    initializedTopics,
    writeCompactCount(w, "initializedTopics", initializedTopics),
    writeShareGroupPartitionMetadataValueTopicPartitionsInfo,
  );
  writeList(
    w,
    "deletingTopics",
    deletingTopics,
    writeCompactCount(w, "deletingTopics", deletingTopics),
    writeShareGroupPartitionMetadataValueTopicInfo,
  );
  writeUnknownTags(w, unknownTaggedFields);
}
