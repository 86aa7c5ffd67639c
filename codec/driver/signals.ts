import type { Passing } from "./outcome.ts";

/** The calls that end with one signal. */
interface Heeding<C> {
  readonly calls: Set<C>;
  readonly abort: () => void;
}

/** Which calls end with which signal: one listener each, however many calls there are. */
export class Signals<C extends Passing> {
  readonly #heeding: Map<AbortSignal, Heeding<C>> = new Map();
  readonly #aborted: (calls: Iterable<C>, signal: AbortSignal) => void;

  /** @param aborted Gets the calls in the order in which they were added. */
  constructor(aborted: (calls: Iterable<C>, signal: AbortSignal) => void) {
    this.#aborted = aborted;
  }

  /** Heeds the signal until the call is settled. */
  add(signal: AbortSignal, call: C): void {
    const heeding = this.#heeding.get(signal) ?? this.#listen(signal);
    heeding.calls.add(call);
    call.onSettled(() => {
      heeding.calls.delete(call);
      if (heeding.calls.size > 0) return;
      signal.removeEventListener("abort", heeding.abort);
      this.#heeding.delete(signal);
    });
  }

  #listen(signal: AbortSignal): Heeding<C> {
    const calls = new Set<C>();
    const heeding = { calls, abort: () => this.#aborted(calls, signal) };
    signal.addEventListener("abort", heeding.abort);
    this.#heeding.set(signal, heeding);
    return heeding;
  }
}

/** Why a signal was aborted, in words. */
export function reasonOf(signal: AbortSignal | undefined): string | undefined {
  return signal?.reason instanceof Error ? signal.reason.message : undefined;
}
