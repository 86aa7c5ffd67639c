// Generated from schemas/clients/DeleteTopics{Request,Response}.json. Do not edit.

/**
 * DeleteTopics (API, key 20), versions 0-6.
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
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readList,
  readString,
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
  writeCompactNullableString,
  writeCompactString,
  writeCount,
  writeInt16,
  writeInt32,
  writeList,
  writeNoTags,
  type Writer,
  writeString,
  writeUnknownTags,
  writeUuid,
  ZERO_UUID,
} from "../wire/mod.ts";

/**
 * Decodes the body of a DeleteTopics request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 6.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 6.
 */
export function decodeDeleteTopicsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DeleteTopicsRequest {
  return runDecode("DeleteTopicsRequest", 0, 6, readDeleteTopicsRequest, body, version, options);
}

/**
 * Encodes the body of a DeleteTopics request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 6.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDeleteTopicsRequest(
  message: DeleteTopicsRequestInit,
  version: number,
): Bytes {
  return runEncode("DeleteTopicsRequest", 0, 6, writeDeleteTopicsRequest, message, version);
}

/**
 * Encodes the body of a DeleteTopics request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDeleteTopicsRequestInto(
  message: DeleteTopicsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DeleteTopicsRequest",
    0,
    6,
    writeDeleteTopicsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DeleteTopicsRequest, for registries. */
export const DeleteTopicsRequestCodec: MessageCodec<DeleteTopicsRequest> = {
  name: "DeleteTopicsRequest",
  type: "request",
  module: "clients",
  apiKey: 20,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 4,
  decode: decodeDeleteTopicsRequest,
  encode: encodeDeleteTopicsRequest,
};

