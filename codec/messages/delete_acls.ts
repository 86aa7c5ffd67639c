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
  type MessageCodec,
  type Reader,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  type Writer,
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

function readDeleteAclsRequestFilter(r: Reader, version: number): DeleteAclsRequestFilter {
  r.down();
  r.at("resourceTypeFilter"); const resourceTypeFilter = r.int8();
  r.at("resourceNameFilter");
  const resourceNameFilter = version >= 2 ? r.compactNullableString() : r.nullableString();
  r.at("patternTypeFilter"); const patternTypeFilter = version >= 1 ? r.int8() : 3;
  r.at("principalFilter");
  const principalFilter = version >= 2 ? r.compactNullableString() : r.nullableString();
  r.at("hostFilter");
  const hostFilter = version >= 2 ? r.compactNullableString() : r.nullableString();
  r.at("operation"); const operation = r.int8();
  r.at("permissionType"); const permissionType = r.int8();
  const m: DeleteAclsRequestFilter = {
    resourceTypeFilter,
    resourceNameFilter,
    patternTypeFilter,
    principalFilter,
    hostFilter,
    operation,
    permissionType,
  };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function readDeleteAclsRequestFilterList(
  r: Reader,
  n: number,
  version: number,
): readonly DeleteAclsRequestFilter[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteAclsRequestFilter>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDeleteAclsRequestFilter(r, version);
  }
  r.up();
  return list;
}

