// Generated from schemas/clients/WriteTxnMarkers{Request,Response}.json. Do not edit.

/**
 * WriteTxnMarkers (API, key 27), versions 0-2.
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
  readInt64,
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
} from "../wire/mod.ts";

/**
 * Decodes the body of a WriteTxnMarkers request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeWriteTxnMarkersRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): WriteTxnMarkersRequest {
  return runDecode(
  "WriteTxnMarkersRequest",
  0,
  2,
  readWriteTxnMarkersRequest,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a WriteTxnMarkers request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeWriteTxnMarkersRequest(
  message: WriteTxnMarkersRequestInit,
  version: number,
): Bytes {
  return runEncode("WriteTxnMarkersRequest", 0, 2, writeWriteTxnMarkersRequest, message, version);
}

/**
 * Encodes the body of a WriteTxnMarkers request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeWriteTxnMarkersRequestInto(
  message: WriteTxnMarkersRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "WriteTxnMarkersRequest",
    0,
    2,
    writeWriteTxnMarkersRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of WriteTxnMarkersRequest, for registries. */
export const WriteTxnMarkersRequestCodec: MessageCodec<WriteTxnMarkersRequest> = {
  name: "WriteTxnMarkersRequest",
  type: "request",
  module: "clients",
  apiKey: 27,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 1,
  decode: decodeWriteTxnMarkersRequest,
  encode: encodeWriteTxnMarkersRequest,
};

