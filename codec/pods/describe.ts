// What there is in each pod.

import {
  brokersById,
  grouped,
  idsOf,
  leaderOf,
  liveOf,
  type PodBroker,
  type PodCluster,
  type PodTopic,
} from "./cluster.ts";

/**
 * Nodes by pod. Those without one are under null, which is always there and the last one; the others are in the order of
 * their names.
 *
 * @param nodes Brokers of any message: all that is asked of them is a pod.
 * @example
 * ```ts
 * import { groupByPod } from "kafka-wire/pods";
 * const pods = groupByPod([{ nodeId: 1, pod: "main" }, { nodeId: 2, pod: null }]);
 * if (pods.get("main")?.length !== 1 || pods.get(null)?.length !== 1) throw new Error("Cannot match");
 * ```
 */
export function groupByPod<Node extends { readonly pod?: string | null }>(
  nodes: readonly Node[],
): ReadonlyMap<string | null, readonly Node[]> {
  const groups = grouped(nodes, ({ pod }) => pod ?? null);
  const names: (string | null)[] = [...groups.keys()].filter((pod) => pod !== null).sort();
  return new Map([...names, null].map((pod) => [pod, groups.get(pod) ?? []]));
}

/** How much of something brokers in service have; zeros if there is none. */
export interface Spread {
  /** The broker that has the fewest. */
  readonly least: number;
  /** The broker that has the most. */
  readonly most: number;
  /** All of them on average. */
  readonly mean: number;
}

/** What there is in a pod. */
export interface PodDescription {
  /** Its name; null: the brokers without one. */
  readonly pod: string | null;
  /** Ids of its brokers, ascending. */
  readonly brokers: readonly number[];
  /** Ids of those that are fenced, ascending. */
  readonly fenced: readonly number[];
  /** The names of its racks, sorted; null, for brokers without one, comes last. */
  readonly racks: readonly (string | null)[];
  /** How many partitions its brokers lead. */
  readonly leaders: number;
  /** How many replicas its brokers hold. */
  readonly replicas: number;
  /** Leaders by broker, of those in service. */
  readonly leaderSpread: Spread;
  /** Replicas by broker, likewise. */
  readonly replicaSpread: Spread;
}

/**
 * Counts brokers, leaders, replicas and racks of each pod.
 *
 * @returns By name; those without a pod last, if there are any.
 * @throws {RangeError} If a broker is there twice.
 * @example
 * ```ts
 * import { describePods } from "kafka-wire/pods";
 * const [canary, main] = describePods({
 *   brokers: [{ id: 1, pod: "main" }, { id: 2, pod: "main" }, { id: 3, pod: "canary-broker" }],
 *   topics: [{ name: "orders", partitions: [{ partition: 0, replicas: [1, 2], leader: 1 }] }],
 * });
 * if (main?.leaders !== 1 || main.replicaSpread.least !== 1) throw new Error("Cannot match");
 * if (canary?.brokers.join() !== "3" || canary.replicas !== 0) throw new Error("Cannot match");
 * ```
 */
export function describePods({ brokers, topics }: PodCluster): readonly PodDescription[] {
  brokersById("describe pods", brokers);
  const load = loadOf(topics);
  return [...groupByPod(brokers)].filter(([, { length }]) => length > 0)
    .map(([pod, brokers]) => descriptionOf(pod, brokers, load));
}

type Counts = Map<number, number>;

/** How much each broker has, by id. */
export interface Load {
  readonly leaders: Counts;
  readonly replicas: Counts;
}

/** What brokers lead and hold. */
export function loadOf(topics: readonly PodTopic[]): Load {
  const load: Load = { leaders: new Map(), replicas: new Map() };
  for (const { partitions } of topics) {
    for (const partition of partitions) {
      add(load.leaders, leaderOf(partition), 1);
      for (const id of partition.replicas) add(load.replicas, id, 1);
    }
  }
  return load;
}

/** Adds to a number of a broker. */
export function add(counts: Counts, id: number, n: number): void {
  counts.set(id, (counts.get(id) ?? 0) + n);
}

function descriptionOf(
  pod: string | null,
  brokers: readonly PodBroker[],
  { leaders, replicas }: Load,
): PodDescription {
  const live = liveOf(brokers);
  return {
    pod,
    brokers: idsOf(brokers),
    fenced: idsOf(brokers.filter(({ isFenced }) => isFenced)),
    racks: racksOf(brokers),
    leaders: sum(brokers, leaders),
    replicas: sum(brokers, replicas),
    leaderSpread: spreadOf(live, leaders),
    replicaSpread: spreadOf(live, replicas),
  };
}

/** The racks of brokers; null comes last. */
export function racksOf(brokers: readonly PodBroker[]): readonly (string | null)[] {
  const racks = new Set(brokers.map(({ rack }) => rack ?? null));
  const named = [...racks].filter((rack) => rack !== null).sort();
  return racks.has(null) ? [...named, null] : named;
}

function sum(brokers: readonly PodBroker[], counts: Counts): number {
  return brokers.reduce((n, { id }) => n + (counts.get(id) ?? 0), 0);
}

function spreadOf(brokers: readonly PodBroker[], counts: Counts): Spread {
  const all = brokers.map(({ id }) => counts.get(id) ?? 0).sort((a, b) => a - b);
  const [least = 0] = all;
  return { least, most: all.at(-1) ?? 0, mean: sum(brokers, counts) / (all.length || 1) };
}
