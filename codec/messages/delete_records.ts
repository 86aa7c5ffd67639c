// Generated from schemas/clients/DeleteRecords{Request,Response}.json. Do not edit.

/**
 * DeleteRecords (API, key 21), versions 0-2.
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
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeInt64,
  type Writer,
} from "../wire/mod.ts";

/**
 * Decodes the body of a DeleteRecords request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeDeleteRecordsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DeleteRecordsRequest {
  return runDecode("DeleteRecordsRequest", 0, 2, readDeleteRecordsRequest, body, version, options);
}

/**
 * Encodes the body of a DeleteRecords request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDeleteRecordsRequest(
  message: DeleteRecordsRequestInit,
  version: number,
): Bytes {
  return runEncode("DeleteRecordsRequest", 0, 2, writeDeleteRecordsRequest, message, version);
}

/**
 * Encodes the body of a DeleteRecords request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDeleteRecordsRequestInto(
  message: DeleteRecordsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DeleteRecordsRequest",
    0,
    2,
    writeDeleteRecordsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DeleteRecordsRequest, for registries. */
export const DeleteRecordsRequestCodec: MessageCodec<DeleteRecordsRequest> = {
  name: "DeleteRecordsRequest",
  type: "request",
  module: "clients",
  apiKey: 21,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decode: decodeDeleteRecordsRequest,
  encode: encodeDeleteRecordsRequest,
};

