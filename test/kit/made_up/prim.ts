// Generated from test/kit/made_up/Prim.json. Do not edit.

/**
 * Prim (data), versions 0-1.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type Key,
  type MessageCodec,
  orNull,
  readBool,
  readBytes,
  readCompactBytes,
  readCompactNullableCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt32,
  readInt8,
  readList,
  readNullableCount,
  readNullableString,
  readPresence,
  readString,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  writeBool,
  writeBytes,
  writeCompactBytes,
  writeCompactNullableCount,
  writeCompactNullableString,
  writeCompactString,
  writeInt32,
  writeInt8,
  writeList,
  writeNoTags,
  writeNullableCount,
  writeNullableString,
  writePresence,
  type Writer,
  writeString,
  writeUnknownTags,
} from "../../../codec/wire/mod.ts";

/**
 * Decodes the body of a Prim.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes of the message, without anything that says its version.
 * @param version The version of the message, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodePrim(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): Prim {
  return runDecode("Prim", 0, 1, readPrim, body, version, options);
}

/**
 * Encodes the body of a Prim into an array of its own.
 *
 * @param version The version of the message, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodePrim(message: PrimInit, version: number): Bytes {
  return runEncode("Prim", 0, 1, writePrim, message, version);
}

/**
 * Encodes the body of a Prim into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodePrimInto(
  message: PrimInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto("Prim", 0, 1, writePrim, message, version, target, offset);
}

/** Both directions of Prim, for registries. */
export const PrimCodec: MessageCodec<Prim> = {
  name: "Prim",
  type: "data",
  module: "clients",
  apiKey: null,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  decode: decodePrim,
  encode: encodePrim,
};

/** Part of Prim, versions 0-1. */
export interface PrimPoint {
  /**
   * int8, versions 0+.
   *
   * @generated from Prim.json Point.X
   */
  x: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for PrimPoint; fields with a default may be left out. */
export interface PrimPointInit {
  /** See {@linkcode PrimPoint.x}. */
  x: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Prim: a message without a number of its own, versions 0-1, flexible versions 1+. */
export interface Prim {
  /**
   * bool, versions 0+.
   *
   * @generated from Prim.json Flag
   */
  flag: boolean;
  /**
   * string, versions 0+.
   *
   * @generated from Prim.json S
   */
  s: string;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from Prim.json N
   */
  n: string | null;
  /**
   * bytes, versions 0+.
   *
   * @generated from Prim.json B
   */
  b: Uint8Array;
  /**
   * []int32, versions 0+, nullable 0+.
   *
   * @generated from Prim.json L
   */
  l: readonly number[] | null;
  /**
   * Point, versions 0+, nullable 0+.
   *
   * @generated from Prim.json P
   */
  p: PrimPoint | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for Prim; fields with a default may be left out. */
export interface PrimInit {
  /** See {@linkcode Prim.flag}. */
  flag: boolean;
  /** See {@linkcode Prim.s}. */
  s: string;
  /** See {@linkcode Prim.n}. */
  n: string | null;
  /** See {@linkcode Prim.b}. */
  b: Uint8Array;
  /** See {@linkcode Prim.l}. */
  l: readonly number[] | null;
  /** See {@linkcode Prim.p}. */
  p: PrimPointInit | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readPrimPoint(r: Reader, key: Key, version: number): PrimPoint {
  r.down(key);
  const m: PrimPoint = {
    x: readInt8(r, "x"),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readPrim(r: Reader, version: number): Prim {
  const m: Prim = {
    flag: readBool(r, "flag"),
    s: version >= 1 ? readCompactString(r, "s") : readString(r, "s"),
    n: version >= 1 ? readCompactNullableString(r, "n") : readNullableString(r, "n"),
    b: version >= 1 ? readCompactBytes(r, "b") : readBytes(r, "b"),
    l: version >= 1 ? orNull(readCompactNullableCount(r, "l", 4), (n) => readList(r, n, readInt32))
      : orNull(readNullableCount(r, "l", 4), (n) => readList(r, n, readInt32)),
    p: readPresence(r, "p") ? readPrimPoint(r, "p", version) : null,
  };
  if (version >= 1) readTags(r, m);
  return m;
}

function writePrimPoint(w: Writer, key: Key, m: PrimPointInit, version: number): void {
  w.into(key, m);
  const { x: x_, unknownTaggedFields } = m;
  writeInt8(w, "x", x_);
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writePrim(w: Writer, m: PrimInit, version: number): void {
  const { flag, s, n: n_, b, l, p: p_, unknownTaggedFields } = m;
  writeBool(w, "flag", flag);
  if (version >= 1) writeCompactString(w, "s", s);
  else writeString(w, "s", s);
  if (version >= 1) writeCompactNullableString(w, "n", n_);
  else writeNullableString(w, "n", n_);
  if (version >= 1) writeCompactBytes(w, "b", b);
  else writeBytes(w, "b", b);
  if (version >= 1) writeList(w, "l", l, writeCompactNullableCount(w, "l", l), writeInt32);
  else writeList(w, "l", l, writeNullableCount(w, "l", l), writeInt32);
  if (writePresence(w, p_)) writePrimPoint(w, "p", p_, version);
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}
