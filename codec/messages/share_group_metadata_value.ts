// Generated from schemas/group/ShareGroupMetadataValue.json. Do not edit.

/**
 * ShareGroupMetadataValue (coordinator-value, key 11), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  putInt32,
  putInt64,
  type Reader,
  readInt32,
  readInt64,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ShareGroupMetadataValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeShareGroupMetadataValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareGroupMetadataValue {
  return runDecode(
    "ShareGroupMetadataValue",
    0,
    0,
    readShareGroupMetadataValue,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ShareGroupMetadataValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareGroupMetadataValue(
  message: ShareGroupMetadataValueInit,
  version: number,
): Bytes {
  return runEncode("ShareGroupMetadataValue", 0, 0, writeShareGroupMetadataValue, message, version);
}

/**
 * Encodes the body of a ShareGroupMetadataValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareGroupMetadataValueInto(
  message: ShareGroupMetadataValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareGroupMetadataValue",
    0,
    0,
    writeShareGroupMetadataValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareGroupMetadataValue, for registries. */
export const ShareGroupMetadataValueCodec: MessageCodec<ShareGroupMetadataValue> = {
  name: "ShareGroupMetadataValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 11,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeShareGroupMetadataValue,
  encode: encodeShareGroupMetadataValue,
};

/**
 * ShareGroupMetadataValue: the value of a coordinator's record, key 11, versions 0, flexible versions 0+.
 */
export interface ShareGroupMetadataValue {
  /**
   * int32, versions 0+.
   *
   * @generated from ShareGroupMetadataValue.json Epoch
   */
  epoch: number;
  /**
   * int64, versions 0+.
   *
   * @generated from ShareGroupMetadataValue.json MetadataHash
   */
  metadataHash: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ShareGroupMetadataValue; fields with a default may be left out. */
export interface ShareGroupMetadataValueInit {
  /** See {@linkcode ShareGroupMetadataValue.epoch}. */
  epoch: number;
  /** See {@linkcode ShareGroupMetadataValue.metadataHash}. */
  metadataHash: bigint;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readShareGroupMetadataValue(r: Reader): ShareGroupMetadataValue {
  const m: ShareGroupMetadataValue = {
    epoch: readInt32(r, "epoch"),
    metadataHash: readInt64(r, "metadataHash"),
  };
  readTags(r, m);
  return m;
}

function writeShareGroupMetadataValue(w: Writer, m: ShareGroupMetadataValueInit): void {
  const { epoch, metadataHash, unknownTaggedFields } = m;
  const atEpoch = w.room(12);
  putInt32(w, atEpoch, "epoch", epoch);
  putInt64(w, atEpoch + 4, "metadataHash", metadataHash);
  writeUnknownTags(w, unknownTaggedFields);
}
