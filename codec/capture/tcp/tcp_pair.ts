// One connection: which segments are of it, and when it is over.

import { elapsedMs } from "../elapsed.ts";
import type { CaptureTime, Flow, Segment, Side, TcpChunk, TcpConnection } from "../packet.ts";
import type { Recent } from "./recency.ts";
import type { TcpContext } from "./tcp_context.ts";
import { ACK, FIN, RST, SYN } from "./tcp_flags.ts";
import type { Piece } from "./tcp_piece.ts";
import { firstNumber, isJustAfter, TcpStream } from "./tcp_stream.ts";

/** How a connection was found to be over. */
export type How = Extract<TcpChunk, { kind: "close" }>["how"];

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A connection that is followed, or that is over but not forgotten. */
export class TcpPair implements Recent<TcpPair> {
  older: TcpPair | undefined;
  newer: TcpPair | undefined;
  /** What others may see of it. */
  readonly info: Mutable<TcpConnection>;
  readonly streams: readonly [TcpStream, TcpStream];
  /** Packets so far. */
  packets: number = 0;
  /** Capture time of the last packet. */
  last: CaptureTime | undefined;
  /** It was told that it is over. */
  isOver: boolean = false;
  readonly #context: TcpContext;
  /** Who was the first to say that it is over. */
  #by: Side | undefined;
  /** Codes of the problems that were told. */
  readonly #told: string[] = [];

  /** A connection of which nothing was seen. */
  constructor(context: TcpContext, number: number, { source, destination, key }: Flow) {
    this.#context = context;
    this.last = context.now;
    this.info = { number, ends: [source, destination] };
    const reverse = key.split(" > ").reverse().join(" > ");
    this.streams = [new TcpStream(context, this, 0, key), new TcpStream(context, this, 1, reverse)];
  }

  /** Whether one of its streams waits. */
  get isWaiting(): boolean {
    return this.streams[0].isWaiting || this.streams[1].isWaiting;
  }

  /** Whether it has been silent for more than `ms` milliseconds. */
  isIdle(now: CaptureTime, ms: number): boolean {
    this.last ??= now; // what came before any time was known counts from here
    return elapsedMs(this.last, now) > ms;
  }

  /** As `take`, for what `isNext` of the stream. */
  takeNext(segment: Segment, stream: TcpStream): TcpChunk {
    this.packets++;
    if ((segment.flags & ACK) !== 0) this.#other(stream.side).acknowledge(segment.ack);
    return stream.takeNext(segment);
  }

  /** Whether a segment between the same ends is of this connection, and not of a new one. */
  owns(segment: Segment, side: Side): boolean {
    const { flags, payload, hole } = segment;
    if ((flags & RST) !== 0) return true;
    if ((flags & SYN) !== 0) return this.#ownsSyn(segment, side);
    return payload.length + hole === 0 || this.streams[side].mayHold(segment);
  }

  /** Takes a segment of its own. */
  take(segment: Segment, side: Side): void {
    this.packets++;
    this.#giveUpOverdue();
    if ((segment.flags & RST) !== 0) this.#reset(segment, side);
    else if (this.isOver) this.streams[side].takeLate(segment);
    else this.#takeOpen(segment, side);
  }

  /** Gives up what is missing, and says that the connection is over. */
  close(how: How): void {
    for (const stream of this.streams) stream.giveUpAll();
    if (this.isOver) return; // that was what its FINs waited for
    this.isOver = true;
    const { open, over, now, chunks } = this.#context;
    open.remove(this);
    over.add(this);
    const isByOthers = how === "idle" || how === "reused" || how === "evicted";
    chunks.push({
      kind: "close",
      connection: this.info,
      ...(this.last && { t: this.last }),
      how: how === "end" && this.streams.some((stream) => stream.isEnded) ? "fin" : how,
      ...(isByOthers && now && { found: now }),
      ...(this.#by !== undefined && { by: this.#by }),
    });
  }

  /** One of its streams has come to its end. */
  ended(): void {
    if (!this.isOver && this.streams.every((stream) => stream.isEnded)) this.close("fin");
  }

  /** A copy differs at a position from what came first. */
  conflict({ packet, position, fileOffset: start }: Piece, at: number): void {
    const text = `Packet ${packet} brings bytes again, and others; those that came first stand`;
    const fileOffset = start === undefined ? undefined : start + at - position;
    this.#problem("retransmission-conflict", text, fileOffset);
  }

  /** Bytes of a packet cannot be told any more. */
  leftOut(packet: number, why: "before" | "after"): void {
    const text = why === "before"
      ? `Packet ${packet} has data from before the first segment of its stream; it is left out`
      : `Packet ${packet} has data from after the end of its connection; it is left out`;
    this.#problem("data-left-out", text);
  }

  #other(side: Side): TcpStream {
    return this.streams[side === 0 ? 1 : 0];
  }

  /** Whether a SYN is one of this connection that comes again, or late. */
  #ownsSyn({ seq, ack, flags }: Segment, side: Side): boolean {
    const stream = this.streams[side];
    if (stream.initial !== undefined) return stream.initial === seq;
    if (this.isOver) return false;
    const { initial } = this.#other(side);
    const answers = (flags & ACK) !== 0 && initial !== undefined;
    return answers ? isJustAfter(ack, initial) : stream.mayBeginWith(seq);
  }

  #giveUpOverdue(): void {
    for (const stream of this.streams) if (stream.isWaiting) stream.giveUpOverdue();
  }

  #takeOpen(segment: Segment, side: Side): void {
    const { flags, ack } = segment;
    const stream = this.streams[side];
    const other = this.#other(side);
    if ((flags & SYN) !== 0) this.#opened(segment, side);
    if ((flags & ACK) !== 0) other.acknowledge(ack);
    if (other.isWaiting) other.giveUpAcknowledged();
    stream.take(segment);
    if ((flags & FIN) !== 0 && stream.hasEnd) this.#by ??= side;
    if (stream.isWaiting) stream.giveUpAcknowledged();
  }

  #opened({ seq, flags }: Segment, side: Side): void {
    const other = side === 0 ? 1 : 0;
    this.streams[side].initial ??= seq;
    this.info.opener ??= (flags & ACK) === 0 ? side : other;
  }

  #reset(segment: Segment, side: Side): void {
    const stream = this.streams[side];
    const seq = firstNumber(segment);
    if (!stream.mayResetAt(seq)) return;
    this.#by ??= side;
    this.close("reset");
    stream.endAt(seq);
  }

  #problem(code: string, text: string, fileOffset?: number): void {
    if (this.#told.includes(code)) return;
    this.#told.push(code);
    this.#context.chunks.push({
      kind: "problem",
      code,
      text,
      ...(fileOffset !== undefined && { fileOffset }),
      count: 1,
      connection: this.info,
    });
  }
}
