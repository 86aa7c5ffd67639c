// When calls are sent (connection B.7).

import { sharedVersion } from "../connection/calls.ts";
import { versionsOf } from "../connection/lane.ts";
import { sendCommand } from "../connection/mod.ts";
import { apiOf, type Call, type Context, type Lane, nameOf, nodeOf, wakeBy } from "./context.ts";
import { findMessage } from "./coordinators.ts";
import { command, connect, load, machineOf, restsUntil } from "./lanes.ts";
import { fail } from "./outcomes.ts";
import { reach } from "./pick.ts";
import { awaitLane } from "./placing.ts";
import { isDue } from "./refresh.ts";
import { nodesOf } from "./routes.ts";

/** Sends what can be sent now, and opens what must be open for the rest. */
export function dispatch(c: Context): void {
  if (mustWait(c)) return;
  for (const lane of c.lanes.values()) {
    if (lane.waitsMs !== null || lane.queue.length > 0) pump(c, lane);
  }
  for (const pool of c.pools.keys()) pumpPool(c, pool);
}

/** Calls wait for metadata that is due, but not for ever. */
function mustWait(c: Context): boolean {
  const { metadataPriority, requestTimeoutMs } = c.settings;
  const { attemptStartMs } = c.data.schedule;
  if (!metadataPriority || !isDue(c) || attemptStartMs === null) return false;
  const untilMs = attemptStartMs + requestTimeoutMs;
  if (c.engine.nowMs >= untilMs) return false;
  wakeBy(c, "retry", untilMs);
  return true;
}

function pump(c: Context, lane: Lane): void {
  const { queue, key } = lane;
  for (let call; (call = firstOf(c, queue, key)) && load(c, lane).isOpen;) {
    queue.shift();
    send(c, lane, call);
  }
  const { state } = load(c, lane);
  if (state === "idle" && queue.length > 0) wake(c, lane);
  if (state === "ready" || queue.length === 0) lane.waitsMs = null;
  else awaitLane(c, lane);
}

function wake(c: Context, lane: Lane): void {
  const node = nodeOf(c, lane.nodeId);
  const untilMs = node ? restsUntil(node) : -Infinity;
  if (untilMs > c.engine.nowMs) wakeBy(c, "retry", untilMs);
  else connect(c, lane, false);
}

function pumpPool(c: Context, pool: string): void {
  const calls = c.pools.get(pool)!;
  for (let call; (call = firstOf(c, calls, pool));) {
    const found = reach(c, nodesOf(c, pool));
    if (typeof found === "string") return;
    calls.shift();
    send(c, found, call);
  }
  c.pools.delete(pool);
}

/** The first call of a queue that still waits in it. */
function firstOf(c: Context, queue: number[], where: string): Call | undefined {
  while (queue.length > 0) {
    const call = c.calls.get(queue[0]!);
    if (call?.where === where && (call.place === "queue" || call.place === "pool")) return call;
    queue.shift();
  }
  return undefined;
}

function send(c: Context, lane: Lane, call: Call): void {
  const { id, apiKey } = call;
  const api = apiOf(c, apiKey)!;
  const versions = versionsOf(machineOf(c, lane));
  call.nodeId = lane.nodeId;
  const version = sharedVersion(api, versions);
  if (version === undefined) {
    return fail(c, call, "UNSUPPORTED_VERSION", versionText(c, call, lane));
  }
  const request = c.data.requestCount++;
  let answer;
  try {
    const message = id < 0 ? findMessage(call.message as string, version) : call.message;
    answer = command(c, lane, sendCommand(api, { id: request, message, versions }));
  } catch (error) {
    return fail(c, call, "ENCODE", error instanceof Error ? error.message : String(error));
  }
  if (!answer.ok) return fail(c, call, "FRAME_TOO_LARGE", "larger than receive.max.frame.bytes");
  call.place = "flight";
  call.request = request;
  c.requests.set(request, id);
}

function versionText(c: Context, { apiKey }: Call, lane: Lane): string {
  const { name, minVersion, maxVersion } = apiOf(c, apiKey)!;
  const offered = versionsOf(machineOf(c, lane))[apiKey];
  const theirs = offered ? `versions ${offered.min} to ${offered.max}` : "no version";
  return `${
    nameOf(c, lane.nodeId)
  } offers ${theirs} of ${name}, and ${minVersion} to ${maxVersion} are known here`;
}
