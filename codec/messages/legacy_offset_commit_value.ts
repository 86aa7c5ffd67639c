// Generated from schemas/group/LegacyOffsetCommitValue.json. Do not edit.

/**
 * LegacyOffsetCommitValue (coordinator-value, key 0), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  type Reader,
  readInt64,
  readString,
  runDecode,
  runEncode,
  runEncodeInto,
  writeInt64,
  type Writer,
  writeString,
} from "../wire/mod.ts";

/**
 * Decodes the body of a LegacyOffsetCommitValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeLegacyOffsetCommitValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): LegacyOffsetCommitValue {
  return runDecode(
    "LegacyOffsetCommitValue",
    0,
    0,
    readLegacyOffsetCommitValue,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a LegacyOffsetCommitValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeLegacyOffsetCommitValue(
  message: LegacyOffsetCommitValueInit,
  version: number,
): Bytes {
  return runEncode("LegacyOffsetCommitValue", 0, 0, writeLegacyOffsetCommitValue, message, version);
}

/**
 * Encodes the body of a LegacyOffsetCommitValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeLegacyOffsetCommitValueInto(
  message: LegacyOffsetCommitValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "LegacyOffsetCommitValue",
    0,
    0,
    writeLegacyOffsetCommitValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of LegacyOffsetCommitValue, for registries. */
export const LegacyOffsetCommitValueCodec: MessageCodec<LegacyOffsetCommitValue> = {
  name: "LegacyOffsetCommitValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 0,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeLegacyOffsetCommitValue,
  encode: encodeLegacyOffsetCommitValue,
};

/**
 * LegacyOffsetCommitValue: the value of a coordinator's record, key 0, versions 0, no flexible version.
 */
export interface LegacyOffsetCommitValue {
  /**
   * int64, versions 0.
   *
   * @generated from LegacyOffsetCommitValue.json offset
   */
  offset: bigint;
  /**
   * string, versions 0.
   *
   * @generated from LegacyOffsetCommitValue.json metadata
   */
  metadata: string;
  /**
   * int64, versions 0.
   *
   * @generated from LegacyOffsetCommitValue.json commitTimestamp
   */
  commitTimestamp: bigint;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for LegacyOffsetCommitValue; fields with a default may be left out. */
export interface LegacyOffsetCommitValueInit {
  /** See {@linkcode LegacyOffsetCommitValue.offset}. */
  offset: bigint;
  /** See {@linkcode LegacyOffsetCommitValue.metadata}. */
  metadata: string;
  /** See {@linkcode LegacyOffsetCommitValue.commitTimestamp}. */
  commitTimestamp: bigint;
}

function readLegacyOffsetCommitValue(r: Reader): LegacyOffsetCommitValue {
  const m: LegacyOffsetCommitValue = {
    offset: readInt64(r, "offset"),
    metadata: readString(r, "metadata"),
    commitTimestamp: readInt64(r, "commitTimestamp"),
  };
  return m;
}

function writeLegacyOffsetCommitValue(w: Writer, m: LegacyOffsetCommitValueInit): void {
  const { offset, metadata, commitTimestamp } = m;
  writeInt64(w, "offset", offset);
  writeString(w, "metadata", metadata);
  writeInt64(w, "commitTimestamp", commitTimestamp);
}
