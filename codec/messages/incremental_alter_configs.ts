// Generated from schemas/clients/IncrementalAlterConfigs{Request,Response}.json. Do not edit.

/**
 * IncrementalAlterConfigs (API, key 44), versions 0-1.
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
 * Decodes the body of an IncrementalAlterConfigs request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeIncrementalAlterConfigsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): IncrementalAlterConfigsRequest {
  return runDecode(
  "IncrementalAlterConfigsRequest",
  0,
  1,
  readIncrementalAlterConfigsRequest,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of an IncrementalAlterConfigs request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeIncrementalAlterConfigsRequest(
  message: IncrementalAlterConfigsRequestInit,
  version: number,
): Bytes {
  return runEncode(
  "IncrementalAlterConfigsRequest",
  0,
  1,
  writeIncrementalAlterConfigsRequest,
  message,
  version,
);
}

/**
 * Encodes the body of an IncrementalAlterConfigs request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeIncrementalAlterConfigsRequestInto(
  message: IncrementalAlterConfigsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "IncrementalAlterConfigsRequest",
    0,
    1,
    writeIncrementalAlterConfigsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of IncrementalAlterConfigsRequest, for registries. */
export const IncrementalAlterConfigsRequestCodec: MessageCodec<IncrementalAlterConfigsRequest> = {
  name: "IncrementalAlterConfigsRequest",
  type: "request",
  module: "clients",
  apiKey: 44,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  decode: decodeIncrementalAlterConfigsRequest,
  encode: encodeIncrementalAlterConfigsRequest,
};

