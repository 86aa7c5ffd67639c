// Generated from schemas/metadata/BeginTransactionRecord.json. Do not edit.

/**
 * BeginTransactionRecord (metadata, key 23), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  endTag,
  type InvalidText,
  type MessageCodec,
  readCompactNullableString,
  type Reader,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  startTag,
  type TaggedField,
  writeCompactNullableString,
  type Writer,
  writeTagCount,
  writeTagsBefore,
} from "../wire/mod.ts";

/**
 * Decodes the body of a BeginTransactionRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeBeginTransactionRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): BeginTransactionRecord {
  return runDecode(
    "BeginTransactionRecord",
    0,
    0,
    readBeginTransactionRecord,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a BeginTransactionRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeBeginTransactionRecord(
  message: BeginTransactionRecordInit,
  version: number,
): Bytes {
  return runEncode("BeginTransactionRecord", 0, 0, writeBeginTransactionRecord, message, version);
}

/**
 * Encodes the body of a BeginTransactionRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeBeginTransactionRecordInto(
  message: BeginTransactionRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "BeginTransactionRecord",
    0,
    0,
    writeBeginTransactionRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of BeginTransactionRecord, for registries. */
export const BeginTransactionRecordCodec: MessageCodec<BeginTransactionRecord> = {
  name: "BeginTransactionRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 23,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeBeginTransactionRecord,
  encode: encodeBeginTransactionRecord,
};

/** BeginTransactionRecord: a record, key 23, versions 0, flexible versions 0+. */
export interface BeginTransactionRecord {
  /**
   * string, versions 0+, nullable 0+, tag 0 in 0+, default null.
   *
   * @generated from BeginTransactionRecord.json Name
   */
  name: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for BeginTransactionRecord; fields with a default may be left out. */
export interface BeginTransactionRecordInit {
  /** See {@linkcode BeginTransactionRecord.name}. */
  name?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readBeginTransactionRecordTag(r: Reader, m: BeginTransactionRecord, tag: number): boolean {
  switch (tag) {
    case 0:
      m.name = readCompactNullableString(r, "name");
      return true;
  }
  return false;
}

function readBeginTransactionRecord(r: Reader): BeginTransactionRecord {
  const m: BeginTransactionRecord = {
    name: null,
  };
  readTags(r, m, readBeginTransactionRecordTag);
  return m;
}

function writeBeginTransactionRecord(w: Writer, m: BeginTransactionRecordInit): void {
  const { name = null, unknownTaggedFields } = m;
  const sendsName = name !== null;
  let unknown = writeTagCount(w, unknownTaggedFields, sendsName ? 1 : 0);
  unknown = writeTagsBefore(w, unknown, 0);
  if (sendsName) {
    const p = startTag(w, 0);
    writeCompactNullableString(w, "name", name);
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
}
