// Generated from schemas/metadata/NoOpRecord.json. Do not edit.

/**
 * NoOpRecord (metadata, key 20), versions 0.
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
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a NoOpRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeNoOpRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): NoOpRecord {
  return runDecode("NoOpRecord", 0, 0, readNoOpRecord, body, version, options);
}

/**
 * Encodes the body of a NoOpRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeNoOpRecord(message: NoOpRecordInit, version: number): Bytes {
  return runEncode("NoOpRecord", 0, 0, writeNoOpRecord, message, version);
}

/**
 * Encodes the body of a NoOpRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeNoOpRecordInto(
  message: NoOpRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto("NoOpRecord", 0, 0, writeNoOpRecord, message, version, target, offset);
}

/** Both directions of NoOpRecord, for registries. */
export const NoOpRecordCodec: MessageCodec<NoOpRecord> = {
  name: "NoOpRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 20,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeNoOpRecord,
  encode: encodeNoOpRecord,
};

/** NoOpRecord: a record, key 20, versions 0, flexible versions 0+. */
export interface NoOpRecord {
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for NoOpRecord; fields with a default may be left out. */
export interface NoOpRecordInit {
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readNoOpRecord(r: Reader): NoOpRecord {
  const m: NoOpRecord = {
  };
  readTags(r, m);
  return m;
}

function writeNoOpRecord(w: Writer, m: NoOpRecordInit): void {
  const { unknownTaggedFields } = m;
  writeUnknownTags(w, unknownTaggedFields);
}
