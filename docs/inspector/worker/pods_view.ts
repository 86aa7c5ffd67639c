// Brokers by pod, findings and a plan, as they are shown.

import {
  auditPlacement,
  canaryRules,
  type ImpossibleMove,
  planReassignment,
  type PodDescription,
  type PodFinding,
  type PodFindingCode,
  type Spread,
} from "kafka-wire/pods";
import { counted, grouped, printable, wordOf } from "../../../codec/capture/text_words.ts";
import type { KnownCluster } from "../../../codec/command/pods_clusters.ts";
import type { CanaryTexts, ClusterAudit, ClusterPods, PodsView, TableView } from "../protocol.ts";
import type { FoundClusters } from "./pods.ts";

/** What is known of the clusters, audited where there are settings that can work. */
export function podsView(
  { clusters, remark }: FoundClusters,
  canaries: CanaryTexts | undefined,
): PodsView {
  const wrong = canaries ? wrongOf(canaries) : NOTHING;
  const isAudited = canaries && wrong.interval === "" && wrong.pod === "";
  const told = clusters.filter(({ brokers, topics }) => brokers.length + topics.length > 0);
  return {
    wrong,
    remark: remark === "" && told.length === 0
      ? "Nothing in this file tells of brokers: no answer to Metadata or DescribeCluster, no record of a metadata log."
      : remark,
    clusters: told.map((cluster) => ({
      ...clusterPods(cluster, told.length > 1),
      ...isAudited && { audit: auditOf(cluster, canaries) },
    })),
  };
}

const NOTHING: CanaryTexts = { interval: "", pod: "" };
const MOST_INT32 = 2_147_483_647;

function wrongOf({ interval, pod }: CanaryTexts): CanaryTexts {
  const isValid = /^\d{1,10}$/.test(interval.trim()) && +interval > 0 && +interval <= MOST_INT32;
  const found = interval.trim() === "" ? "none" : word(interval.trim());
  return {
    interval: isValid
      ? ""
      : `Cannot audit: expected 1 to ${grouped(MOST_INT32)} as the interval, found ${found}`,
    pod: pod === "" ? "Cannot audit: expected a name of the pod, found none" : "",
  };
}

function clusterPods(cluster: KnownCluster, isOneOfMany: boolean): ClusterPods {
  const { pods } = auditPlacement({ ...cluster, rules: new Map() });
  const { clusterId, brokers, topics } = cluster;
  const named = pods.filter(({ pod }) => pod !== null).length;
  const partitions = topics.reduce((n, { partitions }) => n + partitions.length, 0);
  const title = [
    ...isOneOfMany ? [`cluster ${clusterId === null ? "unknown" : word(clusterId)}`] : [],
    `${counted(brokers.length, "broker")} in ${named === 0 ? "no pod" : counted(named, "pod")}`,
    counted(topics.length, "topic"),
    counted(partitions, "partition"),
  ].join(", ");
  return { title, tables: pods.length === 0 ? [] : [podTable(pods)] };
}

const COLUMNS = "Pod|Brokers|Fenced|Racks|Leaders|per broker|Replicas|per broker".split("|");

function podTable(pods: readonly PodDescription[]): TableView {
  const rows = pods.map((description) => [
    nameOf(description.pod),
    idsText(description.brokers),
    idsText(description.fenced),
    fewOf(description.racks.map(nameOf)),
    grouped(description.leaders),
    spreadText(description.leaderSpread),
    grouped(description.replicas),
    spreadText(description.replicaSpread),
  ]);
  return tableOf("Brokers by pod", COLUMNS, rows);
}

/** A table without the columns that have nothing in them. */
function tableOf(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): TableView {
  const isShown = (_: string, i: number) => rows.some((row) => row[i] !== "");
  return {
    caption,
    columns: columns.filter(isShown),
    rows: rows.map((row) => row.filter(isShown)),
  };
}

function nameOf(name: string | null): string {
  return name === null ? "(none)" : word(name);
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

function auditOf(cluster: KnownCluster, { interval: text, pod }: CanaryTexts): ClusterAudit {
  const interval = Number(text);
  const rules = canaryRules({ interval, pod });
  const { findings } = auditPlacement({ ...cluster, rules });
  const rule = interval === 1 ? "every partition" : `one partition of ${grouped(interval)}`;
  const many = findings.length === 0 ? "nothing found" : counted(findings.length, "finding");
  const byCode = CODES.map((code) => findings.filter((finding) => finding.code === code));
  return {
    text: `Canaries, ${rule}, in pod ${word(pod)}: ${many}`,
    tables: byCode.flatMap(findingTable),
    ...planOf({ ...cluster, rules }),
  };
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
const SHOWN = 100;

/** The findings of a code; none if there is no such finding. */
function findingTable(findings: readonly PodFinding[]): readonly TableView[] {
  const [first] = findings;
  if (first === undefined) return [];
  const { code, severity } = first;
  const more = findings.length - SHOWN;
  return [tableOf(
    `${code} – ${severity}, ${grouped(findings.length)}: ${MEANINGS[code]}`,
    [placeName(first), "Brokers"],
    [
      ...findings.slice(0, SHOWN).map(findingRow),
      ...more > 0 ? [[`… ${grouped(more)} more`, ""]] : [],
    ],
  )];
}

function placeName({ topic, partition }: PodFinding): string {
  if (topic === undefined) return "Pod";
  return partition === undefined ? "Topic" : "Partition";
}

/** Where, and which brokers. */
function findingRow({ code, topic, partition, brokers, pods, expected }: PodFinding): string[] {
  const place = topic === undefined
    ? fewOf(pods.map(word))
    : `${word(topic)}${partition === undefined ? "" : `-${partition}`}`;
  const ids = idsText(brokers);
  if (code === "UNDERSIZED") return [place, `${ids || "none"}, ${expected} expected`];
  if (code === "RACK_NARROW") return [place, `${ids}; the others have ${expected} racks`];
  return [place, ids];
}

function planOf(
  request: Parameters<typeof planReassignment>[0],
): Pick<ClusterAudit, "plan" | "stays"> {
  try {
    const { reassignment, impossible } = planReassignment(request);
    const isEmpty = reassignment.partitions.length === 0;
    const more = impossible.length - SHOWN;
    const stays = [
      ...impossible.slice(0, SHOWN).map(stayText),
      ...more > 0 ? [`${grouped(more)} more partitions cannot be moved`] : [],
      ...isEmpty ? ["There is nothing to move"] : [],
    ];
    return { plan: isEmpty ? "" : JSON.stringify(reassignment), stays };
  } catch (error) {
    return { plan: "", stays: [(error as Error).message] }; // more than can be planned
  }
}

function stayText({ topic, partition, reason, pods }: ImpossibleMove): string {
  return `${word(topic)}-${partition} cannot be moved: ${REASONS[reason]} ${fewOf(pods.map(word))}`;
}

const REASONS: Readonly<Record<ImpossibleMove["reason"], string>> = {
  PLACEMENT_OVERLAP: "it is claimed by the rules of the pods",
  TOO_FEW_BROKERS: "too few brokers may hold it instead; it is about pod",
};

/** Text of a peer: a short word, or in quotes. */
function word(text: string): string {
  return printable(wordOf(text));
}
