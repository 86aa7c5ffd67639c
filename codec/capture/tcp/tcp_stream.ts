// One direction of a connection: segments in, the bytes of the stream out, in order.

import { ahead, positionOf } from "./sequence.ts";
import type { Flow, Segment, Side, TcpChunk } from "../packet.ts";
import { firstDifference, type Run } from "./same_bytes.ts";
import { bytesChunk, holeChunk, segmentChunk } from "./tcp_chunks.ts";
import type { TcpContext } from "./tcp_context.ts";
import type { TcpPair } from "./tcp_pair.ts";
import { FIN, RST, SYN } from "./tcp_flags.ts";
import { type Moment, Pending } from "./tcp_pending.ts";
import { endOf, partOf, type Piece, pieceOf } from "./tcp_piece.ts";

/** A jump by more than this is no gap. */
const JUMP = 2 ** 30;
/** Copies of what came before, and resets, are from so far away at most. */
const WINDOW = 2 ** 24;
/** What was on its way when the other side reset the connection is so little at most: a window without scaling. */
const IN_FLIGHT = 2 ** 16;

/** One direction of a connection. */
export class TcpStream {
  readonly owner: TcpPair;
  readonly side: Side;
  /** Source and destination, as in {@linkcode Flow}. */
  readonly key: string;
  /** The object its segments come with. */
  flow: Flow | undefined;
  /** Number of the SYN, if one was seen. */
  initial: number | undefined;
  /** The FIN was reached, with all that is before it. */
  isEnded: boolean = false;
  readonly #context: TcpContext;
  /** Where the next byte stands; before data has come, where it may. */
  #next = 0;
  #start = 0;
  /** A segment was seen, so that `#next` says something. */
  #isPlaced = false;
  /** Data or SYN was seen, so that `#next` is certain. */
  #isBegun = false;
  /** Where the stream ends, by FIN or RST. */
  #end: number | undefined;
  /** A FIN that came before anything else. */
  #earlyFin: Piece | undefined;
  /** The last number that the other side acknowledged. */
  #acknowledged: number | undefined;
  #pending: Pending | undefined;

  /** A stream of which nothing has been seen. */
  constructor(context: TcpContext, owner: TcpPair, side: Side, key: string) {
    this.#context = context;
    this.owner = owner;
    this.side = side;
    this.key = key;
  }

  /** Whether anything waits for what is missing before it. */
  get isWaiting(): boolean {
    return this.#pending !== undefined;
  }

  /** Whether it is known where the stream ends. */
  get hasEnd(): boolean {
    return this.#end !== undefined;
  }

