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
  type MessageCodec,
  type Reader,
  readInt64,
  readList,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeInt64,
  writeList,
  type Writer,
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

function readListOffsetsRequestPartition(r: Reader, version: number): ListOffsetsRequestPartition {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("currentLeaderEpoch"); const currentLeaderEpoch = version >= 4 ? r.int32() : -1;
  r.at("timestamp"); const timestamp = readInt64(r);
  r.at("maxNumOffsets"); const maxNumOffsets = version >= 1 ? 1 : r.int32();
  const m: ListOffsetsRequestPartition = {
    partitionIndex,
    currentLeaderEpoch,
    timestamp,
    maxNumOffsets,
  };
  if (version >= 6) r.tags(m);
  r.up();
  return m;
}

function readListOffsetsRequestPartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly ListOffsetsRequestPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<ListOffsetsRequestPartition>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readListOffsetsRequestPartition(r, version);
  }
  r.up();
  return list;
}

function readListOffsetsRequestTopic(r: Reader, version: number): ListOffsetsRequestTopic {
  r.down();
  r.at("name"); const name = version >= 6 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitions");
  const partitions = readListOffsetsRequestPartitionList(
    r,
    version >= 6 ? r.compactCount(17, 64)
      : version >= 4 ? r.count(16, 64)
      : version >= 1 ? r.count(12, 64)
      : r.count(16, 64),
    version,
  );
  const m: ListOffsetsRequestTopic = { name, partitions };
  if (version >= 6) r.tags(m);
  r.up();
  return m;
}

function readListOffsetsRequestTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly ListOffsetsRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<ListOffsetsRequestTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readListOffsetsRequestTopic(r, version);
  }
  r.up();
  return list;
}

function readListOffsetsRequest(r: Reader, version: number): ListOffsetsRequest {
  r.down();
  r.at("replicaId"); const replicaId = r.int32();
  r.at("isolationLevel"); const isolationLevel = version >= 2 ? r.int8() : 0;
  r.at("topics");
  const topics = readListOffsetsRequestTopicList(
    r,
    version >= 6 ? r.compactCount(3, 48) : r.count(6, 48),
    version,
  );
  r.at("timeoutMs"); const timeoutMs = version >= 10 ? r.int32() : 0;
  const m: ListOffsetsRequest = { replicaId, isolationLevel, topics, timeoutMs };
  if (version >= 6) r.tags(m);
  r.up();
  return m;
}

function writeListOffsetsRequestPartition(
  w: Writer,
  m: ListOffsetsRequestPartitionInit,
  version: number,
): void {
  w.down(m);
  const {
    partitionIndex,
    currentLeaderEpoch = -1,
    timestamp,
    maxNumOffsets = 1,
    unknownTaggedFields,
  } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("currentLeaderEpoch");
  if (version >= 4) w.int32(currentLeaderEpoch);
  w.at("timestamp"); writeInt64(w, timestamp);
  w.at("maxNumOffsets");
  if (version >= 1) w.absent(maxNumOffsets === 1, "0");
  else w.int32(maxNumOffsets);
  if (version >= 6) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeListOffsetsRequestPartitionList(
  w: Writer,
  list: readonly ListOffsetsRequestPartitionInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeListOffsetsRequestPartition(w, list![i]!, version);
  }
  w.up();
}

function writeListOffsetsRequestTopic(
  w: Writer,
  m: ListOffsetsRequestTopicInit,
  version: number,
): void {
  w.down(m);
  const { name, partitions, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 6) w.compactString(name);
  else w.string(name);
  w.at("partitions");
  writeListOffsetsRequestPartitionList(
    w,
    partitions,
    version >= 6 ? w.compactCount(partitions) : w.count(partitions),
    version,
  );
  if (version >= 6) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeListOffsetsRequestTopicList(
  w: Writer,
  list: readonly ListOffsetsRequestTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeListOffsetsRequestTopic(w, list![i]!, version);
  }
  w.up();
}

function writeListOffsetsRequest(w: Writer, m: ListOffsetsRequestInit, version: number): void {
  w.down(m);
  const { replicaId, isolationLevel = 0, topics, timeoutMs = 0, unknownTaggedFields } = m;
  w.at("replicaId"); w.int32(replicaId);
  w.at("isolationLevel");
  if (version >= 2) w.int8(isolationLevel);
  else w.absent(isolationLevel === 0, "2+");
  w.at("topics");
  writeListOffsetsRequestTopicList(
    w,
    topics,
    version >= 6 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  w.at("timeoutMs");
  if (version >= 10) w.int32(timeoutMs);
  if (version >= 6) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
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
  version: number,
): ListOffsetsResponsePartitionResponse {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("oldStyleOffsets");
  const oldStyleOffsets = version >= 1 ? EMPTY : readList(r, r.count(8, 8), readInt64);
  r.at("timestamp"); const timestamp = version >= 1 ? readInt64(r) : -1n;
  r.at("offset"); const offset = version >= 1 ? readInt64(r) : -1n;
  r.at("leaderEpoch"); const leaderEpoch = version >= 4 ? r.int32() : -1;
  const m: ListOffsetsResponsePartitionResponse = {
    partitionIndex,
    errorCode,
    oldStyleOffsets,
    timestamp,
    offset,
    leaderEpoch,
  };
  if (version >= 6) r.tags(m);
  r.up();
  return m;
}

function readListOffsetsResponsePartitionResponseList(
  r: Reader,
  n: number,
  version: number,
): readonly ListOffsetsResponsePartitionResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<ListOffsetsResponsePartitionResponse>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readListOffsetsResponsePartitionResponse(r, version);
  }
  r.up();
  return list;
}

