// Generated from schemas/metadata/RemoveUserScramCredentialRecord.json. Do not edit.

/**
 * RemoveUserScramCredentialRecord (metadata, key 22), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  readCompactString,
  type Reader,
  readInt8,
  readTags,
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
 * Decodes the body of a RemoveUserScramCredentialRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeRemoveUserScramCredentialRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): RemoveUserScramCredentialRecord {
  return runDecode(
    "RemoveUserScramCredentialRecord",
    0,
    0,
    readRemoveUserScramCredentialRecord,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a RemoveUserScramCredentialRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeRemoveUserScramCredentialRecord(
  message: RemoveUserScramCredentialRecordInit,
  version: number,
): Bytes {
  return runEncode(
    "RemoveUserScramCredentialRecord",
    0,
    0,
    writeRemoveUserScramCredentialRecord,
    message,
    version,
  );
}

/**
 * Encodes the body of a RemoveUserScramCredentialRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeRemoveUserScramCredentialRecordInto(
  message: RemoveUserScramCredentialRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "RemoveUserScramCredentialRecord",
    0,
    0,
    writeRemoveUserScramCredentialRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of RemoveUserScramCredentialRecord, for registries. */
export const RemoveUserScramCredentialRecordCodec: MessageCodec<RemoveUserScramCredentialRecord> = {
  name: "RemoveUserScramCredentialRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 22,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeRemoveUserScramCredentialRecord,
  encode: encodeRemoveUserScramCredentialRecord,
};

/** RemoveUserScramCredentialRecord: a record, key 22, versions 0, flexible versions 0+. */
export interface RemoveUserScramCredentialRecord {
  /**
   * string, versions 0+.
   *
   * @generated from RemoveUserScramCredentialRecord.json Name
   */
  name: string;
  /**
   * int8, versions 0+.
   *
   * @generated from RemoveUserScramCredentialRecord.json Mechanism
   */
  mechanism: number;
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
 * What encoders take for RemoveUserScramCredentialRecord; fields with a default may be left out.
 */
export interface RemoveUserScramCredentialRecordInit {
  /** See {@linkcode RemoveUserScramCredentialRecord.name}. */
  name: string;
  /** See {@linkcode RemoveUserScramCredentialRecord.mechanism}. */
  mechanism: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readRemoveUserScramCredentialRecord(r: Reader): RemoveUserScramCredentialRecord {
  const m: RemoveUserScramCredentialRecord = {
    name: readCompactString(r, "name"),
    mechanism: readInt8(r, "mechanism"),
  };
  readTags(r, m);
  return m;
}

function writeRemoveUserScramCredentialRecord(
  w: Writer,
  m: RemoveUserScramCredentialRecordInit,
): void {
  const { name, mechanism, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeInt8(w, "mechanism", mechanism);
  writeUnknownTags(w, unknownTaggedFields);
}
