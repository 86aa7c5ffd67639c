// Generated from schemas/group/ShareGroupTargetAssignmentMemberValue.json. Do not edit.

/**
 * ShareGroupTargetAssignmentMemberValue (coordinator-value, key 13), versions 0.
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
  type Reader,
  readTags,
  readUuid,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writeCompactCount,
  writeCompactInt32s,
  writeList,
  type Writer,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ShareGroupTargetAssignmentMemberValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeShareGroupTargetAssignmentMemberValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareGroupTargetAssignmentMemberValue {
  return runDecode(
    "ShareGroupTargetAssignmentMemberValue",
    0,
    0,
    readShareGroupTargetAssignmentMemberValue,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ShareGroupTargetAssignmentMemberValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareGroupTargetAssignmentMemberValue(
  message: ShareGroupTargetAssignmentMemberValueInit,
  version: number,
): Bytes {
  return runEncode(
    "ShareGroupTargetAssignmentMemberValue",
    0,
    0,
    writeShareGroupTargetAssignmentMemberValue,
    message,
    version,
  );
}

/**
 * Encodes the body of a ShareGroupTargetAssignmentMemberValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareGroupTargetAssignmentMemberValueInto(
  message: ShareGroupTargetAssignmentMemberValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareGroupTargetAssignmentMemberValue",
    0,
    0,
    writeShareGroupTargetAssignmentMemberValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareGroupTargetAssignmentMemberValue, for registries. */
export const ShareGroupTargetAssignmentMemberValueCodec: MessageCodec<
  ShareGroupTargetAssignmentMemberValue
> = {
  name: "ShareGroupTargetAssignmentMemberValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 13,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeShareGroupTargetAssignmentMemberValue,
  encode: encodeShareGroupTargetAssignmentMemberValue,
};

/** Part of ShareGroupTargetAssignmentMemberValue, versions 0. */
export interface ShareGroupTargetAssignmentMemberValueTopicPartition {
  /**
   * uuid, versions 0+.
   *
   * @generated from ShareGroupTargetAssignmentMemberValue.json TopicPartition.TopicId
   */
  topicId: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from ShareGroupTargetAssignmentMemberValue.json TopicPartition.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareGroupTargetAssignmentMemberValueTopicPartition; fields with a default may be left out.
 */
export interface ShareGroupTargetAssignmentMemberValueTopicPartitionInit {
  /** See {@linkcode ShareGroupTargetAssignmentMemberValueTopicPartition.topicId}. */
  topicId: string;
  /** See {@linkcode ShareGroupTargetAssignmentMemberValueTopicPartition.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * ShareGroupTargetAssignmentMemberValue: the value of a coordinator's record, key 13, versions 0, flexible versions 0+.
 */
export interface ShareGroupTargetAssignmentMemberValue {
  /**
   * []TopicPartition, versions 0+.
   *
   * @generated from ShareGroupTargetAssignmentMemberValue.json TopicPartitions
   */
  topicPartitions: readonly ShareGroupTargetAssignmentMemberValueTopicPartition[];
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
 * What encoders take for ShareGroupTargetAssignmentMemberValue; fields with a default may be left out.
 */
export interface ShareGroupTargetAssignmentMemberValueInit {
  /** See {@linkcode ShareGroupTargetAssignmentMemberValue.topicPartitions}. */
  topicPartitions: readonly ShareGroupTargetAssignmentMemberValueTopicPartitionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readShareGroupTargetAssignmentMemberValueTopicPartition(
  r: Reader,
  key: Key,
): ShareGroupTargetAssignmentMemberValueTopicPartition {
  r.down(key);
  const m: ShareGroupTargetAssignmentMemberValueTopicPartition = {
    topicId: readUuid(r, "topicId"),
    partitions: readCompactInt32s(r, "partitions"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareGroupTargetAssignmentMemberValueTopicPartitionList(
  r: Reader,
  n: number,
): readonly ShareGroupTargetAssignmentMemberValueTopicPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareGroupTargetAssignmentMemberValueTopicPartition>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readShareGroupTargetAssignmentMemberValueTopicPartition(r, i);
  }
  return list;
}

function readShareGroupTargetAssignmentMemberValue(
  r: Reader,
): ShareGroupTargetAssignmentMemberValue {
  const m: ShareGroupTargetAssignmentMemberValue = {
    topicPartitions: readShareGroupTargetAssignmentMemberValueTopicPartitionList(
      r,
      readCompactCount(r, "topicPartitions", 18),
    ),
  };
  readTags(r, m);
  return m;
}

function writeShareGroupTargetAssignmentMemberValueTopicPartition(
  w: Writer,
  key: Key,
  m: ShareGroupTargetAssignmentMemberValueTopicPartitionInit,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeCompactInt32s(w, "partitions", partitions);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareGroupTargetAssignmentMemberValue(
  w: Writer,
  m: ShareGroupTargetAssignmentMemberValueInit,
): void {
  const { topicPartitions, unknownTaggedFields } = m;
  writeList(
    w,
    "topicPartitions",
    topicPartitions,
    writeCompactCount(w, "topicPartitions", topicPartitions),
    writeShareGroupTargetAssignmentMemberValueTopicPartition,
  );
  writeUnknownTags(w, unknownTaggedFields);
}
