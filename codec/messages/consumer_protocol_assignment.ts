// Generated from schemas/clients/ConsumerProtocolAssignment.json. Do not edit.

/**
 * ConsumerProtocolAssignment (data), versions 0-3.
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
  readCount,
  type Reader,
  readInt32s,
  readNullableBytes,
  readString,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  writeCount,
  writeInt32,
  writeList,
  writeNullableBytes,
  type Writer,
  writeString,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ConsumerProtocolAssignment.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes of the message, without anything that says its version.
 * @param version The version of the message, 0 to 3.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 3.
 */
export function decodeConsumerProtocolAssignment(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ConsumerProtocolAssignment {
  return runDecode(
    "ConsumerProtocolAssignment",
    0,
    3,
    readConsumerProtocolAssignment,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ConsumerProtocolAssignment into an array of its own.
 *
 * @param version The version of the message, 0 to 3.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeConsumerProtocolAssignment(
  message: ConsumerProtocolAssignmentInit,
  version: number,
): Bytes {
  return runEncode(
    "ConsumerProtocolAssignment",
    0,
    3,
    writeConsumerProtocolAssignment,
    message,
    version,
  );
}

/**
 * Encodes the body of a ConsumerProtocolAssignment into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeConsumerProtocolAssignmentInto(
  message: ConsumerProtocolAssignmentInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ConsumerProtocolAssignment",
    0,
    3,
    writeConsumerProtocolAssignment,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ConsumerProtocolAssignment, for registries. */
export const ConsumerProtocolAssignmentCodec: MessageCodec<ConsumerProtocolAssignment> = {
  name: "ConsumerProtocolAssignment",
  type: "data",
  module: "clients",
  apiKey: null,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: null,
  decode: decodeConsumerProtocolAssignment,
  encode: encodeConsumerProtocolAssignment,
};

/** Part of ConsumerProtocolAssignment, versions 0-3. */
export interface ConsumerProtocolAssignmentTopicPartition {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from ConsumerProtocolAssignment.json TopicPartition.Topic
   */
  topic: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from ConsumerProtocolAssignment.json TopicPartition.Partitions
   */
  partitions: readonly number[];
}

/**
 * What encoders take for ConsumerProtocolAssignmentTopicPartition; fields with a default may be left out.
 */
export interface ConsumerProtocolAssignmentTopicPartitionInit {
  /** See {@linkcode ConsumerProtocolAssignmentTopicPartition.topic}. */
  topic: string;
  /** See {@linkcode ConsumerProtocolAssignmentTopicPartition.partitions}. */
  partitions: readonly number[];
}

/**
 * ConsumerProtocolAssignment: a message without a number of its own, versions 0-3, no flexible version.
 */
export interface ConsumerProtocolAssignment {
  /**
   * []TopicPartition, versions 0+.
   *
   * @generated from ConsumerProtocolAssignment.json AssignedPartitions
   */
  assignedPartitions: readonly ConsumerProtocolAssignmentTopicPartition[];
  /**
   * bytes, versions 0+, nullable 0+, default null.
   *
   * @generated from ConsumerProtocolAssignment.json UserData
   */
  userData: Uint8Array | null;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for ConsumerProtocolAssignment; fields with a default may be left out.
 */
export interface ConsumerProtocolAssignmentInit {
  /** See {@linkcode ConsumerProtocolAssignment.assignedPartitions}. */
  assignedPartitions: readonly ConsumerProtocolAssignmentTopicPartitionInit[];
  /** See {@linkcode ConsumerProtocolAssignment.userData}. */
  userData?: Uint8Array | null | undefined;
}

function readConsumerProtocolAssignmentTopicPartition(
  r: Reader,
  key: Key,
): ConsumerProtocolAssignmentTopicPartition {
  r.down(key);
  const m: ConsumerProtocolAssignmentTopicPartition = {
    topic: readString(r, "topic", repeated),
    partitions: readInt32s(r, "partitions"),
  };
  r.up();
  return m;
}

function readConsumerProtocolAssignmentTopicPartitionList(
  r: Reader,
  n: number,
): readonly ConsumerProtocolAssignmentTopicPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<ConsumerProtocolAssignmentTopicPartition>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readConsumerProtocolAssignmentTopicPartition(r, i);
  }
  return list;
}

function readConsumerProtocolAssignment(r: Reader): ConsumerProtocolAssignment {
  const m: ConsumerProtocolAssignment = {
    assignedPartitions: readConsumerProtocolAssignmentTopicPartitionList(
      r,
      readCount(r, "assignedPartitions", 6),
    ),
    userData: readNullableBytes(r, "userData"),
  };
  return m;
}

function writeConsumerProtocolAssignmentTopicPartition(
  w: Writer,
  key: Key,
  m: ConsumerProtocolAssignmentTopicPartitionInit,
): void {
  w.into(key, m);
  const { topic, partitions } = m;
  writeString(w, "topic", topic);
  writeList(w, "partitions", partitions, writeCount(w, "partitions", partitions), writeInt32);
  w.up();
}

function writeConsumerProtocolAssignment(w: Writer, m: ConsumerProtocolAssignmentInit): void {
  const { assignedPartitions, userData = null } = m;
  writeList(
    w,
    "assignedPartitions",
    assignedPartitions,
    writeCount(w, "assignedPartitions", assignedPartitions),
    writeConsumerProtocolAssignmentTopicPartition,
  );
  writeNullableBytes(w, "userData", userData);
}
