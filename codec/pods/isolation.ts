// Who may hold a partition: the semantics of the pull request (connection E.3, steps 1 and 2).

import { grouped, type PodBroker } from "./cluster.ts";

/** Rules by pod: which partitions belong into it. */
export type PlacementRules = ReadonlyMap<string, (partition: number) => boolean>;

/**
 * How the questions are answered that KIP-1095 and its pull request leave open. Where an answer may have mattered, a note
 * of the placement says so.
 */
export interface PodReadings {
  /** A pod is live if it has brokers, fenced ones too. Default false: it needs one that is in service. */
  readonly fencedKeepsPod: boolean;
  /** Brokers in service without a pod keep every pod live. Default false. */
  readonly podlessKeepsPod: boolean;
  /** When two rules that claim a partition are an error: "after" those of dead pods are dropped, or "before". */
  readonly overlap: "after" | "before";
  /** What becomes of a partition that no broker may hold: it is an "error", or "anybody" may. Default "error". */
  readonly nobody: "error" | "anybody";
  /** Adjacent partitions are placed together if they have the same "brokers" (default), or the same "rule". */
  readonly joinedBy: "brokers" | "rule";
  /** A pod of the empty name is a "pod" (default), or "none". */
  readonly emptyPod: "pod" | "none";
  /** Names of pods are equal if they are the same text ("exact", default), or but for case and outer blanks ("folded"). */
  readonly names: "exact" | "folded";
}

const DEFAULTS: PodReadings = {
  fencedKeepsPod: false,
  podlessKeepsPod: false,
  overlap: "after",
  nobody: "error",
  joinedBy: "brokers",
  emptyPod: "pod",
  names: "exact",
};

/** A pod as brokers have it. */
export type Pod = string | null | undefined;

/** Which brokers may hold which partitions. */
export interface Isolation {
  readonly readings: PodReadings;
  /** Pods that have a rule. */
  readonly pods: readonly string[];
  /** Those that are live: their rules are in force. */
  readonly live: readonly string[];
  /** What pods are compared by; null: none. */
  keyOf(pod: Pod): string | null;
  /** Whether a pod has a broker in service. */
  isServed(pod: Pod): boolean;
  /** The pods whose rules claim a partition. */
  claims(partition: number): readonly string[];
  /** The pod that a partition belongs into, null if into none; and those that claim it against the rules, or none. */
  claimed(partition: number): readonly [claim: string | null, overlap: readonly string[]];
  /** Whether a broker of a pod may hold a partition that belongs into another, or, null, into none. */
  allows(pod: Pod, claim: string | null): boolean;
}

/** The rules for these brokers. */
export function isolate(
  brokers: readonly PodBroker[],
  rules: PlacementRules,
  given: Partial<PodReadings> = {},
): Isolation {
  const readings = { ...DEFAULTS, ...given };
  const { fencedKeepsPod, podlessKeepsPod, overlap, emptyPod, names } = readings;
  const keyOf = (pod: Pod) => {
    if (pod === undefined || pod === null || pod === "" && emptyPod === "none") return null;
    return names === "folded" ? foldedName(pod) : pod;
  };
  const keysOf = (some: readonly PodBroker[]) => new Set(some.map(({ pod }) => keyOf(pod)));
  const served = keysOf(brokers.filter(({ isFenced }) => !isFenced));
  const present = fencedKeepsPod ? keysOf(brokers) : served;
  const isLive = (pod: string) => present.has(keyOf(pod)) || podlessKeepsPod && served.has(null);
  const pods = [...rules.keys()];
  const live = pods.filter(isLive);
  const ruled = new Set(live.map(keyOf));
  const claims = (partition: number) => pods.filter((pod) => rules.get(pod)!(partition));
  return {
    readings,
    pods,
    live,
    keyOf,
    isServed: (pod) => served.has(keyOf(pod)),
    claims,
    claimed: (partition) => {
      const all = claims(partition);
      const [claim = null, ...others] = all.filter(isLive);
      const isOverlap = others.length > 0 || overlap === "before" && all.length > 1;
      return [claim, !isOverlap ? [] : overlap === "before" ? all : all.filter(isLive)];
    },
    allows: (pod, claim) => {
      const key = keyOf(pod);
      return key === null || (claim === null ? !ruled.has(key) : key === keyOf(claim));
    },
  };
}

/** A name without what people get wrong. */
function foldedName(pod: string): string {
  return pod.trim().toLowerCase();
}

/** The names of pods of brokers. */
export function namesOf(brokers: readonly PodBroker[]): string[] {
  return brokers.flatMap(({ pod }) => typeof pod === "string" ? [pod] : []);
}

/** Names that are equal but for case or blanks, together. */
export function mixedNames(pods: readonly string[]): readonly (readonly string[])[] {
  const names = grouped([...new Set(pods)], foldedName);
  return [...names.values()].filter(({ length }) => length > 1);
}
