// Generated from schemas/metadata/RemoveDelegationTokenRecord.json. Do not edit.

/**
 * RemoveDelegationTokenRecord (metadata, key 26), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  readCompactString,
  type Reader,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  writeCompactString,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a RemoveDelegationTokenRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeRemoveDelegationTokenRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): RemoveDelegationTokenRecord {
  return runDecode(
    "RemoveDelegationTokenRecord",
    0,
    0,
    readRemoveDelegationTokenRecord,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a RemoveDelegationTokenRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeRemoveDelegationTokenRecord(
  message: RemoveDelegationTokenRecordInit,
  version: number,
): Bytes {
  return runEncode(
    "RemoveDelegationTokenRecord",
    0,
    0,
    writeRemoveDelegationTokenRecord,
    message,
    version,
  );
}

/**
 * Encodes the body of a RemoveDelegationTokenRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeRemoveDelegationTokenRecordInto(
  message: RemoveDelegationTokenRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "RemoveDelegationTokenRecord",
    0,
    0,
    writeRemoveDelegationTokenRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of RemoveDelegationTokenRecord, for registries. */
export const RemoveDelegationTokenRecordCodec: MessageCodec<RemoveDelegationTokenRecord> = {
  name: "RemoveDelegationTokenRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 26,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeRemoveDelegationTokenRecord,
  encode: encodeRemoveDelegationTokenRecord,
};

/** RemoveDelegationTokenRecord: a record, key 26, versions 0, flexible versions 0+. */
export interface RemoveDelegationTokenRecord {
  /**
   * string, versions 0+.
   *
   * @generated from RemoveDelegationTokenRecord.json TokenId
   */
  tokenId: string;
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
 * What encoders take for RemoveDelegationTokenRecord; fields with a default may be left out.
 */
export interface RemoveDelegationTokenRecordInit {
  /** See {@linkcode RemoveDelegationTokenRecord.tokenId}. */
  tokenId: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readRemoveDelegationTokenRecord(r: Reader): RemoveDelegationTokenRecord {
  const m: RemoveDelegationTokenRecord = {
    tokenId: readCompactString(r, "tokenId"),
  };
  readTags(r, m);
  return m;
}

function writeRemoveDelegationTokenRecord(w: Writer, m: RemoveDelegationTokenRecordInit): void {
  const { tokenId, unknownTaggedFields } = m;
  writeCompactString(w, "tokenId", tokenId);
  writeUnknownTags(w, unknownTaggedFields);
}
