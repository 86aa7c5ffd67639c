// Generated from schemas/metadata/UnfenceBrokerRecord.json. Do not edit.

/**
 * UnfenceBrokerRecord (metadata, key 8), versions 0.
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
 * Decodes the body of an UnfenceBrokerRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeUnfenceBrokerRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): UnfenceBrokerRecord {
  return runDecode("UnfenceBrokerRecord", 0, 0, readUnfenceBrokerRecord, body, version, options);
}

/**
 * Encodes the body of an UnfenceBrokerRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeUnfenceBrokerRecord(
  message: UnfenceBrokerRecordInit,
  version: number,
): Bytes {
  return runEncode("UnfenceBrokerRecord", 0, 0, writeUnfenceBrokerRecord, message, version);
}

/**
 * Encodes the body of an UnfenceBrokerRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeUnfenceBrokerRecordInto(
  message: UnfenceBrokerRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "UnfenceBrokerRecord",
    0,
    0,
    writeUnfenceBrokerRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of UnfenceBrokerRecord, for registries. */
export const UnfenceBrokerRecordCodec: MessageCodec<UnfenceBrokerRecord> = {
  name: "UnfenceBrokerRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 8,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeUnfenceBrokerRecord,
  encode: encodeUnfenceBrokerRecord,
};

/** UnfenceBrokerRecord: a record, key 8, versions 0, flexible versions 0+. */
export interface UnfenceBrokerRecord {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from UnfenceBrokerRecord.json Id
   */
  id: number;
  /**
   * int64, versions 0+.
   *
   * @generated from UnfenceBrokerRecord.json Epoch
   */
  epoch: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for UnfenceBrokerRecord; fields with a default may be left out. */
export interface UnfenceBrokerRecordInit {
  /** See {@linkcode UnfenceBrokerRecord.id}. */
  id: number;
  /** See {@linkcode UnfenceBrokerRecord.epoch}. */
  epoch: bigint;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readUnfenceBrokerRecord(r: Reader): UnfenceBrokerRecord {
  const m: UnfenceBrokerRecord = {
    id: readInt32(r, "id"),
    epoch: readInt64(r, "epoch"),
  };
  readTags(r, m);
  return m;
}

function writeUnfenceBrokerRecord(w: Writer, m: UnfenceBrokerRecordInit): void {
  const { id, epoch, unknownTaggedFields } = m;
  const atId = w.room(12);
  putInt32(w, atId, "id", id);
  putInt64(w, atId + 4, "epoch", epoch);
  writeUnknownTags(w, unknownTaggedFields);
}
