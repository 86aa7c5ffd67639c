// Generated from schemas/clients/InitializeShareGroupState{Request,Response}.json. Do not edit.

/**
 * InitializeShareGroupState (API, key 83), versions 0.
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
  writeList,
  type Writer,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of an InitializeShareGroupState request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeInitializeShareGroupStateRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): InitializeShareGroupStateRequest {
  return runDecode(
    "InitializeShareGroupStateRequest",
    0,
    0,
    readInitializeShareGroupStateRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an InitializeShareGroupState request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeInitializeShareGroupStateRequest(
  message: InitializeShareGroupStateRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "InitializeShareGroupStateRequest",
    0,
    0,
    writeInitializeShareGroupStateRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of an InitializeShareGroupState request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeInitializeShareGroupStateRequestInto(
  message: InitializeShareGroupStateRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "InitializeShareGroupStateRequest",
    0,
    0,
    writeInitializeShareGroupStateRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of InitializeShareGroupStateRequest, for registries. */
export const InitializeShareGroupStateRequestCodec: MessageCodec<
  InitializeShareGroupStateRequest
> = {
  name: "InitializeShareGroupStateRequest",
  type: "request",
  module: "clients",
  apiKey: 83,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeInitializeShareGroupStateRequest,
  encode: encodeInitializeShareGroupStateRequest,
};

