// Generated from test/kit/made_up/AllTags.json. Do not edit.

/**
 * AllTags (data), versions 0-1.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  EMPTY,
  emptyBytes,
  endTag,
  type InvalidText,
  isEmptyBytes,
  isEmptyList,
  type Key,
  type MessageCodec,
  readBool,
  readCompactInt32s,
  readCompactNullableBytes,
  readCompactNullableString,
  type Reader,
  readFloat64,
  readInt16,
  readInt32,
  readInt8,
  readTaggedPresence,
  readTags,
  readUuid,
  runDecode,
  runEncode,
  runEncodeInto,
  startTag,
  type TaggedField,
  writeAbsent,
  writeBool,
  writeCompactInt32s,
  writeCompactNullableBytes,
  writeCompactNullableString,
  writeFloat64,
  writeInt16,
  writeInt32,
  writeInt8,
  type Writer,
  writeTagCount,
  writeTaggedPresence,
  writeTagsBefore,
  writeUnknownTags,
  writeUuid,
  ZERO_UUID,
} from "../../../codec/wire/mod.ts";

/**
 * Decodes the body of an AllTags.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes of the message, without anything that says its version.
 * @param version The version of the message, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeAllTags(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AllTags {
  return runDecode("AllTags", 0, 1, readAllTags, body, version, options);
}

/**
 * Encodes the body of an AllTags into an array of its own.
 *
 * @param version The version of the message, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAllTags(message: AllTagsInit, version: number): Bytes {
  return runEncode("AllTags", 0, 1, writeAllTags, message, version);
}

/**
 * Encodes the body of an AllTags into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAllTagsInto(
  message: AllTagsInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto("AllTags", 0, 1, writeAllTags, message, version, target, offset);
}

/** Both directions of AllTags, for registries. */
export const AllTagsCodec: MessageCodec<AllTags> = {
  name: "AllTags",
  type: "data",
  module: "clients",
  apiKey: null,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeAllTags,
  encode: encodeAllTags,
};

