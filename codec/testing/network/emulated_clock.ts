import { Random } from "./random.ts";

/** How a clock goes wrong by itself, in percent. */
export interface ClockFaults {
  /** Of readings, before which it jumps, forwards or back. Default 0. */
  readonly jumps?: number;
  /** Of wake-ups, which come early, late or twice. Default 0. */
  readonly unpunctual?: number;
}

/** What a clock is made from. */
export interface EmulatedClockOptions extends ClockFaults {
  /** Decides what goes wrong when. */
  readonly seed: number;
  /** What it shows when it is 0. Default 0. */
  readonly startMs?: number;
}

const HOUR = 3_600_000;
const DECADE = 87_660 * HOUR;
const JUMPS = [1, 1, 50, 50, 999, 7_000, 7_000, HOUR, DECADE];
const DELAYS = [-1, -1, 1, 20, 1_500, 600_000];

/**
 * The clock of one process in an emulation, and its timers: what a machine is told while the emulation knows better.
 *
 * @example
 * ```ts
 * import { EmulatedClock } from "kafka-wire/testing";
 * const clock = new EmulatedClock({ seed: 1, startMs: 1_000 });
 * clock.jump(-300);
 * if (clock.read(5) !== 705) throw new Error("Cannot match the time");
 * if (clock.fireAt(5, 100) !== 105) throw new Error("Cannot match: expected the timer in time");
 * ```
 */
export class EmulatedClock {
  readonly #random: Random;
  #jumps: number;
  #unpunctual: number;
  #ahead: number;
  #most: number; // ahead

  /** A clock that is right, but for these faults. */
  constructor({ seed, startMs = 0, jumps = 0, unpunctual = 0 }: EmulatedClockOptions) {
    this.#random = new Random(seed);
    this.#ahead = this.#most = startMs;
    this.#jumps = jumps;
    this.#unpunctual = unpunctual;
  }

  /** From now on it is right: no reading is before one of the past, and every timer fires in time. */
  calm(): void {
    this.#jumps = this.#unpunctual = 0;
    this.#ahead = this.#most;
  }

  /** Is set forwards by so many milliseconds, or back if it is a negative number. */
  jump(byMs: number): void {
    this.#ahead += byMs;
    this.#most = Math.max(this.#most, this.#ahead);
  }

  /** What it shows when it is `nowMs`. */
  read(nowMs: number): number {
    if (this.#random.chance(this.#jumps)) {
      this.jump(this.#random.one(JUMPS) * (this.#random.chance(50) ? 1 : -1));
    }
    return nowMs + this.#ahead;
  }

  /** When a timer of `delayMs` that is set at `nowMs` fires. */
  fireAt(nowMs: number, delayMs: number): number {
    const off = this.#random.chance(this.#unpunctual) ? this.#random.one(DELAYS) : 0;
    return nowMs + Math.max(delayMs + off, 1);
  }

  /** Whether the timer that has fired fires once more. */
  firesTwice(): boolean {
    return this.#random.chance(this.#unpunctual);
  }
}
