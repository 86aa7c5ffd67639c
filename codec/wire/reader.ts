import { DecodeError, type DecodeReason, type Path } from "./errors.ts";
import { budgetFor, type DecodeLimits, limitOf } from "./limits.ts";
import { text, type TextOf } from "./text.ts";

/** A tagged field that the schema of this version does not know. */
export interface TaggedField {
  /** Its number, 0 to 2³¹ − 2 where it is to be written again. */
  readonly tag: number;
  /** Its bytes, without tag and size; a view of the input when decoded. */
  readonly data: Uint8Array;
}

/** How to read. There is one decoding mode; options only widen or narrow what it accepts. */
export interface DecodeOptions {
  /** Accept bytes after the last field instead of refusing them as `trailing-bytes`. */
  readonly allowTrailingBytes?: boolean;
  /**
   * Read ill-formed UTF-8 with U+FFFD in its place instead of refusing it as `invalid-utf8`. The bytes
   * are kept beside the text, in `invalidText` of the message.
   */
  readonly replaceInvalidUtf8?: boolean;
  /** Bounds that differ from the defaults. */
  readonly limits?: Partial<DecodeLimits>;
  /** Makes the reader of the first pass: the seam through which a decode can be watched. */
  readonly reader?: (bytes: Uint8Array, options: DecodeOptions) => Reader;
}

/** Reads one known tagged field into its struct; false if `tag` is not known in this version. */
export type TagReader<T> = (r: Reader, m: T, tag: number, version: number) => boolean;

/** A struct that may carry unknown tagged fields. */
interface Tagged {
  unknownTaggedFields?: readonly TaggedField[];
}

// What a creation is charged, in bytes of heap, before it happens: about what V8 spends without
// pointer compression. Structs and slots are charged by generated code, through the counts.
const LIST_COST = 48;
const STRING_COST = 24;
const TAG_COST = 160;
const MAX_STRING = 32_767;
const MAX_INT32 = 2_147_483_647;

/**
 * A cursor over the bytes of one message: every read is checked against the end, every creation is
 * charged to a budget, every failure is a {@linkcode DecodeError} that knows its byte.
 *
 * Types that nearly every message has are methods; the others are functions over {@linkcode Reader.take},
 * so that a bundle holds only those it uses. `at`, `down` and `up` say where in the message the reader is
 * and do nothing here: a subclass may listen.
 */
export class Reader {
  /** The input. */
  readonly bytes: Uint8Array;
  /** The input, for numbers. */
  readonly view: DataView;
  /** Where the next read starts. */
  position = 0;
  /** Where the input ends. */
  readonly end: number;
  /** Bytes of heap that may still be charged. */
  budget: number;
  /** Elements that may still be read. */
  elements: number;
  readonly #limits: Partial<DecodeLimits> | undefined;
  #unknownTags = 0;
  #unknownTagBytes = 0;

  /** A reader at the start of `bytes`, which must not change while the message is in use. */
  constructor(bytes: Uint8Array, options: DecodeOptions = {}) {
    const { limits } = options;
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.end = bytes.length;
    this.budget = limitOf(limits, "budget", budgetFor(bytes.length));
    this.elements = limitOf(limits, "elements");
    this.#limits = limits;
  }

  /** The next read is of this field, or of this element. */
  at(_key: string | number): void {}

  /** What follows belongs to the struct or list in the current field. */
  down(): void {}

  /** The struct or list is complete. */
  up(): void {}

  /** The place in the message where a subclass listens, else nothing. */
  path(): Path {
    return [];
  }

  /** Text for bytes that are not UTF-8; a subclass may know one. */
  invalidText(start: number, length: number): string {
    throw this.error("invalid-utf8", start, "UTF-8 string", `ill-formed ${count(length, "byte")}`);
  }

  /** Moves past `n` bytes of a value of type `kind` and gives the offset of the first. */
  take(n: number, kind: string): number {
    const p = this.position;
    if (n > this.end - p) throw this.short(p, n, kind);
    this.position = p + n;
    return p;
  }

  /** One byte; anything but 0 is true, as in Kafka. */
  bool(): boolean {
    return this.bytes[this.take(1, "bool")] !== 0;
  }

