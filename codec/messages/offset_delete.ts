// Generated from schemas/clients/OffsetDelete{Request,Response}.json. Do not edit.

/**
 * OffsetDelete (API, key 47), versions 0.
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
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readString,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  writeCount,
  writeInt32,
  writeList,
  type Writer,
  writeString,
} from "../wire/mod.ts";

/**
 * Decodes the body of an OffsetDelete request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeOffsetDeleteRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): OffsetDeleteRequest {
  return runDecode("OffsetDeleteRequest", 0, 0, readOffsetDeleteRequest, body, version, options);
}

/**
 * Encodes the body of an OffsetDelete request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeOffsetDeleteRequest(
  message: OffsetDeleteRequestInit,
  version: number,
): Bytes {
  return runEncode("OffsetDeleteRequest", 0, 0, writeOffsetDeleteRequest, message, version);
}

/**
 * Encodes the body of an OffsetDelete request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeOffsetDeleteRequestInto(
  message: OffsetDeleteRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "OffsetDeleteRequest",
    0,
    0,
    writeOffsetDeleteRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of OffsetDeleteRequest, for registries. */
export const OffsetDeleteRequestCodec: MessageCodec<OffsetDeleteRequest> = {
  name: "OffsetDeleteRequest",
  type: "request",
  module: "clients",
  apiKey: 47,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeOffsetDeleteRequest,
  encode: encodeOffsetDeleteRequest,
};

/** Part of OffsetDeleteRequest, versions 0. */
export interface OffsetDeleteRequestPartition {
  /**
   * int32, versions 0+.
   *
   * @generated from OffsetDeleteRequest.json OffsetDeleteRequestPartition.PartitionIndex
   */
  partitionIndex: number;
}

/**
 * What encoders take for OffsetDeleteRequestPartition; fields with a default may be left out.
 */
export interface OffsetDeleteRequestPartitionInit {
  /** See {@linkcode OffsetDeleteRequestPartition.partitionIndex}. */
  partitionIndex: number;
}

/** Part of OffsetDeleteRequest, versions 0. */
export interface OffsetDeleteRequestTopic {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from OffsetDeleteRequest.json OffsetDeleteRequestTopic.Name
   */
  name: string;
  /**
   * []OffsetDeleteRequestPartition, versions 0+.
   *
   * @generated from OffsetDeleteRequest.json OffsetDeleteRequestTopic.Partitions
   */
  partitions: readonly OffsetDeleteRequestPartition[];
}

/** What encoders take for OffsetDeleteRequestTopic; fields with a default may be left out. */
export interface OffsetDeleteRequestTopicInit {
  /** See {@linkcode OffsetDeleteRequestTopic.name}. */
  name: string;
  /** See {@linkcode OffsetDeleteRequestTopic.partitions}. */
  partitions: readonly OffsetDeleteRequestPartitionInit[];
}

/** OffsetDeleteRequest: a request, key 47, versions 0, no flexible version. */
export interface OffsetDeleteRequest {
  /**
   * string, versions 0+, groupId.
   *
   * @generated from OffsetDeleteRequest.json GroupId
   */
  groupId: string;
  /**
   * []OffsetDeleteRequestTopic, versions 0+.
   *
   * @generated from OffsetDeleteRequest.json Topics
   */
  topics: readonly OffsetDeleteRequestTopic[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for OffsetDeleteRequest; fields with a default may be left out. */
export interface OffsetDeleteRequestInit {
  /** See {@linkcode OffsetDeleteRequest.groupId}. */
  groupId: string;
  /** See {@linkcode OffsetDeleteRequest.topics}. */
  topics: readonly OffsetDeleteRequestTopicInit[];
}

function readOffsetDeleteRequestPartition(r: Reader, key: Key): OffsetDeleteRequestPartition {
  r.down(key);
  const m: OffsetDeleteRequestPartition = {
    partitionIndex: readInt32(r, "partitionIndex"),
  };
  r.up();
  return m;
}

function readOffsetDeleteRequestPartitionList(
  r: Reader,
  n: number,
): readonly OffsetDeleteRequestPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetDeleteRequestPartition>(r, n, 40);
  for (let i = 0; i < n; i++) {
    list[i] = readOffsetDeleteRequestPartition(r, i);
  }
  return list;
}

function readOffsetDeleteRequestTopic(r: Reader, key: Key): OffsetDeleteRequestTopic {
  r.down(key);
  const m: OffsetDeleteRequestTopic = {
    name: readString(r, "name", repeated),
    partitions: readOffsetDeleteRequestPartitionList(r, readCount(r, "partitions", 4)),
  };
  r.up();
  return m;
}

function readOffsetDeleteRequestTopicList(
  r: Reader,
  n: number,
): readonly OffsetDeleteRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetDeleteRequestTopic>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readOffsetDeleteRequestTopic(r, i);
  }
  return list;
}

