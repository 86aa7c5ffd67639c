// How to bring partitions to where they belong, with as few moves as there can be (connection E.4).

import { type Take, taking } from "./candidates.ts";
import { brokersById, leaderOf, type PodCluster, type PodPartition } from "./cluster.ts";
import { loadOf } from "./describe.ts";
import { isolate, type Isolation, type PlacementRules, type PodReadings } from "./isolation.ts";
import type { ReassignedPartition, Reassignment } from "./reassignment.ts";

/** What is to be planned, and by which rules. */
export interface PlanRequest extends PodCluster {
  /** Which partitions belong into which pod, see {@linkcode canaryRules}. */
  readonly rules: PlacementRules;
  /** Decides between brokers that are equally good. Default 0. */
  readonly seed?: number;
  /** How open questions are answered. */
  readonly readings?: Partial<PodReadings>;
}

/** A plan. */
export interface ReassignmentPlan {
  /** What to give to Kafka's tool, as JSON. If it has no partition there is nothing to be done. */
  readonly reassignment: Reassignment;
  /** The same partitions as they are now: what undoes it. */
  readonly rollback: Reassignment;
  /** What moves, in the same order. */
  readonly moves: readonly PodMove[];
  /** Partitions that stay where they are, though they should not. */
  readonly impossible: readonly ImpossibleMove[];
}

/** What becomes of a partition. */
export interface PodMove {
  /** The name of the topic. */
  readonly topic: string;
  /** Its index in the topic. */
  readonly partition: number;
  /** Ids of brokers that hold it no more. */
  readonly removed: readonly number[];
  /** Ids of brokers that hold it from then on, as many. */
  readonly added: readonly number[];
}

/** A partition that cannot be brought to where it belongs. */
export interface ImpossibleMove {
  /** The name of the topic. */
  readonly topic: string;
  /** Its index in the topic. */
  readonly partition: number;
  /** `PLACEMENT_OVERLAP`: two rules claim it. `TOO_FEW_BROKERS`: not enough brokers in service may hold it. */
  readonly reason: "PLACEMENT_OVERLAP" | "TOO_FEW_BROKERS";
  /** The pods that claim it; if none does, those that it must leave. */
  readonly pods: readonly string[];
}

/**
 * Plans the moves that clear every LEAK and SPILL of {@linkcode auditPlacement}.
 *
 * Of each partition the replicas that may not be where they are move, and no others: fewer would not do. Their places are
 * taken by brokers in service that have a pod, if there are enough; among those so that the partition is in as many racks
 * as it can be, in those that it was in before if there is a choice, and then by the brokers that hold the fewest
 * replicas (of all `topics`, so give them all). The order of replicas stays, except that where the first one leaves, who leads now comes first, or else
 * a broker that is in sync. Replicas on brokers that are not known stay.
 *
 * @throws {RangeError} If a broker is there twice, or more than 200,000,000 pairs of a moving replica and a broker would
 * have to be compared.
 * @example
 * ```ts
 * import { canaryRules, planReassignment } from "kafka-wire/pods";
 * const { reassignment } = planReassignment({
 *   brokers: [{ id: 1, pod: "main" }, { id: 2, pod: "canary-broker" }],
 *   topics: [{
 *     name: "orders",
 *     partitions: [{ partition: 0, replicas: [1] }, { partition: 1, replicas: [1] }],
 *   }],
 *   rules: canaryRules({ interval: 2 }),
 * });
 * const text = JSON.stringify(reassignment);
 * if (text !== '{"version":1,"partitions":[{"topic":"orders","partition":1,"replicas":[2]}]}') {
 *   throw new Error("Cannot match the file for Kafka's tool");
 * }
 * ```
 */
export function planReassignment(request: PlanRequest): ReassignmentPlan {
  const { brokers, topics, rules, seed = 0 } = request;
  const byId = brokersById("plan", brokers);
  const isolation = isolate(brokers, rules, request.readings);
  const take = taking(brokers, isolation, loadOf(topics).replicas, seed);
  const [after, before]: [ReassignedPartition[], ReassignedPartition[]] = [[], []];
  const moves: PodMove[] = [];
  const impossible: ImpossibleMove[] = [];
  for (const { name: topic, partitions } of topics) {
    for (const now of partitions) {
      const { partition, replicas } = now;
      const found = moveOf(now, byId, isolation, take);
      if (found === undefined) continue;
      if ("reason" in found) {
        impossible.push({ topic, partition, ...found });
        continue;
      }
      moves.push({ topic, partition, ...found });
      before.push(reassigned(topic, now, replicas));
      after.push(reassigned(topic, now, replicasAfter(now, found)));
    }
  }
  const [reassignment, rollback] = [after, before].map((partitions) => ({
    version: 1 as const,
    partitions,
  }));
  return { reassignment: reassignment!, rollback: rollback!, moves, impossible };
}

type Move = Pick<PodMove, "removed" | "added">;
type NoMove = Pick<ImpossibleMove, "reason" | "pods">;

/** What becomes of a partition; undefined: it may stay. */
function moveOf(
  { partition, replicas }: PodPartition,
  byId: ReturnType<typeof brokersById>,
  { live, claimed, allows }: Isolation,
  take: Take,
): Move | NoMove | undefined {
  const [claim, overlap] = claimed(partition);
  if (overlap.length > 0) return { reason: "PLACEMENT_OVERLAP", pods: overlap };
  const stays = (id: number) => allows(byId.get(id)?.pod, claim);
  const removed = [...new Set(replicas.filter((id) => !stays(id)))];
  if (removed.length === 0) return undefined;
  const added = take(claim, removed, replicas.filter(stays));
  if (added !== undefined) return { removed, added };
  return { reason: "TOO_FEW_BROKERS", pods: claim === null ? live : [claim] };
}

/** A partition as Kafka's tool wants it; with directories if they were told: a new replica may be in "any". */
function reassigned(
  topic: string,
  { partition, replicas: before, logDirs }: PodPartition,
  replicas: readonly number[],
): ReassignedPartition {
  const dirs = new Map(before.map((id, i) => [id, logDirs?.[i]]));
  const log_dirs = logDirs && replicas.map((id) => dirs.get(id) ?? "any");
  return { topic, partition, replicas, ...log_dirs && { log_dirs } };
}

/** New brokers in the places of those that leave; in the first place rather one that can lead at once. */
function replicasAfter(now: PodPartition, { removed, added }: Move): readonly number[] {
  const { replicas, isr = replicas } = now;
  const moved = new Map(removed.map((id, i) => [id, added[i]!]));
  const after = replicas.map((id) => moved.get(id) ?? id);
  if (after[0] === replicas[0]) return after;
  const kept = new Set(replicas.filter((id) => !moved.has(id)));
  const first = [leaderOf(now), ...isr, ...kept].find((id) => kept.has(id));
  return first === undefined ? after : [first, ...after.filter((id) => id !== first)];
}
