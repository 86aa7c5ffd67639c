// Random placements, and whether the audit finds in them what the naive one finds.

import { auditPlacement } from "../../codec/pods/audit.ts";
import type { PodFinding } from "../../codec/pods/finding.ts";
import { Random } from "../kit/random.ts";
import { randomBrokers, randomRules } from "./clusters.ts";
import { naiveAudit, type NaivePartition, type NaiveTopic } from "./naive_audit.ts";

/** Topics whose partitions lie anywhere, sometimes on brokers that nobody knows. */
export function randomTopics(random: Random, ids: readonly number[]): NaiveTopic[] {
  const factor = 1 + random.below(4);
  return ["t", "u", "v"].slice(0, random.below(4)).map((name) => ({
    name,
    partitions: Array.from(
      { length: random.below(12) },
      (_, partition) => randomPartition(random, partition, ids, factor),
    ),
  }));
}

function randomPartition(
  random: Random,
  partition: number,
  ids: readonly number[],
  factor: number,
): NaivePartition {
  const left = [...ids, ...random.chance(5) ? [90] : []];
  const replicas: number[] = [];
  while (replicas.length < factor && left.length > 0) {
    replicas.push(...left.splice(random.below(left.length), 1));
  }
  const isr = replicas.filter(() => random.chance(80));
  const leader = isr.length === 0 ? -1 : random.chance(60) ? isr[0]! : random.one(isr);
  return { partition, replicas, leader, isr };
}

/** What differs between both audits; nothing if they agree. */
export function auditDifference(n: number): { codes: string[]; wrong: string[] } {
  const random = new Random(n);
  const brokers = randomBrokers(random);
  const rules = randomRules(random);
  const topics = randomTopics(random, brokers.map(({ id }) => id));
  const { findings } = auditPlacement({ brokers, topics, rules: new Map(rules) });
  const found = findings.map(textOf).sort();
  const expected = naiveAudit(brokers, topics, rules);
  const wrong = JSON.stringify(found) === JSON.stringify(expected)
    ? []
    : [`${n}: ${found.filter((one) => !expected.includes(one))} / ${
      expected.filter((one) => !found.includes(one))
    }`];
  return { codes: findings.map(({ code }) => code), wrong };
}

function textOf({ code, topic, partition, brokers }: PodFinding): string {
  const place = partition === undefined ? topic ?? "" : `${topic}-${partition}`;
  return [code, place, `${brokers}`].filter((text) =>
    text !== "" || code === "DEAD_RULE" || code === "UNDERSIZED"
  ).join(" ")
    .replace(/ {2}/, " ");
}