  /** Whether a segment is plain data, all captured, that comes next while nothing waits: the common case. */
  isNext({ seq, flags, payload, hole }: Segment): boolean {
    return ahead(seq, this.#next) === 0 && hole === 0 && payload.length > 0 &&
      (flags & (SYN | FIN | RST)) === 0 && this.#isBegun && this.#end === undefined &&
      !this.owner.isOver && !this.owner.isWaiting;
  }

  /** Takes such a segment; quick. */
  takeNext(segment: Segment): TcpChunk {
    const { payload, packet } = segment;
    this.#context.recent.add(this, this.#next, payload, packet);
    this.#next += payload.length;
    return segmentChunk(this.owner.info, this.side, segment);
  }

  /** Takes what a segment has of the stream, before the connection is over. */
  take(segment: Segment): void {
    const seq = firstNumber(segment);
    this.#place(seq);
    const position = positionOf(seq, this.#next);
    if (this.#isKeepAlive(position, segment)) return;
    if (!this.#isBegun && isBeginning(segment)) this.#beginAt(position);
    const piece = this.#pieceOf(segment, position);
    if (this.#isBegun) this.#addFresh(piece);
    else if (piece.isFin) this.#endEarly(piece);
  }

  /** Takes what comes after the connection was reset: it cannot be told, but not be passed over either. */
  takeLate({ seq, payload, hole, packet }: Segment): void {
    const length = payload.length + hole;
    const end = positionOf(seq, this.#next) + length;
    if (length === 0 || end <= this.#next) return;
    this.#next = end;
    this.owner.leftOut(packet, "after");
  }

  /** The other side has everything before a number. */
  acknowledge(seq: number): void {
    this.#acknowledged = seq;
    if (this.#pending) this.#pending.acknowledge(this.#positionSaid(seq), this.#now());
  }

  /** Ends the stream where it is, or at a number that is ahead of that, if it has no end. */
  endAt(seq: number): void {
    this.#place(seq);
    this.#end ??= Math.max(this.#next, positionOf(seq, this.#next));
  }

  /** Gives up what is missing before the first piece that waits, of which there must be one. */
  giveUp(): void {
    const { position, t } = this.#pending!.first!;
    const { info } = this.owner;
    const bytes = position - this.#next;
    this.#context.chunks.push(holeChunk(info, this.side, bytes, "lost-segment", t));
    this.#next = position;
    this.#drain();
  }

  /** Gives up everything that is missing. */
  giveUpAll(): void {
    while (this.#pending) this.giveUp();
  }

  /** Gives up what has been waited for too long; false if all may go on waiting. */
  giveUpOverdue(): boolean {
    const { now, limits: { pendingMs }, waiting } = this.#context;
    if (!now || !this.#pending?.mayBeOverdue(now, pendingMs)) return false;
    while (this.#pending?.isOverdue(now, pendingMs)) this.giveUp();
    if (waiting.delete(this)) waiting.add(this);
    return true;
  }

  /** Gives up what the other side has had for a while. */
  giveUpAcknowledged(): void {
    while (this.#pending?.isAcknowledged(this.#now())) this.giveUp();
  }

  /** Whether data may be of this stream, and not of a later one between the same ends. */
  mayHold(segment: Segment): boolean {
    if (!this.#isPlaced) return !this.owner.isOver;
    const position = positionOf(segment.seq, this.#next);
    if (this.#isKeepAlive(position, segment)) return true;
    if (this.#end !== undefined && position >= this.#end) return false;
    const distance = position - this.#next;
    if (!this.owner.isOver) return Math.abs(distance) <= JUMP;
    return distance <= IN_FLIGHT && distance >= -WINDOW && position >= this.#start;
  }

  /** Whether a SYN may be of this stream, of which other segments have come before. */
  mayBeginWith(syn: number): boolean {
    const known = this.#isPlaced ? this.#start : this.#acknowledged;
    return known === undefined || isJustAfter(known, syn);
  }

  /** Whether a reset may be of this stream. */
  mayResetAt(seq: number): boolean {
    return !this.#isBegun || Math.abs(ahead(seq, this.#next)) <= WINDOW;
  }

  #now(): Moment {
    return { packets: this.owner.packets, t: this.#context.now };
  }

  #place(seq: number): void {
    if (this.#isPlaced) return;
    this.#isPlaced = true;
    this.#next = this.#start = seq;
  }

  /** What a segment has of the stream. A FIN that others contradict is none, and behind the end is nothing. */
  #pieceOf(segment: Segment, position: number): Piece {
    const { flags, payload, hole, packet } = segment;
    const fin = position + payload.length + hole;
    const isFin = (flags & FIN) !== 0 && this.#isEnd(fin);
    if (isFin) this.#end = fin;
    const piece = pieceOf(segment, position, isFin);
    if (this.#end === undefined || fin <= this.#end || fin === position) return piece;
    this.owner.leftOut(packet, "after");
    return partOf(piece, position, Math.max(position, this.#end), false);
  }

  /** Whether a FIN may stand there. */
  #isEnd(position: number): boolean {
    if (this.#end !== undefined) return this.#end === position;
    if (!this.#isBegun) return true;
    const least = this.#pending?.end ?? this.#next;
    return position >= least && position - this.#next <= JUMP;
  }

  #beginAt(position: number): void {
    this.#isBegun = true;
    this.#next = this.#start = position;
    const fin = this.#earlyFin;
    this.#earlyFin = undefined;
    if (!fin) return;
    this.isEnded = false;
    if (fin.position >= position) this.#add(fin);
    else this.#end = undefined;
  }

  /** Ends a stream that has not begun. Data that was sent before the FIN may still come. */
  #endEarly(fin: Piece): void {
    this.#earlyFin ??= fin;
    this.isEnded = true;
    this.owner.ended();
  }

  /** A byte before the next one, or none, is sent only to get an answer. */
  #isKeepAlive(position: number, { flags, payload, hole }: Segment): boolean {
    return position === this.#next - 1 && payload.length + hole <= 1 && (flags & (SYN | FIN)) === 0;
  }

  /** Takes what a piece has beyond the bytes that were told. */
  #addFresh(piece: Piece): void {
    const end = endOf(piece);
    if (end === piece.position) return;
    if (piece.position >= this.#next) return this.#add(piece);
    this.#examine(piece);
    if (end > this.#next) this.#add(partOf(piece, this.#next, end, true));
  }

  /** Looks at a piece of which some is old. */
  #examine(piece: Piece): void {
    const { position, bytes, packet } = piece;
    if (position < this.#start && bytes.length > 0) this.owner.leftOut(packet, "before");
    this.#compare(piece, this.#context.recent.differenceOf(this, piece));
  }

  #compare(copy: Piece, difference: number | undefined): void {
    if (difference !== undefined) this.owner.conflict(copy, difference);
  }

  /** Takes a piece of which nothing has been told. */
  #add(piece: Piece): void {
    if (!this.#pending && piece.position === this.#next) this.#tell(piece);
    else this.#addParts(piece);
  }

  #addParts(piece: Piece): void {
    const same = (there: Run, copy: Piece) => this.#compare(copy, firstDifference(there, copy));
    for (const part of this.#pending?.freshParts(piece, same) ?? [piece]) {
      if (part.position === this.#next) {
        this.#tell(part);
        this.#drain();
      } else this.#wait(part);
    }
    this.#bound();
  }

  #wait(piece: Piece): void {
    const context = this.#context;
    if (!this.#pending) {
      const known = this.#acknowledged;
      this.#pending = new Pending(known === undefined ? this.#next : this.#positionSaid(known));
      context.waiting.add(this);
    }
    this.#pending.add(piece, this.#now());
    context.pendingBytes += piece.bytes.length;
    context.pendingPieces++;
  }

  /** Tells what waits for nothing any more. */
  #drain(): void {
    const pending = this.#pending;
    if (!pending) return;
    const context = this.#context;
    while (pending.first?.position === this.#next) {
      const piece = pending.shift();
      context.pendingBytes -= piece.bytes.length;
      context.pendingPieces--;
      if (pending.size === 0) this.#waitNoMore();
      this.#tell(piece);
    }
  }

  #waitNoMore(): void {
    this.#pending = undefined;
    this.#context.waiting.delete(this);
  }

  /** Gives up what is missing while more waits than may. */
  #bound(): void {
    const context = this.#context;
    const { pendingBytes, pendingSegments } = context.limits;
    while (this.#pending) {
      const { bytes, size } = this.#pending;
      if (bytes <= pendingBytes && size <= pendingSegments) break;
      this.giveUp();
    }
    for (const stream of context.waiting) {
      while (context.isFull && stream.isWaiting) stream.giveUp();
      if (!context.isFull) break;
    }
  }

  /** Tells the piece that comes next. */
  #tell(piece: Piece): void {
    const { position, bytes, hole, packet } = piece;
    const { chunks, recent } = this.#context;
    this.#next = endOf(piece);
    if (bytes.length > 0) {
      chunks.push(bytesChunk(this.owner.info, this.side, piece));
      recent.add(this, position, bytes, packet);
    }
    if (hole > 0) chunks.push(holeChunk(this.owner.info, this.side, hole, "snaplen", piece.t));
    if (!piece.isFin) return;
    this.isEnded = true;
    this.owner.ended();
  }

  /** The position of an acknowledged number; a wild one counts as what is known anyway. */
  #positionSaid(seq: number): number {
    const position = positionOf(seq, this.#next);
    return position - this.#next <= JUMP ? position : this.#next;
  }
}

/** Number of the first byte of a segment, or of the one that would be. */
export function firstNumber({ seq, flags }: Segment): number {
  return (flags & SYN) === 0 ? seq : (seq + 1) >>> 0;
}

/** Whether one number follows another one closely enough to be of the same connection. */
export function isJustAfter(number: number, before: number): boolean {
  const distance = ahead(number, before);
  return distance > 0 && distance <= WINDOW;
}

/** Neither an ACK nor a FIN says that nothing was sent before it. */
function isBeginning({ flags, payload, hole }: Segment): boolean {
  return (flags & SYN) !== 0 || payload.length + hole > 0;
}
