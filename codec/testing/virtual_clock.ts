import type { Clock } from "../driver/mod.ts";

/** How a virtual clock begins, and what it takes for rest. */
export interface VirtualClockOptions {
  /** Default 0. */
  readonly nowMs?: number;
  /**
   * Lets everything happen that needs no more time. The default lets promises follow promises until for a while nothing
   * has asked the clock, which is enough for this library's drivers and brokers in memory. Code that waits for the
   * platform, such as for `crypto.subtle` or a file, needs more, for example
   * `() => new Promise((resolve) => setTimeout(resolve, 1))`.
   */
  readonly settle?: () => Promise<void>;
}

interface Timer {
  readonly atMs: number;
  readonly order: number; // of those at the same time, that of scheduling
  readonly wake: () => void;
}

/** Longest delay of platforms' timers. */
const MAX_DELAY_MS = 2_147_483_647;
/** So many rounds of promises in which nothing asks the clock are taken for rest. */
const QUIET_ROUNDS = 100;
/** So many rounds are taken for promises that go on for ever. */
const MOST_ROUNDS = 10_000_000;
const AN_HOUR_MS = 3_600_000;

/**
 * Time that passes when a test says so, in no time at all.
 *
 * @example
 * ```ts
 * import { connectBroker } from "kafka-wire/driver";
 * import { Metadata } from "kafka-wire/messages/metadata";
 * import { FakeBroker, memoryDial, VirtualClock } from "kafka-wire/testing";
 *
 * const broker = new FakeBroker();
 * const clock = new VirtualClock();
 * const dial = memoryDial(broker, { clock });
 * const client = await connectBroker(dial, { host: "localhost", port: 9092, clock });
 * broker.fault({ kind: "slow", delayMs: 20_000, api: "Metadata" });
 * await clock.run(client.call(Metadata, { topics: [] }));
 * await clock.run(client.close());
 * if (clock.nowMs() !== 20_000 || clock.pending !== 0) throw new Error("Cannot match the time");
 * ```
 */
export class VirtualClock implements Clock {
  readonly #settleWith: (() => Promise<void>) | undefined;
  readonly #timers: Timer[] = []; // the next one last
  #nowMs: number;
  #scheduled = 0;
  #asked = 0;

  /** A clock at rest. */
  constructor({ nowMs = 0, settle }: VirtualClockOptions = {}) {
    this.#nowMs = nowMs;
    this.#settleWith = settle;
  }

  /** The time, in milliseconds. */
  nowMs(): number {
    this.#asked++;
    return this.#nowMs;
  }

  /**
   * Calls `wake` once, when `delayMs` have passed; of timers at the same time the one that was set first.
   *
   * @throws {RangeError} If the delay is not 1 to 2147483647, beyond which platforms' timers do something else.
   */
  schedule(delayMs: number, wake: () => void): () => void {
    this.#asked++;
    if (!(delayMs >= 1 && delayMs <= MAX_DELAY_MS)) {
      throw new RangeError(`Cannot schedule: expected 1 to ${MAX_DELAY_MS} ms, found ${delayMs}`);
    }
    const timer = { atMs: this.#nowMs + delayMs, order: this.#scheduled++, wake };
    this.#timers.splice(this.#placeOf(timer), 0, timer);
    return () => this.#cancel(timer);
  }

  /** How many timers wait to be woken. */
  get pending(): number {
    return this.#timers.length;
  }

  /**
   * Lets time pass: wakes what is due, one timer after the other, and lets promises settle before, between and after.
   *
   * @throws What a timer throws; the time is then that of this timer.
   * @throws {RangeError} If `ms` is negative: time does not go back.
   */
  async advance(ms: number): Promise<void> {
    if (!(ms >= 0)) throw new RangeError(`Cannot advance: expected 0 ms or more, found ${ms}`);
    const untilMs = this.#nowMs + ms;
    await this.#settle();
    while (this.#wakeNext(untilMs)) await this.#settle();
    this.#nowMs = Math.max(this.#nowMs, untilMs); // there may be others who let it pass
    await this.#settle();
  }

  /**
   * Lets as much time pass as a promise needs, from timer to timer.
   *
   * @param withinMs How much at most; default an hour.
   * @returns What the promise gives.
   * @throws What the promise rejects with.
   * @throws {Error} If no timer is left to wait for, or the time is over.
   */
  async run<T>(promise: Promise<T>, withinMs: number = AN_HOUR_MS): Promise<T> {
    let isSettled = false;
    const settled = () => void (isSettled = true);
    promise.then(settled, settled);
    const untilMs = this.#nowMs + withinMs;
    await this.#settle();
    while (!isSettled) {
      if (!this.#wakeNext(untilMs)) throw this.#stuck(withinMs);
      await this.#settle();
    }
    return await promise;
  }

  #stuck(withinMs: number): Error {
    const why = this.pending > 0
      ? `${withinMs} ms were not enough`
      : "no timer is set. Code that waits for the platform needs the option `settle`";
    return new Error(`Cannot run until the promise settles: ${why}`);
  }

  /** Wakes the next timer, if it is due by then. */
  #wakeNext(untilMs: number): boolean {
    const next = this.#timers.at(-1);
    if (!next || next.atMs > untilMs) return false;
    this.#timers.pop();
    this.#nowMs = next.atMs;
    next.wake();
    return true;
  }

  async #settle(): Promise<void> {
    if (this.#settleWith) return await this.#settleWith();
    for (let quiet = 0, rounds = 0; quiet < QUIET_ROUNDS; rounds++) {
      if (rounds > MOST_ROUNDS) throw new Error("Cannot settle: promises follow promises for ever");
      const before = this.#asked;
      await undefined;
      quiet = this.#asked === before ? quiet + 1 : 0;
    }
  }

  #cancel(timer: Timer): void {
    const place = this.#placeOf(timer);
    if (this.#timers[place] === timer) this.#timers.splice(place, 1);
  }

  /** Where the timer stands, or would: behind those that are later. */
  #placeOf({ atMs, order }: Timer): number {
    let from = 0;
    let to = this.#timers.length;
    while (from < to) {
      const middle = from + to >> 1;
      const other = this.#timers[middle]!;
      if (other.atMs > atMs || other.atMs === atMs && other.order > order) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
