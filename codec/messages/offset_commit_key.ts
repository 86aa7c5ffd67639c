// Generated from schemas/group/OffsetCommitKey.json. Do not edit.

/**
 * OffsetCommitKey (coordinator-key, key 1), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  type Reader,
  readInt32,
  readString,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  writeInt32,
  type Writer,
  writeString,
} from "../wire/mod.ts";

/**
 * Decodes the body of an OffsetCommitKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeOffsetCommitKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): OffsetCommitKey {
  return runDecode("OffsetCommitKey", 0, 0, readOffsetCommitKey, body, version, options);
}

/**
 * Encodes the body of an OffsetCommitKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeOffsetCommitKey(message: OffsetCommitKeyInit, version: number): Bytes {
  return runEncode("OffsetCommitKey", 0, 0, writeOffsetCommitKey, message, version);
}

/**
 * Encodes the body of an OffsetCommitKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeOffsetCommitKeyInto(
  message: OffsetCommitKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "OffsetCommitKey",
    0,
    0,
    writeOffsetCommitKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of OffsetCommitKey, for registries. */
export const OffsetCommitKeyCodec: MessageCodec<OffsetCommitKey> = {
  name: "OffsetCommitKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 1,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeOffsetCommitKey,
  encode: encodeOffsetCommitKey,
};

/**
 * OffsetCommitKey: the key of a coordinator's record, key 1, versions 0, no flexible version.
 */
export interface OffsetCommitKey {
  /**
   * string, versions 0.
   *
   * @generated from OffsetCommitKey.json group
   */
  group: string;
  /**
   * string, versions 0.
   *
   * @generated from OffsetCommitKey.json topic
   */
  topic: string;
  /**
   * int32, versions 0.
   *
   * @generated from OffsetCommitKey.json partition
   */
  partition: number;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for OffsetCommitKey; fields with a default may be left out. */
export interface OffsetCommitKeyInit {
  /** See {@linkcode OffsetCommitKey.group}. */
  group: string;
  /** See {@linkcode OffsetCommitKey.topic}. */
  topic: string;
  /** See {@linkcode OffsetCommitKey.partition}. */
  partition: number;
}

function readOffsetCommitKey(r: Reader): OffsetCommitKey {
  const m: OffsetCommitKey = {
    group: readString(r, "group", repeated),
    topic: readString(r, "topic", repeated),
    partition: readInt32(r, "partition"),
  };
  return m;
}

function writeOffsetCommitKey(w: Writer, m: OffsetCommitKeyInit): void {
  const { group, topic, partition } = m;
  writeString(w, "group", group);
  writeString(w, "topic", topic);
  writeInt32(w, "partition", partition);
}
