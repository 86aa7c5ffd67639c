// When a cluster must be woken, and what for.

import { insideOf, type Wait } from "../machine/inside.ts";
import type { Context, Lane, Timer } from "./context.ts";

/** When the cluster must be woken; Infinity: it need not be. */
export function deadlineOf(c: Context): number {
  if (c.data.state === "closed") return Infinity;
  return Math.min(c.engine.timers.deadlineMs, firstLane(c)?.deadlineMs ?? Infinity);
}

/** The lane that is due first. */
export function firstLane(
  c: Context,
): { readonly lane: Lane; readonly deadlineMs: number } | undefined {
  let first;
  for (const [key, { deadlineMs }] of c.machines) {
    if (deadlineMs === undefined || first && deadlineMs >= first.deadlineMs) continue;
    first = { lane: c.lanes.get(key)!, deadlineMs };
  }
  return first;
}

const REASONS: Readonly<Record<Timer, string>> = {
  callDeadline: "a call must have its outcome",
  drainTimeout: "the drain must be over",
  retry: "a call may be tried again",
  laneWait: "calls wait for a node to become ready",
  recovery: "metadata is due, and nobody has answered",
  metadata: "metadata will be asked for",
  hedge: "another node will be tried beside those in setup",
  podStale: "a pod that is told no more will be forgotten",
  graceEnd: "an input came very late, and answers may be on their way",
};

/** What it waits for. */
export function waitOf(c: Context): Wait | undefined {
  const first = firstLane(c);
  const { next } = c.engine.timers;
  if (first && first.deadlineMs <= (next?.deadlineMs ?? Infinity)) {
    const wait = insideOf(c.machines.get(first.lane.key)!)?.wait();
    return wait && { ...wait, timer: `${first.lane.key} ${wait.timer}` };
  }
  return next && { timer: next.name, reason: REASONS[next.name], deadlineMs: next.deadlineMs };
}
