// Generated from schemas/group/ShareGroupStatePartitionMetadataValue.json. Do not edit.

/**
 * ShareGroupStatePartitionMetadataValue (coordinator-value, key 15), versions 0.
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
 * Decodes the body of a ShareGroupStatePartitionMetadataValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeShareGroupStatePartitionMetadataValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareGroupStatePartitionMetadataValue {
  return runDecode(
    "ShareGroupStatePartitionMetadataValue",
    0,
    0,
    readShareGroupStatePartitionMetadataValue,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ShareGroupStatePartitionMetadataValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareGroupStatePartitionMetadataValue(
  message: ShareGroupStatePartitionMetadataValueInit,
  version: number,
): Bytes {
  return runEncode(
    "ShareGroupStatePartitionMetadataValue",
    0,
    0,
    writeShareGroupStatePartitionMetadataValue,
    message,
    version,
  );
}

/**
 * Encodes the body of a ShareGroupStatePartitionMetadataValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareGroupStatePartitionMetadataValueInto(
  message: ShareGroupStatePartitionMetadataValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareGroupStatePartitionMetadataValue",
    0,
    0,
    writeShareGroupStatePartitionMetadataValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareGroupStatePartitionMetadataValue, for registries. */
export const ShareGroupStatePartitionMetadataValueCodec: MessageCodec<
  ShareGroupStatePartitionMetadataValue
> = {
  name: "ShareGroupStatePartitionMetadataValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 15,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeShareGroupStatePartitionMetadataValue,
  encode: encodeShareGroupStatePartitionMetadataValue,
};