/** Part of DeleteRecordsRequest, versions 0-2. */
export interface DeleteRecordsRequestPartition {
  /**
   * int32, versions 0+.
   *
   * @generated from DeleteRecordsRequest.json DeleteRecordsPartition.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int64, versions 0+.
   *
   * @generated from DeleteRecordsRequest.json DeleteRecordsPartition.Offset
   */
  offset: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DeleteRecordsRequestPartition; fields with a default may be left out.
 */
export interface DeleteRecordsRequestPartitionInit {
  /** See {@linkcode DeleteRecordsRequestPartition.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode DeleteRecordsRequestPartition.offset}. */
  offset: bigint;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DeleteRecordsRequest, versions 0-2. */
export interface DeleteRecordsRequestTopic {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from DeleteRecordsRequest.json DeleteRecordsTopic.Name
   */
  name: string;
  /**
   * []DeleteRecordsPartition, versions 0+.
   *
   * @generated from DeleteRecordsRequest.json DeleteRecordsTopic.Partitions
   */
  partitions: readonly DeleteRecordsRequestPartition[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DeleteRecordsRequestTopic; fields with a default may be left out.
 */
export interface DeleteRecordsRequestTopicInit {
  /** See {@linkcode DeleteRecordsRequestTopic.name}. */
  name: string;
  /** See {@linkcode DeleteRecordsRequestTopic.partitions}. */
  partitions: readonly DeleteRecordsRequestPartitionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DeleteRecordsRequest: a request, key 21, versions 0-2, flexible versions 2+. */
export interface DeleteRecordsRequest {
  /**
   * []DeleteRecordsTopic, versions 0+.
   *
   * @generated from DeleteRecordsRequest.json Topics
   */
  topics: readonly DeleteRecordsRequestTopic[];
  /**
   * int32, versions 0+.
   *
   * @generated from DeleteRecordsRequest.json TimeoutMs
   */
  timeoutMs: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DeleteRecordsRequest; fields with a default may be left out. */
export interface DeleteRecordsRequestInit {
  /** See {@linkcode DeleteRecordsRequest.topics}. */
  topics: readonly DeleteRecordsRequestTopicInit[];
  /** See {@linkcode DeleteRecordsRequest.timeoutMs}. */
  timeoutMs: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDeleteRecordsRequestPartition(
  r: Reader,
  version: number,
): DeleteRecordsRequestPartition {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("offset"); const offset = readInt64(r);
  const m: DeleteRecordsRequestPartition = { partitionIndex, offset };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function readDeleteRecordsRequestPartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly DeleteRecordsRequestPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteRecordsRequestPartition>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDeleteRecordsRequestPartition(r, version);
  }
  r.up();
  return list;
}

function readDeleteRecordsRequestTopic(r: Reader, version: number): DeleteRecordsRequestTopic {
  r.down();
  r.at("name"); const name = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitions");
  const partitions = readDeleteRecordsRequestPartitionList(
    r,
    version >= 2 ? r.compactCount(13, 48) : r.count(12, 48),
    version,
  );
  const m: DeleteRecordsRequestTopic = { name, partitions };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function readDeleteRecordsRequestTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly DeleteRecordsRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteRecordsRequestTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDeleteRecordsRequestTopic(r, version);
  }
  r.up();
  return list;
}

function readDeleteRecordsRequest(r: Reader, version: number): DeleteRecordsRequest {
  r.down();
  r.at("topics");
  const topics = readDeleteRecordsRequestTopicList(
    r,
    version >= 2 ? r.compactCount(3, 48) : r.count(6, 48),
    version,
  );
  r.at("timeoutMs"); const timeoutMs = r.int32();
  const m: DeleteRecordsRequest = { topics, timeoutMs };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function writeDeleteRecordsRequestPartition(
  w: Writer,
  m: DeleteRecordsRequestPartitionInit,
  version: number,
): void {
  w.down(m);
  const { partitionIndex, offset, unknownTaggedFields } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("offset"); writeInt64(w, offset);
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDeleteRecordsRequestPartitionList(
  w: Writer,
  list: readonly DeleteRecordsRequestPartitionInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDeleteRecordsRequestPartition(w, list![i]!, version);
  }
  w.up();
}

function writeDeleteRecordsRequestTopic(
  w: Writer,
  m: DeleteRecordsRequestTopicInit,
  version: number,
): void {
  w.down(m);
  const { name, partitions, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 2) w.compactString(name);
  else w.string(name);
  w.at("partitions");
  writeDeleteRecordsRequestPartitionList(
    w,
    partitions,
    version >= 2 ? w.compactCount(partitions) : w.count(partitions),
    version,
  );
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDeleteRecordsRequestTopicList(
  w: Writer,
  list: readonly DeleteRecordsRequestTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDeleteRecordsRequestTopic(w, list![i]!, version);
  }
  w.up();
}

function writeDeleteRecordsRequest(w: Writer, m: DeleteRecordsRequestInit, version: number): void {
  w.down(m);
  const { topics, timeoutMs, unknownTaggedFields } = m;
  w.at("topics");
  writeDeleteRecordsRequestTopicList(
    w,
    topics,
    version >= 2 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  w.at("timeoutMs"); w.int32(timeoutMs);
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/**
 * Decodes the body of a DeleteRecords response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeDeleteRecordsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DeleteRecordsResponse {
  return runDecode(
  "DeleteRecordsResponse",
  0,
  2,
  readDeleteRecordsResponse,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a DeleteRecords response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDeleteRecordsResponse(
  message: DeleteRecordsResponseInit,
  version: number,
): Bytes {
  return runEncode("DeleteRecordsResponse", 0, 2, writeDeleteRecordsResponse, message, version);
}

/**
 * Encodes the body of a DeleteRecords response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDeleteRecordsResponseInto(
  message: DeleteRecordsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DeleteRecordsResponse",
    0,
    2,
    writeDeleteRecordsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DeleteRecordsResponse, for registries. */
export const DeleteRecordsResponseCodec: MessageCodec<DeleteRecordsResponse> = {
  name: "DeleteRecordsResponse",
  type: "response",
  module: "clients",
  apiKey: 21,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decode: decodeDeleteRecordsResponse,
  encode: encodeDeleteRecordsResponse,
};

/** Part of DeleteRecordsResponse, versions 0-2. */
export interface DeleteRecordsResponsePartitionResult {
  /**
   * int32, versions 0+.
   *
   * @generated from DeleteRecordsResponse.json DeleteRecordsPartitionResult.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int64, versions 0+.
   *
   * @generated from DeleteRecordsResponse.json DeleteRecordsPartitionResult.LowWatermark
   */
  lowWatermark: bigint;
  /**
   * int16, versions 0+.
   *
   * @generated from DeleteRecordsResponse.json DeleteRecordsPartitionResult.ErrorCode
   */
  errorCode: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DeleteRecordsResponsePartitionResult; fields with a default may be left out.
 */
export interface DeleteRecordsResponsePartitionResultInit {
  /** See {@linkcode DeleteRecordsResponsePartitionResult.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode DeleteRecordsResponsePartitionResult.lowWatermark}. */
  lowWatermark: bigint;
  /** See {@linkcode DeleteRecordsResponsePartitionResult.errorCode}. */
  errorCode: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DeleteRecordsResponse, versions 0-2. */
export interface DeleteRecordsResponseTopicResult {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from DeleteRecordsResponse.json DeleteRecordsTopicResult.Name
   */
  name: string;
  /**
   * []DeleteRecordsPartitionResult, versions 0+.
   *
   * @generated from DeleteRecordsResponse.json DeleteRecordsTopicResult.Partitions
   */
  partitions: readonly DeleteRecordsResponsePartitionResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DeleteRecordsResponseTopicResult; fields with a default may be left out.
 */
export interface DeleteRecordsResponseTopicResultInit {
  /** See {@linkcode DeleteRecordsResponseTopicResult.name}. */
  name: string;
  /** See {@linkcode DeleteRecordsResponseTopicResult.partitions}. */
  partitions: readonly DeleteRecordsResponsePartitionResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DeleteRecordsResponse: a response, key 21, versions 0-2, flexible versions 2+. */
export interface DeleteRecordsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from DeleteRecordsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []DeleteRecordsTopicResult, versions 0+.
   *
   * @generated from DeleteRecordsResponse.json Topics
   */
  topics: readonly DeleteRecordsResponseTopicResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DeleteRecordsResponse; fields with a default may be left out. */
export interface DeleteRecordsResponseInit {
  /** See {@linkcode DeleteRecordsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode DeleteRecordsResponse.topics}. */
  topics: readonly DeleteRecordsResponseTopicResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDeleteRecordsResponsePartitionResult(
  r: Reader,
  version: number,
): DeleteRecordsResponsePartitionResult {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("lowWatermark"); const lowWatermark = readInt64(r);
  r.at("errorCode"); const errorCode = r.int16();
  const m: DeleteRecordsResponsePartitionResult = { partitionIndex, lowWatermark, errorCode };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function readDeleteRecordsResponsePartitionResultList(
  r: Reader,
  n: number,
  version: number,
): readonly DeleteRecordsResponsePartitionResult[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteRecordsResponsePartitionResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDeleteRecordsResponsePartitionResult(r, version);
  }
  r.up();
  return list;
}

function readDeleteRecordsResponseTopicResult(
  r: Reader,
  version: number,
): DeleteRecordsResponseTopicResult {
  r.down();
  r.at("name"); const name = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitions");
  const partitions = readDeleteRecordsResponsePartitionResultList(
    r,
    version >= 2 ? r.compactCount(15, 56) : r.count(14, 56),
    version,
  );
  const m: DeleteRecordsResponseTopicResult = { name, partitions };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function readDeleteRecordsResponseTopicResultList(
  r: Reader,
  n: number,
  version: number,
): readonly DeleteRecordsResponseTopicResult[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteRecordsResponseTopicResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDeleteRecordsResponseTopicResult(r, version);
  }
  r.up();
  return list;
}

function readDeleteRecordsResponse(r: Reader, version: number): DeleteRecordsResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("topics");
  const topics = readDeleteRecordsResponseTopicResultList(
    r,
    version >= 2 ? r.compactCount(3, 48) : r.count(6, 48),
    version,
  );
  const m: DeleteRecordsResponse = { throttleTimeMs, topics };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function writeDeleteRecordsResponsePartitionResult(
  w: Writer,
  m: DeleteRecordsResponsePartitionResultInit,
  version: number,
): void {
  w.down(m);
  const { partitionIndex, lowWatermark, errorCode, unknownTaggedFields } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("lowWatermark"); writeInt64(w, lowWatermark);
  w.at("errorCode"); w.int16(errorCode);
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDeleteRecordsResponsePartitionResultList(
  w: Writer,
  list: readonly DeleteRecordsResponsePartitionResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDeleteRecordsResponsePartitionResult(w, list![i]!, version);
  }
  w.up();
}

function writeDeleteRecordsResponseTopicResult(
  w: Writer,
  m: DeleteRecordsResponseTopicResultInit,
  version: number,
): void {
  w.down(m);
  const { name, partitions, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 2) w.compactString(name);
  else w.string(name);
  w.at("partitions");
  writeDeleteRecordsResponsePartitionResultList(
    w,
    partitions,
    version >= 2 ? w.compactCount(partitions) : w.count(partitions),
    version,
  );
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDeleteRecordsResponseTopicResultList(
  w: Writer,
  list: readonly DeleteRecordsResponseTopicResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDeleteRecordsResponseTopicResult(w, list![i]!, version);
  }
  w.up();
}

function writeDeleteRecordsResponse(
  w: Writer,
  m: DeleteRecordsResponseInit,
  version: number,
): void {
  w.down(m);
  const { throttleTimeMs, topics, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("topics");
  writeDeleteRecordsResponseTopicResultList(
    w,
    topics,
    version >= 2 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of DeleteRecords. */
export const DeleteRecords: Api<DeleteRecordsRequestInit, DeleteRecordsResponse> = {
  name: "DeleteRecords",
  key: 21,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  encodeRequest: encodeDeleteRecordsRequest,
  decodeResponse: decodeDeleteRecordsResponse,
};

/** The broker's half of DeleteRecords. */
export const DeleteRecordsServer: ServerApi<DeleteRecordsRequest, DeleteRecordsResponseInit> = {
  name: "DeleteRecords",
  key: 21,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decodeRequest: decodeDeleteRecordsRequest,
  encodeResponse: encodeDeleteRecordsResponse,
};
