// Generated from schemas/group/ShareGroupStatePartitionMetadataKey.json. Do not edit.

/**
 * ShareGroupStatePartitionMetadataKey (coordinator-key, key 15), versions 0.
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
 * Decodes the body of a ShareGroupStatePartitionMetadataKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeShareGroupStatePartitionMetadataKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareGroupStatePartitionMetadataKey {
  return runDecode(
    "ShareGroupStatePartitionMetadataKey",
    0,
    0,
    readShareGroupStatePartitionMetadataKey,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ShareGroupStatePartitionMetadataKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareGroupStatePartitionMetadataKey(
  message: ShareGroupStatePartitionMetadataKeyInit,
  version: number,
): Bytes {
  return runEncode(
    "ShareGroupStatePartitionMetadataKey",
    0,
    0,
    writeShareGroupStatePartitionMetadataKey,
    message,
    version,
  );
}

/**
 * Encodes the body of a ShareGroupStatePartitionMetadataKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareGroupStatePartitionMetadataKeyInto(
  message: ShareGroupStatePartitionMetadataKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareGroupStatePartitionMetadataKey",
    0,
    0,
    writeShareGroupStatePartitionMetadataKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareGroupStatePartitionMetadataKey, for registries. */
export const ShareGroupStatePartitionMetadataKeyCodec: MessageCodec<
  ShareGroupStatePartitionMetadataKey
> = {
  name: "ShareGroupStatePartitionMetadataKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 15,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeShareGroupStatePartitionMetadataKey,
  encode: encodeShareGroupStatePartitionMetadataKey,
};

/**
 * ShareGroupStatePartitionMetadataKey: the key of a coordinator's record, key 15, versions 0, no flexible version.
 */
export interface ShareGroupStatePartitionMetadataKey {
  /**
   * string, versions 0.
   *
   * @generated from ShareGroupStatePartitionMetadataKey.json GroupId
   */
  groupId: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for ShareGroupStatePartitionMetadataKey; fields with a default may be left out.
 */
export interface ShareGroupStatePartitionMetadataKeyInit {
  /** See {@linkcode ShareGroupStatePartitionMetadataKey.groupId}. */
  groupId: string;
}

function readShareGroupStatePartitionMetadataKey(r: Reader): ShareGroupStatePartitionMetadataKey {
  const m: ShareGroupStatePartitionMetadataKey = {
    groupId: readString(r, "groupId", repeated),
  };
  return m;
}

function writeShareGroupStatePartitionMetadataKey(
  w: Writer,
  m: ShareGroupStatePartitionMetadataKeyInit,
): void {
  const { groupId } = m;
  writeString(w, "groupId", groupId);
}
