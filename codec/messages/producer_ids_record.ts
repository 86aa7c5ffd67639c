// Generated from schemas/metadata/ProducerIdsRecord.json. Do not edit.

/**
 * ProducerIdsRecord (metadata, key 15), versions 0.
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
 * Decodes the body of a ProducerIdsRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeProducerIdsRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ProducerIdsRecord {
  return runDecode("ProducerIdsRecord", 0, 0, readProducerIdsRecord, body, version, options);
}

/**
 * Encodes the body of a ProducerIdsRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeProducerIdsRecord(message: ProducerIdsRecordInit, version: number): Bytes {
  return runEncode("ProducerIdsRecord", 0, 0, writeProducerIdsRecord, message, version);
}

/**
 * Encodes the body of a ProducerIdsRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeProducerIdsRecordInto(
  message: ProducerIdsRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ProducerIdsRecord",
    0,
    0,
    writeProducerIdsRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ProducerIdsRecord, for registries. */
export const ProducerIdsRecordCodec: MessageCodec<ProducerIdsRecord> = {
  name: "ProducerIdsRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 15,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeProducerIdsRecord,
  encode: encodeProducerIdsRecord,
};

/** ProducerIdsRecord: a record, key 15, versions 0, flexible versions 0+. */
export interface ProducerIdsRecord {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from ProducerIdsRecord.json BrokerId
   */
  brokerId: number;
  /**
   * int64, versions 0+, default -1.
   *
   * @generated from ProducerIdsRecord.json BrokerEpoch
   */
  brokerEpoch: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from ProducerIdsRecord.json NextProducerId
   */
  nextProducerId: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ProducerIdsRecord; fields with a default may be left out. */
export interface ProducerIdsRecordInit {
  /** See {@linkcode ProducerIdsRecord.brokerId}. */
  brokerId: number;
  /** See {@linkcode ProducerIdsRecord.brokerEpoch}. */
  brokerEpoch?: bigint | undefined;
  /** See {@linkcode ProducerIdsRecord.nextProducerId}. */
  nextProducerId: bigint;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readProducerIdsRecord(r: Reader): ProducerIdsRecord {
  const m: ProducerIdsRecord = {
    brokerId: readInt32(r, "brokerId"),
    brokerEpoch: readInt64(r, "brokerEpoch"),
    nextProducerId: readInt64(r, "nextProducerId"),
  };
  readTags(r, m);
  return m;
}

function writeProducerIdsRecord(w: Writer, m: ProducerIdsRecordInit): void {
  const { brokerId, brokerEpoch = -1n, nextProducerId, unknownTaggedFields } = m;
  const atBrokerId = w.room(20);
  putInt32(w, atBrokerId, "brokerId", brokerId);
  putInt64(w, atBrokerId + 4, "brokerEpoch", brokerEpoch);
  putInt64(w, atBrokerId + 12, "nextProducerId", nextProducerId);
  writeUnknownTags(w, unknownTaggedFields);
}
