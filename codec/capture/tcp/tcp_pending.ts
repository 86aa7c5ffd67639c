import { elapsedMs } from "../elapsed.ts";
import type { CaptureTime } from "../packet.ts";
import { endOf, partOf, type Piece } from "./tcp_piece.ts";

const PACKETS_AFTER_ACK = 64;
const MS_AFTER_ACK = 100;

/** A point in the life of a connection. */
export interface Moment {
  /** Packets of the connection up to here. */
  readonly packets: number;
  /** Capture time, if the file has any. */
  readonly t: CaptureTime | undefined;
}

interface Waiting {
  readonly piece: Piece;
  readonly since: CaptureTime | undefined;
  /** When it was known that the other side has all that comes before it. */
  acknowledged: Moment | undefined;
}

/** Pieces of a stream that wait for what is missing before them, in order; no two overlap. */
export class Pending {
  /** Bytes that wait. */
  bytes: number = 0;
  /** What waits; those before `#first` are gone already. */
  #list: (Waiting | undefined)[] = [];
  #first = 0;
  /** No piece waits for longer. */
  #since: CaptureTime | undefined;
  /** The other side has everything up to this position. */
  #acknowledged: number;
  /** The pieces before this index have had their `acknowledged` set. */
  #marked = 0;

  /** Nothing waits, and the other side has said that it has everything up to a position. */
  constructor(acknowledged: number) {
    this.#acknowledged = acknowledged;
  }

  /** How many pieces wait. */
  get size(): number {
    return this.#list.length - this.#first;
  }

  /** The one that comes first in the stream. */
  get first(): Piece | undefined {
    return this.#list[this.#first]?.piece;
  }

  /** Position after the last one, of which there must be one. */
  get end(): number {
    return endOf(this.#at(this.#list.length - 1));
  }

  /** The parts of a piece that are not there yet, in order; `same` is told of what is there, and of its copy. */
  freshParts(piece: Piece, same: (there: Piece, copy: Piece) => void): Piece[] {
    const end = endOf(piece);
    const gaps: [from: number, to: number][] = [];
    let at = piece.position;
    for (let i = this.#indexAfter(at); i < this.#list.length; i++) {
      const there = this.#at(i);
      if (there.position >= end) break;
      same(there, piece);
      if (at < there.position) gaps.push([at, there.position]);
      at = endOf(there);
    }
    if (at < end) gaps.push([at, end]);
    const [gap] = gaps;
    if (gap && gap[0] === piece.position && gap[1] === end) return [piece];
    return gaps.map(([from, to]) => partOf(piece, from, to, true));
  }

  /** Adds a piece, of which no part may be there. */
  add(piece: Piece, now: Moment): void {
    const index = this.#indexAfter(piece.position);
    const isKnown = piece.position <= this.#acknowledged;
    // What comes before the next one has been known for as long as what comes before that one.
    const next = index < this.#marked ? this.#list[index]!.acknowledged : undefined;
    if (isKnown) this.#marked = Math.max(this.#marked, index) + 1;
    if (this.size === 0) this.#since = now.t;
    const acknowledged = next ?? (isKnown ? now : undefined);
    this.#list.splice(index, 0, { piece: kept(piece), since: now.t, acknowledged });
    this.bytes += piece.bytes.length;
  }

  /** Takes out the one that comes first, of which there must be one. */
  shift(): Piece {
    const piece = this.#at(this.#first);
    this.#list[this.#first++] = undefined;
    this.bytes -= piece.bytes.length;
    if (this.#first >= 64 && 2 * this.#first > this.#list.length) this.#compact();
    return piece;
  }

  /** The other side has everything up to a position. */
  acknowledge(position: number, now: Moment): void {
    if (position <= this.#acknowledged) return;
    this.#acknowledged = position;
    this.#marked = Math.max(this.#marked, this.#first);
    for (; this.#marked < this.#list.length; this.#marked++) {
      const waiting = this.#list[this.#marked]!;
      if (waiting.piece.position > position) return;
      waiting.acknowledged = now;
    }
  }

  /** Whether the other side has had the first missing bytes for so long that they are in no packet to come. */
  isAcknowledged(now: Moment): boolean {
    const then = this.#list[this.#first]?.acknowledged;
    if (!then) return false;
    if (now.packets - then.packets >= PACKETS_AFTER_ACK) return true;
    return then.t !== undefined && now.t !== undefined && elapsedMs(then.t, now.t) >= MS_AFTER_ACK;
  }

  /** Whether a piece may have waited for more than `ms` milliseconds; quick. */
  mayBeOverdue(now: CaptureTime, ms: number): boolean {
    this.#since ??= now; // what came before any time was known counts from here
    return elapsedMs(this.#since, now) > ms;
  }

  /** Whether a piece has waited for more than `ms` milliseconds. */
  isOverdue(now: CaptureTime, ms: number): boolean {
    if (!this.mayBeOverdue(now, ms)) return false;
    this.#since = this.#earliest() ?? this.#since!; // the piece that waited since then may be gone
    return elapsedMs(this.#since, now) > ms;
  }

  #at(index: number): Piece {
    return this.#list[index]!.piece;
  }

  /** Index of the first piece that ends after a position. Pieces mostly come in order, so it looks from the end. */
  #indexAfter(position: number): number {
    let low = this.#first;
    let high = this.#list.length;
    if (high > low && endOf(this.#at(high - 1)) <= position) return high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (endOf(this.#at(middle)) > position) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #earliest(): CaptureTime | undefined {
    let earliest: CaptureTime | undefined;
    for (let i = this.#first; i < this.#list.length; i++) {
      const { since } = this.#list[i]!;
      if (since && (!earliest || elapsedMs(earliest, since) < 0)) earliest = since;
    }
    return earliest;
  }

  #compact(): void {
    this.#list.splice(0, this.#first);
    this.#marked = Math.max(0, this.#marked - this.#first);
    this.#first = 0;
  }
}

/** A piece that is small beside the buffer it lies in would keep that alive: it gets a copy of its own. */
function kept(piece: Piece): Piece {
  const { bytes } = piece;
  return bytes.buffer.byteLength <= 2 * bytes.length
    ? piece
    : { ...piece, bytes: new Uint8Array(bytes) };
}
