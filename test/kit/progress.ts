const EVERY_MS = 10_000;

/** Says about every ten seconds how far a long loop is, so that silence means that something hangs. */
export class Progress {
  readonly #what: string;
  readonly #start = Date.now();
  #next = this.#start + EVERY_MS;

  /** A loop over `what`: "R-01: values". */
  constructor(what: string) {
    this.#what = what;
  }

  /** Called now and then with the number of cases done. */
  at(done: number): void {
    if (Date.now() < this.#next) return;
    this.#next = Date.now() + EVERY_MS;
    console.log(`${this.#what}: ${done} after ${this.seconds()}`);
  }

  /** The last line, with what there is to report. */
  end(report: string): void {
    console.log(`${this.#what}: ${report} in ${this.seconds()}`);
  }

  /** Time since the start, in words. */
  seconds(): string {
    return `${((Date.now() - this.#start) / 1000).toFixed(1)} s`;
  }
}
