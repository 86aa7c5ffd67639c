// Generated from schemas/clients/DeleteAcls{Request,Response}.json. Do not edit.

/**
 * DeleteAcls (API, key 31), versions 0-3.
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
  putInt8,
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt8,
  readNullableString,
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
  writeCompactNullableString,
  writeCompactString,
  writeCount,
  writeInt16,
  writeInt32,
  writeInt8,
  writeList,
  writeNoTags,
  writeNullableString,
  type Writer,
  writeString,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a DeleteAcls request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 3.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 3.
 */
export function decodeDeleteAclsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DeleteAclsRequest {
  return runDecode("DeleteAclsRequest", 0, 3, readDeleteAclsRequest, body, version, options);
}

/**
 * Encodes the body of a DeleteAcls request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 3.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDeleteAclsRequest(message: DeleteAclsRequestInit, version: number): Bytes {
  return runEncode("DeleteAclsRequest", 0, 3, writeDeleteAclsRequest, message, version);
}

/**
 * Encodes the body of a DeleteAcls request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDeleteAclsRequestInto(
  message: DeleteAclsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DeleteAclsRequest",
    0,
    3,
    writeDeleteAclsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DeleteAclsRequest, for registries. */
export const DeleteAclsRequestCodec: MessageCodec<DeleteAclsRequest> = {
  name: "DeleteAclsRequest",
  type: "request",
  module: "clients",
  apiKey: 31,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  decode: decodeDeleteAclsRequest,
  encode: encodeDeleteAclsRequest,
};