function readListOffsetsResponseTopicResponse(
  r: Reader,
  version: number,
): ListOffsetsResponseTopicResponse {
  r.down();
  r.at("name"); const name = version >= 6 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitions");
  const partitions = readListOffsetsResponsePartitionResponseList(
    r,
    version >= 6 ? r.compactCount(27, 80)
      : version >= 4 ? r.count(26, 80)
      : version >= 1 ? r.count(22, 80)
      : r.count(10, 80),
    version,
  );
  const m: ListOffsetsResponseTopicResponse = { name, partitions };
  if (version >= 6) r.tags(m);
  r.up();
  return m;
}

function readListOffsetsResponseTopicResponseList(
  r: Reader,
  n: number,
  version: number,
): readonly ListOffsetsResponseTopicResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<ListOffsetsResponseTopicResponse>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readListOffsetsResponseTopicResponse(r, version);
  }
  r.up();
  return list;
}

function readListOffsetsResponse(r: Reader, version: number): ListOffsetsResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = version >= 2 ? r.int32() : 0;
  r.at("topics");
  const topics = readListOffsetsResponseTopicResponseList(
    r,
    version >= 6 ? r.compactCount(3, 48) : r.count(6, 48),
    version,
  );
  const m: ListOffsetsResponse = { throttleTimeMs, topics };
  if (version >= 6) r.tags(m);
  r.up();
  return m;
}

function writeListOffsetsResponsePartitionResponse(
  w: Writer,
  m: ListOffsetsResponsePartitionResponseInit,
  version: number,
): void {
  w.down(m);
  const {
    partitionIndex,
    errorCode,
    oldStyleOffsets = EMPTY,
    timestamp = -1n,
    offset = -1n,
    leaderEpoch = -1,
    unknownTaggedFields,
  } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("errorCode"); w.int16(errorCode);
  w.at("oldStyleOffsets");
  if (version >= 1) w.absent(isEmptyList(oldStyleOffsets), "0");
  else writeList(w, oldStyleOffsets, w.count(oldStyleOffsets), writeInt64);
  w.at("timestamp");
  if (version >= 1) writeInt64(w, timestamp);
  else w.absent(timestamp === -1n, "1+");
  w.at("offset");
  if (version >= 1) writeInt64(w, offset);
  else w.absent(offset === -1n, "1+");
  w.at("leaderEpoch");
  if (version >= 4) w.int32(leaderEpoch);
  else w.absent(leaderEpoch === -1, "4+");
  if (version >= 6) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeListOffsetsResponsePartitionResponseList(
  w: Writer,
  list: readonly ListOffsetsResponsePartitionResponseInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeListOffsetsResponsePartitionResponse(w, list![i]!, version);
  }
  w.up();
}

function writeListOffsetsResponseTopicResponse(
  w: Writer,
  m: ListOffsetsResponseTopicResponseInit,
  version: number,
): void {
  w.down(m);
  const { name, partitions, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 6) w.compactString(name);
  else w.string(name);
  w.at("partitions");
  writeListOffsetsResponsePartitionResponseList(
    w,
    partitions,
    version >= 6 ? w.compactCount(partitions) : w.count(partitions),
    version,
  );
  if (version >= 6) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeListOffsetsResponseTopicResponseList(
  w: Writer,
  list: readonly ListOffsetsResponseTopicResponseInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeListOffsetsResponseTopicResponse(w, list![i]!, version);
  }
  w.up();
}

function writeListOffsetsResponse(w: Writer, m: ListOffsetsResponseInit, version: number): void {
  w.down(m);
  const { throttleTimeMs = 0, topics, unknownTaggedFields } = m;
  w.at("throttleTimeMs");
  if (version >= 2) w.int32(throttleTimeMs);
  w.at("topics");
  writeListOffsetsResponseTopicResponseList(
    w,
    topics,
    version >= 6 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  if (version >= 6) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of ListOffsets. */
export const ListOffsets: Api<ListOffsetsRequestInit, ListOffsetsResponse> = {
  name: "ListOffsets",
  key: 2,
  minVersion: 0,
  maxVersion: 11,
  flexibleFrom: 6,
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
