// Generated from schemas/group/StreamsGroupTargetAssignmentMetadataKey.json. Do not edit.

/**
 * StreamsGroupTargetAssignmentMetadataKey (coordinator-key, key 20), versions 0.
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
 * Decodes the body of a StreamsGroupTargetAssignmentMetadataKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeStreamsGroupTargetAssignmentMetadataKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): StreamsGroupTargetAssignmentMetadataKey {
  return runDecode(
    "StreamsGroupTargetAssignmentMetadataKey",
    0,
    0,
    readStreamsGroupTargetAssignmentMetadataKey,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a StreamsGroupTargetAssignmentMetadataKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeStreamsGroupTargetAssignmentMetadataKey(
  message: StreamsGroupTargetAssignmentMetadataKeyInit,
  version: number,
): Bytes {
  return runEncode(
    "StreamsGroupTargetAssignmentMetadataKey",
    0,
    0,
    writeStreamsGroupTargetAssignmentMetadataKey,
    message,
    version,
  );
}

/**
 * Encodes the body of a StreamsGroupTargetAssignmentMetadataKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeStreamsGroupTargetAssignmentMetadataKeyInto(
  message: StreamsGroupTargetAssignmentMetadataKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "StreamsGroupTargetAssignmentMetadataKey",
    0,
    0,
    writeStreamsGroupTargetAssignmentMetadataKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of StreamsGroupTargetAssignmentMetadataKey, for registries. */
export const StreamsGroupTargetAssignmentMetadataKeyCodec: MessageCodec<
  StreamsGroupTargetAssignmentMetadataKey
> = {
  name: "StreamsGroupTargetAssignmentMetadataKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 20,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeStreamsGroupTargetAssignmentMetadataKey,
  encode: encodeStreamsGroupTargetAssignmentMetadataKey,
};

/**
 * StreamsGroupTargetAssignmentMetadataKey: the key of a coordinator's record, key 20, versions 0, no flexible version.
 */
export interface StreamsGroupTargetAssignmentMetadataKey {
  /**
   * string, versions 0.
   *
   * @generated from StreamsGroupTargetAssignmentMetadataKey.json GroupId
   */
  groupId: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for StreamsGroupTargetAssignmentMetadataKey; fields with a default may be left out.
 */
export interface StreamsGroupTargetAssignmentMetadataKeyInit {
  /** See {@linkcode StreamsGroupTargetAssignmentMetadataKey.groupId}. */
  groupId: string;
}

function readStreamsGroupTargetAssignmentMetadataKey(
  r: Reader,
): StreamsGroupTargetAssignmentMetadataKey {
  const m: StreamsGroupTargetAssignmentMetadataKey = {
    groupId: readString(r, "groupId", repeated),
  };
  return m;
}

function writeStreamsGroupTargetAssignmentMetadataKey(
  w: Writer,
  m: StreamsGroupTargetAssignmentMetadataKeyInit,
): void {
  const { groupId } = m;
  writeString(w, "groupId", groupId);
}
