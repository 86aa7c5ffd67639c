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
  type MessageCodec,
  readCompactBytes,
  readCompactNullableBytes,
  type Reader,
  readInt32s,
  readInt64,
  readList,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeCompactBytes,
  writeCompactNullableBytes,
  writeInt32s,
  writeInt64,
  writeList,
  type Writer,
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
): ShareFetchRequestAcknowledgementBatch {
  r.down();
  r.at("firstOffset"); const firstOffset = readInt64(r);
  r.at("lastOffset"); const lastOffset = readInt64(r);
  r.at("acknowledgeTypes");
  const acknowledgeTypes = readList(r, r.compactCount(1, 8), (r) => r.int8());
  const m: ShareFetchRequestAcknowledgementBatch = { firstOffset, lastOffset, acknowledgeTypes };
  r.tags(m);
  r.up();
  return m;
}

function readShareFetchRequestAcknowledgementBatchList(
  r: Reader,
  n: number,
): readonly ShareFetchRequestAcknowledgementBatch[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareFetchRequestAcknowledgementBatch>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareFetchRequestAcknowledgementBatch(r);
  }
  r.up();
  return list;
}

function readShareFetchRequestFetchPartition(
  r: Reader,
  version: number,
): ShareFetchRequestFetchPartition {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("partitionMaxBytes"); const partitionMaxBytes = version >= 1 ? 0 : r.int32();
  r.at("acknowledgementBatches");
  const acknowledgementBatches = readShareFetchRequestAcknowledgementBatchList(
    r,
    r.compactCount(18, 56),
  );
  const m: ShareFetchRequestFetchPartition = {
    partitionIndex,
    partitionMaxBytes,
    acknowledgementBatches,
  };
  r.tags(m);
  r.up();
  return m;
}

function readShareFetchRequestFetchPartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly ShareFetchRequestFetchPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareFetchRequestFetchPartition>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareFetchRequestFetchPartition(r, version);
  }
  r.up();
  return list;
}

function readShareFetchRequestFetchTopic(r: Reader, version: number): ShareFetchRequestFetchTopic {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("partitions");
  const partitions = readShareFetchRequestFetchPartitionList(
    r,
    version >= 1 ? r.compactCount(6, 56) : r.compactCount(10, 56),
    version,
  );
  const m: ShareFetchRequestFetchTopic = { topicId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readShareFetchRequestFetchTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly ShareFetchRequestFetchTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareFetchRequestFetchTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareFetchRequestFetchTopic(r, version);
  }
  r.up();
  return list;
}

function readShareFetchRequestForgottenTopic(r: Reader): ShareFetchRequestForgottenTopic {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("partitions"); const partitions = readInt32s(r, r.compactCount(4, 8));
  const m: ShareFetchRequestForgottenTopic = { topicId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readShareFetchRequestForgottenTopicList(
  r: Reader,
  n: number,
): readonly ShareFetchRequestForgottenTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareFetchRequestForgottenTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareFetchRequestForgottenTopic(r);
  }
  r.up();
  return list;
}

function readShareFetchRequest(r: Reader, version: number): ShareFetchRequest {
  r.down();
  r.at("groupId"); const groupId = r.compactNullableString(repeated);
  r.at("memberId"); const memberId = r.compactNullableString();
  r.at("shareSessionEpoch"); const shareSessionEpoch = r.int32();
  r.at("maxWaitMs"); const maxWaitMs = r.int32();
  r.at("minBytes"); const minBytes = r.int32();
  r.at("maxBytes"); const maxBytes = r.int32();
  r.at("maxRecords"); const maxRecords = version >= 1 ? r.int32() : 0;
  r.at("batchSize"); const batchSize = version >= 1 ? r.int32() : 0;
  r.at("shareAcquireMode"); const shareAcquireMode = version >= 2 ? r.int8() : 0;
  r.at("isRenewAck"); const isRenewAck = version >= 2 ? r.bool() : false;
  r.at("topics");
  const topics = readShareFetchRequestFetchTopicList(r, r.compactCount(18, 48), version);
  r.at("forgottenTopicsData");
  const forgottenTopicsData = readShareFetchRequestForgottenTopicList(r, r.compactCount(18, 48));
  const m: ShareFetchRequest = {
    groupId,
    memberId,
    shareSessionEpoch,
    maxWaitMs,
    minBytes,
    maxBytes,
    maxRecords,
    batchSize,
    shareAcquireMode,
    isRenewAck,
    topics,
    forgottenTopicsData,
  };
  r.tags(m);
  r.up();
  return m;
}

