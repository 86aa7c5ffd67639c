// Generated from schemas/group/ShareGroupPartitionMetadataKey.json. Do not edit.

/**
 * ShareGroupPartitionMetadataKey (coordinator-key, key 9), versions 0.
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
 * Decodes the body of a ShareGroupPartitionMetadataKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeShareGroupPartitionMetadataKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareGroupPartitionMetadataKey {
  return runDecode(
    "ShareGroupPartitionMetadataKey",
    0,
    0,
    readShareGroupPartitionMetadataKey,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ShareGroupPartitionMetadataKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareGroupPartitionMetadataKey(
  message: ShareGroupPartitionMetadataKeyInit,
  version: number,
): Bytes {
  return runEncode(
    "ShareGroupPartitionMetadataKey",
    0,
    0,
    writeShareGroupPartitionMetadataKey,
    message,
    version,
  );
}

/**
 * Encodes the body of a ShareGroupPartitionMetadataKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareGroupPartitionMetadataKeyInto(
  message: ShareGroupPartitionMetadataKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareGroupPartitionMetadataKey",
    0,
    0,
    writeShareGroupPartitionMetadataKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareGroupPartitionMetadataKey, for registries. */
export const ShareGroupPartitionMetadataKeyCodec: MessageCodec<ShareGroupPartitionMetadataKey> = {
  name: "ShareGroupPartitionMetadataKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 9,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeShareGroupPartitionMetadataKey,
  encode: encodeShareGroupPartitionMetadataKey,
};

/**
 * ShareGroupPartitionMetadataKey: the key of a coordinator's record, key 9, versions 0, no flexible version.
 */
export interface ShareGroupPartitionMetadataKey {
  /**
   * string, versions 0.
   *
   * @generated from ShareGroupPartitionMetadataKey.json GroupId
   */
  groupId: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for ShareGroupPartitionMetadataKey; fields with a default may be left out.
 */
export interface ShareGroupPartitionMetadataKeyInit {
  /** See {@linkcode ShareGroupPartitionMetadataKey.groupId}. */
  groupId: string;
}

function readShareGroupPartitionMetadataKey(r: Reader): ShareGroupPartitionMetadataKey {
  const m: ShareGroupPartitionMetadataKey = {
    groupId: readString(r, "groupId", repeated),
  };
  return m;
}

function writeShareGroupPartitionMetadataKey(
  w: Writer,
  m: ShareGroupPartitionMetadataKeyInit,
): void {
  const { groupId } = m;
  writeString(w, "groupId", groupId);
}
