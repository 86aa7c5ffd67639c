// Generated from schemas/clients/ReadShareGroupState{Request,Response}.json. Do not edit.

/**
 * ReadShareGroupState (API, key 84), versions 0.
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
 * Decodes the body of a ReadShareGroupState request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeReadShareGroupStateRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ReadShareGroupStateRequest {
  return runDecode(
  "ReadShareGroupStateRequest",
  0,
  0,
  readReadShareGroupStateRequest,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a ReadShareGroupState request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeReadShareGroupStateRequest(
  message: ReadShareGroupStateRequestInit,
  version: number,
): Bytes {
  return runEncode(
  "ReadShareGroupStateRequest",
  0,
  0,
  writeReadShareGroupStateRequest,
  message,
  version,
);
}

/**
 * Encodes the body of a ReadShareGroupState request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeReadShareGroupStateRequestInto(
  message: ReadShareGroupStateRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ReadShareGroupStateRequest",
    0,
    0,
    writeReadShareGroupStateRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ReadShareGroupStateRequest, for registries. */
export const ReadShareGroupStateRequestCodec: MessageCodec<ReadShareGroupStateRequest> = {
  name: "ReadShareGroupStateRequest",
  type: "request",
  module: "clients",
  apiKey: 84,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeReadShareGroupStateRequest,
  encode: encodeReadShareGroupStateRequest,
};

