import { timerDelayMs } from "../connection/mod.ts";
import type { Clock } from "./clock.ts";

/** One timer for one deadline, which moves. */
export class Alarm {
  readonly #clock: Clock;
  readonly #ring: () => void;
  #wakeMs = Infinity;
  #cancel: () => void = () => {};

  constructor(clock: Clock, ring: () => void) {
    this.#clock = clock;
    this.#ring = ring;
  }

  /** A timer that is early enough stays: ringing early does no harm, and most deadlines only move away. */
  set(deadlineMs: number): void {
    if (deadlineMs >= this.#wakeMs && deadlineMs !== Infinity) return;
    this.#cancel();
    this.#wakeMs = deadlineMs;
    if (deadlineMs === Infinity) return;
    const delayMs = timerDelayMs(deadlineMs, this.#clock.nowMs());
    this.#cancel = this.#clock.schedule(delayMs, () => {
      this.#wakeMs = Infinity;
      this.#ring();
    });
  }
}