/** Part of WriteTxnMarkersRequest, versions 0-2. */
export interface WriteTxnMarkersRequestWritableTxnMarkerTopic {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from WriteTxnMarkersRequest.json WritableTxnMarkerTopic.Name
   */
  name: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from WriteTxnMarkersRequest.json WritableTxnMarkerTopic.PartitionIndexes
   */
  partitionIndexes: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for WriteTxnMarkersRequestWritableTxnMarkerTopic; fields with a default may be left out.
 */
export interface WriteTxnMarkersRequestWritableTxnMarkerTopicInit {
  /** See {@linkcode WriteTxnMarkersRequestWritableTxnMarkerTopic.name}. */
  name: string;
  /** See {@linkcode WriteTxnMarkersRequestWritableTxnMarkerTopic.partitionIndexes}. */
  partitionIndexes: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of WriteTxnMarkersRequest, versions 0-2. */
export interface WriteTxnMarkersRequestWritableTxnMarker {
  /**
   * int64, versions 0+, producerId.
   *
   * @generated from WriteTxnMarkersRequest.json WritableTxnMarker.ProducerId
   */
  producerId: bigint;
  /**
   * int16, versions 0+.
   *
   * @generated from WriteTxnMarkersRequest.json WritableTxnMarker.ProducerEpoch
   */
  producerEpoch: number;
  /**
   * bool, versions 0+.
   *
   * @generated from WriteTxnMarkersRequest.json WritableTxnMarker.TransactionResult
   */
  transactionResult: boolean;
  /**
   * []WritableTxnMarkerTopic, versions 0+.
   *
   * @generated from WriteTxnMarkersRequest.json WritableTxnMarker.Topics
   */
  topics: readonly WriteTxnMarkersRequestWritableTxnMarkerTopic[];
  /**
   * int32, versions 0+.
   *
   * @generated from WriteTxnMarkersRequest.json WritableTxnMarker.CoordinatorEpoch
   */
  coordinatorEpoch: number;
  /**
   * int8, versions 2+, default 0, ignorable.
   *
   * @generated from WriteTxnMarkersRequest.json WritableTxnMarker.TransactionVersion
   */
  transactionVersion: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for WriteTxnMarkersRequestWritableTxnMarker; fields with a default may be left out.
 */
export interface WriteTxnMarkersRequestWritableTxnMarkerInit {
  /** See {@linkcode WriteTxnMarkersRequestWritableTxnMarker.producerId}. */
  producerId: bigint;
  /** See {@linkcode WriteTxnMarkersRequestWritableTxnMarker.producerEpoch}. */
  producerEpoch: number;
  /** See {@linkcode WriteTxnMarkersRequestWritableTxnMarker.transactionResult}. */
  transactionResult: boolean;
  /** See {@linkcode WriteTxnMarkersRequestWritableTxnMarker.topics}. */
  topics: readonly WriteTxnMarkersRequestWritableTxnMarkerTopicInit[];
  /** See {@linkcode WriteTxnMarkersRequestWritableTxnMarker.coordinatorEpoch}. */
  coordinatorEpoch: number;
  /** See {@linkcode WriteTxnMarkersRequestWritableTxnMarker.transactionVersion}. */
  transactionVersion?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** WriteTxnMarkersRequest: a request, key 27, versions 0-2, flexible versions 1+. */
export interface WriteTxnMarkersRequest {
  /**
   * []WritableTxnMarker, versions 0+.
   *
   * @generated from WriteTxnMarkersRequest.json Markers
   */
  markers: readonly WriteTxnMarkersRequestWritableTxnMarker[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for WriteTxnMarkersRequest; fields with a default may be left out. */
export interface WriteTxnMarkersRequestInit {
  /** See {@linkcode WriteTxnMarkersRequest.markers}. */
  markers: readonly WriteTxnMarkersRequestWritableTxnMarkerInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readWriteTxnMarkersRequestWritableTxnMarkerTopic(
  r: Reader,
  version: number,
): WriteTxnMarkersRequestWritableTxnMarkerTopic {
  r.down();
  r.at("name"); const name = version >= 1 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitionIndexes");
  const partitionIndexes = readInt32s(r, version >= 1 ? r.compactCount(4, 8) : r.count(4, 8));
  const m: WriteTxnMarkersRequestWritableTxnMarkerTopic = { name, partitionIndexes };
  if (version >= 1) r.tags(m);
  r.up();
  return m;
}

function readWriteTxnMarkersRequestWritableTxnMarkerTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly WriteTxnMarkersRequestWritableTxnMarkerTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<WriteTxnMarkersRequestWritableTxnMarkerTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readWriteTxnMarkersRequestWritableTxnMarkerTopic(r, version);
  }
  r.up();
  return list;
}

function readWriteTxnMarkersRequestWritableTxnMarker(
  r: Reader,
  version: number,
): WriteTxnMarkersRequestWritableTxnMarker {
  r.down();
  r.at("producerId"); const producerId = readInt64(r);
  r.at("producerEpoch"); const producerEpoch = r.int16();
  r.at("transactionResult"); const transactionResult = r.bool();
  r.at("topics");
  const topics = readWriteTxnMarkersRequestWritableTxnMarkerTopicList(
    r,
    version >= 1 ? r.compactCount(3, 48) : r.count(6, 48),
    version,
  );
  r.at("coordinatorEpoch"); const coordinatorEpoch = r.int32();
  r.at("transactionVersion"); const transactionVersion = version >= 2 ? r.int8() : 0;
  const m: WriteTxnMarkersRequestWritableTxnMarker = {
    producerId,
    producerEpoch,
    transactionResult,
    topics,
    coordinatorEpoch,
    transactionVersion,
  };
  if (version >= 1) r.tags(m);
  r.up();
  return m;
}

function readWriteTxnMarkersRequestWritableTxnMarkerList(
  r: Reader,
  n: number,
  version: number,
): readonly WriteTxnMarkersRequestWritableTxnMarker[] {
  if (n === 0) return EMPTY;
  const list = slots<WriteTxnMarkersRequestWritableTxnMarker>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readWriteTxnMarkersRequestWritableTxnMarker(r, version);
  }
  r.up();
  return list;
}

function readWriteTxnMarkersRequest(r: Reader, version: number): WriteTxnMarkersRequest {
  r.down();
  r.at("markers");
  const markers = readWriteTxnMarkersRequestWritableTxnMarkerList(
    r,
    version >= 2 ? r.compactCount(18, 80) : version >= 1 ? r.compactCount(17, 80) : r.count(19, 80),
    version,
  );
  const m: WriteTxnMarkersRequest = { markers };
  if (version >= 1) r.tags(m);
  r.up();
  return m;
}

function writeWriteTxnMarkersRequestWritableTxnMarkerTopic(
  w: Writer,
  m: WriteTxnMarkersRequestWritableTxnMarkerTopicInit,
  version: number,
): void {
  w.down(m);
  const { name, partitionIndexes, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 1) w.compactString(name);
  else w.string(name);
  w.at("partitionIndexes");
  writeInt32s(
    w,
    partitionIndexes,
    version >= 1 ? w.compactCount(partitionIndexes) : w.count(partitionIndexes),
  );
  if (version >= 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeWriteTxnMarkersRequestWritableTxnMarkerTopicList(
  w: Writer,
  list: readonly WriteTxnMarkersRequestWritableTxnMarkerTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeWriteTxnMarkersRequestWritableTxnMarkerTopic(w, list![i]!, version);
  }
  w.up();
}

function writeWriteTxnMarkersRequestWritableTxnMarker(
  w: Writer,
  m: WriteTxnMarkersRequestWritableTxnMarkerInit,
  version: number,
): void {
  w.down(m);
  const {
    producerId,
    producerEpoch,
    transactionResult,
    topics,
    coordinatorEpoch,
    transactionVersion = 0,
    unknownTaggedFields,
  } = m;
  w.at("producerId"); writeInt64(w, producerId);
  w.at("producerEpoch"); w.int16(producerEpoch);
  w.at("transactionResult"); w.bool(transactionResult);
  w.at("topics");
  writeWriteTxnMarkersRequestWritableTxnMarkerTopicList(
    w,
    topics,
    version >= 1 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  w.at("coordinatorEpoch"); w.int32(coordinatorEpoch);
  w.at("transactionVersion");
  if (version >= 2) w.int8(transactionVersion);
  if (version >= 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeWriteTxnMarkersRequestWritableTxnMarkerList(
  w: Writer,
  list: readonly WriteTxnMarkersRequestWritableTxnMarkerInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeWriteTxnMarkersRequestWritableTxnMarker(w, list![i]!, version);
  }
  w.up();
}

function writeWriteTxnMarkersRequest(
  w: Writer,
  m: WriteTxnMarkersRequestInit,
  version: number,
): void {
  w.down(m);
  const { markers, unknownTaggedFields } = m;
  w.at("markers");
  writeWriteTxnMarkersRequestWritableTxnMarkerList(
    w,
    markers,
    version >= 1 ? w.compactCount(markers) : w.count(markers),
    version,
  );
  if (version >= 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/**
 * Decodes the body of a WriteTxnMarkers response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeWriteTxnMarkersResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): WriteTxnMarkersResponse {
  return runDecode(
  "WriteTxnMarkersResponse",
  0,
  2,
  readWriteTxnMarkersResponse,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a WriteTxnMarkers response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeWriteTxnMarkersResponse(
  message: WriteTxnMarkersResponseInit,
  version: number,
): Bytes {
  return runEncode("WriteTxnMarkersResponse", 0, 2, writeWriteTxnMarkersResponse, message, version);
}

/**
 * Encodes the body of a WriteTxnMarkers response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeWriteTxnMarkersResponseInto(
  message: WriteTxnMarkersResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "WriteTxnMarkersResponse",
    0,
    2,
    writeWriteTxnMarkersResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of WriteTxnMarkersResponse, for registries. */
export const WriteTxnMarkersResponseCodec: MessageCodec<WriteTxnMarkersResponse> = {
  name: "WriteTxnMarkersResponse",
  type: "response",
  module: "clients",
  apiKey: 27,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 1,
  decode: decodeWriteTxnMarkersResponse,
  encode: encodeWriteTxnMarkersResponse,
};

/** Part of WriteTxnMarkersResponse, versions 0-2. */
export interface WriteTxnMarkersResponseWritableTxnMarkerPartitionResult {
  /**
   * int32, versions 0+.
   *
   * @generated from WriteTxnMarkersResponse.json WritableTxnMarkerPartitionResult.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from WriteTxnMarkersResponse.json WritableTxnMarkerPartitionResult.ErrorCode
   */
  errorCode: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for WriteTxnMarkersResponseWritableTxnMarkerPartitionResult; fields with a default may be left out.
 */
export interface WriteTxnMarkersResponseWritableTxnMarkerPartitionResultInit {
  /** See {@linkcode WriteTxnMarkersResponseWritableTxnMarkerPartitionResult.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode WriteTxnMarkersResponseWritableTxnMarkerPartitionResult.errorCode}. */
  errorCode: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of WriteTxnMarkersResponse, versions 0-2. */
export interface WriteTxnMarkersResponseWritableTxnMarkerTopicResult {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from WriteTxnMarkersResponse.json WritableTxnMarkerTopicResult.Name
   */
  name: string;
  /**
   * []WritableTxnMarkerPartitionResult, versions 0+.
   *
   * @generated from WriteTxnMarkersResponse.json WritableTxnMarkerTopicResult.Partitions
   */
  partitions: readonly WriteTxnMarkersResponseWritableTxnMarkerPartitionResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for WriteTxnMarkersResponseWritableTxnMarkerTopicResult; fields with a default may be left out.
 */
export interface WriteTxnMarkersResponseWritableTxnMarkerTopicResultInit {
  /** See {@linkcode WriteTxnMarkersResponseWritableTxnMarkerTopicResult.name}. */
  name: string;
  /** See {@linkcode WriteTxnMarkersResponseWritableTxnMarkerTopicResult.partitions}. */
  partitions: readonly WriteTxnMarkersResponseWritableTxnMarkerPartitionResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of WriteTxnMarkersResponse, versions 0-2. */
export interface WriteTxnMarkersResponseWritableTxnMarkerResult {
  /**
   * int64, versions 0+, producerId.
   *
   * @generated from WriteTxnMarkersResponse.json WritableTxnMarkerResult.ProducerId
   */
  producerId: bigint;
  /**
   * []WritableTxnMarkerTopicResult, versions 0+.
   *
   * @generated from WriteTxnMarkersResponse.json WritableTxnMarkerResult.Topics
   */
  topics: readonly WriteTxnMarkersResponseWritableTxnMarkerTopicResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for WriteTxnMarkersResponseWritableTxnMarkerResult; fields with a default may be left out.
 */
export interface WriteTxnMarkersResponseWritableTxnMarkerResultInit {
  /** See {@linkcode WriteTxnMarkersResponseWritableTxnMarkerResult.producerId}. */
  producerId: bigint;
  /** See {@linkcode WriteTxnMarkersResponseWritableTxnMarkerResult.topics}. */
  topics: readonly WriteTxnMarkersResponseWritableTxnMarkerTopicResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** WriteTxnMarkersResponse: a response, key 27, versions 0-2, flexible versions 1+. */
export interface WriteTxnMarkersResponse {
  /**
   * []WritableTxnMarkerResult, versions 0+.
   *
   * @generated from WriteTxnMarkersResponse.json Markers
   */
  markers: readonly WriteTxnMarkersResponseWritableTxnMarkerResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for WriteTxnMarkersResponse; fields with a default may be left out. */
export interface WriteTxnMarkersResponseInit {
  /** See {@linkcode WriteTxnMarkersResponse.markers}. */
  markers: readonly WriteTxnMarkersResponseWritableTxnMarkerResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readWriteTxnMarkersResponseWritableTxnMarkerPartitionResult(
  r: Reader,
  version: number,
): WriteTxnMarkersResponseWritableTxnMarkerPartitionResult {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  const m: WriteTxnMarkersResponseWritableTxnMarkerPartitionResult = { partitionIndex, errorCode };
  if (version >= 1) r.tags(m);
  r.up();
  return m;
}

function readWriteTxnMarkersResponseWritableTxnMarkerPartitionResultList(
  r: Reader,
  n: number,
  version: number,
): readonly WriteTxnMarkersResponseWritableTxnMarkerPartitionResult[] {
  if (n === 0) return EMPTY;
  const list = slots<WriteTxnMarkersResponseWritableTxnMarkerPartitionResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readWriteTxnMarkersResponseWritableTxnMarkerPartitionResult(r, version);
  }
  r.up();
  return list;
}

function readWriteTxnMarkersResponseWritableTxnMarkerTopicResult(
  r: Reader,
  version: number,
): WriteTxnMarkersResponseWritableTxnMarkerTopicResult {
  r.down();
  r.at("name"); const name = version >= 1 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitions");
  const partitions = readWriteTxnMarkersResponseWritableTxnMarkerPartitionResultList(
    r,
    version >= 1 ? r.compactCount(7, 48) : r.count(6, 48),
    version,
  );
  const m: WriteTxnMarkersResponseWritableTxnMarkerTopicResult = { name, partitions };
  if (version >= 1) r.tags(m);
  r.up();
  return m;
}

function readWriteTxnMarkersResponseWritableTxnMarkerTopicResultList(
  r: Reader,
  n: number,
  version: number,
): readonly WriteTxnMarkersResponseWritableTxnMarkerTopicResult[] {
  if (n === 0) return EMPTY;
  const list = slots<WriteTxnMarkersResponseWritableTxnMarkerTopicResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readWriteTxnMarkersResponseWritableTxnMarkerTopicResult(r, version);
  }
  r.up();
  return list;
}

function readWriteTxnMarkersResponseWritableTxnMarkerResult(
  r: Reader,
  version: number,
): WriteTxnMarkersResponseWritableTxnMarkerResult {
  r.down();
  r.at("producerId"); const producerId = readInt64(r);
  r.at("topics");
  const topics = readWriteTxnMarkersResponseWritableTxnMarkerTopicResultList(
    r,
    version >= 1 ? r.compactCount(3, 48) : r.count(6, 48),
    version,
  );
  const m: WriteTxnMarkersResponseWritableTxnMarkerResult = { producerId, topics };
  if (version >= 1) r.tags(m);
  r.up();
  return m;
}

function readWriteTxnMarkersResponseWritableTxnMarkerResultList(
  r: Reader,
  n: number,
  version: number,
): readonly WriteTxnMarkersResponseWritableTxnMarkerResult[] {
  if (n === 0) return EMPTY;
  const list = slots<WriteTxnMarkersResponseWritableTxnMarkerResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readWriteTxnMarkersResponseWritableTxnMarkerResult(r, version);
  }
  r.up();
  return list;
}

function readWriteTxnMarkersResponse(r: Reader, version: number): WriteTxnMarkersResponse {
  r.down();
  r.at("markers");
  const markers = readWriteTxnMarkersResponseWritableTxnMarkerResultList(
    r,
    version >= 1 ? r.compactCount(10, 48) : r.count(12, 48),
    version,
  );
  const m: WriteTxnMarkersResponse = { markers };
  if (version >= 1) r.tags(m);
  r.up();
  return m;
}

function writeWriteTxnMarkersResponseWritableTxnMarkerPartitionResult(
  w: Writer,
  m: WriteTxnMarkersResponseWritableTxnMarkerPartitionResultInit,
  version: number,
): void {
  w.down(m);
  const { partitionIndex, errorCode, unknownTaggedFields } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("errorCode"); w.int16(errorCode);
  if (version >= 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeWriteTxnMarkersResponseWritableTxnMarkerPartitionResultList(
  w: Writer,
  list: readonly WriteTxnMarkersResponseWritableTxnMarkerPartitionResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeWriteTxnMarkersResponseWritableTxnMarkerPartitionResult(w, list![i]!, version);
  }
  w.up();
}

function writeWriteTxnMarkersResponseWritableTxnMarkerTopicResult(
  w: Writer,
  m: WriteTxnMarkersResponseWritableTxnMarkerTopicResultInit,
  version: number,
): void {
  w.down(m);
  const { name, partitions, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 1) w.compactString(name);
  else w.string(name);
  w.at("partitions");
  writeWriteTxnMarkersResponseWritableTxnMarkerPartitionResultList(
    w,
    partitions,
    version >= 1 ? w.compactCount(partitions) : w.count(partitions),
    version,
  );
  if (version >= 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeWriteTxnMarkersResponseWritableTxnMarkerTopicResultList(
  w: Writer,
  list: readonly WriteTxnMarkersResponseWritableTxnMarkerTopicResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeWriteTxnMarkersResponseWritableTxnMarkerTopicResult(w, list![i]!, version);
  }
  w.up();
}

function writeWriteTxnMarkersResponseWritableTxnMarkerResult(
  w: Writer,
  m: WriteTxnMarkersResponseWritableTxnMarkerResultInit,
  version: number,
): void {
  w.down(m);
  const { producerId, topics, unknownTaggedFields } = m;
  w.at("producerId"); writeInt64(w, producerId);
  w.at("topics");
  writeWriteTxnMarkersResponseWritableTxnMarkerTopicResultList(
    w,
    topics,
    version >= 1 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  if (version >= 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeWriteTxnMarkersResponseWritableTxnMarkerResultList(
  w: Writer,
  list: readonly WriteTxnMarkersResponseWritableTxnMarkerResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeWriteTxnMarkersResponseWritableTxnMarkerResult(w, list![i]!, version);
  }
  w.up();
}

function writeWriteTxnMarkersResponse(
  w: Writer,
  m: WriteTxnMarkersResponseInit,
  version: number,
): void {
  w.down(m);
  const { markers, unknownTaggedFields } = m;
  w.at("markers");
  writeWriteTxnMarkersResponseWritableTxnMarkerResultList(
    w,
    markers,
    version >= 1 ? w.compactCount(markers) : w.count(markers),
    version,
  );
  if (version >= 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of WriteTxnMarkers. */
export const WriteTxnMarkers: Api<WriteTxnMarkersRequestInit, WriteTxnMarkersResponse> = {
  name: "WriteTxnMarkers",
  key: 27,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 1,
  encodeRequest: encodeWriteTxnMarkersRequest,
  decodeResponse: decodeWriteTxnMarkersResponse,
};

/** The broker's half of WriteTxnMarkers. */
export const WriteTxnMarkersServer: ServerApi<
  WriteTxnMarkersRequest,
  WriteTxnMarkersResponseInit
> = {
  name: "WriteTxnMarkers",
  key: 27,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 1,
  decodeRequest: decodeWriteTxnMarkersRequest,
  encodeResponse: encodeWriteTxnMarkersResponse,
};
