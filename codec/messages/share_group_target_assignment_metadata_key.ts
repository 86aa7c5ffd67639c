// Generated from schemas/group/ShareGroupTargetAssignmentMetadataKey.json. Do not edit.

/**
 * ShareGroupTargetAssignmentMetadataKey (coordinator-key, key 12), versions 0.
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
 * Decodes the body of a ShareGroupTargetAssignmentMetadataKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeShareGroupTargetAssignmentMetadataKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareGroupTargetAssignmentMetadataKey {
  return runDecode(
    "ShareGroupTargetAssignmentMetadataKey",
    0,
    0,
    readShareGroupTargetAssignmentMetadataKey,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ShareGroupTargetAssignmentMetadataKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareGroupTargetAssignmentMetadataKey(
  message: ShareGroupTargetAssignmentMetadataKeyInit,
  version: number,
): Bytes {
  return runEncode(
    "ShareGroupTargetAssignmentMetadataKey",
    0,
    0,
    writeShareGroupTargetAssignmentMetadataKey,
    message,
    version,
  );
}

/**
 * Encodes the body of a ShareGroupTargetAssignmentMetadataKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareGroupTargetAssignmentMetadataKeyInto(
  message: ShareGroupTargetAssignmentMetadataKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareGroupTargetAssignmentMetadataKey",
    0,
    0,
    writeShareGroupTargetAssignmentMetadataKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareGroupTargetAssignmentMetadataKey, for registries. */
export const ShareGroupTargetAssignmentMetadataKeyCodec: MessageCodec<
  ShareGroupTargetAssignmentMetadataKey
> = {
  name: "ShareGroupTargetAssignmentMetadataKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 12,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeShareGroupTargetAssignmentMetadataKey,
  encode: encodeShareGroupTargetAssignmentMetadataKey,
};

/**
 * ShareGroupTargetAssignmentMetadataKey: the key of a coordinator's record, key 12, versions 0, no flexible version.
 */
export interface ShareGroupTargetAssignmentMetadataKey {
  /**
   * string, versions 0.
   *
   * @generated from ShareGroupTargetAssignmentMetadataKey.json GroupId
   */
  groupId: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for ShareGroupTargetAssignmentMetadataKey; fields with a default may be left out.
 */
export interface ShareGroupTargetAssignmentMetadataKeyInit {
  /** See {@linkcode ShareGroupTargetAssignmentMetadataKey.groupId}. */
  groupId: string;
}

function readShareGroupTargetAssignmentMetadataKey(
  r: Reader,
): ShareGroupTargetAssignmentMetadataKey {
  const m: ShareGroupTargetAssignmentMetadataKey = {
    groupId: readString(r, "groupId", repeated),
  };
  return m;
}

function writeShareGroupTargetAssignmentMetadataKey(
  w: Writer,
  m: ShareGroupTargetAssignmentMetadataKeyInit,
): void {
  const { groupId } = m;
  writeString(w, "groupId", groupId);
}
