// Time as processors spend it: user and system time of the whole process, so that collection and compilation
// count, and what else the machine does counts as little as it can.

import process from "node:process";

/** CPU time of one operation in microseconds. */
export interface Timing {
  readonly min: number;
  readonly median: number;
}

/** How much to measure. */
export interface Effort {
  /** Warm-up in milliseconds of CPU time, which a busy machine does not cut short. */
  readonly warm: number;
  readonly batches: number;
}

const BATCH = 20_000; // µs

let results = 0; // counted, since what nobody can see might not be computed

/** Times an operation in batches, once it is warm. */
export function timingOf(operation: () => unknown, { warm, batches }: Effort): Timing {
  const size = warmUp(operation, warm * 1000);
  const times = Array.from({ length: batches }, () => timeOf(operation, size));
  if (results === 0) throw new Error("Cannot measure an operation without a result");
  return { min: Math.min(...times), median: median(times) };
}

/** Repeats the operation for `time` µs and gives the number of repetitions that make a batch. */
function warmUp(operation: () => unknown, time: number): number {
  const end = cpuTime() + time;
  let size = 1;
  let each = timeOf(operation, size);
  while (cpuTime() < end) {
    each = timeOf(operation, size);
    if (each * size < BATCH / 2) size *= 2;
  }
  return Math.max(1, Math.round(BATCH / each));
}

/** µs for each of `n` repetitions. */
export function timeOf(operation: () => unknown, n: number): number {
  const start = cpuTime();
  for (let i = 0; i < n; i++) if (operation()) results++; // none is kept: collecting it would cost
  return (cpuTime() - start) / n;
}

/** µs this process has used so far. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** The middle one, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}
