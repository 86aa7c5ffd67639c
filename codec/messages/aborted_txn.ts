// Generated from schemas/clients/AbortedTxn.json. Do not edit.

/**
 * AbortedTxn (data), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  putInt64,
  type Reader,
  readInt64,
  runDecode,
  runEncode,
  runEncodeInto,
  type Writer,
} from "../wire/mod.ts";

/**
 * Decodes the body of an AbortedTxn.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes of the message, without anything that says its version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeAbortedTxn(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AbortedTxn {
  return runDecode("AbortedTxn", 0, 0, readAbortedTxn, body, version, options);
}

/**
 * Encodes the body of an AbortedTxn into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAbortedTxn(message: AbortedTxnInit, version: number): Bytes {
  return runEncode("AbortedTxn", 0, 0, writeAbortedTxn, message, version);
}

/**
 * Encodes the body of an AbortedTxn into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAbortedTxnInto(
  message: AbortedTxnInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto("AbortedTxn", 0, 0, writeAbortedTxn, message, version, target, offset);
}

/** Both directions of AbortedTxn, for registries. */
export const AbortedTxnCodec: MessageCodec<AbortedTxn> = {
  name: "AbortedTxn",
  type: "data",
  module: "clients",
  apiKey: null,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeAbortedTxn,
  encode: encodeAbortedTxn,
};

/** AbortedTxn: a message without a number of its own, versions 0, no flexible version. */
export interface AbortedTxn {
  /**
   * int64, versions 0+.
   *
   * @generated from AbortedTxn.json ProducerId
   */
  producerId: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from AbortedTxn.json FirstOffset
   */
  firstOffset: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from AbortedTxn.json LastOffset
   */
  lastOffset: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from AbortedTxn.json LastStableOffset
   */
  lastStableOffset: bigint;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for AbortedTxn; fields with a default may be left out. */
export interface AbortedTxnInit {
  /** See {@linkcode AbortedTxn.producerId}. */
  producerId: bigint;
  /** See {@linkcode AbortedTxn.firstOffset}. */
  firstOffset: bigint;
  /** See {@linkcode AbortedTxn.lastOffset}. */
  lastOffset: bigint;
  /** See {@linkcode AbortedTxn.lastStableOffset}. */
  lastStableOffset: bigint;
}

function readAbortedTxn(r: Reader): AbortedTxn {
  const m: AbortedTxn = {
    producerId: readInt64(r, "producerId"),
    firstOffset: readInt64(r, "firstOffset"),
    lastOffset: readInt64(r, "lastOffset"),
    lastStableOffset: readInt64(r, "lastStableOffset"),
  };
  return m;
}

function writeAbortedTxn(w: Writer, m: AbortedTxnInit): void {
  const { producerId, firstOffset, lastOffset, lastStableOffset } = m;
  const atProducerId = w.room(32);
  putInt64(w, atProducerId, "producerId", producerId);
  putInt64(w, atProducerId + 8, "firstOffset", firstOffset);
  putInt64(w, atProducerId + 16, "lastOffset", lastOffset);
  putInt64(w, atProducerId + 24, "lastStableOffset", lastStableOffset);
}
