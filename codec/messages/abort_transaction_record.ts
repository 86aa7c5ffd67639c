// Generated from schemas/metadata/AbortTransactionRecord.json. Do not edit.

/**
 * AbortTransactionRecord (metadata, key 25), versions 0.
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
 * Decodes the body of an AbortTransactionRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeAbortTransactionRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AbortTransactionRecord {
  return runDecode(
    "AbortTransactionRecord",
    0,
    0,
    readAbortTransactionRecord,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AbortTransactionRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAbortTransactionRecord(
  message: AbortTransactionRecordInit,
  version: number,
): Bytes {
  return runEncode("AbortTransactionRecord", 0, 0, writeAbortTransactionRecord, message, version);
}

/**
 * Encodes the body of an AbortTransactionRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAbortTransactionRecordInto(
  message: AbortTransactionRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AbortTransactionRecord",
    0,
    0,
    writeAbortTransactionRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AbortTransactionRecord, for registries. */
export const AbortTransactionRecordCodec: MessageCodec<AbortTransactionRecord> = {
  name: "AbortTransactionRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 25,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeAbortTransactionRecord,
  encode: encodeAbortTransactionRecord,
};

/** AbortTransactionRecord: a record, key 25, versions 0, flexible versions 0+. */
export interface AbortTransactionRecord {
  /**
   * string, versions 0+, nullable 0+, tag 0 in 0+, default null.
   *
   * @generated from AbortTransactionRecord.json Reason
   */
  reason: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for AbortTransactionRecord; fields with a default may be left out. */
export interface AbortTransactionRecordInit {
  /** See {@linkcode AbortTransactionRecord.reason}. */
  reason?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAbortTransactionRecordTag(r: Reader, m: AbortTransactionRecord, tag: number): boolean {
  switch (tag) {
    case 0:
      m.reason = readCompactNullableString(r, "reason");
      return true;
  }
  return false;
}

function readAbortTransactionRecord(r: Reader): AbortTransactionRecord {
  const m: AbortTransactionRecord = {
    reason: null,
  };
  readTags(r, m, readAbortTransactionRecordTag);
  return m;
}

function writeAbortTransactionRecord(w: Writer, m: AbortTransactionRecordInit): void {
  const { reason = null, unknownTaggedFields } = m;
  const sendsReason = reason !== null;
  let unknown = writeTagCount(w, unknownTaggedFields, sendsReason ? 1 : 0);
  unknown = writeTagsBefore(w, unknown, 0);
  if (sendsReason) {
    const p = startTag(w, 0);
    writeCompactNullableString(w, "reason", reason);
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
}
