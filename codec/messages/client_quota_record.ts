// Generated from schemas/metadata/ClientQuotaRecord.json. Do not edit.

/**
 * ClientQuotaRecord (metadata, key 14), versions 0.
 *
 * @module
 */
import {
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
  type Reader,
  readFloat64,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeList,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ClientQuotaRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeClientQuotaRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ClientQuotaRecord {
  return runDecode("ClientQuotaRecord", 0, 0, readClientQuotaRecord, body, version, options);
}

/**
 * Encodes the body of a ClientQuotaRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeClientQuotaRecord(message: ClientQuotaRecordInit, version: number): Bytes {
  return runEncode("ClientQuotaRecord", 0, 0, writeClientQuotaRecord, message, version);
}

/**
 * Encodes the body of a ClientQuotaRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeClientQuotaRecordInto(
  message: ClientQuotaRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ClientQuotaRecord",
    0,
    0,
    writeClientQuotaRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ClientQuotaRecord, for registries. */
export const ClientQuotaRecordCodec: MessageCodec<ClientQuotaRecord> = {
  name: "ClientQuotaRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 14,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeClientQuotaRecord,
  encode: encodeClientQuotaRecord,
};

/** Part of ClientQuotaRecord, versions 0. */
export interface ClientQuotaRecordEntityData {
  /**
   * string, versions 0+.
   *
   * @generated from ClientQuotaRecord.json EntityData.EntityType
   */
  entityType: string;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from ClientQuotaRecord.json EntityData.EntityName
   */
  entityName: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ClientQuotaRecordEntityData; fields with a default may be left out.
 */
export interface ClientQuotaRecordEntityDataInit {
  /** See {@linkcode ClientQuotaRecordEntityData.entityType}. */
  entityType: string;
  /** See {@linkcode ClientQuotaRecordEntityData.entityName}. */
  entityName: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ClientQuotaRecord: a record, key 14, versions 0, flexible versions 0+. */
export interface ClientQuotaRecord {
  /**
   * []EntityData, versions 0+.
   *
   * @generated from ClientQuotaRecord.json Entity
   */
  entity: readonly ClientQuotaRecordEntityData[];
  /**
   * string, versions 0+.
   *
   * @generated from ClientQuotaRecord.json Key
   */
  key: string;
  /**
   * float64, versions 0+.
   *
   * @generated from ClientQuotaRecord.json Value
   */
  value: number;
  /**
   * bool, versions 0+.
   *
   * @generated from ClientQuotaRecord.json Remove
   */
  remove: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ClientQuotaRecord; fields with a default may be left out. */
export interface ClientQuotaRecordInit {
  /** See {@linkcode ClientQuotaRecord.entity}. */
  entity: readonly ClientQuotaRecordEntityDataInit[];
  /** See {@linkcode ClientQuotaRecord.key}. */
  key: string;
  /** See {@linkcode ClientQuotaRecord.value}. */
  value: number;
  /** See {@linkcode ClientQuotaRecord.remove}. */
  remove: boolean;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readClientQuotaRecordEntityData(r: Reader, key: Key): ClientQuotaRecordEntityData {
  r.down(key);
  const m: ClientQuotaRecordEntityData = {
    entityType: readCompactString(r, "entityType", repeated),
    entityName: readCompactNullableString(r, "entityName"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readClientQuotaRecordEntityDataList(
  r: Reader,
  n: number,
): readonly ClientQuotaRecordEntityData[] {
  if (n === 0) return EMPTY;
  const list = slots<ClientQuotaRecordEntityData>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readClientQuotaRecordEntityData(r, i);
  }
  return list;
}

function readClientQuotaRecord(r: Reader): ClientQuotaRecord {
  const m: ClientQuotaRecord = {
    entity: readClientQuotaRecordEntityDataList(r, readCompactCount(r, "entity", 3)),
    key: readCompactString(r, "key", repeated),
    value: readFloat64(r, "value"),
    remove: readBool(r, "remove"),
  };
  readTags(r, m);
  return m;
}

function writeClientQuotaRecordEntityData(
  w: Writer,
  key: Key,
  m: ClientQuotaRecordEntityDataInit,
): void {
  w.into(key, m);
  const { entityType, entityName, unknownTaggedFields } = m;
  writeCompactString(w, "entityType", entityType);
  writeCompactNullableString(w, "entityName", entityName);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeClientQuotaRecord(w: Writer, m: ClientQuotaRecordInit): void {
  const { entity, key: key_, value, remove, unknownTaggedFields } = m;
  writeList(
    w,
    "entity",
    entity,
    writeCompactCount(w, "entity", entity),
    writeClientQuotaRecordEntityData,
  );
  writeCompactString(w, "key", key_);
  const atValue = w.room(9);
  putFloat64(w, atValue, "value", value);
  putBool(w, atValue + 8, "remove", remove);
  writeUnknownTags(w, unknownTaggedFields);
}