function writeShareFetchRequestAcknowledgementBatch(
  w: Writer,
  m: ShareFetchRequestAcknowledgementBatchInit,
): void {
  w.down(m);
  const { firstOffset, lastOffset, acknowledgeTypes, unknownTaggedFields } = m;
  w.at("firstOffset"); writeInt64(w, firstOffset);
  w.at("lastOffset"); writeInt64(w, lastOffset);
  w.at("acknowledgeTypes");
  writeList(w, acknowledgeTypes, w.compactCount(acknowledgeTypes), (w, x) => w.int8(x));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareFetchRequestAcknowledgementBatchList(
  w: Writer,
  list: readonly ShareFetchRequestAcknowledgementBatchInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareFetchRequestAcknowledgementBatch(w, list![i]!);
  }
  w.up();
}

function writeShareFetchRequestFetchPartition(
  w: Writer,
  m: ShareFetchRequestFetchPartitionInit,
  version: number,
): void {
  w.down(m);
  const { partitionIndex, partitionMaxBytes = 0, acknowledgementBatches, unknownTaggedFields } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("partitionMaxBytes");
  if (version >= 1) w.absent(partitionMaxBytes === 0, "0");
  else w.int32(partitionMaxBytes);
  w.at("acknowledgementBatches");
  writeShareFetchRequestAcknowledgementBatchList(
    w,
    acknowledgementBatches,
    w.compactCount(acknowledgementBatches),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareFetchRequestFetchPartitionList(
  w: Writer,
  list: readonly ShareFetchRequestFetchPartitionInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareFetchRequestFetchPartition(w, list![i]!, version);
  }
  w.up();
}

function writeShareFetchRequestFetchTopic(
  w: Writer,
  m: ShareFetchRequestFetchTopicInit,
  version: number,
): void {
  w.down(m);
  const { topicId, partitions, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("partitions");
  writeShareFetchRequestFetchPartitionList(w, partitions, w.compactCount(partitions), version);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareFetchRequestFetchTopicList(
  w: Writer,
  list: readonly ShareFetchRequestFetchTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareFetchRequestFetchTopic(w, list![i]!, version);
  }
  w.up();
}

function writeShareFetchRequestForgottenTopic(
  w: Writer,
  m: ShareFetchRequestForgottenTopicInit,
): void {
  w.down(m);
  const { topicId, partitions, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("partitions"); writeInt32s(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareFetchRequestForgottenTopicList(
  w: Writer,
  list: readonly ShareFetchRequestForgottenTopicInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareFetchRequestForgottenTopic(w, list![i]!);
  }
  w.up();
}

function writeShareFetchRequest(w: Writer, m: ShareFetchRequestInit, version: number): void {
  w.down(m);
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
  w.at("groupId"); w.compactNullableString(groupId);
  w.at("memberId"); w.compactNullableString(memberId);
  w.at("shareSessionEpoch"); w.int32(shareSessionEpoch);
  w.at("maxWaitMs"); w.int32(maxWaitMs);
  w.at("minBytes"); w.int32(minBytes);
  w.at("maxBytes"); w.int32(maxBytes);
  w.at("maxRecords");
  if (version >= 1) w.int32(maxRecords);
  else w.absent(maxRecords === 0, "1+");
  w.at("batchSize");
  if (version >= 1) w.int32(batchSize);
  else w.absent(batchSize === 0, "1+");
  w.at("shareAcquireMode");
  if (version >= 2) w.int8(shareAcquireMode);
  w.at("isRenewAck");
  if (version >= 2) w.bool(isRenewAck);
  else w.absent(isRenewAck === false, "2+");
  w.at("topics"); writeShareFetchRequestFetchTopicList(w, topics, w.compactCount(topics), version);
  w.at("forgottenTopicsData");
  writeShareFetchRequestForgottenTopicList(
    w,
    forgottenTopicsData,
    w.compactCount(forgottenTopicsData),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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

function readShareFetchResponseLeaderIdAndEpoch(r: Reader): ShareFetchResponseLeaderIdAndEpoch {
  r.down();
  r.at("leaderId"); const leaderId = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  const m: ShareFetchResponseLeaderIdAndEpoch = { leaderId, leaderEpoch };
  r.tags(m);
  r.up();
  return m;
}

function readShareFetchResponseAcquiredRecords(r: Reader): ShareFetchResponseAcquiredRecords {
  r.down();
  r.at("firstOffset"); const firstOffset = readInt64(r);
  r.at("lastOffset"); const lastOffset = readInt64(r);
  r.at("deliveryCount"); const deliveryCount = r.int16();
  const m: ShareFetchResponseAcquiredRecords = { firstOffset, lastOffset, deliveryCount };
  r.tags(m);
  r.up();
  return m;
}

function readShareFetchResponseAcquiredRecordsList(
  r: Reader,
  n: number,
): readonly ShareFetchResponseAcquiredRecords[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareFetchResponseAcquiredRecords>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareFetchResponseAcquiredRecords(r);
  }
  r.up();
  return list;
}

function readShareFetchResponsePartitionData(
  r: Reader,
  version: number,
): ShareFetchResponsePartitionData {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  r.at("acknowledgeErrorCode"); const acknowledgeErrorCode = r.int16();
  r.at("acknowledgeErrorMessage"); const acknowledgeErrorMessage = r.compactNullableString();
  r.at("currentLeader"); const currentLeader = readShareFetchResponseLeaderIdAndEpoch(r);
  r.at("records");
  const records = version >= 1 ? readCompactBytes(r, "records")
    : readCompactNullableBytes(r, "records");
  r.at("acquiredRecords");
  const acquiredRecords = readShareFetchResponseAcquiredRecordsList(r, r.compactCount(19, 56));
  const m: ShareFetchResponsePartitionData = {
    partitionIndex,
    errorCode,
    errorMessage,
    acknowledgeErrorCode,
    acknowledgeErrorMessage,
    currentLeader,
    records,
    acquiredRecords,
  };
  r.tags(m);
  r.up();
  return m;
}

function readShareFetchResponsePartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly ShareFetchResponsePartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareFetchResponsePartitionData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareFetchResponsePartitionData(r, version);
  }
  r.up();
  return list;
}

function readShareFetchResponseShareFetchableTopicResponse(
  r: Reader,
  version: number,
): ShareFetchResponseShareFetchableTopicResponse {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("partitions");
  const partitions = readShareFetchResponsePartitionDataList(r, r.compactCount(22, 136), version);
  const m: ShareFetchResponseShareFetchableTopicResponse = { topicId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readShareFetchResponseShareFetchableTopicResponseList(
  r: Reader,
  n: number,
  version: number,
): readonly ShareFetchResponseShareFetchableTopicResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareFetchResponseShareFetchableTopicResponse>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareFetchResponseShareFetchableTopicResponse(r, version);
  }
  r.up();
  return list;
}

function readShareFetchResponseNodeEndpoint(r: Reader): ShareFetchResponseNodeEndpoint {
  r.down();
  r.at("nodeId"); const nodeId = r.int32();
  r.at("host"); const host = r.compactString(repeated);
  r.at("port"); const port = r.int32();
  r.at("rack"); const rack = r.compactNullableString(repeated);
  const m: ShareFetchResponseNodeEndpoint = { nodeId, host, port, rack };
  r.tags(m);
  r.up();
  return m;
}

function readShareFetchResponseNodeEndpointList(
  r: Reader,
  n: number,
): readonly ShareFetchResponseNodeEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareFetchResponseNodeEndpoint>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareFetchResponseNodeEndpoint(r);
  }
  r.up();
  return list;
}

function readShareFetchResponse(r: Reader, version: number): ShareFetchResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  r.at("acquisitionLockTimeoutMs"); const acquisitionLockTimeoutMs = version >= 1 ? r.int32() : 0;
  r.at("responses");
  const responses = readShareFetchResponseShareFetchableTopicResponseList(
    r,
    r.compactCount(18, 48),
    version,
  );
  r.at("nodeEndpoints");
  const nodeEndpoints = readShareFetchResponseNodeEndpointList(r, r.compactCount(11, 64));
  const m: ShareFetchResponse = {
    throttleTimeMs,
    errorCode,
    errorMessage,
    acquisitionLockTimeoutMs,
    responses,
    nodeEndpoints,
  };
  r.tags(m);
  r.up();
  return m;
}

