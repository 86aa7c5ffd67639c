// Generated from schemas/transaction/TransactionLogKey.json. Do not edit.

/**
 * TransactionLogKey (coordinator-key, key 0), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  type Reader,
  readString,
  runDecode,
  runEncode,
  runEncodeInto,
  type Writer,
  writeString,
} from "../wire/mod.ts";

/**
 * Decodes the body of a TransactionLogKey.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the record type, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeTransactionLogKey(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): TransactionLogKey {
  return runDecode("TransactionLogKey", 0, 0, readTransactionLogKey, body, version, options);
}

/**
 * Encodes the body of a TransactionLogKey into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeTransactionLogKey(message: TransactionLogKeyInit, version: number): Bytes {
  return runEncode("TransactionLogKey", 0, 0, writeTransactionLogKey, message, version);
}

/**
 * Encodes the body of a TransactionLogKey into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeTransactionLogKeyInto(
  message: TransactionLogKeyInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "TransactionLogKey",
    0,
    0,
    writeTransactionLogKey,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of TransactionLogKey, for registries. */
export const TransactionLogKeyCodec: MessageCodec<TransactionLogKey> = {
  name: "TransactionLogKey",
  type: "coordinator-key",
  module: "transaction",
  apiKey: 0,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeTransactionLogKey,
  encode: encodeTransactionLogKey,
};

/**
 * TransactionLogKey: the key of a coordinator's record, key 0, versions 0, no flexible version.
 */
export interface TransactionLogKey {
  /**
   * string, versions 0.
   *
   * @generated from TransactionLogKey.json TransactionalId
   */
  transactionalId: string;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for TransactionLogKey; fields with a default may be left out. */
export interface TransactionLogKeyInit {
  /** See {@linkcode TransactionLogKey.transactionalId}. */
  transactionalId: string;
}

function readTransactionLogKey(r: Reader): TransactionLogKey {
  const m: TransactionLogKey = {
    transactionalId: readString(r, "transactionalId"),
  };
  return m;
}

function writeTransactionLogKey(w: Writer, m: TransactionLogKeyInit): void {
  const { transactionalId } = m;
  writeString(w, "transactionalId", transactionalId);
}
