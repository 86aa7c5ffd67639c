// Brokers by pod and what an audit has found, for people.

import { counted, grouped, printable, wordOf } from "../capture/text_words.ts";
import type {
  Audit,
  ImpossibleMove,
  PodDescription,
  PodFinding,
  PodFindingCode,
  Reassignment,
  Spread,
} from "../pods/mod.ts";
import { jsonLine } from "./json_line.ts";
import type { KnownCluster } from "./pods_clusters.ts";
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
    `${file}: ${headText(one, clusters.length > 1)}`,
    ...one.pods.length === 0 ? [] : ["", ...podTable(one.pods)],
    ...wish.interval ? ["", ...findingLines(one.findings, wish)] : [],
  ]);
}

function headText({ cluster, pods }: AuditedCluster, isOneOfMany: boolean): string {
  const { clusterId, brokers, topics } = cluster;
  const named = pods.filter(({ pod }) => pod !== null).length;
  const partitions = topics.reduce((n, { partitions }) => n + partitions.length, 0);
  return [
    ...isOneOfMany ? [`cluster ${clusterId === null ? "unknown" : word(clusterId)}`] : [],
    `${counted(brokers.length, "broker")} in ${named === 0 ? "no pod" : counted(named, "pod")}`,
    counted(topics.length, "topic"),
    counted(partitions, "partition"),
  ].join(", ");
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

function rowOf(description: PodDescription): string[] {
  const { pod, brokers, fenced, racks, leaders, replicas } = description;
  return [
    pod === null ? "(none)" : word(pod),
    idsText(brokers),
    idsText(fenced),
    fewOf(racks.map((rack) => rack === null ? "(none)" : word(rack))),
    grouped(leaders),
    spreadText(description.leaderSpread),
    grouped(replicas),
    spreadText(description.replicaSpread),
  ];
}

/** What a broker in service has; empty if that is nothing. */
function spreadText({ least, most }: Spread): string {
  if (most === 0) return "";
  return least === most ? grouped(most) : `${grouped(least)} to ${grouped(most)}`;
}

const FEW = 8;

function fewOf(texts: readonly string[]): string {
  const more = texts.length - FEW;
  return [...texts.slice(0, FEW), ...more > 0 ? [`${grouped(more)} more`] : []].join(", ");
}

/** Ids in order, runs of them as "3-7". */
function idsText(ids: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const id of [...ids].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.[1] === id - 1) run[1] = id;
    else runs.push([id, id]);
  }
  return fewOf(runs.map(([first, last]) => first === last ? `${first}` : `${first}-${last}`));
}

/** What each finding means, the worst first. */
const MEANINGS: Readonly<Record<PodFindingCode, string>> = {
  POD_UNKNOWN: "pods that are not known for sure; what else is found is provisional",
  DEAD_RULE: "no broker of the pod is in service: the rule is not in force, nothing is checked",
  OVERLAP: "two rules claim the partition",
  LEAK: "a canary with replicas outside of its pod",
  SPILL: "not a canary, with replicas in the pod of canaries",
  UNDERSIZED: "fewer brokers in service than a partition has replicas",
  LEADER_OUTSIDE: "a canary led from outside of its pod, though a broker in it is in sync",
  UNLABELLED: "replicas on brokers without a pod: isolation is not complete",
  RACK_NARROW: "fewer racks than the other brokers have",
  SKEW: "leaders or replicas differ too much between brokers, see above",
  MIXED_CASE: "pods whose names differ only in case or blanks",
  NO_CANARY: "too few partitions to have a canary",
};

const CODES = Object.keys(MEANINGS) as PodFindingCode[];

function findingLines(findings: readonly PodFinding[], { interval, pod }: PodsWish): string[] {
  const rule = interval === 1 ? "every partition" : `one partition of ${interval}`;
  const head = `canaries, ${rule}, in pod ${word(pod ?? "canary-broker")}: ` +
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
    ...table(findings.slice(0, SHOWN).map(findingRow), "ll", ["", ""]).slice(1).map((row) =>
      `  ${row}`
    ),
    ...more > 0 ? [`  … ${grouped(more)} more; --ndjson has all`] : [],
  ];
}

/** Where, and which brokers. */
function findingRow({ code, topic, partition, brokers, pods, expected }: PodFinding): string[] {
  const place = topic === undefined
    ? fewOf(pods.map(word))
    : `${word(topic)}${partition === undefined ? "" : `-${partition}`}`;
  const ids = brokersText(brokers);
  if (code === "UNDERSIZED") return [place, `${ids || "none"}, ${expected} expected`];
  if (code === "RACK_NARROW") return [place, `${ids}; the others have ${expected} racks`];
  return [place, ids];
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
  const lines = impossible.slice(0, SHOWN).map(({ topic, partition, reason, pods }) =>
    `Warning: ${word(topic)}-${partition} cannot be moved: ${REASONS[reason]} ${
      fewOf(pods.map(word))
    }`
  );
  const more = impossible.length - SHOWN;
  return [
    ...lines,
    ...more > 0 ? [`Warning: ${grouped(more)} more partitions cannot be moved`] : [],
    ...partitions.length === 0 ? ["There is nothing to move"] : [],
  ];
}

const REASONS: Readonly<Record<ImpossibleMove["reason"], string>> = {
  PLACEMENT_OVERLAP: "it is claimed by the rules of the pods",
  TOO_FEW_BROKERS: "too few brokers may hold it instead; it is about pod",
};

/** Text of a peer: a short word, or in quotes. */
function word(text: string): string {
  return printable(wordOf(text));
}
