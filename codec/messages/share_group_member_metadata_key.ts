// Generated from schemas/group/ShareGroupMemberMetadataKey.json. Do not edit.

/**
 * ShareGroupMemberMetadataKey (coordinator-key, key 10), versions 0.
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
 * Decodes the body of a ShareGroupMemberMetadataKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeShareGroupMemberMetadataKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareGroupMemberMetadataKey {
  return runDecode(
    "ShareGroupMemberMetadataKey",
    0,
    0,
    readShareGroupMemberMetadataKey,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ShareGroupMemberMetadataKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareGroupMemberMetadataKey(
  message: ShareGroupMemberMetadataKeyInit,
  version: number,
): Bytes {
  return runEncode(
    "ShareGroupMemberMetadataKey",
    0,
    0,
    writeShareGroupMemberMetadataKey,
    message,
    version,
  );
}

/**
 * Encodes the body of a ShareGroupMemberMetadataKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareGroupMemberMetadataKeyInto(
  message: ShareGroupMemberMetadataKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareGroupMemberMetadataKey",
    0,
    0,
    writeShareGroupMemberMetadataKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareGroupMemberMetadataKey, for registries. */
export const ShareGroupMemberMetadataKeyCodec: MessageCodec<ShareGroupMemberMetadataKey> = {
  name: "ShareGroupMemberMetadataKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 10,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeShareGroupMemberMetadataKey,
  encode: encodeShareGroupMemberMetadataKey,
};

/**
 * ShareGroupMemberMetadataKey: the key of a coordinator's record, key 10, versions 0, no flexible version.
 */
export interface ShareGroupMemberMetadataKey {
  /**
   * string, versions 0.
   *
   * @generated from ShareGroupMemberMetadataKey.json GroupId
   */
  groupId: string;
  /**
   * string, versions 0.
   *
   * @generated from ShareGroupMemberMetadataKey.json MemberId
   */
  memberId: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for ShareGroupMemberMetadataKey; fields with a default may be left out.
 */
export interface ShareGroupMemberMetadataKeyInit {
  /** See {@linkcode ShareGroupMemberMetadataKey.groupId}. */
  groupId: string;
  /** See {@linkcode ShareGroupMemberMetadataKey.memberId}. */
  memberId: string;
}

function readShareGroupMemberMetadataKey(r: Reader): ShareGroupMemberMetadataKey {
  const m: ShareGroupMemberMetadataKey = {
    groupId: readString(r, "groupId", repeated),
    memberId: readString(r, "memberId"),
  };
  return m;
}

function writeShareGroupMemberMetadataKey(w: Writer, m: ShareGroupMemberMetadataKeyInit): void {
  const { groupId, memberId } = m;
  writeString(w, "groupId", groupId);
  writeString(w, "memberId", memberId);
}
