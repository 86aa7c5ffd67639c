// Generated from schemas/metadata/AccessControlEntryRecord.json. Do not edit.

/**
 * AccessControlEntryRecord (metadata, key 18), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  putInt8,
  putUuid,
  readCompactString,
  type Reader,
  readInt8,
  readTags,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  writeCompactString,
  writeInt8,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of an AccessControlEntryRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeAccessControlEntryRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AccessControlEntryRecord {
  return runDecode(
    "AccessControlEntryRecord",
    0,
    0,
    readAccessControlEntryRecord,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AccessControlEntryRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAccessControlEntryRecord(
  message: AccessControlEntryRecordInit,
  version: number,
): Bytes {
  return runEncode(
    "AccessControlEntryRecord",
    0,
    0,
    writeAccessControlEntryRecord,
    message,
    version,
  );
}

/**
 * Encodes the body of an AccessControlEntryRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAccessControlEntryRecordInto(
  message: AccessControlEntryRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AccessControlEntryRecord",
    0,
    0,
    writeAccessControlEntryRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AccessControlEntryRecord, for registries. */
export const AccessControlEntryRecordCodec: MessageCodec<AccessControlEntryRecord> = {
  name: "AccessControlEntryRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 18,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeAccessControlEntryRecord,
  encode: encodeAccessControlEntryRecord,
};

/** AccessControlEntryRecord: a record, key 18, versions 0, flexible versions 0+. */
export interface AccessControlEntryRecord {
  /**
   * uuid, versions 0+.
   *
   * @generated from AccessControlEntryRecord.json Id
   */
  id: string;
  /**
   * int8, versions 0+.
   *
   * @generated from AccessControlEntryRecord.json ResourceType
   */
  resourceType: number;
  /**
   * string, versions 0+.
   *
   * @generated from AccessControlEntryRecord.json ResourceName
   */
  resourceName: string;
  /**
   * int8, versions 0+.
   *
   * @generated from AccessControlEntryRecord.json PatternType
   */
  patternType: number;
  /**
   * string, versions 0+.
   *
   * @generated from AccessControlEntryRecord.json Principal
   */
  principal: string;
  /**
   * string, versions 0+.
   *
   * @generated from AccessControlEntryRecord.json Host
   */
  host: string;
  /**
   * int8, versions 0+.
   *
   * @generated from AccessControlEntryRecord.json Operation
   */
  operation: number;
  /**
   * int8, versions 0+.
   *
   * @generated from AccessControlEntryRecord.json PermissionType
   */
  permissionType: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for AccessControlEntryRecord; fields with a default may be left out. */
export interface AccessControlEntryRecordInit {
  /** See {@linkcode AccessControlEntryRecord.id}. */
  id: string;
  /** See {@linkcode AccessControlEntryRecord.resourceType}. */
  resourceType: number;
  /** See {@linkcode AccessControlEntryRecord.resourceName}. */
  resourceName: string;
  /** See {@linkcode AccessControlEntryRecord.patternType}. */
  patternType: number;
  /** See {@linkcode AccessControlEntryRecord.principal}. */
  principal: string;
  /** See {@linkcode AccessControlEntryRecord.host}. */
  host: string;
  /** See {@linkcode AccessControlEntryRecord.operation}. */
  operation: number;
  /** See {@linkcode AccessControlEntryRecord.permissionType}. */
  permissionType: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAccessControlEntryRecord(r: Reader): AccessControlEntryRecord {
  const m: AccessControlEntryRecord = {
    id: readUuid(r, "id"),
    resourceType: readInt8(r, "resourceType"),
    resourceName: readCompactString(r, "resourceName", repeated),
    patternType: readInt8(r, "patternType"),
    principal: readCompactString(r, "principal", repeated),
    host: readCompactString(r, "host", repeated),
    operation: readInt8(r, "operation"),
    permissionType: readInt8(r, "permissionType"),
  };
  readTags(r, m);
  return m;
}

function writeAccessControlEntryRecord(w: Writer, m: AccessControlEntryRecordInit): void {
  const {
    id,
    resourceType,
    resourceName,
    patternType,
    principal,
    host,
    operation,
    permissionType,
    unknownTaggedFields,
  } = m;
  const atId = w.room(17);
  putUuid(w, atId, "id", id);
  putInt8(w, atId + 16, "resourceType", resourceType);
  writeCompactString(w, "resourceName", resourceName);
  writeInt8(w, "patternType", patternType);
  writeCompactString(w, "principal", principal);
  writeCompactString(w, "host", host);
  const atOperation = w.room(2);
  putInt8(w, atOperation, "operation", operation);
  putInt8(w, atOperation + 1, "permissionType", permissionType);
  writeUnknownTags(w, unknownTaggedFields);
}
