const MOST_DOUBLINGS = 53;

/**
 * How long to wait after failure number `n`, counted from 0, in milliseconds: exponential growth with a jitter of ± 20 %,
 * as Kafka's `ExponentialBackoff` does it.
 *
 * Where `max` is no more than `base` it is constant: `min(base, max)`, and nothing is drawn.
 *
 * @param draw A number of at least 0 and below 1; called at most once.
 * @returns An integer of `trunc(0.8 × base × 2ⁿ)` to `trunc(1.2 × base × 2ⁿ)`, at most `max`.
 * @example
 * ```ts
 * import { expBackoff } from "kafka-wire/machine";
 * const waits = [0, 1, 2, 9].map((n) => expBackoff(n, 50, 1_000, () => 0.5));
 * if (waits.join() !== "50,100,200,1000") throw new Error("Cannot match the growth");
 * ```
 */
export function expBackoff(n: number, base: number, max: number, draw: () => number): number {
  if (max <= base) return Math.min(base, max);
  // Kafka caps the exponent at log2(max / base): the same, but for rounding that differs by runtime.
  const growth = Math.min(base * 2 ** Math.min(n, MOST_DOUBLINGS), max);
  return Math.min(Math.trunc((0.8 + 0.4 * draw()) * growth), max);
}
