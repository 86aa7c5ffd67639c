// What time does to a connection that is set up: throttling, idleness, stalls.

import { type Context, tell, type Timer } from "./context.ts";
import { armRequests, NEVER } from "./requests.ts";

/** The peer, or the owner who has read its response, wants a pause (KIP-219). */
export function throttle(c: Context, throttleMs: number): void {
  const { data, engine, settings } = c;
  const waitMs = Math.min(throttleMs, settings.throttleMaxMs ?? throttleMs);
  if (!(waitMs > 0)) return;
  for (const request of data.requests) {
    request.deadlineMs = Math.min(request.deadlineMs + waitMs, NEVER);
  }
  armRequests(c);
  const untilMs = engine.nowMs + waitMs;
  if (untilMs <= (data.throttleUntilMs ?? -Infinity)) return;
  data.throttleUntilMs = untilMs;
  engine.timers.set("throttleEnd", untilMs);
  tell(c, { type: "throttled", untilMs });
}

/** Something has moved on the transport: the idle timer begins anew. */
export function touch(c: Context): void {
  c.data.activityMs = c.engine.nowMs;
  if (c.data.state === "ready") restIdle(c);
}

/** Sets the idle timer. */
export function restIdle(c: Context): void {
  const { data, engine, settings } = c;
  data.activityMs = engine.nowMs;
  const idleMs = settings.connectionsMaxIdleMs;
  engine.timers.set("idleExpiry", idleMs < 0 ? Infinity : engine.nowMs + idleMs);
}

const HELD: readonly Timer[] = ["requestTimeout", "idleExpiry", "drainTimeout"];

/**
 * An input has come. If the next timer should have fired long ago, the answers may already be
 * with the operating system: timeouts wait a moment, once for each wake-up that is on time.
 */
export function forgive(c: Context): void {
  const { data, engine, settings } = c;
  if (!settings.stallForgiveness) return;
  const { deadlineMs } = engine.timers;
  if (engine.nowMs < deadlineMs) return;
  const gapMs = engine.nowMs - deadlineMs;
  const graceEndMs = engine.timers.at("graceEnd");
  const graceRuns = graceEndMs < Infinity && engine.nowMs < graceEndMs;
  if (gapMs < settings.stallMs) data.graceSpent = false;
  else if (!data.graceSpent && !graceRuns) {
    data.graceSpent = true;
    const untilMs = engine.nowMs + settings.stallGraceMs;
    engine.timers.hold(HELD, untilMs);
    engine.timers.set("graceEnd", untilMs);
    tell(c, { type: "stalled", gapMs });
  }
}