/** Part of DeleteTopicsRequest, versions 6. */
export interface DeleteTopicsRequestDeleteTopicState {
  /**
   * string, versions 6+, nullable 6+, default null, topicName.
   *
   * @generated from DeleteTopicsRequest.json DeleteTopicState.Name
   */
  name: string | null;
  /**
   * uuid, versions 6+.
   *
   * @generated from DeleteTopicsRequest.json DeleteTopicState.TopicId
   */
  topicId: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DeleteTopicsRequestDeleteTopicState; fields with a default may be left out.
 */
export interface DeleteTopicsRequestDeleteTopicStateInit {
  /** See {@linkcode DeleteTopicsRequestDeleteTopicState.name}. */
  name?: string | null | undefined;
  /** See {@linkcode DeleteTopicsRequestDeleteTopicState.topicId}. */
  topicId: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DeleteTopicsRequest: a request, key 20, versions 0-6, flexible versions 4+. */
export interface DeleteTopicsRequest {
  /**
   * []DeleteTopicState, versions 6+.
   *
   * @generated from DeleteTopicsRequest.json Topics
   */
  topics: readonly DeleteTopicsRequestDeleteTopicState[];
  /**
   * []string, versions 0-5, ignorable, topicName.
   *
   * @generated from DeleteTopicsRequest.json TopicNames
   */
  topicNames: readonly string[];
  /**
   * int32, versions 0+.
   *
   * @generated from DeleteTopicsRequest.json TimeoutMs
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

/** What encoders take for DeleteTopicsRequest; fields with a default may be left out. */
export interface DeleteTopicsRequestInit {
  /** See {@linkcode DeleteTopicsRequest.topics}. */
  topics?: readonly DeleteTopicsRequestDeleteTopicStateInit[] | undefined;
  /** See {@linkcode DeleteTopicsRequest.topicNames}. */
  topicNames?: readonly string[] | undefined;
  /** See {@linkcode DeleteTopicsRequest.timeoutMs}. */
  timeoutMs: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDeleteTopicsRequestDeleteTopicState(
  r: Reader,
  key: Key,
): DeleteTopicsRequestDeleteTopicState {
  r.down(key);
  const m: DeleteTopicsRequestDeleteTopicState = {
    name: readCompactNullableString(r, "name", repeated),
    topicId: readUuid(r, "topicId"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDeleteTopicsRequestDeleteTopicStateList(
  r: Reader,
  n: number,
): readonly DeleteTopicsRequestDeleteTopicState[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteTopicsRequestDeleteTopicState>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDeleteTopicsRequestDeleteTopicState(r, i);
  }
  return list;
}

function readDeleteTopicsRequest(r: Reader, version: number): DeleteTopicsRequest {
  const m: DeleteTopicsRequest = {
    topics: version >= 6 ? readDeleteTopicsRequestDeleteTopicStateList(
      r,
      readCompactCount(r, "topics", 18),
    )
      : EMPTY,
    topicNames: version >= 6 ? EMPTY
      : readList(
        r,
        version >= 4 ? readCompactCount(r, "topicNames", 1) : readCount(r, "topicNames", 2),
        version >= 4 ? (r, i) => readCompactString(r, i, repeated)
          : (r, i) => readString(r, i, repeated),
      ),
    timeoutMs: readInt32(r, "timeoutMs"),
  };
  if (version >= 4) readTags(r, m);
  return m;
}

function writeDeleteTopicsRequestDeleteTopicState(
  w: Writer,
  key: Key,
  m: DeleteTopicsRequestDeleteTopicStateInit,
): void {
  w.into(key, m);
  const { name = null, topicId, unknownTaggedFields } = m;
  writeCompactNullableString(w, "name", name);
  writeUuid(w, "topicId", topicId);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDeleteTopicsRequest(w: Writer, m: DeleteTopicsRequestInit, version: number): void {
  const { topics = EMPTY, topicNames = EMPTY, timeoutMs, unknownTaggedFields } = m;
  if (version >= 6) {
    writeList(
      w,
      "topics",
      topics,
      writeCompactCount(w, "topics", topics),
      writeDeleteTopicsRequestDeleteTopicState,
    );
  }
  else writeAbsent(w, "topics", isEmptyList(topics), "6+");
  if (version <= 5) {
    writeList(
      w,
      "topicNames",
      topicNames,
      version >= 4 ? writeCompactCount(w, "topicNames", topicNames)
        : writeCount(w, "topicNames", topicNames),
      version >= 4 ? writeCompactString : writeString,
    );
  }
  writeInt32(w, "timeoutMs", timeoutMs);
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a DeleteTopics response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 6.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 6.
 */
export function decodeDeleteTopicsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DeleteTopicsResponse {
  return runDecode("DeleteTopicsResponse", 0, 6, readDeleteTopicsResponse, body, version, options);
}

/**
 * Encodes the body of a DeleteTopics response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 6.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDeleteTopicsResponse(
  message: DeleteTopicsResponseInit,
  version: number,
): Bytes {
  return runEncode("DeleteTopicsResponse", 0, 6, writeDeleteTopicsResponse, message, version);
}

/**
 * Encodes the body of a DeleteTopics response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDeleteTopicsResponseInto(
  message: DeleteTopicsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DeleteTopicsResponse",
    0,
    6,
    writeDeleteTopicsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DeleteTopicsResponse, for registries. */
export const DeleteTopicsResponseCodec: MessageCodec<DeleteTopicsResponse> = {
  name: "DeleteTopicsResponse",
  type: "response",
  module: "clients",
  apiKey: 20,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 4,
  decode: decodeDeleteTopicsResponse,
  encode: encodeDeleteTopicsResponse,
};

/** Part of DeleteTopicsResponse, versions 0-6. */
export interface DeleteTopicsResponseDeletableTopicResult {
  /**
   * string, versions 0+, nullable 6+, topicName.
   *
   * @generated from DeleteTopicsResponse.json DeletableTopicResult.Name
   */
  name: string | null;
  /**
   * uuid, versions 6+, ignorable.
   *
   * @generated from DeleteTopicsResponse.json DeletableTopicResult.TopicId
   */
  topicId: string;
  /**
   * int16, versions 0+.
   *
   * @generated from DeleteTopicsResponse.json DeletableTopicResult.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 5+, nullable 5+, default null, ignorable.
   *
   * @generated from DeleteTopicsResponse.json DeletableTopicResult.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DeleteTopicsResponseDeletableTopicResult; fields with a default may be left out.
 */
export interface DeleteTopicsResponseDeletableTopicResultInit {
  /** See {@linkcode DeleteTopicsResponseDeletableTopicResult.name}. */
  name: string | null;
  /** See {@linkcode DeleteTopicsResponseDeletableTopicResult.topicId}. */
  topicId?: string | undefined;
  /** See {@linkcode DeleteTopicsResponseDeletableTopicResult.errorCode}. */
  errorCode: number;
  /** See {@linkcode DeleteTopicsResponseDeletableTopicResult.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DeleteTopicsResponse: a response, key 20, versions 0-6, flexible versions 4+. */
export interface DeleteTopicsResponse {
  /**
   * int32, versions 1+, ignorable.
   *
   * @generated from DeleteTopicsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []DeletableTopicResult, versions 0+.
   *
   * @generated from DeleteTopicsResponse.json Responses
   */
  responses: readonly DeleteTopicsResponseDeletableTopicResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DeleteTopicsResponse; fields with a default may be left out. */
export interface DeleteTopicsResponseInit {
  /** See {@linkcode DeleteTopicsResponse.throttleTimeMs}. */
  throttleTimeMs?: number | undefined;
  /** See {@linkcode DeleteTopicsResponse.responses}. */
  responses: readonly DeleteTopicsResponseDeletableTopicResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDeleteTopicsResponseDeletableTopicResult(
  r: Reader,
  key: Key,
  version: number,
): DeleteTopicsResponseDeletableTopicResult {
  r.down(key);
  const m: DeleteTopicsResponseDeletableTopicResult = {
    name: version >= 6 ? readCompactNullableString(r, "name", repeated)
      : version >= 4 ? readCompactString(r, "name", repeated)
      : readString(r, "name", repeated),
    topicId: version >= 6 ? readUuid(r, "topicId") : ZERO_UUID,
    errorCode: readInt16(r, "errorCode"),
    errorMessage: version >= 5 ? readCompactNullableString(r, "errorMessage") : null,
  };
  if (version >= 4) readTags(r, m);
  r.up();
  return m;
}

function readDeleteTopicsResponseDeletableTopicResultList(
  r: Reader,
  n: number,
  version: number,
): readonly DeleteTopicsResponseDeletableTopicResult[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteTopicsResponseDeletableTopicResult>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readDeleteTopicsResponseDeletableTopicResult(r, i, version);
  }
  return list;
}

function readDeleteTopicsResponse(r: Reader, version: number): DeleteTopicsResponse {
  const m: DeleteTopicsResponse = {
    throttleTimeMs: version >= 1 ? readInt32(r, "throttleTimeMs") : 0,
    responses: readDeleteTopicsResponseDeletableTopicResultList(
      r,
      version >= 6 ? readCompactCount(r, "responses", 21)
        : version >= 5 ? readCompactCount(r, "responses", 5)
        : version >= 4 ? readCompactCount(r, "responses", 4)
        : readCount(r, "responses", 4),
      version,
    ),
  };
  if (version >= 4) readTags(r, m);
  return m;
}

function writeDeleteTopicsResponseDeletableTopicResult(
  w: Writer,
  key: Key,
  m: DeleteTopicsResponseDeletableTopicResultInit,
  version: number,
): void {
  w.into(key, m);
  const { name, topicId = ZERO_UUID, errorCode, errorMessage = null, unknownTaggedFields } = m;
  if (version >= 6) writeCompactNullableString(w, "name", name);
  else if (version >= 4) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  if (version >= 6) writeUuid(w, "topicId", topicId);
  writeInt16(w, "errorCode", errorCode);
  if (version >= 5) writeCompactNullableString(w, "errorMessage", errorMessage);
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDeleteTopicsResponse(w: Writer, m: DeleteTopicsResponseInit, version: number): void {
  const { throttleTimeMs = 0, responses, unknownTaggedFields } = m;
  if (version >= 1) writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "responses",
    responses,
    version >= 4 ? writeCompactCount(w, "responses", responses)
      : writeCount(w, "responses", responses),
    writeDeleteTopicsResponseDeletableTopicResult,
    version,
  );
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of DeleteTopics. */
export const DeleteTopics: Api<DeleteTopicsRequestInit, DeleteTopicsResponse> = {
  name: "DeleteTopics",
  key: 20,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 4,
  throttlesFrom: 2,
  encodeRequest: encodeDeleteTopicsRequest,
  decodeResponse: decodeDeleteTopicsResponse,
};

/** The broker's half of DeleteTopics. */
export const DeleteTopicsServer: ServerApi<DeleteTopicsRequest, DeleteTopicsResponseInit> = {
  name: "DeleteTopics",
  key: 20,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 4,
  decodeRequest: decodeDeleteTopicsRequest,
  encodeResponse: encodeDeleteTopicsResponse,
};
