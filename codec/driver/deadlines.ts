import type { Passing } from "./outcome.ts";

/** Calls that have had to wait, and when each must be over. */
export class Deadlines<C extends Passing> {
  readonly #deadlines: Map<C, number> = new Map();
  #earliestMs = Infinity;

  /** No deadline is before this. There may be none then: waking early does no harm. */
  get earliestMs(): number {
    return this.#earliestMs;
  }

  add(call: C, deadlineMs: number): void {
    this.#deadlines.set(call, deadlineMs);
    this.#earliestMs = Math.min(this.#earliestMs, deadlineMs);
    call.onSettled(() => this.remove(call));
  }

  /** When the call must be over; undefined if somebody else looks after that. */
  of(call: C): number | undefined {
    return this.#deadlines.get(call);
  }

  remove(call: C): void {
    this.#deadlines.delete(call);
    if (this.#deadlines.size === 0) this.#earliestMs = Infinity;
  }

  /** Takes the calls whose time is over, in the order in which they were added. */
  due(nowMs: number): C[] {
    if (nowMs < this.#earliestMs) return [];
    const calls: C[] = [];
    this.#earliestMs = Infinity;
    for (const [call, deadlineMs] of this.#deadlines) {
      if (deadlineMs <= nowMs) calls.push(call);
      else this.#earliestMs = Math.min(this.#earliestMs, deadlineMs);
    }
    return calls;
  }
}
