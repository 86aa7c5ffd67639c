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
  type Key,
  type MessageCodec,
  orNull,
  putBool,
  putInt32,
  putInt64,
  readBool,
  readCompactCount,
  readCompactInt32s,
  readCompactNullableCount,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt32s,
  readInt64,
  readNullableCount,
  readString,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeBool,
  writeCompactCount,
  writeCompactInt32s,
  writeCompactNullableCount,
  writeCompactString,
  writeCount,
  writeInt16,
  writeInt32,
  writeInt64,
  writeList,
  writeNoTags,
  writeNullableCount,
  type Writer,
  writeString,
  writeUnknownTags,
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
  key: Key,
  version: number,
): DescribeLogDirsRequestDescribableLogDirTopic {
  r.down(key);
  const m: DescribeLogDirsRequestDescribableLogDirTopic = {
    topic: version >= 2 ? readCompactString(r, "topic", repeated)
      : readString(r, "topic", repeated),
    partitions: version >= 2 ? readCompactInt32s(r, "partitions") : readInt32s(r, "partitions"),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readDescribeLogDirsRequestDescribableLogDirTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeLogDirsRequestDescribableLogDirTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeLogDirsRequestDescribableLogDirTopic>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeLogDirsRequestDescribableLogDirTopic(r, i, version);
  }
  return list;
}

