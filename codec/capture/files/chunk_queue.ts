// Chunks of a file as they come, read as if they were one.

import { isBytes } from "../../wire/mod.ts";

/** A chunk behind the one that is being read. */
interface Waiting {
  bytes: Uint8Array;
  /** Where `bytes` lies, if it is a copy that may be added to. */
  readonly block?: Uint8Array;
  next?: Waiting;
}

const NOTHING = /* @__PURE__ */ new Uint8Array(0);
// Smaller chunks are copied together: an object for each would cost more.
const SMALL = 1_024;
const BLOCK = 16_384;

/**
 * A queue of bytes. What `has` has confirmed lies in one piece at `at` of `bytes`: mostly the chunk itself, a copy
 * where it goes over the end of a chunk. It sets aside no more memory than has been pushed.
 */
export class ChunkQueue {
  /** The chunk being read. */
  bytes: Uint8Array = NOTHING;
  /** `bytes`, for numbers. */
  view: DataView = new DataView(NOTHING.buffer);
  /** Where in `bytes` the next byte is. */
  at: number = 0;
  #base = 0; // bytes before `bytes`
  #behind = 0; // bytes in the chunks that wait
  #first: Waiting | undefined;
  #last: Waiting | undefined;

  /** Bytes that have been read. */
  get offset(): number {
    return this.#base + this.at;
  }

  /** Bytes that have been pushed and not been read. */
  get length(): number {
    return this.bytes.length - this.at + this.#behind;
  }

  /**
   * Adds what comes next; it must not change afterwards.
   *
   * @throws {TypeError} If it is not a `Uint8Array`.
   */
  push(chunk: Uint8Array): void {
    if (!isBytes(chunk)) {
      throw new TypeError(`Cannot read a capture: expected Uint8Array, found ${typeof chunk}`);
    }
    if (chunk.length === 0) return;
    this.#behind += chunk.length;
    if (chunk.length < SMALL && this.#first) this.#copy(chunk);
    else this.#append({ bytes: plain(chunk) });
  }

  /** Whether `n` bytes are there; if so they lie in one piece. */
  has(n: number): boolean {
    return this.bytes.length - this.at >= n || this.#gather(n);
  }

  /** The next `n` bytes, of which `has` knows, as a view that stays valid. */
  take(n: number): Uint8Array {
    const { at } = this;
    this.at = at + n;
    return this.bytes.subarray(at, at + n);
  }

  /** Passes up to `n` bytes; says how many were there. */
  skip(n: number): number {
    let left = n;
    for (;;) {
      const here = Math.min(left, this.bytes.length - this.at);
      this.at += here;
      left -= here;
      if (left === 0 || !this.#advance()) return n - left;
    }
  }

  #append(waiting: Waiting): void {
    if (this.#last) this.#last.next = waiting;
    else this.#first = waiting;
    this.#last = waiting;
  }

  #copy(chunk: Uint8Array): void {
    const last = this.#last!;
    const used = last.bytes.length;
    if (last.block && used + chunk.length <= last.block.length) {
      last.block.set(chunk, used);
      last.bytes = last.block.subarray(0, used + chunk.length);
      return;
    }
    const block = new Uint8Array(BLOCK);
    block.set(chunk);
    this.#append({ bytes: block.subarray(0, chunk.length), block });
  }

  #gather(n: number): boolean {
    if (this.length < n) return false;
    if (this.at === this.bytes.length) this.#advance();
    if (this.bytes.length - this.at < n) this.#join(n);
    return true;
  }

  /** Copies `n` bytes together, all of which have come. */
  #join(n: number): void {
    const joined = new Uint8Array(n);
    const { offset } = this;
    for (let filled = 0;;) {
      const part = this.bytes.subarray(this.at, this.at + n - filled);
      joined.set(part, filled);
      filled += part.length;
      this.at += part.length;
      if (filled === n) break;
      this.#advance();
    }
    this.#giveBack();
    this.#read(joined, offset);
  }

  /** Puts what is left of the chunk being read in front of those that wait. */
  #giveBack(): void {
    const bytes = this.bytes.subarray(this.at);
    if (bytes.length === 0) return;
    this.#first = this.#first ? { bytes, next: this.#first } : { bytes };
    this.#last ??= this.#first;
    this.#behind += bytes.length;
  }

  /** Goes on to the next chunk; false if there is none. */
  #advance(): boolean {
    const first = this.#first;
    if (first === undefined) return false;
    if (first.bytes.length === 0) throw detached(); // what has no buffer has no length
    const { offset } = this;
    this.#first = first.next;
    if (this.#first === undefined) this.#last = undefined;
    this.#behind -= first.bytes.length;
    this.#read(first.bytes, offset);
    return true;
  }

  #read(bytes: Uint8Array, base: number): void {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.at = 0;
    this.#base = base;
  }
}

/** The chunk without what a subclass adds: the views of a `Buffer` are buffers, and made slowly. */
function plain(chunk: Uint8Array): Uint8Array {
  if (chunk.constructor === Uint8Array) return chunk;
  return new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.length);
}

function detached(): TypeError {
  return new TypeError("Cannot read a capture: expected chunks that stay, found a detached buffer");
}
