/** Time, for a driver: a program's, or that of a simulation. */
export interface Clock {
  /** Milliseconds on any scale that only grows, such as that of `performance.now()`. */
  nowMs(): number;
  /**
   * Calls `wake` once, when `delayMs` (1 to 2147483647) have passed.
   *
   * @returns What cancels it; calling that later does nothing.
   */
  schedule(delayMs: number, wake: () => void): () => void;
}

/** The time of the platform. It is monotonic, and knows nothing of the date. */
export const systemClock: Clock = {
  nowMs: () => performance.now(),
  schedule(delayMs, wake) {
    const timer = setTimeout(wake, delayMs);
    return () => clearTimeout(timer);
  },
};
