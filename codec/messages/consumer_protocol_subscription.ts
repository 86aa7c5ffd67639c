// Generated from schemas/clients/ConsumerProtocolSubscription.json. Do not edit.

/**
 * ConsumerProtocolSubscription (data), versions 0-3.
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
  readInt32,
  readInt32s,
  readList,
  readNullableBytes,
  readNullableString,
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
  writeNullableString,
  type Writer,
  writeString,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ConsumerProtocolSubscription.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes of the message, without anything that says its version.
 * @param version The version of the message, 0 to 3.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 3.
 */
export function decodeConsumerProtocolSubscription(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ConsumerProtocolSubscription {
  return runDecode(
    "ConsumerProtocolSubscription",
    0,
    3,
    readConsumerProtocolSubscription,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ConsumerProtocolSubscription into an array of its own.
 *
 * @param version The version of the message, 0 to 3.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeConsumerProtocolSubscription(
  message: ConsumerProtocolSubscriptionInit,
  version: number,
): Bytes {
  return runEncode(
    "ConsumerProtocolSubscription",
    0,
    3,
    writeConsumerProtocolSubscription,
    message,
    version,
  );
}

/**
 * Encodes the body of a ConsumerProtocolSubscription into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeConsumerProtocolSubscriptionInto(
  message: ConsumerProtocolSubscriptionInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ConsumerProtocolSubscription",
    0,
    3,
    writeConsumerProtocolSubscription,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ConsumerProtocolSubscription, for registries. */
export const ConsumerProtocolSubscriptionCodec: MessageCodec<ConsumerProtocolSubscription> = {
  name: "ConsumerProtocolSubscription",
  type: "data",
  module: "clients",
  apiKey: null,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: null,
  decode: decodeConsumerProtocolSubscription,
  encode: encodeConsumerProtocolSubscription,
};

/** Part of ConsumerProtocolSubscription, versions 1-3. */
export interface ConsumerProtocolSubscriptionTopicPartition {
  /**
   * string, versions 1+, topicName.
   *
   * @generated from ConsumerProtocolSubscription.json TopicPartition.Topic
   */
  topic: string;
  /**
   * []int32, versions 1+.
   *
   * @generated from ConsumerProtocolSubscription.json TopicPartition.Partitions
   */
  partitions: readonly number[];
}

/**
 * What encoders take for ConsumerProtocolSubscriptionTopicPartition; fields with a default may be left out.
 */
export interface ConsumerProtocolSubscriptionTopicPartitionInit {
  /** See {@linkcode ConsumerProtocolSubscriptionTopicPartition.topic}. */
  topic: string;
  /** See {@linkcode ConsumerProtocolSubscriptionTopicPartition.partitions}. */
  partitions: readonly number[];
}

/**
 * ConsumerProtocolSubscription: a message without a number of its own, versions 0-3, no flexible version.
 */
export interface ConsumerProtocolSubscription {
  /**
   * []string, versions 0+.
   *
   * @generated from ConsumerProtocolSubscription.json Topics
   */
  topics: readonly string[];
  /**
   * bytes, versions 0+, nullable 0+, default null.
   *
   * @generated from ConsumerProtocolSubscription.json UserData
   */
  userData: Uint8Array | null;
  /**
   * []TopicPartition, versions 1+, ignorable.
   *
   * @generated from ConsumerProtocolSubscription.json OwnedPartitions
   */
  ownedPartitions: readonly ConsumerProtocolSubscriptionTopicPartition[];
  /**
   * int32, versions 2+, default -1, ignorable.
   *
   * @generated from ConsumerProtocolSubscription.json GenerationId
   */
  generationId: number;
  /**
   * string, versions 3+, nullable 3+, default null, ignorable.
   *
   * @generated from ConsumerProtocolSubscription.json RackId
   */
  rackId: string | null;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for ConsumerProtocolSubscription; fields with a default may be left out.
 */
export interface ConsumerProtocolSubscriptionInit {
  /** See {@linkcode ConsumerProtocolSubscription.topics}. */
  topics: readonly string[];
  /** See {@linkcode ConsumerProtocolSubscription.userData}. */
  userData?: Uint8Array | null | undefined;
  /** See {@linkcode ConsumerProtocolSubscription.ownedPartitions}. */
  ownedPartitions?: readonly ConsumerProtocolSubscriptionTopicPartitionInit[] | undefined;
  /** See {@linkcode ConsumerProtocolSubscription.generationId}. */
  generationId?: number | undefined;
  /** See {@linkcode ConsumerProtocolSubscription.rackId}. */
  rackId?: string | null | undefined;
}

function readConsumerProtocolSubscriptionTopicPartition(
  r: Reader,
  key: Key,
): ConsumerProtocolSubscriptionTopicPartition {
  r.down(key);
  const m: ConsumerProtocolSubscriptionTopicPartition = {
    topic: readString(r, "topic", repeated),
    partitions: readInt32s(r, "partitions"),
  };
  r.up();
  return m;
}

function readConsumerProtocolSubscriptionTopicPartitionList(
  r: Reader,
  n: number,
): readonly ConsumerProtocolSubscriptionTopicPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<ConsumerProtocolSubscriptionTopicPartition>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readConsumerProtocolSubscriptionTopicPartition(r, i);
  }
  return list;
}

function readConsumerProtocolSubscription(
  r: Reader,
  version: number,
): ConsumerProtocolSubscription {
  const m: ConsumerProtocolSubscription = {
    topics: readList(r, readCount(r, "topics", 2), (r, i) => readString(r, i, repeated)),
    userData: readNullableBytes(r, "userData"),
    ownedPartitions: version >= 1 ? readConsumerProtocolSubscriptionTopicPartitionList(
      r,
      readCount(r, "ownedPartitions", 6),
    )
      : EMPTY,
    generationId: version >= 2 ? readInt32(r, "generationId") : -1,
    rackId: version >= 3 ? readNullableString(r, "rackId", repeated) : null,
  };
  return m;
}

function writeConsumerProtocolSubscriptionTopicPartition(
  w: Writer,
  key: Key,
  m: ConsumerProtocolSubscriptionTopicPartitionInit,
): void {
  w.into(key, m);
  const { topic, partitions } = m;
  writeString(w, "topic", topic);
  writeList(w, "partitions", partitions, writeCount(w, "partitions", partitions), writeInt32);
  w.up();
}

function writeConsumerProtocolSubscription(
  w: Writer,
  m: ConsumerProtocolSubscriptionInit,
  version: number,
): void {
  const { topics, userData = null, ownedPartitions = EMPTY, generationId = -1, rackId = null } = m;
  writeList(w, "topics", topics, writeCount(w, "topics", topics), writeString);
  writeNullableBytes(w, "userData", userData);
  if (version >= 1) {
    writeList(
      w,
      "ownedPartitions",
      ownedPartitions,
      writeCount(w, "ownedPartitions", ownedPartitions),
      writeConsumerProtocolSubscriptionTopicPartition,
    );
  }
  if (version >= 2) writeInt32(w, "generationId", generationId);
  if (version >= 3) writeNullableString(w, "rackId", rackId);
}
