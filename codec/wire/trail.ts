import type { Path } from "./errors.ts";

/** Follows `at`, `down` and `up` and knows the path they lead to. */
export class Trail {
  readonly #keys: (string | number)[] = [];
  readonly #levels: number[] = [];
  #level = 0;

  /** The current field or element of the struct or list we are in. */
  at(key: string | number): void {
    this.#keys.length = this.#level;
    this.#keys.push(key);
  }

  /** Into the struct or list of the current field. */
  down(): void {
    this.#levels.push(this.#level);
    this.#level = this.#keys.length;
  }

  /** Out again, to the field it is in. */
  up(): void {
    this.#keys.length = this.#level;
    this.#level = this.#levels.pop() ?? 0;
  }

  /** Where that leads. */
  path(): Path {
    return this.#keys.slice();
  }
}
