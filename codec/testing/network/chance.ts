import { CALM, type NetworkFaults } from "./network_faults.ts";
import { Random } from "./random.ts";

const LATENCIES = [0, 0, 0, 1, 1, 2, 5, 20, 80];

/** What is left to chance on a network. */
export class Chance {
  readonly random: Random;
  /** What goes wrong from now on. */
  faults: NetworkFaults;
  readonly #latencies: readonly number[];

  constructor(
    seed: number,
    faults: Partial<NetworkFaults> = {},
    latencies: readonly number[] = LATENCIES,
  ) {
    this.random = new Random(seed);
    this.faults = { ...CALM, ...faults };
    this.#latencies = latencies;
  }

  /** Whether this goes wrong now. */
  goesWrong(fault: keyof NetworkFaults): boolean {
    const percent = this.faults[fault];
    return percent > 0 && this.random.chance(percent);
  }

  /** How long something takes. */
  latency(): number {
    return this.random.one(this.#latencies);
  }
}
