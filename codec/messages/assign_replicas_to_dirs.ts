// Generated from schemas/clients/AssignReplicasToDirs{Request,Response}.json. Do not edit.

/**
 * AssignReplicasToDirs (API, key 73), versions 0.
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
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readTags,
  readUuid,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeCompactCount,
  writeInt32,
  writeList,
  type Writer,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of an AssignReplicasToDirs request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeAssignReplicasToDirsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AssignReplicasToDirsRequest {
  return runDecode(
    "AssignReplicasToDirsRequest",
    0,
    0,
    readAssignReplicasToDirsRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AssignReplicasToDirs request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAssignReplicasToDirsRequest(
  message: AssignReplicasToDirsRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "AssignReplicasToDirsRequest",
    0,
    0,
    writeAssignReplicasToDirsRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of an AssignReplicasToDirs request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAssignReplicasToDirsRequestInto(
  message: AssignReplicasToDirsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AssignReplicasToDirsRequest",
    0,
    0,
    writeAssignReplicasToDirsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AssignReplicasToDirsRequest, for registries. */
export const AssignReplicasToDirsRequestCodec: MessageCodec<AssignReplicasToDirsRequest> = {
  name: "AssignReplicasToDirsRequest",
  type: "request",
  module: "clients",
  apiKey: 73,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeAssignReplicasToDirsRequest,
  encode: encodeAssignReplicasToDirsRequest,
};

