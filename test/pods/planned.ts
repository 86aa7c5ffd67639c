// Random placements, their plans, and whether these are as good as any that there is: all replica sets are tried.

import { auditPlacement } from "../../codec/pods/audit.ts";
import { planReassignment, type ReassignmentPlan } from "../../codec/pods/plan.ts";
import { Random } from "../kit/random.ts";
import { randomTopics } from "./audited.ts";
import { randomBrokers, randomRules } from "./clusters.ts";
import { liveRules, type NaiveBroker, type NaiveRule, setFor } from "./naive.ts";
import type { NaivePartition, NaiveTopic } from "./naive_audit.ts";

const MOST_BROKERS = 8;

/** What is wrong with the plan for a random cluster; and how much there was to do. */
export function planVerdict(n: number): { moves: number; impossible: number; wrong: string[] } {
  const random = new Random(n);
  const brokers = randomBrokers(random).slice(0, MOST_BROKERS);
  const rules = randomRules(random);
  const topics = randomTopics(random, brokers.map(({ id }) => id));
  const request = { brokers, topics, rules: new Map(rules), seed: n };
  const plan = planReassignment(request);
  const wrong = [
    ...JSON.stringify(plan) === JSON.stringify(planReassignment(request))
      ? []
      : ["not the same again"],
    ...partitionsWrong(brokers, topics, rules, plan),
    ...leftOver(brokers, topics, rules, plan),
    ...rollbackWrong(topics, plan),
  ];
  const { moves, impossible } = plan;
  return {
    moves: moves.length,
    impossible: impossible.length,
    wrong: wrong.map((text) => `${n}: ${text}`),
  };
}

/** The topics after a plan, by hand: who led and stays leads, else the first replica. */
export function applied(topics: readonly NaiveTopic[], plan: ReassignmentPlan): NaiveTopic[] {
  return topics.map(({ name, partitions }) => ({
    name,
    partitions: partitions.map((one) => {
      const after = plan.reassignment.partitions.find(({ topic, partition }) =>
        topic === name && partition === one.partition
      );
      if (after === undefined) return one;
      const { replicas } = after;
      const leader = replicas.includes(one.leader) ? one.leader : replicas[0]!;
      return { ...one, replicas, isr: replicas, leader };
    }),
  }));
}

function partitionsWrong(
  brokers: readonly NaiveBroker[],
  topics: readonly NaiveTopic[],
  rules: readonly NaiveRule[],
  plan: ReassignmentPlan,
): string[] {
  const live = liveRules(brokers, rules);
  const after = applied(topics, plan);
  return topics.flatMap(({ name, partitions }, t) =>
    partitions.flatMap((one, p) => {
      const now = after[t]!.partitions[p]!;
      const isImpossible = plan.impossible.some(({ topic, partition }) =>
        topic === name && partition === one.partition
      );
      return partitionWrong(brokers, live, one, now.replicas, isImpossible)
        .map((text) => `${name}-${one.partition}: ${text}`);
    })
  );
}

function partitionWrong(
  brokers: readonly NaiveBroker[],
  live: readonly NaiveRule[],
  before: NaivePartition,
  after: readonly number[],
  isImpossible: boolean,
): string[] {
  const found = setFor(before.partition, brokers, live);
  if ("overlap" in found) return isImpossible ? [] : ["two rules claim it, and it is planned"];
  const known = brokers.map(({ id }) => id);
  const allowed = found.set.map(({ id }) => id);
  const mayHold = (id: number) => !known.includes(id) || allowed.includes(id);
  const best = bestSets(brokers, found.set, before, mayHold);
  if (best.length === 0) return isImpossible ? [] : ["no set is possible, and it is planned"];
  if (isImpossible) return ["a set is possible, and it is not planned"];
  const wrong: string[] = [];
  if (after.length !== before.replicas.length) wrong.push("another replication factor");
  if (new Set(after).size !== after.length) wrong.push("a broker twice");
  if (!best.includes(setText(after))) wrong.push(`${after} is not among the best: ${best}`);
  const kept = before.replicas.filter((id) => after.includes(id));
  if (kept.includes(before.leader) && !mayHold(before.replicas[0]!) && after[0] !== before.leader) {
    wrong.push("who leads and stays does not come first");
  }
  if (mayHold(before.replicas[0] ?? -1) && after[0] !== before.replicas[0]) {
    wrong.push("the first replica stays and is not the first");
  }
  return wrong;
}

function setText(ids: readonly number[]): string {
  return [...ids].sort((a, b) => a - b).join("+");
}

/**
 * The best of all sets of brokers that may hold the partition, new ones in service: first those that add the fewest, then
 * that take the fewest without a pod, then in the most racks, then in the most racks that it was in.
 */
function bestSets(
  brokers: readonly NaiveBroker[],
  set: readonly NaiveBroker[],
  { replicas }: NaivePartition,
  mayHold: (id: number) => boolean,
): string[] {
  const rackOf = (id: number) => brokers.find((broker) => broker.id === id)?.rack;
  const isPodless = (id: number) => brokers.find((broker) => broker.id === id)?.pod === null;
  const old = new Set(replicas.map(rackOf));
  const usable = [
    ...replicas.filter(mayHold),
    ...set.filter((b) => !b.isFenced && !replicas.includes(b.id)).map((b) => b.id),
  ];
  let best: string[] = [];
  let least = Infinity;
  for (const ids of subsets(usable, replicas.length)) {
    const added = ids.filter((id) => !replicas.includes(id));
    const racks = new Set(ids.map(rackOf));
    const kept = [...racks].filter((rack) => old.has(rack)).length;
    const cost = added.length * 1e6 + added.filter(isPodless).length * 1e4 - racks.size * 100 -
      kept;
    if (cost < least) [best, least] = [[], cost];
    if (cost === least) best.push(setText(ids));
  }
  return best;
}

function* subsets(ids: readonly number[], size: number): Generator<number[]> {
  if (size === 0) return yield [];
  for (const [i, id] of ids.entries()) {
    for (const rest of subsets(ids.slice(i + 1), size - 1)) yield [id, ...rest];
  }
}

/** The audit after the plan: no LEAK and no SPILL but of what is impossible, and none is led from outside but before. */
function leftOver(
  brokers: readonly NaiveBroker[],
  topics: readonly NaiveTopic[],
  rules: readonly NaiveRule[],
  plan: ReassignmentPlan,
): string[] {
  const { findings } = auditPlacement({
    brokers,
    topics: applied(topics, plan),
    rules: new Map(rules),
  });
  const impossible = plan.impossible.map(({ topic, partition }) => `${topic}-${partition}`);
  return findings.filter(({ code }) => code === "LEAK" || code === "SPILL")
    .map(({ code, topic, partition }) => `${code} ${topic}-${partition}`)
    .filter((text) => !impossible.includes(text.replace(/^\w+ /, "")));
}

function rollbackWrong(
  topics: readonly NaiveTopic[],
  { rollback, moves }: ReassignmentPlan,
): string[] {
  const isBefore = rollback.partitions.every(({ topic, partition, replicas }) =>
    topics.find(({ name }) => name === topic)!.partitions
      .find((one) => one.partition === partition)!.replicas === replicas
  );
  return isBefore && rollback.partitions.length === moves.length ? [] : ["the rollback"];
}
