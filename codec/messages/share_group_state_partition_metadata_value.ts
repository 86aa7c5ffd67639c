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
  type MessageCodec,
  type Reader,
  readInt32s,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writeInt32s,
  type Writer,
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
): ShareGroupStatePartitionMetadataValueTopicPartitionsInfo {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("topicName"); const topicName = r.compactString(repeated);
  r.at("partitions"); const partitions = readInt32s(r, r.compactCount(4, 8));
  const m: ShareGroupStatePartitionMetadataValueTopicPartitionsInfo = {
    topicId,
    topicName,
    partitions,
  };
  r.tags(m);
  r.up();
  return m;
}

function readShareGroupStatePartitionMetadataValueTopicPartitionsInfoList(
  r: Reader,
  n: number,
): readonly ShareGroupStatePartitionMetadataValueTopicPartitionsInfo[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareGroupStatePartitionMetadataValueTopicPartitionsInfo>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareGroupStatePartitionMetadataValueTopicPartitionsInfo(r);
  }
  r.up();
  return list;
}

function readShareGroupStatePartitionMetadataValueTopicInfo(
  r: Reader,
): ShareGroupStatePartitionMetadataValueTopicInfo {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("topicName"); const topicName = r.compactString(repeated);
  const m: ShareGroupStatePartitionMetadataValueTopicInfo = { topicId, topicName };
  r.tags(m);
  r.up();
  return m;
}

function readShareGroupStatePartitionMetadataValueTopicInfoList(
  r: Reader,
  n: number,
): readonly ShareGroupStatePartitionMetadataValueTopicInfo[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareGroupStatePartitionMetadataValueTopicInfo>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareGroupStatePartitionMetadataValueTopicInfo(r);
  }
  r.up();
  return list;
}

function readShareGroupStatePartitionMetadataValue(
  r: Reader,
): ShareGroupStatePartitionMetadataValue {
  r.down();
  r.at("initializingTopics");
  const initializingTopics = readShareGroupStatePartitionMetadataValueTopicPartitionsInfoList(
    r,
    r.compactCount(19, 56),
  );
  r.at("initializedTopics");
  const initializedTopics = readShareGroupStatePartitionMetadataValueTopicPartitionsInfoList(
    r,
    r.compactCount(19, 56),
  );
  r.at("deletingTopics");
  const deletingTopics = readShareGroupStatePartitionMetadataValueTopicInfoList(
    r,
    r.compactCount(18, 48),
  );
  const m: ShareGroupStatePartitionMetadataValue = {
    initializingTopics,
    initializedTopics,
    deletingTopics,
  };
  r.tags(m);
  r.up();
  return m;
}

function writeShareGroupStatePartitionMetadataValueTopicPartitionsInfo(
  w: Writer,
  m: ShareGroupStatePartitionMetadataValueTopicPartitionsInfoInit,
): void {
  w.down(m);
  const { topicId, topicName, partitions, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("topicName"); w.compactString(topicName);
  w.at("partitions"); writeInt32s(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareGroupStatePartitionMetadataValueTopicPartitionsInfoList(
  w: Writer,
  list: readonly ShareGroupStatePartitionMetadataValueTopicPartitionsInfoInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareGroupStatePartitionMetadataValueTopicPartitionsInfo(w, list![i]!);
  }
  w.up();
}

function writeShareGroupStatePartitionMetadataValueTopicInfo(
  w: Writer,
  m: ShareGroupStatePartitionMetadataValueTopicInfoInit,
): void {
  w.down(m);
  const { topicId, topicName, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("topicName"); w.compactString(topicName);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareGroupStatePartitionMetadataValueTopicInfoList(
  w: Writer,
  list: readonly ShareGroupStatePartitionMetadataValueTopicInfoInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareGroupStatePartitionMetadataValueTopicInfo(w, list![i]!);
  }
  w.up();
}

function writeShareGroupStatePartitionMetadataValue(
  w: Writer,
  m: ShareGroupStatePartitionMetadataValueInit,
): void {
  w.down(m);
  const { initializingTopics, initializedTopics, deletingTopics, unknownTaggedFields } = m;
  w.at("initializingTopics");
  writeShareGroupStatePartitionMetadataValueTopicPartitionsInfoList(
    w,
    initializingTopics,
    w.compactCount(initializingTopics),
  );
  w.at("initializedTopics");
  writeShareGroupStatePartitionMetadataValueTopicPartitionsInfoList(
    w,
    initializedTopics,
    w.compactCount(initializedTopics),
  );
  w.at("deletingTopics");
  writeShareGroupStatePartitionMetadataValueTopicInfoList(
    w,
    deletingTopics,
    w.compactCount(deletingTopics),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}
