// What is known of pods while answers disagree: views with confidence (connection B.10).

import type { PodBroker, PodConfidence } from "./cluster.ts";

/** What is known of the pod of a node. */
export interface PodSighting {
  /** The node. */
  readonly nodeId: number;
  /** Its pod, as it was last told; null: none. */
  readonly pod: string | null;
  /** How sure that is. */
  readonly confidence: PodConfidence;
  /** Whether the newest answer lists the node. */
  readonly isListed: boolean;
  /** Who told the pod: the last two that did, the newest first. */
  readonly seenBy: readonly (number | string)[];
  /** When it was told last, milliseconds; null: never. */
  readonly seenMs: number | null;
  /** How many answers since then listed the node without a pod, though they had one for another node. */
  readonly denials: number;
}

/** An answer that lists nodes. */
export interface PodAnswer {
  /** Who has answered: a node id, or an address. */
  readonly responder: number | string;
  /** When, milliseconds on any clock that does not go back. */
  readonly nowMs: number;
  /** The nodes. */
  readonly brokers: readonly PodBroker[];
  /** `metadata.max.age.ms`: what is stale is forgotten after twice that time. Default 300,000. */
  readonly maxAgeMs?: number;
}

const MAX_AGE_MS = 300_000;
const DENIALS = 2;
const MOST_UNLISTED = 1_000;

/**
 * What is known after an answer. In the course of a rolling upgrade some brokers tell pods and others do not know of them,
 * so a pod that an answer does not tell is kept for a while, as `stale`: until two answers that tell other pods have denied
 * it, or it is too old. Who has told the pod alone and no longer does is believed at once.
 *
 * @param before What was known; empty at the start.
 * @returns By node id, plain data. Nodes that are no longer listed are kept for as long as stale ones, 1,000 of them.
 * @example
 * ```ts
 * import { podSightings } from "kafka-wire/pods";
 * const told = [{ id: 1, pod: "main" }, { id: 2, pod: "canary-broker" }];
 * const first = podSightings([], { responder: 1, nowMs: 0, brokers: told });
 * const brokers = [{ id: 1 }, { id: 2 }]; // an old broker answers
 * const [, second] = podSightings(first, { responder: 2, nowMs: 1_000, brokers });
 * if (second?.pod !== "canary-broker" || second.confidence !== "stale") throw new Error("Cannot match");
 * ```
 */
export function podSightings(
  before: readonly PodSighting[],
  answer: PodAnswer,
): readonly PodSighting[] {
  const { brokers, nowMs, maxAgeMs = MAX_AGE_MS } = answer;
  const fresh = before.filter(({ seenMs }) => seenMs !== null && nowMs - seenMs <= 2 * maxAgeMs);
  const known = new Map(fresh.map((sighting) => [sighting.nodeId, sighting]));
  const knows = brokers.some(({ pod }) => typeof pod === "string");
  const listed = brokers.map((broker) => sighted(known.get(broker.id), broker, answer, knows));
  for (const { id } of brokers) known.delete(id);
  const unlisted = Array.from(known.values(), (sighting) => stale(sighting, { isListed: false }));
  return [...listed, ...unlisted.slice(0, MOST_UNLISTED)].sort((a, b) => a.nodeId - b.nodeId);
}

function sighted(
  before: PodSighting | undefined,
  { id: nodeId, pod = null }: PodBroker,
  { responder, nowMs }: PodAnswer,
  knows: boolean,
): PodSighting {
  const others = before?.seenBy.filter((one) => one !== responder) ?? [];
  if (pod !== null) {
    const seenBy = [responder, ...others.slice(0, 1)];
    const facts = { isListed: true, seenBy, seenMs: nowMs, denials: 0 };
    return { nodeId, pod, confidence: "seen", ...facts };
  }
  const denials = (before?.denials ?? 0) + (knows ? 1 : 0);
  if (before && others.length > 0 && denials < DENIALS) {
    return stale(before, { isListed: true, denials });
  }
  const nothing = { isListed: true, seenBy: [], seenMs: null, denials: 0 };
  return { nodeId, pod: null, confidence: "none", ...nothing };
}

function stale(before: PodSighting, change: Partial<PodSighting>): PodSighting {
  return { ...before, confidence: "stale", ...change };
}

/** Brokers with the pods that are known of them, and how sure these are. */
export function withSightings(
  brokers: readonly PodBroker[],
  sightings: readonly PodSighting[],
): readonly PodBroker[] {
  const known = new Map(sightings.map((sighting) => [sighting.nodeId, sighting]));
  return brokers.map((broker) => {
    const { pod = null, confidence = "none" } = known.get(broker.id) ?? {};
    return { ...broker, pod, confidence };
  });
}
