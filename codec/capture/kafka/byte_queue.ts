// The bytes of one direction that have come and are not used yet, with the places they came from.

import { join } from "../join.ts";
import type { CaptureTime } from "../packet.ts";

/** Some bytes of a stream, or, without `bytes`, that many which are not there. */
export interface Piece {
  /** Undefined: a hole. */
  readonly bytes?: Uint8Array;
  /** How many bytes of the stream it stands for. */
  readonly length: number;
  readonly t?: CaptureTime;
  readonly packet?: number;
  readonly fileOffset?: number;
  readonly retransmitted?: boolean;
  /** Of a hole. */
  readonly cause?: "lost-segment" | "snaplen";
}

/** A stretch of the stream that was taken. */
export interface Stretch {
  /** Bytes from the start of the stream. */
  readonly start: number;
  /** How many bytes of the stream it takes. */
  readonly length: number;
  /** Those before the first hole. */
  readonly bytes: Uint8Array;
  /** How many were not captured. */
  readonly missing: number;
  /** Of the piece that completes it. */
  readonly t?: CaptureTime;
  readonly packets: readonly number[];
  readonly file: readonly (readonly [offset: number, length: number])[];
  readonly retransmitted: boolean;
}

const NOTHING = /* @__PURE__ */ new Uint8Array(0);

/** A queue of pieces, read from the front. */
export class ByteQueue {
  /** Bytes of the stream that have been taken. */
  position: number = 0;
  /** Bytes that wait, holes included. */
  length: number = 0;
  #pieces: Piece[] = [];
  #head = 0;
  #used = 0; // of the piece at the head

  /** Adds what comes next. */
  push(piece: Piece): void {
    if (piece.length === 0) return;
    this.#pieces.push(piece);
    this.length += piece.length;
  }

  /** The bytes at the front, as far as one piece holds them; empty if a hole is next. */
  get front(): Uint8Array {
    const piece = this.#pieces[this.#head];
    if (piece?.bytes === undefined) return NOTHING;
    return this.#used === 0 ? piece.bytes : piece.bytes.subarray(this.#used);
  }

  /** The cause of the hole at the front; undefined if there is none. */
  get hole(): Piece["cause"] {
    return this.#pieces[this.#head]?.cause;
  }

  /** Up to `n` of the next bytes, joined; fewer if a hole or the end comes first. */
  peek(n: number): Uint8Array {
    const { front } = this;
    if (front.length >= n) return front.subarray(0, n);
    const parts = [front];
    let size = front.length;
    for (let i = this.#head + 1; size < n && i < this.#pieces.length; i++) {
      const { bytes } = this.#pieces[i]!;
      if (bytes === undefined || front.length === 0) break;
      parts.push(bytes);
      size += bytes.length;
    }
    return join(parts).subarray(0, n);
  }

  /** Whether a hole begins within the next `n` bytes, or at their end: nothing more will come before it. */
  holeWithin(n: number): boolean {
    let at = -this.#used;
    for (let i = this.#head; i < this.#pieces.length && at <= n; i++) {
      const piece = this.#pieces[i]!;
      if (piece.bytes === undefined) return at < n;
      at += piece.length;
    }
    return false;
  }

  /** The pieces that wait, each with the offset of its first byte in the stream. */
  *waiting(): Generator<readonly [start: number, piece: Piece]> {
    let start = this.position - this.#used;
    for (let i = this.#head; i < this.#pieces.length; i++) {
      const piece = this.#pieces[i]!;
      yield [start, piece];
      start += piece.length;
    }
  }

  /** Takes the next `n` bytes of the stream, all of which have come or are known to be missing. */
  take(n: number): Stretch {
    const piece = this.#pieces[this.#head];
    if (piece?.bytes && n <= piece.length - this.#used) return this.#within(piece, piece.bytes, n);
    return this.#across(n);
  }

  #within(piece: Piece, all: Uint8Array, n: number): Stretch {
    const from = this.#used;
    const start = this.position;
    this.#move(piece, n);
    const { t, packet, fileOffset, retransmitted = false } = piece;
    return {
      start,
      length: n,
      bytes: from === 0 && n === all.length ? all : all.subarray(from, from + n),
      missing: 0,
      ...(t && { t }),
      packets: packet === undefined ? [] : [packet],
      file: fileOffset === undefined ? [] : [[fileOffset + from, n]],
      retransmitted,
    };
  }

  #across(n: number): Stretch {
    const start = this.position;
    const parts = new Parts();
    for (let left = n; left > 0;) {
      const piece = this.#pieces[this.#head]!;
      const count = Math.min(left, piece.length - this.#used);
      parts.add(piece, this.#used, count);
      this.#move(piece, count);
      left -= count;
    }
    return { start, length: n, ...parts.joined() };
  }

  #move(piece: Piece, n: number): void {
    this.position += n;
    this.length -= n;
    this.#used += n;
    if (this.#used < piece.length) return;
    this.#used = 0;
    this.#head++;
    if (this.#head === this.#pieces.length) this.#pieces.length = this.#head = 0;
    else if (this.#head > 1_024 && 2 * this.#head > this.#pieces.length) {
      this.#pieces = this.#pieces.slice(this.#head);
      this.#head = 0;
    }
  }
}

/** The pieces of a stretch, as they are gathered. */
class Parts {
  readonly #bytes: Uint8Array[] = [];
  readonly #packets: number[] = [];
  readonly #file: [number, number][] = [];
  #missing = 0;
  #t: CaptureTime | undefined;
  #retransmitted = false;

  add({ bytes, t, packet, fileOffset, retransmitted }: Piece, from: number, n: number): void {
    if (t) this.#t = t;
    if (bytes === undefined) {
      this.#missing += n;
      return;
    }
    if (this.#missing === 0) this.#bytes.push(bytes.subarray(from, from + n));
    if (packet !== undefined && this.#packets.at(-1) !== packet) this.#packets.push(packet);
    if (fileOffset !== undefined) this.#file.push([fileOffset + from, n]);
    this.#retransmitted ||= retransmitted === true;
  }

  joined(): Omit<Stretch, "start" | "length"> {
    return {
      bytes: join(this.#bytes),
      missing: this.#missing,
      ...(this.#t && { t: this.#t }),
      packets: this.#packets.sort((a, b) => a - b),
      file: this.#file,
      retransmitted: this.#retransmitted,
    };
  }
}
