// Clusters and topics at random.

import { Random } from "../kit/random.ts";
import type { NaiveBroker, NaiveRule } from "./naive.ts";

/** A cluster and what is to be placed on it. */
export interface RandomCase {
  readonly brokers: readonly NaiveBroker[];
  readonly rules: readonly NaiveRule[];
  readonly start: number;
  readonly count: number;
  readonly replicationFactor: number;
  readonly carryState: boolean;
  readonly seed: number;
}

const PODS = ["main", "canary-broker", "other", "Main", "canary-broker ", ""];

/** Brokers: 1 to 14, some fenced, in up to five racks, most of them with a pod. */
export function randomBrokers(random: Random): NaiveBroker[] {
  const ids = new Set<number>();
  const many = 1 + random.below(14);
  while (ids.size < many) ids.add(random.below(40));
  const racks = random.below(6);
  const fenced = random.one([0, 10, 40]);
  const podless = random.one([0, 0, 30, 100]);
  const pods = PODS.slice(0, random.one([2, 2, 2, 3, 6]));
  return [...ids].map((id) => ({
    id,
    rack: racks === 0 || random.chance(10) ? null : `r${random.below(racks)}`,
    pod: random.chance(podless) ? null : random.one(pods),
    isFenced: random.chance(fenced),
  }));
}

/** Most often one rule for canaries, sometimes none or several, which may overlap. */
export function randomRules(random: Random): NaiveRule[] {
  const every = (n: number) => (partition: number) => partition % n === n - 1;
  const interval = 1 + random.below(7);
  const rules: NaiveRule[] = [["canary-broker", every(interval)]];
  if (random.chance(10)) return [];
  if (random.chance(10)) rules.push(["other", every(2 + random.below(5))]);
  if (random.chance(3)) rules.push(["main", (partition) => partition >= 20]);
  return rules;
}

/** A case for a number. */
export function randomCase(n: number): RandomCase {
  const random = new Random(n);
  const brokers = randomBrokers(random);
  return {
    brokers,
    rules: randomRules(random),
    start: random.chance(30) ? random.below(30) : 0,
    count: random.below(40),
    replicationFactor: random.chance(3) ? 0 : 1 + random.below(random.chance(20) ? 14 : 4),
    carryState: random.chance(50),
    seed: random.uint32(),
  };
}
