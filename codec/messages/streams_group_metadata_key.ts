// Generated from schemas/group/StreamsGroupMetadataKey.json. Do not edit.

/**
 * StreamsGroupMetadataKey (coordinator-key, key 17), versions 0.
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
 * Decodes the body of a StreamsGroupMetadataKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeStreamsGroupMetadataKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): StreamsGroupMetadataKey {
  return runDecode(
    "StreamsGroupMetadataKey",
    0,
    0,
    readStreamsGroupMetadataKey,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a StreamsGroupMetadataKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeStreamsGroupMetadataKey(
  message: StreamsGroupMetadataKeyInit,
  version: number,
): Bytes {
  return runEncode("StreamsGroupMetadataKey", 0, 0, writeStreamsGroupMetadataKey, message, version);
}

/**
 * Encodes the body of a StreamsGroupMetadataKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeStreamsGroupMetadataKeyInto(
  message: StreamsGroupMetadataKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "StreamsGroupMetadataKey",
    0,
    0,
    writeStreamsGroupMetadataKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of StreamsGroupMetadataKey, for registries. */
export const StreamsGroupMetadataKeyCodec: MessageCodec<StreamsGroupMetadataKey> = {
  name: "StreamsGroupMetadataKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 17,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeStreamsGroupMetadataKey,
  encode: encodeStreamsGroupMetadataKey,
};

/**
 * StreamsGroupMetadataKey: the key of a coordinator's record, key 17, versions 0, no flexible version.
 */
export interface StreamsGroupMetadataKey {
  /**
   * string, versions 0.
   *
   * @generated from StreamsGroupMetadataKey.json GroupId
   */
  groupId: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for StreamsGroupMetadataKey; fields with a default may be left out. */
export interface StreamsGroupMetadataKeyInit {
  /** See {@linkcode StreamsGroupMetadataKey.groupId}. */
  groupId: string;
}

function readStreamsGroupMetadataKey(r: Reader): StreamsGroupMetadataKey {
  const m: StreamsGroupMetadataKey = {
    groupId: readString(r, "groupId", repeated),
  };
  return m;
}

function writeStreamsGroupMetadataKey(w: Writer, m: StreamsGroupMetadataKeyInit): void {
  const { groupId } = m;
  writeString(w, "groupId", groupId);
}
