// Generated from schemas/clients/AlterPartitionReassignments{Request,Response}.json. Do not edit.

/**
 * AlterPartitionReassignments (API, key 45), versions 0-1.
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
  putInt16,
  putInt32,
  readBool,
  readCompactCount,
  readCompactNullableCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readList,
  readTags,
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
  writeCompactNullableCount,
  writeCompactNullableString,
  writeCompactString,
  writeInt16,
  writeInt32,
  writeList,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of an AlterPartitionReassignments request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeAlterPartitionReassignmentsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AlterPartitionReassignmentsRequest {
  return runDecode(
    "AlterPartitionReassignmentsRequest",
    0,
    1,
    readAlterPartitionReassignmentsRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AlterPartitionReassignments request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAlterPartitionReassignmentsRequest(
  message: AlterPartitionReassignmentsRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "AlterPartitionReassignmentsRequest",
    0,
    1,
    writeAlterPartitionReassignmentsRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of an AlterPartitionReassignments request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAlterPartitionReassignmentsRequestInto(
  message: AlterPartitionReassignmentsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AlterPartitionReassignmentsRequest",
    0,
    1,
    writeAlterPartitionReassignmentsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AlterPartitionReassignmentsRequest, for registries. */
export const AlterPartitionReassignmentsRequestCodec: MessageCodec<
  AlterPartitionReassignmentsRequest
> = {
  name: "AlterPartitionReassignmentsRequest",
  type: "request",
  module: "clients",
  apiKey: 45,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeAlterPartitionReassignmentsRequest,
  encode: encodeAlterPartitionReassignmentsRequest,
};

