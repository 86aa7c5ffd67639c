// What time does to a connection that is set up: throttling, idleness, stalls.

import { forgive as forgiveStall } from "../machine/stall.ts";
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

/** An input has come, perhaps very late. */
export function forgive(c: Context): void {
  const { data, engine, settings } = c;
  const { deadlineMs } = engine.timers;
  const gapMs = forgiveStall(engine, settings, data, deadlineMs, HELD, "graceEnd");
  if (gapMs !== undefined) tell(c, { type: "stalled", gapMs });
}
