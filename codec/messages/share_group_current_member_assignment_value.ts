// Generated from schemas/group/ShareGroupCurrentMemberAssignmentValue.json. Do not edit.

/**
 * ShareGroupCurrentMemberAssignmentValue (coordinator-value, key 14), versions 0.
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
 * Decodes the body of a ShareGroupCurrentMemberAssignmentValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeShareGroupCurrentMemberAssignmentValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareGroupCurrentMemberAssignmentValue {
  return runDecode(
  "ShareGroupCurrentMemberAssignmentValue",
  0,
  0,
  readShareGroupCurrentMemberAssignmentValue,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a ShareGroupCurrentMemberAssignmentValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareGroupCurrentMemberAssignmentValue(
  message: ShareGroupCurrentMemberAssignmentValueInit,
  version: number,
): Bytes {
  return runEncode(
  "ShareGroupCurrentMemberAssignmentValue",
  0,
  0,
  writeShareGroupCurrentMemberAssignmentValue,
  message,
  version,
);
}

/**
 * Encodes the body of a ShareGroupCurrentMemberAssignmentValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareGroupCurrentMemberAssignmentValueInto(
  message: ShareGroupCurrentMemberAssignmentValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareGroupCurrentMemberAssignmentValue",
    0,
    0,
    writeShareGroupCurrentMemberAssignmentValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareGroupCurrentMemberAssignmentValue, for registries. */
export const ShareGroupCurrentMemberAssignmentValueCodec: MessageCodec<
  ShareGroupCurrentMemberAssignmentValue
> = {
  name: "ShareGroupCurrentMemberAssignmentValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 14,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeShareGroupCurrentMemberAssignmentValue,
  encode: encodeShareGroupCurrentMemberAssignmentValue,
};

/** Part of ShareGroupCurrentMemberAssignmentValue, versions 0. */
export interface ShareGroupCurrentMemberAssignmentValueTopicPartitions {
  /**
   * uuid, versions 0+.
   *
   * @generated from ShareGroupCurrentMemberAssignmentValue.json TopicPartitions.TopicId
   */
  topicId: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from ShareGroupCurrentMemberAssignmentValue.json TopicPartitions.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareGroupCurrentMemberAssignmentValueTopicPartitions; fields with a default may be left out.
 */
export interface ShareGroupCurrentMemberAssignmentValueTopicPartitionsInit {
  /** See {@linkcode ShareGroupCurrentMemberAssignmentValueTopicPartitions.topicId}. */
  topicId: string;
  /** See {@linkcode ShareGroupCurrentMemberAssignmentValueTopicPartitions.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * ShareGroupCurrentMemberAssignmentValue: the value of a coordinator's record, key 14, versions 0, flexible versions 0+.
 */
export interface ShareGroupCurrentMemberAssignmentValue {
  /**
   * int32, versions 0+.
   *
   * @generated from ShareGroupCurrentMemberAssignmentValue.json MemberEpoch
   */
  memberEpoch: number;
  /**
   * int32, versions 0+.
   *
   * @generated from ShareGroupCurrentMemberAssignmentValue.json PreviousMemberEpoch
   */
  previousMemberEpoch: number;
  /**
   * int8, versions 0+.
   *
   * @generated from ShareGroupCurrentMemberAssignmentValue.json State
   */
  state: number;
  /**
   * []TopicPartitions, versions 0+.
   *
   * @generated from ShareGroupCurrentMemberAssignmentValue.json AssignedPartitions
   */
  assignedPartitions: readonly ShareGroupCurrentMemberAssignmentValueTopicPartitions[];
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
 * What encoders take for ShareGroupCurrentMemberAssignmentValue; fields with a default may be left out.
 */
export interface ShareGroupCurrentMemberAssignmentValueInit {
  /** See {@linkcode ShareGroupCurrentMemberAssignmentValue.memberEpoch}. */
  memberEpoch: number;
  /** See {@linkcode ShareGroupCurrentMemberAssignmentValue.previousMemberEpoch}. */
  previousMemberEpoch: number;
  /** See {@linkcode ShareGroupCurrentMemberAssignmentValue.state}. */
  state: number;
  /** See {@linkcode ShareGroupCurrentMemberAssignmentValue.assignedPartitions}. */
  assignedPartitions: readonly ShareGroupCurrentMemberAssignmentValueTopicPartitionsInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readShareGroupCurrentMemberAssignmentValueTopicPartitions(
  r: Reader,
): ShareGroupCurrentMemberAssignmentValueTopicPartitions {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("partitions"); const partitions = readInt32s(r, r.compactCount(4, 8));
  const m: ShareGroupCurrentMemberAssignmentValueTopicPartitions = { topicId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readShareGroupCurrentMemberAssignmentValueTopicPartitionsList(
  r: Reader,
  n: number,
): readonly ShareGroupCurrentMemberAssignmentValueTopicPartitions[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareGroupCurrentMemberAssignmentValueTopicPartitions>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareGroupCurrentMemberAssignmentValueTopicPartitions(r);
  }
  r.up();
  return list;
}

function readShareGroupCurrentMemberAssignmentValue(
  r: Reader,
): ShareGroupCurrentMemberAssignmentValue {
  r.down();
  r.at("memberEpoch"); const memberEpoch = r.int32();
  r.at("previousMemberEpoch"); const previousMemberEpoch = r.int32();
  r.at("state"); const state = r.int8();
  r.at("assignedPartitions");
  const assignedPartitions = readShareGroupCurrentMemberAssignmentValueTopicPartitionsList(
    r,
    r.compactCount(18, 48),
  );
  const m: ShareGroupCurrentMemberAssignmentValue = {
    memberEpoch,
    previousMemberEpoch,
    state,
    assignedPartitions,
  };
  r.tags(m);
  r.up();
  return m;
}

function writeShareGroupCurrentMemberAssignmentValueTopicPartitions(
  w: Writer,
  m: ShareGroupCurrentMemberAssignmentValueTopicPartitionsInit,
): void {
  w.down(m);
  const { topicId, partitions, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("partitions"); writeInt32s(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareGroupCurrentMemberAssignmentValueTopicPartitionsList(
  w: Writer,
  list: readonly ShareGroupCurrentMemberAssignmentValueTopicPartitionsInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareGroupCurrentMemberAssignmentValueTopicPartitions(w, list![i]!);
  }
  w.up();
}

function writeShareGroupCurrentMemberAssignmentValue(
  w: Writer,
  m: ShareGroupCurrentMemberAssignmentValueInit,
): void {
  w.down(m);
  const { memberEpoch, previousMemberEpoch, state, assignedPartitions, unknownTaggedFields } = m;
  w.at("memberEpoch"); w.int32(memberEpoch);
  w.at("previousMemberEpoch"); w.int32(previousMemberEpoch);
  w.at("state"); w.int8(state);
  w.at("assignedPartitions");
  writeShareGroupCurrentMemberAssignmentValueTopicPartitionsList(
    w,
    assignedPartitions,
    w.compactCount(assignedPartitions),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}
