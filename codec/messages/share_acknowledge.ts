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
  type MessageCodec,
  type Reader,
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
  writeInt64,
  writeList,
  type Writer,
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
): ShareAcknowledgeRequestAcknowledgementBatch {
  r.down();
  r.at("firstOffset"); const firstOffset = readInt64(r);
  r.at("lastOffset"); const lastOffset = readInt64(r);
  r.at("acknowledgeTypes");
  const acknowledgeTypes = readList(r, r.compactCount(1, 8), (r) => r.int8());
  const m: ShareAcknowledgeRequestAcknowledgementBatch = {
    firstOffset,
    lastOffset,
    acknowledgeTypes,
  };
  r.tags(m);
  r.up();
  return m;
}

function readShareAcknowledgeRequestAcknowledgementBatchList(
  r: Reader,
  n: number,
): readonly ShareAcknowledgeRequestAcknowledgementBatch[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareAcknowledgeRequestAcknowledgementBatch>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareAcknowledgeRequestAcknowledgementBatch(r);
  }
  r.up();
  return list;
}

function readShareAcknowledgeRequestAcknowledgePartition(
  r: Reader,
): ShareAcknowledgeRequestAcknowledgePartition {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("acknowledgementBatches");
  const acknowledgementBatches = readShareAcknowledgeRequestAcknowledgementBatchList(
    r,
    r.compactCount(18, 56),
  );
  const m: ShareAcknowledgeRequestAcknowledgePartition = { partitionIndex, acknowledgementBatches };
  r.tags(m);
  r.up();
  return m;
}

function readShareAcknowledgeRequestAcknowledgePartitionList(
  r: Reader,
  n: number,
): readonly ShareAcknowledgeRequestAcknowledgePartition[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareAcknowledgeRequestAcknowledgePartition>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareAcknowledgeRequestAcknowledgePartition(r);
  }
  r.up();
  return list;
}

function readShareAcknowledgeRequestAcknowledgeTopic(
  r: Reader,
): ShareAcknowledgeRequestAcknowledgeTopic {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("partitions");
  const partitions = readShareAcknowledgeRequestAcknowledgePartitionList(r, r.compactCount(6, 48));
  const m: ShareAcknowledgeRequestAcknowledgeTopic = { topicId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readShareAcknowledgeRequestAcknowledgeTopicList(
  r: Reader,
  n: number,
): readonly ShareAcknowledgeRequestAcknowledgeTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareAcknowledgeRequestAcknowledgeTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareAcknowledgeRequestAcknowledgeTopic(r);
  }
  r.up();
  return list;
}

function readShareAcknowledgeRequest(r: Reader, version: number): ShareAcknowledgeRequest {
  r.down();
  r.at("groupId"); const groupId = r.compactNullableString(repeated);
  r.at("memberId"); const memberId = r.compactNullableString();
  r.at("shareSessionEpoch"); const shareSessionEpoch = r.int32();
  r.at("isRenewAck"); const isRenewAck = version >= 2 ? r.bool() : false;
  r.at("topics");
  const topics = readShareAcknowledgeRequestAcknowledgeTopicList(r, r.compactCount(18, 48));
  const m: ShareAcknowledgeRequest = { groupId, memberId, shareSessionEpoch, isRenewAck, topics };
  r.tags(m);
  r.up();
  return m;
}

function writeShareAcknowledgeRequestAcknowledgementBatch(
  w: Writer,
  m: ShareAcknowledgeRequestAcknowledgementBatchInit,
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

function writeShareAcknowledgeRequestAcknowledgementBatchList(
  w: Writer,
  list: readonly ShareAcknowledgeRequestAcknowledgementBatchInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareAcknowledgeRequestAcknowledgementBatch(w, list![i]!);
  }
  w.up();
}

