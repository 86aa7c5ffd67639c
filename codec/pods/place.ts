import { MOST_PARTITIONS } from "./canary.ts";
import { brokersById, checkInteger, idsOf, MOST_INT32, type PodBroker, quoted } from "./cluster.ts";
import { isolate, type Isolation, type PlacementRules, type PodReadings } from "./isolation.ts";
import { notesOf, type PlacementNote } from "./place_notes.ts";
import { PlacementError } from "./placement_error.ts";

/** What is to be placed, and where. */
export interface PlaceRequest {
  /** Every registered broker. */
  readonly brokers: readonly PodBroker[];
  /** How many partitions. */
  readonly count: number;
  /** The index of the first of them. Default 0; more when partitions are added to a topic. */
  readonly start?: number;
  /** How many replicas each of them gets. */
  readonly replicationFactor: number;
  /** Which partitions belong into which pod, see {@linkcode canaryRules}. Default: none. */
  readonly rules?: PlacementRules;
  /**
   * Goes on where the last run of partitions on the same brokers ended. Default false, as in the pull request: every run
   * begins anew, at random, and so the load of brokers differs.
   */
  readonly carryState?: boolean;
  /** How open questions are answered. */
  readonly readings?: Partial<PodReadings>;
}

/** Where partitions are to lie. */
export interface Placement {
  /** By partition. */
  readonly assignments: readonly PlacedPartition[];
  /** Runs of partitions that may lie on the same brokers. */
  readonly ranges: readonly PlacedRange[];
  /** Open questions that may have mattered. */
  readonly notes: readonly PlacementNote[];
}

/** A partition and who is to hold it. */
export interface PlacedPartition {
  /** Its index in the topic. */
  readonly partition: number;
  /** Ids of brokers; the first one is to lead. */
  readonly replicas: readonly number[];
}

/** Partitions that may lie on the same brokers. */
export interface PlacedRange {
  /** The first of them. */
  readonly start: number;
  /** How many there are. */
  readonly count: number;
  /** The pod that they belong into; null: none. */
  readonly pod: string | null;
  /** Ids of the brokers that may hold them, ascending. */
  readonly brokers: readonly number[];
}

/** What a placer is asked: partitions, and the brokers that may hold them. */
export interface PlacerRun {
  /** The first of the partitions. */
  readonly start: number;
  /** How many replicas each of them gets. */
  readonly replicationFactor: number;
  /** The brokers, fenced ones too. */
  readonly brokers: readonly PodBroker[];
  /** The pod that they belong into, or those that they must stay out of. */
  readonly pods: readonly string[];
  /** Where that is, for a sentence: ` in pod "canary-broker"`; empty where no rule is in force. */
  readonly where: string;
}

/**
 * Gives the replicas of one partition after the other, the leader first.
 *
 * @param anew Whether a new run of the same brokers begins. Default false.
 */
export type NextReplicas = (anew?: boolean) => readonly number[];

/**
 * Begins the first run of some brokers.
 *
 * @throws {PlacementError} If there are not so many brokers.
 */
export type ReplicaPlacer = (run: PlacerRun) => NextReplicas;

/**
 * Places partitions so that those of a rule lie in its pod, and no others do (KIP-1095). Brokers without a pod may hold
 * all of them. It is a function of the request and of what the placer draws.
 *
 * @param placer Places the partitions of a run, whatever the pods: {@linkcode stripedPlacer}, or one of yours.
 * @throws {PlacementError} If two rules claim a partition, or a pod has not enough brokers.
 * @throws {RangeError} If a broker is there twice, a number is out of range, or there are more than 1,000,000 partitions,
 * or 20,000,000 pairs of a partition and a broker or a rule.
 * @example
 * ```ts
 * import { canaryRules, place, stripedPlacer } from "kafka-wire/pods";
 * const brokers = [0, 1, 2, 3, 4].map((id) => ({ id, pod: id < 3 ? "main" : "canary-broker" }));
 * const rules = canaryRules({ interval: 5 });
 * const request = { brokers, rules, count: 10, replicationFactor: 2, carryState: true };
 * const { assignments } = place(request, stripedPlacer(1));
 * const canaries = assignments.filter(({ replicas }) => replicas.every((id) => id >= 3));
 * if (canaries.map(({ partition }) => partition).join() !== "4,9") throw new Error("Cannot match");
 * ```
 */
