// Generated from schemas/clients/ListOffsets{Request,Response}.json. Do not edit.

/**
 * ListOffsets (API, key 2), versions 0-11.
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
  readCompactCount,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readInt8,
  readList,
  readString,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeAbsent,
  writeCompactCount,
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
 * Decodes the body of a ListOffsets request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 11.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 11.
 */
export function decodeListOffsetsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ListOffsetsRequest {
  return runDecode("ListOffsetsRequest", 0, 11, readListOffsetsRequest, body, version, options);
}

/**
 * Encodes the body of a ListOffsets request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 11.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeListOffsetsRequest(message: ListOffsetsRequestInit, version: number): Bytes {
  return runEncode("ListOffsetsRequest", 0, 11, writeListOffsetsRequest, message, version);
}

/**
 * Encodes the body of a ListOffsets request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeListOffsetsRequestInto(
  message: ListOffsetsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ListOffsetsRequest",
    0,
    11,
    writeListOffsetsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ListOffsetsRequest, for registries. */
export const ListOffsetsRequestCodec: MessageCodec<ListOffsetsRequest> = {
  name: "ListOffsetsRequest",
  type: "request",
  module: "clients",
  apiKey: 2,
  minVersion: 0,
  maxVersion: 11,
  flexibleFrom: 6,
  decode: decodeListOffsetsRequest,
  encode: encodeListOffsetsRequest,
};