function writeShareAcknowledgeRequestAcknowledgePartition(
  w: Writer,
  m: ShareAcknowledgeRequestAcknowledgePartitionInit,
): void {
  w.down(m);
  const { partitionIndex, acknowledgementBatches, unknownTaggedFields } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("acknowledgementBatches");
  writeShareAcknowledgeRequestAcknowledgementBatchList(
    w,
    acknowledgementBatches,
    w.compactCount(acknowledgementBatches),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareAcknowledgeRequestAcknowledgePartitionList(
  w: Writer,
  list: readonly ShareAcknowledgeRequestAcknowledgePartitionInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareAcknowledgeRequestAcknowledgePartition(w, list![i]!);
  }
  w.up();
}

function writeShareAcknowledgeRequestAcknowledgeTopic(
  w: Writer,
  m: ShareAcknowledgeRequestAcknowledgeTopicInit,
): void {
  w.down(m);
  const { topicId, partitions, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("partitions");
  writeShareAcknowledgeRequestAcknowledgePartitionList(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareAcknowledgeRequestAcknowledgeTopicList(
  w: Writer,
  list: readonly ShareAcknowledgeRequestAcknowledgeTopicInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareAcknowledgeRequestAcknowledgeTopic(w, list![i]!);
  }
  w.up();
}

function writeShareAcknowledgeRequest(
  w: Writer,
  m: ShareAcknowledgeRequestInit,
  version: number,
): void {
  w.down(m);
  const {
    groupId = null,
    memberId,
    shareSessionEpoch,
    isRenewAck = false,
    topics,
    unknownTaggedFields,
  } = m;
  w.at("groupId"); w.compactNullableString(groupId);
  w.at("memberId"); w.compactNullableString(memberId);
  w.at("shareSessionEpoch"); w.int32(shareSessionEpoch);
  w.at("isRenewAck");
  if (version >= 2) w.bool(isRenewAck);
  else w.absent(isRenewAck === false, "2+");
  w.at("topics");
  writeShareAcknowledgeRequestAcknowledgeTopicList(w, topics, w.compactCount(topics));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
): ShareAcknowledgeResponseLeaderIdAndEpoch {
  r.down();
  r.at("leaderId"); const leaderId = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  const m: ShareAcknowledgeResponseLeaderIdAndEpoch = { leaderId, leaderEpoch };
  r.tags(m);
  r.up();
  return m;
}

function readShareAcknowledgeResponsePartitionData(
  r: Reader,
): ShareAcknowledgeResponsePartitionData {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  r.at("currentLeader"); const currentLeader = readShareAcknowledgeResponseLeaderIdAndEpoch(r);
  const m: ShareAcknowledgeResponsePartitionData = {
    partitionIndex,
    errorCode,
    errorMessage,
    currentLeader,
  };
  r.tags(m);
  r.up();
  return m;
}

function readShareAcknowledgeResponsePartitionDataList(
  r: Reader,
  n: number,
): readonly ShareAcknowledgeResponsePartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareAcknowledgeResponsePartitionData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareAcknowledgeResponsePartitionData(r);
  }
  r.up();
  return list;
}

function readShareAcknowledgeResponseTopicResponse(
  r: Reader,
): ShareAcknowledgeResponseTopicResponse {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("partitions");
  const partitions = readShareAcknowledgeResponsePartitionDataList(r, r.compactCount(17, 104));
  const m: ShareAcknowledgeResponseTopicResponse = { topicId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readShareAcknowledgeResponseTopicResponseList(
  r: Reader,
  n: number,
): readonly ShareAcknowledgeResponseTopicResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareAcknowledgeResponseTopicResponse>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareAcknowledgeResponseTopicResponse(r);
  }
  r.up();
  return list;
}

function readShareAcknowledgeResponseNodeEndpoint(r: Reader): ShareAcknowledgeResponseNodeEndpoint {
  r.down();
  r.at("nodeId"); const nodeId = r.int32();
  r.at("host"); const host = r.compactString(repeated);
  r.at("port"); const port = r.int32();
  r.at("rack"); const rack = r.compactNullableString(repeated);
  const m: ShareAcknowledgeResponseNodeEndpoint = { nodeId, host, port, rack };
  r.tags(m);
  r.up();
  return m;
}

function readShareAcknowledgeResponseNodeEndpointList(
  r: Reader,
  n: number,
): readonly ShareAcknowledgeResponseNodeEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareAcknowledgeResponseNodeEndpoint>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareAcknowledgeResponseNodeEndpoint(r);
  }
  r.up();
  return list;
}

function readShareAcknowledgeResponse(r: Reader, version: number): ShareAcknowledgeResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  r.at("acquisitionLockTimeoutMs"); const acquisitionLockTimeoutMs = version >= 2 ? r.int32() : 0;
  r.at("responses");
  const responses = readShareAcknowledgeResponseTopicResponseList(r, r.compactCount(18, 48));
  r.at("nodeEndpoints");
  const nodeEndpoints = readShareAcknowledgeResponseNodeEndpointList(r, r.compactCount(11, 64));
  const m: ShareAcknowledgeResponse = {
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

function writeShareAcknowledgeResponseLeaderIdAndEpoch(
  w: Writer,
  m: ShareAcknowledgeResponseLeaderIdAndEpochInit,
): void {
  w.down(m);
  const { leaderId, leaderEpoch, unknownTaggedFields } = m;
  w.at("leaderId"); w.int32(leaderId);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareAcknowledgeResponsePartitionData(
  w: Writer,
  m: ShareAcknowledgeResponsePartitionDataInit,
): void {
  w.down(m);
  const { partitionIndex, errorCode, errorMessage = null, currentLeader, unknownTaggedFields } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage"); w.compactNullableString(errorMessage);
  w.at("currentLeader"); writeShareAcknowledgeResponseLeaderIdAndEpoch(w, currentLeader);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareAcknowledgeResponsePartitionDataList(
  w: Writer,
  list: readonly ShareAcknowledgeResponsePartitionDataInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareAcknowledgeResponsePartitionData(w, list![i]!);
  }
  w.up();
}

function writeShareAcknowledgeResponseTopicResponse(
  w: Writer,
  m: ShareAcknowledgeResponseTopicResponseInit,
): void {
  w.down(m);
  const { topicId, partitions, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("partitions");
  writeShareAcknowledgeResponsePartitionDataList(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareAcknowledgeResponseTopicResponseList(
  w: Writer,
  list: readonly ShareAcknowledgeResponseTopicResponseInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareAcknowledgeResponseTopicResponse(w, list![i]!);
  }
  w.up();
}

function writeShareAcknowledgeResponseNodeEndpoint(
  w: Writer,
  m: ShareAcknowledgeResponseNodeEndpointInit,
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

function writeShareAcknowledgeResponseNodeEndpointList(
  w: Writer,
  list: readonly ShareAcknowledgeResponseNodeEndpointInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareAcknowledgeResponseNodeEndpoint(w, list![i]!);
  }
  w.up();
}

function writeShareAcknowledgeResponse(
  w: Writer,
  m: ShareAcknowledgeResponseInit,
  version: number,
): void {
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
  if (version >= 2) w.int32(acquisitionLockTimeoutMs);
  w.at("responses");
  writeShareAcknowledgeResponseTopicResponseList(w, responses, w.compactCount(responses));
  w.at("nodeEndpoints");
  writeShareAcknowledgeResponseNodeEndpointList(w, nodeEndpoints, w.compactCount(nodeEndpoints));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

/** The client's half of ShareAcknowledge. */
export const ShareAcknowledge: Api<ShareAcknowledgeRequestInit, ShareAcknowledgeResponse> = {
  name: "ShareAcknowledge",
  key: 79,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
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
