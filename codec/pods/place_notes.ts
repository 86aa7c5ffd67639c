// Which open questions may have mattered for a placement.

import { type Isolation, mixedNames, namesOf, type PodReadings } from "./isolation.ts";
import type { BrokerSets, PlaceRequest } from "./place.ts";

/** An open question that may have mattered, and how it was answered. */
export interface PlacementNote {
  /** The question. */
  readonly question: keyof PodReadings;
  /** The answer. */
  readonly answer: boolean | string;
  /** The pods that it is about: those that have only fenced brokers, those whose names differ in case … */
  readonly pods: readonly string[];
}

/** The notes; none if there are no rules. */
export function notesOf(
  { brokers, start = 0, count }: PlaceRequest,
  { readings, pods, live, keyOf, isServed, claims }: Isolation,
  sets: BrokerSets,
): readonly PlacementNote[] {
  const present = new Set(brokers.map(({ pod }) => keyOf(pod)));
  const unserved = pods.filter((pod) => !isServed(pod));
  const dropped = live.length < pods.length ? claims : () => [];
  const asked: Partial<Record<keyof PodReadings, readonly string[]>> = {
    fencedKeepsPod: unserved.filter((pod) => present.has(keyOf(pod))),
    podlessKeepsPod: isServed(null) ? unserved : [],
    overlap: firstOverlap(start, start + count, dropped),
    nobody: [...sets].flatMap(([, set]) => set.allowed === 0 ? set.pods : []),
    joinedBy: new Set([...sets].map(([, { key }]) => key)).size < sets.size ? live : [],
    emptyPod: namesOf(brokers).filter((pod) => pod === "").slice(0, 1),
    names: mixedNames([...pods, ...namesOf(brokers)]).flat(),
  };
  const questions = Object.keys(asked) as (keyof PodReadings)[];
  return questions.filter((question) => pods.length > 0 && asked[question]!.length > 0)
    .map((question) => ({ question, answer: readings[question], pods: asked[question]! }));
}

/** The rules of the first partition that more than one claims. It is no error if all but one are dropped. */
function firstOverlap(
  start: number,
  end: number,
  claims: (partition: number) => readonly string[],
): readonly string[] {
  for (let i = start; i < end; i++) {
    const pods = claims(i);
    if (pods.length > 1) return pods;
  }
  return [];
}