function readOffsetDeleteRequest(r: Reader): OffsetDeleteRequest {
  const m: OffsetDeleteRequest = {
    groupId: readString(r, "groupId", repeated),
    topics: readOffsetDeleteRequestTopicList(r, readCount(r, "topics", 6)),
  };
  return m;
}

function writeOffsetDeleteRequestPartition(
  w: Writer,
  key: Key,
  m: OffsetDeleteRequestPartitionInit,
): void {
  w.into(key, m);
  const { partitionIndex } = m;
  writeInt32(w, "partitionIndex", partitionIndex);
  w.up();
}

function writeOffsetDeleteRequestTopic(w: Writer, key: Key, m: OffsetDeleteRequestTopicInit): void {
  w.into(key, m);
  const { name, partitions } = m;
  writeString(w, "name", name);
  writeList(
    w,
    "partitions",
    partitions,
    writeCount(w, "partitions", partitions),
    writeOffsetDeleteRequestPartition,
  );
  w.up();
}

function writeOffsetDeleteRequest(w: Writer, m: OffsetDeleteRequestInit): void {
  const { groupId, topics } = m;
  writeString(w, "groupId", groupId);
  writeList(w, "topics", topics, writeCount(w, "topics", topics), writeOffsetDeleteRequestTopic);
}

/**
 * Decodes the body of an OffsetDelete response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeOffsetDeleteResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): OffsetDeleteResponse {
  return runDecode("OffsetDeleteResponse", 0, 0, readOffsetDeleteResponse, body, version, options);
}

/**
 * Encodes the body of an OffsetDelete response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeOffsetDeleteResponse(
  message: OffsetDeleteResponseInit,
  version: number,
): Bytes {
  return runEncode("OffsetDeleteResponse", 0, 0, writeOffsetDeleteResponse, message, version);
}

/**
 * Encodes the body of an OffsetDelete response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeOffsetDeleteResponseInto(
  message: OffsetDeleteResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "OffsetDeleteResponse",
    0,
    0,
    writeOffsetDeleteResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of OffsetDeleteResponse, for registries. */
export const OffsetDeleteResponseCodec: MessageCodec<OffsetDeleteResponse> = {
  name: "OffsetDeleteResponse",
  type: "response",
  module: "clients",
  apiKey: 47,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeOffsetDeleteResponse,
  encode: encodeOffsetDeleteResponse,
};

/** Part of OffsetDeleteResponse, versions 0. */
export interface OffsetDeleteResponsePartition {
  /**
   * int32, versions 0+.
   *
   * @generated from OffsetDeleteResponse.json OffsetDeleteResponsePartition.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from OffsetDeleteResponse.json OffsetDeleteResponsePartition.ErrorCode
   */
  errorCode: number;
}

/**
 * What encoders take for OffsetDeleteResponsePartition; fields with a default may be left out.
 */
export interface OffsetDeleteResponsePartitionInit {
  /** See {@linkcode OffsetDeleteResponsePartition.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode OffsetDeleteResponsePartition.errorCode}. */
  errorCode: number;
}

/** Part of OffsetDeleteResponse, versions 0. */
export interface OffsetDeleteResponseTopic {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from OffsetDeleteResponse.json OffsetDeleteResponseTopic.Name
   */
  name: string;
  /**
   * []OffsetDeleteResponsePartition, versions 0+.
   *
   * @generated from OffsetDeleteResponse.json OffsetDeleteResponseTopic.Partitions
   */
  partitions: readonly OffsetDeleteResponsePartition[];
}

/**
 * What encoders take for OffsetDeleteResponseTopic; fields with a default may be left out.
 */
export interface OffsetDeleteResponseTopicInit {
  /** See {@linkcode OffsetDeleteResponseTopic.name}. */
  name: string;
  /** See {@linkcode OffsetDeleteResponseTopic.partitions}. */
  partitions: readonly OffsetDeleteResponsePartitionInit[];
}

