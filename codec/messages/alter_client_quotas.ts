// Generated from schemas/clients/AlterClientQuotas{Request,Response}.json. Do not edit.

/**
 * AlterClientQuotas (API, key 49), versions 0-1.
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
  putBool,
  putFloat64,
  readBool,
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  readCount,
  type Reader,
  readFloat64,
  readInt16,
  readInt32,
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
  writeList,
  writeNoTags,
  writeNullableString,
  type Writer,
  writeString,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of an AlterClientQuotas request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeAlterClientQuotasRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AlterClientQuotasRequest {
  return runDecode(
    "AlterClientQuotasRequest",
    0,
    1,
    readAlterClientQuotasRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AlterClientQuotas request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAlterClientQuotasRequest(
  message: AlterClientQuotasRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "AlterClientQuotasRequest",
    0,
    1,
    writeAlterClientQuotasRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of an AlterClientQuotas request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAlterClientQuotasRequestInto(
  message: AlterClientQuotasRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AlterClientQuotasRequest",
    0,
    1,
    writeAlterClientQuotasRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AlterClientQuotasRequest, for registries. */
export const AlterClientQuotasRequestCodec: MessageCodec<AlterClientQuotasRequest> = {
  name: "AlterClientQuotasRequest",
  type: "request",
  module: "clients",
  apiKey: 49,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  decode: decodeAlterClientQuotasRequest,
  encode: encodeAlterClientQuotasRequest,
};

