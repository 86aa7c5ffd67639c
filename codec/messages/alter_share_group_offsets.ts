// Generated from schemas/clients/AlterShareGroupOffsets{Request,Response}.json. Do not edit.

/**
 * AlterShareGroupOffsets (API, key 91), versions 0.
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
  type Reader,
  readInt16,
  readInt32,
  readInt64,
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
  writeCompactNullableString,
  writeCompactString,
  writeList,
  type Writer,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of an AlterShareGroupOffsets request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeAlterShareGroupOffsetsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AlterShareGroupOffsetsRequest {
  return runDecode(
    "AlterShareGroupOffsetsRequest",
    0,
    0,
    readAlterShareGroupOffsetsRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AlterShareGroupOffsets request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAlterShareGroupOffsetsRequest(
  message: AlterShareGroupOffsetsRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "AlterShareGroupOffsetsRequest",
    0,
    0,
    writeAlterShareGroupOffsetsRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of an AlterShareGroupOffsets request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAlterShareGroupOffsetsRequestInto(
  message: AlterShareGroupOffsetsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AlterShareGroupOffsetsRequest",
    0,
    0,
    writeAlterShareGroupOffsetsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AlterShareGroupOffsetsRequest, for registries. */
export const AlterShareGroupOffsetsRequestCodec: MessageCodec<AlterShareGroupOffsetsRequest> = {
  name: "AlterShareGroupOffsetsRequest",
  type: "request",
  module: "clients",
  apiKey: 91,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeAlterShareGroupOffsetsRequest,
  encode: encodeAlterShareGroupOffsetsRequest,
};

