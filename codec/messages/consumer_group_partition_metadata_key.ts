// Generated from schemas/group/ConsumerGroupPartitionMetadataKey.json. Do not edit.

/**
 * ConsumerGroupPartitionMetadataKey (coordinator-key, key 4), versions 0.
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
 * Decodes the body of a ConsumerGroupPartitionMetadataKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeConsumerGroupPartitionMetadataKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ConsumerGroupPartitionMetadataKey {
  return runDecode(
    "ConsumerGroupPartitionMetadataKey",
    0,
    0,
    readConsumerGroupPartitionMetadataKey,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ConsumerGroupPartitionMetadataKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeConsumerGroupPartitionMetadataKey(
  message: ConsumerGroupPartitionMetadataKeyInit,
  version: number,
): Bytes {
  return runEncode(
    "ConsumerGroupPartitionMetadataKey",
    0,
    0,
    writeConsumerGroupPartitionMetadataKey,
    message,
    version,
  );
}

/**
 * Encodes the body of a ConsumerGroupPartitionMetadataKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeConsumerGroupPartitionMetadataKeyInto(
  message: ConsumerGroupPartitionMetadataKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ConsumerGroupPartitionMetadataKey",
    0,
    0,
    writeConsumerGroupPartitionMetadataKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ConsumerGroupPartitionMetadataKey, for registries. */
export const ConsumerGroupPartitionMetadataKeyCodec: MessageCodec<
  ConsumerGroupPartitionMetadataKey
> = {
  name: "ConsumerGroupPartitionMetadataKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 4,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeConsumerGroupPartitionMetadataKey,
  encode: encodeConsumerGroupPartitionMetadataKey,
};

/**
 * ConsumerGroupPartitionMetadataKey: the key of a coordinator's record, key 4, versions 0, no flexible version.
 */
export interface ConsumerGroupPartitionMetadataKey {
  /**
   * string, versions 0.
   *
   * @generated from ConsumerGroupPartitionMetadataKey.json GroupId
   */
  groupId: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for ConsumerGroupPartitionMetadataKey; fields with a default may be left out.
 */
export interface ConsumerGroupPartitionMetadataKeyInit {
  /** See {@linkcode ConsumerGroupPartitionMetadataKey.groupId}. */
  groupId: string;
}

function readConsumerGroupPartitionMetadataKey(r: Reader): ConsumerGroupPartitionMetadataKey {
  const m: ConsumerGroupPartitionMetadataKey = {
    groupId: readString(r, "groupId", repeated),
  };
  return m;
}

function writeConsumerGroupPartitionMetadataKey(
  w: Writer,
  m: ConsumerGroupPartitionMetadataKeyInit,
): void {
  const { groupId } = m;
  writeString(w, "groupId", groupId);
}
