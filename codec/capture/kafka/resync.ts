// Finding the next frame after a hole, a bad length, or a start in the middle: capture.md 5.4.

import { int32 } from "../int32.ts";

/** What bytes at a place would be as the start of a frame. */
export type Likeness =
  /** A frame of this connection beyond doubt, such as a correlation id in flight. */
  | "sure"
  /** All is as it should be, but nothing is known of the connection to compare it with. */
  | "likely"
  /** It may be one. */
  | "maybe"
  /** Too few bytes to tell. */
  | "short"
  | "no";

/** What resynchronisation has to know of its direction. */
export interface Lookout {
  /** The largest size of a frame. */
  readonly limit: number;
  /** What `bytes`, from a length prefix on, look like. `before`: the frame that would come before. */
  likeness(bytes: Uint8Array, before?: Uint8Array): Likeness;
}

interface Candidate {
  /** Bytes from the start of the region. */
  readonly at: number;
  /** A segment begins there: brokers flush whole frames, so that is where they begin most often. */
  readonly isStart: boolean;
}

const MAX_CANDIDATES = 64;
const MIN_FRAME = 4;
const HEAD = 270; // bytes that tell whether a frame begins

/**
 * Looks through bytes without holes, as they come, for the first frame. A frame counts if another follows it, or if
 * it ends where a segment ends.
 */
export class Resync {
  readonly #lookout: Lookout;
  #bytes: Uint8Array = new Uint8Array(512);
  #length = 0;
  #scanned = 0;
  readonly #starts: Candidate[] = [];
  readonly #inner: Candidate[] = [];
  readonly #ends = new Ascending();

  constructor(lookout: Lookout) {
    this.#lookout = lookout;
  }

  /** Adds a segment. */
  add(bytes: Uint8Array): void {
    if (this.#starts.length >= MAX_CANDIDATES) this.#forget();
    this.#starts.push({ at: this.#length, isStart: true });
    this.#grow(this.#length + bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
    this.#ends.add(this.#length);
  }

  /** Bytes of memory that it takes, about. */
  get size(): number {
    return this.#length + this.#ends.size;
  }

  /**
   * Where a frame begins, in bytes from the start; undefined if that cannot be told yet.
   *
   * @param final No more bytes will come.
   */
  find(final: boolean): number | undefined {
    const found = this.#settle(this.#starts, final) ?? this.#within(final);
    if (found === undefined) return undefined;
    const waiting = this.#starts.find(({ at }) => at < found && this.#like(at) === "sure");
    return waiting ? undefined : found; // a frame that is surely one, and not whole yet, may hold the other
  }

  /** Where a frame begins that is not whole yet, but surely one; undefined if there is none. */
  best(): number | undefined {
    return [...this.#starts, ...this.#inner].find(({ at }) => this.#like(at) === "sure")?.at;
  }

  #within(final: boolean): number | undefined {
    this.#scan(final);
    return this.#settle(this.#inner, final);
  }

  /** Each find looks at all that are open, so there must not be many: the oldest is dropped that is not sure. */
  #forget(): void {
    const unsure = this.#starts.findIndex(({ at }) => this.#like(at) !== "sure");
    this.#starts.splice(Math.max(0, unsure), 1);
  }

  #grow(size: number): void {
    if (size <= this.#bytes.length) return;
    const bytes = new Uint8Array(Math.max(size, 2 * this.#bytes.length));
    bytes.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = bytes;
  }

  /** The first candidate that is a frame; those before it that are none are dropped. */
  #settle(candidates: Candidate[], final: boolean): number | undefined {
    let dropped = 0;
    for (let i = 0; i < candidates.length; i++) {
      const candidate = candidates[i]!;
      const verdict = this.#judge(candidate, final);
      candidates[i - dropped] = candidate;
      if (verdict === "no") dropped++;
      else if (verdict === "yes") {
        candidates.splice(i - dropped, dropped);
        return candidate.at;
      }
    }
    candidates.length -= dropped;
    return undefined;
  }

  #scan(final: boolean): void {
    const end = final ? this.#length : this.#length - HEAD;
    for (; this.#scanned < end; this.#scanned++) {
      const at = this.#scanned;
      const size = int32(this.#bytes, at);
      if (size < MIN_FRAME || size > this.#lookout.limit) continue; // nearly all places, and cheap
      if (this.#inner.length >= MAX_CANDIDATES) this.#inner.shift();
      if (this.#like(at) === "no" || this.#ends.has(at)) continue;
      this.#inner.push({ at, isStart: false });
    }
  }

  #judge({ at, isStart }: Candidate, final: boolean): "yes" | "no" | "open" {
    const like = this.#like(at);
    if (like === "short") return final ? "no" : "open";
    const isPlaced = isStart || at === 0;
    if (like === "no" || like === "maybe" && !isPlaced) return "no";
    const end = at + 4 + int32(this.#bytes, at);
    if (end > this.#length) return final ? "no" : "open";
    const isTrusted = isPlaced || like === "sure";
    if (isTrusted && this.#ends.has(end)) return "yes";
    const next = this.#lookout.likeness(this.#head(end), this.#head(at));
    if (next === "short") return final ? "no" : "open";
    return isTrusted ? next === "no" ? "no" : "yes" : next === "sure" ? "yes" : "no";
  }

  #like(at: number): Likeness {
    return this.#lookout.likeness(this.#head(at));
  }

  #head(at: number): Uint8Array {
    return this.#bytes.subarray(at, Math.min(at + HEAD, this.#length));
  }
}

/** Numbers that are added in their order, 4 bytes each. */
class Ascending {
  #numbers = new Uint32Array(16);
  #count = 0;

  /** Bytes of memory. */
  get size(): number {
    return this.#numbers.byteLength;
  }

  add(number: number): void {
    if (this.#count === this.#numbers.length) {
      const more = new Uint32Array(2 * this.#count);
      more.set(this.#numbers);
      this.#numbers = more;
    }
    this.#numbers[this.#count++] = number;
  }

  has(number: number): boolean {
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#numbers[middle]! < number) low = middle + 1;
      else high = middle;
    }
    return low < this.#count && this.#numbers[low] === number;
  }
}
