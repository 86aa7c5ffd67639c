// Generated from schemas/metadata/ZkMigrationStateRecord.json. Do not edit.

/**
 * ZkMigrationStateRecord (metadata, key 21), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  type Reader,
  readInt8,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  writeInt8,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ZkMigrationStateRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeZkMigrationStateRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ZkMigrationStateRecord {
  return runDecode(
    "ZkMigrationStateRecord",
    0,
    0,
    readZkMigrationStateRecord,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ZkMigrationStateRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeZkMigrationStateRecord(
  message: ZkMigrationStateRecordInit,
  version: number,
): Bytes {
  return runEncode("ZkMigrationStateRecord", 0, 0, writeZkMigrationStateRecord, message, version);
}

/**
 * Encodes the body of a ZkMigrationStateRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeZkMigrationStateRecordInto(
  message: ZkMigrationStateRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ZkMigrationStateRecord",
    0,
    0,
    writeZkMigrationStateRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ZkMigrationStateRecord, for registries. */
export const ZkMigrationStateRecordCodec: MessageCodec<ZkMigrationStateRecord> = {
  name: "ZkMigrationStateRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 21,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeZkMigrationStateRecord,
  encode: encodeZkMigrationStateRecord,
};

/** ZkMigrationStateRecord: a record, key 21, versions 0, flexible versions 0+. */
export interface ZkMigrationStateRecord {
  /**
   * int8, versions 0+.
   *
   * @generated from ZkMigrationStateRecord.json ZkMigrationState
   */
  zkMigrationState: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ZkMigrationStateRecord; fields with a default may be left out. */
export interface ZkMigrationStateRecordInit {
  /** See {@linkcode ZkMigrationStateRecord.zkMigrationState}. */
  zkMigrationState: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readZkMigrationStateRecord(r: Reader): ZkMigrationStateRecord {
  const m: ZkMigrationStateRecord = {
    zkMigrationState: readInt8(r, "zkMigrationState"),
  };
  readTags(r, m);
  return m;
}

function writeZkMigrationStateRecord(w: Writer, m: ZkMigrationStateRecordInit): void {
  const { zkMigrationState, unknownTaggedFields } = m;
  writeInt8(w, "zkMigrationState", zkMigrationState);
  writeUnknownTags(w, unknownTaggedFields);
}
