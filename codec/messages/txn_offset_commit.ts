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
  type MessageCodec,
  type Reader,
  readInt64,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeInt64,
  type Writer,
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
  version: number,
): TxnOffsetCommitRequestPartition {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("committedOffset"); const committedOffset = readInt64(r);
  r.at("committedLeaderEpoch"); const committedLeaderEpoch = version >= 2 ? r.int32() : -1;
  r.at("committedMetadata");
  const committedMetadata = version >= 3 ? r.compactNullableString() : r.nullableString();
  const m: TxnOffsetCommitRequestPartition = {
    partitionIndex,
    committedOffset,
    committedLeaderEpoch,
    committedMetadata,
  };
  if (version >= 3) r.tags(m);
  r.up();
  return m;
}

function readTxnOffsetCommitRequestPartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly TxnOffsetCommitRequestPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<TxnOffsetCommitRequestPartition>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readTxnOffsetCommitRequestPartition(r, version);
  }
  r.up();
  return list;
}

function readTxnOffsetCommitRequestTopic(r: Reader, version: number): TxnOffsetCommitRequestTopic {
  r.down();
  r.at("name");
  const name = version >= 6 ? "" : version >= 3 ? r.compactString(repeated) : r.string(repeated);
  r.at("topicId"); const topicId = version >= 6 ? readUuid(r) : ZERO_UUID;
  r.at("partitions");
  const partitions = readTxnOffsetCommitRequestPartitionList(
    r,
    version >= 3 ? r.compactCount(18, 64) : version >= 2 ? r.count(18, 64) : r.count(14, 64),
    version,
  );
  const m: TxnOffsetCommitRequestTopic = { name, topicId, partitions };
  if (version >= 3) r.tags(m);
  r.up();
  return m;
}

function readTxnOffsetCommitRequestTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly TxnOffsetCommitRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<TxnOffsetCommitRequestTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readTxnOffsetCommitRequestTopic(r, version);
  }
  r.up();
  return list;
}

function readTxnOffsetCommitRequest(r: Reader, version: number): TxnOffsetCommitRequest {
  r.down();
  r.at("transactionalId"); const transactionalId = version >= 3 ? r.compactString() : r.string();
  r.at("groupId"); const groupId = version >= 3 ? r.compactString(repeated) : r.string(repeated);
  r.at("producerId"); const producerId = readInt64(r);
  r.at("producerEpoch"); const producerEpoch = r.int16();
  r.at("generationIdOrMemberEpoch");
  const generationIdOrMemberEpoch = version >= 3 ? r.int32() : -1;
  r.at("memberId"); const memberId = version >= 3 ? r.compactString() : "";
  r.at("groupInstanceId");
  const groupInstanceId = version >= 3 ? r.compactNullableString() : null;
  r.at("topics");
  const topics = readTxnOffsetCommitRequestTopicList(
    r,
    version >= 6 ? r.compactCount(18, 56) : version >= 3 ? r.compactCount(3, 56) : r.count(6, 56),
    version,
  );
  const m: TxnOffsetCommitRequest = {
    transactionalId,
    groupId,
    producerId,
    producerEpoch,
    generationIdOrMemberEpoch,
    memberId,
    groupInstanceId,
    topics,
  };
  if (version >= 3) r.tags(m);
  r.up();
  return m;
}

function writeTxnOffsetCommitRequestPartition(
  w: Writer,
  m: TxnOffsetCommitRequestPartitionInit,
  version: number,
): void {
  w.down(m);
  const {
    partitionIndex,
    committedOffset,
    committedLeaderEpoch = -1,
    committedMetadata,
    unknownTaggedFields,
  } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("committedOffset"); writeInt64(w, committedOffset);
  w.at("committedLeaderEpoch");
  if (version >= 2) w.int32(committedLeaderEpoch);
  w.at("committedMetadata");
  if (version >= 3) w.compactNullableString(committedMetadata);
  else w.nullableString(committedMetadata);
  if (version >= 3) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeTxnOffsetCommitRequestPartitionList(
  w: Writer,
  list: readonly TxnOffsetCommitRequestPartitionInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeTxnOffsetCommitRequestPartition(w, list![i]!, version);
  }
  w.up();
}

function writeTxnOffsetCommitRequestTopic(
  w: Writer,
  m: TxnOffsetCommitRequestTopicInit,
  version: number,
): void {
  w.down(m);
  const { name = "", topicId = ZERO_UUID, partitions, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 6) {}
  else if (version >= 3) w.compactString(name);
  else w.string(name);
  w.at("topicId");
  if (version >= 6) writeUuid(w, topicId);
  w.at("partitions");
  writeTxnOffsetCommitRequestPartitionList(
    w,
    partitions,
    version >= 3 ? w.compactCount(partitions) : w.count(partitions),
    version,
  );
  if (version >= 3) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeTxnOffsetCommitRequestTopicList(
  w: Writer,
  list: readonly TxnOffsetCommitRequestTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeTxnOffsetCommitRequestTopic(w, list![i]!, version);
  }
  w.up();
}

