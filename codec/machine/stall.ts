import type { Engine } from "./engine.ts";

/** What there is to know of a stall. */
interface StallSettings {
  readonly stallForgiveness: boolean;
  readonly stallMs: number;
  readonly stallGraceMs: number;
}

/**
 * An input has come. If `deadlineMs` is long ago, answers may already be with the operating system: the timers `held`
 * wait a moment, once for each wake-up that is on time (connection M13).
 *
 * @returns How late the input is, if a moment of grace begins.
 */
export function forgive<Effect extends { readonly seq: number }, Timer extends string>(
  engine: Engine<Effect, Timer>,
  { stallForgiveness, stallMs, stallGraceMs }: StallSettings,
  state: { graceSpent: boolean },
  deadlineMs: number,
  held: readonly Timer[],
  graceEnd: Timer,
): number | undefined {
  if (!stallForgiveness || engine.nowMs < deadlineMs) return undefined;
  const gapMs = engine.nowMs - deadlineMs;
  const graceEndMs = engine.timers.at(graceEnd);
  const graceRuns = graceEndMs < Infinity && engine.nowMs < graceEndMs;
  if (gapMs < stallMs) state.graceSpent = false;
  else if (!state.graceSpent && !graceRuns) {
    state.graceSpent = true;
    const untilMs = engine.nowMs + stallGraceMs;
    engine.timers.hold(held, untilMs);
    engine.timers.set(graceEnd, untilMs);
    return gapMs;
  }
  return undefined;
}
