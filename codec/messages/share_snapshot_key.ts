// Generated from schemas/share/ShareSnapshotKey.json. Do not edit.

/**
 * ShareSnapshotKey (coordinator-key, key 0), versions 0.
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
 * Decodes the body of a ShareSnapshotKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeShareSnapshotKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareSnapshotKey {
  return runDecode("ShareSnapshotKey", 0, 0, readShareSnapshotKey, body, version, options);
}

/**
 * Encodes the body of a ShareSnapshotKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareSnapshotKey(message: ShareSnapshotKeyInit, version: number): Bytes {
  return runEncode("ShareSnapshotKey", 0, 0, writeShareSnapshotKey, message, version);
}

/**
 * Encodes the body of a ShareSnapshotKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareSnapshotKeyInto(
  message: ShareSnapshotKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareSnapshotKey",
    0,
    0,
    writeShareSnapshotKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareSnapshotKey, for registries. */
export const ShareSnapshotKeyCodec: MessageCodec<ShareSnapshotKey> = {
  name: "ShareSnapshotKey",
  type: "coordinator-key",
  module: "share",
  apiKey: 0,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeShareSnapshotKey,
  encode: encodeShareSnapshotKey,
};

/**
 * ShareSnapshotKey: the key of a coordinator's record, key 0, versions 0, no flexible version.
 */
export interface ShareSnapshotKey {
  /**
   * string, versions 0.
   *
   * @generated from ShareSnapshotKey.json GroupId
   */
  groupId: string;
  /**
   * uuid, versions 0.
   *
   * @generated from ShareSnapshotKey.json TopicId
   */
  topicId: string;
  /**
   * int32, versions 0.
   *
   * @generated from ShareSnapshotKey.json Partition
   */
  partition: number;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ShareSnapshotKey; fields with a default may be left out. */
export interface ShareSnapshotKeyInit {
  /** See {@linkcode ShareSnapshotKey.groupId}. */
  groupId: string;
  /** See {@linkcode ShareSnapshotKey.topicId}. */
  topicId: string;
  /** See {@linkcode ShareSnapshotKey.partition}. */
  partition: number;
}

function readShareSnapshotKey(r: Reader): ShareSnapshotKey {
  const m: ShareSnapshotKey = {
    groupId: readString(r, "groupId", repeated),
    topicId: readUuid(r, "topicId"),
    partition: readInt32(r, "partition"),
  };
  return m;
}

function writeShareSnapshotKey(w: Writer, m: ShareSnapshotKeyInit): void {
  const { groupId, topicId, partition } = m;
  writeString(w, "groupId", groupId);
  const atTopicId = w.room(20);
  putUuid(w, atTopicId, "topicId", topicId);
  putInt32(w, atTopicId + 16, "partition", partition);
}
