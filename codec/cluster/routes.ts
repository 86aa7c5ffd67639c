// Which node a route means, as far as that is known.

import {
  type Context,
  hasControllers,
  knownNodes,
  nameOf,
  type Node,
  nodeOf,
  partitionIn,
} from "./context.ts";
import type { Route } from "./inputs.ts";
import { type LaneKind, laneOf, load } from "./lanes.ts";
import type { ClusterPartition } from "./view.ts";

/** Where a call goes. */
export type Destination =
  /** To this node. */
  | { readonly to: "node"; readonly node: Node; readonly kind: LaneKind }
  /** To any of several. */
  | { readonly to: "pool"; readonly pool: string }
  /** To a coordinator that is, or must be, sought. */
  | { readonly to: "coordinator"; readonly key: string }
  /** Nobody knows yet: the next table may tell. */
  | { readonly to: "table" }
  /** Nowhere, if the next table says the same. */
  | { readonly to: "gone" }
  /** Nowhere. */
  | { readonly to: "nowhere" };

/** Where a call of this route goes now. */
export function destinationOf(c: Context, route: Route): Destination {
  if (route === "any" || route === "bootstrap") return { to: "pool", pool: route };
  if (route === "controllerQuorum") {
    return hasControllers(c) ? { to: "pool", pool: "any" } : { to: "nowhere" };
  }
  if (route === "controller") return atNode(c, c.data.controllerId, "table");
  if ("node" in route) return atNode(c, route.node, "gone");
  if (hasControllers(c)) return { to: "nowhere" };
  if ("leader" in route) {
    return atNode(c, partitionOf(c, route.leader, route.partition)?.leaderId ?? -1, "table");
  }
  if ("pod" in route) return inPod(c, route);
  return atCoordinator(c, coordinatorKey(route));
}

function atNode(c: Context, nodeId: number, otherwise: "table" | "gone"): Destination {
  const node = nodeId >= 0 && !c.data.isBootstrap ? nodeOf(c, nodeId) : undefined;
  return node ? { to: "node", node, kind: "main" } : { to: otherwise };
}

function inPod(c: Context, route: Extract<Route, { readonly pod: string }>): Destination {
  const pool = poolOf(route);
  return nodesOf(c, pool).length > 0 ? { to: "pool", pool } : { to: "table" };
}

function poolOf({ pod, podless }: Extract<Route, { readonly pod: string }>): string {
  return podless === "include" ? `podless ${pod}` : `pod ${pod}`;
}

function atCoordinator(c: Context, key: string): Destination {
  const known = c.coordinators.get(key);
  if (known === undefined) return { to: "coordinator", key };
  const kind = c.settings.coordinatorLane === "separate" ? "coordinator" : "main";
  const found = atNode(c, known, "table");
  return found.to === "node" ? { ...found, kind } : found;
}

/** The name of a coordinator. */
export function coordinatorKey(
  { coordinator, key }: Extract<Route, { readonly coordinator: string }>,
): string {
  return `${coordinator} ${key}`;
}

/** The nodes of a pool, in the order of the table. */
export function nodesOf(c: Context, pool: string): readonly Node[] {
  if (pool === "any") return knownNodes(c);
  if (pool === "bootstrap") return c.data.bootstrap;
  const [, rule, name] = /^(pod|podless) (.*)$/s.exec(pool)!;
  if (c.data.isBootstrap) return [];
  return c.data.nodes.filter(({ pod }) => pod === name || pod === null && rule === "podless");
}

/** What metadata tells of a partition. */
export function partitionOf(
  { topics }: Context,
  topic: string,
  partition: number,
): ClusterPartition | undefined {
  const known = topics.get(topic);
  return known && partitionIn(known, partition);
}

/** Whether the table decides where a call of this route goes, so that it is worth a new one when a call fails. */
export function followsTable(route: Route): boolean {
  return route === "controller" ||
    typeof route === "object" && !("node" in route) && !("pod" in route);
}

/** Why a call of this route is not under way, for people. */
export function whatIsKnown(c: Context, route: Route): string {
  if (typeof route === "object" && hasControllers(c) && !("node" in route)) {
    return "with bootstrap.controllers only controllers are known";
  }
  if (c.data.isBootstrap) return `no metadata yet; ${losses(c.data.bootstrap)}`;
  if (route === "controllerQuorum") return "controllers are known with bootstrap.controllers only";
  if (route === "controller") return nodeText(c, c.data.controllerId, "the controller");
  if (route === "any") return losses(c.data.nodes);
  if (route === "bootstrap") return losses(c.data.bootstrap);
  if ("node" in route) return nodeText(c, route.node, `node ${route.node}`);
  if ("leader" in route) return leaderText(c, route.leader, route.partition);
  if ("pod" in route) return podText(c, route.pod);
  return coordinatorText(c, route);
}

function leaderText(c: Context, topic: string, partition: number): string {
  const name = `${topic}-${partition}`;
  if (!c.topics.has(topic)) return `metadata knows no topic ${topic}`;
  const found = partitionOf(c, topic, partition);
  if (!found) return `metadata knows no partition ${name}`;
  return nodeText(c, found.leaderId, `the leader of ${name}`);
}

function nodeText(c: Context, nodeId: number, what: string): string {
  if (nodeId < 0) return `metadata names none as ${what}`;
  const node = nodeOf(c, nodeId);
  const name = nameOf(c, nodeId);
  const whole = what === name ? what : `${what}, ${name}`;
  const ids = c.data.nodes.map(({ id }) => id).join(", ");
  if (!node) return `metadata does not list ${whole}: it lists ${ids}`;
  return node.lost?.detail.message ??
    `${whole} at ${node.host}:${node.port} is ${stateOf(c, node)}`;
}

function stateOf(c: Context, node: Node): string {
  const lane = laneOf(c, node);
  const state = lane ? load(c, lane).state : "idle";
  return STATES[state] ?? "connecting";
}

const STATES: { readonly [state: string]: string } = {
  idle: "not connected",
  backoff: "not connected",
  negotiating: "asked for its versions",
  ready: "connected",
};

function podText(c: Context, pod: string): string {
  const members = c.data.nodes.filter((node) => node.pod === pod);
  if (members.length > 0) return losses(members);
  const pods = [...new Set(c.data.nodes.map((node) => node.pod ?? "none"))].join(", ");
  return `no node is in pod ${pod}: they are in ${pods}`;
}

function coordinatorText(
  c: Context,
  route: Extract<Route, { readonly coordinator: string }>,
): string {
  const known = c.coordinators.get(coordinatorKey(route));
  const what = `the coordinator of ${route.coordinator} ${route.key}`;
  return known === undefined ? `${what} is not found` : nodeText(c, known, what);
}

function losses(nodes: readonly Node[]): string {
  const lost = nodes.flatMap(({ lost }) => lost ? [lost.detail.message] : []);
  return lost.length > 0 ? lost.join("; ") : "no node is ready";
}
