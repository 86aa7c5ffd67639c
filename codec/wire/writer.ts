import { EncodeError, type Path } from "./errors.ts";
import type { TaggedField } from "./reader.ts";

// Scratch space in front of the message for one string of any legal length: 3 bytes a UTF-16 unit.
const HEAD = 98_304;
// V8 never specialises stores that end at the very end of a buffer; they cost seven times as much.
const MARGIN = 8;
const MAX_SIZE = 2_147_483_647;
const MAX_STRING = 32_767;
const MAX_TAG = 2_147_483_646;
const SHORT = 48; // up to here, character by character beats encodeInto

/** Thrown where the buffer ends; the encode starts again in a larger one. */
export class Full {
  /** How many bytes were wanted at least. */
  readonly wanted: number;

  /** A request for a buffer that holds `wanted` bytes. */
  constructor(wanted: number) {
    this.wanted = wanted;
  }
}

let utf8: TextEncoder | undefined;

/**
 * A private buffer that one message is written into in one pass. Nothing reaches the caller's buffer
 * before the whole message has been checked.
 *
 * Each value is checked before it is stored: what reaches a `DataView` setter is the result of a shift,
 * never the field itself, because V8 stops inlining a setter that has once seen a number held as a double.
 *
 * Types that nearly every message has are methods; the others are functions, so that a bundle holds only
 * those it uses. `at`, `down` and `up` say where in the message the writer is; a subclass may listen.
 */
export class Writer {
  /** The whole buffer, scratch space first. */
  readonly bytes: Uint8Array;
  /** The buffer, for numbers. */
  readonly view: DataView;
  /** Where the next value goes. */
  position: number = HEAD;
  readonly #capacity: number;
  readonly #head: Uint8Array;

  /** A writer for messages of at most `size` bytes. */
  constructor(size: number) {
    this.bytes = new Uint8Array(HEAD + size + MARGIN);
    this.view = new DataView(this.bytes.buffer);
    this.#capacity = HEAD + size;
    this.#head = this.bytes.subarray(0, HEAD);
  }

  /** How long a message may be. */
  get size(): number {
    return this.#capacity - HEAD;
  }

  /** What has been written: a view that the next message overwrites. */
  written(): Uint8Array {
    return this.bytes.subarray(HEAD, this.position);
  }

  /** Forgets what has been written. */
  reset(): void {
    this.position = HEAD;
  }

  /** The next value is this field, or this element. */
  at(_key: string | number): void {}

  /** What follows belongs to `owner`, the struct or list in the current field. */
  down(owner: unknown): void {
    if (typeof owner !== "object" || owner === null) throw this.bad("struct", owner);
  }

  /** The struct or list is complete. */
  up(): void {}

  /** The place in the message where a subclass listens, else nothing. */
  path(): Path {
    return [];
  }