function writeTxnOffsetCommitRequest(
  w: Writer,
  m: TxnOffsetCommitRequestInit,
  version: number,
): void {
  w.down(m);
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
  w.at("transactionalId");
  if (version >= 3) w.compactString(transactionalId);
  else w.string(transactionalId);
  w.at("groupId");
  if (version >= 3) w.compactString(groupId);
  else w.string(groupId);
  w.at("producerId"); writeInt64(w, producerId);
  w.at("producerEpoch"); w.int16(producerEpoch);
  w.at("generationIdOrMemberEpoch");
  if (version >= 3) w.int32(generationIdOrMemberEpoch);
  else w.absent(generationIdOrMemberEpoch === -1, "3+");
  w.at("memberId");
  if (version >= 3) w.compactString(memberId);
  else w.absent(memberId === "", "3+");
  w.at("groupInstanceId");
  if (version >= 3) w.compactNullableString(groupInstanceId);
  else w.absent(groupInstanceId === null, "3+");
  w.at("topics");
  writeTxnOffsetCommitRequestTopicList(
    w,
    topics,
    version >= 3 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  if (version >= 3) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
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
  version: number,
): TxnOffsetCommitResponsePartition {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  const m: TxnOffsetCommitResponsePartition = { partitionIndex, errorCode };
  if (version >= 3) r.tags(m);
  r.up();
  return m;
}

function readTxnOffsetCommitResponsePartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly TxnOffsetCommitResponsePartition[] {
  if (n === 0) return EMPTY;
  const list = slots<TxnOffsetCommitResponsePartition>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readTxnOffsetCommitResponsePartition(r, version);
  }
  r.up();
  return list;
}

function readTxnOffsetCommitResponseTopic(
  r: Reader,
  version: number,
): TxnOffsetCommitResponseTopic {
  r.down();
  r.at("name");
  const name = version >= 6 ? "" : version >= 3 ? r.compactString(repeated) : r.string(repeated);
  r.at("topicId"); const topicId = version >= 6 ? readUuid(r) : ZERO_UUID;
  r.at("partitions");
  const partitions = readTxnOffsetCommitResponsePartitionList(
    r,
    version >= 3 ? r.compactCount(7, 48) : r.count(6, 48),
    version,
  );
  const m: TxnOffsetCommitResponseTopic = { name, topicId, partitions };
  if (version >= 3) r.tags(m);
  r.up();
  return m;
}

function readTxnOffsetCommitResponseTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly TxnOffsetCommitResponseTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<TxnOffsetCommitResponseTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readTxnOffsetCommitResponseTopic(r, version);
  }
  r.up();
  return list;
}

function readTxnOffsetCommitResponse(r: Reader, version: number): TxnOffsetCommitResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("topics");
  const topics = readTxnOffsetCommitResponseTopicList(
    r,
    version >= 6 ? r.compactCount(18, 56) : version >= 3 ? r.compactCount(3, 56) : r.count(6, 56),
    version,
  );
  const m: TxnOffsetCommitResponse = { throttleTimeMs, topics };
  if (version >= 3) r.tags(m);
  r.up();
  return m;
}

function writeTxnOffsetCommitResponsePartition(
  w: Writer,
  m: TxnOffsetCommitResponsePartitionInit,
  version: number,
): void {
  w.down(m);
  const { partitionIndex, errorCode, unknownTaggedFields } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("errorCode"); w.int16(errorCode);
  if (version >= 3) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeTxnOffsetCommitResponsePartitionList(
  w: Writer,
  list: readonly TxnOffsetCommitResponsePartitionInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeTxnOffsetCommitResponsePartition(w, list![i]!, version);
  }
  w.up();
}

function writeTxnOffsetCommitResponseTopic(
  w: Writer,
  m: TxnOffsetCommitResponseTopicInit,
  version: number,
): void {
  w.down(m);
  const { name = "", topicId = ZERO_UUID, partitions, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 6) {}
  else if (version >= 3) w.compactString(name);
  else w.string(name);
  w.at("topicId");
  if (version >= 6) writeUuid(w, topicId);
  w.at("partitions");
  writeTxnOffsetCommitResponsePartitionList(
    w,
    partitions,
    version >= 3 ? w.compactCount(partitions) : w.count(partitions),
    version,
  );
  if (version >= 3) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeTxnOffsetCommitResponseTopicList(
  w: Writer,
  list: readonly TxnOffsetCommitResponseTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeTxnOffsetCommitResponseTopic(w, list![i]!, version);
  }
  w.up();
}

function writeTxnOffsetCommitResponse(
  w: Writer,
  m: TxnOffsetCommitResponseInit,
  version: number,
): void {
  w.down(m);
  const { throttleTimeMs, topics, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("topics");
  writeTxnOffsetCommitResponseTopicList(
    w,
    topics,
    version >= 3 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  if (version >= 3) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of TxnOffsetCommit. */
export const TxnOffsetCommit: Api<TxnOffsetCommitRequestInit, TxnOffsetCommitResponse> = {
  name: "TxnOffsetCommit",
  key: 28,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 3,
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
