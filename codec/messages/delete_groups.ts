// Generated from schemas/clients/DeleteGroups{Request,Response}.json. Do not edit.

/**
 * DeleteGroups (API, key 42), versions 0-3.
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
  writeCount,
  writeInt16,
  writeInt32,
  writeList,
  writeNoTags,
  type Writer,
  writeString,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a DeleteGroups request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 3.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 3.
 */
export function decodeDeleteGroupsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DeleteGroupsRequest {
  return runDecode("DeleteGroupsRequest", 0, 3, readDeleteGroupsRequest, body, version, options);
}

/**
 * Encodes the body of a DeleteGroups request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 3.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDeleteGroupsRequest(
  message: DeleteGroupsRequestInit,
  version: number,
): Bytes {
  return runEncode("DeleteGroupsRequest", 0, 3, writeDeleteGroupsRequest, message, version);
}

/**
 * Encodes the body of a DeleteGroups request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDeleteGroupsRequestInto(
  message: DeleteGroupsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DeleteGroupsRequest",
    0,
    3,
    writeDeleteGroupsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DeleteGroupsRequest, for registries. */
export const DeleteGroupsRequestCodec: MessageCodec<DeleteGroupsRequest> = {
  name: "DeleteGroupsRequest",
  type: "request",
  module: "clients",
  apiKey: 42,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  decode: decodeDeleteGroupsRequest,
  encode: encodeDeleteGroupsRequest,
};

