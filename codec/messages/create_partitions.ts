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
  type MessageCodec,
  orNull,
  type Reader,
  readInt32s,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeInt32s,
  type Writer,
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
  version: number,
): CreatePartitionsRequestAssignment {
  r.down();
  r.at("brokerIds");
  const brokerIds = readInt32s(r, version >= 2 ? r.compactCount(4, 8) : r.count(4, 8));
  const m: CreatePartitionsRequestAssignment = { brokerIds };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function readCreatePartitionsRequestAssignmentList(
  r: Reader,
  n: number,
  version: number,
): readonly CreatePartitionsRequestAssignment[] {
  if (n === 0) return EMPTY;
  const list = slots<CreatePartitionsRequestAssignment>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readCreatePartitionsRequestAssignment(r, version);
  }
  r.up();
  return list;
}

function readCreatePartitionsRequestTopic(
  r: Reader,
  version: number,
): CreatePartitionsRequestTopic {
  r.down();
  r.at("name"); const name = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("count"); const count = r.int32();
  r.at("assignments");
  const assignments = orNull(
    version >= 2 ? r.compactNullableCount(2, 40) : r.nullableCount(4, 40),
    (n) => readCreatePartitionsRequestAssignmentList(r, n, version),
  );
  const m: CreatePartitionsRequestTopic = { name, count, assignments };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function readCreatePartitionsRequestTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly CreatePartitionsRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<CreatePartitionsRequestTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readCreatePartitionsRequestTopic(r, version);
  }
  r.up();
  return list;
}

function readCreatePartitionsRequest(r: Reader, version: number): CreatePartitionsRequest {
  r.down();
  r.at("topics");
  const topics = readCreatePartitionsRequestTopicList(
    r,
    version >= 2 ? r.compactCount(7, 56) : r.count(10, 56),
    version,
  );
  r.at("timeoutMs"); const timeoutMs = r.int32();
  r.at("validateOnly"); const validateOnly = r.bool();
  const m: CreatePartitionsRequest = { topics, timeoutMs, validateOnly };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function writeCreatePartitionsRequestAssignment(
  w: Writer,
  m: CreatePartitionsRequestAssignmentInit,
  version: number,
): void {
  w.down(m);
  const { brokerIds, unknownTaggedFields } = m;
  w.at("brokerIds");
  writeInt32s(w, brokerIds, version >= 2 ? w.compactCount(brokerIds) : w.count(brokerIds));
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeCreatePartitionsRequestAssignmentList(
  w: Writer,
  list: readonly CreatePartitionsRequestAssignmentInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeCreatePartitionsRequestAssignment(w, list![i]!, version);
  }
  w.up();
}

function writeCreatePartitionsRequestTopic(
  w: Writer,
  m: CreatePartitionsRequestTopicInit,
  version: number,
): void {
  w.down(m);
  const { name, count, assignments, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 2) w.compactString(name);
  else w.string(name);
  w.at("count"); w.int32(count);
  w.at("assignments");
  writeCreatePartitionsRequestAssignmentList(
    w,
    assignments,
    version >= 2 ? w.compactNullableCount(assignments) : w.nullableCount(assignments),
    version,
  );
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeCreatePartitionsRequestTopicList(
  w: Writer,
  list: readonly CreatePartitionsRequestTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeCreatePartitionsRequestTopic(w, list![i]!, version);
  }
  w.up();
}

function writeCreatePartitionsRequest(
  w: Writer,
  m: CreatePartitionsRequestInit,
  version: number,
): void {
  w.down(m);
  const { topics, timeoutMs, validateOnly, unknownTaggedFields } = m;
  w.at("topics");
  writeCreatePartitionsRequestTopicList(
    w,
    topics,
    version >= 2 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  w.at("timeoutMs"); w.int32(timeoutMs);
  w.at("validateOnly"); w.bool(validateOnly);
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
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
  version: number,
): CreatePartitionsResponseTopicResult {
  r.down();
  r.at("name"); const name = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage");
  const errorMessage = version >= 2 ? r.compactNullableString() : r.nullableString();
  const m: CreatePartitionsResponseTopicResult = { name, errorCode, errorMessage };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function readCreatePartitionsResponseTopicResultList(
  r: Reader,
  n: number,
  version: number,
): readonly CreatePartitionsResponseTopicResult[] {
  if (n === 0) return EMPTY;
  const list = slots<CreatePartitionsResponseTopicResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readCreatePartitionsResponseTopicResult(r, version);
  }
  r.up();
  return list;
}

function readCreatePartitionsResponse(r: Reader, version: number): CreatePartitionsResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("results");
  const results = readCreatePartitionsResponseTopicResultList(
    r,
    version >= 2 ? r.compactCount(5, 56) : r.count(6, 56),
    version,
  );
  const m: CreatePartitionsResponse = { throttleTimeMs, results };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function writeCreatePartitionsResponseTopicResult(
  w: Writer,
  m: CreatePartitionsResponseTopicResultInit,
  version: number,
): void {
  w.down(m);
  const { name, errorCode, errorMessage = null, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 2) w.compactString(name);
  else w.string(name);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage");
  if (version >= 2) w.compactNullableString(errorMessage);
  else w.nullableString(errorMessage);
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeCreatePartitionsResponseTopicResultList(
  w: Writer,
  list: readonly CreatePartitionsResponseTopicResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeCreatePartitionsResponseTopicResult(w, list![i]!, version);
  }
  w.up();
}

function writeCreatePartitionsResponse(
  w: Writer,
  m: CreatePartitionsResponseInit,
  version: number,
): void {
  w.down(m);
  const { throttleTimeMs, results, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("results");
  writeCreatePartitionsResponseTopicResultList(
    w,
    results,
    version >= 2 ? w.compactCount(results) : w.count(results),
    version,
  );
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of CreatePartitions. */
export const CreatePartitions: Api<CreatePartitionsRequestInit, CreatePartitionsResponse> = {
  name: "CreatePartitions",
  key: 37,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
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
