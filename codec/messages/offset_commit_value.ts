// Generated from schemas/group/OffsetCommitValue.json. Do not edit.

/**
 * OffsetCommitValue (coordinator-value, key 1), versions 0-4.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  endTag,
  type InvalidText,
  type MessageCodec,
  readCompactString,
  type Reader,
  readInt32,
  readInt64,
  readString,
  readTags,
  readUuid,
  runDecode,
  runEncode,
  runEncodeInto,
  startTag,
  type TaggedField,
  writeCompactString,
  writeInt32,
  writeInt64,
  writeNoTags,
  type Writer,
  writeString,
  writeTagCount,
  writeTagsBefore,
  writeUuid,
  ZERO_UUID,
} from "../wire/mod.ts";

/**
 * Decodes the body of an OffsetCommitValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 4.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 4.
 */
export function decodeOffsetCommitValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): OffsetCommitValue {
  return runDecode("OffsetCommitValue", 0, 4, readOffsetCommitValue, body, version, options);
}

/**
 * Encodes the body of an OffsetCommitValue into an array of its own.
 *
 * @param version The version of the message, 0 to 4.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeOffsetCommitValue(message: OffsetCommitValueInit, version: number): Bytes {
  return runEncode("OffsetCommitValue", 0, 4, writeOffsetCommitValue, message, version);
}

/**
 * Encodes the body of an OffsetCommitValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeOffsetCommitValueInto(
  message: OffsetCommitValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "OffsetCommitValue",
    0,
    4,
    writeOffsetCommitValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of OffsetCommitValue, for registries. */
export const OffsetCommitValueCodec: MessageCodec<OffsetCommitValue> = {
  name: "OffsetCommitValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 1,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 4,
  decode: decodeOffsetCommitValue,
  encode: encodeOffsetCommitValue,
};

/**
 * OffsetCommitValue: the value of a coordinator's record, key 1, versions 0-4, flexible versions 4+.
 */
export interface OffsetCommitValue {
  /**
   * int64, versions 0+.
   *
   * @generated from OffsetCommitValue.json offset
   */
  offset: bigint;
  /**
   * int32, versions 3+, default -1, ignorable.
   *
   * @generated from OffsetCommitValue.json leaderEpoch
   */
  leaderEpoch: number;
  /**
   * string, versions 0+.
   *
   * @generated from OffsetCommitValue.json metadata
   */
  metadata: string;
  /**
   * int64, versions 0+.
   *
   * @generated from OffsetCommitValue.json commitTimestamp
   */
  commitTimestamp: bigint;
  /**
   * int64, versions 1, default -1, ignorable.
   *
   * @generated from OffsetCommitValue.json expireTimestamp
   */
  expireTimestamp: bigint;
  /**
   * uuid, versions 4+, tag 0 in 4+, ignorable.
   *
   * @generated from OffsetCommitValue.json topicId
   */
  topicId: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for OffsetCommitValue; fields with a default may be left out. */
export interface OffsetCommitValueInit {
  /** See {@linkcode OffsetCommitValue.offset}. */
  offset: bigint;
  /** See {@linkcode OffsetCommitValue.leaderEpoch}. */
  leaderEpoch?: number | undefined;
  /** See {@linkcode OffsetCommitValue.metadata}. */
  metadata: string;
  /** See {@linkcode OffsetCommitValue.commitTimestamp}. */
  commitTimestamp: bigint;
  /** See {@linkcode OffsetCommitValue.expireTimestamp}. */
  expireTimestamp?: bigint | undefined;
  /** See {@linkcode OffsetCommitValue.topicId}. */
  topicId?: string | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readOffsetCommitValueTag(r: Reader, m: OffsetCommitValue, tag: number): boolean {
  switch (tag) {
    case 0:
      m.topicId = readUuid(r, "topicId");
      return true;
  }
  return false;
}

function readOffsetCommitValue(r: Reader, version: number): OffsetCommitValue {
  const m: OffsetCommitValue = {
    offset: readInt64(r, "offset"),
    leaderEpoch: version >= 3 ? readInt32(r, "leaderEpoch") : -1,
    metadata: version >= 4 ? readCompactString(r, "metadata") : readString(r, "metadata"),
    commitTimestamp: readInt64(r, "commitTimestamp"),
    expireTimestamp: version === 1 ? readInt64(r, "expireTimestamp") : -1n,
    topicId: ZERO_UUID,
  };
  if (version >= 4) readTags(r, m, readOffsetCommitValueTag);
  return m;
}

function writeOffsetCommitValue(w: Writer, m: OffsetCommitValueInit, version: number): void {
  const {
    offset,
    leaderEpoch = -1,
    metadata,
    commitTimestamp,
    expireTimestamp = -1n,
    topicId = ZERO_UUID,
    unknownTaggedFields,
  } = m;
  writeInt64(w, "offset", offset);
  if (version >= 3) writeInt32(w, "leaderEpoch", leaderEpoch);
  if (version >= 4) writeCompactString(w, "metadata", metadata);
  else writeString(w, "metadata", metadata);
  writeInt64(w, "commitTimestamp", commitTimestamp);
  if (version === 1) writeInt64(w, "expireTimestamp", expireTimestamp);
  if (version >= 4) {
    const sendstopicId = topicId !== "AAAAAAAAAAAAAAAAAAAAAA";
    let unknown = writeTagCount(w, unknownTaggedFields, sendstopicId ? 1 : 0);
    unknown = writeTagsBefore(w, unknown, 0);
    if (sendstopicId) {
      const p = startTag(w, 0);
      writeUuid(w, "topicId", topicId);
      endTag(w, p);
    }
    writeTagsBefore(w, unknown);
  } else writeNoTags(w, unknownTaggedFields);
}
