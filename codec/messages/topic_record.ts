// Generated from schemas/metadata/TopicRecord.json. Do not edit.

/**
 * TopicRecord (metadata, key 2), versions 0.
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
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  writeCompactString,
  type Writer,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a TopicRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeTopicRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): TopicRecord {
  return runDecode("TopicRecord", 0, 0, readTopicRecord, body, version, options);
}

/**
 * Encodes the body of a TopicRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeTopicRecord(message: TopicRecordInit, version: number): Bytes {
  return runEncode("TopicRecord", 0, 0, writeTopicRecord, message, version);
}

/**
 * Encodes the body of a TopicRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeTopicRecordInto(
  message: TopicRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto("TopicRecord", 0, 0, writeTopicRecord, message, version, target, offset);
}

/** Both directions of TopicRecord, for registries. */
export const TopicRecordCodec: MessageCodec<TopicRecord> = {
  name: "TopicRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 2,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeTopicRecord,
  encode: encodeTopicRecord,
};

/** TopicRecord: a record, key 2, versions 0, flexible versions 0+. */
export interface TopicRecord {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from TopicRecord.json Name
   */
  name: string;
  /**
   * uuid, versions 0+.
   *
   * @generated from TopicRecord.json TopicId
   */
  topicId: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for TopicRecord; fields with a default may be left out. */
export interface TopicRecordInit {
  /** See {@linkcode TopicRecord.name}. */
  name: string;
  /** See {@linkcode TopicRecord.topicId}. */
  topicId: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readTopicRecord(r: Reader): TopicRecord {
  const m: TopicRecord = {
    name: readCompactString(r, "name", repeated),
    topicId: readUuid(r, "topicId"),
  };
  readTags(r, m);
  return m;
}

function writeTopicRecord(w: Writer, m: TopicRecordInit): void {
  const { name, topicId, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeUuid(w, "topicId", topicId);
  writeUnknownTags(w, unknownTaggedFields);
}
