// Generated from schemas/clients/DeleteShareGroupState{Request,Response}.json. Do not edit.

/**
 * DeleteShareGroupState (API, key 86), versions 0.
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
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
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
 * Decodes the body of a DeleteShareGroupState request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeDeleteShareGroupStateRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DeleteShareGroupStateRequest {
  return runDecode(
    "DeleteShareGroupStateRequest",
    0,
    0,
    readDeleteShareGroupStateRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a DeleteShareGroupState request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDeleteShareGroupStateRequest(
  message: DeleteShareGroupStateRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "DeleteShareGroupStateRequest",
    0,
    0,
    writeDeleteShareGroupStateRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a DeleteShareGroupState request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDeleteShareGroupStateRequestInto(
  message: DeleteShareGroupStateRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DeleteShareGroupStateRequest",
    0,
    0,
    writeDeleteShareGroupStateRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DeleteShareGroupStateRequest, for registries. */
export const DeleteShareGroupStateRequestCodec: MessageCodec<DeleteShareGroupStateRequest> = {
  name: "DeleteShareGroupStateRequest",
  type: "request",
  module: "clients",
  apiKey: 86,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeDeleteShareGroupStateRequest,
  encode: encodeDeleteShareGroupStateRequest,
};

/** Part of DeleteShareGroupStateRequest, versions 0. */
export interface DeleteShareGroupStateRequestPartitionData {
  /**
   * int32, versions 0+.
   *
   * @generated from DeleteShareGroupStateRequest.json PartitionData.Partition
   */
  partition: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DeleteShareGroupStateRequestPartitionData; fields with a default may be left out.
 */
export interface DeleteShareGroupStateRequestPartitionDataInit {
  /** See {@linkcode DeleteShareGroupStateRequestPartitionData.partition}. */
  partition: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DeleteShareGroupStateRequest, versions 0. */
export interface DeleteShareGroupStateRequestDeleteStateData {
  /**
   * uuid, versions 0+.
   *
   * @generated from DeleteShareGroupStateRequest.json DeleteStateData.TopicId
   */
  topicId: string;
  /**
   * []PartitionData, versions 0+.
   *
   * @generated from DeleteShareGroupStateRequest.json DeleteStateData.Partitions
   */
  partitions: readonly DeleteShareGroupStateRequestPartitionData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DeleteShareGroupStateRequestDeleteStateData; fields with a default may be left out.
 */
export interface DeleteShareGroupStateRequestDeleteStateDataInit {
  /** See {@linkcode DeleteShareGroupStateRequestDeleteStateData.topicId}. */
  topicId: string;
  /** See {@linkcode DeleteShareGroupStateRequestDeleteStateData.partitions}. */
  partitions: readonly DeleteShareGroupStateRequestPartitionDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DeleteShareGroupStateRequest: a request, key 86, versions 0, flexible versions 0+. */
export interface DeleteShareGroupStateRequest {
  /**
   * string, versions 0+.
   *
   * @generated from DeleteShareGroupStateRequest.json GroupId
   */
  groupId: string;
  /**
   * []DeleteStateData, versions 0+.
   *
   * @generated from DeleteShareGroupStateRequest.json Topics
   */
  topics: readonly DeleteShareGroupStateRequestDeleteStateData[];
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
 * What encoders take for DeleteShareGroupStateRequest; fields with a default may be left out.
 */
export interface DeleteShareGroupStateRequestInit {
  /** See {@linkcode DeleteShareGroupStateRequest.groupId}. */
  groupId: string;
  /** See {@linkcode DeleteShareGroupStateRequest.topics}. */
  topics: readonly DeleteShareGroupStateRequestDeleteStateDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDeleteShareGroupStateRequestPartitionData(
  r: Reader,
  key: Key,
): DeleteShareGroupStateRequestPartitionData {
  r.down(key);
  const m: DeleteShareGroupStateRequestPartitionData = {
    partition: readInt32(r, "partition"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDeleteShareGroupStateRequestPartitionDataList(
  r: Reader,
  n: number,
): readonly DeleteShareGroupStateRequestPartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteShareGroupStateRequestPartitionData>(r, n, 40);
  for (let i = 0; i < n; i++) {
    list[i] = readDeleteShareGroupStateRequestPartitionData(r, i);
  }
  return list;
}

function readDeleteShareGroupStateRequestDeleteStateData(
  r: Reader,
  key: Key,
): DeleteShareGroupStateRequestDeleteStateData {
  r.down(key);
  const m: DeleteShareGroupStateRequestDeleteStateData = {
    topicId: readUuid(r, "topicId"),
    partitions: readDeleteShareGroupStateRequestPartitionDataList(
      r,
      readCompactCount(r, "partitions", 5),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDeleteShareGroupStateRequestDeleteStateDataList(
  r: Reader,
  n: number,
): readonly DeleteShareGroupStateRequestDeleteStateData[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteShareGroupStateRequestDeleteStateData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDeleteShareGroupStateRequestDeleteStateData(r, i);
  }
  return list;
}

function readDeleteShareGroupStateRequest(r: Reader): DeleteShareGroupStateRequest {
  const m: DeleteShareGroupStateRequest = {
    groupId: readCompactString(r, "groupId", repeated),
    topics: readDeleteShareGroupStateRequestDeleteStateDataList(
      r,
      readCompactCount(r, "topics", 18),
    ),
  };
  readTags(r, m);
  return m;
}

function writeDeleteShareGroupStateRequestPartitionData(
  w: Writer,
  key: Key,
  m: DeleteShareGroupStateRequestPartitionDataInit,
): void {
  w.into(key, m);
  const { partition, unknownTaggedFields } = m;
  writeInt32(w, "partition", partition);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDeleteShareGroupStateRequestDeleteStateData(
  w: Writer,
  key: Key,
  m: DeleteShareGroupStateRequestDeleteStateDataInit,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeDeleteShareGroupStateRequestPartitionData,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDeleteShareGroupStateRequest(w: Writer, m: DeleteShareGroupStateRequestInit): void {
  const { groupId, topics, unknownTaggedFields } = m;
  writeCompactString(w, "groupId", groupId);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeDeleteShareGroupStateRequestDeleteStateData,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a DeleteShareGroupState response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeDeleteShareGroupStateResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DeleteShareGroupStateResponse {
  return runDecode(
    "DeleteShareGroupStateResponse",
    0,
    0,
    readDeleteShareGroupStateResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a DeleteShareGroupState response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDeleteShareGroupStateResponse(
  message: DeleteShareGroupStateResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "DeleteShareGroupStateResponse",
    0,
    0,
    writeDeleteShareGroupStateResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a DeleteShareGroupState response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDeleteShareGroupStateResponseInto(
  message: DeleteShareGroupStateResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DeleteShareGroupStateResponse",
    0,
    0,
    writeDeleteShareGroupStateResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DeleteShareGroupStateResponse, for registries. */
export const DeleteShareGroupStateResponseCodec: MessageCodec<DeleteShareGroupStateResponse> = {
  name: "DeleteShareGroupStateResponse",
  type: "response",
  module: "clients",
  apiKey: 86,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeDeleteShareGroupStateResponse,
  encode: encodeDeleteShareGroupStateResponse,
};

/** Part of DeleteShareGroupStateResponse, versions 0. */
export interface DeleteShareGroupStateResponsePartitionResult {
  /**
   * int32, versions 0+.
   *
   * @generated from DeleteShareGroupStateResponse.json PartitionResult.Partition
   */
  partition: number;
  /**
   * int16, versions 0+.
   *
   * @generated from DeleteShareGroupStateResponse.json PartitionResult.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from DeleteShareGroupStateResponse.json PartitionResult.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DeleteShareGroupStateResponsePartitionResult; fields with a default may be left out.
 */
export interface DeleteShareGroupStateResponsePartitionResultInit {
  /** See {@linkcode DeleteShareGroupStateResponsePartitionResult.partition}. */
  partition: number;
  /** See {@linkcode DeleteShareGroupStateResponsePartitionResult.errorCode}. */
  errorCode: number;
  /** See {@linkcode DeleteShareGroupStateResponsePartitionResult.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DeleteShareGroupStateResponse, versions 0. */
export interface DeleteShareGroupStateResponseDeleteStateResult {
  /**
   * uuid, versions 0+.
   *
   * @generated from DeleteShareGroupStateResponse.json DeleteStateResult.TopicId
   */
  topicId: string;
  /**
   * []PartitionResult, versions 0+.
   *
   * @generated from DeleteShareGroupStateResponse.json DeleteStateResult.Partitions
   */
  partitions: readonly DeleteShareGroupStateResponsePartitionResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DeleteShareGroupStateResponseDeleteStateResult; fields with a default may be left out.
 */
export interface DeleteShareGroupStateResponseDeleteStateResultInit {
  /** See {@linkcode DeleteShareGroupStateResponseDeleteStateResult.topicId}. */
  topicId: string;
  /** See {@linkcode DeleteShareGroupStateResponseDeleteStateResult.partitions}. */
  partitions: readonly DeleteShareGroupStateResponsePartitionResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DeleteShareGroupStateResponse: a response, key 86, versions 0, flexible versions 0+. */
export interface DeleteShareGroupStateResponse {
  /**
   * []DeleteStateResult, versions 0+.
   *
   * @generated from DeleteShareGroupStateResponse.json Results
   */
  results: readonly DeleteShareGroupStateResponseDeleteStateResult[];
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
 * What encoders take for DeleteShareGroupStateResponse; fields with a default may be left out.
 */
export interface DeleteShareGroupStateResponseInit {
  /** See {@linkcode DeleteShareGroupStateResponse.results}. */
  results: readonly DeleteShareGroupStateResponseDeleteStateResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDeleteShareGroupStateResponsePartitionResult(
  r: Reader,
  key: Key,
): DeleteShareGroupStateResponsePartitionResult {
  r.down(key);
  const m: DeleteShareGroupStateResponsePartitionResult = {
    partition: readInt32(r, "partition"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDeleteShareGroupStateResponsePartitionResultList(
  r: Reader,
  n: number,
): readonly DeleteShareGroupStateResponsePartitionResult[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteShareGroupStateResponsePartitionResult>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readDeleteShareGroupStateResponsePartitionResult(r, i);
  }
  return list;
}

function readDeleteShareGroupStateResponseDeleteStateResult(
  r: Reader,
  key: Key,
): DeleteShareGroupStateResponseDeleteStateResult {
  r.down(key);
  const m: DeleteShareGroupStateResponseDeleteStateResult = {
    topicId: readUuid(r, "topicId"),
    partitions: readDeleteShareGroupStateResponsePartitionResultList(
      r,
      readCompactCount(r, "partitions", 8),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDeleteShareGroupStateResponseDeleteStateResultList(
  r: Reader,
  n: number,
): readonly DeleteShareGroupStateResponseDeleteStateResult[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteShareGroupStateResponseDeleteStateResult>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDeleteShareGroupStateResponseDeleteStateResult(r, i);
  }
  return list;
}

function readDeleteShareGroupStateResponse(r: Reader): DeleteShareGroupStateResponse {
  const m: DeleteShareGroupStateResponse = {
    results: readDeleteShareGroupStateResponseDeleteStateResultList(
      r,
      readCompactCount(r, "results", 18),
    ),
  };
  readTags(r, m);
  return m;
}

function writeDeleteShareGroupStateResponsePartitionResult(
  w: Writer,
  key: Key,
  m: DeleteShareGroupStateResponsePartitionResultInit,
): void {
  w.into(key, m);
  const { partition, errorCode, errorMessage = null, unknownTaggedFields } = m;
  const atPartition = w.room(6);
  putInt32(w, atPartition, "partition", partition);
  putInt16(w, atPartition + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDeleteShareGroupStateResponseDeleteStateResult(
  w: Writer,
  key: Key,
  m: DeleteShareGroupStateResponseDeleteStateResultInit,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeDeleteShareGroupStateResponsePartitionResult,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDeleteShareGroupStateResponse(w: Writer, m: DeleteShareGroupStateResponseInit): void {
  const { results, unknownTaggedFields } = m;
  writeList(
    w,
    "results",
    results,
    writeCompactCount(w, "results", results),
    writeDeleteShareGroupStateResponseDeleteStateResult,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of DeleteShareGroupState. */
export const DeleteShareGroupState: Api<
  DeleteShareGroupStateRequestInit,
  DeleteShareGroupStateResponse
> = {
  name: "DeleteShareGroupState",
  key: 86,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  encodeRequest: encodeDeleteShareGroupStateRequest,
  decodeResponse: decodeDeleteShareGroupStateResponse,
};

/** The broker's half of DeleteShareGroupState. */
export const DeleteShareGroupStateServer: ServerApi<
  DeleteShareGroupStateRequest,
  DeleteShareGroupStateResponseInit
> = {
  name: "DeleteShareGroupState",
  key: 86,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeDeleteShareGroupStateRequest,
  encodeResponse: encodeDeleteShareGroupStateResponse,
};
