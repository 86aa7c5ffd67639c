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
  version: number,
): AlterConfigsRequestAlterableConfig {
  r.down();
  r.at("name"); const name = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("value"); const value = version >= 2 ? r.compactNullableString() : r.nullableString();
  const m: AlterConfigsRequestAlterableConfig = { name, value };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function readAlterConfigsRequestAlterableConfigList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterConfigsRequestAlterableConfig[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterConfigsRequestAlterableConfig>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAlterConfigsRequestAlterableConfig(r, version);
  }
  r.up();
  return list;
}

function readAlterConfigsRequestResource(r: Reader, version: number): AlterConfigsRequestResource {
  r.down();
  r.at("resourceType"); const resourceType = r.int8();
  r.at("resourceName");
  const resourceName = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("configs");
  const configs = readAlterConfigsRequestAlterableConfigList(
    r,
    version >= 2 ? r.compactCount(3, 48) : r.count(4, 48),
    version,
  );
  const m: AlterConfigsRequestResource = { resourceType, resourceName, configs };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function readAlterConfigsRequestResourceList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterConfigsRequestResource[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterConfigsRequestResource>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAlterConfigsRequestResource(r, version);
  }
  r.up();
  return list;
}

function readAlterConfigsRequest(r: Reader, version: number): AlterConfigsRequest {
  r.down();
  r.at("resources");
  const resources = readAlterConfigsRequestResourceList(
    r,
    version >= 2 ? r.compactCount(4, 56) : r.count(7, 56),
    version,
  );
  r.at("validateOnly"); const validateOnly = r.bool();
  const m: AlterConfigsRequest = { resources, validateOnly };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function writeAlterConfigsRequestAlterableConfig(
  w: Writer,
  m: AlterConfigsRequestAlterableConfigInit,
  version: number,
): void {
  w.down(m);
  const { name, value, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 2) w.compactString(name);
  else w.string(name);
  w.at("value");
  if (version >= 2) w.compactNullableString(value);
  else w.nullableString(value);
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeAlterConfigsRequestAlterableConfigList(
  w: Writer,
  list: readonly AlterConfigsRequestAlterableConfigInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAlterConfigsRequestAlterableConfig(w, list![i]!, version);
  }
  w.up();
}

function writeAlterConfigsRequestResource(
  w: Writer,
  m: AlterConfigsRequestResourceInit,
  version: number,
): void {
  w.down(m);
  const { resourceType, resourceName, configs, unknownTaggedFields } = m;
  w.at("resourceType"); w.int8(resourceType);
  w.at("resourceName");
  if (version >= 2) w.compactString(resourceName);
  else w.string(resourceName);
  w.at("configs");
  writeAlterConfigsRequestAlterableConfigList(
    w,
    configs,
    version >= 2 ? w.compactCount(configs) : w.count(configs),
    version,
  );
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeAlterConfigsRequestResourceList(
  w: Writer,
  list: readonly AlterConfigsRequestResourceInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAlterConfigsRequestResource(w, list![i]!, version);
  }
  w.up();
}

function writeAlterConfigsRequest(w: Writer, m: AlterConfigsRequestInit, version: number): void {
  w.down(m);
  const { resources, validateOnly, unknownTaggedFields } = m;
  w.at("resources");
  writeAlterConfigsRequestResourceList(
    w,
    resources,
    version >= 2 ? w.compactCount(resources) : w.count(resources),
    version,
  );
  w.at("validateOnly"); w.bool(validateOnly);
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
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
  version: number,
): AlterConfigsResponseResourceResponse {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage");
  const errorMessage = version >= 2 ? r.compactNullableString() : r.nullableString();
  r.at("resourceType"); const resourceType = r.int8();
  r.at("resourceName");
  const resourceName = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  const m: AlterConfigsResponseResourceResponse = {
    errorCode,
    errorMessage,
    resourceType,
    resourceName,
  };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function readAlterConfigsResponseResourceResponseList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterConfigsResponseResourceResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterConfigsResponseResourceResponse>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAlterConfigsResponseResourceResponse(r, version);
  }
  r.up();
  return list;
}

function readAlterConfigsResponse(r: Reader, version: number): AlterConfigsResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("responses");
  const responses = readAlterConfigsResponseResourceResponseList(
    r,
    version >= 2 ? r.compactCount(6, 64) : r.count(7, 64),
    version,
  );
  const m: AlterConfigsResponse = { throttleTimeMs, responses };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function writeAlterConfigsResponseResourceResponse(
  w: Writer,
  m: AlterConfigsResponseResourceResponseInit,
  version: number,
): void {
  w.down(m);
  const { errorCode, errorMessage, resourceType, resourceName, unknownTaggedFields } = m;
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage");
  if (version >= 2) w.compactNullableString(errorMessage);
  else w.nullableString(errorMessage);
  w.at("resourceType"); w.int8(resourceType);
  w.at("resourceName");
  if (version >= 2) w.compactString(resourceName);
  else w.string(resourceName);
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeAlterConfigsResponseResourceResponseList(
  w: Writer,
  list: readonly AlterConfigsResponseResourceResponseInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAlterConfigsResponseResourceResponse(w, list![i]!, version);
  }
  w.up();
}

function writeAlterConfigsResponse(w: Writer, m: AlterConfigsResponseInit, version: number): void {
  w.down(m);
  const { throttleTimeMs, responses, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("responses");
  writeAlterConfigsResponseResourceResponseList(
    w,
    responses,
    version >= 2 ? w.compactCount(responses) : w.count(responses),
    version,
  );
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of AlterConfigs. */
export const AlterConfigs: Api<AlterConfigsRequestInit, AlterConfigsResponse> = {
  name: "AlterConfigs",
  key: 33,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
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
