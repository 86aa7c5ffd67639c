// Generated from schemas/metadata/FenceBrokerRecord.json. Do not edit.

/**
 * FenceBrokerRecord (metadata, key 7), versions 0.
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
 * Decodes the body of a FenceBrokerRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeFenceBrokerRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): FenceBrokerRecord {
  return runDecode("FenceBrokerRecord", 0, 0, readFenceBrokerRecord, body, version, options);
}

/**
 * Encodes the body of a FenceBrokerRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeFenceBrokerRecord(message: FenceBrokerRecordInit, version: number): Bytes {
  return runEncode("FenceBrokerRecord", 0, 0, writeFenceBrokerRecord, message, version);
}

/**
 * Encodes the body of a FenceBrokerRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeFenceBrokerRecordInto(
  message: FenceBrokerRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "FenceBrokerRecord",
    0,
    0,
    writeFenceBrokerRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of FenceBrokerRecord, for registries. */
export const FenceBrokerRecordCodec: MessageCodec<FenceBrokerRecord> = {
  name: "FenceBrokerRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 7,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeFenceBrokerRecord,
  encode: encodeFenceBrokerRecord,
};

/** FenceBrokerRecord: a record, key 7, versions 0, flexible versions 0+. */
export interface FenceBrokerRecord {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from FenceBrokerRecord.json Id
   */
  id: number;
  /**
   * int64, versions 0+.
   *
   * @generated from FenceBrokerRecord.json Epoch
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

/** What encoders take for FenceBrokerRecord; fields with a default may be left out. */
export interface FenceBrokerRecordInit {
  /** See {@linkcode FenceBrokerRecord.id}. */
  id: number;
  /** See {@linkcode FenceBrokerRecord.epoch}. */
  epoch: bigint;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readFenceBrokerRecord(r: Reader): FenceBrokerRecord {
  const m: FenceBrokerRecord = {
    id: readInt32(r, "id"),
    epoch: readInt64(r, "epoch"),
  };
  readTags(r, m);
  return m;
}

function writeFenceBrokerRecord(w: Writer, m: FenceBrokerRecordInit): void {
  const { id, epoch, unknownTaggedFields } = m;
  const atId = w.room(12);
  putInt32(w, atId, "id", id);
  putInt64(w, atId + 4, "epoch", epoch);
  writeUnknownTags(w, unknownTaggedFields);
}