  /** Two's complement, 1 byte. */
  int8(): number {
    return this.view.getInt8(this.take(1, "int8"));
  }

  /** Two's complement, 2 bytes. */
  int16(): number {
    return this.view.getInt16(this.take(2, "int16"));
  }

  /** Two's complement, 4 bytes. */
  int32(): number {
    return this.view.getInt32(this.take(4, "int32"));
  }

  /** Unsigned varint of at most 5 bytes, 0 to 2³² − 1. Forms longer than needed are accepted. */
  uvarint(): number {
    const p = this.position;
    const byte = this.bytes[p]!;
    if (p < this.end && byte < 128) {
      this.position = p + 1;
      return byte;
    }
    return this.#longUvarint(p);
  }

  #longUvarint(start: number): number {
    let value = 0;
    for (let i = 0; i < 5; i++) {
      const p = start + i;
      if (p >= this.end) throw this.short(start, i + 1, "uvarint");
      const byte = this.bytes[p]!;
      if (i === 4 && byte > 15) break;
      value += (byte & 127) * 2 ** (7 * i); // a shift would go negative
      if (byte < 128) {
        this.position = p + 1;
        return value;
      }
    }
    throw this.error("varint-range", start, "uvarint of at most 32 bits", "more bits");
  }

  /** Compact string, not null. */
  compactString(textOf: TextOf = text): string {
    const p = this.position;
    return this.#chars(p, this.#notNull(p, this.uvarint() - 1, "compact string"), textOf);
  }

  /** Compact string or null. */
  compactNullableString(textOf: TextOf = text): string | null {
    const p = this.position;
    const n = this.uvarint() - 1;
    return n < 0 ? null : this.#chars(p, n, textOf);
  }

  /** String with int16 length, not null. */
  string(textOf: TextOf = text): string {
    const p = this.position;
    return this.#chars(p, this.#notNull(p, this.int16(), "string"), textOf);
  }

  /** String with int16 length, or null. */
  nullableString(textOf: TextOf = text): string | null {
    const p = this.position;
    const n = this.int16();
    return n === -1 ? null : this.#chars(p, n, textOf);
  }

  /** Number of elements of a compact array, each of at least `min` bytes on the wire and `cost` on the heap. */
  compactCount(min: number, cost: number): number {
    const p = this.position;
    return this.#checked(p, this.#notNull(p, this.uvarint() - 1, "compact array"), min, cost);
  }

  /** The same, −1 for null. */
  compactNullableCount(min: number, cost: number): number {
    const p = this.position;
    return this.#checked(p, this.uvarint() - 1, min, cost);
  }

  /** Number of elements of an array with int32 count. */
  count(min: number, cost: number): number {
    const p = this.position;
    return this.#checked(p, this.#notNull(p, this.int32(), "array"), min, cost);
  }

  /** The same, −1 for null. */
  nullableCount(min: number, cost: number): number {
    const p = this.position;
    return this.#checked(p, this.int32(), min, cost);
  }

  /** The tagged section at the end of a struct: known fields go to `read`, the others are kept. */
  tags<T extends Tagged>(m: T, read?: TagReader<T>, version = 0): void {
    const p = this.position;
    if (p < this.end && this.bytes[p] === 0) this.position = p + 1;
    else this.#someTags(m, read, version);
  }

  #someTags<T extends Tagged>(m: T, read: TagReader<T> | undefined, version: number): void {
    this.at("taggedFields");
    const start = this.position;
    const n = this.#tagNumber("number of tagged fields");
    if (n * 2 > this.end - this.position) throw this.#tooMany(start, n, 2, "tagged field");
    const known: number[] = [];
    const unknown: TaggedField[] = [];
    for (let i = 0; i < n; i++) {
      const at = this.position;
      const tag = this.#tagNumber("tag");
      const sizeAt = this.position;
      const size = this.uvarint();
      if (size > this.end - this.position) throw this.#tooMany(sizeAt, size, 1, "byte");
      const p = this.position;
      if (known.includes(tag)) {
        throw this.error("tag-duplicate", at, `tag ${tag} once`, `tag ${tag} twice`);
      }
      if (read?.(this, m, tag, version)) {
        const used = this.position - p;
        if (used !== size) {
          throw this.error("tag-size", sizeAt, count(used, "byte"), count(size, "byte"));
        }
        known.push(tag);
        this.at("taggedFields");
      } else unknown.push(this.#unknownTag(at, tag, size, unknown.length));
    }
    if (unknown.length > 0) m.unknownTaggedFields = unknown;
  }

  #unknownTag(at: number, tag: number, size: number, before: number): TaggedField {
    const limits = this.#limits;
    this.#within(at, before + 1, limitOf(limits, "unknownTagsPerStruct"), "unknown tagged field");
    this.#within(at, ++this.#unknownTags, limitOf(limits, "unknownTags"), "unknown tagged field");
    this.#within(at, size, limitOf(limits, "unknownTagSize"), "byte");
    this.#within(at, this.#unknownTagBytes += size, limitOf(limits, "unknownTagBytes"), "byte");
    this.charge(at, TAG_COST);
    this.#countElements(at, 1);
    const p = this.take(size, "unknown tagged field");
    return { tag, data: this.bytes.subarray(p, p + size) };
  }

  #tagNumber(what: string): number {
    const p = this.position;
    const n = this.uvarint();
    if (n <= MAX_INT32) return n;
    throw this.error("varint-range", p, `${what} of at most ${MAX_INT32}`, "a larger one");
  }

  /** Charges a creation of `cost` bytes of heap, before it happens. */
  charge(offset: number, cost: number): void {
    if ((this.budget -= cost) < 0) {
      throw this.error("limit-memory", offset, "message within its memory limit", "a larger one");
    }
  }

  #countElements(offset: number, n: number): void {
    if ((this.elements -= n) < 0) {
      throw this.error("limit", offset, "message within its limit of elements", "more elements");
    }
  }

  #chars(start: number, n: number, textOf: TextOf): string {
    const p = this.position;
    if (n > this.end - p || n > MAX_STRING || n < 0) throw this.badLength(start, n, MAX_STRING);
    this.charge(start, STRING_COST + n);
    this.position = p + n;
    return textOf(this.bytes, this.view, p, n) ?? this.invalidText(p, n);
  }

  #notNull(start: number, n: number, kind: string): number {
    if (n === -1) throw this.error("null-not-allowed", start, kind, "null");
    return n;
  }

  #checked(start: number, n: number, min: number, cost: number): number {
    if (n * min > this.end - this.position) throw this.#tooMany(start, n, min, "element");
    if (n > 0) {
      this.charge(start, LIST_COST + n * cost);
      this.#countElements(start, n);
    } else if (n < -1) throw this.badLength(start, n, 0);
    return n;
  }

  #tooMany(offset: number, n: number, min: number, what: string): DecodeError {
    const most = Math.floor((this.end - this.position) / min);
    return this.error("length-out-of-range", offset, `at most ${count(most, what)}`, `${n}`);
  }

  #within(offset: number, n: number, limit: number, what: string): void {
    if (n > limit) throw this.error("limit", offset, `at most ${count(limit, what)}`, `${n}`);
  }

  /** The error for a length that is negative, above `max`, or runs past the end. */
  badLength(offset: number, n: number, max: number): DecodeError {
    if (n < -1) return this.error("length-out-of-range", offset, "length of at least -1", `${n}`);
    const most = Math.min(max, this.end - this.position);
    return this.error("length-out-of-range", offset, `at most ${count(most, "byte")}`, `${n}`);
  }

  /** The error for a value of `n` bytes that runs past the end. */
  short(offset: number, n: number, kind: string): DecodeError {
    const there = this.end - offset;
    return this.error("truncated", offset, `${kind} (${count(n, "byte")})`, count(there, "byte"));
  }

  /** An error at this place; the path is that of a subclass that keeps one. */
  error(reason: DecodeReason, offset: number, expected: string, found: string): DecodeError {
    return new DecodeError(reason, "message", this.path(), offset, expected, found);
  }
}

function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? "" : "s"}`;
}
