// TCP: segments in the order of the capture become the streams of their connections, in order, holes included.

import { captureLimits, type CaptureOptions } from "../options.ts";
import type { Flow, Segment, TcpChunk } from "../packet.ts";
import { TcpContext } from "./tcp_context.ts";
import { type How, TcpPair } from "./tcp_pair.ts";
import type { TcpStream } from "./tcp_stream.ts";

// Late packets come soon: so many connections that are over are remembered.
const MOST_OVER = 10_000;
const NOTHING: readonly TcpChunk[] = Object.freeze([]);

/**
 * Follows TCP connections: takes the segments of a capture in its order, and gives what each side sent, in order and
 * each byte once, with holes of known size where no packet has the bytes.
 *
 * - Copies fall out; where two differ, the first one stands, and the connection gets one problem
 *   `retransmission-conflict`. Only copies of what waits or of the last 1 MiB are compared.
 * - What is missing is waited for, within the limits, and then declared lost: also once the other side has acknowledged
 *   it and 64 packets of the connection or 100 ms have passed since. What comes later still is dropped as old.
 * - Without a SYN a side begins with its first data. Data from before that, or from after a reset, cannot be told any
 *   more: the connection gets one problem `data-left-out`.
 * - A connection is closed when others show that it was idle; its own next packet shows that it was not.
 * - The same ends begin a new connection with a SYN of another number, with data behind the end of the old one, or with
 *   a jump of more than 1 GiB. Late packets of a connection that is over begin none: the last 10,000 such connections are remembered.
 *
 * A chunk has the time of its segment; a hole that of the segment behind it; a close that of the last packet of its
 * connection, and also that of the packet that showed it, where this is of another one. A packet without time counts as of
 * the time of the packet before it.
 *
 * Bytes are views of the payload of segments; small ones that had to wait are copies, so that few of them do not keep
 * a large buffer alive. What was handed on is kept for comparison: at most 1 MiB of it, over all connections.
 *
 * @example
 * ```ts
 * const [source, destination] = [{ address: "::1", port: 1 }, { address: "::1", port: 9092 }];
 * const flow = { source, destination, key: "[::1]:1 > [::1]:9092" };
 * const segmentOf = (seq: number, ...bytes: number[]) => {
 *   const payload = Uint8Array.from(bytes);
 *   return { kind: "segment", flow, seq, ack: 0, flags: 0, payload, hole: 0, packet: 1 } as const;
 * };
 * const tracker = new TcpTracker();
 * const chunks = [segmentOf(7, 1, 2), segmentOf(10, 4), segmentOf(9, 3)].flatMap((segment) => tracker.push(segment));
 * const bytes = chunks.flatMap((chunk) => chunk.kind === "bytes" ? [...chunk.bytes] : []);
 * if (bytes.join() !== "1,2,3,4") throw new Error("Cannot match the bytes");
 * ```
 */
export class TcpTracker {
  readonly #context: TcpContext;
  readonly #byFlow: Map<Flow, TcpStream> = new Map();
  readonly #byKey: Map<string, TcpStream> = new Map();
  #count = 0;

  /** A tracker that has seen nothing. */
  constructor(options: Pick<CaptureOptions, "limits"> = {}) {
    this.#context = new TcpContext(captureLimits(options.limits));
  }

  /** Takes the next segment of the capture, and gives what can be told now. */
  push(segment: Segment): readonly TcpChunk[] {
    const context = this.#context;
    if (segment.t) context.now = segment.t;
    const known = this.#streamOf(segment);
    if (known) context.touch(known.owner);
    this.#passTime();
    if (known?.isNext(segment) && context.chunks.length === 0) {
      return [known.owner.takeNext(segment, known)];
    }
    const { owner, side } = known ?? this.#begin(segment);
    owner.take(segment, side);
    return this.#told();
  }

  /** Says that the capture is over: gives what still waits, after holes, and closes all connections. */
  end(): readonly TcpChunk[] {
    const { open, over } = this.#context;
    for (let next; (next = open.oldest);) this.#finish(next, "end");
    for (let next; (next = over.oldest);) this.#forget(next);
    return this.#told();
  }

  /** What the time of a packet says about others: what was waited for is lost, who was silent is gone. */
  #passTime(): void {
    const { now, limits: { idleMs }, open, over, waiting } = this.#context;
    if (!now) return;
    if (waiting.size > 0) {
      for (const stream of waiting) if (!stream.giveUpOverdue()) break;
    }
    while (open.oldest?.isIdle(now, idleMs)) this.#finish(open.oldest, "idle");
    while (over.oldest?.isIdle(now, idleMs)) this.#forget(over.oldest);
  }

  /** The stream that a segment is of, unless it begins a new connection. */
  #streamOf(segment: Segment): TcpStream | undefined {
    const stream = this.#find(segment.flow);
    return stream?.owner.owns(segment, stream.side) ? stream : undefined;
  }

  #find(flow: Flow): TcpStream | undefined {
    const known = this.#byFlow.get(flow);
    if (known) return known;
    const stream = this.#byKey.get(flow.key);
    if (stream) this.#found(flow, stream);
    return stream;
  }

  /** From now on the stream is found by this object; by one only, so that many equal ones do no harm. */
  #found(flow: Flow, stream: TcpStream): void {
    if (stream.flow) this.#byFlow.delete(stream.flow);
    stream.flow = flow;
    this.#byFlow.set(flow, stream);
  }

  /** The first stream of a new connection. */
  #begin({ flow, t, packet }: Segment): TcpStream {
    const context = this.#context;
    const old = this.#find(flow);
    if (old) this.#finish(old.owner, "reused");
    this.#makeRoom();
    const pair = new TcpPair(context, this.#count++, flow);
    const { info: connection, streams: [first, second] } = pair;
    context.open.add(pair);
    this.#byKey.set(second.key, second).set(first.key, first); // both ends may be the same
    this.#found(flow, first);
    context.chunks.push({ kind: "open", connection, ...(t && { t }), packet });
    return first;
  }

  #makeRoom(): void {
    const { open, over, limits: { connections } } = this.#context;
    while (open.size + over.size >= connections || over.size > MOST_OVER) {
      if (over.oldest) this.#forget(over.oldest);
      else if (open.oldest) this.#finish(open.oldest, "evicted");
      else return;
    }
  }

  #finish(pair: TcpPair, how: How): void {
    pair.close(how);
    this.#forget(pair);
  }

  /** Drops a connection that is over. */
  #forget(pair: TcpPair): void {
    this.#context.over.remove(pair);
    for (const { key, flow } of pair.streams) {
      this.#byKey.delete(key);
      if (flow) this.#byFlow.delete(flow);
    }
  }

  #told(): readonly TcpChunk[] {
    const { chunks } = this.#context;
    if (chunks.length === 0) return NOTHING;
    this.#context.chunks = [];
    return chunks;
  }
}
