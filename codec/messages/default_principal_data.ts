// Generated from schemas/clients/DefaultPrincipalData.json. Do not edit.

/**
 * DefaultPrincipalData (data), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  readBool,
  readCompactString,
  type Reader,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  writeBool,
  writeCompactString,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a DefaultPrincipalData.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes of the message, without anything that says its version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeDefaultPrincipalData(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DefaultPrincipalData {
  return runDecode("DefaultPrincipalData", 0, 0, readDefaultPrincipalData, body, version, options);
}

/**
 * Encodes the body of a DefaultPrincipalData into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDefaultPrincipalData(
  message: DefaultPrincipalDataInit,
  version: number,
): Bytes {
  return runEncode("DefaultPrincipalData", 0, 0, writeDefaultPrincipalData, message, version);
}

/**
 * Encodes the body of a DefaultPrincipalData into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDefaultPrincipalDataInto(
  message: DefaultPrincipalDataInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DefaultPrincipalData",
    0,
    0,
    writeDefaultPrincipalData,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DefaultPrincipalData, for registries. */
export const DefaultPrincipalDataCodec: MessageCodec<DefaultPrincipalData> = {
  name: "DefaultPrincipalData",
  type: "data",
  module: "clients",
  apiKey: null,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeDefaultPrincipalData,
  encode: encodeDefaultPrincipalData,
};

/**
 * DefaultPrincipalData: a message without a number of its own, versions 0, flexible versions 0+.
 */
export interface DefaultPrincipalData {
  /**
   * string, versions 0+.
   *
   * @generated from DefaultPrincipalData.json Type
   */
  type: string;
  /**
   * string, versions 0+.
   *
   * @generated from DefaultPrincipalData.json Name
   */
  name: string;
  /**
   * bool, versions 0+.
   *
   * @generated from DefaultPrincipalData.json TokenAuthenticated
   */
  tokenAuthenticated: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DefaultPrincipalData; fields with a default may be left out. */
export interface DefaultPrincipalDataInit {
  /** See {@linkcode DefaultPrincipalData.type}. */
  type: string;
  /** See {@linkcode DefaultPrincipalData.name}. */
  name: string;
  /** See {@linkcode DefaultPrincipalData.tokenAuthenticated}. */
  tokenAuthenticated: boolean;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDefaultPrincipalData(r: Reader): DefaultPrincipalData {
  const m: DefaultPrincipalData = {
    type: readCompactString(r, "type"),
    name: readCompactString(r, "name"),
    tokenAuthenticated: readBool(r, "tokenAuthenticated"),
  };
  readTags(r, m);
  return m;
}

function writeDefaultPrincipalData(w: Writer, m: DefaultPrincipalDataInit): void {
  const { type, name, tokenAuthenticated, unknownTaggedFields } = m;
  writeCompactString(w, "type", type);
  writeCompactString(w, "name", name);
  writeBool(w, "tokenAuthenticated", tokenAuthenticated);
  writeUnknownTags(w, unknownTaggedFields);
}
