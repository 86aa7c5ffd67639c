// Generated from schemas/group/ConsumerGroupMetadataKey.json. Do not edit.

/**
 * ConsumerGroupMetadataKey (coordinator-key, key 3), versions 0.
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
 * Decodes the body of a ConsumerGroupMetadataKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeConsumerGroupMetadataKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ConsumerGroupMetadataKey {
  return runDecode(
    "ConsumerGroupMetadataKey",
    0,
    0,
    readConsumerGroupMetadataKey,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ConsumerGroupMetadataKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeConsumerGroupMetadataKey(
  message: ConsumerGroupMetadataKeyInit,
  version: number,
): Bytes {
  return runEncode(
    "ConsumerGroupMetadataKey",
    0,
    0,
    writeConsumerGroupMetadataKey,
    message,
    version,
  );
}

/**
 * Encodes the body of a ConsumerGroupMetadataKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeConsumerGroupMetadataKeyInto(
  message: ConsumerGroupMetadataKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ConsumerGroupMetadataKey",
    0,
    0,
    writeConsumerGroupMetadataKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ConsumerGroupMetadataKey, for registries. */
export const ConsumerGroupMetadataKeyCodec: MessageCodec<ConsumerGroupMetadataKey> = {
  name: "ConsumerGroupMetadataKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 3,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeConsumerGroupMetadataKey,
  encode: encodeConsumerGroupMetadataKey,
};

/**
 * ConsumerGroupMetadataKey: the key of a coordinator's record, key 3, versions 0, no flexible version.
 */
export interface ConsumerGroupMetadataKey {
  /**
   * string, versions 0.
   *
   * @generated from ConsumerGroupMetadataKey.json GroupId
   */
  groupId: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ConsumerGroupMetadataKey; fields with a default may be left out. */
export interface ConsumerGroupMetadataKeyInit {
  /** See {@linkcode ConsumerGroupMetadataKey.groupId}. */
  groupId: string;
}

function readConsumerGroupMetadataKey(r: Reader): ConsumerGroupMetadataKey {
  const m: ConsumerGroupMetadataKey = {
    groupId: readString(r, "groupId", repeated),
  };
  return m;
}

function writeConsumerGroupMetadataKey(w: Writer, m: ConsumerGroupMetadataKeyInit): void {
  const { groupId } = m;
  writeString(w, "groupId", groupId);
}
