// Generated from schemas/clients/ShareFetch{Request,Response}.json. Do not edit.

/**
 * ShareFetch (API, key 78), versions 0-2.
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
  readBool,
  readCompactBytes,
  readCompactCount,
  readCompactInt32s,
  readCompactNullableBytes,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readInt8,
  readList,
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
  writeBool,
  writeCompactBytes,
  writeCompactCount,
  writeCompactInt32s,
  writeCompactNullableBytes,
  writeCompactNullableString,
  writeCompactString,
  writeInt16,
  writeInt32,
  writeInt8,
  writeList,
  type Writer,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ShareFetch request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeShareFetchRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareFetchRequest {
  return runDecode("ShareFetchRequest", 0, 2, readShareFetchRequest, body, version, options);
}

/**
 * Encodes the body of a ShareFetch request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareFetchRequest(message: ShareFetchRequestInit, version: number): Bytes {
  return runEncode("ShareFetchRequest", 0, 2, writeShareFetchRequest, message, version);
}

/**
 * Encodes the body of a ShareFetch request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareFetchRequestInto(
  message: ShareFetchRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareFetchRequest",
    0,
    2,
    writeShareFetchRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareFetchRequest, for registries. */
export const ShareFetchRequestCodec: MessageCodec<ShareFetchRequest> = {
  name: "ShareFetchRequest",
  type: "request",
  module: "clients",
  apiKey: 78,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decode: decodeShareFetchRequest,
  encode: encodeShareFetchRequest,
};

