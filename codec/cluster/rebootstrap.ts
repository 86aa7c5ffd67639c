// Beginning anew with the bootstrap list (connection B.9).

import { expBackoff } from "../machine/backoff.ts";
import { type Context, tell } from "./context.ts";
import { command } from "./lanes.ts";

const FIRST_MS = 1000;
const MOST_MS = 30_000;

/** Why a cluster begins anew. */
export type Cause = "no-node" | "trigger" | "error-129";

/** A table is accepted: the next time need not wait long. */
export function endBrake({ data, engine }: Context): void {
  data.rebootstraps = 0;
  data.brakeMs = Math.min(data.brakeMs, engine.nowMs + FIRST_MS);
}

/** Forgets everything but the bootstrap list, if the setting allows and the last time is long enough ago. */
export function rebootstrap(c: Context, cause: Cause): boolean {
  const { data, engine, settings } = c;
  if (settings.metadataRecoveryStrategy === "none" || engine.nowMs < data.brakeMs) return false;
  const draw = () => engine.random.draw("jitter.retry");
  data.brakeMs = engine.nowMs + expBackoff(data.rebootstraps++, FIRST_MS, MOST_MS, draw);
  endLanes(c);
  forget(c, cause);
  tell(c, { type: "rebootstrapped", cause });
  return true;
}

/** No lane of the old table may answer a call. */
function endLanes(c: Context): void {
  for (const lane of c.lanes.values()) {
    if (!lane.retired) c.slots.get(lane.slot)!.key = null;
    lane.retired = true;
    lane.distrust = "INVALIDATED";
    lane.queue = [];
    lane.waitsMs = null;
    command(c, lane, { type: "reset", reason: "rebootstrap" });
    command(c, lane, { type: "close" });
  }
}

function forget(c: Context, cause: Cause): void {
  const { data, engine } = c;
  data.nodes = [];
  data.isBootstrap = true;
  data.controllerId = -1;
  if (cause === "error-129") data.clusterId = null;
  for (const node of data.bootstrap) {
    Object.assign(node, { lastAttemptMs: null, knewNothing: false, isDown: false, lost: null });
  }
  c.topics.clear();
  c.former.clear();
  c.coordinators.clear();
  c.seekers.clear();
  c.pools.clear();
  c.collapses.clear();
  if (data.schedule.inProgress) data.schedule.ended++;
  Object.assign(data.schedule, {
    attemptStartMs: engine.nowMs,
    lastRefreshMs: null,
    attempts: 0,
    equivalent: 0,
    equivalentDelayMs: 0,
    needsFull: true,
    inProgress: null,
    again: false,
    insists: false,
  });
  for (const call of c.calls.values()) {
    if (call.place !== "flight" && call.place !== "time") c.unplaced.add(call.id);
  }
}
