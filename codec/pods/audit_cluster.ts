// What an audit finds about brokers and pods as a whole.

import type { AuditRequest } from "./audit.ts";
import { idsOf, liveOf, type PodBroker } from "./cluster.ts";
import { groupByPod, type PodDescription, racksOf, type Spread } from "./describe.ts";
import { finding, type PodFinding } from "./finding.ts";
import { type Isolation, mixedNames, namesOf } from "./isolation.ts";

/** The findings, in the order of the table of codes. */
export function clusterFindings(
  request: AuditRequest,
  isolation: Isolation,
  descriptions: readonly PodDescription[],
): PodFinding[] {
  const { brokers, skewLimit = SKEW_LIMIT } = request;
  const { pods, live } = isolation;
  return [
    ...pods.length === 0 ? [] : unknown(request),
    ...mixed(brokers, pods),
    ...pods.filter((pod) => !live.includes(pod))
      .map((pod) => finding("DEAD_RULE", idsOf(ownOf(pod, brokers, isolation)), [pod])),
    ...undersized(request, isolation),
    ...live.flatMap((pod) => narrow(pod, brokers, isolation)),
    ...descriptions.flatMap((pod) => skewed(pod, skewLimit)),
  ];
}

const SKEW_LIMIT = 0.5;
const FEW = 2; // a difference that a handful of partitions has by chance

/** Brokers whose pods are not known for sure. */
function unknown({ brokers, topics }: AuditRequest): PodFinding[] {
  const isUntold = namesOf(brokers).length === 0;
  const listed = new Set(brokers.map(({ id }) => id));
  const ids = new Set(
    idsOf(brokers.filter(({ confidence }) => isUntold || confidence === "stale")),
  );
  for (const { partitions } of topics) {
    for (const { replicas } of partitions) {
      for (const id of replicas) if (!listed.has(id)) ids.add(id);
    }
  }
  return ids.size === 0 ? [] : [finding("POD_UNKNOWN", [...ids].sort((a, b) => a - b), [])];
}

function mixed(brokers: readonly PodBroker[], pods: readonly string[]): PodFinding[] {
  const byPod = groupByPod(brokers);
  return mixedNames([...pods, ...namesOf(brokers)]).map((names) =>
    finding("MIXED_CASE", idsOf(names.flatMap((name) => byPod.get(name) ?? [])), names)
  );
}

function ownOf(pod: string, brokers: readonly PodBroker[], { keyOf }: Isolation): PodBroker[] {
  return brokers.filter((broker) => keyOf(broker.pod) === keyOf(pod));
}

/** Each pod with a rule in force, and what is outside of them. */
function undersized(request: AuditRequest, isolation: Isolation): PodFinding[] {
  const { brokers } = request;
  const { live, allows } = isolation;
  const expected = largestFactor(request);
  const outside = brokers.filter(({ pod }) => allows(pod, null));
  const sides: [pods: readonly string[], side: readonly PodBroker[]][] = live
    .map((pod) => [[pod], ownOf(pod, brokers, isolation)]);
  if (live.length > 0 && outside.length > 0) sides.push([[...new Set(namesOf(outside))], outside]);
  return sides.filter(([, side]) => liveOf(side).length < expected)
    .map(([pods, side]) => finding("UNDERSIZED", idsOf(liveOf(side)), pods, { expected }));
}

function largestFactor({ topics, expectedReplicationFactor = 0 }: AuditRequest): number {
  return topics.reduce(
    (largest, { partitions }) =>
      partitions.reduce((most, { replicas }) => Math.max(most, replicas.length), largest),
    expectedReplicationFactor,
  );
}

function narrow(pod: string, brokers: readonly PodBroker[], isolation: Isolation): PodFinding[] {
  const own = ownOf(pod, brokers, isolation);
  const inside = new Set(own);
  const expected = namedRacks(brokers.filter((broker) => !inside.has(broker)));
  const isNarrow = namedRacks(own) < expected;
  return isNarrow ? [finding("RACK_NARROW", idsOf(own), [pod], { expected })] : [];
}

function namedRacks(brokers: readonly PodBroker[]): number {
  return racksOf(brokers).filter((rack) => rack !== null).length;
}

function skewed(description: PodDescription, limit: number): PodFinding[] {
  const { pod, brokers, leaderSpread, replicaSpread } = description;
  const isSkewed = ({ least, most, mean }: Spread) => most - least > Math.max(FEW, limit * mean);
  const isFound = pod !== null && [leaderSpread, replicaSpread].some(isSkewed);
  return isFound ? [finding("SKEW", brokers, [pod])] : [];
}
