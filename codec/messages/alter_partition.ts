// Generated from schemas/clients/AlterPartition{Request,Response}.json. Do not edit.

/**
 * AlterPartition (API, key 56), versions 0-3.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  EMPTY,
  type InvalidText,
  isEmptyList,
  type Key,
  type MessageCodec,
  putInt16,
  putInt32,
  putInt64,
  readCompactCount,
  readCompactInt32s,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readInt8,
  readTags,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeAbsent,
  writeCompactCount,
  writeCompactInt32s,
  writeCompactString,
  writeInt32,
  writeInt8,
  writeList,
  type Writer,
  writeUnknownTags,
  writeUuid,
  ZERO_UUID,
} from "../wire/mod.ts";

/**
 * Decodes the body of an AlterPartition request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 3.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 3.
 */
export function decodeAlterPartitionRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AlterPartitionRequest {
  return runDecode(
    "AlterPartitionRequest",
    0,
    3,
    readAlterPartitionRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AlterPartition request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 3.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAlterPartitionRequest(
  message: AlterPartitionRequestInit,
  version: number,
): Bytes {
  return runEncode("AlterPartitionRequest", 0, 3, writeAlterPartitionRequest, message, version);
}

/**
 * Encodes the body of an AlterPartition request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAlterPartitionRequestInto(
  message: AlterPartitionRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AlterPartitionRequest",
    0,
    3,
    writeAlterPartitionRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AlterPartitionRequest, for registries. */
export const AlterPartitionRequestCodec: MessageCodec<AlterPartitionRequest> = {
  name: "AlterPartitionRequest",
  type: "request",
  module: "clients",
  apiKey: 56,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 0,
  decode: decodeAlterPartitionRequest,
  encode: encodeAlterPartitionRequest,
};

/** Part of AlterPartitionRequest, versions 3. */
export interface AlterPartitionRequestBrokerState {
  /**
   * int32, versions 3+, brokerId.
   *
   * @generated from AlterPartitionRequest.json BrokerState.BrokerId
   */
  brokerId: number;
  /**
   * int64, versions 3+, default -1.
   *
   * @generated from AlterPartitionRequest.json BrokerState.BrokerEpoch
   */
  brokerEpoch: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterPartitionRequestBrokerState; fields with a default may be left out.
 */
export interface AlterPartitionRequestBrokerStateInit {
  /** See {@linkcode AlterPartitionRequestBrokerState.brokerId}. */
  brokerId: number;
  /** See {@linkcode AlterPartitionRequestBrokerState.brokerEpoch}. */
  brokerEpoch?: bigint | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AlterPartitionRequest, versions 0-3. */
export interface AlterPartitionRequestPartitionData {
  /**
   * int32, versions 0+.
   *
   * @generated from AlterPartitionRequest.json PartitionData.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int32, versions 0+.
   *
   * @generated from AlterPartitionRequest.json PartitionData.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * []int32, versions 0-2, brokerId.
   *
   * @generated from AlterPartitionRequest.json PartitionData.NewIsr
   */
  newIsr: readonly number[];
  /**
   * []BrokerState, versions 3+.
   *
   * @generated from AlterPartitionRequest.json PartitionData.NewIsrWithEpochs
   */
  newIsrWithEpochs: readonly AlterPartitionRequestBrokerState[];
  /**
   * int8, versions 1+, default 0.
   *
   * @generated from AlterPartitionRequest.json PartitionData.LeaderRecoveryState
   */
  leaderRecoveryState: number;
  /**
   * int32, versions 0+.
   *
   * @generated from AlterPartitionRequest.json PartitionData.PartitionEpoch
   */
  partitionEpoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterPartitionRequestPartitionData; fields with a default may be left out.
 */
export interface AlterPartitionRequestPartitionDataInit {
  /** See {@linkcode AlterPartitionRequestPartitionData.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode AlterPartitionRequestPartitionData.leaderEpoch}. */
  leaderEpoch: number;
  /** See {@linkcode AlterPartitionRequestPartitionData.newIsr}. */
  newIsr?: readonly number[] | undefined;
  /** See {@linkcode AlterPartitionRequestPartitionData.newIsrWithEpochs}. */
  newIsrWithEpochs?: readonly AlterPartitionRequestBrokerStateInit[] | undefined;
  /** See {@linkcode AlterPartitionRequestPartitionData.leaderRecoveryState}. */
  leaderRecoveryState?: number | undefined;
  /** See {@linkcode AlterPartitionRequestPartitionData.partitionEpoch}. */
  partitionEpoch: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AlterPartitionRequest, versions 0-3. */
export interface AlterPartitionRequestTopicData {
  /**
   * string, versions 0-1, ignorable, topicName.
   *
   * @generated from AlterPartitionRequest.json TopicData.TopicName
   */
  topicName: string;
  /**
   * uuid, versions 2+, ignorable.
   *
   * @generated from AlterPartitionRequest.json TopicData.TopicId
   */
  topicId: string;
  /**
   * []PartitionData, versions 0+.
   *
   * @generated from AlterPartitionRequest.json TopicData.Partitions
   */
  partitions: readonly AlterPartitionRequestPartitionData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterPartitionRequestTopicData; fields with a default may be left out.
 */
export interface AlterPartitionRequestTopicDataInit {
  /** See {@linkcode AlterPartitionRequestTopicData.topicName}. */
  topicName?: string | undefined;
  /** See {@linkcode AlterPartitionRequestTopicData.topicId}. */
  topicId?: string | undefined;
  /** See {@linkcode AlterPartitionRequestTopicData.partitions}. */
  partitions: readonly AlterPartitionRequestPartitionDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** AlterPartitionRequest: a request, key 56, versions 0-3, flexible versions 0+. */
export interface AlterPartitionRequest {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from AlterPartitionRequest.json BrokerId
   */
  brokerId: number;
  /**
   * int64, versions 0+, default -1.
   *
   * @generated from AlterPartitionRequest.json BrokerEpoch
   */
  brokerEpoch: bigint;
  /**
   * []TopicData, versions 0+.
   *
   * @generated from AlterPartitionRequest.json Topics
   */
  topics: readonly AlterPartitionRequestTopicData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for AlterPartitionRequest; fields with a default may be left out. */
export interface AlterPartitionRequestInit {
  /** See {@linkcode AlterPartitionRequest.brokerId}. */
  brokerId: number;
  /** See {@linkcode AlterPartitionRequest.brokerEpoch}. */
  brokerEpoch?: bigint | undefined;
  /** See {@linkcode AlterPartitionRequest.topics}. */
  topics: readonly AlterPartitionRequestTopicDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAlterPartitionRequestBrokerState(
  r: Reader,
  key: Key,
): AlterPartitionRequestBrokerState {
  r.down(key);
  const m: AlterPartitionRequestBrokerState = {
    brokerId: readInt32(r, "brokerId"),
    brokerEpoch: readInt64(r, "brokerEpoch"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAlterPartitionRequestBrokerStateList(
  r: Reader,
  n: number,
): readonly AlterPartitionRequestBrokerState[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterPartitionRequestBrokerState>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterPartitionRequestBrokerState(r, i);
  }
  return list;
}

function readAlterPartitionRequestPartitionData(
  r: Reader,
  key: Key,
  version: number,
): AlterPartitionRequestPartitionData {
  r.down(key);
  const m: AlterPartitionRequestPartitionData = {
    partitionIndex: readInt32(r, "partitionIndex"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
    newIsr: version >= 3 ? EMPTY : readCompactInt32s(r, "newIsr"),
    newIsrWithEpochs: version >= 3 ? readAlterPartitionRequestBrokerStateList(
      r,
      readCompactCount(r, "newIsrWithEpochs", 13),
    )
      : EMPTY,
    leaderRecoveryState: version >= 1 ? readInt8(r, "leaderRecoveryState") : 0,
    partitionEpoch: readInt32(r, "partitionEpoch"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAlterPartitionRequestPartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterPartitionRequestPartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterPartitionRequestPartitionData>(r, n, 80);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterPartitionRequestPartitionData(r, i, version);
  }
  return list;
}

function readAlterPartitionRequestTopicData(
  r: Reader,
  key: Key,
  version: number,
): AlterPartitionRequestTopicData {
  r.down(key);
  const m: AlterPartitionRequestTopicData = {
    topicName: version >= 2 ? "" : readCompactString(r, "topicName", repeated),
    topicId: version >= 2 ? readUuid(r, "topicId") : ZERO_UUID,
    partitions: readAlterPartitionRequestPartitionDataList(
      r,
      version >= 1 ? readCompactCount(r, "partitions", 15) : readCompactCount(r, "partitions", 14),
      version,
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAlterPartitionRequestTopicDataList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterPartitionRequestTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterPartitionRequestTopicData>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterPartitionRequestTopicData(r, i, version);
  }
  return list;
}

function readAlterPartitionRequest(r: Reader, version: number): AlterPartitionRequest {
  const m: AlterPartitionRequest = {
    brokerId: readInt32(r, "brokerId"),
    brokerEpoch: readInt64(r, "brokerEpoch"),
    topics: readAlterPartitionRequestTopicDataList(
      r,
      version >= 2 ? readCompactCount(r, "topics", 18) : readCompactCount(r, "topics", 3),
      version,
    ),
  };
  readTags(r, m);
  return m;
}

function writeAlterPartitionRequestBrokerState(
  w: Writer,
  key: Key,
  m: AlterPartitionRequestBrokerStateInit,
): void {
  w.into(key, m);
  const { brokerId, brokerEpoch = -1n, unknownTaggedFields } = m;
  const atBrokerId = w.room(12);
  putInt32(w, atBrokerId, "brokerId", brokerId);
  putInt64(w, atBrokerId + 4, "brokerEpoch", brokerEpoch);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterPartitionRequestPartitionData(
  w: Writer,
  key: Key,
  m: AlterPartitionRequestPartitionDataInit,
  version: number,
): void {
  w.into(key, m);
  const {
    partitionIndex,
    leaderEpoch,
    newIsr = EMPTY,
    newIsrWithEpochs = EMPTY,
    leaderRecoveryState = 0,
    partitionEpoch,
    unknownTaggedFields,
  } = m;
  const atPartitionIndex = w.room(8);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt32(w, atPartitionIndex + 4, "leaderEpoch", leaderEpoch);
  if (version >= 3) writeAbsent(w, "newIsr", isEmptyList(newIsr), "0-2");
  else writeCompactInt32s(w, "newIsr", newIsr);
  if (version >= 3) {
    writeList(
      w,
      "newIsrWithEpochs",
      newIsrWithEpochs,
      writeCompactCount(w, "newIsrWithEpochs", newIsrWithEpochs),
      writeAlterPartitionRequestBrokerState,
    );
  }
  else writeAbsent(w, "newIsrWithEpochs", isEmptyList(newIsrWithEpochs), "3+");
  if (version >= 1) writeInt8(w, "leaderRecoveryState", leaderRecoveryState);
  else writeAbsent(w, "leaderRecoveryState", leaderRecoveryState === 0, "1+");
  writeInt32(w, "partitionEpoch", partitionEpoch);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterPartitionRequestTopicData(
  w: Writer,
  key: Key,
  m: AlterPartitionRequestTopicDataInit,
  version: number,
): void {
  w.into(key, m);
  const { topicName = "", topicId = ZERO_UUID, partitions, unknownTaggedFields } = m;
  if (version <= 1) writeCompactString(w, "topicName", topicName);
  if (version >= 2) writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeAlterPartitionRequestPartitionData,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterPartitionRequest(
  w: Writer,
  m: AlterPartitionRequestInit,
  version: number,
): void {
  const { brokerId, brokerEpoch = -1n, topics, unknownTaggedFields } = m;
  const atBrokerId = w.room(12);
  putInt32(w, atBrokerId, "brokerId", brokerId);
  putInt64(w, atBrokerId + 4, "brokerEpoch", brokerEpoch);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeAlterPartitionRequestTopicData,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an AlterPartition response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 3.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 3.
 */
export function decodeAlterPartitionResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AlterPartitionResponse {
  return runDecode(
    "AlterPartitionResponse",
    0,
    3,
    readAlterPartitionResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AlterPartition response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 3.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAlterPartitionResponse(
  message: AlterPartitionResponseInit,
  version: number,
): Bytes {
  return runEncode("AlterPartitionResponse", 0, 3, writeAlterPartitionResponse, message, version);
}

/**
 * Encodes the body of an AlterPartition response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAlterPartitionResponseInto(
  message: AlterPartitionResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AlterPartitionResponse",
    0,
    3,
    writeAlterPartitionResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AlterPartitionResponse, for registries. */
export const AlterPartitionResponseCodec: MessageCodec<AlterPartitionResponse> = {
  name: "AlterPartitionResponse",
  type: "response",
  module: "clients",
  apiKey: 56,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 0,
  decode: decodeAlterPartitionResponse,
  encode: encodeAlterPartitionResponse,
};

/** Part of AlterPartitionResponse, versions 0-3. */
export interface AlterPartitionResponsePartitionData {
  /**
   * int32, versions 0+.
   *
   * @generated from AlterPartitionResponse.json PartitionData.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from AlterPartitionResponse.json PartitionData.ErrorCode
   */
  errorCode: number;
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from AlterPartitionResponse.json PartitionData.LeaderId
   */
  leaderId: number;
  /**
   * int32, versions 0+.
   *
   * @generated from AlterPartitionResponse.json PartitionData.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * []int32, versions 0+, brokerId.
   *
   * @generated from AlterPartitionResponse.json PartitionData.Isr
   */
  isr: readonly number[];
  /**
   * int8, versions 1+, default 0, ignorable.
   *
   * @generated from AlterPartitionResponse.json PartitionData.LeaderRecoveryState
   */
  leaderRecoveryState: number;
  /**
   * int32, versions 0+.
   *
   * @generated from AlterPartitionResponse.json PartitionData.PartitionEpoch
   */
  partitionEpoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterPartitionResponsePartitionData; fields with a default may be left out.
 */
export interface AlterPartitionResponsePartitionDataInit {
  /** See {@linkcode AlterPartitionResponsePartitionData.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode AlterPartitionResponsePartitionData.errorCode}. */
  errorCode: number;
  /** See {@linkcode AlterPartitionResponsePartitionData.leaderId}. */
  leaderId: number;
  /** See {@linkcode AlterPartitionResponsePartitionData.leaderEpoch}. */
  leaderEpoch: number;
  /** See {@linkcode AlterPartitionResponsePartitionData.isr}. */
  isr: readonly number[];
  /** See {@linkcode AlterPartitionResponsePartitionData.leaderRecoveryState}. */
  leaderRecoveryState?: number | undefined;
  /** See {@linkcode AlterPartitionResponsePartitionData.partitionEpoch}. */
  partitionEpoch: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AlterPartitionResponse, versions 0-3. */
export interface AlterPartitionResponseTopicData {
  /**
   * string, versions 0-1, ignorable, topicName.
   *
   * @generated from AlterPartitionResponse.json TopicData.TopicName
   */
  topicName: string;
  /**
   * uuid, versions 2+, ignorable.
   *
   * @generated from AlterPartitionResponse.json TopicData.TopicId
   */
  topicId: string;
  /**
   * []PartitionData, versions 0+.
   *
   * @generated from AlterPartitionResponse.json TopicData.Partitions
   */
  partitions: readonly AlterPartitionResponsePartitionData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterPartitionResponseTopicData; fields with a default may be left out.
 */
export interface AlterPartitionResponseTopicDataInit {
  /** See {@linkcode AlterPartitionResponseTopicData.topicName}. */
  topicName?: string | undefined;
  /** See {@linkcode AlterPartitionResponseTopicData.topicId}. */
  topicId?: string | undefined;
  /** See {@linkcode AlterPartitionResponseTopicData.partitions}. */
  partitions: readonly AlterPartitionResponsePartitionDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** AlterPartitionResponse: a response, key 56, versions 0-3, flexible versions 0+. */
export interface AlterPartitionResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from AlterPartitionResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from AlterPartitionResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * []TopicData, versions 0+.
   *
   * @generated from AlterPartitionResponse.json Topics
   */
  topics: readonly AlterPartitionResponseTopicData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for AlterPartitionResponse; fields with a default may be left out. */
export interface AlterPartitionResponseInit {
  /** See {@linkcode AlterPartitionResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode AlterPartitionResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode AlterPartitionResponse.topics}. */
  topics: readonly AlterPartitionResponseTopicDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAlterPartitionResponsePartitionData(
  r: Reader,
  key: Key,
  version: number,
): AlterPartitionResponsePartitionData {
  r.down(key);
  const m: AlterPartitionResponsePartitionData = {
    partitionIndex: readInt32(r, "partitionIndex"),
    errorCode: readInt16(r, "errorCode"),
    leaderId: readInt32(r, "leaderId"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
    isr: readCompactInt32s(r, "isr"),
    leaderRecoveryState: version >= 1 ? readInt8(r, "leaderRecoveryState") : 0,
    partitionEpoch: readInt32(r, "partitionEpoch"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAlterPartitionResponsePartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterPartitionResponsePartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterPartitionResponsePartitionData>(r, n, 88);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterPartitionResponsePartitionData(r, i, version);
  }
  return list;
}

function readAlterPartitionResponseTopicData(
  r: Reader,
  key: Key,
  version: number,
): AlterPartitionResponseTopicData {
  r.down(key);
  const m: AlterPartitionResponseTopicData = {
    topicName: version >= 2 ? "" : readCompactString(r, "topicName", repeated),
    topicId: version >= 2 ? readUuid(r, "topicId") : ZERO_UUID,
    partitions: readAlterPartitionResponsePartitionDataList(
      r,
      version >= 1 ? readCompactCount(r, "partitions", 21) : readCompactCount(r, "partitions", 20),
      version,
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAlterPartitionResponseTopicDataList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterPartitionResponseTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterPartitionResponseTopicData>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterPartitionResponseTopicData(r, i, version);
  }
  return list;
}

function readAlterPartitionResponse(r: Reader, version: number): AlterPartitionResponse {
  const m: AlterPartitionResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    topics: readAlterPartitionResponseTopicDataList(
      r,
      version >= 2 ? readCompactCount(r, "topics", 18) : readCompactCount(r, "topics", 3),
      version,
    ),
  };
  readTags(r, m);
  return m;
}

function writeAlterPartitionResponsePartitionData(
  w: Writer,
  key: Key,
  m: AlterPartitionResponsePartitionDataInit,
  version: number,
): void {
  w.into(key, m);
  const {
    partitionIndex,
    errorCode,
    leaderId,
    leaderEpoch,
    isr,
    leaderRecoveryState = 0,
    partitionEpoch,
    unknownTaggedFields,
  } = m;
  const atPartitionIndex = w.room(14);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt16(w, atPartitionIndex + 4, "errorCode", errorCode);
  putInt32(w, atPartitionIndex + 6, "leaderId", leaderId);
  putInt32(w, atPartitionIndex + 10, "leaderEpoch", leaderEpoch);
  writeCompactInt32s(w, "isr", isr);
  if (version >= 1) writeInt8(w, "leaderRecoveryState", leaderRecoveryState);
  writeInt32(w, "partitionEpoch", partitionEpoch);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterPartitionResponseTopicData(
  w: Writer,
  key: Key,
  m: AlterPartitionResponseTopicDataInit,
  version: number,
): void {
  w.into(key, m);
  const { topicName = "", topicId = ZERO_UUID, partitions, unknownTaggedFields } = m;
  if (version <= 1) writeCompactString(w, "topicName", topicName);
  if (version >= 2) writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitions",
    partitions,
    writeCompactCount(w, "partitions", partitions),
    writeAlterPartitionResponsePartitionData,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterPartitionResponse(
  w: Writer,
  m: AlterPartitionResponseInit,
  version: number,
): void {
  const { throttleTimeMs, errorCode, topics, unknownTaggedFields } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeAlterPartitionResponseTopicData,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of AlterPartition. */
export const AlterPartition: Api<AlterPartitionRequestInit, AlterPartitionResponse> = {
  name: "AlterPartition",
  key: 56,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 0,
  throttlesFrom: 2,
  encodeRequest: encodeAlterPartitionRequest,
  decodeResponse: decodeAlterPartitionResponse,
};

/** The broker's half of AlterPartition. */
export const AlterPartitionServer: ServerApi<AlterPartitionRequest, AlterPartitionResponseInit> = {
  name: "AlterPartition",
  key: 56,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 0,
  decodeRequest: decodeAlterPartitionRequest,
  encodeResponse: encodeAlterPartitionResponse,
};
