// Generated from schemas/clients/DeleteShareGroupOffsets{Request,Response}.json. Do not edit.

/**
 * DeleteShareGroupOffsets (API, key 92), versions 0.
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
  putInt16,
  putInt32,
  putUuid,
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readTags,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeList,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a DeleteShareGroupOffsets request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeDeleteShareGroupOffsetsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DeleteShareGroupOffsetsRequest {
  return runDecode(
    "DeleteShareGroupOffsetsRequest",
    0,
    0,
    readDeleteShareGroupOffsetsRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a DeleteShareGroupOffsets request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDeleteShareGroupOffsetsRequest(
  message: DeleteShareGroupOffsetsRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "DeleteShareGroupOffsetsRequest",
    0,
    0,
    writeDeleteShareGroupOffsetsRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a DeleteShareGroupOffsets request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDeleteShareGroupOffsetsRequestInto(
  message: DeleteShareGroupOffsetsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DeleteShareGroupOffsetsRequest",
    0,
    0,
    writeDeleteShareGroupOffsetsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DeleteShareGroupOffsetsRequest, for registries. */
export const DeleteShareGroupOffsetsRequestCodec: MessageCodec<DeleteShareGroupOffsetsRequest> = {
  name: "DeleteShareGroupOffsetsRequest",
  type: "request",
  module: "clients",
  apiKey: 92,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeDeleteShareGroupOffsetsRequest,
  encode: encodeDeleteShareGroupOffsetsRequest,
};

