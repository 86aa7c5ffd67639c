// Generated from schemas/clients/ReadShareGroupStateSummary{Request,Response}.json. Do not edit.

/**
 * ReadShareGroupStateSummary (API, key 87), versions 0-1.
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
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readTags,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeInt32,
  writeList,
  type Writer,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ReadShareGroupStateSummary request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeReadShareGroupStateSummaryRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ReadShareGroupStateSummaryRequest {
  return runDecode(
    "ReadShareGroupStateSummaryRequest",
    0,
    1,
    readReadShareGroupStateSummaryRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ReadShareGroupStateSummary request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeReadShareGroupStateSummaryRequest(
  message: ReadShareGroupStateSummaryRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "ReadShareGroupStateSummaryRequest",
    0,
    1,
    writeReadShareGroupStateSummaryRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a ReadShareGroupStateSummary request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeReadShareGroupStateSummaryRequestInto(
  message: ReadShareGroupStateSummaryRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ReadShareGroupStateSummaryRequest",
    0,
    1,
    writeReadShareGroupStateSummaryRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ReadShareGroupStateSummaryRequest, for registries. */
export const ReadShareGroupStateSummaryRequestCodec: MessageCodec<
  ReadShareGroupStateSummaryRequest
> = {
  name: "ReadShareGroupStateSummaryRequest",
  type: "request",
  module: "clients",
  apiKey: 87,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeReadShareGroupStateSummaryRequest,
  encode: encodeReadShareGroupStateSummaryRequest,
};

