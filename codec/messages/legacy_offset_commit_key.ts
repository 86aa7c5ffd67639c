// Generated from schemas/group/LegacyOffsetCommitKey.json. Do not edit.

/**
 * LegacyOffsetCommitKey (coordinator-key, key 0), versions 0.
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
 * Decodes the body of a LegacyOffsetCommitKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeLegacyOffsetCommitKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): LegacyOffsetCommitKey {
  return runDecode(
    "LegacyOffsetCommitKey",
    0,
    0,
    readLegacyOffsetCommitKey,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a LegacyOffsetCommitKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeLegacyOffsetCommitKey(
  message: LegacyOffsetCommitKeyInit,
  version: number,
): Bytes {
  return runEncode("LegacyOffsetCommitKey", 0, 0, writeLegacyOffsetCommitKey, message, version);
}

/**
 * Encodes the body of a LegacyOffsetCommitKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeLegacyOffsetCommitKeyInto(
  message: LegacyOffsetCommitKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "LegacyOffsetCommitKey",
    0,
    0,
    writeLegacyOffsetCommitKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of LegacyOffsetCommitKey, for registries. */
export const LegacyOffsetCommitKeyCodec: MessageCodec<LegacyOffsetCommitKey> = {
  name: "LegacyOffsetCommitKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 0,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeLegacyOffsetCommitKey,
  encode: encodeLegacyOffsetCommitKey,
};

/**
 * LegacyOffsetCommitKey: the key of a coordinator's record, key 0, versions 0, no flexible version.
 */
export interface LegacyOffsetCommitKey {
  /**
   * string, versions 0.
   *
   * @generated from LegacyOffsetCommitKey.json group
   */
  group: string;
  /**
   * string, versions 0.
   *
   * @generated from LegacyOffsetCommitKey.json topic
   */
  topic: string;
  /**
   * int32, versions 0.
   *
   * @generated from LegacyOffsetCommitKey.json partition
   */
  partition: number;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for LegacyOffsetCommitKey; fields with a default may be left out. */
export interface LegacyOffsetCommitKeyInit {
  /** See {@linkcode LegacyOffsetCommitKey.group}. */
  group: string;
  /** See {@linkcode LegacyOffsetCommitKey.topic}. */
  topic: string;
  /** See {@linkcode LegacyOffsetCommitKey.partition}. */
  partition: number;
}

function readLegacyOffsetCommitKey(r: Reader): LegacyOffsetCommitKey {
  const m: LegacyOffsetCommitKey = {
    group: readString(r, "group", repeated),
    topic: readString(r, "topic", repeated),
    partition: readInt32(r, "partition"),
  };
  return m;
}

function writeLegacyOffsetCommitKey(w: Writer, m: LegacyOffsetCommitKeyInit): void {
  const { group, topic, partition } = m;
  writeString(w, "group", group);
  writeString(w, "topic", topic);
  writeInt32(w, "partition", partition);
}
