// Generated from schemas/metadata/UnregisterBrokerRecord.json. Do not edit.

/**
 * UnregisterBrokerRecord (metadata, key 1), versions 0.
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
 * Decodes the body of an UnregisterBrokerRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeUnregisterBrokerRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): UnregisterBrokerRecord {
  return runDecode(
    "UnregisterBrokerRecord",
    0,
    0,
    readUnregisterBrokerRecord,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an UnregisterBrokerRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeUnregisterBrokerRecord(
  message: UnregisterBrokerRecordInit,
  version: number,
): Bytes {
  return runEncode("UnregisterBrokerRecord", 0, 0, writeUnregisterBrokerRecord, message, version);
}

/**
 * Encodes the body of an UnregisterBrokerRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeUnregisterBrokerRecordInto(
  message: UnregisterBrokerRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "UnregisterBrokerRecord",
    0,
    0,
    writeUnregisterBrokerRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of UnregisterBrokerRecord, for registries. */
export const UnregisterBrokerRecordCodec: MessageCodec<UnregisterBrokerRecord> = {
  name: "UnregisterBrokerRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 1,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeUnregisterBrokerRecord,
  encode: encodeUnregisterBrokerRecord,
};

/** UnregisterBrokerRecord: a record, key 1, versions 0, flexible versions 0+. */
export interface UnregisterBrokerRecord {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from UnregisterBrokerRecord.json BrokerId
   */
  brokerId: number;
  /**
   * int64, versions 0+.
   *
   * @generated from UnregisterBrokerRecord.json BrokerEpoch
   */
  brokerEpoch: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for UnregisterBrokerRecord; fields with a default may be left out. */
export interface UnregisterBrokerRecordInit {
  /** See {@linkcode UnregisterBrokerRecord.brokerId}. */
  brokerId: number;
  /** See {@linkcode UnregisterBrokerRecord.brokerEpoch}. */
  brokerEpoch: bigint;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readUnregisterBrokerRecord(r: Reader): UnregisterBrokerRecord {
  const m: UnregisterBrokerRecord = {
    brokerId: readInt32(r, "brokerId"),
    brokerEpoch: readInt64(r, "brokerEpoch"),
  };
  readTags(r, m);
  return m;
}

function writeUnregisterBrokerRecord(w: Writer, m: UnregisterBrokerRecordInit): void {
  const { brokerId, brokerEpoch, unknownTaggedFields } = m;
  const atBrokerId = w.room(12);
  putInt32(w, atBrokerId, "brokerId", brokerId);
  putInt64(w, atBrokerId + 4, "brokerEpoch", brokerEpoch);
  writeUnknownTags(w, unknownTaggedFields);
}