/** Part of AlterPartitionReassignmentsRequest, versions 0-1. */
export interface AlterPartitionReassignmentsRequestReassignablePartition {
  /**
   * int32, versions 0+.
   *
   * @generated from AlterPartitionReassignmentsRequest.json ReassignablePartition.PartitionIndex
   */
  partitionIndex: number;
  /**
   * []int32, versions 0+, nullable 0+, default null, brokerId.
   *
   * @generated from AlterPartitionReassignmentsRequest.json ReassignablePartition.Replicas
   */
  replicas: readonly number[] | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterPartitionReassignmentsRequestReassignablePartition; fields with a default may be left out.
 */
export interface AlterPartitionReassignmentsRequestReassignablePartitionInit {
  /** See {@linkcode AlterPartitionReassignmentsRequestReassignablePartition.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode AlterPartitionReassignmentsRequestReassignablePartition.replicas}. */
  replicas?: readonly number[] | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AlterPartitionReassignmentsRequest, versions 0-1. */
export interface AlterPartitionReassignmentsRequestReassignableTopic {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from AlterPartitionReassignmentsRequest.json ReassignableTopic.Name
   */
  name: string;
  /**
   * []ReassignablePartition, versions 0+.
   *
   * @generated from AlterPartitionReassignmentsRequest.json ReassignableTopic.Partitions
   */
  partitions: readonly AlterPartitionReassignmentsRequestReassignablePartition[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterPartitionReassignmentsRequestReassignableTopic; fields with a default may be left out.
 */
export interface AlterPartitionReassignmentsRequestReassignableTopicInit {
  /** See {@linkcode AlterPartitionReassignmentsRequestReassignableTopic.name}. */
  name: string;
  /** See {@linkcode AlterPartitionReassignmentsRequestReassignableTopic.partitions}. */
  partitions: readonly AlterPartitionReassignmentsRequestReassignablePartitionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * AlterPartitionReassignmentsRequest: a request, key 45, versions 0-1, flexible versions 0+.
 */
export interface AlterPartitionReassignmentsRequest {
  /**
   * int32, versions 0+, default 60000.
   *
   * @generated from AlterPartitionReassignmentsRequest.json TimeoutMs
   */
  timeoutMs: number;
  /**
   * bool, versions 1+, default true.
   *
   * @generated from AlterPartitionReassignmentsRequest.json AllowReplicationFactorChange
   */
  allowReplicationFactorChange: boolean;
  /**
   * []ReassignableTopic, versions 0+.
   *
   * @generated from AlterPartitionReassignmentsRequest.json Topics
   */
  topics: readonly AlterPartitionReassignmentsRequestReassignableTopic[];
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
 * What encoders take for AlterPartitionReassignmentsRequest; fields with a default may be left out.
 */
export interface AlterPartitionReassignmentsRequestInit {
  /** See {@linkcode AlterPartitionReassignmentsRequest.timeoutMs}. */
  timeoutMs?: number | undefined;
  /** See {@linkcode AlterPartitionReassignmentsRequest.allowReplicationFactorChange}. */
  allowReplicationFactorChange?: boolean | undefined;
  /** See {@linkcode AlterPartitionReassignmentsRequest.topics}. */
  topics: readonly AlterPartitionReassignmentsRequestReassignableTopicInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAlterPartitionReassignmentsRequestReassignablePartition(
  r: Reader,
  key: Key,
): AlterPartitionReassignmentsRequestReassignablePartition {
  r.down(key);
  const m: AlterPartitionReassignmentsRequestReassignablePartition = {
    partitionIndex: readInt32(r, "partitionIndex"),
    replicas: orNull(readCompactNullableCount(r, "replicas", 4), (n) => readList(r, n, readInt32)),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAlterPartitionReassignmentsRequestReassignablePartitionList(
  r: Reader,
  n: number,
): readonly AlterPartitionReassignmentsRequestReassignablePartition[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterPartitionReassignmentsRequestReassignablePartition>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterPartitionReassignmentsRequestReassignablePartition(r, i);
  }
  return list;
}

function readAlterPartitionReassignmentsRequestReassignableTopic(
  r: Reader,
  key: Key,
): AlterPartitionReassignmentsRequestReassignableTopic {
  r.down(key);
  const m: AlterPartitionReassignmentsRequestReassignableTopic = {
    name: readCompactString(r, "name", repeated),
    partitions: readAlterPartitionReassignmentsRequestReassignablePartitionList(
      r,
      readCompactCount(r, "partitions", 6),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAlterPartitionReassignmentsRequestReassignableTopicList(
  r: Reader,
  n: number,
): readonly AlterPartitionReassignmentsRequestReassignableTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterPartitionReassignmentsRequestReassignableTopic>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterPartitionReassignmentsRequestReassignableTopic(r, i);
  }
  return list;
}

function readAlterPartitionReassignmentsRequest(
  r: Reader,
  version: number,
): AlterPartitionReassignmentsRequest {
  const m: AlterPartitionReassignmentsRequest = {
    timeoutMs: readInt32(r, "timeoutMs"),
    allowReplicationFactorChange: version >= 1 ? readBool(r, "allowReplicationFactorChange") : true,
    topics: readAlterPartitionReassignmentsRequestReassignableTopicList(
      r,
      readCompactCount(r, "topics", 3),
    ),
  };
  readTags(r, m);
  return m;
}

function writeAlterPartitionReassignmentsRequestReassignablePartition(
  w: Writer,
  key: Key,
  m: AlterPartitionReassignmentsRequestReassignablePartitionInit,
): void {
  w.into(key, m);
  const { partitionIndex, replicas = null, unknownTaggedFields } = m;
  writeInt32(w, "partitionIndex", partitionIndex);
  writeList(
    w,
    "replicas",
    replicas,
    writeCompactNullableCount(w, "replicas", replicas),
    writeInt32,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterPartitionReassignmentsRequestReassignableTopic(
  w: Writer,
  key: Key,
  m: AlterPartitionReassignmentsRequestReassignableTopicInit,
): void {
  w.into(key, m);
  const { name, partitions, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeAlterPartitionReassignmentsRequestReassignablePartition,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterPartitionReassignmentsRequest(
  w: Writer,
  m: AlterPartitionReassignmentsRequestInit,
  version: number,
): void {
  const { timeoutMs = 60000, allowReplicationFactorChange = true, topics, unknownTaggedFields } = m;
  writeInt32(w, "timeoutMs", timeoutMs);
  if (version >= 1) writeBool(w, "allowReplicationFactorChange", allowReplicationFactorChange);
  else writeAbsent(w, "allowReplicationFactorChange", allowReplicationFactorChange === true, "1+");
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeAlterPartitionReassignmentsRequestReassignableTopic,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an AlterPartitionReassignments response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeAlterPartitionReassignmentsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AlterPartitionReassignmentsResponse {
  return runDecode(
    "AlterPartitionReassignmentsResponse",
    0,
    1,
    readAlterPartitionReassignmentsResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AlterPartitionReassignments response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAlterPartitionReassignmentsResponse(
  message: AlterPartitionReassignmentsResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "AlterPartitionReassignmentsResponse",
    0,
    1,
    writeAlterPartitionReassignmentsResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of an AlterPartitionReassignments response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAlterPartitionReassignmentsResponseInto(
  message: AlterPartitionReassignmentsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AlterPartitionReassignmentsResponse",
    0,
    1,
    writeAlterPartitionReassignmentsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AlterPartitionReassignmentsResponse, for registries. */
export const AlterPartitionReassignmentsResponseCodec: MessageCodec<
  AlterPartitionReassignmentsResponse
> = {
  name: "AlterPartitionReassignmentsResponse",
  type: "response",
  module: "clients",
  apiKey: 45,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeAlterPartitionReassignmentsResponse,
  encode: encodeAlterPartitionReassignmentsResponse,
};

/** Part of AlterPartitionReassignmentsResponse, versions 0-1. */
export interface AlterPartitionReassignmentsResponseReassignablePartitionResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from AlterPartitionReassignmentsResponse.json ReassignablePartitionResponse.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from AlterPartitionReassignmentsResponse.json ReassignablePartitionResponse.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from AlterPartitionReassignmentsResponse.json ReassignablePartitionResponse.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterPartitionReassignmentsResponseReassignablePartitionResponse; fields with a default may be left out.
 */
export interface AlterPartitionReassignmentsResponseReassignablePartitionResponseInit {
  /**
   * See {@linkcode AlterPartitionReassignmentsResponseReassignablePartitionResponse.partitionIndex}.
   */
  partitionIndex: number;
  /**
   * See {@linkcode AlterPartitionReassignmentsResponseReassignablePartitionResponse.errorCode}.
   */
  errorCode: number;
  /**
   * See {@linkcode AlterPartitionReassignmentsResponseReassignablePartitionResponse.errorMessage}.
   */
  errorMessage: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AlterPartitionReassignmentsResponse, versions 0-1. */
export interface AlterPartitionReassignmentsResponseReassignableTopicResponse {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from AlterPartitionReassignmentsResponse.json ReassignableTopicResponse.Name
   */
  name: string;
  /**
   * []ReassignablePartitionResponse, versions 0+.
   *
   * @generated from AlterPartitionReassignmentsResponse.json ReassignableTopicResponse.Partitions
   */
  partitions: readonly AlterPartitionReassignmentsResponseReassignablePartitionResponse[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterPartitionReassignmentsResponseReassignableTopicResponse; fields with a default may be left out.
 */
export interface AlterPartitionReassignmentsResponseReassignableTopicResponseInit {
  /** See {@linkcode AlterPartitionReassignmentsResponseReassignableTopicResponse.name}. */
  name: string;
  /**
   * See {@linkcode AlterPartitionReassignmentsResponseReassignableTopicResponse.partitions}.
   */
  partitions: readonly AlterPartitionReassignmentsResponseReassignablePartitionResponseInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * AlterPartitionReassignmentsResponse: a response, key 45, versions 0-1, flexible versions 0+.
 */
export interface AlterPartitionReassignmentsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from AlterPartitionReassignmentsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * bool, versions 1+, default true, ignorable.
   *
   * @generated from AlterPartitionReassignmentsResponse.json AllowReplicationFactorChange
   */
  allowReplicationFactorChange: boolean;
  /**
   * int16, versions 0+.
   *
   * @generated from AlterPartitionReassignmentsResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from AlterPartitionReassignmentsResponse.json ErrorMessage
   */
  errorMessage: string | null;
  /**
   * []ReassignableTopicResponse, versions 0+.
   *
   * @generated from AlterPartitionReassignmentsResponse.json Responses
   */
  responses: readonly AlterPartitionReassignmentsResponseReassignableTopicResponse[];
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
 * What encoders take for AlterPartitionReassignmentsResponse; fields with a default may be left out.
 */
export interface AlterPartitionReassignmentsResponseInit {
  /** See {@linkcode AlterPartitionReassignmentsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode AlterPartitionReassignmentsResponse.allowReplicationFactorChange}. */
  allowReplicationFactorChange?: boolean | undefined;
  /** See {@linkcode AlterPartitionReassignmentsResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode AlterPartitionReassignmentsResponse.errorMessage}. */
  errorMessage: string | null;
  /** See {@linkcode AlterPartitionReassignmentsResponse.responses}. */
  responses: readonly AlterPartitionReassignmentsResponseReassignableTopicResponseInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAlterPartitionReassignmentsResponseReassignablePartitionResponse(
  r: Reader,
  key: Key,
): AlterPartitionReassignmentsResponseReassignablePartitionResponse {
  r.down(key);
  const m: AlterPartitionReassignmentsResponseReassignablePartitionResponse = {
    partitionIndex: readInt32(r, "partitionIndex"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAlterPartitionReassignmentsResponseReassignablePartitionResponseList(
  r: Reader,
  n: number,
): readonly AlterPartitionReassignmentsResponseReassignablePartitionResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterPartitionReassignmentsResponseReassignablePartitionResponse>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterPartitionReassignmentsResponseReassignablePartitionResponse(r, i);
  }
  return list;
}

function readAlterPartitionReassignmentsResponseReassignableTopicResponse(
  r: Reader,
  key: Key,
): AlterPartitionReassignmentsResponseReassignableTopicResponse {
  r.down(key);
  const m: AlterPartitionReassignmentsResponseReassignableTopicResponse = {
    name: readCompactString(r, "name", repeated),
    partitions: readAlterPartitionReassignmentsResponseReassignablePartitionResponseList(
      r,
      readCompactCount(r, "partitions", 8),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAlterPartitionReassignmentsResponseReassignableTopicResponseList(
  r: Reader,
  n: number,
): readonly AlterPartitionReassignmentsResponseReassignableTopicResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterPartitionReassignmentsResponseReassignableTopicResponse>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterPartitionReassignmentsResponseReassignableTopicResponse(r, i);
  }
  return list;
}

function readAlterPartitionReassignmentsResponse(
  r: Reader,
  version: number,
): AlterPartitionReassignmentsResponse {
  const m: AlterPartitionReassignmentsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    allowReplicationFactorChange: version >= 1 ? readBool(r, "allowReplicationFactorChange") : true,
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
    responses: readAlterPartitionReassignmentsResponseReassignableTopicResponseList(
      r,
      readCompactCount(r, "responses", 3),
    ),
  };
  readTags(r, m);
  return m;
}

function writeAlterPartitionReassignmentsResponseReassignablePartitionResponse(
  w: Writer,
  key: Key,
  m: AlterPartitionReassignmentsResponseReassignablePartitionResponseInit,
): void {
  w.into(key, m);
  const { partitionIndex, errorCode, errorMessage, unknownTaggedFields } = m;
  const atPartitionIndex = w.room(6);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt16(w, atPartitionIndex + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterPartitionReassignmentsResponseReassignableTopicResponse(
  w: Writer,
  key: Key,
  m: AlterPartitionReassignmentsResponseReassignableTopicResponseInit,
): void {
  w.into(key, m);
  const { name, partitions, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeAlterPartitionReassignmentsResponseReassignablePartitionResponse,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterPartitionReassignmentsResponse(
  w: Writer,
  m: AlterPartitionReassignmentsResponseInit,
  version: number,
): void {
  const {
    throttleTimeMs,
    allowReplicationFactorChange = true,
    errorCode,
    errorMessage,
    responses,
    unknownTaggedFields,
  } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  if (version >= 1) writeBool(w, "allowReplicationFactorChange", allowReplicationFactorChange);
  writeInt16(w, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeList(
    w,
    "responses",
    responses,
    writeCompactCount(w, "responses", responses),
    writeAlterPartitionReassignmentsResponseReassignableTopicResponse,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of AlterPartitionReassignments. */
export const AlterPartitionReassignments: Api<
  AlterPartitionReassignmentsRequestInit,
  AlterPartitionReassignmentsResponse
> = {
  name: "AlterPartitionReassignments",
  key: 45,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeAlterPartitionReassignmentsRequest,
  decodeResponse: decodeAlterPartitionReassignmentsResponse,
};

/** The broker's half of AlterPartitionReassignments. */
export const AlterPartitionReassignmentsServer: ServerApi<
  AlterPartitionReassignmentsRequest,
  AlterPartitionReassignmentsResponseInit
> = {
  name: "AlterPartitionReassignments",
  key: 45,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decodeRequest: decodeAlterPartitionReassignmentsRequest,
  encodeResponse: encodeAlterPartitionReassignmentsResponse,
};