  /** Moves past `n` bytes and gives the offset of the first. */
  room(n: number): number {
    const p = this.position;
    if (p + n > this.#capacity) throw new Full(p + n - HEAD);
    this.position = p + n;
    return p;
  }

  /** One byte, 1 or 0. */
  bool(x: boolean): void {
    const p = this.room(1);
    if (typeof x !== "boolean") throw this.bad("bool", x);
    this.bytes[p] = x ? 1 : 0;
  }

  /** Two's complement, 1 byte. */
  int8(x: number): void {
    const p = this.room(1);
    const v = (x << 24) >> 24;
    if (v !== x) throw this.bad("int8", x);
    this.view.setInt8(p, v);
  }

  /** Two's complement, 2 bytes. */
  int16(x: number): void {
    const p = this.room(2);
    const v = (x << 16) >> 16;
    if (v !== x) throw this.bad("int16", x);
    this.view.setInt16(p, v);
  }

  /** Two's complement, 4 bytes. */
  int32(x: number): void {
    const p = this.room(4);
    const v = x | 0;
    if (v !== x) throw this.bad("int32", x);
    this.view.setInt32(p, v);
  }

  /** Unsigned varint of the fewest bytes; `x` is an integer from 0 to 2³² − 1. */
  uvarint(x: number): void {
    let p = this.room(5);
    let rest = x >>> 0;
    while (rest > 127) {
      this.bytes[p++] = rest | 128;
      rest >>>= 7;
    }
    this.bytes[p++] = rest;
    this.position = p;
  }

  /** Compact string, not null. */
  compactString(s: string | null): void {
    const p = this.position;
    if (typeof s !== "string") throw this.bad("string", s);
    this.uvarint(this.#units(s) + 1);
    if (!this.#ascii(s)) this.#anyText(s, p, true);
  }

  /** Compact string or null. */
  compactNullableString(s: string | null): void {
    if (s === null) this.uvarint(0);
    else this.compactString(s);
  }

  /** String with int16 length, not null. */
  string(s: string | null): void {
    const p = this.position;
    if (typeof s !== "string") throw this.bad("string", s);
    this.int16(this.#units(s));
    if (!this.#ascii(s)) this.#anyText(s, p, false);
  }

  /** String with int16 length, or null. */
  nullableString(s: string | null): void {
    if (s === null) this.int16(-1);
    else this.string(s);
  }

  /** Count of a compact array, not null; gives the count. */
  compactCount(list: readonly unknown[] | null): number {
    if (!Array.isArray(list)) throw this.bad("array", list);
    this.uvarint(list.length + 1);
    return list.length;
  }

  /** The same, or null, which has no elements. */
  compactNullableCount(list: readonly unknown[] | null): number {
    if (list !== null) return this.compactCount(list);
    this.uvarint(0);
    return 0;
  }

  /** Count of an array, int32, not null; gives the count. */
  count(list: readonly unknown[] | null): number {
    if (!Array.isArray(list)) throw this.bad("array", list);
    this.int32(list.length);
    return list.length;
  }

  /** The same, or null, which has no elements. */
  nullableCount(list: readonly unknown[] | null): number {
    if (list !== null) return this.count(list);
    this.int32(-1);
    return 0;
  }

  /**
   * Begins the tagged section of a struct: the number of known fields that follow and of unknown ones.
   * Gives the unknown ones in ascending order, to be handed to `unknownTags`.
   */
  tags(unknown: readonly TaggedField[] | undefined, known = 0): readonly TaggedField[] | undefined {
    if (unknown === undefined) {
      this.uvarint(known);
      return undefined;
    }
    const sorted = this.#sorted(unknown);
    this.uvarint(known + sorted.length);
    return sorted;
  }

  /** Writes what comes before the known tag `before`, and gives the rest. Without `before`, everything. */
  unknownTags(
    sorted: readonly TaggedField[] | undefined,
    before: number = MAX_SIZE,
  ): readonly TaggedField[] | undefined {
    if (sorted === undefined) return undefined;
    let i = 0;
    for (; i < sorted.length && sorted[i]!.tag < before; i++) this.#unknownTag(sorted[i]!);
    if (sorted[i]?.tag !== before) return sorted.slice(i);
    this.at("unknownTaggedFields");
    throw this.mismatch("tags that this version does not know", `tag ${before}`);
  }

  /** Begins a known tagged field; gives what `endTag` needs. */
  startTag(tag: number): number {
    this.uvarint(tag);
    return this.room(1); // most sizes take one byte
  }

  /** Ends it: puts its size in front of it. */
  endTag(start: number): void {
    const from = start + 1;
    const size = this.position - from;
    if (size < 128) {
      this.bytes[start] = size;
      return;
    }
    const more = size < 16_384 ? 1 : size < 2_097_152 ? 2 : size < 268_435_456 ? 3 : 4;
    this.room(more);
    const end = this.position;
    this.bytes.copyWithin(from + more, from, from + size);
    this.position = start;
    this.uvarint(size);
    this.position = end;
  }

  /** For a version without tagged fields: there must be none. */
  noTags(unknown: readonly TaggedField[] | undefined): void {
    if (unknown === undefined || unknown.length === 0) return;
    this.at("unknownTaggedFields");
    throw this.mismatch("none in this version", "some");
  }

  /** For a version without this field: the value must be the default. `since` are the versions that have it. */
  absent(isDefault: boolean, since: string): void {
    if (isDefault) return;
    throw this.mismatch(
      `its default in this version (the field has versions ${since})`,
      "another value",
    );
  }

  /** The error for a value that is not of the type `expected`. */
  bad(expected: string, x: unknown): EncodeError {
    return this.mismatch(expected, kindOf(x));
  }

  /** An error at this place; the path is that of a subclass that keeps one. */
  mismatch(expected: string, found: string): EncodeError {
    return new EncodeError("message", this.path(), expected, found);
  }

  #units(s: string): number {
    if (s.length > MAX_STRING) throw this.#tooLong();
    return s.length;
  }

  #ascii(s: string): boolean {
    const n = s.length;
    if (n > SHORT) return false;
    const p = this.room(n);
    const view = this.view;
    let or = 0;
    let i = 0;
    for (; i + 4 <= n; i += 4) { // four characters a store
      const a = s.charCodeAt(i), b = s.charCodeAt(i + 1);
      const c = s.charCodeAt(i + 2), d = s.charCodeAt(i + 3);
      view.setInt32(p + i, a << 24 | b << 16 | c << 8 | d);
      or |= a | b | c | d;
    }
    for (; i < n; i++) {
      const a = s.charCodeAt(i);
      this.bytes[p + i] = a;
      or |= a;
    }
    return or < 128;
  }

  /** Long or not ASCII: encoded at the head of the buffer, its length written again, copied into place. */
  #anyText(s: string, start: number, compact: boolean): void {
    if (!isWellFormed(s)) throw this.bad("well-formed string", s);
    utf8 ??= new TextEncoder();
    const { written } = utf8.encodeInto(s, this.#head);
    if (written > MAX_STRING) throw this.#tooLong();
    this.position = start;
    if (compact) this.uvarint(written + 1);
    else this.int16(written);
    this.bytes.copyWithin(this.room(written), 0, written);
  }

  #tooLong(): EncodeError {
    return this.mismatch(`string of at most ${MAX_STRING} bytes`, "a longer one");
  }

  #sorted(unknown: readonly TaggedField[]): readonly TaggedField[] {
    this.at("unknownTaggedFields");
    if (!Array.isArray(unknown)) throw this.bad("array", unknown);
    this.down(unknown);
    const list = unknown.map((field, i) => this.#checked(field, i));
    this.up();
    list.sort((a, b) => a.tag - b.tag);
    for (let i = 1; i < list.length; i++) {
      const { tag } = list[i]!;
      if (tag === list[i - 1]!.tag) throw this.mismatch(`tag ${tag} once`, `tag ${tag} twice`);
    }
    return list;
  }

  #checked(field: TaggedField, i: number): TaggedField {
    this.at(i);
    this.down(field);
    const { tag, data } = field; // once: a getter may not give the same again
    this.at("tag");
    if (!Number.isInteger(tag) || tag < 0 || tag > MAX_TAG) {
      throw this.bad(`integer from 0 to ${MAX_TAG}`, tag);
    }
    this.at("data");
    if (!isBytes(data)) throw this.bad("Uint8Array", data);
    this.up();
    return { tag, data };
  }

  #unknownTag({ tag, data }: TaggedField): void {
    this.uvarint(tag);
    this.uvarint(data.length);
    this.bytes.set(data, this.room(data.length));
  }
}

/** Whether `x` is a `Uint8Array`, of this realm or another. */
export function isBytes(x: unknown): x is Uint8Array {
  return ArrayBuffer.isView(x) && (x as Uint8Array)[Symbol.toStringTag] === "Uint8Array";
}

/** What a wrong value is, without saying its value. */
function kindOf(x: unknown): string {
  if (x === null) return "null";
  if (Array.isArray(x)) return "array";
  if (isBytes(x)) return "Uint8Array";
  if (typeof x === "string") return isWellFormed(x) ? "string" : "string with a lone surrogate";
  if (typeof x !== "number") return typeof x;
  if (Number.isInteger(x)) return "integer out of range";
  return Number.isFinite(x) ? "fraction" : String(x);
}

/** No lone surrogate: engines of 2022 lack `String.prototype.isWellFormed`. */
function isWellFormed(s: string): boolean {
  return !/\p{Surrogate}/u.test(s);
}
