// Generated from schemas/clients/AlterReplicaLogDirs{Request,Response}.json. Do not edit.

/**
 * AlterReplicaLogDirs (API, key 34), versions 0-2.
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
  readCompactCount,
  readCompactInt32s,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt32s,
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
  writeCompactString,
  writeCount,
  writeInt32,
  writeList,
  writeNoTags,
  type Writer,
  writeString,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of an AlterReplicaLogDirs request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeAlterReplicaLogDirsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AlterReplicaLogDirsRequest {
  return runDecode(
    "AlterReplicaLogDirsRequest",
    0,
    2,
    readAlterReplicaLogDirsRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AlterReplicaLogDirs request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAlterReplicaLogDirsRequest(
  message: AlterReplicaLogDirsRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "AlterReplicaLogDirsRequest",
    0,
    2,
    writeAlterReplicaLogDirsRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of an AlterReplicaLogDirs request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAlterReplicaLogDirsRequestInto(
  message: AlterReplicaLogDirsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AlterReplicaLogDirsRequest",
    0,
    2,
    writeAlterReplicaLogDirsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AlterReplicaLogDirsRequest, for registries. */
export const AlterReplicaLogDirsRequestCodec: MessageCodec<AlterReplicaLogDirsRequest> = {
  name: "AlterReplicaLogDirsRequest",
  type: "request",
  module: "clients",
  apiKey: 34,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decode: decodeAlterReplicaLogDirsRequest,
  encode: encodeAlterReplicaLogDirsRequest,
};

