// The bytes of one direction that have come and are not used yet, with the places they came from.

import { join } from "../join.ts";
import { isSmall, PACKED_COST, PackedPieces, PIECE_COST } from "./packed_pieces.ts";
import type { CaptureTime } from "../packet.ts";
import { type Piece, restOf } from "./piece.ts";

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
// So many pieces wait as objects before those of them that are small are packed.
const LOOSE = 256;
// Copies of pieces share blocks, each twice as large as the one before.
const LEAST_BLOCK = 1_024;
const MOST_BLOCK = 65_536;

/** A queue of pieces, read from the front. */
export class ByteQueue {
  /** Bytes of the stream that have been taken. */
  position: number = 0;
  /** Bytes that wait, holes included. */
  length: number = 0;
  #pieces: (Piece | PackedPieces)[] = [];
  #head = 0;
  #used = 0; // of the piece at the head
  #loose = 0; // the pieces before this index have been packed, or are not small
  #packed = 0; // pieces that are packed
  #kept = 0; // those before this index keep no larger array alive
  #holes = 0; // bytes in holes
  #block = NOTHING; // what is left of the last one that was made for copies
  #blockSize = LEAST_BLOCK;

  /** Adds what comes next. */
  push(piece: Piece): void {
    if (piece.length === 0) return;
    this.#pieces.push(piece);
    this.length += piece.length;
    if (piece.bytes === undefined) this.#holes += piece.length;
    if (this.#pieces.length - this.#loose >= LOOSE) this.#pack();
  }

  /** Bytes that wait, without holes. */
  get captured(): number {
    return this.length - this.#holes;
  }

  /** What these cost in memory beside themselves, about. */
  get overhead(): number {
    return PIECE_COST * (this.#pieces.length - this.#head) + PACKED_COST * this.#packed;
  }

  /** Copies what lies in larger arrays, lest these stay alive as long as it waits. */
  keep(): void {
    for (let i = Math.max(this.#kept, this.#head); i < this.#pieces.length; i++) {
      const piece = this.#pieces[i]!;
      if (!piece.bytes || piece instanceof PackedPieces) continue;
      const used = i === this.#head ? this.#used : 0;
      if (piece.bytes.buffer.byteLength <= 2 * (piece.length - used)) continue;
      this.#pieces[i] = this.#copyOf(restOf(piece, used));
      this.#used -= used;
    }
    this.#kept = this.#pieces.length;
  }

  #copyOf(piece: Piece): Piece {
    const { length } = piece;
    if (this.#block.length < length) {
      this.#blockSize = Math.min(2 * this.#blockSize, MOST_BLOCK);
      this.#block = new Uint8Array(Math.max(this.#blockSize, length));
    }
    const bytes = this.#block.subarray(0, length);
    bytes.set(piece.bytes!);
    this.#block = this.#block.subarray(length);
    return { ...piece, bytes };
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
      if (piece instanceof PackedPieces) {
        const used = Math.max(0, this.position - start);
        for (const [at, one] of piece.between(used, piece.length)) yield [start + at, one];
      } else yield [start, piece];
      start += piece.length;
    }
  }

  /** Takes the next `n` bytes of the stream, all of which have come or are known to be missing. */
  take(n: number): Stretch {
    const piece = this.#pieces[this.#head];
    const isWithin = piece?.bytes && n <= piece.length - this.#used && !this.#isPacked(piece);
    return isWithin ? this.#within(piece, piece.bytes, n) : this.#across(n);
  }

  /** As `take` of all that waits, but only its size and its time are of interest. */
  drop(): Stretch {
    const { position: start, length } = this;
    const missing = this.#holes;
    let last: CaptureTime | undefined;
    for (const [, { t }] of this.waiting()) if (t) last = t;
    this.position += length;
    this.length = 0;
    this.#used = 0;
    this.#packed = 0;
    this.#holes = 0;
    this.#clear();
    const nowhere = { packets: [], file: [], retransmitted: false };
    return { start, length, bytes: NOTHING, missing, ...(last && { t: last }), ...nowhere };
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

  #move(piece: Piece | PackedPieces, n: number): void {
    this.position += n;
    this.length -= n;
    this.#used += n;
    if (piece.bytes === undefined) this.#holes -= n;
    if (this.#used === piece.length) this.#pass(piece);
  }

  /** Goes on to the next piece. */
  #pass(piece: Piece | PackedPieces): void {
    if (this.#isPacked(piece)) this.#packed -= piece.count;
    this.#used = 0;
    this.#head++;
    if (this.#head === this.#pieces.length) this.#clear();
    else if (this.#head > 1_024 && 2 * this.#head > this.#pieces.length) this.#compact();
  }

  #clear(): void {
    if (this.#pieces.length === 1) this.#pieces.pop(); // mostly; quicker than to set the length
    else this.#pieces.length = 0;
    this.#head = 0;
    if (this.#kept === 0) return;
    this.#loose = 0;
    this.#kept = 0;
    this.#block = NOTHING;
    this.#blockSize = LEAST_BLOCK;
  }

  #compact(): void {
    this.#pieces = this.#pieces.slice(this.#head);
    this.#loose = Math.max(0, this.#loose - this.#head);
    this.#kept = Math.max(0, this.#kept - this.#head);
    this.#head = 0;
  }

  #isPacked(piece: Piece | PackedPieces): piece is PackedPieces {
    return this.#packed > 0 && piece instanceof PackedPieces; // mostly none is, and that is quick to see
  }

  /** Packs what is small and has not been packed. The first one may be used in part, and stays so. */
  #pack(): void {
    this.keep();
    const loose = this.#pieces.splice(Math.max(this.#loose, this.#head)) as Piece[];
    let small: Piece[] = [];
    for (const piece of loose) {
      if (isSmall(piece)) small.push(piece);
      else {
        this.#addPacked(small);
        this.#pieces.push(piece);
        small = [];
      }
    }
    this.#addPacked(small);
    this.#loose = this.#pieces.length;
    this.#kept = this.#pieces.length;
  }

  #addPacked(small: readonly Piece[]): void {
    if (small.length < 2) return void this.#pieces.push(...small);
    this.#pieces.push(new PackedPieces(small));
    this.#packed += small.length;
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

  add(piece: Piece | PackedPieces, from: number, n: number): void {
    const { bytes } = piece;
    if (bytes && this.#missing === 0) this.#bytes.push(bytes.subarray(from, from + n));
    if (!(piece instanceof PackedPieces)) return this.#addFacts(piece, from, n);
    const to = from + n;
    for (const [start, one] of piece.between(from, to)) {
      const first = Math.max(from, start);
      this.#addFacts(one, first - start, Math.min(to, start + one.length) - first);
    }
  }

  #addFacts({ bytes, t, packet, fileOffset, retransmitted }: Piece, from: number, n: number): void {
    if (t) this.#t = t;
    if (bytes === undefined) {
      this.#missing += n;
      return;
    }
    if (packet !== undefined && this.#packets.at(-1) !== packet) this.#packets.push(packet);
    if (fileOffset !== undefined) this.#addPlace(fileOffset + from, n);
    this.#retransmitted ||= retransmitted === true;
  }

  #addPlace(offset: number, n: number): void {
    const last = this.#file.at(-1);
    if (last && last[0] + last[1] === offset) last[1] += n;
    else this.#file.push([offset, n]);
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
