// Generated from schemas/metadata/UserScramCredentialRecord.json. Do not edit.

/**
 * UserScramCredentialRecord (metadata, key 11), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  readCompactBytes,
  readCompactString,
  type Reader,
  readInt32,
  readInt8,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  writeCompactBytes,
  writeCompactString,
  writeInt32,
  writeInt8,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of an UserScramCredentialRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeUserScramCredentialRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): UserScramCredentialRecord {
  return runDecode(
    "UserScramCredentialRecord",
    0,
    0,
    readUserScramCredentialRecord,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an UserScramCredentialRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeUserScramCredentialRecord(
  message: UserScramCredentialRecordInit,
  version: number,
): Bytes {
  return runEncode(
    "UserScramCredentialRecord",
    0,
    0,
    writeUserScramCredentialRecord,
    message,
    version,
  );
}

/**
 * Encodes the body of an UserScramCredentialRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeUserScramCredentialRecordInto(
  message: UserScramCredentialRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "UserScramCredentialRecord",
    0,
    0,
    writeUserScramCredentialRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of UserScramCredentialRecord, for registries. */
export const UserScramCredentialRecordCodec: MessageCodec<UserScramCredentialRecord> = {
  name: "UserScramCredentialRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 11,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeUserScramCredentialRecord,
  encode: encodeUserScramCredentialRecord,
};

/** UserScramCredentialRecord: a record, key 11, versions 0, flexible versions 0+. */
export interface UserScramCredentialRecord {
  /**
   * string, versions 0+.
   *
   * @generated from UserScramCredentialRecord.json Name
   */
  name: string;
  /**
   * int8, versions 0+.
   *
   * @generated from UserScramCredentialRecord.json Mechanism
   */
  mechanism: number;
  /**
   * bytes, versions 0+, secret.
   *
   * @generated from UserScramCredentialRecord.json Salt
   */
  salt: Uint8Array;
  /**
   * bytes, versions 0+, secret.
   *
   * @generated from UserScramCredentialRecord.json StoredKey
   */
  storedKey: Uint8Array;
  /**
   * bytes, versions 0+, secret.
   *
   * @generated from UserScramCredentialRecord.json ServerKey
   */
  serverKey: Uint8Array;
  /**
   * int32, versions 0+.
   *
   * @generated from UserScramCredentialRecord.json Iterations
   */
  iterations: number;
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
 * What encoders take for UserScramCredentialRecord; fields with a default may be left out.
 */
export interface UserScramCredentialRecordInit {
  /** See {@linkcode UserScramCredentialRecord.name}. */
  name: string;
  /** See {@linkcode UserScramCredentialRecord.mechanism}. */
  mechanism: number;
  /** See {@linkcode UserScramCredentialRecord.salt}. */
  salt: Uint8Array;
  /** See {@linkcode UserScramCredentialRecord.storedKey}. */
  storedKey: Uint8Array;
  /** See {@linkcode UserScramCredentialRecord.serverKey}. */
  serverKey: Uint8Array;
  /** See {@linkcode UserScramCredentialRecord.iterations}. */
  iterations: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readUserScramCredentialRecord(r: Reader): UserScramCredentialRecord {
  const m: UserScramCredentialRecord = {
    name: readCompactString(r, "name"),
    mechanism: readInt8(r, "mechanism"),
    salt: readCompactBytes(r, "salt"),
    storedKey: readCompactBytes(r, "storedKey"),
    serverKey: readCompactBytes(r, "serverKey"),
    iterations: readInt32(r, "iterations"),
  };
  readTags(r, m);
  return m;
}

function writeUserScramCredentialRecord(w: Writer, m: UserScramCredentialRecordInit): void {
  const { name, mechanism, salt, storedKey, serverKey, iterations, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeInt8(w, "mechanism", mechanism);
  writeCompactBytes(w, "salt", salt);
  writeCompactBytes(w, "storedKey", storedKey);
  writeCompactBytes(w, "serverKey", serverKey);
  writeInt32(w, "iterations", iterations);
  writeUnknownTags(w, unknownTaggedFields);
}