/** Part of AllTags, versions 0-1. */
export interface AllTagsIn3 {
  /**
   * int16, versions 0+.
   *
   * @generated from AllTags.json In3.X
   */
  x: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for AllTagsIn3; fields with a default may be left out. */
export interface AllTagsIn3Init {
  /** See {@linkcode AllTagsIn3.x}. */
  x: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AllTags, versions 0-1. */
export interface AllTagsIn4 {
  /**
   * int16, versions 0+.
   *
   * @generated from AllTags.json In4.X
   */
  x: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for AllTagsIn4; fields with a default may be left out. */
export interface AllTagsIn4Init {
  /** See {@linkcode AllTagsIn4.x}. */
  x: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AllTags, versions 0-1. */
export interface AllTagsIn7 {
  /**
   * int16, versions 0+.
   *
   * @generated from AllTags.json In7.X
   */
  x: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for AllTagsIn7; fields with a default may be left out. */
export interface AllTagsIn7Init {
  /** See {@linkcode AllTagsIn7.x}. */
  x: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** AllTags: a message without a number of its own, versions 0-1, flexible versions 0+. */
export interface AllTags {
  /**
   * int8, versions 0+.
   *
   * @generated from AllTags.json A
   */
  a: number;
  /**
   * string, versions 0+, nullable 0+, tag 0 in 0+, default null.
   *
   * @generated from AllTags.json T0
   */
  t0: string | null;
  /**
   * int32, versions 0+, tag 1 in 0+, default -1.
   *
   * @generated from AllTags.json T1
   */
  t1: number;
  /**
   * []int32, versions 1+, tag 2 in 1+.
   *
   * @generated from AllTags.json T2
   */
  t2: readonly number[];
  /**
   * In3, versions 0+, nullable 0+, tag 3 in 0+, default null.
   *
   * @generated from AllTags.json T3
   */
  t3: AllTagsIn3 | null;
  /**
   * In4, versions 0+, tag 4 in 0+.
   *
   * @generated from AllTags.json T4
   */
  t4: AllTagsIn4;
  /**
   * string, versions 0+, nullable 0+, tag 5 in 0+.
   *
   * @generated from AllTags.json T5
   */
  t5: string | null;
  /**
   * bool, versions 0+, tag 6 in 0+, default true.
   *
   * @generated from AllTags.json T6
   */
  t6: boolean;
  /**
   * In7, versions 0+, nullable 0+, tag 7 in 0+.
   *
   * @generated from AllTags.json T7
   */
  t7: AllTagsIn7 | null;
  /**
   * float64, versions 0+, tag 8 in 0+.
   *
   * @generated from AllTags.json T8
   */
  t8: number;
  /**
   * bytes, versions 0+, nullable 0+, tag 9 in 0+.
   *
   * @generated from AllTags.json T9
   */
  t9: Uint8Array | null;
  /**
   * uuid, versions 0+, tag 10 in 0+.
   *
   * @generated from AllTags.json T10
   */
  t10: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for AllTags; fields with a default may be left out. */
export interface AllTagsInit {
  /** See {@linkcode AllTags.a}. */
  a: number;
  /** See {@linkcode AllTags.t0}. */
  t0?: string | null | undefined;
  /** See {@linkcode AllTags.t1}. */
  t1?: number | undefined;
  /** See {@linkcode AllTags.t2}. */
  t2?: readonly number[] | undefined;
  /** See {@linkcode AllTags.t3}. */
  t3?: AllTagsIn3Init | null | undefined;
  /** See {@linkcode AllTags.t4}. */
  t4?: AllTagsIn4Init | undefined;
  /** See {@linkcode AllTags.t5}. */
  t5?: string | null | undefined;
  /** See {@linkcode AllTags.t6}. */
  t6?: boolean | undefined;
  /** See {@linkcode AllTags.t7}. */
  t7?: AllTagsIn7Init | null | undefined;
  /** See {@linkcode AllTags.t8}. */
  t8?: number | undefined;
  /** See {@linkcode AllTags.t9}. */
  t9?: Uint8Array | null | undefined;
  /** See {@linkcode AllTags.t10}. */
  t10?: string | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAllTagsIn3(r: Reader, key: Key): AllTagsIn3 {
  r.down(key);
  const m: AllTagsIn3 = {
    x: readInt16(r, "x"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAllTagsIn4(r: Reader, key: Key): AllTagsIn4 {
  r.down(key);
  const m: AllTagsIn4 = {
    x: readInt16(r, "x"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAllTagsIn7(r: Reader, key: Key): AllTagsIn7 {
  r.down(key);
  const m: AllTagsIn7 = {
    x: readInt16(r, "x"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAllTagsTag(r: Reader, m: AllTags, tag: number, version: number): boolean {
  switch (tag) {
    case 0:
      m.t0 = readCompactNullableString(r, "t0");
      return true;
    case 1:
      m.t1 = readInt32(r, "t1");
      return true;
    case 2:
      if (version <= 0) return false;
      m.t2 = readCompactInt32s(r, "t2");
      return true;
    case 3:
      m.t3 = readTaggedPresence(r, "t3") ? readAllTagsIn3(r, "t3") : null;
      return true;
    case 4:
      m.t4 = readAllTagsIn4(r, "t4");
      return true;
    case 5:
      m.t5 = readCompactNullableString(r, "t5");
      return true;
    case 6:
      m.t6 = readBool(r, "t6");
      return true;
    case 7:
      m.t7 = readTaggedPresence(r, "t7") ? readAllTagsIn7(r, "t7") : null;
      return true;
    case 8:
      m.t8 = readFloat64(r, "t8");
      return true;
    case 9:
      m.t9 = readCompactNullableBytes(r, "t9");
      return true;
    case 10:
      m.t10 = readUuid(r, "t10");
      return true;
  }
  return false;
}

function readAllTags(r: Reader, version: number): AllTags {
  const m: AllTags = {
    a: readInt8(r, "a"),
    t0: null,
    t1: -1,
    t2: EMPTY,
    t3: null,
    t4: newAllTagsIn4(),
    t5: "",
    t6: true,
    t7: newAllTagsIn7(),
    t8: 0,
    t9: emptyBytes(),
    t10: ZERO_UUID,
  };
  readTags(r, m, readAllTagsTag, version);
  return m;
}

function writeAllTagsIn3(w: Writer, key: Key, m: AllTagsIn3Init): void {
  w.into(key, m);
  const { x: x_, unknownTaggedFields } = m;
  writeInt16(w, "x", x_);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function isDefaultAllTagsIn4(m: AllTagsIn4Init | null): boolean {
  if (typeof m !== "object" || m === null) return false;
  const { x: x_, unknownTaggedFields } = m;
  return x_ === 0 && (unknownTaggedFields ?? EMPTY).length === 0;
}

function writeAllTagsIn4(w: Writer, key: Key, m: AllTagsIn4Init): void {
  w.into(key, m);
  const { x: x_, unknownTaggedFields } = m;
  writeInt16(w, "x", x_);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function isDefaultAllTagsIn7(m: AllTagsIn7Init | null): boolean {
  if (typeof m !== "object" || m === null) return false;
  const { x: x_, unknownTaggedFields } = m;
  return x_ === 0 && (unknownTaggedFields ?? EMPTY).length === 0;
}

function writeAllTagsIn7(w: Writer, key: Key, m: AllTagsIn7Init): void {
  w.into(key, m);
  const { x: x_, unknownTaggedFields } = m;
  writeInt16(w, "x", x_);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAllTags(w: Writer, m: AllTagsInit, version: number): void {
  const {
    a,
    t0 = null,
    t1 = -1,
    t2 = EMPTY,
    t3 = null,
    t4 = newAllTagsIn4(),
    t5 = "",
    t6 = true,
    t7 = newAllTagsIn7(),
    t8 = 0,
    t9 = emptyBytes(),
    t10 = ZERO_UUID,
    unknownTaggedFields,
  } = m;
  writeInt8(w, "a", a);
  if (version <= 0) writeAbsent(w, "t2", isEmptyList(t2), "1+");
  const sendsT0 = t0 !== null;
  const sendsT1 = t1 !== -1;
  const sendsT2 = version >= 1 && !isEmptyList(t2);
  const sendsT3 = t3 !== null;
  const sendsT4 = !isDefaultAllTagsIn4(t4);
  const sendsT5 = t5 !== "";
  const sendsT6 = t6 !== true;
  const sendsT7 = !isDefaultAllTagsIn7(t7);
  const sendsT8 = t8 !== 0;
  const sendsT9 = !isEmptyBytes(t9);
  const sendsT10 = t10 !== "AAAAAAAAAAAAAAAAAAAAAA";
  let unknown = writeTagCount(
    w,
    unknownTaggedFields,
    (sendsT0 ? 1 : 0) +
      (sendsT1 ? 1 : 0) +
      (sendsT2 ? 1 : 0) +
      (sendsT3 ? 1 : 0) +
      (sendsT4 ? 1 : 0) +
      (sendsT5 ? 1 : 0) +
      (sendsT6 ? 1 : 0) +
      (sendsT7 ? 1 : 0) +
      (sendsT8 ? 1 : 0) +
      (sendsT9 ? 1 : 0) +
      (sendsT10 ? 1 : 0),
  );
  unknown = writeTagsBefore(w, unknown, 0);
  if (sendsT0) {
    const p = startTag(w, 0);
    writeCompactNullableString(w, "t0", t0);
    endTag(w, p);
  }
  unknown = writeTagsBefore(w, unknown, 1);
  if (sendsT1) {
    const p = startTag(w, 1);
    writeInt32(w, "t1", t1);
    endTag(w, p);
  }
  if (version >= 1) unknown = writeTagsBefore(w, unknown, 2);
  if (sendsT2) {
    const p = startTag(w, 2);
    writeCompactInt32s(w, "t2", t2);
    endTag(w, p);
  }
  unknown = writeTagsBefore(w, unknown, 3);
  if (sendsT3) {
    const p = startTag(w, 3);
    if (writeTaggedPresence(w, t3)) writeAllTagsIn3(w, "t3", t3);
    endTag(w, p);
  }
  unknown = writeTagsBefore(w, unknown, 4);
  if (sendsT4) {
    const p = startTag(w, 4);
    writeAllTagsIn4(w, "t4", t4);
    endTag(w, p);
  }
  unknown = writeTagsBefore(w, unknown, 5);
  if (sendsT5) {
    const p = startTag(w, 5);
    writeCompactNullableString(w, "t5", t5);
    endTag(w, p);
  }
  unknown = writeTagsBefore(w, unknown, 6);
  if (sendsT6) {
    const p = startTag(w, 6);
    writeBool(w, "t6", t6);
    endTag(w, p);
  }
  unknown = writeTagsBefore(w, unknown, 7);
  if (sendsT7) {
    const p = startTag(w, 7);
    if (writeTaggedPresence(w, t7)) writeAllTagsIn7(w, "t7", t7);
    endTag(w, p);
  }
  unknown = writeTagsBefore(w, unknown, 8);
  if (sendsT8) {
    const p = startTag(w, 8);
    writeFloat64(w, "t8", t8);
    endTag(w, p);
  }
  unknown = writeTagsBefore(w, unknown, 9);
  if (sendsT9) {
    const p = startTag(w, 9);
    writeCompactNullableBytes(w, "t9", t9);
    endTag(w, p);
  }
  unknown = writeTagsBefore(w, unknown, 10);
  if (sendsT10) {
    const p = startTag(w, 10);
    writeUuid(w, "t10", t10);
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
}

function newAllTagsIn4(): AllTagsIn4 {
  return {
    x: 0,
  };
}

function newAllTagsIn7(): AllTagsIn7 {
  return {
    x: 0,
  };
}
