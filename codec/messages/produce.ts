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
  endTag,
  type InvalidText,
  isEmptyList,
  type Key,
  type MessageCodec,
  putInt16,
  putInt32,
  putInt64,
  readCompactCount,
  readCompactNullableBytes,
  readCompactNullableString,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readNullableBytes,
  readNullableString,
  readString,
  readTags,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  startTag,
  type TaggedField,
  writeAbsent,
  writeCompactCount,
  writeCompactNullableBytes,
  writeCompactNullableString,
  writeCompactString,
  writeCount,
  writeInt32,
  writeInt64,
  writeList,
  writeNoTags,
  writeNullableBytes,
  writeNullableString,
  type Writer,
  writeString,
  writeTagCount,
  writeTagsBefore,
  writeUnknownTags,
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
  key: Key,
  version: number,
): ProduceRequestPartitionProduceData {
  r.down(key);
  const m: ProduceRequestPartitionProduceData = {
    index: readInt32(r, "index"),
    records: version >= 9 ? readCompactNullableBytes(r, "records", "records")
      : readNullableBytes(r, "records", "records"),
  };
  if (version >= 9) readTags(r, m);
  r.up();
  return m;
}

function readProduceRequestPartitionProduceDataList(
  r: Reader,
  n: number,
  version: number,
): readonly ProduceRequestPartitionProduceData[] {
  if (n === 0) return EMPTY;
  const list = slots<ProduceRequestPartitionProduceData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readProduceRequestPartitionProduceData(r, i, version);
  }
  return list;
}

function readProduceRequestTopicProduceData(
  r: Reader,
  key: Key,
  version: number,
): ProduceRequestTopicProduceData {
  r.down(key);
  const m: ProduceRequestTopicProduceData = {
    name: version >= 13 ? ""
      : version >= 9 ? readCompactString(r, "name", repeated)
      : readString(r, "name", repeated),
    topicId: version >= 13 ? readUuid(r, "topicId") : ZERO_UUID,
    partitionData: readProduceRequestPartitionProduceDataList(
      r,
      version >= 9 ? readCompactCount(r, "partitionData", 6) : readCount(r, "partitionData", 8),
      version,
    ),
  };
  if (version >= 9) readTags(r, m);
  r.up();
  return m;
}

function readProduceRequestTopicProduceDataList(
  r: Reader,
  n: number,
  version: number,
): readonly ProduceRequestTopicProduceData[] {
  if (n === 0) return EMPTY;
  const list = slots<ProduceRequestTopicProduceData>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readProduceRequestTopicProduceData(r, i, version);
  }
  return list;
}

function readProduceRequest(r: Reader, version: number): ProduceRequest {
  const m: ProduceRequest = {
    transactionalId: version >= 9 ? readCompactNullableString(r, "transactionalId")
      : version >= 3 ? readNullableString(r, "transactionalId")
      : null,
    acks: readInt16(r, "acks"),
    timeoutMs: readInt32(r, "timeoutMs"),
    topicData: readProduceRequestTopicProduceDataList(
      r,
      version >= 13 ? readCompactCount(r, "topicData", 18)
        : version >= 9 ? readCompactCount(r, "topicData", 3)
        : readCount(r, "topicData", 6),
      version,
    ),
  };
  if (version >= 9) readTags(r, m);
  return m;
}

