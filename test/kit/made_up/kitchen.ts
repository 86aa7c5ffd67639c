// Generated from test/kit/made_up/Kitchen.json. Do not edit.

/**
 * Kitchen (data), versions 0-2.
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
  putBool,
  putFloat64,
  putInt16,
  putInt32,
  putInt64,
  putInt8,
  putUint16,
  putUint32,
  putUuid,
  readBool,
  readBytes,
  readCompactBytes,
  readCompactInt32s,
  readCompactNullableBytes,
  readCompactNullableCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readFloat64,
  readInt16,
  readInt32,
  readInt32s,
  readInt64,
  readInt8,
  readList,
  readNullableBytes,
  readNullableCount,
  readNullableString,
  readPresence,
  readString,
  readTags,
  readUint16,
  readUint32,
  readUuid,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  writeAbsent,
  writeBytes,
  writeCompactBytes,
  writeCompactInt32s,
  writeCompactNullableBytes,
  writeCompactNullableCount,
  writeCompactNullableString,
  writeCompactString,
  writeCount,
  writeInt16,
  writeInt32,
  writeList,
  writeNoTags,
  writeNullableBytes,
  writeNullableCount,
  writeNullableString,
  writePresence,
  type Writer,
  writeString,
  writeUnknownTags,
} from "../../../codec/wire/mod.ts";

/**
 * Decodes the body of a Kitchen.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes of the message, without anything that says its version.
 * @param version The version of the message, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeKitchen(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): Kitchen {
  return runDecode("Kitchen", 0, 2, readKitchen, body, version, options);
}

/**
 * Encodes the body of a Kitchen into an array of its own.
 *
 * @param version The version of the message, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeKitchen(message: KitchenInit, version: number): Bytes {
  return runEncode("Kitchen", 0, 2, writeKitchen, message, version);
}

/**
 * Encodes the body of a Kitchen into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeKitchenInto(
  message: KitchenInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto("Kitchen", 0, 2, writeKitchen, message, version, target, offset);
}

/** Both directions of Kitchen, for registries. */
export const KitchenCodec: MessageCodec<Kitchen> = {
  name: "Kitchen",
  type: "data",
  module: "clients",
  apiKey: null,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 1,
  decode: decodeKitchen,
  encode: encodeKitchen,
};

