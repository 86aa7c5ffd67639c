// Generated from schemas/clients/ListPartitionReassignments{Request,Response}.json. Do not edit.

/**
 * ListPartitionReassignments (API, key 46), versions 0.
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
  readCompactCount,
  readCompactInt32s,
  readCompactNullableCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
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
  writeInt32,
  writeList,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ListPartitionReassignments request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeListPartitionReassignmentsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ListPartitionReassignmentsRequest {
  return runDecode(
    "ListPartitionReassignmentsRequest",
    0,
    0,
    readListPartitionReassignmentsRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ListPartitionReassignments request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeListPartitionReassignmentsRequest(
  message: ListPartitionReassignmentsRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "ListPartitionReassignmentsRequest",
    0,
    0,
    writeListPartitionReassignmentsRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a ListPartitionReassignments request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeListPartitionReassignmentsRequestInto(
  message: ListPartitionReassignmentsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ListPartitionReassignmentsRequest",
    0,
    0,
    writeListPartitionReassignmentsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ListPartitionReassignmentsRequest, for registries. */
export const ListPartitionReassignmentsRequestCodec: MessageCodec<
  ListPartitionReassignmentsRequest
> = {
  name: "ListPartitionReassignmentsRequest",
  type: "request",
  module: "clients",
  apiKey: 46,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeListPartitionReassignmentsRequest,
  encode: encodeListPartitionReassignmentsRequest,
};

