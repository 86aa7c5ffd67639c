// What the redirector does to a cluster: several nodes at one address, and answers of the wrong node.

import { advertisedHost } from "../redirect/host.ts";
import type { Endpoint, RedirectDecision } from "../redirect/mod.ts";
import { judgeDecision } from "../redirect/mod.ts";
import type { Call, Context, Lane, Node } from "./context.ts";
import { hasControllers, nodeOf, tell } from "./context.ts";
import { isLive, laneOf, replaceIfMoved } from "./lanes.ts";
import { partitionOf } from "./routes.ts";

const SUSPICIOUS = 3; // refusals in a row

/** Asks the redirector again: connections that it would send elsewhere are replaced. */
export function replaceMoved(c: Context): void {
  for (const lane of [...c.lanes.values()]) {
    replaceIfMoved(c, lane);
    if (!isLive(c, lane)) lane.dialled = null;
  }
  tellCollapses(c);
}

/** Tells which nodes are sent to one address, once per change. */
export function tellCollapses(c: Context): void {
  const byTarget = new Map<string, Node[]>();
  for (const node of c.data.nodes) {
    const target = targetOf(c, node);
    const sharing = target && byTarget.get(target);
    if (sharing) sharing.push(node);
    else if (target) byTarget.set(target, [node]);
  }
  for (const target of [...c.collapses.keys()]) {
    if ((byTarget.get(target)?.length ?? 0) < 2) c.collapses.delete(target);
  }
  for (const [target, nodes] of byTarget) if (nodes.length > 1) tellCollapse(c, target, nodes);
}

function tellCollapse(c: Context, target: string, nodes: readonly Node[]): void {
  const nodeIds = nodes.map(({ id }) => id).sort((a, b) => a - b);
  if (c.collapses.get(target) === nodeIds.join()) return;
  c.collapses.set(target, nodeIds.join());
  tell(c, { type: "redirectCollapse", target: endpointOf(target), nodeIds });
}

/** Where a node is sent; undefined: where it is advertised. Functions are not asked for this, but known by what they said. */
function targetOf(c: Context, node: Node): string | undefined {
  const { redirector } = c;
  if (redirector === null) return undefined;
  if (typeof redirector !== "object") {
    const dialled = laneOf(c, node)?.dialled;
    return dialled ? textOf(dialled) : undefined;
  }
  const { id: nodeId, host, port, rack, pod } = node;
  const input = {
    purpose: hasControllers(c) ? "controller" as const : "broker" as const,
    nodeId,
    ...advertisedHost(host),
    port,
    rack,
    pod,
    clusterId: c.data.clusterId,
    attempt: 0,
    setupFailures: 0,
    generation: 0,
  };
  const { decision, rule } = redirector.evaluate(input);
  return rule === "none" ? undefined : firstTarget(decision, input);
}

function firstTarget(
  decision: RedirectDecision,
  input: Parameters<typeof judgeDecision>[1],
): string | undefined {
  const judged = judgeDecision(decision, input);
  return judged.type === "dial" ? textOf(judged.targets[0]!) : undefined;
}

function textOf({ host, port }: Endpoint): string {
  return `${port} ${host}`;
}

function endpointOf(text: string): Endpoint {
  const space = text.indexOf(" ");
  return { host: text.slice(space + 1), port: Number(text.slice(0, space)) };
}

/** A lane has refused, or not, what only a leader does. Several refusals of what is its own by the table are strange. */
export function noteLeadership(c: Context, lane: Lane, { route }: Call, isRefused: boolean): void {
  if (typeof route !== "object" || !("leader" in route)) return;
  if (!isRefused) {
    lane.refusals = 0;
    return;
  }
  const { generation } = c.data;
  const isLeader = partitionOf(c, route.leader, route.partition)?.leaderId === lane.nodeId;
  if (!isLeader || lane.refusedIn === generation) return;
  lane.refusedIn = generation;
  if (++lane.refusals === SUSPICIOUS) suspect(c, lane);
}

/** Whoever answers on this lane is perhaps another node. */
export function suspect(c: Context, { nodeId, dialled, host, port }: Lane): void {
  const at = dialled ?? { host, port };
  const sharing = [...c.lanes.values()].filter((other) =>
    other.nodeId !== nodeId && other.nodeId >= 0 && other.dialled &&
    textOf(other.dialled) === textOf(at)
  );
  const sharedWith = [...new Set(sharing.map((other) => other.nodeId))].sort((a, b) => a - b);
  tell(c, { type: "misrouteSuspected", nodeId, dialled: at, sharedWith });
}

/** Whether a lane went elsewhere than its node is advertised. */
export function isRedirected(c: Context, { nodeId, dialled }: Lane): boolean {
  const node = nodeOf(c, nodeId);
  return !!dialled && !!node && (dialled.host !== node.host || dialled.port !== node.port);
}
