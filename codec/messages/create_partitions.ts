// Generated from schemas/clients/CreatePartitions{Request,Response}.json. Do not edit.

/**
 * CreatePartitions (API, key 37), versions 0-3.
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
  putInt32,
  readBool,
  readCompactCount,
  readCompactInt32s,
  readCompactNullableCount,
  readCompactNullableString,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt32s,
  readNullableCount,
  readNullableString,
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
  writeCompactInt32s,
  writeCompactNullableCount,
  writeCompactNullableString,
  writeCompactString,
  writeCount,
  writeInt16,
  writeInt32,
  writeList,
  writeNoTags,
  writeNullableCount,
  writeNullableString,
  type Writer,
  writeString,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a CreatePartitions request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 3.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 3.
 */
export function decodeCreatePartitionsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): CreatePartitionsRequest {
  return runDecode(
    "CreatePartitionsRequest",
    0,
    3,
    readCreatePartitionsRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a CreatePartitions request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 3.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeCreatePartitionsRequest(
  message: CreatePartitionsRequestInit,
  version: number,
): Bytes {
  return runEncode("CreatePartitionsRequest", 0, 3, writeCreatePartitionsRequest, message, version);
}

/**
 * Encodes the body of a CreatePartitions request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeCreatePartitionsRequestInto(
  message: CreatePartitionsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "CreatePartitionsRequest",
    0,
    3,
    writeCreatePartitionsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of CreatePartitionsRequest, for registries. */
export const CreatePartitionsRequestCodec: MessageCodec<CreatePartitionsRequest> = {
  name: "CreatePartitionsRequest",
  type: "request",
  module: "clients",
  apiKey: 37,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  decode: decodeCreatePartitionsRequest,
  encode: encodeCreatePartitionsRequest,
};

/** Part of CreatePartitionsRequest, versions 0-3. */
export interface CreatePartitionsRequestAssignment {
  /**
   * []int32, versions 0+, brokerId.
   *
   * @generated from CreatePartitionsRequest.json CreatePartitionsAssignment.BrokerIds
   */
  brokerIds: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for CreatePartitionsRequestAssignment; fields with a default may be left out.
 */
export interface CreatePartitionsRequestAssignmentInit {
  /** See {@linkcode CreatePartitionsRequestAssignment.brokerIds}. */
  brokerIds: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of CreatePartitionsRequest, versions 0-3. */
export interface CreatePartitionsRequestTopic {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from CreatePartitionsRequest.json CreatePartitionsTopic.Name
   */
  name: string;
  /**
   * int32, versions 0+.
   *
   * @generated from CreatePartitionsRequest.json CreatePartitionsTopic.Count
   */
  count: number;
  /**
   * []CreatePartitionsAssignment, versions 0+, nullable 0+.
   *
   * @generated from CreatePartitionsRequest.json CreatePartitionsTopic.Assignments
   */
  assignments: readonly CreatePartitionsRequestAssignment[] | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for CreatePartitionsRequestTopic; fields with a default may be left out.
 */
export interface CreatePartitionsRequestTopicInit {
  /** See {@linkcode CreatePartitionsRequestTopic.name}. */
  name: string;
  /** See {@linkcode CreatePartitionsRequestTopic.count}. */
  count: number;
  /** See {@linkcode CreatePartitionsRequestTopic.assignments}. */
  assignments: readonly CreatePartitionsRequestAssignmentInit[] | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** CreatePartitionsRequest: a request, key 37, versions 0-3, flexible versions 2+. */
export interface CreatePartitionsRequest {
  /**
   * []CreatePartitionsTopic, versions 0+.
   *
   * @generated from CreatePartitionsRequest.json Topics
   */
  topics: readonly CreatePartitionsRequestTopic[];
  /**
   * int32, versions 0+.
   *
   * @generated from CreatePartitionsRequest.json TimeoutMs
   */
  timeoutMs: number;
  /**
   * bool, versions 0+.
   *
   * @generated from CreatePartitionsRequest.json ValidateOnly
   */
  validateOnly: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for CreatePartitionsRequest; fields with a default may be left out. */
export interface CreatePartitionsRequestInit {
  /** See {@linkcode CreatePartitionsRequest.topics}. */
  topics: readonly CreatePartitionsRequestTopicInit[];
  /** See {@linkcode CreatePartitionsRequest.timeoutMs}. */
  timeoutMs: number;
  /** See {@linkcode CreatePartitionsRequest.validateOnly}. */
  validateOnly: boolean;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readCreatePartitionsRequestAssignment(
  r: Reader,
  key: Key,
  version: number,
): CreatePartitionsRequestAssignment {
  r.down(key);
  const m: CreatePartitionsRequestAssignment = {
    brokerIds: version >= 2 ? readCompactInt32s(r, "brokerIds") : readInt32s(r, "brokerIds"),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readCreatePartitionsRequestAssignmentList(
  r: Reader,
  n: number,
  version: number,
): readonly CreatePartitionsRequestAssignment[] {
  if (n === 0) return EMPTY;
  const list = slots<CreatePartitionsRequestAssignment>(r, n, 40);
  for (let i = 0; i < n; i++) {
    list[i] = readCreatePartitionsRequestAssignment(r, i, version);
  }
  return list;
}

function readCreatePartitionsRequestTopic(
  r: Reader,
  key: Key,
  version: number,
): CreatePartitionsRequestTopic {
  r.down(key);
  const m: CreatePartitionsRequestTopic = {
    name: version >= 2 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    count: readInt32(r, "count"),
    assignments: orNull(
      version >= 2 ? readCompactNullableCount(r, "assignments", 2)
        : readNullableCount(r, "assignments", 4),
      (n) => readCreatePartitionsRequestAssignmentList(r, n, version),
    ),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readCreatePartitionsRequestTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly CreatePartitionsRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<CreatePartitionsRequestTopic>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readCreatePartitionsRequestTopic(r, i, version);
  }
  return list;
}

function readCreatePartitionsRequest(r: Reader, version: number): CreatePartitionsRequest {
  const m: CreatePartitionsRequest = {
    topics: readCreatePartitionsRequestTopicList(
      r,
      version >= 2 ? readCompactCount(r, "topics", 7) : readCount(r, "topics", 10),
      version,
    ),
    timeoutMs: readInt32(r, "timeoutMs"),
    validateOnly: readBool(r, "validateOnly"),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeCreatePartitionsRequestAssignment(
  w: Writer,
  key: Key,
  m: CreatePartitionsRequestAssignmentInit,
  version: number,
): void {
  w.into(key, m);
  const { brokerIds, unknownTaggedFields } = m;
  if (version >= 2) writeCompactInt32s(w, "brokerIds", brokerIds);
  else writeList(w, "brokerIds", brokerIds, writeCount(w, "brokerIds", brokerIds), writeInt32);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeCreatePartitionsRequestTopic(
  w: Writer,
  key: Key,
  m: CreatePartitionsRequestTopicInit,
  version: number,
): void {
  w.into(key, m);
  const { name, count, assignments, unknownTaggedFields } = m;
  if (version >= 2) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  writeInt32(w, "count", count);
  writeList(
    w,
    "assignments",
    assignments,
    version >= 2 ? writeCompactNullableCount(w, "assignments", assignments)
      : writeNullableCount(w, "assignments", assignments),
    writeCreatePartitionsRequestAssignment,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeCreatePartitionsRequest(
  w: Writer,
  m: CreatePartitionsRequestInit,
  version: number,
): void {
  const { topics, timeoutMs, validateOnly, unknownTaggedFields } = m;
  writeList(
    w,
    "topics",
    topics,
    version >= 2 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeCreatePartitionsRequestTopic,
    version,
  );
  const atTimeoutMs = w.room(5);
  putInt32(w, atTimeoutMs, "timeoutMs", timeoutMs);
  putBool(w, atTimeoutMs + 4, "validateOnly", validateOnly);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a CreatePartitions response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 3.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 3.
 */
export function decodeCreatePartitionsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): CreatePartitionsResponse {
  return runDecode(
    "CreatePartitionsResponse",
    0,
    3,
    readCreatePartitionsResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a CreatePartitions response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 3.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeCreatePartitionsResponse(
  message: CreatePartitionsResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "CreatePartitionsResponse",
    0,
    3,
    writeCreatePartitionsResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a CreatePartitions response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeCreatePartitionsResponseInto(
  message: CreatePartitionsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "CreatePartitionsResponse",
    0,
    3,
    writeCreatePartitionsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of CreatePartitionsResponse, for registries. */
export const CreatePartitionsResponseCodec: MessageCodec<CreatePartitionsResponse> = {
  name: "CreatePartitionsResponse",
  type: "response",
  module: "clients",
  apiKey: 37,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  decode: decodeCreatePartitionsResponse,
  encode: encodeCreatePartitionsResponse,
};

/** Part of CreatePartitionsResponse, versions 0-3. */
export interface CreatePartitionsResponseTopicResult {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from CreatePartitionsResponse.json CreatePartitionsTopicResult.Name
   */
  name: string;
  /**
   * int16, versions 0+.
   *
   * @generated from CreatePartitionsResponse.json CreatePartitionsTopicResult.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from CreatePartitionsResponse.json CreatePartitionsTopicResult.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for CreatePartitionsResponseTopicResult; fields with a default may be left out.
 */
export interface CreatePartitionsResponseTopicResultInit {
  /** See {@linkcode CreatePartitionsResponseTopicResult.name}. */
  name: string;
  /** See {@linkcode CreatePartitionsResponseTopicResult.errorCode}. */
  errorCode: number;
  /** See {@linkcode CreatePartitionsResponseTopicResult.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** CreatePartitionsResponse: a response, key 37, versions 0-3, flexible versions 2+. */
export interface CreatePartitionsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from CreatePartitionsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []CreatePartitionsTopicResult, versions 0+.
   *
   * @generated from CreatePartitionsResponse.json Results
   */
  results: readonly CreatePartitionsResponseTopicResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for CreatePartitionsResponse; fields with a default may be left out. */
export interface CreatePartitionsResponseInit {
  /** See {@linkcode CreatePartitionsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode CreatePartitionsResponse.results}. */
  results: readonly CreatePartitionsResponseTopicResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readCreatePartitionsResponseTopicResult(
  r: Reader,
  key: Key,
  version: number,
): CreatePartitionsResponseTopicResult {
  r.down(key);
  const m: CreatePartitionsResponseTopicResult = {
    name: version >= 2 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: version >= 2 ? readCompactNullableString(r, "errorMessage")
      : readNullableString(r, "errorMessage"),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readCreatePartitionsResponseTopicResultList(
  r: Reader,
  n: number,
  version: number,
): readonly CreatePartitionsResponseTopicResult[] {
  if (n === 0) return EMPTY;
  const list = slots<CreatePartitionsResponseTopicResult>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readCreatePartitionsResponseTopicResult(r, i, version);
  }
  return list;
}

function readCreatePartitionsResponse(r: Reader, version: number): CreatePartitionsResponse {
  const m: CreatePartitionsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    results: readCreatePartitionsResponseTopicResultList(
      r,
      version >= 2 ? readCompactCount(r, "results", 5) : readCount(r, "results", 6),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeCreatePartitionsResponseTopicResult(
  w: Writer,
  key: Key,
  m: CreatePartitionsResponseTopicResultInit,
  version: number,
): void {
  w.into(key, m);
  const { name, errorCode, errorMessage = null, unknownTaggedFields } = m;
  if (version >= 2) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  writeInt16(w, "errorCode", errorCode);
  if (version >= 2) writeCompactNullableString(w, "errorMessage", errorMessage);
  else writeNullableString(w, "errorMessage", errorMessage);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeCreatePartitionsResponse(
  w: Writer,
  m: CreatePartitionsResponseInit,
  version: number,
): void {
  const { throttleTimeMs, results, unknownTaggedFields } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "results",
    results,
    version >= 2 ? writeCompactCount(w, "results", results) : writeCount(w, "results", results),
    writeCreatePartitionsResponseTopicResult,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of CreatePartitions. */
export const CreatePartitions: Api<CreatePartitionsRequestInit, CreatePartitionsResponse> = {
  name: "CreatePartitions",
  key: 37,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  throttlesFrom: 1,
  encodeRequest: encodeCreatePartitionsRequest,
  decodeResponse: decodeCreatePartitionsResponse,
};

/** The broker's half of CreatePartitions. */
export const CreatePartitionsServer: ServerApi<
  CreatePartitionsRequest,
  CreatePartitionsResponseInit
> = {
  name: "CreatePartitions",
  key: 37,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  decodeRequest: decodeCreatePartitionsRequest,
  encodeResponse: encodeCreatePartitionsResponse,
};
