import { bytesText, DecodeError, isBytes } from "../wire/mod.ts";
import {
  greeting,
  MAX_SIZE,
  negativeSize,
  notKafka,
  PREFIX,
  shortFrame,
  shortPrefix,
} from "./frame_size.ts";

/** How a {@linkcode FrameReader} reads. */
export interface FrameReaderOptions {
  /** See {@linkcode FrameReader.maxSize}. */
  readonly maxSize?: number;
}

// Kafka's default for socket.request.max.bytes.
const DEFAULT_MAX_SIZE = 104_857_600;
// A piece of at least this many bytes is kept as it came; below, an object for each costs more than a copy.
const LARGE = 4_096;

/** A chunk that nothing has been read of yet; `length` is the one it came with. */
interface Waiting {
  readonly chunk: Uint8Array;
  readonly length: number;
  next?: Waiting;
}

/**
 * Cuts a byte stream into frames, however its chunks are cut.
 *
 * After each `push`, call `next` until it gives nothing. A frame that lies whole inside one chunk is a view
 * of that chunk, any other has a buffer of its own. So a chunk must neither change nor be detached while a
 * frame cut from it is in use, or one that began in it is not whole yet: push a copy of a buffer that will be
 * filled again.
 *
 * Memory follows what has been received, never what a size announces, and a bad size is refused on its
 * fourth byte. After an error the reader stays failed, drops what is pushed and gives the same error again.
 *
 * @example
 * ```ts
 * import { FrameReader } from "kafka-wire";
 * const reader = new FrameReader({ maxSize: 1_048_576 });
 * const frames: Uint8Array[] = [];
 * for (const chunk of [Uint8Array.of(0, 0, 0), Uint8Array.of(1, 7, 0, 0, 0, 0)]) {
 *   reader.push(chunk);
 *   for (let frame; (frame = reader.next()) !== undefined;) frames.push(frame);
 * }
 * reader.end();
 * if (frames.map((frame) => frame.length).join() !== "5,4") throw new Error("Cannot match the frames");
 * ```
 */
export class FrameReader {
  #maxSize: number = DEFAULT_MAX_SIZE;
  #pushed = 0;
  #given = 0;
  #error: Error | undefined;
  #ended = false;

  // The chunk being read, and those behind it.
  readonly #nothing: Uint8Array = new Uint8Array(0);
  #chunk: Uint8Array = this.#nothing;
  #length = 0;
  #at = 0;
  #first: Waiting | undefined;
  #last: Waiting | undefined;

  // The frame being read: its prefix, then what earlier chunks held of the rest.
  #prefixed = 0;
  #size = 0;
  #kept = 0;
  #pieces: Uint8Array[] = [];
  #block: Uint8Array = this.#nothing;
  #used = 0;

  /**
   * A reader at the start of a stream.
   *
   * @throws {RangeError} If `maxSize` is not an integer of 0 to 2³¹ − 1.
   */
  constructor(options: FrameReaderOptions = {}) {
    if (options.maxSize !== undefined) this.maxSize = options.maxSize;
  }

  /**
   * The largest size a frame may have, in bytes after its length prefix. Default 104,857,600, as in Kafka;
   * at most 2³¹ − 1.
   *
   * It may be set at any time, such as after a first valid answer, and holds for each frame whose size is
   * read from then on.
   */
  get maxSize(): number {
    return this.#maxSize;
  }

  set maxSize(bytes: number) {
    if (!(bytes >= 0 && bytes <= MAX_SIZE && Number.isInteger(bytes))) {
      throw new RangeError(`Cannot use maxSize: expected 0 to ${MAX_SIZE}, found ${bytes}`);
    }
    this.#maxSize = bytes;
  }

  /** Bytes pushed and not yet given as part of a frame; 0 after an error. */
  get buffered(): number {
    return this.#error ? 0 : this.#pushed - this.#given;
  }

