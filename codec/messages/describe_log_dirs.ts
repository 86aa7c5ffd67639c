// Generated from schemas/clients/DescribeLogDirs{Request,Response}.json. Do not edit.

/**
 * DescribeLogDirs (API, key 35), versions 0-5.
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
  readInt64,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeInt32s,
  writeInt64,
  type Writer,
} from "../wire/mod.ts";

/**
 * Decodes the body of a DescribeLogDirs request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 5.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 5.
 */
export function decodeDescribeLogDirsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeLogDirsRequest {
  return runDecode(
  "DescribeLogDirsRequest",
  0,
  5,
  readDescribeLogDirsRequest,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a DescribeLogDirs request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 5.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeLogDirsRequest(
  message: DescribeLogDirsRequestInit,
  version: number,
): Bytes {
  return runEncode("DescribeLogDirsRequest", 0, 5, writeDescribeLogDirsRequest, message, version);
}

/**
 * Encodes the body of a DescribeLogDirs request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeLogDirsRequestInto(
  message: DescribeLogDirsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeLogDirsRequest",
    0,
    5,
    writeDescribeLogDirsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeLogDirsRequest, for registries. */
export const DescribeLogDirsRequestCodec: MessageCodec<DescribeLogDirsRequest> = {
  name: "DescribeLogDirsRequest",
  type: "request",
  module: "clients",
  apiKey: 35,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 2,
  decode: decodeDescribeLogDirsRequest,
  encode: encodeDescribeLogDirsRequest,
};

/** Part of DescribeLogDirsRequest, versions 0-5. */
export interface DescribeLogDirsRequestDescribableLogDirTopic {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from DescribeLogDirsRequest.json DescribableLogDirTopic.Topic
   */
  topic: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from DescribeLogDirsRequest.json DescribableLogDirTopic.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeLogDirsRequestDescribableLogDirTopic; fields with a default may be left out.
 */
export interface DescribeLogDirsRequestDescribableLogDirTopicInit {
  /** See {@linkcode DescribeLogDirsRequestDescribableLogDirTopic.topic}. */
  topic: string;
  /** See {@linkcode DescribeLogDirsRequestDescribableLogDirTopic.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DescribeLogDirsRequest: a request, key 35, versions 0-5, flexible versions 2+. */
export interface DescribeLogDirsRequest {
  /**
   * []DescribableLogDirTopic, versions 0+, nullable 0+.
   *
   * @generated from DescribeLogDirsRequest.json Topics
   */
  topics: readonly DescribeLogDirsRequestDescribableLogDirTopic[] | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DescribeLogDirsRequest; fields with a default may be left out. */
export interface DescribeLogDirsRequestInit {
  /** See {@linkcode DescribeLogDirsRequest.topics}. */
  topics: readonly DescribeLogDirsRequestDescribableLogDirTopicInit[] | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeLogDirsRequestDescribableLogDirTopic(
  r: Reader,
  version: number,
): DescribeLogDirsRequestDescribableLogDirTopic {
  r.down();
  r.at("topic"); const topic = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitions");
  const partitions = readInt32s(r, version >= 2 ? r.compactCount(4, 8) : r.count(4, 8));
  const m: DescribeLogDirsRequestDescribableLogDirTopic = { topic, partitions };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function readDescribeLogDirsRequestDescribableLogDirTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeLogDirsRequestDescribableLogDirTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeLogDirsRequestDescribableLogDirTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeLogDirsRequestDescribableLogDirTopic(r, version);
  }
  r.up();
  return list;
}

function readDescribeLogDirsRequest(r: Reader, version: number): DescribeLogDirsRequest {
  r.down();
  r.at("topics");
  const topics = orNull(
    version >= 2 ? r.compactNullableCount(3, 48) : r.nullableCount(6, 48),
    (n) => readDescribeLogDirsRequestDescribableLogDirTopicList(r, n, version),
  );
  const m: DescribeLogDirsRequest = { topics };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function writeDescribeLogDirsRequestDescribableLogDirTopic(
  w: Writer,
  m: DescribeLogDirsRequestDescribableLogDirTopicInit,
  version: number,
): void {
  w.down(m);
  const { topic, partitions, unknownTaggedFields } = m;
  w.at("topic");
  if (version >= 2) w.compactString(topic);
  else w.string(topic);
  w.at("partitions");
  writeInt32s(w, partitions, version >= 2 ? w.compactCount(partitions) : w.count(partitions));
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDescribeLogDirsRequestDescribableLogDirTopicList(
  w: Writer,
  list: readonly DescribeLogDirsRequestDescribableLogDirTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeLogDirsRequestDescribableLogDirTopic(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeLogDirsRequest(
  w: Writer,
  m: DescribeLogDirsRequestInit,
  version: number,
): void {
  w.down(m);
  const { topics, unknownTaggedFields } = m;
  w.at("topics");
  writeDescribeLogDirsRequestDescribableLogDirTopicList(
    w,
    topics,
    version >= 2 ? w.compactNullableCount(topics) : w.nullableCount(topics),
    version,
  );
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/**
 * Decodes the body of a DescribeLogDirs response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 5.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 5.
 */
export function decodeDescribeLogDirsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeLogDirsResponse {
  return runDecode(
  "DescribeLogDirsResponse",
  0,
  5,
  readDescribeLogDirsResponse,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a DescribeLogDirs response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 5.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeLogDirsResponse(
  message: DescribeLogDirsResponseInit,
  version: number,
): Bytes {
  return runEncode("DescribeLogDirsResponse", 0, 5, writeDescribeLogDirsResponse, message, version);
}

/**
 * Encodes the body of a DescribeLogDirs response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeLogDirsResponseInto(
  message: DescribeLogDirsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeLogDirsResponse",
    0,
    5,
    writeDescribeLogDirsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeLogDirsResponse, for registries. */
export const DescribeLogDirsResponseCodec: MessageCodec<DescribeLogDirsResponse> = {
  name: "DescribeLogDirsResponse",
  type: "response",
  module: "clients",
  apiKey: 35,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 2,
  decode: decodeDescribeLogDirsResponse,
  encode: encodeDescribeLogDirsResponse,
};

/** Part of DescribeLogDirsResponse, versions 0-5. */
export interface DescribeLogDirsResponsePartition {
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeLogDirsResponse.json DescribeLogDirsPartition.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int64, versions 0+.
   *
   * @generated from DescribeLogDirsResponse.json DescribeLogDirsPartition.PartitionSize
   */
  partitionSize: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from DescribeLogDirsResponse.json DescribeLogDirsPartition.OffsetLag
   */
  offsetLag: bigint;
  /**
   * bool, versions 0+.
   *
   * @generated from DescribeLogDirsResponse.json DescribeLogDirsPartition.IsFutureKey
   */
  isFutureKey: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeLogDirsResponsePartition; fields with a default may be left out.
 */
export interface DescribeLogDirsResponsePartitionInit {
  /** See {@linkcode DescribeLogDirsResponsePartition.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode DescribeLogDirsResponsePartition.partitionSize}. */
  partitionSize: bigint;
  /** See {@linkcode DescribeLogDirsResponsePartition.offsetLag}. */
  offsetLag: bigint;
  /** See {@linkcode DescribeLogDirsResponsePartition.isFutureKey}. */
  isFutureKey: boolean;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeLogDirsResponse, versions 0-5. */
export interface DescribeLogDirsResponseTopic {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from DescribeLogDirsResponse.json DescribeLogDirsTopic.Name
   */
  name: string;
  /**
   * []DescribeLogDirsPartition, versions 0+.
   *
   * @generated from DescribeLogDirsResponse.json DescribeLogDirsTopic.Partitions
   */
  partitions: readonly DescribeLogDirsResponsePartition[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeLogDirsResponseTopic; fields with a default may be left out.
 */
export interface DescribeLogDirsResponseTopicInit {
  /** See {@linkcode DescribeLogDirsResponseTopic.name}. */
  name: string;
  /** See {@linkcode DescribeLogDirsResponseTopic.partitions}. */
  partitions: readonly DescribeLogDirsResponsePartitionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeLogDirsResponse, versions 0-5. */
export interface DescribeLogDirsResponseResult {
  /**
   * int16, versions 0+.
   *
   * @generated from DescribeLogDirsResponse.json DescribeLogDirsResult.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+.
   *
   * @generated from DescribeLogDirsResponse.json DescribeLogDirsResult.LogDir
   */
  logDir: string;
  /**
   * []DescribeLogDirsTopic, versions 0+.
   *
   * @generated from DescribeLogDirsResponse.json DescribeLogDirsResult.Topics
   */
  topics: readonly DescribeLogDirsResponseTopic[];
  /**
   * int64, versions 4+, default -1, ignorable.
   *
   * @generated from DescribeLogDirsResponse.json DescribeLogDirsResult.TotalBytes
   */
  totalBytes: bigint;
  /**
   * int64, versions 4+, default -1, ignorable.
   *
   * @generated from DescribeLogDirsResponse.json DescribeLogDirsResult.UsableBytes
   */
  usableBytes: bigint;
  /**
   * bool, versions 5+, default false, ignorable.
   *
   * @generated from DescribeLogDirsResponse.json DescribeLogDirsResult.IsCordoned
   */
  isCordoned: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeLogDirsResponseResult; fields with a default may be left out.
 */
export interface DescribeLogDirsResponseResultInit {
  /** See {@linkcode DescribeLogDirsResponseResult.errorCode}. */
  errorCode: number;
  /** See {@linkcode DescribeLogDirsResponseResult.logDir}. */
  logDir: string;
  /** See {@linkcode DescribeLogDirsResponseResult.topics}. */
  topics: readonly DescribeLogDirsResponseTopicInit[];
  /** See {@linkcode DescribeLogDirsResponseResult.totalBytes}. */
  totalBytes?: bigint | undefined;
  /** See {@linkcode DescribeLogDirsResponseResult.usableBytes}. */
  usableBytes?: bigint | undefined;
  /** See {@linkcode DescribeLogDirsResponseResult.isCordoned}. */
  isCordoned?: boolean | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DescribeLogDirsResponse: a response, key 35, versions 0-5, flexible versions 2+. */
export interface DescribeLogDirsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeLogDirsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 3+, ignorable.
   *
   * @generated from DescribeLogDirsResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * []DescribeLogDirsResult, versions 0+.
   *
   * @generated from DescribeLogDirsResponse.json Results
   */
  results: readonly DescribeLogDirsResponseResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DescribeLogDirsResponse; fields with a default may be left out. */
export interface DescribeLogDirsResponseInit {
  /** See {@linkcode DescribeLogDirsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode DescribeLogDirsResponse.errorCode}. */
  errorCode?: number | undefined;
  /** See {@linkcode DescribeLogDirsResponse.results}. */
  results: readonly DescribeLogDirsResponseResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeLogDirsResponsePartition(
  r: Reader,
  version: number,
): DescribeLogDirsResponsePartition {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("partitionSize"); const partitionSize = readInt64(r);
  r.at("offsetLag"); const offsetLag = readInt64(r);
  r.at("isFutureKey"); const isFutureKey = r.bool();
  const m: DescribeLogDirsResponsePartition = {
    partitionIndex,
    partitionSize,
    offsetLag,
    isFutureKey,
  };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function readDescribeLogDirsResponsePartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeLogDirsResponsePartition[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeLogDirsResponsePartition>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeLogDirsResponsePartition(r, version);
  }
  r.up();
  return list;
}

function readDescribeLogDirsResponseTopic(
  r: Reader,
  version: number,
): DescribeLogDirsResponseTopic {
  r.down();
  r.at("name"); const name = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitions");
  const partitions = readDescribeLogDirsResponsePartitionList(
    r,
    version >= 2 ? r.compactCount(22, 64) : r.count(21, 64),
    version,
  );
  const m: DescribeLogDirsResponseTopic = { name, partitions };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function readDescribeLogDirsResponseTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeLogDirsResponseTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeLogDirsResponseTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeLogDirsResponseTopic(r, version);
  }
  r.up();
  return list;
}

function readDescribeLogDirsResponseResult(
  r: Reader,
  version: number,
): DescribeLogDirsResponseResult {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("logDir"); const logDir = version >= 2 ? r.compactString() : r.string();
  r.at("topics");
  const topics = readDescribeLogDirsResponseTopicList(
    r,
    version >= 2 ? r.compactCount(3, 48) : r.count(6, 48),
    version,
  );
  r.at("totalBytes"); const totalBytes = version >= 4 ? readInt64(r) : -1n;
  r.at("usableBytes"); const usableBytes = version >= 4 ? readInt64(r) : -1n;
  r.at("isCordoned"); const isCordoned = version >= 5 ? r.bool() : false;
  const m: DescribeLogDirsResponseResult = {
    errorCode,
    logDir,
    topics,
    totalBytes,
    usableBytes,
    isCordoned,
  };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function readDescribeLogDirsResponseResultList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeLogDirsResponseResult[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeLogDirsResponseResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeLogDirsResponseResult(r, version);
  }
  r.up();
  return list;
}

function readDescribeLogDirsResponse(r: Reader, version: number): DescribeLogDirsResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("errorCode"); const errorCode = version >= 3 ? r.int16() : 0;
  r.at("results");
  const results = readDescribeLogDirsResponseResultList(
    r,
    version >= 5 ? r.compactCount(22, 80)
      : version >= 4 ? r.compactCount(21, 80)
      : version >= 2 ? r.compactCount(5, 80)
      : r.count(8, 80),
    version,
  );
  const m: DescribeLogDirsResponse = { throttleTimeMs, errorCode, results };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function writeDescribeLogDirsResponsePartition(
  w: Writer,
  m: DescribeLogDirsResponsePartitionInit,
  version: number,
): void {
  w.down(m);
  const { partitionIndex, partitionSize, offsetLag, isFutureKey, unknownTaggedFields } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("partitionSize"); writeInt64(w, partitionSize);
  w.at("offsetLag"); writeInt64(w, offsetLag);
  w.at("isFutureKey"); w.bool(isFutureKey);
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDescribeLogDirsResponsePartitionList(
  w: Writer,
  list: readonly DescribeLogDirsResponsePartitionInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeLogDirsResponsePartition(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeLogDirsResponseTopic(
  w: Writer,
  m: DescribeLogDirsResponseTopicInit,
  version: number,
): void {
  w.down(m);
  const { name, partitions, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 2) w.compactString(name);
  else w.string(name);
  w.at("partitions");
  writeDescribeLogDirsResponsePartitionList(
    w,
    partitions,
    version >= 2 ? w.compactCount(partitions) : w.count(partitions),
    version,
  );
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDescribeLogDirsResponseTopicList(
  w: Writer,
  list: readonly DescribeLogDirsResponseTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeLogDirsResponseTopic(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeLogDirsResponseResult(
  w: Writer,
  m: DescribeLogDirsResponseResultInit,
  version: number,
): void {
  w.down(m);
  const {
    errorCode,
    logDir,
    topics,
    totalBytes = -1n,
    usableBytes = -1n,
    isCordoned = false,
    unknownTaggedFields,
  } = m;
  w.at("errorCode"); w.int16(errorCode);
  w.at("logDir");
  if (version >= 2) w.compactString(logDir);
  else w.string(logDir);
  w.at("topics");
  writeDescribeLogDirsResponseTopicList(
    w,
    topics,
    version >= 2 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  w.at("totalBytes");
  if (version >= 4) writeInt64(w, totalBytes);
  w.at("usableBytes");
  if (version >= 4) writeInt64(w, usableBytes);
  w.at("isCordoned");
  if (version >= 5) w.bool(isCordoned);
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDescribeLogDirsResponseResultList(
  w: Writer,
  list: readonly DescribeLogDirsResponseResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeLogDirsResponseResult(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeLogDirsResponse(
  w: Writer,
  m: DescribeLogDirsResponseInit,
  version: number,
): void {
  w.down(m);
  const { throttleTimeMs, errorCode = 0, results, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("errorCode");
  if (version >= 3) w.int16(errorCode);
  w.at("results");
  writeDescribeLogDirsResponseResultList(
    w,
    results,
    version >= 2 ? w.compactCount(results) : w.count(results),
    version,
  );
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of DescribeLogDirs. */
export const DescribeLogDirs: Api<DescribeLogDirsRequestInit, DescribeLogDirsResponse> = {
  name: "DescribeLogDirs",
  key: 35,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 2,
  encodeRequest: encodeDescribeLogDirsRequest,
  decodeResponse: decodeDescribeLogDirsResponse,
};

/** The broker's half of DescribeLogDirs. */
export const DescribeLogDirsServer: ServerApi<
  DescribeLogDirsRequest,
  DescribeLogDirsResponseInit
> = {
  name: "DescribeLogDirs",
  key: 35,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 2,
  decodeRequest: decodeDescribeLogDirsRequest,
  encodeResponse: encodeDescribeLogDirsResponse,
};