export function place(request: PlaceRequest, placer: ReplicaPlacer): Placement {
  checkRequest(request);
  const { brokers, rules = NO_RULES, replicationFactor, carryState } = request;
  const isolation = isolate(brokers, rules, request.readings);
  const { ranges, sets } = rangesOf(request, isolation);
  const begun = new Map<string, NextReplicas>();
  const assignments = ranges.flatMap(({ start, count, pod }) => {
    const { key, ...set } = sets.get(pod)!;
    const known = begun.get(key);
    const next = known ?? placer({ start, replicationFactor, ...set });
    begun.set(key, next);
    const isAnew = known !== undefined && !carryState;
    return Array.from({ length: count }, (_, i) => ({
      partition: start + i,
      replicas: next(isAnew && i === 0),
    }));
  });
  return { assignments, ranges, notes: notesOf(request, isolation, sets) };
}

const NO_RULES: PlacementRules = /* @__PURE__ */ new Map();

const MOST_PAIRS = 20_000_000; // ten thousand partitions on two thousand brokers

function checkRequest({ brokers, count, start = 0, replicationFactor, rules }: PlaceRequest): void {
  const check = (name: string, found: number, least: number, most: number) =>
    checkInteger("place", name, found, least, most);
  const { length } = brokers;
  check("partitions", count, 0, MOST_PARTITIONS);
  check("first partition", start, 0, MOST_INT32 - count);
  check("replication factor", replicationFactor, -MOST_INT32, MOST_INT32);
  check("partitions times brokers and rules", count * (length + (rules?.size ?? 0)), 0, MOST_PAIRS);
  brokersById("place", brokers);
}

/** Brokers that may hold the same partitions. */
export interface BrokerSet extends Pick<PlacerRun, "brokers" | "pods" | "where"> {
  /** Ids of the brokers, ascending. */
  readonly ids: readonly number[];
  /** The same for the same brokers. */
  readonly key: string;
  /** How many brokers may hold them by the rules. */
  readonly allowed: number;
}

/** Sets of brokers by the pod of the partitions. */
export type BrokerSets = ReadonlyMap<string | null, BrokerSet>;

function rangesOf({ brokers, start = 0, count }: PlaceRequest, isolation: Isolation) {
  const { readings } = isolation;
  const sets = new Map<string | null, BrokerSet>();
  const ranges: (PlacedRange & { count: number })[] = [];
  let last: unknown;
  for (let i = start; i < start + count; i++) {
    const [pod, overlap] = isolation.claimed(i);
    if (overlap.length > 0) throw overlapping(i, overlap);
    const set = sets.get(pod) ?? setOf(brokers, pod, isolation);
    sets.set(pod, set);
    const now = readings.joinedBy === "rule" ? pod : set.key;
    if (now !== last) ranges.push({ start: i, count: 0, pod, brokers: set.ids });
    ranges.at(-1)!.count++;
    last = now;
  }
  return { ranges, sets };
}

function overlapping(partition: number, pods: readonly string[]): PlacementError {
  const text = `: expected one rule to claim it, found those of pods ${quoted(pods)}`;
  return new PlacementError("PLACEMENT_OVERLAP", { partition, pods }, text);
}

function setOf(all: readonly PodBroker[], pod: string | null, isolation: Isolation): BrokerSet {
  const { live, allows, readings } = isolation;
  const allowed = all.filter((broker) => allows(broker.pod, pod));
  const brokers = allowed.length === 0 && readings.nobody === "anybody" ? all : allowed;
  const pods = pod === null ? live : [pod];
  const place = pod === null ? "outside of" : "in";
  const where = pods.length === 0 ? "" : ` ${place} pod ${quoted(pods)}`;
  const ids = idsOf(brokers);
  return { brokers, ids, key: ids.join(), allowed: allowed.length, pods, where };
}