function readDescribeLogDirsRequest(r: Reader, version: number): DescribeLogDirsRequest {
  const m: DescribeLogDirsRequest = {
    topics: orNull(
      version >= 2 ? readCompactNullableCount(r, "topics", 3) : readNullableCount(r, "topics", 6),
      (n) => readDescribeLogDirsRequestDescribableLogDirTopicList(r, n, version),
    ),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeDescribeLogDirsRequestDescribableLogDirTopic(
  w: Writer,
  key: Key,
  m: DescribeLogDirsRequestDescribableLogDirTopicInit,
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

function writeDescribeLogDirsRequest(
  w: Writer,
  m: DescribeLogDirsRequestInit,
  version: number,
): void {
  const { topics, unknownTaggedFields } = m;
  writeList(
    w,
    "topics",
    topics,
    version >= 2 ? writeCompactNullableCount(w, "topics", topics)
      : writeNullableCount(w, "topics", topics),
    writeDescribeLogDirsRequestDescribableLogDirTopic,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
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
  key: Key,
  version: number,
): DescribeLogDirsResponsePartition {
  r.down(key);
  const m: DescribeLogDirsResponsePartition = {
    partitionIndex: readInt32(r, "partitionIndex"),
    partitionSize: readInt64(r, "partitionSize"),
    offsetLag: readInt64(r, "offsetLag"),
    isFutureKey: readBool(r, "isFutureKey"),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readDescribeLogDirsResponsePartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeLogDirsResponsePartition[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeLogDirsResponsePartition>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeLogDirsResponsePartition(r, i, version);
  }
  return list;
}

function readDescribeLogDirsResponseTopic(
  r: Reader,
  key: Key,
  version: number,
): DescribeLogDirsResponseTopic {
  r.down(key);
  const m: DescribeLogDirsResponseTopic = {
    name: version >= 2 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    partitions: readDescribeLogDirsResponsePartitionList(
      r,
      version >= 2 ? readCompactCount(r, "partitions", 22) : readCount(r, "partitions", 21),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readDescribeLogDirsResponseTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeLogDirsResponseTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeLogDirsResponseTopic>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeLogDirsResponseTopic(r, i, version);
  }
  return list;
}

function readDescribeLogDirsResponseResult(
  r: Reader,
  key: Key,
  version: number,
): DescribeLogDirsResponseResult {
  r.down(key);
  const m: DescribeLogDirsResponseResult = {
    errorCode: readInt16(r, "errorCode"),
    logDir: version >= 2 ? readCompactString(r, "logDir") : readString(r, "logDir"),
    topics: readDescribeLogDirsResponseTopicList(
      r,
      version >= 2 ? readCompactCount(r, "topics", 3) : readCount(r, "topics", 6),
      version,
    ),
    totalBytes: version >= 4 ? readInt64(r, "totalBytes") : -1n,
    usableBytes: version >= 4 ? readInt64(r, "usableBytes") : -1n,
    isCordoned: version >= 5 ? readBool(r, "isCordoned") : false,
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readDescribeLogDirsResponseResultList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeLogDirsResponseResult[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeLogDirsResponseResult>(r, n, 80);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeLogDirsResponseResult(r, i, version);
  }
  return list;
}

function readDescribeLogDirsResponse(r: Reader, version: number): DescribeLogDirsResponse {
  const m: DescribeLogDirsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: version >= 3 ? readInt16(r, "errorCode") : 0,
    results: readDescribeLogDirsResponseResultList(
      r,
      version >= 5 ? readCompactCount(r, "results", 22)
        : version >= 4 ? readCompactCount(r, "results", 21)
        : version >= 2 ? readCompactCount(r, "results", 5)
        : readCount(r, "results", 8),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeDescribeLogDirsResponsePartition(
  w: Writer,
  key: Key,
  m: DescribeLogDirsResponsePartitionInit,
  version: number,
): void {
  w.into(key, m);
  const { partitionIndex, partitionSize, offsetLag, isFutureKey, unknownTaggedFields } = m;
  const atPartitionIndex = w.room(21);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt64(w, atPartitionIndex + 4, "partitionSize", partitionSize);
  putInt64(w, atPartitionIndex + 12, "offsetLag", offsetLag);
  putBool(w, atPartitionIndex + 20, "isFutureKey", isFutureKey);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeLogDirsResponseTopic(
  w: Writer,
  key: Key,
  m: DescribeLogDirsResponseTopicInit,
  version: number,
): void {
  w.into(key, m);
  const { name, partitions, unknownTaggedFields } = m;
  if (version >= 2) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  writeList(
    w,
    "partitions",
    partitions,
    version >= 2 ? writeCompactCount(w, "partitions", partitions)
      : writeCount(w, "partitions", partitions),
    writeDescribeLogDirsResponsePartition,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeLogDirsResponseResult(
  w: Writer,
  key: Key,
  m: DescribeLogDirsResponseResultInit,
  version: number,
): void {
  w.into(key, m);
  const {
    errorCode,
    logDir,
    topics,
    totalBytes = -1n,
    usableBytes = -1n,
    isCordoned = false,
    unknownTaggedFields,
  } = m;
  writeInt16(w, "errorCode", errorCode);
  if (version >= 2) writeCompactString(w, "logDir", logDir);
  else writeString(w, "logDir", logDir);
  writeList(
    w,
    "topics",
    topics,
    version >= 2 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeDescribeLogDirsResponseTopic,
    version,
  );
  if (version >= 4) writeInt64(w, "totalBytes", totalBytes);
  if (version >= 4) writeInt64(w, "usableBytes", usableBytes);
  if (version >= 5) writeBool(w, "isCordoned", isCordoned);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeLogDirsResponse(
  w: Writer,
  m: DescribeLogDirsResponseInit,
  version: number,
): void {
  const { throttleTimeMs, errorCode = 0, results, unknownTaggedFields } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  if (version >= 3) writeInt16(w, "errorCode", errorCode);
  writeList(
    w,
    "results",
    results,
    version >= 2 ? writeCompactCount(w, "results", results) : writeCount(w, "results", results),
    writeDescribeLogDirsResponseResult,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of DescribeLogDirs. */
export const DescribeLogDirs: Api<DescribeLogDirsRequestInit, DescribeLogDirsResponse> = {
  name: "DescribeLogDirs",
  key: 35,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 2,
  throttlesFrom: 1,
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
