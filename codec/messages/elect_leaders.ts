// Generated from schemas/clients/ElectLeaders{Request,Response}.json. Do not edit.

/**
 * ElectLeaders (API, key 43), versions 0-2.
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
 * Decodes the body of an ElectLeaders request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeElectLeadersRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ElectLeadersRequest {
  return runDecode("ElectLeadersRequest", 0, 2, readElectLeadersRequest, body, version, options);
}

/**
 * Encodes the body of an ElectLeaders request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeElectLeadersRequest(
  message: ElectLeadersRequestInit,
  version: number,
): Bytes {
  return runEncode("ElectLeadersRequest", 0, 2, writeElectLeadersRequest, message, version);
}

/**
 * Encodes the body of an ElectLeaders request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeElectLeadersRequestInto(
  message: ElectLeadersRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ElectLeadersRequest",
    0,
    2,
    writeElectLeadersRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ElectLeadersRequest, for registries. */
export const ElectLeadersRequestCodec: MessageCodec<ElectLeadersRequest> = {
  name: "ElectLeadersRequest",
  type: "request",
  module: "clients",
  apiKey: 43,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decode: decodeElectLeadersRequest,
  encode: encodeElectLeadersRequest,
};

/** Part of ElectLeadersRequest, versions 0-2. */
export interface ElectLeadersRequestTopicPartitions {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from ElectLeadersRequest.json TopicPartitions.Topic
   */
  topic: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from ElectLeadersRequest.json TopicPartitions.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ElectLeadersRequestTopicPartitions; fields with a default may be left out.
 */
export interface ElectLeadersRequestTopicPartitionsInit {
  /** See {@linkcode ElectLeadersRequestTopicPartitions.topic}. */
  topic: string;
  /** See {@linkcode ElectLeadersRequestTopicPartitions.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ElectLeadersRequest: a request, key 43, versions 0-2, flexible versions 2+. */
export interface ElectLeadersRequest {
  /**
   * int8, versions 1+.
   *
   * @generated from ElectLeadersRequest.json ElectionType
   */
  electionType: number;
  /**
   * []TopicPartitions, versions 0+, nullable 0+.
   *
   * @generated from ElectLeadersRequest.json TopicPartitions
   */
  topicPartitions: readonly ElectLeadersRequestTopicPartitions[] | null;
  /**
   * int32, versions 0+, default 60000.
   *
   * @generated from ElectLeadersRequest.json TimeoutMs
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

/** What encoders take for ElectLeadersRequest; fields with a default may be left out. */
export interface ElectLeadersRequestInit {
  /** See {@linkcode ElectLeadersRequest.electionType}. */
  electionType?: number | undefined;
  /** See {@linkcode ElectLeadersRequest.topicPartitions}. */
  topicPartitions: readonly ElectLeadersRequestTopicPartitionsInit[] | null;
  /** See {@linkcode ElectLeadersRequest.timeoutMs}. */
  timeoutMs?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readElectLeadersRequestTopicPartitions(
  r: Reader,
  version: number,
): ElectLeadersRequestTopicPartitions {
  r.down();
  r.at("topic"); const topic = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitions");
  const partitions = readInt32s(r, version >= 2 ? r.compactCount(4, 8) : r.count(4, 8));
  const m: ElectLeadersRequestTopicPartitions = { topic, partitions };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function readElectLeadersRequestTopicPartitionsList(
  r: Reader,
  n: number,
  version: number,
): readonly ElectLeadersRequestTopicPartitions[] {
  if (n === 0) return EMPTY;
  const list = slots<ElectLeadersRequestTopicPartitions>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readElectLeadersRequestTopicPartitions(r, version);
  }
  r.up();
  return list;
}

function readElectLeadersRequest(r: Reader, version: number): ElectLeadersRequest {
  r.down();
  r.at("electionType"); const electionType = version >= 1 ? r.int8() : 0;
  r.at("topicPartitions");
  const topicPartitions = orNull(
    version >= 2 ? r.compactNullableCount(3, 48) : r.nullableCount(6, 48),
    (n) => readElectLeadersRequestTopicPartitionsList(r, n, version),
  );
  r.at("timeoutMs"); const timeoutMs = r.int32();
  const m: ElectLeadersRequest = { electionType, topicPartitions, timeoutMs };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function writeElectLeadersRequestTopicPartitions(
  w: Writer,
  m: ElectLeadersRequestTopicPartitionsInit,
  version: number,
): void {
  w.down(m);
  const { topic, partitions, unknownTaggedFields } = m;
  w.at("topic");
  if (version >= 2) w.compactString(topic);
  else w.string(topic);
  w.at("partitions");
  writeInt32s(w, partitions, version >= 2 ? w.compactCount(partitions) : w.count(partitions));
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeElectLeadersRequestTopicPartitionsList(
  w: Writer,
  list: readonly ElectLeadersRequestTopicPartitionsInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeElectLeadersRequestTopicPartitions(w, list![i]!, version);
  }
  w.up();
}

function writeElectLeadersRequest(w: Writer, m: ElectLeadersRequestInit, version: number): void {
  w.down(m);
  const { electionType = 0, topicPartitions, timeoutMs = 60000, unknownTaggedFields } = m;
  w.at("electionType");
  if (version >= 1) w.int8(electionType);
  else w.absent(electionType === 0, "1+");
  w.at("topicPartitions");
  writeElectLeadersRequestTopicPartitionsList(
    w,
    topicPartitions,
    version >= 2 ? w.compactNullableCount(topicPartitions) : w.nullableCount(topicPartitions),
    version,
  );
  w.at("timeoutMs"); w.int32(timeoutMs);
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/**
 * Decodes the body of an ElectLeaders response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeElectLeadersResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ElectLeadersResponse {
  return runDecode("ElectLeadersResponse", 0, 2, readElectLeadersResponse, body, version, options);
}

/**
 * Encodes the body of an ElectLeaders response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeElectLeadersResponse(
  message: ElectLeadersResponseInit,
  version: number,
): Bytes {
  return runEncode("ElectLeadersResponse", 0, 2, writeElectLeadersResponse, message, version);
}

/**
 * Encodes the body of an ElectLeaders response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeElectLeadersResponseInto(
  message: ElectLeadersResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ElectLeadersResponse",
    0,
    2,
    writeElectLeadersResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ElectLeadersResponse, for registries. */
export const ElectLeadersResponseCodec: MessageCodec<ElectLeadersResponse> = {
  name: "ElectLeadersResponse",
  type: "response",
  module: "clients",
  apiKey: 43,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decode: decodeElectLeadersResponse,
  encode: encodeElectLeadersResponse,
};

/** Part of ElectLeadersResponse, versions 0-2. */
export interface ElectLeadersResponsePartitionResult {
  /**
   * int32, versions 0+.
   *
   * @generated from ElectLeadersResponse.json PartitionResult.PartitionId
   */
  partitionId: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ElectLeadersResponse.json PartitionResult.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from ElectLeadersResponse.json PartitionResult.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ElectLeadersResponsePartitionResult; fields with a default may be left out.
 */
export interface ElectLeadersResponsePartitionResultInit {
  /** See {@linkcode ElectLeadersResponsePartitionResult.partitionId}. */
  partitionId: number;
  /** See {@linkcode ElectLeadersResponsePartitionResult.errorCode}. */
  errorCode: number;
  /** See {@linkcode ElectLeadersResponsePartitionResult.errorMessage}. */
  errorMessage: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ElectLeadersResponse, versions 0-2. */
export interface ElectLeadersResponseReplicaElectionResult {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from ElectLeadersResponse.json ReplicaElectionResult.Topic
   */
  topic: string;
  /**
   * []PartitionResult, versions 0+.
   *
   * @generated from ElectLeadersResponse.json ReplicaElectionResult.PartitionResult
   */
  partitionResult: readonly ElectLeadersResponsePartitionResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ElectLeadersResponseReplicaElectionResult; fields with a default may be left out.
 */
export interface ElectLeadersResponseReplicaElectionResultInit {
  /** See {@linkcode ElectLeadersResponseReplicaElectionResult.topic}. */
  topic: string;
  /** See {@linkcode ElectLeadersResponseReplicaElectionResult.partitionResult}. */
  partitionResult: readonly ElectLeadersResponsePartitionResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ElectLeadersResponse: a response, key 43, versions 0-2, flexible versions 2+. */
export interface ElectLeadersResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from ElectLeadersResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 1+.
   *
   * @generated from ElectLeadersResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * []ReplicaElectionResult, versions 0+.
   *
   * @generated from ElectLeadersResponse.json ReplicaElectionResults
   */
  replicaElectionResults: readonly ElectLeadersResponseReplicaElectionResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ElectLeadersResponse; fields with a default may be left out. */
export interface ElectLeadersResponseInit {
  /** See {@linkcode ElectLeadersResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode ElectLeadersResponse.errorCode}. */
  errorCode?: number | undefined;
  /** See {@linkcode ElectLeadersResponse.replicaElectionResults}. */
  replicaElectionResults: readonly ElectLeadersResponseReplicaElectionResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readElectLeadersResponsePartitionResult(
  r: Reader,
  version: number,
): ElectLeadersResponsePartitionResult {
  r.down();
  r.at("partitionId"); const partitionId = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage");
  const errorMessage = version >= 2 ? r.compactNullableString() : r.nullableString();
  const m: ElectLeadersResponsePartitionResult = { partitionId, errorCode, errorMessage };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function readElectLeadersResponsePartitionResultList(
  r: Reader,
  n: number,
  version: number,
): readonly ElectLeadersResponsePartitionResult[] {
  if (n === 0) return EMPTY;
  const list = slots<ElectLeadersResponsePartitionResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readElectLeadersResponsePartitionResult(r, version);
  }
  r.up();
  return list;
}

function readElectLeadersResponseReplicaElectionResult(
  r: Reader,
  version: number,
): ElectLeadersResponseReplicaElectionResult {
  r.down();
  r.at("topic"); const topic = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitionResult");
  const partitionResult = readElectLeadersResponsePartitionResultList(
    r,
    version >= 2 ? r.compactCount(8, 56) : r.count(8, 56),
    version,
  );
  const m: ElectLeadersResponseReplicaElectionResult = { topic, partitionResult };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function readElectLeadersResponseReplicaElectionResultList(
  r: Reader,
  n: number,
  version: number,
): readonly ElectLeadersResponseReplicaElectionResult[] {
  if (n === 0) return EMPTY;
  const list = slots<ElectLeadersResponseReplicaElectionResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readElectLeadersResponseReplicaElectionResult(r, version);
  }
  r.up();
  return list;
}

function readElectLeadersResponse(r: Reader, version: number): ElectLeadersResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("errorCode"); const errorCode = version >= 1 ? r.int16() : 0;
  r.at("replicaElectionResults");
  const replicaElectionResults = readElectLeadersResponseReplicaElectionResultList(
    r,
    version >= 2 ? r.compactCount(3, 48) : r.count(6, 48),
    version,
  );
  const m: ElectLeadersResponse = { throttleTimeMs, errorCode, replicaElectionResults };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function writeElectLeadersResponsePartitionResult(
  w: Writer,
  m: ElectLeadersResponsePartitionResultInit,
  version: number,
): void {
  w.down(m);
  const { partitionId, errorCode, errorMessage, unknownTaggedFields } = m;
  w.at("partitionId"); w.int32(partitionId);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage");
  if (version >= 2) w.compactNullableString(errorMessage);
  else w.nullableString(errorMessage);
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeElectLeadersResponsePartitionResultList(
  w: Writer,
  list: readonly ElectLeadersResponsePartitionResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeElectLeadersResponsePartitionResult(w, list![i]!, version);
  }
  w.up();
}

function writeElectLeadersResponseReplicaElectionResult(
  w: Writer,
  m: ElectLeadersResponseReplicaElectionResultInit,
  version: number,
): void {
  w.down(m);
  const { topic, partitionResult, unknownTaggedFields } = m;
  w.at("topic");
  if (version >= 2) w.compactString(topic);
  else w.string(topic);
  w.at("partitionResult");
  writeElectLeadersResponsePartitionResultList(
    w,
    partitionResult,
    version >= 2 ? w.compactCount(partitionResult) : w.count(partitionResult),
    version,
  );
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeElectLeadersResponseReplicaElectionResultList(
  w: Writer,
  list: readonly ElectLeadersResponseReplicaElectionResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeElectLeadersResponseReplicaElectionResult(w, list![i]!, version);
  }
  w.up();
}

function writeElectLeadersResponse(w: Writer, m: ElectLeadersResponseInit, version: number): void {
  w.down(m);
  const { throttleTimeMs, errorCode = 0, replicaElectionResults, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("errorCode");
  if (version >= 1) w.int16(errorCode);
  else w.absent(errorCode === 0, "1+");
  w.at("replicaElectionResults");
  writeElectLeadersResponseReplicaElectionResultList(
    w,
    replicaElectionResults,
    version >= 2 ? w.compactCount(replicaElectionResults) : w.count(replicaElectionResults),
    version,
  );
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of ElectLeaders. */
export const ElectLeaders: Api<ElectLeadersRequestInit, ElectLeadersResponse> = {
  name: "ElectLeaders",
  key: 43,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  encodeRequest: encodeElectLeadersRequest,
  decodeResponse: decodeElectLeadersResponse,
};

/** The broker's half of ElectLeaders. */
export const ElectLeadersServer: ServerApi<ElectLeadersRequest, ElectLeadersResponseInit> = {
  name: "ElectLeaders",
  key: 43,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decodeRequest: decodeElectLeadersRequest,
  encodeResponse: encodeElectLeadersResponse,
};