/** Part of IncrementalAlterConfigsRequest, versions 0-1. */
export interface IncrementalAlterConfigsRequestAlterableConfig {
  /**
   * string, versions 0+.
   *
   * @generated from IncrementalAlterConfigsRequest.json AlterableConfig.Name
   */
  name: string;
  /**
   * int8, versions 0+.
   *
   * @generated from IncrementalAlterConfigsRequest.json AlterableConfig.ConfigOperation
   */
  configOperation: number;
  /**
   * string, versions 0+, nullable 0+, secret.
   *
   * @generated from IncrementalAlterConfigsRequest.json AlterableConfig.Value
   */
  value: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for IncrementalAlterConfigsRequestAlterableConfig; fields with a default may be left out.
 */
export interface IncrementalAlterConfigsRequestAlterableConfigInit {
  /** See {@linkcode IncrementalAlterConfigsRequestAlterableConfig.name}. */
  name: string;
  /** See {@linkcode IncrementalAlterConfigsRequestAlterableConfig.configOperation}. */
  configOperation: number;
  /** See {@linkcode IncrementalAlterConfigsRequestAlterableConfig.value}. */
  value: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of IncrementalAlterConfigsRequest, versions 0-1. */
export interface IncrementalAlterConfigsRequestAlterConfigsResource {
  /**
   * int8, versions 0+.
   *
   * @generated from IncrementalAlterConfigsRequest.json AlterConfigsResource.ResourceType
   */
  resourceType: number;
  /**
   * string, versions 0+.
   *
   * @generated from IncrementalAlterConfigsRequest.json AlterConfigsResource.ResourceName
   */
  resourceName: string;
  /**
   * []AlterableConfig, versions 0+.
   *
   * @generated from IncrementalAlterConfigsRequest.json AlterConfigsResource.Configs
   */
  configs: readonly IncrementalAlterConfigsRequestAlterableConfig[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for IncrementalAlterConfigsRequestAlterConfigsResource; fields with a default may be left out.
 */
export interface IncrementalAlterConfigsRequestAlterConfigsResourceInit {
  /** See {@linkcode IncrementalAlterConfigsRequestAlterConfigsResource.resourceType}. */
  resourceType: number;
  /** See {@linkcode IncrementalAlterConfigsRequestAlterConfigsResource.resourceName}. */
  resourceName: string;
  /** See {@linkcode IncrementalAlterConfigsRequestAlterConfigsResource.configs}. */
  configs: readonly IncrementalAlterConfigsRequestAlterableConfigInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** IncrementalAlterConfigsRequest: a request, key 44, versions 0-1, flexible versions 1+. */
export interface IncrementalAlterConfigsRequest {
  /**
   * []AlterConfigsResource, versions 0+.
   *
   * @generated from IncrementalAlterConfigsRequest.json Resources
   */
  resources: readonly IncrementalAlterConfigsRequestAlterConfigsResource[];
  /**
   * bool, versions 0+.
   *
   * @generated from IncrementalAlterConfigsRequest.json ValidateOnly
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

/**
 * What encoders take for IncrementalAlterConfigsRequest; fields with a default may be left out.
 */
export interface IncrementalAlterConfigsRequestInit {
  /** See {@linkcode IncrementalAlterConfigsRequest.resources}. */
  resources: readonly IncrementalAlterConfigsRequestAlterConfigsResourceInit[];
  /** See {@linkcode IncrementalAlterConfigsRequest.validateOnly}. */
  validateOnly: boolean;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readIncrementalAlterConfigsRequestAlterableConfig(
  r: Reader,
  version: number,
): IncrementalAlterConfigsRequestAlterableConfig {
  r.down();
  r.at("name"); const name = version >= 1 ? r.compactString(repeated) : r.string(repeated);
  r.at("configOperation"); const configOperation = r.int8();
  r.at("value"); const value = version >= 1 ? r.compactNullableString() : r.nullableString();
  const m: IncrementalAlterConfigsRequestAlterableConfig = { name, configOperation, value };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function readIncrementalAlterConfigsRequestAlterableConfigList(
  r: Reader,
  n: number,
  version: number,
): readonly IncrementalAlterConfigsRequestAlterableConfig[] {
  if (n === 0) return EMPTY;
  const list = slots<IncrementalAlterConfigsRequestAlterableConfig>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readIncrementalAlterConfigsRequestAlterableConfig(r, version);
  }
  r.up();
  return list;
}

function readIncrementalAlterConfigsRequestAlterConfigsResource(
  r: Reader,
  version: number,
): IncrementalAlterConfigsRequestAlterConfigsResource {
  r.down();
  r.at("resourceType"); const resourceType = r.int8();
  r.at("resourceName");
  const resourceName = version >= 1 ? r.compactString(repeated) : r.string(repeated);
  r.at("configs");
  const configs = readIncrementalAlterConfigsRequestAlterableConfigList(
    r,
    version >= 1 ? r.compactCount(4, 56) : r.count(5, 56),
    version,
  );
  const m: IncrementalAlterConfigsRequestAlterConfigsResource = {
    resourceType,
    resourceName,
    configs,
  };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function readIncrementalAlterConfigsRequestAlterConfigsResourceList(
  r: Reader,
  n: number,
  version: number,
): readonly IncrementalAlterConfigsRequestAlterConfigsResource[] {
  if (n === 0) return EMPTY;
  const list = slots<IncrementalAlterConfigsRequestAlterConfigsResource>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readIncrementalAlterConfigsRequestAlterConfigsResource(r, version);
  }
  r.up();
  return list;
}

function readIncrementalAlterConfigsRequest(
  r: Reader,
  version: number,
): IncrementalAlterConfigsRequest {
  r.down();
  r.at("resources");
  const resources = readIncrementalAlterConfigsRequestAlterConfigsResourceList(
    r,
    version >= 1 ? r.compactCount(4, 56) : r.count(7, 56),
    version,
  );
  r.at("validateOnly"); const validateOnly = r.bool();
  const m: IncrementalAlterConfigsRequest = { resources, validateOnly };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function writeIncrementalAlterConfigsRequestAlterableConfig(
  w: Writer,
  m: IncrementalAlterConfigsRequestAlterableConfigInit,
  version: number,
): void {
  w.down(m);
  const { name, configOperation, value, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 1) w.compactString(name);
  else w.string(name);
  w.at("configOperation"); w.int8(configOperation);
  w.at("value");
  if (version >= 1) w.compactNullableString(value);
  else w.nullableString(value);
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeIncrementalAlterConfigsRequestAlterableConfigList(
  w: Writer,
  list: readonly IncrementalAlterConfigsRequestAlterableConfigInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeIncrementalAlterConfigsRequestAlterableConfig(w, list![i]!, version);
  }
  w.up();
}

function writeIncrementalAlterConfigsRequestAlterConfigsResource(
  w: Writer,
  m: IncrementalAlterConfigsRequestAlterConfigsResourceInit,
  version: number,
): void {
  w.down(m);
  const { resourceType, resourceName, configs, unknownTaggedFields } = m;
  w.at("resourceType"); w.int8(resourceType);
  w.at("resourceName");
  if (version >= 1) w.compactString(resourceName);
  else w.string(resourceName);
  w.at("configs");
  writeIncrementalAlterConfigsRequestAlterableConfigList(
    w,
    configs,
    version >= 1 ? w.compactCount(configs) : w.count(configs),
    version,
  );
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeIncrementalAlterConfigsRequestAlterConfigsResourceList(
  w: Writer,
  list: readonly IncrementalAlterConfigsRequestAlterConfigsResourceInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeIncrementalAlterConfigsRequestAlterConfigsResource(w, list![i]!, version);
  }
  w.up();
}

function writeIncrementalAlterConfigsRequest(
  w: Writer,
  m: IncrementalAlterConfigsRequestInit,
  version: number,
): void {
  w.down(m);
  const { resources, validateOnly, unknownTaggedFields } = m;
  w.at("resources");
  writeIncrementalAlterConfigsRequestAlterConfigsResourceList(
    w,
    resources,
    version >= 1 ? w.compactCount(resources) : w.count(resources),
    version,
  );
  w.at("validateOnly"); w.bool(validateOnly);
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/**
 * Decodes the body of an IncrementalAlterConfigs response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeIncrementalAlterConfigsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): IncrementalAlterConfigsResponse {
  return runDecode(
  "IncrementalAlterConfigsResponse",
  0,
  1,
  readIncrementalAlterConfigsResponse,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of an IncrementalAlterConfigs response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeIncrementalAlterConfigsResponse(
  message: IncrementalAlterConfigsResponseInit,
  version: number,
): Bytes {
  return runEncode(
  "IncrementalAlterConfigsResponse",
  0,
  1,
  writeIncrementalAlterConfigsResponse,
  message,
  version,
);
}

/**
 * Encodes the body of an IncrementalAlterConfigs response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeIncrementalAlterConfigsResponseInto(
  message: IncrementalAlterConfigsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "IncrementalAlterConfigsResponse",
    0,
    1,
    writeIncrementalAlterConfigsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of IncrementalAlterConfigsResponse, for registries. */
export const IncrementalAlterConfigsResponseCodec: MessageCodec<IncrementalAlterConfigsResponse> = {
  name: "IncrementalAlterConfigsResponse",
  type: "response",
  module: "clients",
  apiKey: 44,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  decode: decodeIncrementalAlterConfigsResponse,
  encode: encodeIncrementalAlterConfigsResponse,
};

/** Part of IncrementalAlterConfigsResponse, versions 0-1. */
export interface IncrementalAlterConfigsResponseAlterConfigsResourceResponse {
  /**
   * int16, versions 0+.
   *
   * @generated from IncrementalAlterConfigsResponse.json AlterConfigsResourceResponse.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from IncrementalAlterConfigsResponse.json AlterConfigsResourceResponse.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * int8, versions 0+.
   *
   * @generated from IncrementalAlterConfigsResponse.json AlterConfigsResourceResponse.ResourceType
   */
  resourceType: number;
  /**
   * string, versions 0+.
   *
   * @generated from IncrementalAlterConfigsResponse.json AlterConfigsResourceResponse.ResourceName
   */
  resourceName: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for IncrementalAlterConfigsResponseAlterConfigsResourceResponse; fields with a default may be left out.
 */
export interface IncrementalAlterConfigsResponseAlterConfigsResourceResponseInit {
  /** See {@linkcode IncrementalAlterConfigsResponseAlterConfigsResourceResponse.errorCode}. */
  errorCode: number;
  /**
   * See {@linkcode IncrementalAlterConfigsResponseAlterConfigsResourceResponse.errorMessage}.
   */
  errorMessage: string | null;
  /**
   * See {@linkcode IncrementalAlterConfigsResponseAlterConfigsResourceResponse.resourceType}.
   */
  resourceType: number;
  /**
   * See {@linkcode IncrementalAlterConfigsResponseAlterConfigsResourceResponse.resourceName}.
   */
  resourceName: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * IncrementalAlterConfigsResponse: a response, key 44, versions 0-1, flexible versions 1+.
 */
export interface IncrementalAlterConfigsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from IncrementalAlterConfigsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []AlterConfigsResourceResponse, versions 0+.
   *
   * @generated from IncrementalAlterConfigsResponse.json Responses
   */
  responses: readonly IncrementalAlterConfigsResponseAlterConfigsResourceResponse[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for IncrementalAlterConfigsResponse; fields with a default may be left out.
 */
export interface IncrementalAlterConfigsResponseInit {
  /** See {@linkcode IncrementalAlterConfigsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode IncrementalAlterConfigsResponse.responses}. */
  responses: readonly IncrementalAlterConfigsResponseAlterConfigsResourceResponseInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readIncrementalAlterConfigsResponseAlterConfigsResourceResponse(
  r: Reader,
  version: number,
): IncrementalAlterConfigsResponseAlterConfigsResourceResponse {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage");
  const errorMessage = version >= 1 ? r.compactNullableString() : r.nullableString();
  r.at("resourceType"); const resourceType = r.int8();
  r.at("resourceName");
  const resourceName = version >= 1 ? r.compactString(repeated) : r.string(repeated);
  const m: IncrementalAlterConfigsResponseAlterConfigsResourceResponse = {
    errorCode,
    errorMessage,
    resourceType,
    resourceName,
  };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function readIncrementalAlterConfigsResponseAlterConfigsResourceResponseList(
  r: Reader,
  n: number,
  version: number,
): readonly IncrementalAlterConfigsResponseAlterConfigsResourceResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<IncrementalAlterConfigsResponseAlterConfigsResourceResponse>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readIncrementalAlterConfigsResponseAlterConfigsResourceResponse(r, version);
  }
  r.up();
  return list;
}

function readIncrementalAlterConfigsResponse(
  r: Reader,
  version: number,
): IncrementalAlterConfigsResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("responses");
  const responses = readIncrementalAlterConfigsResponseAlterConfigsResourceResponseList(
    r,
    version >= 1 ? r.compactCount(6, 64) : r.count(7, 64),
    version,
  );
  const m: IncrementalAlterConfigsResponse = { throttleTimeMs, responses };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function writeIncrementalAlterConfigsResponseAlterConfigsResourceResponse(
  w: Writer,
  m: IncrementalAlterConfigsResponseAlterConfigsResourceResponseInit,
  version: number,
): void {
  w.down(m);
  const { errorCode, errorMessage, resourceType, resourceName, unknownTaggedFields } = m;
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage");
  if (version >= 1) w.compactNullableString(errorMessage);
  else w.nullableString(errorMessage);
  w.at("resourceType"); w.int8(resourceType);
  w.at("resourceName");
  if (version >= 1) w.compactString(resourceName);
  else w.string(resourceName);
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeIncrementalAlterConfigsResponseAlterConfigsResourceResponseList(
  w: Writer,
  list: readonly IncrementalAlterConfigsResponseAlterConfigsResourceResponseInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeIncrementalAlterConfigsResponseAlterConfigsResourceResponse(w, list![i]!, version);
  }
  w.up();
}

function writeIncrementalAlterConfigsResponse(
  w: Writer,
  m: IncrementalAlterConfigsResponseInit,
  version: number,
): void {
  w.down(m);
  const { throttleTimeMs, responses, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("responses");
  writeIncrementalAlterConfigsResponseAlterConfigsResourceResponseList(
    w,
    responses,
    version >= 1 ? w.compactCount(responses) : w.count(responses),
    version,
  );
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of IncrementalAlterConfigs. */
export const IncrementalAlterConfigs: Api<
  IncrementalAlterConfigsRequestInit,
  IncrementalAlterConfigsResponse
> = {
  name: "IncrementalAlterConfigs",
  key: 44,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  encodeRequest: encodeIncrementalAlterConfigsRequest,
  decodeResponse: decodeIncrementalAlterConfigsResponse,
};

/** The broker's half of IncrementalAlterConfigs. */
export const IncrementalAlterConfigsServer: ServerApi<
  IncrementalAlterConfigsRequest,
  IncrementalAlterConfigsResponseInit
> = {
  name: "IncrementalAlterConfigs",
  key: 44,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  decodeRequest: decodeIncrementalAlterConfigsRequest,
  encodeResponse: encodeIncrementalAlterConfigsResponse,
};
