// Breadth-first search through every state that a machine can be in.

/** What is explored. `S` is the machine together with what an observer knows. */
export interface Subject<S> {
  /** Where it begins. */
  readonly first: S;
  /** Two states with the same key have the same future. */
  key(state: S): string;
  /** Everything that can happen in a state. */
  steps(state: S): readonly Step<S>[];
}

/** One thing that can happen. */
export interface Step<S> {
  /** In words, for a path. */
  readonly label: string;
  /** A silent environment does this, or a friendly one. */
  readonly silent?: boolean;
  readonly friendly?: boolean;
  /** Where it leads: to several states if chance has a part in it. Throws if a rule is broken. */
  take(): readonly S[];
}

/** A rule is broken, at the end of a shortest path. */
export class Broken extends Error {
  /** What has happened from the beginning. */
  readonly path: readonly string[];

  constructor(message: string, path: readonly string[]) {
    super(`${message}\n  ${path.join("\n  ")}`);
    this.path = path;
  }
}

/** How large a space is. */
export interface Size {
  readonly states: number;
  readonly transitions: number;
  /** The length of the longest of the shortest paths. */
  readonly depth: number;
}

/** All states of a subject. */
export class Space<S> {
  readonly #subject: Subject<S>;
  readonly #states: S[] = [];
  readonly #depths: number[] = [];
  readonly #from: number[] = [];
  readonly #by: string[] = [];
  readonly #indices: Map<string, number> = new Map();
  readonly #silent: (readonly number[])[] = [];
  readonly #friendly: (readonly number[])[] = [];
  readonly #next: (readonly number[])[] = [];
  readonly #compareEvery: number;
  #transitions = 0;

  /** @param compareEvery Each how many-th time that a state is met again its future is compared. */
  constructor(subject: Subject<S>, compareEvery: number) {
    this.#subject = subject;
    this.#compareEvery = compareEvery;
    this.#index(subject.first, -1, "");
  }

  /**
   * Explores everything that can be reached.
   *
   * @param limit How many states there may be.
   * @throws {Broken} At the first broken rule.
   */
  explore(limit: number): void {
    for (let i = 0; i < this.#states.length; i++) {
      if (i >= limit) throw new Error(`Cannot explore: expected at most ${limit} states`);
      this.#expand(i);
    }
  }

  /** How large it is. */
  get size(): Size {
    return {
      states: this.#states.length,
      transitions: this.#transitions,
      depth: this.#depths.at(-1)!,
    };
  }

  /**
   * The longest way of a silent environment to a state that `isGoal` names.
   *
   * @throws {Broken} If there is a state from which it does not come to one.
   */
  silentWay(isGoal: (state: S) => boolean): number {
    return this.#longest(this.#silent, isGoal, "a silent environment does not come to rest");
  }

  /** As {@linkcode Space.silentWay}, of a friendly environment. */
  friendlyWay(isGoal: (state: S) => boolean): number {
    return this.#longest(this.#friendly, isGoal, "a friendly environment does not arrive");
  }

  #expand(i: number): void {
    const next: number[] = [];
    const silent: number[] = [];
    const friendly: number[] = [];
    for (const step of this.#subject.steps(this.#states[i]!)) {
      for (const state of this.#take(i, step)) {
        const to = this.#index(state, i, step.label);
        next.push(to);
        if (step.silent) silent.push(to);
        if (step.friendly) friendly.push(to);
        if (++this.#transitions % this.#compareEvery === 0 && to < i) {
          this.#compare(state, to, i, step);
        }
      }
    }
    this.#next.push(next);
    this.#silent.push(silent);
    this.#friendly.push(friendly);
  }

  /** Two states have the same key: have they the same future? */
  #compare(state: S, known: number, from: number, by: Step<S>): void {
    const path = [...this.#path(from), by.label];
    const next = [...this.#next[known]!];
    for (const step of this.#subject.steps(state)) {
      for (const after of step.take()) {
        if (this.#indices.get(this.#subject.key(after)) === next.shift()) continue;
        const other = this.#path(known).join(", ");
        throw new Broken(`not the same state as after ${other}`, [...path, step.label]);
      }
    }
  }

  #take(i: number, step: Step<S>): readonly S[] {
    try {
      return step.take();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Broken(message, [...this.#path(i), step.label]);
    }
  }

  #index(state: S, from: number, by: string): number {
    const key = this.#subject.key(state);
    const known = this.#indices.get(key);
    if (known !== undefined) return known;
    const index = this.#states.push(state) - 1;
    this.#indices.set(key, index);
    this.#depths.push(from < 0 ? 0 : this.#depths[from]! + 1);
    this.#from.push(from);
    this.#by.push(by);
    return index;
  }

  #path(i: number): readonly string[] {
    return i <= 0 ? [] : [...this.#path(this.#from[i]!), this.#by[i]!];
  }

  /** Looks from the goals backwards; a state counts when all its ways lead there. */
  #longest(
    next: readonly (readonly number[])[],
    isGoal: (state: S) => boolean,
    message: string,
  ): number {
    const ways = this.#states.map((state) => isGoal(state) ? 0 : Infinity);
    for (let changed = true; changed;) {
      changed = false;
      for (let i = ways.length - 1; i >= 0; i--) {
        if (ways[i]! < Infinity || next[i]!.length === 0) continue;
        const way = 1 + Math.max(...next[i]!.map((to) => ways[to]!));
        if (way < Infinity) [ways[i], changed] = [way, true];
      }
    }
    const lost = ways.indexOf(Infinity);
    if (lost >= 0) throw new Broken(message, this.#path(lost));
    return Math.max(...ways);
  }
}
