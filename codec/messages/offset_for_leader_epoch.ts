// Generated from schemas/clients/OffsetForLeaderEpoch{Request,Response}.json. Do not edit.

/**
 * OffsetForLeaderEpoch (API, key 23), versions 0-4.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  EMPTY,
  type InvalidText,
  type MessageCodec,
  type Reader,
  readInt64,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeInt64,
  type Writer,
} from "../wire/mod.ts";

/**
 * Decodes the body of an OffsetForLeaderEpoch request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 4.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 4.
 */
export function decodeOffsetForLeaderEpochRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): OffsetForLeaderEpochRequest {
  return runDecode(
  "OffsetForLeaderEpochRequest",
  0,
  4,
  readOffsetForLeaderEpochRequest,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of an OffsetForLeaderEpoch request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 4.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeOffsetForLeaderEpochRequest(
  message: OffsetForLeaderEpochRequestInit,
  version: number,
): Bytes {
  return runEncode(
  "OffsetForLeaderEpochRequest",
  0,
  4,
  writeOffsetForLeaderEpochRequest,
  message,
  version,
);
}

/**
 * Encodes the body of an OffsetForLeaderEpoch request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeOffsetForLeaderEpochRequestInto(
  message: OffsetForLeaderEpochRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "OffsetForLeaderEpochRequest",
    0,
    4,
    writeOffsetForLeaderEpochRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of OffsetForLeaderEpochRequest, for registries. */
export const OffsetForLeaderEpochRequestCodec: MessageCodec<OffsetForLeaderEpochRequest> = {
  name: "OffsetForLeaderEpochRequest",
  type: "request",
  module: "clients",
  apiKey: 23,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 4,
  decode: decodeOffsetForLeaderEpochRequest,
  encode: encodeOffsetForLeaderEpochRequest,
};

/** Part of OffsetForLeaderEpochRequest, versions 0-4. */
export interface OffsetForLeaderEpochRequestOffsetForLeaderPartition {
  /**
   * int32, versions 0+.
   *
   * @generated from OffsetForLeaderEpochRequest.json OffsetForLeaderPartition.Partition
   */
  partition: number;
  /**
   * int32, versions 2+, default -1, ignorable.
   *
   * @generated from OffsetForLeaderEpochRequest.json OffsetForLeaderPartition.CurrentLeaderEpoch
   */
  currentLeaderEpoch: number;
  /**
   * int32, versions 0+.
   *
   * @generated from OffsetForLeaderEpochRequest.json OffsetForLeaderPartition.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for OffsetForLeaderEpochRequestOffsetForLeaderPartition; fields with a default may be left out.
 */
export interface OffsetForLeaderEpochRequestOffsetForLeaderPartitionInit {
  /** See {@linkcode OffsetForLeaderEpochRequestOffsetForLeaderPartition.partition}. */
  partition: number;
  /** See {@linkcode OffsetForLeaderEpochRequestOffsetForLeaderPartition.currentLeaderEpoch}. */
  currentLeaderEpoch?: number | undefined;
  /** See {@linkcode OffsetForLeaderEpochRequestOffsetForLeaderPartition.leaderEpoch}. */
  leaderEpoch: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of OffsetForLeaderEpochRequest, versions 0-4. */
export interface OffsetForLeaderEpochRequestOffsetForLeaderTopic {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from OffsetForLeaderEpochRequest.json OffsetForLeaderTopic.Topic
   */
  topic: string;
  /**
   * []OffsetForLeaderPartition, versions 0+.
   *
   * @generated from OffsetForLeaderEpochRequest.json OffsetForLeaderTopic.Partitions
   */
  partitions: readonly OffsetForLeaderEpochRequestOffsetForLeaderPartition[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for OffsetForLeaderEpochRequestOffsetForLeaderTopic; fields with a default may be left out.
 */
export interface OffsetForLeaderEpochRequestOffsetForLeaderTopicInit {
  /** See {@linkcode OffsetForLeaderEpochRequestOffsetForLeaderTopic.topic}. */
  topic: string;
  /** See {@linkcode OffsetForLeaderEpochRequestOffsetForLeaderTopic.partitions}. */
  partitions: readonly OffsetForLeaderEpochRequestOffsetForLeaderPartitionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** OffsetForLeaderEpochRequest: a request, key 23, versions 0-4, flexible versions 4+. */
export interface OffsetForLeaderEpochRequest {
  /**
   * int32, versions 3+, default -2, ignorable, brokerId.
   *
   * @generated from OffsetForLeaderEpochRequest.json ReplicaId
   */
  replicaId: number;
  /**
   * []OffsetForLeaderTopic, versions 0+.
   *
   * @generated from OffsetForLeaderEpochRequest.json Topics
   */
  topics: readonly OffsetForLeaderEpochRequestOffsetForLeaderTopic[];
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
 * What encoders take for OffsetForLeaderEpochRequest; fields with a default may be left out.
 */
export interface OffsetForLeaderEpochRequestInit {
  /** See {@linkcode OffsetForLeaderEpochRequest.replicaId}. */
  replicaId?: number | undefined;
  /** See {@linkcode OffsetForLeaderEpochRequest.topics}. */
  topics: readonly OffsetForLeaderEpochRequestOffsetForLeaderTopicInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readOffsetForLeaderEpochRequestOffsetForLeaderPartition(
  r: Reader,
  version: number,
): OffsetForLeaderEpochRequestOffsetForLeaderPartition {
  r.down();
  r.at("partition"); const partition = r.int32();
  r.at("currentLeaderEpoch"); const currentLeaderEpoch = version >= 2 ? r.int32() : -1;
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  const m: OffsetForLeaderEpochRequestOffsetForLeaderPartition = {
    partition,
    currentLeaderEpoch,
    leaderEpoch,
  };
  if (version === 4) r.tags(m);
  r.up();
  return m;
}

function readOffsetForLeaderEpochRequestOffsetForLeaderPartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetForLeaderEpochRequestOffsetForLeaderPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetForLeaderEpochRequestOffsetForLeaderPartition>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readOffsetForLeaderEpochRequestOffsetForLeaderPartition(r, version);
  }
  r.up();
  return list;
}

function readOffsetForLeaderEpochRequestOffsetForLeaderTopic(
  r: Reader,
  version: number,
): OffsetForLeaderEpochRequestOffsetForLeaderTopic {
  r.down();
  r.at("topic"); const topic = version >= 4 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitions");
  const partitions = readOffsetForLeaderEpochRequestOffsetForLeaderPartitionList(
    r,
    version >= 4 ? r.compactCount(13, 56) : version >= 2 ? r.count(12, 56) : r.count(8, 56),
    version,
  );
  const m: OffsetForLeaderEpochRequestOffsetForLeaderTopic = { topic, partitions };
  if (version === 4) r.tags(m);
  r.up();
  return m;
}

function readOffsetForLeaderEpochRequestOffsetForLeaderTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetForLeaderEpochRequestOffsetForLeaderTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetForLeaderEpochRequestOffsetForLeaderTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readOffsetForLeaderEpochRequestOffsetForLeaderTopic(r, version);
  }
  r.up();
  return list;
}

function readOffsetForLeaderEpochRequest(r: Reader, version: number): OffsetForLeaderEpochRequest {
  r.down();
  r.at("replicaId"); const replicaId = version >= 3 ? r.int32() : -2;
  r.at("topics");
  const topics = readOffsetForLeaderEpochRequestOffsetForLeaderTopicList(
    r,
    version >= 4 ? r.compactCount(3, 48) : r.count(6, 48),
    version,
  );
  const m: OffsetForLeaderEpochRequest = { replicaId, topics };
  if (version === 4) r.tags(m);
  r.up();
  return m;
}

function writeOffsetForLeaderEpochRequestOffsetForLeaderPartition(
  w: Writer,
  m: OffsetForLeaderEpochRequestOffsetForLeaderPartitionInit,
  version: number,
): void {
  w.down(m);
  const { partition, currentLeaderEpoch = -1, leaderEpoch, unknownTaggedFields } = m;
  w.at("partition"); w.int32(partition);
  w.at("currentLeaderEpoch");
  if (version >= 2) w.int32(currentLeaderEpoch);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  if (version === 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeOffsetForLeaderEpochRequestOffsetForLeaderPartitionList(
  w: Writer,
  list: readonly OffsetForLeaderEpochRequestOffsetForLeaderPartitionInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeOffsetForLeaderEpochRequestOffsetForLeaderPartition(w, list![i]!, version);
  }
  w.up();
}

function writeOffsetForLeaderEpochRequestOffsetForLeaderTopic(
  w: Writer,
  m: OffsetForLeaderEpochRequestOffsetForLeaderTopicInit,
  version: number,
): void {
  w.down(m);
  const { topic, partitions, unknownTaggedFields } = m;
  w.at("topic");
  if (version >= 4) w.compactString(topic);
  else w.string(topic);
  w.at("partitions");
  writeOffsetForLeaderEpochRequestOffsetForLeaderPartitionList(
    w,
    partitions,
    version >= 4 ? w.compactCount(partitions) : w.count(partitions),
    version,
  );
  if (version === 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeOffsetForLeaderEpochRequestOffsetForLeaderTopicList(
  w: Writer,
  list: readonly OffsetForLeaderEpochRequestOffsetForLeaderTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeOffsetForLeaderEpochRequestOffsetForLeaderTopic(w, list![i]!, version);
  }
  w.up();
}

function writeOffsetForLeaderEpochRequest(
  w: Writer,
  m: OffsetForLeaderEpochRequestInit,
  version: number,
): void {
  w.down(m);
  const { replicaId = -2, topics, unknownTaggedFields } = m;
  w.at("replicaId");
  if (version >= 3) w.int32(replicaId);
  w.at("topics");
  writeOffsetForLeaderEpochRequestOffsetForLeaderTopicList(
    w,
    topics,
    version >= 4 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  if (version === 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/**
 * Decodes the body of an OffsetForLeaderEpoch response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 4.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 4.
 */
export function decodeOffsetForLeaderEpochResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): OffsetForLeaderEpochResponse {
  return runDecode(
  "OffsetForLeaderEpochResponse",
  0,
  4,
  readOffsetForLeaderEpochResponse,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of an OffsetForLeaderEpoch response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 4.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeOffsetForLeaderEpochResponse(
  message: OffsetForLeaderEpochResponseInit,
  version: number,
): Bytes {
  return runEncode(
  "OffsetForLeaderEpochResponse",
  0,
  4,
  writeOffsetForLeaderEpochResponse,
  message,
  version,
);
}

/**
 * Encodes the body of an OffsetForLeaderEpoch response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeOffsetForLeaderEpochResponseInto(
  message: OffsetForLeaderEpochResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "OffsetForLeaderEpochResponse",
    0,
    4,
    writeOffsetForLeaderEpochResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of OffsetForLeaderEpochResponse, for registries. */
export const OffsetForLeaderEpochResponseCodec: MessageCodec<OffsetForLeaderEpochResponse> = {
  name: "OffsetForLeaderEpochResponse",
  type: "response",
  module: "clients",
  apiKey: 23,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 4,
  decode: decodeOffsetForLeaderEpochResponse,
  encode: encodeOffsetForLeaderEpochResponse,
};

/** Part of OffsetForLeaderEpochResponse, versions 0-4. */
export interface OffsetForLeaderEpochResponseEpochEndOffset {
  /**
   * int16, versions 0+.
   *
   * @generated from OffsetForLeaderEpochResponse.json EpochEndOffset.ErrorCode
   */
  errorCode: number;
  /**
   * int32, versions 0+.
   *
   * @generated from OffsetForLeaderEpochResponse.json EpochEndOffset.Partition
   */
  partition: number;
  /**
   * int32, versions 1+, default -1, ignorable.
   *
   * @generated from OffsetForLeaderEpochResponse.json EpochEndOffset.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * int64, versions 0+, default -1.
   *
   * @generated from OffsetForLeaderEpochResponse.json EpochEndOffset.EndOffset
   */
  endOffset: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for OffsetForLeaderEpochResponseEpochEndOffset; fields with a default may be left out.
 */
export interface OffsetForLeaderEpochResponseEpochEndOffsetInit {
  /** See {@linkcode OffsetForLeaderEpochResponseEpochEndOffset.errorCode}. */
  errorCode: number;
  /** See {@linkcode OffsetForLeaderEpochResponseEpochEndOffset.partition}. */
  partition: number;
  /** See {@linkcode OffsetForLeaderEpochResponseEpochEndOffset.leaderEpoch}. */
  leaderEpoch?: number | undefined;
  /** See {@linkcode OffsetForLeaderEpochResponseEpochEndOffset.endOffset}. */
  endOffset?: bigint | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of OffsetForLeaderEpochResponse, versions 0-4. */
export interface OffsetForLeaderEpochResponseOffsetForLeaderTopicResult {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from OffsetForLeaderEpochResponse.json OffsetForLeaderTopicResult.Topic
   */
  topic: string;
  /**
   * []EpochEndOffset, versions 0+.
   *
   * @generated from OffsetForLeaderEpochResponse.json OffsetForLeaderTopicResult.Partitions
   */
  partitions: readonly OffsetForLeaderEpochResponseEpochEndOffset[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for OffsetForLeaderEpochResponseOffsetForLeaderTopicResult; fields with a default may be left out.
 */
export interface OffsetForLeaderEpochResponseOffsetForLeaderTopicResultInit {
  /** See {@linkcode OffsetForLeaderEpochResponseOffsetForLeaderTopicResult.topic}. */
  topic: string;
  /** See {@linkcode OffsetForLeaderEpochResponseOffsetForLeaderTopicResult.partitions}. */
  partitions: readonly OffsetForLeaderEpochResponseEpochEndOffsetInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** OffsetForLeaderEpochResponse: a response, key 23, versions 0-4, flexible versions 4+. */
export interface OffsetForLeaderEpochResponse {
  /**
   * int32, versions 2+, ignorable.
   *
   * @generated from OffsetForLeaderEpochResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []OffsetForLeaderTopicResult, versions 0+.
   *
   * @generated from OffsetForLeaderEpochResponse.json Topics
   */
  topics: readonly OffsetForLeaderEpochResponseOffsetForLeaderTopicResult[];
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
 * What encoders take for OffsetForLeaderEpochResponse; fields with a default may be left out.
 */
export interface OffsetForLeaderEpochResponseInit {
  /** See {@linkcode OffsetForLeaderEpochResponse.throttleTimeMs}. */
  throttleTimeMs?: number | undefined;
  /** See {@linkcode OffsetForLeaderEpochResponse.topics}. */
  topics: readonly OffsetForLeaderEpochResponseOffsetForLeaderTopicResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readOffsetForLeaderEpochResponseEpochEndOffset(
  r: Reader,
  version: number,
): OffsetForLeaderEpochResponseEpochEndOffset {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("partition"); const partition = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = version >= 1 ? r.int32() : -1;
  r.at("endOffset"); const endOffset = readInt64(r);
  const m: OffsetForLeaderEpochResponseEpochEndOffset = {
    errorCode,
    partition,
    leaderEpoch,
    endOffset,
  };
  if (version === 4) r.tags(m);
  r.up();
  return m;
}

function readOffsetForLeaderEpochResponseEpochEndOffsetList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetForLeaderEpochResponseEpochEndOffset[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetForLeaderEpochResponseEpochEndOffset>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readOffsetForLeaderEpochResponseEpochEndOffset(r, version);
  }
  r.up();
  return list;
}

function readOffsetForLeaderEpochResponseOffsetForLeaderTopicResult(
  r: Reader,
  version: number,
): OffsetForLeaderEpochResponseOffsetForLeaderTopicResult {
  r.down();
  r.at("topic"); const topic = version >= 4 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitions");
  const partitions = readOffsetForLeaderEpochResponseEpochEndOffsetList(
    r,
    version >= 4 ? r.compactCount(19, 64) : version >= 1 ? r.count(18, 64) : r.count(14, 64),
    version,
  );
  const m: OffsetForLeaderEpochResponseOffsetForLeaderTopicResult = { topic, partitions };
  if (version === 4) r.tags(m);
  r.up();
  return m;
}

function readOffsetForLeaderEpochResponseOffsetForLeaderTopicResultList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetForLeaderEpochResponseOffsetForLeaderTopicResult[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetForLeaderEpochResponseOffsetForLeaderTopicResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readOffsetForLeaderEpochResponseOffsetForLeaderTopicResult(r, version);
  }
  r.up();
  return list;
}

function readOffsetForLeaderEpochResponse(
  r: Reader,
  version: number,
): OffsetForLeaderEpochResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = version >= 2 ? r.int32() : 0;
  r.at("topics");
  const topics = readOffsetForLeaderEpochResponseOffsetForLeaderTopicResultList(
    r,
    version >= 4 ? r.compactCount(3, 48) : r.count(6, 48),
    version,
  );
  const m: OffsetForLeaderEpochResponse = { throttleTimeMs, topics };
  if (version === 4) r.tags(m);
  r.up();
  return m;
}

function writeOffsetForLeaderEpochResponseEpochEndOffset(
  w: Writer,
  m: OffsetForLeaderEpochResponseEpochEndOffsetInit,
  version: number,
): void {
  w.down(m);
  const { errorCode, partition, leaderEpoch = -1, endOffset = -1n, unknownTaggedFields } = m;
  w.at("errorCode"); w.int16(errorCode);
  w.at("partition"); w.int32(partition);
  w.at("leaderEpoch");
  if (version >= 1) w.int32(leaderEpoch);
  w.at("endOffset"); writeInt64(w, endOffset);
  if (version === 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeOffsetForLeaderEpochResponseEpochEndOffsetList(
  w: Writer,
  list: readonly OffsetForLeaderEpochResponseEpochEndOffsetInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeOffsetForLeaderEpochResponseEpochEndOffset(w, list![i]!, version);
  }
  w.up();
}

function writeOffsetForLeaderEpochResponseOffsetForLeaderTopicResult(
  w: Writer,
  m: OffsetForLeaderEpochResponseOffsetForLeaderTopicResultInit,
  version: number,
): void {
  w.down(m);
  const { topic, partitions, unknownTaggedFields } = m;
  w.at("topic");
  if (version >= 4) w.compactString(topic);
  else w.string(topic);
  w.at("partitions");
  writeOffsetForLeaderEpochResponseEpochEndOffsetList(
    w,
    partitions,
    version >= 4 ? w.compactCount(partitions) : w.count(partitions),
    version,
  );
  if (version === 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeOffsetForLeaderEpochResponseOffsetForLeaderTopicResultList(
  w: Writer,
  list: readonly OffsetForLeaderEpochResponseOffsetForLeaderTopicResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeOffsetForLeaderEpochResponseOffsetForLeaderTopicResult(w, list![i]!, version);
  }
  w.up();
}

function writeOffsetForLeaderEpochResponse(
  w: Writer,
  m: OffsetForLeaderEpochResponseInit,
  version: number,
): void {
  w.down(m);
  const { throttleTimeMs = 0, topics, unknownTaggedFields } = m;
  w.at("throttleTimeMs");
  if (version >= 2) w.int32(throttleTimeMs);
  w.at("topics");
  writeOffsetForLeaderEpochResponseOffsetForLeaderTopicResultList(
    w,
    topics,
    version >= 4 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  if (version === 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of OffsetForLeaderEpoch. */
export const OffsetForLeaderEpoch: Api<
  OffsetForLeaderEpochRequestInit,
  OffsetForLeaderEpochResponse
> = {
  name: "OffsetForLeaderEpoch",
  key: 23,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 4,
  encodeRequest: encodeOffsetForLeaderEpochRequest,
  decodeResponse: decodeOffsetForLeaderEpochResponse,
};

/** The broker's half of OffsetForLeaderEpoch. */
export const OffsetForLeaderEpochServer: ServerApi<
  OffsetForLeaderEpochRequest,
  OffsetForLeaderEpochResponseInit
> = {
  name: "OffsetForLeaderEpoch",
  key: 23,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 4,
  decodeRequest: decodeOffsetForLeaderEpochRequest,
  encodeResponse: encodeOffsetForLeaderEpochResponse,
};