/** Part of AssignReplicasToDirsRequest, versions 0. */
export interface AssignReplicasToDirsRequestPartitionData {
  /**
   * int32, versions 0+.
   *
   * @generated from AssignReplicasToDirsRequest.json PartitionData.PartitionIndex
   */
  partitionIndex: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AssignReplicasToDirsRequestPartitionData; fields with a default may be left out.
 */
export interface AssignReplicasToDirsRequestPartitionDataInit {
  /** See {@linkcode AssignReplicasToDirsRequestPartitionData.partitionIndex}. */
  partitionIndex: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AssignReplicasToDirsRequest, versions 0. */
export interface AssignReplicasToDirsRequestTopicData {
  /**
   * uuid, versions 0+.
   *
   * @generated from AssignReplicasToDirsRequest.json TopicData.TopicId
   */
  topicId: string;
  /**
   * []PartitionData, versions 0+.
   *
   * @generated from AssignReplicasToDirsRequest.json TopicData.Partitions
   */
  partitions: readonly AssignReplicasToDirsRequestPartitionData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AssignReplicasToDirsRequestTopicData; fields with a default may be left out.
 */
export interface AssignReplicasToDirsRequestTopicDataInit {
  /** See {@linkcode AssignReplicasToDirsRequestTopicData.topicId}. */
  topicId: string;
  /** See {@linkcode AssignReplicasToDirsRequestTopicData.partitions}. */
  partitions: readonly AssignReplicasToDirsRequestPartitionDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AssignReplicasToDirsRequest, versions 0. */
export interface AssignReplicasToDirsRequestDirectoryData {
  /**
   * uuid, versions 0+.
   *
   * @generated from AssignReplicasToDirsRequest.json DirectoryData.Id
   */
  id: string;
  /**
   * []TopicData, versions 0+.
   *
   * @generated from AssignReplicasToDirsRequest.json DirectoryData.Topics
   */
  topics: readonly AssignReplicasToDirsRequestTopicData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AssignReplicasToDirsRequestDirectoryData; fields with a default may be left out.
 */
export interface AssignReplicasToDirsRequestDirectoryDataInit {
  /** See {@linkcode AssignReplicasToDirsRequestDirectoryData.id}. */
  id: string;
  /** See {@linkcode AssignReplicasToDirsRequestDirectoryData.topics}. */
  topics: readonly AssignReplicasToDirsRequestTopicDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** AssignReplicasToDirsRequest: a request, key 73, versions 0, flexible versions 0+. */
export interface AssignReplicasToDirsRequest {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from AssignReplicasToDirsRequest.json BrokerId
   */
  brokerId: number;
  /**
   * int64, versions 0+, default -1.
   *
   * @generated from AssignReplicasToDirsRequest.json BrokerEpoch
   */
  brokerEpoch: bigint;
  /**
   * []DirectoryData, versions 0+.
   *
   * @generated from AssignReplicasToDirsRequest.json Directories
   */
  directories: readonly AssignReplicasToDirsRequestDirectoryData[];
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
 * What encoders take for AssignReplicasToDirsRequest; fields with a default may be left out.
 */
export interface AssignReplicasToDirsRequestInit {
  /** See {@linkcode AssignReplicasToDirsRequest.brokerId}. */
  brokerId: number;
  /** See {@linkcode AssignReplicasToDirsRequest.brokerEpoch}. */
  brokerEpoch?: bigint | undefined;
  /** See {@linkcode AssignReplicasToDirsRequest.directories}. */
  directories: readonly AssignReplicasToDirsRequestDirectoryDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAssignReplicasToDirsRequestPartitionData(
  r: Reader,
  key: Key,
): AssignReplicasToDirsRequestPartitionData {
  r.down(key);
  const m: AssignReplicasToDirsRequestPartitionData = {
    partitionIndex: readInt32(r, "partitionIndex"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAssignReplicasToDirsRequestPartitionDataList(
  r: Reader,
  n: number,
): readonly AssignReplicasToDirsRequestPartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<AssignReplicasToDirsRequestPartitionData>(r, n, 40);
  for (let i = 0; i < n; i++) {
    list[i] = readAssignReplicasToDirsRequestPartitionData(r, i);
  }
  return list;
}

function readAssignReplicasToDirsRequestTopicData(
  r: Reader,
  key: Key,
): AssignReplicasToDirsRequestTopicData {
  r.down(key);
  const m: AssignReplicasToDirsRequestTopicData = {
    topicId: readUuid(r, "topicId"),
    partitions: readAssignReplicasToDirsRequestPartitionDataList(
      r,
      readCompactCount(r, "partitions", 5),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAssignReplicasToDirsRequestTopicDataList(
  r: Reader,
  n: number,
): readonly AssignReplicasToDirsRequestTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<AssignReplicasToDirsRequestTopicData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAssignReplicasToDirsRequestTopicData(r, i);
  }
  return list;
}

function readAssignReplicasToDirsRequestDirectoryData(
  r: Reader,
  key: Key,
): AssignReplicasToDirsRequestDirectoryData {
  r.down(key);
  const m: AssignReplicasToDirsRequestDirectoryData = {
    id: readUuid(r, "id"),
    topics: readAssignReplicasToDirsRequestTopicDataList(r, readCompactCount(r, "topics", 18)),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAssignReplicasToDirsRequestDirectoryDataList(
  r: Reader,
  n: number,
): readonly AssignReplicasToDirsRequestDirectoryData[] {
  if (n === 0) return EMPTY;
  const list = slots<AssignReplicasToDirsRequestDirectoryData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAssignReplicasToDirsRequestDirectoryData(r, i);
  }
  return list;
}

function readAssignReplicasToDirsRequest(r: Reader): AssignReplicasToDirsRequest {
  const m: AssignReplicasToDirsRequest = {
    brokerId: readInt32(r, "brokerId"),
    brokerEpoch: readInt64(r, "brokerEpoch"),
    directories: readAssignReplicasToDirsRequestDirectoryDataList(
      r,
      readCompactCount(r, "directories", 18),
    ),
  };
  readTags(r, m);
  return m;
}

function writeAssignReplicasToDirsRequestPartitionData(
  w: Writer,
  key: Key,
  m: AssignReplicasToDirsRequestPartitionDataInit,
): void {
  w.into(key, m);
  const { partitionIndex, unknownTaggedFields } = m;
  writeInt32(w, "partitionIndex", partitionIndex);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAssignReplicasToDirsRequestTopicData(
  w: Writer,
  key: Key,
  m: AssignReplicasToDirsRequestTopicDataInit,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeAssignReplicasToDirsRequestPartitionData,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAssignReplicasToDirsRequestDirectoryData(
  w: Writer,
  key: Key,
  m: AssignReplicasToDirsRequestDirectoryDataInit,
): void {
  w.into(key, m);
  const { id, topics, unknownTaggedFields } = m;
  writeUuid(w, "id", id);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeAssignReplicasToDirsRequestTopicData,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAssignReplicasToDirsRequest(w: Writer, m: AssignReplicasToDirsRequestInit): void {
  const { brokerId, brokerEpoch = -1n, directories, unknownTaggedFields } = m;
  const atBrokerId = w.room(12);
  putInt32(w, atBrokerId, "brokerId", brokerId);
  putInt64(w, atBrokerId + 4, "brokerEpoch", brokerEpoch);
  writeList(
    w,
    "directories",
    directories,
    writeCompactCount(w, "directories", directories),
    writeAssignReplicasToDirsRequestDirectoryData,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an AssignReplicasToDirs response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeAssignReplicasToDirsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AssignReplicasToDirsResponse {
  return runDecode(
    "AssignReplicasToDirsResponse",
    0,
    0,
    readAssignReplicasToDirsResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AssignReplicasToDirs response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAssignReplicasToDirsResponse(
  message: AssignReplicasToDirsResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "AssignReplicasToDirsResponse",
    0,
    0,
    writeAssignReplicasToDirsResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of an AssignReplicasToDirs response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAssignReplicasToDirsResponseInto(
  message: AssignReplicasToDirsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AssignReplicasToDirsResponse",
    0,
    0,
    writeAssignReplicasToDirsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AssignReplicasToDirsResponse, for registries. */
export const AssignReplicasToDirsResponseCodec: MessageCodec<AssignReplicasToDirsResponse> = {
  name: "AssignReplicasToDirsResponse",
  type: "response",
  module: "clients",
  apiKey: 73,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeAssignReplicasToDirsResponse,
  encode: encodeAssignReplicasToDirsResponse,
};

/** Part of AssignReplicasToDirsResponse, versions 0. */
export interface AssignReplicasToDirsResponsePartitionData {
  /**
   * int32, versions 0+.
   *
   * @generated from AssignReplicasToDirsResponse.json PartitionData.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from AssignReplicasToDirsResponse.json PartitionData.ErrorCode
   */
  errorCode: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AssignReplicasToDirsResponsePartitionData; fields with a default may be left out.
 */
export interface AssignReplicasToDirsResponsePartitionDataInit {
  /** See {@linkcode AssignReplicasToDirsResponsePartitionData.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode AssignReplicasToDirsResponsePartitionData.errorCode}. */
  errorCode: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AssignReplicasToDirsResponse, versions 0. */
export interface AssignReplicasToDirsResponseTopicData {
  /**
   * uuid, versions 0+.
   *
   * @generated from AssignReplicasToDirsResponse.json TopicData.TopicId
   */
  topicId: string;
  /**
   * []PartitionData, versions 0+.
   *
   * @generated from AssignReplicasToDirsResponse.json TopicData.Partitions
   */
  partitions: readonly AssignReplicasToDirsResponsePartitionData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AssignReplicasToDirsResponseTopicData; fields with a default may be left out.
 */
export interface AssignReplicasToDirsResponseTopicDataInit {
  /** See {@linkcode AssignReplicasToDirsResponseTopicData.topicId}. */
  topicId: string;
  /** See {@linkcode AssignReplicasToDirsResponseTopicData.partitions}. */
  partitions: readonly AssignReplicasToDirsResponsePartitionDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AssignReplicasToDirsResponse, versions 0. */
export interface AssignReplicasToDirsResponseDirectoryData {
  /**
   * uuid, versions 0+.
   *
   * @generated from AssignReplicasToDirsResponse.json DirectoryData.Id
   */
  id: string;
  /**
   * []TopicData, versions 0+.
   *
   * @generated from AssignReplicasToDirsResponse.json DirectoryData.Topics
   */
  topics: readonly AssignReplicasToDirsResponseTopicData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AssignReplicasToDirsResponseDirectoryData; fields with a default may be left out.
 */
export interface AssignReplicasToDirsResponseDirectoryDataInit {
  /** See {@linkcode AssignReplicasToDirsResponseDirectoryData.id}. */
  id: string;
  /** See {@linkcode AssignReplicasToDirsResponseDirectoryData.topics}. */
  topics: readonly AssignReplicasToDirsResponseTopicDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** AssignReplicasToDirsResponse: a response, key 73, versions 0, flexible versions 0+. */
export interface AssignReplicasToDirsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from AssignReplicasToDirsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from AssignReplicasToDirsResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * []DirectoryData, versions 0+.
   *
   * @generated from AssignReplicasToDirsResponse.json Directories
   */
  directories: readonly AssignReplicasToDirsResponseDirectoryData[];
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
 * What encoders take for AssignReplicasToDirsResponse; fields with a default may be left out.
 */
export interface AssignReplicasToDirsResponseInit {
  /** See {@linkcode AssignReplicasToDirsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode AssignReplicasToDirsResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode AssignReplicasToDirsResponse.directories}. */
  directories: readonly AssignReplicasToDirsResponseDirectoryDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAssignReplicasToDirsResponsePartitionData(
  r: Reader,
  key: Key,
): AssignReplicasToDirsResponsePartitionData {
  r.down(key);
  const m: AssignReplicasToDirsResponsePartitionData = {
    partitionIndex: readInt32(r, "partitionIndex"),
    errorCode: readInt16(r, "errorCode"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAssignReplicasToDirsResponsePartitionDataList(
  r: Reader,
  n: number,
): readonly AssignReplicasToDirsResponsePartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<AssignReplicasToDirsResponsePartitionData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAssignReplicasToDirsResponsePartitionData(r, i);
  }
  return list;
}

function readAssignReplicasToDirsResponseTopicData(
  r: Reader,
  key: Key,
): AssignReplicasToDirsResponseTopicData {
  r.down(key);
  const m: AssignReplicasToDirsResponseTopicData = {
    topicId: readUuid(r, "topicId"),
    partitions: readAssignReplicasToDirsResponsePartitionDataList(
      r,
      readCompactCount(r, "partitions", 7),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAssignReplicasToDirsResponseTopicDataList(
  r: Reader,
  n: number,
): readonly AssignReplicasToDirsResponseTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<AssignReplicasToDirsResponseTopicData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAssignReplicasToDirsResponseTopicData(r, i);
  }
  return list;
}

function readAssignReplicasToDirsResponseDirectoryData(
  r: Reader,
  key: Key,
): AssignReplicasToDirsResponseDirectoryData {
  r.down(key);
  const m: AssignReplicasToDirsResponseDirectoryData = {
    id: readUuid(r, "id"),
    topics: readAssignReplicasToDirsResponseTopicDataList(r, readCompactCount(r, "topics", 18)),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAssignReplicasToDirsResponseDirectoryDataList(
  r: Reader,
  n: number,
): readonly AssignReplicasToDirsResponseDirectoryData[] {
  if (n === 0) return EMPTY;
  const list = slots<AssignReplicasToDirsResponseDirectoryData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAssignReplicasToDirsResponseDirectoryData(r, i);
  }
  return list;
}

function readAssignReplicasToDirsResponse(r: Reader): AssignReplicasToDirsResponse {
  const m: AssignReplicasToDirsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    directories: readAssignReplicasToDirsResponseDirectoryDataList(
      r,
      readCompactCount(r, "directories", 18),
    ),
  };
  readTags(r, m);
  return m;
}

function writeAssignReplicasToDirsResponsePartitionData(
  w: Writer,
  key: Key,
  m: AssignReplicasToDirsResponsePartitionDataInit,
): void {
  w.into(key, m);
  const { partitionIndex, errorCode, unknownTaggedFields } = m;
  const atPartitionIndex = w.room(6);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt16(w, atPartitionIndex + 4, "errorCode", errorCode);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAssignReplicasToDirsResponseTopicData(
  w: Writer,
  key: Key,
  m: AssignReplicasToDirsResponseTopicDataInit,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeAssignReplicasToDirsResponsePartitionData,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAssignReplicasToDirsResponseDirectoryData(
  w: Writer,
  key: Key,
  m: AssignReplicasToDirsResponseDirectoryDataInit,
): void {
  w.into(key, m);
  const { id, topics, unknownTaggedFields } = m;
  writeUuid(w, "id", id);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeAssignReplicasToDirsResponseTopicData,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAssignReplicasToDirsResponse(w: Writer, m: AssignReplicasToDirsResponseInit): void {
  const { throttleTimeMs, errorCode, directories, unknownTaggedFields } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  writeList(
    w,
    "directories",
    directories,
    writeCompactCount(w, "directories", directories),
    writeAssignReplicasToDirsResponseDirectoryData,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of AssignReplicasToDirs. */
export const AssignReplicasToDirs: Api<
  AssignReplicasToDirsRequestInit,
  AssignReplicasToDirsResponse
> = {
  name: "AssignReplicasToDirs",
  key: 73,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeAssignReplicasToDirsRequest,
  decodeResponse: decodeAssignReplicasToDirsResponse,
};

/** The broker's half of AssignReplicasToDirs. */
export const AssignReplicasToDirsServer: ServerApi<
  AssignReplicasToDirsRequest,
  AssignReplicasToDirsResponseInit
> = {
  name: "AssignReplicasToDirs",
  key: 73,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeAssignReplicasToDirsRequest,
  encodeResponse: encodeAssignReplicasToDirsResponse,
};
