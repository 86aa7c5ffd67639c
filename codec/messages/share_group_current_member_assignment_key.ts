// Generated from schemas/group/ShareGroupCurrentMemberAssignmentKey.json. Do not edit.

/**
 * ShareGroupCurrentMemberAssignmentKey (coordinator-key, key 14), versions 0.
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
 * Decodes the body of a ShareGroupCurrentMemberAssignmentKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeShareGroupCurrentMemberAssignmentKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareGroupCurrentMemberAssignmentKey {
  return runDecode(
    "ShareGroupCurrentMemberAssignmentKey",
    0,
    0,
    readShareGroupCurrentMemberAssignmentKey,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ShareGroupCurrentMemberAssignmentKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareGroupCurrentMemberAssignmentKey(
  message: ShareGroupCurrentMemberAssignmentKeyInit,
  version: number,
): Bytes {
  return runEncode(
    "ShareGroupCurrentMemberAssignmentKey",
    0,
    0,
    writeShareGroupCurrentMemberAssignmentKey,
    message,
    version,
  );
}

/**
 * Encodes the body of a ShareGroupCurrentMemberAssignmentKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareGroupCurrentMemberAssignmentKeyInto(
  message: ShareGroupCurrentMemberAssignmentKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareGroupCurrentMemberAssignmentKey",
    0,
    0,
    writeShareGroupCurrentMemberAssignmentKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareGroupCurrentMemberAssignmentKey, for registries. */
export const ShareGroupCurrentMemberAssignmentKeyCodec: MessageCodec<
  ShareGroupCurrentMemberAssignmentKey
> = {
  name: "ShareGroupCurrentMemberAssignmentKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 14,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeShareGroupCurrentMemberAssignmentKey,
  encode: encodeShareGroupCurrentMemberAssignmentKey,
};

/**
 * ShareGroupCurrentMemberAssignmentKey: the key of a coordinator's record, key 14, versions 0, no flexible version.
 */
export interface ShareGroupCurrentMemberAssignmentKey {
  /**
   * string, versions 0.
   *
   * @generated from ShareGroupCurrentMemberAssignmentKey.json GroupId
   */
  groupId: string;
  /**
   * string, versions 0.
   *
   * @generated from ShareGroupCurrentMemberAssignmentKey.json MemberId
   */
  memberId: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for ShareGroupCurrentMemberAssignmentKey; fields with a default may be left out.
 */
export interface ShareGroupCurrentMemberAssignmentKeyInit {
  /** See {@linkcode ShareGroupCurrentMemberAssignmentKey.groupId}. */
  groupId: string;
  /** See {@linkcode ShareGroupCurrentMemberAssignmentKey.memberId}. */
  memberId: string;
}

function readShareGroupCurrentMemberAssignmentKey(r: Reader): ShareGroupCurrentMemberAssignmentKey {
  const m: ShareGroupCurrentMemberAssignmentKey = {
    groupId: readString(r, "groupId", repeated),
    memberId: readString(r, "memberId"),
  };
  return m;
}

function writeShareGroupCurrentMemberAssignmentKey(
  w: Writer,
  m: ShareGroupCurrentMemberAssignmentKeyInit,
): void {
  const { groupId, memberId } = m;
  writeString(w, "groupId", groupId);
  writeString(w, "memberId", memberId);
}
