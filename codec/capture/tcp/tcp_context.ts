import type { CaptureLimits } from "../options.ts";
import type { CaptureTime, TcpChunk } from "../packet.ts";
import { Recency } from "./recency.ts";
import type { TcpPair } from "./tcp_pair.ts";
import { RecentBytes } from "./tcp_recent.ts";
import type { TcpStream } from "./tcp_stream.ts";

// An object per waiting segment costs about this much, whatever it holds.
const PIECE_COST = 256;

/** What all connections of a tracker share. */
export class TcpContext {
  readonly limits: CaptureLimits;
  /** What is to be told. */
  chunks: TcpChunk[] = [];
  /** Time of the last packet that had one. */
  now: CaptureTime | undefined;
  /** Connections that go on. */
  readonly open: Recency<TcpPair> = new Recency();
  /** Connections that are over, kept so that late packets of theirs do not begin new ones. */
  readonly over: Recency<TcpPair> = new Recency();
  /** Streams that wait for something, mostly in the order in which they began to. */
  readonly waiting: Set<TcpStream> = new Set();
  /** Bytes that wait. */
  pendingBytes: number = 0;
  /** Pieces that wait. */
  pendingPieces: number = 0;
  readonly recent: RecentBytes = new RecentBytes();

  /** Nothing is known yet. */
  constructor(limits: CaptureLimits) {
    this.limits = limits;
  }

  /** Whether more waits than may: in bytes, or in objects that hold few of them each. */
  get isFull(): boolean {
    const { totalPendingBytes, pendingSegments } = this.limits;
    return this.pendingBytes > totalPendingBytes ||
      this.pendingPieces > Math.max(totalPendingBytes / PIECE_COST, pendingSegments, 1_024);
  }

  /** A packet of a connection has come: it is not idle, however long it was silent. */
  touch(pair: TcpPair): void {
    pair.last = this.now;
    (pair.isOver ? this.over : this.open).touch(pair);
  }
}
