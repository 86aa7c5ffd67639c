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
): AlterShareGroupOffsetsRequestPartition {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("startOffset"); const startOffset = readInt64(r);
  const m: AlterShareGroupOffsetsRequestPartition = { partitionIndex, startOffset };
  r.tags(m);
  r.up();
  return m;
}

function readAlterShareGroupOffsetsRequestPartitionList(
  r: Reader,
  n: number,
): readonly AlterShareGroupOffsetsRequestPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterShareGroupOffsetsRequestPartition>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAlterShareGroupOffsetsRequestPartition(r);
  }
  r.up();
  return list;
}

function readAlterShareGroupOffsetsRequestTopic(r: Reader): AlterShareGroupOffsetsRequestTopic {
  r.down();
  r.at("topicName"); const topicName = r.compactString(repeated);
  r.at("partitions");
  const partitions = readAlterShareGroupOffsetsRequestPartitionList(r, r.compactCount(13, 48));
  const m: AlterShareGroupOffsetsRequestTopic = { topicName, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readAlterShareGroupOffsetsRequestTopicList(
  r: Reader,
  n: number,
): readonly AlterShareGroupOffsetsRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterShareGroupOffsetsRequestTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAlterShareGroupOffsetsRequestTopic(r);
  }
  r.up();
  return list;
}

function readAlterShareGroupOffsetsRequest(r: Reader): AlterShareGroupOffsetsRequest {
  r.down();
  r.at("groupId"); const groupId = r.compactString(repeated);
  r.at("topics");
  const topics = readAlterShareGroupOffsetsRequestTopicList(r, r.compactCount(3, 48));
  const m: AlterShareGroupOffsetsRequest = { groupId, topics };
  r.tags(m);
  r.up();
  return m;
}

function writeAlterShareGroupOffsetsRequestPartition(
  w: Writer,
  m: AlterShareGroupOffsetsRequestPartitionInit,
): void {
  w.down(m);
  const { partitionIndex, startOffset, unknownTaggedFields } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("startOffset"); writeInt64(w, startOffset);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeAlterShareGroupOffsetsRequestPartitionList(
  w: Writer,
  list: readonly AlterShareGroupOffsetsRequestPartitionInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAlterShareGroupOffsetsRequestPartition(w, list![i]!);
  }
  w.up();
}

function writeAlterShareGroupOffsetsRequestTopic(
  w: Writer,
  m: AlterShareGroupOffsetsRequestTopicInit,
): void {
  w.down(m);
  const { topicName, partitions, unknownTaggedFields } = m;
  w.at("topicName"); w.compactString(topicName);
  w.at("partitions");
  writeAlterShareGroupOffsetsRequestPartitionList(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeAlterShareGroupOffsetsRequestTopicList(
  w: Writer,
  list: readonly AlterShareGroupOffsetsRequestTopicInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAlterShareGroupOffsetsRequestTopic(w, list![i]!);
  }
  w.up();
}

function writeAlterShareGroupOffsetsRequest(w: Writer, m: AlterShareGroupOffsetsRequestInit): void {
  w.down(m);
  const { groupId, topics, unknownTaggedFields } = m;
  w.at("groupId"); w.compactString(groupId);
  w.at("topics"); writeAlterShareGroupOffsetsRequestTopicList(w, topics, w.compactCount(topics));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
): AlterShareGroupOffsetsResponsePartition {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  const m: AlterShareGroupOffsetsResponsePartition = { partitionIndex, errorCode, errorMessage };
  r.tags(m);
  r.up();
  return m;
}

function readAlterShareGroupOffsetsResponsePartitionList(
  r: Reader,
  n: number,
): readonly AlterShareGroupOffsetsResponsePartition[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterShareGroupOffsetsResponsePartition>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAlterShareGroupOffsetsResponsePartition(r);
  }
  r.up();
  return list;
}

function readAlterShareGroupOffsetsResponseTopic(r: Reader): AlterShareGroupOffsetsResponseTopic {
  r.down();
  r.at("topicName"); const topicName = r.compactString(repeated);
  r.at("topicId"); const topicId = readUuid(r);
  r.at("partitions");
  const partitions = readAlterShareGroupOffsetsResponsePartitionList(r, r.compactCount(8, 56));
  const m: AlterShareGroupOffsetsResponseTopic = { topicName, topicId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readAlterShareGroupOffsetsResponseTopicList(
  r: Reader,
  n: number,
): readonly AlterShareGroupOffsetsResponseTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterShareGroupOffsetsResponseTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAlterShareGroupOffsetsResponseTopic(r);
  }
  r.up();
  return list;
}

function readAlterShareGroupOffsetsResponse(r: Reader): AlterShareGroupOffsetsResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  r.at("responses");
  const responses = readAlterShareGroupOffsetsResponseTopicList(r, r.compactCount(19, 56));
  const m: AlterShareGroupOffsetsResponse = { throttleTimeMs, errorCode, errorMessage, responses };
  r.tags(m);
  r.up();
  return m;
}

function writeAlterShareGroupOffsetsResponsePartition(
  w: Writer,
  m: AlterShareGroupOffsetsResponsePartitionInit,
): void {
  w.down(m);
  const { partitionIndex, errorCode, errorMessage = null, unknownTaggedFields } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage"); w.compactNullableString(errorMessage);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeAlterShareGroupOffsetsResponsePartitionList(
  w: Writer,
  list: readonly AlterShareGroupOffsetsResponsePartitionInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAlterShareGroupOffsetsResponsePartition(w, list![i]!);
  }
  w.up();
}

function writeAlterShareGroupOffsetsResponseTopic(
  w: Writer,
  m: AlterShareGroupOffsetsResponseTopicInit,
): void {
  w.down(m);
  const { topicName, topicId, partitions, unknownTaggedFields } = m;
  w.at("topicName"); w.compactString(topicName);
  w.at("topicId"); writeUuid(w, topicId);
  w.at("partitions");
  writeAlterShareGroupOffsetsResponsePartitionList(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeAlterShareGroupOffsetsResponseTopicList(
  w: Writer,
  list: readonly AlterShareGroupOffsetsResponseTopicInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAlterShareGroupOffsetsResponseTopic(w, list![i]!);
  }
  w.up();
}

function writeAlterShareGroupOffsetsResponse(
  w: Writer,
  m: AlterShareGroupOffsetsResponseInit,
): void {
  w.down(m);
  const { throttleTimeMs, errorCode, errorMessage = null, responses, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage"); w.compactNullableString(errorMessage);
  w.at("responses");
  writeAlterShareGroupOffsetsResponseTopicList(w, responses, w.compactCount(responses));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