/** Part of InitializeShareGroupStateRequest, versions 0. */
export interface InitializeShareGroupStateRequestPartitionData {
  /**
   * int32, versions 0+.
   *
   * @generated from InitializeShareGroupStateRequest.json PartitionData.Partition
   */
  partition: number;
  /**
   * int32, versions 0+.
   *
   * @generated from InitializeShareGroupStateRequest.json PartitionData.StateEpoch
   */
  stateEpoch: number;
  /**
   * int64, versions 0+.
   *
   * @generated from InitializeShareGroupStateRequest.json PartitionData.StartOffset
   */
  startOffset: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for InitializeShareGroupStateRequestPartitionData; fields with a default may be left out.
 */
export interface InitializeShareGroupStateRequestPartitionDataInit {
  /** See {@linkcode InitializeShareGroupStateRequestPartitionData.partition}. */
  partition: number;
  /** See {@linkcode InitializeShareGroupStateRequestPartitionData.stateEpoch}. */
  stateEpoch: number;
  /** See {@linkcode InitializeShareGroupStateRequestPartitionData.startOffset}. */
  startOffset: bigint;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of InitializeShareGroupStateRequest, versions 0. */
export interface InitializeShareGroupStateRequestInitializeStateData {
  /**
   * uuid, versions 0+.
   *
   * @generated from InitializeShareGroupStateRequest.json InitializeStateData.TopicId
   */
  topicId: string;
  /**
   * []PartitionData, versions 0+.
   *
   * @generated from InitializeShareGroupStateRequest.json InitializeStateData.Partitions
   */
  partitions: readonly InitializeShareGroupStateRequestPartitionData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for InitializeShareGroupStateRequestInitializeStateData; fields with a default may be left out.
 */
export interface InitializeShareGroupStateRequestInitializeStateDataInit {
  /** See {@linkcode InitializeShareGroupStateRequestInitializeStateData.topicId}. */
  topicId: string;
  /** See {@linkcode InitializeShareGroupStateRequestInitializeStateData.partitions}. */
  partitions: readonly InitializeShareGroupStateRequestPartitionDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** InitializeShareGroupStateRequest: a request, key 83, versions 0, flexible versions 0+. */
export interface InitializeShareGroupStateRequest {
  /**
   * string, versions 0+.
   *
   * @generated from InitializeShareGroupStateRequest.json GroupId
   */
  groupId: string;
  /**
   * []InitializeStateData, versions 0+.
   *
   * @generated from InitializeShareGroupStateRequest.json Topics
   */
  topics: readonly InitializeShareGroupStateRequestInitializeStateData[];
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
 * What encoders take for InitializeShareGroupStateRequest; fields with a default may be left out.
 */
export interface InitializeShareGroupStateRequestInit {
  /** See {@linkcode InitializeShareGroupStateRequest.groupId}. */
  groupId: string;
  /** See {@linkcode InitializeShareGroupStateRequest.topics}. */
  topics: readonly InitializeShareGroupStateRequestInitializeStateDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readInitializeShareGroupStateRequestPartitionData(
  r: Reader,
  key: Key,
): InitializeShareGroupStateRequestPartitionData {
  r.down(key);
  const m: InitializeShareGroupStateRequestPartitionData = {
    partition: readInt32(r, "partition"),
    stateEpoch: readInt32(r, "stateEpoch"),
    startOffset: readInt64(r, "startOffset"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readInitializeShareGroupStateRequestPartitionDataList(
  r: Reader,
  n: number,
): readonly InitializeShareGroupStateRequestPartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<InitializeShareGroupStateRequestPartitionData>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readInitializeShareGroupStateRequestPartitionData(r, i);
  }
  return list;
}

function readInitializeShareGroupStateRequestInitializeStateData(
  r: Reader,
  key: Key,
): InitializeShareGroupStateRequestInitializeStateData {
  r.down(key);
  const m: InitializeShareGroupStateRequestInitializeStateData = {
    topicId: readUuid(r, "topicId"),
    partitions: readInitializeShareGroupStateRequestPartitionDataList(
      r,
      readCompactCount(r, "partitions", 17),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readInitializeShareGroupStateRequestInitializeStateDataList(
  r: Reader,
  n: number,
): readonly InitializeShareGroupStateRequestInitializeStateData[] {
  if (n === 0) return EMPTY;
  const list = slots<InitializeShareGroupStateRequestInitializeStateData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readInitializeShareGroupStateRequestInitializeStateData(r, i);
  }
  return list;
}

function readInitializeShareGroupStateRequest(r: Reader): InitializeShareGroupStateRequest {
  const m: InitializeShareGroupStateRequest = {
    groupId: readCompactString(r, "groupId", repeated),
    topics: readInitializeShareGroupStateRequestInitializeStateDataList(
      r,
      readCompactCount(r, "topics", 18),
    ),
  };
  readTags(r, m);
  return m;
}

function writeInitializeShareGroupStateRequestPartitionData(
  w: Writer,
  key: Key,
  m: InitializeShareGroupStateRequestPartitionDataInit,
): void {
  w.into(key, m);
  const { partition, stateEpoch, startOffset, unknownTaggedFields } = m;
  const atPartition = w.room(16);
  putInt32(w, atPartition, "partition", partition);
  putInt32(w, atPartition + 4, "stateEpoch", stateEpoch);
  putInt64(w, atPartition + 8, "startOffset", startOffset);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeInitializeShareGroupStateRequestInitializeStateData(
  w: Writer,
  key: Key,
  m: InitializeShareGroupStateRequestInitializeStateDataInit,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeInitializeShareGroupStateRequestPartitionData,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeInitializeShareGroupStateRequest(
  w: Writer,
  m: InitializeShareGroupStateRequestInit,
): void {
  const { groupId, topics, unknownTaggedFields } = m;
  writeCompactString(w, "groupId", groupId);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeInitializeShareGroupStateRequestInitializeStateData,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an InitializeShareGroupState response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeInitializeShareGroupStateResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): InitializeShareGroupStateResponse {
  return runDecode(
    "InitializeShareGroupStateResponse",
    0,
    0,
    readInitializeShareGroupStateResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an InitializeShareGroupState response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeInitializeShareGroupStateResponse(
  message: InitializeShareGroupStateResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "InitializeShareGroupStateResponse",
    0,
    0,
    writeInitializeShareGroupStateResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of an InitializeShareGroupState response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeInitializeShareGroupStateResponseInto(
  message: InitializeShareGroupStateResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "InitializeShareGroupStateResponse",
    0,
    0,
    writeInitializeShareGroupStateResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of InitializeShareGroupStateResponse, for registries. */
export const InitializeShareGroupStateResponseCodec: MessageCodec<
  InitializeShareGroupStateResponse
> = {
  name: "InitializeShareGroupStateResponse",
  type: "response",
  module: "clients",
  apiKey: 83,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeInitializeShareGroupStateResponse,
  encode: encodeInitializeShareGroupStateResponse,
};

/** Part of InitializeShareGroupStateResponse, versions 0. */
export interface InitializeShareGroupStateResponsePartitionResult {
  /**
   * int32, versions 0+.
   *
   * @generated from InitializeShareGroupStateResponse.json PartitionResult.Partition
   */
  partition: number;
  /**
   * int16, versions 0+.
   *
   * @generated from InitializeShareGroupStateResponse.json PartitionResult.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from InitializeShareGroupStateResponse.json PartitionResult.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for InitializeShareGroupStateResponsePartitionResult; fields with a default may be left out.
 */
export interface InitializeShareGroupStateResponsePartitionResultInit {
  /** See {@linkcode InitializeShareGroupStateResponsePartitionResult.partition}. */
  partition: number;
  /** See {@linkcode InitializeShareGroupStateResponsePartitionResult.errorCode}. */
  errorCode: number;
  /** See {@linkcode InitializeShareGroupStateResponsePartitionResult.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of InitializeShareGroupStateResponse, versions 0. */
export interface InitializeShareGroupStateResponseInitializeStateResult {
  /**
   * uuid, versions 0+.
   *
   * @generated from InitializeShareGroupStateResponse.json InitializeStateResult.TopicId
   */
  topicId: string;
  /**
   * []PartitionResult, versions 0+.
   *
   * @generated from InitializeShareGroupStateResponse.json InitializeStateResult.Partitions
   */
  partitions: readonly InitializeShareGroupStateResponsePartitionResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for InitializeShareGroupStateResponseInitializeStateResult; fields with a default may be left out.
 */
export interface InitializeShareGroupStateResponseInitializeStateResultInit {
  /** See {@linkcode InitializeShareGroupStateResponseInitializeStateResult.topicId}. */
  topicId: string;
  /** See {@linkcode InitializeShareGroupStateResponseInitializeStateResult.partitions}. */
  partitions: readonly InitializeShareGroupStateResponsePartitionResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * InitializeShareGroupStateResponse: a response, key 83, versions 0, flexible versions 0+.
 */
export interface InitializeShareGroupStateResponse {
  /**
   * []InitializeStateResult, versions 0+.
   *
   * @generated from InitializeShareGroupStateResponse.json Results
   */
  results: readonly InitializeShareGroupStateResponseInitializeStateResult[];
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
 * What encoders take for InitializeShareGroupStateResponse; fields with a default may be left out.
 */
export interface InitializeShareGroupStateResponseInit {
  /** See {@linkcode InitializeShareGroupStateResponse.results}. */
  results: readonly InitializeShareGroupStateResponseInitializeStateResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readInitializeShareGroupStateResponsePartitionResult(
  r: Reader,
  key: Key,
): InitializeShareGroupStateResponsePartitionResult {
  r.down(key);
  const m: InitializeShareGroupStateResponsePartitionResult = {
    partition: readInt32(r, "partition"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readInitializeShareGroupStateResponsePartitionResultList(
  r: Reader,
  n: number,
): readonly InitializeShareGroupStateResponsePartitionResult[] {
  if (n === 0) return EMPTY;
  const list = slots<InitializeShareGroupStateResponsePartitionResult>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readInitializeShareGroupStateResponsePartitionResult(r, i);
  }
  return list;
}

function readInitializeShareGroupStateResponseInitializeStateResult(
  r: Reader,
  key: Key,
): InitializeShareGroupStateResponseInitializeStateResult {
  r.down(key);
  const m: InitializeShareGroupStateResponseInitializeStateResult = {
    topicId: readUuid(r, "topicId"),
    partitions: readInitializeShareGroupStateResponsePartitionResultList(
      r,
      readCompactCount(r, "partitions", 8),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readInitializeShareGroupStateResponseInitializeStateResultList(
  r: Reader,
  n: number,
): readonly InitializeShareGroupStateResponseInitializeStateResult[] {
  if (n === 0) return EMPTY;
  const list = slots<InitializeShareGroupStateResponseInitializeStateResult>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readInitializeShareGroupStateResponseInitializeStateResult(r, i);
  }
  return list;
}

function readInitializeShareGroupStateResponse(r: Reader): InitializeShareGroupStateResponse {
  const m: InitializeShareGroupStateResponse = {
    results: readInitializeShareGroupStateResponseInitializeStateResultList(
      r,
      readCompactCount(r, "results", 18),
    ),
  };
  readTags(r, m);
  return m;
}

function writeInitializeShareGroupStateResponsePartitionResult(
  w: Writer,
  key: Key,
  m: InitializeShareGroupStateResponsePartitionResultInit,
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

function writeInitializeShareGroupStateResponseInitializeStateResult(
  w: Writer,
  key: Key,
  m: InitializeShareGroupStateResponseInitializeStateResultInit,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeInitializeShareGroupStateResponsePartitionResult,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeInitializeShareGroupStateResponse(
  w: Writer,
  m: InitializeShareGroupStateResponseInit,
): void {
  const { results, unknownTaggedFields } = m;
  writeList(
    w,
    "results",
    results,
    writeCompactCount(w, "results", results),
    writeInitializeShareGroupStateResponseInitializeStateResult,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of InitializeShareGroupState. */
export const InitializeShareGroupState: Api<
  InitializeShareGroupStateRequestInit,
  InitializeShareGroupStateResponse
> = {
  name: "InitializeShareGroupState",
  key: 83,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  encodeRequest: encodeInitializeShareGroupStateRequest,
  decodeResponse: decodeInitializeShareGroupStateResponse,
};

/** The broker's half of InitializeShareGroupState. */
export const InitializeShareGroupStateServer: ServerApi<
  InitializeShareGroupStateRequest,
  InitializeShareGroupStateResponseInit
> = {
  name: "InitializeShareGroupState",
  key: 83,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeInitializeShareGroupStateRequest,
  encodeResponse: encodeInitializeShareGroupStateResponse,
};
