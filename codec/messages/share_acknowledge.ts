// Generated from schemas/clients/ShareAcknowledge{Request,Response}.json. Do not edit.

/**
 * ShareAcknowledge (API, key 79), versions 0-2.
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
  readCompactCount,
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
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeInt32,
  writeInt8,
  writeList,
  type Writer,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ShareAcknowledge request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeShareAcknowledgeRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareAcknowledgeRequest {
  return runDecode(
    "ShareAcknowledgeRequest",
    0,
    2,
    readShareAcknowledgeRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ShareAcknowledge request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareAcknowledgeRequest(
  message: ShareAcknowledgeRequestInit,
  version: number,
): Bytes {
  return runEncode("ShareAcknowledgeRequest", 0, 2, writeShareAcknowledgeRequest, message, version);
}

/**
 * Encodes the body of a ShareAcknowledge request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareAcknowledgeRequestInto(
  message: ShareAcknowledgeRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareAcknowledgeRequest",
    0,
    2,
    writeShareAcknowledgeRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareAcknowledgeRequest, for registries. */
export const ShareAcknowledgeRequestCodec: MessageCodec<ShareAcknowledgeRequest> = {
  name: "ShareAcknowledgeRequest",
  type: "request",
  module: "clients",
  apiKey: 79,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decode: decodeShareAcknowledgeRequest,
  encode: encodeShareAcknowledgeRequest,
};