function writeShareFetchResponseLeaderIdAndEpoch(
  w: Writer,
  m: ShareFetchResponseLeaderIdAndEpochInit,
): void {
  w.down(m);
  const { leaderId, leaderEpoch, unknownTaggedFields } = m;
  w.at("leaderId"); w.int32(leaderId);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareFetchResponseAcquiredRecords(
  w: Writer,
  m: ShareFetchResponseAcquiredRecordsInit,
): void {
  w.down(m);
  const { firstOffset, lastOffset, deliveryCount, unknownTaggedFields } = m;
  w.at("firstOffset"); writeInt64(w, firstOffset);
  w.at("lastOffset"); writeInt64(w, lastOffset);
  w.at("deliveryCount"); w.int16(deliveryCount);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareFetchResponseAcquiredRecordsList(
  w: Writer,
  list: readonly ShareFetchResponseAcquiredRecordsInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareFetchResponseAcquiredRecords(w, list![i]!);
  }
  w.up();
}

function writeShareFetchResponsePartitionData(
  w: Writer,
  m: ShareFetchResponsePartitionDataInit,
  version: number,
): void {
  w.down(m);
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
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage"); w.compactNullableString(errorMessage);
  w.at("acknowledgeErrorCode"); w.int16(acknowledgeErrorCode);
  w.at("acknowledgeErrorMessage"); w.compactNullableString(acknowledgeErrorMessage);
  w.at("currentLeader"); writeShareFetchResponseLeaderIdAndEpoch(w, currentLeader);
  w.at("records");
  if (version >= 1) writeCompactBytes(w, records);
  else writeCompactNullableBytes(w, records);
  w.at("acquiredRecords");
  writeShareFetchResponseAcquiredRecordsList(w, acquiredRecords, w.compactCount(acquiredRecords));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareFetchResponsePartitionDataList(
  w: Writer,
  list: readonly ShareFetchResponsePartitionDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareFetchResponsePartitionData(w, list![i]!, version);
  }
  w.up();
}

function writeShareFetchResponseShareFetchableTopicResponse(
  w: Writer,
  m: ShareFetchResponseShareFetchableTopicResponseInit,
  version: number,
): void {
  w.down(m);
  const { topicId, partitions, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("partitions");
  writeShareFetchResponsePartitionDataList(w, partitions, w.compactCount(partitions), version);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareFetchResponseShareFetchableTopicResponseList(
  w: Writer,
  list: readonly ShareFetchResponseShareFetchableTopicResponseInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareFetchResponseShareFetchableTopicResponse(w, list![i]!, version);
  }
  w.up();
}

function writeShareFetchResponseNodeEndpoint(
  w: Writer,
  m: ShareFetchResponseNodeEndpointInit,
): void {
  w.down(m);
  const { nodeId, host, port, rack = null, unknownTaggedFields } = m;
  w.at("nodeId"); w.int32(nodeId);
  w.at("host"); w.compactString(host);
  w.at("port"); w.int32(port);
  w.at("rack"); w.compactNullableString(rack);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareFetchResponseNodeEndpointList(
  w: Writer,
  list: readonly ShareFetchResponseNodeEndpointInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareFetchResponseNodeEndpoint(w, list![i]!);
  }
  w.up();
}

function writeShareFetchResponse(w: Writer, m: ShareFetchResponseInit, version: number): void {
  w.down(m);
  const {
    throttleTimeMs,
    errorCode,
    errorMessage = null,
    acquisitionLockTimeoutMs = 0,
    responses,
    nodeEndpoints,
    unknownTaggedFields,
  } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage"); w.compactNullableString(errorMessage);
  w.at("acquisitionLockTimeoutMs");
  if (version >= 1) w.int32(acquisitionLockTimeoutMs);
  else w.absent(acquisitionLockTimeoutMs === 0, "1+");
  w.at("responses");
  writeShareFetchResponseShareFetchableTopicResponseList(
    w,
    responses,
    w.compactCount(responses),
    version,
  );
  w.at("nodeEndpoints");
  writeShareFetchResponseNodeEndpointList(w, nodeEndpoints, w.compactCount(nodeEndpoints));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

/** The client's half of ShareFetch. */
export const ShareFetch: Api<ShareFetchRequestInit, ShareFetchResponse> = {
  name: "ShareFetch",
  key: 78,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
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
