import type { Call } from "./call.ts";

export const MOST_CALLS = 10_000;
const MOST_BYTES = 64 << 20;

/** What is wrong if a call is not taken. */
export const FULL: string = `expected at most ${MOST_CALLS} calls and ${MOST_BYTES} bytes to wait`;

/** One call among those that wait. */
interface Place {
  readonly call: Call;
  readonly bytes: number;
  before: Place | undefined;
  after: Place | undefined;
}

/** Calls that wait for their turn, in the order in which they were made. Any of them leaves in constant time. */
export class CallQueue {
  readonly #places: Map<Call, Place> = new Map();
  #first: Place | undefined;
  #last: Place | undefined;
  #bytes = 0;

  /** The call whose turn comes next. */
  get first(): Call | undefined {
    return this.#first?.call;
  }

  /** Takes a call of so many bytes, unless there are too many. */
  add(call: Call, bytes: number): boolean {
    if (this.#places.size >= MOST_CALLS || this.#bytes + bytes > MOST_BYTES) return false;
    const place: Place = { call, bytes, before: this.#last, after: undefined };
    if (this.#last) this.#last.after = place;
    else this.#first = place;
    this.#last = place;
    this.#places.set(call, place);
    this.#bytes += bytes;
    return true;
  }

  /** Lets a call go; any other one is none of its business. */
  remove(call: Call): void {
    const place = this.#places.get(call);
    if (!place) return;
    const { before, after, bytes } = place;
    if (before) before.after = after;
    else this.#first = after;
    if (after) after.before = before;
    else this.#last = before;
    this.#places.delete(call);
    this.#bytes -= bytes;
  }
}