/** Part of ShareFetchRequest, versions 0-2. */
export interface ShareFetchRequestAcknowledgementBatch {
  /**
   * int64, versions 0+.
   *
   * @generated from ShareFetchRequest.json AcknowledgementBatch.FirstOffset
   */
  firstOffset: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from ShareFetchRequest.json AcknowledgementBatch.LastOffset
   */
  lastOffset: bigint;
  /**
   * []int8, versions 0+.
   *
   * @generated from ShareFetchRequest.json AcknowledgementBatch.AcknowledgeTypes
   */
  acknowledgeTypes: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareFetchRequestAcknowledgementBatch; fields with a default may be left out.
 */
export interface ShareFetchRequestAcknowledgementBatchInit {
  /** See {@linkcode ShareFetchRequestAcknowledgementBatch.firstOffset}. */
  firstOffset: bigint;
  /** See {@linkcode ShareFetchRequestAcknowledgementBatch.lastOffset}. */
  lastOffset: bigint;
  /** See {@linkcode ShareFetchRequestAcknowledgementBatch.acknowledgeTypes}. */
  acknowledgeTypes: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ShareFetchRequest, versions 0-2. */
export interface ShareFetchRequestFetchPartition {
  /**
   * int32, versions 0+.
   *
   * @generated from ShareFetchRequest.json FetchPartition.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int32, versions 0.
   *
   * @generated from ShareFetchRequest.json FetchPartition.PartitionMaxBytes
   */
  partitionMaxBytes: number;
  /**
   * []AcknowledgementBatch, versions 0+.
   *
   * @generated from ShareFetchRequest.json FetchPartition.AcknowledgementBatches
   */
  acknowledgementBatches: readonly ShareFetchRequestAcknowledgementBatch[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareFetchRequestFetchPartition; fields with a default may be left out.
 */
export interface ShareFetchRequestFetchPartitionInit {
  /** See {@linkcode ShareFetchRequestFetchPartition.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode ShareFetchRequestFetchPartition.partitionMaxBytes}. */
  partitionMaxBytes?: number | undefined;
  /** See {@linkcode ShareFetchRequestFetchPartition.acknowledgementBatches}. */
  acknowledgementBatches: readonly ShareFetchRequestAcknowledgementBatchInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ShareFetchRequest, versions 0-2. */
export interface ShareFetchRequestFetchTopic {
  /**
   * uuid, versions 0+.
   *
   * @generated from ShareFetchRequest.json FetchTopic.TopicId
   */
  topicId: string;
  /**
   * []FetchPartition, versions 0+.
   *
   * @generated from ShareFetchRequest.json FetchTopic.Partitions
   */
  partitions: readonly ShareFetchRequestFetchPartition[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareFetchRequestFetchTopic; fields with a default may be left out.
 */
export interface ShareFetchRequestFetchTopicInit {
  /** See {@linkcode ShareFetchRequestFetchTopic.topicId}. */
  topicId: string;
  /** See {@linkcode ShareFetchRequestFetchTopic.partitions}. */
  partitions: readonly ShareFetchRequestFetchPartitionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ShareFetchRequest, versions 0-2. */
export interface ShareFetchRequestForgottenTopic {
  /**
   * uuid, versions 0+.
   *
   * @generated from ShareFetchRequest.json ForgottenTopic.TopicId
   */
  topicId: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from ShareFetchRequest.json ForgottenTopic.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareFetchRequestForgottenTopic; fields with a default may be left out.
 */
export interface ShareFetchRequestForgottenTopicInit {
  /** See {@linkcode ShareFetchRequestForgottenTopic.topicId}. */
  topicId: string;
  /** See {@linkcode ShareFetchRequestForgottenTopic.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ShareFetchRequest: a request, key 78, versions 0-2, flexible versions 0+. */
export interface ShareFetchRequest {
  /**
   * string, versions 0+, nullable 0+, default null, groupId.
   *
   * @generated from ShareFetchRequest.json GroupId
   */
  groupId: string | null;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from ShareFetchRequest.json MemberId
   */
  memberId: string | null;
  /**
   * int32, versions 0+.
   *
   * @generated from ShareFetchRequest.json ShareSessionEpoch
   */
  shareSessionEpoch: number;
  /**
   * int32, versions 0+.
   *
   * @generated from ShareFetchRequest.json MaxWaitMs
   */
  maxWaitMs: number;
  /**
   * int32, versions 0+.
   *
   * @generated from ShareFetchRequest.json MinBytes
   */
  minBytes: number;
  /**
   * int32, versions 0+, default 2147483647.
   *
   * @generated from ShareFetchRequest.json MaxBytes
   */
  maxBytes: number;
  /**
   * int32, versions 1+.
   *
   * @generated from ShareFetchRequest.json MaxRecords
   */
  maxRecords: number;
  /**
   * int32, versions 1+.
   *
   * @generated from ShareFetchRequest.json BatchSize
   */
  batchSize: number;
  /**
   * int8, versions 2+, default 0, ignorable.
   *
   * @generated from ShareFetchRequest.json ShareAcquireMode
   */
  shareAcquireMode: number;
  /**
   * bool, versions 2+, default false.
   *
   * @generated from ShareFetchRequest.json IsRenewAck
   */
  isRenewAck: boolean;
  /**
   * []FetchTopic, versions 0+.
   *
   * @generated from ShareFetchRequest.json Topics
   */
  topics: readonly ShareFetchRequestFetchTopic[];
  /**
   * []ForgottenTopic, versions 0+.
   *
   * @generated from ShareFetchRequest.json ForgottenTopicsData
   */
  forgottenTopicsData: readonly ShareFetchRequestForgottenTopic[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ShareFetchRequest; fields with a default may be left out. */
export interface ShareFetchRequestInit {
  /** See {@linkcode ShareFetchRequest.groupId}. */
  groupId?: string | null | undefined;
  /** See {@linkcode ShareFetchRequest.memberId}. */
  memberId: string | null;
  /** See {@linkcode ShareFetchRequest.shareSessionEpoch}. */
  shareSessionEpoch: number;
  /** See {@linkcode ShareFetchRequest.maxWaitMs}. */
  maxWaitMs: number;
  /** See {@linkcode ShareFetchRequest.minBytes}. */
  minBytes: number;
  /** See {@linkcode ShareFetchRequest.maxBytes}. */
  maxBytes?: number | undefined;
  /** See {@linkcode ShareFetchRequest.maxRecords}. */
  maxRecords?: number | undefined;
  /** See {@linkcode ShareFetchRequest.batchSize}. */
  batchSize?: number | undefined;
  /** See {@linkcode ShareFetchRequest.shareAcquireMode}. */
  shareAcquireMode?: number | undefined;
  /** See {@linkcode ShareFetchRequest.isRenewAck}. */
  isRenewAck?: boolean | undefined;
  /** See {@linkcode ShareFetchRequest.topics}. */
  topics: readonly ShareFetchRequestFetchTopicInit[];
  /** See {@linkcode ShareFetchRequest.forgottenTopicsData}. */
  forgottenTopicsData: readonly ShareFetchRequestForgottenTopicInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readShareFetchRequestAcknowledgementBatch(
  r: Reader,
  key: Key,
): ShareFetchRequestAcknowledgementBatch {
  r.down(key);
  const m: ShareFetchRequestAcknowledgementBatch = {
    firstOffset: readInt64(r, "firstOffset"),
    lastOffset: readInt64(r, "lastOffset"),
    acknowledgeTypes: readList(r, readCompactCount(r, "acknowledgeTypes", 1), readInt8),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareFetchRequestAcknowledgementBatchList(
  r: Reader,
  n: number,
): readonly ShareFetchRequestAcknowledgementBatch[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareFetchRequestAcknowledgementBatch>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readShareFetchRequestAcknowledgementBatch(r, i);
  }
  return list;
}

function readShareFetchRequestFetchPartition(
  r: Reader,
  key: Key,
  version: number,
): ShareFetchRequestFetchPartition {
  r.down(key);
  const m: ShareFetchRequestFetchPartition = {
    partitionIndex: readInt32(r, "partitionIndex"),
    partitionMaxBytes: version >= 1 ? 0 : readInt32(r, "partitionMaxBytes"),
    acknowledgementBatches: readShareFetchRequestAcknowledgementBatchList(
      r,
      readCompactCount(r, "acknowledgementBatches", 18),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareFetchRequestFetchPartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly ShareFetchRequestFetchPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareFetchRequestFetchPartition>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readShareFetchRequestFetchPartition(r, i, version);
  }
  return list;
}

function readShareFetchRequestFetchTopic(
  r: Reader,
  key: Key,
  version: number,
): ShareFetchRequestFetchTopic {
  r.down(key);
  const m: ShareFetchRequestFetchTopic = {
    topicId: readUuid(r, "topicId"),
    partitions: readShareFetchRequestFetchPartitionList(
      r,
      version >= 1 ? readCompactCount(r, "partitions", 6) : readCompactCount(r, "partitions", 10),
      version,
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareFetchRequestFetchTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly ShareFetchRequestFetchTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareFetchRequestFetchTopic>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readShareFetchRequestFetchTopic(r, i, version);
  }
  return list;
}

function readShareFetchRequestForgottenTopic(r: Reader, key: Key): ShareFetchRequestForgottenTopic {
  r.down(key);
  const m: ShareFetchRequestForgottenTopic = {
    topicId: readUuid(r, "topicId"),
    partitions: readCompactInt32s(r, "partitions"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareFetchRequestForgottenTopicList(
  r: Reader,
  n: number,
): readonly ShareFetchRequestForgottenTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareFetchRequestForgottenTopic>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readShareFetchRequestForgottenTopic(r, i);
  }
  return list;
}

function readShareFetchRequest(r: Reader, version: number): ShareFetchRequest {
  const m: ShareFetchRequest = {
    groupId: readCompactNullableString(r, "groupId", repeated),
    memberId: readCompactNullableString(r, "memberId"),
    shareSessionEpoch: readInt32(r, "shareSessionEpoch"),
    maxWaitMs: readInt32(r, "maxWaitMs"),
    minBytes: readInt32(r, "minBytes"),
    maxBytes: readInt32(r, "maxBytes"),
    maxRecords: version >= 1 ? readInt32(r, "maxRecords") : 0,
    batchSize: version >= 1 ? readInt32(r, "batchSize") : 0,
    shareAcquireMode: version >= 2 ? readInt8(r, "shareAcquireMode") : 0,
    isRenewAck: version >= 2 ? readBool(r, "isRenewAck") : false,
    topics: readShareFetchRequestFetchTopicList(r, readCompactCount(r, "topics", 18), version),
    forgottenTopicsData: readShareFetchRequestForgottenTopicList(
      r,
      readCompactCount(r, "forgottenTopicsData", 18),
    ),
  };
  readTags(r, m);
  return m;
}

function writeShareFetchRequestAcknowledgementBatch(
  w: Writer,
  key: Key,
  m: ShareFetchRequestAcknowledgementBatchInit,
): void {
  w.into(key, m);
  const { firstOffset, lastOffset, acknowledgeTypes, unknownTaggedFields } = m;
  const atFirstOffset = w.room(16);
  putInt64(w, atFirstOffset, "firstOffset", firstOffset);
  putInt64(w, atFirstOffset + 8, "lastOffset", lastOffset);
  writeList(
    w,
    "acknowledgeTypes",
    acknowledgeTypes,
    writeCompactCount(w, "acknowledgeTypes", acknowledgeTypes),
    writeInt8,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareFetchRequestFetchPartition(
  w: Writer,
  key: Key,
  m: ShareFetchRequestFetchPartitionInit,
  version: number,
): void {
  w.into(key, m);
  const { partitionIndex, partitionMaxBytes = 0, acknowledgementBatches, unknownTaggedFields } = m;
  writeInt32(w, "partitionIndex", partitionIndex);
  if (version >= 1) writeAbsent(w, "partitionMaxBytes", partitionMaxBytes === 0, "0");
  else writeInt32(w, "partitionMaxBytes", partitionMaxBytes);
  writeList(
    w,
    "acknowledgementBatches",
    acknowledgementBatches,
    writeCompactCount(w, "acknowledgementBatches", acknowledgementBatches),
    writeShareFetchRequestAcknowledgementBatch,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareFetchRequestFetchTopic(
  w: Writer,
  key: Key,
  m: ShareFetchRequestFetchTopicInit,
  version: number,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeShareFetchRequestFetchPartition,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareFetchRequestForgottenTopic(
  w: Writer,
  key: Key,
  m: ShareFetchRequestForgottenTopicInit,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeCompactInt32s(w, "partitions", partitions);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareFetchRequest(w: Writer, m: ShareFetchRequestInit, version: number): void {
  const {
    groupId = null,
    memberId,
    shareSessionEpoch,
    maxWaitMs,
    minBytes,
    maxBytes = 2147483647,
    maxRecords = 0,
    batchSize = 0,
    shareAcquireMode = 0,
    isRenewAck = false,
    topics,
    forgottenTopicsData,
    unknownTaggedFields,
  } = m;
  writeCompactNullableString(w, "groupId", groupId);
  writeCompactNullableString(w, "memberId", memberId);
  const atShareSessionEpoch = w.room(16);
  putInt32(w, atShareSessionEpoch, "shareSessionEpoch", shareSessionEpoch);
  putInt32(w, atShareSessionEpoch + 4, "maxWaitMs", maxWaitMs);
  putInt32(w, atShareSessionEpoch + 8, "minBytes", minBytes);
  putInt32(w, atShareSessionEpoch + 12, "maxBytes", maxBytes);
  if (version >= 1) writeInt32(w, "maxRecords", maxRecords);
  else writeAbsent(w, "maxRecords", maxRecords === 0, "1+");
  if (version >= 1) writeInt32(w, "batchSize", batchSize);
  else writeAbsent(w, "batchSize", batchSize === 0, "1+");
  if (version >= 2) writeInt8(w, "shareAcquireMode", shareAcquireMode);
  if (version >= 2) writeBool(w, "isRenewAck", isRenewAck);
  else writeAbsent(w, "isRenewAck", isRenewAck === false, "2+");
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeShareFetchRequestFetchTopic,
    version,
  );
  writeList(
    w,
    "forgottenTopicsData",
    forgottenTopicsData,
    writeCompactCount(w, "forgottenTopicsData", forgottenTopicsData),
    writeShareFetchRequestForgottenTopic,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a ShareFetch response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeShareFetchResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareFetchResponse {
  return runDecode("ShareFetchResponse", 0, 2, readShareFetchResponse, body, version, options);
}

/**
 * Encodes the body of a ShareFetch response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareFetchResponse(message: ShareFetchResponseInit, version: number): Bytes {
  return runEncode("ShareFetchResponse", 0, 2, writeShareFetchResponse, message, version);
}

/**
 * Encodes the body of a ShareFetch response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareFetchResponseInto(
  message: ShareFetchResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareFetchResponse",
    0,
    2,
    writeShareFetchResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareFetchResponse, for registries. */
export const ShareFetchResponseCodec: MessageCodec<ShareFetchResponse> = {
  name: "ShareFetchResponse",
  type: "response",
  module: "clients",
  apiKey: 78,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decode: decodeShareFetchResponse,
  encode: encodeShareFetchResponse,
};

/** Part of ShareFetchResponse, versions 0-2. */
export interface ShareFetchResponseLeaderIdAndEpoch {
  /**
   * int32, versions 0+.
   *
   * @generated from ShareFetchResponse.json LeaderIdAndEpoch.LeaderId
   */
  leaderId: number;
  /**
   * int32, versions 0+.
   *
   * @generated from ShareFetchResponse.json LeaderIdAndEpoch.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareFetchResponseLeaderIdAndEpoch; fields with a default may be left out.
 */
export interface ShareFetchResponseLeaderIdAndEpochInit {
  /** See {@linkcode ShareFetchResponseLeaderIdAndEpoch.leaderId}. */
  leaderId: number;
  /** See {@linkcode ShareFetchResponseLeaderIdAndEpoch.leaderEpoch}. */
  leaderEpoch: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ShareFetchResponse, versions 0-2. */
export interface ShareFetchResponseAcquiredRecords {
  /**
   * int64, versions 0+.
   *
   * @generated from ShareFetchResponse.json AcquiredRecords.FirstOffset
   */
  firstOffset: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from ShareFetchResponse.json AcquiredRecords.LastOffset
   */
  lastOffset: bigint;
  /**
   * int16, versions 0+.
   *
   * @generated from ShareFetchResponse.json AcquiredRecords.DeliveryCount
   */
  deliveryCount: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareFetchResponseAcquiredRecords; fields with a default may be left out.
 */
export interface ShareFetchResponseAcquiredRecordsInit {
  /** See {@linkcode ShareFetchResponseAcquiredRecords.firstOffset}. */
  firstOffset: bigint;
  /** See {@linkcode ShareFetchResponseAcquiredRecords.lastOffset}. */
  lastOffset: bigint;
  /** See {@linkcode ShareFetchResponseAcquiredRecords.deliveryCount}. */
  deliveryCount: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ShareFetchResponse, versions 0-2. */
export interface ShareFetchResponsePartitionData {
  /**
   * int32, versions 0+.
   *
   * @generated from ShareFetchResponse.json PartitionData.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ShareFetchResponse.json PartitionData.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ShareFetchResponse.json PartitionData.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * int16, versions 0+.
   *
   * @generated from ShareFetchResponse.json PartitionData.AcknowledgeErrorCode
   */
  acknowledgeErrorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ShareFetchResponse.json PartitionData.AcknowledgeErrorMessage
   */
  acknowledgeErrorMessage: string | null;
  /**
   * LeaderIdAndEpoch, versions 0+.
   *
   * @generated from ShareFetchResponse.json PartitionData.CurrentLeader
   */
  currentLeader: ShareFetchResponseLeaderIdAndEpoch;
  /**
   * records, versions 0+, nullable 0.
   *
   * @generated from ShareFetchResponse.json PartitionData.Records
   */
  records: Uint8Array | null;
  /**
   * []AcquiredRecords, versions 0+.
   *
   * @generated from ShareFetchResponse.json PartitionData.AcquiredRecords
   */
  acquiredRecords: readonly ShareFetchResponseAcquiredRecords[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareFetchResponsePartitionData; fields with a default may be left out.
 */
export interface ShareFetchResponsePartitionDataInit {
  /** See {@linkcode ShareFetchResponsePartitionData.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode ShareFetchResponsePartitionData.errorCode}. */
  errorCode: number;
  /** See {@linkcode ShareFetchResponsePartitionData.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode ShareFetchResponsePartitionData.acknowledgeErrorCode}. */
  acknowledgeErrorCode: number;
  /** See {@linkcode ShareFetchResponsePartitionData.acknowledgeErrorMessage}. */
  acknowledgeErrorMessage?: string | null | undefined;
  /** See {@linkcode ShareFetchResponsePartitionData.currentLeader}. */
  currentLeader: ShareFetchResponseLeaderIdAndEpochInit;
  /** See {@linkcode ShareFetchResponsePartitionData.records}. */
  records: Uint8Array | null;
  /** See {@linkcode ShareFetchResponsePartitionData.acquiredRecords}. */
  acquiredRecords: readonly ShareFetchResponseAcquiredRecordsInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ShareFetchResponse, versions 0-2. */
export interface ShareFetchResponseShareFetchableTopicResponse {
  /**
   * uuid, versions 0+.
   *
   * @generated from ShareFetchResponse.json ShareFetchableTopicResponse.TopicId
   */
  topicId: string;
  /**
   * []PartitionData, versions 0+.
   *
   * @generated from ShareFetchResponse.json ShareFetchableTopicResponse.Partitions
   */
  partitions: readonly ShareFetchResponsePartitionData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareFetchResponseShareFetchableTopicResponse; fields with a default may be left out.
 */
export interface ShareFetchResponseShareFetchableTopicResponseInit {
  /** See {@linkcode ShareFetchResponseShareFetchableTopicResponse.topicId}. */
  topicId: string;
  /** See {@linkcode ShareFetchResponseShareFetchableTopicResponse.partitions}. */
  partitions: readonly ShareFetchResponsePartitionDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ShareFetchResponse, versions 0-2. */
export interface ShareFetchResponseNodeEndpoint {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from ShareFetchResponse.json NodeEndpoint.NodeId
   */
  nodeId: number;
  /**
   * string, versions 0+.
   *
   * @generated from ShareFetchResponse.json NodeEndpoint.Host
   */
  host: string;
  /**
   * int32, versions 0+.
   *
   * @generated from ShareFetchResponse.json NodeEndpoint.Port
   */
  port: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ShareFetchResponse.json NodeEndpoint.Rack
   */
  rack: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareFetchResponseNodeEndpoint; fields with a default may be left out.
 */
export interface ShareFetchResponseNodeEndpointInit {
  /** See {@linkcode ShareFetchResponseNodeEndpoint.nodeId}. */
  nodeId: number;
  /** See {@linkcode ShareFetchResponseNodeEndpoint.host}. */
  host: string;
  /** See {@linkcode ShareFetchResponseNodeEndpoint.port}. */
  port: number;
  /** See {@linkcode ShareFetchResponseNodeEndpoint.rack}. */
  rack?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ShareFetchResponse: a response, key 78, versions 0-2, flexible versions 0+. */
export interface ShareFetchResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from ShareFetchResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ShareFetchResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ShareFetchResponse.json ErrorMessage
   */
  errorMessage: string | null;
  /**
   * int32, versions 1+.
   *
   * @generated from ShareFetchResponse.json AcquisitionLockTimeoutMs
   */
  acquisitionLockTimeoutMs: number;
  /**
   * []ShareFetchableTopicResponse, versions 0+.
   *
   * @generated from ShareFetchResponse.json Responses
   */
  responses: readonly ShareFetchResponseShareFetchableTopicResponse[];
  /**
   * []NodeEndpoint, versions 0+.
   *
   * @generated from ShareFetchResponse.json NodeEndpoints
   */
  nodeEndpoints: readonly ShareFetchResponseNodeEndpoint[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ShareFetchResponse; fields with a default may be left out. */
export interface ShareFetchResponseInit {
  /** See {@linkcode ShareFetchResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode ShareFetchResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode ShareFetchResponse.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode ShareFetchResponse.acquisitionLockTimeoutMs}. */
  acquisitionLockTimeoutMs?: number | undefined;
  /** See {@linkcode ShareFetchResponse.responses}. */
  responses: readonly ShareFetchResponseShareFetchableTopicResponseInit[];
  /** See {@linkcode ShareFetchResponse.nodeEndpoints}. */
  nodeEndpoints: readonly ShareFetchResponseNodeEndpointInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readShareFetchResponseLeaderIdAndEpoch(
  r: Reader,
  key: Key,
): ShareFetchResponseLeaderIdAndEpoch {
  r.down(key);
  const m: ShareFetchResponseLeaderIdAndEpoch = {
    leaderId: readInt32(r, "leaderId"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareFetchResponseAcquiredRecords(
  r: Reader,
  key: Key,
): ShareFetchResponseAcquiredRecords {
  r.down(key);
  const m: ShareFetchResponseAcquiredRecords = {
    firstOffset: readInt64(r, "firstOffset"),
    lastOffset: readInt64(r, "lastOffset"),
    deliveryCount: readInt16(r, "deliveryCount"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareFetchResponseAcquiredRecordsList(
  r: Reader,
  n: number,
): readonly ShareFetchResponseAcquiredRecords[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareFetchResponseAcquiredRecords>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readShareFetchResponseAcquiredRecords(r, i);
  }
  return list;
}

function readShareFetchResponsePartitionData(
  r: Reader,
  key: Key,
  version: number,
): ShareFetchResponsePartitionData {
  r.down(key);
  const m: ShareFetchResponsePartitionData = {
    partitionIndex: readInt32(r, "partitionIndex"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
    acknowledgeErrorCode: readInt16(r, "acknowledgeErrorCode"),
    acknowledgeErrorMessage: readCompactNullableString(r, "acknowledgeErrorMessage"),
    currentLeader: readShareFetchResponseLeaderIdAndEpoch(r, "currentLeader"),
    records: version >= 1 ? readCompactBytes(r, "records", "records")
      : readCompactNullableBytes(r, "records", "records"),
    acquiredRecords: readShareFetchResponseAcquiredRecordsList(
      r,
      readCompactCount(r, "acquiredRecords", 19),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareFetchResponsePartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly ShareFetchResponsePartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareFetchResponsePartitionData>(r, n, 136);
  for (let i = 0; i < n; i++) {
    list[i] = readShareFetchResponsePartitionData(r, i, version);
  }
  return list;
}

function readShareFetchResponseShareFetchableTopicResponse(
  r: Reader,
  key: Key,
  version: number,
): ShareFetchResponseShareFetchableTopicResponse {
  r.down(key);
  const m: ShareFetchResponseShareFetchableTopicResponse = {
    topicId: readUuid(r, "topicId"),
    partitions: readShareFetchResponsePartitionDataList(
      r,
      readCompactCount(r, "partitions", 22),
      version,
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareFetchResponseShareFetchableTopicResponseList(
  r: Reader,
  n: number,
  version: number,
): readonly ShareFetchResponseShareFetchableTopicResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareFetchResponseShareFetchableTopicResponse>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readShareFetchResponseShareFetchableTopicResponse(r, i, version);
  }
  return list;
}

function readShareFetchResponseNodeEndpoint(r: Reader, key: Key): ShareFetchResponseNodeEndpoint {
  r.down(key);
  const m: ShareFetchResponseNodeEndpoint = {
    nodeId: readInt32(r, "nodeId"),
    host: readCompactString(r, "host", repeated),
    port: readInt32(r, "port"),
    rack: readCompactNullableString(r, "rack", repeated),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareFetchResponseNodeEndpointList(
  r: Reader,
  n: number,
): readonly ShareFetchResponseNodeEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareFetchResponseNodeEndpoint>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readShareFetchResponseNodeEndpoint(r, i);
  }
  return list;
}

function readShareFetchResponse(r: Reader, version: number): ShareFetchResponse {
  const m: ShareFetchResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
    acquisitionLockTimeoutMs: version >= 1 ? readInt32(r, "acquisitionLockTimeoutMs") : 0,
    responses: readShareFetchResponseShareFetchableTopicResponseList(
      r,
      readCompactCount(r, "responses", 18),
      version,
    ),
    nodeEndpoints: readShareFetchResponseNodeEndpointList(
      r,
      readCompactCount(r, "nodeEndpoints", 11),
    ),
  };
  readTags(r, m);
  return m;
}

function writeShareFetchResponseLeaderIdAndEpoch(
  w: Writer,
  key: Key,
  m: ShareFetchResponseLeaderIdAndEpochInit,
): void {
  w.into(key, m);
  const { leaderId, leaderEpoch, unknownTaggedFields } = m;
  const atLeaderId = w.room(8);
  putInt32(w, atLeaderId, "leaderId", leaderId);
  putInt32(w, atLeaderId + 4, "leaderEpoch", leaderEpoch);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareFetchResponseAcquiredRecords(
  w: Writer,
  key: Key,
  m: ShareFetchResponseAcquiredRecordsInit,
): void {
  w.into(key, m);
  const { firstOffset, lastOffset, deliveryCount, unknownTaggedFields } = m;
  const atFirstOffset = w.room(18);
  putInt64(w, atFirstOffset, "firstOffset", firstOffset);
  putInt64(w, atFirstOffset + 8, "lastOffset", lastOffset);
  putInt16(w, atFirstOffset + 16, "deliveryCount", deliveryCount);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareFetchResponsePartitionData(
  w: Writer,
  key: Key,
  m: ShareFetchResponsePartitionDataInit,
  version: number,
): void {
  w.into(key, m);
  const {
    partitionIndex,
    errorCode,
    errorMessage = null,
    acknowledgeErrorCode,
    acknowledgeErrorMessage = null,
    currentLeader,
    records,
    acquiredRecords,
    unknownTaggedFields,
  } = m;
  const atPartitionIndex = w.room(6);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt16(w, atPartitionIndex + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeInt16(w, "acknowledgeErrorCode", acknowledgeErrorCode);
  writeCompactNullableString(w, "acknowledgeErrorMessage", acknowledgeErrorMessage);
  writeShareFetchResponseLeaderIdAndEpoch(w, "currentLeader", currentLeader);
  if (version >= 1) writeCompactBytes(w, "records", records);
  else writeCompactNullableBytes(w, "records", records);
  writeList(
    w,
    "acquiredRecords",
    acquiredRecords,
    writeCompactCount(w, "acquiredRecords", acquiredRecords),
    writeShareFetchResponseAcquiredRecords,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareFetchResponseShareFetchableTopicResponse(
  w: Writer,
  key: Key,
  m: ShareFetchResponseShareFetchableTopicResponseInit,
  version: number,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeShareFetchResponsePartitionData,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareFetchResponseNodeEndpoint(
  w: Writer,
  key: Key,
  m: ShareFetchResponseNodeEndpointInit,
): void {
  w.into(key, m);
  const { nodeId, host, port, rack = null, unknownTaggedFields } = m;
  writeInt32(w, "nodeId", nodeId);
  writeCompactString(w, "host", host);
  writeInt32(w, "port", port);
  writeCompactNullableString(w, "rack", rack);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareFetchResponse(w: Writer, m: ShareFetchResponseInit, version: number): void {
  const {
    throttleTimeMs,
    errorCode,
    errorMessage = null,
    acquisitionLockTimeoutMs = 0,
    responses,
    nodeEndpoints,
    unknownTaggedFields,
  } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  if (version >= 1) writeInt32(w, "acquisitionLockTimeoutMs", acquisitionLockTimeoutMs);
  else writeAbsent(w, "acquisitionLockTimeoutMs", acquisitionLockTimeoutMs === 0, "1+");
  writeList(
    w,
    "responses",
    responses,
    writeCompactCount(w, "responses", responses),
    writeShareFetchResponseShareFetchableTopicResponse,
    version,
  );
  writeList(
    w,
    "nodeEndpoints",
    nodeEndpoints,
    writeCompactCount(w, "nodeEndpoints", nodeEndpoints),
    writeShareFetchResponseNodeEndpoint,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of ShareFetch. */
export const ShareFetch: Api<ShareFetchRequestInit, ShareFetchResponse> = {
  name: "ShareFetch",
  key: 78,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  throttlesFrom: 1,
  encodeRequest: encodeShareFetchRequest,
  decodeResponse: decodeShareFetchResponse,
};

/** The broker's half of ShareFetch. */
export const ShareFetchServer: ServerApi<ShareFetchRequest, ShareFetchResponseInit> = {
  name: "ShareFetch",
  key: 78,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decodeRequest: decodeShareFetchRequest,
  encodeResponse: encodeShareFetchResponse,
};
