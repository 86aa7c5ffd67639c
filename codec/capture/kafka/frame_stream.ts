// One direction of a connection, cut into frames, with gaps where that cannot be done.

import { ByteQueue, type Stretch } from "./byte_queue.ts";
import { type Piece, restOf } from "./piece.ts";
import type { GapEvent } from "../event.ts";
import { int32 } from "../int32.ts";
import type { CaptureTime } from "../packet.ts";
import { type Lookout, Resync } from "./resync.ts";

/** A frame, whole or with holes; or bytes that belong to none. */
export type Cut =
  | { readonly kind: "frame"; readonly stretch: Stretch }
  | {
    readonly kind: "gap";
    readonly stretch: Stretch;
    readonly cause: GapEvent["cause"];
    readonly resyncedAfter: number | null;
  };

const PREFIX = 4;

/** Cuts what is pushed. */
export class FrameStream {
  readonly #queue = new ByteQueue();
  readonly #lookout: Lookout;
  readonly #patience: number;
  #lost: Search | undefined;
  #late = 0; // bytes to come of a frame that was given up

  /**
   * @param patience Bytes to hold while looking for a frame; what is before them is given up.
   * @param midstream The first byte need not begin a frame.
   * @param start Bytes of the stream before the first that is pushed.
   */
  constructor(lookout: Lookout, patience: number, midstream: boolean, start = 0) {
    this.#queue.position = start;
    this.#lookout = lookout;
    this.#patience = patience;
    if (midstream) this.#lose("capture-start");
  }

  /** Adds what comes next; gives how many bytes of it came too late. */
  push(piece: Piece): number {
    if (this.#late > 0) return this.#pushLate(piece);
    this.#queue.push(piece);
    this.#lost?.add(piece);
    return 0;
  }

  #pushLate(piece: Piece): number {
    const late = Math.min(this.#late, piece.length);
    this.#late -= late;
    if (late < piece.length) this.push(restOf(piece, late));
    return piece.bytes ? late : 0;
  }

  /** Whether anything waits. */
  get isWaiting(): boolean {
    return this.#queue.length > 0;
  }

  /** Captured bytes that wait; those of a length prefix alone are not worth counting. */
  get held(): number {
    return this.#queue.length < PREFIX ? 0 : this.#queue.captured;
  }

  /** What these cost in memory beside themselves, about. */
  get overhead(): number {
    return this.#queue.overhead + (this.#lost?.copied ?? 0);
  }

  /** Copies what waits where it lies in larger arrays. */
  keep(): void {
    this.#queue.keep();
  }

  /**
   * Holds less: of a frame that is not whole the rest counts as lost, of a search what was looked through. Gives what
   * can be told then. Something must be `held`.
   *
   * @param t The time.
   */
  giveUp(t: CaptureTime | undefined): Cut | undefined {
    if (this.#lost) return this.#seek(this.#lost, false, true);
    const rest = PREFIX + this.#size()! - this.#queue.length;
    this.#queue.push({ length: rest, cause: "lost-segment", ...(t && { t }) });
    this.#late = rest;
    return this.next(false);
  }

  /**
   * The next frame or gap; undefined if more bytes are needed.
   *
   * @param final No more bytes will come: what is left is a gap.
   */
  next(final: boolean): Cut | undefined {
    if (this.#queue.length === 0 && !(final && this.#lost?.given)) return undefined;
    if (this.#lost) return this.#seek(this.#lost, final, this.#queue.length > this.#patience);
    const size = this.#size();
    if (size !== undefined && size >= 0 && size <= this.#lookout.limit) {
      if (this.#queue.length >= PREFIX + size) {
        return { kind: "frame", stretch: this.#queue.take(PREFIX + size) };
      }
      return final ? this.#rest("stream-end") : undefined;
    }
    if (size !== undefined) this.#lose("bad-length");
    else if (this.#queue.holeWithin(PREFIX)) this.#lose(this.#queue.hole ?? "lost-segment");
    else return final ? this.#rest("stream-end") : undefined;
    return this.next(final);
  }

  #size(): number | undefined {
    let b = this.#queue.front;
    if (b.length < PREFIX) b = this.#queue.peek(PREFIX);
    return b.length < PREFIX ? undefined : int32(b, 0);
  }

  #rest(cause: GapEvent["cause"]): Cut {
    return {
      kind: "gap",
      stretch: this.#queue.take(this.#queue.length),
      cause,
      resyncedAfter: null,
    };
  }

  #lose(cause: GapEvent["cause"]): void {
    this.#lost = new Search(this.#lookout, cause, this.#queue);
  }

  #seek(search: Search, final: boolean, isOver: boolean): Cut | undefined {
    const at = search.find(final) ?? (isOver ? search.best() : undefined);
    if (at === undefined && !final) {
      if (isOver) search.give(this.#queue);
      return undefined;
    }
    this.#lost = undefined;
    if (at === this.#queue.position && !search.given) return this.next(final);
    const end = at ?? this.#queue.position + this.#queue.length;
    const stretch = search.with(this.#queue.take(end - this.#queue.position));
    const resyncedAfter = at === undefined ? null : at - search.region;
    return { kind: "gap", stretch, cause: search.cause, resyncedAfter };
  }
}

/** A search for the next frame, across holes. */
class Search {
  readonly cause: GapEvent["cause"];
  /** Where the bytes without holes begin that are looked through now. */
  region = 0;
  /** What had to be given up on the way. */
  given: Stretch | undefined;
  readonly #lookout: Lookout;
  #resync: Resync | undefined;
  #end: number; // of what has been looked at, in the stream

  /** Begins with what waits in the queue. */
  constructor(lookout: Lookout, cause: GapEvent["cause"], queue: ByteQueue) {
    this.#lookout = lookout;
    this.cause = cause;
    this.#end = queue.position;
    for (const [start, piece] of queue.waiting()) this.add(piece, queue.position - start);
  }

  /** Looks at what comes next, its first `used` bytes excepted. */
  add({ bytes, length }: Piece, used = 0): void {
    const skip = Math.max(0, used);
    if (!bytes) this.#resync = undefined;
    else if (length > skip) this.#feed(bytes.subarray(skip));
    this.#end += length - skip;
  }

  /** Bytes of memory for what is looked through, which is a copy. */
  get copied(): number {
    return this.#resync?.size ?? 0;
  }

  #feed(bytes: Uint8Array): void {
    if (!this.#resync) {
      this.#resync = new Resync(this.#lookout);
      this.region = this.#end;
    }
    this.#resync.add(bytes);
  }

  /** The offset in the stream at which a frame begins. */
  find(final: boolean): number | undefined {
    const at = this.#resync?.find(final);
    return at === undefined ? undefined : this.region + at;
  }

  /** The offset at which one begins that is larger than what is held. */
  best(): number | undefined {
    const at = this.#resync?.best();
    return at === undefined ? undefined : this.region + at;
  }

  /** Gives up what waits, of which only the size and the time stay. */
  give(queue: ByteQueue): void {
    this.given = this.with(queue.drop());
    this.#resync = undefined;
  }

  /** What has been given up and `more`, as one. */
  with(more: Stretch): Stretch {
    const { given } = this;
    if (!given) return more;
    return {
      ...given,
      ...more,
      start: given.start,
      length: given.length + more.length,
      missing: given.missing + more.missing,
      packets: [],
      file: [],
    };
  }
}
