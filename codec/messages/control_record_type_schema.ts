// Generated from schemas/clients/ControlRecordTypeSchema.json. Do not edit.

/**
 * ControlRecordTypeSchema (data), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  type Reader,
  readInt16,
  runDecode,
  runEncode,
  runEncodeInto,
  writeInt16,
  type Writer,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ControlRecordTypeSchema.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes of the message, without anything that says its version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeControlRecordTypeSchema(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ControlRecordTypeSchema {
  return runDecode(
    "ControlRecordTypeSchema",
    0,
    0,
    readControlRecordTypeSchema,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ControlRecordTypeSchema into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeControlRecordTypeSchema(
  message: ControlRecordTypeSchemaInit,
  version: number,
): Bytes {
  return runEncode("ControlRecordTypeSchema", 0, 0, writeControlRecordTypeSchema, message, version);
}

/**
 * Encodes the body of a ControlRecordTypeSchema into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeControlRecordTypeSchemaInto(
  message: ControlRecordTypeSchemaInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ControlRecordTypeSchema",
    0,
    0,
    writeControlRecordTypeSchema,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ControlRecordTypeSchema, for registries. */
export const ControlRecordTypeSchemaCodec: MessageCodec<ControlRecordTypeSchema> = {
  name: "ControlRecordTypeSchema",
  type: "data",
  module: "clients",
  apiKey: null,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: null,
  decode: decodeControlRecordTypeSchema,
  encode: encodeControlRecordTypeSchema,
};

/**
 * ControlRecordTypeSchema: a message without a number of its own, versions 0, no flexible version.
 */
export interface ControlRecordTypeSchema {
  /**
   * int16, versions 0+.
   *
   * @generated from ControlRecordTypeSchema.json Type
   */
  type: number;
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ControlRecordTypeSchema; fields with a default may be left out. */
export interface ControlRecordTypeSchemaInit {
  /** See {@linkcode ControlRecordTypeSchema.type}. */
  type: number;
}

function readControlRecordTypeSchema(r: Reader): ControlRecordTypeSchema {
  const m: ControlRecordTypeSchema = {
    type: readInt16(r, "type"),
  };
  return m;
}

function writeControlRecordTypeSchema(w: Writer, m: ControlRecordTypeSchemaInit): void {
  const { type } = m;
  writeInt16(w, "type", type);
}
