// Generated from schemas/group/ConsumerGroupTargetAssignmentMetadataValue.json. Do not edit.

/**
 * ConsumerGroupTargetAssignmentMetadataValue (coordinator-value, key 6), versions 0.
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
 * Decodes the body of a ConsumerGroupTargetAssignmentMetadataValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeConsumerGroupTargetAssignmentMetadataValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ConsumerGroupTargetAssignmentMetadataValue {
  return runDecode(
    "ConsumerGroupTargetAssignmentMetadataValue",
    0,
    0,
    readConsumerGroupTargetAssignmentMetadataValue,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ConsumerGroupTargetAssignmentMetadataValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeConsumerGroupTargetAssignmentMetadataValue(
  message: ConsumerGroupTargetAssignmentMetadataValueInit,
  version: number,
): Bytes {
  return runEncode(
    "ConsumerGroupTargetAssignmentMetadataValue",
    0,
    0,
    writeConsumerGroupTargetAssignmentMetadataValue,
    message,
    version,
  );
}

/**
 * Encodes the body of a ConsumerGroupTargetAssignmentMetadataValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeConsumerGroupTargetAssignmentMetadataValueInto(
  message: ConsumerGroupTargetAssignmentMetadataValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ConsumerGroupTargetAssignmentMetadataValue",
    0,
    0,
    writeConsumerGroupTargetAssignmentMetadataValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ConsumerGroupTargetAssignmentMetadataValue, for registries. */
export const ConsumerGroupTargetAssignmentMetadataValueCodec: MessageCodec<
  ConsumerGroupTargetAssignmentMetadataValue
> = {
  name: "ConsumerGroupTargetAssignmentMetadataValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 6,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeConsumerGroupTargetAssignmentMetadataValue,
  encode: encodeConsumerGroupTargetAssignmentMetadataValue,
};

/**
 * ConsumerGroupTargetAssignmentMetadataValue: the value of a coordinator's record, key 6, versions 0, flexible versions 0+.
 */
export interface ConsumerGroupTargetAssignmentMetadataValue {
  /**
   * int32, versions 0+.
   *
   * @generated from ConsumerGroupTargetAssignmentMetadataValue.json AssignmentEpoch
   */
  assignmentEpoch: number;
  /**
   * int64, versions 0+, tag 0 in 0+, default 0, ignorable.
   *
   * @generated from ConsumerGroupTargetAssignmentMetadataValue.json AssignmentTimestamp
   */
  assignmentTimestamp: bigint;
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
 * What encoders take for ConsumerGroupTargetAssignmentMetadataValue; fields with a default may be left out.
 */
export interface ConsumerGroupTargetAssignmentMetadataValueInit {
  /** See {@linkcode ConsumerGroupTargetAssignmentMetadataValue.assignmentEpoch}. */
  assignmentEpoch: number;
  /** See {@linkcode ConsumerGroupTargetAssignmentMetadataValue.assignmentTimestamp}. */
  assignmentTimestamp?: bigint | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readConsumerGroupTargetAssignmentMetadataValueTag(
  r: Reader,
  m: ConsumerGroupTargetAssignmentMetadataValue,
  tag: number,
): boolean {
  switch (tag) {
    case 0:
      m.assignmentTimestamp = readInt64(r, "assignmentTimestamp");
      return true;
  }
  return false;
}

function readConsumerGroupTargetAssignmentMetadataValue(
  r: Reader,
): ConsumerGroupTargetAssignmentMetadataValue {
  const m: ConsumerGroupTargetAssignmentMetadataValue = {
    assignmentEpoch: readInt32(r, "assignmentEpoch"),
    assignmentTimestamp: 0n,
  };
  readTags(r, m, readConsumerGroupTargetAssignmentMetadataValueTag);
  return m;
}

function writeConsumerGroupTargetAssignmentMetadataValue(
  w: Writer,
  m: ConsumerGroupTargetAssignmentMetadataValueInit,
): void {
  const { assignmentEpoch, assignmentTimestamp = 0n, unknownTaggedFields } = m;
  writeInt32(w, "assignmentEpoch", assignmentEpoch);
  const sendsAssignmentTimestamp = assignmentTimestamp !== 0n;
  let unknown = writeTagCount(w, unknownTaggedFields, sendsAssignmentTimestamp ? 1 : 0);
  unknown = writeTagsBefore(w, unknown, 0);
  if (sendsAssignmentTimestamp) {
    const p = startTag(w, 0);
    writeInt64(w, "assignmentTimestamp", assignmentTimestamp);
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
}
