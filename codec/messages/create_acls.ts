// Generated from schemas/clients/CreateAcls{Request,Response}.json. Do not edit.

/**
 * CreateAcls (API, key 30), versions 0-3.
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
 * Decodes the body of a CreateAcls request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 3.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 3.
 */
export function decodeCreateAclsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): CreateAclsRequest {
  return runDecode("CreateAclsRequest", 0, 3, readCreateAclsRequest, body, version, options);
}

/**
 * Encodes the body of a CreateAcls request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 3.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeCreateAclsRequest(message: CreateAclsRequestInit, version: number): Bytes {
  return runEncode("CreateAclsRequest", 0, 3, writeCreateAclsRequest, message, version);
}

/**
 * Encodes the body of a CreateAcls request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeCreateAclsRequestInto(
  message: CreateAclsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "CreateAclsRequest",
    0,
    3,
    writeCreateAclsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of CreateAclsRequest, for registries. */
export const CreateAclsRequestCodec: MessageCodec<CreateAclsRequest> = {
  name: "CreateAclsRequest",
  type: "request",
  module: "clients",
  apiKey: 30,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  decode: decodeCreateAclsRequest,
  encode: encodeCreateAclsRequest,
};

/** Part of CreateAclsRequest, versions 0-3. */
export interface CreateAclsRequestAclCreation {
  /**
   * int8, versions 0+.
   *
   * @generated from CreateAclsRequest.json AclCreation.ResourceType
   */
  resourceType: number;
  /**
   * string, versions 0+.
   *
   * @generated from CreateAclsRequest.json AclCreation.ResourceName
   */
  resourceName: string;
  /**
   * int8, versions 1+, default 3.
   *
   * @generated from CreateAclsRequest.json AclCreation.ResourcePatternType
   */
  resourcePatternType: number;
  /**
   * string, versions 0+.
   *
   * @generated from CreateAclsRequest.json AclCreation.Principal
   */
  principal: string;
  /**
   * string, versions 0+.
   *
   * @generated from CreateAclsRequest.json AclCreation.Host
   */
  host: string;
  /**
   * int8, versions 0+.
   *
   * @generated from CreateAclsRequest.json AclCreation.Operation
   */
  operation: number;
  /**
   * int8, versions 0+.
   *
   * @generated from CreateAclsRequest.json AclCreation.PermissionType
   */
  permissionType: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for CreateAclsRequestAclCreation; fields with a default may be left out.
 */
export interface CreateAclsRequestAclCreationInit {
  /** See {@linkcode CreateAclsRequestAclCreation.resourceType}. */
  resourceType: number;
  /** See {@linkcode CreateAclsRequestAclCreation.resourceName}. */
  resourceName: string;
  /** See {@linkcode CreateAclsRequestAclCreation.resourcePatternType}. */
  resourcePatternType?: number | undefined;
  /** See {@linkcode CreateAclsRequestAclCreation.principal}. */
  principal: string;
  /** See {@linkcode CreateAclsRequestAclCreation.host}. */
  host: string;
  /** See {@linkcode CreateAclsRequestAclCreation.operation}. */
  operation: number;
  /** See {@linkcode CreateAclsRequestAclCreation.permissionType}. */
  permissionType: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** CreateAclsRequest: a request, key 30, versions 0-3, flexible versions 2+. */
export interface CreateAclsRequest {
  /**
   * []AclCreation, versions 0+.
   *
   * @generated from CreateAclsRequest.json Creations
   */
  creations: readonly CreateAclsRequestAclCreation[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for CreateAclsRequest; fields with a default may be left out. */
export interface CreateAclsRequestInit {
  /** See {@linkcode CreateAclsRequest.creations}. */
  creations: readonly CreateAclsRequestAclCreationInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readCreateAclsRequestAclCreation(
  r: Reader,
  version: number,
): CreateAclsRequestAclCreation {
  r.down();
  r.at("resourceType"); const resourceType = r.int8();
  r.at("resourceName");
  const resourceName = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("resourcePatternType"); const resourcePatternType = version >= 1 ? r.int8() : 3;
  r.at("principal");
  const principal = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("host"); const host = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("operation"); const operation = r.int8();
  r.at("permissionType"); const permissionType = r.int8();
  const m: CreateAclsRequestAclCreation = {
    resourceType,
    resourceName,
    resourcePatternType,
    principal,
    host,
    operation,
    permissionType,
  };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function readCreateAclsRequestAclCreationList(
  r: Reader,
  n: number,
  version: number,
): readonly CreateAclsRequestAclCreation[] {
  if (n === 0) return EMPTY;
  const list = slots<CreateAclsRequestAclCreation>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readCreateAclsRequestAclCreation(r, version);
  }
  r.up();
  return list;
}

function readCreateAclsRequest(r: Reader, version: number): CreateAclsRequest {
  r.down();
  r.at("creations");
  const creations = readCreateAclsRequestAclCreationList(
    r,
    version >= 2 ? r.compactCount(8, 88) : version >= 1 ? r.count(10, 88) : r.count(9, 88),
    version,
  );
  const m: CreateAclsRequest = { creations };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function writeCreateAclsRequestAclCreation(
  w: Writer,
  m: CreateAclsRequestAclCreationInit,
  version: number,
): void {
  w.down(m);
  const {
    resourceType,
    resourceName,
    resourcePatternType = 3,
    principal,
    host,
    operation,
    permissionType,
    unknownTaggedFields,
  } = m;
  w.at("resourceType"); w.int8(resourceType);
  w.at("resourceName");
  if (version >= 2) w.compactString(resourceName);
  else w.string(resourceName);
  w.at("resourcePatternType");
  if (version >= 1) w.int8(resourcePatternType);
  else w.absent(resourcePatternType === 3, "1+");
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

function writeCreateAclsRequestAclCreationList(
  w: Writer,
  list: readonly CreateAclsRequestAclCreationInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeCreateAclsRequestAclCreation(w, list![i]!, version);
  }
  w.up();
}

function writeCreateAclsRequest(w: Writer, m: CreateAclsRequestInit, version: number): void {
  w.down(m);
  const { creations, unknownTaggedFields } = m;
  w.at("creations");
  writeCreateAclsRequestAclCreationList(
    w,
    creations,
    version >= 2 ? w.compactCount(creations) : w.count(creations),
    version,
  );
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/**
 * Decodes the body of a CreateAcls response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 3.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 3.
 */
export function decodeCreateAclsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): CreateAclsResponse {
  return runDecode("CreateAclsResponse", 0, 3, readCreateAclsResponse, body, version, options);
}

/**
 * Encodes the body of a CreateAcls response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 3.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeCreateAclsResponse(message: CreateAclsResponseInit, version: number): Bytes {
  return runEncode("CreateAclsResponse", 0, 3, writeCreateAclsResponse, message, version);
}

/**
 * Encodes the body of a CreateAcls response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeCreateAclsResponseInto(
  message: CreateAclsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "CreateAclsResponse",
    0,
    3,
    writeCreateAclsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of CreateAclsResponse, for registries. */
export const CreateAclsResponseCodec: MessageCodec<CreateAclsResponse> = {
  name: "CreateAclsResponse",
  type: "response",
  module: "clients",
  apiKey: 30,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  decode: decodeCreateAclsResponse,
  encode: encodeCreateAclsResponse,
};

/** Part of CreateAclsResponse, versions 0-3. */
export interface CreateAclsResponseAclCreationResult {
  /**
   * int16, versions 0+.
   *
   * @generated from CreateAclsResponse.json AclCreationResult.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from CreateAclsResponse.json AclCreationResult.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for CreateAclsResponseAclCreationResult; fields with a default may be left out.
 */
export interface CreateAclsResponseAclCreationResultInit {
  /** See {@linkcode CreateAclsResponseAclCreationResult.errorCode}. */
  errorCode: number;
  /** See {@linkcode CreateAclsResponseAclCreationResult.errorMessage}. */
  errorMessage: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** CreateAclsResponse: a response, key 30, versions 0-3, flexible versions 2+. */
export interface CreateAclsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from CreateAclsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []AclCreationResult, versions 0+.
   *
   * @generated from CreateAclsResponse.json Results
   */
  results: readonly CreateAclsResponseAclCreationResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for CreateAclsResponse; fields with a default may be left out. */
export interface CreateAclsResponseInit {
  /** See {@linkcode CreateAclsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode CreateAclsResponse.results}. */
  results: readonly CreateAclsResponseAclCreationResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readCreateAclsResponseAclCreationResult(
  r: Reader,
  version: number,
): CreateAclsResponseAclCreationResult {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage");
  const errorMessage = version >= 2 ? r.compactNullableString() : r.nullableString();
  const m: CreateAclsResponseAclCreationResult = { errorCode, errorMessage };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function readCreateAclsResponseAclCreationResultList(
  r: Reader,
  n: number,
  version: number,
): readonly CreateAclsResponseAclCreationResult[] {
  if (n === 0) return EMPTY;
  const list = slots<CreateAclsResponseAclCreationResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readCreateAclsResponseAclCreationResult(r, version);
  }
  r.up();
  return list;
}

function readCreateAclsResponse(r: Reader, version: number): CreateAclsResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("results");
  const results = readCreateAclsResponseAclCreationResultList(
    r,
    version >= 2 ? r.compactCount(4, 48) : r.count(4, 48),
    version,
  );
  const m: CreateAclsResponse = { throttleTimeMs, results };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function writeCreateAclsResponseAclCreationResult(
  w: Writer,
  m: CreateAclsResponseAclCreationResultInit,
  version: number,
): void {
  w.down(m);
  const { errorCode, errorMessage, unknownTaggedFields } = m;
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage");
  if (version >= 2) w.compactNullableString(errorMessage);
  else w.nullableString(errorMessage);
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeCreateAclsResponseAclCreationResultList(
  w: Writer,
  list: readonly CreateAclsResponseAclCreationResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeCreateAclsResponseAclCreationResult(w, list![i]!, version);
  }
  w.up();
}

function writeCreateAclsResponse(w: Writer, m: CreateAclsResponseInit, version: number): void {
  w.down(m);
  const { throttleTimeMs, results, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("results");
  writeCreateAclsResponseAclCreationResultList(
    w,
    results,
    version >= 2 ? w.compactCount(results) : w.count(results),
    version,
  );
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of CreateAcls. */
export const CreateAcls: Api<CreateAclsRequestInit, CreateAclsResponse> = {
  name: "CreateAcls",
  key: 30,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  encodeRequest: encodeCreateAclsRequest,
  decodeResponse: decodeCreateAclsResponse,
};

/** The broker's half of CreateAcls. */
export const CreateAclsServer: ServerApi<CreateAclsRequest, CreateAclsResponseInit> = {
  name: "CreateAcls",
  key: 30,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  decodeRequest: decodeCreateAclsRequest,
  encodeResponse: encodeCreateAclsResponse,
};
