// Generated from test/kit/made_up/NullableTagged.json. Do not edit.

/**
 * NullableTagged (data), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  endTag,
  type InvalidText,
  type Key,
  type MessageCodec,
  readCompactString,
  type Reader,
  readTaggedPresence,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  startTag,
  type TaggedField,
  writeCompactString,
  type Writer,
  writeTagCount,
  writeTaggedPresence,
  writeTagsBefore,
  writeUnknownTags,
} from "../../../codec/wire/mod.ts";

/**
 * Decodes the body of a NullableTagged.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes of the message, without anything that says its version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeNullableTagged(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): NullableTagged {
  return runDecode("NullableTagged", 0, 0, readNullableTagged, body, version, options);
}

/**
 * Encodes the body of a NullableTagged into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeNullableTagged(message: NullableTaggedInit, version: number): Bytes {
  return runEncode("NullableTagged", 0, 0, writeNullableTagged, message, version);
}

/**
 * Encodes the body of a NullableTagged into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeNullableTaggedInto(
  message: NullableTaggedInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "NullableTagged",
    0,
    0,
    writeNullableTagged,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of NullableTagged, for registries. */
export const NullableTaggedCodec: MessageCodec<NullableTagged> = {
  name: "NullableTagged",
  type: "data",
  module: "clients",
  apiKey: null,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeNullableTagged,
  encode: encodeNullableTagged,
};

/** Part of NullableTagged, versions 0. */
export interface NullableTaggedHeld {
  /**
   * string, versions 0+.
   *
   * @generated from NullableTagged.json Held.X
   */
  x: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for NullableTaggedHeld; fields with a default may be left out. */
export interface NullableTaggedHeldInit {
  /** See {@linkcode NullableTaggedHeld.x}. */
  x: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * NullableTagged: a message without a number of its own, versions 0, flexible versions 0+.
 */
export interface NullableTagged {
  /**
   * Held, versions 0+, nullable 0+, tag 0 in 0+, default null.
   *
   * @generated from NullableTagged.json S
   */
  s: NullableTaggedHeld | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for NullableTagged; fields with a default may be left out. */
export interface NullableTaggedInit {
  /** See {@linkcode NullableTagged.s}. */
  s?: NullableTaggedHeldInit | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readNullableTaggedHeld(r: Reader, key: Key): NullableTaggedHeld {
  r.down(key);
  const m: NullableTaggedHeld = {
    x: readCompactString(r, "x"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readNullableTaggedTag(r: Reader, m: NullableTagged, tag: number): boolean {
  switch (tag) {
    case 0:
      m.s = readTaggedPresence(r, "s") ? readNullableTaggedHeld(r, "s") : null;
      return true;
  }
  return false;
}

function readNullableTagged(r: Reader): NullableTagged {
  const m: NullableTagged = {
    s: null,
  };
  readTags(r, m, readNullableTaggedTag);
  return m;
}

function writeNullableTaggedHeld(w: Writer, key: Key, m: NullableTaggedHeldInit): void {
  w.into(key, m);
  const { x: x_, unknownTaggedFields } = m;
  writeCompactString(w, "x", x_);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeNullableTagged(w: Writer, m: NullableTaggedInit): void {
  const { s = null, unknownTaggedFields } = m;
  const sendsS = s !== null;
  let unknown = writeTagCount(w, unknownTaggedFields, sendsS ? 1 : 0);
  unknown = writeTagsBefore(w, unknown, 0);
  if (sendsS) {
    const p = startTag(w, 0);
    if (writeTaggedPresence(w, s)) writeNullableTaggedHeld(w, "s", s);
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
}
