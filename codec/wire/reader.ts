import { Cursor, type Key } from "./cursor.ts";
import { DecodeError, type DecodeReason, type Path } from "./errors.ts";
import { type DecodeLimits, limitsFor } from "./limits.ts";

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
  /**
   * Makes the reader of the first pass: the seam through which a decode can be watched. Give it a name, the
   * third argument of {@linkcode Reader}: a reader without one does not call its own `at` and `take` for numbers.
   */
  readonly reader?: (bytes: Uint8Array, options: DecodeOptions) => Reader;
}

/** The bytes of a string that were not UTF-8, and where it stands. */
export interface InvalidText {
  /** The field whose text holds U+FFFD in their place. */
  readonly path: Path;
  /** The bytes on the wire, a view of the input. */
  readonly data: Uint8Array;
}

/**
 * A cursor over the bytes of one message. The functions of `read.ts` move it: every read is checked against
 * the end, every creation is charged to a budget, every failure is a {@linkcode DecodeError} that knows its
 * byte.
 *
 * `at`, `down` and `up` say where in the message the reader is, `next` and `take` which bytes are a value of
 * which type. A subclass may listen to them. Lengths, counts and tags of one byte are read without a call; they
 * end where the reader stands at the next one.
 */
export class Reader extends Cursor {
  /** The input. */
  declare readonly bytes: Uint8Array;
  /** The input, for numbers. */
  declare readonly view: DataView;
  /** Where the next read starts. */
  declare position: number;
  /** Where the input ends. */
  declare readonly end: number;
  /** The limits of this decode. */
  declare readonly limits: DecodeLimits;
  /** Bytes of heap that may still be charged. */
  declare budget: number;
  /** Elements that may still be read. */
  declare elements: number;
  /** Unknown tagged fields read so far. */
  declare unknownTags: number;
  /** Bytes of unknown tagged fields read so far. */
  declare unknownTagBytes: number;
  /** Strings that were replaced so far, if they may be; that takes a named reader. */
  declare readonly invalid: InvalidText[] | undefined;

  /** A reader at the start of `bytes`, which must not change while the message is in use. */
  constructor(bytes: Uint8Array, options: DecodeOptions = {}, what?: string) {
    super(what);
    const { buffer, byteOffset, byteLength } = bytes;
    this.view = new DataView(buffer, byteOffset, byteLength);
    this.bytes = new Uint8Array(buffer, byteOffset, byteLength); // a Buffer of Node slices differently
    this.position = 0;
    this.end = byteLength;
    this.limits = limitsFor(byteLength, options.limits);
    this.budget = this.limits.budget;
    this.elements = this.limits.elements;
    this.unknownTags = this.unknownTagBytes = 0;
    this.invalid = what && options.replaceInvalidUtf8 ? [] : undefined;
  }

  /**
   * Comes to the field or element `key` and moves past its value of type `kind` and `n` bytes, which the caller
   * reads through `view` at the offset given.
   *
   * Without a name it checks nothing: the view refuses to be read beyond its end, and the second pass says
   * what is wrong. That halves what V8 has to inline for every number.
   */
  next(key: Key, n: number, kind: string): number {
    if (this.trail !== undefined) return checkedNext(this, key, n, kind);
    const p = this.position;
    this.position = p + n;
    return p;
  }

  /** Moves past `n` bytes of a value of type `kind` and gives the offset of the first. */
  take(n: number, kind: string): number {
    const p = this.position;
    if (n > this.end - p) throw short(this, n, kind);
    this.position = p + n;
    return p;
  }

  /** Charges the creation of `cost` bytes of heap and of `n` elements, before it happens. */
  charge(cost: number, n: number): void {
    if ((this.budget -= cost) < 0 || (this.elements -= n) < 0) throw overLimit(this);
  }

  /** An error at this place. */
  error(reason: DecodeReason, offset: number, expected: string, found: string): DecodeError {
    const { what = "message" } = this.trail ?? {};
    return new DecodeError(reason, what, this.trail?.path() ?? [], offset, expected, found);
  }
}

// Errors are made out of line: V8 inlines a method only as long as it is short.

function checkedNext(r: Reader, key: Key, n: number, kind: string): number {
  r.at(key);
  return r.take(n, kind);
}

function short(r: Reader, n: number, kind: string): DecodeError {
  const { position, end } = r;
  const expected = `${kind} (${bytesText(n)})`;
  return r.error("truncated", position, expected, bytesText(end - position));
}

/** The error for a message that exceeds a limit. */
export function overLimit(r: Reader): DecodeError {
  const reason = r.budget >= 0 ? "limit" : "limit-memory";
  return r.error(reason, r.position, "a smaller message", "a larger one");
}

/** A number of bytes, in words. */
export function bytesText(n: number): string {
  return `${n} byte${n === 1 ? "" : "s"}`;
}