/** OffsetDeleteResponse: a response, key 47, versions 0, no flexible version. */
export interface OffsetDeleteResponse {
  /**
   * int16, versions 0+.
   *
   * @generated from OffsetDeleteResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * int32, versions 0+, ignorable.
   *
   * @generated from OffsetDeleteResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []OffsetDeleteResponseTopic, versions 0+.
   *
   * @generated from OffsetDeleteResponse.json Topics
   */
  topics: readonly OffsetDeleteResponseTopic[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for OffsetDeleteResponse; fields with a default may be left out. */
export interface OffsetDeleteResponseInit {
  /** See {@linkcode OffsetDeleteResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode OffsetDeleteResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode OffsetDeleteResponse.topics}. */
  topics: readonly OffsetDeleteResponseTopicInit[];
}

function readOffsetDeleteResponsePartition(r: Reader, key: Key): OffsetDeleteResponsePartition {
  r.down(key);
  const m: OffsetDeleteResponsePartition = {
    partitionIndex: readInt32(r, "partitionIndex"),
    errorCode: readInt16(r, "errorCode"),
  };
  r.up();
  return m;
}

function readOffsetDeleteResponsePartitionList(
  r: Reader,
  n: number,
): readonly OffsetDeleteResponsePartition[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetDeleteResponsePartition>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readOffsetDeleteResponsePartition(r, i);
  }
  return list;
}

function readOffsetDeleteResponseTopic(r: Reader, key: Key): OffsetDeleteResponseTopic {
  r.down(key);
  const m: OffsetDeleteResponseTopic = {
    name: readString(r, "name", repeated),
    partitions: readOffsetDeleteResponsePartitionList(r, readCount(r, "partitions", 6)),
  };
  r.up();
  return m;
}

function readOffsetDeleteResponseTopicList(
  r: Reader,
  n: number,
): readonly OffsetDeleteResponseTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetDeleteResponseTopic>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readOffsetDeleteResponseTopic(r, i);
  }
  return list;
}

function readOffsetDeleteResponse(r: Reader): OffsetDeleteResponse {
  const m: OffsetDeleteResponse = {
    errorCode: readInt16(r, "errorCode"),
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    topics: readOffsetDeleteResponseTopicList(r, readCount(r, "topics", 6)),
  };
  return m;
}

function writeOffsetDeleteResponsePartition(
  w: Writer,
  key: Key,
  m: OffsetDeleteResponsePartitionInit,
): void {
  w.into(key, m);
  const { partitionIndex, errorCode } = m;
  const atPartitionIndex = w.room(6);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt16(w, atPartitionIndex + 4, "errorCode", errorCode);
  w.up();
}

function writeOffsetDeleteResponseTopic(
  w: Writer,
  key: Key,
  m: OffsetDeleteResponseTopicInit,
): void {
  w.into(key, m);
  const { name, partitions } = m;
  writeString(w, "name", name);
  writeList(
    w,
    "partitions",
    partitions,
    writeCount(w, "partitions", partitions),
    writeOffsetDeleteResponsePartition,
  );
  w.up();
}

function writeOffsetDeleteResponse(w: Writer, m: OffsetDeleteResponseInit): void {
  const { errorCode, throttleTimeMs, topics } = m;
  const atErrorCode = w.room(6);
  putInt16(w, atErrorCode, "errorCode", errorCode);
  putInt32(w, atErrorCode + 2, "throttleTimeMs", throttleTimeMs);
  writeList(w, "topics", topics, writeCount(w, "topics", topics), writeOffsetDeleteResponseTopic);
}

/** The client's half of OffsetDelete. */
export const OffsetDelete: Api<OffsetDeleteRequestInit, OffsetDeleteResponse> = {
  name: "OffsetDelete",
  key: 47,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  throttlesFrom: 0,
  encodeRequest: encodeOffsetDeleteRequest,
  decodeResponse: decodeOffsetDeleteResponse,
};

/** The broker's half of OffsetDelete. */
export const OffsetDeleteServer: ServerApi<OffsetDeleteRequest, OffsetDeleteResponseInit> = {
  name: "OffsetDelete",
  key: 47,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decodeRequest: decodeOffsetDeleteRequest,
  encodeResponse: encodeOffsetDeleteResponse,
};
