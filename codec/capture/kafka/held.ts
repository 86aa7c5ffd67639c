// What all connections hold together of frames that are not whole.

import type { CaptureTime } from "../packet.ts";

/** What is held of one direction of a connection. */
export interface Holding {
  /** Captured bytes. */
  readonly held: number;
  /** What these cost in memory beside themselves, about. */
  readonly overhead: number;
}

/** A direction of a connection that waits for the rest of a frame. */
export interface Holder extends Holding {
  /** What it held when that was counted last; undefined: it is not counted. For the account alone. */
  counted: Holding | undefined;
  /** Copies what lies in larger arrays. */
  keep(): void;
  /** Holds less, down to nothing when it is called often enough. */
  giveUp(t: CaptureTime | undefined, seq: number): void;
}

const NOTHING: Holding = { held: 0, overhead: 0 };
// Where few bytes may be held, objects may still cost so much.
const LEAST_OVERHEAD = 1_048_576;

/** What bytes may cost in memory beside themselves, of which so many may be held. That bounds what comes in tiny pieces. */
export function mostOverhead(bytes: number): number {
  return Math.max(2 * bytes, LEAST_OVERHEAD);
}

/**
 * The account of what is held. The largest frame does not count: a single one may have more bytes than, by default, all
 * others together.
 */
export class Held {
  readonly #most: number;
  readonly #holders = new Set<Holder>(); // the one that waits for longest first
  readonly #fresh = new Set<Holder>(); // may hold bytes of the array that is being read
  #array: ArrayBufferLike | undefined;
  #largest: Holder | undefined; // where it is gone, the next one that grows takes its place
  #bytes = 0;
  #overhead = 0;

  /** @param most Bytes that may be held. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Counts anew what a holder holds. `isLater`: what it has waited for so far has come. */
  count(holder: Holder, isLater: boolean): void {
    const { counted = NOTHING } = holder;
    const now = holder.held === 0 ? NOTHING : { held: holder.held, overhead: holder.overhead };
    this.#bytes += now.held - counted.held;
    this.#overhead += now.overhead - counted.overhead;
    if (isLater || now === NOTHING) this.#holders.delete(holder);
    if (now !== NOTHING && (isLater || counted === NOTHING)) this.#holders.add(holder);
    holder.counted = now === NOTHING ? undefined : now;
    if (now.held > 0 && now.held >= (this.#largest?.counted?.held ?? 0)) this.#largest = holder;
  }

  /** The holder that has to give up, if more is held than may be beside `others` bytes that wait elsewhere. */
  excess(others: number): Holder | undefined {
    if (this.#holders.size === 0) return undefined; // mostly
    const bytes = this.#bytes - (this.#largest?.counted?.held ?? 0);
    const isDear = this.#overhead > mostOverhead(this.#most);
    if (!isDear && bytes + others <= this.#most) return undefined;
    for (const holder of this.#holders) {
      if (isDear || holder !== this.#largest) return holder;
    }
    return undefined;
  }

  /**
   * Bytes are read. Nothing of the array before theirs stays: chunks of a file are much larger than what is held of
   * them.
   */
  read(bytes: Uint8Array): void {
    if (this.#fresh.size === 0 || bytes.buffer === this.#array) return;
    for (const holder of this.#fresh) holder.keep();
    this.#fresh.clear();
  }

  /** The holder holds some of these bytes, which are the last ones that were read. */
  keepLater(holder: Holder, bytes: Uint8Array): void {
    this.#fresh.add(holder);
    this.#array = bytes.buffer;
  }
}
