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
  type MessageCodec,
  type Reader,
  readInt64,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeInt64,
  type Writer,
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
): ReadShareGroupStateSummaryRequestPartitionData {
  r.down();
  r.at("partition"); const partition = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  const m: ReadShareGroupStateSummaryRequestPartitionData = { partition, leaderEpoch };
  r.tags(m);
  r.up();
  return m;
}

function readReadShareGroupStateSummaryRequestPartitionDataList(
  r: Reader,
  n: number,
): readonly ReadShareGroupStateSummaryRequestPartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<ReadShareGroupStateSummaryRequestPartitionData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readReadShareGroupStateSummaryRequestPartitionData(r);
  }
  r.up();
  return list;
}

function readReadShareGroupStateSummaryRequestReadStateSummaryData(
  r: Reader,
): ReadShareGroupStateSummaryRequestReadStateSummaryData {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("partitions");
  const partitions = readReadShareGroupStateSummaryRequestPartitionDataList(
    r,
    r.compactCount(9, 48),
  );
  const m: ReadShareGroupStateSummaryRequestReadStateSummaryData = { topicId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readReadShareGroupStateSummaryRequestReadStateSummaryDataList(
  r: Reader,
  n: number,
): readonly ReadShareGroupStateSummaryRequestReadStateSummaryData[] {
  if (n === 0) return EMPTY;
  const list = slots<ReadShareGroupStateSummaryRequestReadStateSummaryData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readReadShareGroupStateSummaryRequestReadStateSummaryData(r);
  }
  r.up();
  return list;
}

function readReadShareGroupStateSummaryRequest(r: Reader): ReadShareGroupStateSummaryRequest {
  r.down();
  r.at("groupId"); const groupId = r.compactString(repeated);
  r.at("topics");
  const topics = readReadShareGroupStateSummaryRequestReadStateSummaryDataList(
    r,
    r.compactCount(18, 48),
  );
  const m: ReadShareGroupStateSummaryRequest = { groupId, topics };
  r.tags(m);
  r.up();
  return m;
}

function writeReadShareGroupStateSummaryRequestPartitionData(
  w: Writer,
  m: ReadShareGroupStateSummaryRequestPartitionDataInit,
): void {
  w.down(m);
  const { partition, leaderEpoch, unknownTaggedFields } = m;
  w.at("partition"); w.int32(partition);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeReadShareGroupStateSummaryRequestPartitionDataList(
  w: Writer,
  list: readonly ReadShareGroupStateSummaryRequestPartitionDataInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeReadShareGroupStateSummaryRequestPartitionData(w, list![i]!);
  }
  w.up();
}

function writeReadShareGroupStateSummaryRequestReadStateSummaryData(
  w: Writer,
  m: ReadShareGroupStateSummaryRequestReadStateSummaryDataInit,
): void {
  w.down(m);
  const { topicId, partitions, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("partitions");
  writeReadShareGroupStateSummaryRequestPartitionDataList(
    w,
    partitions,
    w.compactCount(partitions),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeReadShareGroupStateSummaryRequestReadStateSummaryDataList(
  w: Writer,
  list: readonly ReadShareGroupStateSummaryRequestReadStateSummaryDataInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeReadShareGroupStateSummaryRequestReadStateSummaryData(w, list![i]!);
  }
  w.up();
}

function writeReadShareGroupStateSummaryRequest(
  w: Writer,
  m: ReadShareGroupStateSummaryRequestInit,
): void {
  w.down(m);
  const { groupId, topics, unknownTaggedFields } = m;
  w.at("groupId"); w.compactString(groupId);
  w.at("topics");
  writeReadShareGroupStateSummaryRequestReadStateSummaryDataList(w, topics, w.compactCount(topics));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
  version: number,
): ReadShareGroupStateSummaryResponsePartitionResult {
  r.down();
  r.at("partition"); const partition = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  r.at("stateEpoch"); const stateEpoch = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  r.at("startOffset"); const startOffset = readInt64(r);
  r.at("deliveryCompleteCount"); const deliveryCompleteCount = version >= 1 ? r.int32() : -1;
  const m: ReadShareGroupStateSummaryResponsePartitionResult = {
    partition,
    errorCode,
    errorMessage,
    stateEpoch,
    leaderEpoch,
    startOffset,
    deliveryCompleteCount,
  };
  r.tags(m);
  r.up();
  return m;
}

function readReadShareGroupStateSummaryResponsePartitionResultList(
  r: Reader,
  n: number,
  version: number,
): readonly ReadShareGroupStateSummaryResponsePartitionResult[] {
  if (n === 0) return EMPTY;
  const list = slots<ReadShareGroupStateSummaryResponsePartitionResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readReadShareGroupStateSummaryResponsePartitionResult(r, version);
  }
  r.up();
  return list;
}

function readReadShareGroupStateSummaryResponseReadStateSummaryResult(
  r: Reader,
  version: number,
): ReadShareGroupStateSummaryResponseReadStateSummaryResult {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("partitions");
  const partitions = readReadShareGroupStateSummaryResponsePartitionResultList(
    r,
    version >= 1 ? r.compactCount(28, 88) : r.compactCount(24, 88),
    version,
  );
  const m: ReadShareGroupStateSummaryResponseReadStateSummaryResult = { topicId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readReadShareGroupStateSummaryResponseReadStateSummaryResultList(
  r: Reader,
  n: number,
  version: number,
): readonly ReadShareGroupStateSummaryResponseReadStateSummaryResult[] {
  if (n === 0) return EMPTY;
  const list = slots<ReadShareGroupStateSummaryResponseReadStateSummaryResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readReadShareGroupStateSummaryResponseReadStateSummaryResult(r, version);
  }
  r.up();
  return list;
}

function readReadShareGroupStateSummaryResponse(
  r: Reader,
  version: number,
): ReadShareGroupStateSummaryResponse {
  r.down();
  r.at("results");
  const results = readReadShareGroupStateSummaryResponseReadStateSummaryResultList(
    r,
    r.compactCount(18, 48),
    version,
  );
  const m: ReadShareGroupStateSummaryResponse = { results };
  r.tags(m);
  r.up();
  return m;
}

function writeReadShareGroupStateSummaryResponsePartitionResult(
  w: Writer,
  m: ReadShareGroupStateSummaryResponsePartitionResultInit,
  version: number,
): void {
  w.down(m);
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
  w.at("partition"); w.int32(partition);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage"); w.compactNullableString(errorMessage);
  w.at("stateEpoch"); w.int32(stateEpoch);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.at("startOffset"); writeInt64(w, startOffset);
  w.at("deliveryCompleteCount");
  if (version >= 1) w.int32(deliveryCompleteCount);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeReadShareGroupStateSummaryResponsePartitionResultList(
  w: Writer,
  list: readonly ReadShareGroupStateSummaryResponsePartitionResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeReadShareGroupStateSummaryResponsePartitionResult(w, list![i]!, version);
  }
  w.up();
}

function writeReadShareGroupStateSummaryResponseReadStateSummaryResult(
  w: Writer,
  m: ReadShareGroupStateSummaryResponseReadStateSummaryResultInit,
  version: number,
): void {
  w.down(m);
  const { topicId, partitions, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("partitions");
  writeReadShareGroupStateSummaryResponsePartitionResultList(
    w,
    partitions,
    w.compactCount(partitions),
    version,
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeReadShareGroupStateSummaryResponseReadStateSummaryResultList(
  w: Writer,
  list: readonly ReadShareGroupStateSummaryResponseReadStateSummaryResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeReadShareGroupStateSummaryResponseReadStateSummaryResult(w, list![i]!, version);
  }
  w.up();
}

function writeReadShareGroupStateSummaryResponse(
  w: Writer,
  m: ReadShareGroupStateSummaryResponseInit,
  version: number,
): void {
  w.down(m);
  const { results, unknownTaggedFields } = m;
  w.at("results");
  writeReadShareGroupStateSummaryResponseReadStateSummaryResultList(
    w,
    results,
    w.compactCount(results),
    version,
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