function writeProduceRequestPartitionProduceData(
  w: Writer,
  key: Key,
  m: ProduceRequestPartitionProduceDataInit,
  version: number,
): void {
  w.into(key, m);
  const { index, records, unknownTaggedFields } = m;
  writeInt32(w, "index", index);
  if (version >= 9) writeCompactNullableBytes(w, "records", records);
  else writeNullableBytes(w, "records", records);
  if (version >= 9) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeProduceRequestTopicProduceData(
  w: Writer,
  key: Key,
  m: ProduceRequestTopicProduceDataInit,
  version: number,
): void {
  w.into(key, m);
  const { name = "", topicId = ZERO_UUID, partitionData, unknownTaggedFields } = m;
  if (version >= 9 && version <= 12) writeCompactString(w, "name", name);
  else if (version <= 8) writeString(w, "name", name);
  if (version >= 13) writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitionData",
    partitionData,
    version >= 9 ? writeCompactCount(w, "partitionData", partitionData)
      : writeCount(w, "partitionData", partitionData),
    writeProduceRequestPartitionProduceData,
    version,
  );
  if (version >= 9) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeProduceRequest(w: Writer, m: ProduceRequestInit, version: number): void {
  const { transactionalId = null, acks, timeoutMs, topicData, unknownTaggedFields } = m;
  if (version >= 9) writeCompactNullableString(w, "transactionalId", transactionalId);
  else if (version >= 3) writeNullableString(w, "transactionalId", transactionalId);
  else writeAbsent(w, "transactionalId", transactionalId === null, "3+");
  const atAcks = w.room(6);
  putInt16(w, atAcks, "acks", acks);
  putInt32(w, atAcks + 2, "timeoutMs", timeoutMs);
  writeList(
    w,
    "topicData",
    topicData,
    version >= 9 ? writeCompactCount(w, "topicData", topicData)
      : writeCount(w, "topicData", topicData),
    writeProduceRequestTopicProduceData,
    version,
  );
  if (version >= 9) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
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
  key: Key,
  version: number,
): ProduceResponseBatchIndexAndErrorMessage {
  r.down(key);
  const m: ProduceResponseBatchIndexAndErrorMessage = {
    batchIndex: readInt32(r, "batchIndex"),
    batchIndexErrorMessage: version >= 9 ? readCompactNullableString(r, "batchIndexErrorMessage")
      : readNullableString(r, "batchIndexErrorMessage"),
  };
  if (version >= 9) readTags(r, m);
  r.up();
  return m;
}

function readProduceResponseBatchIndexAndErrorMessageList(
  r: Reader,
  n: number,
  version: number,
): readonly ProduceResponseBatchIndexAndErrorMessage[] {
  if (n === 0) return EMPTY;
  const list = slots<ProduceResponseBatchIndexAndErrorMessage>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readProduceResponseBatchIndexAndErrorMessage(r, i, version);
  }
  return list;
}

function readProduceResponseLeaderIdAndEpoch(r: Reader, key: Key): ProduceResponseLeaderIdAndEpoch {
  r.down(key);
  const m: ProduceResponseLeaderIdAndEpoch = {
    leaderId: readInt32(r, "leaderId"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
  };
  readTags(r, m);
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
      if (version <= 9) return false;
      m.currentLeader = readProduceResponseLeaderIdAndEpoch(r, "currentLeader");
      return true;
  }
  return false;
}

function readProduceResponsePartitionProduceResponse(
  r: Reader,
  key: Key,
  version: number,
): ProduceResponsePartitionProduceResponse {
  r.down(key);
  const m: ProduceResponsePartitionProduceResponse = {
    index: readInt32(r, "index"),
    errorCode: readInt16(r, "errorCode"),
    baseOffset: readInt64(r, "baseOffset"),
    logAppendTimeMs: version >= 2 ? readInt64(r, "logAppendTimeMs") : -1n,
    logStartOffset: version >= 5 ? readInt64(r, "logStartOffset") : -1n,
    recordErrors: version >= 8 ? readProduceResponseBatchIndexAndErrorMessageList(
      r,
      version >= 9 ? readCompactCount(r, "recordErrors", 6) : readCount(r, "recordErrors", 6),
      version,
    )
      : EMPTY,
    errorMessage: version >= 9 ? readCompactNullableString(r, "errorMessage")
      : version >= 8 ? readNullableString(r, "errorMessage")
      : null,
    currentLeader: newProduceResponseLeaderIdAndEpoch(),
  };
  if (version >= 9) readTags(r, m, readProduceResponsePartitionProduceResponseTag, version);
  r.up();
  return m;
}

function readProduceResponsePartitionProduceResponseList(
  r: Reader,
  n: number,
  version: number,
): readonly ProduceResponsePartitionProduceResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<ProduceResponsePartitionProduceResponse>(r, n, 136);
  for (let i = 0; i < n; i++) {
    list[i] = readProduceResponsePartitionProduceResponse(r, i, version);
  }
  return list;
}

