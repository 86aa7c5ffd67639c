// Generated from schemas/group/StreamsGroupTargetAssignmentMetadataValue.json. Do not edit.

/**
 * StreamsGroupTargetAssignmentMetadataValue (coordinator-value, key 20), versions 0.
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
 * Decodes the body of a StreamsGroupTargetAssignmentMetadataValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeStreamsGroupTargetAssignmentMetadataValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): StreamsGroupTargetAssignmentMetadataValue {
  return runDecode(
    "StreamsGroupTargetAssignmentMetadataValue",
    0,
    0,
    readStreamsGroupTargetAssignmentMetadataValue,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a StreamsGroupTargetAssignmentMetadataValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeStreamsGroupTargetAssignmentMetadataValue(
  message: StreamsGroupTargetAssignmentMetadataValueInit,
  version: number,
): Bytes {
  return runEncode(
    "StreamsGroupTargetAssignmentMetadataValue",
    0,
    0,
    writeStreamsGroupTargetAssignmentMetadataValue,
    message,
    version,
  );
}

/**
 * Encodes the body of a StreamsGroupTargetAssignmentMetadataValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeStreamsGroupTargetAssignmentMetadataValueInto(
  message: StreamsGroupTargetAssignmentMetadataValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "StreamsGroupTargetAssignmentMetadataValue",
    0,
    0,
    writeStreamsGroupTargetAssignmentMetadataValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of StreamsGroupTargetAssignmentMetadataValue, for registries. */
export const StreamsGroupTargetAssignmentMetadataValueCodec: MessageCodec<
  StreamsGroupTargetAssignmentMetadataValue
> = {
  name: "StreamsGroupTargetAssignmentMetadataValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 20,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeStreamsGroupTargetAssignmentMetadataValue,
  encode: encodeStreamsGroupTargetAssignmentMetadataValue,
};

/**
 * StreamsGroupTargetAssignmentMetadataValue: the value of a coordinator's record, key 20, versions 0, flexible versions 0+.
 */
export interface StreamsGroupTargetAssignmentMetadataValue {
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupTargetAssignmentMetadataValue.json AssignmentEpoch
   */
  assignmentEpoch: number;
  /**
   * int64, versions 0+, tag 0 in 0+, default 0, ignorable.
   *
   * @generated from StreamsGroupTargetAssignmentMetadataValue.json AssignmentTimestamp
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
 * What encoders take for StreamsGroupTargetAssignmentMetadataValue; fields with a default may be left out.
 */
export interface StreamsGroupTargetAssignmentMetadataValueInit {
  /** See {@linkcode StreamsGroupTargetAssignmentMetadataValue.assignmentEpoch}. */
  assignmentEpoch: number;
  /** See {@linkcode StreamsGroupTargetAssignmentMetadataValue.assignmentTimestamp}. */
  assignmentTimestamp?: bigint | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readStreamsGroupTargetAssignmentMetadataValueTag(
  r: Reader,
  m: StreamsGroupTargetAssignmentMetadataValue,
  tag: number,
): boolean {
  switch (tag) {
    case 0:
      m.assignmentTimestamp = readInt64(r, "assignmentTimestamp");
      return true;
  }
  return false;
}

function readStreamsGroupTargetAssignmentMetadataValue(
  r: Reader,
): StreamsGroupTargetAssignmentMetadataValue {
  const m: StreamsGroupTargetAssignmentMetadataValue = {
    assignmentEpoch: readInt32(r, "assignmentEpoch"),
    assignmentTimestamp: 0n,
  };
  readTags(r, m, readStreamsGroupTargetAssignmentMetadataValueTag);
  return m;
}

function writeStreamsGroupTargetAssignmentMetadataValue(
  w: Writer,
  m: StreamsGroupTargetAssignmentMetadataValueInit,
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
