// Generated from schemas/share/ShareUpdateKey.json. Do not edit.

/**
 * ShareUpdateKey (coordinator-key, key 1), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  putInt32,
  putUuid,
  type Reader,
  readInt32,
  readString,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type Writer,
  writeString,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ShareUpdateKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeShareUpdateKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareUpdateKey {
  return runDecode("ShareUpdateKey", 0, 0, readShareUpdateKey, body, version, options);
}

/**
 * Encodes the body of a ShareUpdateKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareUpdateKey(message: ShareUpdateKeyInit, version: number): Bytes {
  return runEncode("ShareUpdateKey", 0, 0, writeShareUpdateKey, message, version);
}

/**
 * Encodes the body of a ShareUpdateKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareUpdateKeyInto(
  message: ShareUpdateKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareUpdateKey",
    0,
    0,
    writeShareUpdateKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareUpdateKey, for registries. */
export const ShareUpdateKeyCodec: MessageCodec<ShareUpdateKey> = {
  name: "ShareUpdateKey",
  type: "coordinator-key",
  module: "share",
  apiKey: 1,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeShareUpdateKey,
  encode: encodeShareUpdateKey,
};

/**
 * ShareUpdateKey: the key of a coordinator's record, key 1, versions 0, no flexible version.
 */
export interface ShareUpdateKey {
  /**
   * string, versions 0.
   *
   * @generated from ShareUpdateKey.json GroupId
   */
  groupId: string;
  /**
   * uuid, versions 0.
   *
   * @generated from ShareUpdateKey.json TopicId
   */
  topicId: string;
  /**
   * int32, versions 0.
   *
   * @generated from ShareUpdateKey.json Partition
   */
  partition: number;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ShareUpdateKey; fields with a default may be left out. */
export interface ShareUpdateKeyInit {
  /** See {@linkcode ShareUpdateKey.groupId}. */
  groupId: string;
  /** See {@linkcode ShareUpdateKey.topicId}. */
  topicId: string;
  /** See {@linkcode ShareUpdateKey.partition}. */
  partition: number;
}

function readShareUpdateKey(r: Reader): ShareUpdateKey {
  const m: ShareUpdateKey = {
    groupId: readString(r, "groupId", repeated),
    topicId: readUuid(r, "topicId"),
    partition: readInt32(r, "partition"),
  };
  return m;
}

function writeShareUpdateKey(w: Writer, m: ShareUpdateKeyInit): void {
  const { groupId, topicId, partition } = m;
  writeString(w, "groupId", groupId);
  const atTopicId = w.room(20);
  putUuid(w, atTopicId, "topicId", topicId);
  putInt32(w, atTopicId + 16, "partition", partition);
}
