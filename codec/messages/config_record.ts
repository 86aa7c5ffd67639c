// Generated from schemas/metadata/ConfigRecord.json. Do not edit.

/**
 * ConfigRecord (metadata, key 4), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt8,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  writeCompactNullableString,
  writeCompactString,
  writeInt8,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ConfigRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeConfigRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ConfigRecord {
  return runDecode("ConfigRecord", 0, 0, readConfigRecord, body, version, options);
}

/**
 * Encodes the body of a ConfigRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeConfigRecord(message: ConfigRecordInit, version: number): Bytes {
  return runEncode("ConfigRecord", 0, 0, writeConfigRecord, message, version);
}

/**
 * Encodes the body of a ConfigRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeConfigRecordInto(
  message: ConfigRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto("ConfigRecord", 0, 0, writeConfigRecord, message, version, target, offset);
}

/** Both directions of ConfigRecord, for registries. */
export const ConfigRecordCodec: MessageCodec<ConfigRecord> = {
  name: "ConfigRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 4,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeConfigRecord,
  encode: encodeConfigRecord,
};

/** ConfigRecord: a record, key 4, versions 0, flexible versions 0+. */
export interface ConfigRecord {
  /**
   * int8, versions 0+.
   *
   * @generated from ConfigRecord.json ResourceType
   */
  resourceType: number;
  /**
   * string, versions 0+.
   *
   * @generated from ConfigRecord.json ResourceName
   */
  resourceName: string;
  /**
   * string, versions 0+.
   *
   * @generated from ConfigRecord.json Name
   */
  name: string;
  /**
   * string, versions 0+, nullable 0+, secret.
   *
   * @generated from ConfigRecord.json Value
   */
  value: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ConfigRecord; fields with a default may be left out. */
export interface ConfigRecordInit {
  /** See {@linkcode ConfigRecord.resourceType}. */
  resourceType: number;
  /** See {@linkcode ConfigRecord.resourceName}. */
  resourceName: string;
  /** See {@linkcode ConfigRecord.name}. */
  name: string;
  /** See {@linkcode ConfigRecord.value}. */
  value: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readConfigRecord(r: Reader): ConfigRecord {
  const m: ConfigRecord = {
    resourceType: readInt8(r, "resourceType"),
    resourceName: readCompactString(r, "resourceName", repeated),
    name: readCompactString(r, "name", repeated),
    value: readCompactNullableString(r, "value"),
  };
  readTags(r, m);
  return m;
}

function writeConfigRecord(w: Writer, m: ConfigRecordInit): void {
  const { resourceType, resourceName, name, value, unknownTaggedFields } = m;
  writeInt8(w, "resourceType", resourceType);
  writeCompactString(w, "resourceName", resourceName);
  writeCompactString(w, "name", name);
  writeCompactNullableString(w, "value", value);
  writeUnknownTags(w, unknownTaggedFields);
}
