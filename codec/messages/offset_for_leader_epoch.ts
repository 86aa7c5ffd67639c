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
  type Key,
  type MessageCodec,
  putInt16,
  putInt32,
  readCompactCount,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readString,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeCompactCount,
  writeCompactString,
  writeCount,
  writeInt32,
  writeInt64,
  writeList,
  writeNoTags,
  type Writer,
  writeString,
  writeUnknownTags,
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
  key: Key,
  version: number,
): OffsetForLeaderEpochRequestOffsetForLeaderPartition {
  r.down(key);
  const m: OffsetForLeaderEpochRequestOffsetForLeaderPartition = {
    partition: readInt32(r, "partition"),
    currentLeaderEpoch: version >= 2 ? readInt32(r, "currentLeaderEpoch") : -1,
    leaderEpoch: readInt32(r, "leaderEpoch"),
  };
  if (version >= 4) readTags(r, m);
  r.up();
  return m;
}

function readOffsetForLeaderEpochRequestOffsetForLeaderPartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetForLeaderEpochRequestOffsetForLeaderPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetForLeaderEpochRequestOffsetForLeaderPartition>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readOffsetForLeaderEpochRequestOffsetForLeaderPartition(r, i, version);
  }
  return list;
}

function readOffsetForLeaderEpochRequestOffsetForLeaderTopic(
  r: Reader,
  key: Key,
  version: number,
): OffsetForLeaderEpochRequestOffsetForLeaderTopic {
  r.down(key);
  const m: OffsetForLeaderEpochRequestOffsetForLeaderTopic = {
    topic: version >= 4 ? readCompactString(r, "topic", repeated)
      : readString(r, "topic", repeated),
    partitions: readOffsetForLeaderEpochRequestOffsetForLeaderPartitionList(
      r,
      version >= 4 ? readCompactCount(r, "partitions", 13)
        : version >= 2 ? readCount(r, "partitions", 12)
        : readCount(r, "partitions", 8),
      version,
    ),
  };
  if (version >= 4) readTags(r, m);
  r.up();
  return m;
}

function readOffsetForLeaderEpochRequestOffsetForLeaderTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetForLeaderEpochRequestOffsetForLeaderTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetForLeaderEpochRequestOffsetForLeaderTopic>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readOffsetForLeaderEpochRequestOffsetForLeaderTopic(r, i, version);
  }
  return list;
}

function readOffsetForLeaderEpochRequest(r: Reader, version: number): OffsetForLeaderEpochRequest {
  const m: OffsetForLeaderEpochRequest = {
    replicaId: version >= 3 ? readInt32(r, "replicaId") : -2,
    topics: readOffsetForLeaderEpochRequestOffsetForLeaderTopicList(
      r,
      version >= 4 ? readCompactCount(r, "topics", 3) : readCount(r, "topics", 6),
      version,
    ),
  };
  if (version >= 4) readTags(r, m);
  return m;
}

