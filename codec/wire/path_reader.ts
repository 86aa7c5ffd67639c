import type { Path } from "./errors.ts";
import { type DecodeOptions, Reader } from "./reader.ts";
import { Trail } from "./trail.ts";

/** The bytes of a string that were not UTF-8, and where it stands. */
export interface InvalidText {
  /** The field whose text holds U+FFFD in their place. */
  readonly path: Path;
  /** The bytes on the wire, a view of the input. */
  readonly data: Uint8Array;
}

/** A reader that remembers where it is. It runs only after a failure, so that a good decode pays nothing. */
export class PathReader extends Reader {
  /** Strings that were replaced because `replaceInvalidUtf8` allows it. */
  readonly invalid: InvalidText[] = [];
  readonly #trail: Trail = new Trail();
  readonly #replace: boolean;

  /** A reader at the start of `bytes`. */
  constructor(bytes: Uint8Array, options: DecodeOptions = {}) {
    super(bytes, options);
    this.#replace = options.replaceInvalidUtf8 === true;
  }

  override at(key: string | number): void {
    this.#trail.at(key);
  }

  override down(): void {
    this.#trail.down();
  }

  override up(): void {
    this.#trail.up();
  }

  override path(): Path {
    return this.#trail.path();
  }

  override invalidText(start: number, length: number): string {
    if (!this.#replace) return super.invalidText(start, length);
    const data = this.bytes.subarray(start, start + length);
    this.charge(start, 256);
    this.invalid.push({ path: this.path(), data });
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(data.slice());
  }
}
