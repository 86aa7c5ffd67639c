// Generated from schemas/clients/AlterConfigs{Request,Response}.json. Do not edit.

/**
 * AlterConfigs (API, key 33), versions 0-2.
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
  readBool,
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
  writeBool,
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
 * Decodes the body of an AlterConfigs request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeAlterConfigsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AlterConfigsRequest {
  return runDecode("AlterConfigsRequest", 0, 2, readAlterConfigsRequest, body, version, options);
}

/**
 * Encodes the body of an AlterConfigs request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAlterConfigsRequest(
  message: AlterConfigsRequestInit,
  version: number,
): Bytes {
  return runEncode("AlterConfigsRequest", 0, 2, writeAlterConfigsRequest, message, version);
}

/**
 * Encodes the body of an AlterConfigs request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAlterConfigsRequestInto(
  message: AlterConfigsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AlterConfigsRequest",
    0,
    2,
    writeAlterConfigsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AlterConfigsRequest, for registries. */
export const AlterConfigsRequestCodec: MessageCodec<AlterConfigsRequest> = {
  name: "AlterConfigsRequest",
  type: "request",
  module: "clients",
  apiKey: 33,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decode: decodeAlterConfigsRequest,
  encode: encodeAlterConfigsRequest,
};

/** Part of AlterConfigsRequest, versions 0-2. */
export interface AlterConfigsRequestAlterableConfig {
  /**
   * string, versions 0+.
   *
   * @generated from AlterConfigsRequest.json AlterableConfig.Name
   */
  name: string;
  /**
   * string, versions 0+, nullable 0+, secret.
   *
   * @generated from AlterConfigsRequest.json AlterableConfig.Value
   */
  value: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterConfigsRequestAlterableConfig; fields with a default may be left out.
 */
export interface AlterConfigsRequestAlterableConfigInit {
  /** See {@linkcode AlterConfigsRequestAlterableConfig.name}. */
  name: string;
  /** See {@linkcode AlterConfigsRequestAlterableConfig.value}. */
  value: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AlterConfigsRequest, versions 0-2. */
export interface AlterConfigsRequestResource {
  /**
   * int8, versions 0+.
   *
   * @generated from AlterConfigsRequest.json AlterConfigsResource.ResourceType
   */
  resourceType: number;
  /**
   * string, versions 0+.
   *
   * @generated from AlterConfigsRequest.json AlterConfigsResource.ResourceName
   */
  resourceName: string;
  /**
   * []AlterableConfig, versions 0+.
   *
   * @generated from AlterConfigsRequest.json AlterConfigsResource.Configs
   */
  configs: readonly AlterConfigsRequestAlterableConfig[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterConfigsRequestResource; fields with a default may be left out.
 */
export interface AlterConfigsRequestResourceInit {
  /** See {@linkcode AlterConfigsRequestResource.resourceType}. */
  resourceType: number;
  /** See {@linkcode AlterConfigsRequestResource.resourceName}. */
  resourceName: string;
  /** See {@linkcode AlterConfigsRequestResource.configs}. */
  configs: readonly AlterConfigsRequestAlterableConfigInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** AlterConfigsRequest: a request, key 33, versions 0-2, flexible versions 2+. */
export interface AlterConfigsRequest {
  /**
   * []AlterConfigsResource, versions 0+.
   *
   * @generated from AlterConfigsRequest.json Resources
   */
  resources: readonly AlterConfigsRequestResource[];
  /**
   * bool, versions 0+.
   *
   * @generated from AlterConfigsRequest.json ValidateOnly
   */
  validateOnly: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for AlterConfigsRequest; fields with a default may be left out. */
export interface AlterConfigsRequestInit {
  /** See {@linkcode AlterConfigsRequest.resources}. */
  resources: readonly AlterConfigsRequestResourceInit[];
  /** See {@linkcode AlterConfigsRequest.validateOnly}. */
  validateOnly: boolean;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAlterConfigsRequestAlterableConfig(
  r: Reader,
  key: Key,
  version: number,
): AlterConfigsRequestAlterableConfig {
  r.down(key);
  const m: AlterConfigsRequestAlterableConfig = {
    name: version >= 2 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    value: version >= 2 ? readCompactNullableString(r, "value") : readNullableString(r, "value"),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readAlterConfigsRequestAlterableConfigList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterConfigsRequestAlterableConfig[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterConfigsRequestAlterableConfig>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterConfigsRequestAlterableConfig(r, i, version);
  }
  return list;
}

function readAlterConfigsRequestResource(
  r: Reader,
  key: Key,
  version: number,
): AlterConfigsRequestResource {
  r.down(key);
  const m: AlterConfigsRequestResource = {
    resourceType: readInt8(r, "resourceType"),
    resourceName: version >= 2 ? readCompactString(r, "resourceName", repeated)
      : readString(r, "resourceName", repeated),
    configs: readAlterConfigsRequestAlterableConfigList(
      r,
      version >= 2 ? readCompactCount(r, "configs", 3) : readCount(r, "configs", 4),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readAlterConfigsRequestResourceList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterConfigsRequestResource[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterConfigsRequestResource>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterConfigsRequestResource(r, i, version);
  }
  return list;
}

function readAlterConfigsRequest(r: Reader, version: number): AlterConfigsRequest {
  const m: AlterConfigsRequest = {
    resources: readAlterConfigsRequestResourceList(
      r,
      version >= 2 ? readCompactCount(r, "resources", 4) : readCount(r, "resources", 7),
      version,
    ),
    validateOnly: readBool(r, "validateOnly"),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeAlterConfigsRequestAlterableConfig(
  w: Writer,
  key: Key,
  m: AlterConfigsRequestAlterableConfigInit,
  version: number,
): void {
  w.into(key, m);
  const { name, value, unknownTaggedFields } = m;
  if (version >= 2) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  if (version >= 2) writeCompactNullableString(w, "value", value);
  else writeNullableString(w, "value", value);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterConfigsRequestResource(
  w: Writer,
  key: Key,
  m: AlterConfigsRequestResourceInit,
  version: number,
): void {
  w.into(key, m);
  const { resourceType, resourceName, configs, unknownTaggedFields } = m;
  writeInt8(w, "resourceType", resourceType);
  if (version >= 2) writeCompactString(w, "resourceName", resourceName);
  else writeString(w, "resourceName", resourceName);
  writeList(
    w,
    "configs",
    configs,
    version >= 2 ? writeCompactCount(w, "configs", configs) : writeCount(w, "configs", configs),
    writeAlterConfigsRequestAlterableConfig,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterConfigsRequest(w: Writer, m: AlterConfigsRequestInit, version: number): void {
  const { resources, validateOnly, unknownTaggedFields } = m;
  writeList(
    w,
    "resources",
    resources,
    version >= 2 ? writeCompactCount(w, "resources", resources)
      : writeCount(w, "resources", resources),
    writeAlterConfigsRequestResource,
    version,
  );
  writeBool(w, "validateOnly", validateOnly);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an AlterConfigs response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeAlterConfigsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AlterConfigsResponse {
  return runDecode("AlterConfigsResponse", 0, 2, readAlterConfigsResponse, body, version, options);
}

/**
 * Encodes the body of an AlterConfigs response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAlterConfigsResponse(
  message: AlterConfigsResponseInit,
  version: number,
): Bytes {
  return runEncode("AlterConfigsResponse", 0, 2, writeAlterConfigsResponse, message, version);
}

/**
 * Encodes the body of an AlterConfigs response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAlterConfigsResponseInto(
  message: AlterConfigsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AlterConfigsResponse",
    0,
    2,
    writeAlterConfigsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AlterConfigsResponse, for registries. */
export const AlterConfigsResponseCodec: MessageCodec<AlterConfigsResponse> = {
  name: "AlterConfigsResponse",
  type: "response",
  module: "clients",
  apiKey: 33,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decode: decodeAlterConfigsResponse,
  encode: encodeAlterConfigsResponse,
};

/** Part of AlterConfigsResponse, versions 0-2. */
export interface AlterConfigsResponseResourceResponse {
  /**
   * int16, versions 0+.
   *
   * @generated from AlterConfigsResponse.json AlterConfigsResourceResponse.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from AlterConfigsResponse.json AlterConfigsResourceResponse.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * int8, versions 0+.
   *
   * @generated from AlterConfigsResponse.json AlterConfigsResourceResponse.ResourceType
   */
  resourceType: number;
  /**
   * string, versions 0+.
   *
   * @generated from AlterConfigsResponse.json AlterConfigsResourceResponse.ResourceName
   */
  resourceName: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterConfigsResponseResourceResponse; fields with a default may be left out.
 */
export interface AlterConfigsResponseResourceResponseInit {
  /** See {@linkcode AlterConfigsResponseResourceResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode AlterConfigsResponseResourceResponse.errorMessage}. */
  errorMessage: string | null;
  /** See {@linkcode AlterConfigsResponseResourceResponse.resourceType}. */
  resourceType: number;
  /** See {@linkcode AlterConfigsResponseResourceResponse.resourceName}. */
  resourceName: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** AlterConfigsResponse: a response, key 33, versions 0-2, flexible versions 2+. */
export interface AlterConfigsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from AlterConfigsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []AlterConfigsResourceResponse, versions 0+.
   *
   * @generated from AlterConfigsResponse.json Responses
   */
  responses: readonly AlterConfigsResponseResourceResponse[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for AlterConfigsResponse; fields with a default may be left out. */
export interface AlterConfigsResponseInit {
  /** See {@linkcode AlterConfigsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode AlterConfigsResponse.responses}. */
  responses: readonly AlterConfigsResponseResourceResponseInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAlterConfigsResponseResourceResponse(
  r: Reader,
  key: Key,
  version: number,
): AlterConfigsResponseResourceResponse {
  r.down(key);
  const m: AlterConfigsResponseResourceResponse = {
    errorCode: readInt16(r, "errorCode"),
    errorMessage: version >= 2 ? readCompactNullableString(r, "errorMessage")
      : readNullableString(r, "errorMessage"),
    resourceType: readInt8(r, "resourceType"),
    resourceName: version >= 2 ? readCompactString(r, "resourceName", repeated)
      : readString(r, "resourceName", repeated),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readAlterConfigsResponseResourceResponseList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterConfigsResponseResourceResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterConfigsResponseResourceResponse>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterConfigsResponseResourceResponse(r, i, version);
  }
  return list;
}

function readAlterConfigsResponse(r: Reader, version: number): AlterConfigsResponse {
  const m: AlterConfigsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    responses: readAlterConfigsResponseResourceResponseList(
      r,
      version >= 2 ? readCompactCount(r, "responses", 6) : readCount(r, "responses", 7),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeAlterConfigsResponseResourceResponse(
  w: Writer,
  key: Key,
  m: AlterConfigsResponseResourceResponseInit,
  version: number,
): void {
  w.into(key, m);
  const { errorCode, errorMessage, resourceType, resourceName, unknownTaggedFields } = m;
  writeInt16(w, "errorCode", errorCode);
  if (version >= 2) writeCompactNullableString(w, "errorMessage", errorMessage);
  else writeNullableString(w, "errorMessage", errorMessage);
  writeInt8(w, "resourceType", resourceType);
  if (version >= 2) writeCompactString(w, "resourceName", resourceName);
  else writeString(w, "resourceName", resourceName);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterConfigsResponse(w: Writer, m: AlterConfigsResponseInit, version: number): void {
  const { throttleTimeMs, responses, unknownTaggedFields } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "responses",
    responses,
    version >= 2 ? writeCompactCount(w, "responses", responses)
      : writeCount(w, "responses", responses),
    writeAlterConfigsResponseResourceResponse,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of AlterConfigs. */
export const AlterConfigs: Api<AlterConfigsRequestInit, AlterConfigsResponse> = {
  name: "AlterConfigs",
  key: 33,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  throttlesFrom: 1,
  encodeRequest: encodeAlterConfigsRequest,
  decodeResponse: decodeAlterConfigsResponse,
};

/** The broker's half of AlterConfigs. */
export const AlterConfigsServer: ServerApi<AlterConfigsRequest, AlterConfigsResponseInit> = {
  name: "AlterConfigs",
  key: 33,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decodeRequest: decodeAlterConfigsRequest,
  encodeResponse: encodeAlterConfigsResponse,
};