/** DeleteGroupsRequest: a request, key 42, versions 0-3, flexible versions 2+. */
export interface DeleteGroupsRequest {
  /**
   * []string, versions 0+, groupId.
   *
   * @generated from DeleteGroupsRequest.json GroupsNames
   */
  groupsNames: readonly string[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DeleteGroupsRequest; fields with a default may be left out. */
export interface DeleteGroupsRequestInit {
  /** See {@linkcode DeleteGroupsRequest.groupsNames}. */
  groupsNames: readonly string[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDeleteGroupsRequest(r: Reader, version: number): DeleteGroupsRequest {
  const m: DeleteGroupsRequest = {
    groupsNames: readList(
      r,
      version >= 2 ? readCompactCount(r, "groupsNames", 1) : readCount(r, "groupsNames", 2),
      version >= 2 ? (r, i) => readCompactString(r, i, repeated)
        : (r, i) => readString(r, i, repeated),
    ),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeDeleteGroupsRequest(w: Writer, m: DeleteGroupsRequestInit, version: number): void {
  const { groupsNames, unknownTaggedFields } = m;
  writeList(
    w,
    "groupsNames",
    groupsNames,
    version >= 2 ? writeCompactCount(w, "groupsNames", groupsNames)
      : writeCount(w, "groupsNames", groupsNames),
    version >= 2 ? writeCompactString : writeString,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a DeleteGroups response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 3.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 3.
 */
export function decodeDeleteGroupsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DeleteGroupsResponse {
  return runDecode("DeleteGroupsResponse", 0, 3, readDeleteGroupsResponse, body, version, options);
}

/**
 * Encodes the body of a DeleteGroups response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 3.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDeleteGroupsResponse(
  message: DeleteGroupsResponseInit,
  version: number,
): Bytes {
  return runEncode("DeleteGroupsResponse", 0, 3, writeDeleteGroupsResponse, message, version);
}

/**
 * Encodes the body of a DeleteGroups response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDeleteGroupsResponseInto(
  message: DeleteGroupsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DeleteGroupsResponse",
    0,
    3,
    writeDeleteGroupsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DeleteGroupsResponse, for registries. */
export const DeleteGroupsResponseCodec: MessageCodec<DeleteGroupsResponse> = {
  name: "DeleteGroupsResponse",
  type: "response",
  module: "clients",
  apiKey: 42,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  decode: decodeDeleteGroupsResponse,
  encode: encodeDeleteGroupsResponse,
};

/** Part of DeleteGroupsResponse, versions 0-3. */
export interface DeleteGroupsResponseDeletableGroupResult {
  /**
   * string, versions 0+, groupId.
   *
   * @generated from DeleteGroupsResponse.json DeletableGroupResult.GroupId
   */
  groupId: string;
  /**
   * int16, versions 0+.
   *
   * @generated from DeleteGroupsResponse.json DeletableGroupResult.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 3+, nullable 3+, default null, ignorable.
   *
   * @generated from DeleteGroupsResponse.json DeletableGroupResult.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DeleteGroupsResponseDeletableGroupResult; fields with a default may be left out.
 */
export interface DeleteGroupsResponseDeletableGroupResultInit {
  /** See {@linkcode DeleteGroupsResponseDeletableGroupResult.groupId}. */
  groupId: string;
  /** See {@linkcode DeleteGroupsResponseDeletableGroupResult.errorCode}. */
  errorCode: number;
  /** See {@linkcode DeleteGroupsResponseDeletableGroupResult.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DeleteGroupsResponse: a response, key 42, versions 0-3, flexible versions 2+. */
export interface DeleteGroupsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from DeleteGroupsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []DeletableGroupResult, versions 0+.
   *
   * @generated from DeleteGroupsResponse.json Results
   */
  results: readonly DeleteGroupsResponseDeletableGroupResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DeleteGroupsResponse; fields with a default may be left out. */
export interface DeleteGroupsResponseInit {
  /** See {@linkcode DeleteGroupsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode DeleteGroupsResponse.results}. */
  results: readonly DeleteGroupsResponseDeletableGroupResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDeleteGroupsResponseDeletableGroupResult(
  r: Reader,
  key: Key,
  version: number,
): DeleteGroupsResponseDeletableGroupResult {
  r.down(key);
  const m: DeleteGroupsResponseDeletableGroupResult = {
    groupId: version >= 2 ? readCompactString(r, "groupId", repeated)
      : readString(r, "groupId", repeated),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: version >= 3 ? readCompactNullableString(r, "errorMessage") : null,
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readDeleteGroupsResponseDeletableGroupResultList(
  r: Reader,
  n: number,
  version: number,
): readonly DeleteGroupsResponseDeletableGroupResult[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteGroupsResponseDeletableGroupResult>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readDeleteGroupsResponseDeletableGroupResult(r, i, version);
  }
  return list;
}

function readDeleteGroupsResponse(r: Reader, version: number): DeleteGroupsResponse {
  const m: DeleteGroupsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    results: readDeleteGroupsResponseDeletableGroupResultList(
      r,
      version >= 3 ? readCompactCount(r, "results", 5)
        : version >= 2 ? readCompactCount(r, "results", 4)
        : readCount(r, "results", 4),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeDeleteGroupsResponseDeletableGroupResult(
  w: Writer,
  key: Key,
  m: DeleteGroupsResponseDeletableGroupResultInit,
  version: number,
): void {
  w.into(key, m);
  const { groupId, errorCode, errorMessage = null, unknownTaggedFields } = m;
  if (version >= 2) writeCompactString(w, "groupId", groupId);
  else writeString(w, "groupId", groupId);
  writeInt16(w, "errorCode", errorCode);
  if (version >= 3) writeCompactNullableString(w, "errorMessage", errorMessage);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDeleteGroupsResponse(w: Writer, m: DeleteGroupsResponseInit, version: number): void {
  const { throttleTimeMs, results, unknownTaggedFields } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "results",
    results,
    version >= 2 ? writeCompactCount(w, "results", results) : writeCount(w, "results", results),
    writeDeleteGroupsResponseDeletableGroupResult,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of DeleteGroups. */
export const DeleteGroups: Api<DeleteGroupsRequestInit, DeleteGroupsResponse> = {
  name: "DeleteGroups",
  key: 42,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  throttlesFrom: 1,
  encodeRequest: encodeDeleteGroupsRequest,
  decodeResponse: decodeDeleteGroupsResponse,
};

/** The broker's half of DeleteGroups. */
export const DeleteGroupsServer: ServerApi<DeleteGroupsRequest, DeleteGroupsResponseInit> = {
  name: "DeleteGroups",
  key: 42,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  decodeRequest: decodeDeleteGroupsRequest,
  encodeResponse: encodeDeleteGroupsResponse,
};
