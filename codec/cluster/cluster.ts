import { type Connection, type ConnectionEffect, restoreConnection } from "../connection/mod.ts";
import { OK } from "../machine/engine.ts";
import { reveal } from "../machine/inside.ts";
import { fromJson, toJson } from "../machine/json.ts";
import type { Answer, Json, Machine, Refusal } from "../machine/machine.ts";
import { forgive } from "../machine/stall.ts";
import type { Redirector } from "../redirect/mod.ts";
import { checkInput } from "./check.ts";
import {
  apiOf,
  type Context,
  type Data,
  tell,
  type Timer,
  TIMERS,
  type Untold,
  wakeBy,
} from "./context.ts";
import { FIND_COORDINATOR } from "./coordinators.ts";
import { dispatch } from "./dispatch.ts";
import type { ClusterEffect } from "./effects.ts";
import { dropOwn, hearAll, OWN } from "./hear.ts";
import type { CallCommand, ClusterCommand, ClusterInput, LaneReport } from "./inputs.ts";
import { command, optionsOf } from "./lanes.ts";
import { refresh } from "./metadata.ts";
import { newContext } from "./new_context.ts";
import type { ClusterOptions } from "./options.ts";
import { end, expire } from "./outcomes.ts";
import { explain } from "./pick.ts";
import { begin, endRests, lookAfterWaiting, placeAll, wakeForWaiting } from "./placing.ts";
import { forgetStale } from "./pods.ts";
import { replaceMoved } from "./redirects.ts";
import { insist, nextRefresh, useTopics } from "./refresh.ts";
import { clusterSettingsOf } from "./settings.ts";
import type { ClusterView } from "./view.ts";
import { viewOf } from "./view_of.ts";
import { deadlineOf, firstLane, waitOf } from "./wait.ts";

/**
 * Many brokers as one: knows which there are and which of them leads what, keeps a connection to each that is needed,
 * asks another one when one does not answer, and tells of each call exactly once what has become of it.
 *
 * It has no socket and no clock: give it commands and reports with `handle`, perform what `poll` gives, and wake it at
 * `deadlineMs`. Effects with a `connection` are those of a lane, the connection to one node; reports carry the same.
 *
 * @example
 * ```ts
 * import { Cluster } from "kafka-wire/cluster";
 * import { DescribeCluster } from "kafka-wire/messages/describe-cluster";
 * const cluster = new Cluster({
 *   bootstrapServers: "b1:9092, b2:9092",
 *   apis: [DescribeCluster],
 *   seed: 1,
 *   transport: { resolve: false },
 * });
 * const message = { includeClusterAuthorizedOperations: false };
 * cluster.handle({ type: "call", id: 1, apiKey: 60, message, route: "any", idempotent: true }, 0);
 * const first = cluster.poll();
 * if (first?.type !== "open" || !first.connection.startsWith("b:-")) throw new Error("Cannot match: expected open");
 * cluster.handle({ type: "close" }, 1);
 * const types: string[] = [];
 * for (let effect; (effect = cluster.poll()) !== undefined;) types.push(effect.type);
 * if (!types.join().endsWith("callFailed,closed")) throw new Error(`Cannot match ${types}`);
 * ```
 */
export class Cluster implements Machine<ClusterInput, ClusterEffect> {
  readonly #context: Context;

