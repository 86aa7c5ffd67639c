// Generated from schemas/metadata/FeatureLevelRecord.json. Do not edit.

/**
 * FeatureLevelRecord (metadata, key 12), versions 0.
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
  readInt16,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  writeCompactString,
  writeInt16,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a FeatureLevelRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeFeatureLevelRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): FeatureLevelRecord {
  return runDecode("FeatureLevelRecord", 0, 0, readFeatureLevelRecord, body, version, options);
}

/**
 * Encodes the body of a FeatureLevelRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeFeatureLevelRecord(message: FeatureLevelRecordInit, version: number): Bytes {
  return runEncode("FeatureLevelRecord", 0, 0, writeFeatureLevelRecord, message, version);
}

/**
 * Encodes the body of a FeatureLevelRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeFeatureLevelRecordInto(
  message: FeatureLevelRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "FeatureLevelRecord",
    0,
    0,
    writeFeatureLevelRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of FeatureLevelRecord, for registries. */
export const FeatureLevelRecordCodec: MessageCodec<FeatureLevelRecord> = {
  name: "FeatureLevelRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 12,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeFeatureLevelRecord,
  encode: encodeFeatureLevelRecord,
};

/** FeatureLevelRecord: a record, key 12, versions 0, flexible versions 0+. */
export interface FeatureLevelRecord {
  /**
   * string, versions 0+.
   *
   * @generated from FeatureLevelRecord.json Name
   */
  name: string;
  /**
   * int16, versions 0+.
   *
   * @generated from FeatureLevelRecord.json FeatureLevel
   */
  featureLevel: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for FeatureLevelRecord; fields with a default may be left out. */
export interface FeatureLevelRecordInit {
  /** See {@linkcode FeatureLevelRecord.name}. */
  name: string;
  /** See {@linkcode FeatureLevelRecord.featureLevel}. */
  featureLevel: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readFeatureLevelRecord(r: Reader): FeatureLevelRecord {
  const m: FeatureLevelRecord = {
    name: readCompactString(r, "name", repeated),
    featureLevel: readInt16(r, "featureLevel"),
  };
  readTags(r, m);
  return m;
}

function writeFeatureLevelRecord(w: Writer, m: FeatureLevelRecordInit): void {
  const { name, featureLevel, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeInt16(w, "featureLevel", featureLevel);
  writeUnknownTags(w, unknownTaggedFields);
}
