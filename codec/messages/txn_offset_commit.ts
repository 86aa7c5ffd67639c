// Generated from schemas/clients/TxnOffsetCommit{Request,Response}.json. Do not edit.

/**
 * TxnOffsetCommit (API, key 28), versions 0-6.
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
  putInt64,
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readNullableString,
  readString,
  readTags,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeAbsent,
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeCount,
  writeInt32,
  writeList,
  writeNoTags,
  writeNullableString,
  type Writer,
  writeString,
  writeUnknownTags,
  writeUuid,
  ZERO_UUID,
} from "../wire/mod.ts";

/**
 * Decodes the body of a TxnOffsetCommit request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 6.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 6.
 */
export function decodeTxnOffsetCommitRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): TxnOffsetCommitRequest {
  return runDecode(
    "TxnOffsetCommitRequest",
    0,
    6,
    readTxnOffsetCommitRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a TxnOffsetCommit request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 6.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeTxnOffsetCommitRequest(
  message: TxnOffsetCommitRequestInit,
  version: number,
): Bytes {
  return runEncode("TxnOffsetCommitRequest", 0, 6, writeTxnOffsetCommitRequest, message, version);
}

/**
 * Encodes the body of a TxnOffsetCommit request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeTxnOffsetCommitRequestInto(
  message: TxnOffsetCommitRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "TxnOffsetCommitRequest",
    0,
    6,
    writeTxnOffsetCommitRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of TxnOffsetCommitRequest, for registries. */
export const TxnOffsetCommitRequestCodec: MessageCodec<TxnOffsetCommitRequest> = {
  name: "TxnOffsetCommitRequest",
  type: "request",
  module: "clients",
  apiKey: 28,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 3,
  decode: decodeTxnOffsetCommitRequest,
  encode: encodeTxnOffsetCommitRequest,
};

/** Part of TxnOffsetCommitRequest, versions 0-6. */
export interface TxnOffsetCommitRequestPartition {
  /**
   * int32, versions 0+.
   *
   * @generated from TxnOffsetCommitRequest.json TxnOffsetCommitRequestPartition.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int64, versions 0+.
   *
   * @generated from TxnOffsetCommitRequest.json TxnOffsetCommitRequestPartition.CommittedOffset
   */
  committedOffset: bigint;
  /**
   * int32, versions 2+, default -1, ignorable.
   *
   * @generated from TxnOffsetCommitRequest.json TxnOffsetCommitRequestPartition.CommittedLeaderEpoch
   */
  committedLeaderEpoch: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from TxnOffsetCommitRequest.json TxnOffsetCommitRequestPartition.CommittedMetadata
   */
  committedMetadata: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for TxnOffsetCommitRequestPartition; fields with a default may be left out.
 */
export interface TxnOffsetCommitRequestPartitionInit {
  /** See {@linkcode TxnOffsetCommitRequestPartition.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode TxnOffsetCommitRequestPartition.committedOffset}. */
  committedOffset: bigint;
  /** See {@linkcode TxnOffsetCommitRequestPartition.committedLeaderEpoch}. */
  committedLeaderEpoch?: number | undefined;
  /** See {@linkcode TxnOffsetCommitRequestPartition.committedMetadata}. */
  committedMetadata: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of TxnOffsetCommitRequest, versions 0-6. */
export interface TxnOffsetCommitRequestTopic {
  /**
   * string, versions 0-5, ignorable, topicName.
   *
   * @generated from TxnOffsetCommitRequest.json TxnOffsetCommitRequestTopic.Name
   */
  name: string;
  /**
   * uuid, versions 6+, ignorable.
   *
   * @generated from TxnOffsetCommitRequest.json TxnOffsetCommitRequestTopic.TopicId
   */
  topicId: string;
  /**
   * []TxnOffsetCommitRequestPartition, versions 0+.
   *
   * @generated from TxnOffsetCommitRequest.json TxnOffsetCommitRequestTopic.Partitions
   */
  partitions: readonly TxnOffsetCommitRequestPartition[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for TxnOffsetCommitRequestTopic; fields with a default may be left out.
 */
export interface TxnOffsetCommitRequestTopicInit {
  /** See {@linkcode TxnOffsetCommitRequestTopic.name}. */
  name?: string | undefined;
  /** See {@linkcode TxnOffsetCommitRequestTopic.topicId}. */
  topicId?: string | undefined;
  /** See {@linkcode TxnOffsetCommitRequestTopic.partitions}. */
  partitions: readonly TxnOffsetCommitRequestPartitionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** TxnOffsetCommitRequest: a request, key 28, versions 0-6, flexible versions 3+. */
export interface TxnOffsetCommitRequest {
  /**
   * string, versions 0+, transactionalId.
   *
   * @generated from TxnOffsetCommitRequest.json TransactionalId
   */
  transactionalId: string;
  /**
   * string, versions 0+, groupId.
   *
   * @generated from TxnOffsetCommitRequest.json GroupId
   */
  groupId: string;
  /**
   * int64, versions 0+, producerId.
   *
   * @generated from TxnOffsetCommitRequest.json ProducerId
   */
  producerId: bigint;
  /**
   * int16, versions 0+.
   *
   * @generated from TxnOffsetCommitRequest.json ProducerEpoch
   */
  producerEpoch: number;
  /**
   * int32, versions 3+, default -1.
   *
   * @generated from TxnOffsetCommitRequest.json GenerationIdOrMemberEpoch
   */
  generationIdOrMemberEpoch: number;
  /**
   * string, versions 3+, default "".
   *
   * @generated from TxnOffsetCommitRequest.json MemberId
   */
  memberId: string;
  /**
   * string, versions 3+, nullable 3+, default null.
   *
   * @generated from TxnOffsetCommitRequest.json GroupInstanceId
   */
  groupInstanceId: string | null;
  /**
   * []TxnOffsetCommitRequestTopic, versions 0+.
   *
   * @generated from TxnOffsetCommitRequest.json Topics
   */
  topics: readonly TxnOffsetCommitRequestTopic[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for TxnOffsetCommitRequest; fields with a default may be left out. */
export interface TxnOffsetCommitRequestInit {
  /** See {@linkcode TxnOffsetCommitRequest.transactionalId}. */
  transactionalId: string;
  /** See {@linkcode TxnOffsetCommitRequest.groupId}. */
  groupId: string;
  /** See {@linkcode TxnOffsetCommitRequest.producerId}. */
  producerId: bigint;
  /** See {@linkcode TxnOffsetCommitRequest.producerEpoch}. */
  producerEpoch: number;
  /** See {@linkcode TxnOffsetCommitRequest.generationIdOrMemberEpoch}. */
  generationIdOrMemberEpoch?: number | undefined;
  /** See {@linkcode TxnOffsetCommitRequest.memberId}. */
  memberId?: string | undefined;
  /** See {@linkcode TxnOffsetCommitRequest.groupInstanceId}. */
  groupInstanceId?: string | null | undefined;
  /** See {@linkcode TxnOffsetCommitRequest.topics}. */
  topics: readonly TxnOffsetCommitRequestTopicInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readTxnOffsetCommitRequestPartition(
  r: Reader,
  key: Key,
  version: number,
): TxnOffsetCommitRequestPartition {
  r.down(key);
  const m: TxnOffsetCommitRequestPartition = {
    partitionIndex: readInt32(r, "partitionIndex"),
    committedOffset: readInt64(r, "committedOffset"),
    committedLeaderEpoch: version >= 2 ? readInt32(r, "committedLeaderEpoch") : -1,
    committedMetadata: version >= 3 ? readCompactNullableString(r, "committedMetadata")
      : readNullableString(r, "committedMetadata"),
  };
  if (version >= 3) readTags(r, m);
  r.up();
  return m;
}

function readTxnOffsetCommitRequestPartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly TxnOffsetCommitRequestPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<TxnOffsetCommitRequestPartition>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readTxnOffsetCommitRequestPartition(r, i, version);
  }
  return list;
}

function readTxnOffsetCommitRequestTopic(
  r: Reader,
  key: Key,
  version: number,
): TxnOffsetCommitRequestTopic {
  r.down(key);
  const m: TxnOffsetCommitRequestTopic = {
    name: version >= 6 ? ""
      : version >= 3 ? readCompactString(r, "name", repeated)
      : readString(r, "name", repeated),
    topicId: version >= 6 ? readUuid(r, "topicId") : ZERO_UUID,
    partitions: readTxnOffsetCommitRequestPartitionList(
      r,
      version >= 3 ? readCompactCount(r, "partitions", 18)
        : version >= 2 ? readCount(r, "partitions", 18)
        : readCount(r, "partitions", 14),
      version,
    ),
  };
  if (version >= 3) readTags(r, m);
  r.up();
  return m;
}

function readTxnOffsetCommitRequestTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly TxnOffsetCommitRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<TxnOffsetCommitRequestTopic>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readTxnOffsetCommitRequestTopic(r, i, version);
  }
  return list;
}

function readTxnOffsetCommitRequest(r: Reader, version: number): TxnOffsetCommitRequest {
  const m: TxnOffsetCommitRequest = {
    transactionalId: version >= 3 ? readCompactString(r, "transactionalId")
      : readString(r, "transactionalId"),
    groupId: version >= 3 ? readCompactString(r, "groupId", repeated)
      : readString(r, "groupId", repeated),
    producerId: readInt64(r, "producerId"),
    producerEpoch: readInt16(r, "producerEpoch"),
    generationIdOrMemberEpoch: version >= 3 ? readInt32(r, "generationIdOrMemberEpoch") : -1,
    memberId: version >= 3 ? readCompactString(r, "memberId") : "",
    groupInstanceId: version >= 3 ? readCompactNullableString(r, "groupInstanceId") : null,
    topics: readTxnOffsetCommitRequestTopicList(
      r,
      version >= 6 ? readCompactCount(r, "topics", 18)
        : version >= 3 ? readCompactCount(r, "topics", 3)
        : readCount(r, "topics", 6),
      version,
    ),
  };
  if (version >= 3) readTags(r, m);
  return m;
}

function writeTxnOffsetCommitRequestPartition(
  w: Writer,
  key: Key,
  m: TxnOffsetCommitRequestPartitionInit,
  version: number,
): void {
  w.into(key, m);
  const {
    partitionIndex,
    committedOffset,
    committedLeaderEpoch = -1,
    committedMetadata,
    unknownTaggedFields,
  } = m;
  const atPartitionIndex = w.room(12);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt64(w, atPartitionIndex + 4, "committedOffset", committedOffset);
  if (version >= 2) writeInt32(w, "committedLeaderEpoch", committedLeaderEpoch);
  if (version >= 3) writeCompactNullableString(w, "committedMetadata", committedMetadata);
  else writeNullableString(w, "committedMetadata", committedMetadata);
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeTxnOffsetCommitRequestTopic(
  w: Writer,
  key: Key,
  m: TxnOffsetCommitRequestTopicInit,
  version: number,
): void {
  w.into(key, m);
  const { name = "", topicId = ZERO_UUID, partitions, unknownTaggedFields } = m;
  if (version >= 3 && version <= 5) writeCompactString(w, "name", name);
  else if (version <= 2) writeString(w, "name", name);
  if (version >= 6) writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    version >= 3 ? writeCompactCount(w, "partitions", partitions)
      : writeCount(w, "partitions", partitions),
    writeTxnOffsetCommitRequestPartition,
    version,
  );
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeTxnOffsetCommitRequest(
  w: Writer,
  m: TxnOffsetCommitRequestInit,
  version: number,
): void {
  const {
    transactionalId,
    groupId,
    producerId,
    producerEpoch,
    generationIdOrMemberEpoch = -1,
    memberId = "",
    groupInstanceId = null,
    topics,
    unknownTaggedFields,
  } = m;
  if (version >= 3) writeCompactString(w, "transactionalId", transactionalId);
  else writeString(w, "transactionalId", transactionalId);
  if (version >= 3) writeCompactString(w, "groupId", groupId);
  else writeString(w, "groupId", groupId);
  const atProducerId = w.room(10);
  putInt64(w, atProducerId, "producerId", producerId);
  putInt16(w, atProducerId + 8, "producerEpoch", producerEpoch);
  if (version >= 3) writeInt32(w, "generationIdOrMemberEpoch", generationIdOrMemberEpoch);
  else writeAbsent(w, "generationIdOrMemberEpoch", generationIdOrMemberEpoch === -1, "3+");
  if (version >= 3) writeCompactString(w, "memberId", memberId);
  else writeAbsent(w, "memberId", memberId === "", "3+");
  if (version >= 3) writeCompactNullableString(w, "groupInstanceId", groupInstanceId);
  else writeAbsent(w, "groupInstanceId", groupInstanceId === null, "3+");
  writeList(
    w,
    "topics",
    topics,
    version >= 3 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeTxnOffsetCommitRequestTopic,
    version,
  );
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a TxnOffsetCommit response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 6.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 6.
 */
export function decodeTxnOffsetCommitResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): TxnOffsetCommitResponse {
  return runDecode(
    "TxnOffsetCommitResponse",
    0,
    6,
    readTxnOffsetCommitResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a TxnOffsetCommit response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 6.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeTxnOffsetCommitResponse(
  message: TxnOffsetCommitResponseInit,
  version: number,
): Bytes {
  return runEncode("TxnOffsetCommitResponse", 0, 6, writeTxnOffsetCommitResponse, message, version);
}

/**
 * Encodes the body of a TxnOffsetCommit response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeTxnOffsetCommitResponseInto(
  message: TxnOffsetCommitResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "TxnOffsetCommitResponse",
    0,
    6,
    writeTxnOffsetCommitResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of TxnOffsetCommitResponse, for registries. */
export const TxnOffsetCommitResponseCodec: MessageCodec<TxnOffsetCommitResponse> = {
  name: "TxnOffsetCommitResponse",
  type: "response",
  module: "clients",
  apiKey: 28,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 3,
  decode: decodeTxnOffsetCommitResponse,
  encode: encodeTxnOffsetCommitResponse,
};

/** Part of TxnOffsetCommitResponse, versions 0-6. */
export interface TxnOffsetCommitResponsePartition {
  /**
   * int32, versions 0+.
   *
   * @generated from TxnOffsetCommitResponse.json TxnOffsetCommitResponsePartition.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from TxnOffsetCommitResponse.json TxnOffsetCommitResponsePartition.ErrorCode
   */
  errorCode: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for TxnOffsetCommitResponsePartition; fields with a default may be left out.
 */
export interface TxnOffsetCommitResponsePartitionInit {
  /** See {@linkcode TxnOffsetCommitResponsePartition.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode TxnOffsetCommitResponsePartition.errorCode}. */
  errorCode: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of TxnOffsetCommitResponse, versions 0-6. */
export interface TxnOffsetCommitResponseTopic {
  /**
   * string, versions 0-5, ignorable, topicName.
   *
   * @generated from TxnOffsetCommitResponse.json TxnOffsetCommitResponseTopic.Name
   */
  name: string;
  /**
   * uuid, versions 6+, ignorable.
   *
   * @generated from TxnOffsetCommitResponse.json TxnOffsetCommitResponseTopic.TopicId
   */
  topicId: string;
  /**
   * []TxnOffsetCommitResponsePartition, versions 0+.
   *
   * @generated from TxnOffsetCommitResponse.json TxnOffsetCommitResponseTopic.Partitions
   */
  partitions: readonly TxnOffsetCommitResponsePartition[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for TxnOffsetCommitResponseTopic; fields with a default may be left out.
 */
export interface TxnOffsetCommitResponseTopicInit {
  /** See {@linkcode TxnOffsetCommitResponseTopic.name}. */
  name?: string | undefined;
  /** See {@linkcode TxnOffsetCommitResponseTopic.topicId}. */
  topicId?: string | undefined;
  /** See {@linkcode TxnOffsetCommitResponseTopic.partitions}. */
  partitions: readonly TxnOffsetCommitResponsePartitionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** TxnOffsetCommitResponse: a response, key 28, versions 0-6, flexible versions 3+. */
export interface TxnOffsetCommitResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from TxnOffsetCommitResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []TxnOffsetCommitResponseTopic, versions 0+.
   *
   * @generated from TxnOffsetCommitResponse.json Topics
   */
  topics: readonly TxnOffsetCommitResponseTopic[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for TxnOffsetCommitResponse; fields with a default may be left out. */
export interface TxnOffsetCommitResponseInit {
  /** See {@linkcode TxnOffsetCommitResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode TxnOffsetCommitResponse.topics}. */
  topics: readonly TxnOffsetCommitResponseTopicInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readTxnOffsetCommitResponsePartition(
  r: Reader,
  key: Key,
  version: number,
): TxnOffsetCommitResponsePartition {
  r.down(key);
  const m: TxnOffsetCommitResponsePartition = {
    partitionIndex: readInt32(r, "partitionIndex"),
    errorCode: readInt16(r, "errorCode"),
  };
  if (version >= 3) readTags(r, m);
  r.up();
  return m;
}

function readTxnOffsetCommitResponsePartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly TxnOffsetCommitResponsePartition[] {
  if (n === 0) return EMPTY;
  const list = slots<TxnOffsetCommitResponsePartition>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readTxnOffsetCommitResponsePartition(r, i, version);
  }
  return list;
}

function readTxnOffsetCommitResponseTopic(
  r: Reader,
  key: Key,
  version: number,
): TxnOffsetCommitResponseTopic {
  r.down(key);
  const m: TxnOffsetCommitResponseTopic = {
    name: version >= 6 ? ""
      : version >= 3 ? readCompactString(r, "name", repeated)
      : readString(r, "name", repeated),
    topicId: version >= 6 ? readUuid(r, "topicId") : ZERO_UUID,
    partitions: readTxnOffsetCommitResponsePartitionList(
      r,
      version >= 3 ? readCompactCount(r, "partitions", 7) : readCount(r, "partitions", 6),
      version,
    ),
  };
  if (version >= 3) readTags(r, m);
  r.up();
  return m;
}

function readTxnOffsetCommitResponseTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly TxnOffsetCommitResponseTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<TxnOffsetCommitResponseTopic>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readTxnOffsetCommitResponseTopic(r, i, version);
  }
  return list;
}

function readTxnOffsetCommitResponse(r: Reader, version: number): TxnOffsetCommitResponse {
  const m: TxnOffsetCommitResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    topics: readTxnOffsetCommitResponseTopicList(
      r,
      version >= 6 ? readCompactCount(r, "topics", 18)
        : version >= 3 ? readCompactCount(r, "topics", 3)
        : readCount(r, "topics", 6),
      version,
    ),
  };
  if (version >= 3) readTags(r, m);
  return m;
}

function writeTxnOffsetCommitResponsePartition(
  w: Writer,
  key: Key,
  m: TxnOffsetCommitResponsePartitionInit,
  version: number,
): void {
  w.into(key, m);
  const { partitionIndex, errorCode, unknownTaggedFields } = m;
  const atPartitionIndex = w.room(6);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt16(w, atPartitionIndex + 4, "errorCode", errorCode);
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeTxnOffsetCommitResponseTopic(
  w: Writer,
  key: Key,
  m: TxnOffsetCommitResponseTopicInit,
  version: number,
): void {
  w.into(key, m);
  const { name = "", topicId = ZERO_UUID, partitions, unknownTaggedFields } = m;
  if (version >= 3 && version <= 5) writeCompactString(w, "name", name);
  else if (version <= 2) writeString(w, "name", name);
  if (version >= 6) writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    version >= 3 ? writeCompactCount(w, "partitions", partitions)
      : writeCount(w, "partitions", partitions),
    writeTxnOffsetCommitResponsePartition,
    version,
  );
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeTxnOffsetCommitResponse(
  w: Writer,
  m: TxnOffsetCommitResponseInit,
  version: number,
): void {
  const { throttleTimeMs, topics, unknownTaggedFields } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "topics",
    topics,
    version >= 3 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeTxnOffsetCommitResponseTopic,
    version,
  );
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of TxnOffsetCommit. */
export const TxnOffsetCommit: Api<TxnOffsetCommitRequestInit, TxnOffsetCommitResponse> = {
  name: "TxnOffsetCommit",
  key: 28,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 3,
  throttlesFrom: 1,
  encodeRequest: encodeTxnOffsetCommitRequest,
  decodeResponse: decodeTxnOffsetCommitResponse,
};

/** The broker's half of TxnOffsetCommit. */
export const TxnOffsetCommitServer: ServerApi<
  TxnOffsetCommitRequest,
  TxnOffsetCommitResponseInit
> = {
  name: "TxnOffsetCommit",
  key: 28,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 3,
  decodeRequest: decodeTxnOffsetCommitRequest,
  encodeResponse: encodeTxnOffsetCommitResponse,
};
