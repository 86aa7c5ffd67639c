// The lanes: which there are, and what is told to them.

import { type Load, loadOf, wouldMove } from "../connection/lane.ts";
import { Connection, type ConnectionInput } from "../connection/mod.ts";
import type { LaneOptions } from "../connection/options.ts";
import type { Answer } from "../machine/machine.ts";
import type { Purpose } from "../redirect/mod.ts";
import {
  type Call,
  type Context,
  hasControllers,
  type Lane,
  type Node,
  nodeOf,
} from "./context.ts";

/** Which of a node's lanes. */
export type LaneKind = "main" | "coordinator";

/** What one lane is told; what follows is looked at later. */
export function command(c: Context, lane: Lane, input: ConnectionInput): Answer {
  c.unheard.add(lane.key);
  return machineOf(c, lane).handle(input, c.engine.nowMs);
}

/** The machine of a lane. */
export function machineOf({ machines }: Context, { key }: Lane): Connection {
  return machines.get(key)!;
}

/** How much a lane has to do. */
export function load(c: Context, lane: Lane): Load {
  return loadOf(machineOf(c, lane), c.engine.nowMs);
}

/** Whether a lane has a transport, or is about to. */
export function isLive(c: Context, lane: Lane): boolean {
  return !RESTING.has(load(c, lane).state);
}

/** Whether a lane is on its way to `ready`. */
export function isInSetup(c: Context, lane: Lane): boolean {
  const { state } = load(c, lane);
  return state !== "ready" && state !== "draining" && !RESTING.has(state);
}

const RESTING: ReadonlySet<string> = new Set(["idle", "backoff", "closed"]);

/** The lane that a node has now, if it has one. */
export function laneOf(c: Context, node: Node, kind: LaneKind = "main"): Lane | undefined {
  const key = c.slots.get(slotOf(c, node.id, kind))?.key;
  return key ? c.lanes.get(key) : undefined;
}

/** The lane that a node has, a new one if it has none. */
export function laneFor(c: Context, node: Node, kind: LaneKind = "main"): Lane {
  return laneOf(c, node, kind) ?? newLane(c, node, kind);
}

function slotOf(c: Context, id: number, kind: LaneKind): string {
  if (id < 0) return `b:${id}/main`;
  return hasControllers(c) ? `c:${id}/main` : `n:${id}/${kind}`;
}

const STEP = 0x9e3779b1; // 2³² by the golden ratio, odd

/** Seeds of lanes differ, and follow from that of the cluster. */
function newLane(c: Context, node: Node, kind: LaneKind): Lane {
  const { id: nodeId, host, port, rack, pod } = node;
  const slot = slotOf(c, nodeId, kind);
  const count = (c.slots.get(slot)?.count ?? 0) + 1;
  const key = count === 1 ? slot : `${slot}.${count}`;
  const lane: Lane = {
    key,
    slot,
    nodeId,
    purpose: purposeOf(c, nodeId, kind),
    seed: c.options.seed + Math.imul(++c.data.laneCount, STEP) | 0,
    clusterId: expectedCluster(c, nodeId),
    host,
    port,
    rack,
    pod,
    retired: false,
    distrust: null,
    told: 0,
    heardSeq: -1,
    isWanted: false,
    dialled: null,
    queue: [],
    waitsMs: null,
    lookMs: 0,
    refusals: 0,
    refusedIn: -1,
  };
  c.slots.set(slot, { key, count });
  c.lanes.set(key, lane);
  c.machines.set(key, new Connection(optionsOf(c, lane)));
  return lane;
}

function purposeOf(c: Context, nodeId: number, kind: LaneKind): Purpose {
  if (nodeId < 0) return "bootstrap";
  if (hasControllers(c)) return "controller";
  return kind === "main" ? "broker" : "coordinator";
}

/** What a peer is asked to confirm (KIP-1242). */
function expectedCluster({ data, settings }: Context, nodeId: number): string | null {
  const { metadataClusterCheckEnable, metadataRecoveryStrategy, clusterCheck } = settings;
  const asks = metadataClusterCheckEnable && metadataRecoveryStrategy !== "none" &&
    clusterCheck !== "accept" && nodeId >= 0;
  return asks && /^[ -~]{1,255}$/.test(data.clusterId ?? "") ? data.clusterId : null;
}

/** The options of a lane's connection. The redirector is looked up at each attempt: it may change. */
export function optionsOf(c: Context, lane: Lane): LaneOptions {
  const { host, port, rack, pod, seed, purpose, nodeId, clusterId } = lane;
  const options = {
    ...c.options,
    host,
    port,
    rack,
    pod,
    seed,
    purpose,
    nodeId: nodeId < 0 ? null : nodeId,
    expectNodeId: null,
    expectClusterId: clusterId,
    facts: () => ({ clusterId: c.data.clusterId, generation: c.data.generation }),
  };
  return Object.defineProperty(options, "redirector", { get: () => c.redirector });
}

/** Tells a lane at rest where its node is by now. */
export function retarget(c: Context, lane: Lane): void {
  const node = nodeOf(c, lane.nodeId);
  if (!node || lane.retired || isLive(c, lane)) return;
  const { host, port, rack, pod } = node;
  const isSame = host === lane.host && port === lane.port && rack === lane.rack && pod === lane.pod;
  if (isSame) return;
  Object.assign(lane, { host, port, rack, pod });
  command(c, lane, { type: "retarget", host, port, rack, pod });
}

/** Takes a lane's place from it: it settles what is in flight, and ends. */
export function retire(
  c: Context,
  lane: Lane,
  how: "drain" | "abort" = c.settings.hostChangePolicy,
): void {
  if (lane.retired) return;
  lane.retired = true;
  c.slots.get(lane.slot)!.key = null;
  for (const id of lane.queue.splice(0)) c.unplaced.add(id);
  command(c, lane, { type: how === "drain" ? "drain" : "close" });
}

/** Retires a lane that the redirector would now send elsewhere. One at rest will ask it again anyway. */
export function replaceIfMoved(c: Context, lane: Lane): boolean {
  const node = nodeOf(c, lane.nodeId);
  if (!node || lane.retired || !isLive(c, lane) || !wouldMove(machineOf(c, lane), node)) {
    return false;
  }
  retire(c, lane);
  return true;
}

/** A call, if it waits in the queue of a lane. */
export function callIn(c: Context, { key }: Lane, id: number): Call | undefined {
  const call = c.calls.get(id);
  return call?.place === "queue" && call.where === key ? call : undefined;
}

/** Begins an attempt. */
export function connect(c: Context, lane: Lane, isForAny: boolean): void {
  const node = nodeOf(c, lane.nodeId);
  if (node) node.lastAttemptMs = c.engine.nowMs;
  lane.isWanted = isForAny;
  command(c, lane, { type: "connect" });
}

/** When a node may be tried: never twice in a millisecond, so that a call ends whatever fails at once. */
export function restsUntil({ lastAttemptMs }: Node): number {
  return lastAttemptMs === null ? -Infinity : lastAttemptMs + 1;
}
