// A second, simple audit, written from the table of connection E.4.

import type { NaiveBroker, NaiveRule } from "./naive.ts";
import { liveRules } from "./naive.ts";

export interface NaivePartition {
  readonly partition: number;
  readonly replicas: readonly number[];
  readonly leader: number;
  readonly isr: readonly number[];
}

export interface NaiveTopic {
  readonly name: string;
  readonly partitions: readonly NaivePartition[];
}

/** Findings as text, sorted: "LEAK t-4 1,2". */
export function naiveAudit(
  brokers: readonly NaiveBroker[],
  topics: readonly NaiveTopic[],
  rules: readonly NaiveRule[],
): string[] {
  const out: string[] = [];
  const live = liveRules(brokers, rules);
  const broker = (id: number) => brokers.find((b) => b.id === id);
  const partitions = topics.flatMap((t) => t.partitions.map((p) => ({ ...p, topic: t.name })));

  for (const [pod] of rules) {
    if (!live.some(([name]) => name === pod)) {
      out.push(`DEAD_RULE ${ids(brokers.filter((b) => b.pod === pod))}`);
    }
  }
  if (rules.length > 0) {
    const untold = brokers.every((b) => b.pod === null) ? brokers.map((b) => b.id) : [];
    const absent = partitions.flatMap((p) => p.replicas).filter((id) => !broker(id));
    const unknown = [...new Set([...untold, ...absent])];
    if (unknown.length > 0) out.push(`POD_UNKNOWN ${unknown.sort((a, b) => a - b)}`);
    for (const topic of topics) {
      const claimed = topic.partitions.filter((p) => rules.some(([, c]) => c(p.partition)));
      if (claimed.length === 0) out.push(`NO_CANARY ${topic.name}`);
    }
  }
  const names = [...new Set([...rules.map(([pod]) => pod), ...brokers.map((b) => b.pod)])]
    .filter((pod): pod is string => pod !== null);
  const seen = new Set<string>();
  for (const name of names) {
    const same = names.filter((n) => n.trim().toLowerCase() === name.trim().toLowerCase());
    const text = [...same].sort().join("|");
    if (same.length < 2 || seen.has(text)) continue;
    seen.add(text);
    out.push(`MIXED_CASE ${ids(brokers.filter((b) => b.pod !== null && same.includes(b.pod)))}`);
  }
  const factor = Math.max(0, ...partitions.map((p) => p.replicas.length));
  const ruled = live.map(([pod]) => pod);
  const outside = brokers.filter((b) => b.pod === null || !ruled.includes(b.pod));
  for (const pod of ruled) {
    const own = brokers.filter((b) => b.pod === pod);
    const rest = brokers.filter((b) => b.pod !== pod);
    const inService = own.filter((b) => !b.isFenced);
    if (inService.length < factor) out.push(`UNDERSIZED ${ids(inService)}`);
    if (racks(own) < racks(rest)) out.push(`RACK_NARROW ${ids(own)}`);
  }
  const inService = outside.filter((b) => !b.isFenced);
  if (ruled.length > 0 && outside.length > 0 && inService.length < factor) {
    out.push(`UNDERSIZED ${ids(inService)}`);
  }
  for (const pod of new Set(brokers.map((b) => b.pod))) {
    if (pod === null) continue;
    const own = brokers.filter((b) => b.pod === pod && !b.isFenced).map((b) => b.id);
    const leaders = own.map((id) => partitions.filter((p) => p.leader === id).length);
    const replicas = own.map((id) =>
      partitions.reduce((n, p) => n + p.replicas.filter((r) => r === id).length, 0)
    );
    if (isSkewed(leaders) || isSkewed(replicas)) {
      out.push(`SKEW ${ids(brokers.filter((b) => b.pod === pod))}`);
    }
  }
  if (live.length === 0) return out.sort();
  for (const p of partitions) {
    const at = `${p.topic}-${p.partition}`;
    const pods = live.filter(([, claims]) => claims(p.partition)).map(([pod]) => pod);
    const known = p.replicas.filter((id) => broker(id));
    const podOf = (id: number) => broker(id)!.pod;
    if (pods.length > 1) out.push(`OVERLAP ${at}`);
    if (pods.length === 1) {
      const leaks = known.filter((id) => podOf(id) !== null && podOf(id) !== pods[0]);
      if (leaks.length > 0) out.push(`LEAK ${at} ${leaks}`);
      const inSync = p.isr.some((id) => broker(id) && podOf(id) === pods[0]);
      if (broker(p.leader) && podOf(p.leader) !== pods[0] && inSync) {
        out.push(`LEADER_OUTSIDE ${at} ${p.leader}`);
      }
    }
    if (pods.length === 0) {
      const spills = known.filter((id) => podOf(id) !== null && ruled.includes(podOf(id)!));
      if (spills.length > 0) out.push(`SPILL ${at} ${spills}`);
    }
    const podless = known.filter((id) => podOf(id) === null);
    if (podless.length > 0) out.push(`UNLABELLED ${at} ${podless}`);
  }
  return out.sort();
}

function ids(brokers: readonly NaiveBroker[]): string {
  return `${brokers.map((b) => b.id).sort((a, b) => a - b)}`;
}

function racks(brokers: readonly NaiveBroker[]): number {
  return new Set(brokers.map((b) => b.rack).filter((rack) => rack !== null)).size;
}

function isSkewed(counts: readonly number[]): boolean {
  if (counts.length === 0) return false;
  const mean = counts.reduce((a, b) => a + b) / counts.length;
  const difference = Math.max(...counts) - Math.min(...counts);
  return difference > 2 && difference > 0.5 * mean;
}
