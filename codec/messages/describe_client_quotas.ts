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
  type Key,
  type MessageCodec,
  orNull,
  putInt16,
  putInt32,
  readBool,
  readCompactCount,
  readCompactNullableCount,
  readCompactNullableString,
  readCompactString,
  readCount,
  type Reader,
  readFloat64,
  readInt16,
  readInt32,
  readInt8,
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
  writeBool,
  writeCompactCount,
  writeCompactNullableCount,
  writeCompactNullableString,
  writeCompactString,
  writeCount,
  writeFloat64,
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
  key: Key,
  version: number,
): DescribeClientQuotasRequestComponentData {
  r.down(key);
  const m: DescribeClientQuotasRequestComponentData = {
    entityType: version >= 1 ? readCompactString(r, "entityType", repeated)
      : readString(r, "entityType", repeated),
    matchType: readInt8(r, "matchType"),
    match: version >= 1 ? readCompactNullableString(r, "match") : readNullableString(r, "match"),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readDescribeClientQuotasRequestComponentDataList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeClientQuotasRequestComponentData[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeClientQuotasRequestComponentData>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeClientQuotasRequestComponentData(r, i, version);
  }
  return list;
}

function readDescribeClientQuotasRequest(r: Reader, version: number): DescribeClientQuotasRequest {
  const m: DescribeClientQuotasRequest = {
    components: readDescribeClientQuotasRequestComponentDataList(
      r,
      version >= 1 ? readCompactCount(r, "components", 4) : readCount(r, "components", 5),
      version,
    ),
    strict: readBool(r, "strict"),
  };
  if (version >= 1) readTags(r, m);
  return m;
}

function writeDescribeClientQuotasRequestComponentData(
  w: Writer,
  key: Key,
  m: DescribeClientQuotasRequestComponentDataInit,
  version: number,
): void {
  w.into(key, m);
  const { entityType, matchType, match, unknownTaggedFields } = m;
  if (version >= 1) writeCompactString(w, "entityType", entityType);
  else writeString(w, "entityType", entityType);
  writeInt8(w, "matchType", matchType);
  if (version >= 1) writeCompactNullableString(w, "match", match);
  else writeNullableString(w, "match", match);
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeClientQuotasRequest(
  w: Writer,
  m: DescribeClientQuotasRequestInit,
  version: number,
): void {
  const { components, strict, unknownTaggedFields } = m;
  writeList(
    w,
    "components",
    components,
    version >= 1 ? writeCompactCount(w, "components", components)
      : writeCount(w, "components", components),
    writeDescribeClientQuotasRequestComponentData,
    version,
  );
  writeBool(w, "strict", strict);
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
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
  key: Key,
  version: number,
): DescribeClientQuotasResponseEntityData {
  r.down(key);
  const m: DescribeClientQuotasResponseEntityData = {
    entityType: version >= 1 ? readCompactString(r, "entityType", repeated)
      : readString(r, "entityType", repeated),
    entityName: version >= 1 ? readCompactNullableString(r, "entityName")
      : readNullableString(r, "entityName"),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readDescribeClientQuotasResponseEntityDataList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeClientQuotasResponseEntityData[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeClientQuotasResponseEntityData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeClientQuotasResponseEntityData(r, i, version);
  }
  return list;
}

function readDescribeClientQuotasResponseValueData(
  r: Reader,
  key: Key,
  version: number,
): DescribeClientQuotasResponseValueData {
  r.down(key);
  const m: DescribeClientQuotasResponseValueData = {
    key: version >= 1 ? readCompactString(r, "key", repeated) : readString(r, "key", repeated),
    value: readFloat64(r, "value"),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readDescribeClientQuotasResponseValueDataList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeClientQuotasResponseValueData[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeClientQuotasResponseValueData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeClientQuotasResponseValueData(r, i, version);
  }
  return list;
}

function readDescribeClientQuotasResponseEntryData(
  r: Reader,
  key: Key,
  version: number,
): DescribeClientQuotasResponseEntryData {
  r.down(key);
  const m: DescribeClientQuotasResponseEntryData = {
    entity: readDescribeClientQuotasResponseEntityDataList(
      r,
      version >= 1 ? readCompactCount(r, "entity", 3) : readCount(r, "entity", 4),
      version,
    ),
    values: readDescribeClientQuotasResponseValueDataList(
      r,
      version >= 1 ? readCompactCount(r, "values", 10) : readCount(r, "values", 10),
      version,
    ),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readDescribeClientQuotasResponseEntryDataList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeClientQuotasResponseEntryData[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeClientQuotasResponseEntryData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeClientQuotasResponseEntryData(r, i, version);
  }
  return list;
}

function readDescribeClientQuotasResponse(
  r: Reader,
  version: number,
): DescribeClientQuotasResponse {
  const m: DescribeClientQuotasResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: version >= 1 ? readCompactNullableString(r, "errorMessage")
      : readNullableString(r, "errorMessage"),
    entries: orNull(
      version >= 1 ? readCompactNullableCount(r, "entries", 3) : readNullableCount(r, "entries", 8),
      (n) => readDescribeClientQuotasResponseEntryDataList(r, n, version),
    ),
  };
  if (version >= 1) readTags(r, m);
  return m;
}

function writeDescribeClientQuotasResponseEntityData(
  w: Writer,
  key: Key,
  m: DescribeClientQuotasResponseEntityDataInit,
  version: number,
): void {
  w.into(key, m);
  const { entityType, entityName, unknownTaggedFields } = m;
  if (version >= 1) writeCompactString(w, "entityType", entityType);
  else writeString(w, "entityType", entityType);
  if (version >= 1) writeCompactNullableString(w, "entityName", entityName);
  else writeNullableString(w, "entityName", entityName);
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeClientQuotasResponseValueData(
  w: Writer,
  key: Key,
  m: DescribeClientQuotasResponseValueDataInit,
  version: number,
): void {
  w.into(key, m);
  const { key: key_, value, unknownTaggedFields } = m;
  if (version >= 1) writeCompactString(w, "key", key_);
  else writeString(w, "key", key_);
  writeFloat64(w, "value", value);
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeClientQuotasResponseEntryData(
  w: Writer,
  key: Key,
  m: DescribeClientQuotasResponseEntryDataInit,
  version: number,
): void {
  w.into(key, m);
  const { entity, values, unknownTaggedFields } = m;
  writeList(
    w,
    "entity",
    entity,
    version >= 1 ? writeCompactCount(w, "entity", entity) : writeCount(w, "entity", entity),
    writeDescribeClientQuotasResponseEntityData,
    version,
  );
  writeList(
    w,
    "values",
    values,
    version >= 1 ? writeCompactCount(w, "values", values) : writeCount(w, "values", values),
    writeDescribeClientQuotasResponseValueData,
    version,
  );
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeClientQuotasResponse(
  w: Writer,
  m: DescribeClientQuotasResponseInit,
  version: number,
): void {
  const { throttleTimeMs, errorCode, errorMessage, entries, unknownTaggedFields } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  if (version >= 1) writeCompactNullableString(w, "errorMessage", errorMessage);
  else writeNullableString(w, "errorMessage", errorMessage);
  writeList(
    w,
    "entries",
    entries,
    version >= 1 ? writeCompactNullableCount(w, "entries", entries)
      : writeNullableCount(w, "entries", entries),
    writeDescribeClientQuotasResponseEntryData,
    version,
  );
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
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
  throttlesFrom: 0,
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
