import type { Call } from "./call.ts";

/** The calls that end with one signal. */
interface Heeding {
  readonly calls: Set<Call>;
  readonly abort: () => void;
}

/** Which calls end with which signal: one listener each, however many calls there are. */
export class Signals {
  readonly #heeding: Map<AbortSignal, Heeding> = new Map();
  readonly #aborted: (calls: Iterable<Call>, signal: AbortSignal) => void;

  /** @param aborted Gets the calls in the order in which they were added. */
  constructor(aborted: (calls: Iterable<Call>, signal: AbortSignal) => void) {
    this.#aborted = aborted;
  }

  /** Heeds the signal until the call is settled. */
  add(signal: AbortSignal, call: Call): void {
    const heeding = this.#heeding.get(signal) ?? this.#listen(signal);
    heeding.calls.add(call);
    call.onSettled(() => {
      heeding.calls.delete(call);
      if (heeding.calls.size > 0) return;
      signal.removeEventListener("abort", heeding.abort);
      this.#heeding.delete(signal);
    });
  }

  #listen(signal: AbortSignal): Heeding {
    const calls = new Set<Call>();
    const heeding = { calls, abort: () => this.#aborted(calls, signal) };
    signal.addEventListener("abort", heeding.abort);
    this.#heeding.set(signal, heeding);
    return heeding;
  }
}
