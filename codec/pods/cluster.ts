// What the functions of this room work on: plain data, from wherever it comes.

/**
 * How sure the pod of a broker is. `seen`: the newest answer tells it. `stale`: an earlier answer told it, the newest
 * does not; who gave that may be too old to know. `none`: no pod, as far as anybody has told.
 */
export type PodConfidence = "seen" | "stale" | "none";

/** A broker. */
export interface PodBroker {
  /** Its node id. */
  readonly id: number;
  /** Its rack. Default null: none. */
  readonly rack?: string | null;
  /** Its pod (KIP-1095). Default null: none, or not known. The empty text is the name of a pod. */
  readonly pod?: string | null;
  /** Registered, but out of service. Default false. */
  readonly isFenced?: boolean;
  /** How sure the pod is. Default `seen`. */
  readonly confidence?: PodConfidence;
}

/** A partition and who holds it. */
export interface PodPartition {
  /** Its index in the topic. */
  readonly partition: number;
  /** Ids of the brokers that hold it; the first one should lead. */
  readonly replicas: readonly number[];
  /** Id of the broker that leads it; -1: none does. Default the first replica. */
  readonly leader?: number;
  /** Ids of the brokers that are in sync. Default all replicas. */
  readonly isr?: readonly number[];
  /** Where each replica lies, in the order of `replicas`: a path, or "any". */
  readonly logDirs?: readonly string[];
}

/** A topic. */
export interface PodTopic {
  /** Its name. */
  readonly name: string;
  /** In any order. */
  readonly partitions: readonly PodPartition[];
}

/** A cluster, as far as pods are concerned. */
export interface PodCluster {
  /** Every registered broker that is known. */
  readonly brokers: readonly PodBroker[];
  /** Some or all of its topics. */
  readonly topics: readonly PodTopic[];
}

/**
 * Brokers by id.
 *
 * @param what What it is for: "audit", "place".
 * @throws {RangeError} If an id is no node id, or is there twice.
 */
export function brokersById(
  what: string,
  brokers: readonly PodBroker[],
): ReadonlyMap<number, PodBroker> {
  for (const { id } of brokers) checkInteger(what, "broker id", id, 0, MOST_INT32);
  checkUnique(what, "broker", brokers.map(({ id }) => id));
  return new Map(brokers.map((broker) => [broker.id, broker]));
}

/** The largest int32. */
export const MOST_INT32 = 2_147_483_647;

/** @throws {RangeError} If the number is no integer of that range. */
export function checkInteger(
  what: string,
  name: string,
  found: number,
  least: number,
  most: number,
): void {
  if (Number.isInteger(found) && found >= least && found <= most) return;
  throw new RangeError(`Cannot ${what}: expected ${name} ${least} to ${most}, found ${found}`);
}

/** @throws {RangeError} If something is there twice. */
export function checkUnique(
  what: string,
  name: string,
  found: readonly (number | string)[],
): void {
  const seen = new Set<number | string>();
  for (const one of found) {
    if (seen.has(one)) {
      const text = JSON.stringify(one);
      throw new RangeError(`Cannot ${what}: expected each ${name} once, found ${text} twice`);
    }
    seen.add(one);
  }
}

/** Things by what they have in common, in the order in which they came. */
export function grouped<T, K>(list: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

/** Who leads a partition, or should; -1: nobody does. */
export function leaderOf({ leader, replicas }: PodPartition): number {
  return leader ?? replicas[0] ?? -1;
}

/** Ids, ascending. */
export function idsOf(brokers: readonly PodBroker[]): number[] {
  return brokers.map(({ id }) => id).sort((a, b) => a - b);
}

/** Those in service. */
export function liveOf(brokers: readonly PodBroker[]): readonly PodBroker[] {
  return brokers.filter(({ isFenced }) => !isFenced);
}

/** Text of pods for a sentence: their names in quotes. */
export function quoted(pods: readonly string[]): string {
  return pods.map((pod) => JSON.stringify(pod)).join(" and ");
}
