// Generated from schemas/group/ConsumerGroupTargetAssignmentMemberValue.json. Do not edit.

/**
 * ConsumerGroupTargetAssignmentMemberValue (coordinator-value, key 7), versions 0.
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
 * Decodes the body of a ConsumerGroupTargetAssignmentMemberValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeConsumerGroupTargetAssignmentMemberValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ConsumerGroupTargetAssignmentMemberValue {
  return runDecode(
    "ConsumerGroupTargetAssignmentMemberValue",
    0,
    0,
    readConsumerGroupTargetAssignmentMemberValue,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ConsumerGroupTargetAssignmentMemberValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeConsumerGroupTargetAssignmentMemberValue(
  message: ConsumerGroupTargetAssignmentMemberValueInit,
  version: number,
): Bytes {
  return runEncode(
    "ConsumerGroupTargetAssignmentMemberValue",
    0,
    0,
    writeConsumerGroupTargetAssignmentMemberValue,
    message,
    version,
  );
}

/**
 * Encodes the body of a ConsumerGroupTargetAssignmentMemberValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeConsumerGroupTargetAssignmentMemberValueInto(
  message: ConsumerGroupTargetAssignmentMemberValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ConsumerGroupTargetAssignmentMemberValue",
    0,
    0,
    writeConsumerGroupTargetAssignmentMemberValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ConsumerGroupTargetAssignmentMemberValue, for registries. */
export const ConsumerGroupTargetAssignmentMemberValueCodec: MessageCodec<
  ConsumerGroupTargetAssignmentMemberValue
> = {
  name: "ConsumerGroupTargetAssignmentMemberValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 7,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeConsumerGroupTargetAssignmentMemberValue,
  encode: encodeConsumerGroupTargetAssignmentMemberValue,
};

/** Part of ConsumerGroupTargetAssignmentMemberValue, versions 0. */
export interface ConsumerGroupTargetAssignmentMemberValueTopicPartition {
  /**
   * uuid, versions 0+.
   *
   * @generated from ConsumerGroupTargetAssignmentMemberValue.json TopicPartition.TopicId
   */
  topicId: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from ConsumerGroupTargetAssignmentMemberValue.json TopicPartition.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ConsumerGroupTargetAssignmentMemberValueTopicPartition; fields with a default may be left out.
 */
export interface ConsumerGroupTargetAssignmentMemberValueTopicPartitionInit {
  /** See {@linkcode ConsumerGroupTargetAssignmentMemberValueTopicPartition.topicId}. */
  topicId: string;
  /** See {@linkcode ConsumerGroupTargetAssignmentMemberValueTopicPartition.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * ConsumerGroupTargetAssignmentMemberValue: the value of a coordinator's record, key 7, versions 0, flexible versions 0+.
 */
export interface ConsumerGroupTargetAssignmentMemberValue {
  /**
   * []TopicPartition, versions 0+.
   *
   * @generated from ConsumerGroupTargetAssignmentMemberValue.json TopicPartitions
   */
  topicPartitions: readonly ConsumerGroupTargetAssignmentMemberValueTopicPartition[];
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
 * What encoders take for ConsumerGroupTargetAssignmentMemberValue; fields with a default may be left out.
 */
export interface ConsumerGroupTargetAssignmentMemberValueInit {
  /** See {@linkcode ConsumerGroupTargetAssignmentMemberValue.topicPartitions}. */
  topicPartitions: readonly ConsumerGroupTargetAssignmentMemberValueTopicPartitionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readConsumerGroupTargetAssignmentMemberValueTopicPartition(
  r: Reader,
  key: Key,
): ConsumerGroupTargetAssignmentMemberValueTopicPartition {
  r.down(key);
  const m: ConsumerGroupTargetAssignmentMemberValueTopicPartition = {
    topicId: readUuid(r, "topicId"),
    partitions: readCompactInt32s(r, "partitions"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readConsumerGroupTargetAssignmentMemberValueTopicPartitionList(
  r: Reader,
  n: number,
): readonly ConsumerGroupTargetAssignmentMemberValueTopicPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<ConsumerGroupTargetAssignmentMemberValueTopicPartition>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readConsumerGroupTargetAssignmentMemberValueTopicPartition(r, i);
  }
  return list;
}

function readConsumerGroupTargetAssignmentMemberValue(
  r: Reader,
): ConsumerGroupTargetAssignmentMemberValue {
  const m: ConsumerGroupTargetAssignmentMemberValue = {
    topicPartitions: readConsumerGroupTargetAssignmentMemberValueTopicPartitionList(
      r,
      readCompactCount(r, "topicPartitions", 18),
    ),
  };
  readTags(r, m);
  return m;
}

function writeConsumerGroupTargetAssignmentMemberValueTopicPartition(
  w: Writer,
  key: Key,
  m: ConsumerGroupTargetAssignmentMemberValueTopicPartitionInit,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeCompactInt32s(w, "partitions", partitions);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeConsumerGroupTargetAssignmentMemberValue(
  w: Writer,
  m: ConsumerGroupTargetAssignmentMemberValueInit,
): void {
  const { topicPartitions, unknownTaggedFields } = m;
  writeList(
    w,
    "topicPartitions",
    topicPartitions,
    writeCompactCount(w, "topicPartitions", topicPartitions),
    writeConsumerGroupTargetAssignmentMemberValueTopicPartition,
  );
  writeUnknownTags(w, unknownTaggedFields);
}
