// Generated from schemas/group/ConsumerGroupMemberMetadataKey.json. Do not edit.

/**
 * ConsumerGroupMemberMetadataKey (coordinator-key, key 5), versions 0.
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
 * Decodes the body of a ConsumerGroupMemberMetadataKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeConsumerGroupMemberMetadataKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ConsumerGroupMemberMetadataKey {
  return runDecode(
    "ConsumerGroupMemberMetadataKey",
    0,
    0,
    readConsumerGroupMemberMetadataKey,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ConsumerGroupMemberMetadataKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeConsumerGroupMemberMetadataKey(
  message: ConsumerGroupMemberMetadataKeyInit,
  version: number,
): Bytes {
  return runEncode(
    "ConsumerGroupMemberMetadataKey",
    0,
    0,
    writeConsumerGroupMemberMetadataKey,
    message,
    version,
  );
}

/**
 * Encodes the body of a ConsumerGroupMemberMetadataKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeConsumerGroupMemberMetadataKeyInto(
  message: ConsumerGroupMemberMetadataKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ConsumerGroupMemberMetadataKey",
    0,
    0,
    writeConsumerGroupMemberMetadataKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ConsumerGroupMemberMetadataKey, for registries. */
export const ConsumerGroupMemberMetadataKeyCodec: MessageCodec<ConsumerGroupMemberMetadataKey> = {
  name: "ConsumerGroupMemberMetadataKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 5,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeConsumerGroupMemberMetadataKey,
  encode: encodeConsumerGroupMemberMetadataKey,
};

/**
 * ConsumerGroupMemberMetadataKey: the key of a coordinator's record, key 5, versions 0, no flexible version.
 */
export interface ConsumerGroupMemberMetadataKey {
  /**
   * string, versions 0.
   *
   * @generated from ConsumerGroupMemberMetadataKey.json GroupId
   */
  groupId: string;
  /**
   * string, versions 0.
   *
   * @generated from ConsumerGroupMemberMetadataKey.json MemberId
   */
  memberId: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for ConsumerGroupMemberMetadataKey; fields with a default may be left out.
 */
export interface ConsumerGroupMemberMetadataKeyInit {
  /** See {@linkcode ConsumerGroupMemberMetadataKey.groupId}. */
  groupId: string;
  /** See {@linkcode ConsumerGroupMemberMetadataKey.memberId}. */
  memberId: string;
}

function readConsumerGroupMemberMetadataKey(r: Reader): ConsumerGroupMemberMetadataKey {
  const m: ConsumerGroupMemberMetadataKey = {
    groupId: readString(r, "groupId", repeated),
    memberId: readString(r, "memberId"),
  };
  return m;
}

function writeConsumerGroupMemberMetadataKey(
  w: Writer,
  m: ConsumerGroupMemberMetadataKeyInit,
): void {
  const { groupId, memberId } = m;
  writeString(w, "groupId", groupId);
  writeString(w, "memberId", memberId);
}
