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
  type InvalidText,
  isEmptyList,
  type MessageCodec,
  orNull,
  type Reader,
  readInt32s,
  readUuid,
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
      r.at("assignmentEpochs");
      m.assignmentEpochs = orNull(r.compactNullableCount(4, 8), (n) => readInt32s(r, n));
      return true;
  }
  return false;
}

function readConsumerGroupCurrentMemberAssignmentValueTopicPartitions(
  r: Reader,
): ConsumerGroupCurrentMemberAssignmentValueTopicPartitions {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("partitions"); const partitions = readInt32s(r, r.compactCount(4, 8));
  const m: ConsumerGroupCurrentMemberAssignmentValueTopicPartitions = {
    topicId,
    partitions,
    assignmentEpochs: EMPTY,
  };
  r.tags(m, readConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTag);
  r.up();
  return m;
}

function readConsumerGroupCurrentMemberAssignmentValueTopicPartitionsList(
  r: Reader,
  n: number,
): readonly ConsumerGroupCurrentMemberAssignmentValueTopicPartitions[] {
  if (n === 0) return EMPTY;
  const list = slots<ConsumerGroupCurrentMemberAssignmentValueTopicPartitions>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readConsumerGroupCurrentMemberAssignmentValueTopicPartitions(r);
  }
  r.up();
  return list;
}

function readConsumerGroupCurrentMemberAssignmentValue(
  r: Reader,
): ConsumerGroupCurrentMemberAssignmentValue {
  r.down();
  r.at("memberEpoch"); const memberEpoch = r.int32();
  r.at("previousMemberEpoch"); const previousMemberEpoch = r.int32();
  r.at("state"); const state = r.int8();
  r.at("assignedPartitions");
  const assignedPartitions = readConsumerGroupCurrentMemberAssignmentValueTopicPartitionsList(
    r,
    r.compactCount(18, 56),
  );
  r.at("partitionsPendingRevocation");
  const partitionsPendingRevocation = readConsumerGroupCurrentMemberAssignmentValueTopicPartitionsList(
    r,
    r.compactCount(18, 56),
  );
  const m: ConsumerGroupCurrentMemberAssignmentValue = {
    memberEpoch,
    previousMemberEpoch,
    state,
    assignedPartitions,
    partitionsPendingRevocation,
  };
  r.tags(m);
  r.up();
  return m;
}

function writeConsumerGroupCurrentMemberAssignmentValueTopicPartitions(
  w: Writer,
  m: ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsInit,
): void {
  w.down(m);
  const { topicId, partitions, assignmentEpochs = EMPTY, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("partitions"); writeInt32s(w, partitions, w.compactCount(partitions));
  const sendsAssignmentEpochs = !isEmptyList(assignmentEpochs);
  let unknown = w.tags(unknownTaggedFields, sendsAssignmentEpochs ? 1 : 0);
  unknown = w.unknownTags(unknown, 0);
  if (sendsAssignmentEpochs) {
    w.at("assignmentEpochs");
    const p = w.startTag(0);
    writeInt32s(w, assignmentEpochs, w.compactNullableCount(assignmentEpochs));
    w.endTag(p);
  }
  w.unknownTags(unknown);
  w.up();
}

function writeConsumerGroupCurrentMemberAssignmentValueTopicPartitionsList(
  w: Writer,
  list: readonly ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeConsumerGroupCurrentMemberAssignmentValueTopicPartitions(w, list![i]!);
  }
  w.up();
}

function writeConsumerGroupCurrentMemberAssignmentValue(
  w: Writer,
  m: ConsumerGroupCurrentMemberAssignmentValueInit,
): void {
  w.down(m);
  const {
    memberEpoch,
    previousMemberEpoch,
    state,
    assignedPartitions,
    partitionsPendingRevocation,
    unknownTaggedFields,
  } = m;
  w.at("memberEpoch"); w.int32(memberEpoch);
  w.at("previousMemberEpoch"); w.int32(previousMemberEpoch);
  w.at("state"); w.int8(state);
  w.at("assignedPartitions");
  writeConsumerGroupCurrentMemberAssignmentValueTopicPartitionsList(
    w,
    assignedPartitions,
    w.compactCount(assignedPartitions),
  );
  w.at("partitionsPendingRevocation");
  writeConsumerGroupCurrentMemberAssignmentValueTopicPartitionsList(
    w,
    partitionsPendingRevocation,
    w.compactCount(partitionsPendingRevocation),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}
