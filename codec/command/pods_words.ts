// The words in which pods, findings and moves are told, on the command line and in the inspector.

import { counted, grouped, printable, wordOf } from "../capture/text_words.ts";
import type {
  ImpossibleMove,
  PodDescription,
  PodFinding,
  PodFindingCode,
  Spread,
} from "../pods/mod.ts";
import type { KnownCluster } from "./pods_clusters.ts";

/** A cluster in a line: how many brokers, pods, topics, partitions. */
export function headText(
  { clusterId, brokers, topics }: KnownCluster,
  pods: readonly PodDescription[],
  isOneOfMany: boolean,
): string {
  const named = pods.filter(({ pod }) => pod !== null).length;
  const partitions = topics.reduce((n, { partitions }) => n + partitions.length, 0);
  return [
    ...isOneOfMany ? [`cluster ${clusterId === null ? "unknown" : word(clusterId)}`] : [],
    `${counted(brokers.length, "broker")} in ${named === 0 ? "no pod" : counted(named, "pod")}`,
    counted(topics.length, "topic"),
    counted(partitions, "partition"),
  ].join(", ");
}

/** A pod: name, brokers, fenced ones, racks, leaders and replicas, each with what one broker has. */
export function rowOf(description: PodDescription): string[] {
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

/** The first texts, and how many there are more. */
export function fewOf(texts: readonly string[]): string {
  const more = texts.length - FEW;
  return [...texts.slice(0, FEW), ...more > 0 ? [`${grouped(more)} more`] : []].join(", ");
}

/** Ids in order, runs of them as "3-7". */
export function idsText(ids: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const id of [...ids].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.[1] === id - 1) run[1] = id;
    else runs.push([id, id]);
  }
  return fewOf(runs.map(([first, last]) => first === last ? `${first}` : `${first}-${last}`));
}

/** What each finding means, the worst first. */
export const MEANINGS: Readonly<Record<PodFindingCode, string>> = {
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

/** Every code, the worst first. */
export const CODES = Object.keys(MEANINGS) as readonly PodFindingCode[];

/** The rule of canaries: how many partitions, in which pod. */
export function ruleText(interval: number, pod: string): string {
  const rule = interval === 1 ? "every partition" : `one partition of ${grouped(interval)}`;
  return `canaries, ${rule}, in pod ${word(pod)}`;
}

/** Where, and which brokers, in the words of `brokersText`. */
export function findingRow(
  { code, topic, partition, brokers, pods, expected }: PodFinding,
  brokersText: (ids: readonly number[]) => string,
): string[] {
  const place = topic === undefined
    ? fewOf(pods.map(word))
    : `${word(topic)}${partition === undefined ? "" : `-${partition}`}`;
  const ids = brokersText(brokers);
  if (code === "UNDERSIZED") return [place, `${ids || "none"}, ${expected} expected`];
  if (code === "RACK_NARROW") return [place, `${ids}; the others have ${expected} racks`];
  return [place, ids];
}

/** Why a partition stays where it is. */
export function stayText({ topic, partition, reason, pods }: ImpossibleMove): string {
  return `${word(topic)}-${partition} cannot be moved: ${REASONS[reason]} ${fewOf(pods.map(word))}`;
}

const REASONS: Readonly<Record<ImpossibleMove["reason"], string>> = {
  PLACEMENT_OVERLAP: "it is claimed by the rules of the pods",
  TOO_FEW_BROKERS: "too few brokers may hold it instead; it is about pod",
};

/** Text of a peer: a short word, or in quotes. */
export function word(text: string): string {
  return printable(wordOf(text));
}
