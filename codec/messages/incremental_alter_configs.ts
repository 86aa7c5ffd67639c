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
  key: Key,
  version: number,
): IncrementalAlterConfigsRequestAlterableConfig {
  r.down(key);
  const m: IncrementalAlterConfigsRequestAlterableConfig = {
    name: version >= 1 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    configOperation: readInt8(r, "configOperation"),
    value: version >= 1 ? readCompactNullableString(r, "value") : readNullableString(r, "value"),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readIncrementalAlterConfigsRequestAlterableConfigList(
  r: Reader,
  n: number,
  version: number,
): readonly IncrementalAlterConfigsRequestAlterableConfig[] {
  if (n === 0) return EMPTY;
  const list = slots<IncrementalAlterConfigsRequestAlterableConfig>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readIncrementalAlterConfigsRequestAlterableConfig(r, i, version);
  }
  return list;
}

function readIncrementalAlterConfigsRequestAlterConfigsResource(
  r: Reader,
  key: Key,
  version: number,
): IncrementalAlterConfigsRequestAlterConfigsResource {
  r.down(key);
  const m: IncrementalAlterConfigsRequestAlterConfigsResource = {
    resourceType: readInt8(r, "resourceType"),
    resourceName: version >= 1 ? readCompactString(r, "resourceName", repeated)
      : readString(r, "resourceName", repeated),
    configs: readIncrementalAlterConfigsRequestAlterableConfigList(
      r,
      version >= 1 ? readCompactCount(r, "configs", 4) : readCount(r, "configs", 5),
      version,
    ),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readIncrementalAlterConfigsRequestAlterConfigsResourceList(
  r: Reader,
  n: number,
  version: number,
): readonly IncrementalAlterConfigsRequestAlterConfigsResource[] {
  if (n === 0) return EMPTY;
  const list = slots<IncrementalAlterConfigsRequestAlterConfigsResource>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readIncrementalAlterConfigsRequestAlterConfigsResource(r, i, version);
  }
  return list;
}

function readIncrementalAlterConfigsRequest(
  r: Reader,
  version: number,
): IncrementalAlterConfigsRequest {
  const m: IncrementalAlterConfigsRequest = {
    resources: readIncrementalAlterConfigsRequestAlterConfigsResourceList(
      r,
      version >= 1 ? readCompactCount(r, "resources", 4) : readCount(r, "resources", 7),
      version,
    ),
    validateOnly: readBool(r, "validateOnly"),
  };
  if (version >= 1) readTags(r, m);
  return m;
}

function writeIncrementalAlterConfigsRequestAlterableConfig(
  w: Writer,
  key: Key,
  m: IncrementalAlterConfigsRequestAlterableConfigInit,
  version: number,
): void {
  w.into(key, m);
  const { name, configOperation, value, unknownTaggedFields } = m;
  if (version >= 1) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  writeInt8(w, "configOperation", configOperation);
  if (version >= 1) writeCompactNullableString(w, "value", value);
  else writeNullableString(w, "value", value);
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeIncrementalAlterConfigsRequestAlterConfigsResource(
  w: Writer,
  key: Key,
  m: IncrementalAlterConfigsRequestAlterConfigsResourceInit,
  version: number,
): void {
  w.into(key, m);
  const { resourceType, resourceName, configs, unknownTaggedFields } = m;
  writeInt8(w, "resourceType", resourceType);
  if (version >= 1) writeCompactString(w, "resourceName", resourceName);
  else writeString(w, "resourceName", resourceName);
  writeList(
    w,
    "configs",
    configs,
    version >= 1 ? writeCompactCount(w, "configs", configs) : writeCount(w, "configs", configs),
    writeIncrementalAlterConfigsRequestAlterableConfig,
    version,
  );
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeIncrementalAlterConfigsRequest(
  w: Writer,
  m: IncrementalAlterConfigsRequestInit,
  version: number,
): void {
  const { resources, validateOnly, unknownTaggedFields } = m;
  writeList(
    w,
    "resources",
    resources,
    version >= 1 ? writeCompactCount(w, "resources", resources)
      : writeCount(w, "resources", resources),
    writeIncrementalAlterConfigsRequestAlterConfigsResource,
    version,
  );
  writeBool(w, "validateOnly", validateOnly);
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
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
  key: Key,
  version: number,
): IncrementalAlterConfigsResponseAlterConfigsResourceResponse {
  r.down(key);
  const m: IncrementalAlterConfigsResponseAlterConfigsResourceResponse = {
    errorCode: readInt16(r, "errorCode"),
    errorMessage: version >= 1 ? readCompactNullableString(r, "errorMessage")
      : readNullableString(r, "errorMessage"),
    resourceType: readInt8(r, "resourceType"),
    resourceName: version >= 1 ? readCompactString(r, "resourceName", repeated)
      : readString(r, "resourceName", repeated),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readIncrementalAlterConfigsResponseAlterConfigsResourceResponseList(
  r: Reader,
  n: number,
  version: number,
): readonly IncrementalAlterConfigsResponseAlterConfigsResourceResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<IncrementalAlterConfigsResponseAlterConfigsResourceResponse>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readIncrementalAlterConfigsResponseAlterConfigsResourceResponse(r, i, version);
  }
  return list;
}

function readIncrementalAlterConfigsResponse(
  r: Reader,
  version: number,
): IncrementalAlterConfigsResponse {
  const m: IncrementalAlterConfigsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    responses: readIncrementalAlterConfigsResponseAlterConfigsResourceResponseList(
      r,
      version >= 1 ? readCompactCount(r, "responses", 6) : readCount(r, "responses", 7),
      version,
    ),
  };
  if (version >= 1) readTags(r, m);
  return m;
}

function writeIncrementalAlterConfigsResponseAlterConfigsResourceResponse(
  w: Writer,
  key: Key,
  m: IncrementalAlterConfigsResponseAlterConfigsResourceResponseInit,
  version: number,
): void {
  w.into(key, m);
  const { errorCode, errorMessage, resourceType, resourceName, unknownTaggedFields } = m;
  writeInt16(w, "errorCode", errorCode);
  if (version >= 1) writeCompactNullableString(w, "errorMessage", errorMessage);
  else writeNullableString(w, "errorMessage", errorMessage);
  writeInt8(w, "resourceType", resourceType);
  if (version >= 1) writeCompactString(w, "resourceName", resourceName);
  else writeString(w, "resourceName", resourceName);
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeIncrementalAlterConfigsResponse(
  w: Writer,
  m: IncrementalAlterConfigsResponseInit,
  version: number,
): void {
  const { throttleTimeMs, responses, unknownTaggedFields } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "responses",
    responses,
    version >= 1 ? writeCompactCount(w, "responses", responses)
      : writeCount(w, "responses", responses),
    writeIncrementalAlterConfigsResponseAlterConfigsResourceResponse,
    version,
  );
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
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
  throttlesFrom: 0,
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
