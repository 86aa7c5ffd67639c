// Generated from schemas/clients/EndTxnMarker.json. Do not edit.

/**
 * EndTxnMarker (data), versions 0.
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
  runDecode,
  runEncode,
  runEncodeInto,
  writeInt32,
  type Writer,
} from "../wire/mod.ts";

/**
 * Decodes the body of an EndTxnMarker.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes of the message, without anything that says its version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeEndTxnMarker(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): EndTxnMarker {
  return runDecode("EndTxnMarker", 0, 0, readEndTxnMarker, body, version, options);
}

/**
 * Encodes the body of an EndTxnMarker into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeEndTxnMarker(message: EndTxnMarkerInit, version: number): Bytes {
  return runEncode("EndTxnMarker", 0, 0, writeEndTxnMarker, message, version);
}

/**
 * Encodes the body of an EndTxnMarker into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeEndTxnMarkerInto(
  message: EndTxnMarkerInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto("EndTxnMarker", 0, 0, writeEndTxnMarker, message, version, target, offset);
}

/** Both directions of EndTxnMarker, for registries. */
export const EndTxnMarkerCodec: MessageCodec<EndTxnMarker> = {
  name: "EndTxnMarker",
  type: "data",
  module: "clients",
  apiKey: null,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeEndTxnMarker,
  encode: encodeEndTxnMarker,
};

/** EndTxnMarker: a message without a number of its own, versions 0, no flexible version. */
export interface EndTxnMarker {
  /**
   * int32, versions 0+.
   *
   * @generated from EndTxnMarker.json CoordinatorEpoch
   */
  coordinatorEpoch: number;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for EndTxnMarker; fields with a default may be left out. */
export interface EndTxnMarkerInit {
  /** See {@linkcode EndTxnMarker.coordinatorEpoch}. */
  coordinatorEpoch: number;
}

function readEndTxnMarker(r: Reader): EndTxnMarker {
  const m: EndTxnMarker = {
    coordinatorEpoch: readInt32(r, "coordinatorEpoch"),
  };
  return m;
}

function writeEndTxnMarker(w: Writer, m: EndTxnMarkerInit): void {
  const { coordinatorEpoch } = m;
  writeInt32(w, "coordinatorEpoch", coordinatorEpoch);
}
