// Generated from schemas/group/GroupMetadataKey.json. Do not edit.

/**
 * GroupMetadataKey (coordinator-key, key 2), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  type Reader,
  readString,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type Writer,
  writeString,
} from "../wire/mod.ts";

/**
 * Decodes the body of a GroupMetadataKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeGroupMetadataKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): GroupMetadataKey {
  return runDecode("GroupMetadataKey", 0, 0, readGroupMetadataKey, body, version, options);
}

/**
 * Encodes the body of a GroupMetadataKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeGroupMetadataKey(message: GroupMetadataKeyInit, version: number): Bytes {
  return runEncode("GroupMetadataKey", 0, 0, writeGroupMetadataKey, message, version);
}

/**
 * Encodes the body of a GroupMetadataKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeGroupMetadataKeyInto(
  message: GroupMetadataKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "GroupMetadataKey",
    0,
    0,
    writeGroupMetadataKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of GroupMetadataKey, for registries. */
export const GroupMetadataKeyCodec: MessageCodec<GroupMetadataKey> = {
  name: "GroupMetadataKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 2,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeGroupMetadataKey,
  encode: encodeGroupMetadataKey,
};

/**
 * GroupMetadataKey: the key of a coordinator's record, key 2, versions 0, no flexible version.
 */
export interface GroupMetadataKey {
  /**
   * string, versions 0.
   *
   * @generated from GroupMetadataKey.json group
   */
  group: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for GroupMetadataKey; fields with a default may be left out. */
export interface GroupMetadataKeyInit {
  /** See {@linkcode GroupMetadataKey.group}. */
  group: string;
}

function readGroupMetadataKey(r: Reader): GroupMetadataKey {
  const m: GroupMetadataKey = {
    group: readString(r, "group", repeated),
  };
  return m;
}

function writeGroupMetadataKey(w: Writer, m: GroupMetadataKeyInit): void {
  const { group } = m;
  writeString(w, "group", group);
}