/** Part of ShareAcknowledgeRequest, versions 0-2. */
export interface ShareAcknowledgeRequestAcknowledgementBatch {
  /**
   * int64, versions 0+.
   *
   * @generated from ShareAcknowledgeRequest.json AcknowledgementBatch.FirstOffset
   */
  firstOffset: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from ShareAcknowledgeRequest.json AcknowledgementBatch.LastOffset
   */
  lastOffset: bigint;
  /**
   * []int8, versions 0+.
   *
   * @generated from ShareAcknowledgeRequest.json AcknowledgementBatch.AcknowledgeTypes
   */
  acknowledgeTypes: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareAcknowledgeRequestAcknowledgementBatch; fields with a default may be left out.
 */
export interface ShareAcknowledgeRequestAcknowledgementBatchInit {
  /** See {@linkcode ShareAcknowledgeRequestAcknowledgementBatch.firstOffset}. */
  firstOffset: bigint;
  /** See {@linkcode ShareAcknowledgeRequestAcknowledgementBatch.lastOffset}. */
  lastOffset: bigint;
  /** See {@linkcode ShareAcknowledgeRequestAcknowledgementBatch.acknowledgeTypes}. */
  acknowledgeTypes: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ShareAcknowledgeRequest, versions 0-2. */
export interface ShareAcknowledgeRequestAcknowledgePartition {
  /**
   * int32, versions 0+.
   *
   * @generated from ShareAcknowledgeRequest.json AcknowledgePartition.PartitionIndex
   */
  partitionIndex: number;
  /**
   * []AcknowledgementBatch, versions 0+.
   *
   * @generated from ShareAcknowledgeRequest.json AcknowledgePartition.AcknowledgementBatches
   */
  acknowledgementBatches: readonly ShareAcknowledgeRequestAcknowledgementBatch[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareAcknowledgeRequestAcknowledgePartition; fields with a default may be left out.
 */
export interface ShareAcknowledgeRequestAcknowledgePartitionInit {
  /** See {@linkcode ShareAcknowledgeRequestAcknowledgePartition.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode ShareAcknowledgeRequestAcknowledgePartition.acknowledgementBatches}. */
  acknowledgementBatches: readonly ShareAcknowledgeRequestAcknowledgementBatchInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ShareAcknowledgeRequest, versions 0-2. */
export interface ShareAcknowledgeRequestAcknowledgeTopic {
  /**
   * uuid, versions 0+.
   *
   * @generated from ShareAcknowledgeRequest.json AcknowledgeTopic.TopicId
   */
  topicId: string;
  /**
   * []AcknowledgePartition, versions 0+.
   *
   * @generated from ShareAcknowledgeRequest.json AcknowledgeTopic.Partitions
   */
  partitions: readonly ShareAcknowledgeRequestAcknowledgePartition[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareAcknowledgeRequestAcknowledgeTopic; fields with a default may be left out.
 */
export interface ShareAcknowledgeRequestAcknowledgeTopicInit {
  /** See {@linkcode ShareAcknowledgeRequestAcknowledgeTopic.topicId}. */
  topicId: string;
  /** See {@linkcode ShareAcknowledgeRequestAcknowledgeTopic.partitions}. */
  partitions: readonly ShareAcknowledgeRequestAcknowledgePartitionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ShareAcknowledgeRequest: a request, key 79, versions 0-2, flexible versions 0+. */
export interface ShareAcknowledgeRequest {
  /**
   * string, versions 0+, nullable 0+, default null, groupId.
   *
   * @generated from ShareAcknowledgeRequest.json GroupId
   */
  groupId: string | null;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from ShareAcknowledgeRequest.json MemberId
   */
  memberId: string | null;
  /**
   * int32, versions 0+.
   *
   * @generated from ShareAcknowledgeRequest.json ShareSessionEpoch
   */
  shareSessionEpoch: number;
  /**
   * bool, versions 2+, default false.
   *
   * @generated from ShareAcknowledgeRequest.json IsRenewAck
   */
  isRenewAck: boolean;
  /**
   * []AcknowledgeTopic, versions 0+.
   *
   * @generated from ShareAcknowledgeRequest.json Topics
   */
  topics: readonly ShareAcknowledgeRequestAcknowledgeTopic[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ShareAcknowledgeRequest; fields with a default may be left out. */
export interface ShareAcknowledgeRequestInit {
  /** See {@linkcode ShareAcknowledgeRequest.groupId}. */
  groupId?: string | null | undefined;
  /** See {@linkcode ShareAcknowledgeRequest.memberId}. */
  memberId: string | null;
  /** See {@linkcode ShareAcknowledgeRequest.shareSessionEpoch}. */
  shareSessionEpoch: number;
  /** See {@linkcode ShareAcknowledgeRequest.isRenewAck}. */
  isRenewAck?: boolean | undefined;
  /** See {@linkcode ShareAcknowledgeRequest.topics}. */
  topics: readonly ShareAcknowledgeRequestAcknowledgeTopicInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readShareAcknowledgeRequestAcknowledgementBatch(
  r: Reader,
  key: Key,
): ShareAcknowledgeRequestAcknowledgementBatch {
  r.down(key);
  const m: ShareAcknowledgeRequestAcknowledgementBatch = {
    firstOffset: readInt64(r, "firstOffset"),
    lastOffset: readInt64(r, "lastOffset"),
    acknowledgeTypes: readList(r, readCompactCount(r, "acknowledgeTypes", 1), readInt8),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareAcknowledgeRequestAcknowledgementBatchList(
  r: Reader,
  n: number,
): readonly ShareAcknowledgeRequestAcknowledgementBatch[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareAcknowledgeRequestAcknowledgementBatch>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readShareAcknowledgeRequestAcknowledgementBatch(r, i);
  }
  return list;
}

function readShareAcknowledgeRequestAcknowledgePartition(
  r: Reader,
  key: Key,
): ShareAcknowledgeRequestAcknowledgePartition {
  r.down(key);
  const m: ShareAcknowledgeRequestAcknowledgePartition = {
    partitionIndex: readInt32(r, "partitionIndex"),
    acknowledgementBatches: readShareAcknowledgeRequestAcknowledgementBatchList(
      r,
      readCompactCount(r, "acknowledgementBatches", 18),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareAcknowledgeRequestAcknowledgePartitionList(
  r: Reader,
  n: number,
): readonly ShareAcknowledgeRequestAcknowledgePartition[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareAcknowledgeRequestAcknowledgePartition>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readShareAcknowledgeRequestAcknowledgePartition(r, i);
  }
  return list;
}

function readShareAcknowledgeRequestAcknowledgeTopic(
  r: Reader,
  key: Key,
): ShareAcknowledgeRequestAcknowledgeTopic {
  r.down(key);
  const m: ShareAcknowledgeRequestAcknowledgeTopic = {
    topicId: readUuid(r, "topicId"),
    partitions: readShareAcknowledgeRequestAcknowledgePartitionList(
      r,
      readCompactCount(r, "partitions", 6),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareAcknowledgeRequestAcknowledgeTopicList(
  r: Reader,
  n: number,
): readonly ShareAcknowledgeRequestAcknowledgeTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareAcknowledgeRequestAcknowledgeTopic>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readShareAcknowledgeRequestAcknowledgeTopic(r, i);
  }
  return list;
}

function readShareAcknowledgeRequest(r: Reader, version: number): ShareAcknowledgeRequest {
  const m: ShareAcknowledgeRequest = {
    groupId: readCompactNullableString(r, "groupId", repeated),
    memberId: readCompactNullableString(r, "memberId"),
    shareSessionEpoch: readInt32(r, "shareSessionEpoch"),
    isRenewAck: version >= 2 ? readBool(r, "isRenewAck") : false,
    topics: readShareAcknowledgeRequestAcknowledgeTopicList(r, readCompactCount(r, "topics", 18)),
  };
  readTags(r, m);
  return m;
}

function writeShareAcknowledgeRequestAcknowledgementBatch(
  w: Writer,
  key: Key,
  m: ShareAcknowledgeRequestAcknowledgementBatchInit,
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

function writeShareAcknowledgeRequestAcknowledgePartition(
  w: Writer,
  key: Key,
  m: ShareAcknowledgeRequestAcknowledgePartitionInit,
): void {
  w.into(key, m);
  const { partitionIndex, acknowledgementBatches, unknownTaggedFields } = m;
  writeInt32(w, "partitionIndex", partitionIndex);
  writeList(
    w,
    "acknowledgementBatches",
    acknowledgementBatches,
    writeCompactCount(w, "acknowledgementBatches", acknowledgementBatches),
    writeShareAcknowledgeRequestAcknowledgementBatch,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareAcknowledgeRequestAcknowledgeTopic(
  w: Writer,
  key: Key,
  m: ShareAcknowledgeRequestAcknowledgeTopicInit,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeShareAcknowledgeRequestAcknowledgePartition,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareAcknowledgeRequest(
  w: Writer,
  m: ShareAcknowledgeRequestInit,
  version: number,
): void {
  const {
    groupId = null,
    memberId,
    shareSessionEpoch,
    isRenewAck = false,
    topics,
    unknownTaggedFields,
  } = m;
  writeCompactNullableString(w, "groupId", groupId);
  writeCompactNullableString(w, "memberId", memberId);
  writeInt32(w, "shareSessionEpoch", shareSessionEpoch);
  if (version >= 2) writeBool(w, "isRenewAck", isRenewAck);
  else writeAbsent(w, "isRenewAck", isRenewAck === false, "2+");
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeShareAcknowledgeRequestAcknowledgeTopic,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a ShareAcknowledge response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeShareAcknowledgeResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareAcknowledgeResponse {
  return runDecode(
    "ShareAcknowledgeResponse",
    0,
    2,
    readShareAcknowledgeResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ShareAcknowledge response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareAcknowledgeResponse(
  message: ShareAcknowledgeResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "ShareAcknowledgeResponse",
    0,
    2,
    writeShareAcknowledgeResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a ShareAcknowledge response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareAcknowledgeResponseInto(
  message: ShareAcknowledgeResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareAcknowledgeResponse",
    0,
    2,
    writeShareAcknowledgeResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareAcknowledgeResponse, for registries. */
export const ShareAcknowledgeResponseCodec: MessageCodec<ShareAcknowledgeResponse> = {
  name: "ShareAcknowledgeResponse",
  type: "response",
  module: "clients",
  apiKey: 79,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decode: decodeShareAcknowledgeResponse,
  encode: encodeShareAcknowledgeResponse,
};

/** Part of ShareAcknowledgeResponse, versions 0-2. */
export interface ShareAcknowledgeResponseLeaderIdAndEpoch {
  /**
   * int32, versions 0+.
   *
   * @generated from ShareAcknowledgeResponse.json LeaderIdAndEpoch.LeaderId
   */
  leaderId: number;
  /**
   * int32, versions 0+.
   *
   * @generated from ShareAcknowledgeResponse.json LeaderIdAndEpoch.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareAcknowledgeResponseLeaderIdAndEpoch; fields with a default may be left out.
 */
export interface ShareAcknowledgeResponseLeaderIdAndEpochInit {
  /** See {@linkcode ShareAcknowledgeResponseLeaderIdAndEpoch.leaderId}. */
  leaderId: number;
  /** See {@linkcode ShareAcknowledgeResponseLeaderIdAndEpoch.leaderEpoch}. */
  leaderEpoch: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ShareAcknowledgeResponse, versions 0-2. */
export interface ShareAcknowledgeResponsePartitionData {
  /**
   * int32, versions 0+.
   *
   * @generated from ShareAcknowledgeResponse.json PartitionData.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ShareAcknowledgeResponse.json PartitionData.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ShareAcknowledgeResponse.json PartitionData.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * LeaderIdAndEpoch, versions 0+.
   *
   * @generated from ShareAcknowledgeResponse.json PartitionData.CurrentLeader
   */
  currentLeader: ShareAcknowledgeResponseLeaderIdAndEpoch;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareAcknowledgeResponsePartitionData; fields with a default may be left out.
 */
export interface ShareAcknowledgeResponsePartitionDataInit {
  /** See {@linkcode ShareAcknowledgeResponsePartitionData.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode ShareAcknowledgeResponsePartitionData.errorCode}. */
  errorCode: number;
  /** See {@linkcode ShareAcknowledgeResponsePartitionData.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode ShareAcknowledgeResponsePartitionData.currentLeader}. */
  currentLeader: ShareAcknowledgeResponseLeaderIdAndEpochInit;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ShareAcknowledgeResponse, versions 0-2. */
export interface ShareAcknowledgeResponseTopicResponse {
  /**
   * uuid, versions 0+.
   *
   * @generated from ShareAcknowledgeResponse.json ShareAcknowledgeTopicResponse.TopicId
   */
  topicId: string;
  /**
   * []PartitionData, versions 0+.
   *
   * @generated from ShareAcknowledgeResponse.json ShareAcknowledgeTopicResponse.Partitions
   */
  partitions: readonly ShareAcknowledgeResponsePartitionData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareAcknowledgeResponseTopicResponse; fields with a default may be left out.
 */
export interface ShareAcknowledgeResponseTopicResponseInit {
  /** See {@linkcode ShareAcknowledgeResponseTopicResponse.topicId}. */
  topicId: string;
  /** See {@linkcode ShareAcknowledgeResponseTopicResponse.partitions}. */
  partitions: readonly ShareAcknowledgeResponsePartitionDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ShareAcknowledgeResponse, versions 0-2. */
export interface ShareAcknowledgeResponseNodeEndpoint {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from ShareAcknowledgeResponse.json NodeEndpoint.NodeId
   */
  nodeId: number;
  /**
   * string, versions 0+.
   *
   * @generated from ShareAcknowledgeResponse.json NodeEndpoint.Host
   */
  host: string;
  /**
   * int32, versions 0+.
   *
   * @generated from ShareAcknowledgeResponse.json NodeEndpoint.Port
   */
  port: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ShareAcknowledgeResponse.json NodeEndpoint.Rack
   */
  rack: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareAcknowledgeResponseNodeEndpoint; fields with a default may be left out.
 */
export interface ShareAcknowledgeResponseNodeEndpointInit {
  /** See {@linkcode ShareAcknowledgeResponseNodeEndpoint.nodeId}. */
  nodeId: number;
  /** See {@linkcode ShareAcknowledgeResponseNodeEndpoint.host}. */
  host: string;
  /** See {@linkcode ShareAcknowledgeResponseNodeEndpoint.port}. */
  port: number;
  /** See {@linkcode ShareAcknowledgeResponseNodeEndpoint.rack}. */
  rack?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ShareAcknowledgeResponse: a response, key 79, versions 0-2, flexible versions 0+. */
export interface ShareAcknowledgeResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from ShareAcknowledgeResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ShareAcknowledgeResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ShareAcknowledgeResponse.json ErrorMessage
   */
  errorMessage: string | null;
  /**
   * int32, versions 2+, ignorable.
   *
   * @generated from ShareAcknowledgeResponse.json AcquisitionLockTimeoutMs
   */
  acquisitionLockTimeoutMs: number;
  /**
   * []ShareAcknowledgeTopicResponse, versions 0+.
   *
   * @generated from ShareAcknowledgeResponse.json Responses
   */
  responses: readonly ShareAcknowledgeResponseTopicResponse[];
  /**
   * []NodeEndpoint, versions 0+.
   *
   * @generated from ShareAcknowledgeResponse.json NodeEndpoints
   */
  nodeEndpoints: readonly ShareAcknowledgeResponseNodeEndpoint[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ShareAcknowledgeResponse; fields with a default may be left out. */
export interface ShareAcknowledgeResponseInit {
  /** See {@linkcode ShareAcknowledgeResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode ShareAcknowledgeResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode ShareAcknowledgeResponse.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode ShareAcknowledgeResponse.acquisitionLockTimeoutMs}. */
  acquisitionLockTimeoutMs?: number | undefined;
  /** See {@linkcode ShareAcknowledgeResponse.responses}. */
  responses: readonly ShareAcknowledgeResponseTopicResponseInit[];
  /** See {@linkcode ShareAcknowledgeResponse.nodeEndpoints}. */
  nodeEndpoints: readonly ShareAcknowledgeResponseNodeEndpointInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readShareAcknowledgeResponseLeaderIdAndEpoch(
  r: Reader,
  key: Key,
): ShareAcknowledgeResponseLeaderIdAndEpoch {
  r.down(key);
  const m: ShareAcknowledgeResponseLeaderIdAndEpoch = {
    leaderId: readInt32(r, "leaderId"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareAcknowledgeResponsePartitionData(
  r: Reader,
  key: Key,
): ShareAcknowledgeResponsePartitionData {
  r.down(key);
  const m: ShareAcknowledgeResponsePartitionData = {
    partitionIndex: readInt32(r, "partitionIndex"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
    currentLeader: readShareAcknowledgeResponseLeaderIdAndEpoch(r, "currentLeader"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareAcknowledgeResponsePartitionDataList(
  r: Reader,
  n: number,
): readonly ShareAcknowledgeResponsePartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareAcknowledgeResponsePartitionData>(r, n, 104);
  for (let i = 0; i < n; i++) {
    list[i] = readShareAcknowledgeResponsePartitionData(r, i);
  }
  return list;
}

function readShareAcknowledgeResponseTopicResponse(
  r: Reader,
  key: Key,
): ShareAcknowledgeResponseTopicResponse {
  r.down(key);
  const m: ShareAcknowledgeResponseTopicResponse = {
    topicId: readUuid(r, "topicId"),
    partitions: readShareAcknowledgeResponsePartitionDataList(
      r,
      readCompactCount(r, "partitions", 17),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareAcknowledgeResponseTopicResponseList(
  r: Reader,
  n: number,
): readonly ShareAcknowledgeResponseTopicResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareAcknowledgeResponseTopicResponse>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readShareAcknowledgeResponseTopicResponse(r, i);
  }
  return list;
}

function readShareAcknowledgeResponseNodeEndpoint(
  r: Reader,
  key: Key,
): ShareAcknowledgeResponseNodeEndpoint {
  r.down(key);
  const m: ShareAcknowledgeResponseNodeEndpoint = {
    nodeId: readInt32(r, "nodeId"),
    host: readCompactString(r, "host", repeated),
    port: readInt32(r, "port"),
    rack: readCompactNullableString(r, "rack", repeated),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareAcknowledgeResponseNodeEndpointList(
  r: Reader,
  n: number,
): readonly ShareAcknowledgeResponseNodeEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareAcknowledgeResponseNodeEndpoint>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readShareAcknowledgeResponseNodeEndpoint(r, i);
  }
  return list;
}

function readShareAcknowledgeResponse(r: Reader, version: number): ShareAcknowledgeResponse {
  const m: ShareAcknowledgeResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
    acquisitionLockTimeoutMs: version >= 2 ? readInt32(r, "acquisitionLockTimeoutMs") : 0,
    responses: readShareAcknowledgeResponseTopicResponseList(
      r,
      readCompactCount(r, "responses", 18),
    ),
    nodeEndpoints: readShareAcknowledgeResponseNodeEndpointList(
      r,
      readCompactCount(r, "nodeEndpoints", 11),
    ),
  };
  readTags(r, m);
  return m;
}

function writeShareAcknowledgeResponseLeaderIdAndEpoch(
  w: Writer,
  key: Key,
  m: ShareAcknowledgeResponseLeaderIdAndEpochInit,
): void {
  w.into(key, m);
  const { leaderId, leaderEpoch, unknownTaggedFields } = m;
  const atLeaderId = w.room(8);
  putInt32(w, atLeaderId, "leaderId", leaderId);
  putInt32(w, atLeaderId + 4, "leaderEpoch", leaderEpoch);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareAcknowledgeResponsePartitionData(
  w: Writer,
  key: Key,
  m: ShareAcknowledgeResponsePartitionDataInit,
): void {
  w.into(key, m);
  const { partitionIndex, errorCode, errorMessage = null, currentLeader, unknownTaggedFields } = m;
  const atPartitionIndex = w.room(6);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt16(w, atPartitionIndex + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeShareAcknowledgeResponseLeaderIdAndEpoch(w, "currentLeader", currentLeader);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareAcknowledgeResponseTopicResponse(
  w: Writer,
  key: Key,
  m: ShareAcknowledgeResponseTopicResponseInit,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeShareAcknowledgeResponsePartitionData,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareAcknowledgeResponseNodeEndpoint(
  w: Writer,
  key: Key,
  m: ShareAcknowledgeResponseNodeEndpointInit,
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

function writeShareAcknowledgeResponse(
  w: Writer,
  m: ShareAcknowledgeResponseInit,
  version: number,
): void {
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
  if (version >= 2) writeInt32(w, "acquisitionLockTimeoutMs", acquisitionLockTimeoutMs);
  writeList(
    w,
    "responses",
    responses,
    writeCompactCount(w, "responses", responses),
    writeShareAcknowledgeResponseTopicResponse,
  );
  writeList(
    w,
    "nodeEndpoints",
    nodeEndpoints,
    writeCompactCount(w, "nodeEndpoints", nodeEndpoints),
    writeShareAcknowledgeResponseNodeEndpoint,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of ShareAcknowledge. */
export const ShareAcknowledge: Api<ShareAcknowledgeRequestInit, ShareAcknowledgeResponse> = {
  name: "ShareAcknowledge",
  key: 79,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  throttlesFrom: 1,
  encodeRequest: encodeShareAcknowledgeRequest,
  decodeResponse: decodeShareAcknowledgeResponse,
};

/** The broker's half of ShareAcknowledge. */
export const ShareAcknowledgeServer: ServerApi<
  ShareAcknowledgeRequest,
  ShareAcknowledgeResponseInit
> = {
  name: "ShareAcknowledge",
  key: 79,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decodeRequest: decodeShareAcknowledgeRequest,
  encodeResponse: encodeShareAcknowledgeResponse,
};
