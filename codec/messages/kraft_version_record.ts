// Generated from schemas/clients/KRaftVersionRecord.json. Do not edit.

/**
 * KRaftVersionRecord (data), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  putInt16,
  type Reader,
  readInt16,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a KRaftVersionRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes of the message, without anything that says its version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeKRaftVersionRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): KRaftVersionRecord {
  return runDecode("KRaftVersionRecord", 0, 0, readKRaftVersionRecord, body, version, options);
}

/**
 * Encodes the body of a KRaftVersionRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeKRaftVersionRecord(message: KRaftVersionRecordInit, version: number): Bytes {
  return runEncode("KRaftVersionRecord", 0, 0, writeKRaftVersionRecord, message, version);
}

/**
 * Encodes the body of a KRaftVersionRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeKRaftVersionRecordInto(
  message: KRaftVersionRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "KRaftVersionRecord",
    0,
    0,
    writeKRaftVersionRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of KRaftVersionRecord, for registries. */
export const KRaftVersionRecordCodec: MessageCodec<KRaftVersionRecord> = {
  name: "KRaftVersionRecord",
  type: "data",
  module: "clients",
  apiKey: null,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeKRaftVersionRecord,
  encode: encodeKRaftVersionRecord,
};

/**
 * KRaftVersionRecord: a message without a number of its own, versions 0, flexible versions 0+.
 */
export interface KRaftVersionRecord {
  /**
   * int16, versions 0+.
   *
   * @generated from KRaftVersionRecord.json Version
   */
  version: number;
  /**
   * int16, versions 0+.
   *
   * @generated from KRaftVersionRecord.json KRaftVersion
   */
  kRaftVersion: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for KRaftVersionRecord; fields with a default may be left out. */
export interface KRaftVersionRecordInit {
  /** See {@linkcode KRaftVersionRecord.version}. */
  version: number;
  /** See {@linkcode KRaftVersionRecord.kRaftVersion}. */
  kRaftVersion: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readKRaftVersionRecord(r: Reader): KRaftVersionRecord {
  const m: KRaftVersionRecord = {
    version: readInt16(r, "version"),
    kRaftVersion: readInt16(r, "kRaftVersion"),
  };
  readTags(r, m);
  return m;
}

function writeKRaftVersionRecord(w: Writer, m: KRaftVersionRecordInit): void {
  const { version: version_, kRaftVersion, unknownTaggedFields } = m;
  const atVersion = w.room(4);
  putInt16(w, atVersion, "version", version_);
  putInt16(w, atVersion + 2, "kRaftVersion", kRaftVersion);
  writeUnknownTags(w, unknownTaggedFields);
}
