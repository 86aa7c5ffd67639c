// The node table and the partitions, as answers tell them (connection B.2, B.3).

import { canonicalHost } from "../redirect/host.ts";
import { ZERO_UUID } from "../wire/mod.ts";
import { type Context, type Node, partitionIn, tell, type Topic } from "./context.ts";
import { forgetCoordinatorsAt } from "./coordinators.ts";
import { isLive, laneOf, replaceIfMoved, retarget, retire } from "./lanes.ts";
import { notePod } from "./pods.ts";
import { tellCollapses } from "./redirects.ts";

/** A node as an answer lists it. */
export interface ListedNode {
  readonly nodeId: number;
  readonly host: string;
  readonly port: number;
  readonly rack: string | null;
  readonly pod: string | null;
}

/** Takes the nodes of an accepted answer. */
export function applyNodes(c: Context, listed: readonly ListedNode[], controllerId: number): void {
  const { data } = c;
  const before = data.nodes;
  const isFirst = data.isBootstrap;
  const named = listed.some(({ pod }) => pod !== null);
  const moved = new Set<number>();
  const byId = new Map(before.map((node) => [node.id, node]));
  data.nodes = listed.map((one) => {
    const known = byId.get(one.nodeId);
    if (known && hasMoved(known, one)) moved.add(known.id);
    return Object.assign(known ?? newNode(one), { host: one.host, port: one.port, rack: one.rack });
  });
  data.controllerId = controllerId;
  data.isBootstrap = false;
  data.generation++;
  const added = data.nodes.filter(({ id }) => !byId.has(id)).map(({ id }) => id);
  const stay = new Set(data.nodes);
  const removed = before.filter((node) => !stay.has(node));
  if (isFirst || added.length + moved.size + removed.length > 0) {
    tell(c, {
      type: "tableChanged",
      generation: data.generation,
      added,
      moved: [...moved],
      removed: removed.map(({ id }) => id),
    });
  }
  listed.forEach(({ pod }, i) => notePod(c, data.nodes[i]!, pod, named));
  moveLanes(c, moved, removed);
  if (isFirst) leaveBootstrap(c);
  tellCollapses(c);
}

/** A node about which nothing else is known. */
export function newNode(
  { nodeId, host, port, rack }: Pick<ListedNode, "nodeId" | "host" | "port" | "rack">,
): Node {
  return {
    id: nodeId,
    host,
    port,
    rack,
    pod: null,
    confidence: "none",
    podMissing: 0,
    podSeenMs: 0,
    lastAttemptMs: null,
    knewNothing: false,
    isDown: false,
    lost: null,
  };
}

function hasMoved(known: Node, { host, port }: ListedNode): boolean {
  return port !== known.port || canonical(host) !== canonical(known.host);
}

function canonical(host: string): string {
  const found = canonicalHost(host);
  return typeof found === "string" ? host : found.canonical;
}

/** Lanes of nodes that have moved or gone end; those at rest learn where their node is. */
function moveLanes(c: Context, moved: ReadonlySet<number>, removed: readonly Node[]): void {
  for (const node of removed) {
    forgetCoordinatorsAt(c, node.id);
    for (const kind of ["main", "coordinator"] as const) {
      const lane = laneOf(c, node, kind);
      if (lane) retire(c, lane, "drain");
    }
  }
  for (const lane of [...c.lanes.values()]) {
    if (moved.has(lane.nodeId) && isLive(c, lane)) replaceIfMoved(c, lane);
    else retarget(c, lane);
  }
}

function leaveBootstrap(c: Context): void {
  for (const node of c.data.bootstrap) {
    const lane = laneOf(c, node);
    if (lane) retire(c, lane, "drain");
  }
}

/** Takes the topics of an accepted answer; whether one of them has news: a leader epoch, an id, or itself. */
export function applyTopics(
  c: Context,
  told: readonly Topic[],
  gone: readonly string[],
  isFull: boolean,
): boolean {
  let progress = false;
  for (const topic of told) {
    const known = c.topics.get(topic.name) ?? c.former.get(topic.name);
    c.former.delete(topic.name);
    const next = known ? newer(known, topic) : topic;
    progress ||= isNews(known, next);
    c.topics.set(topic.name, next);
  }
  const stay = new Set(told.map(({ name }) => name));
  for (const name of gone) keep(c, name);
  for (const name of isFull ? [...c.topics.keys()] : gone) {
    if (!stay.has(name) && c.topics.delete(name)) progress = true;
  }
  return progress;
}

/** An error is no reason to believe older epochs afterwards (F37). Without an id a topic may be another one then. */
function keep({ topics, former }: Context, name: string): void {
  const known = topics.get(name);
  if (known && known.topicId !== ZERO_UUID) former.set(name, known);
}

/** An older leader epoch is ignored, unless the topic is another one by now. */
function newer(known: Topic, told: Topic): Topic {
  if (known.topicId !== told.topicId) return told;
  const partitions = told.partitions.map((one) => {
    const old = partitionIn(known, one.partition);
    return old && one.leaderEpoch >= 0 && one.leaderEpoch < old.leaderEpoch ? old : one;
  });
  return { ...told, partitions };
}

function isNews(known: Topic | undefined, next: Topic): boolean {
  if (!known || known.topicId !== next.topicId) return true;
  return next.partitions.some(({ partition, leaderEpoch }) =>
    leaderEpoch > (partitionIn(known, partition)?.leaderEpoch ?? -1)
  );
}
