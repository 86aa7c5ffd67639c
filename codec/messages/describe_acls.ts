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
  type Key,
  type MessageCodec,
  putInt16,
  putInt32,
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
  writeInt8,
  writeList,
  writeNoTags,
  writeNullableString,
  type Writer,
  writeString,
  writeUnknownTags,
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
  const m: DescribeAclsRequest = {
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
  return m;
}

function writeDescribeAclsRequest(w: Writer, m: DescribeAclsRequestInit, version: number): void {
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
  key: Key,
  version: number,
): DescribeAclsResponseAclDescription {
  r.down(key);
  const m: DescribeAclsResponseAclDescription = {
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

function readDescribeAclsResponseAclDescriptionList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeAclsResponseAclDescription[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeAclsResponseAclDescription>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeAclsResponseAclDescription(r, i, version);
  }
  return list;
}

function readDescribeAclsResponseResource(
  r: Reader,
  key: Key,
  version: number,
): DescribeAclsResponseResource {
  r.down(key);
  const m: DescribeAclsResponseResource = {
    resourceType: readInt8(r, "resourceType"),
    resourceName: version >= 2 ? readCompactString(r, "resourceName", repeated)
      : readString(r, "resourceName", repeated),
    patternType: version >= 1 ? readInt8(r, "patternType") : 3,
    acls: readDescribeAclsResponseAclDescriptionList(
      r,
      version >= 2 ? readCompactCount(r, "acls", 5) : readCount(r, "acls", 6),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readDescribeAclsResponseResourceList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeAclsResponseResource[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeAclsResponseResource>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeAclsResponseResource(r, i, version);
  }
  return list;
}

function readDescribeAclsResponse(r: Reader, version: number): DescribeAclsResponse {
  const m: DescribeAclsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: version >= 2 ? readCompactNullableString(r, "errorMessage")
      : readNullableString(r, "errorMessage"),
    resources: readDescribeAclsResponseResourceList(
      r,
      version >= 2 ? readCompactCount(r, "resources", 5)
        : version >= 1 ? readCount(r, "resources", 8)
        : readCount(r, "resources", 7),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeDescribeAclsResponseAclDescription(
  w: Writer,
  key: Key,
  m: DescribeAclsResponseAclDescriptionInit,
  version: number,
): void {
  w.into(key, m);
  const { principal, host, operation, permissionType, unknownTaggedFields } = m;
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

function writeDescribeAclsResponseResource(
  w: Writer,
  key: Key,
  m: DescribeAclsResponseResourceInit,
  version: number,
): void {
  w.into(key, m);
  const { resourceType, resourceName, patternType = 3, acls, unknownTaggedFields } = m;
  writeInt8(w, "resourceType", resourceType);
  if (version >= 2) writeCompactString(w, "resourceName", resourceName);
  else writeString(w, "resourceName", resourceName);
  if (version >= 1) writeInt8(w, "patternType", patternType);
  else writeAbsent(w, "patternType", patternType === 3, "1+");
  writeList(
    w,
    "acls",
    acls,
    version >= 2 ? writeCompactCount(w, "acls", acls) : writeCount(w, "acls", acls),
    writeDescribeAclsResponseAclDescription,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeAclsResponse(w: Writer, m: DescribeAclsResponseInit, version: number): void {
  const { throttleTimeMs, errorCode, errorMessage, resources, unknownTaggedFields } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  if (version >= 2) writeCompactNullableString(w, "errorMessage", errorMessage);
  else writeNullableString(w, "errorMessage", errorMessage);
  writeList(
    w,
    "resources",
    resources,
    version >= 2 ? writeCompactCount(w, "resources", resources)
      : writeCount(w, "resources", resources),
    writeDescribeAclsResponseResource,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of DescribeAcls. */
export const DescribeAcls: Api<DescribeAclsRequestInit, DescribeAclsResponse> = {
  name: "DescribeAcls",
  key: 29,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  throttlesFrom: 1,
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
