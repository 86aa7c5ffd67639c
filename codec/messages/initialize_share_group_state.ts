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
): InitializeShareGroupStateRequestPartitionData {
  r.down();
  r.at("partition"); const partition = r.int32();
  r.at("stateEpoch"); const stateEpoch = r.int32();
  r.at("startOffset"); const startOffset = readInt64(r);
  const m: InitializeShareGroupStateRequestPartitionData = { partition, stateEpoch, startOffset };
  r.tags(m);
  r.up();
  return m;
}

function readInitializeShareGroupStateRequestPartitionDataList(
  r: Reader,
  n: number,
): readonly InitializeShareGroupStateRequestPartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<InitializeShareGroupStateRequestPartitionData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readInitializeShareGroupStateRequestPartitionData(r);
  }
  r.up();
  return list;
}

function readInitializeShareGroupStateRequestInitializeStateData(
  r: Reader,
): InitializeShareGroupStateRequestInitializeStateData {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("partitions");
  const partitions = readInitializeShareGroupStateRequestPartitionDataList(
    r,
    r.compactCount(17, 56),
  );
  const m: InitializeShareGroupStateRequestInitializeStateData = { topicId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readInitializeShareGroupStateRequestInitializeStateDataList(
  r: Reader,
  n: number,
): readonly InitializeShareGroupStateRequestInitializeStateData[] {
  if (n === 0) return EMPTY;
  const list = slots<InitializeShareGroupStateRequestInitializeStateData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readInitializeShareGroupStateRequestInitializeStateData(r);
  }
  r.up();
  return list;
}

function readInitializeShareGroupStateRequest(r: Reader): InitializeShareGroupStateRequest {
  r.down();
  r.at("groupId"); const groupId = r.compactString(repeated);
  r.at("topics");
  const topics = readInitializeShareGroupStateRequestInitializeStateDataList(
    r,
    r.compactCount(18, 48),
  );
  const m: InitializeShareGroupStateRequest = { groupId, topics };
  r.tags(m);
  r.up();
  return m;
}

function writeInitializeShareGroupStateRequestPartitionData(
  w: Writer,
  m: InitializeShareGroupStateRequestPartitionDataInit,
): void {
  w.down(m);
  const { partition, stateEpoch, startOffset, unknownTaggedFields } = m;
  w.at("partition"); w.int32(partition);
  w.at("stateEpoch"); w.int32(stateEpoch);
  w.at("startOffset"); writeInt64(w, startOffset);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeInitializeShareGroupStateRequestPartitionDataList(
  w: Writer,
  list: readonly InitializeShareGroupStateRequestPartitionDataInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeInitializeShareGroupStateRequestPartitionData(w, list![i]!);
  }
  w.up();
}

function writeInitializeShareGroupStateRequestInitializeStateData(
  w: Writer,
  m: InitializeShareGroupStateRequestInitializeStateDataInit,
): void {
  w.down(m);
  const { topicId, partitions, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("partitions");
  writeInitializeShareGroupStateRequestPartitionDataList(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeInitializeShareGroupStateRequestInitializeStateDataList(
  w: Writer,
  list: readonly InitializeShareGroupStateRequestInitializeStateDataInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeInitializeShareGroupStateRequestInitializeStateData(w, list![i]!);
  }
  w.up();
}

function writeInitializeShareGroupStateRequest(
  w: Writer,
  m: InitializeShareGroupStateRequestInit,
): void {
  w.down(m);
  const { groupId, topics, unknownTaggedFields } = m;
  w.at("groupId"); w.compactString(groupId);
  w.at("topics");
  writeInitializeShareGroupStateRequestInitializeStateDataList(w, topics, w.compactCount(topics));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
): InitializeShareGroupStateResponsePartitionResult {
  r.down();
  r.at("partition"); const partition = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  const m: InitializeShareGroupStateResponsePartitionResult = {
    partition,
    errorCode,
    errorMessage,
  };
  r.tags(m);
  r.up();
  return m;
}

function readInitializeShareGroupStateResponsePartitionResultList(
  r: Reader,
  n: number,
): readonly InitializeShareGroupStateResponsePartitionResult[] {
  if (n === 0) return EMPTY;
  const list = slots<InitializeShareGroupStateResponsePartitionResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readInitializeShareGroupStateResponsePartitionResult(r);
  }
  r.up();
  return list;
}

function readInitializeShareGroupStateResponseInitializeStateResult(
  r: Reader,
): InitializeShareGroupStateResponseInitializeStateResult {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("partitions");
  const partitions = readInitializeShareGroupStateResponsePartitionResultList(
    r,
    r.compactCount(8, 56),
  );
  const m: InitializeShareGroupStateResponseInitializeStateResult = { topicId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readInitializeShareGroupStateResponseInitializeStateResultList(
  r: Reader,
  n: number,
): readonly InitializeShareGroupStateResponseInitializeStateResult[] {
  if (n === 0) return EMPTY;
  const list = slots<InitializeShareGroupStateResponseInitializeStateResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readInitializeShareGroupStateResponseInitializeStateResult(r);
  }
  r.up();
  return list;
}

function readInitializeShareGroupStateResponse(r: Reader): InitializeShareGroupStateResponse {
  r.down();
  r.at("results");
  const results = readInitializeShareGroupStateResponseInitializeStateResultList(
    r,
    r.compactCount(18, 48),
  );
  const m: InitializeShareGroupStateResponse = { results };
  r.tags(m);
  r.up();
  return m;
}

function writeInitializeShareGroupStateResponsePartitionResult(
  w: Writer,
  m: InitializeShareGroupStateResponsePartitionResultInit,
): void {
  w.down(m);
  const { partition, errorCode, errorMessage = null, unknownTaggedFields } = m;
  w.at("partition"); w.int32(partition);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage"); w.compactNullableString(errorMessage);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeInitializeShareGroupStateResponsePartitionResultList(
  w: Writer,
  list: readonly InitializeShareGroupStateResponsePartitionResultInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeInitializeShareGroupStateResponsePartitionResult(w, list![i]!);
  }
  w.up();
}

function writeInitializeShareGroupStateResponseInitializeStateResult(
  w: Writer,
  m: InitializeShareGroupStateResponseInitializeStateResultInit,
): void {
  w.down(m);
  const { topicId, partitions, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("partitions");
  writeInitializeShareGroupStateResponsePartitionResultList(
    w,
    partitions,
    w.compactCount(partitions),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeInitializeShareGroupStateResponseInitializeStateResultList(
  w: Writer,
  list: readonly InitializeShareGroupStateResponseInitializeStateResultInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeInitializeShareGroupStateResponseInitializeStateResult(w, list![i]!);
  }
  w.up();
}

function writeInitializeShareGroupStateResponse(
  w: Writer,
  m: InitializeShareGroupStateResponseInit,
): void {
  w.down(m);
  const { results, unknownTaggedFields } = m;
  w.at("results");
  writeInitializeShareGroupStateResponseInitializeStateResultList(
    w,
    results,
    w.compactCount(results),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