/** Part of AlterClientQuotasRequest, versions 0-1. */
export interface AlterClientQuotasRequestEntityData {
  /**
   * string, versions 0+.
   *
   * @generated from AlterClientQuotasRequest.json EntityData.EntityType
   */
  entityType: string;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from AlterClientQuotasRequest.json EntityData.EntityName
   */
  entityName: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterClientQuotasRequestEntityData; fields with a default may be left out.
 */
export interface AlterClientQuotasRequestEntityDataInit {
  /** See {@linkcode AlterClientQuotasRequestEntityData.entityType}. */
  entityType: string;
  /** See {@linkcode AlterClientQuotasRequestEntityData.entityName}. */
  entityName: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AlterClientQuotasRequest, versions 0-1. */
export interface AlterClientQuotasRequestOpData {
  /**
   * string, versions 0+.
   *
   * @generated from AlterClientQuotasRequest.json OpData.Key
   */
  key: string;
  /**
   * float64, versions 0+.
   *
   * @generated from AlterClientQuotasRequest.json OpData.Value
   */
  value: number;
  /**
   * bool, versions 0+.
   *
   * @generated from AlterClientQuotasRequest.json OpData.Remove
   */
  remove: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterClientQuotasRequestOpData; fields with a default may be left out.
 */
export interface AlterClientQuotasRequestOpDataInit {
  /** See {@linkcode AlterClientQuotasRequestOpData.key}. */
  key: string;
  /** See {@linkcode AlterClientQuotasRequestOpData.value}. */
  value: number;
  /** See {@linkcode AlterClientQuotasRequestOpData.remove}. */
  remove: boolean;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AlterClientQuotasRequest, versions 0-1. */
export interface AlterClientQuotasRequestEntryData {
  /**
   * []EntityData, versions 0+.
   *
   * @generated from AlterClientQuotasRequest.json EntryData.Entity
   */
  entity: readonly AlterClientQuotasRequestEntityData[];
  /**
   * []OpData, versions 0+.
   *
   * @generated from AlterClientQuotasRequest.json EntryData.Ops
   */
  ops: readonly AlterClientQuotasRequestOpData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterClientQuotasRequestEntryData; fields with a default may be left out.
 */
export interface AlterClientQuotasRequestEntryDataInit {
  /** See {@linkcode AlterClientQuotasRequestEntryData.entity}. */
  entity: readonly AlterClientQuotasRequestEntityDataInit[];
  /** See {@linkcode AlterClientQuotasRequestEntryData.ops}. */
  ops: readonly AlterClientQuotasRequestOpDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** AlterClientQuotasRequest: a request, key 49, versions 0-1, flexible versions 1+. */
export interface AlterClientQuotasRequest {
  /**
   * []EntryData, versions 0+.
   *
   * @generated from AlterClientQuotasRequest.json Entries
   */
  entries: readonly AlterClientQuotasRequestEntryData[];
  /**
   * bool, versions 0+.
   *
   * @generated from AlterClientQuotasRequest.json ValidateOnly
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

/** What encoders take for AlterClientQuotasRequest; fields with a default may be left out. */
export interface AlterClientQuotasRequestInit {
  /** See {@linkcode AlterClientQuotasRequest.entries}. */
  entries: readonly AlterClientQuotasRequestEntryDataInit[];
  /** See {@linkcode AlterClientQuotasRequest.validateOnly}. */
  validateOnly: boolean;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAlterClientQuotasRequestEntityData(
  r: Reader,
  key: Key,
  version: number,
): AlterClientQuotasRequestEntityData {
  r.down(key);
  const m: AlterClientQuotasRequestEntityData = {
    entityType: version >= 1 ? readCompactString(r, "entityType", repeated)
      : readString(r, "entityType", repeated),
    entityName: version >= 1 ? readCompactNullableString(r, "entityName")
      : readNullableString(r, "entityName"),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readAlterClientQuotasRequestEntityDataList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterClientQuotasRequestEntityData[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterClientQuotasRequestEntityData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterClientQuotasRequestEntityData(r, i, version);
  }
  return list;
}

function readAlterClientQuotasRequestOpData(
  r: Reader,
  key: Key,
  version: number,
): AlterClientQuotasRequestOpData {
  r.down(key);
  const m: AlterClientQuotasRequestOpData = {
    key: version >= 1 ? readCompactString(r, "key", repeated) : readString(r, "key", repeated),
    value: readFloat64(r, "value"),
    remove: readBool(r, "remove"),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readAlterClientQuotasRequestOpDataList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterClientQuotasRequestOpData[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterClientQuotasRequestOpData>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterClientQuotasRequestOpData(r, i, version);
  }
  return list;
}

function readAlterClientQuotasRequestEntryData(
  r: Reader,
  key: Key,
  version: number,
): AlterClientQuotasRequestEntryData {
  r.down(key);
  const m: AlterClientQuotasRequestEntryData = {
    entity: readAlterClientQuotasRequestEntityDataList(
      r,
      version >= 1 ? readCompactCount(r, "entity", 3) : readCount(r, "entity", 4),
      version,
    ),
    ops: readAlterClientQuotasRequestOpDataList(
      r,
      version >= 1 ? readCompactCount(r, "ops", 11) : readCount(r, "ops", 11),
      version,
    ),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readAlterClientQuotasRequestEntryDataList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterClientQuotasRequestEntryData[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterClientQuotasRequestEntryData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterClientQuotasRequestEntryData(r, i, version);
  }
  return list;
}

function readAlterClientQuotasRequest(r: Reader, version: number): AlterClientQuotasRequest {
  const m: AlterClientQuotasRequest = {
    entries: readAlterClientQuotasRequestEntryDataList(
      r,
      version >= 1 ? readCompactCount(r, "entries", 3) : readCount(r, "entries", 8),
      version,
    ),
    validateOnly: readBool(r, "validateOnly"),
  };
  if (version >= 1) readTags(r, m);
  return m;
}

function writeAlterClientQuotasRequestEntityData(
  w: Writer,
  key: Key,
  m: AlterClientQuotasRequestEntityDataInit,
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

function writeAlterClientQuotasRequestOpData(
  w: Writer,
  key: Key,
  m: AlterClientQuotasRequestOpDataInit,
  version: number,
): void {
  w.into(key, m);
  const { key: key_, value, remove, unknownTaggedFields } = m;
  if (version >= 1) writeCompactString(w, "key", key_);
  else writeString(w, "key", key_);
  const atValue = w.room(9);
  putFloat64(w, atValue, "value", value);
  putBool(w, atValue + 8, "remove", remove);
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterClientQuotasRequestEntryData(
  w: Writer,
  key: Key,
  m: AlterClientQuotasRequestEntryDataInit,
  version: number,
): void {
  w.into(key, m);
  const { entity, ops, unknownTaggedFields } = m;
  writeList(
    w,
    "entity",
    entity,
    version >= 1 ? writeCompactCount(w, "entity", entity) : writeCount(w, "entity", entity),
    writeAlterClientQuotasRequestEntityData,
    version,
  );
  writeList(
    w,
    "ops",
    ops,
    version >= 1 ? writeCompactCount(w, "ops", ops) : writeCount(w, "ops", ops),
    writeAlterClientQuotasRequestOpData,
    version,
  );
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterClientQuotasRequest(
  w: Writer,
  m: AlterClientQuotasRequestInit,
  version: number,
): void {
  const { entries, validateOnly, unknownTaggedFields } = m;
  writeList(
    w,
    "entries",
    entries,
    version >= 1 ? writeCompactCount(w, "entries", entries) : writeCount(w, "entries", entries),
    writeAlterClientQuotasRequestEntryData,
    version,
  );
  writeBool(w, "validateOnly", validateOnly);
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an AlterClientQuotas response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeAlterClientQuotasResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AlterClientQuotasResponse {
  return runDecode(
    "AlterClientQuotasResponse",
    0,
    1,
    readAlterClientQuotasResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AlterClientQuotas response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAlterClientQuotasResponse(
  message: AlterClientQuotasResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "AlterClientQuotasResponse",
    0,
    1,
    writeAlterClientQuotasResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of an AlterClientQuotas response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAlterClientQuotasResponseInto(
  message: AlterClientQuotasResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AlterClientQuotasResponse",
    0,
    1,
    writeAlterClientQuotasResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AlterClientQuotasResponse, for registries. */
export const AlterClientQuotasResponseCodec: MessageCodec<AlterClientQuotasResponse> = {
  name: "AlterClientQuotasResponse",
  type: "response",
  module: "clients",
  apiKey: 49,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  decode: decodeAlterClientQuotasResponse,
  encode: encodeAlterClientQuotasResponse,
};

/** Part of AlterClientQuotasResponse, versions 0-1. */
export interface AlterClientQuotasResponseEntityData {
  /**
   * string, versions 0+.
   *
   * @generated from AlterClientQuotasResponse.json EntityData.EntityType
   */
  entityType: string;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from AlterClientQuotasResponse.json EntityData.EntityName
   */
  entityName: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterClientQuotasResponseEntityData; fields with a default may be left out.
 */
export interface AlterClientQuotasResponseEntityDataInit {
  /** See {@linkcode AlterClientQuotasResponseEntityData.entityType}. */
  entityType: string;
  /** See {@linkcode AlterClientQuotasResponseEntityData.entityName}. */
  entityName: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AlterClientQuotasResponse, versions 0-1. */
export interface AlterClientQuotasResponseEntryData {
  /**
   * int16, versions 0+.
   *
   * @generated from AlterClientQuotasResponse.json EntryData.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from AlterClientQuotasResponse.json EntryData.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * []EntityData, versions 0+.
   *
   * @generated from AlterClientQuotasResponse.json EntryData.Entity
   */
  entity: readonly AlterClientQuotasResponseEntityData[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterClientQuotasResponseEntryData; fields with a default may be left out.
 */
export interface AlterClientQuotasResponseEntryDataInit {
  /** See {@linkcode AlterClientQuotasResponseEntryData.errorCode}. */
  errorCode: number;
  /** See {@linkcode AlterClientQuotasResponseEntryData.errorMessage}. */
  errorMessage: string | null;
  /** See {@linkcode AlterClientQuotasResponseEntryData.entity}. */
  entity: readonly AlterClientQuotasResponseEntityDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** AlterClientQuotasResponse: a response, key 49, versions 0-1, flexible versions 1+. */
export interface AlterClientQuotasResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from AlterClientQuotasResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []EntryData, versions 0+.
   *
   * @generated from AlterClientQuotasResponse.json Entries
   */
  entries: readonly AlterClientQuotasResponseEntryData[];
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
 * What encoders take for AlterClientQuotasResponse; fields with a default may be left out.
 */
export interface AlterClientQuotasResponseInit {
  /** See {@linkcode AlterClientQuotasResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode AlterClientQuotasResponse.entries}. */
  entries: readonly AlterClientQuotasResponseEntryDataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAlterClientQuotasResponseEntityData(
  r: Reader,
  key: Key,
  version: number,
): AlterClientQuotasResponseEntityData {
  r.down(key);
  const m: AlterClientQuotasResponseEntityData = {
    entityType: version >= 1 ? readCompactString(r, "entityType", repeated)
      : readString(r, "entityType", repeated),
    entityName: version >= 1 ? readCompactNullableString(r, "entityName")
      : readNullableString(r, "entityName"),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readAlterClientQuotasResponseEntityDataList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterClientQuotasResponseEntityData[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterClientQuotasResponseEntityData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterClientQuotasResponseEntityData(r, i, version);
  }
  return list;
}

function readAlterClientQuotasResponseEntryData(
  r: Reader,
  key: Key,
  version: number,
): AlterClientQuotasResponseEntryData {
  r.down(key);
  const m: AlterClientQuotasResponseEntryData = {
    errorCode: readInt16(r, "errorCode"),
    errorMessage: version >= 1 ? readCompactNullableString(r, "errorMessage")
      : readNullableString(r, "errorMessage"),
    entity: readAlterClientQuotasResponseEntityDataList(
      r,
      version >= 1 ? readCompactCount(r, "entity", 3) : readCount(r, "entity", 4),
      version,
    ),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readAlterClientQuotasResponseEntryDataList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterClientQuotasResponseEntryData[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterClientQuotasResponseEntryData>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterClientQuotasResponseEntryData(r, i, version);
  }
  return list;
}

function readAlterClientQuotasResponse(r: Reader, version: number): AlterClientQuotasResponse {
  const m: AlterClientQuotasResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    entries: readAlterClientQuotasResponseEntryDataList(
      r,
      version >= 1 ? readCompactCount(r, "entries", 5) : readCount(r, "entries", 8),
      version,
    ),
  };
  if (version >= 1) readTags(r, m);
  return m;
}

function writeAlterClientQuotasResponseEntityData(
  w: Writer,
  key: Key,
  m: AlterClientQuotasResponseEntityDataInit,
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

function writeAlterClientQuotasResponseEntryData(
  w: Writer,
  key: Key,
  m: AlterClientQuotasResponseEntryDataInit,
  version: number,
): void {
  w.into(key, m);
  const { errorCode, errorMessage, entity, unknownTaggedFields } = m;
  writeInt16(w, "errorCode", errorCode);
  if (version >= 1) writeCompactNullableString(w, "errorMessage", errorMessage);
  else writeNullableString(w, "errorMessage", errorMessage);
  writeList(
    w,
    "entity",
    entity,
    version >= 1 ? writeCompactCount(w, "entity", entity) : writeCount(w, "entity", entity),
    writeAlterClientQuotasResponseEntityData,
    version,
  );
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterClientQuotasResponse(
  w: Writer,
  m: AlterClientQuotasResponseInit,
  version: number,
): void {
  const { throttleTimeMs, entries, unknownTaggedFields } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "entries",
    entries,
    version >= 1 ? writeCompactCount(w, "entries", entries) : writeCount(w, "entries", entries),
    writeAlterClientQuotasResponseEntryData,
    version,
  );
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of AlterClientQuotas. */
export const AlterClientQuotas: Api<AlterClientQuotasRequestInit, AlterClientQuotasResponse> = {
  name: "AlterClientQuotas",
  key: 49,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  throttlesFrom: 0,
  encodeRequest: encodeAlterClientQuotasRequest,
  decodeResponse: decodeAlterClientQuotasResponse,
};

/** The broker's half of AlterClientQuotas. */
export const AlterClientQuotasServer: ServerApi<
  AlterClientQuotasRequest,
  AlterClientQuotasResponseInit
> = {
  name: "AlterClientQuotas",
  key: 49,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  decodeRequest: decodeAlterClientQuotasRequest,
  encodeResponse: encodeAlterClientQuotasResponse,
};
