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
  type Key,
  type MessageCodec,
  orNull,
  readBool,
  readCompactCount,
  readCompactNullableCount,
  readCompactNullableString,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt8,
  readList,
  readNullableCount,
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
  writeBool,
  writeCompactCount,
  writeCompactNullableCount,
  writeCompactNullableString,
  writeCompactString,
  writeCount,
  writeInt16,
  writeInt32,
  writeInt8,
  writeList,
  writeNoTags,
  writeNullableCount,
  writeNullableString,
  type Writer,
  writeString,
  writeUnknownTags,
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
  key: Key,
  version: number,
): DescribeConfigsRequestResource {
  r.down(key);
  const m: DescribeConfigsRequestResource = {
    resourceType: readInt8(r, "resourceType"),
    resourceName: version >= 4 ? readCompactString(r, "resourceName", repeated)
      : readString(r, "resourceName", repeated),
    configurationKeys: orNull(
      version >= 4 ? readCompactNullableCount(r, "configurationKeys", 1)
        : readNullableCount(r, "configurationKeys", 2),
      (n) => readList(
        r,
        n,
        version >= 4 ? (r, i) => readCompactString(r, i, repeated)
          : (r, i) => readString(r, i, repeated),
      ),
    ),
  };
  if (version >= 4) readTags(r, m);
  r.up();
  return m;
}

function readDescribeConfigsRequestResourceList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeConfigsRequestResource[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeConfigsRequestResource>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeConfigsRequestResource(r, i, version);
  }
  return list;
}

function readDescribeConfigsRequest(r: Reader, version: number): DescribeConfigsRequest {
  const m: DescribeConfigsRequest = {
    resources: readDescribeConfigsRequestResourceList(
      r,
      version >= 4 ? readCompactCount(r, "resources", 4) : readCount(r, "resources", 7),
      version,
    ),
    includeSynonyms: version >= 1 ? readBool(r, "includeSynonyms") : false,
    includeDocumentation: version >= 3 ? readBool(r, "includeDocumentation") : false,
  };
  if (version >= 4) readTags(r, m);
  return m;
}

function writeDescribeConfigsRequestResource(
  w: Writer,
  key: Key,
  m: DescribeConfigsRequestResourceInit,
  version: number,
): void {
  w.into(key, m);
  const { resourceType, resourceName, configurationKeys, unknownTaggedFields } = m;
  writeInt8(w, "resourceType", resourceType);
  if (version >= 4) writeCompactString(w, "resourceName", resourceName);
  else writeString(w, "resourceName", resourceName);
  writeList(
    w,
    "configurationKeys",
    configurationKeys,
    version >= 4 ? writeCompactNullableCount(w, "configurationKeys", configurationKeys)
      : writeNullableCount(w, "configurationKeys", configurationKeys),
    version >= 4 ? writeCompactString : writeString,
  );
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeConfigsRequest(
  w: Writer,
  m: DescribeConfigsRequestInit,
  version: number,
): void {
  const {
    resources,
    includeSynonyms = false,
    includeDocumentation = false,
    unknownTaggedFields,
  } = m;
  writeList(
    w,
    "resources",
    resources,
    version >= 4 ? writeCompactCount(w, "resources", resources)
      : writeCount(w, "resources", resources),
    writeDescribeConfigsRequestResource,
    version,
  );
  if (version >= 1) writeBool(w, "includeSynonyms", includeSynonyms);
  else writeAbsent(w, "includeSynonyms", includeSynonyms === false, "1+");
  if (version >= 3) writeBool(w, "includeDocumentation", includeDocumentation);
  else writeAbsent(w, "includeDocumentation", includeDocumentation === false, "3+");
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
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
  key: Key,
  version: number,
): DescribeConfigsResponseSynonym {
  r.down(key);
  const m: DescribeConfigsResponseSynonym = {
    name: version >= 4 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    value: version >= 4 ? readCompactNullableString(r, "value") : readNullableString(r, "value"),
    source: readInt8(r, "source"),
  };
  if (version >= 4) readTags(r, m);
  r.up();
  return m;
}

function readDescribeConfigsResponseSynonymList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeConfigsResponseSynonym[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeConfigsResponseSynonym>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeConfigsResponseSynonym(r, i, version);
  }
  return list;
}

function readDescribeConfigsResponseResourceResult(
  r: Reader,
  key: Key,
  version: number,
): DescribeConfigsResponseResourceResult {
  r.down(key);
  const m: DescribeConfigsResponseResourceResult = {
    name: version >= 4 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    value: version >= 4 ? readCompactNullableString(r, "value") : readNullableString(r, "value"),
    readOnly: readBool(r, "readOnly"),
    isDefault: version >= 1 ? false : readBool(r, "isDefault"),
    configSource: version >= 1 ? readInt8(r, "configSource") : -1,
    isSensitive: readBool(r, "isSensitive"),
    synonyms: version >= 1 ? readDescribeConfigsResponseSynonymList(
      r,
      version >= 4 ? readCompactCount(r, "synonyms", 4) : readCount(r, "synonyms", 5),
      version,
    )
      : EMPTY,
    configType: version >= 3 ? readInt8(r, "configType") : 0,
    documentation: version >= 4 ? readCompactNullableString(r, "documentation")
      : version >= 3 ? readNullableString(r, "documentation")
      : "",
  };
  if (version >= 4) readTags(r, m);
  r.up();
  return m;
}

