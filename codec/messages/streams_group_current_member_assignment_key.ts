// Generated from schemas/group/StreamsGroupCurrentMemberAssignmentKey.json. Do not edit.

/**
 * StreamsGroupCurrentMemberAssignmentKey (coordinator-key, key 22), versions 0.
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
 * Decodes the body of a StreamsGroupCurrentMemberAssignmentKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeStreamsGroupCurrentMemberAssignmentKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): StreamsGroupCurrentMemberAssignmentKey {
  return runDecode(
    "StreamsGroupCurrentMemberAssignmentKey",
    0,
    0,
    readStreamsGroupCurrentMemberAssignmentKey,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a StreamsGroupCurrentMemberAssignmentKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeStreamsGroupCurrentMemberAssignmentKey(
  message: StreamsGroupCurrentMemberAssignmentKeyInit,
  version: number,
): Bytes {
  return runEncode(
    "StreamsGroupCurrentMemberAssignmentKey",
    0,
    0,
    writeStreamsGroupCurrentMemberAssignmentKey,
    message,
    version,
  );
}

/**
 * Encodes the body of a StreamsGroupCurrentMemberAssignmentKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeStreamsGroupCurrentMemberAssignmentKeyInto(
  message: StreamsGroupCurrentMemberAssignmentKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "StreamsGroupCurrentMemberAssignmentKey",
    0,
    0,
    writeStreamsGroupCurrentMemberAssignmentKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of StreamsGroupCurrentMemberAssignmentKey, for registries. */
export const StreamsGroupCurrentMemberAssignmentKeyCodec: MessageCodec<
  StreamsGroupCurrentMemberAssignmentKey
> = {
  name: "StreamsGroupCurrentMemberAssignmentKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 22,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeStreamsGroupCurrentMemberAssignmentKey,
  encode: encodeStreamsGroupCurrentMemberAssignmentKey,
};

/**
 * StreamsGroupCurrentMemberAssignmentKey: the key of a coordinator's record, key 22, versions 0, no flexible version.
 */
export interface StreamsGroupCurrentMemberAssignmentKey {
  /**
   * string, versions 0.
   *
   * @generated from StreamsGroupCurrentMemberAssignmentKey.json GroupId
   */
  groupId: string;
  /**
   * string, versions 0.
   *
   * @generated from StreamsGroupCurrentMemberAssignmentKey.json MemberId
   */
  memberId: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for StreamsGroupCurrentMemberAssignmentKey; fields with a default may be left out.
 */
export interface StreamsGroupCurrentMemberAssignmentKeyInit {
  /** See {@linkcode StreamsGroupCurrentMemberAssignmentKey.groupId}. */
  groupId: string;
  /** See {@linkcode StreamsGroupCurrentMemberAssignmentKey.memberId}. */
  memberId: string;
}

function readStreamsGroupCurrentMemberAssignmentKey(
  r: Reader,
): StreamsGroupCurrentMemberAssignmentKey {
  const m: StreamsGroupCurrentMemberAssignmentKey = {
    groupId: readString(r, "groupId", repeated),
    memberId: readString(r, "memberId"),
  };
  return m;
}

function writeStreamsGroupCurrentMemberAssignmentKey(
  w: Writer,
  m: StreamsGroupCurrentMemberAssignmentKeyInit,
): void {
  const { groupId, memberId } = m;
  writeString(w, "groupId", groupId);
  writeString(w, "memberId", memberId);
}
