// Generated from schemas/metadata/EndTransactionRecord.json. Do not edit.

/**
 * EndTransactionRecord (metadata, key 24), versions 0.
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
 * Decodes the body of an EndTransactionRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeEndTransactionRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): EndTransactionRecord {
  return runDecode("EndTransactionRecord", 0, 0, readEndTransactionRecord, body, version, options);
}

/**
 * Encodes the body of an EndTransactionRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeEndTransactionRecord(
  message: EndTransactionRecordInit,
  version: number,
): Bytes {
  return runEncode("EndTransactionRecord", 0, 0, writeEndTransactionRecord, message, version);
}

/**
 * Encodes the body of an EndTransactionRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeEndTransactionRecordInto(
  message: EndTransactionRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "EndTransactionRecord",
    0,
    0,
    writeEndTransactionRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of EndTransactionRecord, for registries. */
export const EndTransactionRecordCodec: MessageCodec<EndTransactionRecord> = {
  name: "EndTransactionRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 24,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeEndTransactionRecord,
  encode: encodeEndTransactionRecord,
};

/** EndTransactionRecord: a record, key 24, versions 0, flexible versions 0+. */
export interface EndTransactionRecord {
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for EndTransactionRecord; fields with a default may be left out. */
export interface EndTransactionRecordInit {
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readEndTransactionRecord(r: Reader): EndTransactionRecord {
  const m: EndTransactionRecord = {
  };
  readTags(r, m);
  return m;
}

function writeEndTransactionRecord(w: Writer, m: EndTransactionRecordInit): void {
  const { unknownTaggedFields } = m;
  writeUnknownTags(w, unknownTaggedFields);
}