function readDescribeConfigsResponseResourceResultList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeConfigsResponseResourceResult[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeConfigsResponseResourceResult>(r, n, 104);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeConfigsResponseResourceResult(r, i, version);
  }
  return list;
}

function readDescribeConfigsResponseResult(
  r: Reader,
  key: Key,
  version: number,
): DescribeConfigsResponseResult {
  r.down(key);
  const m: DescribeConfigsResponseResult = {
    errorCode: readInt16(r, "errorCode"),
    errorMessage: version >= 4 ? readCompactNullableString(r, "errorMessage")
      : readNullableString(r, "errorMessage"),
    resourceType: readInt8(r, "resourceType"),
    resourceName: version >= 4 ? readCompactString(r, "resourceName", repeated)
      : readString(r, "resourceName", repeated),
    configs: readDescribeConfigsResponseResourceResultList(
      r,
      version >= 4 ? readCompactCount(r, "configs", 9)
        : version >= 3 ? readCount(r, "configs", 14)
        : version >= 1 ? readCount(r, "configs", 11)
        : readCount(r, "configs", 7),
      version,
    ),
  };
  if (version >= 4) readTags(r, m);
  r.up();
  return m;
}

function readDescribeConfigsResponseResultList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeConfigsResponseResult[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeConfigsResponseResult>(r, n, 72);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeConfigsResponseResult(r, i, version);
  }
  return list;
}

function readDescribeConfigsResponse(r: Reader, version: number): DescribeConfigsResponse {
  const m: DescribeConfigsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    results: readDescribeConfigsResponseResultList(
      r,
      version >= 4 ? readCompactCount(r, "results", 7) : readCount(r, "results", 11),
      version,
    ),
  };
  if (version >= 4) readTags(r, m);
  return m;
}

function writeDescribeConfigsResponseSynonym(
  w: Writer,
  key: Key,
  m: DescribeConfigsResponseSynonymInit,
  version: number,
): void {
  w.into(key, m);
  const { name, value, source, unknownTaggedFields } = m;
  if (version >= 4) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  if (version >= 4) writeCompactNullableString(w, "value", value);
  else writeNullableString(w, "value", value);
  writeInt8(w, "source", source);
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeConfigsResponseResourceResult(
  w: Writer,
  key: Key,
  m: DescribeConfigsResponseResourceResultInit,
  version: number,
): void {
  w.into(key, m);
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
  if (version >= 4) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  if (version >= 4) writeCompactNullableString(w, "value", value);
  else writeNullableString(w, "value", value);
  writeBool(w, "readOnly", readOnly);
  if (version >= 1) writeAbsent(w, "isDefault", isDefault === false, "0");
  else writeBool(w, "isDefault", isDefault);
  if (version >= 1) writeInt8(w, "configSource", configSource);
  writeBool(w, "isSensitive", isSensitive);
  if (version >= 1) {
    writeList(
      w,
      "synonyms",
      synonyms,
      version >= 4 ? writeCompactCount(w, "synonyms", synonyms)
        : writeCount(w, "synonyms", synonyms),
      writeDescribeConfigsResponseSynonym,
      version,
    );
  }
  if (version >= 3) writeInt8(w, "configType", configType);
  if (version >= 4) writeCompactNullableString(w, "documentation", documentation);
  else if (version >= 3) writeNullableString(w, "documentation", documentation);
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeConfigsResponseResult(
  w: Writer,
  key: Key,
  m: DescribeConfigsResponseResultInit,
  version: number,
): void {
  w.into(key, m);
  const { errorCode, errorMessage, resourceType, resourceName, configs, unknownTaggedFields } = m;
  writeInt16(w, "errorCode", errorCode);
  if (version >= 4) writeCompactNullableString(w, "errorMessage", errorMessage);
  else writeNullableString(w, "errorMessage", errorMessage);
  writeInt8(w, "resourceType", resourceType);
  if (version >= 4) writeCompactString(w, "resourceName", resourceName);
  else writeString(w, "resourceName", resourceName);
  writeList(
    w,
    "configs",
    configs,
    version >= 4 ? writeCompactCount(w, "configs", configs) : writeCount(w, "configs", configs),
    writeDescribeConfigsResponseResourceResult,
    version,
  );
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeConfigsResponse(
  w: Writer,
  m: DescribeConfigsResponseInit,
  version: number,
): void {
  const { throttleTimeMs, results, unknownTaggedFields } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "results",
    results,
    version >= 4 ? writeCompactCount(w, "results", results) : writeCount(w, "results", results),
    writeDescribeConfigsResponseResult,
    version,
  );
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of DescribeConfigs. */
export const DescribeConfigs: Api<DescribeConfigsRequestInit, DescribeConfigsResponse> = {
  name: "DescribeConfigs",
  key: 32,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 4,
  throttlesFrom: 2,
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
