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
  type MessageCodec,
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
  version: number,
): AlterClientQuotasRequestEntityData {
  r.down();
  r.at("entityType");
  const entityType = version >= 1 ? r.compactString(repeated) : r.string(repeated);
  r.at("entityName");
  const entityName = version >= 1 ? r.compactNullableString() : r.nullableString();
  const m: AlterClientQuotasRequestEntityData = { entityType, entityName };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function readAlterClientQuotasRequestEntityDataList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterClientQuotasRequestEntityData[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterClientQuotasRequestEntityData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAlterClientQuotasRequestEntityData(r, version);
  }
  r.up();
  return list;
}

function readAlterClientQuotasRequestOpData(
  r: Reader,
  version: number,
): AlterClientQuotasRequestOpData {
  r.down();
  r.at("key"); const key = version >= 1 ? r.compactString(repeated) : r.string(repeated);
  r.at("value"); const value = readFloat64(r);
  r.at("remove"); const remove = r.bool();
  const m: AlterClientQuotasRequestOpData = { key, value, remove };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function readAlterClientQuotasRequestOpDataList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterClientQuotasRequestOpData[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterClientQuotasRequestOpData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAlterClientQuotasRequestOpData(r, version);
  }
  r.up();
  return list;
}

function readAlterClientQuotasRequestEntryData(
  r: Reader,
  version: number,
): AlterClientQuotasRequestEntryData {
  r.down();
  r.at("entity");
  const entity = readAlterClientQuotasRequestEntityDataList(
    r,
    version >= 1 ? r.compactCount(3, 48) : r.count(4, 48),
    version,
  );
  r.at("ops");
  const ops = readAlterClientQuotasRequestOpDataList(
    r,
    version >= 1 ? r.compactCount(11, 56) : r.count(11, 56),
    version,
  );
  const m: AlterClientQuotasRequestEntryData = { entity, ops };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function readAlterClientQuotasRequestEntryDataList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterClientQuotasRequestEntryData[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterClientQuotasRequestEntryData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAlterClientQuotasRequestEntryData(r, version);
  }
  r.up();
  return list;
}

