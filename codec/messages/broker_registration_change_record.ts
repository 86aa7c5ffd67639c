// Generated from schemas/metadata/BrokerRegistrationChangeRecord.json. Do not edit.

/**
 * BrokerRegistrationChangeRecord (metadata, key 17), versions 0-3.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  EMPTY,
  endTag,
  type InvalidText,
  isEmptyList,
  type MessageCodec,
  orNull,
  putInt32,
  putInt64,
  readCompactCount,
  readCompactNullableCount,
  type Reader,
  readInt32,
  readInt64,
  readInt8,
  readList,
  readTags,
  readUuid,
  runDecode,
  runEncode,
  runEncodeInto,
  startTag,
  type TaggedField,
  writeAbsent,
  writeCompactCount,
  writeCompactNullableCount,
  writeInt8,
  writeList,
  type Writer,
  writeTagCount,
  writeTagsBefore,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a BrokerRegistrationChangeRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 3.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 3.
 */
export function decodeBrokerRegistrationChangeRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): BrokerRegistrationChangeRecord {
  return runDecode(
    "BrokerRegistrationChangeRecord",
    0,
    3,
    readBrokerRegistrationChangeRecord,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a BrokerRegistrationChangeRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 3.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeBrokerRegistrationChangeRecord(
  message: BrokerRegistrationChangeRecordInit,
  version: number,
): Bytes {
  return runEncode(
    "BrokerRegistrationChangeRecord",
    0,
    3,
    writeBrokerRegistrationChangeRecord,
    message,
    version,
  );
}

/**
 * Encodes the body of a BrokerRegistrationChangeRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeBrokerRegistrationChangeRecordInto(
  message: BrokerRegistrationChangeRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "BrokerRegistrationChangeRecord",
    0,
    3,
    writeBrokerRegistrationChangeRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of BrokerRegistrationChangeRecord, for registries. */
export const BrokerRegistrationChangeRecordCodec: MessageCodec<BrokerRegistrationChangeRecord> = {
  name: "BrokerRegistrationChangeRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 17,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 0,
  decode: decodeBrokerRegistrationChangeRecord,
  encode: encodeBrokerRegistrationChangeRecord,
};

/** BrokerRegistrationChangeRecord: a record, key 17, versions 0-3, flexible versions 0+. */
export interface BrokerRegistrationChangeRecord {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from BrokerRegistrationChangeRecord.json BrokerId
   */
  brokerId: number;
  /**
   * int64, versions 0+.
   *
   * @generated from BrokerRegistrationChangeRecord.json BrokerEpoch
   */
  brokerEpoch: bigint;
  /**
   * int8, versions 0+, tag 0 in 0+.
   *
   * @generated from BrokerRegistrationChangeRecord.json Fenced
   */
  fenced: number;
  /**
   * int8, versions 1+, tag 1 in 1+.
   *
   * @generated from BrokerRegistrationChangeRecord.json InControlledShutdown
   */
  inControlledShutdown: number;
  /**
   * []uuid, versions 2+, tag 2 in 2+.
   *
   * @generated from BrokerRegistrationChangeRecord.json LogDirs
   */
  logDirs: readonly string[];
  /**
   * []uuid, versions 3+, nullable 3+, tag 3 in 3+, default null.
   *
   * @generated from BrokerRegistrationChangeRecord.json CordonedLogDirs
   */
  cordonedLogDirs: readonly string[] | null;
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
 * What encoders take for BrokerRegistrationChangeRecord; fields with a default may be left out.
 */
export interface BrokerRegistrationChangeRecordInit {
  /** See {@linkcode BrokerRegistrationChangeRecord.brokerId}. */
  brokerId: number;
  /** See {@linkcode BrokerRegistrationChangeRecord.brokerEpoch}. */
  brokerEpoch: bigint;
  /** See {@linkcode BrokerRegistrationChangeRecord.fenced}. */
  fenced?: number | undefined;
  /** See {@linkcode BrokerRegistrationChangeRecord.inControlledShutdown}. */
  inControlledShutdown?: number | undefined;
  /** See {@linkcode BrokerRegistrationChangeRecord.logDirs}. */
  logDirs?: readonly string[] | undefined;
  /** See {@linkcode BrokerRegistrationChangeRecord.cordonedLogDirs}. */
  cordonedLogDirs?: readonly string[] | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readBrokerRegistrationChangeRecordTag(
  r: Reader,
  m: BrokerRegistrationChangeRecord,
  tag: number,
  version: number,
): boolean {
  switch (tag) {
    case 0:
      m.fenced = readInt8(r, "fenced");
      return true;
    case 1:
      if (version <= 0) return false;
      m.inControlledShutdown = readInt8(r, "inControlledShutdown");
      return true;
    case 2:
      if (version <= 1) return false;
      m.logDirs = readList(r, readCompactCount(r, "logDirs", 16), readUuid);
      return true;
    case 3:
      if (version <= 2) return false;
      m.cordonedLogDirs = orNull(
        readCompactNullableCount(r, "cordonedLogDirs", 16),
        (n) => readList(r, n, readUuid),
      );
      return true;
  }
  return false;
}

function readBrokerRegistrationChangeRecord(
  r: Reader,
  version: number,
): BrokerRegistrationChangeRecord {
  const m: BrokerRegistrationChangeRecord = {
    brokerId: readInt32(r, "brokerId"),
    brokerEpoch: readInt64(r, "brokerEpoch"),
    fenced: 0,
    inControlledShutdown: 0,
    logDirs: EMPTY,
    cordonedLogDirs: null,
  };
  readTags(r, m, readBrokerRegistrationChangeRecordTag, version);
  return m;
}

function writeBrokerRegistrationChangeRecord(
  w: Writer,
  m: BrokerRegistrationChangeRecordInit,
  version: number,
): void {
  const {
    brokerId,
    brokerEpoch,
    fenced = 0,
    inControlledShutdown = 0,
    logDirs = EMPTY,
    cordonedLogDirs = null,
    unknownTaggedFields,
  } = m;
  const atBrokerId = w.room(12);
  putInt32(w, atBrokerId, "brokerId", brokerId);
  putInt64(w, atBrokerId + 4, "brokerEpoch", brokerEpoch);
  if (version <= 0) writeAbsent(w, "inControlledShutdown", inControlledShutdown === 0, "1+");
  if (version <= 1) writeAbsent(w, "logDirs", isEmptyList(logDirs), "2+");
  if (version <= 2) writeAbsent(w, "cordonedLogDirs", cordonedLogDirs === null, "3+");
  const sendsFenced = fenced !== 0;
  const sendsInControlledShutdown = version >= 1 && inControlledShutdown !== 0;
  const sendsLogDirs = version >= 2 && !isEmptyList(logDirs);
  const sendsCordonedLogDirs = version >= 3 && cordonedLogDirs !== null;
  let unknown = writeTagCount(
    w,
    unknownTaggedFields,
    (sendsFenced ? 1 : 0) +
      (sendsInControlledShutdown ? 1 : 0) +
      (sendsLogDirs ? 1 : 0) +
      (sendsCordonedLogDirs ? 1 : 0),
  );
  unknown = writeTagsBefore(w, unknown, 0);
  if (sendsFenced) {
    const p = startTag(w, 0);
    writeInt8(w, "fenced", fenced);
    endTag(w, p);
  }
  if (version >= 1) unknown = writeTagsBefore(w, unknown, 1);
  if (sendsInControlledShutdown) {
    const p = startTag(w, 1);
    writeInt8(w, "inControlledShutdown", inControlledShutdown);
    endTag(w, p);
  }
  if (version >= 2) unknown = writeTagsBefore(w, unknown, 2);
  if (sendsLogDirs) {
    const p = startTag(w, 2);
    writeList(w, "logDirs", logDirs, writeCompactCount(w, "logDirs", logDirs), writeUuid);
    endTag(w, p);
  }
  if (version >= 3) unknown = writeTagsBefore(w, unknown, 3);
  if (sendsCordonedLogDirs) {
    const p = startTag(w, 3);
    writeList(
      w,
      "cordonedLogDirs",
      cordonedLogDirs,
      writeCompactNullableCount(w, "cordonedLogDirs", cordonedLogDirs),
      writeUuid,
    );
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
}
