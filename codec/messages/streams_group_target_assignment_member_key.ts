// Generated from schemas/group/StreamsGroupTargetAssignmentMemberKey.json. Do not edit.

/**
 * StreamsGroupTargetAssignmentMemberKey (coordinator-key, key 21), versions 0.
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
 * Decodes the body of a StreamsGroupTargetAssignmentMemberKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeStreamsGroupTargetAssignmentMemberKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): StreamsGroupTargetAssignmentMemberKey {
  return runDecode(
    "StreamsGroupTargetAssignmentMemberKey",
    0,
    0,
    readStreamsGroupTargetAssignmentMemberKey,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a StreamsGroupTargetAssignmentMemberKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeStreamsGroupTargetAssignmentMemberKey(
  message: StreamsGroupTargetAssignmentMemberKeyInit,
  version: number,
): Bytes {
  return runEncode(
    "StreamsGroupTargetAssignmentMemberKey",
    0,
    0,
    writeStreamsGroupTargetAssignmentMemberKey,
    message,
    version,
  );
}

/**
 * Encodes the body of a StreamsGroupTargetAssignmentMemberKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeStreamsGroupTargetAssignmentMemberKeyInto(
  message: StreamsGroupTargetAssignmentMemberKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "StreamsGroupTargetAssignmentMemberKey",
    0,
    0,
    writeStreamsGroupTargetAssignmentMemberKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of StreamsGroupTargetAssignmentMemberKey, for registries. */
export const StreamsGroupTargetAssignmentMemberKeyCodec: MessageCodec<
  StreamsGroupTargetAssignmentMemberKey
> = {
  name: "StreamsGroupTargetAssignmentMemberKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 21,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeStreamsGroupTargetAssignmentMemberKey,
  encode: encodeStreamsGroupTargetAssignmentMemberKey,
};

/**
 * StreamsGroupTargetAssignmentMemberKey: the key of a coordinator's record, key 21, versions 0, no flexible version.
 */
export interface StreamsGroupTargetAssignmentMemberKey {
  /**
   * string, versions 0.
   *
   * @generated from StreamsGroupTargetAssignmentMemberKey.json GroupId
   */
  groupId: string;
  /**
   * string, versions 0.
   *
   * @generated from StreamsGroupTargetAssignmentMemberKey.json MemberId
   */
  memberId: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for StreamsGroupTargetAssignmentMemberKey; fields with a default may be left out.
 */
export interface StreamsGroupTargetAssignmentMemberKeyInit {
  /** See {@linkcode StreamsGroupTargetAssignmentMemberKey.groupId}. */
  groupId: string;
  /** See {@linkcode StreamsGroupTargetAssignmentMemberKey.memberId}. */
  memberId: string;
}

function readStreamsGroupTargetAssignmentMemberKey(
  r: Reader,
): StreamsGroupTargetAssignmentMemberKey {
  const m: StreamsGroupTargetAssignmentMemberKey = {
    groupId: readString(r, "groupId", repeated),
    memberId: readString(r, "memberId"),
  };
  return m;
}

function writeStreamsGroupTargetAssignmentMemberKey(
  w: Writer,
  m: StreamsGroupTargetAssignmentMemberKeyInit,
): void {
  const { groupId, memberId } = m;
  writeString(w, "groupId", groupId);
  writeString(w, "memberId", memberId);
}
