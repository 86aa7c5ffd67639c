import type { Path } from "./errors.ts";

/** The name of a field of a struct, or the index of an element of the list in the current field. */
export type Key = string | number;

/**
 * What a reader and a writer have in common: they can say where in the message they are.
 *
 * Only a named cursor remembers it. The first pass over a message has no name, so that a good message pays
 * next to nothing; after a failure a second, named one says where it was. The methods are that short because
 * V8 then inlines them into every read.
 */
export class Cursor {
  /** The way to the current place, or undefined if nobody wants to know. */
  declare readonly trail: Trail | undefined;

  /** A cursor at the top of the message called `what`. */
  constructor(what?: string) {
    this.trail = what === undefined ? undefined : new Trail(what);
  }

  /**
   * Comes to this field of the struct, or to this element of the list in the current field.
   *
   * @param _kind What a length or count comes first of: "string", "bytes", "records", "array" or "struct". Only who
   *   watches a reader needs it: where it is null or empty, nothing else says what it is of.
   */
  at(key: Key, _kind?: string): void {
    this.trail?.at(key);
  }

  /** Comes to this field or element and enters the struct in it. */
  down(key: Key): void {
    this.trail?.down(key);
  }

  /** Leaves the struct. */
  up(): void {
    this.trail?.up();
  }
}

/** The way from the top of a message to a place in it. */
export class Trail {
  /** What is read or written: the name of a message. */
  declare readonly what: string;
  readonly #keys: Key[] = [];
  readonly #levels: number[] = [0];

  /** A trail at the top of `what`. */
  constructor(what: string) {
    this.what = what;
  }

  /** Comes to this field of the struct, or to this element of the list in the current field. */
  at(key: Key): void {
    this.#keys.length = this.#levels[0]! + Number(typeof key === "number");
    this.#keys.push(key);
  }

  /** Comes to this field or element and enters the struct in it. */
  down(key: Key): void {
    this.at(key);
    this.#levels.unshift(this.#keys.length);
  }

  /** Leaves the struct. */
  up(): void {
    this.#keys.length = this.#levels.shift()!;
  }

  /** The fields and elements that lead here. */
  path(): Path {
    return [...this.#keys];
  }
}
