// Generated from schemas/clients/SnapshotHeaderRecord.json. Do not edit.

/**
 * SnapshotHeaderRecord (data), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  putInt16,
  putInt64,
  type Reader,
  readInt16,
  readInt64,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a SnapshotHeaderRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes of the message, without anything that says its version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeSnapshotHeaderRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): SnapshotHeaderRecord {
  return runDecode("SnapshotHeaderRecord", 0, 0, readSnapshotHeaderRecord, body, version, options);
}

/**
 * Encodes the body of a SnapshotHeaderRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeSnapshotHeaderRecord(
  message: SnapshotHeaderRecordInit,
  version: number,
): Bytes {
  return runEncode("SnapshotHeaderRecord", 0, 0, writeSnapshotHeaderRecord, message, version);
}

/**
 * Encodes the body of a SnapshotHeaderRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeSnapshotHeaderRecordInto(
  message: SnapshotHeaderRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "SnapshotHeaderRecord",
    0,
    0,
    writeSnapshotHeaderRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of SnapshotHeaderRecord, for registries. */
export const SnapshotHeaderRecordCodec: MessageCodec<SnapshotHeaderRecord> = {
  name: "SnapshotHeaderRecord",
  type: "data",
  module: "clients",
  apiKey: null,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeSnapshotHeaderRecord,
  encode: encodeSnapshotHeaderRecord,
};

/**
 * SnapshotHeaderRecord: a message without a number of its own, versions 0, flexible versions 0+.
 */
export interface SnapshotHeaderRecord {
  /**
   * int16, versions 0+.
   *
   * @generated from SnapshotHeaderRecord.json Version
   */
  version: number;
  /**
   * int64, versions 0+.
   *
   * @generated from SnapshotHeaderRecord.json LastContainedLogTimestamp
   */
  lastContainedLogTimestamp: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for SnapshotHeaderRecord; fields with a default may be left out. */
export interface SnapshotHeaderRecordInit {
  /** See {@linkcode SnapshotHeaderRecord.version}. */
  version: number;
  /** See {@linkcode SnapshotHeaderRecord.lastContainedLogTimestamp}. */
  lastContainedLogTimestamp: bigint;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readSnapshotHeaderRecord(r: Reader): SnapshotHeaderRecord {
  const m: SnapshotHeaderRecord = {
    version: readInt16(r, "version"),
    lastContainedLogTimestamp: readInt64(r, "lastContainedLogTimestamp"),
  };
  readTags(r, m);
  return m;
}

function writeSnapshotHeaderRecord(w: Writer, m: SnapshotHeaderRecordInit): void {
  const { version: version_, lastContainedLogTimestamp, unknownTaggedFields } = m;
  const atVersion = w.room(10);
  putInt16(w, atVersion, "version", version_);
  putInt64(w, atVersion + 2, "lastContainedLogTimestamp", lastContainedLogTimestamp);
  writeUnknownTags(w, unknownTaggedFields);
}
