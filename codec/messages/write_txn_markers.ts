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
  type Key,
  type MessageCodec,
  putBool,
  putInt16,
  putInt32,
  putInt64,
  readBool,
  readCompactCount,
  readCompactInt32s,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt32s,
  readInt64,
  readInt8,
  readString,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeCompactCount,
  writeCompactInt32s,
  writeCompactString,
  writeCount,
  writeInt32,
  writeInt64,
  writeInt8,
  writeList,
  writeNoTags,
  type Writer,
  writeString,
  writeUnknownTags,
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
  key: Key,
  version: number,
): WriteTxnMarkersRequestWritableTxnMarkerTopic {
  r.down(key);
  const m: WriteTxnMarkersRequestWritableTxnMarkerTopic = {
    name: version >= 1 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    partitionIndexes: version >= 1 ? readCompactInt32s(r, "partitionIndexes")
      : readInt32s(r, "partitionIndexes"),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readWriteTxnMarkersRequestWritableTxnMarkerTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly WriteTxnMarkersRequestWritableTxnMarkerTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<WriteTxnMarkersRequestWritableTxnMarkerTopic>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readWriteTxnMarkersRequestWritableTxnMarkerTopic(r, i, version);
  }
  return list;
}

function readWriteTxnMarkersRequestWritableTxnMarker(
  r: Reader,
  key: Key,
  version: number,
): WriteTxnMarkersRequestWritableTxnMarker {
  r.down(key);
  const m: WriteTxnMarkersRequestWritableTxnMarker = {
    producerId: readInt64(r, "producerId"),
    producerEpoch: readInt16(r, "producerEpoch"),
    transactionResult: readBool(r, "transactionResult"),
    topics: readWriteTxnMarkersRequestWritableTxnMarkerTopicList(
      r,
      version >= 1 ? readCompactCount(r, "topics", 3) : readCount(r, "topics", 6),
      version,
    ),
    coordinatorEpoch: readInt32(r, "coordinatorEpoch"),
    transactionVersion: version >= 2 ? readInt8(r, "transactionVersion") : 0,
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readWriteTxnMarkersRequestWritableTxnMarkerList(
  r: Reader,
  n: number,
  version: number,
): readonly WriteTxnMarkersRequestWritableTxnMarker[] {
  if (n === 0) return EMPTY;
  const list = slots<WriteTxnMarkersRequestWritableTxnMarker>(r, n, 80);
  for (let i = 0; i < n; i++) {
    list[i] = readWriteTxnMarkersRequestWritableTxnMarker(r, i, version);
  }
  return list;
}

function readWriteTxnMarkersRequest(r: Reader, version: number): WriteTxnMarkersRequest {
  const m: WriteTxnMarkersRequest = {
    markers: readWriteTxnMarkersRequestWritableTxnMarkerList(
      r,
      version >= 2 ? readCompactCount(r, "markers", 18)
        : version >= 1 ? readCompactCount(r, "markers", 17)
        : readCount(r, "markers", 19),
      version,
    ),
  };
  if (version >= 1) readTags(r, m);
  return m;
}

function writeWriteTxnMarkersRequestWritableTxnMarkerTopic(
  w: Writer,
  key: Key,
  m: WriteTxnMarkersRequestWritableTxnMarkerTopicInit,
  version: number,
): void {
  w.into(key, m);
  const { name, partitionIndexes, unknownTaggedFields } = m;
  if (version >= 1) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  if (version >= 1) writeCompactInt32s(w, "partitionIndexes", partitionIndexes);
  else {
    writeList(
      w,
      "partitionIndexes",
      partitionIndexes,
      writeCount(w, "partitionIndexes", partitionIndexes),
      writeInt32,
    );
  }
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeWriteTxnMarkersRequestWritableTxnMarker(
  w: Writer,
  key: Key,
  m: WriteTxnMarkersRequestWritableTxnMarkerInit,
  version: number,
): void {
  w.into(key, m);
  const {
    producerId,
    producerEpoch,
    transactionResult,
    topics,
    coordinatorEpoch,
    transactionVersion = 0,
    unknownTaggedFields,
  } = m;
  const atProducerId = w.room(11);
  putInt64(w, atProducerId, "producerId", producerId);
  putInt16(w, atProducerId + 8, "producerEpoch", producerEpoch);
  putBool(w, atProducerId + 10, "transactionResult", transactionResult);
  writeList(
    w,
    "topics",
    topics,
    version >= 1 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeWriteTxnMarkersRequestWritableTxnMarkerTopic,
    version,
  );
  writeInt32(w, "coordinatorEpoch", coordinatorEpoch);
  if (version >= 2) writeInt8(w, "transactionVersion", transactionVersion);
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeWriteTxnMarkersRequest(
  w: Writer,
  m: WriteTxnMarkersRequestInit,
  version: number,
): void {
  const { markers, unknownTaggedFields } = m;
  writeList(
    w,
    "markers",
    markers,
    version >= 1 ? writeCompactCount(w, "markers", markers) : writeCount(w, "markers", markers),
    writeWriteTxnMarkersRequestWritableTxnMarker,
    version,
  );
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
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
  key: Key,
  version: number,
): WriteTxnMarkersResponseWritableTxnMarkerPartitionResult {
  r.down(key);
  const m: WriteTxnMarkersResponseWritableTxnMarkerPartitionResult = {
    partitionIndex: readInt32(r, "partitionIndex"),
    errorCode: readInt16(r, "errorCode"),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readWriteTxnMarkersResponseWritableTxnMarkerPartitionResultList(
  r: Reader,
  n: number,
  version: number,
): readonly WriteTxnMarkersResponseWritableTxnMarkerPartitionResult[] {
  if (n === 0) return EMPTY;
  const list = slots<WriteTxnMarkersResponseWritableTxnMarkerPartitionResult>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readWriteTxnMarkersResponseWritableTxnMarkerPartitionResult(r, i, version);
  }
  return list;
}

function readWriteTxnMarkersResponseWritableTxnMarkerTopicResult(
  r: Reader,
  key: Key,
  version: number,
): WriteTxnMarkersResponseWritableTxnMarkerTopicResult {
  r.down(key);
  const m: WriteTxnMarkersResponseWritableTxnMarkerTopicResult = {
    name: version >= 1 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    partitions: readWriteTxnMarkersResponseWritableTxnMarkerPartitionResultList(
      r,
      version >= 1 ? readCompactCount(r, "partitions", 7) : readCount(r, "partitions", 6),
      version,
    ),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readWriteTxnMarkersResponseWritableTxnMarkerTopicResultList(
  r: Reader,
  n: number,
  version: number,
): readonly WriteTxnMarkersResponseWritableTxnMarkerTopicResult[] {
  if (n === 0) return EMPTY;
  const list = slots<WriteTxnMarkersResponseWritableTxnMarkerTopicResult>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readWriteTxnMarkersResponseWritableTxnMarkerTopicResult(r, i, version);
  }
  return list;
}

function readWriteTxnMarkersResponseWritableTxnMarkerResult(
  r: Reader,
  key: Key,
  version: number,
): WriteTxnMarkersResponseWritableTxnMarkerResult {
  r.down(key);
  const m: WriteTxnMarkersResponseWritableTxnMarkerResult = {
    producerId: readInt64(r, "producerId"),
    topics: readWriteTxnMarkersResponseWritableTxnMarkerTopicResultList(
      r,
      version >= 1 ? readCompactCount(r, "topics", 3) : readCount(r, "topics", 6),
      version,
    ),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readWriteTxnMarkersResponseWritableTxnMarkerResultList(
  r: Reader,
  n: number,
  version: number,
): readonly WriteTxnMarkersResponseWritableTxnMarkerResult[] {
  if (n === 0) return EMPTY;
  const list = slots<WriteTxnMarkersResponseWritableTxnMarkerResult>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readWriteTxnMarkersResponseWritableTxnMarkerResult(r, i, version);
  }
  return list;
}

function readWriteTxnMarkersResponse(r: Reader, version: number): WriteTxnMarkersResponse {
  const m: WriteTxnMarkersResponse = {
    markers: readWriteTxnMarkersResponseWritableTxnMarkerResultList(
      r,
      version >= 1 ? readCompactCount(r, "markers", 10) : readCount(r, "markers", 12),
      version,
    ),
  };
  if (version >= 1) readTags(r, m);
  return m;
}

function writeWriteTxnMarkersResponseWritableTxnMarkerPartitionResult(
  w: Writer,
  key: Key,
  m: WriteTxnMarkersResponseWritableTxnMarkerPartitionResultInit,
  version: number,
): void {
  w.into(key, m);
  const { partitionIndex, errorCode, unknownTaggedFields } = m;
  const atPartitionIndex = w.room(6);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt16(w, atPartitionIndex + 4, "errorCode", errorCode);
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeWriteTxnMarkersResponseWritableTxnMarkerTopicResult(
  w: Writer,
  key: Key,
  m: WriteTxnMarkersResponseWritableTxnMarkerTopicResultInit,
  version: number,
): void {
  w.into(key, m);
  const { name, partitions, unknownTaggedFields } = m;
  if (version >= 1) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  writeList(
    w,
    "partitions",
    partitions,
    version >= 1 ? writeCompactCount(w, "partitions", partitions)
      : writeCount(w, "partitions", partitions),
    writeWriteTxnMarkersResponseWritableTxnMarkerPartitionResult,
    version,
  );
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeWriteTxnMarkersResponseWritableTxnMarkerResult(
  w: Writer,
  key: Key,
  m: WriteTxnMarkersResponseWritableTxnMarkerResultInit,
  version: number,
): void {
  w.into(key, m);
  const { producerId, topics, unknownTaggedFields } = m;
  writeInt64(w, "producerId", producerId);
  writeList(
    w,
    "topics",
    topics,
    version >= 1 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeWriteTxnMarkersResponseWritableTxnMarkerTopicResult,
    version,
  );
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeWriteTxnMarkersResponse(
  w: Writer,
  m: WriteTxnMarkersResponseInit,
  version: number,
): void {
  const { markers, unknownTaggedFields } = m;
  writeList(
    w,
    "markers",
    markers,
    version >= 1 ? writeCompactCount(w, "markers", markers) : writeCount(w, "markers", markers),
    writeWriteTxnMarkersResponseWritableTxnMarkerResult,
    version,
  );
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
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
