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
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt32s,
  readInt8,
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
  writeAbsent,
  writeCompactCount,
  writeCompactInt32s,
  writeCompactNullableCount,
  writeCompactNullableString,
  writeCompactString,
  writeCount,
  writeInt16,
  writeInt32,
  writeInt8,
  writeList,
  writeNoTags,
  writeNullableCount,
  writeNullableString,
  type Writer,
  writeString,
  writeUnknownTags,
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
  key: Key,
  version: number,
): ElectLeadersRequestTopicPartitions {
  r.down(key);
  const m: ElectLeadersRequestTopicPartitions = {
    topic: version >= 2 ? readCompactString(r, "topic", repeated)
      : readString(r, "topic", repeated),
    partitions: version >= 2 ? readCompactInt32s(r, "partitions") : readInt32s(r, "partitions"),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readElectLeadersRequestTopicPartitionsList(
  r: Reader,
  n: number,
  version: number,
): readonly ElectLeadersRequestTopicPartitions[] {
  if (n === 0) return EMPTY;
  const list = slots<ElectLeadersRequestTopicPartitions>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readElectLeadersRequestTopicPartitions(r, i, version);
  }
  return list;
}

function readElectLeadersRequest(r: Reader, version: number): ElectLeadersRequest {
  const m: ElectLeadersRequest = {
    electionType: version >= 1 ? readInt8(r, "electionType") : 0,
    topicPartitions: orNull(
      version >= 2 ? readCompactNullableCount(r, "topicPartitions", 3)
        : readNullableCount(r, "topicPartitions", 6),
      (n) => readElectLeadersRequestTopicPartitionsList(r, n, version),
    ),
    timeoutMs: readInt32(r, "timeoutMs"),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeElectLeadersRequestTopicPartitions(
  w: Writer,
  key: Key,
  m: ElectLeadersRequestTopicPartitionsInit,
  version: number,
): void {
  w.into(key, m);
  const { topic, partitions, unknownTaggedFields } = m;
  if (version >= 2) writeCompactString(w, "topic", topic);
  else writeString(w, "topic", topic);
  if (version >= 2) writeCompactInt32s(w, "partitions", partitions);
  else writeList(w, "partitions", partitions, writeCount(w, "partitions", partitions), writeInt32);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeElectLeadersRequest(w: Writer, m: ElectLeadersRequestInit, version: number): void {
  const { electionType = 0, topicPartitions, timeoutMs = 60000, unknownTaggedFields } = m;
  if (version >= 1) writeInt8(w, "electionType", electionType);
  else writeAbsent(w, "electionType", electionType === 0, "1+");
  writeList(
    w,
    "topicPartitions",
    topicPartitions,
    version >= 2 ? writeCompactNullableCount(w, "topicPartitions", topicPartitions)
      : writeNullableCount(w, "topicPartitions", topicPartitions),
    writeElectLeadersRequestTopicPartitions,
    version,
  );
  writeInt32(w, "timeoutMs", timeoutMs);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
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
  key: Key,
  version: number,
): ElectLeadersResponsePartitionResult {
  r.down(key);
  const m: ElectLeadersResponsePartitionResult = {
    partitionId: readInt32(r, "partitionId"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: version >= 2 ? readCompactNullableString(r, "errorMessage")
      : readNullableString(r, "errorMessage"),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readElectLeadersResponsePartitionResultList(
  r: Reader,
  n: number,
  version: number,
): readonly ElectLeadersResponsePartitionResult[] {
  if (n === 0) return EMPTY;
  const list = slots<ElectLeadersResponsePartitionResult>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readElectLeadersResponsePartitionResult(r, i, version);
  }
  return list;
}

function readElectLeadersResponseReplicaElectionResult(
  r: Reader,
  key: Key,
  version: number,
): ElectLeadersResponseReplicaElectionResult {
  r.down(key);
  const m: ElectLeadersResponseReplicaElectionResult = {
    topic: version >= 2 ? readCompactString(r, "topic", repeated)
      : readString(r, "topic", repeated),
    partitionResult: readElectLeadersResponsePartitionResultList(
      r,
      version >= 2 ? readCompactCount(r, "partitionResult", 8) : readCount(r, "partitionResult", 8),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readElectLeadersResponseReplicaElectionResultList(
  r: Reader,
  n: number,
  version: number,
): readonly ElectLeadersResponseReplicaElectionResult[] {
  if (n === 0) return EMPTY;
  const list = slots<ElectLeadersResponseReplicaElectionResult>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readElectLeadersResponseReplicaElectionResult(r, i, version);
  }
  return list;
}

function readElectLeadersResponse(r: Reader, version: number): ElectLeadersResponse {
  const m: ElectLeadersResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: version >= 1 ? readInt16(r, "errorCode") : 0,
    replicaElectionResults: readElectLeadersResponseReplicaElectionResultList(
      r,
      version >= 2 ? readCompactCount(r, "replicaElectionResults", 3)
        : readCount(r, "replicaElectionResults", 6),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeElectLeadersResponsePartitionResult(
  w: Writer,
  key: Key,
  m: ElectLeadersResponsePartitionResultInit,
  version: number,
): void {
  w.into(key, m);
  const { partitionId, errorCode, errorMessage, unknownTaggedFields } = m;
  const atPartitionId = w.room(6);
  putInt32(w, atPartitionId, "partitionId", partitionId);
  putInt16(w, atPartitionId + 4, "errorCode", errorCode);
  if (version >= 2) writeCompactNullableString(w, "errorMessage", errorMessage);
  else writeNullableString(w, "errorMessage", errorMessage);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeElectLeadersResponseReplicaElectionResult(
  w: Writer,
  key: Key,
  m: ElectLeadersResponseReplicaElectionResultInit,
  version: number,
): void {
  w.into(key, m);
  const { topic, partitionResult, unknownTaggedFields } = m;
  if (version >= 2) writeCompactString(w, "topic", topic);
  else writeString(w, "topic", topic);
  writeList(
    w,
    "partitionResult",
    partitionResult,
    version >= 2 ? writeCompactCount(w, "partitionResult", partitionResult)
      : writeCount(w, "partitionResult", partitionResult),
    writeElectLeadersResponsePartitionResult,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeElectLeadersResponse(w: Writer, m: ElectLeadersResponseInit, version: number): void {
  const { throttleTimeMs, errorCode = 0, replicaElectionResults, unknownTaggedFields } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  if (version >= 1) writeInt16(w, "errorCode", errorCode);
  else writeAbsent(w, "errorCode", errorCode === 0, "1+");
  writeList(
    w,
    "replicaElectionResults",
    replicaElectionResults,
    version >= 2 ? writeCompactCount(w, "replicaElectionResults", replicaElectionResults)
      : writeCount(w, "replicaElectionResults", replicaElectionResults),
    writeElectLeadersResponseReplicaElectionResult,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of ElectLeaders. */
export const ElectLeaders: Api<ElectLeadersRequestInit, ElectLeadersResponse> = {
  name: "ElectLeaders",
  key: 43,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  throttlesFrom: 0,
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