/** Part of ListOffsetsRequest, versions 0-11. */
export interface ListOffsetsRequestPartition {
  /**
   * int32, versions 0+.
   *
   * @generated from ListOffsetsRequest.json ListOffsetsPartition.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int32, versions 4+, default -1, ignorable.
   *
   * @generated from ListOffsetsRequest.json ListOffsetsPartition.CurrentLeaderEpoch
   */
  currentLeaderEpoch: number;
  /**
   * int64, versions 0+.
   *
   * @generated from ListOffsetsRequest.json ListOffsetsPartition.Timestamp
   */
  timestamp: bigint;
  /**
   * int32, versions 0, default 1.
   *
   * @generated from ListOffsetsRequest.json ListOffsetsPartition.MaxNumOffsets
   */
  maxNumOffsets: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ListOffsetsRequestPartition; fields with a default may be left out.
 */
export interface ListOffsetsRequestPartitionInit {
  /** See {@linkcode ListOffsetsRequestPartition.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode ListOffsetsRequestPartition.currentLeaderEpoch}. */
  currentLeaderEpoch?: number | undefined;
  /** See {@linkcode ListOffsetsRequestPartition.timestamp}. */
  timestamp: bigint;
  /** See {@linkcode ListOffsetsRequestPartition.maxNumOffsets}. */
  maxNumOffsets?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ListOffsetsRequest, versions 0-11. */
export interface ListOffsetsRequestTopic {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from ListOffsetsRequest.json ListOffsetsTopic.Name
   */
  name: string;
  /**
   * []ListOffsetsPartition, versions 0+.
   *
   * @generated from ListOffsetsRequest.json ListOffsetsTopic.Partitions
   */
  partitions: readonly ListOffsetsRequestPartition[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for ListOffsetsRequestTopic; fields with a default may be left out. */
export interface ListOffsetsRequestTopicInit {
  /** See {@linkcode ListOffsetsRequestTopic.name}. */
  name: string;
  /** See {@linkcode ListOffsetsRequestTopic.partitions}. */
  partitions: readonly ListOffsetsRequestPartitionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ListOffsetsRequest: a request, key 2, versions 0-11, flexible versions 6+. */
export interface ListOffsetsRequest {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from ListOffsetsRequest.json ReplicaId
   */
  replicaId: number;
  /**
   * int8, versions 2+.
   *
   * @generated from ListOffsetsRequest.json IsolationLevel
   */
  isolationLevel: number;
  /**
   * []ListOffsetsTopic, versions 0+.
   *
   * @generated from ListOffsetsRequest.json Topics
   */
  topics: readonly ListOffsetsRequestTopic[];
  /**
   * int32, versions 10+, ignorable.
   *
   * @generated from ListOffsetsRequest.json TimeoutMs
   */
  timeoutMs: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ListOffsetsRequest; fields with a default may be left out. */
export interface ListOffsetsRequestInit {
  /** See {@linkcode ListOffsetsRequest.replicaId}. */
  replicaId: number;
  /** See {@linkcode ListOffsetsRequest.isolationLevel}. */
  isolationLevel?: number | undefined;
  /** See {@linkcode ListOffsetsRequest.topics}. */
  topics: readonly ListOffsetsRequestTopicInit[];
  /** See {@linkcode ListOffsetsRequest.timeoutMs}. */
  timeoutMs?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readListOffsetsRequestPartition(
  r: Reader,
  key: Key,
  version: number,
): ListOffsetsRequestPartition {
  r.down(key);
  const m: ListOffsetsRequestPartition = {
    partitionIndex: readInt32(r, "partitionIndex"),
    currentLeaderEpoch: version >= 4 ? readInt32(r, "currentLeaderEpoch") : -1,
    timestamp: readInt64(r, "timestamp"),
    maxNumOffsets: version >= 1 ? 1 : readInt32(r, "maxNumOffsets"),
  };
  if (version >= 6) readTags(r, m);
  r.up();
  return m;
}

function readListOffsetsRequestPartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly ListOffsetsRequestPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<ListOffsetsRequestPartition>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readListOffsetsRequestPartition(r, i, version);
  }
  return list;
}

function readListOffsetsRequestTopic(
  r: Reader,
  key: Key,
  version: number,
): ListOffsetsRequestTopic {
  r.down(key);
  const m: ListOffsetsRequestTopic = {
    name: version >= 6 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    partitions: readListOffsetsRequestPartitionList(
      r,
      version >= 6 ? readCompactCount(r, "partitions", 17)
        : version >= 4 ? readCount(r, "partitions", 16)
        : version >= 1 ? readCount(r, "partitions", 12)
        : readCount(r, "partitions", 16),
      version,
    ),
  };
  if (version >= 6) readTags(r, m);
  r.up();
  return m;
}

function readListOffsetsRequestTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly ListOffsetsRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<ListOffsetsRequestTopic>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readListOffsetsRequestTopic(r, i, version);
  }
  return list;
}

function readListOffsetsRequest(r: Reader, version: number): ListOffsetsRequest {
  const m: ListOffsetsRequest = {
    replicaId: readInt32(r, "replicaId"),
    isolationLevel: version >= 2 ? readInt8(r, "isolationLevel") : 0,
    topics: readListOffsetsRequestTopicList(
      r,
      version >= 6 ? readCompactCount(r, "topics", 3) : readCount(r, "topics", 6),
      version,
    ),
    timeoutMs: version >= 10 ? readInt32(r, "timeoutMs") : 0,
  };
  if (version >= 6) readTags(r, m);
  return m;
}

function writeListOffsetsRequestPartition(
  w: Writer,
  key: Key,
  m: ListOffsetsRequestPartitionInit,
  version: number,
): void {
  w.into(key, m);
  const {
    partitionIndex,
    currentLeaderEpoch = -1,
    timestamp,
    maxNumOffsets = 1,
    unknownTaggedFields,
  } = m;
  writeInt32(w, "partitionIndex", partitionIndex);
  if (version >= 4) writeInt32(w, "currentLeaderEpoch", currentLeaderEpoch);
  writeInt64(w, "timestamp", timestamp);
  if (version >= 1) writeAbsent(w, "maxNumOffsets", maxNumOffsets === 1, "0");
  else writeInt32(w, "maxNumOffsets", maxNumOffsets);
  if (version >= 6) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeListOffsetsRequestTopic(
  w: Writer,
  key: Key,
  m: ListOffsetsRequestTopicInit,
  version: number,
): void {
  w.into(key, m);
  const { name, partitions, unknownTaggedFields } = m;
  if (version >= 6) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  writeList(
    w,
    "partitions",
    partitions,
    version >= 6 ? writeCompactCount(w, "partitions", partitions)
      : writeCount(w, "partitions", partitions),
    writeListOffsetsRequestPartition,
    version,
  );
  if (version >= 6) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeListOffsetsRequest(w: Writer, m: ListOffsetsRequestInit, version: number): void {
  const { replicaId, isolationLevel = 0, topics, timeoutMs = 0, unknownTaggedFields } = m;
  writeInt32(w, "replicaId", replicaId);
  if (version >= 2) writeInt8(w, "isolationLevel", isolationLevel);
  else writeAbsent(w, "isolationLevel", isolationLevel === 0, "2+");
  writeList(
    w,
    "topics",
    topics,
    version >= 6 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeListOffsetsRequestTopic,
    version,
  );
  if (version >= 10) writeInt32(w, "timeoutMs", timeoutMs);
  if (version >= 6) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a ListOffsets response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 11.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 11.
 */
export function decodeListOffsetsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ListOffsetsResponse {
  return runDecode("ListOffsetsResponse", 0, 11, readListOffsetsResponse, body, version, options);
}

/**
 * Encodes the body of a ListOffsets response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 11.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeListOffsetsResponse(
  message: ListOffsetsResponseInit,
  version: number,
): Bytes {
  return runEncode("ListOffsetsResponse", 0, 11, writeListOffsetsResponse, message, version);
}

/**
 * Encodes the body of a ListOffsets response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeListOffsetsResponseInto(
  message: ListOffsetsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ListOffsetsResponse",
    0,
    11,
    writeListOffsetsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ListOffsetsResponse, for registries. */
export const ListOffsetsResponseCodec: MessageCodec<ListOffsetsResponse> = {
  name: "ListOffsetsResponse",
  type: "response",
  module: "clients",
  apiKey: 2,
  minVersion: 0,
  maxVersion: 11,
  flexibleFrom: 6,
  decode: decodeListOffsetsResponse,
  encode: encodeListOffsetsResponse,
};

/** Part of ListOffsetsResponse, versions 0-11. */
export interface ListOffsetsResponsePartitionResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from ListOffsetsResponse.json ListOffsetsPartitionResponse.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ListOffsetsResponse.json ListOffsetsPartitionResponse.ErrorCode
   */
  errorCode: number;
  /**
   * []int64, versions 0.
   *
   * @generated from ListOffsetsResponse.json ListOffsetsPartitionResponse.OldStyleOffsets
   */
  oldStyleOffsets: readonly bigint[];
  /**
   * int64, versions 1+, default -1.
   *
   * @generated from ListOffsetsResponse.json ListOffsetsPartitionResponse.Timestamp
   */
  timestamp: bigint;
  /**
   * int64, versions 1+, default -1.
   *
   * @generated from ListOffsetsResponse.json ListOffsetsPartitionResponse.Offset
   */
  offset: bigint;
  /**
   * int32, versions 4+, default -1.
   *
   * @generated from ListOffsetsResponse.json ListOffsetsPartitionResponse.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ListOffsetsResponsePartitionResponse; fields with a default may be left out.
 */
export interface ListOffsetsResponsePartitionResponseInit {
  /** See {@linkcode ListOffsetsResponsePartitionResponse.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode ListOffsetsResponsePartitionResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode ListOffsetsResponsePartitionResponse.oldStyleOffsets}. */
  oldStyleOffsets?: readonly bigint[] | undefined;
  /** See {@linkcode ListOffsetsResponsePartitionResponse.timestamp}. */
  timestamp?: bigint | undefined;
  /** See {@linkcode ListOffsetsResponsePartitionResponse.offset}. */
  offset?: bigint | undefined;
  /** See {@linkcode ListOffsetsResponsePartitionResponse.leaderEpoch}. */
  leaderEpoch?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ListOffsetsResponse, versions 0-11. */
export interface ListOffsetsResponseTopicResponse {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from ListOffsetsResponse.json ListOffsetsTopicResponse.Name
   */
  name: string;
  /**
   * []ListOffsetsPartitionResponse, versions 0+.
   *
   * @generated from ListOffsetsResponse.json ListOffsetsTopicResponse.Partitions
   */
  partitions: readonly ListOffsetsResponsePartitionResponse[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ListOffsetsResponseTopicResponse; fields with a default may be left out.
 */
export interface ListOffsetsResponseTopicResponseInit {
  /** See {@linkcode ListOffsetsResponseTopicResponse.name}. */
  name: string;
  /** See {@linkcode ListOffsetsResponseTopicResponse.partitions}. */
  partitions: readonly ListOffsetsResponsePartitionResponseInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ListOffsetsResponse: a response, key 2, versions 0-11, flexible versions 6+. */
export interface ListOffsetsResponse {
  /**
   * int32, versions 2+, ignorable.
   *
   * @generated from ListOffsetsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []ListOffsetsTopicResponse, versions 0+.
   *
   * @generated from ListOffsetsResponse.json Topics
   */
  topics: readonly ListOffsetsResponseTopicResponse[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ListOffsetsResponse; fields with a default may be left out. */
export interface ListOffsetsResponseInit {
  /** See {@linkcode ListOffsetsResponse.throttleTimeMs}. */
  throttleTimeMs?: number | undefined;
  /** See {@linkcode ListOffsetsResponse.topics}. */
  topics: readonly ListOffsetsResponseTopicResponseInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readListOffsetsResponsePartitionResponse(
  r: Reader,
  key: Key,
  version: number,
): ListOffsetsResponsePartitionResponse {
  r.down(key);
  const m: ListOffsetsResponsePartitionResponse = {
    partitionIndex: readInt32(r, "partitionIndex"),
    errorCode: readInt16(r, "errorCode"),
    oldStyleOffsets: version >= 1 ? EMPTY
      : readList(r, readCount(r, "oldStyleOffsets", 8), readInt64),
    timestamp: version >= 1 ? readInt64(r, "timestamp") : -1n,
    offset: version >= 1 ? readInt64(r, "offset") : -1n,
    leaderEpoch: version >= 4 ? readInt32(r, "leaderEpoch") : -1,
  };
  if (version >= 6) readTags(r, m);
  r.up();
  return m;
}

function readListOffsetsResponsePartitionResponseList(
  r: Reader,
  n: number,
  version: number,
): readonly ListOffsetsResponsePartitionResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<ListOffsetsResponsePartitionResponse>(r, n, 80);
  for (let i = 0; i < n; i++) {
    list[i] = readListOffsetsResponsePartitionResponse(r, i, version);
  }
  return list;
}

function readListOffsetsResponseTopicResponse(
  r: Reader,
  key: Key,
  version: number,
): ListOffsetsResponseTopicResponse {
  r.down(key);
  const m: ListOffsetsResponseTopicResponse = {
    name: version >= 6 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    partitions: readListOffsetsResponsePartitionResponseList(
      r,
      version >= 6 ? readCompactCount(r, "partitions", 27)
        : version >= 4 ? readCount(r, "partitions", 26)
        : version >= 1 ? readCount(r, "partitions", 22)
        : readCount(r, "partitions", 10),
      version,
    ),
  };
  if (version >= 6) readTags(r, m);
  r.up();
  return m;
}

function readListOffsetsResponseTopicResponseList(
  r: Reader,
  n: number,
  version: number,
): readonly ListOffsetsResponseTopicResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<ListOffsetsResponseTopicResponse>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readListOffsetsResponseTopicResponse(r, i, version);
  }
  return list;
}

function readListOffsetsResponse(r: Reader, version: number): ListOffsetsResponse {
  const m: ListOffsetsResponse = {
    throttleTimeMs: version >= 2 ? readInt32(r, "throttleTimeMs") : 0,
    topics: readListOffsetsResponseTopicResponseList(
      r,
      version >= 6 ? readCompactCount(r, "topics", 3) : readCount(r, "topics", 6),
      version,
    ),
  };
  if (version >= 6) readTags(r, m);
  return m;
}

function writeListOffsetsResponsePartitionResponse(
  w: Writer,
  key: Key,
  m: ListOffsetsResponsePartitionResponseInit,
  version: number,
): void {
  w.into(key, m);
  const {
    partitionIndex,
    errorCode,
    oldStyleOffsets = EMPTY,
    timestamp = -1n,
    offset = -1n,
    leaderEpoch = -1,
    unknownTaggedFields,
  } = m;
  const atPartitionIndex = w.room(6);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt16(w, atPartitionIndex + 4, "errorCode", errorCode);
  if (version >= 1) writeAbsent(w, "oldStyleOffsets", isEmptyList(oldStyleOffsets), "0");
  else {
    writeList(
      w,
      "oldStyleOffsets",
      oldStyleOffsets,
      writeCount(w, "oldStyleOffsets", oldStyleOffsets),
      writeInt64,
    );
  }
  if (version >= 1) writeInt64(w, "timestamp", timestamp);
  else writeAbsent(w, "timestamp", timestamp === -1n, "1+");
  if (version >= 1) writeInt64(w, "offset", offset);
  else writeAbsent(w, "offset", offset === -1n, "1+");
  if (version >= 4) writeInt32(w, "leaderEpoch", leaderEpoch);
  else writeAbsent(w, "leaderEpoch", leaderEpoch === -1, "4+");
  if (version >= 6) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeListOffsetsResponseTopicResponse(
  w: Writer,
  key: Key,
  m: ListOffsetsResponseTopicResponseInit,
  version: number,
): void {
  w.into(key, m);
  const { name, partitions, unknownTaggedFields } = m;
  if (version >= 6) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  writeList(
    w,
    "partitions",
    partitions,
    version >= 6 ? writeCompactCount(w, "partitions", partitions)
      : writeCount(w, "partitions", partitions),
    writeListOffsetsResponsePartitionResponse,
    version,
  );
  if (version >= 6) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeListOffsetsResponse(w: Writer, m: ListOffsetsResponseInit, version: number): void {
  const { throttleTimeMs = 0, topics, unknownTaggedFields } = m;
  if (version >= 2) writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "topics",
    topics,
    version >= 6 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeListOffsetsResponseTopicResponse,
    version,
  );
  if (version >= 6) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of ListOffsets. */
export const ListOffsets: Api<ListOffsetsRequestInit, ListOffsetsResponse> = {
  name: "ListOffsets",
  key: 2,
  minVersion: 0,
  maxVersion: 11,
  flexibleFrom: 6,
  throttlesFrom: 3,
  encodeRequest: encodeListOffsetsRequest,
  decodeResponse: decodeListOffsetsResponse,
};

/** The broker's half of ListOffsets. */
export const ListOffsetsServer: ServerApi<ListOffsetsRequest, ListOffsetsResponseInit> = {
  name: "ListOffsets",
  key: 2,
  minVersion: 0,
  maxVersion: 11,
  flexibleFrom: 6,
  decodeRequest: decodeListOffsetsRequest,
  encodeResponse: encodeListOffsetsResponse,
};
