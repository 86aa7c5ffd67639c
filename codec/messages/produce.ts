// Generated from schemas/clients/Produce{Request,Response}.json. Do not edit.

/**
 * Produce (API, key 0), versions 0-13.
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
  readCompactNullableBytes,
  type Reader,
  readInt64,
  readNullableBytes,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeCompactNullableBytes,
  writeInt64,
  writeNullableBytes,
  type Writer,
  writeUuid,
  ZERO_UUID,
} from "../wire/mod.ts";

/**
 * Decodes the body of a Produce request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 13.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 13.
 */
export function decodeProduceRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ProduceRequest {
  return runDecode("ProduceRequest", 0, 13, readProduceRequest, body, version, options);
}

/**
 * Encodes the body of a Produce request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 13.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeProduceRequest(message: ProduceRequestInit, version: number): Bytes {
  return runEncode("ProduceRequest", 0, 13, writeProduceRequest, message, version);
}

/**
 * Encodes the body of a Produce request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeProduceRequestInto(
  message: ProduceRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ProduceRequest",
    0,
    13,
    writeProduceRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ProduceRequest, for registries. */
export const ProduceRequestCodec: MessageCodec<ProduceRequest> = {
  name: "ProduceRequest",
  type: "request",
  module: "clients",
  apiKey: 0,
  minVersion: 0,
  maxVersion: 13,
  flexibleFrom: 9,
  decode: decodeProduceRequest,
  encode: encodeProduceRequest,
};

