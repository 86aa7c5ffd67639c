// Durations in little memory, however many there are.

import type { LatencySummary } from "./summary_data.ts";

const STEPS = 64; // buckets from one power of two to the next: a bucket's middle is off by 0.8 % at most
const NANOSECONDS = 1e6; // of a millisecond
const LONGEST = 2 ** 53;

/**
 * Durations counted in buckets that widen with them, as HdrHistogram does. A quantile is within 1 % of the true
 * one and 1 ns; the least and the greatest are exact. At most 3,072 buckets are kept, and only those in use.
 */
export class Histogram {
  readonly #counts = new Map<number, number>();
  #count = 0;
  #least = Infinity;
  #greatest = 0;

  /** How many durations there are. */
  get count(): number {
    return this.#count;
  }

  /** Counts a duration of 0 milliseconds or more. */
  add(ms: number): void {
    const bucket = bucketOf(Math.min(Math.round(ms * NANOSECONDS), LONGEST));
    this.#counts.set(bucket, (this.#counts.get(bucket) ?? 0) + 1);
    this.#count++;
    this.#least = Math.min(this.#least, ms);
    this.#greatest = Math.max(this.#greatest, ms);
  }

  /** What is worth knowing of them. */
  read(): LatencySummary {
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => this.quantile(share));
    return { count: this.#count, p50: p50!, p95: p95!, p99: p99!, max: this.#greatest };
  }

  /** The shortest duration that this share of them, 0 to 1, does not exceed; 0 if there is none. */
  quantile(share: number): number {
    let left = Math.max(1, Math.ceil(share * this.#count));
    for (const bucket of [...this.#counts.keys()].sort((a, b) => a - b)) {
      left -= this.#counts.get(bucket)!;
      if (left <= 0) return this.#within(middleOf(bucket) / NANOSECONDS);
    }
    return 0;
  }

  #within(ms: number): number {
    return Math.min(Math.max(ms, this.#least), this.#greatest);
  }
}

/** Below 128 ns a bucket each; above, 64 from each power of two to the next. */
function bucketOf(ns: number): number {
  const shift = ns < 2 * STEPS ? 0 : Math.floor(Math.log2(ns)) - 6;
  return shift * STEPS + Math.floor(ns / 2 ** shift);
}

function middleOf(bucket: number): number {
  const shift = Math.max(0, Math.floor(bucket / STEPS) - 1);
  const width = 2 ** shift;
  return (bucket - shift * STEPS) * width + (width - 1) / 2;
}
