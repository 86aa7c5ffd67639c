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
  type MessageCodec,
  type Reader,
  readInt32s,
  readInt64,
  readUuid,
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

function readAlterPartitionRequestBrokerState(r: Reader): AlterPartitionRequestBrokerState {
  r.down();
  r.at("brokerId"); const brokerId = r.int32();
  r.at("brokerEpoch"); const brokerEpoch = readInt64(r);
  const m: AlterPartitionRequestBrokerState = { brokerId, brokerEpoch };
  r.tags(m);
  r.up();
  return m;
}

function readAlterPartitionRequestBrokerStateList(
  r: Reader,
  n: number,
): readonly AlterPartitionRequestBrokerState[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterPartitionRequestBrokerState>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAlterPartitionRequestBrokerState(r);
  }
  r.up();
  return list;
}

function readAlterPartitionRequestPartitionData(
  r: Reader,
  version: number,
): AlterPartitionRequestPartitionData {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  r.at("newIsr"); const newIsr = version >= 3 ? EMPTY : readInt32s(r, r.compactCount(4, 8));
  r.at("newIsrWithEpochs");
  const newIsrWithEpochs = version >= 3 ? readAlterPartitionRequestBrokerStateList(
    r,
    r.compactCount(13, 48),
  )
    : EMPTY;
  r.at("leaderRecoveryState"); const leaderRecoveryState = version >= 1 ? r.int8() : 0;
  r.at("partitionEpoch"); const partitionEpoch = r.int32();
  const m: AlterPartitionRequestPartitionData = {
    partitionIndex,
    leaderEpoch,
    newIsr,
    newIsrWithEpochs,
    leaderRecoveryState,
    partitionEpoch,
  };
  r.tags(m);
  r.up();
  return m;
}

function readAlterPartitionRequestPartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterPartitionRequestPartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterPartitionRequestPartitionData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAlterPartitionRequestPartitionData(r, version);
  }
  r.up();
  return list;
}

function readAlterPartitionRequestTopicData(
  r: Reader,
  version: number,
): AlterPartitionRequestTopicData {
  r.down();
  r.at("topicName"); const topicName = version >= 2 ? "" : r.compactString(repeated);
  r.at("topicId"); const topicId = version >= 2 ? readUuid(r) : ZERO_UUID;
  r.at("partitions");
  const partitions = readAlterPartitionRequestPartitionDataList(
    r,
    version >= 1 ? r.compactCount(15, 80) : r.compactCount(14, 80),
    version,
  );
  const m: AlterPartitionRequestTopicData = { topicName, topicId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readAlterPartitionRequestTopicDataList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterPartitionRequestTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterPartitionRequestTopicData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAlterPartitionRequestTopicData(r, version);
  }
  r.up();
  return list;
}

function readAlterPartitionRequest(r: Reader, version: number): AlterPartitionRequest {
  r.down();
  r.at("brokerId"); const brokerId = r.int32();
  r.at("brokerEpoch"); const brokerEpoch = readInt64(r);
  r.at("topics");
  const topics = readAlterPartitionRequestTopicDataList(
    r,
    version >= 2 ? r.compactCount(18, 56) : r.compactCount(3, 56),
    version,
  );
  const m: AlterPartitionRequest = { brokerId, brokerEpoch, topics };
  r.tags(m);
  r.up();
  return m;
}

function writeAlterPartitionRequestBrokerState(
  w: Writer,
  m: AlterPartitionRequestBrokerStateInit,
): void {
  w.down(m);
  const { brokerId, brokerEpoch = -1n, unknownTaggedFields } = m;
  w.at("brokerId"); w.int32(brokerId);
  w.at("brokerEpoch"); writeInt64(w, brokerEpoch);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeAlterPartitionRequestBrokerStateList(
  w: Writer,
  list: readonly AlterPartitionRequestBrokerStateInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAlterPartitionRequestBrokerState(w, list![i]!);
  }
  w.up();
}

function writeAlterPartitionRequestPartitionData(
  w: Writer,
  m: AlterPartitionRequestPartitionDataInit,
  version: number,
): void {
  w.down(m);
  const {
    partitionIndex,
    leaderEpoch,
    newIsr = EMPTY,
    newIsrWithEpochs = EMPTY,
    leaderRecoveryState = 0,
    partitionEpoch,
    unknownTaggedFields,
  } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.at("newIsr");
  if (version >= 3) w.absent(isEmptyList(newIsr), "0-2");
  else writeInt32s(w, newIsr, w.compactCount(newIsr));
  w.at("newIsrWithEpochs");
  if (version >= 3) {
    writeAlterPartitionRequestBrokerStateList(
    w,
    newIsrWithEpochs,
    w.compactCount(newIsrWithEpochs),
  );
  }
  else w.absent(isEmptyList(newIsrWithEpochs), "3+");
  w.at("leaderRecoveryState");
  if (version >= 1) w.int8(leaderRecoveryState);
  else w.absent(leaderRecoveryState === 0, "1+");
  w.at("partitionEpoch"); w.int32(partitionEpoch);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeAlterPartitionRequestPartitionDataList(
  w: Writer,
  list: readonly AlterPartitionRequestPartitionDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAlterPartitionRequestPartitionData(w, list![i]!, version);
  }
  w.up();
}