/** Part of DeleteAclsRequest, versions 0-3. */
export interface DeleteAclsRequestFilter {
  /**
   * int8, versions 0+.
   *
   * @generated from DeleteAclsRequest.json DeleteAclsFilter.ResourceTypeFilter
   */
  resourceTypeFilter: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from DeleteAclsRequest.json DeleteAclsFilter.ResourceNameFilter
   */
  resourceNameFilter: string | null;
  /**
   * int8, versions 1+, default 3.
   *
   * @generated from DeleteAclsRequest.json DeleteAclsFilter.PatternTypeFilter
   */
  patternTypeFilter: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from DeleteAclsRequest.json DeleteAclsFilter.PrincipalFilter
   */
  principalFilter: string | null;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from DeleteAclsRequest.json DeleteAclsFilter.HostFilter
   */
  hostFilter: string | null;
  /**
   * int8, versions 0+.
   *
   * @generated from DeleteAclsRequest.json DeleteAclsFilter.Operation
   */
  operation: number;
  /**
   * int8, versions 0+.
   *
   * @generated from DeleteAclsRequest.json DeleteAclsFilter.PermissionType
   */
  permissionType: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for DeleteAclsRequestFilter; fields with a default may be left out. */
export interface DeleteAclsRequestFilterInit {
  /** See {@linkcode DeleteAclsRequestFilter.resourceTypeFilter}. */
  resourceTypeFilter: number;
  /** See {@linkcode DeleteAclsRequestFilter.resourceNameFilter}. */
  resourceNameFilter: string | null;
  /** See {@linkcode DeleteAclsRequestFilter.patternTypeFilter}. */
  patternTypeFilter?: number | undefined;
  /** See {@linkcode DeleteAclsRequestFilter.principalFilter}. */
  principalFilter: string | null;
  /** See {@linkcode DeleteAclsRequestFilter.hostFilter}. */
  hostFilter: string | null;
  /** See {@linkcode DeleteAclsRequestFilter.operation}. */
  operation: number;
  /** See {@linkcode DeleteAclsRequestFilter.permissionType}. */
  permissionType: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DeleteAclsRequest: a request, key 31, versions 0-3, flexible versions 2+. */
export interface DeleteAclsRequest {
  /**
   * []DeleteAclsFilter, versions 0+.
   *
   * @generated from DeleteAclsRequest.json Filters
   */
  filters: readonly DeleteAclsRequestFilter[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DeleteAclsRequest; fields with a default may be left out. */
export interface DeleteAclsRequestInit {
  /** See {@linkcode DeleteAclsRequest.filters}. */
  filters: readonly DeleteAclsRequestFilterInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDeleteAclsRequestFilter(
  r: Reader,
  key: Key,
  version: number,
): DeleteAclsRequestFilter {
  r.down(key);
  const m: DeleteAclsRequestFilter = {
    resourceTypeFilter: readInt8(r, "resourceTypeFilter"),
    resourceNameFilter: version >= 2 ? readCompactNullableString(r, "resourceNameFilter")
      : readNullableString(r, "resourceNameFilter"),
    patternTypeFilter: version >= 1 ? readInt8(r, "patternTypeFilter") : 3,
    principalFilter: version >= 2 ? readCompactNullableString(r, "principalFilter")
      : readNullableString(r, "principalFilter"),
    hostFilter: version >= 2 ? readCompactNullableString(r, "hostFilter")
      : readNullableString(r, "hostFilter"),
    operation: readInt8(r, "operation"),
    permissionType: readInt8(r, "permissionType"),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readDeleteAclsRequestFilterList(
  r: Reader,
  n: number,
  version: number,
): readonly DeleteAclsRequestFilter[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteAclsRequestFilter>(r, n, 88);
  for (let i = 0; i < n; i++) {
    list[i] = readDeleteAclsRequestFilter(r, i, version);
  }
  return list;
}

function readDeleteAclsRequest(r: Reader, version: number): DeleteAclsRequest {
  const m: DeleteAclsRequest = {
    filters: readDeleteAclsRequestFilterList(
      r,
      version >= 2 ? readCompactCount(r, "filters", 8)
        : version >= 1 ? readCount(r, "filters", 10)
        : readCount(r, "filters", 9),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeDeleteAclsRequestFilter(
  w: Writer,
  key: Key,
  m: DeleteAclsRequestFilterInit,
  version: number,
): void {
  w.into(key, m);
  const {
    resourceTypeFilter,
    resourceNameFilter,
    patternTypeFilter = 3,
    principalFilter,
    hostFilter,
    operation,
    permissionType,
    unknownTaggedFields,
  } = m;
  writeInt8(w, "resourceTypeFilter", resourceTypeFilter);
  if (version >= 2) writeCompactNullableString(w, "resourceNameFilter", resourceNameFilter);
  else writeNullableString(w, "resourceNameFilter", resourceNameFilter);
  if (version >= 1) writeInt8(w, "patternTypeFilter", patternTypeFilter);
  else writeAbsent(w, "patternTypeFilter", patternTypeFilter === 3, "1+");
  if (version >= 2) writeCompactNullableString(w, "principalFilter", principalFilter);
  else writeNullableString(w, "principalFilter", principalFilter);
  if (version >= 2) writeCompactNullableString(w, "hostFilter", hostFilter);
  else writeNullableString(w, "hostFilter", hostFilter);
  const atOperation = w.room(2);
  putInt8(w, atOperation, "operation", operation);
  putInt8(w, atOperation + 1, "permissionType", permissionType);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDeleteAclsRequest(w: Writer, m: DeleteAclsRequestInit, version: number): void {
  const { filters, unknownTaggedFields } = m;
  writeList(
    w,
    "filters",
    filters,
    version >= 2 ? writeCompactCount(w, "filters", filters) : writeCount(w, "filters", filters),
    writeDeleteAclsRequestFilter,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a DeleteAcls response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 3.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 3.
 */
export function decodeDeleteAclsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DeleteAclsResponse {
  return runDecode("DeleteAclsResponse", 0, 3, readDeleteAclsResponse, body, version, options);
}

/**
 * Encodes the body of a DeleteAcls response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 3.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDeleteAclsResponse(message: DeleteAclsResponseInit, version: number): Bytes {
  return runEncode("DeleteAclsResponse", 0, 3, writeDeleteAclsResponse, message, version);
}

/**
 * Encodes the body of a DeleteAcls response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDeleteAclsResponseInto(
  message: DeleteAclsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DeleteAclsResponse",
    0,
    3,
    writeDeleteAclsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DeleteAclsResponse, for registries. */
export const DeleteAclsResponseCodec: MessageCodec<DeleteAclsResponse> = {
  name: "DeleteAclsResponse",
  type: "response",
  module: "clients",
  apiKey: 31,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  decode: decodeDeleteAclsResponse,
  encode: encodeDeleteAclsResponse,
};

/** Part of DeleteAclsResponse, versions 0-3. */
export interface DeleteAclsResponseMatchingAcl {
  /**
   * int16, versions 0+.
   *
   * @generated from DeleteAclsResponse.json DeleteAclsMatchingAcl.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from DeleteAclsResponse.json DeleteAclsMatchingAcl.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * int8, versions 0+.
   *
   * @generated from DeleteAclsResponse.json DeleteAclsMatchingAcl.ResourceType
   */
  resourceType: number;
  /**
   * string, versions 0+.
   *
   * @generated from DeleteAclsResponse.json DeleteAclsMatchingAcl.ResourceName
   */
  resourceName: string;
  /**
   * int8, versions 1+, default 3.
   *
   * @generated from DeleteAclsResponse.json DeleteAclsMatchingAcl.PatternType
   */
  patternType: number;
  /**
   * string, versions 0+.
   *
   * @generated from DeleteAclsResponse.json DeleteAclsMatchingAcl.Principal
   */
  principal: string;
  /**
   * string, versions 0+.
   *
   * @generated from DeleteAclsResponse.json DeleteAclsMatchingAcl.Host
   */
  host: string;
  /**
   * int8, versions 0+.
   *
   * @generated from DeleteAclsResponse.json DeleteAclsMatchingAcl.Operation
   */
  operation: number;
  /**
   * int8, versions 0+.
   *
   * @generated from DeleteAclsResponse.json DeleteAclsMatchingAcl.PermissionType
   */
  permissionType: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DeleteAclsResponseMatchingAcl; fields with a default may be left out.
 */
export interface DeleteAclsResponseMatchingAclInit {
  /** See {@linkcode DeleteAclsResponseMatchingAcl.errorCode}. */
  errorCode: number;
  /** See {@linkcode DeleteAclsResponseMatchingAcl.errorMessage}. */
  errorMessage: string | null;
  /** See {@linkcode DeleteAclsResponseMatchingAcl.resourceType}. */
  resourceType: number;
  /** See {@linkcode DeleteAclsResponseMatchingAcl.resourceName}. */
  resourceName: string;
  /** See {@linkcode DeleteAclsResponseMatchingAcl.patternType}. */
  patternType?: number | undefined;
  /** See {@linkcode DeleteAclsResponseMatchingAcl.principal}. */
  principal: string;
  /** See {@linkcode DeleteAclsResponseMatchingAcl.host}. */
  host: string;
  /** See {@linkcode DeleteAclsResponseMatchingAcl.operation}. */
  operation: number;
  /** See {@linkcode DeleteAclsResponseMatchingAcl.permissionType}. */
  permissionType: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DeleteAclsResponse, versions 0-3. */
export interface DeleteAclsResponseFilterResult {
  /**
   * int16, versions 0+.
   *
   * @generated from DeleteAclsResponse.json DeleteAclsFilterResult.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from DeleteAclsResponse.json DeleteAclsFilterResult.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * []DeleteAclsMatchingAcl, versions 0+.
   *
   * @generated from DeleteAclsResponse.json DeleteAclsFilterResult.MatchingAcls
   */
  matchingAcls: readonly DeleteAclsResponseMatchingAcl[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DeleteAclsResponseFilterResult; fields with a default may be left out.
 */
export interface DeleteAclsResponseFilterResultInit {
  /** See {@linkcode DeleteAclsResponseFilterResult.errorCode}. */
  errorCode: number;
  /** See {@linkcode DeleteAclsResponseFilterResult.errorMessage}. */
  errorMessage: string | null;
  /** See {@linkcode DeleteAclsResponseFilterResult.matchingAcls}. */
  matchingAcls: readonly DeleteAclsResponseMatchingAclInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DeleteAclsResponse: a response, key 31, versions 0-3, flexible versions 2+. */
export interface DeleteAclsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from DeleteAclsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []DeleteAclsFilterResult, versions 0+.
   *
   * @generated from DeleteAclsResponse.json FilterResults
   */
  filterResults: readonly DeleteAclsResponseFilterResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DeleteAclsResponse; fields with a default may be left out. */
export interface DeleteAclsResponseInit {
  /** See {@linkcode DeleteAclsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode DeleteAclsResponse.filterResults}. */
  filterResults: readonly DeleteAclsResponseFilterResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDeleteAclsResponseMatchingAcl(
  r: Reader,
  key: Key,
  version: number,
): DeleteAclsResponseMatchingAcl {
  r.down(key);
  const m: DeleteAclsResponseMatchingAcl = {
    errorCode: readInt16(r, "errorCode"),
    errorMessage: version >= 2 ? readCompactNullableString(r, "errorMessage")
      : readNullableString(r, "errorMessage"),
    resourceType: readInt8(r, "resourceType"),
    resourceName: version >= 2 ? readCompactString(r, "resourceName", repeated)
      : readString(r, "resourceName", repeated),
    patternType: version >= 1 ? readInt8(r, "patternType") : 3,
    principal: version >= 2 ? readCompactString(r, "principal", repeated)
      : readString(r, "principal", repeated),
    host: version >= 2 ? readCompactString(r, "host", repeated) : readString(r, "host", repeated),
    operation: readInt8(r, "operation"),
    permissionType: readInt8(r, "permissionType"),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readDeleteAclsResponseMatchingAclList(
  r: Reader,
  n: number,
  version: number,
): readonly DeleteAclsResponseMatchingAcl[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteAclsResponseMatchingAcl>(r, n, 104);
  for (let i = 0; i < n; i++) {
    list[i] = readDeleteAclsResponseMatchingAcl(r, i, version);
  }
  return list;
}

function readDeleteAclsResponseFilterResult(
  r: Reader,
  key: Key,
  version: number,
): DeleteAclsResponseFilterResult {
  r.down(key);
  const m: DeleteAclsResponseFilterResult = {
    errorCode: readInt16(r, "errorCode"),
    errorMessage: version >= 2 ? readCompactNullableString(r, "errorMessage")
      : readNullableString(r, "errorMessage"),
    matchingAcls: readDeleteAclsResponseMatchingAclList(
      r,
      version >= 2 ? readCompactCount(r, "matchingAcls", 11)
        : version >= 1 ? readCount(r, "matchingAcls", 14)
        : readCount(r, "matchingAcls", 13),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readDeleteAclsResponseFilterResultList(
  r: Reader,
  n: number,
  version: number,
): readonly DeleteAclsResponseFilterResult[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteAclsResponseFilterResult>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readDeleteAclsResponseFilterResult(r, i, version);
  }
  return list;
}

function readDeleteAclsResponse(r: Reader, version: number): DeleteAclsResponse {
  const m: DeleteAclsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    filterResults: readDeleteAclsResponseFilterResultList(
      r,
      version >= 2 ? readCompactCount(r, "filterResults", 5) : readCount(r, "filterResults", 8),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeDeleteAclsResponseMatchingAcl(
  w: Writer,
  key: Key,
  m: DeleteAclsResponseMatchingAclInit,
  version: number,
): void {
  w.into(key, m);
  const {
    errorCode,
    errorMessage,
    resourceType,
    resourceName,
    patternType = 3,
    principal,
    host,
    operation,
    permissionType,
    unknownTaggedFields,
  } = m;
  writeInt16(w, "errorCode", errorCode);
  if (version >= 2) writeCompactNullableString(w, "errorMessage", errorMessage);
  else writeNullableString(w, "errorMessage", errorMessage);
  writeInt8(w, "resourceType", resourceType);
  if (version >= 2) writeCompactString(w, "resourceName", resourceName);
  else writeString(w, "resourceName", resourceName);
  if (version >= 1) writeInt8(w, "patternType", patternType);
  else writeAbsent(w, "patternType", patternType === 3, "1+");
  if (version >= 2) writeCompactString(w, "principal", principal);
  else writeString(w, "principal", principal);
  if (version >= 2) writeCompactString(w, "host", host);
  else writeString(w, "host", host);
  const atOperation = w.room(2);
  putInt8(w, atOperation, "operation", operation);
  putInt8(w, atOperation + 1, "permissionType", permissionType);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDeleteAclsResponseFilterResult(
  w: Writer,
  key: Key,
  m: DeleteAclsResponseFilterResultInit,
  version: number,
): void {
  w.into(key, m);
  const { errorCode, errorMessage, matchingAcls, unknownTaggedFields } = m;
  writeInt16(w, "errorCode", errorCode);
  if (version >= 2) writeCompactNullableString(w, "errorMessage", errorMessage);
  else writeNullableString(w, "errorMessage", errorMessage);
  writeList(
    w,
    "matchingAcls",
    matchingAcls,
    version >= 2 ? writeCompactCount(w, "matchingAcls", matchingAcls)
      : writeCount(w, "matchingAcls", matchingAcls),
    writeDeleteAclsResponseMatchingAcl,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDeleteAclsResponse(w: Writer, m: DeleteAclsResponseInit, version: number): void {
  const { throttleTimeMs, filterResults, unknownTaggedFields } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "filterResults",
    filterResults,
    version >= 2 ? writeCompactCount(w, "filterResults", filterResults)
      : writeCount(w, "filterResults", filterResults),
    writeDeleteAclsResponseFilterResult,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of DeleteAcls. */
export const DeleteAcls: Api<DeleteAclsRequestInit, DeleteAclsResponse> = {
  name: "DeleteAcls",
  key: 31,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  throttlesFrom: 1,
  encodeRequest: encodeDeleteAclsRequest,
  decodeResponse: decodeDeleteAclsResponse,
};

/** The broker's half of DeleteAcls. */
export const DeleteAclsServer: ServerApi<DeleteAclsRequest, DeleteAclsResponseInit> = {
  name: "DeleteAcls",
  key: 31,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  decodeRequest: decodeDeleteAclsRequest,
  encodeResponse: encodeDeleteAclsResponse,
};
