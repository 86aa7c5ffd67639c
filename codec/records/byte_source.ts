// Bytes that come bit by bit: one window over them, from the place where the reader is.

import { isBytes } from "../wire/mod.ts";

/** What a log can be read from. */
export type ByteSource =
  | Uint8Array
  | Blob
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>;

const BLOB_PART = 1_048_576;

/** A window on a source. It holds what has been asked for and not been passed, and at most one chunk more. */
export class ByteWindow {
  /** Bytes that have been passed. */
  offset: number = 0;
  readonly #chunks: AsyncIterator<Uint8Array>;
  #bytes: Uint8Array = new Uint8Array(0);

  /** A window at the start of `source`. */
  constructor(source: ByteSource) {
    this.#chunks = chunksOf(source)[Symbol.asyncIterator]();
  }

  /** What is there: a view that stays valid, since its memory is not written again. */
  get bytes(): Uint8Array {
    return this.#bytes;
  }

  /** Waits for `n` bytes; false if the source ends before. What there is then is in `bytes`. */
  async fill(n: number): Promise<boolean> {
    if (this.#bytes.length >= n) return true;
    const parts = this.#bytes.length > 0 ? [this.#bytes] : [];
    let size = this.#bytes.length;
    while (size < n) {
      const { done, value } = await this.#chunks.next();
      if (done) break;
      if (value.length > 0) parts.push(value);
      size += value.length;
    }
    this.#bytes = joined(parts, size);
    return size >= n;
  }

  /** Moves past `n` bytes that are there. */
  pass(n: number): void {
    this.offset += n;
    this.#bytes = this.#bytes.subarray(n);
  }

  /** Lets the source go. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  if (parts.length === 1) return parts[0]!;
  const bytes = new Uint8Array(size); // as many as have come
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/**
 * What a source holds, chunk by chunk. It is let go when the iteration ends early.
 *
 * @throws {TypeError} If it is no source; while iterating, if a chunk has no bytes.
 */
export function chunksOf(source: ByteSource): AsyncIterable<Uint8Array> {
  if (isBytes(source)) return single(source);
  if (source instanceof Blob) return slices(source);
  const { [Symbol.asyncIterator]: iterate, getReader } = Object(source);
  if (typeof getReader === "function") {
    return checked(read(source as ReadableStream<Uint8Array>));
  }
  if (typeof iterate === "function") return checked(source as AsyncIterable<Uint8Array>);
  throw unreadable("a Uint8Array, a Blob, a ReadableStream or an async iterable", source);
}

async function* single(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await bytes;
}

async function* slices(blob: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < blob.size; at += BLOB_PART) {
    yield new Uint8Array(await blob.slice(at, at + BLOB_PART).arrayBuffer());
  }
}

type Result = IteratorResult<Uint8Array, undefined>;

const OVER: Result = { done: true, value: undefined };

/** Somebody else's chunks, each of which is looked at. */
function checked(
  source: AsyncIterable<Uint8Array> & { destroy?(): void },
): AsyncIterable<Uint8Array> {
  return {
    [Symbol.asyncIterator]() {
      const chunks = source[Symbol.asyncIterator]();
      const end = async (): Promise<Result> => {
        if (typeof source.destroy === "function") source.destroy(); // of Node; nobody may have read yet
        await chunks.return?.();
        return OVER;
      };
      const next = async (): Promise<Result> => {
        const { done, value } = await chunks.next();
        if (done) return OVER;
        if (isBytes(value)) return { done: false, value };
        end().catch(() => {}); // what is wrong is known
        throw unreadable("chunks that are a Uint8Array", value);
      };
      return { next, return: end };
    },
  };
}

/** Streams cannot be iterated everywhere, and where they can, an end waits for the chunk that is on its way. */
function read(stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  return {
    [Symbol.asyncIterator]() {
      const reader = stream.getReader();
      const end = async (): Promise<Result> => {
        await reader.cancel();
        return OVER;
      };
      return { next: () => reader.read() as Promise<Result>, return: end };
    },
  };
}

function unreadable(expected: string, found: unknown): TypeError {
  const name = Object(found) === found ? found?.constructor?.name : undefined;
  return new TypeError(`Cannot read: expected ${expected}, found ${name ?? typeof found}`);
}
