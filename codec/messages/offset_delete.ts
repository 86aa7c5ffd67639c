// Generated from schemas/clients/OffsetDelete{Request,Response}.json. Do not edit.

/**
 * OffsetDelete (API, key 47), versions 0.
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
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type Writer,
} from "../wire/mod.ts";

/**
 * Decodes the body of an OffsetDelete request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeOffsetDeleteRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): OffsetDeleteRequest {
  return runDecode("OffsetDeleteRequest", 0, 0, readOffsetDeleteRequest, body, version, options);
}

/**
 * Encodes the body of an OffsetDelete request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeOffsetDeleteRequest(
  message: OffsetDeleteRequestInit,
  version: number,
): Bytes {
  return runEncode("OffsetDeleteRequest", 0, 0, writeOffsetDeleteRequest, message, version);
}

/**
 * Encodes the body of an OffsetDelete request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeOffsetDeleteRequestInto(
  message: OffsetDeleteRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "OffsetDeleteRequest",
    0,
    0,
    writeOffsetDeleteRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of OffsetDeleteRequest, for registries. */
export const OffsetDeleteRequestCodec: MessageCodec<OffsetDeleteRequest> = {
  name: "OffsetDeleteRequest",
  type: "request",
  module: "clients",
  apiKey: 47,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeOffsetDeleteRequest,
  encode: encodeOffsetDeleteRequest,
};

/** Part of OffsetDeleteRequest, versions 0. */
export interface OffsetDeleteRequestPartition {
  /**
   * int32, versions 0+.
   *
   * @generated from OffsetDeleteRequest.json OffsetDeleteRequestPartition.PartitionIndex
   */
  partitionIndex: number;
}

/**
 * What encoders take for OffsetDeleteRequestPartition; fields with a default may be left out.
 */
export interface OffsetDeleteRequestPartitionInit {
  /** See {@linkcode OffsetDeleteRequestPartition.partitionIndex}. */
  partitionIndex: number;
}

/** Part of OffsetDeleteRequest, versions 0. */
export interface OffsetDeleteRequestTopic {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from OffsetDeleteRequest.json OffsetDeleteRequestTopic.Name
   */
  name: string;
  /**
   * []OffsetDeleteRequestPartition, versions 0+.
   *
   * @generated from OffsetDeleteRequest.json OffsetDeleteRequestTopic.Partitions
   */
  partitions: readonly OffsetDeleteRequestPartition[];
}

/** What encoders take for OffsetDeleteRequestTopic; fields with a default may be left out. */
export interface OffsetDeleteRequestTopicInit {
  /** See {@linkcode OffsetDeleteRequestTopic.name}. */
  name: string;
  /** See {@linkcode OffsetDeleteRequestTopic.partitions}. */
  partitions: readonly OffsetDeleteRequestPartitionInit[];
}

/** OffsetDeleteRequest: a request, key 47, versions 0, no flexible version. */
export interface OffsetDeleteRequest {
  /**
   * string, versions 0+, groupId.
   *
   * @generated from OffsetDeleteRequest.json GroupId
   */
  groupId: string;
  /**
   * []OffsetDeleteRequestTopic, versions 0+.
   *
   * @generated from OffsetDeleteRequest.json Topics
   */
  topics: readonly OffsetDeleteRequestTopic[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for OffsetDeleteRequest; fields with a default may be left out. */
export interface OffsetDeleteRequestInit {
  /** See {@linkcode OffsetDeleteRequest.groupId}. */
  groupId: string;
  /** See {@linkcode OffsetDeleteRequest.topics}. */
  topics: readonly OffsetDeleteRequestTopicInit[];
}

function readOffsetDeleteRequestPartition(r: Reader): OffsetDeleteRequestPartition {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  const m: OffsetDeleteRequestPartition = { partitionIndex };
  r.up();
  return m;
}

function readOffsetDeleteRequestPartitionList(
  r: Reader,
  n: number,
): readonly OffsetDeleteRequestPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetDeleteRequestPartition>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readOffsetDeleteRequestPartition(r);
  }
  r.up();
  return list;
}

function readOffsetDeleteRequestTopic(r: Reader): OffsetDeleteRequestTopic {
  r.down();
  r.at("name"); const name = r.string(repeated);
  r.at("partitions"); const partitions = readOffsetDeleteRequestPartitionList(r, r.count(4, 40));
  const m: OffsetDeleteRequestTopic = { name, partitions };
  r.up();
  return m;
}