/** Part of ProduceRequest, versions 0-13. */
export interface ProduceRequestPartitionProduceData {
  /**
   * int32, versions 0+.
   *
   * @generated from ProduceRequest.json PartitionProduceData.Index
   */
  index: number;
  /**
   * records, versions 0+, nullable 0+.
   *
   * @generated from ProduceRequest.json PartitionProduceData.Records
   */
  records: Uint8Array | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ProduceRequestPartitionProduceData; fields with a default may be left out.
 */
export interface ProduceRequestPartitionProduceDataInit {
  /** See {@linkcode ProduceRequestPartitionProduceData.index}. */
  index: number;
  /** See {@linkcode ProduceRequestPartitionProduceData.records}. */
  records: Uint8Array | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ProduceRequest, versions 0-13. */
export interface ProduceRequestTopicProduceData {
  /**
   * string, versions 0-12, ignorable, topicName.
   *
   * @generated from ProduceRequest.json TopicProduceData.Name
   */
  name: string;
  /**
   * uuid, versions 13+, ignorable.
   *
   * @generated from ProduceRequest.json TopicProduceData.TopicId
   */
  topicId: string;
  /**
   * []PartitionProduceData, versions 0+.
   *
   * @generated from ProduceRequest.json TopicProduceData.PartitionData
   */
  partitionData: readonly ProduceRequestPartitionProduceData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ProduceRequestTopicProduceData; fields with a default may be left out.
 */
export interface ProduceRequestTopicProduceDataInit {
  /** See {@linkcode ProduceRequestTopicProduceData.name}. */
  name?: string | undefined;
  /** See {@linkcode ProduceRequestTopicProduceData.topicId}. */
  topicId?: string | undefined;
  /** See {@linkcode ProduceRequestTopicProduceData.partitionData}. */
  partitionData: readonly ProduceRequestPartitionProduceDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ProduceRequest: a request, key 0, versions 0-13, flexible versions 9+. */
export interface ProduceRequest {
  /**
   * string, versions 3+, nullable 3+, default null, transactionalId.
   *
   * @generated from ProduceRequest.json TransactionalId
   */
  transactionalId: string | null;
  /**
   * int16, versions 0+.
   *
   * @generated from ProduceRequest.json Acks
   */
  acks: number;
  /**
   * int32, versions 0+.
   *
   * @generated from ProduceRequest.json TimeoutMs
   */
  timeoutMs: number;
  /**
   * []TopicProduceData, versions 0+.
   *
   * @generated from ProduceRequest.json TopicData
   */
  topicData: readonly ProduceRequestTopicProduceData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ProduceRequest; fields with a default may be left out. */
export interface ProduceRequestInit {
  /** See {@linkcode ProduceRequest.transactionalId}. */
  transactionalId?: string | null | undefined;
  /** See {@linkcode ProduceRequest.acks}. */
  acks: number;
  /** See {@linkcode ProduceRequest.timeoutMs}. */
  timeoutMs: number;
  /** See {@linkcode ProduceRequest.topicData}. */
  topicData: readonly ProduceRequestTopicProduceDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readProduceRequestPartitionProduceData(
  r: Reader,
  version: number,
): ProduceRequestPartitionProduceData {
  r.down();
  r.at("index"); const index = r.int32();
  r.at("records");
  const records = version >= 9 ? readCompactNullableBytes(r, "records")
    : readNullableBytes(r, "records");
  const m: ProduceRequestPartitionProduceData = { index, records };
  if (version >= 9) r.tags(m);
  r.up();
  return m;
}

function readProduceRequestPartitionProduceDataList(
  r: Reader,
  n: number,
  version: number,
): readonly ProduceRequestPartitionProduceData[] {
  if (n === 0) return EMPTY;
  const list = slots<ProduceRequestPartitionProduceData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readProduceRequestPartitionProduceData(r, version);
  }
  r.up();
  return list;
}

function readProduceRequestTopicProduceData(
  r: Reader,
  version: number,
): ProduceRequestTopicProduceData {
  r.down();
  r.at("name");
  const name = version >= 13 ? "" : version >= 9 ? r.compactString(repeated) : r.string(repeated);
  r.at("topicId"); const topicId = version >= 13 ? readUuid(r) : ZERO_UUID;
  r.at("partitionData");
  const partitionData = readProduceRequestPartitionProduceDataList(
    r,
    version >= 9 ? r.compactCount(6, 48) : r.count(8, 48),
    version,
  );
  const m: ProduceRequestTopicProduceData = { name, topicId, partitionData };
  if (version >= 9) r.tags(m);
  r.up();
  return m;
}

function readProduceRequestTopicProduceDataList(
  r: Reader,
  n: number,
  version: number,
): readonly ProduceRequestTopicProduceData[] {
  if (n === 0) return EMPTY;
  const list = slots<ProduceRequestTopicProduceData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readProduceRequestTopicProduceData(r, version);
  }
  r.up();
  return list;
}

function readProduceRequest(r: Reader, version: number): ProduceRequest {
  r.down();
  r.at("transactionalId");
  const transactionalId = version >= 9 ? r.compactNullableString()
    : version >= 3 ? r.nullableString()
    : null;
  r.at("acks"); const acks = r.int16();
  r.at("timeoutMs"); const timeoutMs = r.int32();
  r.at("topicData");
  const topicData = readProduceRequestTopicProduceDataList(
    r,
    version >= 13 ? r.compactCount(18, 56) : version >= 9 ? r.compactCount(3, 56) : r.count(6, 56),
    version,
  );
  const m: ProduceRequest = { transactionalId, acks, timeoutMs, topicData };
  if (version >= 9) r.tags(m);
  r.up();
  return m;
}

function writeProduceRequestPartitionProduceData(
  w: Writer,
  m: ProduceRequestPartitionProduceDataInit,
  version: number,
): void {
  w.down(m);
  const { index, records, unknownTaggedFields } = m;
  w.at("index"); w.int32(index);
  w.at("records");
  if (version >= 9) writeCompactNullableBytes(w, records);
  else writeNullableBytes(w, records);
  if (version >= 9) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeProduceRequestPartitionProduceDataList(
  w: Writer,
  list: readonly ProduceRequestPartitionProduceDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeProduceRequestPartitionProduceData(w, list![i]!, version);
  }
  w.up();
}

function writeProduceRequestTopicProduceData(
  w: Writer,
  m: ProduceRequestTopicProduceDataInit,
  version: number,
): void {
  w.down(m);
  const { name = "", topicId = ZERO_UUID, partitionData, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 13) {}
  else if (version >= 9) w.compactString(name);
  else w.string(name);
  w.at("topicId");
  if (version >= 13) writeUuid(w, topicId);
  w.at("partitionData");
  writeProduceRequestPartitionProduceDataList(
    w,
    partitionData,
    version >= 9 ? w.compactCount(partitionData) : w.count(partitionData),
    version,
  );
  if (version >= 9) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeProduceRequestTopicProduceDataList(
  w: Writer,
  list: readonly ProduceRequestTopicProduceDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeProduceRequestTopicProduceData(w, list![i]!, version);
  }
  w.up();
}

function writeProduceRequest(w: Writer, m: ProduceRequestInit, version: number): void {
  w.down(m);
  const { transactionalId = null, acks, timeoutMs, topicData, unknownTaggedFields } = m;
  w.at("transactionalId");
  if (version >= 9) w.compactNullableString(transactionalId);
  else if (version >= 3) w.nullableString(transactionalId);
  else w.absent(transactionalId === null, "3+");
  w.at("acks"); w.int16(acks);
  w.at("timeoutMs"); w.int32(timeoutMs);
  w.at("topicData");
  writeProduceRequestTopicProduceDataList(
    w,
    topicData,
    version >= 9 ? w.compactCount(topicData) : w.count(topicData),
    version,
  );
  if (version >= 9) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/**
 * Decodes the body of a Produce response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 13.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 13.
 */
export function decodeProduceResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ProduceResponse {
  return runDecode("ProduceResponse", 0, 13, readProduceResponse, body, version, options);
}

/**
 * Encodes the body of a Produce response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 13.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeProduceResponse(message: ProduceResponseInit, version: number): Bytes {
  return runEncode("ProduceResponse", 0, 13, writeProduceResponse, message, version);
}

/**
 * Encodes the body of a Produce response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeProduceResponseInto(
  message: ProduceResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ProduceResponse",
    0,
    13,
    writeProduceResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ProduceResponse, for registries. */
export const ProduceResponseCodec: MessageCodec<ProduceResponse> = {
  name: "ProduceResponse",
  type: "response",
  module: "clients",
  apiKey: 0,
  minVersion: 0,
  maxVersion: 13,
  flexibleFrom: 9,
  decode: decodeProduceResponse,
  encode: encodeProduceResponse,
};

/** Part of ProduceResponse, versions 8-13. */
export interface ProduceResponseBatchIndexAndErrorMessage {
  /**
   * int32, versions 8+.
   *
   * @generated from ProduceResponse.json BatchIndexAndErrorMessage.BatchIndex
   */
  batchIndex: number;
  /**
   * string, versions 8+, nullable 8+, default null.
   *
   * @generated from ProduceResponse.json BatchIndexAndErrorMessage.BatchIndexErrorMessage
   */
  batchIndexErrorMessage: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ProduceResponseBatchIndexAndErrorMessage; fields with a default may be left out.
 */
export interface ProduceResponseBatchIndexAndErrorMessageInit {
  /** See {@linkcode ProduceResponseBatchIndexAndErrorMessage.batchIndex}. */
  batchIndex: number;
  /** See {@linkcode ProduceResponseBatchIndexAndErrorMessage.batchIndexErrorMessage}. */
  batchIndexErrorMessage?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ProduceResponse, versions 10-13. */
export interface ProduceResponseLeaderIdAndEpoch {
  /**
   * int32, versions 10+, default -1, brokerId.
   *
   * @generated from ProduceResponse.json LeaderIdAndEpoch.LeaderId
   */
  leaderId: number;
  /**
   * int32, versions 10+, default -1.
   *
   * @generated from ProduceResponse.json LeaderIdAndEpoch.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ProduceResponseLeaderIdAndEpoch; fields with a default may be left out.
 */
export interface ProduceResponseLeaderIdAndEpochInit {
  /** See {@linkcode ProduceResponseLeaderIdAndEpoch.leaderId}. */
  leaderId?: number | undefined;
  /** See {@linkcode ProduceResponseLeaderIdAndEpoch.leaderEpoch}. */
  leaderEpoch?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ProduceResponse, versions 0-13. */
export interface ProduceResponsePartitionProduceResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from ProduceResponse.json PartitionProduceResponse.Index
   */
  index: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ProduceResponse.json PartitionProduceResponse.ErrorCode
   */
  errorCode: number;
  /**
   * int64, versions 0+.
   *
   * @generated from ProduceResponse.json PartitionProduceResponse.BaseOffset
   */
  baseOffset: bigint;
  /**
   * int64, versions 2+, default -1, ignorable.
   *
   * @generated from ProduceResponse.json PartitionProduceResponse.LogAppendTimeMs
   */
  logAppendTimeMs: bigint;
  /**
   * int64, versions 5+, default -1, ignorable.
   *
   * @generated from ProduceResponse.json PartitionProduceResponse.LogStartOffset
   */
  logStartOffset: bigint;
  /**
   * []BatchIndexAndErrorMessage, versions 8+, ignorable.
   *
   * @generated from ProduceResponse.json PartitionProduceResponse.RecordErrors
   */
  recordErrors: readonly ProduceResponseBatchIndexAndErrorMessage[];
  /**
   * string, versions 8+, nullable 8+, default null, ignorable.
   *
   * @generated from ProduceResponse.json PartitionProduceResponse.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * LeaderIdAndEpoch, versions 10+, tag 0 in 10+.
   *
   * @generated from ProduceResponse.json PartitionProduceResponse.CurrentLeader
   */
  currentLeader: ProduceResponseLeaderIdAndEpoch;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ProduceResponsePartitionProduceResponse; fields with a default may be left out.
 */
export interface ProduceResponsePartitionProduceResponseInit {
  /** See {@linkcode ProduceResponsePartitionProduceResponse.index}. */
  index: number;
  /** See {@linkcode ProduceResponsePartitionProduceResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode ProduceResponsePartitionProduceResponse.baseOffset}. */
  baseOffset: bigint;
  /** See {@linkcode ProduceResponsePartitionProduceResponse.logAppendTimeMs}. */
  logAppendTimeMs?: bigint | undefined;
  /** See {@linkcode ProduceResponsePartitionProduceResponse.logStartOffset}. */
  logStartOffset?: bigint | undefined;
  /** See {@linkcode ProduceResponsePartitionProduceResponse.recordErrors}. */
  recordErrors?: readonly ProduceResponseBatchIndexAndErrorMessageInit[] | undefined;
  /** See {@linkcode ProduceResponsePartitionProduceResponse.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode ProduceResponsePartitionProduceResponse.currentLeader}. */
  currentLeader?: ProduceResponseLeaderIdAndEpochInit | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ProduceResponse, versions 0-13. */
export interface ProduceResponseTopicProduceResponse {
  /**
   * string, versions 0-12, ignorable, topicName.
   *
   * @generated from ProduceResponse.json TopicProduceResponse.Name
   */
  name: string;
  /**
   * uuid, versions 13+, ignorable.
   *
   * @generated from ProduceResponse.json TopicProduceResponse.TopicId
   */
  topicId: string;
  /**
   * []PartitionProduceResponse, versions 0+.
   *
   * @generated from ProduceResponse.json TopicProduceResponse.PartitionResponses
   */
  partitionResponses: readonly ProduceResponsePartitionProduceResponse[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ProduceResponseTopicProduceResponse; fields with a default may be left out.
 */
export interface ProduceResponseTopicProduceResponseInit {
  /** See {@linkcode ProduceResponseTopicProduceResponse.name}. */
  name?: string | undefined;
  /** See {@linkcode ProduceResponseTopicProduceResponse.topicId}. */
  topicId?: string | undefined;
  /** See {@linkcode ProduceResponseTopicProduceResponse.partitionResponses}. */
  partitionResponses: readonly ProduceResponsePartitionProduceResponseInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ProduceResponse, versions 10-13. */
export interface ProduceResponseNodeEndpoint {
  /**
   * int32, versions 10+, brokerId.
   *
   * @generated from ProduceResponse.json NodeEndpoint.NodeId
   */
  nodeId: number;
  /**
   * string, versions 10+.
   *
   * @generated from ProduceResponse.json NodeEndpoint.Host
   */
  host: string;
  /**
   * int32, versions 10+.
   *
   * @generated from ProduceResponse.json NodeEndpoint.Port
   */
  port: number;
  /**
   * string, versions 10+, nullable 10+, default null.
   *
   * @generated from ProduceResponse.json NodeEndpoint.Rack
   */
  rack: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ProduceResponseNodeEndpoint; fields with a default may be left out.
 */
export interface ProduceResponseNodeEndpointInit {
  /** See {@linkcode ProduceResponseNodeEndpoint.nodeId}. */
  nodeId: number;
  /** See {@linkcode ProduceResponseNodeEndpoint.host}. */
  host: string;
  /** See {@linkcode ProduceResponseNodeEndpoint.port}. */
  port: number;
  /** See {@linkcode ProduceResponseNodeEndpoint.rack}. */
  rack?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ProduceResponse: a response, key 0, versions 0-13, flexible versions 9+. */
export interface ProduceResponse {
  /**
   * []TopicProduceResponse, versions 0+.
   *
   * @generated from ProduceResponse.json Responses
   */
  responses: readonly ProduceResponseTopicProduceResponse[];
  /**
   * int32, versions 1+, default 0, ignorable.
   *
   * @generated from ProduceResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []NodeEndpoint, versions 10+, tag 0 in 10+.
   *
   * @generated from ProduceResponse.json NodeEndpoints
   */
  nodeEndpoints: readonly ProduceResponseNodeEndpoint[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ProduceResponse; fields with a default may be left out. */
export interface ProduceResponseInit {
  /** See {@linkcode ProduceResponse.responses}. */
  responses: readonly ProduceResponseTopicProduceResponseInit[];
  /** See {@linkcode ProduceResponse.throttleTimeMs}. */
  throttleTimeMs?: number | undefined;
  /** See {@linkcode ProduceResponse.nodeEndpoints}. */
  nodeEndpoints?: readonly ProduceResponseNodeEndpointInit[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readProduceResponseBatchIndexAndErrorMessage(
  r: Reader,
  version: number,
): ProduceResponseBatchIndexAndErrorMessage {
  r.down();
  r.at("batchIndex"); const batchIndex = r.int32();
  r.at("batchIndexErrorMessage");
  const batchIndexErrorMessage = version >= 9 ? r.compactNullableString() : r.nullableString();
  const m: ProduceResponseBatchIndexAndErrorMessage = { batchIndex, batchIndexErrorMessage };
  if (version >= 9) r.tags(m);
  r.up();
  return m;
}

function readProduceResponseBatchIndexAndErrorMessageList(
  r: Reader,
  n: number,
  version: number,
): readonly ProduceResponseBatchIndexAndErrorMessage[] {
  if (n === 0) return EMPTY;
  const list = slots<ProduceResponseBatchIndexAndErrorMessage>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readProduceResponseBatchIndexAndErrorMessage(r, version);
  }
  r.up();
  return list;
}

function readProduceResponseLeaderIdAndEpoch(r: Reader): ProduceResponseLeaderIdAndEpoch {
  r.down();
  r.at("leaderId"); const leaderId = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  const m: ProduceResponseLeaderIdAndEpoch = { leaderId, leaderEpoch };
  r.tags(m);
  r.up();
  return m;
}

function readProduceResponsePartitionProduceResponseTag(
  r: Reader,
  m: ProduceResponsePartitionProduceResponse,
  tag: number,
  version: number,
): boolean {
  switch (tag) {
    case 0:
      if (!(version >= 10)) return false;
      r.at("currentLeader"); m.currentLeader = readProduceResponseLeaderIdAndEpoch(r);
      return true;
  }
  return false;
}

function readProduceResponsePartitionProduceResponse(
  r: Reader,
  version: number,
): ProduceResponsePartitionProduceResponse {
  r.down();
  r.at("index"); const index = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("baseOffset"); const baseOffset = readInt64(r);
  r.at("logAppendTimeMs"); const logAppendTimeMs = version >= 2 ? readInt64(r) : -1n;
  r.at("logStartOffset"); const logStartOffset = version >= 5 ? readInt64(r) : -1n;
  r.at("recordErrors");
  const recordErrors = version >= 8 ? readProduceResponseBatchIndexAndErrorMessageList(
    r,
    version >= 9 ? r.compactCount(6, 48) : r.count(6, 48),
    version,
  )
    : EMPTY;
  r.at("errorMessage");
  const errorMessage = version >= 9 ? r.compactNullableString()
    : version >= 8 ? r.nullableString()
    : null;
  const m: ProduceResponsePartitionProduceResponse = {
    index,
    errorCode,
    baseOffset,
    logAppendTimeMs,
    logStartOffset,
    recordErrors,
    errorMessage,
    currentLeader: newProduceResponseLeaderIdAndEpoch(),
  };
  if (version >= 9) r.tags(m, readProduceResponsePartitionProduceResponseTag, version);
  r.up();
  return m;
}

function readProduceResponsePartitionProduceResponseList(
  r: Reader,
  n: number,
  version: number,
): readonly ProduceResponsePartitionProduceResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<ProduceResponsePartitionProduceResponse>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readProduceResponsePartitionProduceResponse(r, version);
  }
  r.up();
  return list;
}

function readProduceResponseTopicProduceResponse(
  r: Reader,
  version: number,
): ProduceResponseTopicProduceResponse {
  r.down();
  r.at("name");
  const name = version >= 13 ? "" : version >= 9 ? r.compactString(repeated) : r.string(repeated);
  r.at("topicId"); const topicId = version >= 13 ? readUuid(r) : ZERO_UUID;
  r.at("partitionResponses");
  const partitionResponses = readProduceResponsePartitionProduceResponseList(
    r,
    version >= 9 ? r.compactCount(33, 136)
      : version >= 8 ? r.count(36, 136)
      : version >= 5 ? r.count(30, 136)
      : version >= 2 ? r.count(22, 136)
      : r.count(14, 136),
    version,
  );
  const m: ProduceResponseTopicProduceResponse = { name, topicId, partitionResponses };
  if (version >= 9) r.tags(m);
  r.up();
  return m;
}

function readProduceResponseTopicProduceResponseList(
  r: Reader,
  n: number,
  version: number,
): readonly ProduceResponseTopicProduceResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<ProduceResponseTopicProduceResponse>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readProduceResponseTopicProduceResponse(r, version);
  }
  r.up();
  return list;
}

function readProduceResponseNodeEndpoint(r: Reader): ProduceResponseNodeEndpoint {
  r.down();
  r.at("nodeId"); const nodeId = r.int32();
  r.at("host"); const host = r.compactString(repeated);
  r.at("port"); const port = r.int32();
  r.at("rack"); const rack = r.compactNullableString(repeated);
  const m: ProduceResponseNodeEndpoint = { nodeId, host, port, rack };
  r.tags(m);
  r.up();
  return m;
}

function readProduceResponseNodeEndpointList(
  r: Reader,
  n: number,
): readonly ProduceResponseNodeEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<ProduceResponseNodeEndpoint>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readProduceResponseNodeEndpoint(r);
  }
  r.up();
  return list;
}

function readProduceResponseTag(
  r: Reader,
  m: ProduceResponse,
  tag: number,
  version: number,
): boolean {
  switch (tag) {
    case 0:
      if (!(version >= 10)) return false;
      r.at("nodeEndpoints");
      m.nodeEndpoints = readProduceResponseNodeEndpointList(r, r.compactCount(11, 64));
      return true;
  }
  return false;
}

function readProduceResponse(r: Reader, version: number): ProduceResponse {
  r.down();
  r.at("responses");
  const responses = readProduceResponseTopicProduceResponseList(
    r,
    version >= 13 ? r.compactCount(18, 56) : version >= 9 ? r.compactCount(3, 56) : r.count(6, 56),
    version,
  );
  r.at("throttleTimeMs"); const throttleTimeMs = version >= 1 ? r.int32() : 0;
  const m: ProduceResponse = { responses, throttleTimeMs, nodeEndpoints: EMPTY };
  if (version >= 9) r.tags(m, readProduceResponseTag, version);
  r.up();
  return m;
}

function writeProduceResponseBatchIndexAndErrorMessage(
  w: Writer,
  m: ProduceResponseBatchIndexAndErrorMessageInit,
  version: number,
): void {
  w.down(m);
  const { batchIndex, batchIndexErrorMessage = null, unknownTaggedFields } = m;
  w.at("batchIndex"); w.int32(batchIndex);
  w.at("batchIndexErrorMessage");
  if (version >= 9) w.compactNullableString(batchIndexErrorMessage);
  else w.nullableString(batchIndexErrorMessage);
  if (version >= 9) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeProduceResponseBatchIndexAndErrorMessageList(
  w: Writer,
  list: readonly ProduceResponseBatchIndexAndErrorMessageInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeProduceResponseBatchIndexAndErrorMessage(w, list![i]!, version);
  }
  w.up();
}

function isDefaultProduceResponseLeaderIdAndEpoch(
  m: ProduceResponseLeaderIdAndEpochInit | null,
): boolean {
  if (typeof m !== "object" || m === null) return false;
  const { leaderId = -1, leaderEpoch = -1, unknownTaggedFields } = m;
  return leaderId === -1 && leaderEpoch === -1 && (unknownTaggedFields ?? EMPTY).length === 0;
}

function writeProduceResponseLeaderIdAndEpoch(
  w: Writer,
  m: ProduceResponseLeaderIdAndEpochInit,
): void {
  w.down(m);
  const { leaderId = -1, leaderEpoch = -1, unknownTaggedFields } = m;
  w.at("leaderId"); w.int32(leaderId);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeProduceResponsePartitionProduceResponse(
  w: Writer,
  m: ProduceResponsePartitionProduceResponseInit,
  version: number,
): void {
  w.down(m);
  const {
    index,
    errorCode,
    baseOffset,
    logAppendTimeMs = -1n,
    logStartOffset = -1n,
    recordErrors = EMPTY,
    errorMessage = null,
    currentLeader = newProduceResponseLeaderIdAndEpoch(),
    unknownTaggedFields,
  } = m;
  w.at("index"); w.int32(index);
  w.at("errorCode"); w.int16(errorCode);
  w.at("baseOffset"); writeInt64(w, baseOffset);
  w.at("logAppendTimeMs");
  if (version >= 2) writeInt64(w, logAppendTimeMs);
  w.at("logStartOffset");
  if (version >= 5) writeInt64(w, logStartOffset);
  w.at("recordErrors");
  if (version >= 8) {
    writeProduceResponseBatchIndexAndErrorMessageList(
    w,
    recordErrors,
    version >= 9 ? w.compactCount(recordErrors) : w.count(recordErrors),
    version,
  );
  }
  w.at("errorMessage");
  if (version >= 9) w.compactNullableString(errorMessage);
  else if (version >= 8) w.nullableString(errorMessage);
  w.at("currentLeader");
  if (version >= 10) {}
  else w.absent(isDefaultProduceResponseLeaderIdAndEpoch(currentLeader), "10+");
  if (version >= 9) {
    const sendsCurrentLeader = version >= 10 &&
      !isDefaultProduceResponseLeaderIdAndEpoch(currentLeader);
    let unknown = w.tags(unknownTaggedFields, sendsCurrentLeader ? 1 : 0);
    if (version >= 10) unknown = w.unknownTags(unknown, 0);
    if (sendsCurrentLeader) {
      w.at("currentLeader");
      const p = w.startTag(0);
      writeProduceResponseLeaderIdAndEpoch(w, currentLeader);
      w.endTag(p);
    }
    w.unknownTags(unknown);
  } else w.noTags(unknownTaggedFields);
  w.up();
}

function writeProduceResponsePartitionProduceResponseList(
  w: Writer,
  list: readonly ProduceResponsePartitionProduceResponseInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeProduceResponsePartitionProduceResponse(w, list![i]!, version);
  }
  w.up();
}

function writeProduceResponseTopicProduceResponse(
  w: Writer,
  m: ProduceResponseTopicProduceResponseInit,
  version: number,
): void {
  w.down(m);
  const { name = "", topicId = ZERO_UUID, partitionResponses, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 13) {}
  else if (version >= 9) w.compactString(name);
  else w.string(name);
  w.at("topicId");
  if (version >= 13) writeUuid(w, topicId);
  w.at("partitionResponses");
  writeProduceResponsePartitionProduceResponseList(
    w,
    partitionResponses,
    version >= 9 ? w.compactCount(partitionResponses) : w.count(partitionResponses),
    version,
  );
  if (version >= 9) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeProduceResponseTopicProduceResponseList(
  w: Writer,
  list: readonly ProduceResponseTopicProduceResponseInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeProduceResponseTopicProduceResponse(w, list![i]!, version);
  }
  w.up();
}

function writeProduceResponseNodeEndpoint(w: Writer, m: ProduceResponseNodeEndpointInit): void {
  w.down(m);
  const { nodeId, host, port, rack = null, unknownTaggedFields } = m;
  w.at("nodeId"); w.int32(nodeId);
  w.at("host"); w.compactString(host);
  w.at("port"); w.int32(port);
  w.at("rack"); w.compactNullableString(rack);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeProduceResponseNodeEndpointList(
  w: Writer,
  list: readonly ProduceResponseNodeEndpointInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeProduceResponseNodeEndpoint(w, list![i]!);
  }
  w.up();
}

function writeProduceResponse(w: Writer, m: ProduceResponseInit, version: number): void {
  w.down(m);
  const { responses, throttleTimeMs = 0, nodeEndpoints = EMPTY, unknownTaggedFields } = m;
  w.at("responses");
  writeProduceResponseTopicProduceResponseList(
    w,
    responses,
    version >= 9 ? w.compactCount(responses) : w.count(responses),
    version,
  );
  w.at("throttleTimeMs");
  if (version >= 1) w.int32(throttleTimeMs);
  w.at("nodeEndpoints");
  if (version >= 10) {}
  else w.absent(isEmptyList(nodeEndpoints), "10+");
  if (version >= 9) {
    const sendsNodeEndpoints = version >= 10 && !isEmptyList(nodeEndpoints);
    let unknown = w.tags(unknownTaggedFields, sendsNodeEndpoints ? 1 : 0);
    if (version >= 10) unknown = w.unknownTags(unknown, 0);
    if (sendsNodeEndpoints) {
      w.at("nodeEndpoints");
      const p = w.startTag(0);
      writeProduceResponseNodeEndpointList(w, nodeEndpoints, w.compactCount(nodeEndpoints));
      w.endTag(p);
    }
    w.unknownTags(unknown);
  } else w.noTags(unknownTaggedFields);
  w.up();
}

function newProduceResponseLeaderIdAndEpoch(): ProduceResponseLeaderIdAndEpoch {
  return {
    leaderId: -1,
    leaderEpoch: -1,
  };
}

/** The client's half of Produce. */
export const Produce: Api<ProduceRequestInit, ProduceResponse> = {
  name: "Produce",
  key: 0,
  minVersion: 0,
  maxVersion: 13,
  flexibleFrom: 9,
  encodeRequest: encodeProduceRequest,
  decodeResponse: decodeProduceResponse,
};

/** The broker's half of Produce. */
export const ProduceServer: ServerApi<ProduceRequest, ProduceResponseInit> = {
  name: "Produce",
  key: 0,
  minVersion: 0,
  maxVersion: 13,
  flexibleFrom: 9,
  decodeRequest: decodeProduceRequest,
  encodeResponse: encodeProduceResponse,
};
