// Generated from schemas/group/ConsumerGroupMetadataValue.json. Do not edit.

/**
 * ConsumerGroupMetadataValue (coordinator-value, key 3), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  endTag,
  type InvalidText,
  type MessageCodec,
  type Reader,
  readInt32,
  readInt64,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  startTag,
  type TaggedField,
  writeInt32,
  writeInt64,
  type Writer,
  writeTagCount,
  writeTagsBefore,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ConsumerGroupMetadataValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeConsumerGroupMetadataValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ConsumerGroupMetadataValue {
  return runDecode(
    "ConsumerGroupMetadataValue",
    0,
    0,
    readConsumerGroupMetadataValue,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ConsumerGroupMetadataValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeConsumerGroupMetadataValue(
  message: ConsumerGroupMetadataValueInit,
  version: number,
): Bytes {
  return runEncode(
    "ConsumerGroupMetadataValue",
    0,
    0,
    writeConsumerGroupMetadataValue,
    message,
    version,
  );
}

/**
 * Encodes the body of a ConsumerGroupMetadataValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeConsumerGroupMetadataValueInto(
  message: ConsumerGroupMetadataValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ConsumerGroupMetadataValue",
    0,
    0,
    writeConsumerGroupMetadataValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ConsumerGroupMetadataValue, for registries. */
export const ConsumerGroupMetadataValueCodec: MessageCodec<ConsumerGroupMetadataValue> = {
  name: "ConsumerGroupMetadataValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 3,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeConsumerGroupMetadataValue,
  encode: encodeConsumerGroupMetadataValue,
};

/**
 * ConsumerGroupMetadataValue: the value of a coordinator's record, key 3, versions 0, flexible versions 0+.
 */
export interface ConsumerGroupMetadataValue {
  /**
   * int32, versions 0+.
   *
   * @generated from ConsumerGroupMetadataValue.json Epoch
   */
  epoch: number;
  /**
   * int64, versions 0+, tag 0 in 0+, default 0.
   *
   * @generated from ConsumerGroupMetadataValue.json MetadataHash
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

/**
 * What encoders take for ConsumerGroupMetadataValue; fields with a default may be left out.
 */
export interface ConsumerGroupMetadataValueInit {
  /** See {@linkcode ConsumerGroupMetadataValue.epoch}. */
  epoch: number;
  /** See {@linkcode ConsumerGroupMetadataValue.metadataHash}. */
  metadataHash?: bigint | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readConsumerGroupMetadataValueTag(
  r: Reader,
  m: ConsumerGroupMetadataValue,
  tag: number,
): boolean {
  switch (tag) {
    case 0:
      m.metadataHash = readInt64(r, "metadataHash");
      return true;
  }
  return false;
}

function readConsumerGroupMetadataValue(r: Reader): ConsumerGroupMetadataValue {
  const m: ConsumerGroupMetadataValue = {
    epoch: readInt32(r, "epoch"),
    metadataHash: 0n,
  };
  readTags(r, m, readConsumerGroupMetadataValueTag);
  return m;
}

function writeConsumerGroupMetadataValue(w: Writer, m: ConsumerGroupMetadataValueInit): void {
  const { epoch, metadataHash = 0n, unknownTaggedFields } = m;
  writeInt32(w, "epoch", epoch);
  const sendsMetadataHash = metadataHash !== 0n;
  let unknown = writeTagCount(w, unknownTaggedFields, sendsMetadataHash ? 1 : 0);
  unknown = writeTagsBefore(w, unknown, 0);
  if (sendsMetadataHash) {
    const p = startTag(w, 0);
    writeInt64(w, "metadataHash", metadataHash);
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
}
