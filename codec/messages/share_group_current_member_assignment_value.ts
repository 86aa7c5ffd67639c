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
  type Key,
  type MessageCodec,
  putInt32,
  putInt8,
  readCompactCount,
  readCompactInt32s,
  type Reader,
  readInt32,
  readInt8,
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
  key: Key,
): ShareGroupCurrentMemberAssignmentValueTopicPartitions {
  r.down(key);
  const m: ShareGroupCurrentMemberAssignmentValueTopicPartitions = {
    topicId: readUuid(r, "topicId"),
    partitions: readCompactInt32s(r, "partitions"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareGroupCurrentMemberAssignmentValueTopicPartitionsList(
  r: Reader,
  n: number,
): readonly ShareGroupCurrentMemberAssignmentValueTopicPartitions[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareGroupCurrentMemberAssignmentValueTopicPartitions>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readShareGroupCurrentMemberAssignmentValueTopicPartitions(r, i);
  }
  return list;
}

function readShareGroupCurrentMemberAssignmentValue(
  r: Reader,
): ShareGroupCurrentMemberAssignmentValue {
  const m: ShareGroupCurrentMemberAssignmentValue = {
    memberEpoch: readInt32(r, "memberEpoch"),
    previousMemberEpoch: readInt32(r, "previousMemberEpoch"),
    state: readInt8(r, "state"),
    assignedPartitions: readShareGroupCurrentMemberAssignmentValueTopicPartitionsList(
      r,
      readCompactCount(r, "assignedPartitions", 18),
    ),
  };
  readTags(r, m);
  return m;
}

function writeShareGroupCurrentMemberAssignmentValueTopicPartitions(
  w: Writer,
  key: Key,
  m: ShareGroupCurrentMemberAssignmentValueTopicPartitionsInit,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeCompactInt32s(w, "partitions", partitions);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareGroupCurrentMemberAssignmentValue(
  w: Writer,
  m: ShareGroupCurrentMemberAssignmentValueInit,
): void {
  const { memberEpoch, previousMemberEpoch, state, assignedPartitions, unknownTaggedFields } = m;
  const atMemberEpoch = w.room(9);
  putInt32(w, atMemberEpoch, "memberEpoch", memberEpoch);
  putInt32(w, atMemberEpoch + 4, "previousMemberEpoch", previousMemberEpoch);
  putInt8(w, atMemberEpoch + 8, "state", state);
  writeList(
    w,
    "assignedPartitions",
    assignedPartitions,
    writeCompactCount(w, "assignedPartitions", assignedPartitions),
    writeShareGroupCurrentMemberAssignmentValueTopicPartitions,
  );
  writeUnknownTags(w, unknownTaggedFields);
}
