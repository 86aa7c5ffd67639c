/** What will be over one day. */
export interface Passing {
  onSettled(cleanup: () => void): void;
}

/** A promise that is settled once, and what to undo then. */
export class Outcome<T> implements Passing {
  readonly promise: Promise<T>;
  readonly #cleanups: (() => void)[] = [];
  #resolve!: (value: T) => void;
  #reject!: (error: unknown) => void;
  #isSettled = false;

  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  get isSettled(): boolean {
    return this.#isSettled;
  }

  succeed(value: T): void {
    this.#settle(() => this.#resolve(value));
  }

  fail(error: unknown): void {
    this.#settle(() => this.#reject(error));
  }

  /** What to undo once it is over. */
  onSettled(cleanup: () => void): void {
    this.#cleanups.push(cleanup);
  }

  #settle(settle: () => void): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    for (const cleanup of this.#cleanups.splice(0)) cleanup();
    settle();
  }
}

/** What `act` promises; a rejection, if it throws instead. */
export function attempted<T>(act: () => Promise<T>): Promise<T> {
  try {
    return act();
  } catch (error) {
    return Promise.reject(error);
  }
}
