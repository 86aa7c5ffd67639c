// Brokers by pod and what an audit has found, for people.

import { counted, grouped } from "../capture/text_words.ts";
import type {
  Audit,
  ImpossibleMove,
  PodDescription,
  PodFinding,
  Reassignment,
} from "../pods/mod.ts";
import { jsonLine } from "./json_line.ts";
import type { KnownCluster } from "./pods_clusters.ts";
import {
  CODES,
  findingRow,
  headText,
  idsText,
  MEANINGS,
  rowOf,
  ruleText,
  stayText,
} from "./pods_words.ts";
import { table } from "./table.ts";
import type { PodsWish } from "./wish.ts";

/** A cluster with what an audit has found. */
export interface AuditedCluster extends Audit {
  readonly cluster: KnownCluster;
}

/** One JSON object a pod, then one a finding. */
export function jsonLines({ cluster: { clusterId }, pods, findings }: AuditedCluster): string[] {
  return [
    ...pods.map((pod) => jsonLine({ kind: "pod", clusterId, ...pod })),
    ...findings.map((finding) => jsonLine({ kind: "finding", clusterId, ...finding })),
  ];
}

/** A line about each cluster, its pods, and the findings if they were asked for. */
export function podLines(
  file: string,
  clusters: readonly AuditedCluster[],
  wish: PodsWish,
): string[] {
  if (clusters.length === 0) return [`${file}: no answer that lists brokers`];
  return clusters.flatMap((one, i) => [
    ...i > 0 ? [""] : [],
    `${file}: ${headText(one.cluster, one.pods, clusters.length > 1)}`,
    ...one.pods.length === 0 ? [] : ["", ...podTable(one.pods)],
    ...wish.interval ? ["", ...findingLines(one.findings, wish)] : [],
  ]);
}

const HEAD = [
  "pod",
  "brokers",
  "fenced",
  "racks",
  "leaders",
  "per broker",
  "replicas",
  "per broker",
];

function podTable(pods: readonly PodDescription[]): string[] {
  return table(pods.map(rowOf), "llllrlrl", HEAD);
}

function findingLines(findings: readonly PodFinding[], { interval, pod }: PodsWish): string[] {
  const head = `${ruleText(interval!, pod ?? "canary-broker")}: ` +
    (findings.length === 0 ? "nothing found" : counted(findings.length, "finding"));
  const byCode = CODES.map((code) => findings.filter((finding) => finding.code === code));
  const isMovable = findings.some(({ code }) => code === "LEAK" || code === "SPILL");
  return [
    head,
    ...byCode.flatMap(codeLines),
    ...isMovable ? ["", "--plan prints the moves that clear LEAK and SPILL"] : [],
  ];
}

const SHOWN = 20;

/** The findings of a code: what they mean, then a line each. */
function codeLines(findings: readonly PodFinding[]): string[] {
  const [first] = findings;
  if (first === undefined) return [];
  const { code, severity } = first;
  const more = findings.length - SHOWN;
  return [
    "",
    `${code}  ${severity}, ${grouped(findings.length)}: ${MEANINGS[code]}`,
    ...table(findings.slice(0, SHOWN).map((one) => findingRow(one, brokersText)), "ll", ["", ""])
      .slice(1).map((row) => `  ${row}`),
    ...more > 0 ? [`  … ${grouped(more)} more; --ndjson has all`] : [],
  ];
}

function brokersText(ids: readonly number[]): string {
  if (ids.length === 0) return "";
  return `broker${ids.length === 1 ? "" : "s"} ${idsText(ids)}`;
}

/** What a plan leaves as it is, for the standard error. */
export function stayLines(
  { partitions }: Reassignment,
  impossible: readonly ImpossibleMove[],
): string[] {
  const lines = impossible.slice(0, SHOWN).map((move) => `Warning: ${stayText(move)}`);
  const more = impossible.length - SHOWN;
  return [
    ...lines,
    ...more > 0 ? [`Warning: ${grouped(more)} more partitions cannot be moved`] : [],
    ...partitions.length === 0 ? ["There is nothing to move"] : [],
  ];
}
