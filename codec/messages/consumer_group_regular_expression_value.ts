// Generated from schemas/group/ConsumerGroupRegularExpressionValue.json. Do not edit.

/**
 * ConsumerGroupRegularExpressionValue (coordinator-value, key 16), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  putInt64,
  readCompactCount,
  readCompactString,
  type Reader,
  readInt64,
  readList,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  writeCompactCount,
  writeCompactString,
  writeList,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ConsumerGroupRegularExpressionValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeConsumerGroupRegularExpressionValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ConsumerGroupRegularExpressionValue {
  return runDecode(
    "ConsumerGroupRegularExpressionValue",
    0,
    0,
    readConsumerGroupRegularExpressionValue,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ConsumerGroupRegularExpressionValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeConsumerGroupRegularExpressionValue(
  message: ConsumerGroupRegularExpressionValueInit,
  version: number,
): Bytes {
  return runEncode(
    "ConsumerGroupRegularExpressionValue",
    0,
    0,
    writeConsumerGroupRegularExpressionValue,
    message,
    version,
  );
}

/**
 * Encodes the body of a ConsumerGroupRegularExpressionValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeConsumerGroupRegularExpressionValueInto(
  message: ConsumerGroupRegularExpressionValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ConsumerGroupRegularExpressionValue",
    0,
    0,
    writeConsumerGroupRegularExpressionValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ConsumerGroupRegularExpressionValue, for registries. */
export const ConsumerGroupRegularExpressionValueCodec: MessageCodec<
  ConsumerGroupRegularExpressionValue
> = {
  name: "ConsumerGroupRegularExpressionValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 16,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeConsumerGroupRegularExpressionValue,
  encode: encodeConsumerGroupRegularExpressionValue,
};

/**
 * ConsumerGroupRegularExpressionValue: the value of a coordinator's record, key 16, versions 0, flexible versions 0+.
 */
export interface ConsumerGroupRegularExpressionValue {
  /**
   * []string, versions 0+.
   *
   * @generated from ConsumerGroupRegularExpressionValue.json Topics
   */
  topics: readonly string[];
  /**
   * int64, versions 0+.
   *
   * @generated from ConsumerGroupRegularExpressionValue.json Version
   */
  version: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from ConsumerGroupRegularExpressionValue.json Timestamp
   */
  timestamp: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for ConsumerGroupRegularExpressionValue; fields with a default may be left out.
 */
export interface ConsumerGroupRegularExpressionValueInit {
  /** See {@linkcode ConsumerGroupRegularExpressionValue.topics}. */
  topics: readonly string[];
  /** See {@linkcode ConsumerGroupRegularExpressionValue.version}. */
  version: bigint;
  /** See {@linkcode ConsumerGroupRegularExpressionValue.timestamp}. */
  timestamp: bigint;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readConsumerGroupRegularExpressionValue(r: Reader): ConsumerGroupRegularExpressionValue {
  const m: ConsumerGroupRegularExpressionValue = {
    topics: readList(
      r,
      readCompactCount(r, "topics", 1),
      (r, i) => readCompactString(r, i, repeated),
    ),
    version: readInt64(r, "version"),
    timestamp: readInt64(r, "timestamp"),
  };
  readTags(r, m);
  return m;
}

function writeConsumerGroupRegularExpressionValue(
  w: Writer,
  m: ConsumerGroupRegularExpressionValueInit,
): void {
  const { topics, version: version_, timestamp, unknownTaggedFields } = m;
  writeList(w, "topics", topics, writeCompactCount(w, "topics", topics), writeCompactString);
  const atVersion = w.room(16);
  putInt64(w, atVersion, "version", version_);
  putInt64(w, atVersion + 8, "timestamp", timestamp);
  writeUnknownTags(w, unknownTaggedFields);
}
