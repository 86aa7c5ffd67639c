// Brokers by pod, findings and a plan, as they are shown.

import {
  auditPlacement,
  canaryRules,
  planReassignment,
  type PodDescription,
  type PodFinding,
} from "kafka-wire/pods";
import { counted, grouped } from "../../../codec/capture/text_words.ts";
import type { KnownCluster } from "../../../codec/command/pods_clusters.ts";
import {
  CODES,
  findingRow,
  headText,
  idsText,
  MEANINGS,
  rowOf,
  ruleText,
  stayText,
  word,
} from "../../../codec/command/pods_words.ts";
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
  const title = headText(cluster, pods, isOneOfMany);
  return { title, tables: pods.length === 0 ? [] : [podTable(pods)] };
}

const COLUMNS = "Pod|Brokers|Fenced|Racks|Leaders|per broker|Replicas|per broker".split("|");

function podTable(pods: readonly PodDescription[]): TableView {
  return tableOf("Brokers by pod", COLUMNS, pods.map(rowOf));
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

function auditOf(cluster: KnownCluster, { interval: text, pod }: CanaryTexts): ClusterAudit {
  const interval = Number(text);
  const rules = canaryRules({ interval, pod });
  const { findings } = auditPlacement({ ...cluster, rules });
  const many = findings.length === 0 ? "nothing found" : counted(findings.length, "finding");
  const byCode = CODES.map((code) => findings.filter((finding) => finding.code === code));
  return {
    text: `${capital(ruleText(interval, pod))}: ${many}`,
    tables: byCode.flatMap(findingTable),
    ...planOf({ ...cluster, rules }),
  };
}

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
      ...findings.slice(0, SHOWN).map((one) => findingRow(one, idsText)),
      ...more > 0 ? [[`… ${grouped(more)} more`, ""]] : [],
    ],
  )];
}

function placeName({ topic, partition }: PodFinding): string {
  if (topic === undefined) return "Pod";
  return partition === undefined ? "Topic" : "Partition";
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
