// Generated from schemas/group/ConsumerGroupTargetAssignmentMemberKey.json. Do not edit.

/**
 * ConsumerGroupTargetAssignmentMemberKey (coordinator-key, key 7), versions 0.
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
 * Decodes the body of a ConsumerGroupTargetAssignmentMemberKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeConsumerGroupTargetAssignmentMemberKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ConsumerGroupTargetAssignmentMemberKey {
  return runDecode(
    "ConsumerGroupTargetAssignmentMemberKey",
    0,
    0,
    readConsumerGroupTargetAssignmentMemberKey,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ConsumerGroupTargetAssignmentMemberKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeConsumerGroupTargetAssignmentMemberKey(
  message: ConsumerGroupTargetAssignmentMemberKeyInit,
  version: number,
): Bytes {
  return runEncode(
    "ConsumerGroupTargetAssignmentMemberKey",
    0,
    0,
    writeConsumerGroupTargetAssignmentMemberKey,
    message,
    version,
  );
}

/**
 * Encodes the body of a ConsumerGroupTargetAssignmentMemberKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeConsumerGroupTargetAssignmentMemberKeyInto(
  message: ConsumerGroupTargetAssignmentMemberKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ConsumerGroupTargetAssignmentMemberKey",
    0,
    0,
    writeConsumerGroupTargetAssignmentMemberKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ConsumerGroupTargetAssignmentMemberKey, for registries. */
export const ConsumerGroupTargetAssignmentMemberKeyCodec: MessageCodec<
  ConsumerGroupTargetAssignmentMemberKey
> = {
  name: "ConsumerGroupTargetAssignmentMemberKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 7,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeConsumerGroupTargetAssignmentMemberKey,
  encode: encodeConsumerGroupTargetAssignmentMemberKey,
};

/**
 * ConsumerGroupTargetAssignmentMemberKey: the key of a coordinator's record, key 7, versions 0, no flexible version.
 */
export interface ConsumerGroupTargetAssignmentMemberKey {
  /**
   * string, versions 0.
   *
   * @generated from ConsumerGroupTargetAssignmentMemberKey.json GroupId
   */
  groupId: string;
  /**
   * string, versions 0.
   *
   * @generated from ConsumerGroupTargetAssignmentMemberKey.json MemberId
   */
  memberId: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for ConsumerGroupTargetAssignmentMemberKey; fields with a default may be left out.
 */
export interface ConsumerGroupTargetAssignmentMemberKeyInit {
  /** See {@linkcode ConsumerGroupTargetAssignmentMemberKey.groupId}. */
  groupId: string;
  /** See {@linkcode ConsumerGroupTargetAssignmentMemberKey.memberId}. */
  memberId: string;
}

function readConsumerGroupTargetAssignmentMemberKey(
  r: Reader,
): ConsumerGroupTargetAssignmentMemberKey {
  const m: ConsumerGroupTargetAssignmentMemberKey = {
    groupId: readString(r, "groupId", repeated),
    memberId: readString(r, "memberId"),
  };
  return m;
}

function writeConsumerGroupTargetAssignmentMemberKey(
  w: Writer,
  m: ConsumerGroupTargetAssignmentMemberKeyInit,
): void {
  const { groupId, memberId } = m;
  writeString(w, "groupId", groupId);
  writeString(w, "memberId", memberId);
}
