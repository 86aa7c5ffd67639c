// Generated from schemas/group/ConsumerGroupCurrentMemberAssignmentValue.json. Do not edit.

/**
 * ConsumerGroupCurrentMemberAssignmentValue (coordinator-value, key 8), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  EMPTY,
  endTag,
  type InvalidText,
  isEmptyList,
  type Key,
  type MessageCodec,
  orNull,
  putInt32,
  putInt8,
  readCompactCount,
  readCompactInt32s,
  readCompactNullableCount,
  type Reader,
  readInt32,
  readInt8,
  readList,
  readTags,
  readUuid,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  startTag,
  type TaggedField,
  writeCompactCount,
  writeCompactInt32s,
  writeCompactNullableCount,
  writeInt32,
  writeList,
  type Writer,
  writeTagCount,
  writeTagsBefore,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ConsumerGroupCurrentMemberAssignmentValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeConsumerGroupCurrentMemberAssignmentValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ConsumerGroupCurrentMemberAssignmentValue {
  return runDecode(
    "ConsumerGroupCurrentMemberAssignmentValue",
    0,
    0,
    readConsumerGroupCurrentMemberAssignmentValue,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ConsumerGroupCurrentMemberAssignmentValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeConsumerGroupCurrentMemberAssignmentValue(
  message: ConsumerGroupCurrentMemberAssignmentValueInit,
  version: number,
): Bytes {
  return runEncode(
    "ConsumerGroupCurrentMemberAssignmentValue",
    0,
    0,
    writeConsumerGroupCurrentMemberAssignmentValue,
    message,
    version,
  );
}

/**
 * Encodes the body of a ConsumerGroupCurrentMemberAssignmentValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeConsumerGroupCurrentMemberAssignmentValueInto(
  message: ConsumerGroupCurrentMemberAssignmentValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ConsumerGroupCurrentMemberAssignmentValue",
    0,
    0,
    writeConsumerGroupCurrentMemberAssignmentValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ConsumerGroupCurrentMemberAssignmentValue, for registries. */
export const ConsumerGroupCurrentMemberAssignmentValueCodec: MessageCodec<
  ConsumerGroupCurrentMemberAssignmentValue
> = {
  name: "ConsumerGroupCurrentMemberAssignmentValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 8,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeConsumerGroupCurrentMemberAssignmentValue,
  encode: encodeConsumerGroupCurrentMemberAssignmentValue,
};