/** Part of AlterShareGroupOffsetsRequest, versions 0. */
export interface AlterShareGroupOffsetsRequestPartition {
  /**
   * int32, versions 0+.
   *
   * @generated from AlterShareGroupOffsetsRequest.json AlterShareGroupOffsetsRequestPartition.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int64, versions 0+.
   *
   * @generated from AlterShareGroupOffsetsRequest.json AlterShareGroupOffsetsRequestPartition.StartOffset
   */
  startOffset: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterShareGroupOffsetsRequestPartition; fields with a default may be left out.
 */
export interface AlterShareGroupOffsetsRequestPartitionInit {
  /** See {@linkcode AlterShareGroupOffsetsRequestPartition.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode AlterShareGroupOffsetsRequestPartition.startOffset}. */
  startOffset: bigint;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AlterShareGroupOffsetsRequest, versions 0. */
export interface AlterShareGroupOffsetsRequestTopic {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from AlterShareGroupOffsetsRequest.json AlterShareGroupOffsetsRequestTopic.TopicName
   */
  topicName: string;
  /**
   * []AlterShareGroupOffsetsRequestPartition, versions 0+.
   *
   * @generated from AlterShareGroupOffsetsRequest.json AlterShareGroupOffsetsRequestTopic.Partitions
   */
  partitions: readonly AlterShareGroupOffsetsRequestPartition[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterShareGroupOffsetsRequestTopic; fields with a default may be left out.
 */
export interface AlterShareGroupOffsetsRequestTopicInit {
  /** See {@linkcode AlterShareGroupOffsetsRequestTopic.topicName}. */
  topicName: string;
  /** See {@linkcode AlterShareGroupOffsetsRequestTopic.partitions}. */
  partitions: readonly AlterShareGroupOffsetsRequestPartitionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** AlterShareGroupOffsetsRequest: a request, key 91, versions 0, flexible versions 0+. */
export interface AlterShareGroupOffsetsRequest {
  /**
   * string, versions 0+, groupId.
   *
   * @generated from AlterShareGroupOffsetsRequest.json GroupId
   */
  groupId: string;
  /**
   * []AlterShareGroupOffsetsRequestTopic, versions 0+.
   *
   * @generated from AlterShareGroupOffsetsRequest.json Topics
   */
  topics: readonly AlterShareGroupOffsetsRequestTopic[];
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
 * What encoders take for AlterShareGroupOffsetsRequest; fields with a default may be left out.
 */
export interface AlterShareGroupOffsetsRequestInit {
  /** See {@linkcode AlterShareGroupOffsetsRequest.groupId}. */
  groupId: string;
  /** See {@linkcode AlterShareGroupOffsetsRequest.topics}. */
  topics: readonly AlterShareGroupOffsetsRequestTopicInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAlterShareGroupOffsetsRequestPartition(
  r: Reader,
  key: Key,
): AlterShareGroupOffsetsRequestPartition {
  r.down(key);
  const m: AlterShareGroupOffsetsRequestPartition = {
    partitionIndex: readInt32(r, "partitionIndex"),
    startOffset: readInt64(r, "startOffset"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAlterShareGroupOffsetsRequestPartitionList(
  r: Reader,
  n: number,
): readonly AlterShareGroupOffsetsRequestPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterShareGroupOffsetsRequestPartition>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterShareGroupOffsetsRequestPartition(r, i);
  }
  return list;
}

function readAlterShareGroupOffsetsRequestTopic(
  r: Reader,
  key: Key,
): AlterShareGroupOffsetsRequestTopic {
  r.down(key);
  const m: AlterShareGroupOffsetsRequestTopic = {
    topicName: readCompactString(r, "topicName", repeated),
    partitions: readAlterShareGroupOffsetsRequestPartitionList(
      r,
      readCompactCount(r, "partitions", 13),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAlterShareGroupOffsetsRequestTopicList(
  r: Reader,
  n: number,
): readonly AlterShareGroupOffsetsRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterShareGroupOffsetsRequestTopic>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterShareGroupOffsetsRequestTopic(r, i);
  }
  return list;
}

function readAlterShareGroupOffsetsRequest(r: Reader): AlterShareGroupOffsetsRequest {
  const m: AlterShareGroupOffsetsRequest = {
    groupId: readCompactString(r, "groupId", repeated),
    topics: readAlterShareGroupOffsetsRequestTopicList(r, readCompactCount(r, "topics", 3)),
  };
  readTags(r, m);
  return m;
}

function writeAlterShareGroupOffsetsRequestPartition(
  w: Writer,
  key: Key,
  m: AlterShareGroupOffsetsRequestPartitionInit,
): void {
  w.into(key, m);
  const { partitionIndex, startOffset, unknownTaggedFields } = m;
  const atPartitionIndex = w.room(12);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt64(w, atPartitionIndex + 4, "startOffset", startOffset);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterShareGroupOffsetsRequestTopic(
  w: Writer,
  key: Key,
  m: AlterShareGroupOffsetsRequestTopicInit,
): void {
  w.into(key, m);
  const { topicName, partitions, unknownTaggedFields } = m;
  writeCompactString(w, "topicName", topicName);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeAlterShareGroupOffsetsRequestPartition,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterShareGroupOffsetsRequest(w: Writer, m: AlterShareGroupOffsetsRequestInit): void {
  const { groupId, topics, unknownTaggedFields } = m;
  writeCompactString(w, "groupId", groupId);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeAlterShareGroupOffsetsRequestTopic,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an AlterShareGroupOffsets response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeAlterShareGroupOffsetsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AlterShareGroupOffsetsResponse {
  return runDecode(
    "AlterShareGroupOffsetsResponse",
    0,
    0,
    readAlterShareGroupOffsetsResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AlterShareGroupOffsets response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAlterShareGroupOffsetsResponse(
  message: AlterShareGroupOffsetsResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "AlterShareGroupOffsetsResponse",
    0,
    0,
    writeAlterShareGroupOffsetsResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of an AlterShareGroupOffsets response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAlterShareGroupOffsetsResponseInto(
  message: AlterShareGroupOffsetsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AlterShareGroupOffsetsResponse",
    0,
    0,
    writeAlterShareGroupOffsetsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AlterShareGroupOffsetsResponse, for registries. */
export const AlterShareGroupOffsetsResponseCodec: MessageCodec<AlterShareGroupOffsetsResponse> = {
  name: "AlterShareGroupOffsetsResponse",
  type: "response",
  module: "clients",
  apiKey: 91,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeAlterShareGroupOffsetsResponse,
  encode: encodeAlterShareGroupOffsetsResponse,
};

/** Part of AlterShareGroupOffsetsResponse, versions 0. */
export interface AlterShareGroupOffsetsResponsePartition {
  /**
   * int32, versions 0+.
   *
   * @generated from AlterShareGroupOffsetsResponse.json AlterShareGroupOffsetsResponsePartition.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from AlterShareGroupOffsetsResponse.json AlterShareGroupOffsetsResponsePartition.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from AlterShareGroupOffsetsResponse.json AlterShareGroupOffsetsResponsePartition.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterShareGroupOffsetsResponsePartition; fields with a default may be left out.
 */
export interface AlterShareGroupOffsetsResponsePartitionInit {
  /** See {@linkcode AlterShareGroupOffsetsResponsePartition.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode AlterShareGroupOffsetsResponsePartition.errorCode}. */
  errorCode: number;
  /** See {@linkcode AlterShareGroupOffsetsResponsePartition.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AlterShareGroupOffsetsResponse, versions 0. */
export interface AlterShareGroupOffsetsResponseTopic {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from AlterShareGroupOffsetsResponse.json AlterShareGroupOffsetsResponseTopic.TopicName
   */
  topicName: string;
  /**
   * uuid, versions 0+.
   *
   * @generated from AlterShareGroupOffsetsResponse.json AlterShareGroupOffsetsResponseTopic.TopicId
   */
  topicId: string;
  /**
   * []AlterShareGroupOffsetsResponsePartition, versions 0+.
   *
   * @generated from AlterShareGroupOffsetsResponse.json AlterShareGroupOffsetsResponseTopic.Partitions
   */
  partitions: readonly AlterShareGroupOffsetsResponsePartition[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterShareGroupOffsetsResponseTopic; fields with a default may be left out.
 */
export interface AlterShareGroupOffsetsResponseTopicInit {
  /** See {@linkcode AlterShareGroupOffsetsResponseTopic.topicName}. */
  topicName: string;
  /** See {@linkcode AlterShareGroupOffsetsResponseTopic.topicId}. */
  topicId: string;
  /** See {@linkcode AlterShareGroupOffsetsResponseTopic.partitions}. */
  partitions: readonly AlterShareGroupOffsetsResponsePartitionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** AlterShareGroupOffsetsResponse: a response, key 91, versions 0, flexible versions 0+. */
export interface AlterShareGroupOffsetsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from AlterShareGroupOffsetsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from AlterShareGroupOffsetsResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from AlterShareGroupOffsetsResponse.json ErrorMessage
   */
  errorMessage: string | null;
  /**
   * []AlterShareGroupOffsetsResponseTopic, versions 0+.
   *
   * @generated from AlterShareGroupOffsetsResponse.json Responses
   */
  responses: readonly AlterShareGroupOffsetsResponseTopic[];
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
 * What encoders take for AlterShareGroupOffsetsResponse; fields with a default may be left out.
 */
export interface AlterShareGroupOffsetsResponseInit {
  /** See {@linkcode AlterShareGroupOffsetsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode AlterShareGroupOffsetsResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode AlterShareGroupOffsetsResponse.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode AlterShareGroupOffsetsResponse.responses}. */
  responses: readonly AlterShareGroupOffsetsResponseTopicInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAlterShareGroupOffsetsResponsePartition(
  r: Reader,
  key: Key,
): AlterShareGroupOffsetsResponsePartition {
  r.down(key);
  const m: AlterShareGroupOffsetsResponsePartition = {
    partitionIndex: readInt32(r, "partitionIndex"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAlterShareGroupOffsetsResponsePartitionList(
  r: Reader,
  n: number,
): readonly AlterShareGroupOffsetsResponsePartition[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterShareGroupOffsetsResponsePartition>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterShareGroupOffsetsResponsePartition(r, i);
  }
  return list;
}

function readAlterShareGroupOffsetsResponseTopic(
  r: Reader,
  key: Key,
): AlterShareGroupOffsetsResponseTopic {
  r.down(key);
  const m: AlterShareGroupOffsetsResponseTopic = {
    topicName: readCompactString(r, "topicName", repeated),
    topicId: readUuid(r, "topicId"),
    partitions: readAlterShareGroupOffsetsResponsePartitionList(
      r,
      readCompactCount(r, "partitions", 8),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAlterShareGroupOffsetsResponseTopicList(
  r: Reader,
  n: number,
): readonly AlterShareGroupOffsetsResponseTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterShareGroupOffsetsResponseTopic>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterShareGroupOffsetsResponseTopic(r, i);
  }
  return list;
}

function readAlterShareGroupOffsetsResponse(r: Reader): AlterShareGroupOffsetsResponse {
  const m: AlterShareGroupOffsetsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
    responses: readAlterShareGroupOffsetsResponseTopicList(r, readCompactCount(r, "responses", 19)),
  };
  readTags(r, m);
  return m;
}

function writeAlterShareGroupOffsetsResponsePartition(
  w: Writer,
  key: Key,
  m: AlterShareGroupOffsetsResponsePartitionInit,
): void {
  w.into(key, m);
  const { partitionIndex, errorCode, errorMessage = null, unknownTaggedFields } = m;
  const atPartitionIndex = w.room(6);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt16(w, atPartitionIndex + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterShareGroupOffsetsResponseTopic(
  w: Writer,
  key: Key,
  m: AlterShareGroupOffsetsResponseTopicInit,
): void {
  w.into(key, m);
  const { topicName, topicId, partitions, unknownTaggedFields } = m;
  writeCompactString(w, "topicName", topicName);
  writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeAlterShareGroupOffsetsResponsePartition,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterShareGroupOffsetsResponse(
  w: Writer,
  m: AlterShareGroupOffsetsResponseInit,
): void {
  const { throttleTimeMs, errorCode, errorMessage = null, responses, unknownTaggedFields } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeList(
    w,
    "responses",
    responses,
    writeCompactCount(w, "responses", responses),
    writeAlterShareGroupOffsetsResponseTopic,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of AlterShareGroupOffsets. */
export const AlterShareGroupOffsets: Api<
  AlterShareGroupOffsetsRequestInit,
  AlterShareGroupOffsetsResponse
> = {
  name: "AlterShareGroupOffsets",
  key: 91,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeAlterShareGroupOffsetsRequest,
  decodeResponse: decodeAlterShareGroupOffsetsResponse,
};

/** The broker's half of AlterShareGroupOffsets. */
export const AlterShareGroupOffsetsServer: ServerApi<
  AlterShareGroupOffsetsRequest,
  AlterShareGroupOffsetsResponseInit
> = {
  name: "AlterShareGroupOffsets",
  key: 91,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeAlterShareGroupOffsetsRequest,
  encodeResponse: encodeAlterShareGroupOffsetsResponse,
};
