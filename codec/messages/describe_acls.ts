// Generated from schemas/clients/DescribeAcls{Request,Response}.json. Do not edit.

/**
 * DescribeAcls (API, key 29), versions 0-3.
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
 * Decodes the body of a DescribeAcls request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 3.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 3.
 */
export function decodeDescribeAclsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeAclsRequest {
  return runDecode("DescribeAclsRequest", 0, 3, readDescribeAclsRequest, body, version, options);
}

/**
 * Encodes the body of a DescribeAcls request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 3.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeAclsRequest(
  message: DescribeAclsRequestInit,
  version: number,
): Bytes {
  return runEncode("DescribeAclsRequest", 0, 3, writeDescribeAclsRequest, message, version);
}

/**
 * Encodes the body of a DescribeAcls request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeAclsRequestInto(
  message: DescribeAclsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeAclsRequest",
    0,
    3,
    writeDescribeAclsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeAclsRequest, for registries. */
export const DescribeAclsRequestCodec: MessageCodec<DescribeAclsRequest> = {
  name: "DescribeAclsRequest",
  type: "request",
  module: "clients",
  apiKey: 29,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  decode: decodeDescribeAclsRequest,
  encode: encodeDescribeAclsRequest,
};

/** DescribeAclsRequest: a request, key 29, versions 0-3, flexible versions 2+. */
export interface DescribeAclsRequest {
  /**
   * int8, versions 0+.
   *
   * @generated from DescribeAclsRequest.json ResourceTypeFilter
   */
  resourceTypeFilter: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from DescribeAclsRequest.json ResourceNameFilter
   */
  resourceNameFilter: string | null;
  /**
   * int8, versions 1+, default 3.
   *
   * @generated from DescribeAclsRequest.json PatternTypeFilter
   */
  patternTypeFilter: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from DescribeAclsRequest.json PrincipalFilter
   */
  principalFilter: string | null;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from DescribeAclsRequest.json HostFilter
   */
  hostFilter: string | null;
  /**
   * int8, versions 0+.
   *
   * @generated from DescribeAclsRequest.json Operation
   */
  operation: number;
  /**
   * int8, versions 0+.
   *
   * @generated from DescribeAclsRequest.json PermissionType
   */
  permissionType: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DescribeAclsRequest; fields with a default may be left out. */
export interface DescribeAclsRequestInit {
  /** See {@linkcode DescribeAclsRequest.resourceTypeFilter}. */
  resourceTypeFilter: number;
  /** See {@linkcode DescribeAclsRequest.resourceNameFilter}. */
  resourceNameFilter: string | null;
  /** See {@linkcode DescribeAclsRequest.patternTypeFilter}. */
  patternTypeFilter?: number | undefined;
  /** See {@linkcode DescribeAclsRequest.principalFilter}. */
  principalFilter: string | null;
  /** See {@linkcode DescribeAclsRequest.hostFilter}. */
  hostFilter: string | null;
  /** See {@linkcode DescribeAclsRequest.operation}. */
  operation: number;
  /** See {@linkcode DescribeAclsRequest.permissionType}. */
  permissionType: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeAclsRequest(r: Reader, version: number): DescribeAclsRequest {
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
  const m: DescribeAclsRequest = {
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

function writeDescribeAclsRequest(w: Writer, m: DescribeAclsRequestInit, version: number): void {
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

/**
 * Decodes the body of a DescribeAcls response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 3.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 3.
 */
export function decodeDescribeAclsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeAclsResponse {
  return runDecode("DescribeAclsResponse", 0, 3, readDescribeAclsResponse, body, version, options);
}

/**
 * Encodes the body of a DescribeAcls response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 3.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeAclsResponse(
  message: DescribeAclsResponseInit,
  version: number,
): Bytes {
  return runEncode("DescribeAclsResponse", 0, 3, writeDescribeAclsResponse, message, version);
}

/**
 * Encodes the body of a DescribeAcls response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeAclsResponseInto(
  message: DescribeAclsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeAclsResponse",
    0,
    3,
    writeDescribeAclsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeAclsResponse, for registries. */
export const DescribeAclsResponseCodec: MessageCodec<DescribeAclsResponse> = {
  name: "DescribeAclsResponse",
  type: "response",
  module: "clients",
  apiKey: 29,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  decode: decodeDescribeAclsResponse,
  encode: encodeDescribeAclsResponse,
};

/** Part of DescribeAclsResponse, versions 0-3. */
export interface DescribeAclsResponseAclDescription {
  /**
   * string, versions 0+.
   *
   * @generated from DescribeAclsResponse.json AclDescription.Principal
   */
  principal: string;
  /**
   * string, versions 0+.
   *
   * @generated from DescribeAclsResponse.json AclDescription.Host
   */
  host: string;
  /**
   * int8, versions 0+.
   *
   * @generated from DescribeAclsResponse.json AclDescription.Operation
   */
  operation: number;
  /**
   * int8, versions 0+.
   *
   * @generated from DescribeAclsResponse.json AclDescription.PermissionType
   */
  permissionType: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeAclsResponseAclDescription; fields with a default may be left out.
 */
export interface DescribeAclsResponseAclDescriptionInit {
  /** See {@linkcode DescribeAclsResponseAclDescription.principal}. */
  principal: string;
  /** See {@linkcode DescribeAclsResponseAclDescription.host}. */
  host: string;
  /** See {@linkcode DescribeAclsResponseAclDescription.operation}. */
  operation: number;
  /** See {@linkcode DescribeAclsResponseAclDescription.permissionType}. */
  permissionType: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeAclsResponse, versions 0-3. */
export interface DescribeAclsResponseResource {
  /**
   * int8, versions 0+.
   *
   * @generated from DescribeAclsResponse.json DescribeAclsResource.ResourceType
   */
  resourceType: number;
  /**
   * string, versions 0+.
   *
   * @generated from DescribeAclsResponse.json DescribeAclsResource.ResourceName
   */
  resourceName: string;
  /**
   * int8, versions 1+, default 3.
   *
   * @generated from DescribeAclsResponse.json DescribeAclsResource.PatternType
   */
  patternType: number;
  /**
   * []AclDescription, versions 0+.
   *
   * @generated from DescribeAclsResponse.json DescribeAclsResource.Acls
   */
  acls: readonly DescribeAclsResponseAclDescription[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeAclsResponseResource; fields with a default may be left out.
 */
export interface DescribeAclsResponseResourceInit {
  /** See {@linkcode DescribeAclsResponseResource.resourceType}. */
  resourceType: number;
  /** See {@linkcode DescribeAclsResponseResource.resourceName}. */
  resourceName: string;
  /** See {@linkcode DescribeAclsResponseResource.patternType}. */
  patternType?: number | undefined;
  /** See {@linkcode DescribeAclsResponseResource.acls}. */
  acls: readonly DescribeAclsResponseAclDescriptionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DescribeAclsResponse: a response, key 29, versions 0-3, flexible versions 2+. */
export interface DescribeAclsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeAclsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from DescribeAclsResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from DescribeAclsResponse.json ErrorMessage
   */
  errorMessage: string | null;
  /**
   * []DescribeAclsResource, versions 0+.
   *
   * @generated from DescribeAclsResponse.json Resources
   */
  resources: readonly DescribeAclsResponseResource[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DescribeAclsResponse; fields with a default may be left out. */
export interface DescribeAclsResponseInit {
  /** See {@linkcode DescribeAclsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode DescribeAclsResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode DescribeAclsResponse.errorMessage}. */
  errorMessage: string | null;
  /** See {@linkcode DescribeAclsResponse.resources}. */
  resources: readonly DescribeAclsResponseResourceInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeAclsResponseAclDescription(
  r: Reader,
  version: number,
): DescribeAclsResponseAclDescription {
  r.down();
  r.at("principal");
  const principal = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("host"); const host = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("operation"); const operation = r.int8();
  r.at("permissionType"); const permissionType = r.int8();
  const m: DescribeAclsResponseAclDescription = { principal, host, operation, permissionType };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function readDescribeAclsResponseAclDescriptionList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeAclsResponseAclDescription[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeAclsResponseAclDescription>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeAclsResponseAclDescription(r, version);
  }
  r.up();
  return list;
}

function readDescribeAclsResponseResource(
  r: Reader,
  version: number,
): DescribeAclsResponseResource {
  r.down();
  r.at("resourceType"); const resourceType = r.int8();
  r.at("resourceName");
  const resourceName = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("patternType"); const patternType = version >= 1 ? r.int8() : 3;
  r.at("acls");
  const acls = readDescribeAclsResponseAclDescriptionList(
    r,
    version >= 2 ? r.compactCount(5, 64) : r.count(6, 64),
    version,
  );
  const m: DescribeAclsResponseResource = { resourceType, resourceName, patternType, acls };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function readDescribeAclsResponseResourceList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeAclsResponseResource[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeAclsResponseResource>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeAclsResponseResource(r, version);
  }
  r.up();
  return list;
}

function readDescribeAclsResponse(r: Reader, version: number): DescribeAclsResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage");
  const errorMessage = version >= 2 ? r.compactNullableString() : r.nullableString();
  r.at("resources");
  const resources = readDescribeAclsResponseResourceList(
    r,
    version >= 2 ? r.compactCount(5, 64) : version >= 1 ? r.count(8, 64) : r.count(7, 64),
    version,
  );
  const m: DescribeAclsResponse = { throttleTimeMs, errorCode, errorMessage, resources };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function writeDescribeAclsResponseAclDescription(
  w: Writer,
  m: DescribeAclsResponseAclDescriptionInit,
  version: number,
): void {
  w.down(m);
  const { principal, host, operation, permissionType, unknownTaggedFields } = m;
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

function writeDescribeAclsResponseAclDescriptionList(
  w: Writer,
  list: readonly DescribeAclsResponseAclDescriptionInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeAclsResponseAclDescription(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeAclsResponseResource(
  w: Writer,
  m: DescribeAclsResponseResourceInit,
  version: number,
): void {
  w.down(m);
  const { resourceType, resourceName, patternType = 3, acls, unknownTaggedFields } = m;
  w.at("resourceType"); w.int8(resourceType);
  w.at("resourceName");
  if (version >= 2) w.compactString(resourceName);
  else w.string(resourceName);
  w.at("patternType");
  if (version >= 1) w.int8(patternType);
  else w.absent(patternType === 3, "1+");
  w.at("acls");
  writeDescribeAclsResponseAclDescriptionList(
    w,
    acls,
    version >= 2 ? w.compactCount(acls) : w.count(acls),
    version,
  );
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDescribeAclsResponseResourceList(
  w: Writer,
  list: readonly DescribeAclsResponseResourceInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeAclsResponseResource(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeAclsResponse(w: Writer, m: DescribeAclsResponseInit, version: number): void {
  w.down(m);
  const { throttleTimeMs, errorCode, errorMessage, resources, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage");
  if (version >= 2) w.compactNullableString(errorMessage);
  else w.nullableString(errorMessage);
  w.at("resources");
  writeDescribeAclsResponseResourceList(
    w,
    resources,
    version >= 2 ? w.compactCount(resources) : w.count(resources),
    version,
  );
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of DescribeAcls. */
export const DescribeAcls: Api<DescribeAclsRequestInit, DescribeAclsResponse> = {
  name: "DescribeAcls",
  key: 29,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  encodeRequest: encodeDescribeAclsRequest,
  decodeResponse: decodeDescribeAclsResponse,
};

/** The broker's half of DescribeAcls. */
export const DescribeAclsServer: ServerApi<DescribeAclsRequest, DescribeAclsResponseInit> = {
  name: "DescribeAcls",
  key: 29,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  decodeRequest: decodeDescribeAclsRequest,
  encodeResponse: encodeDescribeAclsResponse,
};
