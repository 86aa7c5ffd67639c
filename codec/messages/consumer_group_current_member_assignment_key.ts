// Generated from schemas/group/ConsumerGroupCurrentMemberAssignmentKey.json. Do not edit.

/**
 * ConsumerGroupCurrentMemberAssignmentKey (coordinator-key, key 8), versions 0.
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
 * Decodes the body of a ConsumerGroupCurrentMemberAssignmentKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeConsumerGroupCurrentMemberAssignmentKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ConsumerGroupCurrentMemberAssignmentKey {
  return runDecode(
    "ConsumerGroupCurrentMemberAssignmentKey",
    0,
    0,
    readConsumerGroupCurrentMemberAssignmentKey,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ConsumerGroupCurrentMemberAssignmentKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeConsumerGroupCurrentMemberAssignmentKey(
  message: ConsumerGroupCurrentMemberAssignmentKeyInit,
  version: number,
): Bytes {
  return runEncode(
    "ConsumerGroupCurrentMemberAssignmentKey",
    0,
    0,
    writeConsumerGroupCurrentMemberAssignmentKey,
    message,
    version,
  );
}

/**
 * Encodes the body of a ConsumerGroupCurrentMemberAssignmentKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeConsumerGroupCurrentMemberAssignmentKeyInto(
  message: ConsumerGroupCurrentMemberAssignmentKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ConsumerGroupCurrentMemberAssignmentKey",
    0,
    0,
    writeConsumerGroupCurrentMemberAssignmentKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ConsumerGroupCurrentMemberAssignmentKey, for registries. */
export const ConsumerGroupCurrentMemberAssignmentKeyCodec: MessageCodec<
  ConsumerGroupCurrentMemberAssignmentKey
> = {
  name: "ConsumerGroupCurrentMemberAssignmentKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 8,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeConsumerGroupCurrentMemberAssignmentKey,
  encode: encodeConsumerGroupCurrentMemberAssignmentKey,
};

/**
 * ConsumerGroupCurrentMemberAssignmentKey: the key of a coordinator's record, key 8, versions 0, no flexible version.
 */
export interface ConsumerGroupCurrentMemberAssignmentKey {
  /**
   * string, versions 0.
   *
   * @generated from ConsumerGroupCurrentMemberAssignmentKey.json GroupId
   */
  groupId: string;
  /**
   * string, versions 0.
   *
   * @generated from ConsumerGroupCurrentMemberAssignmentKey.json MemberId
   */
  memberId: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for ConsumerGroupCurrentMemberAssignmentKey; fields with a default may be left out.
 */
export interface ConsumerGroupCurrentMemberAssignmentKeyInit {
  /** See {@linkcode ConsumerGroupCurrentMemberAssignmentKey.groupId}. */
  groupId: string;
  /** See {@linkcode ConsumerGroupCurrentMemberAssignmentKey.memberId}. */
  memberId: string;
}

function readConsumerGroupCurrentMemberAssignmentKey(
  r: Reader,
): ConsumerGroupCurrentMemberAssignmentKey {
  const m: ConsumerGroupCurrentMemberAssignmentKey = {
    groupId: readString(r, "groupId", repeated),
    memberId: readString(r, "memberId"),
  };
  return m;
}

function writeConsumerGroupCurrentMemberAssignmentKey(
  w: Writer,
  m: ConsumerGroupCurrentMemberAssignmentKeyInit,
): void {
  const { groupId, memberId } = m;
  writeString(w, "groupId", groupId);
  writeString(w, "memberId", memberId);
}
