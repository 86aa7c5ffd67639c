// Generated from schemas/group/StreamsGroupMemberMetadataKey.json. Do not edit.

/**
 * StreamsGroupMemberMetadataKey (coordinator-key, key 19), versions 0.
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
 * Decodes the body of a StreamsGroupMemberMetadataKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeStreamsGroupMemberMetadataKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): StreamsGroupMemberMetadataKey {
  return runDecode(
    "StreamsGroupMemberMetadataKey",
    0,
    0,
    readStreamsGroupMemberMetadataKey,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a StreamsGroupMemberMetadataKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeStreamsGroupMemberMetadataKey(
  message: StreamsGroupMemberMetadataKeyInit,
  version: number,
): Bytes {
  return runEncode(
    "StreamsGroupMemberMetadataKey",
    0,
    0,
    writeStreamsGroupMemberMetadataKey,
    message,
    version,
  );
}

/**
 * Encodes the body of a StreamsGroupMemberMetadataKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeStreamsGroupMemberMetadataKeyInto(
  message: StreamsGroupMemberMetadataKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "StreamsGroupMemberMetadataKey",
    0,
    0,
    writeStreamsGroupMemberMetadataKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of StreamsGroupMemberMetadataKey, for registries. */
export const StreamsGroupMemberMetadataKeyCodec: MessageCodec<StreamsGroupMemberMetadataKey> = {
  name: "StreamsGroupMemberMetadataKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 19,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeStreamsGroupMemberMetadataKey,
  encode: encodeStreamsGroupMemberMetadataKey,
};

/**
 * StreamsGroupMemberMetadataKey: the key of a coordinator's record, key 19, versions 0, no flexible version.
 */
export interface StreamsGroupMemberMetadataKey {
  /**
   * string, versions 0.
   *
   * @generated from StreamsGroupMemberMetadataKey.json GroupId
   */
  groupId: string;
  /**
   * string, versions 0.
   *
   * @generated from StreamsGroupMemberMetadataKey.json MemberId
   */
  memberId: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for StreamsGroupMemberMetadataKey; fields with a default may be left out.
 */
export interface StreamsGroupMemberMetadataKeyInit {
  /** See {@linkcode StreamsGroupMemberMetadataKey.groupId}. */
  groupId: string;
  /** See {@linkcode StreamsGroupMemberMetadataKey.memberId}. */
  memberId: string;
}

function readStreamsGroupMemberMetadataKey(r: Reader): StreamsGroupMemberMetadataKey {
  const m: StreamsGroupMemberMetadataKey = {
    groupId: readString(r, "groupId", repeated),
    memberId: readString(r, "memberId"),
  };
  return m;
}

function writeStreamsGroupMemberMetadataKey(w: Writer, m: StreamsGroupMemberMetadataKeyInit): void {
  const { groupId, memberId } = m;
  writeString(w, "groupId", groupId);
  writeString(w, "memberId", memberId);
}
