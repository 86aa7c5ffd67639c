/** A timer that is set. */
export interface NextTimer<Name extends string> {
  /** Which one. */
  readonly name: Name;
  /** When it fires. */
  readonly deadlineMs: number;
}

/** Timers as JSON. */
export interface TimersSnapshot {
  /** Those that are set, by name. */
  readonly deadlines: { readonly [name: string]: number };
  /** What holds some of them. */
  readonly held?: { readonly names: readonly string[]; readonly untilMs: number };
}

/**
 * Deadlines by name. Of equal ones the name that stands earlier in the list comes first.
 *
 * Some may be held for a while: they then fire at the end of it, if they were due before.
 */
export class Timers<Name extends string> {
  readonly #names: readonly Name[];
  readonly #deadlines: number[];
  #heldUntil = -Infinity;
  #held: readonly Name[] = [];

  /** @param names All timers of the machine, by rank. */
  constructor(names: readonly Name[]) {
    this.#names = names;
    this.#deadlines = names.map(() => Infinity);
  }

  /** Sets a timer, anew if it is set. */
  set(name: Name, deadlineMs: number): void {
    this.#deadlines[this.#names.indexOf(name)] = deadlineMs;
  }

  /** Clears timers, set or not. */
  clear(...names: readonly Name[]): void {
    for (const name of names) this.set(name, Infinity);
  }

  /** When a timer was set to fire; Infinity if it is not set. */
  at(name: Name): number {
    return this.#deadlines[this.#names.indexOf(name)]!;
  }

  /** Lets none of these fire before `untilMs`. */
  hold(names: readonly Name[], untilMs: number): void {
    this.#held = names;
    this.#heldUntil = untilMs;
  }

  /** When the first of all timers fires; Infinity if none is set. */
  get deadlineMs(): number {
    const first = this.#first();
    return first < 0 ? Infinity : this.#effective(first);
  }

  /** The timer that fires first, if one is set. */
  get next(): NextTimer<Name> | undefined {
    const first = this.#first();
    if (first < 0) return undefined;
    return { name: this.#names[first]!, deadlineMs: this.#effective(first) };
  }

  /** Clears and names the timer that is due first at `nowMs`, if one is. */
  due(nowMs: number): Name | undefined {
    const first = this.#first();
    if (first < 0 || this.#effective(first) > nowMs) return undefined;
    this.#deadlines[first] = Infinity;
    return this.#names[first];
  }

  /** The deadlines that are set and what holds them, for a snapshot. */
  snapshot(): TimersSnapshot {
    const set = this.#names.map((name, i) => [name, this.#deadlines[i]!] as const);
    const deadlines = Object.fromEntries(set.filter(([, deadlineMs]) => deadlineMs !== Infinity));
    if (this.#held.length === 0) return { deadlines };
    return { deadlines, held: { names: this.#held, untilMs: this.#heldUntil } };
  }

  /** Takes what {@linkcode Timers.snapshot} gave. */
  restore({ deadlines, held }: TimersSnapshot): void {
    this.#names.forEach((name, i) => this.#deadlines[i] = deadlines[name] ?? Infinity);
    if (held) this.hold(held.names as readonly Name[], held.untilMs);
  }

  /** The first by what fires when, then by deadline, then by rank; −1 if none is set. */
  #first(): number {
    let first = -1;
    let least = Infinity;
    for (let i = 0; i < this.#deadlines.length; i++) {
      const at = this.#effective(i);
      if (at > least || at === Infinity) continue;
      if (at === least && this.#deadlines[i]! >= this.#deadlines[first]!) continue;
      first = i;
      least = at;
    }
    return first;
  }

  #effective(i: number): number {
    const deadline = this.#deadlines[i]!;
    if (deadline >= this.#heldUntil || deadline === Infinity) return deadline;
    return this.#held.includes(this.#names[i]!) ? this.#heldUntil : deadline;
  }
}