/** Part of ShareGroupStatePartitionMetadataValue, versions 0. */
export interface ShareGroupStatePartitionMetadataValueTopicPartitionsInfo {
  /**
   * uuid, versions 0+.
   *
   * @generated from ShareGroupStatePartitionMetadataValue.json TopicPartitionsInfo.TopicId
   */
  topicId: string;
  /**
   * string, versions 0+.
   *
   * @generated from ShareGroupStatePartitionMetadataValue.json TopicPartitionsInfo.TopicName
   */
  topicName: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from ShareGroupStatePartitionMetadataValue.json TopicPartitionsInfo.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareGroupStatePartitionMetadataValueTopicPartitionsInfo; fields with a default may be left out.
 */
export interface ShareGroupStatePartitionMetadataValueTopicPartitionsInfoInit {
  /** See {@linkcode ShareGroupStatePartitionMetadataValueTopicPartitionsInfo.topicId}. */
  topicId: string;
  /** See {@linkcode ShareGroupStatePartitionMetadataValueTopicPartitionsInfo.topicName}. */
  topicName: string;
  /** See {@linkcode ShareGroupStatePartitionMetadataValueTopicPartitionsInfo.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ShareGroupStatePartitionMetadataValue, versions 0. */
export interface ShareGroupStatePartitionMetadataValueTopicInfo {
  /**
   * uuid, versions 0+.
   *
   * @generated from ShareGroupStatePartitionMetadataValue.json TopicInfo.TopicId
   */
  topicId: string;
  /**
   * string, versions 0+.
   *
   * @generated from ShareGroupStatePartitionMetadataValue.json TopicInfo.TopicName
   */
  topicName: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareGroupStatePartitionMetadataValueTopicInfo; fields with a default may be left out.
 */
export interface ShareGroupStatePartitionMetadataValueTopicInfoInit {
  /** See {@linkcode ShareGroupStatePartitionMetadataValueTopicInfo.topicId}. */
  topicId: string;
  /** See {@linkcode ShareGroupStatePartitionMetadataValueTopicInfo.topicName}. */
  topicName: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * ShareGroupStatePartitionMetadataValue: the value of a coordinator's record, key 15, versions 0, flexible versions 0+.
 */
export interface ShareGroupStatePartitionMetadataValue {
  /**
   * []TopicPartitionsInfo, versions 0+.
   *
   * @generated from ShareGroupStatePartitionMetadataValue.json InitializingTopics
   */
  initializingTopics: readonly ShareGroupStatePartitionMetadataValueTopicPartitionsInfo[];
  /**
   * []TopicPartitionsInfo, versions 0+.
   *
   * @generated from ShareGroupStatePartitionMetadataValue.json InitializedTopics
   */
  initializedTopics: readonly ShareGroupStatePartitionMetadataValueTopicPartitionsInfo[];
  /**
   * []TopicInfo, versions 0+.
   *
   * @generated from ShareGroupStatePartitionMetadataValue.json DeletingTopics
   */
  deletingTopics: readonly ShareGroupStatePartitionMetadataValueTopicInfo[];
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
 * What encoders take for ShareGroupStatePartitionMetadataValue; fields with a default may be left out.
 */
export interface ShareGroupStatePartitionMetadataValueInit {
  /** See {@linkcode ShareGroupStatePartitionMetadataValue.initializingTopics}. */
  initializingTopics: readonly ShareGroupStatePartitionMetadataValueTopicPartitionsInfoInit[];
  /** See {@linkcode ShareGroupStatePartitionMetadataValue.initializedTopics}. */
  initializedTopics: readonly ShareGroupStatePartitionMetadataValueTopicPartitionsInfoInit[];
  /** See {@linkcode ShareGroupStatePartitionMetadataValue.deletingTopics}. */
  deletingTopics: readonly ShareGroupStatePartitionMetadataValueTopicInfoInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readShareGroupStatePartitionMetadataValueTopicPartitionsInfo(
  r: Reader,
  key: Key,
): ShareGroupStatePartitionMetadataValueTopicPartitionsInfo {
  r.down(key);
  const m: ShareGroupStatePartitionMetadataValueTopicPartitionsInfo = {
    topicId: readUuid(r, "topicId"),
    topicName: readCompactString(r, "topicName", repeated),
    partitions: readCompactInt32s(r, "partitions"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareGroupStatePartitionMetadataValueTopicPartitionsInfoList(
  r: Reader,
  n: number,
): readonly ShareGroupStatePartitionMetadataValueTopicPartitionsInfo[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareGroupStatePartitionMetadataValueTopicPartitionsInfo>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readShareGroupStatePartitionMetadataValueTopicPartitionsInfo(r, i);
  }
  return list;
}

function readShareGroupStatePartitionMetadataValueTopicInfo(
  r: Reader,
  key: Key,
): ShareGroupStatePartitionMetadataValueTopicInfo {
  r.down(key);
  const m: ShareGroupStatePartitionMetadataValueTopicInfo = {
    topicId: readUuid(r, "topicId"),
    topicName: readCompactString(r, "topicName", repeated),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareGroupStatePartitionMetadataValueTopicInfoList(
  r: Reader,
  n: number,
): readonly ShareGroupStatePartitionMetadataValueTopicInfo[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareGroupStatePartitionMetadataValueTopicInfo>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readShareGroupStatePartitionMetadataValueTopicInfo(r, i);
  }
  return list;
}

function readShareGroupStatePartitionMetadataValue(
  r: Reader,
): ShareGroupStatePartitionMetadataValue {
  const m: ShareGroupStatePartitionMetadataValue = {
    initializingTopics: readShareGroupStatePartitionMetadataValueTopicPartitionsInfoList(
      r,
      readCompactCount(r, "initializingTopics", 19),
    ),
    initializedTopics: readShareGroupStatePartitionMetadataValueTopicPartitionsInfoList(
      r,
      readCompactCount(r, "initializedTopics", 19),
    ),
    deletingTopics: readShareGroupStatePartitionMetadataValueTopicInfoList(
      r,
      readCompactCount(r, "deletingTopics", 18),
    ),
  };
  readTags(r, m);
  return m;
}

function writeShareGroupStatePartitionMetadataValueTopicPartitionsInfo(
  w: Writer,
  key: Key,
  m: ShareGroupStatePartitionMetadataValueTopicPartitionsInfoInit,
): void {
  w.into(key, m);
  const { topicId, topicName, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeCompactString(w, "topicName", topicName);
  writeCompactInt32s(w, "partitions", partitions);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareGroupStatePartitionMetadataValueTopicInfo(
  w: Writer,
  key: Key,
  m: ShareGroupStatePartitionMetadataValueTopicInfoInit,
): void {
  w.into(key, m);
  const { topicId, topicName, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeCompactString(w, "topicName", topicName);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareGroupStatePartitionMetadataValue(
  w: Writer,
  m: ShareGroupStatePartitionMetadataValueInit,
): void {
  const { initializingTopics, initializedTopics, deletingTopics, unknownTaggedFields } = m;
  writeList(
    w,
    "initializingTopics",
    initializingTopics,
    writeCompactCount(w, "initializingTopics", initializingTopics),
    writeShareGroupStatePartitionMetadataValueTopicPartitionsInfo,
  );
  writeList(
    w,
    "initializedTopics",
    initializedTopics,
    writeCompactCount(w, "initializedTopics", initializedTopics),
    writeShareGroupStatePartitionMetadataValueTopicPartitionsInfo,
  );
  writeList(
    w,
    "deletingTopics",
    deletingTopics,
    writeCompactCount(w, "deletingTopics", deletingTopics),
    writeShareGroupStatePartitionMetadataValueTopicInfo,
  );
  writeUnknownTags(w, unknownTaggedFields);
}
