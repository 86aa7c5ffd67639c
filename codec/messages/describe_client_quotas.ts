// Generated from schemas/clients/DescribeClientQuotas{Request,Response}.json. Do not edit.

/**
 * DescribeClientQuotas (API, key 48), versions 0-1.
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
  readFloat64,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeFloat64,
  type Writer,
} from "../wire/mod.ts";

/**
 * Decodes the body of a DescribeClientQuotas request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeDescribeClientQuotasRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeClientQuotasRequest {
  return runDecode(
  "DescribeClientQuotasRequest",
  0,
  1,
  readDescribeClientQuotasRequest,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a DescribeClientQuotas request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeClientQuotasRequest(
  message: DescribeClientQuotasRequestInit,
  version: number,
): Bytes {
  return runEncode(
  "DescribeClientQuotasRequest",
  0,
  1,
  writeDescribeClientQuotasRequest,
  message,
  version,
);
}

/**
 * Encodes the body of a DescribeClientQuotas request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeClientQuotasRequestInto(
  message: DescribeClientQuotasRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeClientQuotasRequest",
    0,
    1,
    writeDescribeClientQuotasRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeClientQuotasRequest, for registries. */
export const DescribeClientQuotasRequestCodec: MessageCodec<DescribeClientQuotasRequest> = {
  name: "DescribeClientQuotasRequest",
  type: "request",
  module: "clients",
  apiKey: 48,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  decode: decodeDescribeClientQuotasRequest,
  encode: encodeDescribeClientQuotasRequest,
};

