// Generated from schemas/group/ConsumerGroupTargetAssignmentMetadataKey.json. Do not edit.

/**
 * ConsumerGroupTargetAssignmentMetadataKey (coordinator-key, key 6), versions 0.
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
 * Decodes the body of a ConsumerGroupTargetAssignmentMetadataKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeConsumerGroupTargetAssignmentMetadataKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ConsumerGroupTargetAssignmentMetadataKey {
  return runDecode(
    "ConsumerGroupTargetAssignmentMetadataKey",
    0,
    0,
    readConsumerGroupTargetAssignmentMetadataKey,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ConsumerGroupTargetAssignmentMetadataKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeConsumerGroupTargetAssignmentMetadataKey(
  message: ConsumerGroupTargetAssignmentMetadataKeyInit,
  version: number,
): Bytes {
  return runEncode(
    "ConsumerGroupTargetAssignmentMetadataKey",
    0,
    0,
    writeConsumerGroupTargetAssignmentMetadataKey,
    message,
    version,
  );
}

/**
 * Encodes the body of a ConsumerGroupTargetAssignmentMetadataKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeConsumerGroupTargetAssignmentMetadataKeyInto(
  message: ConsumerGroupTargetAssignmentMetadataKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ConsumerGroupTargetAssignmentMetadataKey",
    0,
    0,
    writeConsumerGroupTargetAssignmentMetadataKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ConsumerGroupTargetAssignmentMetadataKey, for registries. */
export const ConsumerGroupTargetAssignmentMetadataKeyCodec: MessageCodec<
  ConsumerGroupTargetAssignmentMetadataKey
> = {
  name: "ConsumerGroupTargetAssignmentMetadataKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 6,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeConsumerGroupTargetAssignmentMetadataKey,
  encode: encodeConsumerGroupTargetAssignmentMetadataKey,
};

/**
 * ConsumerGroupTargetAssignmentMetadataKey: the key of a coordinator's record, key 6, versions 0, no flexible version.
 */
export interface ConsumerGroupTargetAssignmentMetadataKey {
  /**
   * string, versions 0.
   *
   * @generated from ConsumerGroupTargetAssignmentMetadataKey.json GroupId
   */
  groupId: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for ConsumerGroupTargetAssignmentMetadataKey; fields with a default may be left out.
 */
export interface ConsumerGroupTargetAssignmentMetadataKeyInit {
  /** See {@linkcode ConsumerGroupTargetAssignmentMetadataKey.groupId}. */
  groupId: string;
}

function readConsumerGroupTargetAssignmentMetadataKey(
  r: Reader,
): ConsumerGroupTargetAssignmentMetadataKey {
  const m: ConsumerGroupTargetAssignmentMetadataKey = {
    groupId: readString(r, "groupId", repeated),
  };
  return m;
}

function writeConsumerGroupTargetAssignmentMetadataKey(
  w: Writer,
  m: ConsumerGroupTargetAssignmentMetadataKeyInit,
): void {
  const { groupId } = m;
  writeString(w, "groupId", groupId);
}
