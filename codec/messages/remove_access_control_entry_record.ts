// Generated from schemas/metadata/RemoveAccessControlEntryRecord.json. Do not edit.

/**
 * RemoveAccessControlEntryRecord (metadata, key 19), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  type Reader,
  readTags,
  readUuid,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  type Writer,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a RemoveAccessControlEntryRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeRemoveAccessControlEntryRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): RemoveAccessControlEntryRecord {
  return runDecode(
    "RemoveAccessControlEntryRecord",
    0,
    0,
    readRemoveAccessControlEntryRecord,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a RemoveAccessControlEntryRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeRemoveAccessControlEntryRecord(
  message: RemoveAccessControlEntryRecordInit,
  version: number,
): Bytes {
  return runEncode(
    "RemoveAccessControlEntryRecord",
    0,
    0,
    writeRemoveAccessControlEntryRecord,
    message,
    version,
  );
}

/**
 * Encodes the body of a RemoveAccessControlEntryRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeRemoveAccessControlEntryRecordInto(
  message: RemoveAccessControlEntryRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "RemoveAccessControlEntryRecord",
    0,
    0,
    writeRemoveAccessControlEntryRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of RemoveAccessControlEntryRecord, for registries. */
export const RemoveAccessControlEntryRecordCodec: MessageCodec<RemoveAccessControlEntryRecord> = {
  name: "RemoveAccessControlEntryRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 19,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeRemoveAccessControlEntryRecord,
  encode: encodeRemoveAccessControlEntryRecord,
};

/** RemoveAccessControlEntryRecord: a record, key 19, versions 0, flexible versions 0+. */
export interface RemoveAccessControlEntryRecord {
  /**
   * uuid, versions 0+.
   *
   * @generated from RemoveAccessControlEntryRecord.json Id
   */
  id: string;
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
 * What encoders take for RemoveAccessControlEntryRecord; fields with a default may be left out.
 */
export interface RemoveAccessControlEntryRecordInit {
  /** See {@linkcode RemoveAccessControlEntryRecord.id}. */
  id: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readRemoveAccessControlEntryRecord(r: Reader): RemoveAccessControlEntryRecord {
  const m: RemoveAccessControlEntryRecord = {
    id: readUuid(r, "id"),
  };
  readTags(r, m);
  return m;
}

function writeRemoveAccessControlEntryRecord(
  w: Writer,
  m: RemoveAccessControlEntryRecordInit,
): void {
  const { id, unknownTaggedFields } = m;
  writeUuid(w, "id", id);
  writeUnknownTags(w, unknownTaggedFields);
}