/** Part of ListPartitionReassignmentsRequest, versions 0. */
export interface ListPartitionReassignmentsRequestTopics {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from ListPartitionReassignmentsRequest.json ListPartitionReassignmentsTopics.Name
   */
  name: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from ListPartitionReassignmentsRequest.json ListPartitionReassignmentsTopics.PartitionIndexes
   */
  partitionIndexes: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ListPartitionReassignmentsRequestTopics; fields with a default may be left out.
 */
export interface ListPartitionReassignmentsRequestTopicsInit {
  /** See {@linkcode ListPartitionReassignmentsRequestTopics.name}. */
  name: string;
  /** See {@linkcode ListPartitionReassignmentsRequestTopics.partitionIndexes}. */
  partitionIndexes: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ListPartitionReassignmentsRequest: a request, key 46, versions 0, flexible versions 0+. */
export interface ListPartitionReassignmentsRequest {
  /**
   * int32, versions 0+, default 60000.
   *
   * @generated from ListPartitionReassignmentsRequest.json TimeoutMs
   */
  timeoutMs: number;
  /**
   * []ListPartitionReassignmentsTopics, versions 0+, nullable 0+, default null.
   *
   * @generated from ListPartitionReassignmentsRequest.json Topics
   */
  topics: readonly ListPartitionReassignmentsRequestTopics[] | null;
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
 * What encoders take for ListPartitionReassignmentsRequest; fields with a default may be left out.
 */
export interface ListPartitionReassignmentsRequestInit {
  /** See {@linkcode ListPartitionReassignmentsRequest.timeoutMs}. */
  timeoutMs?: number | undefined;
  /** See {@linkcode ListPartitionReassignmentsRequest.topics}. */
  topics?: readonly ListPartitionReassignmentsRequestTopicsInit[] | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readListPartitionReassignmentsRequestTopics(
  r: Reader,
  key: Key,
): ListPartitionReassignmentsRequestTopics {
  r.down(key);
  const m: ListPartitionReassignmentsRequestTopics = {
    name: readCompactString(r, "name", repeated),
    partitionIndexes: readCompactInt32s(r, "partitionIndexes"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readListPartitionReassignmentsRequestTopicsList(
  r: Reader,
  n: number,
): readonly ListPartitionReassignmentsRequestTopics[] {
  if (n === 0) return EMPTY;
  const list = slots<ListPartitionReassignmentsRequestTopics>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readListPartitionReassignmentsRequestTopics(r, i);
  }
  return list;
}

function readListPartitionReassignmentsRequest(r: Reader): ListPartitionReassignmentsRequest {
  const m: ListPartitionReassignmentsRequest = {
    timeoutMs: readInt32(r, "timeoutMs"),
    topics: orNull(
      readCompactNullableCount(r, "topics", 3),
      (n) => readListPartitionReassignmentsRequestTopicsList(r, n),
    ),
  };
  readTags(r, m);
  return m;
}

function writeListPartitionReassignmentsRequestTopics(
  w: Writer,
  key: Key,
  m: ListPartitionReassignmentsRequestTopicsInit,
): void {
  w.into(key, m);
  const { name, partitionIndexes, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeCompactInt32s(w, "partitionIndexes", partitionIndexes);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeListPartitionReassignmentsRequest(
  w: Writer,
  m: ListPartitionReassignmentsRequestInit,
): void {
  const { timeoutMs = 60000, topics = null, unknownTaggedFields } = m;
  writeInt32(w, "timeoutMs", timeoutMs);
  writeList(
    w,
    "topics",
    topics,
    writeCompactNullableCount(w, "topics", topics),
    writeListPartitionReassignmentsRequestTopics,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a ListPartitionReassignments response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeListPartitionReassignmentsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ListPartitionReassignmentsResponse {
  return runDecode(
    "ListPartitionReassignmentsResponse",
    0,
    0,
    readListPartitionReassignmentsResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ListPartitionReassignments response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeListPartitionReassignmentsResponse(
  message: ListPartitionReassignmentsResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "ListPartitionReassignmentsResponse",
    0,
    0,
    writeListPartitionReassignmentsResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a ListPartitionReassignments response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeListPartitionReassignmentsResponseInto(
  message: ListPartitionReassignmentsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ListPartitionReassignmentsResponse",
    0,
    0,
    writeListPartitionReassignmentsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ListPartitionReassignmentsResponse, for registries. */
export const ListPartitionReassignmentsResponseCodec: MessageCodec<
  ListPartitionReassignmentsResponse
> = {
  name: "ListPartitionReassignmentsResponse",
  type: "response",
  module: "clients",
  apiKey: 46,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeListPartitionReassignmentsResponse,
  encode: encodeListPartitionReassignmentsResponse,
};

/** Part of ListPartitionReassignmentsResponse, versions 0. */
export interface ListPartitionReassignmentsResponseOngoingPartitionReassignment {
  /**
   * int32, versions 0+.
   *
   * @generated from ListPartitionReassignmentsResponse.json OngoingPartitionReassignment.PartitionIndex
   */
  partitionIndex: number;
  /**
   * []int32, versions 0+, brokerId.
   *
   * @generated from ListPartitionReassignmentsResponse.json OngoingPartitionReassignment.Replicas
   */
  replicas: readonly number[];
  /**
   * []int32, versions 0+, brokerId.
   *
   * @generated from ListPartitionReassignmentsResponse.json OngoingPartitionReassignment.AddingReplicas
   */
  addingReplicas: readonly number[];
  /**
   * []int32, versions 0+, brokerId.
   *
   * @generated from ListPartitionReassignmentsResponse.json OngoingPartitionReassignment.RemovingReplicas
   */
  removingReplicas: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ListPartitionReassignmentsResponseOngoingPartitionReassignment; fields with a default may be left out.
 */
export interface ListPartitionReassignmentsResponseOngoingPartitionReassignmentInit {
  /**
   * See {@linkcode ListPartitionReassignmentsResponseOngoingPartitionReassignment.partitionIndex}.
   */
  partitionIndex: number;
  /**
   * See {@linkcode ListPartitionReassignmentsResponseOngoingPartitionReassignment.replicas}.
   */
  replicas: readonly number[];
  /**
   * See {@linkcode ListPartitionReassignmentsResponseOngoingPartitionReassignment.addingReplicas}.
   */
  addingReplicas: readonly number[];
  /**
   * See {@linkcode ListPartitionReassignmentsResponseOngoingPartitionReassignment.removingReplicas}.
   */
  removingReplicas: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ListPartitionReassignmentsResponse, versions 0. */
export interface ListPartitionReassignmentsResponseOngoingTopicReassignment {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from ListPartitionReassignmentsResponse.json OngoingTopicReassignment.Name
   */
  name: string;
  /**
   * []OngoingPartitionReassignment, versions 0+.
   *
   * @generated from ListPartitionReassignmentsResponse.json OngoingTopicReassignment.Partitions
   */
  partitions: readonly ListPartitionReassignmentsResponseOngoingPartitionReassignment[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ListPartitionReassignmentsResponseOngoingTopicReassignment; fields with a default may be left out.
 */
export interface ListPartitionReassignmentsResponseOngoingTopicReassignmentInit {
  /** See {@linkcode ListPartitionReassignmentsResponseOngoingTopicReassignment.name}. */
  name: string;
  /** See {@linkcode ListPartitionReassignmentsResponseOngoingTopicReassignment.partitions}. */
  partitions: readonly ListPartitionReassignmentsResponseOngoingPartitionReassignmentInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * ListPartitionReassignmentsResponse: a response, key 46, versions 0, flexible versions 0+.
 */
export interface ListPartitionReassignmentsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from ListPartitionReassignmentsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ListPartitionReassignmentsResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from ListPartitionReassignmentsResponse.json ErrorMessage
   */
  errorMessage: string | null;
  /**
   * []OngoingTopicReassignment, versions 0+.
   *
   * @generated from ListPartitionReassignmentsResponse.json Topics
   */
  topics: readonly ListPartitionReassignmentsResponseOngoingTopicReassignment[];
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
 * What encoders take for ListPartitionReassignmentsResponse; fields with a default may be left out.
 */
export interface ListPartitionReassignmentsResponseInit {
  /** See {@linkcode ListPartitionReassignmentsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode ListPartitionReassignmentsResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode ListPartitionReassignmentsResponse.errorMessage}. */
  errorMessage: string | null;
  /** See {@linkcode ListPartitionReassignmentsResponse.topics}. */
  topics: readonly ListPartitionReassignmentsResponseOngoingTopicReassignmentInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readListPartitionReassignmentsResponseOngoingPartitionReassignment(
  r: Reader,
  key: Key,
): ListPartitionReassignmentsResponseOngoingPartitionReassignment {
  r.down(key);
  const m: ListPartitionReassignmentsResponseOngoingPartitionReassignment = {
    partitionIndex: readInt32(r, "partitionIndex"),
    replicas: readCompactInt32s(r, "replicas"),
    addingReplicas: readCompactInt32s(r, "addingReplicas"),
    removingReplicas: readCompactInt32s(r, "removingReplicas"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readListPartitionReassignmentsResponseOngoingPartitionReassignmentList(
  r: Reader,
  n: number,
): readonly ListPartitionReassignmentsResponseOngoingPartitionReassignment[] {
  if (n === 0) return EMPTY;
  const list = slots<ListPartitionReassignmentsResponseOngoingPartitionReassignment>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readListPartitionReassignmentsResponseOngoingPartitionReassignment(r, i);
  }
  return list;
}

function readListPartitionReassignmentsResponseOngoingTopicReassignment(
  r: Reader,
  key: Key,
): ListPartitionReassignmentsResponseOngoingTopicReassignment {
  r.down(key);
  const m: ListPartitionReassignmentsResponseOngoingTopicReassignment = {
    name: readCompactString(r, "name", repeated),
    partitions: readListPartitionReassignmentsResponseOngoingPartitionReassignmentList(
      r,
      readCompactCount(r, "partitions", 8),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readListPartitionReassignmentsResponseOngoingTopicReassignmentList(
  r: Reader,
  n: number,
): readonly ListPartitionReassignmentsResponseOngoingTopicReassignment[] {
  if (n === 0) return EMPTY;
  const list = slots<ListPartitionReassignmentsResponseOngoingTopicReassignment>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readListPartitionReassignmentsResponseOngoingTopicReassignment(r, i);
  }
  return list;
}

function readListPartitionReassignmentsResponse(r: Reader): ListPartitionReassignmentsResponse {
  const m: ListPartitionReassignmentsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
    topics: readListPartitionReassignmentsResponseOngoingTopicReassignmentList(
      r,
      readCompactCount(r, "topics", 3),
    ),
  };
  readTags(r, m);
  return m;
}

function writeListPartitionReassignmentsResponseOngoingPartitionReassignment(
  w: Writer,
  key: Key,
  m: ListPartitionReassignmentsResponseOngoingPartitionReassignmentInit,
): void {
  w.into(key, m);
  const { partitionIndex, replicas, addingReplicas, removingReplicas, unknownTaggedFields } = m;
  writeInt32(w, "partitionIndex", partitionIndex);
  writeCompactInt32s(w, "replicas", replicas);
  writeCompactInt32s(w, "addingReplicas", addingReplicas);
  writeCompactInt32s(w, "removingReplicas", removingReplicas);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeListPartitionReassignmentsResponseOngoingTopicReassignment(
  w: Writer,
  key: Key,
  m: ListPartitionReassignmentsResponseOngoingTopicReassignmentInit,
): void {
  w.into(key, m);
  const { name, partitions, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeListPartitionReassignmentsResponseOngoingPartitionReassignment,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeListPartitionReassignmentsResponse(
  w: Writer,
  m: ListPartitionReassignmentsResponseInit,
): void {
  const { throttleTimeMs, errorCode, errorMessage, topics, unknownTaggedFields } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeListPartitionReassignmentsResponseOngoingTopicReassignment,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of ListPartitionReassignments. */
export const ListPartitionReassignments: Api<
  ListPartitionReassignmentsRequestInit,
  ListPartitionReassignmentsResponse
> = {
  name: "ListPartitionReassignments",
  key: 46,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeListPartitionReassignmentsRequest,
  decodeResponse: decodeListPartitionReassignmentsResponse,
};

/** The broker's half of ListPartitionReassignments. */
export const ListPartitionReassignmentsServer: ServerApi<
  ListPartitionReassignmentsRequest,
  ListPartitionReassignmentsResponseInit
> = {
  name: "ListPartitionReassignments",
  key: 46,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeListPartitionReassignmentsRequest,
  encodeResponse: encodeListPartitionReassignmentsResponse,
};