/** Part of ReadShareGroupStateRequest, versions 0. */
export interface ReadShareGroupStateRequestPartitionData {
  /**
   * int32, versions 0+.
   *
   * @generated from ReadShareGroupStateRequest.json PartitionData.Partition
   */
  partition: number;
  /**
   * int32, versions 0+.
   *
   * @generated from ReadShareGroupStateRequest.json PartitionData.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ReadShareGroupStateRequestPartitionData; fields with a default may be left out.
 */
export interface ReadShareGroupStateRequestPartitionDataInit {
  /** See {@linkcode ReadShareGroupStateRequestPartitionData.partition}. */
  partition: number;
  /** See {@linkcode ReadShareGroupStateRequestPartitionData.leaderEpoch}. */
  leaderEpoch: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ReadShareGroupStateRequest, versions 0. */
export interface ReadShareGroupStateRequestReadStateData {
  /**
   * uuid, versions 0+.
   *
   * @generated from ReadShareGroupStateRequest.json ReadStateData.TopicId
   */
  topicId: string;
  /**
   * []PartitionData, versions 0+.
   *
   * @generated from ReadShareGroupStateRequest.json ReadStateData.Partitions
   */
  partitions: readonly ReadShareGroupStateRequestPartitionData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ReadShareGroupStateRequestReadStateData; fields with a default may be left out.
 */
export interface ReadShareGroupStateRequestReadStateDataInit {
  /** See {@linkcode ReadShareGroupStateRequestReadStateData.topicId}. */
  topicId: string;
  /** See {@linkcode ReadShareGroupStateRequestReadStateData.partitions}. */
  partitions: readonly ReadShareGroupStateRequestPartitionDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ReadShareGroupStateRequest: a request, key 84, versions 0, flexible versions 0+. */
export interface ReadShareGroupStateRequest {
  /**
   * string, versions 0+.
   *
   * @generated from ReadShareGroupStateRequest.json GroupId
   */
  groupId: string;
  /**
   * []ReadStateData, versions 0+.
   *
   * @generated from ReadShareGroupStateRequest.json Topics
   */
  topics: readonly ReadShareGroupStateRequestReadStateData[];
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
 * What encoders take for ReadShareGroupStateRequest; fields with a default may be left out.
 */
export interface ReadShareGroupStateRequestInit {
  /** See {@linkcode ReadShareGroupStateRequest.groupId}. */
  groupId: string;
  /** See {@linkcode ReadShareGroupStateRequest.topics}. */
  topics: readonly ReadShareGroupStateRequestReadStateDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readReadShareGroupStateRequestPartitionData(
  r: Reader,
): ReadShareGroupStateRequestPartitionData {
  r.down();
  r.at("partition"); const partition = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  const m: ReadShareGroupStateRequestPartitionData = { partition, leaderEpoch };
  r.tags(m);
  r.up();
  return m;
}

function readReadShareGroupStateRequestPartitionDataList(
  r: Reader,
  n: number,
): readonly ReadShareGroupStateRequestPartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<ReadShareGroupStateRequestPartitionData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readReadShareGroupStateRequestPartitionData(r);
  }
  r.up();
  return list;
}

function readReadShareGroupStateRequestReadStateData(
  r: Reader,
): ReadShareGroupStateRequestReadStateData {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("partitions");
  const partitions = readReadShareGroupStateRequestPartitionDataList(r, r.compactCount(9, 48));
  const m: ReadShareGroupStateRequestReadStateData = { topicId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readReadShareGroupStateRequestReadStateDataList(
  r: Reader,
  n: number,
): readonly ReadShareGroupStateRequestReadStateData[] {
  if (n === 0) return EMPTY;
  const list = slots<ReadShareGroupStateRequestReadStateData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readReadShareGroupStateRequestReadStateData(r);
  }
  r.up();
  return list;
}

function readReadShareGroupStateRequest(r: Reader): ReadShareGroupStateRequest {
  r.down();
  r.at("groupId"); const groupId = r.compactString(repeated);
  r.at("topics");
  const topics = readReadShareGroupStateRequestReadStateDataList(r, r.compactCount(18, 48));
  const m: ReadShareGroupStateRequest = { groupId, topics };
  r.tags(m);
  r.up();
  return m;
}

function writeReadShareGroupStateRequestPartitionData(
  w: Writer,
  m: ReadShareGroupStateRequestPartitionDataInit,
): void {
  w.down(m);
  const { partition, leaderEpoch, unknownTaggedFields } = m;
  w.at("partition"); w.int32(partition);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeReadShareGroupStateRequestPartitionDataList(
  w: Writer,
  list: readonly ReadShareGroupStateRequestPartitionDataInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeReadShareGroupStateRequestPartitionData(w, list![i]!);
  }
  w.up();
}

function writeReadShareGroupStateRequestReadStateData(
  w: Writer,
  m: ReadShareGroupStateRequestReadStateDataInit,
): void {
  w.down(m);
  const { topicId, partitions, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("partitions");
  writeReadShareGroupStateRequestPartitionDataList(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeReadShareGroupStateRequestReadStateDataList(
  w: Writer,
  list: readonly ReadShareGroupStateRequestReadStateDataInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeReadShareGroupStateRequestReadStateData(w, list![i]!);
  }
  w.up();
}

function writeReadShareGroupStateRequest(w: Writer, m: ReadShareGroupStateRequestInit): void {
  w.down(m);
  const { groupId, topics, unknownTaggedFields } = m;
  w.at("groupId"); w.compactString(groupId);
  w.at("topics");
  writeReadShareGroupStateRequestReadStateDataList(w, topics, w.compactCount(topics));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

/**
 * Decodes the body of a ReadShareGroupState response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeReadShareGroupStateResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ReadShareGroupStateResponse {
  return runDecode(
  "ReadShareGroupStateResponse",
  0,
  0,
  readReadShareGroupStateResponse,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a ReadShareGroupState response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeReadShareGroupStateResponse(
  message: ReadShareGroupStateResponseInit,
  version: number,
): Bytes {
  return runEncode(
  "ReadShareGroupStateResponse",
  0,
  0,
  writeReadShareGroupStateResponse,
  message,
  version,
);
}

/**
 * Encodes the body of a ReadShareGroupState response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeReadShareGroupStateResponseInto(
  message: ReadShareGroupStateResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ReadShareGroupStateResponse",
    0,
    0,
    writeReadShareGroupStateResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ReadShareGroupStateResponse, for registries. */
export const ReadShareGroupStateResponseCodec: MessageCodec<ReadShareGroupStateResponse> = {
  name: "ReadShareGroupStateResponse",
  type: "response",
  module: "clients",
  apiKey: 84,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeReadShareGroupStateResponse,
  encode: encodeReadShareGroupStateResponse,
};

/** Part of ReadShareGroupStateResponse, versions 0. */
export interface ReadShareGroupStateResponseStateBatch {
  /**
   * int64, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json StateBatch.FirstOffset
   */
  firstOffset: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json StateBatch.LastOffset
   */
  lastOffset: bigint;
  /**
   * int8, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json StateBatch.DeliveryState
   */
  deliveryState: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json StateBatch.DeliveryCount
   */
  deliveryCount: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ReadShareGroupStateResponseStateBatch; fields with a default may be left out.
 */
export interface ReadShareGroupStateResponseStateBatchInit {
  /** See {@linkcode ReadShareGroupStateResponseStateBatch.firstOffset}. */
  firstOffset: bigint;
  /** See {@linkcode ReadShareGroupStateResponseStateBatch.lastOffset}. */
  lastOffset: bigint;
  /** See {@linkcode ReadShareGroupStateResponseStateBatch.deliveryState}. */
  deliveryState: number;
  /** See {@linkcode ReadShareGroupStateResponseStateBatch.deliveryCount}. */
  deliveryCount: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ReadShareGroupStateResponse, versions 0. */
export interface ReadShareGroupStateResponsePartitionResult {
  /**
   * int32, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json PartitionResult.Partition
   */
  partition: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json PartitionResult.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ReadShareGroupStateResponse.json PartitionResult.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * int32, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json PartitionResult.StateEpoch
   */
  stateEpoch: number;
  /**
   * int64, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json PartitionResult.StartOffset
   */
  startOffset: bigint;
  /**
   * []StateBatch, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json PartitionResult.StateBatches
   */
  stateBatches: readonly ReadShareGroupStateResponseStateBatch[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ReadShareGroupStateResponsePartitionResult; fields with a default may be left out.
 */
export interface ReadShareGroupStateResponsePartitionResultInit {
  /** See {@linkcode ReadShareGroupStateResponsePartitionResult.partition}. */
  partition: number;
  /** See {@linkcode ReadShareGroupStateResponsePartitionResult.errorCode}. */
  errorCode: number;
  /** See {@linkcode ReadShareGroupStateResponsePartitionResult.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode ReadShareGroupStateResponsePartitionResult.stateEpoch}. */
  stateEpoch: number;
  /** See {@linkcode ReadShareGroupStateResponsePartitionResult.startOffset}. */
  startOffset: bigint;
  /** See {@linkcode ReadShareGroupStateResponsePartitionResult.stateBatches}. */
  stateBatches: readonly ReadShareGroupStateResponseStateBatchInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ReadShareGroupStateResponse, versions 0. */
export interface ReadShareGroupStateResponseReadStateResult {
  /**
   * uuid, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json ReadStateResult.TopicId
   */
  topicId: string;
  /**
   * []PartitionResult, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json ReadStateResult.Partitions
   */
  partitions: readonly ReadShareGroupStateResponsePartitionResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ReadShareGroupStateResponseReadStateResult; fields with a default may be left out.
 */
export interface ReadShareGroupStateResponseReadStateResultInit {
  /** See {@linkcode ReadShareGroupStateResponseReadStateResult.topicId}. */
  topicId: string;
  /** See {@linkcode ReadShareGroupStateResponseReadStateResult.partitions}. */
  partitions: readonly ReadShareGroupStateResponsePartitionResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ReadShareGroupStateResponse: a response, key 84, versions 0, flexible versions 0+. */
export interface ReadShareGroupStateResponse {
  /**
   * []ReadStateResult, versions 0+.
   *
   * @generated from ReadShareGroupStateResponse.json Results
   */
  results: readonly ReadShareGroupStateResponseReadStateResult[];
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
 * What encoders take for ReadShareGroupStateResponse; fields with a default may be left out.
 */
export interface ReadShareGroupStateResponseInit {
  /** See {@linkcode ReadShareGroupStateResponse.results}. */
  results: readonly ReadShareGroupStateResponseReadStateResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readReadShareGroupStateResponseStateBatch(
  r: Reader,
): ReadShareGroupStateResponseStateBatch {
  r.down();
  r.at("firstOffset"); const firstOffset = readInt64(r);
  r.at("lastOffset"); const lastOffset = readInt64(r);
  r.at("deliveryState"); const deliveryState = r.int8();
  r.at("deliveryCount"); const deliveryCount = r.int16();
  const m: ReadShareGroupStateResponseStateBatch = {
    firstOffset,
    lastOffset,
    deliveryState,
    deliveryCount,
  };
  r.tags(m);
  r.up();
  return m;
}

function readReadShareGroupStateResponseStateBatchList(
  r: Reader,
  n: number,
): readonly ReadShareGroupStateResponseStateBatch[] {
  if (n === 0) return EMPTY;
  const list = slots<ReadShareGroupStateResponseStateBatch>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readReadShareGroupStateResponseStateBatch(r);
  }
  r.up();
  return list;
}

function readReadShareGroupStateResponsePartitionResult(
  r: Reader,
): ReadShareGroupStateResponsePartitionResult {
  r.down();
  r.at("partition"); const partition = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  r.at("stateEpoch"); const stateEpoch = r.int32();
  r.at("startOffset"); const startOffset = readInt64(r);
  r.at("stateBatches");
  const stateBatches = readReadShareGroupStateResponseStateBatchList(r, r.compactCount(20, 64));
  const m: ReadShareGroupStateResponsePartitionResult = {
    partition,
    errorCode,
    errorMessage,
    stateEpoch,
    startOffset,
    stateBatches,
  };
  r.tags(m);
  r.up();
  return m;
}

function readReadShareGroupStateResponsePartitionResultList(
  r: Reader,
  n: number,
): readonly ReadShareGroupStateResponsePartitionResult[] {
  if (n === 0) return EMPTY;
  const list = slots<ReadShareGroupStateResponsePartitionResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readReadShareGroupStateResponsePartitionResult(r);
  }
  r.up();
  return list;
}

function readReadShareGroupStateResponseReadStateResult(
  r: Reader,
): ReadShareGroupStateResponseReadStateResult {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("partitions");
  const partitions = readReadShareGroupStateResponsePartitionResultList(r, r.compactCount(21, 80));
  const m: ReadShareGroupStateResponseReadStateResult = { topicId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readReadShareGroupStateResponseReadStateResultList(
  r: Reader,
  n: number,
): readonly ReadShareGroupStateResponseReadStateResult[] {
  if (n === 0) return EMPTY;
  const list = slots<ReadShareGroupStateResponseReadStateResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readReadShareGroupStateResponseReadStateResult(r);
  }
  r.up();
  return list;
}

function readReadShareGroupStateResponse(r: Reader): ReadShareGroupStateResponse {
  r.down();
  r.at("results");
  const results = readReadShareGroupStateResponseReadStateResultList(r, r.compactCount(18, 48));
  const m: ReadShareGroupStateResponse = { results };
  r.tags(m);
  r.up();
  return m;
}

function writeReadShareGroupStateResponseStateBatch(
  w: Writer,
  m: ReadShareGroupStateResponseStateBatchInit,
): void {
  w.down(m);
  const { firstOffset, lastOffset, deliveryState, deliveryCount, unknownTaggedFields } = m;
  w.at("firstOffset"); writeInt64(w, firstOffset);
  w.at("lastOffset"); writeInt64(w, lastOffset);
  w.at("deliveryState"); w.int8(deliveryState);
  w.at("deliveryCount"); w.int16(deliveryCount);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeReadShareGroupStateResponseStateBatchList(
  w: Writer,
  list: readonly ReadShareGroupStateResponseStateBatchInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeReadShareGroupStateResponseStateBatch(w, list![i]!);
  }
  w.up();
}

function writeReadShareGroupStateResponsePartitionResult(
  w: Writer,
  m: ReadShareGroupStateResponsePartitionResultInit,
): void {
  w.down(m);
  const {
    partition,
    errorCode,
    errorMessage = null,
    stateEpoch,
    startOffset,
    stateBatches,
    unknownTaggedFields,
  } = m;
  w.at("partition"); w.int32(partition);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage"); w.compactNullableString(errorMessage);
  w.at("stateEpoch"); w.int32(stateEpoch);
  w.at("startOffset"); writeInt64(w, startOffset);
  w.at("stateBatches");
  writeReadShareGroupStateResponseStateBatchList(w, stateBatches, w.compactCount(stateBatches));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeReadShareGroupStateResponsePartitionResultList(
  w: Writer,
  list: readonly ReadShareGroupStateResponsePartitionResultInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeReadShareGroupStateResponsePartitionResult(w, list![i]!);
  }
  w.up();
}

function writeReadShareGroupStateResponseReadStateResult(
  w: Writer,
  m: ReadShareGroupStateResponseReadStateResultInit,
): void {
  w.down(m);
  const { topicId, partitions, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("partitions");
  writeReadShareGroupStateResponsePartitionResultList(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeReadShareGroupStateResponseReadStateResultList(
  w: Writer,
  list: readonly ReadShareGroupStateResponseReadStateResultInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeReadShareGroupStateResponseReadStateResult(w, list![i]!);
  }
  w.up();
}

function writeReadShareGroupStateResponse(w: Writer, m: ReadShareGroupStateResponseInit): void {
  w.down(m);
  const { results, unknownTaggedFields } = m;
  w.at("results");
  writeReadShareGroupStateResponseReadStateResultList(w, results, w.compactCount(results));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

/** The client's half of ReadShareGroupState. */
export const ReadShareGroupState: Api<
  ReadShareGroupStateRequestInit,
  ReadShareGroupStateResponse
> = {
  name: "ReadShareGroupState",
  key: 84,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  encodeRequest: encodeReadShareGroupStateRequest,
  decodeResponse: decodeReadShareGroupStateResponse,
};

/** The broker's half of ReadShareGroupState. */
export const ReadShareGroupStateServer: ServerApi<
  ReadShareGroupStateRequest,
  ReadShareGroupStateResponseInit
> = {
  name: "ReadShareGroupState",
  key: 84,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeReadShareGroupStateRequest,
  encodeResponse: encodeReadShareGroupStateResponse,
};
