// Generated from schemas/group/ConsumerGroupRegularExpressionKey.json. Do not edit.

/**
 * ConsumerGroupRegularExpressionKey (coordinator-key, key 16), versions 0.
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
 * Decodes the body of a ConsumerGroupRegularExpressionKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeConsumerGroupRegularExpressionKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ConsumerGroupRegularExpressionKey {
  return runDecode(
    "ConsumerGroupRegularExpressionKey",
    0,
    0,
    readConsumerGroupRegularExpressionKey,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ConsumerGroupRegularExpressionKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeConsumerGroupRegularExpressionKey(
  message: ConsumerGroupRegularExpressionKeyInit,
  version: number,
): Bytes {
  return runEncode(
    "ConsumerGroupRegularExpressionKey",
    0,
    0,
    writeConsumerGroupRegularExpressionKey,
    message,
    version,
  );
}

/**
 * Encodes the body of a ConsumerGroupRegularExpressionKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeConsumerGroupRegularExpressionKeyInto(
  message: ConsumerGroupRegularExpressionKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ConsumerGroupRegularExpressionKey",
    0,
    0,
    writeConsumerGroupRegularExpressionKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ConsumerGroupRegularExpressionKey, for registries. */
export const ConsumerGroupRegularExpressionKeyCodec: MessageCodec<
  ConsumerGroupRegularExpressionKey
> = {
  name: "ConsumerGroupRegularExpressionKey",
  type: "coordinator-key",
  module: "group",
  apiKey: 16,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeConsumerGroupRegularExpressionKey,
  encode: encodeConsumerGroupRegularExpressionKey,
};

/**
 * ConsumerGroupRegularExpressionKey: the key of a coordinator's record, key 16, versions 0, no flexible version.
 */
export interface ConsumerGroupRegularExpressionKey {
  /**
   * string, versions 0.
   *
   * @generated from ConsumerGroupRegularExpressionKey.json GroupId
   */
  groupId: string;
  /**
   * string, versions 0.
   *
   * @generated from ConsumerGroupRegularExpressionKey.json RegularExpression
   */
  regularExpression: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for ConsumerGroupRegularExpressionKey; fields with a default may be left out.
 */
export interface ConsumerGroupRegularExpressionKeyInit {
  /** See {@linkcode ConsumerGroupRegularExpressionKey.groupId}. */
  groupId: string;
  /** See {@linkcode ConsumerGroupRegularExpressionKey.regularExpression}. */
  regularExpression: string;
}

function readConsumerGroupRegularExpressionKey(r: Reader): ConsumerGroupRegularExpressionKey {
  const m: ConsumerGroupRegularExpressionKey = {
    groupId: readString(r, "groupId", repeated),
    regularExpression: readString(r, "regularExpression"),
  };
  return m;
}

function writeConsumerGroupRegularExpressionKey(
  w: Writer,
  m: ConsumerGroupRegularExpressionKeyInit,
): void {
  const { groupId, regularExpression } = m;
  writeString(w, "groupId", groupId);
  writeString(w, "regularExpression", regularExpression);
}
