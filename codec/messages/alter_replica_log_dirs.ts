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
  type MessageCodec,
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
  version: number,
): AlterReplicaLogDirsRequestAlterReplicaLogDirTopic {
  r.down();
  r.at("name"); const name = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitions");
  const partitions = readInt32s(r, version >= 2 ? r.compactCount(4, 8) : r.count(4, 8));
  const m: AlterReplicaLogDirsRequestAlterReplicaLogDirTopic = { name, partitions };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function readAlterReplicaLogDirsRequestAlterReplicaLogDirTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterReplicaLogDirsRequestAlterReplicaLogDirTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterReplicaLogDirsRequestAlterReplicaLogDirTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAlterReplicaLogDirsRequestAlterReplicaLogDirTopic(r, version);
  }
  r.up();
  return list;
}

function readAlterReplicaLogDirsRequestAlterReplicaLogDir(
  r: Reader,
  version: number,
): AlterReplicaLogDirsRequestAlterReplicaLogDir {
  r.down();
  r.at("path"); const path = version >= 2 ? r.compactString() : r.string();
  r.at("topics");
  const topics = readAlterReplicaLogDirsRequestAlterReplicaLogDirTopicList(
    r,
    version >= 2 ? r.compactCount(3, 48) : r.count(6, 48),
    version,
  );
  const m: AlterReplicaLogDirsRequestAlterReplicaLogDir = { path, topics };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function readAlterReplicaLogDirsRequestAlterReplicaLogDirList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterReplicaLogDirsRequestAlterReplicaLogDir[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterReplicaLogDirsRequestAlterReplicaLogDir>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAlterReplicaLogDirsRequestAlterReplicaLogDir(r, version);
  }
  r.up();
  return list;
}

function readAlterReplicaLogDirsRequest(r: Reader, version: number): AlterReplicaLogDirsRequest {
  r.down();
  r.at("dirs");
  const dirs = readAlterReplicaLogDirsRequestAlterReplicaLogDirList(
    r,
    version >= 2 ? r.compactCount(3, 48) : r.count(6, 48),
    version,
  );
  const m: AlterReplicaLogDirsRequest = { dirs };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function writeAlterReplicaLogDirsRequestAlterReplicaLogDirTopic(
  w: Writer,
  m: AlterReplicaLogDirsRequestAlterReplicaLogDirTopicInit,
  version: number,
): void {
  w.down(m);
  const { name, partitions, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 2) w.compactString(name);
  else w.string(name);
  w.at("partitions");
  writeInt32s(w, partitions, version >= 2 ? w.compactCount(partitions) : w.count(partitions));
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeAlterReplicaLogDirsRequestAlterReplicaLogDirTopicList(
  w: Writer,
  list: readonly AlterReplicaLogDirsRequestAlterReplicaLogDirTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAlterReplicaLogDirsRequestAlterReplicaLogDirTopic(w, list![i]!, version);
  }
  w.up();
}

function writeAlterReplicaLogDirsRequestAlterReplicaLogDir(
  w: Writer,
  m: AlterReplicaLogDirsRequestAlterReplicaLogDirInit,
  version: number,
): void {
  w.down(m);
  const { path, topics, unknownTaggedFields } = m;
  w.at("path");
  if (version >= 2) w.compactString(path);
  else w.string(path);
  w.at("topics");
  writeAlterReplicaLogDirsRequestAlterReplicaLogDirTopicList(
    w,
    topics,
    version >= 2 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeAlterReplicaLogDirsRequestAlterReplicaLogDirList(
  w: Writer,
  list: readonly AlterReplicaLogDirsRequestAlterReplicaLogDirInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAlterReplicaLogDirsRequestAlterReplicaLogDir(w, list![i]!, version);
  }
  w.up();
}

function writeAlterReplicaLogDirsRequest(
  w: Writer,
  m: AlterReplicaLogDirsRequestInit,
  version: number,
): void {
  w.down(m);
  const { dirs, unknownTaggedFields } = m;
  w.at("dirs");
  writeAlterReplicaLogDirsRequestAlterReplicaLogDirList(
    w,
    dirs,
    version >= 2 ? w.compactCount(dirs) : w.count(dirs),
    version,
  );
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
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
  version: number,
): AlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResult {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  const m: AlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResult = {
    partitionIndex,
    errorCode,
  };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function readAlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResultList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResult[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResult(r, version);
  }
  r.up();
  return list;
}

function readAlterReplicaLogDirsResponseAlterReplicaLogDirTopicResult(
  r: Reader,
  version: number,
): AlterReplicaLogDirsResponseAlterReplicaLogDirTopicResult {
  r.down();
  r.at("topicName");
  const topicName = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitions");
  const partitions = readAlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResultList(
    r,
    version >= 2 ? r.compactCount(7, 48) : r.count(6, 48),
    version,
  );
  const m: AlterReplicaLogDirsResponseAlterReplicaLogDirTopicResult = { topicName, partitions };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function readAlterReplicaLogDirsResponseAlterReplicaLogDirTopicResultList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterReplicaLogDirsResponseAlterReplicaLogDirTopicResult[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterReplicaLogDirsResponseAlterReplicaLogDirTopicResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAlterReplicaLogDirsResponseAlterReplicaLogDirTopicResult(r, version);
  }
  r.up();
  return list;
}

function readAlterReplicaLogDirsResponse(r: Reader, version: number): AlterReplicaLogDirsResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("results");
  const results = readAlterReplicaLogDirsResponseAlterReplicaLogDirTopicResultList(
    r,
    version >= 2 ? r.compactCount(3, 48) : r.count(6, 48),
    version,
  );
  const m: AlterReplicaLogDirsResponse = { throttleTimeMs, results };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function writeAlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResult(
  w: Writer,
  m: AlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResultInit,
  version: number,
): void {
  w.down(m);
  const { partitionIndex, errorCode, unknownTaggedFields } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("errorCode"); w.int16(errorCode);
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeAlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResultList(
  w: Writer,
  list: readonly AlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResult(w, list![i]!, version);
  }
  w.up();
}

function writeAlterReplicaLogDirsResponseAlterReplicaLogDirTopicResult(
  w: Writer,
  m: AlterReplicaLogDirsResponseAlterReplicaLogDirTopicResultInit,
  version: number,
): void {
  w.down(m);
  const { topicName, partitions, unknownTaggedFields } = m;
  w.at("topicName");
  if (version >= 2) w.compactString(topicName);
  else w.string(topicName);
  w.at("partitions");
  writeAlterReplicaLogDirsResponseAlterReplicaLogDirPartitionResultList(
    w,
    partitions,
    version >= 2 ? w.compactCount(partitions) : w.count(partitions),
    version,
  );
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeAlterReplicaLogDirsResponseAlterReplicaLogDirTopicResultList(
  w: Writer,
  list: readonly AlterReplicaLogDirsResponseAlterReplicaLogDirTopicResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAlterReplicaLogDirsResponseAlterReplicaLogDirTopicResult(w, list![i]!, version);
  }
  w.up();
}

function writeAlterReplicaLogDirsResponse(
  w: Writer,
  m: AlterReplicaLogDirsResponseInit,
  version: number,
): void {
  w.down(m);
  const { throttleTimeMs, results, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("results");
  writeAlterReplicaLogDirsResponseAlterReplicaLogDirTopicResultList(
    w,
    results,
    version >= 2 ? w.compactCount(results) : w.count(results),
    version,
  );
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
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
