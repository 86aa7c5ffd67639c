import type { Path } from "./errors.ts";

/** The name of a field of a struct, or the index of an element of the list in the current field. */
export type Key = string | number;

/**
 * What a reader and a writer have in common: they can say where in the message they are.
 *
 * Only a named cursor remembers it. The first pass over a message has no name, so that a good message pays
 * nothing; after a failure a second, named one says where it was.
 */
export class Cursor {
  /** What is read or written: the name of a message. */
  readonly what: string;
  readonly #keys: Key[] | undefined;
  readonly #levels: number[] = [];
  #level = 0;

  /** A cursor at the top of `what`. */
  constructor(what?: string) {
    this.what = what ?? "message";
    if (what !== undefined) this.#keys = [];
  }

  /** Comes to this field of the struct, or to this element of the list in the current field. */
  at(key: Key): void {
    const keys = this.#keys;
    if (keys === undefined) return;
    keys.length = typeof key === "number" ? this.#level + 1 : this.#level;
    keys.push(key);
  }

  /** Comes to this field or element and enters the struct in it. */
  down(key: Key): void {
    const keys = this.#keys;
    if (keys === undefined) return;
    this.at(key);
    this.#levels.push(this.#level);
    this.#level = keys.length;
  }

  /** Leaves the struct. */
  up(): void {
    const keys = this.#keys;
    if (keys === undefined) return;
    keys.length = this.#level;
    this.#level = this.#levels.pop() ?? 0;
  }

  /** The fields and elements that lead here; nothing if the cursor has no name. */
  path(): Path {
    return [...this.#keys ?? []];
  }
}