function readOffsetDeleteRequestTopicList(
  r: Reader,
  n: number,
): readonly OffsetDeleteRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetDeleteRequestTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readOffsetDeleteRequestTopic(r);
  }
  r.up();
  return list;
}

function readOffsetDeleteRequest(r: Reader): OffsetDeleteRequest {
  r.down();
  r.at("groupId"); const groupId = r.string(repeated);
  r.at("topics"); const topics = readOffsetDeleteRequestTopicList(r, r.count(6, 48));
  const m: OffsetDeleteRequest = { groupId, topics };
  r.up();
  return m;
}

function writeOffsetDeleteRequestPartition(w: Writer, m: OffsetDeleteRequestPartitionInit): void {
  w.down(m);
  const { partitionIndex } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.up();
}

function writeOffsetDeleteRequestPartitionList(
  w: Writer,
  list: readonly OffsetDeleteRequestPartitionInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeOffsetDeleteRequestPartition(w, list![i]!);
  }
  w.up();
}

function writeOffsetDeleteRequestTopic(w: Writer, m: OffsetDeleteRequestTopicInit): void {
  w.down(m);
  const { name, partitions } = m;
  w.at("name"); w.string(name);
  w.at("partitions"); writeOffsetDeleteRequestPartitionList(w, partitions, w.count(partitions));
  w.up();
}

function writeOffsetDeleteRequestTopicList(
  w: Writer,
  list: readonly OffsetDeleteRequestTopicInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeOffsetDeleteRequestTopic(w, list![i]!);
  }
  w.up();
}

function writeOffsetDeleteRequest(w: Writer, m: OffsetDeleteRequestInit): void {
  w.down(m);
  const { groupId, topics } = m;
  w.at("groupId"); w.string(groupId);
  w.at("topics"); writeOffsetDeleteRequestTopicList(w, topics, w.count(topics));
  w.up();
}

/**
 * Decodes the body of an OffsetDelete response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeOffsetDeleteResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): OffsetDeleteResponse {
  return runDecode("OffsetDeleteResponse", 0, 0, readOffsetDeleteResponse, body, version, options);
}

/**
 * Encodes the body of an OffsetDelete response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeOffsetDeleteResponse(
  message: OffsetDeleteResponseInit,
  version: number,
): Bytes {
  return runEncode("OffsetDeleteResponse", 0, 0, writeOffsetDeleteResponse, message, version);
}

/**
 * Encodes the body of an OffsetDelete response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeOffsetDeleteResponseInto(
  message: OffsetDeleteResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "OffsetDeleteResponse",
    0,
    0,
    writeOffsetDeleteResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of OffsetDeleteResponse, for registries. */
export const OffsetDeleteResponseCodec: MessageCodec<OffsetDeleteResponse> = {
  name: "OffsetDeleteResponse",
  type: "response",
  module: "clients",
  apiKey: 47,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeOffsetDeleteResponse,
  encode: encodeOffsetDeleteResponse,
};

/** Part of OffsetDeleteResponse, versions 0. */
export interface OffsetDeleteResponsePartition {
  /**
   * int32, versions 0+.
   *
   * @generated from OffsetDeleteResponse.json OffsetDeleteResponsePartition.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from OffsetDeleteResponse.json OffsetDeleteResponsePartition.ErrorCode
   */
  errorCode: number;
}

/**
 * What encoders take for OffsetDeleteResponsePartition; fields with a default may be left out.
 */
export interface OffsetDeleteResponsePartitionInit {
  /** See {@linkcode OffsetDeleteResponsePartition.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode OffsetDeleteResponsePartition.errorCode}. */
  errorCode: number;
}

/** Part of OffsetDeleteResponse, versions 0. */
export interface OffsetDeleteResponseTopic {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from OffsetDeleteResponse.json OffsetDeleteResponseTopic.Name
   */
  name: string;
  /**
   * []OffsetDeleteResponsePartition, versions 0+.
   *
   * @generated from OffsetDeleteResponse.json OffsetDeleteResponseTopic.Partitions
   */
  partitions: readonly OffsetDeleteResponsePartition[];
}

/**
 * What encoders take for OffsetDeleteResponseTopic; fields with a default may be left out.
 */
