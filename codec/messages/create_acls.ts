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
  key: Key,
  version: number,
): CreateAclsRequestAclCreation {
  r.down(key);
  const m: CreateAclsRequestAclCreation = {
    resourceType: readInt8(r, "resourceType"),
    resourceName: version >= 2 ? readCompactString(r, "resourceName", repeated)
      : readString(r, "resourceName", repeated),
    resourcePatternType: version >= 1 ? readInt8(r, "resourcePatternType") : 3,
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

function readCreateAclsRequestAclCreationList(
  r: Reader,
  n: number,
  version: number,
): readonly CreateAclsRequestAclCreation[] {
  if (n === 0) return EMPTY;
  const list = slots<CreateAclsRequestAclCreation>(r, n, 88);
  for (let i = 0; i < n; i++) {
    list[i] = readCreateAclsRequestAclCreation(r, i, version);
  }
  return list;
}

function readCreateAclsRequest(r: Reader, version: number): CreateAclsRequest {
  const m: CreateAclsRequest = {
    creations: readCreateAclsRequestAclCreationList(
      r,
      version >= 2 ? readCompactCount(r, "creations", 8)
        : version >= 1 ? readCount(r, "creations", 10)
        : readCount(r, "creations", 9),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeCreateAclsRequestAclCreation(
  w: Writer,
  key: Key,
  m: CreateAclsRequestAclCreationInit,
  version: number,
): void {
  w.into(key, m);
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
  writeInt8(w, "resourceType", resourceType);
  if (version >= 2) writeCompactString(w, "resourceName", resourceName);
  else writeString(w, "resourceName", resourceName);
  if (version >= 1) writeInt8(w, "resourcePatternType", resourcePatternType);
  else writeAbsent(w, "resourcePatternType", resourcePatternType === 3, "1+");
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

function writeCreateAclsRequest(w: Writer, m: CreateAclsRequestInit, version: number): void {
  const { creations, unknownTaggedFields } = m;
  writeList(
    w,
    "creations",
    creations,
    version >= 2 ? writeCompactCount(w, "creations", creations)
      : writeCount(w, "creations", creations),
    writeCreateAclsRequestAclCreation,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
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
  key: Key,
  version: number,
): CreateAclsResponseAclCreationResult {
  r.down(key);
  const m: CreateAclsResponseAclCreationResult = {
    errorCode: readInt16(r, "errorCode"),
    errorMessage: version >= 2 ? readCompactNullableString(r, "errorMessage")
      : readNullableString(r, "errorMessage"),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readCreateAclsResponseAclCreationResultList(
  r: Reader,
  n: number,
  version: number,
): readonly CreateAclsResponseAclCreationResult[] {
  if (n === 0) return EMPTY;
  const list = slots<CreateAclsResponseAclCreationResult>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readCreateAclsResponseAclCreationResult(r, i, version);
  }
  return list;
}

function readCreateAclsResponse(r: Reader, version: number): CreateAclsResponse {
  const m: CreateAclsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    results: readCreateAclsResponseAclCreationResultList(
      r,
      version >= 2 ? readCompactCount(r, "results", 4) : readCount(r, "results", 4),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeCreateAclsResponseAclCreationResult(
  w: Writer,
  key: Key,
  m: CreateAclsResponseAclCreationResultInit,
  version: number,
): void {
  w.into(key, m);
  const { errorCode, errorMessage, unknownTaggedFields } = m;
  writeInt16(w, "errorCode", errorCode);
  if (version >= 2) writeCompactNullableString(w, "errorMessage", errorMessage);
  else writeNullableString(w, "errorMessage", errorMessage);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeCreateAclsResponse(w: Writer, m: CreateAclsResponseInit, version: number): void {
  const { throttleTimeMs, results, unknownTaggedFields } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "results",
    results,
    version >= 2 ? writeCompactCount(w, "results", results) : writeCount(w, "results", results),
    writeCreateAclsResponseAclCreationResult,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of CreateAcls. */
export const CreateAcls: Api<CreateAclsRequestInit, CreateAclsResponse> = {
  name: "CreateAcls",
  key: 30,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  throttlesFrom: 1,
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
