// Generated from schemas/group/ShareGroupMetadataKey.json. Do not edit.

/**
 * ShareGroupMetadataKey (coordinator-key, key 11), versions 0.
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
 * Decodes the body of a ShareGroupMetadataKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeShareGroupMetadataKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareGroupMetadataKey {
  return runDecode(
    "ShareGroupMetadataKey",
    0,
    0,
    readShareGroupMetadataKey,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ShareGroupMetadataKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareGroupMetadataKey(
  message: ShareGroupMetadataKeyInit,
  version: number,
): Bytes {
  return runEncode("ShareGroupMetadataKey", 0, 0, writeShareGroupMetadataKey, message, version);
}

/**
 * Encodes the body of a ShareGroupMetadataKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareGroupMetadataKeyInto(
  message: ShareGroupMetadataKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareGroupMetadataKey",
    0,
    0,
    writeShareGroupMetadataKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareGroupMetadataKey, for registries. */
export const ShareGroupMetadataKeyCodec: MessageCodec<ShareGroupMetadataKey> = {
  name: "ShareGroupMetadataKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 11,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeShareGroupMetadataKey,
  encode: encodeShareGroupMetadataKey,
};

/**
 * ShareGroupMetadataKey: the key of a coordinator's record, key 11, versions 0, no flexible version.
 */
export interface ShareGroupMetadataKey {
  /**
   * string, versions 0.
   *
   * @generated from ShareGroupMetadataKey.json GroupId
   */
  groupId: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ShareGroupMetadataKey; fields with a default may be left out. */
export interface ShareGroupMetadataKeyInit {
  /** See {@linkcode ShareGroupMetadataKey.groupId}. */
  groupId: string;
}

function readShareGroupMetadataKey(r: Reader): ShareGroupMetadataKey {
  const m: ShareGroupMetadataKey = {
    groupId: readString(r, "groupId", repeated),
  };
  return m;
}

function writeShareGroupMetadataKey(w: Writer, m: ShareGroupMetadataKeyInit): void {
  const { groupId } = m;
  writeString(w, "groupId", groupId);
}
