/**
 * Waits for something that a signal may give up.
 *
 * @param stop Ends what is worked on; called if the signal aborts, and if the work fails.
 */
export async function abortable<T>(
  signal: AbortSignal,
  work: Promise<T>,
  stop: () => unknown,
): Promise<T> {
  let abort = () => {};
  const aborted = new Promise<never>((_, failed) => {
    abort = () => failed(signal.reason);
    signal.addEventListener("abort", abort);
    if (signal.aborted) abort();
  });
  try {
    return await Promise.race([aborted, work]);
  } catch (error) {
    stop();
    throw error;
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
