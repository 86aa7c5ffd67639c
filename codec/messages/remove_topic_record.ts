// Generated from schemas/metadata/RemoveTopicRecord.json. Do not edit.

/**
 * RemoveTopicRecord (metadata, key 9), versions 0.
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
  readUuid,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  type Writer,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a RemoveTopicRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeRemoveTopicRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): RemoveTopicRecord {
  return runDecode("RemoveTopicRecord", 0, 0, readRemoveTopicRecord, body, version, options);
}

/**
 * Encodes the body of a RemoveTopicRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeRemoveTopicRecord(message: RemoveTopicRecordInit, version: number): Bytes {
  return runEncode("RemoveTopicRecord", 0, 0, writeRemoveTopicRecord, message, version);
}

/**
 * Encodes the body of a RemoveTopicRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeRemoveTopicRecordInto(
  message: RemoveTopicRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "RemoveTopicRecord",
    0,
    0,
    writeRemoveTopicRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of RemoveTopicRecord, for registries. */
export const RemoveTopicRecordCodec: MessageCodec<RemoveTopicRecord> = {
  name: "RemoveTopicRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 9,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeRemoveTopicRecord,
  encode: encodeRemoveTopicRecord,
};

/** RemoveTopicRecord: a record, key 9, versions 0, flexible versions 0+. */
export interface RemoveTopicRecord {
  /**
   * uuid, versions 0+.
   *
   * @generated from RemoveTopicRecord.json TopicId
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

/** What encoders take for RemoveTopicRecord; fields with a default may be left out. */
export interface RemoveTopicRecordInit {
  /** See {@linkcode RemoveTopicRecord.topicId}. */
  topicId: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readRemoveTopicRecord(r: Reader): RemoveTopicRecord {
  const m: RemoveTopicRecord = {
    topicId: readUuid(r, "topicId"),
  };
  readTags(r, m);
  return m;
}

function writeRemoveTopicRecord(w: Writer, m: RemoveTopicRecordInit): void {
  const { topicId, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeUnknownTags(w, unknownTaggedFields);
}