function readAlterClientQuotasRequest(r: Reader, version: number): AlterClientQuotasRequest {
  r.down();
  r.at("entries");
  const entries = readAlterClientQuotasRequestEntryDataList(
    r,
    version >= 1 ? r.compactCount(3, 48) : r.count(8, 48),
    version,
  );
  r.at("validateOnly"); const validateOnly = r.bool();
  const m: AlterClientQuotasRequest = { entries, validateOnly };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function writeAlterClientQuotasRequestEntityData(
  w: Writer,
  m: AlterClientQuotasRequestEntityDataInit,
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

function writeAlterClientQuotasRequestEntityDataList(
  w: Writer,
  list: readonly AlterClientQuotasRequestEntityDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAlterClientQuotasRequestEntityData(w, list![i]!, version);
  }
  w.up();
}

function writeAlterClientQuotasRequestOpData(
  w: Writer,
  m: AlterClientQuotasRequestOpDataInit,
  version: number,
): void {
  w.down(m);
  const { key, value, remove, unknownTaggedFields } = m;
  w.at("key");
  if (version >= 1) w.compactString(key);
  else w.string(key);
  w.at("value"); writeFloat64(w, value);
  w.at("remove"); w.bool(remove);
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeAlterClientQuotasRequestOpDataList(
  w: Writer,
  list: readonly AlterClientQuotasRequestOpDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAlterClientQuotasRequestOpData(w, list![i]!, version);
  }
  w.up();
}

function writeAlterClientQuotasRequestEntryData(
  w: Writer,
  m: AlterClientQuotasRequestEntryDataInit,
  version: number,
): void {
  w.down(m);
  const { entity, ops, unknownTaggedFields } = m;
  w.at("entity");
  writeAlterClientQuotasRequestEntityDataList(
    w,
    entity,
    version >= 1 ? w.compactCount(entity) : w.count(entity),
    version,
  );
  w.at("ops");
  writeAlterClientQuotasRequestOpDataList(
    w,
    ops,
    version >= 1 ? w.compactCount(ops) : w.count(ops),
    version,
  );
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeAlterClientQuotasRequestEntryDataList(
  w: Writer,
  list: readonly AlterClientQuotasRequestEntryDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAlterClientQuotasRequestEntryData(w, list![i]!, version);
  }
  w.up();
}

function writeAlterClientQuotasRequest(
  w: Writer,
  m: AlterClientQuotasRequestInit,
  version: number,
): void {
  w.down(m);
  const { entries, validateOnly, unknownTaggedFields } = m;
  w.at("entries");
  writeAlterClientQuotasRequestEntryDataList(
    w,
    entries,
    version >= 1 ? w.compactCount(entries) : w.count(entries),
    version,
  );
  w.at("validateOnly"); w.bool(validateOnly);
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
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
  version: number,
): AlterClientQuotasResponseEntityData {
  r.down();
  r.at("entityType");
  const entityType = version >= 1 ? r.compactString(repeated) : r.string(repeated);
  r.at("entityName");
  const entityName = version >= 1 ? r.compactNullableString() : r.nullableString();
  const m: AlterClientQuotasResponseEntityData = { entityType, entityName };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function readAlterClientQuotasResponseEntityDataList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterClientQuotasResponseEntityData[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterClientQuotasResponseEntityData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAlterClientQuotasResponseEntityData(r, version);
  }
  r.up();
  return list;
}

function readAlterClientQuotasResponseEntryData(
  r: Reader,
  version: number,
): AlterClientQuotasResponseEntryData {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage");
  const errorMessage = version >= 1 ? r.compactNullableString() : r.nullableString();
  r.at("entity");
  const entity = readAlterClientQuotasResponseEntityDataList(
    r,
    version >= 1 ? r.compactCount(3, 48) : r.count(4, 48),
    version,
  );
  const m: AlterClientQuotasResponseEntryData = { errorCode, errorMessage, entity };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function readAlterClientQuotasResponseEntryDataList(
  r: Reader,
  n: number,
  version: number,
): readonly AlterClientQuotasResponseEntryData[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterClientQuotasResponseEntryData>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAlterClientQuotasResponseEntryData(r, version);
  }
  r.up();
  return list;
}

function readAlterClientQuotasResponse(r: Reader, version: number): AlterClientQuotasResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("entries");
  const entries = readAlterClientQuotasResponseEntryDataList(
    r,
    version >= 1 ? r.compactCount(5, 56) : r.count(8, 56),
    version,
  );
  const m: AlterClientQuotasResponse = { throttleTimeMs, entries };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function writeAlterClientQuotasResponseEntityData(
  w: Writer,
  m: AlterClientQuotasResponseEntityDataInit,
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

function writeAlterClientQuotasResponseEntityDataList(
  w: Writer,
  list: readonly AlterClientQuotasResponseEntityDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAlterClientQuotasResponseEntityData(w, list![i]!, version);
  }
  w.up();
}

function writeAlterClientQuotasResponseEntryData(
  w: Writer,
  m: AlterClientQuotasResponseEntryDataInit,
  version: number,
): void {
  w.down(m);
  const { errorCode, errorMessage, entity, unknownTaggedFields } = m;
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage");
  if (version >= 1) w.compactNullableString(errorMessage);
  else w.nullableString(errorMessage);
  w.at("entity");
  writeAlterClientQuotasResponseEntityDataList(
    w,
    entity,
    version >= 1 ? w.compactCount(entity) : w.count(entity),
    version,
  );
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeAlterClientQuotasResponseEntryDataList(
  w: Writer,
  list: readonly AlterClientQuotasResponseEntryDataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAlterClientQuotasResponseEntryData(w, list![i]!, version);
  }
  w.up();
}

function writeAlterClientQuotasResponse(
  w: Writer,
  m: AlterClientQuotasResponseInit,
  version: number,
): void {
  w.down(m);
  const { throttleTimeMs, entries, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("entries");
  writeAlterClientQuotasResponseEntryDataList(
    w,
    entries,
    version >= 1 ? w.compactCount(entries) : w.count(entries),
    version,
  );
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of AlterClientQuotas. */
export const AlterClientQuotas: Api<AlterClientQuotasRequestInit, AlterClientQuotasResponse> = {
  name: "AlterClientQuotas",
  key: 49,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
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