function readDeleteAclsRequest(r: Reader, version: number): DeleteAclsRequest {
  r.down();
  r.at("filters");
  const filters = readDeleteAclsRequestFilterList(
    r,
    version >= 2 ? r.compactCount(8, 88) : version >= 1 ? r.count(10, 88) : r.count(9, 88),
    version,
  );
  const m: DeleteAclsRequest = { filters };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function writeDeleteAclsRequestFilter(
  w: Writer,
  m: DeleteAclsRequestFilterInit,
  version: number,
): void {
  w.down(m);
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
  w.at("resourceTypeFilter"); w.int8(resourceTypeFilter);
  w.at("resourceNameFilter");
  if (version >= 2) w.compactNullableString(resourceNameFilter);
  else w.nullableString(resourceNameFilter);
  w.at("patternTypeFilter");
  if (version >= 1) w.int8(patternTypeFilter);
  else w.absent(patternTypeFilter === 3, "1+");
  w.at("principalFilter");
  if (version >= 2) w.compactNullableString(principalFilter);
  else w.nullableString(principalFilter);
  w.at("hostFilter");
  if (version >= 2) w.compactNullableString(hostFilter);
  else w.nullableString(hostFilter);
  w.at("operation"); w.int8(operation);
  w.at("permissionType"); w.int8(permissionType);
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDeleteAclsRequestFilterList(
  w: Writer,
  list: readonly DeleteAclsRequestFilterInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDeleteAclsRequestFilter(w, list![i]!, version);
  }
  w.up();
}

function writeDeleteAclsRequest(w: Writer, m: DeleteAclsRequestInit, version: number): void {
  w.down(m);
  const { filters, unknownTaggedFields } = m;
  w.at("filters");
  writeDeleteAclsRequestFilterList(
    w,
    filters,
    version >= 2 ? w.compactCount(filters) : w.count(filters),
    version,
  );
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
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
  version: number,
): DeleteAclsResponseMatchingAcl {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage");
  const errorMessage = version >= 2 ? r.compactNullableString() : r.nullableString();
  r.at("resourceType"); const resourceType = r.int8();
  r.at("resourceName");
  const resourceName = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("patternType"); const patternType = version >= 1 ? r.int8() : 3;
  r.at("principal");
  const principal = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("host"); const host = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("operation"); const operation = r.int8();
  r.at("permissionType"); const permissionType = r.int8();
  const m: DeleteAclsResponseMatchingAcl = {
    errorCode,
    errorMessage,
    resourceType,
    resourceName,
    patternType,
    principal,
    host,
    operation,
    permissionType,
  };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function readDeleteAclsResponseMatchingAclList(
  r: Reader,
  n: number,
  version: number,
): readonly DeleteAclsResponseMatchingAcl[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteAclsResponseMatchingAcl>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDeleteAclsResponseMatchingAcl(r, version);
  }
  r.up();
  return list;
}

function readDeleteAclsResponseFilterResult(
  r: Reader,
  version: number,
): DeleteAclsResponseFilterResult {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage");
  const errorMessage = version >= 2 ? r.compactNullableString() : r.nullableString();
  r.at("matchingAcls");
  const matchingAcls = readDeleteAclsResponseMatchingAclList(
    r,
    version >= 2 ? r.compactCount(11, 104) : version >= 1 ? r.count(14, 104) : r.count(13, 104),
    version,
  );
  const m: DeleteAclsResponseFilterResult = { errorCode, errorMessage, matchingAcls };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function readDeleteAclsResponseFilterResultList(
  r: Reader,
  n: number,
  version: number,
): readonly DeleteAclsResponseFilterResult[] {
  if (n === 0) return EMPTY;
  const list = slots<DeleteAclsResponseFilterResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDeleteAclsResponseFilterResult(r, version);
  }
  r.up();
  return list;
}

function readDeleteAclsResponse(r: Reader, version: number): DeleteAclsResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("filterResults");
  const filterResults = readDeleteAclsResponseFilterResultList(
    r,
    version >= 2 ? r.compactCount(5, 56) : r.count(8, 56),
    version,
  );
  const m: DeleteAclsResponse = { throttleTimeMs, filterResults };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function writeDeleteAclsResponseMatchingAcl(
  w: Writer,
  m: DeleteAclsResponseMatchingAclInit,
  version: number,
): void {
  w.down(m);
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
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage");
  if (version >= 2) w.compactNullableString(errorMessage);
  else w.nullableString(errorMessage);
  w.at("resourceType"); w.int8(resourceType);
  w.at("resourceName");
  if (version >= 2) w.compactString(resourceName);
  else w.string(resourceName);
  w.at("patternType");
  if (version >= 1) w.int8(patternType);
  else w.absent(patternType === 3, "1+");
  w.at("principal");
  if (version >= 2) w.compactString(principal);
  else w.string(principal);
  w.at("host");
  if (version >= 2) w.compactString(host);
  else w.string(host);
  w.at("operation"); w.int8(operation);
  w.at("permissionType"); w.int8(permissionType);
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDeleteAclsResponseMatchingAclList(
  w: Writer,
  list: readonly DeleteAclsResponseMatchingAclInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDeleteAclsResponseMatchingAcl(w, list![i]!, version);
  }
  w.up();
}

function writeDeleteAclsResponseFilterResult(
  w: Writer,
  m: DeleteAclsResponseFilterResultInit,
  version: number,
): void {
  w.down(m);
  const { errorCode, errorMessage, matchingAcls, unknownTaggedFields } = m;
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage");
  if (version >= 2) w.compactNullableString(errorMessage);
  else w.nullableString(errorMessage);
  w.at("matchingAcls");
  writeDeleteAclsResponseMatchingAclList(
    w,
    matchingAcls,
    version >= 2 ? w.compactCount(matchingAcls) : w.count(matchingAcls),
    version,
  );
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDeleteAclsResponseFilterResultList(
  w: Writer,
  list: readonly DeleteAclsResponseFilterResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDeleteAclsResponseFilterResult(w, list![i]!, version);
  }
  w.up();
}

function writeDeleteAclsResponse(w: Writer, m: DeleteAclsResponseInit, version: number): void {
  w.down(m);
  const { throttleTimeMs, filterResults, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("filterResults");
  writeDeleteAclsResponseFilterResultList(
    w,
    filterResults,
    version >= 2 ? w.compactCount(filterResults) : w.count(filterResults),
    version,
  );
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of DeleteAcls. */
export const DeleteAcls: Api<DeleteAclsRequestInit, DeleteAclsResponse> = {
  name: "DeleteAcls",
  key: 31,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
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
