// Where a call waits until it can be sent (connection B.7).

import { type Call, type Context, hasControllers, type Lane, wakeBy } from "./context.ts";
import { FIND_COORDINATOR } from "./coordinators.ts";
import type { CallCommand } from "./inputs.ts";
import { callIn, laneFor, load } from "./lanes.ts";
import { fail, forgetCoordinator } from "./outcomes.ts";
import { expedite, nameTopic, nextRefresh, wantTable } from "./refresh.ts";
import { destinationOf, followsTable } from "./routes.ts";

const PRODUCE = 0;

/** Takes a call. */
export function begin(c: Context, given: CallCommand): void {
  const { id, apiKey, message, route, idempotent = false, retries = null } = given;
  const { nowMs } = c.engine;
  const deadlineMs = nowMs + (given.timeoutMs ?? c.settings.defaultApiTimeoutMs);
  c.calls.set(id, {
    id,
    apiKey,
    message,
    route,
    idempotent,
    startMs: nowMs,
    deadlineMs,
    retriesLeft: retries,
    tries: 0,
    place: "table",
    request: null,
    where: "",
    notBeforeMs: nowMs,
    refreshes: 0,
    begunIn: c.data.generation,
    sent: "no",
    cause: null,
    errorCode: null,
    nodeId: typeof route === "object" && "node" in route ? route.node : null,
  });
  wakeBy(c, "callDeadline", deadlineMs);
  c.unplaced.add(id);
  if (apiKey !== PRODUCE || (message as { readonly acks?: unknown })?.acks !== 0) return;
  fail(c, c.calls.get(id)!, "ENCODE", "Produce with acks 0 has no answer");
}

/** Seeks a coordinator, with a call of the cluster's own. */
function seek(c: Context, key: string, deadlineMs: number): void {
  const id = -1 - c.data.seekCount++;
  const timeoutMs = Math.max(deadlineMs - c.engine.nowMs, 1);
  begin(c, {
    type: "call",
    id,
    apiKey: FIND_COORDINATOR,
    message: key,
    route: "any",
    idempotent: true,
    timeoutMs,
  });
}

/** Gives every call that has no place one. */
export function placeAll(c: Context): void {
  for (const id of c.unplaced) {
    c.unplaced.delete(id);
    const call = c.calls.get(id);
    if (call && call.place !== "flight") place(c, call);
  }
}

function place(c: Context, call: Call): void {
  const { route } = call;
  if (typeof route === "object" && "leader" in route && !hasControllers(c)) {
    nameTopic(c, route.leader);
  }
  if (c.engine.nowMs < call.notBeforeMs) return rest(c, call);
  call.place = "table";
  if (c.data.schedule.ended < call.refreshes) return expedite(c);
  const found = destinationOf(c, route);
  switch (found.to) {
    case "node":
      return putInQueue(c, call, laneFor(c, found.node, found.kind));
    case "pool":
      return putInPool(c, call, found.pool);
    case "coordinator":
      return putWithSeekers(c, call, found.key);
    case "table":
      return wantTable(c, route);
    case "gone":
      return miss(c, call);
    case "nowhere":
      return fail(c, call, "NODE_GONE");
  }
}

function rest(c: Context, call: Call): void {
  call.place = "time";
  wakeBy(c, "retry", call.notBeforeMs);
}

function putInQueue(c: Context, call: Call, lane: Lane): void {
  call.nodeId = lane.nodeId;
  call.place = "queue";
  call.where = lane.key;
  lane.queue.push(call.id);
  awaitLane(c, lane);
}

/** Calls wait for a lane from now on, if they do not yet. */
export function awaitLane(c: Context, lane: Lane): void {
  if (lane.waitsMs !== null || load(c, lane).state === "ready") return;
  lane.waitsMs = c.engine.nowMs;
  lane.lookMs = nextLook(c, lane.waitsMs);
}

function putInPool(c: Context, call: Call, pool: string): void {
  call.place = "pool";
  call.where = pool;
  const calls = c.pools.get(pool) ?? [];
  c.pools.set(pool, calls);
  calls.push(call.id);
}

/** A node that a table which is newer than the call does not list is gone. */
function miss(c: Context, call: Call): void {
  const { generation, isBootstrap } = c.data;
  if (generation > call.begunIn && !isBootstrap) fail(c, call, "NODE_GONE");
  else expedite(c);
}

/** The first one seeks the coordinator. */
function putWithSeekers(c: Context, call: Call, key: string): void {
  call.place = "coordinator";
  call.where = key;
  const seekers = c.seekers.get(key);
  if (seekers) return void seekers.push(call.id);
  c.seekers.set(key, [call.id]);
  seek(c, key, call.deadlineMs);
}

/** Calls whose backoff is over are placed; of the others the next one is waited for. */
export function endRests(c: Context): void {
  for (const { id, place, notBeforeMs } of c.calls.values()) {
    if (place !== "time") continue;
    if (notBeforeMs <= c.engine.nowMs) c.unplaced.add(id);
    else wakeBy(c, "retry", notBeforeMs);
  }
}

/** Every call that is not sent and may go elsewhere with another table is placed anew. */
export function placeAgain(c: Context): void {
  for (const lane of c.lanes.values()) lane.queue = []; // since when it is waited for stays
  c.pools.clear();
  for (const { id, place } of c.calls.values()) if (TABLED.has(place)) c.unplaced.add(id);
}

const TABLED: ReadonlySet<Call["place"]> = /* @__PURE__ */ new Set(["queue", "pool", "table"]);

const PATIENCE_MS = 1000;

/** When to look again whether a lane is ready at last. */
function nextLook({ engine, settings }: Context, waitsMs: number): number {
  return Math.min(waitsMs + settings.requestTimeoutMs, engine.nowMs + PATIENCE_MS);
}

/** Looks after calls that wait for lanes that do not get ready. */
export function lookAfterWaiting(c: Context): void {
  for (const lane of c.lanes.values()) {
    if (lane.waitsMs !== null && lane.lookMs <= c.engine.nowMs) lookAfter(c, lane, lane.waitsMs);
  }
}

/** Wakes when it is time for that. */
export function wakeForWaiting(c: Context): void {
  c.engine.timers.clear("laneWait");
  for (const lane of c.lanes.values()) {
    if (lane.waitsMs !== null) wakeBy(c, "laneWait", lane.lookMs);
  }
}

/** The table may know better by now; after `request.timeout.ms` the calls are placed anew. */
function lookAfter(c: Context, lane: Lane, waitsMs: number): void {
  if (load(c, lane).state === "ready") lane.waitsMs = null; // it is metadata that they wait for
  else if (c.engine.nowMs >= waitsMs + c.settings.requestTimeoutMs) release(c, lane);
  else {
    const calls = lane.queue.map((id) => callIn(c, lane, id));
    if (calls.some((call) => call && followsTable(call.route))) expedite(c);
    lane.lookMs = nextLook(c, waitsMs);
  }
}

function release(c: Context, lane: Lane): void {
  for (const id of lane.queue) {
    const call = callIn(c, lane, id);
    if (!call) continue;
    forgetCoordinator(c, call);
    if (followsTable(call.route)) call.refreshes = nextRefresh(c);
    c.unplaced.add(id);
  }
  lane.queue = [];
  lane.waitsMs = null;
}