  /**
   * A cluster of which nothing but the bootstrap list is known. It begins with its first input.
   *
   * @throws {OptionsError} If the options cannot work; it lists every finding.
   */
  constructor(options: ClusterOptions) {
    this.#context = newContext(options);
    contexts.set(this, this.#context);
    reveal(this, {
      wait: () => waitOf(this.#context),
      draws: () => this.#context.engine.random.drawn,
    });
  }

  /** {@inheritDoc Machine.handle} */
  handle(input: ClusterInput, nowMs: number): Answer {
    const c = this.#context;
    checkInput(input);
    const redirector = input.type === "setRedirector" ? input.redirector : c.redirector;
    if (redirector !== c.redirector) checkRedirector(c, redirector);
    c.engine.advance(nowMs, input.type);
    if (c.data.state === "closed") {
      return "connection" in input || input.type === "tick" ? OK : CLOSED;
    }
    forgive(c.engine, c.settings, c.data, deadlineOf(c), HELD, "graceEnd");
    const answer = apply(c, input);
    run(c);
    return answer;
  }

  /** {@inheritDoc Machine.poll} */
  poll(): ClusterEffect | undefined {
    const c = this.#context;
    for (let next; (next = takeOut(c)) !== undefined;) {
      const effect = typeof next === "string" ? effectOf(c, next) : next;
      if (effect) return Object.assign(effect, { seq: c.data.seq++ }) as ClusterEffect;
    }
    return undefined;
  }

  /** {@inheritDoc Machine.deadlineMs} */
  get deadlineMs(): number | undefined {
    const deadlineMs = deadlineOf(this.#context);
    return deadlineMs === Infinity ? undefined : deadlineMs;
  }

  /** {@inheritDoc Machine.snapshot} */
  snapshot(): Json {
    const c = this.#context;
    const parts = Object.fromEntries(PARTS.map((part) => [part, toJson([...c[part]])]));
    const machines = [...c.machines].map(([key, machine]) => [key, machine.snapshot()]);
    return {
      ...parts,
      machines,
      data: toJson(c.data),
      engine: c.engine.snapshot(),
      out: toJson(c.out.slice(c.taken)),
    };
  }
}

/** The maps and sets of a context that are plain data. */
const PARTS = [
  "topics",
  "former",
  "topicsInUse",
  "named",
  "fresh",
  "coordinators",
  "seekers",
  "lanes",
  "slots",
  "calls",
  "requests",
  "pools",
  "collapses",
] as const;

const contexts = /* @__PURE__ */ new WeakMap<Cluster, Context>();

/**
 * The cluster that a snapshot was taken of: it continues identically.
 *
 * @param options Those of the first one, with the redirector that was last set; they are in no snapshot, since they may
 * hold functions and secrets.
 * @throws {OptionsError} If the options cannot work.
 */
export function restoreCluster(options: ClusterOptions, snapshot: Json): Cluster {
  const cluster = new Cluster(options);
  const c = contexts.get(cluster)!;
  const { machines, data, engine, out, ...parts } = snapshot as { readonly [part: string]: Json };
  c.data = fromJson(data!) as Data;
  c.engine.restore(engine!);
  c.out = fromJson(out!) as Context["out"];
  for (const part of PARTS) {
    Object.assign(c, { [part]: partFrom(part, fromJson(parts[part]!) as never) });
  }
  for (const [key, machine] of machines as readonly (readonly [string, Json])[]) {
    c.machines.set(key, restoreConnection(optionsOf(c, c.lanes.get(key)!), machine));
  }
  return cluster;
}

function partFrom(part: typeof PARTS[number], entries: readonly never[]): unknown {
  return part === "fresh" || part === "topicsInUse" ? new Set(entries) : new Map(entries);
}

/** What the cluster knows of nodes, pods and partitions now. */
export function clusterView(cluster: Cluster): ClusterView {
  return viewOf(contexts.get(cluster)!);
}

/** The numbers of the next refresh to begin, and of the last one that has brought everything; 0: none. */
export function refreshesOf(
  cluster: Cluster,
): { readonly next: number; readonly lastFull: number } {
  const c = contexts.get(cluster)!;
  return { next: nextRefresh(c), lastFull: c.data.schedule.lastFull };
}

/** What a call for any node would choose now (connection B.6), and what it thinks of every node. Changes nothing. */
export function explainPick(cluster: Cluster): {
  readonly pick: number | null;
  readonly nodes: readonly { readonly nodeId: number; readonly verdict: string }[];
} {
  return explain(contexts.get(cluster)!);
}

// ---- inputs ----

const HELD: readonly Timer[] = ["callDeadline", "drainTimeout"];
const CLOSED: Answer = /* @__PURE__ */ refused("CLOSED");

/** The answer to a command that is not taken. */
function refused(reason: Refusal): Answer {
  return { ok: false, reason };
}

/** Rules that this transport cannot follow must not come in. */
function checkRedirector(c: Context, redirector: Redirector | null): void {
  clusterSettingsOf({ ...c.options, redirector });
}

function apply(c: Context, input: ClusterInput): Answer {
  if ("connection" in input) {
    const { connection, ...report } = input;
    const lane = c.lanes.get(connection);
    if (lane) command(c, lane, report as LaneReport);
    else c.data.staleInputs++;
    return OK;
  }
  if (input.type === "call") return call(c, input);
  if (input.type !== "tick") obey(c, input);
  return OK;
}

function call(c: Context, input: CallCommand): Answer {
  const { id, apiKey, route } = input;
  if (c.data.state === "draining") return refused("DRAINING");
  if (c.calls.has(id)) return refused("DUPLICATE_ID");
  const seeks = typeof route === "object" && "coordinator" in route;
  if (!apiOf(c, apiKey) || seeks && !apiOf(c, FIND_COORDINATOR)) return refused("UNKNOWN_API");
  begin(c, input);
  return OK;
}

function obey(c: Context, input: Exclude<ClusterCommand, CallCommand>): void {
  switch (input.type) {
    case "useTopics":
      return useTopics(c, input.topics);
    case "refreshMetadata":
      return insist(c);
    case "setRedirector":
      c.redirector = input.redirector;
      return replaceMoved(c);
    case "refreshRedirects":
      return replaceMoved(c);
    case "drain":
      return drain(c, input.timeoutMs ?? c.settings.drainTimeoutMs);
    case "close":
      return close(c);
  }
}

function drain(c: Context, timeoutMs: number): void {
  if (c.data.state === "draining") return;
  c.data.state = "draining";
  wakeBy(c, "drainTimeout", c.engine.nowMs + timeoutMs);
}

// ---- time ----

/** The input first, then what is due, then what has become possible; until nothing more happens (connection M3). */
function run(c: Context): void {
  for (;;) {
    hearAll(c);
    if (c.data.state === "closed") return;
    if (c.data.state === "draining" && isQuiet(c)) return drained(c);
    if (fireDue(c)) continue;
    forgetWaits(c);
    placeAll(c);
    refresh(c);
    dispatch(c);
    wakeForWaiting(c);
    if (c.unheard.size + c.unplaced.size === 0 && deadlineOf(c) > c.engine.nowMs) break;
  }
}

/** Timers that what follows sets again, if there is still a reason: a quiet cluster sleeps. */
function forgetWaits({ calls, engine: { timers } }: Context): void {
  timers.clear("hedge", "recovery");
  if (calls.size === 0) timers.clear("callDeadline", "retry");
}

/** Every call has its outcome: connections end in good order. */
function drained(c: Context): void {
  tell(c, { type: "drained" });
  for (const lane of c.lanes.values()) command(c, lane, { type: "drain" });
  close(c);
}

function isQuiet({ calls }: Context): boolean {
  for (const id of calls.keys()) if (id >= 0) return false;
  return true;
}

function close(c: Context): void {
  c.data.state = "closed";
  for (const lane of c.lanes.values()) command(c, lane, { type: "close" });
  hearAll(c);
  for (const call of [...c.calls.values()]) end(c, call);
  c.engine.timers.clear(...TIMERS);
  tell(c, { type: "closed" });
}

/** Wakes the lane that is due first, or does what the first timer is for; false if nothing is due. */
function fireDue(c: Context): boolean {
  const { nowMs, timers } = c.engine;
  const first = firstLane(c);
  if (first && first.deadlineMs <= Math.min(nowMs, timers.deadlineMs)) {
    command(c, first.lane, { type: "tick" });
    return true;
  }
  const timer = timers.due(nowMs);
  if (timer) DUTIES[timer]?.(c);
  return timer !== undefined;
}

/** What timers are for; the others only let the machine look again. */
const DUTIES: { readonly [timer in Timer]?: (c: Context) => void } = {
  callDeadline: expire,
  drainTimeout: close,
  retry: endRests,
  laneWait: lookAfterWaiting,
  podStale: forgetStale,
};

/** The oldest of what `poll` gives. */
function takeOut(c: Context): Untold | string | undefined {
  const next = c.out[c.taken++];
  if (c.taken < c.out.length) return next;
  c.out = [];
  c.taken = 0;
  return next;
}

/** The next effect of a lane that is not the cluster's own; none if it was withdrawn. */
function effectOf(c: Context, key: string): object | undefined {
  const lane = c.lanes.get(key);
  if (!lane) return undefined;
  lane.told--;
  const effect = takeFrom(c.machines.get(key)!);
  dropOwn(c, lane);
  if (effect?.type === "closed") {
    c.machines.delete(key);
    c.lanes.delete(key);
  }
  return effect && Object.assign(effect, { connection: key });
}

function takeFrom(machine: Connection): ConnectionEffect | undefined {
  let effect;
  do effect = machine.poll(); while (effect && OWN.has(effect.type));
  return effect;
}
