import { fromJson, toJson } from "./json.ts";
import type { Answer, Json } from "./machine.ts";
import { Random } from "./random.ts";
import { Timers, type TimersSnapshot } from "./timers.ts";

/** The answer to everything that is not refused. */
export const OK: Answer = /* @__PURE__ */ Object.freeze({ ok: true });

/** An effect before it has its number. */
export type Unnumbered<E> = E extends unknown ? Omit<E, "seq"> : never;

/**
 * What all machines share: a clock that never goes back, timers, a generator, and a queue of numbered effects.
 *
 * One call is: the input first, then each timer that is due.
 */
export class Engine<Effect extends { readonly seq: number }, Timer extends string> {
  /** The time of the last call; −Infinity before the first. */
  nowMs: number = -Infinity;
  /** The timers. */
  readonly timers: Timers<Timer>;
  /** The generator. */
  readonly random: Random;
  #seq = 0;
  #effects: Effect[] = [];
  #taken = 0; // of `#effects`

  /** @param names The timers by rank. */
  constructor(names: readonly Timer[], seed: number) {
    this.timers = new Timers(names);
    this.random = new Random(seed);
  }

  /**
   * Moves the clock, for an input of this type.
   *
   * @throws {RangeError} If it is no time: beyond 2⁵³ a millisecond more is no more, and timers would be due for ever.
   */
  advance(nowMs: number, type: string): void {
    if (typeof nowMs !== "number" || !(Math.abs(nowMs) <= Number.MAX_SAFE_INTEGER)) {
      throw new RangeError(`Cannot handle ${type}: expected a finite time, found ${nowMs}`);
    }
    this.nowMs = Math.max(this.nowMs, nowMs);
    this.random.forget();
  }

  /** Fires what is due, until nothing is. `context` saves the caller a closure at each call. */
  fire<C>(context: C, handler: (context: C, timer: Timer) => unknown): void {
    for (let timer; (timer = this.timers.due(this.nowMs)) !== undefined;) handler(context, timer);
  }

  /** Puts an effect at the end of the queue, and gives it its number: the object is the caller's no more. */
  emit(effect: Unnumbered<Effect>): void {
    const numbered = effect as Unnumbered<Effect> & { seq: number };
    numbered.seq = this.#seq++;
    this.#effects.push(numbered as unknown as Effect);
  }

  /** Takes the oldest effect. */
  poll(): Effect | undefined {
    if (this.#taken === this.#effects.length) return undefined;
    const effect = this.#effects[this.#taken++]!;
    if (this.#taken === this.#effects.length) {
      this.#effects = [];
      this.#taken = 0;
    }
    return effect;
  }

  /** The effects that nobody has taken. */
  get waiting(): readonly Effect[] {
    return this.#taken === 0 ? this.#effects : this.#effects.slice(this.#taken);
  }

  /** Takes back the effects that nobody has taken and that `unwanted` names; gives them. */
  withdraw(unwanted: (effect: Effect) => boolean): readonly Effect[] {
    const waiting = this.#effects.slice(this.#taken);
    this.#effects = waiting.filter((effect) => !unwanted(effect));
    this.#taken = 0;
    return waiting.filter(unwanted);
  }

  /** Part of the snapshot of its machine. */
  snapshot(): Json {
    return {
      nowMs: this.nowMs === -Infinity ? null : this.nowMs,
      timers: toJson(this.timers.snapshot()),
      random: this.random.state,
      seq: this.#seq,
      effects: toJson(this.#effects.slice(this.#taken)),
    };
  }

  /** Takes what {@linkcode Engine.snapshot} gave. */
  restore(json: Json): void {
    const { nowMs, timers, random, seq, effects } = fromJson(json) as EngineSnapshot<Effect>;
    this.nowMs = nowMs ?? -Infinity;
    this.timers.restore(timers);
    this.random.state = random;
    this.#seq = seq;
    this.#effects = effects;
    this.#taken = 0;
  }
}

interface EngineSnapshot<Effect> {
  readonly nowMs: number | null;
  readonly timers: TimersSnapshot;
  readonly random: number;
  readonly seq: number;
  readonly effects: Effect[];
}