/** Part of AlterReplicaLogDirsRequest, versions 0-2. */
export interface AlterReplicaLogDirsRequestAlterReplicaLogDirTopic {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from AlterReplicaLogDirsRequest.json AlterReplicaLogDirTopic.Name
   */
  name: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from AlterReplicaLogDirsRequest.json AlterReplicaLogDirTopic.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterReplicaLogDirsRequestAlterReplicaLogDirTopic; fields with a default may be left out.
 */
export interface AlterReplicaLogDirsRequestAlterReplicaLogDirTopicInit {
  /** See {@linkcode AlterReplicaLogDirsRequestAlterReplicaLogDirTopic.name}. */
  name: string;
  /** See {@linkcode AlterReplicaLogDirsRequestAlterReplicaLogDirTopic.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AlterReplicaLogDirsRequest, versions 0-2. */
export interface AlterReplicaLogDirsRequestAlterReplicaLogDir {
  /**
   * string, versions 0+.
   *
   * @generated from AlterReplicaLogDirsRequest.json AlterReplicaLogDir.Path
   */
  path: string;
  /**
   * []AlterReplicaLogDirTopic, versions 0+.
   *
   * @generated from AlterReplicaLogDirsRequest.json AlterReplicaLogDir.Topics
   */
  topics: readonly AlterReplicaLogDirsRequestAlterReplicaLogDirTopic[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterReplicaLogDirsRequestAlterReplicaLogDir; fields with a default may be left out.
 */
export interface AlterReplicaLogDirsRequestAlterReplicaLogDirInit {
  /** See {@linkcode AlterReplicaLogDirsRequestAlterReplicaLogDir.path}. */
  path: string;
  /** See {@linkcode AlterReplicaLogDirsRequestAlterReplicaLogDir.topics}. */
  topics: readonly AlterReplicaLogDirsRequestAlterReplicaLogDirTopicInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** AlterReplicaLogDirsRequest: a request, key 34, versions 0-2, flexible versions 2+. */
export interface AlterReplicaLogDirsRequest {
  /**
   * []AlterReplicaLogDir, versions 0+.
   *
   * @generated from AlterReplicaLogDirsRequest.json Dirs
   */
  dirs: readonly AlterReplicaLogDirsRequestAlterReplicaLogDir[];
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
 * What encoders take for AlterReplicaLogDirsRequest; fields with a default may be left out.
 */
export interface AlterReplicaLogDirsRequestInit {
  /** See {@linkcode AlterReplicaLogDirsRequest.dirs}. */
  dirs: readonly AlterReplicaLogDirsRequestAlterReplicaLogDirInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAlterReplicaLogDirsRequestAlterReplicaLogDirTopic(
  r: Reader,
  key: Key,
  version: number,
): AlterReplicaLogDirsRequestAlterReplicaLogDirTopic {
  r.down(key);
  const m: AlterReplicaLogDirsRequestAlterReplicaLogDirTopic = {
    name: version >= 2 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    partitions: version >= 2 ? readCompactInt32s(r, "partitions") : readInt32s(r, "partitions"),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readAlterReplicaLogDirsRequestAlterReplicaLogDirTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterReplicaLogDirsRequestAlterReplicaLogDirTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterReplicaLogDirsRequestAlterReplicaLogDirTopic>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterReplicaLogDirsRequestAlterReplicaLogDirTopic(r, i, version);
  }
  return list;
}

function readAlterReplicaLogDirsRequestAlterReplicaLogDir(
  r: Reader,
  key: Key,
  version: number,
): AlterReplicaLogDirsRequestAlterReplicaLogDir {
  r.down(key);
  const m: AlterReplicaLogDirsRequestAlterReplicaLogDir = {
    path: version >= 2 ? readCompactString(r, "path") : readString(r, "path"),
    topics: readAlterReplicaLogDirsRequestAlterReplicaLogDirTopicList(
      r,
      version >= 2 ? readCompactCount(r, "topics", 3) : readCount(r, "topics", 6),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readAlterReplicaLogDirsRequestAlterReplicaLogDirList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterReplicaLogDirsRequestAlterReplicaLogDir[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterReplicaLogDirsRequestAlterReplicaLogDir>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterReplicaLogDirsRequestAlterReplicaLogDir(r, i, version);
  }
  return list;
}

function readAlterReplicaLogDirsRequest(r: Reader, version: number): AlterReplicaLogDirsRequest {
  const m: AlterReplicaLogDirsRequest = {
    dirs: readAlterReplicaLogDirsRequestAlterReplicaLogDirList(
      r,
      version >= 2 ? readCompactCount(r, "dirs", 3) : readCount(r, "dirs", 6),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeAlterReplicaLogDirsRequestAlterReplicaLogDirTopic(
  w: Writer,
  key: Key,
  m: AlterReplicaLogDirsRequestAlterReplicaLogDirTopicInit,
  version: number,
): void {
  w.into(key, m);
  const { name, partitions, unknownTaggedFields } = m;
  if (version >= 2) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  if (version >= 2) writeCompactInt32s(w, "partitions", partitions);
  else writeList(w, "partitions", partitions, writeCount(w, "partitions", partitions), writeInt32);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterReplicaLogDirsRequestAlterReplicaLogDir(
  w: Writer,
  key: Key,
  m: AlterReplicaLogDirsRequestAlterReplicaLogDirInit,
  version: number,
): void {
  w.into(key, m);
  const { path, topics, unknownTaggedFields } = m;
  if (version >= 2) writeCompactString(w, "path", path);
  else writeString(w, "path", path);
  writeList(
    w,
    "topics",
    topics,
    version >= 2 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeAlterReplicaLogDirsRequestAlterReplicaLogDirTopic,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterReplicaLogDirsRequest(
  w: Writer,
  m: AlterReplicaLogDirsRequestInit,
  version: number,
): void {
  const { dirs, unknownTaggedFields } = m;
  writeList(
    w,
    "dirs",
    dirs,
    version >= 2 ? writeCompactCount(w, "dirs", dirs) : writeCount(w, "dirs", dirs),
    writeAlterReplicaLogDirsRequestAlterReplicaLogDir,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an AlterReplicaLogDirs response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeAlterReplicaLogDirsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AlterReplicaLogDirsResponse {
  return runDecode(
    "AlterReplicaLogDirsResponse",
    0,
    2,
    readAlterReplicaLogDirsResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AlterReplicaLogDirs response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAlterReplicaLogDirsResponse(
  message: AlterReplicaLogDirsResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "AlterReplicaLogDirsResponse",
    0,
    2,
    writeAlterReplicaLogDirsResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of an AlterReplicaLogDirs response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAlterReplicaLogDirsResponseInto(
  message: AlterReplicaLogDirsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AlterReplicaLogDirsResponse",
    0,
    2,
    writeAlterReplicaLogDirsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AlterReplicaLogDirsResponse, for registries. */
export const AlterReplicaLogDirsResponseCodec: MessageCodec<AlterReplicaLogDirsResponse> = {
  name: "AlterReplicaLogDirsResponse",
  type: "response",
  module: "clients",
  apiKey: 34,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decode: decodeAlterReplicaLogDirsResponse,
  encode: encodeAlterReplicaLogDirsResponse,
};

/** Part of AlterReplicaLogDirsResponse, versions 0-2. */
export interface AlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResult {
  /**
   * int32, versions 0+.
   *
   * @generated from AlterReplicaLogDirsResponse.json AlterReplicaLogDirPartitionResult.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from AlterReplicaLogDirsResponse.json AlterReplicaLogDirPartitionResult.ErrorCode
   */
  errorCode: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResult; fields with a default may be left out.
 */
export interface AlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResultInit {
  /**
   * See {@linkcode AlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResult.partitionIndex}.
   */
  partitionIndex: number;
  /** See {@linkcode AlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResult.errorCode}. */
  errorCode: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AlterReplicaLogDirsResponse, versions 0-2. */
export interface AlterReplicaLogDirsResponseAlterReplicaLogDirTopicResult {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from AlterReplicaLogDirsResponse.json AlterReplicaLogDirTopicResult.TopicName
   */
  topicName: string;
  /**
   * []AlterReplicaLogDirPartitionResult, versions 0+.
   *
   * @generated from AlterReplicaLogDirsResponse.json AlterReplicaLogDirTopicResult.Partitions
   */
  partitions: readonly AlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterReplicaLogDirsResponseAlterReplicaLogDirTopicResult; fields with a default may be left out.
 */
export interface AlterReplicaLogDirsResponseAlterReplicaLogDirTopicResultInit {
  /** See {@linkcode AlterReplicaLogDirsResponseAlterReplicaLogDirTopicResult.topicName}. */
  topicName: string;
  /** See {@linkcode AlterReplicaLogDirsResponseAlterReplicaLogDirTopicResult.partitions}. */
  partitions: readonly AlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** AlterReplicaLogDirsResponse: a response, key 34, versions 0-2, flexible versions 2+. */
export interface AlterReplicaLogDirsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from AlterReplicaLogDirsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []AlterReplicaLogDirTopicResult, versions 0+.
   *
   * @generated from AlterReplicaLogDirsResponse.json Results
   */
  results: readonly AlterReplicaLogDirsResponseAlterReplicaLogDirTopicResult[];
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
 * What encoders take for AlterReplicaLogDirsResponse; fields with a default may be left out.
 */
export interface AlterReplicaLogDirsResponseInit {
  /** See {@linkcode AlterReplicaLogDirsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode AlterReplicaLogDirsResponse.results}. */
  results: readonly AlterReplicaLogDirsResponseAlterReplicaLogDirTopicResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResult(
  r: Reader,
  key: Key,
  version: number,
): AlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResult {
  r.down(key);
  const m: AlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResult = {
    partitionIndex: readInt32(r, "partitionIndex"),
    errorCode: readInt16(r, "errorCode"),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readAlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResultList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResult[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResult>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResult(r, i, version);
  }
  return list;
}

function readAlterReplicaLogDirsResponseAlterReplicaLogDirTopicResult(
  r: Reader,
  key: Key,
  version: number,
): AlterReplicaLogDirsResponseAlterReplicaLogDirTopicResult {
  r.down(key);
  const m: AlterReplicaLogDirsResponseAlterReplicaLogDirTopicResult = {
    topicName: version >= 2 ? readCompactString(r, "topicName", repeated)
      : readString(r, "topicName", repeated),
    partitions: readAlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResultList(
      r,
      version >= 2 ? readCompactCount(r, "partitions", 7) : readCount(r, "partitions", 6),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readAlterReplicaLogDirsResponseAlterReplicaLogDirTopicResultList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterReplicaLogDirsResponseAlterReplicaLogDirTopicResult[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterReplicaLogDirsResponseAlterReplicaLogDirTopicResult>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterReplicaLogDirsResponseAlterReplicaLogDirTopicResult(r, i, version);
  }
  return list;
}

function readAlterReplicaLogDirsResponse(r: Reader, version: number): AlterReplicaLogDirsResponse {
  const m: AlterReplicaLogDirsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    results: readAlterReplicaLogDirsResponseAlterReplicaLogDirTopicResultList(
      r,
      version >= 2 ? readCompactCount(r, "results", 3) : readCount(r, "results", 6),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeAlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResult(
  w: Writer,
  key: Key,
  m: AlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResultInit,
  version: number,
): void {
  w.into(key, m);
  const { partitionIndex, errorCode, unknownTaggedFields } = m;
  const atPartitionIndex = w.room(6);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt16(w, atPartitionIndex + 4, "errorCode", errorCode);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterReplicaLogDirsResponseAlterReplicaLogDirTopicResult(
  w: Writer,
  key: Key,
  m: AlterReplicaLogDirsResponseAlterReplicaLogDirTopicResultInit,
  version: number,
): void {
  w.into(key, m);
  const { topicName, partitions, unknownTaggedFields } = m;
  if (version >= 2) writeCompactString(w, "topicName", topicName);
  else writeString(w, "topicName", topicName);
  writeList(
    w,
    "partitions",
    partitions,
    version >= 2 ? writeCompactCount(w, "partitions", partitions)
      : writeCount(w, "partitions", partitions),
    writeAlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResult,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterReplicaLogDirsResponse(
  w: Writer,
  m: AlterReplicaLogDirsResponseInit,
  version: number,
): void {
  const { throttleTimeMs, results, unknownTaggedFields } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "results",
    results,
    version >= 2 ? writeCompactCount(w, "results", results) : writeCount(w, "results", results),
    writeAlterReplicaLogDirsResponseAlterReplicaLogDirTopicResult,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of AlterReplicaLogDirs. */
export const AlterReplicaLogDirs: Api<
  AlterReplicaLogDirsRequestInit,
  AlterReplicaLogDirsResponse
> = {
  name: "AlterReplicaLogDirs",
  key: 34,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  throttlesFrom: 1,
  encodeRequest: encodeAlterReplicaLogDirsRequest,
  decodeResponse: decodeAlterReplicaLogDirsResponse,
};

/** The broker's half of AlterReplicaLogDirs. */
export const AlterReplicaLogDirsServer: ServerApi<
  AlterReplicaLogDirsRequest,
  AlterReplicaLogDirsResponseInit
> = {
  name: "AlterReplicaLogDirs",
  key: 34,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decodeRequest: decodeAlterReplicaLogDirsRequest,
  encodeResponse: encodeAlterReplicaLogDirsResponse,
};
