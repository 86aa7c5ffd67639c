import { Cursor, type Key } from "./cursor.ts";
import { EncodeError } from "./errors.ts";

// Scratch space in front of the message for one string of any legal length: 3 bytes a UTF-16 unit.
const HEAD = 98_304;
// V8 never specialises stores that end at the very end of a buffer; they cost seven times as much.
const MARGIN = 8;

/** Thrown where the buffer ends; the encode starts again in a larger one. */
export class Full {
  /** How many bytes were wanted at least. */
  readonly wanted: number;

  /** A request for a buffer that holds `wanted` bytes. */
  constructor(wanted: number) {
    this.wanted = wanted;
  }
}

/**
 * A private buffer that one message is written into in one pass, by the functions of `write.ts`. Nothing
 * reaches the caller's buffer before the whole message has been checked.
 *
 * `at`, `down` and `up` say where in the message the writer is.
 */
export class Writer extends Cursor {
  /** The whole buffer, scratch space first. */
  readonly bytes: Uint8Array;
  /** The buffer, for numbers. */
  readonly view: DataView;
  /** Where the next value goes. */
  position: number = HEAD;
  /** Scratch space for one string. */
  readonly head: Uint8Array;
  /** Where the buffer ends, margin aside. */
  readonly capacity: number;

  /** A writer for messages of at most `size` bytes; with a name its errors know where they are. */
  constructor(size: number, what?: string) {
    super(what);
    this.bytes = new Uint8Array(HEAD + size + MARGIN);
    this.view = new DataView(this.bytes.buffer);
    this.capacity = HEAD + size;
    this.head = this.bytes.subarray(0, HEAD);
  }

  /** How long a message may be. */
  get size(): number {
    return this.capacity - HEAD;
  }

  /** What has been written: a view that the next message overwrites. */
  written(): Uint8Array {
    return this.bytes.subarray(HEAD, this.position);
  }

  /** Forgets what has been written. */
  reset(): void {
    this.position = HEAD;
  }

  /** Comes to this field or element and enters `owner`, the struct that should be in it. */
  into(key: Key, owner: unknown): void {
    if (!isStruct(owner)) throw this.badAt(key, "struct", owner);
    this.down(key);
  }

  /** Moves past `n` bytes and gives the offset of the first. */
  room(n: number): number {
    const p = this.position;
    if (p + n > this.capacity) throw full(this, n);
    this.position = p + n;
    return p;
  }

  /** The error for a value of the field or element `key` that is not of the type `expected`. */
  badAt(key: Key, expected: string, x: unknown): EncodeError {
    this.at(key);
    return this.bad(expected, x);
  }

  /** The error for a value that is not of the type `expected`. */
  bad(expected: string, x: unknown): EncodeError {
    return this.error(expected, kindOf(x, expected));
  }

  /** An error at this place. */
  error(expected: string, found: string): EncodeError {
    const { what = "message" } = this.trail ?? {};
    return new EncodeError(what, this.trail?.path() ?? [], expected, found);
  }
}

/** Whether `x` may be a struct. */
export function isStruct(x: unknown): boolean {
  return typeof x === "object" && x !== null;
}

/** Puts bytes at the end. */
export function append(w: Writer, x: Uint8Array): void {
  const n = byteCount(x);
  if (n > 0) w.bytes.set(x, w.room(n));
}

function full(w: Writer, n: number): Full {
  return new Full(w.position + n - HEAD);
}

/** Whether `x` is a `Uint8Array`, of this realm or another. */
export function isBytes(x: unknown): x is Uint8Array {
  return ArrayBuffer.isView(x) && (x as Uint8Array)[Symbol.toStringTag] === "Uint8Array";
}

let lengthOf: ((this: Uint8Array) => number) | undefined;

/** How many bytes there are, whatever a property of the array says: 0 if their memory has been transferred. */
export function byteCount(x: Uint8Array): number {
  const typedArray = Object.getPrototypeOf(Uint8Array.prototype);
  lengthOf ??= Object.getOwnPropertyDescriptor(typedArray, "length")!.get!;
  return lengthOf.call(x);
}

/** What a value is that is wrong where `expected` is wanted, without saying the value. */
export function kindOf(x: unknown, expected: string): string {
  if (x === null) return "null";
  if (Array.isArray(x)) return "array";
  if (isBytes(x)) return "Uint8Array";
  if (typeof x === "string") return isWellFormed(x) ? "string" : "string with a lone surrogate";
  if (typeof x === "number" && /^(u?int(8|16|32)$|integer)/.test(expected)) return numberKind(x);
  return typeof x === "bigint" && /^int64/.test(expected) ? "bigint out of range" : typeof x;
}

/** What is wrong with a number where another one is expected. */
function numberKind(x: number): string {
  if (Number.isInteger(x)) return "integer out of range";
  return Number.isFinite(x) ? "fraction" : String(x);
}

/** No lone surrogate: engines of 2022 lack `String.prototype.isWellFormed`. */
export function isWellFormed(s: string): boolean {
  return !/\p{Surrogate}/u.test(s);
}
