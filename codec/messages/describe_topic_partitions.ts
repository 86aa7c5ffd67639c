// Generated from schemas/clients/DescribeTopicPartitions{Request,Response}.json. Do not edit.

/**
 * DescribeTopicPartitions (API, key 75), versions 0.
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
  orNull,
  type Reader,
  readInt32s,
  readPresence,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeInt32s,
  writePresence,
  type Writer,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a DescribeTopicPartitions request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeDescribeTopicPartitionsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeTopicPartitionsRequest {
  return runDecode(
  "DescribeTopicPartitionsRequest",
  0,
  0,
  readDescribeTopicPartitionsRequest,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a DescribeTopicPartitions request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeTopicPartitionsRequest(
  message: DescribeTopicPartitionsRequestInit,
  version: number,
): Bytes {
  return runEncode(
  "DescribeTopicPartitionsRequest",
  0,
  0,
  writeDescribeTopicPartitionsRequest,
  message,
  version,
);
}

/**
 * Encodes the body of a DescribeTopicPartitions request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeTopicPartitionsRequestInto(
  message: DescribeTopicPartitionsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeTopicPartitionsRequest",
    0,
    0,
    writeDescribeTopicPartitionsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeTopicPartitionsRequest, for registries. */
export const DescribeTopicPartitionsRequestCodec: MessageCodec<DescribeTopicPartitionsRequest> = {
  name: "DescribeTopicPartitionsRequest",
  type: "request",
  module: "clients",
  apiKey: 75,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeDescribeTopicPartitionsRequest,
  encode: encodeDescribeTopicPartitionsRequest,
};

