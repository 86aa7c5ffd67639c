import type { CaptureTime } from "./packet.ts";

/** Milliseconds of capture time, negative if `to` is the earlier one; exact to the nanosecond up to 99 days. */
export function elapsedMs(from: CaptureTime, to: CaptureTime): number {
  return ((to.seconds - from.seconds) * 1e9 + (to.nanoseconds - from.nanoseconds)) / 1e6;
}

/** Milliseconds as a text in seconds, "0.250 s". */
export function inSeconds(ms: number): string {
  return `${(ms / 1_000).toFixed(3)} s`;
}

/** As `elapsedMs`; undefined if one of the times is not known. */
export function millisBetween(
  from: CaptureTime | undefined,
  to: CaptureTime | undefined,
): number | undefined {
  return from && to && elapsedMs(from, to);
}
