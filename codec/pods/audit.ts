// What is wrong with where partitions lie (connection E.4, audit).

import { clusterFindings } from "./audit_cluster.ts";
import { brokersById, leaderOf, type PodCluster, type PodPartition } from "./cluster.ts";
import { describePods, type PodDescription } from "./describe.ts";
import { finding, type PodFinding, type PodFindingCode } from "./finding.ts";
import { isolate, type Isolation, type PlacementRules, type PodReadings } from "./isolation.ts";

/** What is to be audited, and by which rules. */
export interface AuditRequest extends PodCluster {
  /** Which partitions belong into which pod, see {@linkcode canaryRules}. */
  readonly rules: PlacementRules;
  /** A replication factor that is to be possible, even if no partition has it yet. */
  readonly expectedReplicationFactor?: number;
  /**
   * How much brokers of a pod may differ in leaders or replicas, as a share of what they have on average; a difference of
   * two is always allowed. Default 0.5.
   */
  readonly skewLimit?: number;
  /** How open questions are answered. */
  readonly readings?: Partial<PodReadings>;
}

/** What an audit has found. */
export interface Audit {
  /** First about brokers, then by topic and partition, in the order in which they came. */
  readonly findings: readonly PodFinding[];
  /** What there is in each pod, with the spread of leaders and replicas. */
  readonly pods: readonly PodDescription[];
}

/**
 * Looks for replicas that lie where the rules do not want them, and for what hides that, or will bring it.
 *
 * @throws {RangeError} If a broker is there twice.
 * @example
 * ```ts
 * import { auditPlacement, canaryRules } from "kafka-wire/pods";
 * const { findings } = auditPlacement({
 *   brokers: [{ id: 1, pod: "main" }, { id: 2, pod: "canary-broker" }],
 *   topics: [{
 *     name: "orders",
 *     partitions: [{ partition: 0, replicas: [1] }, { partition: 1, replicas: [1] }],
 *   }],
 *   rules: canaryRules({ interval: 2 }),
 * });
 * const [leak] = findings;
 * if (findings.length !== 1 || leak?.code !== "LEAK" || leak.partition !== 1) {
 *   throw new Error("Cannot match: expected that partition 1 leaks");
 * }
 * ```
 */
export function auditPlacement(request: AuditRequest): Audit {
  const { brokers, topics, rules } = request;
  const byId = brokersById("audit", brokers);
  const isolation = isolate(brokers, rules, request.readings);
  const pods = describePods(request);
  const findings = clusterFindings(request, isolation, pods);
  for (const { name: topic, partitions } of topics) {
    const isClaimed = partitions.some(({ partition }) => isolation.claims(partition).length > 0);
    if (rules.size > 0 && !isClaimed) {
      findings.push(finding("NO_CANARY", [], isolation.pods, { topic }));
    }
    if (isolation.live.length === 0) continue;
    for (const one of partitions) {
      const place = { topic, partition: one.partition };
      for (const [code, brokers, pods] of partitionFindings(one, isolation, byId)) {
        findings.push(finding(code, brokers, pods, place));
      }
    }
  }
  return { findings, pods };
}

type Found = readonly [code: PodFindingCode, brokers: readonly number[], pods: readonly string[]];

/** What is wrong with a partition. Of brokers that are not known nothing is said. */
function partitionFindings(
  partition: PodPartition,
  { keyOf, allows, claimed }: Isolation,
  byId: ReturnType<typeof brokersById>,
): readonly Found[] {
  const { replicas, isr = replicas } = partition;
  const podOf = (id: number) => byId.get(id)?.pod;
  const [claim, overlap] = claimed(partition.partition);
  const isClear = overlap.length === 0;
  const strays = isClear ? replicas.filter((id) => !allows(podOf(id), claim)) : [];
  const podless = replicas.filter((id) => byId.has(id) && keyOf(podOf(id)) === null);
  const isInside = (id: number) => keyOf(podOf(id)) === keyOf(claim);
  const leader = leaderOf(partition);
  const isOutside = isClear && claim !== null && byId.has(leader) && !isInside(leader);
  const spilt = [...new Set(strays.map((id) => podOf(id)!))];
  const all: readonly Found[] = [
    claim === null ? ["SPILL", strays, spilt] : ["LEAK", strays, [claim]],
    ["UNLABELLED", podless, []],
    ["LEADER_OUTSIDE", isOutside && isr.some(isInside) ? [leader] : [], [claim!]],
  ];
  const found = all.filter(([, brokers]) => brokers.length > 0);
  return isClear ? found : [["OVERLAP", [], overlap], ...found];
}