function readProduceResponseTopicProduceResponse(
  r: Reader,
  key: Key,
  version: number,
): ProduceResponseTopicProduceResponse {
  r.down(key);
  const m: ProduceResponseTopicProduceResponse = {
    name: version >= 13 ? ""
      : version >= 9 ? readCompactString(r, "name", repeated)
      : readString(r, "name", repeated),
    topicId: version >= 13 ? readUuid(r, "topicId") : ZERO_UUID,
    partitionResponses: readProduceResponsePartitionProduceResponseList(
      r,
      version >= 9 ? readCompactCount(r, "partitionResponses", 33)
        : version >= 8 ? readCount(r, "partitionResponses", 36)
        : version >= 5 ? readCount(r, "partitionResponses", 30)
        : version >= 2 ? readCount(r, "partitionResponses", 22)
        : readCount(r, "partitionResponses", 14),
      version,
    ),
  };
  if (version >= 9) readTags(r, m);
  r.up();
  return m;
}

function readProduceResponseTopicProduceResponseList(
  r: Reader,
  n: number,
  version: number,
): readonly ProduceResponseTopicProduceResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<ProduceResponseTopicProduceResponse>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readProduceResponseTopicProduceResponse(r, i, version);
  }
  return list;
}

function readProduceResponseNodeEndpoint(r: Reader, key: Key): ProduceResponseNodeEndpoint {
  r.down(key);
  const m: ProduceResponseNodeEndpoint = {
    nodeId: readInt32(r, "nodeId"),
    host: readCompactString(r, "host", repeated),
    port: readInt32(r, "port"),
    rack: readCompactNullableString(r, "rack", repeated),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readProduceResponseNodeEndpointList(
  r: Reader,
  n: number,
): readonly ProduceResponseNodeEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<ProduceResponseNodeEndpoint>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readProduceResponseNodeEndpoint(r, i);
  }
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
      if (version <= 9) return false;
      m.nodeEndpoints = readProduceResponseNodeEndpointList(
        r,
        readCompactCount(r, "nodeEndpoints", 11),
      );
      return true;
  }
  return false;
}

function readProduceResponse(r: Reader, version: number): ProduceResponse {
  const m: ProduceResponse = {
    responses: readProduceResponseTopicProduceResponseList(
      r,
      version >= 13 ? readCompactCount(r, "responses", 18)
        : version >= 9 ? readCompactCount(r, "responses", 3)
        : readCount(r, "responses", 6),
      version,
    ),
    throttleTimeMs: version >= 1 ? readInt32(r, "throttleTimeMs") : 0,
    nodeEndpoints: EMPTY,
  };
  if (version >= 9) readTags(r, m, readProduceResponseTag, version);
  return m;
}

