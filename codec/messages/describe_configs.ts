// Generated from schemas/clients/DescribeConfigs{Request,Response}.json. Do not edit.

/**
 * DescribeConfigs (API, key 32), versions 0-4.
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
  orNull,
  type Reader,
  readList,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeList,
  type Writer,
} from "../wire/mod.ts";

/**
 * Decodes the body of a DescribeConfigs request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 4.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 4.
 */
export function decodeDescribeConfigsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeConfigsRequest {
  return runDecode(
  "DescribeConfigsRequest",
  0,
  4,
  readDescribeConfigsRequest,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a DescribeConfigs request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 4.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeConfigsRequest(
  message: DescribeConfigsRequestInit,
  version: number,
): Bytes {
  return runEncode("DescribeConfigsRequest", 0, 4, writeDescribeConfigsRequest, message, version);
}

/**
 * Encodes the body of a DescribeConfigs request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeConfigsRequestInto(
  message: DescribeConfigsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeConfigsRequest",
    0,
    4,
    writeDescribeConfigsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeConfigsRequest, for registries. */
export const DescribeConfigsRequestCodec: MessageCodec<DescribeConfigsRequest> = {
  name: "DescribeConfigsRequest",
  type: "request",
  module: "clients",
  apiKey: 32,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 4,
  decode: decodeDescribeConfigsRequest,
  encode: encodeDescribeConfigsRequest,
};

/** Part of DescribeConfigsRequest, versions 0-4. */
export interface DescribeConfigsRequestResource {
  /**
   * Kind of resource: 2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group.
   *
   * int8, versions 0+.
   *
   * @generated from DescribeConfigsRequest.json DescribeConfigsResource.ResourceType
   */
  resourceType: number;
  /**
   * Topic, group, metrics subscription or broker id as text; for type 4, empty means all brokers' defaults.
   *
   * string, versions 0+.
   *
   * @generated from DescribeConfigsRequest.json DescribeConfigsResource.ResourceName
   */
  resourceName: string;
  /**
   * Settings to return; null, like an empty list, returns all, and unknown keys are skipped.
   *
   * []string, versions 0+, nullable 0+.
   *
   * @generated from DescribeConfigsRequest.json DescribeConfigsResource.ConfigurationKeys
   */
  configurationKeys: readonly string[] | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeConfigsRequestResource; fields with a default may be left out.
 */
export interface DescribeConfigsRequestResourceInit {
  /** See {@linkcode DescribeConfigsRequestResource.resourceType}. */
  resourceType: number;
  /** See {@linkcode DescribeConfigsRequestResource.resourceName}. */
  resourceName: string;
  /** See {@linkcode DescribeConfigsRequestResource.configurationKeys}. */
  configurationKeys: readonly string[] | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DescribeConfigsRequest: a request, key 32, versions 0-4, flexible versions 4+. */
export interface DescribeConfigsRequest {
  /**
   * Resources whose settings are wanted; an empty list gets an empty response.
   *
   * []DescribeConfigsResource, versions 0+.
   *
   * @generated from DescribeConfigsRequest.json Resources
   */
  resources: readonly DescribeConfigsRequestResource[];
  /**
   * True fills Synonyms of each setting; with false that list comes empty.
   *
   * bool, versions 1+, default false.
   *
   * @generated from DescribeConfigsRequest.json IncludeSynonyms
   */
  includeSynonyms: boolean;
  /**
   * True asks for the help text of each setting, which makes the response much larger.
   *
   * bool, versions 3+, default false.
   *
   * @generated from DescribeConfigsRequest.json IncludeDocumentation
   */
  includeDocumentation: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DescribeConfigsRequest; fields with a default may be left out. */
export interface DescribeConfigsRequestInit {
  /** See {@linkcode DescribeConfigsRequest.resources}. */
  resources: readonly DescribeConfigsRequestResourceInit[];
  /** See {@linkcode DescribeConfigsRequest.includeSynonyms}. */
  includeSynonyms?: boolean | undefined;
  /** See {@linkcode DescribeConfigsRequest.includeDocumentation}. */
  includeDocumentation?: boolean | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeConfigsRequestResource(
  r: Reader,
  version: number,
): DescribeConfigsRequestResource {
  r.down();
  r.at("resourceType"); const resourceType = r.int8();
  r.at("resourceName");
  const resourceName = version >= 4 ? r.compactString(repeated) : r.string(repeated);
  r.at("configurationKeys");
  const configurationKeys = orNull(
    version >= 4 ? r.compactNullableCount(1, 8) : r.nullableCount(2, 8),
    (n) => readList(
      r,
      n,
      version >= 4 ? (r) => r.compactString(repeated) : (r) => r.string(repeated),
    ),
  );
  const m: DescribeConfigsRequestResource = { resourceType, resourceName, configurationKeys };
  if (version === 4) r.tags(m);
  r.up();
  return m;
}

function readDescribeConfigsRequestResourceList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeConfigsRequestResource[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeConfigsRequestResource>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeConfigsRequestResource(r, version);
  }
  r.up();
  return list;
}

function readDescribeConfigsRequest(r: Reader, version: number): DescribeConfigsRequest {
  r.down();
  r.at("resources");
  const resources = readDescribeConfigsRequestResourceList(
    r,
    version >= 4 ? r.compactCount(4, 56) : r.count(7, 56),
    version,
  );
  r.at("includeSynonyms"); const includeSynonyms = version >= 1 ? r.bool() : false;
  r.at("includeDocumentation"); const includeDocumentation = version >= 3 ? r.bool() : false;
  const m: DescribeConfigsRequest = { resources, includeSynonyms, includeDocumentation };
  if (version === 4) r.tags(m);
  r.up();
  return m;
}

function writeDescribeConfigsRequestResource(
  w: Writer,
  m: DescribeConfigsRequestResourceInit,
  version: number,
): void {
  w.down(m);
  const { resourceType, resourceName, configurationKeys, unknownTaggedFields } = m;
  w.at("resourceType"); w.int8(resourceType);
  w.at("resourceName");
  if (version >= 4) w.compactString(resourceName);
  else w.string(resourceName);
  w.at("configurationKeys");
  writeList(
    w,
    configurationKeys,
    version >= 4 ? w.compactNullableCount(configurationKeys) : w.nullableCount(configurationKeys),
    version >= 4 ? (w, x) => w.compactString(x) : (w, x) => w.string(x),
  );
  if (version === 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDescribeConfigsRequestResourceList(
  w: Writer,
  list: readonly DescribeConfigsRequestResourceInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeConfigsRequestResource(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeConfigsRequest(
  w: Writer,
  m: DescribeConfigsRequestInit,
  version: number,
): void {
  w.down(m);
  const {
    resources,
    includeSynonyms = false,
    includeDocumentation = false,
    unknownTaggedFields,
  } = m;
  w.at("resources");
  writeDescribeConfigsRequestResourceList(
    w,
    resources,
    version >= 4 ? w.compactCount(resources) : w.count(resources),
    version,
  );
  w.at("includeSynonyms");
  if (version >= 1) w.bool(includeSynonyms);
  else w.absent(includeSynonyms === false, "1+");
  w.at("includeDocumentation");
  if (version >= 3) w.bool(includeDocumentation);
  else w.absent(includeDocumentation === false, "3+");
  if (version === 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/**
 * Decodes the body of a DescribeConfigs response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 4.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 4.
 */
export function decodeDescribeConfigsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeConfigsResponse {
  return runDecode(
  "DescribeConfigsResponse",
  0,
  4,
  readDescribeConfigsResponse,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a DescribeConfigs response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 4.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeConfigsResponse(
  message: DescribeConfigsResponseInit,
  version: number,
): Bytes {
  return runEncode("DescribeConfigsResponse", 0, 4, writeDescribeConfigsResponse, message, version);
}

/**
 * Encodes the body of a DescribeConfigs response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeConfigsResponseInto(
  message: DescribeConfigsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeConfigsResponse",
    0,
    4,
    writeDescribeConfigsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeConfigsResponse, for registries. */
export const DescribeConfigsResponseCodec: MessageCodec<DescribeConfigsResponse> = {
  name: "DescribeConfigsResponse",
  type: "response",
  module: "clients",
  apiKey: 32,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 4,
  decode: decodeDescribeConfigsResponse,
  encode: encodeDescribeConfigsResponse,
};

/** Part of DescribeConfigsResponse, versions 1-4. */
export interface DescribeConfigsResponseSynonym {
  /**
   * Key used in that place; it can differ, as log.retention.ms does from retention.ms.
   *
   * string, versions 1+.
   *
   * @generated from DescribeConfigsResponse.json DescribeConfigsSynonym.Name
   */
  name: string;
  /**
   * Text given in that place; null when unset or sensitive.
   *
   * string, versions 1+, nullable 0+, secret.
   *
   * @generated from DescribeConfigsResponse.json DescribeConfigsSynonym.Value
   */
  value: string | null;
  /**
   * Origin code of that place, from the same list as ConfigSource.
   *
   * int8, versions 1+.
   *
   * @generated from DescribeConfigsResponse.json DescribeConfigsSynonym.Source
   */
  source: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeConfigsResponseSynonym; fields with a default may be left out.
 */
export interface DescribeConfigsResponseSynonymInit {
  /** See {@linkcode DescribeConfigsResponseSynonym.name}. */
  name: string;
  /** See {@linkcode DescribeConfigsResponseSynonym.value}. */
  value: string | null;
  /** See {@linkcode DescribeConfigsResponseSynonym.source}. */
  source: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeConfigsResponse, versions 0-4. */
export interface DescribeConfigsResponseResourceResult {
  /**
   * Key of the setting, such as retention.ms.
   *
   * string, versions 0+.
   *
   * @generated from DescribeConfigsResponse.json DescribeConfigsResourceResult.Name
   */
  name: string;
  /**
   * Value in effect, as text; null when unset or when IsSensitive is true.
   *
   * string, versions 0+, nullable 0+, secret.
   *
   * @generated from DescribeConfigsResponse.json DescribeConfigsResourceResult.Value
   */
  value: string | null;
  /**
   * True when the setting cannot be changed while the broker runs.
   *
   * bool, versions 0+.
   *
   * @generated from DescribeConfigsResponse.json DescribeConfigsResourceResult.ReadOnly
   */
  readOnly: boolean;
  /**
   * True when nobody has set a value; replaced by ConfigSource from version 1.
   *
   * bool, versions 0.
   *
   * @generated from DescribeConfigsResponse.json DescribeConfigsResourceResult.IsDefault
   */
  isDefault: boolean;
  /**
   * Origin of the value, such as 1 topic, 4 server properties, 5 built-in default; -1 in version 0.
   *
   * int8, versions 1+, default -1, ignorable.
   *
   * @generated from DescribeConfigsResponse.json DescribeConfigsResourceResult.ConfigSource
   */
  configSource: number;
  /**
   * True for secrets such as passwords, whose value the broker keeps back.
   *
   * bool, versions 0+.
   *
   * @generated from DescribeConfigsResponse.json DescribeConfigsResourceResult.IsSensitive
   */
  isSensitive: boolean;
  /**
   * Every place that gives this setting a value, the strongest first; empty unless asked for.
   *
   * []DescribeConfigsSynonym, versions 1+, ignorable.
   *
   * @generated from DescribeConfigsResponse.json DescribeConfigsResourceResult.Synonyms
   */
  synonyms: readonly DescribeConfigsResponseSynonym[];
  /**
   * Data type: 1 boolean, 2 string, 3 int, 4 short, 5 long, 6 double, 7 list, 8 class, 9 password.
   *
   * int8, versions 3+, default 0, ignorable.
   *
   * @generated from DescribeConfigsResponse.json DescribeConfigsResourceResult.ConfigType
   */
  configType: number;
  /**
   * Help text, which may hold HTML; null or empty when not asked for or not known.
   *
   * string, versions 3+, nullable 0+, ignorable.
   *
   * @generated from DescribeConfigsResponse.json DescribeConfigsResourceResult.Documentation
   */
  documentation: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeConfigsResponseResourceResult; fields with a default may be left out.
 */
export interface DescribeConfigsResponseResourceResultInit {
  /** See {@linkcode DescribeConfigsResponseResourceResult.name}. */
  name: string;
  /** See {@linkcode DescribeConfigsResponseResourceResult.value}. */
  value: string | null;
  /** See {@linkcode DescribeConfigsResponseResourceResult.readOnly}. */
  readOnly: boolean;
  /** See {@linkcode DescribeConfigsResponseResourceResult.isDefault}. */
  isDefault?: boolean | undefined;
  /** See {@linkcode DescribeConfigsResponseResourceResult.configSource}. */
  configSource?: number | undefined;
  /** See {@linkcode DescribeConfigsResponseResourceResult.isSensitive}. */
  isSensitive: boolean;
  /** See {@linkcode DescribeConfigsResponseResourceResult.synonyms}. */
  synonyms?: readonly DescribeConfigsResponseSynonymInit[] | undefined;
  /** See {@linkcode DescribeConfigsResponseResourceResult.configType}. */
  configType?: number | undefined;
  /** See {@linkcode DescribeConfigsResponseResourceResult.documentation}. */
  documentation?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeConfigsResponse, versions 0-4. */
export interface DescribeConfigsResponseResult {
  /**
   * Result for this resource alone: 0 fine, 3 unknown topic, 42 bad type or name.
   *
   * int16, versions 0+.
   *
   * @generated from DescribeConfigsResponse.json DescribeConfigsResult.ErrorCode
   */
  errorCode: number;
  /**
   * Explanation of the error for people; null or empty when there is none.
   *
   * string, versions 0+, nullable 0+.
   *
   * @generated from DescribeConfigsResponse.json DescribeConfigsResult.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * Kind of resource as requested: 2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group.
   *
   * int8, versions 0+.
   *
   * @generated from DescribeConfigsResponse.json DescribeConfigsResult.ResourceType
   */
  resourceType: number;
  /**
   * Name as requested, which identifies the resource together with ResourceType.
   *
   * string, versions 0+.
   *
   * @generated from DescribeConfigsResponse.json DescribeConfigsResult.ResourceName
   */
  resourceName: string;
  /**
   * Settings with the values now in effect; empty after an error.
   *
   * []DescribeConfigsResourceResult, versions 0+.
   *
   * @generated from DescribeConfigsResponse.json DescribeConfigsResult.Configs
   */
  configs: readonly DescribeConfigsResponseResourceResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeConfigsResponseResult; fields with a default may be left out.
 */
export interface DescribeConfigsResponseResultInit {
  /** See {@linkcode DescribeConfigsResponseResult.errorCode}. */
  errorCode: number;
  /** See {@linkcode DescribeConfigsResponseResult.errorMessage}. */
  errorMessage: string | null;
  /** See {@linkcode DescribeConfigsResponseResult.resourceType}. */
  resourceType: number;
  /** See {@linkcode DescribeConfigsResponseResult.resourceName}. */
  resourceName: string;
  /** See {@linkcode DescribeConfigsResponseResult.configs}. */
  configs: readonly DescribeConfigsResponseResourceResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DescribeConfigsResponse: a response, key 32, versions 0-4, flexible versions 4+. */
export interface DescribeConfigsResponse {
  /**
   * Quota delay in milliseconds, 0 for none; from version 2 the client itself has to wait.
   *
   * int32, versions 0+.
   *
   * @generated from DescribeConfigsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * Outcome for each resource of the request, failures included.
   *
   * []DescribeConfigsResult, versions 0+.
   *
   * @generated from DescribeConfigsResponse.json Results
   */
  results: readonly DescribeConfigsResponseResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DescribeConfigsResponse; fields with a default may be left out. */
export interface DescribeConfigsResponseInit {
  /** See {@linkcode DescribeConfigsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode DescribeConfigsResponse.results}. */
  results: readonly DescribeConfigsResponseResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeConfigsResponseSynonym(
  r: Reader,
  version: number,
): DescribeConfigsResponseSynonym {
  r.down();
  r.at("name"); const name = version >= 4 ? r.compactString(repeated) : r.string(repeated);
  r.at("value"); const value = version >= 4 ? r.compactNullableString() : r.nullableString();
  r.at("source"); const source = r.int8();
  const m: DescribeConfigsResponseSynonym = { name, value, source };
  if (version === 4) r.tags(m);
  r.up();
  return m;
}

function readDescribeConfigsResponseSynonymList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeConfigsResponseSynonym[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeConfigsResponseSynonym>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeConfigsResponseSynonym(r, version);
  }
  r.up();
  return list;
}

function readDescribeConfigsResponseResourceResult(
  r: Reader,
  version: number,
): DescribeConfigsResponseResourceResult {
  r.down();
  r.at("name"); const name = version >= 4 ? r.compactString(repeated) : r.string(repeated);
  r.at("value"); const value = version >= 4 ? r.compactNullableString() : r.nullableString();
  r.at("readOnly"); const readOnly = r.bool();
  r.at("isDefault"); const isDefault = version >= 1 ? false : r.bool();
  r.at("configSource"); const configSource = version >= 1 ? r.int8() : -1;
  r.at("isSensitive"); const isSensitive = r.bool();
  r.at("synonyms");
  const synonyms = version >= 1 ? readDescribeConfigsResponseSynonymList(
    r,
    version >= 4 ? r.compactCount(4, 56) : r.count(5, 56),
    version,
  )
    : EMPTY;
  r.at("configType"); const configType = version >= 3 ? r.int8() : 0;
  r.at("documentation");
  const documentation = version >= 4 ? r.compactNullableString()
    : version >= 3 ? r.nullableString()
    : "";
  const m: DescribeConfigsResponseResourceResult = {
    name,
    value,
    readOnly,
    isDefault,
    configSource,
    isSensitive,
    synonyms,
    configType,
    documentation,
  };
  if (version === 4) r.tags(m);
  r.up();
  return m;
}

function readDescribeConfigsResponseResourceResultList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeConfigsResponseResourceResult[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeConfigsResponseResourceResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeConfigsResponseResourceResult(r, version);
  }
  r.up();
  return list;
}

function readDescribeConfigsResponseResult(
  r: Reader,
  version: number,
): DescribeConfigsResponseResult {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage");
  const errorMessage = version >= 4 ? r.compactNullableString() : r.nullableString();
  r.at("resourceType"); const resourceType = r.int8();
  r.at("resourceName");
  const resourceName = version >= 4 ? r.compactString(repeated) : r.string(repeated);
  r.at("configs");
  const configs = readDescribeConfigsResponseResourceResultList(
    r,
    version >= 4 ? r.compactCount(9, 104)
      : version >= 3 ? r.count(14, 104)
      : version >= 1 ? r.count(11, 104)
      : r.count(7, 104),
    version,
  );
  const m: DescribeConfigsResponseResult = {
    errorCode,
    errorMessage,
    resourceType,
    resourceName,
    configs,
  };
  if (version === 4) r.tags(m);
  r.up();
  return m;
}

function readDescribeConfigsResponseResultList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeConfigsResponseResult[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeConfigsResponseResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeConfigsResponseResult(r, version);
  }
  r.up();
  return list;
}

function readDescribeConfigsResponse(r: Reader, version: number): DescribeConfigsResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("results");
  const results = readDescribeConfigsResponseResultList(
    r,
    version >= 4 ? r.compactCount(7, 72) : r.count(11, 72),
    version,
  );
  const m: DescribeConfigsResponse = { throttleTimeMs, results };
  if (version === 4) r.tags(m);
  r.up();
  return m;
}

function writeDescribeConfigsResponseSynonym(
  w: Writer,
  m: DescribeConfigsResponseSynonymInit,
  version: number,
): void {
  w.down(m);
  const { name, value, source, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 4) w.compactString(name);
  else w.string(name);
  w.at("value");
  if (version >= 4) w.compactNullableString(value);
  else w.nullableString(value);
  w.at("source"); w.int8(source);
  if (version === 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDescribeConfigsResponseSynonymList(
  w: Writer,
  list: readonly DescribeConfigsResponseSynonymInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeConfigsResponseSynonym(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeConfigsResponseResourceResult(
  w: Writer,
  m: DescribeConfigsResponseResourceResultInit,
  version: number,
): void {
  w.down(m);
  const {
    name,
    value,
    readOnly,
    isDefault = false,
    configSource = -1,
    isSensitive,
    synonyms = EMPTY,
    configType = 0,
    documentation = "",
    unknownTaggedFields,
  } = m;
  w.at("name");
  if (version >= 4) w.compactString(name);
  else w.string(name);
  w.at("value");
  if (version >= 4) w.compactNullableString(value);
  else w.nullableString(value);
  w.at("readOnly"); w.bool(readOnly);
  w.at("isDefault");
  if (version >= 1) w.absent(isDefault === false, "0");
  else w.bool(isDefault);
  w.at("configSource");
  if (version >= 1) w.int8(configSource);
  w.at("isSensitive"); w.bool(isSensitive);
  w.at("synonyms");
  if (version >= 1) {
    writeDescribeConfigsResponseSynonymList(
    w,
    synonyms,
    version >= 4 ? w.compactCount(synonyms) : w.count(synonyms),
    version,
  );
  }
  w.at("configType");
  if (version >= 3) w.int8(configType);
  w.at("documentation");
  if (version >= 4) w.compactNullableString(documentation);
  else if (version >= 3) w.nullableString(documentation);
  if (version === 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDescribeConfigsResponseResourceResultList(
  w: Writer,
  list: readonly DescribeConfigsResponseResourceResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeConfigsResponseResourceResult(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeConfigsResponseResult(
  w: Writer,
  m: DescribeConfigsResponseResultInit,
  version: number,
): void {
  w.down(m);
  const { errorCode, errorMessage, resourceType, resourceName, configs, unknownTaggedFields } = m;
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage");
  if (version >= 4) w.compactNullableString(errorMessage);
  else w.nullableString(errorMessage);
  w.at("resourceType"); w.int8(resourceType);
  w.at("resourceName");
  if (version >= 4) w.compactString(resourceName);
  else w.string(resourceName);
  w.at("configs");
  writeDescribeConfigsResponseResourceResultList(
    w,
    configs,
    version >= 4 ? w.compactCount(configs) : w.count(configs),
    version,
  );
  if (version === 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDescribeConfigsResponseResultList(
  w: Writer,
  list: readonly DescribeConfigsResponseResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeConfigsResponseResult(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeConfigsResponse(
  w: Writer,
  m: DescribeConfigsResponseInit,
  version: number,
): void {
  w.down(m);
  const { throttleTimeMs, results, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("results");
  writeDescribeConfigsResponseResultList(
    w,
    results,
    version >= 4 ? w.compactCount(results) : w.count(results),
    version,
  );
  if (version === 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of DescribeConfigs. */
export const DescribeConfigs: Api<DescribeConfigsRequestInit, DescribeConfigsResponse> = {
  name: "DescribeConfigs",
  key: 32,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 4,
  encodeRequest: encodeDescribeConfigsRequest,
  decodeResponse: decodeDescribeConfigsResponse,
};

/** The broker's half of DescribeConfigs. */
export const DescribeConfigsServer: ServerApi<
  DescribeConfigsRequest,
  DescribeConfigsResponseInit
> = {
  name: "DescribeConfigs",
  key: 32,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 4,
  decodeRequest: decodeDescribeConfigsRequest,
  encodeResponse: encodeDescribeConfigsResponse,
};
