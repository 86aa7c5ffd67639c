import type { Path } from "./errors.ts";
import { Trail } from "./trail.ts";
import { Writer } from "./writer.ts";

/** A writer that remembers where it is. It runs only after a failure, so that a good encode pays nothing. */
export class PathWriter extends Writer {
  readonly #trail: Trail = new Trail();

  override at(key: string | number): void {
    this.#trail.at(key);
  }

  override down(owner: unknown): void {
    super.down(owner);
    this.#trail.down();
  }

  override up(): void {
    this.#trail.up();
  }

  override path(): Path {
    return this.#trail.path();
  }
}