  /**
   * Takes the next bytes of the stream, 0 or more.
   *
   * @throws {TypeError} If `chunk` is not a `Uint8Array`, or the stream has ended.
   */
  push(chunk: Uint8Array): void {
    if (!isBytes(chunk)) {
      throw new TypeError(`Cannot read frames: expected Uint8Array, found ${typeof chunk}`);
    }
    if (this.#ended) throw new TypeError("Cannot read frames: expected no chunk after end()");
    if (this.#error || chunk.length === 0) return;
    this.#pushed += chunk.length;
    const waiting: Waiting = { chunk: plain(chunk), length: chunk.length };
    if (this.#last) this.#last.next = waiting;
    else this.#first = waiting;
    this.#last = waiting;
  }

  /**
   * The next whole frame, its four bytes of length included, or nothing if it has not all been pushed.
   *
   * @throws {DecodeError} If the next frame is no frame: `not-kafka` for the start of TLS, HTTP, SSH or the
   *   PROXY protocol, `length-out-of-range` for a negative size, `limit` for one above
   *   {@linkcode FrameReader.maxSize}, `truncated` after {@linkcode FrameReader.end}. `offset` counts from the
   *   start of the stream.
   * @throws {TypeError} If the buffer of a chunk has been detached or shrunk meanwhile.
   */
  next(): Uint8Array | undefined {
    if (this.#error) throw this.#error;
    do {
      const frame = this.#cut();
      if (frame) {
        this.#given += frame.length;
        return frame;
      }
    } while (this.#advance());
    if (this.#ended && this.buffered > 0) throw this.#fail(this.#truncated());
    return undefined;
  }

  /**
   * Says that the stream is over. Whole frames that have not been taken are still there for `next`.
   *
   * @throws {DecodeError} If it ends within a frame: `truncated`. With frames to take before that one, `next`
   *   throws it after them.
   */
  end(): void {
    this.#ended = true;
    if (this.#error) throw this.#error;
    if (this.#first || this.#at < this.#length) return;
    if (this.buffered > 0) throw this.#fail(this.#truncated());
  }

  /** The rest of the current frame out of the current chunk, or nothing once that chunk has been used up. */
  #cut(): Uint8Array | undefined {
    if (this.#chunk.length !== this.#length) throw this.#fail(detached());
    if (this.#prefixed < PREFIX && !this.#prefix()) return undefined;
    const from = this.#at;
    const end = from + this.#size - this.#kept;
    if (end > this.#length) {
      this.#keep(from === 0 ? this.#chunk : this.#chunk.subarray(from));
      return undefined;
    }
    this.#at = end;
    const whole = this.#kept === 0 && from >= PREFIX;
    const frame = whole
      ? this.#chunk.subarray(from - PREFIX, end)
      : this.#joined(this.#chunk.subarray(from, end));
    this.#prefixed = 0;
    return frame;
  }

  /** Reads on in the prefix; true once its last byte is read and the size is one. */
  #prefix(): boolean {
    while (this.#prefixed < PREFIX) {
      if (this.#at === this.#length) return false;
      this.#size = this.#size << 8 | this.#chunk[this.#at++]!;
      this.#prefixed++;
    }
    const error = this.#badSize(this.#size);
    if (error) throw this.#fail(error);
    return true;
  }

  #badSize(size: number): DecodeError | undefined {
    const start = this.#given;
    const foreign = start === 0 || size > this.#maxSize ? greeting(size) : undefined;
    if (foreign) return notKafka(start, foreign);
    if (size < 0) return negativeSize(start, size);
    if (size <= this.#maxSize) return undefined;
    const expected = `frame of at most ${bytesText(this.#maxSize)}`;
    return new DecodeError("limit", "frame", [], start, expected, `${size}`);
  }

  /** Moves on to the next chunk, and lets go of this one in any case; false if there is none. */
  #advance(): boolean {
    const next = this.#first;
    this.#chunk = next?.chunk ?? this.#nothing;
    this.#length = next?.length ?? 0;
    this.#at = 0;
    this.#first = next?.next;
    if (!this.#first) this.#last = undefined;
    return next !== undefined;
  }

  /** Keeps a piece of a frame that goes on in the next chunk. */
  #keep(piece: Uint8Array): void {
    if (piece.length >= LARGE && 2 * piece.length > piece.buffer.byteLength) {
      this.#seal();
      this.#pieces.push(piece);
      this.#kept += piece.length;
    } else this.#copy(piece);
  }

  /** Copies a piece that is small, or a small part of the buffer that it would keep alive. */
  #copy(piece: Uint8Array): void {
    const room = this.#block.length - this.#used;
    if (piece.length > room) {
      this.#copy(piece.subarray(0, room));
      const rest = piece.subarray(room);
      this.#grow(rest.length);
      this.#copy(rest);
      return;
    }
    this.#block.set(piece, this.#used);
    this.#used += piece.length;
    this.#kept += piece.length;
  }

  /** A new block: as much as has been received of the frame, so at most twice that in all, and no more than it needs. */
  #grow(wanted: number): void {
    this.#seal();
    this.#block = new Uint8Array(Math.min(Math.max(wanted, this.#kept), this.#size - this.#kept));
  }

  #seal(): void {
    if (this.#used > 0) this.#pieces.push(this.#block.subarray(0, this.#used));
    this.#block = this.#block.subarray(this.#used);
    this.#used = 0;
  }

  /** The frame out of all its pieces, in a buffer of its own. */
  #joined(last: Uint8Array): Uint8Array {
    this.#seal();
    this.#pieces.push(last);
    const there = this.#pieces.reduce((sum, piece) => sum + piece.length, 0);
    if (there !== this.#size) throw this.#fail(detached()); // what has no buffer has no length
    const frame = new Uint8Array(PREFIX + this.#size);
    new DataView(frame.buffer).setInt32(0, this.#size);
    let position = PREFIX;
    for (const piece of this.#pieces) {
      frame.set(piece, position);
      position += piece.length;
    }
    this.#forget();
    return frame;
  }

  #forget(): void {
    this.#pieces = [];
    this.#block = this.#nothing;
    this.#kept = 0;
  }

  #truncated(): DecodeError {
    return this.#prefixed < PREFIX
      ? shortPrefix(this.#given, this.#prefixed)
      : shortFrame(this.#given, this.#size, this.#kept);
  }

  #fail(error: Error): Error {
    this.#forget();
    this.#first = undefined;
    this.#advance();
    return this.#error = error;
  }
}

/** The chunk without what a subclass adds: the `slice` of a `Buffer` is no copy. */
function plain(chunk: Uint8Array): Uint8Array {
  if (chunk.constructor === Uint8Array) return chunk;
  return new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.length);
}

function detached(): TypeError {
  return new TypeError("Cannot read frames: expected chunks that stay, found a detached buffer");
}
