// Generated from schemas/group/StreamsGroupTopologyKey.json. Do not edit.

/**
 * StreamsGroupTopologyKey (coordinator-key, key 23), versions 0.
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
 * Decodes the body of a StreamsGroupTopologyKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeStreamsGroupTopologyKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): StreamsGroupTopologyKey {
  return runDecode(
    "StreamsGroupTopologyKey",
    0,
    0,
    readStreamsGroupTopologyKey,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a StreamsGroupTopologyKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeStreamsGroupTopologyKey(
  message: StreamsGroupTopologyKeyInit,
  version: number,
): Bytes {
  return runEncode("StreamsGroupTopologyKey", 0, 0, writeStreamsGroupTopologyKey, message, version);
}

/**
 * Encodes the body of a StreamsGroupTopologyKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeStreamsGroupTopologyKeyInto(
  message: StreamsGroupTopologyKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "StreamsGroupTopologyKey",
    0,
    0,
    writeStreamsGroupTopologyKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of StreamsGroupTopologyKey, for registries. */
export const StreamsGroupTopologyKeyCodec: MessageCodec<StreamsGroupTopologyKey> = {
  name: "StreamsGroupTopologyKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 23,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeStreamsGroupTopologyKey,
  encode: encodeStreamsGroupTopologyKey,
};

/**
 * StreamsGroupTopologyKey: the key of a coordinator's record, key 23, versions 0, no flexible version.
 */
export interface StreamsGroupTopologyKey {
  /**
   * string, versions 0.
   *
   * @generated from StreamsGroupTopologyKey.json GroupId
   */
  groupId: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for StreamsGroupTopologyKey; fields with a default may be left out. */
export interface StreamsGroupTopologyKeyInit {
  /** See {@linkcode StreamsGroupTopologyKey.groupId}. */
  groupId: string;
}

function readStreamsGroupTopologyKey(r: Reader): StreamsGroupTopologyKey {
  const m: StreamsGroupTopologyKey = {
    groupId: readString(r, "groupId", repeated),
  };
  return m;
}

function writeStreamsGroupTopologyKey(w: Writer, m: StreamsGroupTopologyKeyInit): void {
  const { groupId } = m;
  writeString(w, "groupId", groupId);
}