/** Part of ReadShareGroupStateSummaryRequest, versions 0-1. */
export interface ReadShareGroupStateSummaryRequestPartitionData {
  /**
   * int32, versions 0+.
   *
   * @generated from ReadShareGroupStateSummaryRequest.json PartitionData.Partition
   */
  partition: number;
  /**
   * int32, versions 0+.
   *
   * @generated from ReadShareGroupStateSummaryRequest.json PartitionData.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ReadShareGroupStateSummaryRequestPartitionData; fields with a default may be left out.
 */
export interface ReadShareGroupStateSummaryRequestPartitionDataInit {
  /** See {@linkcode ReadShareGroupStateSummaryRequestPartitionData.partition}. */
  partition: number;
  /** See {@linkcode ReadShareGroupStateSummaryRequestPartitionData.leaderEpoch}. */
  leaderEpoch: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ReadShareGroupStateSummaryRequest, versions 0-1. */
export interface ReadShareGroupStateSummaryRequestReadStateSummaryData {
  /**
   * uuid, versions 0+.
   *
   * @generated from ReadShareGroupStateSummaryRequest.json ReadStateSummaryData.TopicId
   */
  topicId: string;
  /**
   * []PartitionData, versions 0+.
   *
   * @generated from ReadShareGroupStateSummaryRequest.json ReadStateSummaryData.Partitions
   */
  partitions: readonly ReadShareGroupStateSummaryRequestPartitionData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ReadShareGroupStateSummaryRequestReadStateSummaryData; fields with a default may be left out.
 */
export interface ReadShareGroupStateSummaryRequestReadStateSummaryDataInit {
  /** See {@linkcode ReadShareGroupStateSummaryRequestReadStateSummaryData.topicId}. */
  topicId: string;
  /** See {@linkcode ReadShareGroupStateSummaryRequestReadStateSummaryData.partitions}. */
  partitions: readonly ReadShareGroupStateSummaryRequestPartitionDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * ReadShareGroupStateSummaryRequest: a request, key 87, versions 0-1, flexible versions 0+.
 */
export interface ReadShareGroupStateSummaryRequest {
  /**
   * string, versions 0+.
   *
   * @generated from ReadShareGroupStateSummaryRequest.json GroupId
   */
  groupId: string;
  /**
   * []ReadStateSummaryData, versions 0+.
   *
   * @generated from ReadShareGroupStateSummaryRequest.json Topics
   */
  topics: readonly ReadShareGroupStateSummaryRequestReadStateSummaryData[];
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
 * What encoders take for ReadShareGroupStateSummaryRequest; fields with a default may be left out.
 */
export interface ReadShareGroupStateSummaryRequestInit {
  /** See {@linkcode ReadShareGroupStateSummaryRequest.groupId}. */
  groupId: string;
  /** See {@linkcode ReadShareGroupStateSummaryRequest.topics}. */
  topics: readonly ReadShareGroupStateSummaryRequestReadStateSummaryDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readReadShareGroupStateSummaryRequestPartitionData(
  r: Reader,
  key: Key,
): ReadShareGroupStateSummaryRequestPartitionData {
  r.down(key);
  const m: ReadShareGroupStateSummaryRequestPartitionData = {
    partition: readInt32(r, "partition"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readReadShareGroupStateSummaryRequestPartitionDataList(
  r: Reader,
  n: number,
): readonly ReadShareGroupStateSummaryRequestPartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<ReadShareGroupStateSummaryRequestPartitionData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readReadShareGroupStateSummaryRequestPartitionData(r, i);
  }
  return list;
}

function readReadShareGroupStateSummaryRequestReadStateSummaryData(
  r: Reader,
  key: Key,
): ReadShareGroupStateSummaryRequestReadStateSummaryData {
  r.down(key);
  const m: ReadShareGroupStateSummaryRequestReadStateSummaryData = {
    topicId: readUuid(r, "topicId"),
    partitions: readReadShareGroupStateSummaryRequestPartitionDataList(
      r,
      readCompactCount(r, "partitions", 9),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readReadShareGroupStateSummaryRequestReadStateSummaryDataList(
  r: Reader,
  n: number,
): readonly ReadShareGroupStateSummaryRequestReadStateSummaryData[] {
  if (n === 0) return EMPTY;
  const list = slots<ReadShareGroupStateSummaryRequestReadStateSummaryData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readReadShareGroupStateSummaryRequestReadStateSummaryData(r, i);
  }
  return list;
}

function readReadShareGroupStateSummaryRequest(r: Reader): ReadShareGroupStateSummaryRequest {
  const m: ReadShareGroupStateSummaryRequest = {
    groupId: readCompactString(r, "groupId", repeated),
    topics: readReadShareGroupStateSummaryRequestReadStateSummaryDataList(
      r,
      readCompactCount(r, "topics", 18),
    ),
  };
  readTags(r, m);
  return m;
}

function writeReadShareGroupStateSummaryRequestPartitionData(
  w: Writer,
  key: Key,
  m: ReadShareGroupStateSummaryRequestPartitionDataInit,
): void {
  w.into(key, m);
  const { partition, leaderEpoch, unknownTaggedFields } = m;
  const atPartition = w.room(8);
  putInt32(w, atPartition, "partition", partition);
  putInt32(w, atPartition + 4, "leaderEpoch", leaderEpoch);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeReadShareGroupStateSummaryRequestReadStateSummaryData(
  w: Writer,
  key: Key,
  m: ReadShareGroupStateSummaryRequestReadStateSummaryDataInit,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeReadShareGroupStateSummaryRequestPartitionData,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeReadShareGroupStateSummaryRequest(
  w: Writer,
  m: ReadShareGroupStateSummaryRequestInit,
): void {
  const { groupId, topics, unknownTaggedFields } = m;
  writeCompactString(w, "groupId", groupId);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeReadShareGroupStateSummaryRequestReadStateSummaryData,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a ReadShareGroupStateSummary response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeReadShareGroupStateSummaryResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ReadShareGroupStateSummaryResponse {
  return runDecode(
    "ReadShareGroupStateSummaryResponse",
    0,
    1,
    readReadShareGroupStateSummaryResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ReadShareGroupStateSummary response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeReadShareGroupStateSummaryResponse(
  message: ReadShareGroupStateSummaryResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "ReadShareGroupStateSummaryResponse",
    0,
    1,
    writeReadShareGroupStateSummaryResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a ReadShareGroupStateSummary response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeReadShareGroupStateSummaryResponseInto(
  message: ReadShareGroupStateSummaryResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ReadShareGroupStateSummaryResponse",
    0,
    1,
    writeReadShareGroupStateSummaryResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ReadShareGroupStateSummaryResponse, for registries. */
export const ReadShareGroupStateSummaryResponseCodec: MessageCodec<
  ReadShareGroupStateSummaryResponse
> = {
  name: "ReadShareGroupStateSummaryResponse",
  type: "response",
  module: "clients",
  apiKey: 87,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeReadShareGroupStateSummaryResponse,
  encode: encodeReadShareGroupStateSummaryResponse,
};

/** Part of ReadShareGroupStateSummaryResponse, versions 0-1. */
export interface ReadShareGroupStateSummaryResponsePartitionResult {
  /**
   * int32, versions 0+.
   *
   * @generated from ReadShareGroupStateSummaryResponse.json PartitionResult.Partition
   */
  partition: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ReadShareGroupStateSummaryResponse.json PartitionResult.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ReadShareGroupStateSummaryResponse.json PartitionResult.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * int32, versions 0+.
   *
   * @generated from ReadShareGroupStateSummaryResponse.json PartitionResult.StateEpoch
   */
  stateEpoch: number;
  /**
   * int32, versions 0+.
   *
   * @generated from ReadShareGroupStateSummaryResponse.json PartitionResult.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * int64, versions 0+.
   *
   * @generated from ReadShareGroupStateSummaryResponse.json PartitionResult.StartOffset
   */
  startOffset: bigint;
  /**
   * int32, versions 1+, default -1, ignorable.
   *
   * @generated from ReadShareGroupStateSummaryResponse.json PartitionResult.DeliveryCompleteCount
   */
  deliveryCompleteCount: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ReadShareGroupStateSummaryResponsePartitionResult; fields with a default may be left out.
 */
export interface ReadShareGroupStateSummaryResponsePartitionResultInit {
  /** See {@linkcode ReadShareGroupStateSummaryResponsePartitionResult.partition}. */
  partition: number;
  /** See {@linkcode ReadShareGroupStateSummaryResponsePartitionResult.errorCode}. */
  errorCode: number;
  /** See {@linkcode ReadShareGroupStateSummaryResponsePartitionResult.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode ReadShareGroupStateSummaryResponsePartitionResult.stateEpoch}. */
  stateEpoch: number;
  /** See {@linkcode ReadShareGroupStateSummaryResponsePartitionResult.leaderEpoch}. */
  leaderEpoch: number;
  /** See {@linkcode ReadShareGroupStateSummaryResponsePartitionResult.startOffset}. */
  startOffset: bigint;
  /**
   * See {@linkcode ReadShareGroupStateSummaryResponsePartitionResult.deliveryCompleteCount}.
   */
  deliveryCompleteCount?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ReadShareGroupStateSummaryResponse, versions 0-1. */
export interface ReadShareGroupStateSummaryResponseReadStateSummaryResult {
  /**
   * uuid, versions 0+.
   *
   * @generated from ReadShareGroupStateSummaryResponse.json ReadStateSummaryResult.TopicId
   */
  topicId: string;
  /**
   * []PartitionResult, versions 0+.
   *
   * @generated from ReadShareGroupStateSummaryResponse.json ReadStateSummaryResult.Partitions
   */
  partitions: readonly ReadShareGroupStateSummaryResponsePartitionResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ReadShareGroupStateSummaryResponseReadStateSummaryResult; fields with a default may be left out.
 */
export interface ReadShareGroupStateSummaryResponseReadStateSummaryResultInit {
  /** See {@linkcode ReadShareGroupStateSummaryResponseReadStateSummaryResult.topicId}. */
  topicId: string;
  /** See {@linkcode ReadShareGroupStateSummaryResponseReadStateSummaryResult.partitions}. */
  partitions: readonly ReadShareGroupStateSummaryResponsePartitionResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * ReadShareGroupStateSummaryResponse: a response, key 87, versions 0-1, flexible versions 0+.
 */
export interface ReadShareGroupStateSummaryResponse {
  /**
   * []ReadStateSummaryResult, versions 0+.
   *
   * @generated from ReadShareGroupStateSummaryResponse.json Results
   */
  results: readonly ReadShareGroupStateSummaryResponseReadStateSummaryResult[];
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
 * What encoders take for ReadShareGroupStateSummaryResponse; fields with a default may be left out.
 */
export interface ReadShareGroupStateSummaryResponseInit {
  /** See {@linkcode ReadShareGroupStateSummaryResponse.results}. */
  results: readonly ReadShareGroupStateSummaryResponseReadStateSummaryResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readReadShareGroupStateSummaryResponsePartitionResult(
  r: Reader,
  key: Key,
  version: number,
): ReadShareGroupStateSummaryResponsePartitionResult {
  r.down(key);
  const m: ReadShareGroupStateSummaryResponsePartitionResult = {
    partition: readInt32(r, "partition"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
    stateEpoch: readInt32(r, "stateEpoch"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
    startOffset: readInt64(r, "startOffset"),
    deliveryCompleteCount: version >= 1 ? readInt32(r, "deliveryCompleteCount") : -1,
  };
  readTags(r, m);
  r.up();
  return m;
}

function readReadShareGroupStateSummaryResponsePartitionResultList(
  r: Reader,
  n: number,
  version: number,
): readonly ReadShareGroupStateSummaryResponsePartitionResult[] {
  if (n === 0) return EMPTY;
  const list = slots<ReadShareGroupStateSummaryResponsePartitionResult>(r, n, 88);
  for (let i = 0; i < n; i++) {
    list[i] = readReadShareGroupStateSummaryResponsePartitionResult(r, i, version);
  }
  return list;
}

function readReadShareGroupStateSummaryResponseReadStateSummaryResult(
  r: Reader,
  key: Key,
  version: number,
): ReadShareGroupStateSummaryResponseReadStateSummaryResult {
  r.down(key);
  const m: ReadShareGroupStateSummaryResponseReadStateSummaryResult = {
    topicId: readUuid(r, "topicId"),
    partitions: readReadShareGroupStateSummaryResponsePartitionResultList(
      r,
      version >= 1 ? readCompactCount(r, "partitions", 28) : readCompactCount(r, "partitions", 24),
      version,
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readReadShareGroupStateSummaryResponseReadStateSummaryResultList(
  r: Reader,
  n: number,
  version: number,
): readonly ReadShareGroupStateSummaryResponseReadStateSummaryResult[] {
  if (n === 0) return EMPTY;
  const list = slots<ReadShareGroupStateSummaryResponseReadStateSummaryResult>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readReadShareGroupStateSummaryResponseReadStateSummaryResult(r, i, version);
  }
  return list;
}

function readReadShareGroupStateSummaryResponse(
  r: Reader,
  version: number,
): ReadShareGroupStateSummaryResponse {
  const m: ReadShareGroupStateSummaryResponse = {
    results: readReadShareGroupStateSummaryResponseReadStateSummaryResultList(
      r,
      readCompactCount(r, "results", 18),
      version,
    ),
  };
  readTags(r, m);
  return m;
}

function writeReadShareGroupStateSummaryResponsePartitionResult(
  w: Writer,
  key: Key,
  m: ReadShareGroupStateSummaryResponsePartitionResultInit,
  version: number,
): void {
  w.into(key, m);
  const {
    partition,
    errorCode,
    errorMessage = null,
    stateEpoch,
    leaderEpoch,
    startOffset,
    deliveryCompleteCount = -1,
    unknownTaggedFields,
  } = m;
  const atPartition = w.room(6);
  putInt32(w, atPartition, "partition", partition);
  putInt16(w, atPartition + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  const atStateEpoch = w.room(16);
  putInt32(w, atStateEpoch, "stateEpoch", stateEpoch);
  putInt32(w, atStateEpoch + 4, "leaderEpoch", leaderEpoch);
  putInt64(w, atStateEpoch + 8, "startOffset", startOffset);
  if (version >= 1) writeInt32(w, "deliveryCompleteCount", deliveryCompleteCount);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeReadShareGroupStateSummaryResponseReadStateSummaryResult(
  w: Writer,
  key: Key,
  m: ReadShareGroupStateSummaryResponseReadStateSummaryResultInit,
  version: number,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeReadShareGroupStateSummaryResponsePartitionResult,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeReadShareGroupStateSummaryResponse(
  w: Writer,
  m: ReadShareGroupStateSummaryResponseInit,
  version: number,
): void {
  const { results, unknownTaggedFields } = m;
  writeList(
    w,
    "results",
    results,
    writeCompactCount(w, "results", results),
    writeReadShareGroupStateSummaryResponseReadStateSummaryResult,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of ReadShareGroupStateSummary. */
export const ReadShareGroupStateSummary: Api<
  ReadShareGroupStateSummaryRequestInit,
  ReadShareGroupStateSummaryResponse
> = {
  name: "ReadShareGroupStateSummary",
  key: 87,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  encodeRequest: encodeReadShareGroupStateSummaryRequest,
  decodeResponse: decodeReadShareGroupStateSummaryResponse,
};

/** The broker's half of ReadShareGroupStateSummary. */
export const ReadShareGroupStateSummaryServer: ServerApi<
  ReadShareGroupStateSummaryRequest,
  ReadShareGroupStateSummaryResponseInit
> = {
  name: "ReadShareGroupStateSummary",
  key: 87,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decodeRequest: decodeReadShareGroupStateSummaryRequest,
  encodeResponse: encodeReadShareGroupStateSummaryResponse,
};