function writeOffsetForLeaderEpochRequestOffsetForLeaderPartition(
  w: Writer,
  key: Key,
  m: OffsetForLeaderEpochRequestOffsetForLeaderPartitionInit,
  version: number,
): void {
  w.into(key, m);
  const { partition, currentLeaderEpoch = -1, leaderEpoch, unknownTaggedFields } = m;
  writeInt32(w, "partition", partition);
  if (version >= 2) writeInt32(w, "currentLeaderEpoch", currentLeaderEpoch);
  writeInt32(w, "leaderEpoch", leaderEpoch);
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeOffsetForLeaderEpochRequestOffsetForLeaderTopic(
  w: Writer,
  key: Key,
  m: OffsetForLeaderEpochRequestOffsetForLeaderTopicInit,
  version: number,
): void {
  w.into(key, m);
  const { topic, partitions, unknownTaggedFields } = m;
  if (version >= 4) writeCompactString(w, "topic", topic);
  else writeString(w, "topic", topic);
  writeList(
    w,
    "partitions",
    partitions,
    version >= 4 ? writeCompactCount(w, "partitions", partitions)
      : writeCount(w, "partitions", partitions),
    writeOffsetForLeaderEpochRequestOffsetForLeaderPartition,
    version,
  );
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeOffsetForLeaderEpochRequest(
  w: Writer,
  m: OffsetForLeaderEpochRequestInit,
  version: number,
): void {
  const { replicaId = -2, topics, unknownTaggedFields } = m;
  if (version >= 3) writeInt32(w, "replicaId", replicaId);
  writeList(
    w,
    "topics",
    topics,
    version >= 4 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeOffsetForLeaderEpochRequestOffsetForLeaderTopic,
    version,
  );
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
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
  key: Key,
  version: number,
): OffsetForLeaderEpochResponseEpochEndOffset {
  r.down(key);
  const m: OffsetForLeaderEpochResponseEpochEndOffset = {
    errorCode: readInt16(r, "errorCode"),
    partition: readInt32(r, "partition"),
    leaderEpoch: version >= 1 ? readInt32(r, "leaderEpoch") : -1,
    endOffset: readInt64(r, "endOffset"),
  };
  if (version >= 4) readTags(r, m);
  r.up();
  return m;
}

function readOffsetForLeaderEpochResponseEpochEndOffsetList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetForLeaderEpochResponseEpochEndOffset[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetForLeaderEpochResponseEpochEndOffset>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readOffsetForLeaderEpochResponseEpochEndOffset(r, i, version);
  }
  return list;
}

function readOffsetForLeaderEpochResponseOffsetForLeaderTopicResult(
  r: Reader,
  key: Key,
  version: number,
): OffsetForLeaderEpochResponseOffsetForLeaderTopicResult {
  r.down(key);
  const m: OffsetForLeaderEpochResponseOffsetForLeaderTopicResult = {
    topic: version >= 4 ? readCompactString(r, "topic", repeated)
      : readString(r, "topic", repeated),
    partitions: readOffsetForLeaderEpochResponseEpochEndOffsetList(
      r,
      version >= 4 ? readCompactCount(r, "partitions", 19)
        : version >= 1 ? readCount(r, "partitions", 18)
        : readCount(r, "partitions", 14),
      version,
    ),
  };
  if (version >= 4) readTags(r, m);
  r.up();
  return m;
}

function readOffsetForLeaderEpochResponseOffsetForLeaderTopicResultList(
  r: Reader,
  n: number,
  version: number,
): readonly OffsetForLeaderEpochResponseOffsetForLeaderTopicResult[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetForLeaderEpochResponseOffsetForLeaderTopicResult>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readOffsetForLeaderEpochResponseOffsetForLeaderTopicResult(r, i, version);
  }
  return list;
}

function readOffsetForLeaderEpochResponse(
  r: Reader,
  version: number,
): OffsetForLeaderEpochResponse {
  const m: OffsetForLeaderEpochResponse = {
    throttleTimeMs: version >= 2 ? readInt32(r, "throttleTimeMs") : 0,
    topics: readOffsetForLeaderEpochResponseOffsetForLeaderTopicResultList(
      r,
      version >= 4 ? readCompactCount(r, "topics", 3) : readCount(r, "topics", 6),
      version,
    ),
  };
  if (version >= 4) readTags(r, m);
  return m;
}

function writeOffsetForLeaderEpochResponseEpochEndOffset(
  w: Writer,
  key: Key,
  m: OffsetForLeaderEpochResponseEpochEndOffsetInit,
  version: number,
): void {
  w.into(key, m);
  const { errorCode, partition, leaderEpoch = -1, endOffset = -1n, unknownTaggedFields } = m;
  const atErrorCode = w.room(6);
  putInt16(w, atErrorCode, "errorCode", errorCode);
  putInt32(w, atErrorCode + 2, "partition", partition);
  if (version >= 1) writeInt32(w, "leaderEpoch", leaderEpoch);
  writeInt64(w, "endOffset", endOffset);
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeOffsetForLeaderEpochResponseOffsetForLeaderTopicResult(
  w: Writer,
  key: Key,
  m: OffsetForLeaderEpochResponseOffsetForLeaderTopicResultInit,
  version: number,
): void {
  w.into(key, m);
  const { topic, partitions, unknownTaggedFields } = m;
  if (version >= 4) writeCompactString(w, "topic", topic);
  else writeString(w, "topic", topic);
  writeList(
    w,
    "partitions",
    partitions,
    version >= 4 ? writeCompactCount(w, "partitions", partitions)
      : writeCount(w, "partitions", partitions),
    writeOffsetForLeaderEpochResponseEpochEndOffset,
    version,
  );
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeOffsetForLeaderEpochResponse(
  w: Writer,
  m: OffsetForLeaderEpochResponseInit,
  version: number,
): void {
  const { throttleTimeMs = 0, topics, unknownTaggedFields } = m;
  if (version >= 2) writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "topics",
    topics,
    version >= 4 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeOffsetForLeaderEpochResponseOffsetForLeaderTopicResult,
    version,
  );
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
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
  throttlesFrom: 2,
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
