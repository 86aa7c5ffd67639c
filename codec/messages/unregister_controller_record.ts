// Generated from schemas/metadata/UnregisterControllerRecord.json. Do not edit.

/**
 * UnregisterControllerRecord (metadata, key 29), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  type Reader,
  readInt32,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  writeInt32,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of an UnregisterControllerRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeUnregisterControllerRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): UnregisterControllerRecord {
  return runDecode(
    "UnregisterControllerRecord",
    0,
    0,
    readUnregisterControllerRecord,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an UnregisterControllerRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeUnregisterControllerRecord(
  message: UnregisterControllerRecordInit,
  version: number,
): Bytes {
  return runEncode(
    "UnregisterControllerRecord",
    0,
    0,
    writeUnregisterControllerRecord,
    message,
    version,
  );
}

/**
 * Encodes the body of an UnregisterControllerRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeUnregisterControllerRecordInto(
  message: UnregisterControllerRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "UnregisterControllerRecord",
    0,
    0,
    writeUnregisterControllerRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of UnregisterControllerRecord, for registries. */
export const UnregisterControllerRecordCodec: MessageCodec<UnregisterControllerRecord> = {
  name: "UnregisterControllerRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 29,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeUnregisterControllerRecord,
  encode: encodeUnregisterControllerRecord,
};

/** UnregisterControllerRecord: a record, key 29, versions 0, flexible versions 0+. */
export interface UnregisterControllerRecord {
  /**
   * int32, versions 0+.
   *
   * @generated from UnregisterControllerRecord.json ControllerId
   */
  controllerId: number;
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
 * What encoders take for UnregisterControllerRecord; fields with a default may be left out.
 */
export interface UnregisterControllerRecordInit {
  /** See {@linkcode UnregisterControllerRecord.controllerId}. */
  controllerId: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readUnregisterControllerRecord(r: Reader): UnregisterControllerRecord {
  const m: UnregisterControllerRecord = {
    controllerId: readInt32(r, "controllerId"),
  };
  readTags(r, m);
  return m;
}

function writeUnregisterControllerRecord(w: Writer, m: UnregisterControllerRecordInit): void {
  const { controllerId, unknownTaggedFields } = m;
  writeInt32(w, "controllerId", controllerId);
  writeUnknownTags(w, unknownTaggedFields);
}