function writeProduceResponseBatchIndexAndErrorMessage(
  w: Writer,
  key: Key,
  m: ProduceResponseBatchIndexAndErrorMessageInit,
  version: number,
): void {
  w.into(key, m);
  const { batchIndex, batchIndexErrorMessage = null, unknownTaggedFields } = m;
  writeInt32(w, "batchIndex", batchIndex);
  if (version >= 9) writeCompactNullableString(w, "batchIndexErrorMessage", batchIndexErrorMessage);
  else writeNullableString(w, "batchIndexErrorMessage", batchIndexErrorMessage);
  if (version >= 9) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
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
  key: Key,
  m: ProduceResponseLeaderIdAndEpochInit,
): void {
  w.into(key, m);
  const { leaderId = -1, leaderEpoch = -1, unknownTaggedFields } = m;
  const atLeaderId = w.room(8);
  putInt32(w, atLeaderId, "leaderId", leaderId);
  putInt32(w, atLeaderId + 4, "leaderEpoch", leaderEpoch);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeProduceResponsePartitionProduceResponse(
  w: Writer,
  key: Key,
  m: ProduceResponsePartitionProduceResponseInit,
  version: number,
): void {
  w.into(key, m);
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
  const atIndex = w.room(14);
  putInt32(w, atIndex, "index", index);
  putInt16(w, atIndex + 4, "errorCode", errorCode);
  putInt64(w, atIndex + 6, "baseOffset", baseOffset);
  if (version >= 2) writeInt64(w, "logAppendTimeMs", logAppendTimeMs);
  if (version >= 5) writeInt64(w, "logStartOffset", logStartOffset);
  if (version >= 8) {
    writeList(
      w,
      "recordErrors",
      recordErrors,
      version >= 9 ? writeCompactCount(w, "recordErrors", recordErrors)
        : writeCount(w, "recordErrors", recordErrors),
      writeProduceResponseBatchIndexAndErrorMessage,
      version,
    );
  }
  if (version >= 9) writeCompactNullableString(w, "errorMessage", errorMessage);
  else if (version >= 8) writeNullableString(w, "errorMessage", errorMessage);
  if (version <= 9) {
    writeAbsent(w, "currentLeader", isDefaultProduceResponseLeaderIdAndEpoch(currentLeader), "10+");
  }
  if (version >= 9) {
    const sendsCurrentLeader = version >= 10 &&
      !isDefaultProduceResponseLeaderIdAndEpoch(currentLeader);
    let unknown = writeTagCount(w, unknownTaggedFields, sendsCurrentLeader ? 1 : 0);
    if (version >= 10) unknown = writeTagsBefore(w, unknown, 0);
    if (sendsCurrentLeader) {
      const p = startTag(w, 0);
      writeProduceResponseLeaderIdAndEpoch(w, "currentLeader", currentLeader);
      endTag(w, p);
    }
    writeTagsBefore(w, unknown);
  } else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeProduceResponseTopicProduceResponse(
  w: Writer,
  key: Key,
  m: ProduceResponseTopicProduceResponseInit,
  version: number,
): void {
  w.into(key, m);
  const { name = "", topicId = ZERO_UUID, partitionResponses, unknownTaggedFields } = m;
  if (version >= 9 && version <= 12) writeCompactString(w, "name", name);
  else if (version <= 8) writeString(w, "name", name);
  if (version >= 13) writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitionResponses",
    partitionResponses,
    version >= 9 ? writeCompactCount(w, "partitionResponses", partitionResponses)
      : writeCount(w, "partitionResponses", partitionResponses),
    writeProduceResponsePartitionProduceResponse,
    version,
  );
  if (version >= 9) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeProduceResponseNodeEndpoint(
  w: Writer,
  key: Key,
  m: ProduceResponseNodeEndpointInit,
): void {
  w.into(key, m);
  const { nodeId, host, port, rack = null, unknownTaggedFields } = m;
  writeInt32(w, "nodeId", nodeId);
  writeCompactString(w, "host", host);
  writeInt32(w, "port", port);
  writeCompactNullableString(w, "rack", rack);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeProduceResponse(w: Writer, m: ProduceResponseInit, version: number): void {
  const { responses, throttleTimeMs = 0, nodeEndpoints = EMPTY, unknownTaggedFields } = m;
  writeList(
    w,
    "responses",
    responses,
    version >= 9 ? writeCompactCount(w, "responses", responses)
      : writeCount(w, "responses", responses),
    writeProduceResponseTopicProduceResponse,
    version,
  );
  if (version >= 1) writeInt32(w, "throttleTimeMs", throttleTimeMs);
  if (version <= 9) writeAbsent(w, "nodeEndpoints", isEmptyList(nodeEndpoints), "10+");
  if (version >= 9) {
    const sendsNodeEndpoints = version >= 10 && !isEmptyList(nodeEndpoints);
    let unknown = writeTagCount(w, unknownTaggedFields, sendsNodeEndpoints ? 1 : 0);
    if (version >= 10) unknown = writeTagsBefore(w, unknown, 0);
    if (sendsNodeEndpoints) {
      const p = startTag(w, 0);
      writeList(
        w,
        "nodeEndpoints",
        nodeEndpoints,
        writeCompactCount(w, "nodeEndpoints", nodeEndpoints),
        writeProduceResponseNodeEndpoint,
      );
      endTag(w, p);
    }
    writeTagsBefore(w, unknown);
  } else writeNoTags(w, unknownTaggedFields);
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
  throttlesFrom: 6,
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