/** Part of DescribeClientQuotasRequest, versions 0-1. */
export interface DescribeClientQuotasRequestComponentData {
  /**
   * string, versions 0+.
   *
   * @generated from DescribeClientQuotasRequest.json ComponentData.EntityType
   */
  entityType: string;
  /**
   * int8, versions 0+.
   *
   * @generated from DescribeClientQuotasRequest.json ComponentData.MatchType
   */
  matchType: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from DescribeClientQuotasRequest.json ComponentData.Match
   */
  match: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeClientQuotasRequestComponentData; fields with a default may be left out.
 */
export interface DescribeClientQuotasRequestComponentDataInit {
  /** See {@linkcode DescribeClientQuotasRequestComponentData.entityType}. */
  entityType: string;
  /** See {@linkcode DescribeClientQuotasRequestComponentData.matchType}. */
  matchType: number;
  /** See {@linkcode DescribeClientQuotasRequestComponentData.match}. */
  match: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DescribeClientQuotasRequest: a request, key 48, versions 0-1, flexible versions 1+. */
export interface DescribeClientQuotasRequest {
  /**
   * []ComponentData, versions 0+.
   *
   * @generated from DescribeClientQuotasRequest.json Components
   */
  components: readonly DescribeClientQuotasRequestComponentData[];
  /**
   * bool, versions 0+.
   *
   * @generated from DescribeClientQuotasRequest.json Strict
   */
  strict: boolean;
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
 * What encoders take for DescribeClientQuotasRequest; fields with a default may be left out.
 */
export interface DescribeClientQuotasRequestInit {
  /** See {@linkcode DescribeClientQuotasRequest.components}. */
  components: readonly DescribeClientQuotasRequestComponentDataInit[];
  /** See {@linkcode DescribeClientQuotasRequest.strict}. */
  strict: boolean;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeClientQuotasRequestComponentData(
  r: Reader,
  version: number,
): DescribeClientQuotasRequestComponentData {
  r.down();
  r.at("entityType");
  const entityType = version >= 1 ? r.compactString(repeated) : r.string(repeated);
  r.at("matchType"); const matchType = r.int8();
  r.at("match"); const match = version >= 1 ? r.compactNullableString() : r.nullableString();
  const m: DescribeClientQuotasRequestComponentData = { entityType, matchType, match };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function readDescribeClientQuotasRequestComponentDataList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeClientQuotasRequestComponentData[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeClientQuotasRequestComponentData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeClientQuotasRequestComponentData(r, version);
  }
  r.up();
  return list;
}

function readDescribeClientQuotasRequest(r: Reader, version: number): DescribeClientQuotasRequest {
  r.down();
  r.at("components");
  const components = readDescribeClientQuotasRequestComponentDataList(
    r,
    version >= 1 ? r.compactCount(4, 56) : r.count(5, 56),
    version,
  );
  r.at("strict"); const strict = r.bool();
  const m: DescribeClientQuotasRequest = { components, strict };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function writeDescribeClientQuotasRequestComponentData(
  w: Writer,
  m: DescribeClientQuotasRequestComponentDataInit,
  version: number,
): void {
  w.down(m);
  const { entityType, matchType, match, unknownTaggedFields } = m;
  w.at("entityType");
  if (version >= 1) w.compactString(entityType);
  else w.string(entityType);
  w.at("matchType"); w.int8(matchType);
  w.at("match");
  if (version >= 1) w.compactNullableString(match);
  else w.nullableString(match);
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDescribeClientQuotasRequestComponentDataList(
  w: Writer,
  list: readonly DescribeClientQuotasRequestComponentDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeClientQuotasRequestComponentData(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeClientQuotasRequest(
  w: Writer,
  m: DescribeClientQuotasRequestInit,
  version: number,
): void {
  w.down(m);
  const { components, strict, unknownTaggedFields } = m;
  w.at("components");
  writeDescribeClientQuotasRequestComponentDataList(
    w,
    components,
    version >= 1 ? w.compactCount(components) : w.count(components),
    version,
  );
  w.at("strict"); w.bool(strict);
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/**
 * Decodes the body of a DescribeClientQuotas response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeDescribeClientQuotasResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeClientQuotasResponse {
  return runDecode(
  "DescribeClientQuotasResponse",
  0,
  1,
  readDescribeClientQuotasResponse,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a DescribeClientQuotas response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeClientQuotasResponse(
  message: DescribeClientQuotasResponseInit,
  version: number,
): Bytes {
  return runEncode(
  "DescribeClientQuotasResponse",
  0,
  1,
  writeDescribeClientQuotasResponse,
  message,
  version,
);
}

/**
 * Encodes the body of a DescribeClientQuotas response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeClientQuotasResponseInto(
  message: DescribeClientQuotasResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeClientQuotasResponse",
    0,
    1,
    writeDescribeClientQuotasResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeClientQuotasResponse, for registries. */
export const DescribeClientQuotasResponseCodec: MessageCodec<DescribeClientQuotasResponse> = {
  name: "DescribeClientQuotasResponse",
  type: "response",
  module: "clients",
  apiKey: 48,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  decode: decodeDescribeClientQuotasResponse,
  encode: encodeDescribeClientQuotasResponse,
};

/** Part of DescribeClientQuotasResponse, versions 0-1. */
export interface DescribeClientQuotasResponseEntityData {
  /**
   * string, versions 0+.
   *
   * @generated from DescribeClientQuotasResponse.json EntityData.EntityType
   */
  entityType: string;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from DescribeClientQuotasResponse.json EntityData.EntityName
   */
  entityName: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeClientQuotasResponseEntityData; fields with a default may be left out.
 */
export interface DescribeClientQuotasResponseEntityDataInit {
  /** See {@linkcode DescribeClientQuotasResponseEntityData.entityType}. */
  entityType: string;
  /** See {@linkcode DescribeClientQuotasResponseEntityData.entityName}. */
  entityName: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeClientQuotasResponse, versions 0-1. */
export interface DescribeClientQuotasResponseValueData {
  /**
   * string, versions 0+.
   *
   * @generated from DescribeClientQuotasResponse.json ValueData.Key
   */
  key: string;
  /**
   * float64, versions 0+.
   *
   * @generated from DescribeClientQuotasResponse.json ValueData.Value
   */
  value: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeClientQuotasResponseValueData; fields with a default may be left out.
 */
export interface DescribeClientQuotasResponseValueDataInit {
  /** See {@linkcode DescribeClientQuotasResponseValueData.key}. */
  key: string;
  /** See {@linkcode DescribeClientQuotasResponseValueData.value}. */
  value: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeClientQuotasResponse, versions 0-1. */
export interface DescribeClientQuotasResponseEntryData {
  /**
   * []EntityData, versions 0+.
   *
   * @generated from DescribeClientQuotasResponse.json EntryData.Entity
   */
  entity: readonly DescribeClientQuotasResponseEntityData[];
  /**
   * []ValueData, versions 0+.
   *
   * @generated from DescribeClientQuotasResponse.json EntryData.Values
   */
  values: readonly DescribeClientQuotasResponseValueData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeClientQuotasResponseEntryData; fields with a default may be left out.
 */
export interface DescribeClientQuotasResponseEntryDataInit {
  /** See {@linkcode DescribeClientQuotasResponseEntryData.entity}. */
  entity: readonly DescribeClientQuotasResponseEntityDataInit[];
  /** See {@linkcode DescribeClientQuotasResponseEntryData.values}. */
  values: readonly DescribeClientQuotasResponseValueDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DescribeClientQuotasResponse: a response, key 48, versions 0-1, flexible versions 1+. */
export interface DescribeClientQuotasResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeClientQuotasResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from DescribeClientQuotasResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from DescribeClientQuotasResponse.json ErrorMessage
   */
  errorMessage: string | null;
  /**
   * []EntryData, versions 0+, nullable 0+.
   *
   * @generated from DescribeClientQuotasResponse.json Entries
   */
  entries: readonly DescribeClientQuotasResponseEntryData[] | null;
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
 * What encoders take for DescribeClientQuotasResponse; fields with a default may be left out.
 */
export interface DescribeClientQuotasResponseInit {
  /** See {@linkcode DescribeClientQuotasResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode DescribeClientQuotasResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode DescribeClientQuotasResponse.errorMessage}. */
  errorMessage: string | null;
  /** See {@linkcode DescribeClientQuotasResponse.entries}. */
  entries: readonly DescribeClientQuotasResponseEntryDataInit[] | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeClientQuotasResponseEntityData(
  r: Reader,
  version: number,
): DescribeClientQuotasResponseEntityData {
  r.down();
  r.at("entityType");
  const entityType = version >= 1 ? r.compactString(repeated) : r.string(repeated);
  r.at("entityName");
  const entityName = version >= 1 ? r.compactNullableString() : r.nullableString();
  const m: DescribeClientQuotasResponseEntityData = { entityType, entityName };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function readDescribeClientQuotasResponseEntityDataList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeClientQuotasResponseEntityData[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeClientQuotasResponseEntityData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeClientQuotasResponseEntityData(r, version);
  }
  r.up();
  return list;
}

function readDescribeClientQuotasResponseValueData(
  r: Reader,
  version: number,
): DescribeClientQuotasResponseValueData {
  r.down();
  r.at("key"); const key = version >= 1 ? r.compactString(repeated) : r.string(repeated);
  r.at("value"); const value = readFloat64(r);
  const m: DescribeClientQuotasResponseValueData = { key, value };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function readDescribeClientQuotasResponseValueDataList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeClientQuotasResponseValueData[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeClientQuotasResponseValueData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeClientQuotasResponseValueData(r, version);
  }
  r.up();
  return list;
}

function readDescribeClientQuotasResponseEntryData(
  r: Reader,
  version: number,
): DescribeClientQuotasResponseEntryData {
  r.down();
  r.at("entity");
  const entity = readDescribeClientQuotasResponseEntityDataList(
    r,
    version >= 1 ? r.compactCount(3, 48) : r.count(4, 48),
    version,
  );
  r.at("values");
  const values = readDescribeClientQuotasResponseValueDataList(
    r,
    version >= 1 ? r.compactCount(10, 48) : r.count(10, 48),
    version,
  );
  const m: DescribeClientQuotasResponseEntryData = { entity, values };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function readDescribeClientQuotasResponseEntryDataList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeClientQuotasResponseEntryData[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeClientQuotasResponseEntryData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeClientQuotasResponseEntryData(r, version);
  }
  r.up();
  return list;
}

function readDescribeClientQuotasResponse(
  r: Reader,
  version: number,
): DescribeClientQuotasResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage");
  const errorMessage = version >= 1 ? r.compactNullableString() : r.nullableString();
  r.at("entries");
  const entries = orNull(
    version >= 1 ? r.compactNullableCount(3, 48) : r.nullableCount(8, 48),
    (n) => readDescribeClientQuotasResponseEntryDataList(r, n, version),
  );
  const m: DescribeClientQuotasResponse = { throttleTimeMs, errorCode, errorMessage, entries };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function writeDescribeClientQuotasResponseEntityData(
  w: Writer,
  m: DescribeClientQuotasResponseEntityDataInit,
  version: number,
): void {
  w.down(m);
  const { entityType, entityName, unknownTaggedFields } = m;
  w.at("entityType");
  if (version >= 1) w.compactString(entityType);
  else w.string(entityType);
  w.at("entityName");
  if (version >= 1) w.compactNullableString(entityName);
  else w.nullableString(entityName);
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDescribeClientQuotasResponseEntityDataList(
  w: Writer,
  list: readonly DescribeClientQuotasResponseEntityDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeClientQuotasResponseEntityData(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeClientQuotasResponseValueData(
  w: Writer,
  m: DescribeClientQuotasResponseValueDataInit,
  version: number,
): void {
  w.down(m);
  const { key, value, unknownTaggedFields } = m;
  w.at("key");
  if (version >= 1) w.compactString(key);
  else w.string(key);
  w.at("value"); writeFloat64(w, value);
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDescribeClientQuotasResponseValueDataList(
  w: Writer,
  list: readonly DescribeClientQuotasResponseValueDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeClientQuotasResponseValueData(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeClientQuotasResponseEntryData(
  w: Writer,
  m: DescribeClientQuotasResponseEntryDataInit,
  version: number,
): void {
  w.down(m);
  const { entity, values, unknownTaggedFields } = m;
  w.at("entity");
  writeDescribeClientQuotasResponseEntityDataList(
    w,
    entity,
    version >= 1 ? w.compactCount(entity) : w.count(entity),
    version,
  );
  w.at("values");
  writeDescribeClientQuotasResponseValueDataList(
    w,
    values,
    version >= 1 ? w.compactCount(values) : w.count(values),
    version,
  );
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDescribeClientQuotasResponseEntryDataList(
  w: Writer,
  list: readonly DescribeClientQuotasResponseEntryDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeClientQuotasResponseEntryData(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeClientQuotasResponse(
  w: Writer,
  m: DescribeClientQuotasResponseInit,
  version: number,
): void {
  w.down(m);
  const { throttleTimeMs, errorCode, errorMessage, entries, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage");
  if (version >= 1) w.compactNullableString(errorMessage);
  else w.nullableString(errorMessage);
  w.at("entries");
  writeDescribeClientQuotasResponseEntryDataList(
    w,
    entries,
    version >= 1 ? w.compactNullableCount(entries) : w.nullableCount(entries),
    version,
  );
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of DescribeClientQuotas. */
export const DescribeClientQuotas: Api<
  DescribeClientQuotasRequestInit,
  DescribeClientQuotasResponse
> = {
  name: "DescribeClientQuotas",
  key: 48,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  encodeRequest: encodeDescribeClientQuotasRequest,
  decodeResponse: decodeDescribeClientQuotasResponse,
};

/** The broker's half of DescribeClientQuotas. */
export const DescribeClientQuotasServer: ServerApi<
  DescribeClientQuotasRequest,
  DescribeClientQuotasResponseInit
> = {
  name: "DescribeClientQuotas",
  key: 48,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  decodeRequest: decodeDescribeClientQuotasRequest,
  encodeResponse: encodeDescribeClientQuotasResponse,
};