/** Part of ConsumerGroupCurrentMemberAssignmentValue, versions 0. */
export interface ConsumerGroupCurrentMemberAssignmentValueTopicPartitions {
  /**
   * uuid, versions 0+.
   *
   * @generated from ConsumerGroupCurrentMemberAssignmentValue.json TopicPartitions.TopicId
   */
  topicId: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from ConsumerGroupCurrentMemberAssignmentValue.json TopicPartitions.Partitions
   */
  partitions: readonly number[];
  /**
   * []int32, versions 0+, nullable 0+, tag 0 in 0+.
   *
   * @generated from ConsumerGroupCurrentMemberAssignmentValue.json TopicPartitions.AssignmentEpochs
   */
  assignmentEpochs: readonly number[] | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ConsumerGroupCurrentMemberAssignmentValueTopicPartitions; fields with a default may be left out.
 */
export interface ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsInit {
  /** See {@linkcode ConsumerGroupCurrentMemberAssignmentValueTopicPartitions.topicId}. */
  topicId: string;
  /** See {@linkcode ConsumerGroupCurrentMemberAssignmentValueTopicPartitions.partitions}. */
  partitions: readonly number[];
  /**
   * See {@linkcode ConsumerGroupCurrentMemberAssignmentValueTopicPartitions.assignmentEpochs}.
   */
  assignmentEpochs?: readonly number[] | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * ConsumerGroupCurrentMemberAssignmentValue: the value of a coordinator's record, key 8, versions 0, flexible versions 0+.
 */
export interface ConsumerGroupCurrentMemberAssignmentValue {
  /**
   * int32, versions 0+.
   *
   * @generated from ConsumerGroupCurrentMemberAssignmentValue.json MemberEpoch
   */
  memberEpoch: number;
  /**
   * int32, versions 0+.
   *
   * @generated from ConsumerGroupCurrentMemberAssignmentValue.json PreviousMemberEpoch
   */
  previousMemberEpoch: number;
  /**
   * int8, versions 0+.
   *
   * @generated from ConsumerGroupCurrentMemberAssignmentValue.json State
   */
  state: number;
  /**
   * []TopicPartitions, versions 0+.
   *
   * @generated from ConsumerGroupCurrentMemberAssignmentValue.json AssignedPartitions
   */
  assignedPartitions: readonly ConsumerGroupCurrentMemberAssignmentValueTopicPartitions[];
  /**
   * []TopicPartitions, versions 0+.
   *
   * @generated from ConsumerGroupCurrentMemberAssignmentValue.json PartitionsPendingRevocation
   */
  partitionsPendingRevocation: readonly ConsumerGroupCurrentMemberAssignmentValueTopicPartitions[];
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
 * What encoders take for ConsumerGroupCurrentMemberAssignmentValue; fields with a default may be left out.
 */
export interface ConsumerGroupCurrentMemberAssignmentValueInit {
  /** See {@linkcode ConsumerGroupCurrentMemberAssignmentValue.memberEpoch}. */
  memberEpoch: number;
  /** See {@linkcode ConsumerGroupCurrentMemberAssignmentValue.previousMemberEpoch}. */
  previousMemberEpoch: number;
  /** See {@linkcode ConsumerGroupCurrentMemberAssignmentValue.state}. */
  state: number;
  /** See {@linkcode ConsumerGroupCurrentMemberAssignmentValue.assignedPartitions}. */
  assignedPartitions: readonly ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsInit[];
  /** See {@linkcode ConsumerGroupCurrentMemberAssignmentValue.partitionsPendingRevocation}. */
  partitionsPendingRevocation: readonly ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTag(
  r: Reader,
  m: ConsumerGroupCurrentMemberAssignmentValueTopicPartitions,
  tag: number,
): boolean {
  switch (tag) {
    case 0:
      m.assignmentEpochs = orNull(
        readCompactNullableCount(r, "assignmentEpochs", 4),
        (n) => readList(r, n, readInt32),
      );
      return true;
  }
  return false;
}

function readConsumerGroupCurrentMemberAssignmentValueTopicPartitions(
  r: Reader,
  key: Key,
): ConsumerGroupCurrentMemberAssignmentValueTopicPartitions {
  r.down(key);
  const m: ConsumerGroupCurrentMemberAssignmentValueTopicPartitions = {
    topicId: readUuid(r, "topicId"),
    partitions: readCompactInt32s(r, "partitions"),
    assignmentEpochs: EMPTY,
  };
  readTags(r, m, readConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTag);
  r.up();
  return m;
}

function readConsumerGroupCurrentMemberAssignmentValueTopicPartitionsList(
  r: Reader,
  n: number,
): readonly ConsumerGroupCurrentMemberAssignmentValueTopicPartitions[] {
  if (n === 0) return EMPTY;
  const list = slots<ConsumerGroupCurrentMemberAssignmentValueTopicPartitions>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readConsumerGroupCurrentMemberAssignmentValueTopicPartitions(r, i);
  }
  return list;
}

function readConsumerGroupCurrentMemberAssignmentValue(
  r: Reader,
): ConsumerGroupCurrentMemberAssignmentValue {
  const m: ConsumerGroupCurrentMemberAssignmentValue = {
    memberEpoch: readInt32(r, "memberEpoch"),
    previousMemberEpoch: readInt32(r, "previousMemberEpoch"),
    state: readInt8(r, "state"),
    assignedPartitions: readConsumerGroupCurrentMemberAssignmentValueTopicPartitionsList(
      r,
      readCompactCount(r, "assignedPartitions", 18),
    ),
    partitionsPendingRevocation: readConsumerGroupCurrentMemberAssignmentValueTopicPartitionsList(
      r,
      readCompactCount(r, "partitionsPendingRevocation", 18),
    ),
  };
  readTags(r, m);
  return m;
}

function writeConsumerGroupCurrentMemberAssignmentValueTopicPartitions(
  w: Writer,
  key: Key,
  m: ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsInit,
): void {
  w.into(key, m);
  const { topicId, partitions, assignmentEpochs = EMPTY, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeCompactInt32s(w, "partitions", partitions);
  const sendsAssignmentEpochs = !isEmptyList(assignmentEpochs);
  let unknown = writeTagCount(w, unknownTaggedFields, sendsAssignmentEpochs ? 1 : 0);
  unknown = writeTagsBefore(w, unknown, 0);
  if (sendsAssignmentEpochs) {
    const p = startTag(w, 0);
    writeList(
      w,
      "assignmentEpochs",
      assignmentEpochs,
      writeCompactNullableCount(w, "assignmentEpochs", assignmentEpochs),
      writeInt32,
    );
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
  w.up();
}

function writeConsumerGroupCurrentMemberAssignmentValue(
  w: Writer,
  m: ConsumerGroupCurrentMemberAssignmentValueInit,
): void {
  const {
    memberEpoch,
    previousMemberEpoch,
    state,
    assignedPartitions,
    partitionsPendingRevocation,
    unknownTaggedFields,
  } = m;
  const atMemberEpoch = w.room(9);
  putInt32(w, atMemberEpoch, "memberEpoch", memberEpoch);
  putInt32(w, atMemberEpoch + 4, "previousMemberEpoch", previousMemberEpoch);
  putInt8(w, atMemberEpoch + 8, "state", state);
  writeList(
    w,
    "assignedPartitions",
    assignedPartitions,
    writeCompactCount(w, "assignedPartitions", assignedPartitions),
    writeConsumerGroupCurrentMemberAssignmentValueTopicPartitions,
  );
  writeList(
    w,
    "partitionsPendingRevocation",
    partitionsPendingRevocation,
    writeCompactCount(w, "partitionsPendingRevocation", partitionsPendingRevocation),
    writeConsumerGroupCurrentMemberAssignmentValueTopicPartitions,
  );
  writeUnknownTags(w, unknownTaggedFields);
}
