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
  type Key,
  type MessageCodec,
  putInt16,
  putInt32,
  putInt64,
  readCompactCount,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readString,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeCompactCount,
  writeCompactString,
  writeCount,
  writeInt32,
  writeList,
  writeNoTags,
  type Writer,
  writeString,
  writeUnknownTags,
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
  key: Key,
  version: number,
): DeleteRecordsRequestPartition {
  r.down(key);
  const m: DeleteRecordsRequestPartition = {
    partitionIndex: readInt32(r, "partitionIndex"),
    offset: readInt64(r, "offset"),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readDeleteRecordsRequestPartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly DeleteRecordsRequestPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteRecordsRequestPartition>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDeleteRecordsRequestPartition(r, i, version);
  }
  return list;
}

function readDeleteRecordsRequestTopic(
  r: Reader,
  key: Key,
  version: number,
): DeleteRecordsRequestTopic {
  r.down(key);
  const m: DeleteRecordsRequestTopic = {
    name: version >= 2 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    partitions: readDeleteRecordsRequestPartitionList(
      r,
      version >= 2 ? readCompactCount(r, "partitions", 13) : readCount(r, "partitions", 12),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readDeleteRecordsRequestTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly DeleteRecordsRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteRecordsRequestTopic>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDeleteRecordsRequestTopic(r, i, version);
  }
  return list;
}

function readDeleteRecordsRequest(r: Reader, version: number): DeleteRecordsRequest {
  const m: DeleteRecordsRequest = {
    topics: readDeleteRecordsRequestTopicList(
      r,
      version >= 2 ? readCompactCount(r, "topics", 3) : readCount(r, "topics", 6),
      version,
    ),
    timeoutMs: readInt32(r, "timeoutMs"),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeDeleteRecordsRequestPartition(
  w: Writer,
  key: Key,
  m: DeleteRecordsRequestPartitionInit,
  version: number,
): void {
  w.into(key, m);
  const { partitionIndex, offset, unknownTaggedFields } = m;
  const atPartitionIndex = w.room(12);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt64(w, atPartitionIndex + 4, "offset", offset);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDeleteRecordsRequestTopic(
  w: Writer,
  key: Key,
  m: DeleteRecordsRequestTopicInit,
  version: number,
): void {
  w.into(key, m);
  const { name, partitions, unknownTaggedFields } = m;
  if (version >= 2) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  writeList(
    w,
    "partitions",
    partitions,
    version >= 2 ? writeCompactCount(w, "partitions", partitions)
      : writeCount(w, "partitions", partitions),
    writeDeleteRecordsRequestPartition,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDeleteRecordsRequest(w: Writer, m: DeleteRecordsRequestInit, version: number): void {
  const { topics, timeoutMs, unknownTaggedFields } = m;
  writeList(
    w,
    "topics",
    topics,
    version >= 2 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeDeleteRecordsRequestTopic,
    version,
  );
  writeInt32(w, "timeoutMs", timeoutMs);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
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
  key: Key,
  version: number,
): DeleteRecordsResponsePartitionResult {
  r.down(key);
  const m: DeleteRecordsResponsePartitionResult = {
    partitionIndex: readInt32(r, "partitionIndex"),
    lowWatermark: readInt64(r, "lowWatermark"),
    errorCode: readInt16(r, "errorCode"),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readDeleteRecordsResponsePartitionResultList(
  r: Reader,
  n: number,
  version: number,
): readonly DeleteRecordsResponsePartitionResult[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteRecordsResponsePartitionResult>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readDeleteRecordsResponsePartitionResult(r, i, version);
  }
  return list;
}

function readDeleteRecordsResponseTopicResult(
  r: Reader,
  key: Key,
  version: number,
): DeleteRecordsResponseTopicResult {
  r.down(key);
  const m: DeleteRecordsResponseTopicResult = {
    name: version >= 2 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    partitions: readDeleteRecordsResponsePartitionResultList(
      r,
      version >= 2 ? readCompactCount(r, "partitions", 15) : readCount(r, "partitions", 14),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readDeleteRecordsResponseTopicResultList(
  r: Reader,
  n: number,
  version: number,
): readonly DeleteRecordsResponseTopicResult[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteRecordsResponseTopicResult>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDeleteRecordsResponseTopicResult(r, i, version);
  }
  return list;
}

function readDeleteRecordsResponse(r: Reader, version: number): DeleteRecordsResponse {
  const m: DeleteRecordsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    topics: readDeleteRecordsResponseTopicResultList(
      r,
      version >= 2 ? readCompactCount(r, "topics", 3) : readCount(r, "topics", 6),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeDeleteRecordsResponsePartitionResult(
  w: Writer,
  key: Key,
  m: DeleteRecordsResponsePartitionResultInit,
  version: number,
): void {
  w.into(key, m);
  const { partitionIndex, lowWatermark, errorCode, unknownTaggedFields } = m;
  const atPartitionIndex = w.room(14);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt64(w, atPartitionIndex + 4, "lowWatermark", lowWatermark);
  putInt16(w, atPartitionIndex + 12, "errorCode", errorCode);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDeleteRecordsResponseTopicResult(
  w: Writer,
  key: Key,
  m: DeleteRecordsResponseTopicResultInit,
  version: number,
): void {
  w.into(key, m);
  const { name, partitions, unknownTaggedFields } = m;
  if (version >= 2) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  writeList(
    w,
    "partitions",
    partitions,
    version >= 2 ? writeCompactCount(w, "partitions", partitions)
      : writeCount(w, "partitions", partitions),
    writeDeleteRecordsResponsePartitionResult,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDeleteRecordsResponse(
  w: Writer,
  m: DeleteRecordsResponseInit,
  version: number,
): void {
  const { throttleTimeMs, topics, unknownTaggedFields } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "topics",
    topics,
    version >= 2 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeDeleteRecordsResponseTopicResult,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of DeleteRecords. */
export const DeleteRecords: Api<DeleteRecordsRequestInit, DeleteRecordsResponse> = {
  name: "DeleteRecords",
  key: 21,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  throttlesFrom: 1,
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