/** Part of Kitchen, versions 0-2. */
export interface KitchenInner {
  /**
   * int16, versions 0+.
   *
   * @generated from Kitchen.json Inner.X
   */
  x: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for KitchenInner; fields with a default may be left out. */
export interface KitchenInnerInit {
  /** See {@linkcode KitchenInner.x}. */
  x: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of Kitchen, versions 0-2. */
export interface KitchenInner2 {
  /**
   * int16, versions 0+.
   *
   * @generated from Kitchen.json Inner2.Y
   */
  y: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for KitchenInner2; fields with a default may be left out. */
export interface KitchenInner2Init {
  /** See {@linkcode KitchenInner2.y}. */
  y: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Kitchen: a message without a number of its own, versions 0-2, flexible versions 1+. */
export interface Kitchen {
  /**
   * bool, versions 0+.
   *
   * @generated from Kitchen.json Flag
   */
  flag: boolean;
  /**
   * int8, versions 0+.
   *
   * @generated from Kitchen.json I8
   */
  i8: number;
  /**
   * int16, versions 0+.
   *
   * @generated from Kitchen.json I16
   */
  i16: number;
  /**
   * uint16, versions 0+.
   *
   * @generated from Kitchen.json U16
   */
  u16: number;
  /**
   * int32, versions 0+.
   *
   * @generated from Kitchen.json I32
   */
  i32: number;
  /**
   * uint32, versions 0+.
   *
   * @generated from Kitchen.json U32
   */
  u32: number;
  /**
   * int64, versions 0+.
   *
   * @generated from Kitchen.json I64
   */
  i64: bigint;
  /**
   * float64, versions 0+.
   *
   * @generated from Kitchen.json F64
   */
  f64: number;
  /**
   * uuid, versions 0+.
   *
   * @generated from Kitchen.json Id
   */
  id: string;
  /**
   * string, versions 0+.
   *
   * @generated from Kitchen.json S
   */
  s: string;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from Kitchen.json NS
   */
  nS: string | null;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from Kitchen.json OldS
   */
  oldS: string | null;
  /**
   * bytes, versions 0+.
   *
   * @generated from Kitchen.json B
   */
  b: Uint8Array;
  /**
   * bytes, versions 0+, nullable 0+.
   *
   * @generated from Kitchen.json NB
   */
  nB: Uint8Array | null;
  /**
   * []int32, versions 0+.
   *
   * @generated from Kitchen.json AI
   */
  aI: readonly number[];
  /**
   * []string, versions 0+, nullable 0+.
   *
   * @generated from Kitchen.json NAS
   */
  nAS: readonly string[] | null;
  /**
   * Inner, versions 0+.
   *
   * @generated from Kitchen.json St
   */
  st: KitchenInner;
  /**
   * Inner2, versions 0+, nullable 0+.
   *
   * @generated from Kitchen.json NSt
   */
  nSt: KitchenInner2 | null;
  /**
   * int32, versions 2+, default 7.
   *
   * @generated from Kitchen.json Late
   */
  late: number;
  /**
   * int32, versions 2+, default 8, ignorable.
   *
   * @generated from Kitchen.json LateIgn
   */
  lateIgn: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for Kitchen; fields with a default may be left out. */
export interface KitchenInit {
  /** See {@linkcode Kitchen.flag}. */
  flag: boolean;
  /** See {@linkcode Kitchen.i8}. */
  i8: number;
  /** See {@linkcode Kitchen.i16}. */
  i16: number;
  /** See {@linkcode Kitchen.u16}. */
  u16: number;
  /** See {@linkcode Kitchen.i32}. */
  i32: number;
  /** See {@linkcode Kitchen.u32}. */
  u32: number;
  /** See {@linkcode Kitchen.i64}. */
  i64: bigint;
  /** See {@linkcode Kitchen.f64}. */
  f64: number;
  /** See {@linkcode Kitchen.id}. */
  id: string;
  /** See {@linkcode Kitchen.s}. */
  s: string;
  /** See {@linkcode Kitchen.nS}. */
  nS: string | null;
  /** See {@linkcode Kitchen.oldS}. */
  oldS: string | null;
  /** See {@linkcode Kitchen.b}. */
  b: Uint8Array;
  /** See {@linkcode Kitchen.nB}. */
  nB: Uint8Array | null;
  /** See {@linkcode Kitchen.aI}. */
  aI: readonly number[];
  /** See {@linkcode Kitchen.nAS}. */
  nAS: readonly string[] | null;
  /** See {@linkcode Kitchen.st}. */
  st: KitchenInnerInit;
  /** See {@linkcode Kitchen.nSt}. */
  nSt: KitchenInner2Init | null;
  /** See {@linkcode Kitchen.late}. */
  late?: number | undefined;
  /** See {@linkcode Kitchen.lateIgn}. */
  lateIgn?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readKitchenInner(r: Reader, key: Key, version: number): KitchenInner {
  r.down(key);
  const m: KitchenInner = {
    x: readInt16(r, "x"),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readKitchenInner2(r: Reader, key: Key, version: number): KitchenInner2 {
  r.down(key);
  const m: KitchenInner2 = {
    y: readInt16(r, "y"),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readKitchen(r: Reader, version: number): Kitchen {
  const m: Kitchen = {
    flag: readBool(r, "flag"),
    i8: readInt8(r, "i8"),
    i16: readInt16(r, "i16"),
    u16: readUint16(r, "u16"),
    i32: readInt32(r, "i32"),
    u32: readUint32(r, "u32"),
    i64: readInt64(r, "i64"),
    f64: readFloat64(r, "f64"),
    id: readUuid(r, "id"),
    s: version >= 1 ? readCompactString(r, "s") : readString(r, "s"),
    nS: version >= 1 ? readCompactNullableString(r, "nS") : readNullableString(r, "nS"),
    oldS: readNullableString(r, "oldS"),
    b: version >= 1 ? readCompactBytes(r, "b") : readBytes(r, "b"),
    nB: version >= 1 ? readCompactNullableBytes(r, "nB") : readNullableBytes(r, "nB"),
    aI: version >= 1 ? readCompactInt32s(r, "aI") : readInt32s(r, "aI"),
    nAS: orNull(
      version >= 1 ? readCompactNullableCount(r, "nAS", 1) : readNullableCount(r, "nAS", 2),
      (n) => readList(r, n, version >= 1 ? readCompactString : readString),
    ),
    st: readKitchenInner(r, "st", version),
    nSt: readPresence(r, "nSt") ? readKitchenInner2(r, "nSt", version) : null,
    late: version >= 2 ? readInt32(r, "late") : 7,
    lateIgn: version >= 2 ? readInt32(r, "lateIgn") : 8,
  };
  if (version >= 1) readTags(r, m);
  return m;
}

function writeKitchenInner(w: Writer, key: Key, m: KitchenInnerInit, version: number): void {
  w.into(key, m);
  const { x: x_, unknownTaggedFields } = m;
  writeInt16(w, "x", x_);
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeKitchenInner2(w: Writer, key: Key, m: KitchenInner2Init, version: number): void {
  w.into(key, m);
  const { y, unknownTaggedFields } = m;
  writeInt16(w, "y", y);
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeKitchen(w: Writer, m: KitchenInit, version: number): void {
  const {
    flag,
    i8,
    i16,
    u16,
    i32,
    u32,
    i64,
    f64,
    id,
    s,
    nS,
    oldS,
    b,
    nB,
    aI,
    nAS,
    st,
    nSt,
    late = 7,
    lateIgn = 8,
    unknownTaggedFields,
  } = m;
  const atFlag = w.room(46);
  putBool(w, atFlag, "flag", flag);
  putInt8(w, atFlag + 1, "i8", i8);
  putInt16(w, atFlag + 2, "i16", i16);
  putUint16(w, atFlag + 4, "u16", u16);
  putInt32(w, atFlag + 6, "i32", i32);
  putUint32(w, atFlag + 10, "u32", u32);
  putInt64(w, atFlag + 14, "i64", i64);
  putFloat64(w, atFlag + 22, "f64", f64);
  putUuid(w, atFlag + 30, "id", id);
  if (version >= 1) writeCompactString(w, "s", s);
  else writeString(w, "s", s);
  if (version >= 1) writeCompactNullableString(w, "nS", nS);
  else writeNullableString(w, "nS", nS);
  writeNullableString(w, "oldS", oldS);
  if (version >= 1) writeCompactBytes(w, "b", b);
  else writeBytes(w, "b", b);
  if (version >= 1) writeCompactNullableBytes(w, "nB", nB);
  else writeNullableBytes(w, "nB", nB);
  if (version >= 1) writeCompactInt32s(w, "aI", aI);
  else writeList(w, "aI", aI, writeCount(w, "aI", aI), writeInt32);
  writeList(
    w,
    "nAS",
    nAS,
    version >= 1 ? writeCompactNullableCount(w, "nAS", nAS) : writeNullableCount(w, "nAS", nAS),
    version >= 1 ? writeCompactString : writeString,
  );
  writeKitchenInner(w, "st", st, version);
  if (writePresence(w, nSt)) writeKitchenInner2(w, "nSt", nSt, version);
  if (version >= 2) writeInt32(w, "late", late);
  else writeAbsent(w, "late", late === 7, "2+");
  if (version >= 2) writeInt32(w, "lateIgn", lateIgn);
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}