/** Part of DescribeTopicPartitionsRequest, versions 0. */
export interface DescribeTopicPartitionsRequestTopicRequest {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from DescribeTopicPartitionsRequest.json TopicRequest.Name
   */
  name: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeTopicPartitionsRequestTopicRequest; fields with a default may be left out.
 */
export interface DescribeTopicPartitionsRequestTopicRequestInit {
  /** See {@linkcode DescribeTopicPartitionsRequestTopicRequest.name}. */
  name: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeTopicPartitionsRequest, versions 0. */
export interface DescribeTopicPartitionsRequestCursor {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from DescribeTopicPartitionsRequest.json Cursor.TopicName
   */
  topicName: string;
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeTopicPartitionsRequest.json Cursor.PartitionIndex
   */
  partitionIndex: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeTopicPartitionsRequestCursor; fields with a default may be left out.
 */
export interface DescribeTopicPartitionsRequestCursorInit {
  /** See {@linkcode DescribeTopicPartitionsRequestCursor.topicName}. */
  topicName: string;
  /** See {@linkcode DescribeTopicPartitionsRequestCursor.partitionIndex}. */
  partitionIndex: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DescribeTopicPartitionsRequest: a request, key 75, versions 0, flexible versions 0+. */
export interface DescribeTopicPartitionsRequest {
  /**
   * []TopicRequest, versions 0+.
   *
   * @generated from DescribeTopicPartitionsRequest.json Topics
   */
  topics: readonly DescribeTopicPartitionsRequestTopicRequest[];
  /**
   * int32, versions 0+, default 2000.
   *
   * @generated from DescribeTopicPartitionsRequest.json ResponsePartitionLimit
   */
  responsePartitionLimit: number;
  /**
   * Cursor, versions 0+, nullable 0+, default null.
   *
   * @generated from DescribeTopicPartitionsRequest.json Cursor
   */
  cursor: DescribeTopicPartitionsRequestCursor | null;
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
 * What encoders take for DescribeTopicPartitionsRequest; fields with a default may be left out.
 */
export interface DescribeTopicPartitionsRequestInit {
  /** See {@linkcode DescribeTopicPartitionsRequest.topics}. */
  topics: readonly DescribeTopicPartitionsRequestTopicRequestInit[];
  /** See {@linkcode DescribeTopicPartitionsRequest.responsePartitionLimit}. */
  responsePartitionLimit?: number | undefined;
  /** See {@linkcode DescribeTopicPartitionsRequest.cursor}. */
  cursor?: DescribeTopicPartitionsRequestCursorInit | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeTopicPartitionsRequestTopicRequest(
  r: Reader,
): DescribeTopicPartitionsRequestTopicRequest {
  r.down();
  r.at("name"); const name = r.compactString(repeated);
  const m: DescribeTopicPartitionsRequestTopicRequest = { name };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeTopicPartitionsRequestTopicRequestList(
  r: Reader,
  n: number,
): readonly DescribeTopicPartitionsRequestTopicRequest[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeTopicPartitionsRequestTopicRequest>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeTopicPartitionsRequestTopicRequest(r);
  }
  r.up();
  return list;
}

function readDescribeTopicPartitionsRequestCursor(r: Reader): DescribeTopicPartitionsRequestCursor {
  r.down();
  r.at("topicName"); const topicName = r.compactString(repeated);
  r.at("partitionIndex"); const partitionIndex = r.int32();
  const m: DescribeTopicPartitionsRequestCursor = { topicName, partitionIndex };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeTopicPartitionsRequest(r: Reader): DescribeTopicPartitionsRequest {
  r.down();
  r.at("topics");
  const topics = readDescribeTopicPartitionsRequestTopicRequestList(r, r.compactCount(2, 40));
  r.at("responsePartitionLimit"); const responsePartitionLimit = r.int32();
  r.at("cursor");
  const cursor = readPresence(r) ? readDescribeTopicPartitionsRequestCursor(r) : null;
  const m: DescribeTopicPartitionsRequest = { topics, responsePartitionLimit, cursor };
  r.tags(m);
  r.up();
  return m;
}

function writeDescribeTopicPartitionsRequestTopicRequest(
  w: Writer,
  m: DescribeTopicPartitionsRequestTopicRequestInit,
): void {
  w.down(m);
  const { name, unknownTaggedFields } = m;
  w.at("name"); w.compactString(name);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeTopicPartitionsRequestTopicRequestList(
  w: Writer,
  list: readonly DescribeTopicPartitionsRequestTopicRequestInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeTopicPartitionsRequestTopicRequest(w, list![i]!);
  }
  w.up();
}

function writeDescribeTopicPartitionsRequestCursor(
  w: Writer,
  m: DescribeTopicPartitionsRequestCursorInit,
): void {
  w.down(m);
  const { topicName, partitionIndex, unknownTaggedFields } = m;
  w.at("topicName"); w.compactString(topicName);
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeTopicPartitionsRequest(
  w: Writer,
  m: DescribeTopicPartitionsRequestInit,
): void {
  w.down(m);
  const { topics, responsePartitionLimit = 2000, cursor = null, unknownTaggedFields } = m;
  w.at("topics");
  writeDescribeTopicPartitionsRequestTopicRequestList(w, topics, w.compactCount(topics));
  w.at("responsePartitionLimit"); w.int32(responsePartitionLimit);
  w.at("cursor");
  if (writePresence(w, cursor)) writeDescribeTopicPartitionsRequestCursor(w, cursor);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

/**
 * Decodes the body of a DescribeTopicPartitions response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeDescribeTopicPartitionsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeTopicPartitionsResponse {
  return runDecode(
  "DescribeTopicPartitionsResponse",
  0,
  0,
  readDescribeTopicPartitionsResponse,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a DescribeTopicPartitions response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeTopicPartitionsResponse(
  message: DescribeTopicPartitionsResponseInit,
  version: number,
): Bytes {
  return runEncode(
  "DescribeTopicPartitionsResponse",
  0,
  0,
  writeDescribeTopicPartitionsResponse,
  message,
  version,
);
}

/**
 * Encodes the body of a DescribeTopicPartitions response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeTopicPartitionsResponseInto(
  message: DescribeTopicPartitionsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeTopicPartitionsResponse",
    0,
    0,
    writeDescribeTopicPartitionsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeTopicPartitionsResponse, for registries. */
export const DescribeTopicPartitionsResponseCodec: MessageCodec<DescribeTopicPartitionsResponse> = {
  name: "DescribeTopicPartitionsResponse",
  type: "response",
  module: "clients",
  apiKey: 75,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeDescribeTopicPartitionsResponse,
  encode: encodeDescribeTopicPartitionsResponse,
};

/** Part of DescribeTopicPartitionsResponse, versions 0. */
export interface DescribeTopicPartitionsResponsePartition {
  /**
   * int16, versions 0+.
   *
   * @generated from DescribeTopicPartitionsResponse.json DescribeTopicPartitionsResponsePartition.ErrorCode
   */
  errorCode: number;
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeTopicPartitionsResponse.json DescribeTopicPartitionsResponsePartition.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from DescribeTopicPartitionsResponse.json DescribeTopicPartitionsResponsePartition.LeaderId
   */
  leaderId: number;
  /**
   * int32, versions 0+, default -1, ignorable.
   *
   * @generated from DescribeTopicPartitionsResponse.json DescribeTopicPartitionsResponsePartition.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * []int32, versions 0+, brokerId.
   *
   * @generated from DescribeTopicPartitionsResponse.json DescribeTopicPartitionsResponsePartition.ReplicaNodes
   */
  replicaNodes: readonly number[];
  /**
   * []int32, versions 0+, brokerId.
   *
   * @generated from DescribeTopicPartitionsResponse.json DescribeTopicPartitionsResponsePartition.IsrNodes
   */
  isrNodes: readonly number[];
  /**
   * []int32, versions 0+, nullable 0+, default null, brokerId.
   *
   * @generated from DescribeTopicPartitionsResponse.json DescribeTopicPartitionsResponsePartition.EligibleLeaderReplicas
   */
  eligibleLeaderReplicas: readonly number[] | null;
  /**
   * []int32, versions 0+, nullable 0+, default null, brokerId.
   *
   * @generated from DescribeTopicPartitionsResponse.json DescribeTopicPartitionsResponsePartition.LastKnownElr
   */
  lastKnownElr: readonly number[] | null;
  /**
   * []int32, versions 0+, ignorable, brokerId.
   *
   * @generated from DescribeTopicPartitionsResponse.json DescribeTopicPartitionsResponsePartition.OfflineReplicas
   */
  offlineReplicas: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeTopicPartitionsResponsePartition; fields with a default may be left out.
 */
export interface DescribeTopicPartitionsResponsePartitionInit {
  /** See {@linkcode DescribeTopicPartitionsResponsePartition.errorCode}. */
  errorCode: number;
  /** See {@linkcode DescribeTopicPartitionsResponsePartition.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode DescribeTopicPartitionsResponsePartition.leaderId}. */
  leaderId: number;
  /** See {@linkcode DescribeTopicPartitionsResponsePartition.leaderEpoch}. */
  leaderEpoch?: number | undefined;
  /** See {@linkcode DescribeTopicPartitionsResponsePartition.replicaNodes}. */
  replicaNodes: readonly number[];
  /** See {@linkcode DescribeTopicPartitionsResponsePartition.isrNodes}. */
  isrNodes: readonly number[];
  /** See {@linkcode DescribeTopicPartitionsResponsePartition.eligibleLeaderReplicas}. */
  eligibleLeaderReplicas?: readonly number[] | null | undefined;
  /** See {@linkcode DescribeTopicPartitionsResponsePartition.lastKnownElr}. */
  lastKnownElr?: readonly number[] | null | undefined;
  /** See {@linkcode DescribeTopicPartitionsResponsePartition.offlineReplicas}. */
  offlineReplicas: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeTopicPartitionsResponse, versions 0. */
export interface DescribeTopicPartitionsResponseTopic {
  /**
   * int16, versions 0+.
   *
   * @generated from DescribeTopicPartitionsResponse.json DescribeTopicPartitionsResponseTopic.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, topicName.
   *
   * @generated from DescribeTopicPartitionsResponse.json DescribeTopicPartitionsResponseTopic.Name
   */
  name: string | null;
  /**
   * uuid, versions 0+, ignorable.
   *
   * @generated from DescribeTopicPartitionsResponse.json DescribeTopicPartitionsResponseTopic.TopicId
   */
  topicId: string;
  /**
   * bool, versions 0+, default false, ignorable.
   *
   * @generated from DescribeTopicPartitionsResponse.json DescribeTopicPartitionsResponseTopic.IsInternal
   */
  isInternal: boolean;
  /**
   * []DescribeTopicPartitionsResponsePartition, versions 0+.
   *
   * @generated from DescribeTopicPartitionsResponse.json DescribeTopicPartitionsResponseTopic.Partitions
   */
  partitions: readonly DescribeTopicPartitionsResponsePartition[];
  /**
   * int32, versions 0+, default -2147483648.
   *
   * @generated from DescribeTopicPartitionsResponse.json DescribeTopicPartitionsResponseTopic.TopicAuthorizedOperations
   */
  topicAuthorizedOperations: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeTopicPartitionsResponseTopic; fields with a default may be left out.
 */
export interface DescribeTopicPartitionsResponseTopicInit {
  /** See {@linkcode DescribeTopicPartitionsResponseTopic.errorCode}. */
  errorCode: number;
  /** See {@linkcode DescribeTopicPartitionsResponseTopic.name}. */
  name: string | null;
  /** See {@linkcode DescribeTopicPartitionsResponseTopic.topicId}. */
  topicId: string;
  /** See {@linkcode DescribeTopicPartitionsResponseTopic.isInternal}. */
  isInternal?: boolean | undefined;
  /** See {@linkcode DescribeTopicPartitionsResponseTopic.partitions}. */
  partitions: readonly DescribeTopicPartitionsResponsePartitionInit[];
  /** See {@linkcode DescribeTopicPartitionsResponseTopic.topicAuthorizedOperations}. */
  topicAuthorizedOperations?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeTopicPartitionsResponse, versions 0. */
export interface DescribeTopicPartitionsResponseCursor {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from DescribeTopicPartitionsResponse.json Cursor.TopicName
   */
  topicName: string;
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeTopicPartitionsResponse.json Cursor.PartitionIndex
   */
  partitionIndex: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeTopicPartitionsResponseCursor; fields with a default may be left out.
 */
export interface DescribeTopicPartitionsResponseCursorInit {
  /** See {@linkcode DescribeTopicPartitionsResponseCursor.topicName}. */
  topicName: string;
  /** See {@linkcode DescribeTopicPartitionsResponseCursor.partitionIndex}. */
  partitionIndex: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DescribeTopicPartitionsResponse: a response, key 75, versions 0, flexible versions 0+. */
export interface DescribeTopicPartitionsResponse {
  /**
   * int32, versions 0+, ignorable.
   *
   * @generated from DescribeTopicPartitionsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []DescribeTopicPartitionsResponseTopic, versions 0+.
   *
   * @generated from DescribeTopicPartitionsResponse.json Topics
   */
  topics: readonly DescribeTopicPartitionsResponseTopic[];
  /**
   * Cursor, versions 0+, nullable 0+, default null.
   *
   * @generated from DescribeTopicPartitionsResponse.json NextCursor
   */
  nextCursor: DescribeTopicPartitionsResponseCursor | null;
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
 * What encoders take for DescribeTopicPartitionsResponse; fields with a default may be left out.
 */
export interface DescribeTopicPartitionsResponseInit {
  /** See {@linkcode DescribeTopicPartitionsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode DescribeTopicPartitionsResponse.topics}. */
  topics: readonly DescribeTopicPartitionsResponseTopicInit[];
  /** See {@linkcode DescribeTopicPartitionsResponse.nextCursor}. */
  nextCursor?: DescribeTopicPartitionsResponseCursorInit | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeTopicPartitionsResponsePartition(
  r: Reader,
): DescribeTopicPartitionsResponsePartition {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("leaderId"); const leaderId = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  r.at("replicaNodes"); const replicaNodes = readInt32s(r, r.compactCount(4, 8));
  r.at("isrNodes"); const isrNodes = readInt32s(r, r.compactCount(4, 8));
  r.at("eligibleLeaderReplicas");
  const eligibleLeaderReplicas = orNull(r.compactNullableCount(4, 8), (n) => readInt32s(r, n));
  r.at("lastKnownElr");
  const lastKnownElr = orNull(r.compactNullableCount(4, 8), (n) => readInt32s(r, n));
  r.at("offlineReplicas"); const offlineReplicas = readInt32s(r, r.compactCount(4, 8));
  const m: DescribeTopicPartitionsResponsePartition = {
    errorCode,
    partitionIndex,
    leaderId,
    leaderEpoch,
    replicaNodes,
    isrNodes,
    eligibleLeaderReplicas,
    lastKnownElr,
    offlineReplicas,
  };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeTopicPartitionsResponsePartitionList(
  r: Reader,
  n: number,
): readonly DescribeTopicPartitionsResponsePartition[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeTopicPartitionsResponsePartition>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeTopicPartitionsResponsePartition(r);
  }
  r.up();
  return list;
}

function readDescribeTopicPartitionsResponseTopic(r: Reader): DescribeTopicPartitionsResponseTopic {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("name"); const name = r.compactNullableString(repeated);
  r.at("topicId"); const topicId = readUuid(r);
  r.at("isInternal"); const isInternal = r.bool();
  r.at("partitions");
  const partitions = readDescribeTopicPartitionsResponsePartitionList(r, r.compactCount(20, 104));
  r.at("topicAuthorizedOperations"); const topicAuthorizedOperations = r.int32();
  const m: DescribeTopicPartitionsResponseTopic = {
    errorCode,
    name,
    topicId,
    isInternal,
    partitions,
    topicAuthorizedOperations,
  };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeTopicPartitionsResponseTopicList(
  r: Reader,
  n: number,
): readonly DescribeTopicPartitionsResponseTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeTopicPartitionsResponseTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeTopicPartitionsResponseTopic(r);
  }
  r.up();
  return list;
}

function readDescribeTopicPartitionsResponseCursor(
  r: Reader,
): DescribeTopicPartitionsResponseCursor {
  r.down();
  r.at("topicName"); const topicName = r.compactString(repeated);
  r.at("partitionIndex"); const partitionIndex = r.int32();
  const m: DescribeTopicPartitionsResponseCursor = { topicName, partitionIndex };
  r.tags(m);
  r.up();
  return m;
}

function readDescribeTopicPartitionsResponse(r: Reader): DescribeTopicPartitionsResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("topics");
  const topics = readDescribeTopicPartitionsResponseTopicList(r, r.compactCount(26, 80));
  r.at("nextCursor");
  const nextCursor = readPresence(r) ? readDescribeTopicPartitionsResponseCursor(r) : null;
  const m: DescribeTopicPartitionsResponse = { throttleTimeMs, topics, nextCursor };
  r.tags(m);
  r.up();
  return m;
}

function writeDescribeTopicPartitionsResponsePartition(
  w: Writer,
  m: DescribeTopicPartitionsResponsePartitionInit,
): void {
  w.down(m);
  const {
    errorCode,
    partitionIndex,
    leaderId,
    leaderEpoch = -1,
    replicaNodes,
    isrNodes,
    eligibleLeaderReplicas = null,
    lastKnownElr = null,
    offlineReplicas,
    unknownTaggedFields,
  } = m;
  w.at("errorCode"); w.int16(errorCode);
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("leaderId"); w.int32(leaderId);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.at("replicaNodes"); writeInt32s(w, replicaNodes, w.compactCount(replicaNodes));
  w.at("isrNodes"); writeInt32s(w, isrNodes, w.compactCount(isrNodes));
  w.at("eligibleLeaderReplicas");
  writeInt32s(w, eligibleLeaderReplicas, w.compactNullableCount(eligibleLeaderReplicas));
  w.at("lastKnownElr"); writeInt32s(w, lastKnownElr, w.compactNullableCount(lastKnownElr));
  w.at("offlineReplicas"); writeInt32s(w, offlineReplicas, w.compactCount(offlineReplicas));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeTopicPartitionsResponsePartitionList(
  w: Writer,
  list: readonly DescribeTopicPartitionsResponsePartitionInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeTopicPartitionsResponsePartition(w, list![i]!);
  }
  w.up();
}

function writeDescribeTopicPartitionsResponseTopic(
  w: Writer,
  m: DescribeTopicPartitionsResponseTopicInit,
): void {
  w.down(m);
  const {
    errorCode,
    name,
    topicId,
    isInternal = false,
    partitions,
    topicAuthorizedOperations = -2147483648,
    unknownTaggedFields,
  } = m;
  w.at("errorCode"); w.int16(errorCode);
  w.at("name"); w.compactNullableString(name);
  w.at("topicId"); writeUuid(w, topicId);
  w.at("isInternal"); w.bool(isInternal);
  w.at("partitions");
  writeDescribeTopicPartitionsResponsePartitionList(w, partitions, w.compactCount(partitions));
  w.at("topicAuthorizedOperations"); w.int32(topicAuthorizedOperations);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeTopicPartitionsResponseTopicList(
  w: Writer,
  list: readonly DescribeTopicPartitionsResponseTopicInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeTopicPartitionsResponseTopic(w, list![i]!);
  }
  w.up();
}

function writeDescribeTopicPartitionsResponseCursor(
  w: Writer,
  m: DescribeTopicPartitionsResponseCursorInit,
): void {
  w.down(m);
  const { topicName, partitionIndex, unknownTaggedFields } = m;
  w.at("topicName"); w.compactString(topicName);
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeDescribeTopicPartitionsResponse(
  w: Writer,
  m: DescribeTopicPartitionsResponseInit,
): void {
  w.down(m);
  const { throttleTimeMs, topics, nextCursor = null, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("topics"); writeDescribeTopicPartitionsResponseTopicList(w, topics, w.compactCount(topics));
  w.at("nextCursor");
  if (writePresence(w, nextCursor)) writeDescribeTopicPartitionsResponseCursor(w, nextCursor);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

/** The client's half of DescribeTopicPartitions. */
export const DescribeTopicPartitions: Api<
  DescribeTopicPartitionsRequestInit,
  DescribeTopicPartitionsResponse
> = {
  name: "DescribeTopicPartitions",
  key: 75,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  encodeRequest: encodeDescribeTopicPartitionsRequest,
  decodeResponse: decodeDescribeTopicPartitionsResponse,
};

/** The broker's half of DescribeTopicPartitions. */
export const DescribeTopicPartitionsServer: ServerApi<
  DescribeTopicPartitionsRequest,
  DescribeTopicPartitionsResponseInit
> = {
  name: "DescribeTopicPartitions",
  key: 75,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeDescribeTopicPartitionsRequest,
  encodeResponse: encodeDescribeTopicPartitionsResponse,
};