/** Part of DeleteShareGroupOffsetsRequest, versions 0. */
export interface DeleteShareGroupOffsetsRequestTopic {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from DeleteShareGroupOffsetsRequest.json DeleteShareGroupOffsetsRequestTopic.TopicName
   */
  topicName: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DeleteShareGroupOffsetsRequestTopic; fields with a default may be left out.
 */
export interface DeleteShareGroupOffsetsRequestTopicInit {
  /** See {@linkcode DeleteShareGroupOffsetsRequestTopic.topicName}. */
  topicName: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DeleteShareGroupOffsetsRequest: a request, key 92, versions 0, flexible versions 0+. */
export interface DeleteShareGroupOffsetsRequest {
  /**
   * string, versions 0+, groupId.
   *
   * @generated from DeleteShareGroupOffsetsRequest.json GroupId
   */
  groupId: string;
  /**
   * []DeleteShareGroupOffsetsRequestTopic, versions 0+.
   *
   * @generated from DeleteShareGroupOffsetsRequest.json Topics
   */
  topics: readonly DeleteShareGroupOffsetsRequestTopic[];
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
 * What encoders take for DeleteShareGroupOffsetsRequest; fields with a default may be left out.
 */
export interface DeleteShareGroupOffsetsRequestInit {
  /** See {@linkcode DeleteShareGroupOffsetsRequest.groupId}. */
  groupId: string;
  /** See {@linkcode DeleteShareGroupOffsetsRequest.topics}. */
  topics: readonly DeleteShareGroupOffsetsRequestTopicInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDeleteShareGroupOffsetsRequestTopic(
  r: Reader,
  key: Key,
): DeleteShareGroupOffsetsRequestTopic {
  r.down(key);
  const m: DeleteShareGroupOffsetsRequestTopic = {
    topicName: readCompactString(r, "topicName", repeated),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDeleteShareGroupOffsetsRequestTopicList(
  r: Reader,
  n: number,
): readonly DeleteShareGroupOffsetsRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteShareGroupOffsetsRequestTopic>(r, n, 40);
  for (let i = 0; i < n; i++) {
    list[i] = readDeleteShareGroupOffsetsRequestTopic(r, i);
  }
  return list;
}

function readDeleteShareGroupOffsetsRequest(r: Reader): DeleteShareGroupOffsetsRequest {
  const m: DeleteShareGroupOffsetsRequest = {
    groupId: readCompactString(r, "groupId", repeated),
    topics: readDeleteShareGroupOffsetsRequestTopicList(r, readCompactCount(r, "topics", 2)),
  };
  readTags(r, m);
  return m;
}

function writeDeleteShareGroupOffsetsRequestTopic(
  w: Writer,
  key: Key,
  m: DeleteShareGroupOffsetsRequestTopicInit,
): void {
  w.into(key, m);
  const { topicName, unknownTaggedFields } = m;
  writeCompactString(w, "topicName", topicName);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDeleteShareGroupOffsetsRequest(
  w: Writer,
  m: DeleteShareGroupOffsetsRequestInit,
): void {
  const { groupId, topics, unknownTaggedFields } = m;
  writeCompactString(w, "groupId", groupId);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeDeleteShareGroupOffsetsRequestTopic,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a DeleteShareGroupOffsets response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeDeleteShareGroupOffsetsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DeleteShareGroupOffsetsResponse {
  return runDecode(
    "DeleteShareGroupOffsetsResponse",
    0,
    0,
    readDeleteShareGroupOffsetsResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a DeleteShareGroupOffsets response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDeleteShareGroupOffsetsResponse(
  message: DeleteShareGroupOffsetsResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "DeleteShareGroupOffsetsResponse",
    0,
    0,
    writeDeleteShareGroupOffsetsResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a DeleteShareGroupOffsets response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDeleteShareGroupOffsetsResponseInto(
  message: DeleteShareGroupOffsetsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DeleteShareGroupOffsetsResponse",
    0,
    0,
    writeDeleteShareGroupOffsetsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DeleteShareGroupOffsetsResponse, for registries. */
export const DeleteShareGroupOffsetsResponseCodec: MessageCodec<DeleteShareGroupOffsetsResponse> = {
  name: "DeleteShareGroupOffsetsResponse",
  type: "response",
  module: "clients",
  apiKey: 92,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeDeleteShareGroupOffsetsResponse,
  encode: encodeDeleteShareGroupOffsetsResponse,
};

/** Part of DeleteShareGroupOffsetsResponse, versions 0. */
export interface DeleteShareGroupOffsetsResponseTopic {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from DeleteShareGroupOffsetsResponse.json DeleteShareGroupOffsetsResponseTopic.TopicName
   */
  topicName: string;
  /**
   * uuid, versions 0+.
   *
   * @generated from DeleteShareGroupOffsetsResponse.json DeleteShareGroupOffsetsResponseTopic.TopicId
   */
  topicId: string;
  /**
   * int16, versions 0+.
   *
   * @generated from DeleteShareGroupOffsetsResponse.json DeleteShareGroupOffsetsResponseTopic.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from DeleteShareGroupOffsetsResponse.json DeleteShareGroupOffsetsResponseTopic.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DeleteShareGroupOffsetsResponseTopic; fields with a default may be left out.
 */
export interface DeleteShareGroupOffsetsResponseTopicInit {
  /** See {@linkcode DeleteShareGroupOffsetsResponseTopic.topicName}. */
  topicName: string;
  /** See {@linkcode DeleteShareGroupOffsetsResponseTopic.topicId}. */
  topicId: string;
  /** See {@linkcode DeleteShareGroupOffsetsResponseTopic.errorCode}. */
  errorCode: number;
  /** See {@linkcode DeleteShareGroupOffsetsResponseTopic.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DeleteShareGroupOffsetsResponse: a response, key 92, versions 0, flexible versions 0+. */
export interface DeleteShareGroupOffsetsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from DeleteShareGroupOffsetsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from DeleteShareGroupOffsetsResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from DeleteShareGroupOffsetsResponse.json ErrorMessage
   */
  errorMessage: string | null;
  /**
   * []DeleteShareGroupOffsetsResponseTopic, versions 0+.
   *
   * @generated from DeleteShareGroupOffsetsResponse.json Responses
   */
  responses: readonly DeleteShareGroupOffsetsResponseTopic[];
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
 * What encoders take for DeleteShareGroupOffsetsResponse; fields with a default may be left out.
 */
export interface DeleteShareGroupOffsetsResponseInit {
  /** See {@linkcode DeleteShareGroupOffsetsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode DeleteShareGroupOffsetsResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode DeleteShareGroupOffsetsResponse.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode DeleteShareGroupOffsetsResponse.responses}. */
  responses: readonly DeleteShareGroupOffsetsResponseTopicInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDeleteShareGroupOffsetsResponseTopic(
  r: Reader,
  key: Key,
): DeleteShareGroupOffsetsResponseTopic {
  r.down(key);
  const m: DeleteShareGroupOffsetsResponseTopic = {
    topicName: readCompactString(r, "topicName", repeated),
    topicId: readUuid(r, "topicId"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDeleteShareGroupOffsetsResponseTopicList(
  r: Reader,
  n: number,
): readonly DeleteShareGroupOffsetsResponseTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteShareGroupOffsetsResponseTopic>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readDeleteShareGroupOffsetsResponseTopic(r, i);
  }
  return list;
}

function readDeleteShareGroupOffsetsResponse(r: Reader): DeleteShareGroupOffsetsResponse {
  const m: DeleteShareGroupOffsetsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
    responses: readDeleteShareGroupOffsetsResponseTopicList(
      r,
      readCompactCount(r, "responses", 21),
    ),
  };
  readTags(r, m);
  return m;
}

function writeDeleteShareGroupOffsetsResponseTopic(
  w: Writer,
  key: Key,
  m: DeleteShareGroupOffsetsResponseTopicInit,
): void {
  w.into(key, m);
  const { topicName, topicId, errorCode, errorMessage = null, unknownTaggedFields } = m;
  writeCompactString(w, "topicName", topicName);
  const atTopicId = w.room(18);
  putUuid(w, atTopicId, "topicId", topicId);
  putInt16(w, atTopicId + 16, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDeleteShareGroupOffsetsResponse(
  w: Writer,
  m: DeleteShareGroupOffsetsResponseInit,
): void {
  const { throttleTimeMs, errorCode, errorMessage = null, responses, unknownTaggedFields } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeList(
    w,
    "responses",
    responses,
    writeCompactCount(w, "responses", responses),
    writeDeleteShareGroupOffsetsResponseTopic,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of DeleteShareGroupOffsets. */
export const DeleteShareGroupOffsets: Api<
  DeleteShareGroupOffsetsRequestInit,
  DeleteShareGroupOffsetsResponse
> = {
  name: "DeleteShareGroupOffsets",
  key: 92,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeDeleteShareGroupOffsetsRequest,
  decodeResponse: decodeDeleteShareGroupOffsetsResponse,
};

/** The broker's half of DeleteShareGroupOffsets. */
export const DeleteShareGroupOffsetsServer: ServerApi<
  DeleteShareGroupOffsetsRequest,
  DeleteShareGroupOffsetsResponseInit
> = {
  name: "DeleteShareGroupOffsets",
  key: 92,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeDeleteShareGroupOffsetsRequest,
  encodeResponse: encodeDeleteShareGroupOffsetsResponse,
};