export interface OffsetDeleteResponseTopicInit {
  /** See {@linkcode OffsetDeleteResponseTopic.name}. */
  name: string;
  /** See {@linkcode OffsetDeleteResponseTopic.partitions}. */
  partitions: readonly OffsetDeleteResponsePartitionInit[];
}

/** OffsetDeleteResponse: a response, key 47, versions 0, no flexible version. */
export interface OffsetDeleteResponse {
  /**
   * int16, versions 0+.
   *
   * @generated from OffsetDeleteResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * int32, versions 0+, ignorable.
   *
   * @generated from OffsetDeleteResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []OffsetDeleteResponseTopic, versions 0+.
   *
   * @generated from OffsetDeleteResponse.json Topics
   */
  topics: readonly OffsetDeleteResponseTopic[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for OffsetDeleteResponse; fields with a default may be left out. */
export interface OffsetDeleteResponseInit {
  /** See {@linkcode OffsetDeleteResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode OffsetDeleteResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode OffsetDeleteResponse.topics}. */
  topics: readonly OffsetDeleteResponseTopicInit[];
}

function readOffsetDeleteResponsePartition(r: Reader): OffsetDeleteResponsePartition {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  const m: OffsetDeleteResponsePartition = { partitionIndex, errorCode };
  r.up();
  return m;
}

function readOffsetDeleteResponsePartitionList(
  r: Reader,
  n: number,
): readonly OffsetDeleteResponsePartition[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetDeleteResponsePartition>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readOffsetDeleteResponsePartition(r);
  }
  r.up();
  return list;
}

function readOffsetDeleteResponseTopic(r: Reader): OffsetDeleteResponseTopic {
  r.down();
  r.at("name"); const name = r.string(repeated);
  r.at("partitions"); const partitions = readOffsetDeleteResponsePartitionList(r, r.count(6, 48));
  const m: OffsetDeleteResponseTopic = { name, partitions };
  r.up();
  return m;
}

function readOffsetDeleteResponseTopicList(
  r: Reader,
  n: number,
): readonly OffsetDeleteResponseTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<OffsetDeleteResponseTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readOffsetDeleteResponseTopic(r);
  }
  r.up();
  return list;
}

function readOffsetDeleteResponse(r: Reader): OffsetDeleteResponse {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("topics"); const topics = readOffsetDeleteResponseTopicList(r, r.count(6, 48));
  const m: OffsetDeleteResponse = { errorCode, throttleTimeMs, topics };
  r.up();
  return m;
}

function writeOffsetDeleteResponsePartition(w: Writer, m: OffsetDeleteResponsePartitionInit): void {
  w.down(m);
  const { partitionIndex, errorCode } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("errorCode"); w.int16(errorCode);
  w.up();
}

function writeOffsetDeleteResponsePartitionList(
  w: Writer,
  list: readonly OffsetDeleteResponsePartitionInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeOffsetDeleteResponsePartition(w, list![i]!);
  }
  w.up();
}

function writeOffsetDeleteResponseTopic(w: Writer, m: OffsetDeleteResponseTopicInit): void {
  w.down(m);
  const { name, partitions } = m;
  w.at("name"); w.string(name);
  w.at("partitions"); writeOffsetDeleteResponsePartitionList(w, partitions, w.count(partitions));
  w.up();
}

function writeOffsetDeleteResponseTopicList(
  w: Writer,
  list: readonly OffsetDeleteResponseTopicInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeOffsetDeleteResponseTopic(w, list![i]!);
  }
  w.up();
}

function writeOffsetDeleteResponse(w: Writer, m: OffsetDeleteResponseInit): void {
  w.down(m);
  const { errorCode, throttleTimeMs, topics } = m;
  w.at("errorCode"); w.int16(errorCode);
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("topics"); writeOffsetDeleteResponseTopicList(w, topics, w.count(topics));
  w.up();
}

/** The client's half of OffsetDelete. */
export const OffsetDelete: Api<OffsetDeleteRequestInit, OffsetDeleteResponse> = {
  name: "OffsetDelete",
  key: 47,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  encodeRequest: encodeOffsetDeleteRequest,
  decodeResponse: decodeOffsetDeleteResponse,
};

/** The broker's half of OffsetDelete. */
export const OffsetDeleteServer: ServerApi<OffsetDeleteRequest, OffsetDeleteResponseInit> = {
  name: "OffsetDelete",
  key: 47,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decodeRequest: decodeOffsetDeleteRequest,
  encodeResponse: encodeOffsetDeleteResponse,
};
