// Generated from schemas/group/ShareGroupTargetAssignmentMetadataValue.json. Do not edit.

/**
 * ShareGroupTargetAssignmentMetadataValue (coordinator-value, key 12), versions 0.
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
 * Decodes the body of a ShareGroupTargetAssignmentMetadataValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeShareGroupTargetAssignmentMetadataValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareGroupTargetAssignmentMetadataValue {
  return runDecode(
    "ShareGroupTargetAssignmentMetadataValue",
    0,
    0,
    readShareGroupTargetAssignmentMetadataValue,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ShareGroupTargetAssignmentMetadataValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareGroupTargetAssignmentMetadataValue(
  message: ShareGroupTargetAssignmentMetadataValueInit,
  version: number,
): Bytes {
  return runEncode(
    "ShareGroupTargetAssignmentMetadataValue",
    0,
    0,
    writeShareGroupTargetAssignmentMetadataValue,
    message,
    version,
  );
}

/**
 * Encodes the body of a ShareGroupTargetAssignmentMetadataValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareGroupTargetAssignmentMetadataValueInto(
  message: ShareGroupTargetAssignmentMetadataValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareGroupTargetAssignmentMetadataValue",
    0,
    0,
    writeShareGroupTargetAssignmentMetadataValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareGroupTargetAssignmentMetadataValue, for registries. */
export const ShareGroupTargetAssignmentMetadataValueCodec: MessageCodec<
  ShareGroupTargetAssignmentMetadataValue
> = {
  name: "ShareGroupTargetAssignmentMetadataValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 12,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeShareGroupTargetAssignmentMetadataValue,
  encode: encodeShareGroupTargetAssignmentMetadataValue,
};

/**
 * ShareGroupTargetAssignmentMetadataValue: the value of a coordinator's record, key 12, versions 0, flexible versions 0+.
 */
export interface ShareGroupTargetAssignmentMetadataValue {
  /**
   * int32, versions 0+.
   *
   * @generated from ShareGroupTargetAssignmentMetadataValue.json AssignmentEpoch
   */
  assignmentEpoch: number;
  /**
   * int64, versions 0+, tag 0 in 0+, default 0, ignorable.
   *
   * @generated from ShareGroupTargetAssignmentMetadataValue.json AssignmentTimestamp
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
 * What encoders take for ShareGroupTargetAssignmentMetadataValue; fields with a default may be left out.
 */
export interface ShareGroupTargetAssignmentMetadataValueInit {
  /** See {@linkcode ShareGroupTargetAssignmentMetadataValue.assignmentEpoch}. */
  assignmentEpoch: number;
  /** See {@linkcode ShareGroupTargetAssignmentMetadataValue.assignmentTimestamp}. */
  assignmentTimestamp?: bigint | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readShareGroupTargetAssignmentMetadataValueTag(
  r: Reader,
  m: ShareGroupTargetAssignmentMetadataValue,
  tag: number,
): boolean {
  switch (tag) {
    case 0:
      m.assignmentTimestamp = readInt64(r, "assignmentTimestamp");
      return true;
  }
  return false;
}

function readShareGroupTargetAssignmentMetadataValue(
  r: Reader,
): ShareGroupTargetAssignmentMetadataValue {
  const m: ShareGroupTargetAssignmentMetadataValue = {
    assignmentEpoch: readInt32(r, "assignmentEpoch"),
    assignmentTimestamp: 0n,
  };
  readTags(r, m, readShareGroupTargetAssignmentMetadataValueTag);
  return m;
}

function writeShareGroupTargetAssignmentMetadataValue(
  w: Writer,
  m: ShareGroupTargetAssignmentMetadataValueInit,
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
