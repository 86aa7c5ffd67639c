// Generated from schemas/group/ShareGroupTargetAssignmentMemberKey.json. Do not edit.

/**
 * ShareGroupTargetAssignmentMemberKey (coordinator-key, key 13), versions 0.
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
 * Decodes the body of a ShareGroupTargetAssignmentMemberKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeShareGroupTargetAssignmentMemberKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareGroupTargetAssignmentMemberKey {
  return runDecode(
    "ShareGroupTargetAssignmentMemberKey",
    0,
    0,
    readShareGroupTargetAssignmentMemberKey,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ShareGroupTargetAssignmentMemberKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareGroupTargetAssignmentMemberKey(
  message: ShareGroupTargetAssignmentMemberKeyInit,
  version: number,
): Bytes {
  return runEncode(
    "ShareGroupTargetAssignmentMemberKey",
    0,
    0,
    writeShareGroupTargetAssignmentMemberKey,
    message,
    version,
  );
}

/**
 * Encodes the body of a ShareGroupTargetAssignmentMemberKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareGroupTargetAssignmentMemberKeyInto(
  message: ShareGroupTargetAssignmentMemberKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareGroupTargetAssignmentMemberKey",
    0,
    0,
    writeShareGroupTargetAssignmentMemberKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareGroupTargetAssignmentMemberKey, for registries. */
export const ShareGroupTargetAssignmentMemberKeyCodec: MessageCodec<
  ShareGroupTargetAssignmentMemberKey
> = {
  name: "ShareGroupTargetAssignmentMemberKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 13,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeShareGroupTargetAssignmentMemberKey,
  encode: encodeShareGroupTargetAssignmentMemberKey,
};

/**
 * ShareGroupTargetAssignmentMemberKey: the key of a coordinator's record, key 13, versions 0, no flexible version.
 */
export interface ShareGroupTargetAssignmentMemberKey {
  /**
   * string, versions 0.
   *
   * @generated from ShareGroupTargetAssignmentMemberKey.json GroupId
   */
  groupId: string;
  /**
   * string, versions 0.
   *
   * @generated from ShareGroupTargetAssignmentMemberKey.json MemberId
   */
  memberId: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for ShareGroupTargetAssignmentMemberKey; fields with a default may be left out.
 */
export interface ShareGroupTargetAssignmentMemberKeyInit {
  /** See {@linkcode ShareGroupTargetAssignmentMemberKey.groupId}. */
  groupId: string;
  /** See {@linkcode ShareGroupTargetAssignmentMemberKey.memberId}. */
  memberId: string;
}

function readShareGroupTargetAssignmentMemberKey(r: Reader): ShareGroupTargetAssignmentMemberKey {
  const m: ShareGroupTargetAssignmentMemberKey = {
    groupId: readString(r, "groupId", repeated),
    memberId: readString(r, "memberId"),
  };
  return m;
}

function writeShareGroupTargetAssignmentMemberKey(
  w: Writer,
  m: ShareGroupTargetAssignmentMemberKeyInit,
): void {
  const { groupId, memberId } = m;
  writeString(w, "groupId", groupId);
  writeString(w, "memberId", memberId);
}
