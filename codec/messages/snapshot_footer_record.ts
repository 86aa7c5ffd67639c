// Generated from schemas/clients/SnapshotFooterRecord.json. Do not edit.

/**
 * SnapshotFooterRecord (data), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  type Reader,
  readInt16,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  writeInt16,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a SnapshotFooterRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes of the message, without anything that says its version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeSnapshotFooterRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): SnapshotFooterRecord {
  return runDecode("SnapshotFooterRecord", 0, 0, readSnapshotFooterRecord, body, version, options);
}

/**
 * Encodes the body of a SnapshotFooterRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeSnapshotFooterRecord(
  message: SnapshotFooterRecordInit,
  version: number,
): Bytes {
  return runEncode("SnapshotFooterRecord", 0, 0, writeSnapshotFooterRecord, message, version);
}

/**
 * Encodes the body of a SnapshotFooterRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeSnapshotFooterRecordInto(
  message: SnapshotFooterRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "SnapshotFooterRecord",
    0,
    0,
    writeSnapshotFooterRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of SnapshotFooterRecord, for registries. */
export const SnapshotFooterRecordCodec: MessageCodec<SnapshotFooterRecord> = {
  name: "SnapshotFooterRecord",
  type: "data",
  module: "clients",
  apiKey: null,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeSnapshotFooterRecord,
  encode: encodeSnapshotFooterRecord,
};

/**
 * SnapshotFooterRecord: a message without a number of its own, versions 0, flexible versions 0+.
 */
export interface SnapshotFooterRecord {
  /**
   * int16, versions 0+.
   *
   * @generated from SnapshotFooterRecord.json Version
   */
  version: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for SnapshotFooterRecord; fields with a default may be left out. */
export interface SnapshotFooterRecordInit {
  /** See {@linkcode SnapshotFooterRecord.version}. */
  version: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readSnapshotFooterRecord(r: Reader): SnapshotFooterRecord {
  const m: SnapshotFooterRecord = {
    version: readInt16(r, "version"),
  };
  readTags(r, m);
  return m;
}

function writeSnapshotFooterRecord(w: Writer, m: SnapshotFooterRecordInit): void {
  const { version: version_, unknownTaggedFields } = m;
  writeInt16(w, "version", version_);
  writeUnknownTags(w, unknownTaggedFields);
}