function writeAlterPartitionRequestTopicData(
  w: Writer,
  m: AlterPartitionRequestTopicDataInit,
  version: number,
): void {
  w.down(m);
  const { topicName = "", topicId = ZERO_UUID, partitions, unknownTaggedFields } = m;
  w.at("topicName");
  if (version >= 2) {}
  else w.compactString(topicName);
  w.at("topicId");
  if (version >= 2) writeUuid(w, topicId);
  w.at("partitions");
  writeAlterPartitionRequestPartitionDataList(w, partitions, w.compactCount(partitions), version);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeAlterPartitionRequestTopicDataList(
  w: Writer,
  list: readonly AlterPartitionRequestTopicDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAlterPartitionRequestTopicData(w, list![i]!, version);
  }
  w.up();
}

function writeAlterPartitionRequest(
  w: Writer,
  m: AlterPartitionRequestInit,
  version: number,
): void {
  w.down(m);
  const { brokerId, brokerEpoch = -1n, topics, unknownTaggedFields } = m;
  w.at("brokerId"); w.int32(brokerId);
  w.at("brokerEpoch"); writeInt64(w, brokerEpoch);
  w.at("topics");
  writeAlterPartitionRequestTopicDataList(w, topics, w.compactCount(topics), version);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
  version: number,
): AlterPartitionResponsePartitionData {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("leaderId"); const leaderId = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  r.at("isr"); const isr = readInt32s(r, r.compactCount(4, 8));
  r.at("leaderRecoveryState"); const leaderRecoveryState = version >= 1 ? r.int8() : 0;
  r.at("partitionEpoch"); const partitionEpoch = r.int32();
  const m: AlterPartitionResponsePartitionData = {
    partitionIndex,
    errorCode,
    leaderId,
    leaderEpoch,
    isr,
    leaderRecoveryState,
    partitionEpoch,
  };
  r.tags(m);
  r.up();
  return m;
}

function readAlterPartitionResponsePartitionDataList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterPartitionResponsePartitionData[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterPartitionResponsePartitionData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAlterPartitionResponsePartitionData(r, version);
  }
  r.up();
  return list;
}

function readAlterPartitionResponseTopicData(
  r: Reader,
  version: number,
): AlterPartitionResponseTopicData {
  r.down();
  r.at("topicName"); const topicName = version >= 2 ? "" : r.compactString(repeated);
  r.at("topicId"); const topicId = version >= 2 ? readUuid(r) : ZERO_UUID;
  r.at("partitions");
  const partitions = readAlterPartitionResponsePartitionDataList(
    r,
    version >= 1 ? r.compactCount(21, 88) : r.compactCount(20, 88),
    version,
  );
  const m: AlterPartitionResponseTopicData = { topicName, topicId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readAlterPartitionResponseTopicDataList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterPartitionResponseTopicData[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterPartitionResponseTopicData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAlterPartitionResponseTopicData(r, version);
  }
  r.up();
  return list;
}

function readAlterPartitionResponse(r: Reader, version: number): AlterPartitionResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("topics");
  const topics = readAlterPartitionResponseTopicDataList(
    r,
    version >= 2 ? r.compactCount(18, 56) : r.compactCount(3, 56),
    version,
  );
  const m: AlterPartitionResponse = { throttleTimeMs, errorCode, topics };
  r.tags(m);
  r.up();
  return m;
}

function writeAlterPartitionResponsePartitionData(
  w: Writer,
  m: AlterPartitionResponsePartitionDataInit,
  version: number,
): void {
  w.down(m);
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
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("errorCode"); w.int16(errorCode);
  w.at("leaderId"); w.int32(leaderId);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.at("isr"); writeInt32s(w, isr, w.compactCount(isr));
  w.at("leaderRecoveryState");
  if (version >= 1) w.int8(leaderRecoveryState);
  w.at("partitionEpoch"); w.int32(partitionEpoch);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeAlterPartitionResponsePartitionDataList(
  w: Writer,
  list: readonly AlterPartitionResponsePartitionDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAlterPartitionResponsePartitionData(w, list![i]!, version);
  }
  w.up();
}

function writeAlterPartitionResponseTopicData(
  w: Writer,
  m: AlterPartitionResponseTopicDataInit,
  version: number,
): void {
  w.down(m);
  const { topicName = "", topicId = ZERO_UUID, partitions, unknownTaggedFields } = m;
  w.at("topicName");
  if (version >= 2) {}
  else w.compactString(topicName);
  w.at("topicId");
  if (version >= 2) writeUuid(w, topicId);
  w.at("partitions");
  writeAlterPartitionResponsePartitionDataList(w, partitions, w.compactCount(partitions), version);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeAlterPartitionResponseTopicDataList(
  w: Writer,
  list: readonly AlterPartitionResponseTopicDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAlterPartitionResponseTopicData(w, list![i]!, version);
  }
  w.up();
}

function writeAlterPartitionResponse(
  w: Writer,
  m: AlterPartitionResponseInit,
  version: number,
): void {
  w.down(m);
  const { throttleTimeMs, errorCode, topics, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("errorCode"); w.int16(errorCode);
  w.at("topics");
  writeAlterPartitionResponseTopicDataList(w, topics, w.compactCount(topics), version);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

/** The client's half of AlterPartition. */
export const AlterPartition: Api<AlterPartitionRequestInit, AlterPartitionResponse> = {
  name: "AlterPartition",
  key: 56,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 0,
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
