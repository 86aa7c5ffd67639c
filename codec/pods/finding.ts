/**
 * What an audit can find.
 *
 * | Code | Severity | What is wrong |
 * | --- | --- | --- |
 * | `POD_UNKNOWN` | warning | the pods of brokers are not known for sure, so all findings are provisional: no broker tells one, an older answer does, or the broker is not listed and holds replicas |
 * | `MIXED_CASE` | warning | names of pods are equal but for case or blanks |
 * | `DEAD_RULE` | error | a pod that has a rule has no live broker: the rule is not in force, and nothing of it is checked |
 * | `UNDERSIZED` | error | a pod, or what is outside of those with a rule, has fewer brokers in service than the largest replication factor in use |
 * | `RACK_NARROW` | warning | a pod that has a rule spans fewer racks than the rest |
 * | `SKEW` | warning | brokers of a pod differ too much in leaders or replicas |
 * | `NO_CANARY` | info | no rule claims any partition of a topic: it has too few |
 * | `OVERLAP` | error | more than one rule in force claims a partition |
 * | `LEAK` | error | a partition has replicas in another pod than its own |
 * | `SPILL` | error | a partition that belongs into no pod has replicas in one that has a rule |
 * | `UNLABELLED` | warning | replicas are on brokers without a pod: isolation is not complete |
 * | `LEADER_OUTSIDE` | warning | a partition is led from outside of its pod, though a broker in it is in sync |
 */
export type PodFindingCode =
  | "POD_UNKNOWN"
  | "MIXED_CASE"
  | "DEAD_RULE"
  | "UNDERSIZED"
  | "RACK_NARROW"
  | "SKEW"
  | "NO_CANARY"
  | "OVERLAP"
  | "LEAK"
  | "SPILL"
  | "UNLABELLED"
  | "LEADER_OUTSIDE";

/** One thing that an audit has found. */
export interface PodFinding {
  /** What it is. */
  readonly code: PodFindingCode;
  /** How bad it is. */
  readonly severity: "error" | "warning" | "info";
  /** The topic; absent where it is about brokers. */
  readonly topic?: string;
  /** The partition; absent where it is about brokers, or the whole topic. */
  readonly partition?: number;
  /** Ids of the brokers that it is about: of UNDERSIZED those in service, of LEADER_OUTSIDE the leader. */
  readonly brokers: readonly number[];
  /**
   * The pods that it is about: of LEAK the one that the partition belongs into, of SPILL those that it must leave; of
   * UNDERSIZED those that are too small, none if they have no name.
   */
  readonly pods: readonly string[];
  /** Of UNDERSIZED how many brokers there should be, of RACK_NARROW how many racks. */
  readonly expected?: number;
}

const ERRORS: readonly PodFindingCode[] = ["DEAD_RULE", "UNDERSIZED", "OVERLAP", "LEAK", "SPILL"];

/** A finding, as severe as its code is. */
export function finding(
  code: PodFindingCode,
  brokers: readonly number[],
  pods: readonly string[],
  facts: Pick<PodFinding, "topic" | "partition" | "expected"> = {},
): PodFinding {
  const severity = ERRORS.includes(code) ? "error" : code === "NO_CANARY" ? "info" : "warning";
  return { code, severity, ...facts, brokers, pods };
}
