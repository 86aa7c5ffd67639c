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
  type Key,
  type MessageCodec,
  orNull,
  putBool,
  putInt16,
  putInt32,
  putUuid,
  readBool,
  readCompactCount,
  readCompactInt32s,
  readCompactNullableCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readList,
  readPresence,
  readTags,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeCompactCount,
  writeCompactInt32s,
  writeCompactNullableCount,
  writeCompactNullableString,
  writeCompactString,
  writeInt16,
  writeInt32,
  writeList,
  writePresence,
  type Writer,
  writeUnknownTags,
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
  key: Key,
): DescribeTopicPartitionsRequestTopicRequest {
  r.down(key);
  const m: DescribeTopicPartitionsRequestTopicRequest = {
    name: readCompactString(r, "name", repeated),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeTopicPartitionsRequestTopicRequestList(
  r: Reader,
  n: number,
): readonly DescribeTopicPartitionsRequestTopicRequest[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeTopicPartitionsRequestTopicRequest>(r, n, 40);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeTopicPartitionsRequestTopicRequest(r, i);
  }
  return list;
}

function readDescribeTopicPartitionsRequestCursor(
  r: Reader,
  key: Key,
): DescribeTopicPartitionsRequestCursor {
  r.down(key);
  const m: DescribeTopicPartitionsRequestCursor = {
    topicName: readCompactString(r, "topicName", repeated),
    partitionIndex: readInt32(r, "partitionIndex"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeTopicPartitionsRequest(r: Reader): DescribeTopicPartitionsRequest {
  const m: DescribeTopicPartitionsRequest = {
    topics: readDescribeTopicPartitionsRequestTopicRequestList(r, readCompactCount(r, "topics", 2)),
    responsePartitionLimit: readInt32(r, "responsePartitionLimit"),
    cursor: readPresence(r, "cursor") ? readDescribeTopicPartitionsRequestCursor(r, "cursor")
      : null,
  };
  readTags(r, m);
  return m;
}

function writeDescribeTopicPartitionsRequestTopicRequest(
  w: Writer,
  key: Key,
  m: DescribeTopicPartitionsRequestTopicRequestInit,
): void {
  w.into(key, m);
  const { name, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeTopicPartitionsRequestCursor(
  w: Writer,
  key: Key,
  m: DescribeTopicPartitionsRequestCursorInit,
): void {
  w.into(key, m);
  const { topicName, partitionIndex, unknownTaggedFields } = m;
  writeCompactString(w, "topicName", topicName);
  writeInt32(w, "partitionIndex", partitionIndex);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeTopicPartitionsRequest(
  w: Writer,
  m: DescribeTopicPartitionsRequestInit,
): void {
  const { topics, responsePartitionLimit = 2000, cursor = null, unknownTaggedFields } = m;
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeDescribeTopicPartitionsRequestTopicRequest,
  );
  writeInt32(w, "responsePartitionLimit", responsePartitionLimit);
  if (writePresence(w, cursor)) writeDescribeTopicPartitionsRequestCursor(w, "cursor", cursor);
  writeUnknownTags(w, unknownTaggedFields);
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
  key: Key,
): DescribeTopicPartitionsResponsePartition {
  r.down(key);
  const m: DescribeTopicPartitionsResponsePartition = {
    errorCode: readInt16(r, "errorCode"),
    partitionIndex: readInt32(r, "partitionIndex"),
    leaderId: readInt32(r, "leaderId"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
    replicaNodes: readCompactInt32s(r, "replicaNodes"),
    isrNodes: readCompactInt32s(r, "isrNodes"),
    eligibleLeaderReplicas: orNull(
      readCompactNullableCount(r, "eligibleLeaderReplicas", 4),
      (n) => readList(r, n, readInt32),
    ),
    lastKnownElr: orNull(
      readCompactNullableCount(r, "lastKnownElr", 4),
      (n) => readList(r, n, readInt32),
    ),
    offlineReplicas: readCompactInt32s(r, "offlineReplicas"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeTopicPartitionsResponsePartitionList(
  r: Reader,
  n: number,
): readonly DescribeTopicPartitionsResponsePartition[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeTopicPartitionsResponsePartition>(r, n, 104);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeTopicPartitionsResponsePartition(r, i);
  }
  return list;
}

function readDescribeTopicPartitionsResponseTopic(
  r: Reader,
  key: Key,
): DescribeTopicPartitionsResponseTopic {
  r.down(key);
  const m: DescribeTopicPartitionsResponseTopic = {
    errorCode: readInt16(r, "errorCode"),
    name: readCompactNullableString(r, "name", repeated),
    topicId: readUuid(r, "topicId"),
    isInternal: readBool(r, "isInternal"),
    partitions: readDescribeTopicPartitionsResponsePartitionList(
      r,
      readCompactCount(r, "partitions", 20),
    ),
    topicAuthorizedOperations: readInt32(r, "topicAuthorizedOperations"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeTopicPartitionsResponseTopicList(
  r: Reader,
  n: number,
): readonly DescribeTopicPartitionsResponseTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeTopicPartitionsResponseTopic>(r, n, 80);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeTopicPartitionsResponseTopic(r, i);
  }
  return list;
}

function readDescribeTopicPartitionsResponseCursor(
  r: Reader,
  key: Key,
): DescribeTopicPartitionsResponseCursor {
  r.down(key);
  const m: DescribeTopicPartitionsResponseCursor = {
    topicName: readCompactString(r, "topicName", repeated),
    partitionIndex: readInt32(r, "partitionIndex"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeTopicPartitionsResponse(r: Reader): DescribeTopicPartitionsResponse {
  const m: DescribeTopicPartitionsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    topics: readDescribeTopicPartitionsResponseTopicList(r, readCompactCount(r, "topics", 26)),
    nextCursor: readPresence(
      r,
      "nextCursor",
    ) ? readDescribeTopicPartitionsResponseCursor(r, "nextCursor")
      : null,
  };
  readTags(r, m);
  return m;
}

function writeDescribeTopicPartitionsResponsePartition(
  w: Writer,
  key: Key,
  m: DescribeTopicPartitionsResponsePartitionInit,
): void {
  w.into(key, m);
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
  const atErrorCode = w.room(14);
  putInt16(w, atErrorCode, "errorCode", errorCode);
  putInt32(w, atErrorCode + 2, "partitionIndex", partitionIndex);
  putInt32(w, atErrorCode + 6, "leaderId", leaderId);
  putInt32(w, atErrorCode + 10, "leaderEpoch", leaderEpoch);
  writeCompactInt32s(w, "replicaNodes", replicaNodes);
  writeCompactInt32s(w, "isrNodes", isrNodes);
  writeList(
    w,
    "eligibleLeaderReplicas",
    eligibleLeaderReplicas,
    writeCompactNullableCount(w, "eligibleLeaderReplicas", eligibleLeaderReplicas),
    writeInt32,
  );
  writeList(
    w,
    "lastKnownElr",
    lastKnownElr,
    writeCompactNullableCount(w, "lastKnownElr", lastKnownElr),
    writeInt32,
  );
  writeCompactInt32s(w, "offlineReplicas", offlineReplicas);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeTopicPartitionsResponseTopic(
  w: Writer,
  key: Key,
  m: DescribeTopicPartitionsResponseTopicInit,
): void {
  w.into(key, m);
  const {
    errorCode,
    name,
    topicId,
    isInternal = false,
    partitions,
    topicAuthorizedOperations = -2147483648,
    unknownTaggedFields,
  } = m;
  writeInt16(w, "errorCode", errorCode);
  writeCompactNullableString(w, "name", name);
  const atTopicId = w.room(17);
  putUuid(w, atTopicId, "topicId", topicId);
  putBool(w, atTopicId + 16, "isInternal", isInternal);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeDescribeTopicPartitionsResponsePartition,
  );
  writeInt32(w, "topicAuthorizedOperations", topicAuthorizedOperations);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeTopicPartitionsResponseCursor(
  w: Writer,
  key: Key,
  m: DescribeTopicPartitionsResponseCursorInit,
): void {
  w.into(key, m);
  const { topicName, partitionIndex, unknownTaggedFields } = m;
  writeCompactString(w, "topicName", topicName);
  writeInt32(w, "partitionIndex", partitionIndex);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeTopicPartitionsResponse(
  w: Writer,
  m: DescribeTopicPartitionsResponseInit,
): void {
  const { throttleTimeMs, topics, nextCursor = null, unknownTaggedFields } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeDescribeTopicPartitionsResponseTopic,
  );
  if (writePresence(w, nextCursor)) {
    writeDescribeTopicPartitionsResponseCursor(w, "nextCursor", nextCursor);
  }
  writeUnknownTags(w, unknownTaggedFields);
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
  throttlesFrom: 0,
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
