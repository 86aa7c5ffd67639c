const LONGEST = 2_147_483_647; // setTimeout takes more as 1

/**
 * The delay to give to `setTimeout`: `deadlineMs − nowMs`, at least 1 and at most 2³¹ − 1.
 *
 * A wake-up that comes early is harmless: arm the timer again.
 *
 * @example
 * ```ts
 * import { timerDelayMs } from "kafka-wire/machine";
 * if (timerDelayMs(1_500, 1_000) !== 500) throw new Error("Cannot match the delay");
 * if (timerDelayMs(1_000, 1_500) !== 1) throw new Error("Cannot match: expected at least 1");
 * ```
 */
export function timerDelayMs(deadlineMs: number, nowMs: number): number {
  return Math.min(Math.max(Math.ceil(deadlineMs - nowMs), 1), LONGEST);
}
