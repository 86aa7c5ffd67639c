// Generated from schemas/metadata/ClearElrRecord.json. Do not edit.

/**
 * ClearElrRecord (metadata, key 28), versions 0.
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
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  writeCompactString,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ClearElrRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeClearElrRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ClearElrRecord {
  return runDecode("ClearElrRecord", 0, 0, readClearElrRecord, body, version, options);
}

/**
 * Encodes the body of a ClearElrRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeClearElrRecord(message: ClearElrRecordInit, version: number): Bytes {
  return runEncode("ClearElrRecord", 0, 0, writeClearElrRecord, message, version);
}

/**
 * Encodes the body of a ClearElrRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeClearElrRecordInto(
  message: ClearElrRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ClearElrRecord",
    0,
    0,
    writeClearElrRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ClearElrRecord, for registries. */
export const ClearElrRecordCodec: MessageCodec<ClearElrRecord> = {
  name: "ClearElrRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 28,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeClearElrRecord,
  encode: encodeClearElrRecord,
};

/** ClearElrRecord: a record, key 28, versions 0, flexible versions 0+. */
export interface ClearElrRecord {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from ClearElrRecord.json TopicName
   */
  topicName: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ClearElrRecord; fields with a default may be left out. */
export interface ClearElrRecordInit {
  /** See {@linkcode ClearElrRecord.topicName}. */
  topicName: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readClearElrRecord(r: Reader): ClearElrRecord {
  const m: ClearElrRecord = {
    topicName: readCompactString(r, "topicName", repeated),
  };
  readTags(r, m);
  return m;
}

function writeClearElrRecord(w: Writer, m: ClearElrRecordInit): void {
  const { topicName, unknownTaggedFields } = m;
  writeCompactString(w, "topicName", topicName);
  writeUnknownTags(w, unknownTaggedFields);
}
